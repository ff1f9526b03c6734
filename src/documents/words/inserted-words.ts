import { askedOnce } from '../../text/places.ts';
import { BEHIND_SLASH, isBaseName } from '../kept/url-insertions.ts';

/** How many characters before a word are searched for the address that it is put into. */
const BEFORE = 160;

/**
 * A slash and the expression after it whose value continues the address, up to one of the words in the expression:
 * `/users/${id ? 'update' : 'create'}`, `'/users/' + (id ? 'update' : 'create')`,
 * `/users/{{ 'update' if user else 'create' }}`, `'/users/' + 'create'`.
 */
const PUT_IN = new RegExp(String.raw`(?:${BEHIND_SLASH}|\/(?:<%[-=]?|\{\{))(?:\$\{[^{}]{0,60}\}|[^;}%]){0,150}$`);
/** What comes right before a word that is a value, and right before one that a value is only compared with. */
const VALUE = /(?:[?:(,[|&+{=]|\belse)\s*$/;
const COMPARED = /[=!<>]=\s*$/;

/** A quick test first: most sources put nothing into an address. */
const MAY_PUT_IN = new RegExp(String.raw`${BEHIND_SLASH}|\/(?:<%|\{\{)|\.replace(?:All)?\(\s*["'\x60][:{<[]`);
const mayPutIn = askedOnce((source) => MAY_PUT_IN.test(source));

/** What a parameter of an address is replaced by: `'/users/:action'.replace(':action', 'create')`. */
const REPLACED = /\.replace(?:All)?\(\s*["'`][:{<[][^"'`]{1,40}["'`]\s*,\s*$/;

/** The objects before the name of a member: `this.state.`; empty for a variable. */
const MEMBER_OF = String.raw`(?:[\w$]{1,40}\.){0,3}`;

/**
 * What may be between the `=` of an assignment and a word: a condition that chooses the word, or a call with the word
 * as its argument.
 */
const CHOICE = String.raw`(?:[^=;{}]|\{[^{}]{0,60}\}|(?<=[=!<>])=|=(?=[=>])){1,100}[?:(]\s*`;
/**
 * An assignment of a word, of one of several words, or of the result of a call with a word: `let action = 'create'`,
 * `const tail = id === undefined ? 'create' : 'update/' + id`, `const [action] = useState('create')`.
 */
const ASSIGNED = new RegExp(
  String.raw`(?<![\w$.])${MEMBER_OF}([\w$]{1,40})(?:\s*,\s*[\w$]{1,40})?\s*\]?\s*(?::[^=;{}]{1,60})?=` +
    String.raw`(?![=>])\s*(?:${CHOICE})?$`,
);

/** A variable that a text puts after a slash, and one that it puts after another variable. */
const PUT_VARIABLE = new RegExp(String.raw`${BEHIND_SLASH}\s*${MEMBER_OF}([\w$]{1,40})(?![\w$.([])`, 'g');
const PUT_BEHIND = new RegExp(
  String.raw`([\w$]{1,40})\s*(?:\+|\}\$\{)(?=\s*${MEMBER_OF}([\w$]{1,40})(?![\w$.([]))`,
  'g',
);
/**
 * A variable or a property whose text is the beginning of a URL and ends in a slash: `const users = API + '/users/'`.
 */
const ENDS_IN_SLASH = /([\w$]{1,40})\s*[:=]\s*(?:[^=;\n{]|(?<=\$)\{){0,120}?\/["'`]\s*(?=[;,)\n}]|$)/g;

const putVariables = askedOnce((source) => {
  const bases = new Set([...source.matchAll(ENDS_IN_SLASH)].map(([, name = '']) => name));
  const behind = [...source.matchAll(PUT_BEHIND)].flatMap(([, base = '', name = '']) =>
    bases.has(base) || isBaseName(base) ? [name] : [],
  );
  return new Set([...[...source.matchAll(PUT_VARIABLE)].map(([, name = '']) => name), ...behind]);
});

/**
 * Whether a word, or the variable that gets it, is put into an address after a slash.
 *
 * @param start where the word begins, after its quote
 */
export function isInserted(source: string, start: number): boolean {
  const variables = putVariables(source);
  if (!mayPutIn(source) && variables.size === 0) return false;
  const before = source.slice(Math.max(0, start - 1 - BEFORE), start - 1);
  if (before.includes('/') && VALUE.test(before) && !COMPARED.test(before) && PUT_IN.test(before)) return true;
  if (before.includes('.replace') && REPLACED.test(before)) return true;
  const [, name] = variables.size > 0 ? (ASSIGNED.exec(before) ?? []) : [];
  return name !== undefined && variables.has(name);
}

/** The parameters of the addresses in a text: `/users/:id/:action`, `/users/{id}/{action}`. */
const PARAMETER = /\/(?::|(?<!\$)\{)([a-z_$][\w$]{0,40})/gi;
const parametersOf = askedOnce(
  (source): ReadonlySet<string> => new Set([...source.matchAll(PARAMETER)].map(([, name = '']) => name)),
);

/** The key of a word that is its value. */
const KEY = /(?<![\w$.])["']?([\w$]{1,41})["']?\s*:\s*["'`]$/;

/** How many characters before a word are searched. */
const KEY_REACH = 60;

/**
 * Whether a word is the value for a parameter of an address in the same file: `$resource('/users/:id/:action', {}, {
 * add: { params: { action: 'addTask' } } })`.
 *
 * @param start where the word begins, after its quote
 */
export function fillsParameter(source: string, start: number): boolean {
  const parameters = parametersOf(source);
  if (parameters.size === 0) return false;
  const [, key] = KEY.exec(source.slice(Math.max(0, start - KEY_REACH), start)) ?? [];
  return key !== undefined && parameters.has(key);
}
