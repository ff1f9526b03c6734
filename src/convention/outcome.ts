import type { PathChange } from '../model/path.ts';
import type { OpenQuestion } from '../model/verdict.ts';

/** A change of the path, or the question that rules out a certain change, with a good answer where there is one. */
export type Target =
  | { readonly change: PathChange; readonly open: null }
  | {
      readonly change: PathChange | null;
      readonly open: OpenQuestion;
      /** A change that is right only if the handler does what it looks like. */
      readonly shown?: PathChange;
    };

/** Returns a question that rules out a certain change, with a good answer where there is one. */
export function open(question: OpenQuestion, change: PathChange | null = null): Target {
  return { change, open: question };
}
