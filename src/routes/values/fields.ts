import type { TSESTree } from '@typescript-eslint/utils';
import { bare, enclosingClass, keyName, type ClassNode } from '../../text/syntax.ts';
import type { Identity } from './identity.ts';
import type { Resolver } from './resolver.ts';
import { routerByType } from './member-types.ts';
import { meaningOfType, type TypeMeaning } from './types.ts';
import { FOREIGN } from './syntax-value.ts';
import type { Value } from './abstract-value.ts';

/** What `this` means where a node is: its class, or the file for all functions outside of classes. */
export function selfAround(node: TSESTree.Node, program: TSESTree.Program): ClassNode | TSESTree.Program {
  return enclosingClass(node) ?? program;
}

/**
 * What a member holds that is written to in another place than where its object is made: a field of a class, a property
 * that is assigned. Null where nothing is.
 */
export function fieldValue(node: TSESTree.MemberExpression, name: string, resolver: Resolver): Value | null {
  const identity = resolver.identity(node);
  return identity && resolver.once(identity, () => followField(node, name, identity, resolver));
}

function followField(
  node: TSESTree.MemberExpression,
  name: string,
  identity: Identity,
  resolver: Resolver,
): Value | null {
  const owner = fieldOwner(node, resolver);
  const fields = owner ? fieldsOf(owner, name, resolver) : { values: [], meaning: null };
  const values = [...fields.values, ...assigned(identity, name, resolver)].map((each) => resolver.resolve(each));
  const proven = values.find((value) => value.kind === 'receiver' && value.receiver.proof);
  if (proven) return proven;
  const meaning = fields.meaning ?? routerByType(node, resolver.file);
  if (meaning?.kind === 'router') {
    const make = { name, isMember: true, proof: meaning.proof };
    return { kind: 'receiver', receiver: resolver.receiver(identity.key, identity.path, () => make) };
  }
  if (meaning?.kind === 'foreign') return FOREIGN;
  return values.find((value) => value.kind !== 'unknown') ?? null;
}

/** The class whose field `this.name` (or `self.name`) is. */
function fieldOwner(node: TSESTree.MemberExpression, resolver: Resolver): ClassNode | null {
  const object = bare(node.object);
  if (object.type !== 'ThisExpression' && object.type !== 'Identifier' && object.type !== 'NewExpression') return null;
  const value = resolver.resolve(object);
  return value.kind === 'self' && value.owner.type !== 'Program' ? value.owner : null;
}

export interface Fields {
  readonly values: readonly TSESTree.Node[];
  readonly meaning: TypeMeaning;
}

/** The initial values and the type that a class, or the class of this file that it extends, gives to a field. */
export function fieldsOf(owner: ClassNode, name: string, resolver: Resolver, steps = 8): Fields {
  const values: TSESTree.Node[] = [];
  let meaning: TypeMeaning = null;
  for (const { value, type } of owner.body.body.flatMap((member) => declaredField(member, name))) {
    if (value) values.push(value);
    if (type) meaning ??= meaningOfType(type.typeAnnotation, resolver.file);
  }
  if (values.length > 0 || meaning || !owner.superClass || steps === 0) return { values, meaning };
  const parent = resolver.resolve(owner.superClass);
  if (parent.kind !== 'class' || parent.node === owner) return { values, meaning };
  const inherited = fieldsOf(parent.node, name, resolver, steps - 1);
  const assignments = resolver.file.assignmentsTo(name).filter((each) => enclosingClass(each) === parent.node);
  return { ...inherited, values: [...inherited.values, ...assignments.map(({ right }) => right)] };
}

interface DeclaredField {
  readonly value: TSESTree.Node | null;
  readonly type: TSESTree.TSTypeAnnotation | undefined;
}

function declaredField(member: TSESTree.ClassElement, name: string): DeclaredField[] {
  if (member.type === 'PropertyDefinition' && keyName(member.key, member.computed) === name) {
    return [{ value: member.value, type: member.typeAnnotation }];
  }
  if (member.type !== 'MethodDefinition') return [];
  if (member.kind === 'get' && keyName(member.key, member.computed) === name) {
    return [{ value: null, type: member.value.returnType }];
  }
  if (member.kind !== 'constructor') return [];
  return member.value.params.flatMap((parameter) => {
    if (parameter.type !== 'TSParameterProperty' || parameter.parameter.type !== 'Identifier') return [];
    const { parameter: id } = parameter;
    return id.name === name ? [{ value: null, type: id.typeAnnotation }] : [];
  });
}

/** What this file assigns to the same member. */
function assigned(identity: Identity, name: string, resolver: Resolver): readonly TSESTree.Node[] {
  return resolver.file.assignmentsTo(name).flatMap((each) => {
    const other = resolver.identity(each.left);
    return other && other.key === identity.key && other.path === identity.path ? [each.right] : [];
  });
}
