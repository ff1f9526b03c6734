import type { Path } from '../model/path.ts';

/** An expression that matches all addresses, without groups and lookaheads: `^/.*$`; a `$` needs `.*` before it. */
const ALL = /^\^?\/?(?:(?:\.[*+]\??)+\$?)?$/;

/** Longer expressions are not taken for one that matches all addresses. */
const LONGEST = 1000;

/**
 * Whether a regular expression matches all addresses but those that begin with certain words (`^(?!\/(api|auth)).*`),
 * and a path is not one of these exceptions. False for any other expression.
 *
 * @param source the text of the expression, without its slashes
 */
export function isOfAllBut(source: string, path: Path): boolean {
  if (source.length > LONGEST) return false;
  const { rest, exceptions } = withoutLookaheads(source.replaceAll('\\/', '/'));
  if (!ALL.test(rest.replaceAll('(?:', '').replace(/[()]/g, ''))) return false;
  return !exceptions.some((exception) => path.text.toLowerCase().startsWith(exception));
}

/** Splits an expression into the rest and the exceptions of its negative lookaheads, as beginnings of addresses. */
function withoutLookaheads(source: string): { readonly rest: string; readonly exceptions: readonly string[] } {
  const exceptions: string[] = [];
  let rest = '';
  let at = 0;
  for (let start = source.indexOf('(?!'); start >= 0; start = source.indexOf('(?!', at)) {
    const end = endOfGroup(source, start);
    rest += source.slice(at, start);
    exceptions.push(...beginningsIn(source.slice(start + 3, end)));
    at = end + 1;
  }
  return { rest: rest + source.slice(at), exceptions };
}

/** The offset of the `)` that closes the group which begins at `start`; the end of the text where there is none. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}

/** The alternatives of a lookahead as beginnings of addresses: `/(api|auth)\b` has `/api` and `/auth`. */
function beginningsIn(text: string): readonly string[] {
  const words = text.split('|').map((word) => word.replace(/\\[a-z]|[^\w/-]/gi, '').replace(/^\//, ''));
  return words.filter((word) => /\w/.test(word)).map((word) => `/${word.toLowerCase()}`);
}
