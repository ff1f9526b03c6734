import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/dialects.ts';
import { variableOf } from '../text/scope.ts';
import { bare, lastName, memberName, plainString } from '../text/syntax.ts';
import { readText } from '../text/read-text.ts';
import { beginningOf, readPaths, type PathArgument } from './calls/path-argument.ts';
import type { Resolver } from './values/resolver.ts';
import { functionOf } from './handlers/signature.ts';
import type { Reference } from '../model/reference.ts';
import { referenceTo } from './values/reference-to.ts';
import { isMiddlewareName } from './router-names.ts';

/** The path of a mounting call, where its first argument is one. */
export function prefixPaths(node: TSESTree.Node, hasMore: boolean, resolver: Resolver): readonly PathArgument[] {
  if (hasMore && spreadsPaths(bare(node))) return [{ kind: 'dynamic', text: null, node }];
  const paths = readPaths(node, resolver.file);
  const isPath = paths.every(({ kind, text }) => {
    if (kind === 'dynamic')
      return hasMore && (namesPath(node) || standsForPath(bare(node), resolver)) && !functionOf(node, resolver);
    return !text || beginningOf(text) !== 'other' || hasMore;
  });
  return isPath ? paths : [];
}

/** Where the prefix, or the one piece of it that is not known, is imported from. */
export function prefixReference(node: TSESTree.Node, resolver: Resolver): Reference | null {
  const expression = bare(node);
  if (expression.type === 'TemplateLiteral') {
    const [only, ...others] = expression.expressions.filter(
      (each) => readText(each, resolver.file)?.value.includes(HOLE) !== false,
    );
    return only && others.length === 0 ? prefixReference(only, resolver) : null;
  }
  if (expression.type === 'BinaryExpression') {
    const sides = [expression.left, expression.right].flatMap((side) => prefixReference(side, resolver) ?? []);
    return sides.length === 1 ? (sides[0] ?? null) : null;
  }
  if (expression.type !== 'Identifier' && expression.type !== 'MemberExpression') return null;
  return referenceTo(resolver.resolve(expression));
}

/**
 * Whether something without the name of a path is one: an element of a list of paths, a text with a fallback, what a
 * function makes, a member of a row.
 */
function standsForPath(node: TSESTree.Node, resolver: Resolver): boolean {
  switch (node.type) {
    case 'LogicalExpression':
      return [node.left, node.right].some((side) => plainString(bare(side)) !== null || namesPath(side));
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((side) => plainString(bare(side)) !== null || namesPath(side));
    case 'CallExpression':
      return /path|prefix|url|uri|endpoint/i.test(lastName(node.callee)) && !isMiddlewareName(lastName(node.callee));
    case 'Identifier':
      return isEachPath(node, resolver);
    case 'MemberExpression':
      return memberName(node) === null && namesPath(node.object);
    default:
      return false;
  }
}

/**
 * A list into which lists of paths are spread, each of which is called so: `[...GUARDED, '/users']`. Handlers are
 * spread into lists too.
 */
function spreadsPaths(node: TSESTree.Node): boolean {
  if (node.type !== 'ArrayExpression' || !node.elements.some((element) => element?.type === 'SpreadElement'))
    return false;
  return node.elements.every(
    (element) =>
      element !== null &&
      (element.type === 'SpreadElement' ? namesPath(element.argument) : plainString(element) !== null),
  );
}

/**
 * Whether a name is that of each element of a list of paths: `for (const each of GUARDED)`,
 * `GUARDED.forEach((each) => {})`.
 */
function isEachPath(node: TSESTree.Identifier, { file }: Resolver): boolean {
  const { node: owner } = variableOf(node, file)?.defs[0] ?? {};
  const { parent } = owner ?? {};
  if (owner?.type === 'VariableDeclarator')
    return parent?.parent?.type === 'ForOfStatement' && namesPath(bare(parent.parent.right));
  const callee = parent?.type === 'CallExpression' && parent.arguments[0] === owner ? bare(parent.callee) : null;
  return callee?.type === 'MemberExpression' && memberName(callee) === 'forEach' && namesPath(callee.object);
}

function namesPath(node: TSESTree.Node): boolean {
  return (
    /(?:path|prefix|base|url|uri|root|route|endpoint)(?:e?s)?$/i.test(lastName(node)) ||
    /^[A-Z][A-Z\d_]+$/.test(lastName(node))
  );
}
