import { braceBefore } from '../../text/brackets.ts';
import { ending } from '../../text/ending.ts';
import { nameGiven } from '../../text/given-names.ts';
import { isMethodName } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { saysCrud } from '../says-verb.ts';
import { loopedNames } from '../words/listed-words.ts';
import { listAround } from '../words/word-lists.ts';
import { BEHIND_SLASH, putInto, saysClient } from './put-into-url.ts';

/** What stands before the value of a key, and how far before that the brace of its object is looked for. */
const isValue = ending(/["'\w$\]]\s*:\s*/);
const LONGEST_OBJECT = 2_000;

/** What a URL takes of an object by a key of run time: `/users/${STEPS[kind]}`, `'/users/' + steps.of[kind]`. */
const PUT = new RegExp(String.raw`${BEHIND_SLASH}\s*(?:[\w$]{1,40}\.){0,3}([\w$]{1,40})(?:\?\.)?\[`, 'g');

/**
 * As what a word of a list with a name is kept: another file may put its words into addresses one by one; null for any
 * other word, a method, and what says no verb.
 *
 * @param range what stands between the quotes
 */
export function listKept(source: string, [start, end]: Range): string | null {
  const word = source.slice(start, end);
  const name = isMethodName(word) || !saysCrud(word) ? undefined : listAround(source, start)?.name;
  return name === undefined ? null : listKey(name);
}

/**
 * As what a verb alone is kept that is a value of an object with a name: another file may put it into an address by its
 * key; null for any other word.
 */
export function tableKept(source: string, [start, end]: Range): string | null {
  const word = source.slice(start, end);
  if (isMethodName(word) || !isCrud(word) || !isValue(source, start - 1)) return null;
  const brace = braceBefore(source, start, LONGEST_OBJECT);
  const name = brace === -1 ? undefined : nameGiven(source, brace);
  return name === undefined ? null : tableKey(name);
}

/** The lists whose words a text puts into addresses, as {@link listKept} names them. */
export function putListNames(text: string): readonly string[] {
  return [...loopedNames(text)].map(listKey);
}

/** The objects of which a text puts values into the URLs of requests, as {@link tableKept} names them. */
export function putTableNames(text: string): readonly string[] {
  return saysClient(text) ? putInto(text, PUT).map(([, name = '']) => tableKey(name)) : [];
}

function listKey(name: string): string {
  return `${name}[]`;
}

function tableKey(name: string): string {
  return `${name}{}`;
}
