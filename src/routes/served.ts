import type { TSESTree } from '@typescript-eslint/utils';
import { memberCall } from '../text/syntax.ts';
import { answersItself, type Receiver } from './values/receiver.ts';

/** The member that makes a server of an instance. */
const LISTEN = 'listen';

/** Whether a file lets a router listen, itself or at the end of a chain: what listens is mounted nowhere. */
export function isServed(receiver: Receiver): boolean {
  const mentions: TSESTree.Node[] = [...receiver.variables].flatMap(({ references }) => references.map(({ identifier }) => identifier));
  return (receiver.creation ? [receiver.creation, ...mentions] : mentions).some((mention) => listensBehind(mention, receiver));
}

function listensBehind(mention: TSESTree.Node, receiver: Receiver): boolean {
  for (let next = memberCall(mention); next?.name; next = memberCall(next.call)) {
    if (next.name === LISTEN) return true;
    if (!answersItself(receiver, next.name)) return false;
  }
  return false;
}
