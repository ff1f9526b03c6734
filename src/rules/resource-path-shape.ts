import { createRule } from '../reporting/create-rule.ts';
import { endpointText } from '../reporting/endpoint-text.ts';
import { findShapes } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { quickFix, report, SUGGESTION_MESSAGES, type MessageIds as RewriteMessageIds } from '../reporting/report.ts';
import { SEGMENT_OPTIONS } from '../reporting/option-definitions.ts';
import type { AllowOptions } from '../model/rule-options.ts';
import { locationOf } from '../reporting/source-place.ts';

type MessageIds =
  | 'itemPost'
  | 'detailPost'
  | 'collectionChange'
  | 'collectionDelete'
  | 'joinedIdentifier'
  | RewriteMessageIds;

/** The message of each fault, and that of its suggestion: `useItem` where the rewrite adds a parameter. */
const MESSAGES = {
  'item-post': ['itemPost', 'useInstead'],
  'detail-post': ['detailPost', 'useInstead'],
  'collection-change': ['collectionChange', 'useItem'],
  'collection-delete': ['collectionDelete', 'useItem'],
  'joined-identifier': ['joinedIdentifier', 'useInstead'],
} as const;

export default createRule<readonly [AllowOptions], MessageIds>({
  name: 'resource-path-shape',
  meta: {
    type: 'suggestion',
    docs: {
      description:
        'Require POST on the collection, PUT, PATCH and DELETE on the item, and the identifier in a segment of its own',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: SEGMENT_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      itemPost: "'{{endpoint}}' acts on an item of '{{name}}'. POST creates in the collection; PUT changes an item.",
      detailPost:
        "'{{endpoint}}' acts on '{{name}}', of which an item has one. POST creates in a " +
        'collection; PUT changes what is there.',
      collectionChange: "'{{endpoint}}' changes the whole collection '{{name}}'. Name the item after it.",
      collectionDelete:
        "'{{endpoint}}' deletes the whole collection '{{name}}'. Name the item after it, where one is meant.",
      joinedIdentifier: "The identifier in '{{name}}' of '{{endpoint}}' is not a segment of its own.",
      rewrite: "'{{name}}' in the path of '{{before}}' repeats the method. Use '{{after}}'.",
      withheld: "'{{name}}' in the path of '{{before}}' repeats the method. Not rewritten: {{reason}}.",
      ...SUGGESTION_MESSAGES,
    },
  },
  options: SEGMENT_OPTIONS,
  find: findShapes,
  create(context) {
    return onRoutes(context, 'shape', (planned, settings) => {
      for (const finding of findShapes(planned)) {
        const { kind, range, method, data } = finding;
        if (kind === 'redundant-quantifier') {
          report(context, settings, planned, finding);
          continue;
        }
        const [messageId, suggestionId] = MESSAGES[kind];
        context.report({
          loc: locationOf(context.sourceCode, range),
          messageId,
          data: { ...data, endpoint: endpointText(planned.route.router, method, planned.path) },
          suggest: quickFix(planned, settings, suggestionId),
        });
      }
    });
  },
});
