import { is } from '../words/entries.ts';
import { isPlural } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';
import { lastText } from '../words/split.ts';

/** The words after a verb: its object, and the clause after that. */
export interface WordsAfterVerb {
  /** The last word of the verb's object; empty where a criterion follows at once: `searchByName`. */
  readonly head: string;
  readonly many: boolean;
  /** Whether it is a list of something: `searchUserList`. */
  readonly listed: boolean;
  /** Whether a `by` follows, and with it the criterion for which ones are meant: `getUserByName`. */
  readonly criterion: boolean;
  /** Whether a preposition of direction follows: `moveFilesToFolder`. */
  readonly moved: boolean;
}

/**
 * Splits the words after a verb into its object and the clause after it: of `user by name` the object is `user`. A verb
 * that forms one word with its preposition has no clause: `check-in-date`.
 */
export function wordsAfterVerb(words: readonly Word[]): WordsAfterVerb {
  const clause = words.findIndex(({ text }, at) => text === 'by' || (at > 0 && is(text, 'clause')));
  const object = clause < 0 ? words : words.slice(0, clause);
  const head = lastText(object);
  const listed = head === 'list' && object.length > 1 && !is(object.at(-2)?.text ?? '', 'before-list');
  // `exists` is a clause, and no plural: `checkUserExists`.
  const opening = words[clause]?.text ?? '';
  return {
    head,
    many: head !== 'exists' && isPlural(head),
    listed,
    criterion: opening === 'by',
    moved: is(opening, 'direction'),
  };
}
