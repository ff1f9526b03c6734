import { createRule } from '../reporting/create-rule.ts';
import { waiversIn } from '../reporting/waivers.ts';
import { locationOf } from '../reporting/source-place.ts';

/** What the rule may be told. */
export interface Options {
  readonly pattern?: string;
}

export default createRule<readonly [Options], 'noReason' | 'otherReason'>({
  name: 'require-reason',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Require comments that switch rules of this plugin off to say why',
    },
    schema: [
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          pattern: {
            type: 'string',
            format: 'regex',
            description:
              'A regular expression that the reason has to match, such as the number of a ticket (`SHOP-\\\\d+`).',
          },
        },
      },
    ],
    defaultOptions: [{}],
    messages: {
      noReason: "This comment switches {{rules}} off and does not say why. Write the reason behind ' -- '.",
      otherReason: "This comment switches {{rules}} off for a reason that does not match '{{pattern}}'.",
    },
  },
  create(context) {
    const [{ pattern }] = context.options;
    const wanted = pattern === undefined ? /[\p{L}\p{N}]/u : new RegExp(pattern);
    return {
      Program() {
        for (const { range, rules, reason } of waiversIn(context.sourceCode, context.id)) {
          if (wanted.test(reason)) continue;
          context.report({
            loc: locationOf(context.sourceCode, range),
            messageId: pattern !== undefined && reason !== '' ? 'otherReason' : 'noReason',
            data: { rules: rules.map((name) => `'${name}'`).join(', '), pattern: pattern ?? '' },
          });
        }
      },
    };
  },
});
