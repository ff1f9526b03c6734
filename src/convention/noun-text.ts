import { takes } from '../words/entries.ts';
import { plural, singular } from '../words/inflect.ts';
import { splitWords, type Word } from '../words/split.ts';
import type { GrammaticalNumber } from '../model/collection.ts';

/** How many the target names: as written, or the collection. */
export type Number = 'kept' | 'plural';

/**
 * The text of a noun taken out of its segment, in the case style as written: of `getUserPosts` it is `userPosts`, of
 * `GetAllUsers` `Users`, of `get-user-posts` `user-posts`.
 *
 * @param text the text in which the offsets of the words are
 * @param noun the words of the noun, at least one, one after the other
 * @param verb the verb that falls; where it began in lower case, so does the noun
 */
export function nounText(text: string, noun: readonly Word[], verb: Word, number: Number): string {
  const [first, last] = [noun[0], noun.at(-1)];
  if (!first || !last) return '';
  const counted = countedWord(noun, last);
  // No one takes two times off.
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

/** The word that gets the plural: of days off and runners-up it is the first. */
function countedWord(noun: readonly Word[], last: Word): Word {
  const before = noun.at(-2);
  return before && takes(last.text, 'after', singular(before.text)) ? before : last;
}

/** `URL`, `URLs`, `IDs`: lower case for one of their letters would look odd. */
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

/** A noun as one text, in the singular: `classreunion` of `classReunions`. */
export function nounKey(words: readonly string[]): string {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join('');
}

/** A text whose last word is in another number; as it is where it has no words. */
export function withNumber(text: string, number: GrammaticalNumber): string {
  const last = splitWords(text).at(-1);
  if (!last) return text;
  const word = text.slice(last.start, last.end);
  return text.slice(0, last.start) + (number === 'plural' ? pluralOf(word) : singularOf(word)) + text.slice(last.end);
}

/** Another form of a word, in lower case, with what the two share written as the word writes it. */
function inCaseOf(word: string, form: string): string {
  const lower = word.toLowerCase();
  let shared = 0;
  while (shared < lower.length && lower[shared] === form[shared]) shared += 1;
  return word.slice(0, shared) + form.slice(shared);
}
