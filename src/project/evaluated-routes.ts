import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { isReached, isUnprefixed } from './evaluated-mounts.ts';
import { borrowedRoutes } from './borrowed-paths.ts';
import { partialRoutes } from './partial-routes.ts';
import { RoutePlacement } from './route-placement.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';

/**
 * Replaces each registration whose path cannot be read from the syntax alone by what the evaluation of the program
 * shows that it registers: the rows of a table, what a class stores for later, the arguments of a function. A
 * registration that was not found in the syntax at all is inserted between those that the program makes before and
 * after it.
 *
 * @param routers all routers, whose tables are changed
 * @param doubtful the files that may register routes, in addition to the files of the routers
 * @param isTest whether a file belongs to tests
 * @returns the routers that the syntax does not show, such as the part of a router that another file registers
 */
export function placeEvaluated(
  routers: readonly RouterInProgress[],
  doubtful: readonly string[],
  registering: EvaluatedRegistrations,
  isTest: (file: string) => boolean,
): readonly RouterInProgress[] {
  const partial = partialRoutes(routers);
  const borrowed = borrowedRoutes(routers);
  const open = routers.filter((router) => isUnmounted(router) || router.entries.some(isUnprefixed));
  const files = new Set(
    [
      ...[...[...partial, ...borrowed].map(({ router }) => router), ...open].map(({ file }) => file),
      ...doubtful,
    ].filter((file) => !isTest(file)),
  );
  return files.size > 0 ? new RoutePlacement(routers, registering, isTest).place({ partial, borrowed }, files) : [];
}

/** Whether a router has routes and is mounted nowhere, as far as the syntax shows. */
function isUnmounted(router: RouterInProgress): boolean {
  const { kind, gathering, entries } = router;
  return kind === 'router' && !gathering && entries.some((entry) => entry.kind === 'route') && !isReached(router);
}
