import { HOLE } from '../../paths/dialects.ts';
import { is } from '../../words/entries.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../model/text.ts';
import { isDropped } from '../../words/lexicon.ts';
import { splitRunTogether } from '../../words/run-together.ts';
import { splitWords, type Word } from '../../words/split.ts';
import type { Trait } from '../../words/traits.ts';
import type { MixedSegment } from '../../model/mention.ts';

/** A value of run time in a segment, as templates, shells and format strings write it. */
const VALUE = new RegExp(`(?:${HOLE}|\\$?\\{[^{}]{1,60}\\}|\\$\\w{1,60}|%[sv@])+`, 'g');

/** A quick test, since most segments contain no value. */
const MAY_HOLD_VALUE = new RegExp(`[${HOLE}{$%]`);

/** The names of values that contain a query, or a query in the value itself: `${id ? '?id=1' : ''}`. */
const QUERY = /(?:quer|params?\b|search|filter|\bqs\b|suffix|extension|\bext\b)|["'`]\s*[?#]/i;

/** The value that an address ends with. */
const LAST_VALUE = /(?:\$\{|\{\{|<%[-=]?)([^{}%]*)(?:\}|\}\}|%>)$/;

/** What a `+` appends to a text: a value, or a choice between values. */
const ADDED = /^["'`]\s*\+\s*([\w$.]{1,60}|\([^()]{1,80}\))/;

/** A text with the slash before a value, and that value, before a text: `'/' + kind + 'Create'`. */
const SLASH_AND_VALUE = /\/["'`]\s*\+\s*[\w$.]{1,60}(?:\([^()]{0,40}\))?\s*\+\s*["'`]$/;

/**
 * The number of characters that are searched before a text, and the `+` right before it, which most texts do not have.
 */
const BEFORE = 120;
const NEAR = 12;
const ADDS = /\+\s*["'`]$/;

/** Shorter words, and words of these traits, are too common to identify a segment. */
const SHORTEST = 3;
const EMPTY: readonly Trait[] = ['quantifier', 'preposition', 'identifier', 'extension'];

/**
 * The pattern of a segment that is partly text and partly a value of run time; null for any other segment, or where the
 * text contains no word.
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

/** The words by which a pattern is found for a segment. */
export function wordsIn(mixed: string): readonly string[] {
  return mixed.split(HOLE).flatMap((part) => wordsToFind(part).map(({ text }) => text));
}

/**
 * The words of a segment by which patterns that may match it are found. The result is cached, as one segment is
 * compared with many patterns.
 */
export const wordsToFind = askedOnce((segment: string): readonly Word[] => {
  const words = splitWords(segment).flatMap((word) => splitRunTogether(word));
  return words.filter(({ text }) => isDropped(text) || (text.length >= SHORTEST && !is(text, ...EMPTY)));
});

/**
 * Whether a pattern may match a segment: `create*` and `*Ticket` match `createTicket`, as the text of both contains a
 * whole word of it.
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
  return wordsToFind(segment).some((word) => places.some(([start, end]) => start <= word.start && word.end <= end));
}

/**
 * The segments of an address that are partly text, because of the values within it or of those that a `+` puts next to
 * it (`'/get' + kind`, `'/' + kind + 'Create'`). A value at the end whose name is that of a query does not count.
 *
 * @param segments as they are written, with holes for values
 * @param run the address that they are part of
 * @param range where that address is in the source
 */
export function mixedSegments(
  source: string,
  segments: readonly string[],
  run: string,
  range: Range,
): readonly MixedSegment[] {
  const [start, end] = range;
  const isBehind = !run.startsWith('/') && isAppendedToSlash(source, start);
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

/** Whether a text is appended to a slash and a value by `+`. */
export function isAppendedToSlash(source: string, start: number): boolean {
  return (
    ADDS.test(source.slice(Math.max(0, start - NEAR), start)) &&
    SLASH_AND_VALUE.test(source.slice(Math.max(0, start - BEFORE), start))
  );
}

/** Whether a `+` appends a value to a text, and the value continues the last segment. */
function isAddedTo(source: string, end: number): boolean {
  const [, added = ''] = ADDED.exec(source.slice(end, end + BEFORE)) ?? [];
  return added !== '' && !QUERY.test(added) && !/["'`]\//.test(added);
}
