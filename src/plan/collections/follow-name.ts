import type { Path, PathChange } from '../../model/path.ts';
import { HOLE } from '../../paths/dialects.ts';
import { join } from '../../paths/print.ts';
import type { Route } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { followChange } from '../callers/follow-change.ts';
import type { UrlPath } from '../../model/caller.ts';

/** An address, and which of its segments specify the name of a collection. */
export interface NamePlace {
  readonly path: Path | null;
  readonly at: readonly number[];
}

/**
 * The change by which a URL gets the new name of a collection.
 *
 * @param places for each route that the URL reaches, where the collection is in the addresses of the route
 * @returns null where the URL asks for no address of a route that contains the collection, or the routes require
 * different changes
 */
export function followName(url: UrlPath, wanted: string, places: readonly (readonly NamePlace[])[]): PathChange | null {
  const changes = places.flatMap((own) => {
    const meant = own.filter(({ path }) => !path || mayAskFor(url, path));
    return meant.length === 0 ? [null] : meant.map((place) => changeAt(url, place, wanted));
  });
  const [change] = changes;
  if (!change || !changes.every((other) => other !== null && other.start === change.start && other.end === change.end))
    return null;
  return change;
}

/**
 * Whether a URL may also ask for an address of a route that does not contain the collection, below another prefix,
 * where the name does not change.
 *
 * @param path the path of the route as its router declares it
 * @param own the addresses of the route that contain the collection
 */
export function mayAskOtherPrefix(
  url: UrlPath,
  { router }: Route,
  path: string,
  own: readonly (Path | null)[],
): boolean {
  const addresses = addressesOf(router).map((mount) => join(mount, path, router.dialect));
  return addresses.some((address) => mayAskFor(url, address) && !own.some((place) => place?.text === address.text));
}

/**
 * Whether a URL may ask for an address; the beginning of the address may be missing in the URL: `/users` may ask for
 * `/api/users`, and `/admin/users` does not.
 */
export function mayAskFor({ segments: said }: UrlPath, { segments }: Path): boolean {
  return said.every(({ text }, at) => {
    const segment = segments.at(at - said.length);
    return segment?.kind !== 'static' || text.includes(HOLE) || text.toLowerCase() === segment.value.toLowerCase();
  });
}

function changeAt(url: UrlPath, { path, at: [only, ...others] }: NamePlace, wanted: string): PathChange | null {
  const segment = only === undefined || others.length > 0 ? undefined : path?.segments[only];
  return path && segment ? followChange(url, path, { start: segment.start, end: segment.end, text: wanted }) : null;
}
