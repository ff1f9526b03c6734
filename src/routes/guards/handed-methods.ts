import { namePattern } from '../../text/given-names.ts';
import { METHOD_ARRAY, methodsIn, QUOTED_METHOD } from '../../text/method-names.ts';
import type { AskedList, MethodList } from './method-lists.ts';
import { takersOf } from './takers.ts';

/** A call that is handed methods first: `only('GET', 'POST')`, `only(['GET', 'POST'], check)`. */
const CALL = new RegExp(String.raw`(?<![\w$])([A-Za-z_$][\w$]{0,60})\(\s{0,9}(?:${METHOD_ARRAY}|${QUOTED_METHOD}(?:\s{0,9},\s{0,9}${QUOTED_METHOD}){0,8})\s{0,9}[,)]`, 'g');
const MOST = 50;

/** How a list is called that a function is handed. */
function listOf(name: string): string {
  return `${name}()`;
}

/** Finds the methods that the functions of a project are handed, which may make middleware of them. */
export function handedMethods(text: string): readonly MethodList[] {
  return [...text.matchAll(CALL)].slice(0, MOST).map(({ index, 0: matched, 1: name = '' }) => ({ name: listOf(name), within: null, methods: methodsIn(matched.slice(name.length)), range: [index, index + matched.length] }));
}

/**
 * The lists that functions of a file are handed, in which they look for the method of a request.
 *
 * @param names those of the lists in the file, of which some may be parameters
 */
export function handedLists(text: string, names: readonly string[]): readonly AskedList[] {
  const own = [...new Set(names)];
  const taken = own.filter((name) => isTakenOfOptions(name, text)).map((name): AskedList => ({ name, imported: name, by: 'guard' }));
  return [...taken, ...own.flatMap((name) => takersOf(name, text).map((taker) => ({ name: listOf(taker), imported: listOf(taker), by: 'guard' as const })))];
}

/** Whether a function takes something by a name out of the options that it is handed: `({ verbs, check }) => {}`. */
function isTakenOfOptions(name: string, text: string): boolean {
  return new RegExp(String.raw`\(\s{0,9}\{[^{}]{0,200}(?<![\w$.])${namePattern(name)}\s{0,9}[,}]`).test(text);
}
