import { createRule } from '../reporting/create-rule.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import type { AllowOptions } from '../model/rule-options.ts';
import { startOf } from '../plan/styles/path-styles.ts';

/** The message for each way in which a router treats such a path. */
const MESSAGES = { alike: 'slash', joined: 'slash', unreached: 'unreached', refused: 'refused' } as const;

export default createRule<readonly [AllowOptions], 'slash' | 'unreached' | 'refused' | keyof typeof PATH_SUGGESTIONS>({
  name: 'leading-slash',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require the paths of routes to begin with a slash',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      slash: "The path '{{name}}' does not begin with a slash. Write it '{{better}}'.",
      unreached: "The path '{{name}}' does not begin with a slash, so no request reaches it. Write it '{{better}}'.",
      refused: "The path '{{name}}' does not begin with a slash, so the router refuses it. Write it '{{better}}'.",
      ...PATH_SUGGESTIONS,
    },
  },
  options: PATH_OPTIONS,
  create(context) {
    return onPaths(context, 'leading', (found, settings) => {
      const start = startOf(found.written);
      reportPath(context, settings, found, start === null ? 'slash' : MESSAGES[start]);
    });
  },
});
