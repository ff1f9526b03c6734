import type { Reference } from '../model/reference.ts';
import type { ExportedObject } from '../model/exported.ts';
import { groupBy } from '../text/grouping.ts';
import { locate, placeOf, type Modules, type Place } from './follow-exports.ts';
import type { Controller } from './prefix-exceptions.ts';

/**
 * The argument of `RouterModule.register`, a list of modules with their paths, and the file that contains it. The list
 * is null where it is not known.
 */
export interface Placement {
  readonly list: Reference | null;
  readonly file: string;
}

/** A module, which is a class that combines controllers, and its path. */
interface PlacedModule {
  readonly path: string;
  readonly module: Place;
}

/**
 * The paths of the modules that classes are in, by class: `/admin` for the controllers of `AdminModule`, where
 * `RouterModule.register([{ path: 'admin', module: AdminModule }])`.
 *
 * @returns no entry for a class whose modules have no path, and null for a class of several modules; null instead of
 * the map where a list is not known as a whole
 */
export function modulePaths(
  placements: readonly Placement[],
  controllers: readonly Controller[],
  modules: Modules,
): ReadonlyMap<Controller, string | null> | null {
  const byFile = groupBy(controllers, ({ router }) => router.file);
  const paths = new Map<Controller, string | null>();
  for (const { list, file } of placements) {
    const placed = placedModules(list && locate(list, file, modules), '', modules);
    const gathered = placed?.map(({ path, module }) => ({ path, classes: controllersOf(module, byFile, modules) }));
    if (!gathered) return null;
    for (const { path, classes } of gathered) {
      if (!classes) return null;
      for (const each of classes) paths.set(each, paths.has(each) ? null : path);
    }
  }
  return paths;
}

/** The modules of a list, with those below them: `{ path, module, children }`, or among children a module alone. */
function placedModules(place: Place | null, above: string, modules: Modules): readonly PlacedModule[] | null {
  if (!isWhole(place)) return null;
  const found: PlacedModule[] = [];
  for (const element of place.exported.members.values()) {
    const row = placeOf(element, place.file, modules);
    if (row?.exported.kind === 'function') {
      found.push({ path: above, module: row });
      continue;
    }
    const below = isWhole(row) ? placedRow(row, above, modules) : null;
    if (!below) return null;
    found.push(...below);
  }
  return found;
}

function placedRow(
  { exported: { members }, file }: WholePlace,
  above: string,
  modules: Modules,
): readonly PlacedModule[] | null {
  const [said, module, children] = ['path', 'module', 'children'].map((name) =>
    placeOf(members.get(name) ?? null, file, modules),
  );
  if (said?.exported.kind !== 'text' || (members.has('module') && module?.exported.kind !== 'function')) return null;
  const path = [above, ...said.exported.value.split('/').filter((segment) => segment !== '')].join('/');
  const below = members.has('children') ? placedModules(children ?? null, path, modules) : [];
  return below && [...(module ? [{ path, module }] : []), ...below];
}

/** The classes that a module combines; null where these are not known, or an import of the module may add others. */
function controllersOf(
  { exported, file }: Place,
  byFile: ReadonlyMap<string, readonly Controller[]>,
  modules: Modules,
): readonly Controller[] | null {
  const list =
    exported.kind === 'function' && exported.members.size === 0
      ? placeOf(exported.gathered ?? null, file, modules)
      : null;
  if (!isWhole(list)) return null;
  const found: Controller[] = [];
  for (const member of list.exported.members.values()) {
    const place = placeOf(member, list.file, modules);
    const here = (place && byFile.get(place.file)) ?? [];
    const name = member.kind === 'reference' ? member.reference.path.at(-1) : undefined;
    const named = here.filter(({ router }) => router.name === name);
    // A default export may be imported under any name.
    const classes = named.length > 0 || new Set(here.map(({ router }) => router.name)).size > 1 ? named : here;
    if (classes.length === 0) return null;
    found.push(...classes);
  }
  return found;
}

interface WholePlace extends Place {
  readonly exported: ExportedObject;
}

/** Whether all members of a list or an object are known. */
function isWhole(place: Place | null): place is WholePlace {
  return (
    place?.exported.kind === 'object' &&
    place.exported.spread.length === 0 &&
    place.exported.members.size === place.exported.count
  );
}
