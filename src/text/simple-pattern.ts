import { remembered } from '../remembered.ts';

/** No one writes longer ones of addresses. */
const LONGEST = 200;
/** A group that is repeated, and what refers to one: the time that these take may grow without bound. */
const UNBOUNDED_GROUP = /\)(?:[*+]|\{\d{1,9},)|\\[1-9k]/;
/** The time grows with the length of the text by each of these, and doubles by each part that may be left out. */
const REPETITION = /[*+]|\{\d{1,9},\d{0,9}\}/g;
const OPTION = /(?<![(*+?])\?/g;
const MOST_REPETITIONS = 4;
const MOST_OPTIONS = 8;
const CLASS = /\[(?:[^\]\\]|\\.)*\]|\\./g;

/** The pattern of flags and, after a space, a source: a project asks the same few for each of its addresses. */
const patternOf = remembered(
  (key) => {
    const space = key.indexOf(' ');
    return make(key.slice(space + 1), key.slice(0, space));
  },
  { most: 1_000 },
);

/**
 * Makes a regular expression of what a source file states about one, if short texts take it little time whatever they
 * are.
 *
 * @param source what is between the slashes
 * @returns null for what is no regular expression, and for one that may take long
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
