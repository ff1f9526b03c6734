import type { TSESLint } from '@typescript-eslint/utils';
import { reportedRange } from '../plan/callers/caller-ranges.ts';
import type { PlannedCaller, PlannedFix, PlannedRoute } from '../model/plan.ts';
import type { ViolationKind } from '../model/plan-options.ts';
import type { Settings } from '../settings.ts';
import { certainRoutes } from './certain-routes.ts';
import { FileModel } from './file-model.ts';
import { FileRules } from './file-rules.ts';
import { mayMoveIdentifiers, movesIdentifiers } from './moving-identifiers.ts';
import type { RuleOptions } from '../model/rule-options.ts';
import { settingsOf } from './settings-of.ts';

/** The context of a rule on verbs. */
export type VerbRuleContext = Readonly<TSESLint.RuleContext<string, readonly [RuleOptions]>>;

/**
 * Connects a rule with the model of the file: calls `visit` for every route of the file, once the whole file was read.
 *
 * @param kind what the rule looks for; null where the plan has no kind for it, as the rule moves nothing
 * @throws TypeError for wrong settings
 */
export function onRoutes(
  context: VerbRuleContext,
  kind: ViolationKind | null,
  visit: (planned: PlannedRoute, settings: Settings) => void,
): TSESLint.RuleListener {
  const { filename, options } = context;
  const settings = settingsOf(context);
  const rules = kind ? ruleOn(context, kind) : FileRules.of(context);
  return {
    'Program:exit'() {
      const given = rules.planOptions(settings, kind, options[0]);
      const model = FileModel.of(context, rules);
      if (!model.mayHavePaths(rules.mayDeclare(settings), settings, given)) return;
      const plan = model.plan(settings, given);
      for (const planned of certainRoutes(plan, filename)) visit(planned, settings);
    },
  };
}

/**
 * Calls back for every request or comment of the file that follows a route, once the whole file was read.
 *
 * @throws TypeError for wrong settings
 */
export function onCallers(
  context: VerbRuleContext,
  kind: 'request' | 'comment',
  visit: (planned: PlannedCaller, settings: Settings) => void,
): TSESLint.RuleListener {
  const { filename, options } = context;
  const settings = settingsOf(context);
  const rules = ruleOn(context, kind);
  if (kind === 'comment' && !rules.mayHoldComments) return {};
  return {
    'Program:exit'() {
      const given = rules.planOptions(settings, kind, options[0]);
      if (kind === 'request' && !rules.mayHoldRequests(given.words.verbs)) return;
      const model = FileModel.of(context, rules);
      if (!model.hasCallers(settings)) return;
      const { callers, suppressed } = model.plan(settings, given).callersIn(filename);
      // Nothing is fixed by such a report: it is shown where the configuration takes no comments, and the route stays
      // there as well.
      const hidden = suppressed
        .filter(({ caller }) => model.isSuppressed(kind, reportedRange(caller)))
        .map((planned) => ({ ...planned, edits: [] }));
      for (const planned of [...callers, ...hidden]) if (planned.caller.kind === kind) visit(planned, settings);
    },
  };
}

/**
 * Calls back with the fix of the file by which identifiers move into the paths of routes, where neither a route nor a
 * request in it is reported for it, once the whole file was read.
 *
 * @throws TypeError for wrong settings
 */
export function onIdentifiers(context: VerbRuleContext, visit: (fix: PlannedFix) => void): TSESLint.RuleListener {
  const { filename, options } = context;
  const settings = settingsOf(context);
  if (!movesIdentifiers(settings)) return {};
  const rules = ruleOn(context, 'verb');
  return {
    'Program:exit'() {
      if (!mayMoveIdentifiers(context.sourceCode.text, settings)) return;
      const model = FileModel.of(context, rules);
      const plan = model.plan(settings, rules.planOptions(settings, 'verb', options[0]));
      const fix = plan.identifierFixIn(filename);
      const isReported =
        plan.routesIn(filename).some(({ rewrite }) => rewrite) || plan.callersIn(filename).callers.length > 0;
      if (fix && (fix.edits.length === 0 || !isReported)) visit(fix);
    },
  };
}

function ruleOn(context: VerbRuleContext, kind: ViolationKind): FileRules {
  const rules = FileRules.of(context);
  rules.register(kind, context.id, context.options[0]);
  return rules;
}
