import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, memberCall, memberName, type FunctionNode } from '../text/syntax.ts';
import type { Framework } from './frameworks/framework.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';
import { functionAround } from './scan.ts';

/** Whether a call groups routes in a framework. */
function isGroup(call: TSESTree.CallExpression, { group }: Framework): boolean {
  const callee = bare(call.callee);
  return callee.type === 'MemberExpression' && (group?.members.includes(memberName(callee) ?? '') ?? false);
}

/** The function of a group: its last argument. */
export function groupFunction({ arguments: nodes }: TSESTree.CallExpression): FunctionNode | null {
  const last = nodes.at(-1);
  const expression = last && bare(last);
  return expression && isFunction(expression) ? expression : null;
}

/** The framework on whose router a function registers a group, where it is passed the router of the group. */
export function grouperOf(owner: FunctionNode, resolver: Resolver): Framework | null {
  const call = owner.parent;
  if (call.type !== 'CallExpression' || groupFunction(call) !== owner) return null;
  const callee = bare(call.callee);
  const object = callee.type === 'MemberExpression' ? resolver.resolve(callee.object) : null;
  const framework = object?.kind === 'receiver' ? object.receiver.proof?.framework : undefined;
  return framework?.group?.router === 'parameter' && isGroup(call, framework) ? framework : null;
}

/**
 * What a call registers on where groups register on the router outside: the group that it is in, or that router itself.
 * In another function nothing is known of the groups that are open when it is called.
 */
export function groupAround(node: TSESTree.Node, receiver: Receiver, resolver: Resolver): Receiver {
  const framework = receiver.proof?.framework;
  if (framework?.group?.router !== 'outer') return receiver;
  const owner = functionAround(node);
  if (!owner) return receiver;
  const call = owner.parent;
  const isOfGroup = call.type === 'CallExpression' && groupFunction(call) === owner && isGroup(call, framework);
  return groupRouter(isOfGroup ? call : owner, receiver, framework, resolver);
}

/** The router of a group, or of a function, that registers on the router outside. */
export function groupRouter(
  call: TSESTree.CallExpression | FunctionNode,
  { name }: Receiver,
  framework: Framework,
  resolver: Resolver,
): Receiver {
  return resolver.receiver(call, '', () => ({ name, proof: { framework, kind: 'router' } }));
}

/** The arguments of what is called of that name in the chain after a call: `/v1` of `group(() => {}).prefix('/v1')`. */
export function chainedArguments(
  call: TSESTree.CallExpression,
  name: string,
): readonly (readonly TSESTree.CallExpressionArgument[])[] {
  const found: (readonly TSESTree.CallExpressionArgument[])[] = [];
  for (let next = memberCall(call); next; next = memberCall(next.call))
    if (next.name === name) found.push(next.call.arguments);
  return found;
}
