import type { TSESTree } from '@typescript-eslint/utils';
import { lastName } from '../../text/syntax.ts';

/** What is called as a request is, or as what holds one. */
const REQUEST = /^_?(?:req|request|ctx|context|c|event|raw)$/;

/** Whether an expression goes by the name of a request, or of what holds one: `req`, `ctx.request`, `this.request`. */
export function isRequest(node: TSESTree.Node): boolean {
  return REQUEST.test(lastName(node));
}

/**
 * Whether an expression goes by the name of what answers a request. A context is the request as well, and tells
 * nothing.
 */
export function isResponse(node: TSESTree.Node): boolean {
  return /^_?(?:res|resp|response|reply|rep|h)$/.test(lastName(node));
}
