import { createRule } from '../reporting/create-rule.ts';
import { onCallers } from '../reporting/on-routes.ts';
import { CALLER_MESSAGES, reportCaller } from '../reporting/report.ts';
import { RULE_OPTIONS_SCHEMA } from '../reporting/rule-options.ts';
import type { RuleOptions } from '../reporting/options.ts';

export default createRule<readonly [RuleOptions], keyof typeof CALLER_MESSAGES>({
  name: 'comment-matches-route',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require comments that name an endpoint to follow its route',
      recommended: 'warn',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: RULE_OPTIONS_SCHEMA,
    defaultOptions: [{}],
    messages: CALLER_MESSAGES,
  },
  create(context) {
    return onCallers(context, 'comment', (planned, settings) => {
      reportCaller(context, settings, planned);
    });
  },
});
