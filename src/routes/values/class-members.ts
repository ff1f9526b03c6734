import type { TSESTree } from '@typescript-eslint/utils';
import { groupBy } from '../../text/grouping.ts';
import {
  bare,
  enclosingClass,
  isFunction,
  keyName,
  memberName,
  type ClassNode,
  type FunctionNode,
} from '../../text/syntax.ts';
import type { Resolver } from './resolver.ts';
import type { Value } from './abstract-value.ts';

/** A field, a method or a getter of a class. */
export interface ClassMember {
  readonly name: string;
  readonly value: TSESTree.Node;
  readonly isGetter: boolean;
  /** Whether its class gives it no other value. */
  readonly isOnly: boolean;
}

/** The same as one place writes it. */
type Written = Omit<ClassMember, 'isOnly'>;

/** How many classes may be above one another. */
const DEEPEST = 8;

/**
 * What the classes of a file have: what they declare, what is assigned to `this`, and what they inherit in the file.
 */
export class ClassMembers {
  readonly #resolver: Resolver;
  #assigned: ReadonlyMap<ClassNode, readonly Written[]> | null = null;
  #used: ReadonlyMap<ClassNode, ReadonlyMap<string, TSESTree.MemberExpression>> | null = null;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** The members of a class itself or of its instances, its own before those that it inherits. */
  of(node: ClassNode, isStatic: boolean): readonly ClassMember[] {
    const found: ClassMember[] = [];
    let current: ClassNode | null = node;
    for (let steps = 0; current && steps < DEEPEST; steps += 1) {
      const own = [
        ...current.body.body.flatMap((member) => declared(member, isStatic)),
        ...((!isStatic && this.#assignments.get(current)) || []),
      ];
      const byName = groupBy(own, ({ name }) => name);
      found.push(...own.map((member) => ({ ...member, isOnly: byName.get(member.name)?.length === 1 })));
      const parent: Value | null = current.superClass && this.#resolver.resolve(current.superClass);
      current = parent?.kind === 'class' && parent.node !== current ? parent.node : null;
    }
    return found;
  }

  /** The fields that something may be registered on, each with a place that mentions it: `this.router.get(...)`. */
  used(node: ClassNode): ReadonlyMap<string, TSESTree.MemberExpression> {
    this.#used ??= usedFields(this.#resolver);
    return this.#used.get(node) ?? new Map<string, TSESTree.MemberExpression>();
  }

  get #assignments(): ReadonlyMap<ClassNode, readonly Written[]> {
    this.#assigned ??= assignedFields(this.#resolver);
    return this.#assigned;
  }
}

/** The constructor of a class with a body, or null. */
export function constructorOf(node: ClassNode): FunctionNode | null {
  for (const member of node.body.body) {
    if (member.type === 'MethodDefinition' && member.kind === 'constructor' && isFunction(member.value))
      return member.value;
  }
  return null;
}

function declared(member: TSESTree.ClassElement, isStatic: boolean): readonly Written[] {
  if ((member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') || member.static !== isStatic)
    return [];
  const name = keyName(member.key, member.computed);
  if (name === null || !member.value || (member.type === 'MethodDefinition' && member.kind === 'constructor'))
    return [];
  return [{ name, value: member.value, isGetter: member.type === 'MethodDefinition' && member.kind === 'get' }];
}

/** `this.router = Router()` in the methods of a class. */
function assignedFields(resolver: Resolver): ReadonlyMap<ClassNode, readonly Written[]> {
  const found = new Map<ClassNode, Written[]>();
  for (const { left, right } of resolver.file.memberAssignments) {
    const owner =
      left.type === 'MemberExpression' && left.object.type === 'ThisExpression' ? enclosingClass(left) : null;
    const name = left.type === 'MemberExpression' ? memberName(left) : null;
    if (!owner || name === null) continue;
    const fields = found.get(owner) ?? [];
    fields.push({ name, value: right, isGetter: false });
    found.set(owner, fields);
  }
  return found;
}

function usedFields(resolver: Resolver): ReadonlyMap<ClassNode, ReadonlyMap<string, TSESTree.MemberExpression>> {
  const found = new Map<ClassNode, Map<string, TSESTree.MemberExpression>>();
  for (const { callee } of resolver.file.candidates) {
    const object = bare(callee.object);
    if (object.type !== 'MemberExpression' || object.object.type !== 'ThisExpression') continue;
    const [owner, name] = [enclosingClass(object), memberName(object)];
    if (!owner || name === null) continue;
    const fields = found.get(owner) ?? new Map<string, TSESTree.MemberExpression>();
    if (!fields.has(name)) fields.set(name, object);
    found.set(owner, fields);
  }
  return found;
}
