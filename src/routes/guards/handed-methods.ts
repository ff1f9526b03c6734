import { METHOD_ARRAY, methodsIn, QUOTED_METHOD } from '../../text/method-names.ts';
import type { AskedList, MethodList } from './method-lists.ts';
import { handedAs, takenAs } from './takers.ts';

/**
 * A call that is handed methods first: `only('GET', 'POST')`, `only(['GET', 'POST'], check)`,
 * `only({ methods: ['GET'] })`.
 */
const CALL = new RegExp(
  String.raw`(?<![\w$])([A-Za-z_$][\w$]{0,60})\(\s{0,9}(?:\{\s{0,99}methods?\s{0,9}:\s{0,9})?` +
    String.raw`(?:${METHOD_ARRAY}|${QUOTED_METHOD}(?:\s{0,9},\s{0,9}${QUOTED_METHOD}){0,8})` +
    String.raw`\s{0,99}[,)}]`,
  'g',
);
const MOST = 50;

/** A list that is an option of something: `options.methods`. */
const OPTION = /^([\w$]{1,60})\.methods?$/;

/** Finds the methods that the functions of a project are handed, which may make middleware of them. */
export function handedMethods(text: string): readonly MethodList[] {
  return [...text.matchAll(CALL)].slice(0, MOST).flatMap(({ index, 0: matched, 1: called = '' }) =>
    handedAs(called, text).map(
      (name): MethodList => ({
        name,
        within: null,
        methods: methodsIn(matched.slice(called.length)),
        range: [index, index + matched.length],
      }),
    ),
  );
}

/**
 * The lists that functions of a file are handed, in which they look for the method of a request.
 *
 * @param chains what the lists are called in the file, of which some may be parameters
 * @param file its path; without it nobody knows how others call its default
 */
export function handedLists(text: string, chains: readonly string[], file: string | null): readonly AskedList[] {
  const parameters = new Set(
    chains.flatMap((chain) => (chain.includes('.') ? (OPTION.exec(chain)?.slice(1) ?? []) : [chain])),
  );
  return [...parameters]
    .flatMap((name) => takenAs(name, text, file))
    .map((name) => ({ name, imported: name, by: 'guard' }));
}
