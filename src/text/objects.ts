import type { TSESTree } from '@typescript-eslint/utils';
import { constantOrSelf } from './constants.ts';
import type { TextSource } from './scope.ts';
import { keyName } from './syntax.ts';

/**
 * The object literal that an expression is, or that is the value of the constant it names; null for any other
 * expression.
 */
export function objectOf(node: TSESTree.Node, source: TextSource): TSESTree.ObjectExpression | null {
  const object = constantOrSelf(node, source);
  return object.type === 'ObjectExpression' ? object : null;
}

/**
 * The value of a property of an object, methods included; null where the object does not have it, or has it from a
 * spread.
 */
export function propertyValue(object: TSESTree.ObjectExpression, name: string): TSESTree.Node | null {
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.kind !== 'init') continue;
    if (keyName(property.key, property.computed) === name) return property.value;
  }
  return null;
}

/**
 * The elements of an array literal, or of one that is the value of a constant; null where it is empty, or has gaps or
 * spreads.
 */
export function elementsOf(node: TSESTree.Node, source: TextSource): readonly TSESTree.Node[] | null {
  const list = constantOrSelf(node, source);
  if (list.type !== 'ArrayExpression' || list.elements.length === 0) return null;
  const elements = list.elements.filter((each) => each !== null && each.type !== 'SpreadElement');
  return elements.length === list.elements.length ? elements : null;
}
