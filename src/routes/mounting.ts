import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../text/constants.ts';
import { bare, isFunction, isWithin, memberName, type FunctionNode } from '../text/syntax.ts';
import type { Framework } from './frameworks/framework.ts';
import { sendsOn } from './handlers/handlers.ts';
import { mayHold } from './constraints.ts';
import { fileServer, type FileServer } from './handlers/file-servers.ts';
import { namesParameters } from './handlers/parameter-uses.ts';
import { handsToFirst } from './handlers/wrappers.ts';
import { isPageServer } from './handlers/page-servers.ts';
import { readPaths, withSlashes, type PathArgument } from './calls/path-argument.ts';
import type { Receiver, Value } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';
import type { Attempt } from './calls/route-call.ts';
import { functionOf } from './handlers/signature.ts';
import { mayAnswer } from './handlers/answer.ts';
import { passesOn } from './handlers/passing.ts';
import { ownAnswerOf } from './handlers/response.ts';
import type { Response } from '../model/handler.ts';
import type { Reference } from '../model/reference.ts';
import { referenceTo } from './values/reference-to.ts';
import { chainedArguments, groupFunction, groupRouter } from './groups.ts';
import { isCalled, UNKNOWN } from './values/syntax-value.ts';
import { readMiddlewareCall, usedArguments } from './middleware-calls.ts';
import { pluginRouter, readPluginCall } from './plugin-mounts.ts';
import { isLocal, looksLikeRouter } from './router-names.ts';
import type { MountCall, Mounted } from './mount-call.ts';

/** The mounts of a call such as `app.use(...)` or `fastify.register(...)`; none for any other call. */
export function readMountCalls(
  { call, member, receiver }: Attempt,
  framework: Framework,
  resolver: Resolver,
): readonly MountCall[] {
  if (member === null) return [];
  if (member === framework.routerMount) return asList(readRouterMount(call.arguments, resolver));
  if (member === framework.handlerMount?.member) return asList(readHandlerMount(call.arguments, framework, resolver));
  if (framework.answeringMembers && Object.hasOwn(framework.methods, member))
    return readHandedOn(call, receiver, framework, resolver);
  if (member === framework.middlewareMember) return [readMiddlewareCall(call.arguments, resolver)];
  if (member === framework.fallbackMember) return readFallback(call, framework, resolver);
  if (framework.group?.members.includes(member)) return readGroup(call, receiver, framework, resolver);
  if (framework.prefixMakesRouter && member === framework.prefixMember) return readPrefixCall(call, receiver, resolver);
  if (member !== framework.mount.member) return [];
  const read = framework.mount.style === 'plugin' ? readPluginCall : readUseCall;
  return asList(read(call.arguments, framework, resolver));
}

function asList(call: MountCall | null): readonly MountCall[] {
  return call ? [call] : [];
}

/**
 * The handler for requests without a route:
 * `fastify.setNotFoundHandler((request, reply) => reply.sendFile('index.html'))`. None where it neither answers with a
 * page nor forwards requests to another server.
 */
function readFallback(call: TSESTree.CallExpression, framework: Framework, resolver: Resolver): readonly MountCall[] {
  const handler = call.arguments.at(-1);
  const mounted =
    handler && handler.type !== 'SpreadElement'
      ? middleware(handler, resolver.resolve(handler), framework, resolver)
      : null;
  return mounted?.kind === 'middleware' && (mounted.response === 'page' || mounted.forwards)
    ? [{ paths: [], mounted: [{ ...mounted, isLast: true }] }]
    : [];
}

/** The router that a function of another file creates, if this file registers on it; null for any other value. */
export function importedRouter(node: TSESTree.Node, value: Value, resolver: Resolver): Receiver | null {
  const receiver = value.kind === 'import' && isCalled(value) ? resolver.receiverOf(node) : null;
  return receiver && !('call' in receiver) && receiver.madeBy && isLocal(receiver.madeBy) ? receiver : null;
}

/** `app.route('/users', users)`. */
function readRouterMount([path, child, ...others]: readonly TSESTree.Node[], resolver: Resolver): MountCall | null {
  if (!path || !child || path.type === 'SpreadElement' || others.length > 0) return null;
  const value = resolver.resolve(child);
  const mounted =
    value.kind === 'receiver'
      ? router(value.receiver.whole ?? value.receiver, value.receiver.imported)
      : router(importedRouter(child, value, resolver), referenceTo(value));
  return { paths: readPaths(path, resolver.file), mounted: [mounted] };
}

/**
 * `app.mount('/users', users.fetch)`: mounts a router, or another function that answers all requests below the path.
 */
function readHandlerMount(
  [path, handler]: readonly TSESTree.Node[],
  { handlerMount }: Framework,
  resolver: Resolver,
): MountCall | null {
  if (!path || !handler || path.type === 'SpreadElement') return null;
  const given = bare(handler);
  const value =
    given.type === 'MemberExpression' && memberName(given) === handlerMount?.answering
      ? resolver.resolve(given.object)
      : UNKNOWN;
  const mounted =
    value.kind === 'receiver'
      ? router(value.receiver.whole ?? value.receiver, value.receiver.imported)
      : router(null, referenceTo(value));
  return { paths: readPaths(path, resolver.file), mounted: [mounted] };
}

/**
 * `router.all('/lamps/*', lamps.fetch)`, or with a function that calls `lamps.fetch`: another router answers the
 * requests of this route. It does so by its own addresses if this router has no prefix; otherwise the path is unknown.
 */
function readHandedOn(
  { arguments: [path, ...handlers] }: TSESTree.CallExpression,
  parent: Receiver,
  framework: Framework,
  resolver: Resolver,
): readonly MountCall[] {
  if (!path) return [];
  const mounted = handlers
    .flatMap((handler) => answeringIn(handler, framework, resolver))
    .flatMap((node) => {
      const value = resolver.resolve(node);
      if (value.kind === 'receiver') return [router(value.receiver, value.receiver.imported)];
      const from = referenceTo(value);
      return from ? [router(importedRouter(node, value, resolver), from)] : [];
    });
  const [options] = parent.creation?.arguments ?? [];
  const isBare = parent.creation !== null && (!options || !mayHold(options, [framework.prefixOption ?? ''], resolver));
  return mounted.length > 0 ? [{ paths: isBare ? [] : [{ kind: 'dynamic', text: null, node: path }], mounted }] : [];
}

/** The routers with an answering member that a handler is, or that it calls. */
function answeringIn(
  handler: TSESTree.Node,
  { answeringMembers: members = [] }: Framework,
  { file }: Resolver,
): readonly TSESTree.Node[] {
  const node = bare(handler);
  if (node.type === 'MemberExpression') return members.includes(memberName(node) ?? '') ? [node.object] : [];
  const calls = isFunction(node) ? members.flatMap((member) => file.callsNamed(member)) : [];
  return calls.flatMap((call) =>
    call.callee.type === 'MemberExpression' && isWithin(call, node) ? [call.callee.object] : [],
  );
}

/** `const api = app.basePath('/api')`: the returned router is mounted under the prefix. */
function readPrefixCall(call: TSESTree.CallExpression, parent: Receiver, resolver: Resolver): readonly MountCall[] {
  const value = resolver.resolve(call);
  const [path] = call.arguments;
  if (value.kind !== 'receiver' || value.receiver === parent || !path || path.type === 'SpreadElement') return [];
  return [{ paths: readPaths(path, resolver.file), mounted: [router(value.receiver, null)] }];
}

/**
 * `app.group('/v1', (group) => {})`, `router.group(() => {}).prefix('/v1')`: the routes that a function registers are
 * under a prefix.
 */
function readGroup(
  call: TSESTree.CallExpression,
  parent: Receiver,
  framework: Framework,
  resolver: Resolver,
): readonly MountCall[] {
  const owner = groupFunction(call);
  if (!owner) return [];
  if (framework.group?.router === 'outer') {
    const prefixes = chainedArguments(call, 'prefix').flatMap(([path]) =>
      path && path.type !== 'SpreadElement' ? withSlashes(readPaths(path, resolver.file)) : [],
    );
    const paths: readonly PathArgument[] =
      prefixes.length > 1 ? [{ kind: 'dynamic', text: null, node: call }] : prefixes;
    return [{ paths, mounted: [router(groupRouter(call, parent, framework, resolver), null)] }];
  }
  const [path] = call.arguments;
  const child = pluginRouter({ kind: 'function', node: owner, unwrapped: false }, resolver);
  return [
    {
      paths: path && path.type !== 'SpreadElement' ? withSlashes(readPaths(path, resolver.file)) : [],
      mounted: [router(child, null)],
    },
  ];
}

function readUseCall(all: readonly TSESTree.Node[], framework: Framework, resolver: Resolver): MountCall | null {
  if (all.length === 0) return null;
  const { paths, nodes } = usedArguments(all, resolver);
  return withMountFunction(
    { paths, mounted: nodes.flatMap((node) => mountedBy(node, framework, resolver)) },
    nodes,
    framework,
    resolver,
  );
}

/** Takes the path and the router from `mount('/users', router)` of a package; any other mount is returned unchanged. */
function withMountFunction(
  read: MountCall,
  nodes: readonly TSESTree.Node[],
  framework: Framework,
  resolver: Resolver,
): MountCall {
  const [only] = nodes;
  const call = nodes.length === 1 && only ? bare(only) : null;
  if (call?.type !== 'CallExpression' || read.paths.length > 0) return read;
  const callee = resolver.resolve(call.callee);
  if (callee.kind !== 'export' || !callee.module.table.mounts?.includes(callee.name)) return read;
  const [path, child] = call.arguments;
  if (!path || path.type === 'SpreadElement' || !child) return read;
  return { paths: readPaths(path, resolver.file), mounted: mountedBy(child, framework, resolver) };
}

/** How many combinations are expanded for one mount. */
const MOST_COMBINATIONS = 100;

/** The arguments that a call combines: `compose([a, b])`, `combineRouters(a, b)()`; null for any other expression. */
export function combinedBy(node: TSESTree.Node, resolver: Resolver, steps = 4): readonly TSESTree.Node[] | null {
  const expression = bare(node);
  if (expression.type === 'Identifier') {
    const value = constantOf(expression, resolver.file);
    return value && steps > 0 ? combinedBy(value, resolver, steps - 1) : null;
  }
  if (expression.type !== 'CallExpression') return null;
  const callee = bare(expression.callee);
  const value = isFunction(callee) ? UNKNOWN : resolver.resolve(callee);
  if (value.kind === 'export' && value.module.table.combines?.includes(value.name)) return expression.arguments;
  return expression.arguments.length === 0 && steps > 0 ? combinedBy(callee, resolver, steps - 1) : null;
}

/** @param combinations the combinations that were expanded already: they may contain one another many times over */
function mountedBy(
  node: TSESTree.Node,
  framework: Framework,
  resolver: Resolver,
  combinations = new Set<readonly TSESTree.Node[]>(),
): Mounted[] {
  const expression = bare(node);
  const mountedIn = (each: TSESTree.Node): Mounted[] => mountedBy(each, framework, resolver, combinations);
  if (expression.type === 'SpreadElement') return mountedIn(expression.argument);
  if (expression.type === 'ArrayExpression')
    return expression.elements.flatMap((each) => (each ? mountedIn(each) : []));
  const combined = combinedBy(expression, resolver);
  if (combined) {
    if (combinations.has(combined) || combinations.size === MOST_COMBINATIONS) return [];
    combinations.add(combined);
    return combined.flatMap(mountedIn);
  }
  const wrapper = wrapperOf(expression, resolver);
  if (wrapper?.by === null) return mountedIn(wrapper.given);
  const mounted = mountedItself(expression, framework, resolver);
  const given = wrapper ? mountedIn(wrapper.given) : [];
  const [only] = given;
  return [
    wrapper?.by && only && given.length === 1 ? { ...mounted, wrapped: { by: wrapper.by, mounted: only } } : mounted,
  ];
}

/**
 * The argument of a call that may be a wrapper, with one argument alone: `app.use('/users', caught(users))`; null for
 * any other expression.
 *
 * @returns `by` is null where a function of this file passes all requests on to the argument; otherwise it is the
 * function of another file that may do so
 */
function wrapperOf(
  node: TSESTree.Node,
  resolver: Resolver,
): { readonly by: Reference | null; readonly given: TSESTree.Node } | null {
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return null;
  const [given] = node.arguments;
  const callee = bare(node.callee);
  if (!given || given.type === 'SpreadElement' || isFunction(callee)) return null;
  const value = resolver.resolve(callee);
  if (value.kind === 'function') return handsToFirst(value.node, resolver) ? { by: null, given } : null;
  const by = referenceTo(value);
  return by && { by, given };
}

function mountedItself(expression: TSESTree.Node, framework: Framework, resolver: Resolver): Mounted {
  const value = resolver.resolve(expression);
  if (value.kind === 'receiver' || value.kind === 'middleware') {
    const { receiver } = value;
    return receiver.proof || looksLikeRouter(expression, value)
      ? router(receiver, receiver.imported)
      : middleware(expression, value, framework, resolver);
  }
  return looksLikeRouter(expression, value)
    ? router(importedRouter(expression, value, resolver), referenceTo(value))
    : middleware(expression, value, framework, resolver);
}

function router(child: Receiver | null, from: Reference | null): Mounted {
  return { kind: 'router', child, from, parameter: null, folder: null };
}

function middleware(node: TSESTree.Node, value: Value, { signature }: Framework, resolver: Resolver): Mounted {
  const answers = functionOf(node, resolver);
  const forwards = sendsOn(node, resolver);
  const own = answers ?? madeBy(node, resolver);
  const answer = own && ownAnswerOf(own, resolver.file);
  const isAnswering =
    answer && mayAnswer(answer.response, answer.sendsContent, passesOn(own, signature.required, resolver.file));
  const seen = { kind: 'middleware', forwards, mayAnswer: isAnswering ?? undefined } as const;
  const from = referenceTo(value);
  if (!answers || !answer) return { ...seen, ...servedBy(node, resolver), from };
  // The function may be an argument of a function of another file, which wraps it, or makes a router that answers with
  // it.
  return {
    ...seen,
    response: answer.response,
    passesOn: answers.params.length > signature.required,
    namesParameters: namesParameters(answers, resolver.file),
    from: from && isLocal(from) ? from : null,
  };
}

/**
 * The function that a call of a function of this file returns: `answer([])` for
 * `const answer = (value) => (req, res) => {}`. Null for any other expression.
 */
function madeBy(node: TSESTree.Node, resolver: Resolver): FunctionNode | null {
  const maker = node.type === 'CallExpression' ? functionOf(node.callee, resolver) : null;
  return (maker && resolver.file.returnsOf(maker).map(bare).find(isFunction)) ?? null;
}

/** The response of middleware that is not a function of this file, if the call that creates it shows one. */
function servedBy(node: TSESTree.Node, resolver: Resolver): FileServer | { readonly response: Response } {
  if (isPageServer(node, resolver.file)) return { response: 'page' };
  return fileServer(node, resolver) ?? { response: 'unknown' };
}
