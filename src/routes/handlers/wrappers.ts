import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type Variable } from '../../text/scope.ts';
import { bare, isFunction, isWithin, type FunctionNode } from '../../text/syntax.ts';
import type { Resolver } from '../values/resolver.ts';

/**
 * Whether what a function answers passes every request on to what the function is given first, as it came:
 * `(handler) => (req, res, next) => handler(req, res, next)`. A function that answers what it is given does so too, as
 * long as it registers nothing on it.
 */
export function handsToFirst(node: FunctionNode, resolver: Resolver): boolean {
  const [given] = node.params;
  const variable = given?.type === 'Identifier' ? variableOf(given, resolver.file) : null;
  if (!variable) return false;
  return resolver.file.returnsOf(node).some((returned) => {
    const answer = bare(returned);
    if (answer.type === 'Identifier' && variableOf(answer, resolver.file) === variable) return !isGivenMore(variable);
    const handler = handlerOf(answer, resolver);
    return (
      handler !== null &&
      !changesAddress(handler, resolver) &&
      variable.references.some(
        ({ identifier }) =>
          identifier.type === 'Identifier' && isWithin(identifier, handler) && isGivenRequest(identifier, handler),
      )
    );
  });
}

/** Whether a function calls a member of what it is given, or gives it to another one: either may register routes. */
function isGivenMore({ references }: Variable): boolean {
  return references.some(({ identifier: { parent }, identifier }) => {
    if (parent.type === 'MemberExpression')
      return parent.parent.type === 'CallExpression' && parent.parent.callee === parent;
    return parent.type === 'CallExpression' && parent.callee !== identifier;
  });
}

function handlerOf(answer: TSESTree.Node, resolver: Resolver): FunctionNode | null {
  if (isFunction(answer)) return answer;
  const value = answer.type === 'Identifier' ? resolver.resolve(answer) : null;
  return value?.kind === 'function' ? value.node : null;
}

/** Whether what is called gets the request and the response that a handler gets itself. */
function isGivenRequest(called: TSESTree.Identifier, { params }: FunctionNode): boolean {
  const call = called.parent;
  if (call.type !== 'CallExpression' || call.callee !== called) return false;
  const [first] = params;
  if (first?.type === 'RestElement')
    return call.arguments[0]?.type === 'SpreadElement' && isSame(call.arguments[0].argument, first.argument);
  return params.length > 1 && params.slice(0, 2).every((parameter, at) => isSame(call.arguments[at], parameter));
}

function isSame(argument: TSESTree.Node | undefined, parameter: TSESTree.Node): boolean {
  return argument?.type === 'Identifier' && parameter.type === 'Identifier' && argument.name === parameter.name;
}

/** `req.url = '/v2' + req.url`. */
function changesAddress(handler: FunctionNode, { file }: Resolver): boolean {
  return file.assignmentsTo('url').some((assignment) => isWithin(assignment, handler));
}
