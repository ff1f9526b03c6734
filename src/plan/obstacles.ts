import type { JudgedRoute } from '../model/plan.ts';
import type { Route } from '../model/router.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Tables } from './addresses/tables.ts';
import type { Callers } from './callers/callers.ts';
import type { Earlier } from './earlier.ts';
import type { Move, Moves } from './moves.ts';
import type { Proposals } from './proposals.ts';
import type { Settlement } from './settlement.ts';
import { companionObjections, firstOf, TableObjections } from './table-objections.ts';

/** What is needed to find obstacles. */
export interface ObstacleSources {
  readonly proposals: Proposals;
  readonly settlement: Settlement;
  readonly tables: () => Tables;
  readonly callers: Callers;
  readonly earlier: Earlier | null;
  /** The objections to a rewrite that do not depend on other routes. */
  readonly objectionsTo: (move: Move) => Iterable<Withheld>;
  /** The objections to any rewrite of a route. */
  readonly objectionsToAny: (judged: JudgedRoute) => Iterable<Withheld>;
}

/**
 * Finds all objections to the rewrites that are not made, where the first one is not enough: each reason with each of
 * its places, the most important for a person first.
 *
 * Objections that depend on the new address are included where that is known. Those that depend on another route are
 * included where that route does not move for reasons of its own: not because of this one, nor for a reason that both
 * share.
 */
export class Obstacles {
  readonly #sources: ObstacleSources;
  /** The objections in tables to the wanted rewrites of routes that have obstacles of their own. */
  readonly #inTables: TableObjections;

  constructor(sources: ObstacleSources) {
    this.#sources = sources;
    const { proposals, settlement, tables } = sources;
    this.#inTables = new TableObjections({
      tables,
      moves: { get: (route) => proposals.wantedBy(route) },
      isGivenUp: (move) => {
        const proposed = proposals.get(move.candidate.route);
        return !proposed || settlement.isGivenUp(proposed);
      },
    });
  }

  /**
   * All objections to the rewrite of a route.
   *
   * @param first the objection that was decisive
   */
  of(judged: JudgedRoute, first: Withheld): readonly Withheld[] {
    const { earlier } = this.#sources;
    if (earlier?.of(judged.route)) return earlier.obstaclesOf(judged.route);
    return distinct([first, ...this.#all(judged)]);
  }

  *#all(judged: JudgedRoute): Generator<Withheld> {
    const { proposals, settlement, callers, objectionsTo, objectionsToAny } = this.#sources;
    const { route } = judged;
    const own = proposals.in(route.router.file).obstacles.get(route) ?? [];
    yield* own;
    const proposed = proposals.get(route);
    const move = proposed ?? proposals.wantedBy(route);
    // A person chooses the noun for an action, so the objections to the new address are unknown.
    if (!move && !own.some(({ reason }) => reason === 'action')) yield* objectionsToAny(judged);
    if (!move) return;
    const found = [...(proposed ? settlement.objectionsTo(proposed) : objectionsTo(move))];
    const sharesText = own.some(({ reason }) => reason === 'shared-text');
    const objections = sharesText ? withoutText(found, judged) : found;
    yield* objections;
    const tables = proposed ? settlement.inTables : this.#inTables;
    const moves = this.#movingWith(move, objections);
    yield* tables.of(move, moves);
    yield* companionObjections(route, tables.takenAlong(route, moves));
    yield* callers.objections(move.judged, moves);
  }

  /**
   * The routes that move, or would if a given one did that does not.
   *
   * @param objections the objections to that one that do not depend on other routes
   */
  #movingWith(move: Move, objections: readonly Withheld[]): Moves {
    const { proposals, settlement, callers } = this.#sources;
    const own = new Set(objections.map(keyOf));
    const isHeldByOther = (other: Move): boolean => {
      const others = settlement.objectionsTo(other);
      return settlement.isGivenUp(other) && (!others.first || [...others].some((each) => !own.has(keyOf(each))));
    };
    const hoped = new Map<Route, Move>([[move.candidate.route, move]]);
    const staying = new Set<Route>();
    const get = (route: Route): Move | undefined => {
      const known = hoped.get(route) ?? settlement.get(route);
      const proposed = known ?? proposals.get(route);
      if (known || !proposed || staying.has(route)) return known;
      hoped.set(route, proposed);
      const stays =
        isHeldByOther(proposed) ||
        settlement.inTables.areFinal(proposed) ||
        !settlement.inTables.neededBy(proposed).every(get) ||
        firstOf(callers.objections(proposed.judged, { get })) !== null;
      if (!stays) return proposed;
      hoped.delete(route);
      staying.add(route);
      return undefined;
    };
    return { get };
  }
}

/** Leaves out the objection because of the text that a route shares, if that is the only one with the same text. */
function withoutText(found: readonly Withheld[], { path }: JudgedRoute): readonly Withheld[] {
  const bare = (text: string): string => (text.startsWith('/') ? text.slice(1) : text);
  const [same, ...others] = found.filter(
    ({ reason, other }) => reason === 'used' && other && bare(other.label) === bare(path.text),
  );
  return others.length > 0 ? found : found.filter((each) => each !== same);
}

/**
 * One objection of each reason at each place; one without a place only where no other of the same reason precedes it.
 */
export function distinct(found: Iterable<Withheld>): readonly Withheld[] {
  const byReason = new Map<string, Map<string, Withheld>>();
  for (const each of found) {
    const known = byReason.get(each.reason) ?? new Map<string, Withheld>();
    byReason.set(each.reason, known);
    if (each.other ? !known.has(keyOf(each)) : known.size === 0) known.set(keyOf(each), each);
  }
  return [...byReason.values()].flatMap((places) => [...places.values()]);
}

/** The key of an objection: its reason and its place. */
function keyOf({ reason, other, target = '' }: Withheld): string {
  return other ? [reason, other.file, ...other.range, target].join(' ') : reason;
}
