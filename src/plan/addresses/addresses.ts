import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { join, joinPrefixes } from '../../paths/print.ts';
import type { Endpoint } from '../../model/endpoint.ts';
import type { Route, Router } from '../../model/router.ts';

/** The most addresses of a router: one mounted twice at each of twenty levels would have a million. */
const MOST = 64;

/** Cached, since every report contains an address and the prefixes of a router do not change. */
const known = new WeakMap<Router, readonly Path[]>();

/**
 * The prefixes that a router is mounted at: `/` for an application, each mounted prefix for a mounted router. A prefix
 * that the file does not show is an unknown segment.
 */
export function addressesOf(router: Router): readonly Path[] {
  let addresses = known.get(router);
  if (!addresses) {
    addresses = prefixes(router, new Set(), 'all')
      .slice(0, MOST)
      .map((text) => parsePath(text, router.dialect));
    known.set(router, addresses);
  }
  return addresses;
}

/** Cached as the addresses are. */
const knownNamed = new WeakMap<Router, readonly Path[]>();

/**
 * The ends of these prefixes whose parameters the handlers of a router find by their names, next to those of its own
 * paths: `/` for a router of Express without `mergeParams`.
 */
export function namedAddressesOf(router: Router): readonly Path[] {
  let addresses = knownNamed.get(router);
  if (!addresses) {
    addresses = prefixes(router, new Set(), 'named')
      .slice(0, MOST)
      .map((text) => parsePath(text, router.dialect));
    knownNamed.set(router, addresses);
  }
  return addresses;
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

/** How far a prefix is followed: to the application, or as far as its parameters are found by their names. */
type Reach = 'all' | 'named';

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

/** One address that a request may have. */
export function sampleOf(path: Path): string {
  return textOf(path).replaceAll(HOLE, '1') || '/';
}

/** Addresses that requests may have: one with holes is filled with each sample, one without holes is returned alone. */
export function samplesOf(address: string): readonly string[] {
  return address.includes(HOLE) ? SAMPLES.map((sample) => address.replaceAll(HOLE, sample)) : [address];
}
