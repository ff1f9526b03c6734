import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, isWithin, memberName } from '../text/syntax.ts';
import type { Framework } from './frameworks/framework.ts';
import { mayHold } from './constraints.ts';
import { type PathArgument, readPaths, withSlashes } from './calls/path-argument.ts';
import type { Receiver } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';
import type { Attempt } from './calls/route-call.ts';
import { referenceTo } from './values/reference-to.ts';
import { chainedArguments, groupFunction, groupRouter } from './groups.ts';
import { UNKNOWN } from './values/syntax-value.ts';
import { readMiddlewareCall, usedArguments } from './middleware-calls.ts';
import { pluginRouter, readPluginCall } from './plugin-mounts.ts';
import type { MountCall } from './mount-call.ts';
import { importedRouter, middleware, mountedBy, router, withMountFunction } from './mounted-values.ts';

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
  if (member === framework.fallbackMember) return readFallback(call, resolver);
  if (framework.group?.members.includes(member)) return readGroup(call, receiver, framework, resolver);
  if (framework.prefixMakesRouter && member === framework.prefixMember) return readPrefixCall(call, receiver, resolver);
  if (!framework.mount || member !== framework.mount.member) return [];
  const read = framework.mount.style === 'plugin' ? readPluginCall : readUseCall;
  return asList(read(call.arguments, framework, resolver));
}

function asList(call: MountCall | null): readonly MountCall[] {
  return call ? [call] : [];
}

/**
 * The handler for requests without a route:
 * `fastify.setNotFoundHandler((request, reply) => reply.sendFile('index.html'))`.
 */
function readFallback(call: TSESTree.CallExpression, resolver: Resolver): readonly MountCall[] {
  const handler = call.arguments.at(-1);
  if (!handler || handler.type === 'SpreadElement') return [];
  const mounted = middleware(handler, resolver.resolve(handler), resolver);
  return mounted.kind === 'middleware' ? [{ paths: [], mounted: [{ ...mounted, isLast: true }] }] : [];
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
