import { unchanged } from '../../convention/changes.ts';
import type { Caller, UrlPath } from '../../model/caller.ts';
import type { PathChange } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import type { Targets } from '../addresses/targets.ts';
import { answering, isUnanswered } from '../callers/answered-callers.ts';
import type { Following } from '../callers/follower.ts';
import { makesSameEdits, saying } from '../callers/following.ts';
import type { StaleRequests } from '../callers/stale-requests.ts';
import type { Moves } from '../moves.ts';
import { rewrittenAddress } from './addresses-after.ts';
import type { Collection, Member } from './collection-members.ts';
import { followName, mayAskFor, mayAskOtherPrefix, type NamePlace } from './follow-name.ts';

/** What decides which routes a request is for. */
export interface RequestSources {
  /** The routes at the addresses that their rewrites would give them. */
  readonly proposed: Targets;
  /** The rewrites that are made. */
  readonly settled: Moves;
  /** The requests whose routes were rewritten before them. */
  readonly late: StaleRequests;
}

/**
 * Finds the callers of collections, and what they become with the new name of one. A caller that no route answers may
 * be one as well: its file was fixed before that of its route, which will answer it after its rewrite, or after it.
 */
export class CollectionRequests {
  readonly #sources: RequestSources;
  readonly #early = new Map<Caller, readonly Route[]>();

  constructor(sources: RequestSources) {
    this.#sources = sources;
  }

  /** The routes that answer a caller after their rewrites; none where a route answers it now. */
  earlyRoutes(caller: Caller): readonly Route[] {
    if (!isUnanswered(caller)) return [];
    const known = this.#early.get(caller);
    if (known) return known;
    const reached = answering(caller, this.#sources.proposed);
    const routes = [...new Set(reached.map(({ route }) => route))].filter((route) => this.#sources.settled.get(route));
    this.#early.set(caller, routes);
    return routes;
  }

  /** Whether a caller reaches a collection, now or once its file and those of its routes are fixed. */
  reaches(caller: Caller, collection: Collection): boolean {
    const early = new Set<unknown>(this.earlyRoutes(caller));
    return (
      reaches(caller, collection) ||
      this.#sources.late.arrivals(caller).some((arrival) => reaches(arrival.caller, collection)) ||
      collection.members.some(({ placed }) => early.has(placed.entry))
    );
  }

  /**
   * What becomes of a caller that reaches a collection now or after the rewrite of its route; null where it reaches
   * other routes too, or contains the name in another way.
   */
  follow(caller: Caller, collection: Collection): Following | null {
    const change =
      this.changeOf(caller, collection) ?? this.#change(caller.url, this.earlyRoutes(caller), collection, true);
    return change && saying(caller.said.method, caller.url, change, null);
  }

  /** The same for a caller whose routes were rewritten before it: it gets the new name in its old URL. */
  followLate(caller: Caller, collection: Collection): Following | null {
    const { said, url } = caller;
    const ways = this.#sources.late.arrivals(caller).map((arrival) => {
      const change = this.changeOf(arrival.caller, collection);
      const span = change && unchanged(change, arrival.change);
      return span && saying(said.method, url, { ...span, text: change.text }, null);
    });
    const [first] = ways;
    return first && ways.every((way) => way !== null && makesSameEdits(way, first)) ? first : null;
  }

  /** The change of the URL of a caller that reaches a collection now; null where there is none. */
  changeOf({ url, routes, isPlain }: Caller, collection: Collection): PathChange | null {
    return isPlain ? this.#change(url, routes, collection, false) : null;
  }

  /** @param isRewritten whether the routes are meant at the addresses that they get */
  #change(
    url: UrlPath,
    routes: readonly Route[],
    { members, wanted }: Collection,
    isRewritten: boolean,
  ): PathChange | null {
    const places = routes.map((route) =>
      members
        .filter(({ placed }) => placed.entry === route)
        .map((member) => (isRewritten ? this.#rewritten(route, member) : { path: member.placed.path, at: member.at })),
    );
    const asksElsewhere = routes.some((route, at) => {
      const path = isRewritten ? this.#sources.settled.get(route)?.candidate.newPath : route.path?.value;
      return (
        path !== undefined &&
        mayAskOtherPrefix(
          url,
          route,
          path,
          (places[at] ?? []).map((place) => place.path),
        )
      );
    });
    return asksElsewhere ? null : followName(url, wanted, places);
  }

  #rewritten(route: Route, { placed, at }: Member): NamePlace {
    const move = this.#sources.settled.get(route);
    const rewritten = move ? rewrittenAddress(placed, move.candidate) : null;
    return { path: rewritten?.path ?? null, at: at.map((segment) => rewritten?.after(segment) ?? -1) };
  }
}

/**
 * Whether a caller reaches a route of a collection at an address that is renamed: below another prefix, the same route
 * may not be.
 */
export function reaches({ routes, url }: Pick<Caller, 'routes' | 'url'>, { members }: Collection): boolean {
  const reached = new Set<unknown>(routes);
  return members.some(({ placed: { entry, path } }) => reached.has(entry) && (!path || mayAskFor(url, path)));
}
