import { mayHoldVerb } from '../convention/verb-segment.ts';
import { HOLE } from '../paths/dialects.ts';

const SEGMENT = /^[\w-]{3,60}$/;

/** The segments of a text that may hold a verb. */
export function verbsOf(text: string, between: RegExp): readonly string[] {
  const parts = text.split(between);
  const isSentence = !DATA.test(text) && (SENTENCE.test(text) || parts.length > MOST_WORDS);
  const segments = isSentence ? text.split(BETWEEN_SEGMENTS) : parts;
  return segments
    .filter((segment) => SEGMENT.test(segment))
    .map((segment) => segment.toLowerCase())
    .filter(mayHoldVerb);
}

export const BETWEEN_SEGMENTS = new RegExp(`[/?#${HOLE}]`);

export const BETWEEN_WORDS = /[^\w-]+/;

/**
 * A text that begins with a capitalized word, or has more than {@link MOST_WORDS} words, is a sentence; JSON is none.
 */
const SENTENCE = /^\p{Lu}\p{Ll}*\s/u;

const MOST_WORDS = 4;

const DATA = /^\s*[[{]/;

/** A longer text is prose or code, and no part of an address. */
export const LONGEST_TEXT = 300;

/** A text without a letter is no part of an address. */
export const LETTER = /\p{L}/u;
