import type { TSESTree } from '@typescript-eslint/utils';
import { bare, memberCall } from '../text/syntax.ts';
import { answersItself } from './values/router-proofs.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';

/** The member that makes a server of an instance. */
const LISTEN = 'listen';

/** Whether a text may let something listen. */
export function mentionsServing(text: string): boolean {
  return text.includes(`.${LISTEN}(`);
}

/** The routers that a file lets listen and another one makes. */
export function findServed(resolver: Resolver): readonly Receiver[] {
  return resolver.file.callsNamed(LISTEN).flatMap(({ callee }) => {
    const member = bare(callee);
    const on = member.type === 'MemberExpression' ? resolver.receiverOf(member.object) : null;
    return on && !('call' in on) && (on.imported ?? on.madeBy) ? [on] : [];
  });
}

/** Whether a file lets a router listen, itself or at the end of a chain: what listens is mounted nowhere. */
export function isServed(receiver: Receiver): boolean {
  const mentions: TSESTree.Node[] = [...receiver.variables].flatMap(({ references }) =>
    references.map(({ identifier }) => identifier),
  );
  return (receiver.creation ? [receiver.creation, ...mentions] : mentions).some((mention) =>
    listensBehind(mention, receiver),
  );
}

function listensBehind(mention: TSESTree.Node, receiver: Receiver): boolean {
  for (let next = memberCall(mention); next?.name; next = memberCall(next.call)) {
    if (next.name === LISTEN) return true;
    if (!answersItself(receiver, next.name)) return false;
  }
  return false;
}
