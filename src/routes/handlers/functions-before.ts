import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { bare, isFunction, keyName, type FunctionNode } from '../../text/syntax.ts';
import type { Reference } from '../../model/reference.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { functionOf } from './signature.ts';

/** Options of Fastify with functions that receive a request before its handler. */
const HOOKS: ReadonlySet<string> = new Set(['onRequest', 'preValidation', 'preHandler']);

/**
 * The functions that receive the requests of a registration before its last handler.
 *
 * @param handlers its handlers, with lists flattened
 * @param said all arguments of the registration
 */
export function functionsBefore(
  handlers: readonly TSESTree.Node[],
  said: readonly TSESTree.Node[],
  resolver: Resolver,
): readonly FunctionBefore[] {
  const others = said.filter((node) => !handlers.includes(node) && howGiven(node) !== 'called');
  const lists = new Set<TSESTree.Node>();
  const listed = [...handlers.slice(0, -1), ...others].flatMap((node) => listBehind(node, resolver, lists));
  const given = (node: TSESTree.Node, how: FunctionBefore['how']): FunctionBefore => ({
    node,
    shown: functionOf(node, resolver),
    how,
  });
  return [
    ...[...handlers.slice(0, -1), ...others].map((node) => given(node, howGiven(node))),
    ...[...listed, ...said.flatMap(hooksOf)].map((node) => given(node, 'named')),
  ];
}

/** How deep lists may be nested. */
const DEEPEST = 4;

/**
 * The elements of a list, or of the one in a constant: `const chain = [requireLogin, own]`.
 *
 * @param lists those that have been read already: they may contain each other many times
 */
function listBehind(
  node: TSESTree.Node,
  resolver: Resolver,
  lists: Set<TSESTree.Node>,
  depth = DEEPEST,
): readonly TSESTree.Node[] {
  const name = node.type === 'SpreadElement' ? node.argument : node;
  const value = name.type === 'ArrayExpression' ? name : constantOf(name, resolver.file);
  const list = value && bare(value);
  if (list?.type !== 'ArrayExpression' || lists.has(list) || depth === 0) return [];
  lists.add(list);
  return list.elements.flatMap((each) => (each ? [each, ...listBehind(each, resolver, lists, depth - 1)] : []));
}

function howGiven(node: TSESTree.Node): FunctionBefore['how'] {
  if (isFunction(node)) return 'written';
  return node.type === 'Identifier' || node.type === 'MemberExpression' ? 'named' : 'called';
}

function hooksOf(node: TSESTree.Node): readonly TSESTree.Node[] {
  const options = node.type === 'ObjectExpression' ? node.properties : [];
  const hooks = options.flatMap((option) =>
    option.type === 'Property' && HOOKS.has(keyName(option.key, option.computed) ?? '') ? [option.value] : [],
  );
  return hooks.flatMap((hook): readonly TSESTree.Node[] =>
    hook.type === 'ArrayExpression' ? hook.elements.filter((each) => each !== null) : [hook],
  );
}

/** Where the functions come from that are not in this file. The result of a call is not followed. */
export function comingFrom(before: readonly FunctionBefore[], resolver: Resolver): readonly Reference[] {
  return before.flatMap(({ node, shown, how }) =>
    shown || how === 'called' ? [] : (referenceTo(resolver.resolve(node)) ?? []),
  );
}

/** What a registration gives next to its handler, that sees the requests before it does. */
interface FunctionBefore {
  readonly node: TSESTree.Node;
  /** The function that it is, names or wraps; null where it is not in this file. */
  readonly shown: FunctionNode | null;
  /**
   * `written`: a function that is there itself; `named`: one that may serve other routes too, as may those of a hook;
   * `called`: what a call makes.
   */
  readonly how: 'written' | 'named' | 'called';
}
