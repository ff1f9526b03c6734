import type { ClassNode } from '../../text/syntax.ts';
import type { Proof, Receiver, Value } from './abstract-value.ts';
import type { Resolver } from './resolver.ts';

/** What a class is that extends a router of a framework: `class Users extends Router {}`. */
export function proofOfClass({ superClass }: ClassNode, resolver: Resolver): Proof | null {
  const parent = superClass && resolver.resolve(superClass);
  const kind = parent?.kind === 'export' ? parent.module.table.makes?.[parent.name] : undefined;
  return parent?.kind === 'export' && kind ? { framework: parent.module.framework, kind } : null;
}

/** The router that `this` is in such a class. */
export function extendedRouter({ owner }: Extract<Value, { kind: 'self' }>, resolver: Resolver): Receiver | null {
  const proof = owner.type === 'Program' ? null : proofOfClass(owner, resolver);
  return proof && resolver.receiver(owner, 'this', () => ({ name: 'this', isMember: true, proof }));
}
