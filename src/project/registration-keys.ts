import type { Registration } from '../facts/registrations.ts';
import type { Route } from '../model/router.ts';
import { addTo } from '../text/grouping.ts';
import { endOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Place, TextValue } from '../values/value.ts';

/** The registrations by the ends of the places where they are written. */
export function placesOf(registered: readonly Registration[]): ReadonlyMap<string, readonly Registration[]> {
  const at = new Map<string, Registration[]>();
  for (const each of registered) for (const place of new Set(writtenAt(each).map(endOf))) addTo(at, place, each);
  return at;
}

/** Where a registration is written: its call, the calls of the functions around it, and the object with its options. */
function writtenAt({ place, callers, object }: Registration): readonly Place[] {
  return [place, ...callers, ...(object ? [object] : [])];
}

/** Whether two routers get the same routes from the same calls. */
export function sameNames(some: readonly Registration[], others: readonly Registration[]): boolean {
  const names = new Set(others.map(routeName));
  return new Set(some.map(routeName)).size === names.size && some.every((each) => names.has(routeName(each)));
}

export function routeName({ methods, path, place }: Registration): string {
  return [endOf(place), ...methods.map(({ method }) => method), path && plainText(path)].join(' ');
}

/**
 * The keys of a route: its place, and each of its methods with its path. None for a route that only a setting declares.
 */
export function namesOf({ methods, path, range, isConfigured }: Route, file: string): readonly string[] {
  if (isConfigured) return [];
  return [endOf({ file, range }), ...methods.map(({ method }) => nameOf(file, method, path?.value ?? ''))];
}

export function nameOf(file: string, method: string, path: string): string {
  return `${file} ${method} ${path}`;
}

/** Whether a registration was found in the syntax, even if only in part. */
export function isPlaced(registration: Registration, listed: ReadonlySet<string>): boolean {
  return writtenAt(registration).some((each) => listed.has(endOf(each)));
}

/** The files of the literals that a text consists of. */
export function filesOf({ pieces }: TextValue): readonly string[] {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin.file] : []));
}
