import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue, constantOf, propertyOf } from '../text/constants.ts';
import { variableOf } from '../text/scope.ts';
import { bare, memberName } from '../text/syntax.ts';
import type { Resolver } from './values/resolver.ts';
import { readText } from '../text/read-text.ts';
import { HOLE } from '../paths/dialects.ts';

/** The value of an expression, or of the variable or function that it names; null where this file does not have it. */
export function declaredValue(node: TSESTree.Node, resolver: Resolver): TSESTree.Node | null {
  const expression = bare(node);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const declared = variable?.defs[0]?.node;
  if (declared?.type === 'FunctionDeclaration') return declared;
  const value = variable ? initialValue(variable, resolver.file) : expression;
  return value && bare(value);
}

/** The only value of a constant or of a member of an object of this file; null where there is none, or several. */
export function valueOf(node: TSESTree.Node, { file }: Resolver): TSESTree.Node | null {
  if (node.type !== 'MemberExpression') return constantOf(node, file);
  const name = memberName(node);
  return name === null ? null : propertyOf(node.object, name, file);
}

/** The declaration of the enum that a name refers to; null for any other node. */
export function enumOf(node: TSESTree.Node, resolver: Resolver): TSESTree.Node | null {
  const declared = node.type === 'Identifier' ? variableOf(node, resolver.file)?.defs[0]?.node : undefined;
  return declared?.type === 'TSEnumDeclaration' ? declared : null;
}

/**
 * The text of a template or a concatenation; null for any other node, or where a part of it is not known in this file.
 */
export function composedText(node: TSESTree.Node, resolver: Resolver): string | null {
  const value =
    node.type === 'TemplateLiteral' || node.type === 'BinaryExpression'
      ? readText(node, resolver.file)?.value
      : undefined;
  return value === undefined || value.includes(HOLE) ? null : value;
}
