import { join } from '../paths/print.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { answeringMiddleware, answersEveryMethod } from '../plan/addresses/every-method.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import type { Router } from '../model/router.ts';
import type { Settings } from '../settings.ts';
import { addressText, endpointText } from './endpoint-text.ts';
import type { MethodOptions } from '../model/rule-options.ts';
import type { MethodFinding } from './finding.ts';
import { FileModel } from './file-model.ts';
import { FileRules } from './file-rules.ts';
import { findTunneled, findUnsafe } from './findings.ts';
import type { VerbRuleContext } from './on-routes.ts';

/** The methods of the convention. */
const DEFAULT_METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Methods that a server answers by itself: HEAD like GET but without content, OPTIONS with the allowed methods. */
const HARMLESS: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS']);

/** Placeholders: `UNKNOWN` for a method that is not known, `USE` for a mount, which has none. */
const NO_METHODS: ReadonlySet<string> = new Set(['UNKNOWN', 'USE']);

/**
 * The methods that routes may have: those of the options, or the usual ones, with PATCH where the settings use it for
 * updates.
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
    if (allowed.includes(method) || HARMLESS.has(method) || NO_METHODS.has(method)) return [];
    if (method === 'ALL' && !answersEveryMethod(route, path)) return [];
    const endpoint = method === 'ALL' ? addressText(route.router, path) : endpointText(route.router, method, path);
    return [
      { kind: method === 'ALL' ? 'every' : 'other', range, method, segment: '', endpoint, data: { word: 'all' } },
    ];
  });
}

/** The middleware of a router that answers requests of a resource by itself, whatever their method. */
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

/**
 * The rule that reports the method of a route, whose message gives the reason why the route is not rewritten: a second
 * report on the route refers to it. Null where no such report is shown.
 */
export function ruleOnMethod(context: VerbRuleContext, planned: PlannedRoute): string | null {
  const { running } = FileRules.of(context);
  const found = [
    { kind: 'unsafe', finding: findUnsafe(planned)[0] },
    { kind: 'tunneled', finding: findTunneled(planned)[0] },
  ] as const;
  const shown = found.find(
    ({ kind, finding }) =>
      finding !== undefined && running.has(kind) && !FileModel.of(context).isSuppressed(kind, finding.range),
  );
  return (shown && running.get(shown.kind)) ?? null;
}
