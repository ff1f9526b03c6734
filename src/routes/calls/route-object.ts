import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { bare } from '../../text/syntax.ts';
import type { RouteObject } from '../frameworks/framework-tables.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { readPaths } from './path-argument.ts';
import type { Resolver } from '../values/resolver.ts';
import type { RouteCall } from './route-call.ts';

/** A route object as it is written. `methods` are expressions, or null where the object is not in this file. */
export interface ObjectCall extends RouteCall {
  readonly methods: readonly TSESTree.Node[] | null;
}

/**
 * Reads the routes of `fastify.route({ method: ['GET', 'HEAD'], url: '/users', handler: list })`, or of a list of such
 * objects where the framework takes one. What is not read of a list is one more route, an unknown one.
 */
export function readRouteObjects(
  call: TSESTree.CallExpression,
  names: RouteObject,
  resolver: Resolver,
): readonly RouteCall[] {
  const [argument, ...others] = call.arguments;
  if (!argument || others.length > 0) return [];
  const list = names.declarative ? bare(argument) : argument;
  if (list.type !== 'ArrayExpression') return asList(readRouteObject(argument, names, resolver));
  const routes = list.elements.flatMap((node) => {
    const route = node && readRouteObject(node, names, resolver);
    return route?.methods ? [{ ...route, object: node }] : [];
  });
  return routes.length === list.elements.length ? routes : [...routes, untold(list)];
}

function asList(route: ObjectCall | null): readonly ObjectCall[] {
  return route ? [route] : [];
}

/** A registration of unknown routes. */
function untold(node: TSESTree.Node): ObjectCall {
  return { paths: [{ kind: 'dynamic', text: null, node }], handlers: [], methods: null, object: null };
}

/** The expressions of a method option: the value itself, or the elements of an array. */
export function methodNodes(node: TSESTree.Node): readonly TSESTree.Node[] {
  const list = bare(node);
  return list.type === 'ArrayExpression' ? list.elements.filter((each) => each !== null) : [list];
}

/** Reads one route object; null where it is none. An object that is not in this file registers an unknown route. */
export function readRouteObject(node: TSESTree.Node, names: RouteObject, resolver: Resolver): ObjectCall | null {
  if (node.type === 'SpreadElement') return readUnknownObject(node.argument);
  const route = objectOf(node, resolver.file);
  if (!route) return readUnknownObject(node);
  const path = names.path.map((name) => propertyValue(route, name)).find((value) => value !== null);
  const method = propertyValue(route, names.method);
  const handlers = routeHandlers(route, names, resolver);
  const paths = path ? readPaths(path, resolver.file) : [];
  return method && handlers && paths.length > 0
    ? { paths, handlers, methods: methodNodes(method), object: null }
    : null;
}

/**
 * The handler of a route object or of its options; null where there is none. Empty where a declarative framework takes
 * it from an object, `{ view: 'users' }`, or from options that are not in this file.
 */
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

/** `fastify.route(route)` registers a route that this file does not show; null for what cannot be an object. */
function readUnknownObject(argument: TSESTree.Node): ObjectCall | null {
  const node = bare(argument);
  return ['Identifier', 'MemberExpression', 'CallExpression'].includes(node.type) ? untold(node) : null;
}
