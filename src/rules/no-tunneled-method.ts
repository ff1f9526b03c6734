import { createRule } from '../reporting/create-rule.ts';
import { findTunneled } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { report, SUGGESTION_MESSAGES, type MessageIds } from '../reporting/report.ts';
import { VERB_OPTIONS } from '../reporting/option-definitions.ts';
import type { RuleOptions } from '../model/rule-options.ts';

export default createRule<readonly [RuleOptions], MessageIds>({
  name: 'no-tunneled-method',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow POST, PUT and PATCH routes that carry the action of another method',
      recommended: 'error',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: VERB_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      rewrite: "'{{before}}' says '{{verb}}', which is the action of another method. Use '{{after}}'.",
      withheld: "'{{before}}' says '{{verb}}', which is the action of another method. Not rewritten: {{reason}}.",
      ...SUGGESTION_MESSAGES,
    },
  },
  options: VERB_OPTIONS,
  find: findTunneled,
  create(context) {
    return onRoutes(context, 'tunneled', (planned, settings) => {
      for (const finding of findTunneled(planned)) report(context, settings, planned, finding);
    });
  },
});
