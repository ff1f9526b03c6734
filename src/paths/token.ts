import type { Dialect } from '../model/path.ts';

/** How often something may be there: `:id?`, `:id*`, `:id+`; `*?` is Express 4's optional and repeated parameter. */
export type Modifier = '' | '?' | '*' | '+' | '*?';

/** The smallest parts of a path's text, in order and without gaps. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly type: 'slash' }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'parameter'; readonly name: string; readonly pattern: string | null; readonly modifier: Modifier }
  | { readonly type: 'wildcard'; readonly name: string | null }
  | Group
  /** What the dialect does not allow, or what reaches beyond its own segment. */
  | { readonly type: 'illegal' }
);

/**
 * A part with brackets or a modifier of its own: `(ab)?`, `{/:id}`, and the `b?` of `ab?cd` (which has no brackets).
 */
export interface Group {
  readonly type: 'group';
  readonly bracket: '(' | '{' | '';
  readonly inner: string;
  /** The parameters and named wildcards inside. */
  readonly names: readonly string[];
  readonly modifier: Modifier;
}

/**
 * Finds the partner of each opening bracket and quote, in one pass.
 *
 * @returns the index of each `(`, `{` and `"` that is closed, with the index of what closes it. Braces inside
 *   parentheses belong to the regular expression there and are not counted; nor is anything after a backslash, except
 *   that find-my-way has escapes only inside of a pattern.
 */
export function matchBrackets(text: string, dialect: Dialect): ReadonlyMap<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  let quotes = dialect !== 'find-my-way';
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    const inside = open.at(-1);
    const inPattern = inside !== undefined && text[inside] === '(';
    if (char === '\\') {
      if (inPattern || dialect !== 'find-my-way') index += 1;
    } else if (char === '"' && quotes && !inPattern && (text[index - 1] === ':' || text[index - 1] === '*')) {
      const end = closingQuote(text, index);
      if (end === -1) {
        // No quote is left, so none of the later ones is worth a search.
        quotes = false;
      } else {
        closers.set(index, end);
        index = end;
      }
    } else if (char === '(' || (char === '{' && !inPattern)) {
      open.push(index);
    } else if (inside !== undefined && char === (inPattern ? ')' : '}')) {
      closers.set(inside, index);
      open.pop();
    }
  }
  return closers;
}

function closingQuote(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return -1;
}
