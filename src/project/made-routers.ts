import { isLocal } from '../routes/router-names.ts';
import type { Reference } from '../model/reference.ts';
import type { Router } from '../model/router.ts';
import type { Exported, ExportedRouter } from '../model/exported.ts';
import { follow, type Modules } from './follow-exports.ts';
import { fieldOf } from '../facts/options.ts';
import { prefixIn, type RouterRole } from '../facts/router-role.ts';
import type { Framework } from '../routes/frameworks/framework.ts';
import { newRouter, traitsOf, type RouterInProgress } from '../routes/router-in-progress.ts';
import { LinkedText } from '../text/source-texts.ts';
import type { Value } from '../values/value.ts';

/**
 * A router that a function of another file returns (`const users = createRouter()`): the router itself, where the
 * function makes an empty one or more is registered on it; otherwise the router in the function, shared by all its
 * calls, because the routes of each call are not known. A router that a package makes has no routes of its own.
 *
 * @returns null where the function is not understood
 */
export function asMade(known: ExportedRouter, modules: Modules): Exported | null {
  const { madeBy, file } = known.router;
  if (!madeBy || !isLocal(madeBy)) return known;
  const made = follow(madeBy, file, modules);
  return begunBy(made, known.router) ? known : made;
}

/** The export that a reference refers to; for a router that a function makes, the result of {@link asMade}. */
export function followMade(reference: Reference, file: string, modules: Modules): Exported | null {
  const known = follow(reference, file, modules);
  return known?.kind === 'router' ? asMade(known, modules) : known;
}

/** The router that an export of another file is, or that it takes as a parameter; null where there is none. */
export function childOf(known: Exported, parameter: number | null): Router | null {
  if (known.kind === 'router') return known.whole ?? known.router;
  return known.kind === 'function' && parameter !== null ? (known.parameters.get(String(parameter)) ?? null) : null;
}

/**
 * The router of another file that the class of a router extends: its entries precede those of the class. Null where
 * there is none.
 */
export function continuedBy({ continues, file }: Router, modules: Modules): Router | null {
  if (!continues || continues.unless.some((method) => followMade(method, file, modules))) return null;
  const known = followMade(continues.from, file, modules);
  return known?.kind === 'router' && known.router.file !== file ? known.router : null;
}

/**
 * The router that the function of another file returns by which a router is made: an application, or a router that is
 * mounted nowhere, with nothing but middleware on it unless more is registered later. Null for anything else.
 */
export function makerOf(router: Router, modules: Modules): Router | null {
  const made = router.madeBy ? follow(router.madeBy, router.file, modules) : null;
  return made?.kind === 'router' && isApplication(made.router) ? made.router : begunBy(made, router);
}

/** Whether a file registers something on a router. */
export function isContinued({ entries, handovers }: Router): boolean {
  return entries.length > 0 || handovers.length > 0;
}

/**
 * The router of another file on which the file of a router calls `listen`, which makes it an application; null where it
 * calls none.
 */
export function servedBy({ isServed, imported, madeBy, file }: Router, modules: Modules): Router | null {
  const from = isServed ? (imported ?? madeBy) : null;
  const served = from ? follow(from, file, modules) : null;
  return served?.kind === 'router' ? served.router : null;
}

/** Whether a router is an application that is mounted nowhere, whatever is registered on it. */
function isApplication({ kind, prefix, mountedBy }: Router): boolean {
  return kind === 'application' && prefix === null && mountedBy.length === 0;
}

/** What a router begins with: the router of a function that makes one. Null for anything else. */
function begunBy(made: Exported | null, router: Router): Router | null {
  if (made?.kind !== 'router') return null;
  const { prefix, entries, mountedBy, handovers } = made.router;
  const isOpen = prefix === null && mountedBy.length === 0 && handovers.length === 0;
  const isBlank = entries.every(({ kind }) => kind === 'middleware');
  return isOpen && (isBlank || isContinued(router)) ? made.router : null;
}

/** A router that the evaluation finds and the syntax alone does not show. */
export function madeBy(role: RouterRole): RouterInProgress {
  const { framework, kind, made, options } = role;
  const { file, range } = made;
  const prefix = prefixIn(role);
  return newRouter({
    ...{ framework: framework.name, name: kind, kind, file, made: range },
    ...{ prefix: prefix === null ? null : new LinkedText(prefix, range), constrained: options !== null },
    ...traitsOf(framework),
    ...(mergesParameters(options, framework) && { namedParameters: undefined }),
  });
}

function mergesParameters(options: Value | null, { mergingOption }: Framework): boolean {
  if (!options || mergingOption === undefined) return false;
  const said = fieldOf(options, [mergingOption]);
  return said.kind === 'value' && said.value.kind === 'constant' && said.value.value === true;
}
