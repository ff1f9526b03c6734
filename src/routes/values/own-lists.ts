import type { TSESTree } from '@typescript-eslint/utils';
import { standsFor } from '../../text/constants.ts';
import { bare, enclosingClass, memberName, type ClassNode } from '../../text/syntax.ts';
import { OWN_FILE } from './reference-steps.ts';
import { fieldsOf } from './fields.ts';
import type { Resolver } from './resolver.ts';
import type { Value } from './abstract-value.ts';

/**
 * A list of this file whose elements are not taken apart here, as something that a reference leads to: one of instances
 * (`[new Users()]`), whose members their classes tell, or one that a field keeps. Null for anything else.
 */
export function ownListValue(node: TSESTree.Node, resolver: Resolver): Value | null {
  const expression = bare(node);
  const field = expression.type === 'MemberExpression' ? fieldList(expression, resolver) : null;
  const list = field ?? standsFor(expression, resolver.file);
  if (list.type !== 'ArrayExpression' || (!field && !list.elements.some((each) => each && isInstance(each, resolver))))
    return null;
  const name = `list ${String(list.range[0])}`;
  resolver.unnamed.set(name, list);
  return { kind: 'import', specifier: OWN_FILE, path: name, unwrapped: false, origin: list };
}

function isInstance(node: TSESTree.Node, resolver: Resolver): boolean {
  return standsFor(node, resolver.file).type === 'NewExpression';
}

/** The one list that a class keeps in a field. */
function fieldList(node: TSESTree.MemberExpression, resolver: Resolver): TSESTree.Expression | null {
  const name = memberName(node);
  const owner = node.object.type === 'ThisExpression' ? enclosingClass(node) : null;
  const [only, ...others] = owner && name !== null ? valuesOf(owner, name, resolver) : [];
  const list = only && others.length === 0 ? bare(only) : null;
  return list?.type === 'ArrayExpression' ? list : null;
}

function valuesOf(owner: ClassNode, name: string, resolver: Resolver): readonly TSESTree.Node[] {
  const assigned = resolver.file.assignmentsTo(name).filter((each) => enclosingClass(each) === owner);
  return [...fieldsOf(owner, name, resolver).values, ...assigned.map(({ right }) => right)].filter(
    (each) => !isEmpty(each),
  );
}

/** `routes = []`, which stands for no list yet. */
function isEmpty(node: TSESTree.Node): boolean {
  const list = bare(node);
  return list.type === 'ArrayExpression' && list.elements.length === 0;
}
