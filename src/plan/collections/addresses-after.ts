import { parsePath } from '../../paths/parse-path.ts';
import { textAt } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Candidate } from '../conflicts/route-move.ts';
import { addressesUnder, type Placed } from '../addresses/layout.ts';

/** The address that a rewritten route gets. */
export interface RewrittenAddress {
  readonly path: Path;
  /** Where a segment of the old address is in the new one; -1 where it is gone. */
  after(at: number): number;
  /** Whether the rewrite gives a segment of the old address this name by itself. */
  names(at: number, name: string): boolean;
}

/**
 * The address of a route whose verb is gone, at one of its places; null where the old and the new one cannot be
 * matched.
 */
export function rewrittenAddress({ path, prefix }: Placed, { newPath, route }: Candidate): RewrittenAddress | null {
  const [next] = addressesUnder(prefix, newPath, route.router);
  if (!path || !next) return null;
  const dropped = path.segments.length - next.segments.length;
  if (dropped < 0 || dropped > 1) return null;
  let shared = 0;
  while (shared < next.segments.length && textAt(path, shared) === textAt(next, shared)) shared += 1;
  const after = (at: number): number => (at < shared ? at : at - dropped);
  const names = (at: number, name: string): boolean => textAt(next, after(at)) === name;
  return {
    path: next,
    after: (at) => (textAt(path, at) !== '' && names(at, textAt(path, at)) ? after(at) : -1),
    names,
  };
}

/**
 * The addresses of a route at one of its places, without its verb and with other names for some segments of its present
 * address; null where these are not in the new one.
 */
export function rewrittenUnder(
  placed: Placed,
  names: ReadonlyMap<number, string>,
  candidate: Candidate,
): readonly Path[] | null {
  const rewritten = rewrittenAddress(placed, candidate);
  if (!rewritten) return null;
  const left = [...names].filter(([at, name]) => !rewritten.names(at, name));
  const later = new Map(left.map(([at, name]) => [rewritten.after(at), name]));
  if (later.has(-1)) return null;
  return addressesUnder(placed.prefix, candidate.newPath, candidate.route.router).map((each) =>
    renamedAddress(each, later),
  );
}

/** An address with other names for some of its segments. */
export function renamedAddress(path: Path, names: ReadonlyMap<number, string>): Path {
  if (names.size === 0) return path;
  let text = '';
  let end = 0;
  for (const [at, segment] of path.segments.entries()) {
    const name = names.get(at);
    if (name === undefined) continue;
    text += path.text.slice(end, segment.start) + name;
    end = segment.end;
  }
  return parsePath(text + path.text.slice(end), path.dialect);
}
