import type { TSESTree } from '@typescript-eslint/utils';
import type { Receiver, Value } from './values/abstract-value.ts';
import type { Resolver } from './values/resolver.ts';
import { isCalled, UNKNOWN } from './values/syntax-value.ts';
import { isLocal, looksLikeRouter } from './router-names.ts';
import type { MountCall, Mounted } from './mount-call.ts';
import type { Framework } from './frameworks/framework.ts';
import { bare, isFunction } from '../text/syntax.ts';
import { readPaths } from './calls/path-argument.ts';
import { constantOf } from '../text/constants.ts';
import type { Reference } from '../model/reference.ts';
import { handsToFirst } from './handlers/wrappers.ts';
import { referenceTo } from './values/reference-to.ts';
import { functionOf } from './handlers/signature.ts';
import { fileServer } from './handlers/file-servers.ts';

/** The router that a function of another file creates, if this file registers on it; null for any other value. */
export function importedRouter(node: TSESTree.Node, value: Value, resolver: Resolver): Receiver | null {
  const receiver = value.kind === 'import' && isCalled(value) ? resolver.receiverOf(node) : null;
  return receiver && !('call' in receiver) && receiver.madeBy && isLocal(receiver.madeBy) ? receiver : null;
}

/** Takes the path and the router from `mount('/users', router)` of a package; any other mount is returned unchanged. */
export function withMountFunction(
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
export function mountedBy(
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
      : middleware(expression, value, resolver);
  }
  const made = importedRouter(expression, value, resolver);
  return looksLikeRouter(expression, value) || (made && isRegisteredOn(made, framework, resolver))
    ? router(made, referenceTo(value))
    : middleware(expression, value, resolver);
}

/** Whether this file registers a route on what a function of another file makes. */
function isRegisteredOn(made: Receiver, { methods }: Framework, resolver: Resolver): boolean {
  return resolver.file.candidates.some(
    ({ callee, member }) =>
      member !== null && Object.hasOwn(methods, member) && resolver.receiverOf(callee.object) === made,
  );
}

export function router(child: Receiver | null, from: Reference | null): Mounted {
  return { kind: 'router', child, from, parameter: null, folder: null };
}

export function middleware(node: TSESTree.Node, value: Value, resolver: Resolver): Mounted {
  const own = functionOf(node, resolver);
  const places = own ? [{ file: resolver.file.file, range: own.range }] : [];
  const from = referenceTo(value);
  if (!own) return { kind: 'middleware', places, ...(fileServer(node, resolver) ?? { response: 'unknown' }), from };
  // The function may be an argument of a function of another file, which wraps it, or makes a router that answers with
  // it.
  return { kind: 'middleware', response: 'unknown', places, from: from && isLocal(from) ? from : null };
}
