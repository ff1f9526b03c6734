import type { Project } from '../project/project.ts';
import { fixed, fixesOf } from './fixes.ts';
import { Plans } from './plans.ts';
import type { Entry, Router } from '../model/router.ts';
import type { Text } from '../model/text.ts';
import { pairedEntries, type Placed } from '../plan/paired-entries.ts';

/** How many times ESLint fixes a file in one run, at most. */
const MOST_PASSES = 10;

/** The state of a project after some fixes. */
export interface FixedProject {
  /** The texts of the files that differ from the disk, by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** The plans for this state. */
  readonly plans: Plans;
}

/**
 * Fixes a project in memory: each pass is planned again on the texts of the one before, as `eslint --fix` does, because
 * several rules may change one address.
 *
 * @param start the project as it is, or with the identifiers of items moved into paths
 * @throws StuckDocument for a document whose operations cannot all move together
 */
export function fixedProject(project: Project, start: FixedProject): FixedProject {
  const texts = new Map(start.texts);
  let last = start.plans;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const fixes = fixesOf(last, project.sources);
    if (fixes.size === 0) break;
    for (const [file, own] of fixes) {
      const text = texts.get(file) ?? project.textOf(file);
      if (text !== null) texts.set(file, fixed(text, own));
    }
    last = new Plans(project.viewOf(texts), start.plans.choice, start.plans.isHeldDocument);
  }
  return { texts, plans: last };
}

/** The method name that marks a prefix. */
export const MOUNT = 'USE';

/** What a route, a mount or middleware registers. */
export interface Registered {
  readonly router: Router;
  readonly path: Text | null;
  readonly methods: readonly string[];
}

/** Returns what an entry of a router is after all fixes of the rules; null where that is not known. */
export type Outcome = (entry: Entry) => Registered | null;

/** The outcome where one plan already shows what becomes of every route: always null. */
export const UNTOLD: Outcome = () => null;

/**
 * Returns what becomes of entries where several rules change one address, one after another. The entries of both states
 * of the project are paired by their order in a file, which fixes do not change.
 */
export function outcomeOf(before: readonly Router[], after: readonly Router[]): Outcome {
  const pairs = pairedEntries(before, after);
  return (entry) => {
    const other = pairs.get(entry);
    return other ? registered(other) : null;
  };
}

function registered({ router, entry }: Placed): Registered {
  return entry.kind === 'route'
    ? { router, path: entry.path, methods: entry.methods.map(({ method }) => method) }
    : { router, path: prefixOf(entry), methods: [MOUNT] };
}

/** The path of a mount or of middleware; null where it has none that is text, and for a route. */
export function prefixOf(entry: Entry): Text | null {
  return entry.kind === 'mount' ? entry.prefix : entry.kind === 'middleware' ? entry.path : null;
}
