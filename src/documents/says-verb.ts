import { isCrud } from '../words/lexicon.ts';
import { mayBeginWithVerb, splitRunTogether } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';

/** Whether a CRUD verb is among the words of a segment. */
export function saysCrud(segment: string): boolean {
  return splitWords(segment).some(({ text }) => isCrud(text));
}

/** Whether a segment begins with a CRUD verb. */
export function beginsWithCrud(segment: string): boolean {
  return isCrud(splitWords(segment)[0]?.text ?? '');
}

/**
 * Whether a segment is more than a single verb, which is too common to be an address for sure. A word that begins with
 * a verb counts, since its rest may be a noun that only a path reveals.
 */
export function isCompound(segment: string): boolean {
  const words = splitWords(segment);
  return words.flatMap((each) => splitRunTogether(each)).length > 1 || words.some((each) => mayBeginWithVerb(each));
}
