import { createRule } from '../reporting/create-rule.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import type { AllowOptions } from '../model/rule-options.ts';

export default createRule<readonly [AllowOptions], 'slash' | keyof typeof PATH_SUGGESTIONS>({
  name: 'no-trailing-slash',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow a slash at the end of the paths of routes',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      slash: "The path '{{name}}' ends with a slash. Write it '{{better}}'.",
      ...PATH_SUGGESTIONS,
    },
  },
  options: PATH_OPTIONS,
  create(context) {
    return onPaths(context, 'trailing', (found, settings) => {
      reportPath(context, settings, found, 'slash');
    });
  },
});
