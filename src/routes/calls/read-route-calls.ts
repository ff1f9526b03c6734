import type { TSESTree } from '@typescript-eslint/utils';
import { readDescribedRoute } from './described-route.ts';
import { beginningOf, readPaths, withSlashes } from './path-argument.ts';
import { usualRoutes } from './resources.ts';
import type { Attempt, RouteCall } from './route-call.ts';
import { methodNodes, readRouteObjects } from './route-object.ts';
import type { Framework } from '../frameworks/framework.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { withoutErrorHandlers } from '../handlers/signature.ts';
import type { Resolver } from '../values/resolver.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { readText } from '../../text/read-text.ts';
import { bare, isFunction, memberName } from '../../text/syntax.ts';

/**
 * Reads a call as registrations of a framework: one, or several for a list of route objects. Empty where the call
 * registers nothing.
 */
export function readRouteCalls(attempt: Attempt, framework: Framework, resolver: Resolver): readonly RouteCall[] {
  return readCalls(attempt, framework, resolver).map((call) => ({
    ...call,
    handlers: withoutErrorHandlers(call.handlers, framework, resolver),
  }));
}

function readCalls(attempt: Attempt, framework: Framework, resolver: Resolver): readonly RouteCall[] {
  const { call, member } = attempt;
  if (framework.routeObject && member === framework.routeObject.member)
    return readRouteObjects(call, framework.routeObject, resolver);
  if (framework.describedRoute && member === framework.describedRoute.member)
    return readDescribedRoute(call, framework.describedRoute, resolver);
  if (member !== null && member === framework.resource?.member) {
    const handlers = handlerArguments(call.arguments.slice(-1), resolver) ?? [];
    return usualRoutes(call, framework, resolver).map(({ methods, path }) => ({
      paths: [path],
      handlers,
      methods: { usual: methods },
      object: null,
    }));
  }
  const read = readOne(attempt, framework, resolver);
  return read ? [read] : [];
}

function readOne(attempt: Attempt, framework: Framework, resolver: Resolver): RouteCall | null {
  const { call, member } = attempt;
  if (member !== null && member === framework.methodList?.member) return readMethodList(call, framework, resolver);
  if (!framework.methodMembers) return null;
  if (member === null)
    return call.arguments.length > 1 || attempt.pathCall ? readMethodCall(attempt, framework, resolver) : null;
  return Object.hasOwn(framework.methods, member) ? readMethodCall(attempt, framework, resolver) : null;
}

function readMethodCall(attempt: Attempt, framework: Framework, resolver: Resolver): RouteCall | null {
  const methods = attempt.member === null ? null : 'member';
  const nodes = attempt.call.arguments;
  const [opened] = attempt.pathCall?.arguments ?? [];
  if (opened) return readPathless(opened, nodes, methods, resolver);
  const at = pathIndex(nodes, framework, resolver);
  const first = nodes[at];
  if (!first || first.type === 'SpreadElement') return null;
  const before =
    framework.pathlessChain && (nodes.length === 1 || isFunction(bare(first))) ? pathBefore(attempt, framework) : null;
  if (before) return readPathless(before, nodes, methods, resolver);
  const options = framework.pathOptions.length > 0 ? objectOf(first, resolver.file) : null;
  const path = options
    ? framework.pathOptions.map((name) => propertyValue(options, name)).find((value) => value !== null)
    : first;
  if (!path) return null;
  const isBare = nodes.length === 1 && framework.handlerless && isStatementOnRouter(attempt);
  const handlers = isBare ? [] : handlersBehind(nodes.slice(at + 1), framework, resolver);
  const read = handlers ? readPaths(path, resolver.file) : [];
  const paths = framework.impliedSlash ? withSlashes(read) : read;
  return handlers && paths.length > 0 ? { paths, handlers, methods, object: null } : null;
}

/** A registration whose path is the argument of another call; null where the arguments are no handlers. */
function readPathless(
  path: TSESTree.Node,
  nodes: readonly TSESTree.Node[],
  methods: RouteCall['methods'],
  resolver: Resolver,
): RouteCall | null {
  const handlers = handlerArguments(nodes, resolver);
  return handlers && { paths: readPaths(path, resolver.file), handlers, methods, object: null };
}

/**
 * The path of the registration before this one in its chain, which this one shares:
 * `app.get('/users', list).post(create)`. Null where there is none.
 */
function pathBefore({ callee }: Attempt, framework: Framework): TSESTree.Node | null {
  for (let before = bare(callee.object); before.type === 'CallExpression'; before = bare(before.callee.object)) {
    if (before.callee.type !== 'MemberExpression') return null;
    const [path] = before.arguments;
    const isRegistration = Object.hasOwn(framework.methods, memberName(before.callee) ?? '');
    if (!isRegistration || !path || path.type === 'SpreadElement') return null;
    if (!isFunction(bare(path))) return path;
  }
  return null;
}

function isStatementOnRouter({ receiver, call }: Attempt): boolean {
  return receiver.proof?.kind === 'router' && call.parent.type === 'ExpressionStatement';
}

/**
 * The index of the path among the arguments: 1 where a route's name comes first
 * (`router.get('user', '/users/:id', show)`), else 0.
 */
function pathIndex(
  nodes: readonly TSESTree.CallExpressionArgument[],
  framework: Framework,
  resolver: Resolver,
): number {
  const [name, path] = nodes;
  if (!framework.namedRoutes || nodes.length < 3 || !name || !path || path.type === 'SpreadElement') return 0;
  const [second] = readPaths(path, resolver.file);
  const isPath = second?.kind === 'regexp' || (second?.text && beginningOf(second.text) !== 'other');
  return isPath && readText(name, resolver.file) ? 1 : 0;
}

function handlersBehind(
  nodes: readonly TSESTree.CallExpressionArgument[],
  framework: Framework,
  resolver: Resolver,
): readonly TSESTree.Node[] | null {
  if (framework.valueHandlers) {
    const [answer] = nodes;
    return answer && answer.type !== 'SpreadElement' ? (handlerArguments([answer], resolver) ?? []) : null;
  }
  if (!framework.optionsArgument) return handlerArguments(nodes, resolver);
  const [first, ...others] = nodes;
  if (first && others.length > 1) {
    return handlerArguments(objectOf(first, resolver.file) ? others : nodes, resolver);
  }
  const last = nodes.at(-1);
  const options = last && nodes.length === 1 ? objectOf(last, resolver.file) : null;
  const handler = options ? propertyValue(options, framework.routeObject?.handler ?? 'handler') : last;
  return handler ? handlerArguments([handler], resolver) : null;
}

/** `router.register('/users', ['GET', 'HEAD'], list)`, `router.on('GET', '/users', list)`. */
function readMethodList(
  call: TSESTree.CallExpression,
  { methodList, optionsArgument }: Framework,
  resolver: Resolver,
): RouteCall | null {
  const [first, second, ...rest] = call.arguments;
  const isPathFirst = methodList?.first === 'path';
  const [path, methods] = isPathFirst ? [first, second] : [second, first];
  const list = methods && bare(methods);
  if (!path || path.type === 'SpreadElement' || !list || list.type === 'SpreadElement') return null;
  if (isPathFirst && list.type !== 'ArrayExpression') return null;
  const handlers = handlerArguments(
    optionsArgument ? rest.filter((node) => !objectOf(node, resolver.file)) : rest,
    resolver,
  );
  const paths = readPaths(path, resolver.file);
  return handlers && paths.length > 0 ? { paths, handlers, methods: methodNodes(list), object: null } : null;
}
