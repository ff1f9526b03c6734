import { isRelated } from '../words/entries.ts';
import { plural, singular } from '../words/inflect.ts';
import { splitWords, type Word } from '../words/split.ts';
import type { GrammaticalNumber } from '../model/collection.ts';

/** The number of the noun in the target: as it is written, or the plural, which names the collection. */
export type Number = 'kept' | 'plural';

/**
 * The text of a noun without the rest of its segment, in the case style of the segment: `userPosts` of `getUserPosts`,
 * `Users` of `GetAllUsers`, `user-posts` of `get-user-posts`.
 *
 * @param text the text in which the offsets of the words are
 * @param noun the words of the noun, at least one, one after the other
 * @param verb the verb that is removed; where it begins in lower case, the noun will too
 */
export function nounText(text: string, noun: readonly Word[], verb: Word, number: Number): string {
  const [first, last] = [noun[0], noun.at(-1)];
  if (!first || !last) return '';
  const counted = countedWord(noun, last);
  // `time off` has no plural.
  const isFreeTime = counted !== last && counted.text === 'time';
  const head = text.slice(counted.start, counted.end);
  const written =
    text.slice(first.start, counted.start) +
    (number === 'plural' && !isFreeTime ? pluralOf(head) : head) +
    text.slice(counted.end, last.end);
  if (first.start < verb.start || verb.capital) return written;
  const end = isAcronym(text.slice(first.start, first.end)) ? first.end - first.start : 1;
  return written.slice(0, end).toLowerCase() + written.slice(end);
}

/** The word that takes the plural: the last one, but the first of `days off` and `runners-up`. */
function countedWord(noun: readonly Word[], last: Word): Word {
  const before = noun.at(-2);
  return before && isRelated(last.text, 'after', singular(before.text)) ? before : last;
}

/** Whether a word is an acronym (`URL`, `IDs`): to put only its first letter in lower case would look odd. */
function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}s?$/u.test(word);
}

/** The plural of a word in its own case: `Category` is `Categories`, `API` is `APIs`. */
export function pluralOf(word: string): string {
  const lower = word.toLowerCase();
  return inCaseOf(word, singular(lower) === lower ? plural(lower) : lower);
}

/** The singular of a word in its own case: `Categories` is `Category`, `APIs` is `API`. */
export function singularOf(word: string): string {
  return inCaseOf(word, singular(word.toLowerCase()));
}

/** A key for a noun: its words written together, the last one in the singular (`classreunion` of `classReunions`). */
export function nounKey(words: readonly string[]): string {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join('');
}

/** A text with its last word in the singular or the plural; the same text where it has no words. */
export function withNumber(text: string, number: GrammaticalNumber): string {
  const last = splitWords(text).at(-1);
  if (!last) return text;
  const word = text.slice(last.start, last.end);
  return text.slice(0, last.start) + (number === 'plural' ? pluralOf(word) : singularOf(word)) + text.slice(last.end);
}

/** Another form of a word, with the letters that the two have in common in the case of the word. */
function inCaseOf(word: string, form: string): string {
  const lower = word.toLowerCase();
  let shared = 0;
  while (shared < lower.length && lower[shared] === form[shared]) shared += 1;
  return word.slice(0, shared) + form.slice(shared);
}
