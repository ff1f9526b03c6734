import { createRule } from '../reporting/create-rule.ts';
import { findClashes } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { clashTexts, moveSuggestion } from '../reporting/report-clash.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import type { AllowOptions } from '../model/rule-options.ts';
import { locationOf } from '../reporting/source-place.ts';

export default createRule<readonly [AllowOptions], 'shadowed' | 'moveUp'>({
  name: 'no-shadowed-route',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow routes that no request reaches, because an earlier route answers them all',
      recommended: 'error',
      strict: 'error',
    },
    hasSuggestions: true,
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      shadowed: "No request reaches '{{endpoint}}': '{{other}}' ({{place}}) answers them all.",
      moveUp: "Move '{{endpoint}}' before '{{other}}'.",
    },
  },
  options: PATH_OPTIONS,
  find: (planned) => findClashes(planned, 'shadow'),
  create(context) {
    return onRoutes(context, 'shadow', (planned, settings) => {
      for (const finding of findClashes(planned, 'shadow')) {
        const { range, clash } = finding;
        const data = { ...clashTexts(context, planned, clash) };
        context.report({
          loc: locationOf(context.sourceCode, range),
          messageId: 'shadowed',
          data,
          suggest: moveSuggestion(context, settings, finding, data),
        });
      }
    });
  },
});
