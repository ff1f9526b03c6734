import type { PlannedRoute } from '../model/plan.ts';
import { FileModel } from './file-model.ts';
import { FileRules } from './file-rules.ts';
import { findTunneled, findUnsafe } from './findings.ts';
import type { VerbRuleContext } from './on-routes.ts';

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
