import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { bare, lastName } from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all.ts';
import type { DescribedRoute } from '../frameworks/framework.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { listReference } from '../values/listed-nodes.ts';
import { readPaths } from './path-argument.ts';
import type { Resolver } from '../values/resolver.ts';
import type { RouteCall } from './route-call.ts';
import { methodNodes, type ObjectCall } from './route-object.ts';

const DESCRIBED = FRAMEWORKS.flatMap(({ describedRoute }) => describedRoute ?? []);

/**
 * Reads `app.openapi(createRoute({ method: 'get', path: '/users' }), list)`, whose description may have a name, or
 * stand in another file.
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
  if (read) return [{ ...read, handlers }];
  // `{ ...list, middleware: [auth] }` is still that route.
  const base = object ? spreadIn(object) : node;
  const listFrom = base && listReference(base, resolver);
  return listFrom
    ? [{ paths: [{ kind: 'dynamic', text: null, node }], handlers, methods: null, object: null, listFrom }]
    : [];
}

function spreadIn({ properties: [first] }: TSESTree.ObjectExpression): TSESTree.Node | null {
  return first?.type === 'SpreadElement' ? first.argument : null;
}

/**
 * The description that a call makes, `createRoute({ method: 'get', path: '/users' })`, as a route without its handler;
 * null for any other call.
 */
export function readMadeDescription(call: TSESTree.CallExpression, resolver: Resolver): ObjectCall | null {
  for (const names of DESCRIBED) {
    const object = descriptionIn(call, names, resolver);
    const read = object && readDescription(object, names, resolver);
    if (read) return read;
  }
  return null;
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
  const [said, at] = [propertyValue(object, method), propertyValue(object, path)];
  const paths = at ? readPaths(at, resolver.file) : [];
  return said && paths.length > 0 ? { paths, handlers: [], methods: methodNodes(said), object: null } : null;
}
