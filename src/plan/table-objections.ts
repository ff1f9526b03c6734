import type { Route } from '../model/router.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Layout } from './addresses/layout.ts';
import type { Tables } from './addresses/tables.ts';
import { Conflicts, type Candidates, type Conflict } from './conflicts/conflicts.ts';
import { parameterNameConflict } from './conflicts/parameter-name-conflict.ts';
import { objectionOf, conflictLocation } from './conflicts/conflict-location.ts';
import { LazyList } from './lazy-list.ts';
import type { Move, Moves } from './moves.ts';

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
      if (until === null || !moves.get(until.route)) yield objectionOf(reason, other, conflict.move);
    for (const layout of layouts) {
      const parted = parameterNameConflict(move, layout, this.#sources.moves);
      if (parted) yield { reason: 'shadow', other: conflictLocation(parted) };
    }
    if (!move.partners.every((partner) => moves.get(partner))) yield { reason: 'shared-path' };
  }

  /** Whether some of the objections remain whatever else moves. */
  areFinal(move: Move): boolean {
    const layouts = this.#layoutsOf(move);
    return (
      layouts.some(({ isWhole }) => !isWhole) ||
      [...this.#against(move)].some(({ until }) => until === null) ||
      layouts.some((layout) => parameterNameConflict(move, layout, this.#sources.moves) !== null)
    );
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
