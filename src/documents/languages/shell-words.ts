import type { Mention } from '../../model/mention.ts';
import { wordMention } from '../word-mention.ts';

/**
 * The words of a loop in a shell, and those of an array: `for name in getUsers getPosts; do`, `names=(getUsers
 * getPosts)`.
 */
const LOOP = /\bfor\s+(\w{1,40})\s+in\s+([^;\n)]{1,2000})/g;
const LIST = /(?<![\w$])\w{1,40}=\(([^()]{1,2000})\)/g;
/** A variable after a slash. */
const PUT = /\/\$\{?(\w{1,40})/g;
const WORD = /(?<![^\s"'])[a-z][\w-]{2,79}(?![^\s"'])/gi;

/**
 * Finds the words that a script puts into addresses one by one: those of a loop whose variable follows a slash, and
 * those of all arrays where there is such a loop.
 */
export function* shellWords(text: string, kind: 'document' | 'foreign'): Generator<Mention> {
  const put = new Set(text.includes('/$') ? [...text.matchAll(PUT)].map(([, name]) => name) : []);
  const loops = put.size === 0 ? [] : [...text.matchAll(LOOP)].filter(([, name]) => put.has(name));
  const lists = loops.some(([, , words = '']) => words.includes('[@]') || words.includes('[*]'))
    ? [...text.matchAll(LIST)]
    : [];
  const stretches = [
    ...loops.map(({ index, 0: { length }, 2: words = '' }) => [index + length - words.length, words] as const),
    ...lists.map(({ index, 0: { length }, 1: words = '' }) => [index + length - 1 - words.length, words] as const),
  ];
  for (const [start, words] of stretches) {
    for (const { index, 0: word } of words.matchAll(WORD))
      yield wordMention(kind, word, [start + index, start + index + word.length]);
  }
}
