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
import type { Router } from '../../model/router.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { startOf } from './bare-start.ts';
import type { WrittenPath } from './written-path.ts';

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
