import { judge } from '../convention/judge.ts';
import { isSingle } from '../convention/methods.ts';
import { nounOf } from '../convention/named-collections.ts';
import { awaitsMount } from '../convention/path-shape.ts';
import type { Caller } from '../model/caller.ts';
import type { MethodToken } from '../model/method.ts';
import type { Plan, PlannedRoute } from '../model/plan.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import { ROOT } from '../paths/parse-path.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { asPath } from '../plan/addresses/request-path.ts';
import { pathsOf } from '../plan/callers/stale-rewrites.ts';
import { awaitsItems } from '../plan/collections/prefix-collections.ts';
import type { ProjectView } from '../project/view.ts';
import { isLocal } from '../routes/router-names.ts';
import type { FileOptions } from './merge-options.ts';

/**
 * The methods that are tried for a request without one: a word may be a verb with one of them alone, as `list` is with
 * GET and `store` with POST.
 */
const ANY_METHOD = ['GET', 'POST', 'PUT', 'DELETE'];

function methodsOf({ method }: { readonly method: MethodToken | null }): readonly string[] {
  return method && isSingle(method.method) ? [method.method] : ANY_METHOD;
}

/**
 * Whether a request that no route of its file answers may name a word that a rewrite drops or, where `namesCollections`
 * is set, a collection.
 */
export function mayChange(
  { url, said }: Pick<Caller, 'url' | 'said'>,
  namesCollections: boolean,
  options: FileOptions,
): boolean {
  if (namesCollections && url.segments.some(({ text }) => nounOf(text, true) !== null)) return true;
  const paths = [asPath(url, 'express'), ...pathsOf(url)];
  return methodsOf(said).some((method) =>
    paths.some((path) => judge({ method, path }, { ...options, mount: ROOT }).dropped !== null),
  );
}

/** Whether a route violates the convention, or its rewrite is withheld. */
export function isViolated(planned: PlannedRoute): boolean {
  return (
    planned.methods.some(({ verdict, shape }) => verdict.dropped !== null || shape !== null) ||
    planned.withheld !== null
  );
}

/**
 * Whether routes of other files may be next to those of this one, or whether a clash depends on a handler of another
 * file.
 */
export function meetsOthers({ routers }: ProjectView, { routes }: Plan): boolean {
  const isShared = routers.some(
    ({ entries, open, imported, handovers }) =>
      (open && entries.some(({ kind }) => kind === 'route')) ||
      imported !== null ||
      handovers.length > 0 ||
      entries.some((entry) => entry.kind !== 'route' && entry.from && isLocal(entry.from)),
  );
  return isShared || routes.some(({ clashes }) => clashes.some(({ other }) => other.handler.from !== null));
}

/** Whether a part of a path of this file comes from another file: such a path cannot be judged from this file alone. */
export function readsPaths({ routers }: ProjectView): boolean {
  return routers.some(({ entries }) =>
    entries.some((entry) => entry.kind === 'route' && entry.pathFrom?.some((from) => from !== null)),
  );
}

/**
 * Whether the name of a collection of this file is wrong, or may be, depending on the routes of other files below it.
 */
export function dependsOnNames({ routers }: ProjectView, { routes }: Plan, options: PlanOptions): boolean {
  return (
    routes.some(({ methods }) => methods.some(({ misnamed }) => misnamed.length > 0)) ||
    routers.some((router) => awaitsItems(router, options))
  );
}

/** Whether another file may mount the router of a route in a way that makes the shape of its path wrong. */
export function dependsOnMount({ route, path, methods }: PlannedRoute): boolean {
  const mounts = addressesOf(route.router);
  return methods.some(({ token }) => mounts.some((mount) => awaitsMount({ method: token.method, path }, mount)));
}
