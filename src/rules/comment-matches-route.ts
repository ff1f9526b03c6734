import { createRule } from '../reporting/create-rule.ts';
import { onCallers } from '../reporting/on-routes.ts';
import { reportCaller } from '../reporting/report.ts';
import { RULE_OPTIONS_SCHEMA, type RuleOptions } from '../reporting/rule-options.ts';

export default createRule<readonly [RuleOptions], 'follows' | 'late' | 'useInstead'>({
  name: 'comment-matches-route',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Require comments that name an endpoint to follow its route',
      recommended: 'warn',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: RULE_OPTIONS_SCHEMA,
    defaultOptions: [{}],
    messages: {
      follows: "'{{before}}' becomes '{{after}}', as its route does.",
      late: "No route answers '{{before}}'. Use '{{after}}'.",
      useInstead: "Use '{{after}}'.",
    },
  },
  create(context) {
    return onCallers(context, 'comment', (planned, settings) => {
      if (planned.isLate || settings.fix === 'auto') reportCaller(context, settings, planned);
    });
  },
});
