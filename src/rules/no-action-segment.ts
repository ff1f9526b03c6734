import { createRule } from '../reporting/create-rule.ts';
import { findVerb } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { report, SUGGESTION_MESSAGES, type MessageIds } from '../reporting/report.ts';
import { VERB_OPTIONS } from '../reporting/option-definitions.ts';
import type { RuleOptions } from '../model/rule-options.ts';

export default createRule<readonly [RuleOptions], MessageIds>({
  name: 'no-action-segment',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow verbs in the paths of routes that no HTTP method says, and suggest a noun for the action',
      strict: 'warn',
    },
    hasSuggestions: true,
    schema: VERB_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      rewrite: "Action '{{verb}}' in the path of '{{before}}'. Use '{{after}}'.",
      withheld: "Action '{{verb}}' in the path of '{{before}}'. Name a resource instead.",
      ...SUGGESTION_MESSAGES,
    },
  },
  options: VERB_OPTIONS,
  find: (planned) => findVerb(planned, 'action'),
  create(context) {
    return onRoutes(context, 'action', (planned, settings) => {
      for (const finding of findVerb(planned, 'action')) report(context, settings, planned, finding);
    });
  },
});
