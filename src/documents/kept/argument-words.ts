import { isMethodName } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import { isDropped } from '../../words/lexicon.ts';
import { lastName } from '../words/word-lists.ts';
import { calleeBefore, mayPut, takesNoAddress } from './callee-names.ts';

/** How many characters before an argument are searched for the bracket of its call. */
const LONGEST_CALL = 300;

/** The declaration of a variable before a text: `const address = 'getAll'`. */
const KEPT = /\b(?:const|let|var)\s+([\w$]{1,40})\s*(?::\s*[\w$]{1,20}\s*)?=\s*$/;
/** How many characters before a text are searched. */
const BEFORE = 80;

/** The most calls with one variable, and the most places of its name that are searched. */
const MOST_CALLS = 8;
const MOST_PLACES = 50;

/**
 * The calls that a text is an argument of, each as an {@link argumentKey}: where the text itself is in a call, or a
 * variable that it is assigned to.
 *
 * @param range the text between the quotes
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
 * Whether a first argument may be put into a URL by its function. Methods such as `get` count only where they may do
 * so, as a store has a `get` too. A text that is more than a verb is found without its function.
 */
function mayBeFirst(source: string, at: number, word: string): boolean {
  const callee = calleeBefore(
    source
      .slice(Math.max(0, at - BEFORE), at)
      .trimEnd()
      .slice(0, -1),
  );
  return isDropped(word) && (mayPut(callee) || !isMethodName(lastName(callee).toUpperCase()));
}

/** The calls with a variable as an argument, after the place where it is assigned. */
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

/** The call that has something as an argument, and the index of the argument; null where there is none. */
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

/** The name of the function before a bracket, as its file declares it. */
function callAt(source: string, bracket: number, place: number): string | null {
  const [, name] =
    /([\w$]{1,40})\s*(?:<[^<>()]{0,50}>)?\s*$/.exec(source.slice(Math.max(0, bracket - BEFORE), bracket)) ?? [];
  return name === undefined || takesNoAddress(name) ? null : argumentKey(name, place);
}

/** The key of a parameter of a function, by its index. */
export function argumentKey(name: string, place: number): string {
  return `${name}(${String(place)}`;
}

/** The key of a rest parameter of a function. */
export function restKey(name: string): string {
  return `${name}(...`;
}
