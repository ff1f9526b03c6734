import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../../text/constants.ts';
import { variableOf, type TextSource, type Variable } from '../../text/scope.ts';
import { bare, lastName, memberName } from '../../text/syntax.ts';
import { isRequest as hasNameOfRequest } from '../handlers/is-request.ts';

/**
 * A file, which of its variables hold the options of a request that it sends, and where the parameters begin that are
 * requests which arrive.
 */
export interface RequestSource extends TextSource {
  readonly options: ReadonlySet<Variable>;
  readonly requests: ReadonlySet<number>;
}

/** Members of a request or its context that are the request, or hold its address: `c.req`, `event.node.req`. */
const HOLDING: ReadonlySet<string> = new Set([
  ...['request', 'req', 'raw', 'node', 'context', 'requestContext', 'http', 'config', 'originalRequest'],
  ...['route', 'routeOptions'],
]);

/** How many names may be between an expression and a request. */
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
  if (source.options.has(variable) || source.requests.has(definition.name.range[0])) return true;
  if (definition.type === 'Parameter') return hasNameOfRequest(name);
  const value = initialValue(variable, source);
  return value !== null && isRequestObject(value, source, steps - 1);
}
