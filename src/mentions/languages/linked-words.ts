import type { Mention } from '../model.ts';
import { wordMention } from '../word-mention.ts';

/** Where a page names an address of one word, relative to its own: `<form action="delete">`, `<a href="list?page=2">`, `<button hx-post="create">`. */
const LINKED = /(?:<form\b[^<>]{0,60}\baction|\b(?:href|formaction|hx-(?:get|post|put|patch|delete)))\s{0,5}=\s{0,5}["']([\w-]{1,100})(?=[?#"'])/gi;

/**
 * Finds the addresses of a page that do without any slash.
 *
 * @param most how many to find
 */
export function linkedWords(text: string, most: number): readonly Mention[] {
  const found: Mention[] = [];
  for (const { index, 0: matched, 1: word = '' } of text.matchAll(LINKED)) {
    if (found.length === most) break;
    if (!/[a-z]/i.test(word)) continue;
    const end = index + matched.length;
    found.push(wordMention('view', word, [end - word.length, end]));
  }
  return found;
}
