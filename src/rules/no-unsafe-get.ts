import { createRule } from '../reporting/create-rule.ts';
import { findUnsafe } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { report, SUGGESTION_MESSAGES, type MessageIds } from '../reporting/report.ts';
import { VERB_OPTIONS } from '../reporting/option-definitions.ts';
import type { RuleOptions } from '../model/rule-options.ts';

export default createRule<readonly [RuleOptions], MessageIds>({
  name: 'no-unsafe-get',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow GET and HEAD routes that create, update or delete',
      recommended: 'error',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: VERB_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      rewrite: "'{{before}}' says '{{verb}}', but {{method}} must not change anything. Use '{{after}}'.",
      withheld: "'{{before}}' says '{{verb}}', but {{method}} must not change anything. Not rewritten: {{reason}}.",
      ...SUGGESTION_MESSAGES,
    },
  },
  options: VERB_OPTIONS,
  find: findUnsafe,
  create(context) {
    return onRoutes(context, 'unsafe', (planned, settings) => {
      for (const finding of findUnsafe(planned))
        report(context, settings, planned, { ...finding, data: { ...finding.data, method: finding.method } });
    });
  },
});
