import { HOLE } from '../paths/path.ts';
import type { Mention } from './model.ts';
import { wordMention } from './word-mention.ts';

/** A group of words one of which stands in an address: `^/users/(create|update)$`, as proxies and programs of other languages write it. */
const GROUP = /((?:\/(?:[\w.~-]{1,60}|:\w{1,40}|\{\w{1,40}\})){0,8})\/\((?:\?:)?([\w-]{1,40}(?:\|[\w-]{1,40}){1,19})\)/g;

/**
 * Finds the addresses that a text writes with a group of words, one for each of them.
 *
 * @param most how many to find
 */
export function wordGroups(text: string, kind: 'document' | 'foreign', most: number): readonly Mention[] {
  const found: Mention[] = [];
  if (!text.includes('|')) return found;
  for (const { index, 0: written, 1: before = '', 2: words = '' } of text.matchAll(GROUP)) {
    if (found.length >= most) break;
    const segments = before.split('/').slice(1).map((segment) => (/^[:{]/.test(segment) ? HOLE : segment.toLowerCase()));
    const range = [index, index + written.length] as const;
    for (const word of words.split('|')) found.push({ kind, written, segments: [...segments, word.toLowerCase()], opensBefore: true, opensBehind: true, range });
  }
  return found;
}

/** The two words of a condition in a page: `/users/{{#if user}}update{{else}}create{{/if}}`. */
const CHOICE = /\/(?:\{\{~?#(?:if|unless)\b[^{}]{0,80}\}\}|<%-?[^%]{0,80}\{\s*-?%>)\s*([\w-]{1,60})\s*(?:\{\{~?else~?\}\}|<%-?\s*\}\s*else\s*\{\s*-?%>)\s*([\w-]{1,60})/g;

/**
 * Finds the words that a page puts at the end of an address under a condition, and otherwise.
 *
 * @param most how many to find
 */
export function chosenWords(text: string, most: number): readonly Mention[] {
  const found = [...text.matchAll(CHOICE)].flatMap(({ index, 0: written, 1: word = '', 2: other = '' }) => {
    const [end, first] = [index + written.length, index + written.indexOf(word)];
    return [wordMention('view', word, [first, first + word.length]), wordMention('view', other, [end - other.length, end])];
  });
  return found.slice(0, most);
}
