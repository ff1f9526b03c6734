import type { TSESTree } from '@typescript-eslint/utils';
import { bare, type ClassNode, isFunction, lastName } from '../../text/syntax.ts';
import { routerNameWeight } from './foreign-names.ts';
import { CHAIN_MEMBERS, FRAMEWORKS, METHOD_MEMBERS } from '../frameworks/all-frameworks.ts';
import type { NamedReceiver, Proof, Receiver, Value } from './abstract-value.ts';
import { constructorOf } from './class-members.ts';
import type { Resolver } from './resolver.ts';

/** What a name alone proves: `fastify` is a router of Fastify. */
export function proofOfName(name: string): Proof | null {
  const framework = FRAMEWORKS.find((each) => each.receiverNames.includes(name));
  return framework ? { framework, kind: 'router' } : null;
}

/** Whether a call is `route('/users')`: one argument, which may be a path. */
export function opensPath(call: TSESTree.CallExpression): boolean {
  const [path] = call.arguments;
  return call.arguments.length === 1 && path?.type !== 'ObjectExpression' && path?.type !== 'SpreadElement';
}

/** What a member proves that a router of no other framework has: `createRouter().basePath('/api')`. */
export function proofOfPrefix(member: string | null | undefined): Proof | null {
  const framework = FRAMEWORKS.find((each) => each.prefixMakesRouter && each.prefixMember === member);
  return framework ? { framework, kind: 'router' } : null;
}

/**
 * The router under a prefix that a call makes: `app.basePath('/api')`; `new Hono().basePath('/api')` is the one that is
 * made there.
 */
export function madeBelow(
  { proof, creation, madeBy }: Receiver,
  { callee }: TSESTree.CallExpression,
  member: string,
): Proof | null {
  const framework = (proof ?? (madeBy && proofOfPrefix(member)))?.framework;
  if (!framework?.prefixMakesRouter || member !== framework.prefixMember) return null;
  const object = bare(callee);
  return object.type === 'MemberExpression' && bare(object.object) !== creation ? { framework, kind: 'router' } : null;
}

/**
 * The router that a member of another one makes, which is not mounted yet: `service.newRouter()`. A parameter is known
 * by that member; other things may have functions of their own by that name.
 */
export function madeApart({ proof, isParameter }: Receiver, member: string): Proof | null {
  const known = isParameter ? FRAMEWORKS : [];
  const framework = (proof ? [proof.framework] : known).find(({ routerMaker }) => routerMaker === member);
  return framework ? { framework, kind: 'router' } : null;
}

/** Whether a member of a receiver is what registers a route, as far as it is known to be a router. */
export function isMethodOf({ proof, name }: Receiver, member: string): boolean {
  return METHOD_MEMBERS.has(member) && (proof !== null || routerNameWeight(name) > 1);
}

/** Whether a chain goes on with the same router after a member. */
export function answersItself({ proof }: Receiver, member: string): boolean {
  return (
    CHAIN_MEMBERS.has(member) ||
    member === proof?.framework.methodList?.member ||
    (proof?.framework.chains?.includes(member) ?? false)
  );
}

/** What a class is that extends a router of a framework: `class Users extends Router {}`. */
export function proofOfClass({ superClass }: ClassNode, resolver: Resolver): Proof | null {
  const parent = superClass && resolver.resolve(superClass);
  const kind = parent?.kind === 'export' ? parent.module.table.makes?.[parent.name] : undefined;
  return parent?.kind === 'export' && kind ? { framework: parent.module.framework, kind } : null;
}

/** The router that `this` is in such a class. */
export function extendedRouter({ owner }: Extract<Value, { kind: 'self' }>, resolver: Resolver): Receiver | null {
  const proof = owner.type === 'Program' ? null : proofOfClass(owner, resolver);
  return proof && resolver.receiver(owner, 'this', () => receiverOf(owner, proof));
}

function receiverOf(owner: ClassNode | TSESTree.Program, proof: Proof): NamedReceiver {
  const body = owner.type === 'Program' ? null : (constructorOf(owner)?.body ?? null);
  const statements = body?.type === 'BlockStatement' ? body.body : [];
  const calls = statements.flatMap((each) =>
    each.type === 'ExpressionStatement' &&
    each.expression.type === 'CallExpression' &&
    each.expression.callee.type === 'Super'
      ? [each.expression]
      : [],
  );
  return { name: 'this', isMember: true, proof, superCall: calls[0] ?? null };
}

/**
 * Whether a call makes a router of pages in a browser, whose members are called as those of a server are:
 * `$.sammy('#main', function () { this.get('/users/list', function (context) {}) })`.
 */
export function makesClientRouter({ callee }: TSESTree.CallExpression): boolean {
  return lastName(callee).toLowerCase() === 'sammy';
}

/** Whether `this` is such a router: the one that is made with the function around it. */
export function isClientRouter(self: TSESTree.ThisExpression): boolean {
  for (let node: TSESTree.Node | undefined = self.parent; node; node = node.parent) {
    if (!isFunction(node) || node.type === 'ArrowFunctionExpression') continue;
    return node.parent.type === 'CallExpression' && makesClientRouter(node.parent);
  }
  return false;
}
