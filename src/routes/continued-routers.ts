import { enclosingClass, isWithin, keyName, memberName, type ClassNode } from '../text/syntax.ts';
import { isLocal } from './router-names.ts';
import type { Continued } from '../model/router-links.ts';
import { inheritedInstance } from './inherited-instances.ts';
import { ClassMembers } from './values/class-members.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';

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
