import type { TSESTree } from '@typescript-eslint/utils';
import { readText } from '../text/read-text.ts';
import { bare } from '../text/syntax.ts';
import type { Text } from '../text/text.ts';
import type { Framework } from './frameworks/framework.ts';
import { handlerArguments, objectOf, propertyValue } from './handlers.ts';
import { beginningOf, readPaths, type PathArgument } from './path-argument.ts';
import type { Receiver } from './receiver.ts';
import type { Resolver } from './resolver.ts';
import type { Candidate } from './scan.ts';

/** A candidate with what it is called on. */
export interface Attempt extends Candidate {
  readonly receiver: Receiver;
  /** The call that opened the path, where it is one of a chain: `app.route('/users')`. */
  readonly pathCall: TSESTree.CallExpression | null;
  /** The text of the member's name where it stands in brackets: `app['get']`, `app[METHOD]`. */
  readonly memberText: Text | null;
}

/** A route registration as it is written, before anything is decided of it. */
export interface RouteCall {
  readonly paths: readonly PathArgument[];
  readonly handlers: readonly TSESTree.Node[];
  /** Where the methods are written: in the name of the member, or as values. Null where they are not told. */
  readonly methods: 'member' | readonly TSESTree.Node[] | null;
}

/** Reads a call as a route registration of a framework; null where it is none. */
export function readRouteCall(attempt: Attempt, framework: Framework, resolver: Resolver): RouteCall | null {
  const { member } = attempt;
  if (member === null) return attempt.call.arguments.length > 1 || attempt.pathCall ? readMethodCall(attempt, framework, resolver) : null;
  if (Object.hasOwn(framework.methods, member)) return readMethodCall(attempt, framework, resolver);
  if (member === framework.methodList) return readMethodList(attempt, resolver);
  return member === framework.routeObject?.member ? readRouteObject(attempt, framework.routeObject, resolver) : null;
}

function readMethodCall(attempt: Attempt, framework: Framework, resolver: Resolver): RouteCall | null {
  const methods = attempt.member === null ? null : 'member';
  const nodes = attempt.call.arguments;
  const [opened] = attempt.pathCall?.arguments ?? [];
  if (opened) {
    const handlers = handlerArguments(nodes, resolver);
    return handlers && { paths: readPaths(opened, resolver.file), handlers, methods };
  }
  const at = pathIndex(nodes, framework, resolver);
  const path = nodes[at];
  if (!path || path.type === 'SpreadElement') return null;
  const isBare = nodes.length === 1 && framework.handlerless && isStatementOnRouter(attempt);
  const handlers = isBare ? [] : handlersBehind(nodes.slice(at + 1), framework, resolver);
  const paths = handlers ? readPaths(path, resolver.file) : [];
  return handlers && paths.length > 0 ? { paths, handlers, methods } : null;
}

function isStatementOnRouter({ receiver, call }: Attempt): boolean {
  return receiver.proof?.kind === 'router' && call.parent.type === 'ExpressionStatement';
}

/** A route's name may stand before its path: `router.get('user', '/users/:id', show)`. */
function pathIndex(nodes: readonly TSESTree.CallExpressionArgument[], framework: Framework, resolver: Resolver): number {
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
  if (!framework.optionsArgument || nodes.length > 2) return handlerArguments(nodes, resolver);
  const last = nodes.at(-1);
  const options = last && nodes.length === 1 ? objectOf(last, resolver) : null;
  const handler = options ? propertyValue(options, framework.routeObject?.handler ?? 'handler') : last;
  return handler ? handlerArguments([handler], resolver) : null;
}

/** `router.register('/users', ['GET', 'HEAD'], list)`. */
function readMethodList({ call }: Attempt, resolver: Resolver): RouteCall | null {
  const [path, methods, ...rest] = call.arguments;
  const list = methods && bare(methods);
  if (!path || path.type === 'SpreadElement' || list?.type !== 'ArrayExpression') return null;
  const handlers = handlerArguments(rest, resolver);
  const paths = readPaths(path, resolver.file);
  return handlers && paths.length > 0 ? { paths, handlers, methods: list.elements.filter((each) => each !== null) } : null;
}

/** `fastify.route({ method: ['GET', 'HEAD'], url: '/users', handler: list })`, or a route object from elsewhere. */
function readRouteObject(
  { call }: Attempt,
  names: NonNullable<Framework['routeObject']>,
  resolver: Resolver,
): RouteCall | null {
  const [argument] = call.arguments;
  if (!argument || argument.type === 'SpreadElement' || call.arguments.length > 1) return null;
  const route = objectOf(argument, resolver);
  if (!route) return readUnknownObject(argument);
  const path = names.path.map((name) => propertyValue(route, name)).find((value) => value !== null);
  const handler = propertyValue(route, names.handler);
  const method = propertyValue(route, names.method);
  const handlers = handler && handlerArguments([handler], resolver);
  const paths = path ? readPaths(path, resolver.file) : [];
  if (!method || !handlers || paths.length === 0) return null;
  const list = bare(method);
  return { paths, handlers, methods: list.type === 'ArrayExpression' ? list.elements.filter((each) => each !== null) : [list] };
}

/** `fastify.route(route)` registers a route, though not this file says which. */
function readUnknownObject(argument: TSESTree.Node): RouteCall | null {
  const node = bare(argument);
  const mayBeObject = ['Identifier', 'MemberExpression', 'CallExpression'].includes(node.type);
  return mayBeObject ? { paths: [{ kind: 'dynamic', text: null, node }], handlers: [], methods: null } : null;
}
