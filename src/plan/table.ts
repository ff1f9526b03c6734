import { HOLE, type Path } from '../paths/path.ts';
import { parsePath } from '../paths/parse.ts';
import { join, joinPrefixes } from '../paths/print.ts';
import type { Middleware, Mount, Route, Router } from '../routes/model.ts';

/** An entry of a router's table with the path that it has from the outermost router of the file on. */
export interface Placed {
  readonly entry: Route | Middleware | Mount;
  /** Where it stands in the order of matching. */
  readonly order: number;
  /** Its path (a prefix for middleware and mounts); null where it is a regular expression or not text. */
  readonly path: Path | null;
  /** The prefix under which its router stands there. */
  readonly prefix: string;
}

/** Nested mounts beyond these are not followed. */
const DEEPEST = 16;
const MOST_ENTRIES = 100_000;

/**
 * Lays the table of a router and of all that are mounted on it out in the order in which requests meet it.
 *
 * @param top a router that no other router of the file holds
 */
export function layOut(top: Router): readonly Placed[] {
  const placed: Placed[] = [];
  const walk = (router: Router, outer: string, above: readonly Router[]): void => {
    const prefix = router.prefix ? joinPrefixes(outer, router.prefix.value, router.dialect).text : outer;
    for (const entry of router.entries) {
      if (placed.length >= MOST_ENTRIES) return;
      const order = placed.length;
      if (entry.kind === 'mount' && entry.child && above.length < DEEPEST && !above.includes(entry.child)) {
        walk(entry.child, mountPrefix(entry, prefix, router), [...above, entry.child]);
      } else if (entry.kind === 'mount') {
        placed.push({ entry, order, path: parsePath(mountPrefix(entry, prefix, router), router.dialect), prefix });
      } else {
        placed.push({ entry, order, path: pathOf(entry, prefix, router), prefix });
      }
    }
  };
  walk(top, '', [top]);
  return placed;
}

function mountPrefix(mount: Mount, outer: string, router: Router): string {
  return joinPrefixes(outer, mount.prefixKnown ? (mount.prefix?.value ?? '') : HOLE, router.dialect).text;
}

function pathOf(entry: Route | Middleware, prefix: string, router: Router): Path | null {
  if (entry.pathKind === 'none') return parsePath(prefix, router.dialect);
  return entry.path ? join(prefix, entry.path.value, router.dialect) : null;
}
