import { shapeOf } from '../paths/shape.ts';
import type { Route, Router } from '../model/router.ts';
import { addressesUnder, type Layout } from './addresses/layout.ts';
import type { Tables } from './addresses/tables.ts';
import { placesOf, type ChangedRoute } from './changed-route.ts';
import type { FilePlace } from '../model/text.ts';
import type { KeyedAddress, KeyRequests, KeyUse } from '../model/keyed-address.ts';
import type { Mentions } from '../model/plan-input.ts';
import { LayoutShapes, shapesUnder } from './layout-shapes.ts';
import type { Moves } from './moves.ts';
import type { Path } from '../model/path.ts';
import type { Withheld } from '../model/withheld.ts';
import { HOLE } from '../paths/dialects.ts';
import { pathIn } from '../requests/url.ts';
import { liesWithin } from '../text/ranges.ts';

/** What the search for routes that share a path needs. */
export interface SharedPathSources {
  readonly tables: () => Tables;
  readonly proposals: Moves;
  /** The routers on which a file registers routes. */
  routersIn(file: string): readonly Router[];
  readonly mentions: Mentions;
}

/**
 * Finds routes that would get the same path as another route with another method, where something stores data of both
 * under their address alone: `GET /users/list` and `POST /users/create` would both be `/users`.
 */
export class SharedPaths {
  readonly #sources: SharedPathSources;
  readonly #shapes = new Map<Layout, LayoutShapes>();
  /** The routes by the shapes of their paths below their routers; null until they are needed. */
  #below: ReadonlyMap<string, ReadonlySet<Route>> | null = null;

  constructor(sources: SharedPathSources) {
    this.#sources = sources;
  }

  /**
   * The objections to a change from keys that the changed route would share with another one; the keys of its requests
   * are known once its callers have been searched.
   */
  *objectionsTo(change: ChangedRoute): Generator<Withheld> {
    const { route, newMethods } = change;
    const keys = this.#sources.mentions.keys();
    const others = keys.length > 0 ? this.#othersOf(change) : new Set<Route>();
    for (const key of keys) {
      if (key.relates) {
        if (this.#relatesOther(change)) yield objectionOf(key);
        continue;
      }
      const uses = key.uses.filter(({ hasMethod }) => hasMethod !== true);
      const meetsOne = [...others].some((other) =>
        newMethods.some(
          (one) =>
            this.#isUsedFor(route, one, uses) &&
            this.#methodsOf(other).some((two) => one !== two && this.#isUsedFor(other, two, uses)),
        ),
      );
      if (meetsOne || this.#meetsBelow(change, key)) yield objectionOf(key);
    }
  }

  /**
   * Whether a route would have the same key as one of another router, which has the same path below its prefix:
   * `/users/list` and `/posts/all` would both be `/` there.
   */
  #meetsBelow({ route, newMethods }: ChangedRoute, { uses }: KeyedAddress): boolean {
    const below = uses.filter((use) => use.isBelow === true && this.#isOfMounted(route, use));
    const { now, then } = this.#shapesBelow(route);
    const others = below.length === 0 ? [] : then.filter((shape) => !now.includes(shape)).flatMap(this.#keyedLike);
    return others.some((other) =>
      below.some(
        (use) =>
          other.router !== route.router &&
          this.#isOfMounted(other, use) &&
          (use.hasMethod !== true || this.#methodsOf(other).some((method) => newMethods.includes(method))),
      ),
    );
  }

  /** Whether the use of a key is in the registration of a route, on a router that is mounted. */
  #isOfMounted({ router, range }: Route, { requests }: KeyUse): boolean {
    return (
      requests.kind === 'registered' &&
      router.mountedBy.length > 0 &&
      requests.at.some((use) => use.file === router.file && liesWithin(use.range, range))
    );
  }

  /** The shapes of the path of a route below its router, now and after its rewrite. */
  #shapesBelow(route: Route): { readonly now: readonly string[]; readonly then: readonly string[] } {
    const path = route.path?.value ?? '';
    const moved = this.#sources.proposals.get(route)?.candidate.newPath ?? path;
    return { now: shapesUnder('', path, route), then: shapesUnder('', moved, route) };
  }

  /** The routes that have a shape below their routers, or would get it. */
  readonly #keyedLike = (shape: string): readonly Route[] => {
    if (!this.#below) {
      const found = new Map<string, Set<Route>>();
      for (const { placed } of this.#sources.tables().layouts)
        for (const { entry } of placed) {
          if (entry.kind !== 'route' || !entry.path) continue;
          const { now, then } = this.#shapesBelow(entry);
          for (const each of [...now, ...then]) found.set(each, (found.get(each) ?? new Set()).add(entry));
        }
      this.#below = found;
    }
    return [...(this.#below.get(shape) ?? [])];
  };

  /**
   * The routes with which a route shares no path now, but would after its change, by their current or their new paths.
   */
  #othersOf({ places }: ChangedRoute): ReadonlySet<Route> {
    const [first, ...rest] = places.map(({ layout, now, then }) =>
      this.#shapesIn(layout).others(now.map(shapeOf), then.map(shapeOf)),
    );
    if (!first || rest.length === 0) return first ?? new Set();
    return new Set([first, ...rest].flatMap((found) => [...found]));
  }

  /** Whether a change decides which addresses of other routes begin with the address of a route, or the reverse. */
  #relatesOther({ places, together }: ChangedRoute): boolean {
    return places.some(({ layout, now, then }) =>
      this.#shapesIn(layout).relates(together, now.map(shapeOf), then.map(shapeOf)),
    );
  }

  /** The routes of a table by the shapes of their paths, cached. */
  #shapesIn(layout: Layout): LayoutShapes {
    const known = this.#shapes.get(layout) ?? new LayoutShapes(layout, this.#sources.proposals);
    this.#shapes.set(layout, known);
    return known;
  }

  #methodsOf(route: Route): readonly string[] {
    const moved = this.#sources.proposals.get(route)?.candidate.newMethods ?? [];
    return [...new Set([...route.methods.map(({ method }) => method), ...moved])];
  }

  /** Whether a key is used for requests of a route with a method, current or new. */
  #isUsedFor(route: Route, method: string, uses: readonly KeyUse[]): boolean {
    return uses.some(({ methods, requests }) => includesMethod(methods, method) && this.#getThere(route, requests));
  }

  /**
   * Whether requests of a route reach the use of a key: clients send them, or the use is in the registration of the
   * route, or in that of no route.
   */
  #getThere(route: Route, requests: KeyRequests): boolean {
    if (requests.kind === 'any') return true;
    if (requests.kind === 'sent')
      return (
        route.methods.some(({ method }) => includesMethod(requests.methods, method)) &&
        this.#addressesOf(route).some((address) => mayAsk(requests.url, address))
      );
    return requests.at.some(
      (use) => (use.file === route.router.file && liesWithin(use.range, route.range)) || !this.#isOfRoute(use),
    );
  }

  #addressesOf(route: Route): readonly Path[] {
    return this.#sources
      .tables()
      .holding(route.router)
      .flatMap((layout) => placesOf(route, layout))
      .flatMap(({ prefix }) => addressesUnder(prefix, route.path?.value ?? '', route.router));
  }

  #isOfRoute({ file, range }: FilePlace): boolean {
    return this.#sources
      .routersIn(file)
      .some(({ entries }) => entries.some((entry) => entry.kind === 'route' && liesWithin(range, entry.range)));
  }
}

function objectionOf({ text, file, range }: KeyedAddress): Withheld {
  return { reason: 'address-key', other: { label: text, file, range } };
}

/** Whether some methods, null for all, include the method of a route, which may be `ALL`. */
function includesMethod(methods: ReadonlySet<string> | null, method: string): boolean {
  return method === 'ALL' || methods?.has(method) !== false;
}

/** Whether a URL may address an endpoint. They are compared from the end, because either prefix may be unknown. */
function mayAsk(url: string, { segments }: Path): boolean {
  const asked = pathIn(url)
    .split('/')
    .filter((text) => text !== '');
  return segments.toReversed().every((segment, at) => {
    const text = asked.at(-1 - at);
    if (text === undefined || text.includes(HOLE) || segment.kind !== 'static') return true;
    return text.toLowerCase() === segment.value.toLowerCase();
  });
}
