import { HOLE } from '../../paths/dialects.ts';
import type { PrefixReading, PrefixReadings } from '../../model/matching.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { join, joinPrefixes } from '../../paths/print.ts';
import type { Entry, Middleware, Mount, Route, Router } from '../../model/router.ts';

/** An entry of a table, with its path from the outermost router of the file on. */
export interface Placed {
  readonly entry: Route | Middleware | Mount;
  /** The file that it is in. */
  readonly file: string;
  /** Its index in the order of matching. */
  readonly order: number;
  /** Its path (a prefix for middleware and mounts); null where it is a regular expression or not text. */
  readonly path: Path | null;
  /** The prefix of its path: that of its router, or none for a regular expression of Koa. */
  readonly prefix: string;
  /** The mounts above its router, from the outside in; the same list for all entries of a router at one mount. */
  readonly through: readonly Mount[];
  /** The outermost prefix that is not fully known, with what has it; null where all of it is known. */
  readonly unknown: UnknownPrefix | null;
  /**
   * The key of the first unknown prefix and of what precedes it, equal for entries whose paths begin alike; null where
   * all is known, or was not examined.
   */
  readonly opening: string | null;
}

/**
 * A prefix with a part that the source does not show: the same part for all entries below one mount, or of one router
 * with a prefix of its own.
 */
export interface UnknownPrefix {
  readonly of: Mount | Router;
  readonly text: string;
}

/** How a router matches the prefixes of middleware. */
export type ReadingsOf = (router: Router) => PrefixReadings;

const ONCE: readonly PrefixReading[] = ['segments'];
const BY_SEGMENTS: PrefixReadings = { nested: ONCE, paths: ONCE };

/** The entries of a table in order, and whether all of them are known. */
export interface Layout {
  /** The outermost router. */
  readonly top: Router;
  readonly placed: readonly Placed[];
  readonly isWhole: boolean;
}

/**
 * The deepest nesting and the longest table that are followed: mounting twice at each of thirty levels makes a billion
 * entries.
 */
const DEEPEST = 16;
const MOST_ENTRIES = 50_000;

/**
 * Lists the entries of a router and of all routers mounted on it, in the order in which requests meet them.
 *
 * @param top a router that no other router of the file mounts
 * @param readingsOf how a router matches the prefixes of middleware
 */
export function layOut(top: Router, readingsOf: ReadingsOf = () => BY_SEGMENTS): Layout {
  return new LayingOut(readingsOf).of(top);
}

/** Where a router is reached from the top. */
interface Reached {
  readonly router: Router;
  /** The prefix above it. */
  readonly outer: string;
  readonly above: readonly Router[];
  readonly through: readonly Mount[];
  readonly unknown: UnknownPrefix | null;
  readonly opening: string | null;
}

/** Follows the mounts of one router, and lists what it meets. */
class LayingOut {
  readonly #placed: Placed[] = [];
  readonly #readingsOf: ReadingsOf;
  #isWhole = true;
  #left = MOST_ENTRIES;

  constructor(readingsOf: ReadingsOf) {
    this.#readingsOf = readingsOf;
  }

  of(top: Router): Layout {
    this.#walk({ router: top, outer: '', above: [top], through: [], unknown: null, opening: null });
    return { top, placed: this.#placed, isWhole: this.#isWhole };
  }

  #walk(reached: Reached): void {
    const { router, outer, above, through, opening } = reached;
    const prefix = router.prefix ? joinPrefixes(outer, router.prefix.value, router.dialect).text : outer;
    const unknown = reached.unknown ?? unknownIn(prefix, router);
    for (const entry of router.entries) {
      this.#left -= 1;
      if (this.#left < 0 || above.length > DEEPEST) this.#isWhole = false;
      if (!this.#isWhole) return;
      const begins = opening ?? (entry.kind === 'route' ? null : openingOf(entry, prefix));
      if (entry.kind === 'mount' && entry.child && !above.includes(entry.child)) {
        const text = mountPrefix(entry, prefix, router);
        this.#walk({
          router: entry.child,
          outer: text,
          above: [...above, entry.child],
          through: [...through, entry],
          unknown: unknown ?? unknownIn(text, entry),
          opening: begins,
        });
      } else this.#place(entry, prefix, begins, { ...reached, unknown });
    }
  }

  /** Lists an entry that leads to no other router: once for each way in which its prefix is matched. */
  #place(entry: Entry, prefix: string, opening: string | null, { router, above, through, unknown }: Reached): void {
    const common = { entry, file: router.file, order: this.#placed.length, through, unknown, opening };
    if (entry.kind === 'mount') {
      const path = parsePath(mountPrefix(entry, prefix, router), router.dialect);
      this.#placed.push({ ...common, path, prefix });
      return;
    }
    const own = takesNoPrefix(entry, router) ? '' : prefix;
    const path = pathOf(entry, own, router);
    for (const reading of readingsAt(entry, path, above, this.#readingsOf))
      this.#placed.push({
        ...common,
        path: reading === 'text' && path ? belowText(path.text, router) : path,
        // It also matches paths whose next segment only begins with the last one of its prefix.
        prefix: reading === 'text' && entry.pathKind === 'none' ? own.slice(0, own.lastIndexOf('/')) : own,
      });
  }
}

function unknownIn(text: string, of: Mount | Router): UnknownPrefix | null {
  return text.includes(HOLE) ? { of, text } : null;
}

/**
 * Whether an entry gets no prefix: Koa's routers put none before a regular expression, neither their own nor that of a
 * mount (`setPrefix` of @koa/router).
 */
function takesNoPrefix({ pathKind }: Route | Middleware, { dialect }: Router): boolean {
  return dialect === 'koa' && pathKind === 'regexp';
}

/** How an entry is matched; where it is not known in which way, in each of them. */
function readingsAt(
  { kind, pathKind }: Route | Middleware,
  path: Path | null,
  above: readonly Router[],
  readingsOf: ReadingsOf,
): readonly PrefixReading[] {
  const [own, outer] = [above.at(-1), above.at(-2)];
  if (kind !== 'middleware' || !own || path?.segments.at(-1)?.kind !== 'static') return ONCE;
  if (pathKind === 'text') return readingsOf(own).paths;
  return pathKind === 'none' && outer?.kind === 'router' ? readingsOf(own).nested : ONCE;
}

/** The pattern behind a prefix that is matched by its text: it takes the rest of the last segment. */
export const ANY_REST = '([^/]*)';

function belowText(prefix: string, { dialect }: Router): Path {
  return parsePath(prefix.endsWith('/') ? prefix : prefix + ANY_REST, dialect);
}

function mountPrefix(mount: Mount, outer: string, router: Router): string {
  if (mount.prefixKnown && !mount.prefix) return outer;
  return joinPrefixes(outer, mount.prefix && mount.prefixKnown ? mount.prefix.value : HOLE, router.dialect).text;
}

function pathOf(entry: Route | Middleware, prefix: string, router: Router): Path | null {
  if (entry.pathKind === 'none') return parsePath(prefix, router.dialect);
  return entry.path ? join(prefix, entry.path.value, router.dialect) : null;
}

/**
 * The addresses that a route answers under a prefix: one; for the root of a Fastify plugin two, with and without the
 * slash at the end, since `prefixTrailingSlash` is `both` by default, unless the prefix ends with a slash.
 */
export function addressesUnder(prefix: string, path: string, { dialect }: Router): readonly Path[] {
  const address = join(prefix, path, dialect);
  const isRoot = dialect === 'find-my-way' && path === '/' && prefix !== '' && !prefix.endsWith('/');
  return isRoot ? [address, parsePath(`${address.text}/`, dialect)] : [address];
}

function openingOf({ opening }: Mount | Middleware, prefix: string): string | null {
  return opening === undefined ? null : `${prefix} ${opening}`;
}

/** Replaces an unknown prefix that two entries share: whatever it is, it is the same for both. */
const SHARED = '/shared';

/** The path of an entry for a comparison with that of another entry: an unknown prefix that both share is replaced. */
export function comparable(path: Path, own: Placed, other: Placed): Path {
  const { unknown, opening } = own;
  const hole = path.text.indexOf(HOLE);
  if (opening !== null && opening === other.opening && hole !== -1)
    return parsePath(SHARED + path.text.slice(hole + 1), path.dialect);
  if (!unknown || unknown.of !== other.unknown?.of || unknown.text !== other.unknown.text) return path;
  return path.text.startsWith(unknown.text)
    ? parsePath(SHARED + path.text.slice(unknown.text.length), path.dialect)
    : path;
}
