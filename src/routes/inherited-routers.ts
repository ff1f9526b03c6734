import { bare, type ClassNode, enclosingClass, isWithin, keyName, memberName } from '../text/syntax.ts';
import type { Reference } from '../model/reference.ts';
import type { Receiver, Value } from './values/abstract-value.ts';
import { CALL, OWN_FILE, referenceTo } from './values/reference-to.ts';
import type { Resolver } from './values/resolver.ts';
import { stepFrom } from './values/syntax-value.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Exported } from '../model/exported.ts';
import { isLocal } from './router-names.ts';
import type { Continued } from '../model/router-links.ts';
import { ClassMembers } from './values/class-members.ts';

/** How many classes of one file may be above one another. */
const DEEPEST = 8;

/** An instance of the class of another file that a class extends, by itself or by a class of this file between. */
export function inheritedInstance(owner: ClassNode, resolver: Resolver): Reference | null {
  let current: ClassNode | null = owner;
  for (let steps = 0; current && steps < DEEPEST; steps += 1) {
    const parent: Value | null = current.superClass && resolver.resolve(bare(current.superClass));
    if (parent?.kind === 'import') return referenceTo(stepFrom(parent, CALL));
    current = parent?.kind === 'class' && parent.node !== current ? parent.node : null;
  }
  return null;
}

/**
 * What an instance of a class of this file answers by a method that it inherits from a class of another:
 * `new Users().getRouter()`.
 */
export function inheritedAnswer(node: TSESTree.Node, resolver: Resolver): Exported | null {
  const callee = node.type === 'CallExpression' ? bare(node.callee) : null;
  const name = callee?.type === 'MemberExpression' ? memberName(callee) : null;
  if (callee?.type !== 'MemberExpression' || name === null || callee.object.type === 'ThisExpression') return null;
  const object = resolver.resolve(callee.object);
  if (object.kind !== 'self' || object.owner.type === 'Program' || !inheritedInstance(object.owner, resolver))
    return null;
  const own = `class ${String(object.owner.range[0])}`;
  resolver.unnamed.set(own, object.owner);
  return { kind: 'reference', reference: { specifier: OWN_FILE, path: [own, CALL, name, CALL], unwrapped: false } };
}

/** A router of this file that goes on with one of another file. */
export interface Continuation {
  readonly receiver: Receiver;
  readonly continues: Continued;
}

/**
 * Finds what classes register on a field that they inherit from a class of another file:
 * `this.router.get('/mine', ...)` in `class Users extends Resource`. The instances have what the other class registers
 * as well.
 */
export function findContinued(resolver: Resolver): readonly Continuation[] {
  const members = new ClassMembers(resolver);
  return resolver.file.classes.flatMap((owner) => {
    const from = inheritedInstance(owner, resolver);
    if (!from || !isLocal(from)) return [];
    const member = (name: string): Continued['from'] => ({ ...from, path: [...from.path, name] });
    return [...members.used(owner)].flatMap(([name, mention]) => {
      const receiver = resolver.receiverOf(mention);
      if (!receiver || 'call' in receiver || receiver.creation) return [];
      return [
        { receiver, continues: { from: member(name), unless: replacedMethods(owner, name, resolver).map(member) } },
      ];
    });
  });
}

/** The methods that register on a field without calling what they may replace: `super.init()`. */
function replacedMethods(owner: ClassNode, field: string, resolver: Resolver): readonly string[] {
  const uses = resolver.file.candidates.filter(
    ({ callee: { object } }) =>
      object.type === 'MemberExpression' && object.object.type === 'ThisExpression' && memberName(object) === field,
  );
  return owner.body.body.flatMap((method) => {
    const name =
      method.type === 'MethodDefinition' && method.kind === 'method' ? keyName(method.key, method.computed) : null;
    if (name === null || !uses.some(({ call }) => enclosingClass(call) === owner && isWithin(call, method))) return [];
    return resolver.file.text.slice(...method.range).includes(`super.${name}(`) ? [] : [name];
  });
}
