import { tokenize } from './parse-path.ts';
import { HOLE, isExact, segmentText } from './dialects.ts';
import type { Dialect, Path, Segment } from '../model/path.ts';
import type { Token } from './token.ts';

/**
 * Folds the case of a text for routers that ignore case: Express and Koa match with the `i` flag, the others do not.
 * (Their options to change that are ignored: two paths that differ in case only are usually meant as one address.)
 *
 * The comparison is the one of ECMA-262, Canonicalize: to upper case, one code unit to one, never from outside ASCII
 * into it.
 */
export function fold(text: string, dialect: Dialect): string {
  if (isExact(dialect)) return text;
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    const upper = char.toUpperCase();
    const same = upper.length !== 1 || (char.charCodeAt(0) > 127 && upper.charCodeAt(0) <= 127);
    folded += same ? char : upper;
  }
  return folded;
}

/** Characters with a meaning of their own in a shape; few texts have any. */
const SIGN = /[:*(){}?+\\…]/;
const SIGNS = new RegExp(SIGN, 'g');

const known = new WeakMap<Path, string>();

/**
 * A path's address as a key: its words, with the names of parameters and wildcards left out. Two paths of one shape are
 * matched by the same requests.
 *
 * Express and Koa ignore case and a slash at the end (Koa's newest router distinguishes the slash, but two such paths
 * count as one address). The other routers distinguish both. An unknown segment is part of the shape as it is written,
 * so paths with the same shape may still differ in their holes; see `relate`.
 */
export function shapeOf(path: Path): string {
  const shape = known.get(path) ?? compute(path);
  known.set(path, shape);
  return shape;
}

function compute(path: Path): string {
  // Every router with a bare star answers all requests by it.
  if (path.text === '*') return '/*';
  let shape = '';
  let end = 0;
  for (const segment of path.segments) {
    shape += between(path, end, segment.start) + shapeOfSegment(segment, path);
    end = segment.end;
  }
  if (isExact(path.dialect)) return shape + path.text.slice(end);
  return path.segments.length === 0 ? '/' : shape;
}

/** Whether two paths are the same address. */
export function sameShape(a: Path, b: Path): boolean {
  return a.dialect === b.dialect && shapeOf(a) === shapeOf(b);
}

/** The text between two segments: slashes, or nothing where a group begins with its own. */
function between(path: Path, start: number, end: number): string {
  return path.text.slice(start, end).replaceAll('\\/', '/');
}

/** The shape of one segment. */
export function shapeOfSegment(segment: Segment, path: Path): string {
  const written = segmentText(path, segment);
  if (segment.kind === 'static') return escape(fold(segment.value, path.dialect));
  if (segment.kind === 'unknown') return written.replaceAll(HOLE, '…');
  if (segment.kind === 'parameter' && segment.pattern === null && !segment.optional && !segment.repeated) return ':';
  // What a token is may depend on the slash in front of it, so the slash is put there.
  const [, ...tokens] = tokenize(`/${written}`, path.dialect);
  return tokens.map((token) => blankToken(token, path)).join('');
}

function escape(text: string): string {
  return SIGN.test(text) ? text.replaceAll(SIGNS, '\\$&') : text;
}

function blankToken(token: Token, path: Path): string {
  switch (token.type) {
    case 'text':
      return escape(fold(token.value, path.dialect));
    case 'parameter':
      return `:${token.pattern === null ? '' : `(${patternKey(token.pattern, path)})`}${token.modifier}`;
    case 'wildcard':
      return token.name === null ? '*' : '*_';
    case 'group':
      return blankGroup(token.inner, token.bracket, token.modifier, path);
    case 'slash':
    case 'illegal':
      // Slashes are between segments, and a segment with anything illegal is unknown.
      return '';
  }
}

function patternKey(pattern: string, path: Path): string {
  return path.dialect === 'find-my-way' ? withoutAnchors(pattern) : pattern;
}

/** A find-my-way pattern without one `^` at its beginning and one `$` at its end, which the router drops. */
export function withoutAnchors(pattern: string): string {
  return pattern.replace(/^\^/, '').replace(/\$$/, '');
}

function blankGroup(inner: string, bracket: '(' | '{' | '', modifier: string, path: Path): string {
  if (bracket === '') return escape(fold(inner, path.dialect)) + modifier;
  const names = /\\.|([:*])[$\u200c\u200d\p{ID_Continue}]+/gsu;
  const blanked = inner.replaceAll(names, (all: string, sign: string | undefined) => sign ?? all);
  return bracket + blanked + (bracket === '(' ? ')' : '}') + modifier;
}
