import { join } from '../paths/print.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { answersEveryMethod, answeringMiddleware } from '../plan/addresses/every-method.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import type { Router } from '../model/router.ts';
import type { Settings } from '../settings.ts';
import { addressText, endpointText } from './endpoint-text.ts';
import type { MethodOptions } from '../model/rule-options.ts';
import type { MethodFinding } from './finding.ts';

/** The methods of the convention. */
const DEFAULT_METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Methods that a server answers for others: what GET has without its content, and what is allowed. */
const HARMLESS: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS']);

/** Methods that specify nothing: it is not known which one, or a mount has none. */
const UNTOLD: ReadonlySet<string> = new Set(['UNKNOWN', 'USE']);

/**
 * The methods that routes may have: those of the options, or the usual ones; a user whose updates are PATCH has
 * specified so.
 */
export function allowedMethods({ update }: Settings, { methods }: MethodOptions): readonly string[] {
  return methods ?? (update === 'PATCH' ? [...DEFAULT_METHODS, update] : DEFAULT_METHODS);
}

/** The methods of a route that are not among the allowed ones. */
export function findMethods(
  { route, path, methods }: PlannedRoute,
  allowed: readonly string[],
): readonly MethodFinding[] {
  return methods.flatMap(({ token: { method, range } }) => {
    if (allowed.includes(method) || HARMLESS.has(method) || UNTOLD.has(method)) return [];
    if (method === 'ALL' && !answersEveryMethod(route, path)) return [];
    const endpoint = method === 'ALL' ? addressText(route.router, path) : endpointText(route.router, method, path);
    return [
      { kind: method === 'ALL' ? 'every' : 'other', range, method, segment: '', endpoint, data: { word: 'all' } },
    ];
  });
}

/** What `use` registers on a router that answers for a resource, whatever the method. */
export function findAnsweringMiddleware(router: Router, isAllowed: PlanOptions['isAllowed']): readonly MethodFinding[] {
  return answeringMiddleware(router).flatMap(({ entry, path }) => {
    const endpoint = addressText(router, path);
    if (isAllowed && addressesOf(router).some((mount) => isAllowed([], join(mount, path, path.dialect), path)))
      return [];
    return [
      {
        kind: 'every',
        range: entry.wordRange ?? entry.range,
        method: 'USE',
        segment: '',
        endpoint,
        data: { word: 'use' },
      },
    ];
  });
}
