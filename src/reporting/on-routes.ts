import type { TSESLint } from '@typescript-eslint/utils';
import type { PlannedRoute, ViolationKind } from '../plan/plan.ts';
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
  const settings = readSettings(context.settings);
  if (!mentionsRoutes(context.sourceCode.text)) return {};
  const model = FileModel.of(context.sourceCode);
  model.register(kind, context.id);
  return {
    'Program:exit'() {
      const [options] = context.options;
      const resolved = planOptions(settings, options);
      const key = JSON.stringify([settings, options]);
      for (const planned of model.plan(resolved, key)) visit(planned, settings);
    },
  };
}
