import type { Route } from '../model/router.ts';
import type { Callers } from './callers/callers.ts';
import type { Earlier } from './earlier.ts';
import { LazyList } from './lazy-list.ts';
import type { Move, Moves } from './moves.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Tables } from './addresses/tables.ts';
import { companionObjections, firstOf, TableObjections } from './table-objections.ts';

/** What a settlement depends on. */
export interface SettlementInput {
  readonly proposals: Moves;
  readonly tables: () => Tables;
  readonly callers: Callers;
  /** What was decided before; null where that is no longer valid. */
  readonly earlier: Earlier | null;
  /** The objections to a proposal that do not depend on other routes. */
  objectionsTo(move: Move): Iterable<Withheld>;
}

/**
 * Decides which of the proposed rewrites are made: all that do not conflict with others. A route is decided on when it
 * is first asked for, together with all routes that its decision depends on.
 */
export class Settlement implements Moves {
  /** The objections to proposals because of other routes in the tables. */
  readonly inTables: TableObjections;
  readonly #parties: SettlementInput;
  /** The objections to proposals that do not depend on other routes. */
  readonly #objections = new Map<Route, LazyList<Withheld>>();
  readonly #reasons = new Map<Route, Withheld>();
  readonly #companions = new Map<Route, ReadonlySet<Route>>();
  readonly #decided = new Set<Route>();

  constructor(parties: SettlementInput) {
    this.#parties = parties;
    this.inTables = new TableObjections({
      tables: parties.tables,
      moves: parties.proposals,
      isGivenUp: (move) => this.isGivenUp(move),
    });
  }

  /** The rewrite of a route; undefined where none is made. */
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

  /** The routes that move together with one, itself included. */
  companionsOf(route: Route): ReadonlySet<Route> {
    this.#decide(route);
    return this.#companions.get(route) ?? new Set([route]);
  }

  /** Gives up rewrites until none of the remaining ones conflicts with another. */
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

  /** The rewrite of a route, as long as no objection to it is known. */
  #hoped(route: Route): Move | undefined {
    const move = this.#parties.proposals.get(route);
    return !move || this.#reasons.has(route) || this.isGivenUp(move) ? undefined : move;
  }

  /** Whether an earlier decision moves a route; null where it has to be decided now. */
  #decidedBefore(route: Route): boolean | null {
    const planned = this.#parties.earlier?.of(route);
    return planned ? planned.rewrite !== null : null;
  }

  /** Whether a proposal is given up, whatever is decided about other routes. */
  isGivenUp(move: Move): boolean {
    const moves = this.#decidedBefore(move.candidate.route);
    return moves === null ? this.objectionsTo(move).first !== null : !moves;
  }

  /** The objections to a proposal that do not depend on other routes. */
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
