import type { TSESLint } from '@typescript-eslint/utils';
import type { StyleKind } from '../model/plan-options.ts';
import type { Settings } from '../settings.ts';
import { endpointText } from './endpoint-text.ts';
import { FileModel } from './file-model.ts';
import { FileRules } from './file-rules.ts';
import { PathFindings, type PathFinding } from './path-findings.ts';
import { NO_OPTIONS } from './merge-options.ts';
import type { PathOptions } from '../model/rule-options.ts';
import { settingsOf } from './settings-of.ts';
import { applyEdits, locationOf } from './source-place.ts';

/** The context of a rule on the style of paths. */
export type PathRuleContext = Readonly<TSESLint.RuleContext<string, readonly [PathOptions]>>;

/**
 * Calls back for everything of a kind that is found in the paths and prefixes of the file, once the whole file was
 * read.
 *
 * @param kind what the rule looks for
 * @throws TypeError for wrong settings
 */
export function onPaths(
  context: PathRuleContext,
  kind: StyleKind,
  visit: (found: PathFinding, settings: Settings) => void,
): TSESLint.RuleListener {
  const settings = settingsOf(context);
  const [options] = context.options;
  const rules = FileRules.of(context);
  rules.register(kind, context.id, options);
  const findings = PathFindings.of(context.sourceCode);
  findings.register(kind, options);
  return {
    'Program:exit'() {
      // The plan of the rules that rewrite routes: what they change goes first.
      const model = FileModel.of(context, rules);
      const given = rules.planOptions(settings, kind, NO_OPTIONS);
      if (!model.mayHavePaths(rules.mayRegister(settings), settings, given)) return;
      const plan = model.plan(settings, given);
      for (const found of findings.find(kind, model.styled(plan, settings))) visit(found, settings);
    },
  };
}

/** The messages of suggestions. */
export const PATH_SUGGESTIONS = {
  useInstead: "Use '{{after}}'.",
  renameParameter: "Rename '{{name}}' to '{{better}}', in its handler too.",
} as const;

/**
 * Reports a finding with the fix or the suggestion that there is for it.
 *
 * @param data what the message names next to the path, the endpoint and the better name
 */
export function reportPath(
  context: PathRuleContext,
  { fix }: Settings,
  found: PathFinding,
  messageId: string,
  data: Readonly<Record<string, string>> = {},
): void {
  const { change, edits, fault, range, written } = found;
  const { router, path, routes } = written;
  const method = routes[0]?.methods[0]?.method ?? 'USE';
  const isFix = change?.isCertain === true && fix === 'auto';
  const told = {
    ...data,
    name: fault.name,
    better: fault.better,
    endpoint: endpointText(router, method, path),
    after: change ? endpointText(router, method, change.path) : '',
  };
  const offered = isFix || fix === 'off' ? null : change;
  context.report({
    loc: locationOf(context.sourceCode, range),
    messageId,
    data: told,
    fix: isFix ? (fixer) => applyEdits(edits, fixer) : null,
    suggest: offered && [
      {
        messageId: fault.renamed ? 'renameParameter' : 'useInstead',
        data: told,
        fix: (fixer) => applyEdits(offered.edits, fixer),
      },
    ],
  });
}
