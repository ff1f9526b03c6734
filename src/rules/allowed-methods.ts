import { createRule } from '../reporting/create-rule.ts';
import { onMethods } from '../reporting/on-methods.ts';
import { ALLOW_PATHS_PROPERTY } from '../reporting/rule-options.ts';
import type { MethodOptions } from '../reporting/options.ts';
import { locationOf } from '../reporting/source-place.ts';

export default createRule<readonly [MethodOptions], 'other' | 'every'>({
  name: 'allowed-methods',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow routes of other methods than those of the convention',
      strict: 'error',
    },
    schema: [
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          allow: ALLOW_PATHS_PROPERTY,
          methods: {
            type: 'array',
            description:
              'The methods that routes may have, besides HEAD and OPTIONS; `GET`, `POST`, `PUT` and ' +
              '`DELETE` where it is left out.',
            items: { type: 'string', pattern: '^[A-Z][A-Z-]*$' },
            minItems: 1,
            uniqueItems: true,
          },
        },
      },
    ],
    defaultOptions: [{}],
    messages: {
      other: "'{{endpoint}}' has another method than {{allowed}}.",
      every: "'{{endpoint}}' answers every method through '{{word}}'. Name those that are meant: {{allowed}}.",
    },
  },
  create(context) {
    return onMethods(context, ({ kind, range, endpoint, data }, methods) => {
      context.report({
        loc: locationOf(context.sourceCode, range),
        messageId: kind,
        data: { ...data, endpoint, allowed: listed(methods) },
      });
    });
  },
});

/** `GET, POST or PUT`. */
function listed(methods: readonly string[]): string {
  return [methods.slice(0, -1).join(', '), methods.at(-1)].filter(Boolean).join(' or ');
}
