import type { AllowOptions } from '../model/rule-options.ts';
import { createRule } from '../reporting/create-rule.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';

export default createRule<readonly [AllowOptions], 'empty' | keyof typeof PATH_SUGGESTIONS>({
  name: 'no-empty-segment',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow empty segments in the paths of routes',
    },
    hasSuggestions: true,
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      empty: "Empty segment '{{name}}' in the path of '{{endpoint}}'. Write '{{better}}'.",
      ...PATH_SUGGESTIONS,
    },
  },
  options: PATH_OPTIONS,
  create(context) {
    return onPaths(context, 'empty', (found, settings) => {
      reportPath(context, settings, found, 'empty');
    });
  },
});
