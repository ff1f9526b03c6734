import type { TSESTree } from '@typescript-eslint/utils';
import { lastName } from '../../text/syntax.ts';

/** Names of a request, or of an object that contains it. */
const REQUEST = /^_?(?:req|request|ctx|context|c|event|raw)$/;

/**
 * Whether an expression has the name of a request, or of an object that contains it: `req`, `ctx.request`,
 * `this.request`.
 */
export function isRequest(node: TSESTree.Node): boolean {
  return isRequestName(lastName(node));
}

/** Whether a name is that of a request, or of an object that contains it. */
export function isRequestName(name: string): boolean {
  return REQUEST.test(name);
}

/**
 * Whether an expression has the name of a response. A context is not counted, because it contains the request as well.
 */
export function isResponse(node: TSESTree.Node): boolean {
  return isResponseName(lastName(node));
}

/** Whether a name is that of a response. */
export function isResponseName(name: string): boolean {
  return /^_?(?:res|resp|response|reply|rep|h)$/.test(name);
}
