import { findStrayNames, type StrayName } from '../../convention/parameter-names.ts';
import {
  findStyleFaults,
  MOST_SEGMENTS,
  parameterName,
  type PathStyle,
  type StyleFault,
} from '../../convention/path-style.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import type { Route, Router } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { BareStart } from '../../model/matching.ts';
import type { Text } from '../../model/text.ts';

/** A path text of the source: that of routes, the prefix of a mount, or the one that a router brings along. */
export interface WrittenPath {
  readonly router: Router;
  readonly text: Text;
  readonly path: Path;
  /** The routes that have the text; none for a prefix. */
  readonly routes: readonly Route[];
}

/**
 * What a router makes of a path that does not begin with a slash. `joined`: it appends the path to the prefix as it is,
 * so that `/v1` and `list` are `/v1list`. Null where its framework usually has such paths, and where the prefix ends
 * with a slash or may do so.
 */
export function startOf({
  router,
  text,
  routes,
}: Pick<WrittenPath, 'router' | 'text' | 'routes'>): BareStart | 'joined' | null {
  const start = router.bareStart?.[routes.length === 0 ? 'prefix' : 'path'] ?? null;
  if (start === null || start === 'alike' || router.dialect === 'express') return start;
  if (text === router.prefix) return null;
  const addresses = addressesOf(router).map((address) => address.text);
  if (addresses.every((address) => address === '/')) return start;
  // Below a router that Koa mounts at `/` the slash is there already, which the address does not show.
  if (router.dialect === 'koa' && addresses.some((address) => address !== router.prefix?.value)) return null;
  return addresses.some((address) => address.includes(HOLE) || address.endsWith('/')) ? null : 'joined';
}

/** The style of paths where none is configured. */
export const DEFAULT_STYLE: PathStyle = { segments: 'kebab', parameters: 'any', nested: 'own' };

/**
 * The faults in the style of a path.
 *
 * @param isKept whether a segment is checked
 */
export function styleFaults(
  written: WrittenPath,
  style: PathStyle,
  isKept: (segment: number) => boolean,
): readonly StyleFault[] {
  const { router, path, routes } = written;
  const stray = routes.length > 0 ? strayNames(router, style).get(path) : undefined;
  return findStyleFaults(path, style, stray ?? [], isKept).filter(
    ({ kind }) => kind !== 'leading' || startOf(written) !== null,
  );
}

/**
 * Whether the routes of a router have several names for the parameter that their paths begin with: only the prefix of
 * its mount, unknown here, shows whether these names are for the same item.
 */
export function awaitsCollection(router: Router): boolean {
  if (router.kind === 'application' || router.mountedBy.length > 0) return false;
  const names = pathsOf(router).flatMap(({ segments: [first] }) => (first?.kind === 'parameter' ? [first.name] : []));
  return new Set(names).size > 1;
}

const known = new WeakMap<Router, Map<string, ReadonlyMap<Path, readonly StrayName[]>>>();

/** Computed once for all paths of a router. */
function strayNames(router: Router, style: PathStyle): ReadonlyMap<Path, readonly StrayName[]> {
  const byStyle = known.get(router) ?? new Map<string, ReadonlyMap<Path, readonly StrayName[]>>();
  known.set(router, byStyle);
  const key = `${style.nested} ${style.parameters}`;
  const found =
    byStyle.get(key) ??
    findStrayNames(pathsOf(router), mountOf(router), {
      nested: style.nested,
      written: (name) => parameterName(name, style),
    });
  byStyle.set(key, found);
  return found;
}

function pathsOf({ entries, dialect }: Router): readonly Path[] {
  return entries
    .flatMap((entry) => (entry.kind === 'route' && entry.path ? [parsePath(entry.path.value, dialect)] : []))
    .filter(({ segments }) => segments.length <= MOST_SEGMENTS);
}

function mountOf(router: Router): Path | null {
  const [mount, ...others] = addressesOf(router);
  return mount && others.length === 0 ? mount : null;
}
