import type { TSESTree } from '@typescript-eslint/utils';
import { bare, keyName, memberName } from '../../text/syntax.ts';
import { METHOD_MEMBERS } from '../frameworks/all-frameworks.ts';

/** Whether a call is passed something that may be a path, or an object with one, and something more. */
export function takesPath(call: TSESTree.CallExpression): boolean {
  const [first] = call.arguments;
  if (!first) return false;
  if (call.arguments.slice(0, 3).some((argument) => argument.type === 'ObjectExpression' && hasPath(argument)))
    return true;
  if (call.arguments.length < 2) return false;
  return call.arguments.slice(0, 3).some(beginsPath) || (isOwnMethod(call) && mayBeginPath(first));
}

/** `this.get(PATH, list)`: what a class inherits and is named like a method of a router. */
function isOwnMethod(call: TSESTree.CallExpression): boolean {
  const callee = bare(call.callee);
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'ThisExpression' &&
    METHOD_MEMBERS.has(memberName(callee) ?? '')
  );
}

function hasPath(object: TSESTree.ObjectExpression): boolean {
  const said = new Map(
    object.properties.flatMap((property) =>
      property.type === 'Property' ? [[keyName(property.key, property.computed), property.value]] : [],
    ),
  );
  const isRoute = said.has('handler');
  return ['path', 'url'].some((name) => {
    const value = said.get(name);
    return value !== undefined && (beginsPath(value) || (isRoute && mayBeginPath(value)));
  });
}

/** A constant or a template that begins with one, which only its declaration tells from any other text. */
function mayBeginPath(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type === 'TemplateLiteral')
    return expression.quasis[0]?.value.raw === '' && expression.expressions[0]?.type === 'Identifier';
  return expression.type === 'Identifier';
}

function beginsPath(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type === 'Literal') return typeof expression.value === 'string' && /^(?:\/|$)/.test(expression.value);
  if (expression.type !== 'TemplateLiteral') return false;
  const [first, second] = expression.quasis;
  return (
    first?.value.raw.startsWith('/') === true || (first?.value.raw === '' && second?.value.raw.startsWith('/') === true)
  );
}
