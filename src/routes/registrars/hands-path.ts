import type { TSESTree } from '@typescript-eslint/utils';
import { bare, keyName } from '../../text/syntax.ts';

/** Whether a call is handed something that may be a path, or an object with one, and something more. */
export function handsPath(call: TSESTree.CallExpression): boolean {
  const [first] = call.arguments;
  if (!first) return false;
  if (call.arguments.slice(0, 3).some((argument) => argument.type === 'ObjectExpression' && hasPath(argument))) return true;
  return call.arguments.length > 1 && call.arguments.slice(0, 3).some(beginsPath);
}

function hasPath(object: TSESTree.ObjectExpression): boolean {
  return object.properties.some((property) => {
    if (property.type !== 'Property') return false;
    const name = keyName(property.key, property.computed);
    return (name === 'path' || name === 'url') && beginsPath(property.value);
  });
}

function beginsPath(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type === 'Literal') return typeof expression.value === 'string' && /^(?:\/|$)/.test(expression.value);
  if (expression.type !== 'TemplateLiteral') return false;
  const [first, second] = expression.quasis;
  return first?.value.raw.startsWith('/') === true || (first?.value.raw === '' && second?.value.raw.startsWith('/') === true);
}
