import type { TSESTree } from '@typescript-eslint/utils';
import type { Variable } from '../../text/scope.ts';
import { bare } from '../../text/syntax.ts';
import { routerNameWeight } from './foreign.ts';
import { CHAIN_MEMBERS, FRAMEWORKS, METHOD_MEMBERS } from '../frameworks/all.ts';
import type { Framework, RouterKind } from '../frameworks/framework.ts';
import type { Reference } from '../../model/reference.ts';

/** What routes may be registered on: found by where it comes from, not judged yet. */
export interface Receiver {
  /** What the source proves it to be; null where only its name and its use tell. */
  readonly proof: Proof | null;
  /** The call that makes it, where this file does. */
  readonly creation: TSESTree.CallExpression | TSESTree.NewExpression | null;
  /**
   * Whether the call of a function of another file answers it, which may have given it a prefix and routes:
   * `createRouter().get('/users', list)`.
   */
  readonly isAnswer: boolean;
  /** The function of another file whose call answers it, under a name of its own or not; null where there is none. */
  readonly madeBy: Reference | null;
  /** Whether it comes in as a parameter. */
  readonly isParameter: boolean;
  /** Whether it is a member of something (`this.router`), which others can reach too. */
  readonly isMember: boolean;
  /**
   * The router whose table it shares, where it is that one below a prefix: who mounts it mounts all of that. Null where
   * it is its own.
   */
  readonly whole: Receiver | null;
  /** Its last name: `router` of `this.router`. */
  readonly name: string;
  /** Where it is imported from, or null. */
  readonly imported: Reference | null;
  /** The variables that hold it. */
  readonly variables: Set<Variable>;
  /** The calls of this file that hand it to the function whose parameter it is. */
  readonly handedBy: TSESTree.Node[];
}

export interface Proof {
  readonly framework: Framework;
  readonly kind: RouterKind;
}

/** A receiver under a path: `app.route('/users')`, on which methods are registered. */
export interface PathChain {
  readonly receiver: Receiver;
  readonly call: TSESTree.CallExpression;
}

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

/**
 * The router under a prefix that a call makes: `app.basePath('/api')`; `new Hono().basePath('/api')` is the one that is
 * made there.
 */
export function madeBelow(
  { proof, creation }: Receiver,
  { callee }: TSESTree.CallExpression,
  member: string,
): Proof | null {
  if (!proof?.framework.prefixMakesRouter || member !== proof.framework.prefixMember) return null;
  const object = bare(callee);
  return object.type === 'MemberExpression' && bare(object.object) !== creation
    ? { framework: proof.framework, kind: 'router' }
    : null;
}

/** Whether a member of a receiver is what registers a route, as far as it is known to be a router. */
export function isMethodOf({ proof, name }: Receiver, member: string): boolean {
  return METHOD_MEMBERS.has(member) && (proof !== null || routerNameWeight(name) > 1);
}

/** Whether a chain goes on with the same router behind a member. */
export function answersItself({ proof }: Receiver, member: string): boolean {
  return (
    CHAIN_MEMBERS.has(member) ||
    member === proof?.framework.methodList?.member ||
    (proof?.framework.chains?.includes(member) ?? false)
  );
}
