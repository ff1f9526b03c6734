import { isMethodName } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { lastName } from '../words/word-lists.ts';
import { calleeBefore, mayPut, namesElse } from './handed-words.ts';

/** How far before an argument the bracket of its call is looked for. */
const LONGEST_CALL = 300;

/** A text for a variable: `const address = 'getAll'`. */
const KEPT = /\b(?:const|let|var)\s+([\w$]{1,40})\s*(?::\s*[\w$]{1,20}\s*)?=\s*$/;
/** How far before a text that is looked for. */
const BEFORE = 80;

/** So many calls may take one variable, and so many places of its name are looked at. */
const MOST_CALLS = 8;
const MOST_PLACES = 50;

/**
 * The arguments that a text is, each as {@link argumentKey} names them: where it is in a call, and where a variable
 * that gets it does.
 *
 * @param range what is between the quotes
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
 * Whether a first argument is determined by what takes it: a store has a `get`, too, and more than a verb alone is read
 * by itself.
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

/** The arguments that a variable is, after the place where it gets its value. */
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

/** The parameter of a function that takes all arguments after the others. */
export function restKey(name: string): string {
  return `${name}(...`;
}
