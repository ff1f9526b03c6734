import { isPrefix } from '../convention/neighbours.ts';
import { prefixRelates } from '../paths/compare.ts';
import type { Path } from '../paths/path.ts';
import type { Move, Occupant } from './conflicts.ts';
import type { WithheldReason } from './reasons.ts';

/** Middleware and routers of other files: what requests pass on their way to the handler must stay the same. */
export function passageConflict(move: Move, { placed, path }: Occupant): WithheldReason | null {
  const isMiddleware = placed.entry.kind === 'middleware';
  if (isMiddleware && placed.order > move.placed.order) return null;
  if (!path) return isMiddleware ? 'middleware' : null;
  const after = prefixRelates(path, move.to);
  if (!isMiddleware) return after !== 'disjoint' && namesResource(path) ? 'shadow' : null;
  return after === prefixRelates(path, move.from) && after !== 'overlaps' ? null : 'middleware';
}

/** Whether a mounted router's prefix names a resource: `/api` alone holds anything, `/api/users` holds the users. */
function namesResource(prefix: Path): boolean {
  return prefix.segments.some((segment) => segment.kind === 'static' && !isPrefix(segment, prefix));
}
