import { EACH } from '../routes/values/reference-steps.ts';
import type { Reference } from '../model/reference.ts';
import type { Router } from '../model/router.ts';
import { locate, toElement, type Modules, type Place } from './exported.ts';

/** More ways than these from lists to lists are none that a person wrote. */
const MOST_WAYS = 1_000;

/**
 * The lists of routes that a reference leads to: the list itself or, where it goes to each element, those among the
 * members of an object and of what is spread into it.
 *
 * @param file the file that holds the reference
 */
export function routeListsAt(reference: Reference, file: string, modules: Modules): readonly Router[] {
  const lists = new Set<Router>();
  gather({ reference, file }, { lists, seen: new Set() }, modules);
  return [...lists];
}

interface Found {
  readonly lists: Set<Router>;
  /** The ways that were gone: each is gone once. */
  readonly seen: Set<string>;
}

interface Way {
  readonly reference: Reference;
  readonly file: string;
}

function gather({ reference, file }: Way, found: Found, modules: Modules): void {
  const { specifier, path } = reference;
  const key = [file, specifier, ...path].join('\0');
  if (found.seen.has(key) || found.seen.size > MOST_WAYS) return;
  found.seen.add(key);
  const at = path.indexOf(EACH);
  const place = locate(at === -1 ? reference : { ...reference, path: path.slice(0, at) }, file, modules);
  if (place?.exported.kind !== 'object') return;
  const { routes } = place.exported;
  // The rows of a list, and the rows of the lists in it, are all its routes.
  if (routes && (at === -1 || path.slice(at).every((step) => step === EACH))) found.lists.add(routes);
  else if (at !== -1)
    for (const way of waysBelow({ reference, file }, place, path.slice(at))) gather(way, found, modules);
}

/** The ways to each member of an object, and to each member of what is spread into it. */
function waysBelow(way: Way, { exported, file }: Place, steps: readonly string[]): readonly Way[] {
  if (exported.kind === 'reference')
    return [{ reference: { ...exported.reference, path: [...exported.reference.path, ...steps] }, file }];
  if (exported.kind !== 'object') return [];
  const members = [...exported.members.keys()].map((name) => ({ ...way, reference: toElement(way.reference, name) }));
  return [...members, ...exported.spread.flatMap((each) => waysBelow(way, { exported: each, file }, steps))];
}
