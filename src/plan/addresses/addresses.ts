import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { join, joinPrefixes } from '../../paths/print.ts';
import type { Endpoint } from '../../model/endpoint.ts';
import type { Route, Router } from '../../model/router.ts';

/** The most addresses of a router: one mounted twice at each of twenty levels would have a million. */
const MOST = 64;

/** How far a prefix is followed: to the application, or as far as its parameters are found by their names. */
type Reach = 'all' | 'named';

/** Cached, since every report contains an address and the prefixes of a router do not change. */
const known: Readonly<Record<Reach, WeakMap<Router, readonly Path[]>>> = { all: new WeakMap(), named: new WeakMap() };

/**
 * The prefixes that a router is mounted at: `/` for an application, each mounted prefix for a mounted router. A prefix
 * that the file does not show is an unknown segment.
 */
export function addressesOf(router: Router): readonly Path[] {
  return prefixPaths(router, 'all');
}

/**
 * The ends of these prefixes whose parameters the handlers of a router find by their names, next to those of its own
 * paths: `/` for a router of Express without `mergeParams`.
 */
export function namedAddressesOf(router: Router): readonly Path[] {
  return prefixPaths(router, 'named');
}

function prefixPaths(router: Router, reach: Reach): readonly Path[] {
  let paths = known[reach].get(router);
  if (!paths) {
    paths = prefixes(router, new Set(), reach)
      .slice(0, MOST)
      .map((text) => parsePath(text, router.dialect));
    known[reach].set(router, paths);
  }
  return paths;
}

/** The endpoints of a route: each of its methods at each of its addresses. */
export function endpointsOf({ router, path, methods }: Route): readonly Endpoint[] {
  if (!path) return [];
  const addresses = addressesOf(router).map((mount) => join(mount, path.value, router.dialect));
  return addresses.flatMap((address) => methods.map(({ method }) => ({ method, path: address })));
}

/** An address before and after a change. */
export type AddressChange = readonly [from: Path, to: Path];

/** The changes of the addresses of a path on a router when a new path replaces it. */
export function addressChanges(router: Router, path: Path, newPath: string): readonly AddressChange[] {
  return addressesOf(router).map((mount) => [join(mount, path, path.dialect), join(mount, newPath, path.dialect)]);
}

function prefixes(router: Router, above: ReadonlySet<Router>, reach: Reach): readonly string[] {
  if (above.has(router)) return [HOLE];
  if (reach === 'named' && router.namedParameters !== undefined) return ['/'];
  const outer = outerPrefixes(router, new Set([...above, router]), reach);
  const own = router.prefix?.value;
  return own === undefined ? outer : outer.map((prefix) => joinPrefixes(prefix, own, router.dialect).text);
}

function outerPrefixes(router: Router, above: ReadonlySet<Router>, reach: Reach): readonly string[] {
  if (router.mountedBy.length === 0) return [router.kind === 'application' ? '/' : HOLE];
  const places: string[] = [];
  for (const { parent, mount } of router.mountedBy) {
    const prefix = mount.prefixKnown ? (mount.prefix?.value ?? '') : HOLE;
    for (const outer of prefixes(parent, above, reach)) {
      places.push(prefix === '' ? outer : joinPrefixes(outer, prefix, router.dialect).text);
      if (places.length >= MOST) return places;
    }
  }
  return places;
}

/** Values of a parameter that regular expressions may distinguish: a number, a word, an ObjectId, a UUID. */
const SAMPLES = ['1', 'name', '507f1f77bcf86cd799439011', '9b2f0c1e-7d3a-4f6b-8a5e-2c4d6e8f0a1b'];

/** An address as the path of a URL, with a hole for each segment that is not static. */
export function textOf({ segments }: Path): string {
  return segments.map((segment) => `/${segment.kind === 'static' ? segment.value : HOLE}`).join('');
}

/** A path with a slash at its end: `/users/` for `/users`. */
export function withSlash(path: Path): Path {
  const end = path.text.length;
  return { ...path, segments: [...path.segments, { kind: 'static', value: '', start: end, end }] };
}

/** One address that a request may have. */
export function sampleOf(path: Path): string {
  return textOf(path).replaceAll(HOLE, '1') || '/';
}

/** Addresses that requests may have: one with holes is filled with each sample, one without holes is returned alone. */
export function samplesOf(address: string): readonly string[] {
  return address.includes(HOLE) ? SAMPLES.map((sample) => address.replaceAll(HOLE, sample)) : [address];
}
