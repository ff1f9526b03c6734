import { askedOnce } from '../../text/places.ts';

/** The parameters of the addresses that a text writes: `/users/:id/:action`, `/users/{id}/{action}`. */
const PARAMETER = /\/(?::|(?<!\$)\{)([a-z_$][\w$]{0,40})/gi;
const parametersOf = askedOnce(
  (source): ReadonlySet<string> => new Set([...source.matchAll(PARAMETER)].map(([, name = '']) => name)),
);

/** The key that a word is given to. */
const KEY = /(?<![\w$.])["']?([\w$]{1,41})["']?\s*:\s*["'`]$/;

/** How far before a word that is looked for. */
const BEFORE = 60;

/**
 * Whether a word fills a parameter of an address that its file writes:
 * `$resource('/users/:id/:action', {}, { add: { params: { action: 'addTask' } } })`.
 *
 * @param start where the word begins, after its quote
 */
export function fillsParameter(source: string, start: number): boolean {
  const parameters = parametersOf(source);
  if (parameters.size === 0) return false;
  const [, key] = KEY.exec(source.slice(Math.max(0, start - BEFORE), start)) ?? [];
  return key !== undefined && parameters.has(key);
}
