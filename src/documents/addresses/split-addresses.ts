import type { Range } from '../../model/text.ts';
import { HOLE } from '../../paths/dialects.ts';
import { isStatement, type TemplateTag } from '../pages/template-tags.ts';

/** A stretch of text in which addresses are looked for. */
export interface Area {
  readonly value: string;
  /** Where a part of the text is in the source. */
  locate(start: number, end: number): Range;
}

/** Characters that no address contains, outside of tags. */
const BREAK = /[\s"'`<>]/;

/** The greatest length of an address. */
const LONGEST = 1_000;

/** The most optional texts of which all combinations are read: with more, all together and each by itself. */
const MOST_OPTIONAL = 5;

/**
 * Finds the addresses that a page may contain where statements of its template split them: `/users/{{#if
 * a}}getAll{{/if}}` becomes `/users/` and `/users/getAll`. A statement writes no text itself, and the text between two
 * may be left out. A word without a slash is one where a link is nothing else: it is relative to the page. There the
 * texts of an expression count too: `getAll` of `href="<%= all ? 'getAll' : '7' %>"`.
 *
 * @param tags the tags of the template, in order
 */
export function* splitAddresses(text: string, tags: readonly TemplateTag[], [start, end]: Range): Generator<Area> {
  for (const chain of chainsIn(text, tags, start)) {
    const whole = aroundChain(text, chain, [start, end]);
    if (whole[1] - whole[0] > LONGEST) continue;
    const isLink = LINK.test(text.slice(Math.max(0, whole[0] - LONGEST_NAME), whole[0]));
    const parts = partsOf(chain, whole);
    const readings = [
      ...(chain.some(isStatement) ? alternativesOf(parts) : []),
      ...(isLink && !hasSlash(parts, text) ? writtenInValues(parts, text) : []),
    ];
    for (const reading of readings) {
      const area = joined(text, reading);
      if (area.value.includes('/')) yield area;
      else if (isLink && /\w/.test(area.value)) yield belowPage(area);
    }
  }
}

/** Whether the text outside of all tags has a slash: words behind it are found in other ways. */
function hasSlash(parts: readonly Part[], text: string): boolean {
  return parts.flat().some(({ range, isValue }) => !isValue && text.slice(...range).includes('/'));
}

/** A text in the expression of a tag. */
const WRITTEN = /(["'`])([\w.~-]+)\1/g;

/** The text around all tags, with each text that the expression of a tag contains in the place of its value. */
function* writtenInValues(parts: readonly Part[], text: string): Generator<readonly Part[]> {
  const pieces = parts.flat();
  for (const [at, { range, isValue }] of pieces.entries())
    for (const { index, 2: word = '' } of isValue ? text.slice(...range).matchAll(WRITTEN) : []) {
      const start = range[0] + index + 1;
      const written: Piece = { range: [start, start + word.length], isValue: false };
      yield [[...pieces.slice(0, at), written, ...pieces.slice(at + 1)]];
    }
}

/** An attribute that is an address of the page, before its value. */
const LINK = /\s(?:href|src|action|formaction|hx-(?:get|post|put|patch|delete)|data-(?:href|url|action))\s*=\s*["']?$/i;
const LONGEST_NAME = 20;

/** A relative address below that of the page, which is not known. */
function belowPage(area: Area): Area {
  const before = `${HOLE}/`;
  const own = (at: number): number => Math.max(0, at - before.length);
  return { value: before + area.value, locate: (start, end) => area.locate(own(start), Math.max(1, own(end))) };
}

/** The tags, grouped by the word that they are in. */
function* chainsIn(text: string, tags: readonly TemplateTag[], start: number): Generator<readonly TemplateTag[]> {
  let chain: TemplateTag[] = [];
  let from = start;
  for (const tag of tags) {
    if (chain.length > 0 && BREAK.test(text.slice(from, tag.range[0]))) {
      yield chain;
      chain = [];
    }
    chain.push(tag);
    from = tag.range[1];
  }
  if (chain.length > 0) yield chain;
}

/** The word that a chain is in. */
function aroundChain(text: string, chain: readonly TemplateTag[], [first, last]: Range): Range {
  let [start, end] = [chain[0]?.range[0] ?? first, chain.at(-1)?.range[1] ?? last];
  while (start > first && !BREAK.test(text.charAt(start - 1))) start -= 1;
  while (end < last && !BREAK.test(text.charAt(end))) end += 1;
  return [start, end];
}

/** A text of the page, or a value that its template puts in. */
interface Piece {
  readonly range: Range;
  readonly isValue: boolean;
}

/** What is between two statements. */
type Part = readonly Piece[];

function partsOf(chain: readonly TemplateTag[], [start, end]: Range): readonly Part[] {
  const parts: Piece[][] = [[]];
  let from = start;
  const add = (range: Range, isValue: boolean): void => {
    if (range[0] < range[1]) parts.at(-1)?.push({ range, isValue });
  };
  for (const tag of chain) {
    add([from, tag.range[0]], false);
    if (isStatement(tag)) parts.push([]);
    else add(tag.range, true);
    from = tag.range[1];
  }
  add([from, end], false);
  return parts;
}

/** The text around all statements, with each choice of the parts between them. */
function* alternativesOf(parts: readonly Part[]): Generator<readonly Part[]> {
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  const optional = parts.slice(1, -1).filter((part) => part.length > 0);
  if (optional.length > MOST_OPTIONAL) {
    yield [first, ...optional, last];
    for (const part of optional) yield [first, part, last];
    return;
  }
  for (let chosen = 0; chosen < 2 ** optional.length; chosen += 1)
    yield [first, ...optional.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1), last];
}

/** Joins parts, with a hole for each value. */
function joined(text: string, parts: readonly Part[]): Area {
  let value = '';
  const places: Range[] = [];
  for (const { range, isValue } of parts.flat()) {
    value += isValue ? HOLE : text.slice(...range);
    if (isValue) places.push(range);
    else for (let at = range[0]; at < range[1]; at += 1) places.push([at, at + 1]);
  }
  return { value, locate: (start, end) => [places[start]?.[0] ?? 0, places[end - 1]?.[1] ?? 0] };
}
