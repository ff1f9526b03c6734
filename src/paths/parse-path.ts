import { remembered } from '../remembered.ts';
import { tokenizeFiles } from './files.ts';
import { tokenizeFindMyWay } from './find-my-way-paths.ts';
import { tokenizeHapi } from './hapi-paths.ts';
import { tokenizeHono } from './hono-paths.ts';
import { tokenizePathToRegexp } from './path-to-regexp.ts';
import { HOLE, isExact } from './dialects.ts';
import type { Dialect, MixedSegment, Path, Segment } from '../model/path.ts';
import { readPattern } from './read-pattern.ts';
import type { Group, Modifier, Token } from './token.ts';

/**
 * Parses the text of a path. Never throws, whatever the text, and takes time linear in its length.
 *
 * - Slashes are no part of a segment, so empty segments are not listed; `text` and the offsets show where they are: a
 *   path without a leading slash has a first segment at 0, a trailing slash follows the last segment's end, and two
 *   slashes leave a gap of two.
 * - A slash inside brackets splits nothing. An optional part with its own slash (`/users{/:id}`, `/users(/:id)?`) is a
 *   segment of its own, brackets included.
 * - A segment with a HOLE is `unknown`. The value of the hole may contain slashes, so a hole alone may be any number of
 *   segments, none included.
 * - Text that the dialect does not allow, and Express 4's bits of regular expression that reach beyond their segment
 *   (`a|b`, `[^a]`), are `unknown` too.
 *
 * @param text the path's value (escapes of the source language resolved, those of the path not)
 */
export function parsePath(text: string, dialect: Dialect): Path {
  return PARSERS[dialect](text);
}

/** The path before one of its segments: `/users/` before the last one of `/users/:id`. */
export function pathBefore({ text, segments, dialect }: Path, at: number): Path {
  return parsePath(text.slice(0, segments.at(at)?.start ?? 0), dialect);
}

/**
 * The parsers of the dialects. Each text is parsed once: the same text gives the same object, under which results for a
 * path can be cached.
 */
const PARSERS: Readonly<Record<Dialect, (text: string) => Path>> = {
  express: parserOf('express'),
  'find-my-way': parserOf('find-my-way'),
  koa: parserOf('koa'),
  hono: parserOf('hono'),
  hapi: parserOf('hapi'),
  files: parserOf('files'),
};

function parserOf(dialect: Dialect): (text: string) => Path {
  return remembered((text) => parse(text, dialect), { most: 20_000, longest: 300 });
}

function parse(text: string, dialect: Dialect): Path {
  const tokens = tokenize(text, dialect);
  const starts = segmentStarts(tokens);
  const segments: Segment[] = [];
  let current: Token[] = [];
  const close = (): void => {
    if (current.length > 0) segments.push(segmentOf(current, text, dialect));
    current = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (starts[index]) close();
    if (token.type !== 'slash') current.push(token);
  }
  close();
  return { text, dialect, segments };
}

/** The tokens of a path's text in a dialect. */
export function tokenize(text: string, dialect: Dialect): Token[] {
  switch (dialect) {
    case 'find-my-way':
      return tokenizeFindMyWay(text);
    case 'hono':
      return tokenizeHono(text);
    case 'hapi':
      return tokenizeHapi(text);
    case 'files':
      return tokenizeFiles(text);
    default:
      return tokenizePathToRegexp(text, dialect);
  }
}

function startsWithSlash(token: Token | undefined): boolean {
  return token?.type === 'group' && token.inner.startsWith('/');
}

/**
 * Which tokens begin a segment: slashes, and groups with a slash of their own if the path ends after them or the next
 * token begins a segment too. The groups of `a{/:b}-x` and `a{/:b}{/:c}-x` belong to the segment of `a`, because `-x`
 * follows `a` where they are left out.
 */
function segmentStarts(tokens: readonly Token[]): readonly boolean[] {
  const starts = new Array<boolean>(tokens.length);
  let isStart = true;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    isStart = token?.type === 'slash' || (isStart && startsWithSlash(token));
    starts[index] = isStart;
  }
  return starts;
}

function segmentOf(tokens: readonly Token[], text: string, dialect: Dialect): Segment {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const [only, second] = tokens;
  const illegal = tokens.some(({ type }) => type === 'illegal') || losesItsSlash(tokens, dialect);
  if (only === undefined || illegal || text.slice(start, end).includes(HOLE)) return { kind: 'unknown', start, end };
  if (second === undefined) {
    if (only.type === 'text') return { kind: 'static', value: only.value, start, end };
    if (only.type === 'wildcard') return { kind: 'wildcard', name: only.name, start, end };
    if (isAnything(only)) return { kind: 'wildcard', name: null, start, end };
    const rest = wildcardIn(only);
    if (rest !== null) return { kind: 'wildcard', name: rest, start, end };
    if (only.type === 'parameter') {
      const { name, pattern, modifier } = only;
      const optional = modifier === '?' || modifier === '*?' || (modifier === '*' && dialect === 'koa');
      const repeated = repeats(only) || (pattern !== null && patternSpans(pattern, dialect));
      return { kind: 'parameter', name, pattern, optional, repeated, start, end };
    }
  }
  return { kind: 'mixed', ...mixture(tokens, dialect), start, end };
}

/** koa-router's wildcard: `(.*)`. */
function isAnything(token: Token): boolean {
  return token.type === 'group' && token.bracket === '(' && token.inner === '.*' && token.modifier === '';
}

/** The name of a wildcard of Express 5 that may match nothing: `/{*rest}`; null for another token. */
function wildcardIn(token: Token): string | null {
  const isOptional = token.type === 'group' && token.bracket === '{' && token.modifier === '';
  const [name] = isOptional ? token.names : [];
  return isOptional && name !== undefined && token.inner === `*${name}` ? name : null;
}

/**
 * Whether the first token of a segment, where it is optional, is left out together with the slash before it, so that
 * the rest joins the segment before: `/a/:b?-c` matches `/a-c`. In path-to-regexp the slash belongs to an optional
 * parameter, and before version 8 to an optional group.
 */
function losesItsSlash(tokens: readonly Token[], dialect: Dialect): boolean {
  const [first] = tokens;
  if (tokens.length === 1 || first === undefined || isExact(dialect)) return false;
  if (first.type !== 'parameter' && (first.type !== 'group' || dialect !== 'koa')) return false;
  return first.modifier !== '' && first.modifier !== '+';
}

function mixture(tokens: readonly Token[], dialect: Dialect): Omit<MixedSegment, 'kind' | 'start' | 'end'> {
  const texts = tokens.map((token, index) => literalText(token, tokens[index + 1]));
  const only = tokens.length === 1 ? tokens[0] : undefined;
  return {
    before: texts[0] ?? '',
    after: texts.at(-1) ?? '',
    parameters: tokens.flatMap(namesOf),
    optional:
      only?.type === 'group' ? groupIsOptional(only) : dialect === 'find-my-way' && tokens.at(-1)?.type === 'group',
    literals: texts.filter((text) => text !== ''),
    spans: tokens.some((token, index) => spans(token, dialect) || spansHere(tokens, index, dialect)),
  };
}

/**
 * The text of a text token, empty for any other; a dot before an optional parameter is left out with that
 * (`:file.:ext?`).
 */
function literalText(token: Token, next: Token | undefined): string {
  if (token.type !== 'text') return '';
  const optional = next !== undefined && 'modifier' in next && next.modifier !== '';
  return optional && token.value.endsWith('.') ? token.value.slice(0, -1) : token.value;
}

function groupIsOptional(group: Group): boolean {
  return group.modifier === '?' || group.modifier === '*' || (group.bracket === '{' && group.modifier === '');
}

function namesOf(token: Token): readonly string[] {
  if (token.type === 'group') return token.names;
  if (token.type === 'parameter') return [token.name];
  return token.type === 'wildcard' && token.name !== null ? [token.name] : [];
}

/** Whether a token may match a slash, whatever precedes it. */
function spans(token: Token, dialect: Dialect): boolean {
  if (token.type === 'wildcard') return true;
  if (token.type === 'parameter') {
    return repeats(token) || (token.pattern !== null && patternSpans(token.pattern, dialect));
  }
  if (token.type !== 'group' || token.bracket === '') return false;
  if (token.bracket === '{') return /[*(]/.test(token.inner) || token.inner.includes('/', 1) || repeats(token);
  return groupSpans(token, dialect);
}

function repeats({ modifier }: { readonly modifier: Modifier }): boolean {
  return modifier !== '' && modifier !== '?';
}

/** Whether a token may match a slash because of what precedes it. */
function spansHere(tokens: readonly Token[], index: number, dialect: Dialect): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (startsWithSlash(token)) return tokens.length > 1;
  // To path-to-regexp 1 a parameter after a dot ends at the next dot only.
  return dialect === 'koa' && token?.type === 'parameter' && before?.type === 'text' && before.value.endsWith('.');
}

function groupSpans(group: Group, dialect: Dialect): boolean {
  const inner = group.inner.startsWith('/') ? group.inner.slice(1) : group.inner;
  const several = group.inner !== inner && repeats(group);
  // Express 4 reads parameters and stars inside of a group too, and escapes the dots there.
  const plain = dialect === 'koa' ? inner : inner.replaceAll(/:\w+/g, 'a').replaceAll('.', 'a');
  return several || patternSpans(plain, dialect);
}

/**
 * Whether a pattern may match a slash: path-to-regexp and Hono match it against all the rest of the request,
 * find-my-way against one segment only. Express 4 turns a star in a pattern into `(.*)` and ends it at the first
 * closing parenthesis, so a pattern with a star or a parenthesis is assumed to match anything.
 */
export function patternSpans(pattern: string, dialect: Dialect): boolean {
  if (dialect === 'find-my-way') return false;
  if (dialect === 'express' && /[*()]/.test(pattern)) return true;
  return readPattern(pattern, !isExact(dialect))?.slash !== false;
}

/** The path `/`: the mount of a path that is a whole address. */
export const ROOT = parsePath('/', 'express');
