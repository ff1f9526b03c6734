import type { TSESTree } from '@typescript-eslint/utils';
import { isFunction, lastName } from '../../text/syntax.ts';

/**
 * Whether a call makes a router of pages in a browser, whose members are called as those of a server are:
 * `$.sammy('#main', function () { this.get('/users/list', function (context) {}) })`.
 */
export function makesClientRouter({ callee }: TSESTree.CallExpression): boolean {
  return lastName(callee).toLowerCase() === 'sammy';
}

/** Whether `this` is such a router: the one that is made with the function around it. */
export function isClientRouter(self: TSESTree.ThisExpression): boolean {
  for (let node: TSESTree.Node | undefined = self.parent; node; node = node.parent) {
    if (!isFunction(node) || node.type === 'ArrowFunctionExpression') continue;
    return node.parent.type === 'CallExpression' && makesClientRouter(node.parent);
  }
  return false;
}
