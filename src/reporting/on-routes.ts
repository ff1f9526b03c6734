import type { TSESLint } from '@typescript-eslint/utils';
import { mentionsAddresses } from '../mentions/mentions-addresses.ts';
import type { Plan, PlannedCaller, PlannedRoute, ViolationKind } from '../plan/plan.ts';
import { placeOf } from '../project/file-places.ts';
import { mentionsRequests } from '../requests/find-requests.ts';
import { mentionsRoutes } from '../routes/scan.ts';
import { readSettings, type Settings } from '../settings.ts';
import { FileModel } from './file-model.ts';
import { planOptions, type RuleOptions } from './rule-options.ts';

/** The context of a rule on verbs. */
export type VerbRuleContext = Readonly<TSESLint.RuleContext<string, readonly [RuleOptions]>>;

/**
 * The one bridge between a rule and the model: calls back for every route of the file, once the whole file was read.
 *
 * @param kind what the rule looks for
 * @throws TypeError for wrong settings
 */
export function onRoutes(context: VerbRuleContext, kind: ViolationKind, visit: (planned: PlannedRoute, settings: Settings) => void): TSESLint.RuleListener {
  const declares = (text: string): boolean => mentionsRoutes(text) || placeOf(context.filename) !== null;
  return onPlan(context, kind, declares, (plan, settings) => {
    for (const planned of plan.routesIn(context.filename)) visit(planned, settings);
  });
}

/**
 * Calls back for every request or comment of the file that follows a route, once the whole file was read.
 *
 * @throws TypeError for wrong settings
 */
export function onCallers(context: VerbRuleContext, kind: 'request' | 'comment', visit: (planned: PlannedCaller, settings: Settings) => void): TSESLint.RuleListener {
  const mentions = kind === 'request' ? mentionsRequests : mentionsAddresses;
  return onPlan(context, kind, mentions, (plan, settings) => {
    const { callers, suppressed } = plan.callersIn(context.filename);
    for (const planned of [...callers, ...suppressed]) if (planned.caller.kind === kind) visit(planned, settings);
  });
}

function onPlan(context: VerbRuleContext, kind: ViolationKind, mentions: (text: string) => boolean, visit: (plan: Plan, settings: Settings) => void): TSESLint.RuleListener {
  const settings = readSettings(context.settings);
  const model = FileModel.of(context);
  const [own] = context.options;
  model.register(kind, context.id, own);
  if (!mentions(context.sourceCode.text)) return {};
  return {
    'Program:exit'() {
      const options = kind === 'request' || kind === 'comment' ? model.callerOptions(own) : own;
      visit(model.plan(settings, planOptions(settings, options), JSON.stringify([settings, options])), settings);
    },
  };
}
