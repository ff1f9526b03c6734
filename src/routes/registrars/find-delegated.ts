import type { TSESTree } from '@typescript-eslint/utils';
import { bare, enclosingClass, isFunction, lastName, memberName, type ClassNode } from '../../text/syntax.ts';
import { CALL } from '../values/reference-steps.ts';
import { METHOD_MEMBERS } from '../frameworks/all.ts';
import type { Handed } from '../handing.ts';
import { isLocal } from '../router-names.ts';
import type { Reference } from '../../model/reference.ts';
import type { Receiver, Value } from '../values/abstract-value.ts';
import { referenceTo } from '../values/reference.ts';
import type { Resolver } from '../values/resolver.ts';
import { methodOf, stepFrom } from '../values/value.ts';
import { handlersIn } from './given.ts';
import { readGivenCall } from './read-given.ts';
import { siteOf } from './sites.ts';

/** How many classes of one file may stand above one another. */
const DEEPEST = 8;

/** More calls than these in one file are data. */
const MOST = 2000;

/**
 * Finds the calls of functions of other files that are handed a path, and no router of this file: what they register it
 * on stands there, or is what a class of this file inherits.
 *
 * @param known the calls that are understood already
 * @param handed those that hand a router over
 */
export function findDelegated(
  known: ReadonlySet<TSESTree.Node>,
  handed: readonly Handed[],
  resolver: Resolver,
): readonly Handed[] {
  const handing = new Set<TSESTree.Node>([...resolver.file.handingCalls, ...handed.map(({ call }) => call)]);
  const calls = resolver.file.pathCalls.filter((call) => !handing.has(call)).slice(0, MOST);
  return calls.flatMap((call) => delegated(call, known.has(call), resolver) ?? []);
}

function delegated(call: TSESTree.CallExpression, isKnown: boolean, resolver: Resolver): Handed | null {
  const own = inheritedBy(call, resolver);
  // What a class of the project does tells more than how its method is used.
  if (isKnown && !(own && isLocal(own.from))) return null;
  if (own)
    return {
      receiver: ownReceiver(own.owner, resolver),
      call,
      from: own.from,
      parameter: 'this',
      given: readGivenCall(siteOf(call), 2, resolver),
    };
  const callee = bare(call.callee);
  // What is called like a method of a router is judged by what it is called on.
  if (callee.type === 'MemberExpression' && METHOD_MEMBERS.has(memberName(callee) ?? '')) return null;
  const from = isFunction(callee) ? null : referenceTo(resolver.resolve(callee));
  const given = from && readGivenCall(siteOf(call), 2, resolver);
  if (!given || handlersIn(given).length === 0) return null;
  const handed = call.arguments.findIndex((argument) => isRouter(argument, resolver));
  const receiver = handed === -1 ? null : resolver.receiverOf(call.arguments[handed] ?? call);
  if (receiver && !('call' in receiver)) return { receiver, call, from, parameter: String(handed), given };
  return { receiver: outerReceiver(call, from, resolver), call, from, parameter: '', given };
}

function isRouter(argument: TSESTree.Node, resolver: Resolver): boolean {
  const isName =
    argument.type === 'Identifier' || argument.type === 'MemberExpression' || argument.type === 'ThisExpression';
  const value = isName ? resolver.resolve(argument) : null;
  return value?.kind === 'receiver' && value.receiver.proof !== null;
}

/** The method that a class of this file inherits from one of another file: `this.route({ ... })`. */
function inheritedBy(
  call: TSESTree.CallExpression,
  resolver: Resolver,
): { readonly owner: ClassNode; readonly from: Reference } | null {
  const callee = bare(call.callee);
  const name = callee.type === 'MemberExpression' ? memberName(callee) : null;
  if (callee.type !== 'MemberExpression' || name === null || !['ThisExpression', 'Super'].includes(callee.object.type))
    return null;
  const owner = enclosingClass(call);
  const isOverridden = (node: ClassNode): boolean =>
    callee.object.type === 'ThisExpression' && methodOf(node, name).kind === 'function';
  const instance = owner && inheritedInstance(owner, resolver, isOverridden);
  return instance && { owner, from: { ...instance, path: [...instance.path, name] } };
}

/**
 * An instance of the class of another file that a class extends, by itself or by a class of this file between.
 *
 * @param stops whether a class on the way has what is asked for itself
 */
export function inheritedInstance(
  owner: ClassNode,
  resolver: Resolver,
  stops: (node: ClassNode) => boolean = () => false,
): Reference | null {
  let current: ClassNode | null = owner;
  for (let steps = 0; current && steps < DEEPEST && !stops(current); steps += 1) {
    const parent: Value | null = current.superClass && resolver.resolve(current.superClass);
    if (parent?.kind === 'import') return referenceTo(stepFrom(parent, CALL));
    current = parent?.kind === 'class' && parent.node !== current ? parent.node : null;
  }
  return null;
}

/** What the instances of a class register on that inherits how. */
export function ownReceiver(owner: ClassNode, resolver: Resolver): Receiver {
  return resolver.receiver(owner, 'inherited', () => ({ name: 'this', isMember: true }));
}

/** Stands for the routers of one other file until it is known which they are. */
function outerReceiver(call: TSESTree.CallExpression, { specifier }: Reference, resolver: Resolver): Receiver {
  const callee = bare(call.callee);
  const name = lastName(callee.type === 'MemberExpression' ? callee.object : callee);
  return resolver.receiver(resolver.file.ast, `routers of ${specifier}`, () => ({ name }));
}
