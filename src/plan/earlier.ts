import { changedBy } from '../convention/changes.ts';
import type { Route, Router } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';
import type { Range } from '../model/text.ts';
import type { Plan, PlannedRoute } from '../model/plan.ts';
import type { PlanInput } from '../model/plan-input.ts';
import type { Withheld } from '../model/withheld.ts';

/** A state of the project, and the plan for it. */
export interface PlannedState {
  readonly input: PlanInput;
  readonly plan: Plan;
}

/**
 * The decisions of the plan that a fix began with, for the routes of a later state in which one file is fixed in part.
 *
 * A host fixes a file in several passes, while all other files still have their old text. A request there whose route
 * has already moved would seem to be for another route, so that the rewrite of that one would be withheld, or that of a
 * third one would not be any more. So each route is decided on once, until the fix is written.
 */
export class Earlier {
  readonly #file: string;
  readonly #now: PlanInput;
  readonly #before: PlannedState;
  readonly #pairs = new Map<string, ReadonlyMap<Route, PlannedRoute>>();
  #routers: ReadonlyMap<string, readonly Router[]> | undefined;
  #isUnderWay: boolean | undefined;

  /** @param file the file that has changed since */
  constructor(file: string, now: PlanInput, before: PlannedState) {
    this.#file = file;
    this.#now = now;
    this.#before = before;
  }

  /**
   * The plan for a route that has not moved yet; undefined where there is none, since no fix is under way or the route
   * has been replaced by another one.
   */
  of(route: Route): PlannedRoute | undefined {
    if (!this.#underWay) return undefined;
    const planned = this.#pairsIn(route.router.file).get(route);
    return planned && isSame(route, planned.route) ? planned : undefined;
  }

  /** Why a route does not move; null where it does, or where it has no earlier plan. */
  withheldOf(route: Route): Withheld | null {
    const withheld = this.of(route)?.withheld ?? null;
    return withheld && this.placedNow(withheld);
  }

  /** All objections to a rewrite of a route; none where it has no earlier plan. */
  obstaclesOf(route: Route): readonly Withheld[] {
    return (
      this.of(route)
        ?.obstacles()
        .map((each) => this.placedNow(each)) ?? []
    );
  }

  /** An objection with the current place of the other party. */
  placedNow(withheld: Withheld): Withheld {
    const { other } = withheld;
    return other?.file === this.#file
      ? { ...withheld, other: { ...other, range: this.#placeNow(other.range) } }
      : withheld;
  }

  /**
   * Whether the file contains a change that was planned for it. Otherwise a person has edited it, and it is planned
   * again.
   */
  get #underWay(): boolean {
    this.#isUnderWay ??= this.#hasMovedRoute() || this.#hasMovedCaller();
    return this.#isUnderWay;
  }

  #hasMovedRoute(): boolean {
    return [...this.#pairsIn(this.#file)].some(([route, planned]) => !isSame(route, planned.route));
  }

  #hasMovedCaller(): boolean {
    if (this.#pairsIn(this.#file).size < this.#routesIn(this.#file).length) return false;
    const now = countUrls(this.#now, this.#file);
    const before = countUrls(this.#before.input, this.#file);
    return this.#before.plan.callersIn(this.#file).callers.some(({ caller, changes }) => {
      const after = changedBy(caller.url.text.value, changes);
      return changes.length > 0 && (now.get(after) ?? 0) > (before.get(after) ?? 0);
    });
  }

  /**
   * The routes of a file, each with its plan; empty unless each of them is as it was planned for, or as its rewrite
   * makes it.
   */
  #pairsIn(file: string): ReadonlyMap<Route, PlannedRoute> {
    const known = this.#pairs.get(file);
    if (known) return known;
    const now = this.#routesIn(file);
    const before = this.#before.plan.routesIn(file).filter(({ route }) => !isPrefix(route));
    const pairs = now.flatMap((route, at): [Route, PlannedRoute][] => {
      const planned = before[at];
      return planned && (isSame(route, planned.route) || isRewritten(route, planned)) ? [[route, planned]] : [];
    });
    const found = new Map(now.length === before.length && pairs.length === now.length ? pairs : []);
    this.#pairs.set(file, found);
    return found;
  }

  #routesIn(file: string): readonly Route[] {
    this.#routers ??= groupBy(this.#now.routers, (router) => router.file);
    return (this.#routers.get(file) ?? []).flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'route' && entry.path && !isPrefix(entry) ? [entry] : [])),
    );
  }

  /**
   * The current place of a former range in the file, which has moved as far as the last end or start of a registration
   * before it.
   */
  #placeNow([start, end]: Range): Range {
    let [last, shift] = [0, 0];
    for (const [{ range }, { route }] of this.#pairsIn(this.#file)) {
      for (const side of [0, 1] as const) {
        const before = route.range[side];
        if (last <= before && before <= start) [last, shift] = [before, range[side] - before];
      }
    }
    return [start + shift, end + shift];
  }
}

/** Whether two routes register the same methods and path. */
function isSame(route: Route, other: Route): boolean {
  return route.path?.value === other.path?.value && methodsOf(route) === methodsOf(other);
}

/** Whether a route is as its planned rewrite makes it. */
function isRewritten(route: Route, { rewrite, judged }: PlannedRoute): boolean {
  return (
    route.path?.value === judged.rewrites?.[0]?.path &&
    methodsOf(route) === judged.rewrites?.map(({ method }) => method).join() &&
    rewrite !== null
  );
}

/** Whether a route is the prefix of a router, which is judged like a route. */
function isPrefix({ methods }: Route): boolean {
  return methods.some(({ method }) => method === 'USE');
}

function methodsOf({ methods }: Route): string {
  return methods.map(({ method }) => method).join();
}

/** How often each URL occurs in the requests and comments of a file. */
function countUrls(state: PlanInput, file: string): ReadonlyMap<string, number> {
  const { requests, comments } = state.callersIn(file);
  const counts = new Map<string, number>();
  for (const { value } of [...requests.map(({ url }) => url), ...comments.map(({ path }) => path)])
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
