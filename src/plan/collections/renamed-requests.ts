import type { Route } from '../../model/router.ts';
import type { PathChange } from '../../model/path.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import { answering, isUnanswered } from '../callers/answered-callers.ts';
import type { Moves } from '../moves.ts';
import type { Targets } from '../addresses/targets.ts';
import { rewrittenAddress } from './addresses-after.ts';
import type { Collection } from './collection-members.ts';
import { mayAskOtherPrefix, followName, type NamePlace } from './follow-name.ts';

/**
 * Finds the callers that no route answers yet, but that one will answer after its rewrite: their file was fixed before
 * that of the route. They look like requests that no route ever answered; after the rewrite, these have an answer as
 * well.
 */
export class RenamedRequests {
  readonly #proposed: Targets;
  readonly #settled: Moves;
  readonly #routes = new Map<Caller, readonly Route[]>();

  /**
   * @param proposed the routes at the addresses that their rewrites would give them
   * @param settled the rewrites that are made
   */
  constructor(proposed: Targets, settled: Moves) {
    this.#proposed = proposed;
    this.#settled = settled;
  }

  /** The routes that answer a caller after their rewrites; none where a route answers it now. */
  routesOf(caller: Caller): readonly Route[] {
    if (!isUnanswered(caller)) return [];
    const known = this.#routes.get(caller);
    if (known) return known;
    const reached = answering(caller, this.#proposed);
    const routes = [...new Set(reached.map(({ route }) => route))].filter((route) => this.#settled.get(route));
    this.#routes.set(caller, routes);
    return routes;
  }

  /** Whether a caller reaches a route of a collection after its rewrite. */
  reaches(caller: Caller, { members }: Collection): boolean {
    const routes = new Set<unknown>(this.routesOf(caller));
    return members.some(({ placed }) => routes.has(placed.entry));
  }

  /**
   * The change by which a caller gets the new name of a collection that it reaches after a rewrite; null where it does
   * not reach it, or may reach other addresses.
   */
  change(caller: Caller, { members, wanted }: Collection): PathChange | null {
    const { url } = caller;
    const routes = this.routesOf(caller).map((route) => ({
      route,
      places: members.filter(({ placed }) => placed.entry === route).map((member) => this.#placeOf(route, member)),
    }));
    return routes.some(({ route, places }) => this.#asksElsewhere(url, route, places))
      ? null
      : followName(
          url,
          wanted,
          routes.map(({ places }) => places),
        );
  }

  #asksElsewhere(url: UrlPath, route: Route, places: readonly NamePlace[]): boolean {
    const move = this.#settled.get(route);
    return (
      move !== undefined &&
      mayAskOtherPrefix(
        url,
        route,
        move.candidate.newPath,
        places.map(({ path }) => path),
      )
    );
  }

  #placeOf(route: Route, { placed, at }: Collection['members'][number]): NamePlace {
    const move = this.#settled.get(route);
    const rewritten = move ? rewrittenAddress(placed, move.candidate) : null;
    return { path: rewritten?.path ?? null, at: at.map((segment) => rewritten?.after(segment) ?? -1) };
  }
}
