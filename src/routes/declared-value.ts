import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../text/constants.ts';
import { variableOf } from '../text/scope.ts';
import { bare } from '../text/syntax.ts';
import type { Resolver } from './values/resolver.ts';

/** The value of an expression, or of the variable or function that it names; null where this file does not have it. */
export function declaredValue(node: TSESTree.Node, resolver: Resolver): TSESTree.Node | null {
  const expression = bare(node);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const declared = variable?.defs[0]?.node;
  if (declared?.type === 'FunctionDeclaration') return declared;
  const value = variable ? initialValue(variable, resolver.file) : expression;
  return value && bare(value);
}
