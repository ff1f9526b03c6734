import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import type { Edit, Range } from '../model/text.ts';
import type { SourceCode } from './create-rule.ts';

/** Where ESLint underlines a range of the source. */
export function locationOf(sourceCode: SourceCode, [start, end]: Range): TSESTree.SourceLocation {
  return { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) };
}

/** All edits or none: ESLint makes one fix of a list. */
export function applyEdits(edits: readonly Edit[], fixer: TSESLint.RuleFixer): TSESLint.RuleFix[] {
  return edits.map(({ range, text }) => fixer.replaceTextRange([range[0], range[1]], text));
}
