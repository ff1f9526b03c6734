import type { Route } from '../model/router.ts';
import type { Callers } from './callers/callers.ts';
import type { Earlier } from './earlier.ts';
import { LazyList } from './lazy-list.ts';
import type { Move, Moves } from './moves.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Tables } from './addresses/tables.ts';
import { companionObjections, firstOf, TableObjections } from './table-objections.ts';

/** What a settlement is made from. */
export interface SettlementParties {
  readonly proposals: Moves;
  readonly tables: () => Tables;
  readonly callers: Callers;
  /** What was decided before, if that holds. */
  readonly earlier: Earlier | null;
  /** What is against a proposal, whatever becomes of other routes. */
  objectionsTo(move: Move): Iterable<Withheld>;
}

/**
 * Decides which of the proposed rewrites are made: all those that are in no one's way, and no more. A route is decided
 * on when it is asked for, together with those that it hangs together with.
 */
export class Settlement implements Moves {
  /** What other routes specify against proposals. */
  readonly inTables: TableObjections;
  readonly #parties: SettlementParties;
  /** What is against proposals by themselves. */
  readonly #objections = new Map<Route, LazyList<Withheld>>();
  readonly #reasons = new Map<Route, Withheld>();
  readonly #companions = new Map<Route, ReadonlySet<Route>>();
  readonly #decided = new Set<Route>();

  constructor(parties: SettlementParties) {
    this.#parties = parties;
    this.inTables = new TableObjections({
      tables: parties.tables,
      moves: parties.proposals,
      isGivenUp: (move) => this.isGivenUp(move),
    });
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
    return this.#objections.get(route)?.first ?? this.#reasons.get(route) ?? null;
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

  /** The rewrite of a route as long as nothing is known that is against it. */
  #hoped(route: Route): Move | undefined {
    const move = this.#parties.proposals.get(route);
    return !move || this.#reasons.has(route) || this.isGivenUp(move) ? undefined : move;
  }

  /** Whether a route was to move when that was decided before; null where it is to be decided now. */
  #decidedBefore(route: Route): boolean | null {
    const planned = this.#parties.earlier?.of(route);
    return planned ? planned.rewrite !== null : null;
  }

  /** Whether a proposal is given up, whatever becomes of other routes. */
  isGivenUp(move: Move): boolean {
    const moves = this.#decidedBefore(move.candidate.route);
    return moves === null ? this.objectionsTo(move).first !== null : !moves;
  }

  /** What is against a proposal, whatever becomes of other routes. */
  objectionsTo(move: Move): LazyList<Withheld> {
    const { route } = move.candidate;
    const known = this.#objections.get(route) ?? new LazyList(this.#parties.objectionsTo(move));
    this.#objections.set(route, known);
    return known;
  }

  #objection(route: Route, move: Move, moves: Moves): Withheld | null {
    if (this.#decidedBefore(route) !== null) {
      const taken = this.inTables.takenAlong(route, moves);
      const { file } = route.router;
      this.#companions.set(
        route,
        new Set([...taken].filter((other) => other.router.file === file && moves.get(other))),
      );
      return null;
    }
    const objection = firstOf(this.inTables.of(move, moves));
    if (objection) return objection;
    const taken = this.inTables.takenAlong(route, moves);
    const apart = firstOf(companionObjections(route, taken));
    if (apart) return apart;
    this.#companions.set(route, taken);
    return firstOf(this.#parties.callers.objections(move.judged, moves));
  }
}
