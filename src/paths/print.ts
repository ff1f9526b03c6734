import { parsePath } from './parse-path.ts';
import { HOLE, segmentText } from './dialects.ts';
import type { Dialect, Path, Segment } from '../model/path.ts';

/** The dialects whose routers do not drop a prefix that is only a slash. */
const KEEPS_SLASH: ReadonlySet<Dialect> = new Set<Dialect>(['find-my-way', 'koa']);

/**
 * The address of a path under a prefix, as the router makes it.
 *
 * - Express matches the two one after the other: `/users` and `/` are `/users`, and a missing or doubled slash between
 *   them is one slash.
 * - find-my-way (Fastify), hapi and Koa concatenate the two texts (`/v1` and `list` are `/v1list`); a path that is only
 *   `/` adds nothing to the prefix. Fastify also matches that address with a slash at the end.
 * - Hono puts one slash between the two.
 * - A doubled slash between the two is one slash everywhere.
 */
export function join(prefix: Path | string, path: Path | string, dialect: Dialect): Path {
  const before = textOf(prefix);
  const after = textOf(path);
  return parsePath(joinTexts(before, after, dialect), dialect);
}

/**
 * The prefix of a router that is mounted on a mounted router. Like {@link join}, but Fastify adds a missing slash, and
 * in both Fastify and Koa a prefix `/` is kept as a slash before paths that do not begin with one (`buildRoutePrefix`
 * of Fastify, `setPrefix` of @koa/router).
 */
export function joinPrefixes(outer: Path | string, inner: Path | string, dialect: Dialect): Path {
  const [before, after] = [textOf(outer), textOf(inner)];
  if (after === '/' && KEEPS_SLASH.has(dialect))
    return parsePath(before.endsWith('/') ? before : `${before}/`, dialect);
  const bare = dialect === 'find-my-way' && !after.startsWith('/') && !after.startsWith(HOLE);
  return join(outer, bare ? `/${after}` : after, dialect);
}

function joinTexts(before: string, after: string, dialect: Dialect): string {
  if (dialect === 'hono') return joinInHono(before, after);
  const prefix = dialect === 'express' && before !== '/' ? withoutSlashes(before) : before;
  if (prefix === '') return after || before || '/';
  if (after === '' || after === '/') return prefix;
  if (prefix.endsWith('/')) return prefix.slice(0, -1) + slashed(after, true);
  return prefix + slashed(after, dialect === 'express');
}

/** Hono puts one slash between the two; a path `/` adds nothing, and an empty one adds a slash at the end. */
function joinInHono(before: string, after: string): string {
  const prefix = before.startsWith('/') || before.startsWith(HOLE) ? before : `/${before}`;
  if (after === '/') return prefix;
  return `${prefix}${prefix.endsWith('/') ? '' : '/'}${after.startsWith('/') ? after.slice(1) : after}`;
}

function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

function slashed(text: string, needed: boolean): string {
  return needed && !/^(?:\/|\{\/|\(\/)/.test(text) ? `/${text}` : text;
}

/** A path as a message shows it, with `${…}` for each part that is not known. */
export function display(path: Path | string): string {
  return textOf(path).replaceAll(HOLE, '${…}');
}

function textOf(path: Path | string): string {
  return typeof path === 'string' ? path : path.text;
}

/**
 * The text of a path with other segments. Slashes at the beginning and at the end are those of `source`; without any
 * segments the path is `/`.
 *
 * @param parts segments of `source`, which are printed as they are written there, and the values of new static segments
 */
export function printPath(source: Path, parts: readonly (Segment | string)[]): string {
  const { segments, text } = source;
  const written = parts.map((part) =>
    typeof part === 'string' ? `/${escapeStatic(part, source.dialect)}` : printSegment(source, part),
  );
  if (written.length === 0) return text.startsWith('/') || text === '' ? '/' : '';
  const printed = written.join('') + text.slice(segments.at(-1)?.end ?? text.length);
  return text.startsWith('/') || printed[0] !== '/' || text === '' ? printed : printed.slice(1);
}

function printSegment(source: Path, segment: Segment): string {
  const written = segmentText(source, segment);
  // A group that begins with a slash, such as `{/:id}`, follows the segment before it directly.
  return segment.start === 0 || source.text[segment.start - 1] === '/' ? `/${written}` : written;
}

/** A static segment as it is written in a path, with escapes: `:verb` is `\:verb`, or `::verb` in find-my-way. */
export function escapeStatic(value: string, dialect: Dialect): string {
  if (dialect === 'find-my-way') return value.replaceAll(':', '::');
  // These dialects have no escapes: such a character is percent-encoded.
  if (dialect === 'hono') return value.replaceAll(/^:|[*{}?]/g, encodeCharacter);
  if (dialect === 'hapi') return value.replaceAll(/[{}]/g, encodeCharacter);
  if (dialect === 'files') return value.replaceAll(/[[\]]/g, encodeCharacter);
  return value.replaceAll(/[{}()[\]+?!:*\\]/g, '\\$&');
}

/** A parameter as it is written in a path: `:id`, `{id}` in hapi, `[id]` in names of files. */
export function parameterText(name: string, dialect: Dialect): string {
  if (dialect === 'hapi') return `{${name}}`;
  return dialect === 'files' ? `[${name}]` : `:${name}`;
}

function encodeCharacter(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
