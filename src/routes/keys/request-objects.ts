import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../../text/constants.ts';
import { variableOf, type TextSource, type Variable } from '../../text/scope.ts';
import { bare, isFunction, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import { isRequest as hasNameOfRequest } from '../handlers/request.ts';

/** A file, and which of its variables hold the options of a request that it sends. */
export interface RequestSource extends TextSource {
  readonly options: ReadonlySet<Variable>;
}

/** Members of a request or its context that are the request, or hold its address: `c.req`, `event.node.req`. */
const HOLDING: ReadonlySet<string> = new Set([
  ...['request', 'req', 'raw', 'node', 'context', 'requestContext', 'http', 'config', 'originalRequest'],
  ...['route', 'routeOptions'],
]);

/** What calls a function with each request that arrives, or with the options of each one that a client sends. */
const CALLING_WITH_REQUEST: ReadonlySet<string> = new Set([
  ...['use', 'addHook', 'ext', 'onRequest', 'onBeforeHandle', 'createServer'],
]);

/** How many names may stand between an expression and a request. */
const MOST_STEPS = 8;

/** Whether an expression is a request, its context, or a part of it that holds the address. */
export function isRequestObject(node: TSESTree.Node, source: RequestSource, steps = MOST_STEPS): boolean {
  const expression = bare(node);
  if (steps === 0) return false;
  switch (expression.type) {
    case 'Identifier':
      return isRequestName(expression, source, steps);
    case 'MemberExpression':
      if (expression.object.type === 'ThisExpression') return hasNameOfRequest(expression);
      return HOLDING.has(memberName(expression) ?? '') && isRequestObject(expression.object, source, steps - 1);
    case 'CallExpression':
      // `host.switchToHttp().getRequest()`
      return lastName(expression.callee) === 'getRequest';
    default:
      return false;
  }
}

function isRequestName(name: TSESTree.Identifier, source: RequestSource, steps: number): boolean {
  const variable = variableOf(name, source);
  const [definition] = variable?.defs ?? [];
  if (!variable || !definition) return hasNameOfRequest(name);
  if (source.options.has(variable)) return true;
  if (definition.type === 'Parameter')
    return (
      hasNameOfRequest(name) || (isFunction(definition.node) && isFirstOf(definition.node, definition.name, source))
    );
  const value = initialValue(variable, source);
  return value !== null && isRequestObject(value, source, steps - 1);
}

function isFirstOf(owner: FunctionNode, name: TSESTree.Node, source: RequestSource): boolean {
  return owner.params[0] === name && takesRequest(owner, source);
}

/** Whether a function gets a request as its first argument, whatever it calls it. */
export function takesRequest(owner: FunctionNode, source: RequestSource): boolean {
  const { parent } = owner;
  const isHook = parent.type === 'CallExpression' && CALLING_WITH_REQUEST.has(lastName(parent.callee));
  return isHook || callsThird(owner, source);
}

/** `(r, s, done) => { ...; done(); }` is middleware. */
function callsThird({ params }: FunctionNode, source: RequestSource): boolean {
  const [, , next] = params;
  if (params.length !== 3 || next?.type !== 'Identifier') return false;
  const references = variableOf(next, source)?.references ?? [];
  return references.some(
    ({ identifier: { parent }, identifier }) => parent.type === 'CallExpression' && parent.callee === identifier,
  );
}
