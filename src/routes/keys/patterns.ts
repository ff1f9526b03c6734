import type { TSESTree } from '@typescript-eslint/utils';
import { keyName, lastName, type FunctionNode } from '../../text/syntax.ts';

/** The keys by which a pattern reaches a name, from the outside in; null where it does not. */
export function keysTo(pattern: TSESTree.Node, name: string): readonly string[] | null {
  if (pattern.type === 'AssignmentPattern') return keysTo(pattern.left, name);
  if (pattern.type !== 'ObjectPattern') return null;
  for (const property of pattern.properties) {
    if (property.type !== 'Property') continue;
    const key = keyName(property.key, property.computed) ?? '';
    if (namesIt(property.value, name)) return [key];
    const below = keysTo(property.value, name);
    if (below) return [key, ...below];
  }
  return null;
}

/** Whether an element of a pattern binds a name. */
export function namesIt(node: TSESTree.Node, name: string): boolean {
  const target = node.type === 'AssignmentPattern' ? node.left : node;
  return target.type === 'Identifier' && target.name === name;
}

/** What a function is called by its declaration, variable, property or method; empty for none. */
export function nameOfFunction(owner: FunctionNode): string {
  const { parent } = owner;
  if (owner.type === 'FunctionDeclaration') return owner.id?.name ?? '';
  switch (parent.type) {
    case 'VariableDeclarator':
      return lastName(parent.id);
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return lastName(parent.key);
    default:
      return '';
  }
}
