import { prefixRelates, relate } from '../../paths/compare.ts';
import type { MethodToken } from '../../model/method.ts';
import type { Route } from '../../model/router.ts';
import type { Placed } from '../addresses/layout.ts';
import type { Relocation } from '../../model/clash.ts';
import { addressOf, type Place } from './table-place.ts';

/** A route at its address, with one of its methods. */
interface Claimed extends Place {
  readonly token: MethodToken;
}

/** The most entries that a route may be moved across, so that a person can follow the move. */
const FURTHEST = 200;

/** The most entries that are compared for all moves of a project. */
const MOST_LOOKS = 100_000;

/** Finds the routes that can be moved before the one that answers their requests, without any other effect. */
export class Relocations {
  #left = MOST_LOOKS;

  /**
   * Where a route that is not reached can be moved to; null where a move would have other effects, or would not help.
   *
   * @param first the first route that answers the requests of the other one
   * @param claim the route that is not reached
   * @param placed the table of both routes
   * @param passable the routes that answer all of its requests, which it may be moved before
   */
  find(first: Claimed, claim: Claimed, placed: readonly Placed[], passable: ReadonlySet<Route>): Relocation | null {
    const { route } = claim;
    if (
      first.placed.through !== claim.placed.through ||
      route.methods.length !== 1 ||
      route.router.precedence !== 'order'
    )
      return null;
    if (isTwin(placed, claim.placed.order)) return null;
    const start = startOf(placed, first.placed.order);
    const passed = placed.slice(start, claim.placed.order);
    this.#left -= claim.placed.order;
    if (passed.length > FURTHEST || this.#left < 0) return null;
    if (
      !passed.every((each) => isPassable(each, claim, passable)) ||
      placed.slice(0, start).some((each) => mayKeep(each, claim))
    )
      return null;
    const own = passed.filter(({ through }) => through === claim.placed.through).map(({ entry }) => entry.range);
    return { moved: route.range, before: first.route.range, passed: own };
  }
}

/** Whether an entry next to a given one has the same registration, which then has an array of paths. */
export function isTwin(placed: readonly Placed[], order: number): boolean {
  const range = placed[order]?.entry.range;
  return [order - 1, order + 1].some((at) => sameRange(placed[at]?.entry.range, range));
}

/** The index of the first entry of the same registration. */
function startOf(placed: readonly Placed[], order: number): number {
  let start = order;
  while (sameRange(placed[start - 1]?.entry.range, placed[order]?.entry.range)) start -= 1;
  return start;
}

function sameRange(a: readonly [number, number] | undefined, b: readonly [number, number] | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/**
 * Whether a route may be moved before an entry: they share no request, or the entry answers all requests of the route.
 */
function isPassable(each: Placed, { address, token, below }: Claimed, passable: ReadonlySet<Route>): boolean {
  const { entry } = each;
  if (entry.kind === 'route') {
    if (passable.has(entry)) return true;
    if (!entry.methods.some(({ method }) => mayMeet(method, token.method))) return true;
  }
  const other = addressOf(each);
  if (!other || (each.unknown?.of ?? null) !== below) return false;
  return (entry.kind === 'route' ? relate(other, address) : prefixRelates(other, address)) === 'disjoint';
}

/** Whether an entry further up may still answer all requests of a route after the move, so that this would not help. */
function mayKeep(each: Placed, { address, token }: Claimed): boolean {
  const { entry } = each;
  if (
    entry.kind !== 'route' ||
    entry.handler.passesOn === true ||
    !entry.methods.some(({ method }) => mayMeet(method, token.method))
  )
    return false;
  const other = addressOf(each);
  return !other || !['disjoint', 'covered'].includes(relate(other, address));
}

function mayMeet(a: string, b: string): boolean {
  return (
    a === b ||
    [a, b].some((method) => method === 'ALL' || method === 'UNKNOWN') ||
    [a, b].every((method) => method === 'GET' || method === 'HEAD')
  );
}
