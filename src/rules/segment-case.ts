import { createRule } from '../reporting/create-rule.ts';
import { ALLOW_SEGMENTS, choice, defineOptions } from '../reporting/option-definitions.ts';
import type { CaseOptions } from '../model/rule-options.ts';
import type { CaseStyle } from '../convention/case-styles.ts';
import { onPaths, PATH_SUGGESTIONS, reportPath } from '../reporting/on-paths.ts';

/** The styles as messages name them. */
const STYLES: Readonly<Record<CaseStyle, string>> = { kebab: 'kebab-case', camel: 'camelCase', snake: 'snake_case' };

const OPTIONS = defineOptions({
  allow: ALLOW_SEGMENTS,
  segments: choice(['kebab', 'camel', 'snake'], 'The case of segments.', 'kebab'),
  parameters: choice(['camel', 'snake', 'any'], 'The case of parameters.', 'any'),
});

export default createRule<readonly [CaseOptions], 'segment' | 'parameter' | keyof typeof PATH_SUGGESTIONS>({
  name: 'segment-case',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Enforce one case for the segments of paths, and one for their parameters',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      segment: "Segment '{{name}}' in the path of '{{endpoint}}' is not in {{style}}. Name it '{{better}}'.",
      parameter: "Parameter '{{name}}' in the path of '{{endpoint}}' is not in {{style}}. Name it '{{better}}'.",
      ...PATH_SUGGESTIONS,
    },
  },
  options: OPTIONS,
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
