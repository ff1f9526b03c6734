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

/** What obstacles are looked for in. */
export interface ObstacleSources {
  readonly proposals: Proposals;
  readonly settlement: Settlement;
  readonly tables: () => Tables;
  readonly callers: Callers;
  readonly earlier: Earlier | null;
  /** What is against a rewrite, whatever becomes of other routes. */
  readonly objectionsTo: (move: Move) => Iterable<Withheld>;
  /** What is against any rewrite of a route. */
  readonly objectionsToAny: (judged: JudgedRoute) => Iterable<Withheld>;
}

/**
 * Finds all that is against the rewrites that are not made, where the first reason is not enough: each reason with each
 * of its places, those that matter most to a person first.
 *
 * What depends on the new address counts where that is known. What depends on another route counts where that stays for
 * reasons of its own, and not because this one does, nor for what keeps this one as well.
 */
export class Obstacles {
  readonly #sources: ObstacleSources;
  /** The tables as routes would change them that something of their own keeps from it. */
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

  /** @param first the reason that decided */
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
    // The noun for an action is a person's choice: no one knows what would be in its way.
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
   * The routes that move, or would if a route did that stays.
   *
   * @param objections what is against that one, whatever becomes of other routes
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

/**
 * Leaves out the text of a route that is not its own, which would be left over as well: the only one that is like it.
 */
function withoutText(found: readonly Withheld[], { path }: JudgedRoute): readonly Withheld[] {
  const bare = (text: string): string => (text.startsWith('/') ? text.slice(1) : text);
  const [same, ...others] = found.filter(
    ({ reason, other }) => reason === 'used' && other && bare(other.label) === bare(path.text),
  );
  return others.length > 0 ? found : found.filter((each) => each !== same);
}

/** One of each reason at each place. A reason without a place specifies nothing more than one with a place does. */
export function distinct(found: Iterable<Withheld>): readonly Withheld[] {
  const byReason = new Map<string, Map<string, Withheld>>();
  for (const each of found) {
    const known = byReason.get(each.reason) ?? new Map<string, Withheld>();
    byReason.set(each.reason, known);
    if (each.other ? !known.has(keyOf(each)) : known.size === 0) known.set(keyOf(each), each);
  }
  return [...byReason.values()].flatMap((places) => [...places.values()]);
}

/** The same for one reason at one place. */
function keyOf({ reason, other, target = '' }: Withheld): string {
  return other ? [reason, other.file, ...other.range, target].join(' ') : reason;
}
