import { createRule } from '../reporting/create-rule.ts';
import { ALLOW_PATHS, choice, defineOptions } from '../reporting/option-definitions.ts';
import type { ParameterOptions } from '../model/rule-options.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';

const OPTIONS = defineOptions({
  allow: ALLOW_PATHS,
  nested: choice(
    ['own', 'same'],
    'Whether an identifier may have a name of its own where the path goes on (`/users/:id` next to ' +
      '`/users/:userId/posts`), or has the same everywhere.',
    'own',
  ),
});

export default createRule<readonly [ParameterOptions], 'stray' | keyof typeof PATH_SUGGESTIONS>({
  name: 'consistent-parameter-name',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Require one name for one identifier in the paths of a router',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      stray: "Parameter '{{name}}' in the path of '{{endpoint}}' is called '{{better}}' in other paths of the router.",
      ...PATH_SUGGESTIONS,
    },
  },
  options: OPTIONS,
  create(context) {
    return onPaths(context, 'parameter', (found, settings) => {
      reportPath(context, settings, found, 'stray');
    });
  },
});
