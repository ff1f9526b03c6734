import type { TSESTree } from '@typescript-eslint/utils';
import { leaves } from '../../text/syntax.ts';
import type { NameReader } from './name-reader.ts';
import type { Guard } from '../../model/named-mount.ts';

/**
 * The conditions under which the code runs that a node is: those of what it stands in, and of what leaves before it.
 */
export function guardsAround(node: TSESTree.Node, reader: NameReader): readonly Guard[] {
  const guards: Guard[] = [];
  const add = (test: TSESTree.Node, holds: boolean): void => void guards.push({ test: reader.read(test), holds });
  for (let current = node; current.parent; current = current.parent) {
    const { parent } = current;
    if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') {
      if (current !== parent.test) add(parent.test, current === parent.consequent);
    } else if (parent.type === 'LogicalExpression') {
      if (current === parent.right && parent.operator !== '??') add(parent.left, parent.operator === '&&');
    } else if (parent.type === 'BlockStatement') {
      for (const statement of parent.body) {
        if (statement.range[0] >= current.range[0]) break;
        if (statement.type === 'IfStatement' && !statement.alternate && leaves(statement.consequent))
          add(statement.test, false);
      }
    }
  }
  return guards;
}
