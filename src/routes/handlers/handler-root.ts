import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey } from '../../text/constants.ts';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { bare, isFunction, memberName } from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Resolver } from '../values/resolver.ts';

/** The framework whose application holds a handler, where a parameter is that application: `app.controller.users.list`, `const { controller } = app`. */
export function frameworkOfHandler(node: TSESTree.Node, { file }: Resolver): Framework | null {
  const names: string[] = [];
  let root = bare(node);
  while (root.type === 'MemberExpression') {
    names.unshift(memberName(root) ?? '');
    root = bare(root.object);
  }
  if (root.type !== 'Identifier' || names.length === 0) return null;
  const member = memberOfParameter(root, names, file);
  return member === null ? null : (FRAMEWORKS.find(({ handlerRoot }) => handlerRoot === member) ?? null);
}

/** The member of a parameter that a chain of names goes through first, or that its first name is taken from. */
function memberOfParameter(root: TSESTree.Identifier, names: readonly string[], source: TextSource): string | null {
  const definition = variableOf(root, source)?.defs[0];
  if (!definition) return null;
  const { node, name } = definition;
  if (isFunction(node)) {
    if (name === node.id) return null;
    const pattern = node.params.find((parameter) => parameter.type === 'ObjectPattern' && parameter.range[0] <= name.range[0] && name.range[1] <= parameter.range[1]);
    return pattern?.type === 'ObjectPattern' ? destructuredKey(pattern, root.name) : names.length > 1 ? (names[0] ?? null) : null;
  }
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || node.init?.type !== 'Identifier') return null;
  const owner = variableOf(node.init, source)?.defs[0]?.node;
  return owner && isFunction(owner) ? destructuredKey(node.id, root.name) : null;
}
