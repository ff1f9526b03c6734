import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { bare, lastName } from '../../text/syntax.ts';
import type { DescribedRoute } from '../frameworks/framework-tables.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { readPaths } from './path-argument.ts';
import type { Resolver } from '../values/resolver.ts';
import type { RouteCall } from './route-call.ts';
import { methodNodes, type ObjectCall } from './route-object.ts';

/**
 * Reads `app.openapi(createRoute({ method: 'get', path: '/users' }), list)`, whose description may be the value of a
 * constant, or be in another file.
 */
export function readDescribedRoute(
  call: TSESTree.CallExpression,
  names: DescribedRoute,
  resolver: Resolver,
): readonly RouteCall[] {
  const [described, handler] = call.arguments;
  const handlers = described && handler ? handlerArguments([handler], resolver) : null;
  if (!described || described.type === 'SpreadElement' || !handlers) return [];
  const node = bare(described);
  const object =
    objectOf(node, resolver.file) ?? descriptionIn(bare(constantOf(node, resolver.file) ?? node), names, resolver);
  const read = object && readDescription(object, names, resolver);
  return [
    read
      ? { ...read, handlers }
      : { paths: [{ kind: 'dynamic', text: null, node }], handlers, methods: null, object: null },
  ];
}

function descriptionIn(
  node: TSESTree.Node,
  { maker }: DescribedRoute,
  resolver: Resolver,
): TSESTree.ObjectExpression | null {
  if (node.type !== 'CallExpression' || lastName(node.callee) !== maker) return null;
  const [object, ...others] = node.arguments;
  return object && others.length === 0 ? objectOf(object, resolver.file) : null;
}

function readDescription(
  object: TSESTree.ObjectExpression,
  { method, path }: DescribedRoute,
  resolver: Resolver,
): ObjectCall | null {
  const [methodNode, pathNode] = [propertyValue(object, method), propertyValue(object, path)];
  const paths = pathNode ? readPaths(pathNode, resolver.file) : [];
  return methodNode && paths.length > 0
    ? { paths, handlers: [], methods: methodNodes(methodNode), object: null }
    : null;
}
