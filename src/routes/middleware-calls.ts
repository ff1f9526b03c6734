import type { TSESTree } from '@typescript-eslint/utils';
import type { PathArgument } from './calls/path-argument.ts';
import { prefixPaths } from './mount-prefixes.ts';
import type { Resolver } from './values/resolver.ts';
import { constantOrSelf } from '../text/constants.ts';
import { LinkedText } from '../text/source-texts.ts';
import { objectOf, propertyValue } from '../text/objects.ts';
import { readText } from '../text/read-text.ts';
import { isProxyModule } from '../catalogue/proxy-modules.ts';
import { functionOf } from './handlers/signature.ts';
import type { FilePlace } from '../model/text.ts';

/** The option of a proxy for the paths of the requests that it forwards. */
const FILTER = 'pathFilter';

/** The end of a pattern for everything below an address: a proxy forwards that anyway. */
const ALL_BELOW = /\/\*{1,2}$/;

/**
 * The addresses among the own arguments of a proxy, and not of what mounts it:
 * `createProxyMiddleware('/users', { target })`, `createProxyMiddleware({ target, pathFilter: ['/users', '/posts'] })`.
 * Empty where there are none, or one cannot be read.
 */
function proxiedPaths(given: TSESTree.Node, resolver: Resolver): readonly PathArgument[] {
  const node = constantOrSelf(given, resolver.file);
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  const made = resolver.resolve(node);
  if (!first || first.type === 'SpreadElement' || made.kind !== 'import' || !isProxyModule(made.specifier)) return [];
  const options = objectOf(first, resolver.file);
  const said = options ? propertyValue(options, FILTER) : first;
  const list = said && constantOrSelf(said, resolver.file);
  if (!list) return [];
  const nodes = list.type === 'ArrayExpression' ? list.elements : [list];
  const paths = nodes.flatMap((each) => (each ? pathAt(each, resolver) : []));
  return paths.length === nodes.length ? paths : [];
}

function pathAt(node: TSESTree.Node, { file }: Resolver): readonly PathArgument[] {
  const path = readText(node, file)?.value.replace(ALL_BELOW, '') ?? '';
  return /^\/./.test(path) ? [{ kind: 'text', text: new LinkedText(path, node.range), node }] : [];
}

/** A call whose arguments all count as middleware, whatever they would be elsewhere. */
export interface MiddlewareCall {
  /** Empty for the requests of every path. */
  readonly paths: readonly PathArgument[];
  readonly mounted: readonly {
    readonly kind: 'middleware';
    readonly response: 'unknown';
    readonly places: readonly FilePlace[];
    readonly from: null;
  }[];
}

/** The paths of a call, and what it registers there: `app.use('/users', requireLogin)`. */
interface UsedArguments {
  readonly paths: readonly PathArgument[];
  /** The arguments after the path. */
  readonly nodes: readonly TSESTree.Node[];
}

/** Separates the path of a call from what it registers. A proxy as the only argument may have paths of its own. */
export function usedArguments(all: readonly TSESTree.Node[], resolver: Resolver): UsedArguments {
  const [first, ...rest] = all;
  if (!first || first.type === 'SpreadElement') return { paths: [], nodes: all };
  const paths = prefixPaths(first, rest.length > 0, resolver);
  if (paths.length > 0) return { paths, nodes: rest };
  return { paths: rest.length === 0 ? proxiedPaths(first, resolver) : [], nodes: all };
}

/** Reads the arguments of `fastify.use('/users', requireLogin)`. */
export function readMiddlewareCall(all: readonly TSESTree.Node[], resolver: Resolver): MiddlewareCall {
  const { paths, nodes } = usedArguments(all, resolver);
  return {
    paths,
    mounted: nodes.map((node) => {
      const own = functionOf(node, resolver);
      const places = own ? [{ file: resolver.file.file, range: own.range }] : [];
      return { kind: 'middleware', response: 'unknown', places, from: null };
    }),
  };
}
