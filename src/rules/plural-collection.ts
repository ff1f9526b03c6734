import { createRule } from '../reporting/create-rule.ts';
import { ALLOW_SEGMENTS, choice, defineOptions } from '../reporting/option-definitions.ts';
import { findMisnamed } from '../reporting/findings.ts';
import { reportNaming, SUGGESTION_MESSAGES } from '../reporting/report.ts';
import type { NamingRuleOptions } from '../model/rule-options.ts';
import { onRoutes } from '../reporting/on-routes.ts';

const OPTIONS = defineOptions({
  allow: ALLOW_SEGMENTS,
  style: choice(
    ['plural', 'singular', 'consistent'],
    'The number of all collections, or the one that most collections of a router have (plurals, where there are as ' +
      'many of either kind).',
    'plural',
  ),
});

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
    schema: OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      rename: "Collection '{{name}}' in the path of '{{endpoint}}' is {{number}}. Name it '{{wanted}}'.",
      withheld:
        "Collection '{{name}}' in the path of '{{endpoint}}' is {{number}}. Name it " +
        "'{{wanted}}'. Not renamed: {{reason}}.",
      useInstead: SUGGESTION_MESSAGES.useInstead,
    },
  },
  options: OPTIONS,
  find: findMisnamed,
  create(context) {
    return onRoutes(context, 'singular', (planned, settings) => {
      for (const finding of findMisnamed(planned)) reportNaming(context, settings, planned, finding);
    });
  },
});
