import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Mount, Route } from '../../model/router.ts';
import type { Placed, UnknownPrefix } from '../addresses/layout.ts';

/** A route at one of its addresses, for the comparison with other routes of the table. */
export interface Place {
  readonly route: Route;
  readonly placed: Placed;
  readonly address: Path;
  /**
   * What has the unknown prefix above the route; null for none. Only addresses below the same unknown prefix are
   * compared.
   */
  readonly below: UnknownPrefix['of'] | null;
  /** The branches of the code that contain the route or one of the mounts above it. */
  readonly branches: ReadonlySet<string>;
}

/** The placeholder for an unknown prefix. */
const UNTOLD = '/untold';

/**
 * The place of an entry; null where it is no route, where it is constrained, or where its address or its branches are
 * unknown.
 */
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
    below: placed.unknown?.of ?? null,
    branches: entry.branches.length === 0 ? branches : new Set([...branches, ...entry.branches]),
  };
}

/** The address of an entry, with a placeholder for an unknown prefix; null where more than the prefix is unknown. */
export function addressOf({ path, unknown }: Placed): Path | null {
  if (!path) return null;
  const known =
    unknown && path.text.startsWith(unknown.text) ? UNTOLD + path.text.slice(unknown.text.length) : path.text;
  const address = known === path.text ? path : parsePath(known, path.dialect);
  return address.segments.some(({ kind }) => kind === 'unknown') ? null : address;
}

/** Cached branches of lists of mounts: all entries of a router at one place share the same list. */
const known = new WeakMap<readonly Mount[], ReadonlySet<string> | null>();

/** The branches that contain some mounts; null where those of one mount are unknown, or its router is constrained. */
function branchesThrough(through: readonly Mount[]): ReadonlySet<string> | null {
  let branches = known.get(through);
  if (branches === undefined) {
    const isTold = through.every((mount) => mount.branches !== undefined && mount.child?.constrained !== true);
    branches = isTold ? new Set(through.flatMap((mount) => mount.branches ?? [])) : null;
    known.set(through, branches);
  }
  return branches;
}

/**
 * Whether a place counts: every mount above it is recorded on the mounted router. A mount by a test is not, if the
 * router is also mounted elsewhere.
 */
export function isReal({ through }: Placed): boolean {
  let isKnown = real.get(through);
  if (isKnown === undefined) {
    isKnown = through.every((mount) => mount.child?.mountedBy.some((each) => each.mount === mount) ?? false);
    real.set(through, isKnown);
  }
  return isKnown;
}

const real = new WeakMap<readonly Mount[], boolean>();

/**
 * Whether the first route is registered wherever the second one is: it is in no branch that the second one is not in.
 */
export function isRegisteredWherever(first: Place, second: Place): boolean {
  for (const branch of first.branches) if (!second.branches.has(branch)) return false;
  return true;
}

/** Whether a mount is that of a router which other files import to register on it: their order is unknown. */
function isJoined({ range }: Mount): boolean {
  return range[1] === 0;
}

/**
 * Whether the order of two places follows from the source. It does not in a loop over files, nor where files register
 * on a router that they import.
 */
export function isOrderKnown(a: Placed, b: Placed): boolean {
  const at = a.through.findIndex((mount, index) => mount !== b.through[index]);
  const [first, second] = at === -1 ? [undefined, b.through[a.through.length]] : [a.through[at], b.through[at]];
  if ([first, second].some((mount) => mount && isJoined(mount))) return false;
  return !first || !second || first.range !== second.range;
}
