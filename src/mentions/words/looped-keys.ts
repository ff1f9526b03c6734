import { partStarts } from '../../text/brackets.ts';
import { GIVEN, namePattern, WRAPPED } from '../../text/given-names.ts';
import { saysCrud } from '../says-verb.ts';
import { loopedNames } from './listed-words.ts';
import type { Mention } from '../../model/mention.ts';
import { wordMention } from '../word-mention.ts';

/** What goes over the keys of an object. */
const LOOPS = /\bObject\.(?:keys|entries)\(|\sin\s/;

/** A key, behind comments. */
const KEY = /\s*(?:\/\/[^\n]*\n\s*|\/\*[^*]{0,200}\*\/\s*){0,3}(["']?)([A-Za-z_$][\w$-]{0,60})\1\s*[:(,}]/y;

/** How many names are looked for, and how many objects of one name. */
const MOST_NAMES = 50;
const MOST_OBJECTS = 20;

/**
 * Finds the keys of objects that a source puts into addresses one by one: `create` of
 * `const ACTIONS = { create: 'POST' }` beside `` Object.entries(ACTIONS).map(([word, method]) => send(method,
 * `/users/${word}`)) ``.
 */
export function* loopedKeys(source: string): Generator<Mention> {
  if (!LOOPS.test(source)) return;
  for (const name of [...loopedNames(source)].slice(0, MOST_NAMES)) {
    for (const {
      index,
      0: { length },
    } of [...source.matchAll(objectCalled(name))].slice(0, MOST_OBJECTS)) {
      for (const [start, end] of keysIn(source, index + length - 1)) {
        const word = source.slice(start, end);
        if (saysCrud(word)) yield wordMention('code', word, [start, end]);
      }
    }
  }
}

function objectCalled(name: string): RegExp {
  return new RegExp(String.raw`(?<![\w$.])${namePattern(name)}${GIVEN}${WRAPPED}\{`, 'g');
}

/** Where the keys of an object stand that begins at a brace. */
function keysIn(source: string, brace: number): readonly (readonly [start: number, end: number])[] {
  return partStarts(source, brace).flatMap((begin) => {
    KEY.lastIndex = begin;
    const [matched, quote = '', key = ''] = KEY.exec(source) ?? [];
    if (matched === undefined) return [];
    const start = begin + matched.lastIndexOf(quote + key) + quote.length;
    return [[start, start + key.length] as const];
  });
}
