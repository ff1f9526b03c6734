import type { TSESTree } from '@typescript-eslint/utils';
import type { PathArgument } from './calls/path-argument.ts';
import { sendsOn } from './handlers/handlers.ts';
import { prefixPaths } from './mount-prefixes.ts';
import { proxiedPaths } from './proxied-paths.ts';
import type { Resolver } from './values/resolver.ts';

/** A call that registers middleware, whatever that would be elsewhere. */
export interface MiddlewareCall {
  /** Empty where requests of every path are intended. */
  readonly paths: readonly PathArgument[];
  readonly mounted: readonly {
    readonly kind: 'middleware';
    readonly response: 'unknown';
    readonly forwards: boolean;
    readonly from: null;
  }[];
}

/** What a call puts where: `app.use('/users', requireLogin)`. */
interface UsedArguments {
  readonly paths: readonly PathArgument[];
  /** What follows the path. */
  readonly nodes: readonly TSESTree.Node[];
}

/** Tells the path of a call from what is used there; a proxy alone may specify its paths itself. */
export function usedArguments(all: readonly TSESTree.Node[], resolver: Resolver): UsedArguments {
  const [first, ...rest] = all;
  if (!first || first.type === 'SpreadElement') return { paths: [], nodes: all };
  const paths = prefixPaths(first, rest.length > 0, resolver);
  if (paths.length > 0) return { paths, nodes: rest };
  return { paths: rest.length === 0 ? proxiedPaths(first, resolver) : [], nodes: all };
}

/** Reads `fastify.use('/users', requireLogin)` by its arguments. */
export function readMiddlewareCall(all: readonly TSESTree.Node[], resolver: Resolver): MiddlewareCall {
  const { paths, nodes } = usedArguments(all, resolver);
  return {
    paths,
    mounted: nodes.map((node) => ({
      kind: 'middleware',
      response: 'unknown',
      forwards: sendsOn(node, resolver),
      from: null,
    })),
  };
}
