import { askedOnce } from '../../text/places.ts';

/** How far back it is looked for what a word is put into. */
const BEFORE = 160;

/**
 * What stands behind a slash and tells at run time how the address goes on, up to one of its words: `/users/${id ? 'update' : 'create'}`,
 * `'/users/' + (id ? 'update' : 'create')`, `/users/{{ 'update' if user else 'create' }}`, `'/users/' + 'create'`.
 */
const PUT_IN = /\/(?:\$\{|["'`]\s*\+|<%[-=]?|\{\{)(?:\$\{[^{}]{0,60}\}|[^;}%]){0,150}$/;
/** What stands right before such a word; what a value is compared with is none. */
const VALUE = /(?:[?:(,[|&+{=]|\belse)\s*$/;
const COMPARED = /[=!<>]=\s*$/;

/** Most sources put nothing into an address, which one look tells. */
const mayPutIn = askedOnce((source) => /\/(?:\$\{|["'`]\s*\+|<%|\{\{)|\.replace(?:All)?\(\s*["'`][:{<[]/.test(source));

/** What a parameter of an address is replaced by: `'/users/:action'.replace(':action', 'create')`. */
const REPLACED = /\.replace(?:All)?\(\s*["'`][:{<[][^"'`]{1,40}["'`]\s*,\s*$/;

/** A variable that gets a word or one of several, perhaps by a function: `let action = 'create'`, `const [action] = useState('create')`. */
const ASSIGNED = /(?<![\w$.])([\w$]{1,40})(?:\s*,\s*[\w$]{1,40})?\s*\]?\s*(?::[^=;{}]{1,60})?=(?!>)\s*(?:[^=;{}]{1,100}[?:(]\s*)?$/;
/** The variables that a text puts in behind a slash. */
const PUT_VARIABLE = /\/(?:\$\{|["'`]\s*\+)\s*([\w$]{1,40})(?![\w$.([])/g;
const putVariables = askedOnce((source) => new Set([...source.matchAll(PUT_VARIABLE)].map(([, name = '']) => name)));

/**
 * Whether a word, or the variable that gets it, is put into an address behind a slash.
 *
 * @param start where the word begins, behind its quote
 */
export function isPutIn(source: string, start: number): boolean {
  if (!mayPutIn(source)) return false;
  const before = source.slice(Math.max(0, start - 1 - BEFORE), start - 1);
  if (before.includes('/') && VALUE.test(before) && !COMPARED.test(before) && PUT_IN.test(before)) return true;
  if (before.includes('.replace') && REPLACED.test(before)) return true;
  const [, name] = putVariables(source).size > 0 ? (ASSIGNED.exec(before) ?? []) : [];
  return name !== undefined && putVariables(source).has(name);
}
