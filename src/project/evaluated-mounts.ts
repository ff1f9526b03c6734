import type { Mounting } from '../facts/mountings.ts';
import type { RouterRole } from '../facts/router-role.ts';
import type { Entry, Mount, Route, Router } from '../model/router.ts';
import { HOLE } from '../paths/dialects.ts';
import { unwrittenMount, type RouterInProgress } from '../routes/router-in-progress.ts';
import { groupBy } from '../text/grouping.ts';
import type { Range } from '../model/text.ts';
import { LinkedText, SlashedText } from '../text/source-texts.ts';
import { endOf } from '../values/place.ts';

/** The replacements of entries that cannot be read completely from the syntax alone. */
export type Replacements = Map<Entry, Entry[]>;

/** Finds the routers that the evaluation speaks of. */
export interface MadeRouters {
  /** The router of a role; null where it is not known. */
  readonly of: (role: RouterRole) => RouterInProgress | null;
  /** The entry of a router for one of the source that is written once for several routers; null for another one. */
  readonly copyIn: (router: RouterInProgress, entry: Entry) => Entry | null;
  /** Whether the source writes a router once that is several. */
  readonly isDivided: (router: RouterInProgress) => boolean;
}

/** Mounts routers at the places that only the evaluation of the program finds. */
export function mountRouters(
  routers: readonly RouterInProgress[],
  mounts: readonly Mounting[],
  { of: routerOf, copyIn, isDivided }: MadeRouters,
  replacements: Replacements,
): void {
  const entries = entriesByPlace(routers);
  const mounted = new Set<Router>(routers.filter((router) => isReached(router)));
  // Mounts move to other routers below, so this is found before.
  const single = new Set<Router>(routers.filter((router) => isOne(router, mounted) && !isDivided(router)));
  for (const mounting of mounts) {
    const children = mounting.children.flatMap((role) => routerOf(role) ?? []);
    const found = children.filter((child) => !mounted.has(child));
    const at = entries.get(endOf(mounting.place)) ?? [];
    if (found.length === 0 || at.some(({ entry }) => isFullyKnown(entry, mounted, replacements))) continue;
    const [written] = at;
    const known = written && single.has(written.router) ? written : undefined;
    const parent = known?.router ?? routerOf(mounting.role);
    if (!parent || found.includes(parent)) continue;
    const entry = known?.entry ?? (written ? copyIn(parent, written.entry) : null);
    const list = entry ? (replacements.get(entry) ?? []) : parent.entries;
    if (written?.entry.kind === 'mount' && !replacements.has(written.entry)) forget(written.entry, routers);
    if (written) replacements.set(written.entry, []);
    if (entry) replacements.set(entry, list);
    for (const child of found) list.push(placed(mounting, child, parent, entry));
  }
}

/** Whether a router is certainly an application: a parameter may only be named like one. */
export function isApplication({ kind, comesIn }: Router): boolean {
  return kind === 'application' && comesIn !== true;
}

/**
 * Whether an object in the source is a single router: an application, or a router with exactly one mount. A router that
 * is passed in by unknown code is another one, and one that is passed in several times is several.
 */
function isOne(router: Router, mounted: ReadonlySet<Router>): boolean {
  return (isApplication(router) && !isPart(router)) || (mounted.has(router) && router.mountedBy.length === 1);
}

/** Whether several routers begin with the entries of a router. */
function isPart({ mountedBy }: Router): boolean {
  return mountedBy.length > 1 && mountedBy.some(({ mount: { range } }) => range[1] === 0);
}

/** Whether a router is mounted on an application, directly or through others, as far as is known. */
export function isReached(router: Router, passed: ReadonlySet<Router> = new Set()): boolean {
  if (passed.has(router)) return false;
  const open = new Set([...passed, router]);
  return router.mountedBy.some(({ parent }) => isApplication(parent) || isReached(parent, open));
}

interface EntryOfRouter {
  readonly router: RouterInProgress;
  readonly entry: Exclude<Entry, Route>;
}

/** The entries that mount something, or may do so, by the places where they end. */
function entriesByPlace(routers: readonly RouterInProgress[]): ReadonlyMap<string, readonly EntryOfRouter[]> {
  const all = routers.flatMap((router) =>
    router.entries.flatMap((entry) => (entry.kind === 'route' ? [] : [{ router, entry }])),
  );
  return groupBy(all, ({ router: { file }, entry: { range } }) => endOf({ file, range }));
}

/** Whether the syntax alone shows which router an entry mounts, what is registered on that, and where it is reached. */
function isFullyKnown(entry: Entry, mounted: ReadonlySet<Router>, replacements: Replacements): boolean {
  if (entry.kind !== 'mount' || !entry.child || !entry.prefixKnown) return false;
  return mounted.has(entry.child) && !isBlank(entry.child, replacements);
}

/** Whether nothing is left on a router: its entries may be on other routers that the same call makes. */
function isBlank({ entries, handovers }: Router, replacements: Replacements): boolean {
  return entries.every((entry) => replacements.get(entry)?.length === 0) && handovers.length === 0;
}

/** Removes a mount from the router that it seemed to mount. */
function forget(mount: Mount, routers: readonly RouterInProgress[]): void {
  const wrong = routers.find((router) => router === mount.child);
  const at = wrong?.mountedBy.findIndex((each) => each.mount === mount) ?? -1;
  if (at !== -1) wrong?.mountedBy.splice(at, 1);
}

function placed(
  { prefix, prefixRange }: Mounting,
  child: RouterInProgress,
  parent: RouterInProgress,
  entry: Entry | null,
): Mount {
  const range = entry?.range ?? ([0, 0] as const);
  const written = entry ? (prefixRange ?? range) : range;
  const mount: Mount = {
    ...unwrittenMount(child, typeof prefix === 'string' ? new LinkedText(prefix, written) : null),
    ...{ prefixKnown: prefix !== undefined, branches: entry?.branches, range },
  };
  child.mountedBy.push({ parent, mount });
  return mount;
}

/** Whether an entry mounts a router under a prefix that the syntax alone does not show. */
export function isUnprefixed(entry: Entry): boolean {
  return entry.kind === 'mount' && !entry.prefixKnown && entry.prefix === null && entry.child !== null;
}

/** Whether the syntax alone shows the prefix of a mount only in part, or shows none although there may be one. */
function isPartly(entry: Entry): entry is Mount {
  if (entry.kind !== 'mount' || !entry.child) return false;
  return entry.prefix === null || entry.prefix.value.includes(HOLE);
}

/**
 * Gives mounts the prefixes that the evaluation finds, one for each router where a loop or a function mounts several.
 * Removes the mounts of routers that the loop leaves out.
 */
export function prefixRouters(
  routers: readonly RouterInProgress[],
  mounts: readonly Mounting[],
  routerOf: (role: RouterRole) => RouterInProgress | null,
  replacements: Replacements,
): void {
  const at = groupBy(mounts, ({ place }) => endOf(place));
  for (const router of routers)
    for (const entry of router.entries) {
      if (!isPartly(entry) || replacements.has(entry)) continue;
      const here = at.get(endOf({ file: router.file, range: entry.range })) ?? [];
      const own = here.filter((mounting) => places(mounting, entry, routerOf));
      const prefix = prefixOf(own);
      if (prefix !== null && !router.gathering) {
        const mount: Mount = { ...entry, prefix: new LinkedText(prefix, writtenRange(entry)), prefixKnown: true };
        replaceMount(entry, mount, routers);
        replacements.set(entry, [mount]);
      } else if (
        own.length === 0 &&
        here.some(({ children }) => children.length > 0) &&
        !here.some(({ isOpen }) => isOpen)
      ) {
        forget(entry, routers);
        replacements.set(entry, []);
      }
    }
}

/** Whether a call mounts the router of an entry: itself, or by a plugin of its file. */
function places(
  { children }: Mounting,
  { child }: Mount,
  routerOf: (role: RouterRole) => RouterInProgress | null,
): boolean {
  return children.some((role) => routerOf(role) === child);
}

/** The prefix that all of the given calls use; null where they use several, or it is not known. */
function prefixOf(mounts: readonly Mounting[]): string | null {
  const [prefix, ...others] = new Set(mounts.map((each) => each.prefix ?? null));
  return others.length === 0 ? (prefix ?? null) : null;
}

/** The place of the prefix of a mount; that of the mount itself where the prefix is not in its call. */
function writtenRange({ prefix, range }: Mount): Range {
  return prefix?.locate(0, prefix.value.length) ?? range;
}

/**
 * Gives mounts the prefixes that the evaluation finds.
 *
 * @param prefixAt returns the text of the first argument of a call, by its file and its end
 */
export function recordPrefixes(
  routers: readonly RouterInProgress[],
  prefixAt: (file: string, end: number) => string | null,
  replacements: Replacements,
): void {
  for (const router of routers)
    for (const entry of router.entries) {
      const said = isUnprefixed(entry) ? prefixAt(router.file, entry.range[1]) : null;
      if (said === null || entry.kind !== 'mount') continue;
      const text = new LinkedText(said, entry.range);
      const mount: Mount = {
        ...entry,
        prefix: router.gathering ? new SlashedText(text, null) : text,
        prefixKnown: true,
      };
      replaceMount(entry, mount, routers);
      replacements.set(entry, [mount]);
    }
}

/** Replaces a mount in the list of mounts of its router. */
export function replaceMount(before: Mount, mount: Mount, routers: readonly RouterInProgress[]): void {
  const above = routers.find((each) => each === before.child)?.mountedBy ?? [];
  for (const [at, each] of above.entries()) if (each.mount === before) above[at] = { parent: each.parent, mount };
}
