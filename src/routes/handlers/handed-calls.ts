import type { TSESTree } from '@typescript-eslint/utils';
import type { FunctionNode } from '../../text/syntax.ts';
import type { Resolver } from '../values/resolver.ts';
import { ownAnswerOf } from './response.ts';
import { functionOf } from './signature.ts';

/** How many functions of one file a request is followed through. */
export const MOST_FUNCTIONS = 20;

/** A call that a function passes its request to. */
export interface HandedCall {
  readonly call: TSESTree.CallExpression;
  /** The function of this file that goes on with it; null for any other. */
  readonly next: FunctionNode | null;
}

const known = new WeakMap<FunctionNode, readonly HandedCall[]>();

/** The calls that a function of this file passes its request to. */
export function handedCalls(node: FunctionNode, resolver: Resolver): readonly HandedCall[] {
  const calls =
    known.get(node) ??
    ownAnswerOf(node, resolver.file).handings.map((call) => ({ call, next: functionOf(call.callee, resolver) }));
  known.set(node, calls);
  return calls;
}
