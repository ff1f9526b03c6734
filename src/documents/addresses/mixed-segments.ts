import { HOLE } from '../../paths/dialects.ts';
import { is } from '../../words/entries.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { splitRunTogether } from '../../words/run-together.ts';
import { splitWords, type Word } from '../../words/split.ts';
import type { Trait } from '../../words/traits.ts';
import type { MixedSegment } from '../../model/mention.ts';

/** A value of run time in a segment, as templates, shells and formats write it. */
const VALUE = new RegExp(`(?:${HOLE}|\\$?\\{[^{}]{1,60}\\}|\\$\\w{1,60}|%[sv@])+`, 'g');

/** Most segments hold none, which one look tells. */
const MAY_HOLD_VALUE = new RegExp(`[${HOLE}{$%]`);

/** What a value is called that holds a query, and one that specifies it itself: `${id ? '?id=1' : ''}`. */
const QUERY = /(?:quer|params?\b|search|filter|\bqs\b|suffix|extension|\bext\b)|["'`]\s*[?#]/i;

/** The value that an address ends with. */
const LAST_VALUE = /(?:\$\{|\{\{|<%[-=]?)([^{}%]*)(?:\}|\}\}|%>)$/;

/** What is put after a text by a sum: a value, or a choice between values. */
const ADDED = /^["'`]\s*\+\s*([\w$.]{1,60}|\([^()]{1,80}\))/;

/** A text that specifies the slash before a value, and that value, before a text: `'/' + kind + 'Create'`. */
const SLASH_AND_VALUE = /\/["'`]\s*\+\s*[\w$.]{1,60}(?:\([^()]{0,40}\))?\s*\+\s*["'`]$/;

/** How far before a text that is looked for, and the sign of a sum, which most texts do without. */
const BEFORE = 120;
const NEAR = 12;
const ADDS = /\+\s*["'`]$/;

/** Shorter words, and these, do not determine what is intended. */
const SHORTEST = 3;
const EMPTY: readonly Trait[] = ['quantifier', 'preposition', 'identifier', 'extension'];

/**
 * The pattern of a segment that is partly text and partly a value of run time; null where it is not, or where its text
 * contains no word.
 */
export function mixedText(segment: string): string | null {
  if (!MAY_HOLD_VALUE.test(segment)) return null;
  const text = segment.replace(VALUE, HOLE);
  return text !== HOLE && text.includes(HOLE) && wordsIn(text).length > 0 ? text : null;
}

/** The segments of an address, as they are written, that are partly text and partly a value of run time. */
export function mixedSegmentsOf(segments: readonly string[]): readonly MixedSegment[] {
  return segments.flatMap((segment, at) => {
    const text = mixedText(segment);
    return text === null ? [] : [{ at, text }];
  });
}

/** The words that determine which segments a pattern may represent. */
export function wordsIn(mixed: string): readonly string[] {
  return mixed.split(HOLE).flatMap((part) => tellingWords(part).map(({ text }) => text));
}

/** The words of a segment by which a pattern may represent it: one segment is compared with many patterns. */
export const tellingWords = askedOnce((segment: string): readonly Word[] => {
  const words = splitWords(segment).flatMap((word) => splitRunTogether(word));
  return words.filter(({ text }) => isCrud(text) || (text.length >= SHORTEST && !is(text, ...EMPTY)));
});

/**
 * Whether a pattern may represent a segment: `create*` and `*Ticket` for `createTicket`, which the text of both
 * specifies a whole word of.
 */
export function fits(mixed: string, segment: string): boolean {
  const parts = mixed.toLowerCase().split(HOLE);
  const said = segment.toLowerCase();
  const places: (readonly [number, number])[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const least = isFirst ? 0 : at + 1;
    const start = isFirst ? 0 : isLast ? said.length - part.length : said.indexOf(part, least);
    if (start < least || !said.startsWith(part, start)) return false;
    at = start + part.length;
    places.push([start, at]);
  }
  return tellingWords(segment).some((word) => places.some(([start, end]) => start <= word.start && word.end <= end));
}

/**
 * The segments of an address that are partly text: by the values within it, and by those that a sum puts next to it
 * (`'/get' + kind`, `'/' + kind + 'Create'`). A value at the end that is called like a query is none.
 *
 * @param segments as they are written, with what represents values
 * @param run the address in which they are, and where that is
 */
export function mixedSegments(
  source: string,
  segments: readonly string[],
  run: string,
  range: Range,
): readonly MixedSegment[] {
  const [start, end] = range;
  const isBehind = !run.startsWith('/') && isAddedBehindSlash(source, start);
  const goesOn = !/[?#]|\/$/.test(run) && isAddedTo(source, end);
  return segments.flatMap((segment, at) => {
    const isLast = at === segments.length - 1;
    const text = mixedText(`${at === 0 && isBehind ? HOLE : ''}${segment}${isLast && goesOn ? HOLE : ''}`);
    return text === null ||
      (isLast && !goesOn && text.endsWith(HOLE) && QUERY.test(LAST_VALUE.exec(source.slice(start, end))?.[1] ?? ''))
      ? []
      : [{ at, text }];
  });
}

/** Whether a sum puts a text after a slash and a value. */
export function isAddedBehindSlash(source: string, start: number): boolean {
  return (
    ADDS.test(source.slice(Math.max(0, start - NEAR), start)) &&
    SLASH_AND_VALUE.test(source.slice(Math.max(0, start - BEFORE), start))
  );
}

/** Whether a sum puts a value after a text that goes on its last segment. */
function isAddedTo(source: string, end: number): boolean {
  const [, added = ''] = ADDED.exec(source.slice(end, end + BEFORE)) ?? [];
  return added !== '' && !QUERY.test(added) && !/["'`]\//.test(added);
}
