import { HOLE } from '../../paths/dialects.ts';
import { isDropped } from '../../words/lexicon.ts';
import type { Mention } from '../../model/mention.ts';
import { wordMention } from '../word-mentions.ts';

/**
 * A segment, up to two values of run time, and the next segment, as programs of other languages join them:
 * `pathSegments: ['users', id, 'edit']`, `BASE / "users" / "create"`.
 */
const PAIR = new RegExp(
  String.raw`["']([\w-]{1,60})["'](?=((?:\s{0,9}[,/]\s{0,9}[\w.$]{1,40}(?:\([\w.$]{0,40}\))?){0,2})` +
    String.raw`(\s{0,9}[,/]\s{0,9}["'])([\w-]{1,60})["'])`,
  'g',
);
const BETWEEN = /[,/]/g;

/**
 * Finds the words that a rewrite may drop and that a program of another language may join to the segment before them.
 * Other words are found without the segment before them, by other searches.
 */
export function* joinedSegments(text: string): Generator<Mention> {
  for (const { index, 0: written, 1: before = '', 2: values = '', 3: gap = '', 4: word = '' } of text.matchAll(PAIR)) {
    if (!isDropped(word.toLowerCase())) continue;
    const start = index + written.length + values.length + gap.length;
    const holes = [...values.matchAll(BETWEEN)].map(() => HOLE);
    yield {
      ...wordMention('foreign', word, [start, start + word.length], true),
      segments: [before.toLowerCase(), ...holes, word.toLowerCase()],
    };
  }
}

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

/**
 * The beginning of a condition in a template, its `else`, and the rest of an address after a word: values, and more
 * segments.
 */
const IF =
  String.raw`(?:\{\{~?#(?:if|unless)\b[^{}]{0,80}\}\}|\{%-?\s*(?:if|unless)\b[^%]{0,80}%\}` +
  String.raw`|<%-?[^%]{0,80}\{\s*-?%>)`;
const ELSE = String.raw`(?:\{\{~?else~?\}\}|\{%-?\s*else\s*-?%\}|<%-?\s*\}\s*else\s*\{\s*-?%>)`;
const REST = String.raw`(?:<%=[^%]{1,60}%>|\{\{[^{}#/]{1,60}\}\}|[\w/.-]){0,40}`;
/** The two words of a condition in a template: `/users/{{#if user}}update/{{user.id}}{{else}}create{{/if}}`. */
const CHOICE = new RegExp(String.raw`(\/${IF}\s*)([\w-]{1,60})\b${REST}?\s*${ELSE}\s*([\w-]{1,60})`, 'g');

/** Finds the two words of which a condition in a template puts one after a slash of an address. */
export function* chosenWords(text: string): Generator<Mention> {
  for (const { index, 0: written, 1: before = '', 2: word = '', 3: other = '' } of text.matchAll(CHOICE)) {
    const [end, first] = [index + written.length, index + before.length];
    yield wordMention('view', word, [first, first + word.length], true);
    yield wordMention('view', other, [end - other.length, end], true);
  }
}
