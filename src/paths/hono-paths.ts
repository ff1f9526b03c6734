import type { Modifier, Token } from './token.ts';

/**
 * Reads a path as Hono does.
 *
 * A segment is text, `:id`, `:id{pattern}` or a star as a whole; a star is one segment in the middle of a path and any
 * rest at its end. `{id}` is read as `:id`: descriptions of routes have it, and `@hono/zod-openapi` converts it; no one
 * registers the braces themselves. A question mark after a parameter makes it optional where it ends the path. A name
 * is all that follows the colon (`:from-:to` is one parameter), a slash between braces splits nothing, and there are no
 * escapes. What the routers of Hono read in different ways (`a*b`, `:id+`) is illegal here.
 */
export function tokenizeHono(text: string): Token[] {
  const tokens: Token[] = [];
  const lastBrace = text.lastIndexOf('}');
  for (let index = 0; index < text.length; ) {
    const end = text[index] === '/' ? index + 1 : endOfSegment(text, index, lastBrace);
    tokens.push({
      ...(text[index] === '/' ? SLASH : segmentToken(text.slice(index, end), end === text.length)),
      start: index,
      end,
    });
    index = end;
  }
  return tokens;
}

type Unplaced<T> = T extends unknown ? Omit<T, 'start' | 'end'> : never;
const SLASH: Unplaced<Token> = { type: 'slash' };
const ILLEGAL: Unplaced<Token> = { type: 'illegal' };

function endOfSegment(text: string, start: number, lastBrace: number): number {
  let index = start;
  for (; index < text.length && text[index] !== '/'; index += 1) {
    if (text[index] === '{' && index < lastBrace) index = text.indexOf('}', index);
  }
  return index;
}

function segmentToken(segment: string, isLast: boolean): Unplaced<Token> {
  if (segment === '*') return { type: 'wildcard', name: null };
  const described = /^\{(\w+)\}$/.exec(segment)?.[1];
  if (described !== undefined) return { type: 'parameter', name: described, pattern: null, modifier: '' };
  const optional = segment.startsWith(':') && segment.endsWith('?');
  const modifier: Modifier = optional ? '?' : '';
  const parameter = /^:([^{}*+?]+)(?:\{(.+)\})?$/s.exec(optional ? segment.slice(0, -1) : segment);
  if (parameter && (isLast || !optional))
    return { type: 'parameter', name: parameter[1] ?? '', pattern: parameter[2] ?? null, modifier };
  return /[*{}?]/.test(segment) || (segment.startsWith(':') && segment !== ':')
    ? ILLEGAL
    : { type: 'text', value: segment };
}
