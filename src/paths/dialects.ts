import type { Dialect, Path, Segment, Span } from '../model/path.ts';

/** All dialects. */
export const DIALECTS: readonly Dialect[] = ['express', 'find-my-way', 'koa', 'hono', 'hapi', 'files'];

/**
 * Whether a router matches paths exactly: it distinguishes capitals from small letters, and a slash at the end from
 * none.
 */
export function isExact(dialect: Dialect): boolean {
  return dialect !== 'express' && dialect !== 'koa';
}

/** Whether a segment matches exactly one segment of a request, neither none nor several. */
export function isOneSegment(segment: Segment): boolean {
  return segment.kind === 'static' || (segment.kind === 'parameter' && !segment.optional && !segment.repeated);
}

/** A segment as its path is written, with escapes, patterns and signs. */
export function segmentText({ text }: Path, { start, end }: Span): string {
  return text.slice(start, end);
}

/** The segment at a place as it is written; empty where there is none. */
export function textAt(path: Path, at: number): string {
  const segment = path.segments[at];
  return segment ? segmentText(path, segment) : '';
}

/** A segment as it is written, but with the name of a parameter left out: paths do not differ by such names. */
export function namelessText(path: Path, segment: Segment): string {
  return segment.kind === 'parameter' ? ':' : segmentText(path, segment);
}

/**
 * A character in the text of a path for a piece whose value the source does not determine (`${prefix}/users`), which
 * may be any text, slashes included. It is a private-use character, so that no real path contains it.
 */
export const HOLE = '\uE000';
