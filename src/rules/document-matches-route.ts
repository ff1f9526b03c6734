import { createRule } from '../reporting/create-rule.ts';
import { onDocument } from '../reporting/on-documents.ts';
import { VERB_OPTIONS } from '../reporting/option-definitions.ts';
import { CALLER_MESSAGES, reportDocument } from '../reporting/report.ts';
import type { RuleOptions } from '../model/rule-options.ts';

export default createRule<readonly [RuleOptions], keyof typeof CALLER_MESSAGES>({
  name: 'document-matches-route',
  meta: {
    type: 'problem',
    docs: {
      dialects: ['JSON', 'YAML', 'Markdown'],
      description: 'Require documents that describe or request an endpoint to follow its route',
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
    return onDocument(context, (planned, settings) => {
      reportDocument(context, settings, planned);
    });
  },
});
