import { createRule } from '../reporting/create-rule.ts';
import { onCallers } from '../reporting/on-routes.ts';
import { CALLER_MESSAGES, reportCaller } from '../reporting/report.ts';
import { VERB_OPTIONS } from '../reporting/option-definitions.ts';
import type { RuleOptions } from '../model/rule-options.ts';

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
    schema: VERB_OPTIONS.schema,
    defaultOptions: [{}],
    messages: CALLER_MESSAGES,
  },
  options: VERB_OPTIONS,
  create(context) {
    return onCallers(context, 'comment', (planned, settings) => {
      reportCaller(context, settings, planned);
    });
  },
});
