import { isCommentedOut } from '../text/comment-lines.ts';

const SETTING = /\baxios\.defaults\.baseURL\s{0,9}=(?!=)\s{0,9}(?:(?:'([^'\n]*)'|"([^"\n]*)")\s{0,9}(?:;|\n|$))?/g;

/** What a file lets all clients of axios begin their URLs with; null where it does not say what that is. */
export type DefaultBase = string | null;

/** Reads what the text of a source file sets as `axios.defaults.baseURL`. */
export function defaultBases(text: string): readonly DefaultBase[] {
  if (!text.includes('.defaults.baseURL')) return [];
  return [...text.matchAll(SETTING)]
    .filter(({ index }) => !isCommentedOut(text, index))
    .map(([, single, double]) => single ?? double ?? null);
}
