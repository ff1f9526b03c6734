import { join } from '../../paths/print.ts';
import { textAt } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Layout, Placed } from '../addresses/layout.ts';
import type { Move, Moves } from '../moves.ts';

/**
 * A route that has, or would get, a parameter of another name where a rewritten one has its own, or a text where that
 * has a parameter. Some routers keep a branch of their tree for each name and try one of them alone: next to
 * `/lamps/:lampId`, a request for `/lamps/1/parts` may not find `/lamps/:id/parts` any more, whatever the methods.
 */
export function parameterNameConflict({ candidate }: Move, layout: Layout, proposals: Moves): Placed | null {
  const { route } = candidate;
  if (!route.router.namesPart) return null;
  const others = layout.placed.filter(({ entry }) => entry.kind === 'route' && entry !== route);
  for (const { entry, prefix } of layout.placed) {
    if (entry !== route) continue;
    const own = join(prefix, candidate.newPath, route.router.dialect);
    const found = others.find((other) =>
      addressesOf(other, proposals).some((address) => arePartedByName(own, address)),
    );
    if (found) return found;
  }
  return null;
}

/** The address of a route, and the one that it would get. */
function addressesOf({ entry, path, prefix }: Placed, proposals: Moves): readonly Path[] {
  const move = entry.kind === 'route' ? proposals.get(entry) : undefined;
  const next = move ? [join(prefix, move.candidate.newPath, move.candidate.route.router.dialect)] : [];
  return path ? [path, ...next] : next;
}

/**
 * Whether two paths go the same way up to a segment where both have something else than text, and not the same; or
 * where one has a text and the other a parameter, and either goes on after it: requests for that text never come back
 * to the parameter.
 */
function arePartedByName(a: Path, b: Path): boolean {
  const at = a.segments.findIndex((_, index) => textAt(a, index) !== textAt(b, index));
  const parting = [a, b].map(({ segments }) => segments[at]);
  if (parting.every((segment) => segment !== undefined && segment.kind !== 'static')) return true;
  return (
    parting.some((segment) => segment?.kind === 'parameter') &&
    parting.some((segment) => segment?.kind === 'static') &&
    [a, b].some(({ segments }) => segments.length > at + 1)
  );
}
