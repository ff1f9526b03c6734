import { isLocal } from '../routes/router-names.ts';
import type { Reference } from '../model/reference.ts';
import type { Router } from '../model/router.ts';
import type { Exported, ExportedRouter } from '../model/exported.ts';
import { follow, type Modules } from './follow-exports.ts';

/**
 * A router as the function of another file makes it (`const users = createRouter()`): itself, where that function makes
 * nothing but a router; else what it answers, as no one determines which of its calls has which routes. What a package
 * makes has no routes of its own.
 *
 * @returns null where the function is not understood
 */
export function asMade(known: ExportedRouter, modules: Modules): Exported | null {
  const { madeBy, file } = known.router;
  if (!madeBy || !isLocal(madeBy)) return known;
  const made = follow(madeBy, file, modules);
  return blankOf(made) ? known : made;
}

/** What a reference of a file represents, a router as the function that makes it answers it. */
export function followMade(reference: Reference, file: string, modules: Modules): Exported | null {
  const known = follow(reference, file, modules);
  return known?.kind === 'router' ? asMade(known, modules) : known;
}

/** The router that something of another file is, or that a function is called with; null where there is none. */
export function childOf(known: Exported, parameter: number | null): Router | null {
  if (known.kind === 'router') return known.whole ?? known.router;
  return known.kind === 'function' && parameter !== null ? (known.parameters.get(String(parameter)) ?? null) : null;
}

/**
 * The router of another file that the instances of a class go on with: what it has precedes what they register. Null
 * where they go on with none.
 */
export function continuedBy({ continues, file }: Router, modules: Modules): Router | null {
  if (!continues || continues.unless.some((method) => followMade(method, file, modules))) return null;
  const known = followMade(continues.from, file, modules);
  return known?.kind === 'router' && known.router.file !== file ? known.router : null;
}

/**
 * What a function of another file makes of a router: an application, or a router as its framework makes it, but for
 * middleware. Null for anything else.
 */
export function makerOf({ madeBy, file }: Router, modules: Modules): Router | null {
  const made = madeBy ? follow(madeBy, file, modules) : null;
  return made?.kind === 'router' && isApplication(made.router) ? made.router : blankOf(made);
}

/**
 * The router of another file that the file of a router lets listen, which makes it an application; null where it lets
 * none.
 */
export function servedBy({ isServed, imported, madeBy, file }: Router, modules: Modules): Router | null {
  const from = isServed ? (imported ?? madeBy) : null;
  const served = from ? follow(from, file, modules) : null;
  return served?.kind === 'router' ? served.router : null;
}

/** Whatever is on an application, it is its own root. */
function isApplication({ kind, prefix, mountedBy }: Router): boolean {
  return kind === 'application' && prefix === null && mountedBy.length === 0;
}

/** A router with nothing on it but middleware. */
function blankOf(made: Exported | null): Router | null {
  return made?.kind === 'router' && isBlank(made.router) ? made.router : null;
}

function isBlank({ prefix, entries, mountedBy, handovers }: Router): boolean {
  return (
    prefix === null &&
    mountedBy.length === 0 &&
    handovers.length === 0 &&
    entries.every(({ kind }) => kind === 'middleware')
  );
}
