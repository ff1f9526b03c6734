import type { Entry, Route, Router } from '../model/router.ts';
import type { Text } from '../model/text.ts';
import { pairedEntries, type Placed } from '../plan/paired-entries.ts';

/** The method name that marks a mount. */
export const MOUNT = 'USE';

/** What a route or a mount registers. */
export interface Registered {
  readonly router: Router;
  readonly path: Text | null;
  readonly methods: readonly string[];
}

/** Returns what a route or a mount is after all fixes of the rules; null where that is not known. */
export type Outcome = (route: Route) => Registered | null;

/** The outcome where one plan already shows what becomes of every route: always null. */
export const UNTOLD: Outcome = () => null;

/**
 * Returns what becomes of routes where several rules change one address, one after another. The entries of both states
 * of the project are paired by their order in a file, which fixes do not change.
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
