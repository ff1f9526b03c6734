import type { Path } from '../model/path.ts';
import type { Entry, Route } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';
import { addressesUnder, type Layout, type Placed } from './addresses/layout.ts';
import type { Tables } from './addresses/tables.ts';
import type { Move } from './moves.ts';

/** A route that gets other addresses: by a rewrite of its own, or by a new name of a collection in them. */
export interface ChangedRoute {
  readonly route: Route;
  readonly newMethods: readonly string[];
  /** The places in the tables where its addresses change. */
  readonly places: readonly ChangedPlace[];
  /** The entries whose addresses change with it and in the same way. */
  readonly together: ReadonlySet<Entry>;
}

/** The addresses that a route has and gets at one place of a table. */
export interface ChangedPlace {
  readonly layout: Layout;
  readonly now: readonly Path[];
  readonly then: readonly Path[];
}

/** A route as its rewrite changes it. */
export function movedRoute({ candidate: { route, newMethods, newPath } }: Move, tables: Tables): ChangedRoute {
  const places = tables.holding(route.router).flatMap((layout) =>
    placesOf(route, layout).map(({ prefix }) => ({
      layout,
      now: addressesUnder(prefix, route.path?.value ?? '', route.router),
      then: addressesUnder(prefix, newPath, route.router),
    })),
  );
  return { route, newMethods, places, together: new Set([route]) };
}

/** The places of an entry in a table: several where its router is mounted several times. */
export function placesOf(entry: Entry, layout: Layout): readonly Placed[] {
  const known = byEntry.get(layout) ?? groupBy(layout.placed, (placed) => placed.entry);
  byEntry.set(layout, known);
  return known.get(entry) ?? [];
}

const byEntry = new WeakMap<Layout, ReadonlyMap<Entry, readonly Placed[]>>();
