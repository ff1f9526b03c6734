import { isPrefix } from '../../convention/neighbours.ts';
import { prefixRelates, relate } from '../../paths/compare.ts';
import { isOneSegment, namelessText, segmentText, textAt } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Middleware } from '../../model/router.ts';
import { type Candidate, type Move, type Occupant, takesPage } from './route-move.ts';
import { losesToFile, takesFile } from './sent-files.ts';
import { isForwarded } from '../forwarded-routes.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import { KEPT_METHODS } from '../../text/method-names.ts';
import { ANY_REST, type Placed } from '../addresses/layout.ts';

/**
 * The conflict of a rewrite with middleware or with a router of another file; null where there is none. A request must
 * pass the same middleware and routers before it reaches its handler. Where the order of routes does not matter, that
 * of middleware does not either: all of it runs first. A proxy after the route sends requests to another server, whose
 * addresses are unknown.
 */
export function passageConflict(move: Move, { placed, path }: Occupant): WithheldReason | null {
  const { entry } = placed;
  const isMiddleware = entry.kind === 'middleware';
  const sees = isExact(placed) ? seesAt : prefixRelates;
  // It is unknown which addresses a missing file answers.
  if (entry.kind !== 'route' && entry.isMissing && path && sees(path, move.to) !== 'disjoint') return 'shadow';
  const { precedence } = move.candidate.route.router;
  if (isMiddleware && (entry.isLast || (precedence === 'order' && placed.order > move.placed.order))) {
    if (!path) return entry.pathKind === 'dynamic' && entry.passage.mayAnswer === true ? 'dynamic-table' : null;
    const isMet = sees(path, move.to) !== 'disjoint';
    if (entry.passage.handlesErrors === true) {
      if (sees(path, move.from) !== 'disjoint' && seesOthers(path, move, placed)) return 'middleware';
      if (isMet && isRedirected(move, entry)) return 'redirected';
    }
    return isMet &&
      (isForwarded(entry) ||
        (entry.passage.mayAnswer === true && OWNING.has(relate(path, move.to))) ||
        takesPage(move, entry.passage.response, path) ||
        takesFile(move, placed, path))
      ? 'shadow'
      : null;
  }
  if (!path) return isMiddleware ? 'middleware' : null;
  const after = sees(path, move.to);
  if (isMiddleware && after !== 'disjoint' && isRedirected(move, entry)) return 'redirected';
  if (isMiddleware && after !== 'disjoint' && losesToFile(move, placed, path)) return 'shadow';
  if (!isMiddleware) return after !== 'disjoint' && (isForwarded(entry) || namesResource(path)) ? 'shadow' : null;
  return seesOthers(path, move, placed) ? 'middleware' : null;
}

/** Whether middleware with a path would see other requests after a rewrite, or the same ones with other parameters. */
function seesOthers(path: Path, move: Move, placed: Placed): boolean {
  const { entry } = placed;
  const sees = isExact(placed) ? seesAt : prefixRelates;
  const after = sees(path, move.to);
  const namesParameters = entry.kind === 'middleware' && entry.passage.namesParameters === true;
  if (after !== 'disjoint' && namesParameters && changesPrefixParameter(path, move)) return true;
  const isAlike = after === sees(path, move.from) && after !== 'overlaps';
  return !isAlike && (sees !== prefixRelates || !asksBefore(path, move));
}

/** How the path of middleware that answers by itself may relate to an address that it would lose. */
const OWNING: ReadonlySet<string> = new Set(['same', 'covered']);

/** Whether clients would follow a redirect of middleware with another method after a rewrite. */
function isRedirected({ candidate }: Move, { passage }: Middleware): boolean {
  return changesRedirects(candidate) && passage.redirects === true;
}

/** Whether a rewrite gets a method that clients keep when they follow a redirect. */
function changesRedirects({ methods, newMethods }: Candidate): boolean {
  return newMethods.some((method, at) => method !== methods[at] && KEPT_METHODS.has(method));
}

/**
 * Whether middleware matches only leading segments that a rewrite does not change, so that it sees the same requests:
 * `/clubs/members` for `/clubs/:club/songs/list`, with any club.
 */
function asksBefore(prefix: Path, { from, to }: Move): boolean {
  const asked = prefix.segments.length;
  return (
    prefix.segments.every((segment) => isOneSegment(segment) || segmentText(prefix, segment).endsWith(ANY_REST)) &&
    from.segments.slice(0, asked).every(isOneSegment) &&
    prefix.segments.every((_, at) => textAt(from, at) === textAt(to, at))
  );
}

/**
 * Whether a parameter of a prefix gets another value after a rewrite: in `/users/:action`, `delete` of
 * `/users/delete/:id` becomes the identifier.
 */
export function changesPrefixParameter(prefix: Path, { from, to }: Pick<Move, 'from' | 'to'>): boolean {
  const isTold = [prefix, from, to]
    .map(({ segments }) => segments.findIndex((segment) => !isOneSegment(segment)))
    .map((end) => (end === -1 ? Infinity : end));
  return prefix.segments.some(
    (segment, at) => segment.kind === 'parameter' && at < Math.min(...isTold) && saidAt(from, at) !== saidAt(to, at),
  );
}

function saidAt(path: Path, at: number): string {
  const segment = path.segments[at];
  return segment ? namelessText(path, segment) : '';
}

/**
 * Whether middleware matches its path exactly: @koa/router matches `use('/')` for the root alone, not for everything
 * below it, and Hono matches every path of middleware exactly.
 */
function isExact({ entry, path }: Placed): boolean {
  return (
    entry.kind === 'middleware' &&
    entry.path !== null &&
    ((path?.dialect === 'koa' && entry.path.value === '/') || path?.dialect === 'hono')
  );
}

/** Like `prefixRelates`, for middleware that sees one address only. */
function seesAt(address: Path, path: Path): 'covers' | 'disjoint' | 'overlaps' {
  const relation = relate(address, path);
  if (relation === 'same') return 'covers';
  return relation === 'covered' ? 'overlaps' : relation;
}

/**
 * Whether the prefix of a mounted router names a resource, as `/api/users` does; below `/api`, there may be any
 * resource.
 */
function namesResource(prefix: Path): boolean {
  return prefix.segments.some((segment) => segment.kind === 'static' && !isPrefix(segment, prefix));
}
