import { askedOnce } from '../../text/places.ts';

/** The parameters of the addresses in a text: `/users/:id/:action`, `/users/{id}/{action}`. */
const PARAMETER = /\/(?::|(?<!\$)\{)([a-z_$][\w$]{0,40})/gi;
const parametersOf = askedOnce(
  (source): ReadonlySet<string> => new Set([...source.matchAll(PARAMETER)].map(([, name = '']) => name)),
);

/** The key of a word that is its value. */
const KEY = /(?<![\w$.])["']?([\w$]{1,41})["']?\s*:\s*["'`]$/;

/** How many characters before a word are searched. */
const BEFORE = 60;

/**
 * Whether a word is the value for a parameter of an address in the same file: `$resource('/users/:id/:action', {}, {
 * add: { params: { action: 'addTask' } } })`.
 *
 * @param start where the word begins, after its quote
 */
export function fillsParameter(source: string, start: number): boolean {
  const parameters = parametersOf(source);
  if (parameters.size === 0) return false;
  const [, key] = KEY.exec(source.slice(Math.max(0, start - BEFORE), start)) ?? [];
  return key !== undefined && parameters.has(key);
}
