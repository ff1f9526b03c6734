import type { Entry, Route, Router } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';

/** An entry and its router. */
export interface Placed {
  readonly router: Router;
  readonly entry: Entry;
}

/**
 * The routes of a later state of a project, by the entries that had the same place among the registrations of their
 * file.
 */
export function pairedRoutes(before: readonly Router[], after: readonly Router[]): ReadonlyMap<Entry, Route> {
  const pairs = [...pairedEntries(before, after)];
  return new Map(
    pairs.flatMap(([entry, { entry: other }]) => (other.kind === 'route' ? [[entry, other] as const] : [])),
  );
}

/** The same for all entries; none for a file whose number of entries has changed. */
export function pairedEntries(before: readonly Router[], after: readonly Router[]): ReadonlyMap<Entry, Placed> {
  const [old, now] = [byFile(before), byFile(after)];
  const pairs = new Map<Entry, Placed>();
  for (const [file, entries] of old) {
    const others = now.get(file) ?? [];
    if (entries.length !== others.length) continue;
    for (const [at, { entry }] of entries.entries()) {
      const other = others[at];
      if (other?.entry.kind === entry.kind) pairs.set(entry, other);
    }
  }
  return pairs;
}

function byFile(routers: readonly Router[]): ReadonlyMap<string, readonly Placed[]> {
  return groupBy(
    routers.flatMap((router) => router.entries.map((entry) => ({ router, entry }))),
    ({ router }) => router.file,
  );
}
