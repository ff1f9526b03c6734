import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction } from '../text/syntax.ts';
import type { Reference } from './model.ts';
import type { Receiver } from './receiver.ts';
import { referenceTo } from './reference.ts';
import type { Resolver } from './resolver.ts';
import type { HandingCall } from './scan.ts';

/** A router that a call hands to a function of another file. */
export interface Handed {
  readonly receiver: Receiver;
  readonly call: HandingCall;
  readonly from: Reference;
  readonly parameter: number;
}

/** Finds the calls that hand a router to a function of another file, which may register on it: `require('./routes')(app)`. */
export function findHanded(resolver: Resolver): readonly Handed[] {
  return resolver.file.handingCalls.flatMap((call) => {
    const callee = bare(call.callee);
    const from = isFunction(callee) ? null : referenceTo(resolver.resolve(callee));
    if (!from || from.called) return [];
    return call.arguments.flatMap((argument, parameter) => {
      const receiver = receiverOf(argument, resolver);
      return receiver ? [{ receiver, call, from, parameter }] : [];
    });
  });
}

function receiverOf(argument: TSESTree.CallExpressionArgument, resolver: Resolver): Receiver | null {
  if (argument.type === 'SpreadElement') return null;
  const receiver = resolver.receiverOf(argument);
  return receiver && !('call' in receiver) ? receiver : null;
}
