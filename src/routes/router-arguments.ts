import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, keyName } from '../text/syntax.ts';
import type { Reference } from '../model/reference.ts';
import type { Receiver } from './values/abstract-value.ts';
import { referenceTo } from './values/reference-to.ts';
import type { Resolver } from './values/resolver.ts';
import type { HandingCall } from './scanned-file.ts';

/** A router that a call passes to a function of another file. */
export interface RouterArgument {
  readonly receiver: Receiver;
  readonly call: HandingCall;
  readonly from: Reference;
  /** The position of the argument: `0`, or `0.app` for a member of one. */
  readonly parameter: string;
}

/**
 * Finds the calls that hand a router to a function of another file, which may register on it:
 * `require('./routes')(app)`. What is called like a scope has to be proven to be one.
 */
export function findRouterArguments(resolver: Resolver): readonly RouterArgument[] {
  const { handingCalls, scopeCalls } = resolver.file;
  return [
    ...handingCalls.flatMap((call) => handedIn(call, resolver)),
    ...scopeCalls.flatMap((call) => handedIn(call, resolver).filter(({ receiver }) => receiver.proof !== null)),
  ];
}

function handedIn(call: HandingCall, resolver: Resolver): readonly RouterArgument[] {
  const callee = bare(call.callee);
  const from = isFunction(callee) ? null : referenceTo(resolver.resolve(callee));
  if (!from) return [];
  const names = call.arguments.flatMap((argument, at) => handedNames(argument, String(at)));
  return names.flatMap(([parameter, node]) => {
    const receiver = resolver.receiverOf(node);
    return receiver && !('call' in receiver) ? [{ receiver, call, from, parameter }] : [];
  });
}

/** What an argument passes: itself, or the members of an object. */
function handedNames(
  argument: TSESTree.CallExpressionArgument,
  place: string,
): readonly (readonly [place: string, node: TSESTree.Node])[] {
  if (argument.type === 'SpreadElement') return [];
  if (argument.type !== 'ObjectExpression') return [[place, argument]];
  return argument.properties.flatMap((property) => {
    const key = property.type === 'Property' ? keyName(property.key, property.computed) : null;
    return property.type === 'Property' && key !== null ? [[`${place}.${key}`, property.value] as const] : [];
  });
}
