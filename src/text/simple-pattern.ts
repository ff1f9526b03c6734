import { remembered } from '../remembered.ts';

/** The longest source that is compiled: no one writes longer patterns for addresses. */
const LONGEST = 200;
/** A repeated group or a reference to a group: the time for these may grow without bound. */
const UNBOUNDED_GROUP = /\)(?:[*+]|\{\d{1,9},)|\\[1-9k]/;
/** Each repetition multiplies the time by the length of the text, and each optional part doubles it. */
const REPETITION = /[*+]|\{\d{1,9},\d{0,9}\}/g;
const OPTION = /(?<![(*+?])\?/g;
const MOST_REPETITIONS = 4;
const MOST_OPTIONS = 8;
const CLASS = /\[(?:[^\]\\]|\\.)*\]|\\./g;

/**
 * The pattern for a key, which is the flags, a space and the source. Remembered, because the same few patterns are
 * tested against every address of a project.
 */
const patternOf = remembered(
  (key) => {
    const space = key.indexOf(' ');
    return make(key.slice(space + 1), key.slice(0, space));
  },
  { most: 1_000 },
);

/**
 * Compiles a regular expression of the linted code, if it needs little time for any short text.
 *
 * @param source the text between the slashes
 * @returns null where it is invalid, or may take long
 */
export function simplePattern(source: string, flags: string): RegExp | null {
  return patternOf(`${flags} ${source}`);
}

function make(source: string, flags: string): RegExp | null {
  const plain = source.replace(CLASS, (part) => (/^\\[1-9k]/.test(part) ? part : 'x'));
  if (
    source.length > LONGEST ||
    UNBOUNDED_GROUP.test(plain) ||
    countOf(REPETITION, plain) > MOST_REPETITIONS ||
    countOf(OPTION, plain) > MOST_OPTIONS
  )
    return null;
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
