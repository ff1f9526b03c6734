import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { isReached, isUnprefixed } from './evaluated-mounts.ts';
import { isUntold, Placing, type Registering } from './placing.ts';

/**
 * Puts in the place of each registration whose path no reader of the syntax determines what the evaluation of the
 * program states that it registers: the rows of a table, what a class keeps for later, what a function is called with.
 * What such a reader does not take for a registration, and is one, is put between those that the program makes before
 * and after.
 *
 * @param routers all routers, whose tables are changed
 * @param doubtful the files that may register routes besides those of the routers
 * @param isTest whether a file belongs to tests
 * @returns the routers that are new: parts of others that are in another file
 */
export function placeEvaluated(
  routers: readonly RouterInProgress[],
  doubtful: readonly string[],
  registering: Registering,
  isTest: (file: string) => boolean,
): readonly RouterInProgress[] {
  const untold = routers.flatMap((router) =>
    router.entries.flatMap((entry) => (entry.kind === 'route' && isUntold(entry) ? [{ router, entry }] : [])),
  );
  const open = routers.filter((router) => isUnmounted(router) || router.entries.some(isUnprefixed));
  const files = new Set([...[...untold.map(({ router }) => router), ...open].map(({ file }) => file), ...doubtful]);
  return files.size > 0 ? new Placing(routers, registering, isTest).place(untold, files) : [];
}

/** Whether there are routes on a router that is mounted nowhere, as far as readers of the syntax tell. */
function isUnmounted(router: RouterInProgress): boolean {
  const { kind, gathering, entries } = router;
  return kind === 'router' && !gathering && entries.some((entry) => entry.kind === 'route') && !isReached(router);
}
