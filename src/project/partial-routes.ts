import type { Registration } from '../facts/registrations.ts';
import type { Route } from '../model/router.ts';
import { HOLE } from '../paths/dialects.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';

/** A route that the syntax shows only in part, and its router: evaluation completes or replaces it. */
export interface PartialRoute {
  readonly router: RouterInProgress;
  readonly entry: Route;
}

/** The routes of some routers that the syntax shows only in part. */
export function partialRoutes(routers: readonly RouterInProgress[]): readonly PartialRoute[] {
  return routers.flatMap((router) =>
    router.entries.flatMap((entry) => (entry.kind === 'route' && isPartlyKnown(entry) ? [{ router, entry }] : [])),
  );
}

/** Whether the path or the methods of a route are not fully known from the syntax. */
export function isPartlyKnown({ path, pathKind, methods, isConfigured }: Route): boolean {
  if (isConfigured || methods.some(({ method }) => method === 'UNKNOWN')) return true;
  return path === null ? pathKind === 'dynamic' : path.value.includes(HOLE);
}

/** Whether the path and all methods of a registration are known. */
export function isWhole({ path, methods }: Registration): boolean {
  return path !== null && !methods.some(({ method }) => method === 'UNKNOWN');
}
