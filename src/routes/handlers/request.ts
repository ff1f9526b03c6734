import type { TSESTree } from '@typescript-eslint/utils';
import { lastName } from '../../text/syntax.ts';

/** What is called as a request is, or as what holds one. */
const REQUEST = /^_?(?:req|request|ctx|context|c|event|raw)$/;

/** Whether an expression goes by the name of a request, or of what holds one: `req`, `ctx.request`, `this.request`. */
export function isRequest(node: TSESTree.Node): boolean {
  return REQUEST.test(lastName(node));
}
