import type { PathChange } from '../../convention/changes.ts';
import type { Path } from '../../paths/path.ts';
import { followChange } from '../callers/follow-change.ts';
import type { UrlPath } from '../addresses/request-path.ts';

/** An address, and which of its segments say the name of a collection. */
export interface NamePlace {
  readonly path: Path | null;
  readonly at: readonly number[];
}

/**
 * The change by which a URL says the new name of a collection.
 *
 * @param places for each route that it reaches the places of the collection in its addresses
 * @returns null where a route is none of the collection, or the routes ask for different changes
 */
export function followName(url: UrlPath, wanted: string, places: readonly (readonly NamePlace[])[]): PathChange | null {
  const changes = places.flatMap((own) => (own.length === 0 ? [null] : own.map((place) => changeAt(url, place, wanted))));
  const [change] = changes;
  if (!change || !changes.every((other) => other !== null && other.start === change.start && other.end === change.end)) return null;
  return change;
}

function changeAt(url: UrlPath, { path, at: [only, ...others] }: NamePlace, wanted: string): PathChange | null {
  const segment = only === undefined || others.length > 0 ? undefined : path?.segments[only];
  return path && segment ? followChange(url, path, { start: segment.start, end: segment.end, text: wanted }) : null;
}
