import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey } from '../../text/constants.ts';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { bare, isFunction, isWithin, memberName } from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all-frameworks.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Resolver } from '../values/resolver.ts';

/** How many variables may be between a handler and the parameter that it comes from. */
const MAX_STEPS = 8;

/**
 * The framework whose application contains a handler, where the application is a parameter:
 * `app.controller.users.list`, `const { users } = app.controller`. Null for any other handler.
 */
export function frameworkOfHandler(node: TSESTree.Node, resolver: Resolver): Framework | null {
  return rootOf(node, resolver)?.framework ?? null;
}

/**
 * The members through which such a handler is read from the member with all handlers: `users` and `list`; none for any
 * other expression.
 */
export function namesBelowRoot(node: TSESTree.Node, resolver: Resolver): readonly string[] {
  return rootOf(node, resolver)?.names ?? [];
}

function rootOf(
  node: TSESTree.Node,
  { file }: Resolver,
): { readonly framework: Framework; readonly names: readonly string[] } | null {
  const [root, ...names] = membersBelowParameter(node, file) ?? [];
  const framework =
    root === undefined || names.length === 0 ? undefined : FRAMEWORKS.find(({ handlerRoot }) => handlerRoot === root);
  return framework ? { framework, names } : null;
}

/**
 * The members through which a value is read from a parameter of a function; null where it does not come from a
 * parameter.
 */
export function membersBelowParameter(
  node: TSESTree.Node,
  source: TextSource,
  steps = MAX_STEPS,
): readonly string[] | null {
  const names: string[] = [];
  let root = bare(node);
  while (root.type === 'MemberExpression') {
    names.unshift(memberName(root) ?? '');
    root = bare(root.object);
  }
  const definition = root.type === 'Identifier' ? variableOf(root, source)?.defs[0] : undefined;
  if (root.type !== 'Identifier' || !definition || steps === 0) return null;
  if (isFunction(definition.node)) {
    const { params, id } = definition.node;
    if (definition.name === id) return null;
    const key = keyOf(
      root.name,
      params.find((parameter) => isWithin(definition.name, parameter)),
    );
    return key === null ? null : [...key, ...names];
  }
  if (definition.node.type !== 'VariableDeclarator' || !definition.node.init) return null;
  const above = membersBelowParameter(definition.node.init, source, steps - 1);
  const key = keyOf(root.name, definition.node.id);
  return above && key && [...above, ...key, ...names];
}

/**
 * The member that a pattern reads into a name, none where the name is the whole value; null where the member is
 * unknown.
 */
function keyOf(name: string, pattern: TSESTree.Node | undefined): readonly string[] | null {
  if (pattern?.type !== 'ObjectPattern') return [];
  const key = destructuredKey(pattern, name);
  return key === null ? null : [key];
}
