import type { Path } from '../model/path.ts';
import type { Token } from './token.ts';

/**
 * Reads a path as hapi does: `{id}`, `{id?}` and `{rest*}` at the end, and text and parameters together in a segment
 * (`{name}.json`). There are no escapes. `*` alone is every path that no other route has. A parameter for a fixed
 * number of segments (`{name*2}`) is illegal here.
 */
export function tokenizeHapi(text: string): Token[] {
  if (text === '*') return [{ type: 'wildcard', name: null, start: 0, end: 1 }];
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const token = text[index] === '{' ? parameter(text, index) : plain(text, index);
    tokens.push(token);
    index = token.end;
  }
  return tokens;
}

function plain(text: string, start: number): Token {
  if (text[start] === '/') return { type: 'slash', start, end: start + 1 };
  if (text[start] === '}') return { type: 'illegal', start, end: start + 1 };
  let end = start + 1;
  while (end < text.length && !'/{}'.includes(text.charAt(end))) end += 1;
  return { type: 'text', value: text.slice(start, end), start, end };
}

function parameter(text: string, start: number): Token {
  let end = start + 1;
  while (end < text.length && /\w/.test(text.charAt(end))) end += 1;
  const name = text.slice(start + 1, end);
  const sign = text[end] === '?' || text[end] === '*' ? text[end] : '';
  const closer = end + (sign === '' ? 0 : 1);
  if (name === '' || text[closer] !== '}') return { type: 'illegal', start, end: start + 1 };
  const token = { name, start, end: closer + 1 };
  const isLast = token.end === text.length;
  if (sign !== '*')
    return sign === '' || isLast || text[token.end] !== '/'
      ? { type: 'parameter', pattern: null, modifier: sign === '?' ? '?' : '', ...token }
      : { type: 'illegal', start, end: token.end };
  return isLast && text[start - 1] === '/'
    ? { type: 'wildcard', ...token }
    : { type: 'illegal', start, end: token.end };
}

/**
 * Which of two overlapping paths gets a request that both match. At the first segment in which the two differ, the end
 * of a path comes before text, text before text with parameters, that before a lone parameter, and a wildcard comes
 * last.
 *
 * @returns negative for the first, positive for the second, 0 where that is not certain
 */
export function compareInHapi(a: Path, b: Path): number {
  for (let index = 0; index < Math.max(a.segments.length, b.segments.length); index += 1) {
    const difference = rank(a, index) - rank(b, index);
    if (difference !== 0) return difference;
    // Between two segments with text and parameters hapi chooses by rules that are not reproduced here.
    if (a.segments[index]?.kind === 'mixed' && written(a, index) !== written(b, index)) return 0;
  }
  return 0;
}

const RANKS = { static: 1, mixed: 2, parameter: 3, wildcard: 4, unknown: 5 } as const;

function rank({ segments }: Path, index: number): number {
  const segment = segments[index];
  return segment ? RANKS[segment.kind] : 0;
}

function written({ text, segments }: Path, index: number): string {
  return text.slice(segments[index]?.start, segments[index]?.end);
}
