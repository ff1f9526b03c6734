import type { Mention } from '../../model/mention.ts';
import { beginsWithCrud } from '../says-verb.ts';
import { wordMention } from '../word-mention.ts';

/**
 * What a variable grows by, up to the end of its statement: `url += 'create'`, `url = url + (isNew ? 'create' : id)`.
 */
const GROWS = /(?:\+=|(?<![\w$.])([\w$.]{1,40})\s{0,9}=\s{0,9}\1\s{0,9}\+)\s{0,9}([^;\n]{1,120})/g;
/** Most sources add no text to a variable, which is told sooner. */
const MAY_GROW = /\+=|=\s{0,9}[\w$.]{1,40}\s{0,9}\+/;
/** A word by itself, and one that begins a text in which an address goes on. */
const WORD = /(["'`])([a-z][\w-]{1,60})(?=\1|[?/]|\$\{)/gi;

/** A text that ends where an address may go on. */
const OPEN_END = /((?:\/[\w.~-]{1,60}){1,3})\/["'`](?!\s*\+)/g;

/** How many such texts and words of a source are put together. */
const MOST_ADDRESSES = 20;
const MOST_WORDS = 50;

/**
 * Finds the addresses that a source puts together statement by statement, where a verb, alone or with its noun, goes
 * behind a slash: `let url = '/users/'; if (isNew) url += 'create';`. By which name a function gets the beginning only
 * run time tells.
 */
export function* grownAddresses(source: string): Generator<Mention> {
  if (!MAY_GROW.test(source)) return;
  const words = [...source.matchAll(GROWS)]
    .flatMap(({ index, 0: { length }, 2: added = '' }) => verbsIn(added, index + length - added.length))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return;
  const beginnings = new Set([...source.matchAll(OPEN_END)].map(([, path = '']) => path.toLowerCase()));
  for (const { at, word } of words) {
    const mention = wordMention('code', word, [at, at + word.length], true);
    for (const path of [...beginnings].slice(0, MOST_ADDRESSES))
      yield { ...mention, segments: [...path.split('/').slice(1), ...mention.segments] };
  }
}

/** The words of a stretch of text that begin with a verb, and where they stand. */
function verbsIn(stretch: string, start: number): readonly { readonly at: number; readonly word: string }[] {
  return [...stretch.matchAll(WORD)]
    .filter(([, , word = '']) => beginsWithCrud(word))
    .map(({ index, 2: word = '' }) => ({ at: start + index + 1, word }));
}
