import { isLocal } from '../routes/mounting.ts';
import type { Router } from '../routes/model.ts';
import type { Exported, ExportedRouter } from '../routes/values/exported.ts';
import { follow, type Modules } from './exported.ts';

/**
 * A router as the function of another file makes it (`const users = createRouter()`): itself, where that function makes nothing but a router; else what it
 * answers, as nobody tells which of its calls has which routes. What a package makes has no routes of its own.
 *
 * @returns null where the function is not understood
 */
export function asMade(known: ExportedRouter, modules: Modules): Exported | null {
  const { madeBy, file } = known.router;
  if (!madeBy || !isLocal(madeBy)) return known;
  const made = follow(madeBy, file, modules);
  return blankOf(made) ? known : made;
}

/** What a function of another file makes of a router, where that is as its framework makes it, but for middleware; null for anything else. */
export function makerOf({ madeBy, file }: Router, modules: Modules): Router | null {
  return madeBy ? blankOf(follow(madeBy, file, modules)) : null;
}

/** A router with nothing on it but middleware. */
function blankOf(made: Exported | null): Router | null {
  return made?.kind === 'router' && isBlank(made.router) ? made.router : null;
}

function isBlank({ prefix, entries, mountedBy, handovers }: Router): boolean {
  return prefix === null && mountedBy.length === 0 && handovers.length === 0 && entries.every(({ kind }) => kind === 'middleware');
}
