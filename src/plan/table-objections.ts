import type { Route } from '../model/router.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Layout, Placed } from './addresses/layout.ts';
import type { Tables } from './addresses/tables.ts';
import { Conflicts, type Candidates, type Conflict } from './conflicts/conflicts.ts';
import { objectionOf, conflictLocation } from './conflicts/conflict-location.ts';
import { movedRoute, type ChangedRoute } from './changed-route.ts';
import { LazyList } from './lazy-list.ts';
import type { Move, Moves } from './moves.ts';
import { join } from '../paths/print.ts';
import { textAt } from '../paths/dialects.ts';
import type { Path } from '../model/path.ts';

/** The most routes that one fix may move, so that it stays easy to review. */
const MOST_COMPANIONS = 8;

/** What the objections of tables depend on. */
export interface TableSources {
  readonly tables: () => Tables;
  /** The rewrites that objections may be found to. */
  readonly moves: Moves;
  /** Whether one of them is given up, whatever other routes of the table do. */
  readonly isGivenUp: (move: Move) => boolean;
}

/** The objections to the rewrite of a route because of other routes in its tables. */
export class TableObjections {
  readonly #sources: TableSources;
  readonly #conflicts = new Map<Layout, Conflicts>();
  readonly #conflictsOf = new Map<Route, LazyList<Conflict>>();

  constructor(sources: TableSources) {
    this.#sources = sources;
  }

  /**
   * The objections of other routes to a rewrite.
   *
   * @param moves the rewrites that would be made with it
   */
  *of(move: Move, moves: Moves): Generator<Withheld> {
    const layouts = this.#layoutsOf(move);
    if (layouts.some(({ isWhole }) => !isWhole)) yield { reason: 'dynamic-table' };
    for (const { reason, other, until, ...conflict } of this.#against(move))
      if (until === null || !moves.get(until.route))
        yield objectionOf(reason, other, { to: conflict.move.to, newMethods: move.candidate.newMethods });
    yield* this.#partedBy(move);
    if (!move.partners.every((partner) => moves.get(partner))) yield { reason: 'shared-path' };
  }

  /** Whether some of the objections remain whatever else moves. */
  areFinal(move: Move): boolean {
    const layouts = this.#layoutsOf(move);
    return (
      layouts.some(({ isWhole }) => !isWhole) ||
      [...this.#against(move)].some(({ until }) => until === null) ||
      firstOf(this.#partedBy(move)) !== null
    );
  }

  #partedBy(move: Move): Iterable<Withheld> {
    return partedByName(movedRoute(move, this.#sources.tables()), this.#sources.moves);
  }

  /** The routes that have to move before a rewrite, or with it. */
  neededBy(move: Move): readonly Route[] {
    return [...move.partners, ...[...this.#against(move)].flatMap(({ until }) => (until ? [until.route] : []))];
  }

  /** A route and those that have to move with it; only the first of them where they are too many. */
  takenAlong(route: Route, moves: Moves): ReadonlySet<Route> {
    const taken = new Set<Route>([route]);
    for (const next of taken) {
      const other = moves.get(next);
      for (const needed of other ? this.neededBy(other) : []) taken.add(needed);
      if (taken.size > MOST_COMPANIONS) break;
    }
    return taken;
  }

  /** The conflicts of a rewrite with other routes in the tables of its router. */
  #against({ candidate }: Move): Iterable<Conflict> {
    const known = this.#conflictsOf.get(candidate.route) ?? new LazyList(this.#conflictsWith(candidate));
    this.#conflictsOf.set(candidate.route, known);
    return known;
  }

  *#conflictsWith(candidate: Move['candidate']): Generator<Conflict> {
    for (const layout of this.#sources.tables().holding(candidate.route.router))
      yield* this.#conflictsIn(layout).of(candidate);
  }

  #conflictsIn(layout: Layout): Conflicts {
    const { moves, isGivenUp } = this.#sources;
    const candidates: Candidates = {
      of: (route) => moves.get(route)?.candidate,
      isGivenUp: ({ route }) => {
        const move = moves.get(route);
        return !move || isGivenUp(move);
      },
    };
    const known = this.#conflicts.get(layout) ?? new Conflicts(layout.placed, candidates);
    this.#conflicts.set(layout, known);
    return known;
  }

  #layoutsOf({ candidate }: Move): readonly Layout[] {
    return this.#sources.tables().holding(candidate.route.router);
  }
}

/**
 * The objection to a rewrite because of the routes that have to move with it: there are too many of them, or one is in
 * another file.
 *
 * @param taken the route itself and those that have to move with it
 */
export function* companionObjections(route: Route, taken: ReadonlySet<Route>): Generator<Withheld> {
  if (taken.size > MOST_COMPANIONS) yield { reason: 'shadow' };
  // One fix edits one file.
  else if ([...taken].some((other) => other.router.file !== route.router.file)) yield { reason: 'other-file' };
}

/** The first of some values; null where there is none. */
export function firstOf<Value>(values: Iterable<Value>): Value | null {
  for (const value of values) return value;
  return null;
}

/**
 * The objections of routes that have, or would get, a parameter of another name where a changed one has its own, or a
 * text where that has a parameter. Some routers keep a branch of their tree for each name and try one of them alone:
 * next to `/lamps/:lampId`, a request for `/lamps/1/parts` may not find `/lamps/:id/parts` any more, whatever the
 * methods.
 *
 * @param proposals the rewrites that other routes may get
 */
export function* partedByName({ route, places, together }: ChangedRoute, proposals: Moves): Generator<Withheld> {
  if (!route.router.namesPart) return;
  for (const { layout, then } of places) {
    const others = layout.placed.filter(({ entry }) => entry.kind === 'route' && !together.has(entry));
    const parted = others.find((other) =>
      addressesOf(other, proposals).some((address) => then.some((own) => arePartedByName(own, address))),
    );
    if (parted) yield { reason: 'shadow', other: conflictLocation(parted) };
  }
}

/** The address of a route, and the one that it would get. */
function addressesOf({ entry, path, prefix }: Placed, proposals: Moves): readonly Path[] {
  const move = entry.kind === 'route' ? proposals.get(entry) : undefined;
  const next = move ? [join(prefix, move.candidate.newPath, move.candidate.route.router.dialect)] : [];
  return path ? [path, ...next] : next;
}

/**
 * Whether two paths go the same way up to a segment where both have something else than text, and not the same; or
 * where one has a text and the other a parameter, and either goes on after it: requests for that text never come back
 * to the parameter.
 */
function arePartedByName(a: Path, b: Path): boolean {
  const at = a.segments.findIndex((_, index) => textAt(a, index) !== textAt(b, index));
  const parting = [a, b].map(({ segments }) => segments[at]);
  if (parting.every((segment) => segment !== undefined && segment.kind !== 'static')) return true;
  return (
    parting.some((segment) => segment?.kind === 'parameter') &&
    parting.some((segment) => segment?.kind === 'static') &&
    [a, b].some(({ segments }) => segments.length > at + 1)
  );
}
