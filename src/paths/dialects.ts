import type { Dialect, Path, Segment, Span } from '../model/path.ts';

/** All dialects. */
export const DIALECTS: readonly Dialect[] = ['express', 'find-my-way', 'koa', 'hono', 'hapi', 'files'];

/** Whether a router takes a path to the letter: it tells cases apart, and a slash at the end from none. */
export function isExact(dialect: Dialect): boolean {
  return dialect !== 'express' && dialect !== 'koa';
}

/** Whether a segment represents one segment of a request, neither none nor several. */
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

/** A segment as it is written, but for the name of a parameter, which tells no paths apart. */
export function namelessText(path: Path, segment: Segment): string {
  return segment.kind === 'parameter' ? ':' : segmentText(path, segment);
}

/**
 * Is in a path's text for a piece whose value the source does not specify (`${prefix}/users`). It may hold any text,
 * slashes included. A private-use character, so that it meets no real path.
 */
export const HOLE = '\uE000';
