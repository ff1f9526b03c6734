import { isMethodName } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { lastName } from '../words/word-lists.ts';
import { calleeBefore, mayPut, namesElse } from './handed-words.ts';
import { putInto, saysClient } from './put-into-url.ts';

/**
 * How far before an argument the bracket of its call is looked for, and how far before a URL the function that takes
 * its values.
 */
const LONGEST_CALL = 300;
const LONGEST_FUNCTION = 2_000;

/** A text for a variable: `const address = 'getAll'`. */
const KEPT = /\b(?:const|let|var)\s+([\w$]{1,40})\s*(?::\s*[\w$]{1,20}\s*)?=\s*$/;
/** How far before a text that is looked for. */
const BEFORE = 80;

/** So many calls may take one variable, and so many places of its name are looked at. */
const MOST_CALLS = 8;
const MOST_PLACES = 50;

/**
 * The arguments that a text is, each as {@link putParameters} names them: where it stands in a call, and where a
 * variable that gets it does.
 *
 * @param range what stands between the quotes
 */
export function argumentsWith(source: string, [start, end]: Range): readonly string[] {
  const word = source.slice(start, end);
  if (isMethodName(word)) return [];
  const own = argumentAt(source, start - 1);
  if (own !== null) return own.endsWith('(0') && !mayBeFirst(source, start - 1, word) ? [] : [own];
  const [, name] = KEPT.exec(source.slice(Math.max(0, start - 1 - BEFORE), start - 1)) ?? [];
  return name === undefined ? [] : callsWith(source, name, end);
}

/**
 * Whether a first argument is told by what takes it: a store has a `get`, too, and more than a verb alone is read by
 * itself.
 */
function mayBeFirst(source: string, at: number, word: string): boolean {
  const callee = calleeBefore(
    source
      .slice(Math.max(0, at - BEFORE), at)
      .trimEnd()
      .slice(0, -1),
  );
  return isCrud(word) && (mayPut(callee) || !isMethodName(lastName(callee).toUpperCase()));
}

/** The arguments that a variable is, behind the place where it gets its value. */
function callsWith(source: string, name: string, from: number): readonly string[] {
  const found = new Set<string>();
  let at = source.indexOf(name, from);
  for (let places = 0; at !== -1 && places < MOST_PLACES && found.size < MOST_CALLS; places += 1) {
    const isWhole =
      !/[\w$.]/.test(source.charAt(at - 1)) &&
      /^\s*[,)]/.test(source.slice(at + name.length, at + name.length + BEFORE));
    const call = isWhole ? argumentAt(source, at) : null;
    if (call !== null) found.add(call);
    at = source.indexOf(name, at + name.length);
  }
  return [...found];
}

/** The call and the place among its arguments of what begins somewhere; null where that is none. */
function argumentAt(source: string, start: number): string | null {
  const sign = source
    .slice(Math.max(0, start - BEFORE), start)
    .trimEnd()
    .at(-1);
  if (sign !== '(' && sign !== ',') return null;
  const least = Math.max(0, start - LONGEST_CALL);
  let place = 0;
  let depth = 0;
  for (let at = start - 1; at >= least; at -= 1) {
    switch (source[at]) {
      case '"':
      case "'":
      case '`':
        at = source.lastIndexOf(source.charAt(at), at - 1);
        if (at < least) return null;
        break;
      case ')':
      case ']':
      case '}':
        depth += 1;
        break;
      case '(':
        if (depth === 0) return callAt(source, at, place);
        depth -= 1;
        break;
      case '[':
      case '{':
        if (depth === 0) return null;
        depth -= 1;
        break;
      case ';':
        return null;
      case ',':
        if (depth === 0) place += 1;
    }
  }
  return null;
}

/** What is called in front of a bracket: the last of its names, as its file declares it. */
function callAt(source: string, bracket: number, place: number): string | null {
  const [, name] =
    /([\w$]{1,40})\s*(?:<[^<>()]{0,50}>)?\s*$/.exec(source.slice(Math.max(0, bracket - BEFORE), bracket)) ?? [];
  return name === undefined || namesElse(name) ? null : argumentKey(name, place);
}

/** A parameter of a function, by the place that it has among all. */
export function argumentKey(name: string, place: number): string {
  return `${name}(${String(place)}`;
}

/** A variable that is a whole segment of a URL. */
const PUT = /\/(?:\$\{\s*([\w$]{1,40})\s*\}(?=[/?#`"'$])|["'`]\s*\+\s*([\w$]{1,40})\s*(?=[+;,)\n]))/g;

/** The variables of a list of segments that is joined. */
const JOINED = /\[([^[\]]{0,200})\](?:\.\w{1,20}\([\w$.]{0,40}\)){0,2}\.join\(\s*["'`]\/["'`]/g;
const VARIABLE = /(?<![\w$.'"`])[\w$]{1,40}(?=\s*(?:,|$))/g;

/**
 * The parameters of a function, and what stands before them and names it: `const ask = async (id, path) =>`,
 * `function ask(path) {`.
 */
const FUNCTION = /\(([^()]{0,300})\)\s*(?::[^={};]{1,80})?(?:=>|\{)|=\s*(?:async\s+)?([\w$]{1,40})\s*=>/g;
const NAMED = new RegExp(
  String.raw`(?:([\w$]{1,40})\s*(?::[^=;{}()]{1,60})?[:=]\s*(?:async\b\s*)?` +
    String.raw`(?:function\b\s*[\w$]{0,40}\s*)?|([\w$]{1,40})\s*)(?:<[^<>]{0,50}>)?\s*$`,
);
const NO_NAME: ReadonlySet<string> = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'function',
  'async',
  'return',
  'with',
]);

/** The variables that a text puts into URLs, in the order of the text. */
function putVariables(text: string): readonly { readonly index: number; readonly value: string }[] {
  const put = putInto(text, PUT).map(({ index, 1: inTemplate, 2: inSum = '' }) => ({
    index,
    value: inTemplate ?? inSum,
  }));
  const joined = [...text.matchAll(JOINED)].flatMap(({ index, 1: list = '' }) =>
    [...list.matchAll(VARIABLE)].map(([value]) => ({ index, value })),
  );
  return [...put, ...joined].sort((a, b) => a.index - b.index);
}

/** The parameters of functions that a text puts into the URLs of requests, each a whole segment. */
export function putParameters(text: string): readonly string[] {
  if (!saysClient(text)) return [];
  const values = putVariables(text);
  if (values.length === 0) return [];
  const functions = [...text.matchAll(FUNCTION)].map(({ index, 1: list, 2: only = '' }) => ({
    index,
    parameters: (list ?? only).split(',').map((each) => each.split(/[:=?]/, 1).join('').trim()),
  }));
  const found = new Set<string>();
  let behind = 0;
  for (const { index, value } of values) {
    while ((functions[behind]?.index ?? Infinity) < index) behind += 1;
    let at = behind - 1;
    while (at >= 0 && !functions[at]?.parameters.includes(value))
      at = index - (functions[at]?.index ?? 0) < LONGEST_FUNCTION ? at - 1 : -1;
    const taking = functions[at];
    if (!taking || index - taking.index > LONGEST_FUNCTION) continue;
    const [, assigned, own] = NAMED.exec(text.slice(Math.max(0, taking.index - 2 * BEFORE), taking.index)) ?? [];
    const name = assigned ?? own;
    if (name !== undefined && !NO_NAME.has(name)) found.add(argumentKey(name, taking.parameters.indexOf(value)));
  }
  return [...found];
}
