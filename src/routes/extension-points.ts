import type { TSESTree } from '@typescript-eslint/utils';
import { isParameter } from '../text/scope.ts';
import { bare, enclosingClass, keyName, memberName } from '../text/syntax.ts';
import { UNSEEN_ANSWER } from './unseen-handler.ts';
import type { Route, Router } from '../model/router.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';

/**
 * Who registers on a router that a call passes, out of sight: classes below this one, or whoever calls the function.
 */
export type Extension = 'class' | 'caller';

/**
 * By whom a router is added to where a call passes it over: `this.extend(router)`, where the class has no such method
 * or an empty one, which classes below it replace; `options.before?.(router)`, where the function itself comes in as a
 * parameter. Null for any other call.
 */
export function extensionBy(call: TSESTree.CallExpression, resolver: Resolver): Extension | null {
  const callee = bare(call.callee);
  if (callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression')
    return isLeftOpen(callee, resolver) ? 'class' : null;
  // Whatever comes in as a parameter may be a router as well.
  return ['unknown', 'receiver'].includes(resolver.resolve(callee).kind) && comesIn(callee, resolver) ? 'caller' : null;
}

/** Whether the class of a member leaves it to other classes what that does. What it inherits itself is seen there. */
function isLeftOpen(callee: TSESTree.MemberExpression, resolver: Resolver): boolean {
  const value = resolver.resolve(callee);
  if (value.kind === 'function') return value.node.body.type === 'BlockStatement' && value.node.body.body.length === 0;
  const owner = value.kind === 'unknown' ? enclosingClass(callee) : null;
  const name = memberName(callee);
  return (
    owner !== null &&
    name !== null &&
    (!owner.superClass ||
      owner.body.body.some(
        (member) => member.type === 'TSAbstractMethodDefinition' && keyName(member.key, member.computed) === name,
      ))
  );
}

function comesIn(callee: TSESTree.Node, resolver: Resolver): boolean {
  const root = callee.type === 'MemberExpression' ? bare(callee.object) : callee;
  return root.type === 'Identifier' && isParameter(root, resolver.file);
}

/** The calls of members of a router that register something which is not read: `router.add('/lamps', list)` of h3. */
export function unreadCalls(receiver: Receiver, resolver: Resolver): readonly TSESTree.CallExpression[] {
  const calls = receiver.proof?.framework.unreadMembers?.flatMap((member) => resolver.file.callsNamed(member)) ?? [];
  return calls.filter(({ callee }) => {
    const value = callee.type === 'MemberExpression' ? resolver.resolve(callee.object) : null;
    return value?.kind === 'receiver' && value.receiver === receiver;
  });
}

/** What is in a table for all that such a call may register. */
export function unseenRoute(router: Router, { range }: TSESTree.CallExpression, branches: readonly string[]): Route {
  return {
    kind: 'route',
    router,
    methods: [{ method: 'UNKNOWN', range, edit: () => null }],
    path: null,
    pathKind: 'dynamic',
    handler: { names: [], answer: UNSEEN_ANSWER, passesOn: null, from: null },
    range,
    pathRange: range,
    owner: {},
    branches,
  };
}
