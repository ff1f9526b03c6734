import { remembered } from '../remembered.ts';

/** One word of a segment, with its place in the text it was split from. */
export interface Word {
  /** In lower case, as in the lexicon. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is written with a capital. */
  readonly capital?: boolean;
}

/**
 * Acronym with a plural s (`URLs`), acronym (`API`, also before a capitalised word), capitalised or lower-case word,
 * digits. Every alternative consumes at least one character and none is tried twice at one place, so the time is
 * linear.
 */
const WORD = /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Nd}+|[\p{Lo}\p{M}]+|\p{Lu}/gu;

/**
 * Splits a text into words at case changes, digits and everything that is neither letter nor digit: `getAllUsers`,
 * `get-all-users`, `get_all_users` and `GetAllUsers` are the same three words, `listAPIKeys` is list, api, keys.
 *
 * @param text a static segment or a piece of one
 * @param offset what to add to the offsets of the words
 */
export function splitWords(text: string, offset = 0): readonly Word[] {
  const words = wordsOf(text);
  return offset === 0 ? words : words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }));
}

/** Words alone, without their places: `get`, `all`, `users`. */
export function textsOf(words: readonly Word[]): readonly string[] {
  return words.map((word) => word.text);
}

/** The text of the first of some words; empty where there is none. */
export function firstText(words: readonly Word[]): string {
  return words[0]?.text ?? '';
}

/** The text of the last of some words, of a noun its head; empty where there is none. */
export function lastText(words: readonly Word[]): string {
  return words.at(-1)?.text ?? '';
}

/** The words of a text alone. */
export function wordTexts(text: string): readonly string[] {
  return textsOf(splitWords(text));
}

const wordsOf = remembered(
  (text): readonly Word[] =>
    Array.from(text.matchAll(WORD), ({ 0: written, index }) => {
      const lower = written.toLowerCase();
      return {
        text: lower,
        start: index,
        end: index + written.length,
        ...(lower[0] !== written[0] && { capital: true }),
      };
    }),
  { most: 10_000, longest: 100 },
);
