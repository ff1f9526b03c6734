import { createRule } from '../reporting/create-rule.ts';
import type { CaseStyle } from '../convention/segment-case.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';
import { ALLOW_PROPERTY } from '../reporting/rule-options.ts';

export interface Options {
  readonly allow?: readonly string[];
  readonly segments?: CaseStyle;
  readonly parameters?: 'camel' | 'snake' | 'any';
}

/** The styles as messages name them. */
const STYLES: Readonly<Record<CaseStyle, string>> = { kebab: 'kebab-case', camel: 'camelCase', snake: 'snake_case' };

export default createRule<readonly [Options], 'segment' | 'parameter' | keyof typeof PATH_SUGGESTIONS>({
  name: 'segment-case',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Enforce one case for the segments of paths, and one for their parameters',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: [
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          allow: ALLOW_PROPERTY,
          segments: {
            type: 'string',
            enum: ['kebab', 'camel', 'snake'],
            description: 'The case of segments; `kebab` where it is left out.',
          },
          parameters: {
            type: 'string',
            enum: ['camel', 'snake', 'any'],
            description: 'The case of parameters; `any` where it is left out.',
          },
        },
      },
    ],
    defaultOptions: [{}],
    messages: {
      segment: "Segment '{{name}}' in the path of '{{endpoint}}' is not in {{style}}. Name it '{{better}}'.",
      parameter: "Parameter '{{name}}' in the path of '{{endpoint}}' is not in {{style}}. Name it '{{better}}'.",
      ...PATH_SUGGESTIONS,
    },
  },
  create(context) {
    const [{ segments = 'kebab', parameters = 'any' }] = context.options;
    return onPaths(context, 'case', (found, settings) => {
      const isParameter = found.fault.renamed !== null && parameters !== 'any';
      reportPath(context, settings, found, isParameter ? 'parameter' : 'segment', {
        style: STYLES[isParameter ? parameters : segments],
      });
    });
  },
});
