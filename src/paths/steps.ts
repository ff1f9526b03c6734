import { fold, shapeOfSegment } from './shape.ts';
import { parsePath, patternSpans } from './parse-path.ts';
import { HOLE, isExact, segmentText } from './dialects.ts';
import type { Dialect, MixedSegment, ParameterSegment, Path, Segment, WildcardSegment } from '../model/path.ts';
import { readPattern } from './read-pattern.ts';
import type { SegmentSet } from './segment-set.ts';

/** A set of segments, one of which a request has at this place once, at most once, or any number of times. */
export interface Step {
  readonly set: SegmentSet;
  readonly times: 'one' | 'optional' | 'many';
}

/**
 * The requests that a path matches, as lists of segments (`/a/` is `a` and an empty one), with an upper and a lower
 * bound: `may` contains every request that some version of the router matches, `must` only those matched by every
 * version that accepts the path at all. Null means not known: any request for `may`, none for `must`.
 */
export interface Requests {
  readonly may: readonly Step[] | null;
  readonly must: readonly Step[] | null;
}

/** Any text, the empty one included. */
export const ANY: SegmentSet = { kind: 'any' };
const NONEMPTY: SegmentSet = { kind: 'nonempty' };
export const REST: Step = { set: ANY, times: 'many' };
const ANY_REST: readonly Step[] = [one(ANY), REST];
const NONEMPTY_REST: readonly Step[] = [one(NONEMPTY), REST];
const NONEMPTY_SEGMENTS: readonly Step[] = [one(NONEMPTY), { set: NONEMPTY, times: 'many' }];
const ANYTHING: Requests = { may: [REST], must: null };
/**
 * hapi refuses to start with `/users` next to `/users/{id?}`, so no comparison is to find that one of them covers the
 * other: `must` is null.
 */
const OPTIONAL_IN_HAPI: Requests = { may: [{ set: ANY, times: 'optional' }], must: null };
/** Plain text before a hole. */
const BEFORE_HOLE = new RegExp(String.raw`^[\w-]*(?=${HOLE})`);
export const UNKNOWN: Requests = { may: null, must: null };

/** The empty text, which is the segment after a slash at the end. */
export const BLANK: SegmentSet = { kind: 'literal', value: '' };
export const OPTIONAL_BLANK: Step = { set: BLANK, times: 'optional' };

/**
 * The segments of a request that one segment of a path matches.
 *
 * @param last whether nothing follows in the path
 */
export function stepsOf(segment: Segment, path: Path, last: boolean): Requests {
  switch (segment.kind) {
    case 'static':
      // `$` and `^` are anchors of a regular expression in Express 4, characters in Express 5.
      if (path.dialect === 'express' && /[$^]/.test(segment.value)) return ANYTHING;
      return exactly([one({ kind: 'literal', value: fold(segment.value, path.dialect) })]);
    case 'parameter':
      return parameterSteps(segment, path);
    case 'wildcard':
      return wildcardSteps(segment, path);
    case 'mixed':
      return mixedSteps(segment, path, last);
    case 'unknown':
      return unknownSteps(segmentText(path, segment), path.dialect);
  }
}

/**
 * A hole may be any number of segments, of which the first begins with the text before the hole: `/bot${token}` does
 * not match `/users`. The last character of that text is not certain: a value that begins with `?` makes it optional.
 */
function unknownSteps(written: string, dialect: Dialect): Requests {
  if (!written.includes(HOLE)) return UNKNOWN;
  const [before = ''] = BEFORE_HOLE.exec(written) ?? [];
  const certain = fold(before.slice(0, -1), dialect);
  return certain === '' ? ANYTHING : { may: [one(beginningWith(certain)), REST], must: null };
}

function beginningWith(before: string): SegmentSet {
  return { kind: 'opaque', key: '', before, after: '', literals: [] };
}

function one(set: SegmentSet): Step {
  return { set, times: 'one' };
}

function exactly(steps: readonly Step[]): Requests {
  return { may: steps, must: steps };
}

function parameterSteps(segment: ParameterSegment, path: Path): Requests {
  const { dialect } = path;
  const { optional, pattern } = segment;
  const lone: SegmentSet = dialect === 'find-my-way' ? { kind: 'short' } : NONEMPTY;
  const base = pattern === null ? exactly([one(lone)]) : patternSteps(pattern, path);
  const written = segmentText(path, segment);
  const star = /\*\??$/.test(written);
  const repeated = star || written.endsWith('+');
  if (dialect === 'hapi' && optional) return OPTIONAL_IN_HAPI;
  if (dialect === 'files' && segment.repeated) return exactly(NONEMPTY_SEGMENTS);
  if (isExact(dialect) || !repeated) return optional ? optionally(base) : base;
  const [first] = base.may ?? [];
  if (first === undefined || base.must === null || base.may?.length !== 1) {
    return { may: [{ set: ANY, times: optional ? 'optional' : 'one' }, REST], must: null };
  }
  const rest: Step = dialect === 'express' && star ? REST : { set: first.set, times: 'many' };
  if (!optional) return exactly([first, rest]);
  // Express 4's `:path*?` is all or nothing; koa's `:path*` is any number of parameters.
  return dialect === 'koa' ? exactly([rest]) : { may: [{ ...first, times: 'optional' }, rest], must: null };
}

function optionally(requests: Requests): Requests {
  const [first, second] = requests.may ?? [];
  if (first === undefined) return UNKNOWN;
  if (second !== undefined) return ANYTHING;
  const steps: readonly Step[] = [{ set: first.set, times: 'optional' }];
  return { may: steps, must: requests.must === null ? null : steps };
}

function patternSteps(pattern: string, path: Path): Requests {
  if (path.dialect === 'find-my-way') return exactly([one(patternSet(pattern, false))]);
  if (path.dialect === 'hono') return honoPatternSteps(pattern);
  if (pattern === '.*' || pattern === '.+') return { may: ANY_REST, must: NONEMPTY_REST };
  if (patternSpans(pattern, path.dialect)) return { may: ANY_REST, must: null };
  const steps = [one(patternSet(pattern, true))];
  // An anchor in the middle of the router's regular expression matches nowhere.
  return { may: steps, must: /[$^]/.test(pattern) ? null : steps };
}

/**
 * A wildcard at the end matches the rest, nothing at all included (`/users/*` matches `/users`); in the middle it
 * matches one segment.
 */
function honoWildcardSteps({ end }: WildcardSegment, { segments }: Path): Requests {
  const behind = segments.filter(({ start }) => start >= end);
  if (behind.length === 0) return exactly([REST]);
  const mayEnd = behind.every((segment) => 'optional' in segment && segment.optional);
  return mayEnd ? ANYTHING : { may: [one(ANY)], must: [one(NONEMPTY)] };
}

/**
 * In a pattern with alternatives, one of Hono's routers anchors the first alternative at the beginning only, and the
 * last one at the end only.
 */
function honoPatternSteps(pattern: string): Requests {
  if (patternSpans(pattern, 'hono')) return { may: ANY_REST, must: null };
  return /[|^$]/.test(pattern) ? { may: ANY_REST, must: null } : exactly([one(patternSet(pattern, false))]);
}

function patternSet(source: string, insensitive: boolean): SegmentSet {
  const pattern = readPattern(source, insensitive);
  if (pattern === null) return { kind: 'opaque', key: `(${source})`, before: '', after: '', literals: [] };
  return { kind: 'pattern', pattern, key: source };
}

function wildcardSteps(segment: WildcardSegment, path: Path): Requests {
  if (path.dialect === 'hono') return honoWildcardSteps(segment, path);
  if (path.dialect === 'hapi' || path.dialect === 'files') return exactly([REST]);
  // path-to-regexp 8 requires a character after the slash, unless the wildcard is in braces: `/{*rest}`.
  if (segment.name !== null) return exactly(path.text[segment.start] === '{' ? ANY_REST : NONEMPTY_REST);
  // Express 4 reads `(.*)` as a dot and a wildcard.
  const literally = path.dialect === 'express' && path.text[segment.start] === '(';
  // Without a slash in front, `(.*)/users` matches `/users` too.
  const may = segment.start === 0 ? [REST] : ANY_REST;
  return { may, must: literally ? null : ANY_REST };
}

function mixedSteps(segment: MixedSegment, path: Path, last: boolean): Requests {
  const { dialect } = path;
  // `/users/?`: Express 4 makes the slash optional, and allows one more after it.
  if (dialect === 'express' && segmentText(path, segment) === '?') return { may: [OPTIONAL_BLANK], must: [] };
  const group = optionalGroup(segment, path, last);
  if (group !== null) return group;
  const set: SegmentSet = {
    kind: 'opaque',
    key: shapeOfSegment(segment, path),
    before: fold(segment.before, dialect),
    after: fold(segment.after, dialect),
    literals: segment.literals.map((literal) => fold(literal, dialect)),
  };
  const times = segment.optional ? 'optional' : 'one';
  if (!segment.spans) return { may: [{ set, times }], must: segment.optional ? null : [{ set, times }] };
  return { may: [{ set: beginningWith(set.before), times }, REST], must: null };
}

/**
 * The requests of a group that is one optional segment: `{/users}`, `{/:id}`, `{/*rest}`. Null for any other segment.
 */
function optionalGroup(segment: MixedSegment, path: Path, last: boolean): Requests | null {
  const written = segmentText(path, segment);
  if (!/^\{\/[^{}()]*\}$/.test(written)) return null;
  const inner = parsePath(written.slice(1, -1), path.dialect);
  const [only, second] = inner.segments;
  if (only === undefined || second !== undefined || only.kind === 'mixed' || only.kind === 'unknown') return null;
  if (only.kind === 'wildcard') return { may: [REST], must: last ? [REST] : null };
  return optionally(stepsOf(only, inner, last));
}
