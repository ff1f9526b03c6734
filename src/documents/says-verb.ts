import { isCrud } from '../words/lexicon.ts';
import { mayBeginWithVerb, splitRunTogether } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';

/** Whether a verb that a method specifies is among the words of a segment. */
export function saysCrud(segment: string): boolean {
  return splitWords(segment).some(({ text }) => isCrud(text));
}

/** Whether a segment begins with such a verb. */
export function beginsWithCrud(segment: string): boolean {
  return isCrud(splitWords(segment)[0]?.text ?? '');
}

/**
 * Whether a segment specifies more than a verb alone, which is stated about too many things; what a verb precedes may
 * be a noun that only a path tells.
 */
export function isCompound(segment: string): boolean {
  const words = splitWords(segment);
  return words.flatMap((each) => splitRunTogether(each)).length > 1 || words.some((each) => mayBeginWithVerb(each));
}
