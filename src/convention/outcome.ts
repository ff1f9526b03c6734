import type { PathChange } from '../model/path-change.ts';
import type { OpenQuestion } from '../model/verdict.ts';

/** A change of the path text, or the question that is against a certain one, with a good answer where there is one. */
export type Target =
  | { readonly change: PathChange; readonly open: null }
  | {
      readonly change: PathChange | null;
      readonly open: OpenQuestion;
      /** The change that only what the handler does could make certain. */
      readonly shown?: PathChange;
    };

/** The question that is against a certain change, with a good answer where there is one. */
export function open(question: OpenQuestion, change: PathChange | null = null): Target {
  return { change, open: question };
}
