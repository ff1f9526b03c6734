import type { TSESTree } from '@typescript-eslint/utils';
import type { PathArgument } from './calls/path-argument.ts';
import { sendsOn } from './handlers/handlers.ts';
import { prefixPaths } from './mount-prefixes.ts';
import { proxiedPaths } from './proxied-paths.ts';
import type { Resolver } from './values/resolver.ts';

/** A call that registers middleware, whatever that would be elsewhere. */
export interface MiddlewareCall {
  /** Empty where requests of every path are meant. */
  readonly paths: readonly PathArgument[];
  readonly mounted: readonly { readonly kind: 'middleware'; readonly response: 'unknown'; readonly forwards: boolean; readonly from: null }[];
}

/** Reads `fastify.use('/users', requireLogin)` by its arguments. */
export function readMiddlewareCall(all: readonly TSESTree.Node[], resolver: Resolver): MiddlewareCall {
  const [first, ...rest] = all;
  const isPath = first !== undefined && first.type !== 'SpreadElement';
  const paths = isPath ? prefixPaths(first, rest.length > 0, resolver) : [];
  const nodes = paths.length > 0 ? rest : all;
  const proxied = isPath && nodes === all && rest.length === 0 ? proxiedPaths(first, resolver) : [];
  return { paths: proxied.length > 0 ? proxied : paths, mounted: nodes.map((node) => ({ kind: 'middleware', response: 'unknown', forwards: sendsOn(node, resolver), from: null })) };
}
