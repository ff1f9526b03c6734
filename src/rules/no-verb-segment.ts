import { createRule } from '../reporting/create-rule.ts';
import { findVerb } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { report, SUGGESTION_MESSAGES, type MessageIds } from '../reporting/report.ts';
import { RULE_OPTIONS_SCHEMA } from '../reporting/rule-options.ts';
import type { RuleOptions } from '../reporting/options.ts';

export default createRule<readonly [RuleOptions], MessageIds>({
  name: 'no-verb-segment',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow verbs in the paths of routes, where the method already says the action',
      recommended: 'error',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: RULE_OPTIONS_SCHEMA,
    defaultOptions: [{}],
    messages: {
      rewrite: "Verb '{{verb}}' in the path of '{{before}}'. Use '{{after}}'.",
      withheld: "Verb '{{verb}}' in the path of '{{before}}'. Not rewritten: {{reason}}.",
      ...SUGGESTION_MESSAGES,
    },
  },
  create(context) {
    return onRoutes(context, 'verb', (planned, settings) => {
      const finding = findVerb(planned, 'crud');
      if (finding) report(context, settings, planned, finding);
    });
  },
});
