import type { PathChange } from '../model/path.ts';
import type { OpenQuestion } from '../model/verdict.ts';

/**
 * The change of a path that is certain; or the question that a person has to answer first, with the change to suggest.
 */
export type Target =
  | { readonly change: PathChange; readonly open: null }
  | {
      readonly change: PathChange | null;
      readonly open: OpenQuestion;
      /** A change that is right only if the handler does what it looks like. */
      readonly shown?: PathChange;
    };

/**
 * Returns a question that a person has to answer before the path changes, with the change to suggest; null for none.
 */
export function open(question: OpenQuestion, change: PathChange | null = null): Target {
  return { change, open: question };
}
