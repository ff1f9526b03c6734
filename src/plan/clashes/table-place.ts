import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Mount, Route } from '../../model/router.ts';
import type { Placed } from '../addresses/layout.ts';

/** A route in one of its places, as it is compared with others of the table. */
export interface Place {
  readonly route: Route;
  readonly placed: Placed;
  readonly address: Path;
  /** The mount whose prefix is not known: addresses are compared below the same one only. */
  readonly below: Mount | null;
  /** The branches of the code that it and the mounts of its router are in. */
  readonly branches: ReadonlySet<string>;
}

/** Is for a prefix that is not known. */
const UNTOLD = '/untold';

/** The place of an entry; null where it is no route, or its address or the branches that it is in are not told. */
export function placeOf(placed: Placed): Place | null {
  const { entry, through } = placed;
  if (entry.kind !== 'route' || !entry.branches || entry.constrained === true || entry.router.constrained === true)
    return null;
  const address = addressOf(placed);
  const branches = address && branchesThrough(through);
  if (!branches) return null;
  return {
    route: entry,
    placed,
    address,
    below: placed.unknown?.mount ?? null,
    branches: entry.branches.length === 0 ? branches : new Set([...branches, ...entry.branches]),
  };
}

/** The address of an entry after the prefix that is not known; null where more than that is not. */
export function addressOf({ path, unknown }: Placed): Path | null {
  if (!path) return null;
  const known =
    unknown && path.text.startsWith(unknown.text) ? UNTOLD + path.text.slice(unknown.text.length) : path.text;
  const address = known === path.text ? path : parsePath(known, path.dialect);
  return address.segments.some(({ kind }) => kind === 'unknown') ? null : address;
}

/** By the list of mounts that all entries of a router in one place share. */
const known = new WeakMap<readonly Mount[], ReadonlySet<string> | null>();

/** The branches that the mounts are in; null where one of them does not tell, or its router may match otherwise. */
function branchesThrough(through: readonly Mount[]): ReadonlySet<string> | null {
  let branches = known.get(through);
  if (branches === undefined) {
    const isTold = through.every((mount) => mount.branches !== undefined && mount.child?.constrained !== true);
    branches = isTold ? new Set(through.flatMap((mount) => mount.branches ?? [])) : null;
    known.set(through, branches);
  }
  return branches;
}

/** Whether a place counts: not one where a test alone puts a router that has a real place. */
export function isReal({ through }: Placed): boolean {
  let isKnown = real.get(through);
  if (isKnown === undefined) {
    isKnown = through.every((mount) => mount.child?.mountedBy.some((each) => each.mount === mount) ?? false);
    real.set(through, isKnown);
  }
  return isKnown;
}

const real = new WeakMap<readonly Mount[], boolean>();

/** Whether the first is registered wherever the second one is. */
export function standsWherever(first: Place, second: Place): boolean {
  for (const branch of first.branches) if (!second.branches.has(branch)) return false;
  return true;
}

/** A router that files import to register on it: in which order they do, no one tells. */
function isJoined({ range }: Mount): boolean {
  return range[1] === 0;
}

/**
 * Whether the order of two places follows from the source: not in a loop over files, nor where files register on a
 * router that they import.
 */
export function isOrderTold(a: Placed, b: Placed): boolean {
  const at = a.through.findIndex((mount, index) => mount !== b.through[index]);
  const [first, second] = at === -1 ? [undefined, b.through[a.through.length]] : [a.through[at], b.through[at]];
  if ([first, second].some((mount) => mount && isJoined(mount))) return false;
  return !first || !second || first.range !== second.range;
}
