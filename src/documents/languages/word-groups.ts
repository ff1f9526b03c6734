import { HOLE } from '../../paths/dialects.ts';
import type { Mention } from '../../model/mention.ts';

/** The segments before a pattern, and its pieces: a group of alternative words, and an optional letter. */
const SEGMENTS = String.raw`((?:\/(?:[\w.~-]{1,60}|:\w{1,40}|\{\w{1,40}\})){0,8})`;
const GROUP = String.raw`\((?:\?:)?[\w-]{1,40}(?:\|[\w-]{0,40}){0,19}\)\??`;
const LETTER = String.raw`[\w-]\?(?=[$(/])`;
/**
 * A segment of a pattern, as proxies and programs of other languages write it: `^/users/(create|update)$`,
 * `^/create(User|Post)s?$`.
 */
const PATTERN = new RegExp(
  String.raw`${SEGMENTS}\/([\w.~-]{0,60}?(?:${GROUP}|${LETTER})(?:${GROUP}|${LETTER}|[\w~-]|\.(?![*+?])){0,60})`,
  'g',
);
const PIECE = new RegExp(String.raw`\((?:\?:)?([\w|-]{1,900})\)(\??)|([\w-])\?|[\w.~-]`, 'g');

/** The most segments that are read of one pattern; more are no list of words. */
const MOST_SEGMENTS = 64;

/** Finds the addresses of a text with alternative words or optional parts in a segment: one for each. */
export function* wordGroups(text: string, kind: 'document' | 'foreign'): Generator<Mention> {
  if (!text.includes('|') && !text.includes('?')) return;
  for (const { index, 0: written, 1: before = '', 2: pattern = '' } of text.matchAll(PATTERN)) {
    const words = segmentsOf(pattern);
    // A group of one word without an optional part gives one segment only.
    if (words.length < 2) continue;
    const segments = before
      .split('/')
      .slice(1)
      .map((segment) => (/^[:{]/.test(segment) ? HOLE : segment.toLowerCase()));
    const range = [index, index + written.length] as const;
    for (const word of words)
      yield { kind, written, segments: [...segments, word.toLowerCase()], openPrefix: true, openSuffix: true, range };
  }
}

/** All segments that a pattern matches. */
function segmentsOf(pattern: string): readonly string[] {
  let segments: readonly string[] = [''];
  for (const { 0: piece, 1: group, 2: missing, 3: letter } of pattern.matchAll(PIECE)) {
    const ways =
      group === undefined
        ? letter === undefined
          ? [piece]
          : [letter, '']
        : [...group.split('|'), ...(missing === '?' ? [''] : [])];
    segments = segments.flatMap((segment) => ways.map((way) => segment + way)).slice(0, MOST_SEGMENTS);
  }
  return [...new Set(segments)].filter((segment) => segment !== '');
}
