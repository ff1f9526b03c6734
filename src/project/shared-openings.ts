import type { Entry, Middleware, Mount } from '../model/router.ts';
import { HOLE } from '../paths/dialects.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { replaceMount } from './evaluated-mounts.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';

type Beginning = Mount | Middleware;

/**
 * Finds out whether the prefixes of several entries of a router, whose beginnings are known only at run time, begin
 * with the same value, and records that: `app.use(base + '/static', files)` next to `app.use(base + '/', router)`.
 */
export function recordSharedOpenings(
  routers: readonly RouterInProgress[],
  registering: EvaluatedRegistrations,
  isTest: (file: string) => boolean,
): void {
  const served = routers.filter(({ file }) => !isTest(file));
  const sharing = served.filter(({ entries }) => entries.filter((entry) => knownEnd(entry) !== null).length > 1);
  const open = sharing.filter(({ entries }) => entries.some(({ kind }) => kind === 'mount'));
  if (open.length === 0) return;
  registering.registrationsFor(new Set(open.map(({ file }) => file)), isTest);
  for (const { file, entries } of open)
    for (const [at, entry] of entries.entries()) {
      const known = knownEnd(entry);
      const opening = known === null ? null : registering.openingAt(file, entry.range[1], known);
      if (opening === null || entry.kind === 'route') continue;
      const told: Beginning = { ...entry, opening };
      entries[at] = told;
      if (entry.kind === 'mount' && told.kind === 'mount') replaceMount(entry, told, routers);
    }
}

/** The known rest of a path whose beginning is not known; null for another path. */
function knownEnd(entry: Entry): string | null {
  if (entry.kind === 'route') return null;
  if (entry.kind === 'mount' && !entry.prefixKnown) return '';
  const text = (entry.kind === 'mount' ? entry.prefix : entry.path)?.value ?? '';
  return text.startsWith(HOLE) && !text.includes(HOLE, 1) ? text.slice(1) : null;
}
