import { HOLE, type Path } from '../paths/path.ts';
import type { Router } from '../routes/model.ts';
import type { Range } from '../text/text.ts';

/** A text of the file that names an address and is no registration: a redirect, a link, a request, a test. */
export interface Use {
  /** As it stands in the source. */
  readonly written: string;
  /** Its segments in lower case; a hole where the source puts a value in. */
  readonly segments: readonly string[];
  /** Whether more may follow: `'/users/delete/' + id`. */
  readonly isOpen: boolean;
  readonly range: Range;
}

/** Quoted texts without white space that begin like a path, a host or a hole before it left aside. Longer ones are no addresses. */
const QUOTED = /(["'`])((?:https?:\/\/[^"'`\s/]{1,100}|\$\{[^}"'`]{1,100}\})?\/[^"'`\s]{1,200})\1/g;

/**
 * Finds the texts of a file that name addresses.
 *
 * @param text the source of the file
 * @param routers its routers, whose own paths and prefixes are no uses
 * @returns the uses by each segment that they hold
 */
export function findUses(text: string, routers: readonly Router[]): ReadonlyMap<string, readonly Use[]> {
  const own = new Set(routers.flatMap((router) => router.entries.map((entry) => pathStart(entry))));
  const uses = new Map<string, Use[]>();
  for (const match of text.matchAll(QUOTED)) {
    if (own.has(match.index) || own.has(match.index + 1)) continue;
    const use = readUse(match[2] ?? '', [match.index + 1, match.index + match[0].length - 1]);
    for (const segment of new Set(use.segments)) {
      const same = uses.get(segment);
      if (same) same.push(use);
      else uses.set(segment, [use]);
    }
  }
  return uses;
}

/** Where the path of an entry is written, quote left aside. */
function pathStart(entry: Router['entries'][number]): number {
  const text = entry.kind === 'mount' ? entry.prefix : entry.path;
  return text ? text.locate(0, text.value.length)[0] : -1;
}

function readUse(quoted: string, range: Range): Use {
  const path = quoted.replace(/^(?:https?:\/\/[^/]*|\$\{[^}]*\})/, '').replace(/\$\{[^}]*\}/g, HOLE);
  const [address = ''] = path.split(/[?#]/);
  const segments = address.split('/').filter((segment) => segment !== '');
  return { written: quoted, segments: segments.map((segment) => segment.toLowerCase()), isOpen: address.endsWith('/') && address === path, range };
}

/**
 * Finds a use of an address that would be left behind.
 *
 * @param addresses the path of the route as declared and under each of its mounts
 * @param verb the text of the segment that holds the verb
 */
export function findUse(uses: ReadonlyMap<string, readonly Use[]>, addresses: readonly Path[], verb: string): Use | null {
  return uses.get(verb.toLowerCase())?.find((use) => addresses.some((address) => names(use, address, verb.toLowerCase()))) ?? null;
}

function names({ segments, isOpen }: Use, address: Path, verb: string): boolean {
  const wanted = address.segments;
  if (segments.length > wanted.length || (segments.length < wanted.length && !isOpen)) return false;
  if (!segments.includes(verb)) return false;
  return segments.every((segment, at) => {
    const other = wanted[at];
    return other?.kind !== 'static' || segment.includes(HOLE) || other.value.toLowerCase() === segment;
  });
}
