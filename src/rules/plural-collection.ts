import { createRule } from '../reporting/create-rule.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { describeEndpoint } from '../reporting/report.ts';
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
      const { route, methods } = planned;
      const first = methods.find(({ verdict }) => verdict.singulars.length > 0);
      const [singular] = first?.verdict.singulars ?? [];
      if (!first || !singular || !route.path) return;
      const [start, end] = route.path.locate(singular.span.start, singular.span.end);
      context.report({
        loc: { start: context.sourceCode.getLocFromIndex(start), end: context.sourceCode.getLocFromIndex(end) },
        messageId: 'singular',
        data: { name: singular.name, plural: singular.plural, endpoint: describeEndpoint(planned, first.token.method) },
      });
    });
  },
});
