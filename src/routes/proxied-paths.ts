import type { TSESTree } from '@typescript-eslint/utils';
import { standsFor } from '../text/constants.ts';
import { LinkedText } from '../text/linked-text.ts';
import { objectOf, propertyValue } from '../text/objects.ts';
import { readText } from '../text/read-text.ts';
import type { PathArgument } from './calls/path-argument.ts';
import { isProxy } from './handlers/outgoing.ts';
import type { Resolver } from './values/resolver.ts';

/** What options of a proxy are called that specify which requests it sends on. */
const FILTER = 'pathFilter';

/** A pattern for all below an address: what a proxy is at is that anyway. */
const ALL_BELOW = /\/\*{1,2}$/;

/**
 * The addresses that a proxy is told itself, and not what mounts it: `createProxyMiddleware('/users', { target })`,
 * `createProxyMiddleware({ target, pathFilter: ['/users', '/posts'] })`. Empty where it is told none, or one that is
 * not read.
 */
export function proxiedPaths(given: TSESTree.Node, resolver: Resolver): readonly PathArgument[] {
  const node = standsFor(given, resolver.file);
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  if (!first || first.type === 'SpreadElement' || !isProxy(node, resolver.file)) return [];
  const options = objectOf(first, resolver.file);
  const said = options ? propertyValue(options, FILTER) : first;
  const list = said && standsFor(said, resolver.file);
  if (!list) return [];
  const nodes = list.type === 'ArrayExpression' ? list.elements : [list];
  const paths = nodes.flatMap((each) => (each ? pathAt(each, resolver) : []));
  return paths.length === nodes.length ? paths : [];
}

function pathAt(node: TSESTree.Node, { file }: Resolver): readonly PathArgument[] {
  const path = readText(node, file)?.value.replace(ALL_BELOW, '') ?? '';
  return /^\/./.test(path) ? [{ kind: 'text', text: new LinkedText(path, node.range), node }] : [];
}
