import { createRule } from '../reporting/create-rule.ts';
import { findMisnamed } from '../reporting/findings.ts';
import { reportNaming, SUGGESTION_MESSAGES } from '../reporting/report.ts';
import type { NamingRuleOptions } from '../reporting/options.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { ALLOW_PROPERTY } from '../reporting/rule-options.ts';

export default createRule<readonly [NamingRuleOptions], 'rename' | 'withheld' | 'useInstead'>({
  name: 'plural-collection',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require the collections in the paths of routes to be plural nouns',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: [
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          allow: ALLOW_PROPERTY,
          style: {
            type: 'string',
            enum: ['plural', 'singular', 'consistent'],
            description:
              'The number of all collections, or the one that most collections of a router have ' +
              '(plurals, where there are as many of either kind); `plural` where it is left out.',
          },
        },
      },
    ],
    defaultOptions: [{}],
    messages: {
      rename: "Collection '{{name}}' in the path of '{{endpoint}}' is {{number}}. Name it '{{wanted}}'.",
      withheld:
        "Collection '{{name}}' in the path of '{{endpoint}}' is {{number}}. Name it " +
        "'{{wanted}}'. Not renamed: {{reason}}.",
      useInstead: SUGGESTION_MESSAGES.useInstead,
    },
  },
  create(context) {
    return onRoutes(context, 'singular', (planned, settings) => {
      const finding = findMisnamed(planned);
      if (finding) reportNaming(context, settings, planned, finding);
    });
  },
});
