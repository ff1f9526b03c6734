import type { TSESTree } from '@typescript-eslint/utils';
import { bare, memberName } from './syntax.ts';

/** The name under which a module exports something, or another one imports it. */
export function exportedName(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

/** `module.exports`. */
export function isModuleExports(node: TSESTree.Node): boolean {
  const expression = bare(node);
  return (
    expression.type === 'MemberExpression' &&
    memberName(expression) === 'exports' &&
    expression.object.type === 'Identifier' &&
    expression.object.name === 'module'
  );
}

/** `exports`, by itself or of `module`. */
export function isExports(node: TSESTree.Node): boolean {
  return isModuleExports(node) || (node.type === 'Identifier' && node.name === 'exports');
}

/** The name of a module without the extension of its file: `users.router` of `users.router.js`. */
export function withoutExtension(name: string): string {
  return name.replace(/\.[cm]?[jt]sx?$/, '');
}
