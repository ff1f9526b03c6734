import { createRule } from '../reporting/create-rule.ts';
import { ALLOW_PATHS, defineOptions, list } from '../reporting/option-definitions.ts';
import { allowedMethods, findMethods } from '../reporting/method-findings.ts';
import { onMethods } from '../reporting/on-methods.ts';
import type { MethodOptions } from '../model/rule-options.ts';
import { locationOf } from '../reporting/source-place.ts';

const OPTIONS = defineOptions({
  allow: ALLOW_PATHS,
  methods: list(
    (value) =>
      Array.isArray(value) && value.length > 0 && value.every((each) => /^[A-Z][A-Z-]*$/.test(String(each)))
        ? null
        : "a list of methods in capitals ('GET')",
    'The methods that routes may have, besides HEAD and OPTIONS.',
    "`['GET', 'POST', 'PUT', 'DELETE']`, and `'PATCH'` where the [setting](../settings.md) `update` names it",
  ),
});

export default createRule<readonly [MethodOptions], 'other' | 'every'>({
  name: 'allowed-methods',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow routes of other methods than those of the convention',
      strict: 'error',
    },
    schema: OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      other: "'{{endpoint}}' has another method than {{allowed}}.",
      every: "'{{endpoint}}' answers every method through '{{word}}'. Name those that are meant: {{allowed}}.",
    },
  },
  options: OPTIONS,
  find: (planned, { settings, options }) => findMethods(planned, allowedMethods(settings, options)),
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
