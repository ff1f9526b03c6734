import type { Entry, Route, Router } from '../model/router.ts';
import type { Text } from '../model/text.ts';
import { pairedEntries, type Placed } from '../plan/paired-entries.ts';

/** The mark of a mount, in the place of a method. */
export const MOUNT = 'USE';

/** What is registered. */
export interface Registered {
  readonly router: Router;
  readonly path: Text | null;
  readonly methods: readonly string[];
}

/** What a route or a mount is once everything is fixed that the rules fix; null where that is not known. */
export type Outcome = (route: Route) => Registered | null;

/** Where one plan specifies all. */
export const UNTOLD: Outcome = () => null;

/**
 * Works out what becomes of routes where several rules change one address, one after another: what is registered in one
 * state of the project keeps its place among the registrations of its file in the other.
 */
export function outcomeOf(before: readonly Router[], after: readonly Router[]): Outcome {
  const pairs = pairedEntries(before, after);
  const registeredAs = (entry: Entry): Registered | null => {
    const other = pairs.get(entry);
    return other ? registered(other) : null;
  };
  // The prefix of a mount is planned as a route of its own.
  return (route) =>
    registeredAs(route) ?? registeredAs(route.router.entries.find(({ range }) => range === route.range) ?? route);
}

function registered({ router, entry }: Placed): Registered {
  if (entry.kind === 'route') return { router, path: entry.path, methods: entry.methods.map(({ method }) => method) };
  return { router, path: entry.kind === 'mount' ? entry.prefix : null, methods: [MOUNT] };
}
