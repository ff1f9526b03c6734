import { createRule } from '../reporting/create-rule.ts';
import { findClashes } from '../reporting/findings.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { clashTexts } from '../reporting/report-clash.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import type { AllowOptions } from '../model/rule-options.ts';
import { locationOf } from '../reporting/source-place.ts';

export default createRule<readonly [AllowOptions], 'duplicate' | 'sameAddress'>({
  name: 'no-duplicate-route',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow routes with the method and the address of an earlier route',
      recommended: 'error',
      strict: 'error',
    },
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      duplicate: "'{{endpoint}}' is registered already ({{place}}).",
      sameAddress: "'{{endpoint}}' is registered already, as '{{other}}' ({{place}}).",
    },
  },
  options: PATH_OPTIONS,
  find: (planned) => findClashes(planned, 'duplicate'),
  create(context) {
    return onRoutes(context, 'duplicate', (planned) => {
      for (const { range, clash } of findClashes(planned, 'duplicate')) {
        const data = { ...clashTexts(context, planned, clash) };
        context.report({
          loc: locationOf(context.sourceCode, range),
          messageId: data.endpoint === data.other ? 'duplicate' : 'sameAddress',
          data,
        });
      }
    });
  },
});
