import type { TSESTree } from '@typescript-eslint/utils';
import { memberName } from './syntax.ts';

/** The members that an expression is asked for, one of another: `a.b.c` of `a`. */
export interface MemberChain {
  /** The whole of it. */
  readonly node: TSESTree.Node;
  readonly keys: readonly string[];
}

/**
 * The members that an expression is asked for where it is, as far as they are told.
 *
 * @param most how many are followed
 */
export function memberChain(expression: TSESTree.Node, most: number): MemberChain {
  const keys: string[] = [];
  let node = expression;
  while (keys.length < most && node.parent?.type === 'MemberExpression' && node.parent.object === node) {
    const name = memberName(node.parent);
    if (name === null) break;
    keys.push(name);
    node = node.parent;
  }
  return { node, keys };
}
