import { createRule } from '../reporting/create-rule.ts';
import { defineOptions } from '../reporting/option-definitions.ts';
import type { ReasonOptions } from '../model/rule-options.ts';
import { disableCommentsIn } from '../reporting/disable-comments.ts';
import { locationOf } from '../reporting/source-place.ts';

const OPTIONS = defineOptions({
  pattern: {
    schema: {
      type: 'string',
      format: 'regex',
      description: 'A regular expression that the reason has to match, such as the number of a ticket (`SHOP-\\\\d+`).',
    },
    check: null,
    default: 'any text',
  },
});

export default createRule<readonly [ReasonOptions], 'noReason' | 'otherReason'>({
  name: 'require-reason',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Require comments that switch rules of this plugin off to say why',
    },
    schema: OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      noReason: "Disabling {{rules}} needs a reason after ' -- '.",
      otherReason: "This comment switches {{rules}} off for a reason that does not match '{{pattern}}'.",
    },
  },
  options: OPTIONS,
  create(context) {
    const [{ pattern }] = context.options;
    const wanted = pattern === undefined ? /[\p{L}\p{N}]/u : new RegExp(pattern);
    return {
      Program() {
        for (const { range, rules, reason } of disableCommentsIn(context.sourceCode, context.id)) {
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
