import { createRule } from '../reporting/create-rule.ts';
import { endpointText } from '../reporting/endpoint-text.ts';
import { findSingular } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { ALLOW_SCHEMA, type RuleOptions } from '../reporting/rule-options.ts';

export default createRule<readonly [Pick<RuleOptions, 'allow'>], 'singular'>({
  name: 'plural-collection',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Require the collections in the paths of routes to be plural nouns',
      strict: 'error',
    },
    schema: ALLOW_SCHEMA,
    defaultOptions: [{}],
    messages: {
      singular: "Collection '{{name}}' in the path of '{{endpoint}}' is singular. Name it '{{plural}}'.",
    },
  },
  create(context) {
    return onRoutes(context, 'singular', (planned) => {
      const finding = findSingular(planned);
      if (!finding) return;
      const { range, method, data } = finding;
      context.report({
        loc: { start: context.sourceCode.getLocFromIndex(range[0]), end: context.sourceCode.getLocFromIndex(range[1]) },
        messageId: 'singular',
        data: { name: data.name, plural: data.plural, endpoint: endpointText(planned.route.router, method, planned.path) },
      });
    });
  },
});
