import { isMethodName } from '../../text/method-names.ts';
import type { Range } from '../../text/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { isOfModule } from '../words/listed-words.ts';
import { saysClient } from './put-into-url.ts';

/** The name of an object, before its brace, and how far before a word that brace is looked for. */
const NAMED = /([\w$]{1,40})\s*(?::[^=;{}]{1,60})?=\s*(?:Object\.freeze\(\s*)?$/;
const VALUE = /["'\w$\]]\s*:\s*$/;
const BEFORE = 120;
const LONGEST_OBJECT = 2_000;

/** What a URL takes of an object by a key of run time: `/users/${STEPS[kind]}`, `'/users/' + steps.of[kind]`. */
const PUT = /\/(?:\$\{|["'`]\s*\+)\s*(?:[\w$]{1,40}\.){0,3}([\w$]{1,40})(?:\?\.)?\[/g;

/**
 * As what a verb alone is kept that is a value of an object with a name: another file may put it into an address by its key; null for any other
 * word.
 *
 * @param range what stands between the quotes
 */
export function tableKept(source: string, [start, end]: Range): string | null {
  const word = source.slice(start, end);
  if (isMethodName(word) || !isCrud(word) || !VALUE.test(source.slice(Math.max(0, start - 1 - BEFORE), start - 1))) return null;
  const before = source.slice(Math.max(0, start - LONGEST_OBJECT), start);
  const brace = before.lastIndexOf('{');
  if (brace < before.lastIndexOf('}')) return null;
  const [, name] = NAMED.exec(before.slice(Math.max(0, brace - BEFORE), Math.max(0, brace))) ?? [];
  return name === undefined ? null : keyOf(name);
}

/** The names of the objects of which a text puts values into the URLs of requests, as {@link tableKept} names them. */
export function putTableNames(text: string): readonly string[] {
  if (!saysClient(text)) return [];
  return [...text.matchAll(PUT)].filter(({ index }) => !isOfModule(text, index)).map(([, name = '']) => keyOf(name));
}

function keyOf(name: string): string {
  return `${name}{}`;
}
