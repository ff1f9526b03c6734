import type { TSESTree } from '@typescript-eslint/utils';
import { memberName } from '../text/syntax.ts';
import { answersItself, type Receiver } from './values/receiver.ts';

/** The member that makes a server of an instance. */
const LISTEN = 'listen';

/** Whether a file lets a router listen, itself or at the end of a chain: what listens is mounted nowhere. */
export function isServed(receiver: Receiver): boolean {
  const mentions: TSESTree.Node[] = [...receiver.variables].flatMap(({ references }) => references.map(({ identifier }) => identifier));
  return (receiver.creation ? [receiver.creation, ...mentions] : mentions).some((mention) => listensBehind(mention, receiver));
}

function listensBehind(mention: TSESTree.Node, receiver: Receiver): boolean {
  for (let node = mention; ; ) {
    const member: TSESTree.Node | undefined = node.parent;
    if (member?.type !== 'MemberExpression' || member.object !== node) return false;
    const call = member.parent;
    const name = memberName(member);
    if (call.type !== 'CallExpression' || call.callee !== member || name === null) return false;
    if (name === LISTEN) return true;
    if (!answersItself(receiver, name)) return false;
    node = call;
  }
}
