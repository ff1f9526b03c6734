import { createRule } from '../reporting/create-rule.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';
import { ALLOW_PATHS_PROPERTY } from '../reporting/rule-options.ts';

export interface Options {
  readonly allow?: readonly string[];
  readonly nested?: 'own' | 'same';
}

export default createRule<readonly [Options], 'stray' | keyof typeof PATH_SUGGESTIONS>({
  name: 'consistent-parameter-name',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Require one name for one identifier in the paths of a router',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: [
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          allow: ALLOW_PATHS_PROPERTY,
          nested: {
            type: 'string',
            enum: ['own', 'same'],
            description:
              'Whether an identifier may have a name of its own where the path goes on (`/users/:id` ' +
              'beside `/users/:userId/posts`), or has the same everywhere; `own` where it is left out.',
          },
        },
      },
    ],
    defaultOptions: [{}],
    messages: {
      stray: "Parameter '{{name}}' in the path of '{{endpoint}}' is called '{{better}}' in other paths of the router.",
      ...PATH_SUGGESTIONS,
    },
  },
  create(context) {
    return onPaths(context, 'parameter', (found, settings) => {
      reportPath(context, settings, found, 'stray');
    });
  },
});
