import type { Project } from '../project/project.ts';
import type { Entry, Route, Router } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';
import type { Text } from '../model/text.ts';
import { callerFiles } from './caller-files.ts';
import { fixed, fixesOf } from './fixes.ts';
import { Plans } from './plans.ts';

/** The mark of a mount, in the place of a method. */
export const MOUNT = 'USE';

/** How often ESLint fixes a file in one run. */
const MOST_PASSES = 10;

/** What is registered. */
export interface Registered {
  readonly router: Router;
  readonly path: Text | null;
  readonly methods: readonly string[];
}

/** What a route or a mount is once everything is fixed that the rules fix; null where that is not known. */
export type Outcome = (route: Route) => Registered | null;

/** Where one plan says all. */
export const UNTOLD: Outcome = () => null;

/**
 * Works out what becomes of the routes where several rules change one address, one after another: each pass of the
 * fixes is made in texts that nobody writes, and planned anew, as `eslint --fix` does.
 *
 * @param files the files whose callers count, as the plans of the disk have it
 */
export function outcomeOf(project: Project, plans: Plans, files: readonly string[]): Outcome {
  const texts = new Map<string, string>();
  let last = plans;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const fixes = fixesOf(last, pass === 0 ? files : callerFiles(project.sources, last));
    if (fixes.size === 0) break;
    for (const [file, own] of fixes) {
      const text = texts.get(file) ?? project.textOf(file);
      if (text !== null) texts.set(file, fixed(text, own));
    }
    last = new Plans(project.viewOf(texts), plans.choice);
  }
  return pairing(plans.view.routers, last.view.routers);
}

/**
 * Finds what is registered in one state of the project in another one: it keeps its place among the registrations of
 * its file.
 */
function pairing(before: readonly Router[], after: readonly Router[]): Outcome {
  const [old, now] = [byFile(before), byFile(after)];
  const pairs = new Map<Entry, Registered>();
  for (const [file, entries] of old) {
    const others = now.get(file) ?? [];
    if (entries.length !== others.length) continue;
    for (const [at, { entry }] of entries.entries()) {
      const other = others[at];
      if (other?.entry.kind === entry.kind) pairs.set(entry, registered(other));
    }
  }
  // The prefix of a mount is planned as a route of its own.
  return (route) =>
    pairs.get(route) ?? pairs.get(route.router.entries.find(({ range }) => range === route.range) ?? route) ?? null;
}

interface Placed {
  readonly router: Router;
  readonly entry: Entry;
}

function byFile(routers: readonly Router[]): ReadonlyMap<string, readonly Placed[]> {
  return groupBy(
    routers.flatMap((router) => router.entries.map((entry) => ({ router, entry }))),
    ({ router }) => router.file,
  );
}

function registered({ router, entry }: Placed): Registered {
  if (entry.kind === 'route') return { router, path: entry.path, methods: entry.methods.map(({ method }) => method) };
  return { router, path: entry.kind === 'mount' ? entry.prefix : null, methods: [MOUNT] };
}
