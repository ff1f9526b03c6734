import type { Route } from '../model/router.ts';
import type { Callers } from './callers/callers.ts';
import { Conflicts, type Conflict } from './conflicts/conflicts.ts';
import type { Candidate } from './conflicts/move.ts';
import { partedByName } from './conflicts/parted-names.ts';
import { objectionOf, partyOf } from './conflicts/party.ts';
import type { Earlier } from './earlier.ts';
import type { Move, Moves } from './moves.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Layout } from './addresses/table.ts';
import type { Tables } from './addresses/tables.ts';

/** A rewrite that waits for more others than these to move with it is withheld: one fix should stay one thought. */
const MOST_COMPANIONS = 8;

/** What a settlement is made from. */
export interface SettlementParties {
  readonly proposals: Moves;
  readonly tables: () => Tables;
  readonly callers: Callers;
  /** What was decided before, if that holds. */
  readonly earlier: Earlier | null;
  /** What stands against a proposal, whatever becomes of other routes. */
  objectionTo(move: Move): Withheld | null;
}

/**
 * Decides which of the proposed rewrites are made: all those that are in nobody's way, and no more. A route is decided
 * on when it is asked for, together with those that it hangs together with.
 */
export class Settlement implements Moves {
  readonly #parties: SettlementParties;
  readonly #conflicts = new Map<Layout, Conflicts>();
  readonly #conflictsOf = new Map<Route, readonly Conflict[]>();
  /** What stands against proposals by themselves; null for nothing. */
  readonly #objections = new Map<Route, Withheld | null>();
  readonly #reasons = new Map<Route, Withheld>();
  readonly #companions = new Map<Route, ReadonlySet<Route>>();
  readonly #decided = new Set<Route>();

  constructor(parties: SettlementParties) {
    this.#parties = parties;
  }

  /** The rewrite of a route that is made; undefined for one that stays. */
  get(route: Route): Move | undefined {
    this.#decide(route);
    return this.#hoped(route);
  }

  /** Why a proposed rewrite is not made; null where it is, or where none was proposed. */
  reasonOf(route: Route): Withheld | null {
    if (this.#decidedBefore(route) !== null) return this.#parties.earlier?.withheldOf(route) ?? null;
    this.#decide(route);
    return this.#objections.get(route) ?? this.#reasons.get(route) ?? null;
  }

  /** The routes that a rewrite takes along, itself included. */
  companionsOf(route: Route): ReadonlySet<Route> {
    this.#decide(route);
    return this.#companions.get(route) ?? new Set([route]);
  }

  /** Gives rewrites up until none of those that are left is in the way of another. */
  #decide(route: Route): void {
    if (this.#decided.has(route)) return;
    const asked = new Set([route]);
    const moves: Moves = {
      get: (other) => {
        asked.add(other);
        return this.#hoped(other);
      },
    };
    for (let changed = true; changed; ) {
      changed = false;
      for (const each of asked) {
        const move = this.#decided.has(each) ? undefined : this.#hoped(each);
        const reason = move && this.#objection(each, move, moves);
        if (!reason) continue;
        this.#reasons.set(each, reason);
        changed = true;
      }
    }
    for (const each of asked) this.#decided.add(each);
  }

  /** The rewrite of a route as long as nothing is known that stands against it. */
  #hoped(route: Route): Move | undefined {
    const move = this.#parties.proposals.get(route);
    return !move || this.#reasons.has(route) || this.#isGivenUp(move) ? undefined : move;
  }

  /** Whether a route was to move when that was decided before; null where it is to be decided now. */
  #decidedBefore(route: Route): boolean | null {
    const planned = this.#parties.earlier?.of(route);
    return planned ? planned.rewrite !== null : null;
  }

  #isGivenUp(move: Move): boolean {
    const { route } = move.candidate;
    const moves = this.#decidedBefore(route);
    if (moves !== null) return !moves;
    const known = this.#objections.get(route);
    if (known !== undefined) return known !== null;
    const objection = this.#parties.objectionTo(move);
    this.#objections.set(route, objection);
    return objection !== null;
  }

  #objection(route: Route, move: Move, moves: Moves): Withheld | null {
    const { tables, callers } = this.#parties;
    if (this.#decidedBefore(route) !== null) {
      const { file } = route.router;
      this.#companions.set(
        route,
        new Set([...this.#takenAlong(route, moves)].filter((other) => other.router.file === file && moves.get(other))),
      );
      return null;
    }
    if (
      tables()
        .holding(route.router)
        .some(({ isWhole }) => !isWhole)
    )
      return { reason: 'dynamic-table' };
    const conflict = this.#against(move).find(({ until }) => until === null || !moves.get(until.route));
    if (conflict) return objectionOf(conflict.reason, conflict.other, conflict.move);
    const parted = tables()
      .holding(route.router)
      .map((layout) => partedByName(move, layout, this.#parties.proposals))
      .find((placed) => placed !== null);
    if (parted) return { reason: 'shadow', other: partyOf(parted) };
    if (!move.partners.every((partner) => moves.get(partner))) return { reason: 'shared-path' };
    const taken = this.#takenAlong(route, moves);
    if (taken.size > MOST_COMPANIONS) return { reason: 'shadow' };
    // One fix edits one file.
    if ([...taken].some((other) => other.router.file !== route.router.file)) return { reason: 'other-file' };
    this.#companions.set(route, taken);
    return callers.objection(move.judged, moves);
  }

  /** The routes that have to move with one, or the first of them where they are too many. */
  #takenAlong(route: Route, moves: Moves): ReadonlySet<Route> {
    const taken = new Set<Route>([route]);
    for (const next of taken) {
      const other = moves.get(next);
      for (const partner of other?.partners ?? []) taken.add(partner);
      for (const { until } of other ? this.#against(other) : []) if (until) taken.add(until.route);
      if (taken.size > MOST_COMPANIONS) break;
    }
    return taken;
  }

  /** What stands against a rewrite in the tables of its router. */
  #against({ candidate }: Move): readonly Conflict[] {
    const known = this.#conflictsOf.get(candidate.route);
    if (known) return known;
    const layouts = this.#parties.tables().holding(candidate.route.router);
    const conflicts = layouts.flatMap((layout) => this.#conflictsIn(layout).of(candidate));
    this.#conflictsOf.set(candidate.route, conflicts);
    return conflicts;
  }

  #conflictsIn(layout: Layout): Conflicts {
    const known = this.#conflicts.get(layout);
    if (known) return known;
    const { proposals } = this.#parties;
    const conflicts = new Conflicts(layout.placed, {
      of: (route) => proposals.get(route)?.candidate,
      isGivenUp: ({ route }: Candidate) => {
        const move = proposals.get(route);
        return !move || this.#isGivenUp(move);
      },
    });
    this.#conflicts.set(layout, conflicts);
    return conflicts;
  }
}
