import { shapeOf } from '../paths/shape.ts';
import type { Route, Router } from '../model/router.ts';
import { addTo } from '../text/grouping.ts';
import { addressesUnder, type Layout, type Placed } from './addresses/layout.ts';
import type { Tables } from './addresses/tables.ts';
import type { Callers } from './callers/callers.ts';
import type { FilePlace } from '../model/file-place.ts';
import type { KeyedAddress, KeyRequests } from '../model/keyed-address.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Move, Moves } from './moves.ts';
import type { Path } from '../model/path.ts';
import type { Withheld } from '../model/withheld.ts';
import { HOLE } from '../paths/dialects.ts';
import { pathIn } from '../requests/url.ts';
import { liesWithin } from '../text/ranges.ts';

/** What routes that share a path are looked for in. */
export interface SharedPathSources {
  readonly tables: () => Tables;
  readonly proposals: Moves;
  /** The routers that a file registers on. */
  routersIn(file: string): readonly Router[];
  readonly mentions: Mentions;
  readonly callers: Callers;
}

/**
 * Finds routes that would come to share a path with another one, of another method, where something keeps the answers
 * of both under their address: `GET /users/list` and `POST /users/create` would both be `/users`.
 */
export class SharedPaths {
  readonly #sources: SharedPathSources;
  readonly #shapes = new Map<Layout, LayoutShapes>();

  constructor(sources: SharedPathSources) {
    this.#sources = sources;
  }

  /** The keys under which a route would meet another one once it has moved. */
  *objectionsTo(move: Move): Generator<Withheld> {
    const others = this.#othersOf(move);
    const { route, newMethods } = move.candidate;
    // What its requests are stored under is known once these are.
    if (others.size > 0) this.#sources.callers.of(move.judged);
    for (const key of this.#sources.mentions.keys()) {
      if (key.relates) {
        if (this.#relatesOther(move)) yield objectionOf(key);
        continue;
      }
      if (others.size === 0) continue;
      const meetsOne = [...others].some((other) =>
        newMethods.some(
          (one) =>
            this.#isUsedFor(route, one, key) &&
            this.#methodsOf(other).some((two) => one !== two && this.#isUsedFor(other, two, key)),
        ),
      );
      if (meetsOne) yield objectionOf(key);
    }
  }

  /** The routes whose paths, now or once they move, a route would share that has another path now. */
  #othersOf({ candidate: { route, newPath } }: Move): ReadonlySet<Route> {
    const layouts = this.#sources.tables().holding(route.router);
    const [first, ...rest] = layouts.flatMap((layout) => {
      const shapes = this.#shapesIn(layout);
      const prefixes = shapes.prefixes.get(route) ?? [];
      return prefixes.map((prefix) =>
        shapes.others(shapesUnder(prefix, route.path?.value ?? '', route), shapesUnder(prefix, newPath, route)),
      );
    });
    if (!first || rest.length === 0) return first ?? new Set();
    return new Set([first, ...rest].flatMap((found) => [...found]));
  }

  /**
   * Whether the address of another route would begin with that of a route, or the other way round, as none does now.
   */
  #relatesOther({ candidate: { route, newPath } }: Move): boolean {
    return this.#sources
      .tables()
      .holding(route.router)
      .some((layout) => {
        const shapes = this.#shapesIn(layout);
        return (shapes.prefixes.get(route) ?? []).some((prefix) =>
          shapes.relates(
            route,
            shapesUnder(prefix, route.path?.value ?? '', route),
            shapesUnder(prefix, newPath, route),
          ),
        );
      });
  }

  /** The routes of a table by the shapes of their paths, as they are and as they would be. */
  #shapesIn(layout: Layout): LayoutShapes {
    const known = this.#shapes.get(layout) ?? new LayoutShapes(layout, this.#sources.proposals);
    this.#shapes.set(layout, known);
    return known;
  }

  #methodsOf(route: Route): readonly string[] {
    const moved = this.#sources.proposals.get(route)?.candidate.newMethods ?? [];
    return [...new Set([...route.methods.map(({ method }) => method), ...moved])];
  }

  /** Whether a key is used for the requests of a route, with a method that they will have. */
  #isUsedFor(route: Route, method: string, { uses }: KeyedAddress): boolean {
    return uses.some(
      ({ methods, requests }) => (method === 'ALL' || has(methods, method)) && this.#getThere(route, requests),
    );
  }

  /** Whether requests of a route get somewhere: it is in the registration of the route, or in none of a route. */
  #getThere(route: Route, requests: KeyRequests): boolean {
    if (requests.kind === 'any') return true;
    if (requests.kind === 'sent')
      return (
        route.methods.some(({ method }) => method === 'ALL' || has(requests.methods, method)) &&
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
      .flatMap((layout) => this.#shapesIn(layout).prefixes.get(route) ?? [])
      .flatMap((prefix) => addressesUnder(prefix, route.path?.value ?? '', route.router));
  }

  #isOfRoute({ file, range }: FilePlace): boolean {
    return this.#sources
      .routersIn(file)
      .some(({ entries }) => entries.some((entry) => entry.kind === 'route' && liesWithin(range, entry.range)));
  }
}

/** The routes of one table by the shapes of their paths, as they are and as they would be. */
class LayoutShapes {
  /** Where each route is. */
  readonly prefixes = new Map<Route, Placed['prefix'][]>();
  readonly #routes = new Map<string, Route[]>();
  /** The shapes of each route, as its path is and as it would be. */
  readonly #moves = new Map<Route, { now: readonly string[]; then: readonly string[] }[]>();
  /** Many routes have the same path: what each of them meets is the same. */
  readonly #others = new Map<string, ReadonlySet<Route>>();

  constructor(layout: Layout, proposals: Moves) {
    for (const { entry, prefix } of layout.placed) {
      if (entry.kind !== 'route') continue;
      addTo(this.prefixes, entry, prefix);
      if (!entry.path) continue;
      const moved = proposals.get(entry)?.candidate.newPath ?? entry.path.value;
      const [now = [], then = []] = [entry.path.value, moved].map((path) => shapesUnder(prefix, path, entry));
      for (const shape of new Set([...now, ...then])) addTo(this.#routes, shape, entry);
      addTo(this.#moves, entry, { now, then });
    }
  }

  /** Whether the shapes of a route and of another one begin with one another then, and do not now, or now alone. */
  relates(route: Route, now: readonly string[], then: readonly string[]): boolean {
    return [...this.#moves].some(
      ([other, moves]) =>
        other !== route &&
        moves.some(
          (each) =>
            beginWith(each.now, now) !== beginWith(each.then, then) ||
            beginWith(now, each.now) !== beginWith(then, each.then),
        ),
    );
  }

  /** The routes that are met at some shapes and not at others. */
  others(now: readonly string[], then: readonly string[]): ReadonlySet<Route> {
    const key = [now, then].map((shapes) => shapes.join('\n')).join('\n\n');
    const known = this.#others.get(key);
    if (known) return known;
    const met = new Set(now.flatMap((shape) => this.#routes.get(shape) ?? []));
    const others = then.flatMap((shape) => this.#routes.get(shape) ?? []).filter((route) => !met.has(route));
    const found = new Set(others);
    this.#others.set(key, found);
    return found;
  }
}

function objectionOf({ text, file, range }: KeyedAddress): Withheld {
  return { reason: 'address-key', other: { label: text, file, range } };
}

/** Whether one of some shapes begins with one of others. */
function beginWith(shapes: readonly string[], others: readonly string[]): boolean {
  return shapes.some((shape) => others.some((other) => shape.startsWith(other)));
}

function shapesUnder(prefix: Placed['prefix'], path: string, { router }: Route): readonly string[] {
  return addressesUnder(prefix, path, router).map(shapeOf);
}

function has(methods: ReadonlySet<string> | null, method: string): boolean {
  return methods?.has(method) !== false;
}

/** Whether a URL may ask for an address: one ends as the other does, as prefixes may be unknown on both sides. */
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
