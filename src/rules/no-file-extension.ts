import { createRule } from '../reporting/create-rule.ts';
import { onPaths, reportPath } from '../reporting/on-paths.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import type { AllowOptions } from '../model/rule-options.ts';

export default createRule<readonly [AllowOptions], 'extension'>({
  name: 'no-file-extension',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow file extensions that name the representation of a resource in the paths of routes',
      strict: 'error',
    },
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      extension:
        "Extension '{{name}}' in the path of '{{endpoint}}'. Name the resource alone, and let " +
        "the 'Accept' header say its form.",
    },
  },
  options: PATH_OPTIONS,
  create(context) {
    return onPaths(context, 'extension', (found, settings) => {
      reportPath(context, settings, found, 'extension');
    });
  },
});
