import { askedOnce } from '../../text/places.ts';
import { BEHIND_SLASH, isBaseName } from '../kept/put-into-url.ts';

/** How far back it is looked for what a word is put into. */
const BEFORE = 160;

/**
 * What follows a slash and tells at run time how the address goes on, up to one of its words:
 * `/users/${id ? 'update' : 'create'}`, `'/users/' + (id ? 'update' : 'create')`,
 * `/users/{{ 'update' if user else 'create' }}`, `'/users/' + 'create'`.
 */
const PUT_IN = new RegExp(String.raw`(?:${BEHIND_SLASH}|\/(?:<%[-=]?|\{\{))(?:\$\{[^{}]{0,60}\}|[^;}%]){0,150}$`);
/** What is right before such a word; what a value is compared with is none. */
const VALUE = /(?:[?:(,[|&+{=]|\belse)\s*$/;
const COMPARED = /[=!<>]=\s*$/;

/** Most sources put nothing into an address, which one look tells. */
const MAY_PUT_IN = new RegExp(String.raw`${BEHIND_SLASH}|\/(?:<%|\{\{)|\.replace(?:All)?\(\s*["'\x60][:{<[]`);
const mayPutIn = askedOnce((source) => MAY_PUT_IN.test(source));

/** What a parameter of an address is replaced by: `'/users/:action'.replace(':action', 'create')`. */
const REPLACED = /\.replace(?:All)?\(\s*["'`][:{<[][^"'`]{1,40}["'`]\s*,\s*$/;

/** A variable, or a member of whatever holds it. */
const MEMBER_OF = String.raw`(?:[\w$]{1,40}\.){0,3}`;

/** What chooses a word, whatever it compares, or a function that is passed one. */
const CHOICE = String.raw`(?:[^=;{}]|\{[^{}]{0,60}\}|(?<=[=!<>])=|=(?=[=>])){1,100}[?:(]\s*`;
/**
 * A variable that gets a word or one of several, perhaps by a function: `let action = 'create'`,
 * `const tail = id === undefined ? 'create' : 'update/' + id`, `const [action] = useState('create')`.
 */
const ASSIGNED = new RegExp(
  String.raw`(?<![\w$.])${MEMBER_OF}([\w$]{1,40})(?:\s*,\s*[\w$]{1,40})?\s*\]?\s*(?::[^=;{}]{1,60})?=` +
    String.raw`(?![=>])\s*(?:${CHOICE})?$`,
);

/** The variables that a text puts in after a slash, and those after a variable. */
const PUT_VARIABLE = new RegExp(String.raw`${BEHIND_SLASH}\s*${MEMBER_OF}([\w$]{1,40})(?![\w$.([])`, 'g');
const PUT_BEHIND = new RegExp(
  String.raw`([\w$]{1,40})\s*(?:\+|\}\$\{)(?=\s*${MEMBER_OF}([\w$]{1,40})(?![\w$.([]))`,
  'g',
);
/** A variable or a property that specifies the beginning of a URL up to a slash: `const users = API + '/users/'`. */
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
export function isPutIn(source: string, start: number): boolean {
  const variables = putVariables(source);
  if (!mayPutIn(source) && variables.size === 0) return false;
  const before = source.slice(Math.max(0, start - 1 - BEFORE), start - 1);
  if (before.includes('/') && VALUE.test(before) && !COMPARED.test(before) && PUT_IN.test(before)) return true;
  if (before.includes('.replace') && REPLACED.test(before)) return true;
  const [, name] = variables.size > 0 ? (ASSIGNED.exec(before) ?? []) : [];
  return name !== undefined && variables.has(name);
}
