import type { Path } from '../model/path.ts';

/**
 * What is left of an expression for all addresses, its groups and what it leaves out taken away: `^/.*$`. One with an
 * end specifies what precedes it.
 */
const ALL = /^\^?\/?(?:(?:\.[*+]\??)+\$?)?$/;

/** Longer expressions are none that a person wrote for all addresses. */
const LONGEST = 1000;

/**
 * Whether a regular expression means all addresses but those that begin with certain words (`^(?!\/(api|auth)).*`), and
 * a path is none of these. Any other expression means something else, as far as this is told.
 *
 * @param source the text of the expression, without its slashes
 */
export function isOfAllBut(source: string, path: Path): boolean {
  if (source.length > LONGEST) return false;
  const { rest, exceptions } = withoutLookaheads(source.replaceAll('\\/', '/'));
  if (!ALL.test(rest.replaceAll('(?:', '').replace(/[()]/g, ''))) return false;
  return !exceptions.some((exception) => path.text.toLowerCase().startsWith(exception));
}

/** An expression without what it must not meet, and the beginnings of the addresses that specify this. */
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

/** Where the group that begins at an offset is closed. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}

/** `/(api|auth)\b`: `/api` and `/auth`. */
function beginningsIn(text: string): readonly string[] {
  const words = text.split('|').map((word) => word.replace(/\\[a-z]|[^\w/-]/gi, '').replace(/^\//, ''));
  return words.filter((word) => /\w/.test(word)).map((word) => `/${word.toLowerCase()}`);
}
