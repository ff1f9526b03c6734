import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { bare } from '../../text/syntax.ts';
import type { RouteObject } from '../frameworks/framework.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { changesRows, isRow, listedNodes, listReference } from '../values/listed-nodes.ts';
import { readPaths } from './path-argument.ts';
import type { Resolver } from '../values/resolver.ts';
import type { RouteCall } from './route-call.ts';
import { argumentLists } from '../values/rows.ts';

/** A route object as it is written: its methods are values, and null where another file holds it. */
export interface ObjectCall extends RouteCall {
  readonly methods: readonly TSESTree.Node[] | null;
}

/**
 * Reads `fastify.route({ method: ['GET', 'HEAD'], url: '/users', handler: list })`, the same with a list of routes
 * where the framework takes one, and each round of a loop that registers a route.
 */
export function readRouteObjects(
  call: TSESTree.CallExpression,
  names: RouteObject,
  resolver: Resolver,
): readonly RouteCall[] {
  if (call.arguments.length !== 1) return [];
  const given = argumentLists(call, resolver).flatMap(([argument]) => (argument ? [argument] : []));
  const isLoop = given[0] !== call.arguments[0];
  return given.flatMap((argument) => {
    const listed = names.declarative || isRow(argument, resolver) ? listedNodes(argument, resolver) : null;
    return (listed ?? [argument]).flatMap((node) => {
      const route = readRouteObject(node, names, resolver);
      return route ? [{ ...route, object: listed || isLoop ? node : null }] : [];
    });
  });
}

/** The method of a registration, or each one of its list. */
export function methodNodes(node: TSESTree.Node): readonly TSESTree.Node[] {
  const list = bare(node);
  return list.type === 'ArrayExpression' ? list.elements.filter((each) => each !== null) : [list];
}

/** Reads one route object; where another file holds it, or a list of them, that is where it comes from. */
export function readRouteObject(node: TSESTree.Node, names: RouteObject, resolver: Resolver): ObjectCall | null {
  if (node.type === 'SpreadElement') return readUnknownObject(node.argument, names, resolver);
  const route = objectOf(node, resolver.file);
  if (!route) return readUnknownObject(node, names, resolver);
  const path = names.path.map((name) => propertyValue(route, name)).find((value) => value !== null);
  const method = propertyValue(route, names.method);
  const handlers = routeHandlers(route, names, resolver);
  const paths = path ? readPaths(path, resolver.file) : [];
  return method && handlers && paths.length > 0
    ? { paths, handlers, methods: methodNodes(method), object: null }
    : null;
}

/** The handler of a route object or of its options; none where it is declared and no function: `{ view: 'users' }`. */
function routeHandlers(
  route: TSESTree.ObjectExpression,
  names: RouteObject,
  resolver: Resolver,
): readonly TSESTree.Node[] | null {
  const options = names.options.flatMap((name) => propertyValue(route, name) ?? []);
  const inner = options.flatMap((node) => objectOf(node, resolver.file) ?? []);
  const handler = [route, ...inner]
    .map((object) => propertyValue(object, names.handler))
    .find((value) => value !== null);
  if (!handler) return names.declarative && options.length > inner.length ? [] : null;
  return names.declarative && objectOf(handler, resolver.file) ? [] : handlerArguments([handler], resolver);
}

/** `fastify.route(route)` registers a route, though this file does not say which. */
function readUnknownObject(argument: TSESTree.Node, names: RouteObject, resolver: Resolver): ObjectCall | null {
  const node = bare(argument);
  if (!['Identifier', 'MemberExpression', 'CallExpression'].includes(node.type)) return null;
  const listFrom = changesRows([names.method, ...names.path], resolver) ? null : listReference(node, resolver);
  return { paths: [{ kind: 'dynamic', text: null, node }], handlers: [], methods: null, object: null, listFrom };
}
