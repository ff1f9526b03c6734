import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue, isReadOnce } from '../text/constants.ts';
import { variableOf, type TextSource } from '../text/scope.ts';
import { bare, keyName } from '../text/syntax.ts';

/** An object of options, and whether it belongs to the one call that it was found from. */
export interface Options {
  readonly node: TSESTree.ObjectExpression;
  readonly owned: boolean;
}

/** The object that an argument is, or that a constant of this file holds. */
export function optionsBehind(node: TSESTree.Node, source: TextSource): Options | null {
  const expression = bare(node);
  if (expression.type === 'ObjectExpression') return { node: expression, owned: true };
  if (expression.type === 'CallExpression') return wrapped(expression, source);
  if (expression.type !== 'Identifier') return null;
  const variable = variableOf(expression, source);
  const value = variable && initialValue(variable, source);
  const constant = value && bare(value);
  return variable && constant?.type === 'ObjectExpression' ? { node: constant, owned: isReadOnce(variable) } : null;
}

/** `expect.objectContaining({ method: 'POST' })`. */
function wrapped(call: TSESTree.CallExpression, source: TextSource): Options | null {
  const [argument] = call.arguments;
  const callee = bare(call.callee);
  const isPartial = callee.type === 'MemberExpression' && keyName(callee.property, callee.computed) === 'objectContaining';
  return isPartial && argument && bare(argument).type === 'ObjectExpression' ? optionsBehind(argument, source) : null;
}

/** An option: not there, there with a value, or not to be told (a spread may say it, or say it otherwise). */
export type Option =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly node: TSESTree.Node };

/** The option of one of these names. */
export function optionOf(object: TSESTree.ObjectExpression, names: readonly string[]): Option {
  for (const property of object.properties.toReversed()) {
    if (property.type !== 'Property') return { kind: 'unknown' };
    const key = keyName(property.key, property.computed);
    if (key === null) return { kind: 'unknown' };
    if (names.includes(key)) return property.kind === 'init' && !property.method ? { kind: 'value', node: property.value } : { kind: 'unknown' };
  }
  return { kind: 'absent' };
}
