import { prefixRelates, relate, type Relation } from '../paths/compare.ts';
import type { Path } from '../paths/path.ts';
import { join } from '../paths/print.ts';
import type { Route } from '../routes/model.ts';
import { isPrefix } from '../convention/neighbours.ts';
import { AddressIndex } from './address-index.ts';
import type { WithheldReason } from './reasons.ts';
import type { Placed } from './table.ts';

/** A rewrite that the endpoint asks for, before its surroundings are asked. */
export interface Candidate {
  readonly route: Route;
  readonly methods: readonly string[];
  /** The methods and the path text that it would get. */
  readonly newMethods: readonly string[];
  readonly newPath: string;
}

/** What stands against a rewrite: always, or only as long as the other route keeps its address. */
export interface Conflict {
  readonly reason: WithheldReason;
  readonly other: Placed;
  /** The candidate whose rewrite would remove the conflict. */
  readonly until: Candidate | null;
}

interface Occupant {
  readonly placed: Placed;
  readonly path: Path | null;
  /** Null where every method is meant. */
  readonly methods: readonly string[] | null;
  /** The candidate that holds this address before (`now`) or after (`then`) its rewrite. */
  readonly candidate: Candidate | null;
  readonly when: 'now' | 'then' | 'always';
}

interface Move {
  readonly placed: Placed;
  readonly candidate: Candidate;
  readonly from: Path;
  readonly to: Path;
}

/** A rewrite that would have to wait for more others than these is given up. */
const MOST_CONFLICTS = 8;

/**
 * Finds what stands against each rewrite in one table: no other route may have or get the same method and shape, and no
 * request that reached one handler may reach another.
 *
 * @param table all entries in the order of matching
 * @param candidates the rewrites to look at, by route
 */
export function findConflicts(table: readonly Placed[], candidates: ReadonlyMap<Route, Candidate>): Map<Candidate, Conflict[]> {
  const routes = new AddressIndex<Occupant>();
  const passages = new AddressIndex<Occupant>();
  const moves: Move[] = [];
  const seen = new Set<string>();
  for (const placed of table) {
    const candidate = placed.entry.kind === 'route' ? candidates.get(placed.entry) : undefined;
    const from = placed.path;
    if (candidate && from) {
      const to = join(placed.prefix, candidate.newPath, from.dialect);
      moves.push({ placed, candidate, from, to });
      routes.add({ placed, path: from, methods: candidate.methods, candidate, when: 'now' }, from, false);
      routes.add({ placed, path: to, methods: candidate.newMethods, candidate, when: 'then' }, to, false);
    } else {
      const occupant = { placed, path: from, methods: methodsOf(placed), candidate: null, when: 'always' } as const;
      if (placed.entry.kind === 'route') routes.add(occupant, from, false);
      else if (isFirst(placed, seen)) passages.add(occupant, from, true);
    }
  }
  const conflicts = new Map<Candidate, Conflict[]>();
  for (const move of moves) {
    const found = conflictsOf(move, routes, passages);
    if (found.length > 0) conflicts.set(move.candidate, [...(conflicts.get(move.candidate) ?? []), ...found]);
  }
  return conflicts;
}

/** What stands on the same prefix later tells nothing new. */
function isFirst({ entry, path }: Placed, seen: Set<string>): boolean {
  const key = `${entry.kind} ${path?.text ?? ''}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function methodsOf({ entry }: Placed): readonly string[] | null {
  if (entry.kind !== 'route') return null;
  const methods = entry.methods.map((token) => token.method);
  return methods.length === 0 || methods.includes('ALL') || methods.includes('UNKNOWN') ? null : methods;
}

/** The conflicts of a move that others could remove; or one that nobody can. */
function conflictsOf(move: Move, routes: AddressIndex<Occupant>, passages: AddressIndex<Occupant>): Conflict[] {
  for (const passage of new Set([...passages.meeting(move.to), ...passages.meeting(move.from)])) {
    const reason = passageConflict(move, passage);
    if (reason) return [{ reason, other: passage.placed, until: null }];
  }
  const conflicts: Conflict[] = [];
  for (const occupant of routes.meeting(move.to)) {
    const reason = occupant.candidate === move.candidate ? null : routeConflict(move, occupant);
    if (!reason) continue;
    const conflict = { reason, other: occupant.placed, until: occupant.when === 'now' ? occupant.candidate : null };
    if (!conflict.until) return [conflict];
    conflicts.push(conflict);
    if (conflicts.length > MOST_CONFLICTS) return [{ ...conflict, until: null }];
  }
  return conflicts;
}

/** Whether two lists of methods share one; a GET route also answers HEAD (RFC 9110, section 9.3.2). */
function methodsMeet(a: readonly string[], b: readonly string[] | null): boolean {
  return b === null || a.some((method) => b.includes(method) || (method === 'GET' && b.includes('HEAD')) || (method === 'HEAD' && b.includes('GET')));
}

function routeConflict(move: Move, occupant: Occupant): WithheldReason | null {
  if (!methodsMeet(move.candidate.newMethods, occupant.methods)) return null;
  if (!occupant.path) return unreadableConflict(move, occupant);
  const relation = relate(move.to, occupant.path);
  if (relation === 'disjoint') return null;
  if (relation === 'same') return 'collision';
  if (move.candidate.route.router.precedence === 'specificity') return null;
  if (occupant.placed.order < move.placed.order) return earlierConflict(move, occupant, relation);
  if (relation === 'covered') return isPageFallback(occupant) && !isBelowPrefix(move.to) ? 'shadow' : null;
  return 'shadow';
}

/** A route whose path is a regular expression or not text may match anything. */
function unreadableConflict(move: Move, { placed }: Occupant): WithheldReason | null {
  if (placed.entry.kind === 'route' && placed.entry.pathKind === 'dynamic') return 'dynamic-table';
  const swallowsNothing = placed.order > move.placed.order && move.to.segments.every((segment) => segment.kind === 'static');
  return swallowsNothing ? null : 'shadow';
}

/**
 * An earlier route that is narrower keeps its requests (`/users/me` before `/users/:id`); one that is wider would keep the
 * rewritten route's, unless it let the requests through before as well.
 */
function earlierConflict(move: Move, occupant: Occupant, relation: Relation): WithheldReason | null {
  if (relation === 'covers') return null;
  const letsThrough =
    relation === 'covered' && methodsMeet(move.candidate.methods, occupant.methods) && occupant.path !== null && ['same', 'covered'].includes(relate(move.from, occupant.path));
  return letsThrough ? null : 'shadow';
}

/** `app.get('*', page)` behind all routes: what it answers today are pages of the application, whose addresses nobody lists. */
function isPageFallback({ placed, path }: Occupant): boolean {
  return placed.entry.kind === 'route' && placed.entry.handler.response === 'page' && path?.segments.at(-1)?.kind === 'wildcard';
}

function isBelowPrefix(path: Path): boolean {
  const [first] = path.segments;
  return first !== undefined && path.segments.length > 1 && isPrefix(first, path);
}

/** Middleware and routers of other files: what requests pass on their way must stay the same. */
function passageConflict(move: Move, { placed, path }: Occupant): WithheldReason | null {
  const isMiddleware = placed.entry.kind === 'middleware';
  if (isMiddleware && placed.order > move.placed.order) return null;
  if (!path) return isMiddleware ? 'middleware' : null;
  const after = prefixRelates(path, move.to);
  const before = prefixRelates(path, move.from);
  if (isMiddleware) return after === before && after !== 'overlaps' ? null : 'middleware';
  if (after === 'disjoint' || !namesResource(path)) return null;
  return 'shadow';
}

/** Whether a mounted router's prefix names a resource: `/api` alone holds anything, `/api/users` holds the users. */
function namesResource(prefix: Path): boolean {
  return prefix.segments.some((segment) => segment.kind === 'static' && !isPrefix(segment, prefix));
}
