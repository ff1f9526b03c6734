import type { TSESTree } from '@typescript-eslint/utils';
import { bare, memberName } from '../text/syntax.ts';
import { inheritedInstance } from './inherited-instances.ts';
import { CALL, OWN_FILE } from './values/reference-to.ts';
import type { Exported } from '../model/exported.ts';
import type { Resolver } from './values/resolver.ts';

/**
 * What an instance of a class of this file answers by a method that it inherits from a class of another:
 * `new Users().getRouter()`.
 */
export function inheritedAnswer(node: TSESTree.Node, resolver: Resolver): Exported | null {
  const callee = node.type === 'CallExpression' ? bare(node.callee) : null;
  const name = callee?.type === 'MemberExpression' ? memberName(callee) : null;
  if (callee?.type !== 'MemberExpression' || name === null || callee.object.type === 'ThisExpression') return null;
  const object = resolver.resolve(callee.object);
  if (object.kind !== 'self' || object.owner.type === 'Program' || !inheritedInstance(object.owner, resolver))
    return null;
  const own = `class ${String(object.owner.range[0])}`;
  resolver.unnamed.set(own, object.owner);
  return { kind: 'reference', reference: { specifier: OWN_FILE, path: [own, CALL, name, CALL], unwrapped: false } };
}
