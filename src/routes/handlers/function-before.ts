import type { TSESTree } from '@typescript-eslint/utils';
import type { FunctionNode } from '../../text/syntax.ts';

/** What a registration gives next to its handler, that sees the requests before it does. */
export interface FunctionBefore {
  readonly node: TSESTree.Node;
  /** The function that it is, names or wraps; null where it is not in this file. */
  readonly shown: FunctionNode | null;
  /**
   * `written`: a function that is there itself; `named`: one that may serve other routes too, as may those of a hook;
   * `called`: what a call makes.
   */
  readonly how: 'written' | 'named' | 'called';
  /** Whether it is one of the handlers: a hook and what is named among the options take no `next('route')`. */
  readonly isHandler: boolean;
}
