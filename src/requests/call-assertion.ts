import type { TSESTree } from '@typescript-eslint/utils';
import { bare } from '../text/syntax.ts';

/** What an assertion is about: `x` of `expect(x).not.toBe`, `x` of `expect(x).to.have.been.calledWith`. */
export function subjectOf(callee: TSESTree.MemberExpression): TSESTree.Node | null {
  let node = bare(callee.object);
  while (node.type === 'MemberExpression') node = bare(node.object);
  if (
    node.type !== 'CallExpression' ||
    node.callee.type !== 'Identifier' ||
    !/^(?:expect|when)$/.test(node.callee.name)
  )
    return null;
  return node.arguments[0] ?? null;
}
