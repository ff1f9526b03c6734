import type { TSESTree } from '@typescript-eslint/utils';
import { unsaid } from './method.ts';
import type { Request } from '../model/request.ts';

/**
 * Where a query, a field of a body or a header says another method than the request has, as `method-override` reads
 * them.
 */
const OVERRIDES = /\b_method\b|\bx-(?:http-)?method-override\b/i;

/** Whether requests of a text may say another method besides their own. */
export function mayOverride(text: string): boolean {
  return OVERRIDES.test(text);
}

/**
 * A request with an unknown method where its call, or what is chained behind it, says another one:
 * `post('/users/7', { _method: 'PUT' })`.
 */
export function withOverride(request: Request, node: TSESTree.Node, text: string): Request {
  return request.kind === 'request' && mayOverride(text.slice(...chainOf(node).range))
    ? { ...request, method: unsaid('UNKNOWN', request.range) }
    : request;
}

/** All that goes on from a call: `request(app).post('/users/7').send(body)`. */
function chainOf(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  const goesOn = parent?.type === 'MemberExpression' || (parent?.type === 'CallExpression' && parent.callee === node);
  return goesOn ? chainOf(parent) : node;
}
