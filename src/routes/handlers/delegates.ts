import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, type FunctionNode } from '../../text/syntax.ts';

/**
 * The handler to which a function passes its requests on, without doing anything else: `users.list` of
 * `(req, res) => users.list(req, res)`.
 *
 * @returns the node itself where the function does anything else
 */
export function delegateOf(node: TSESTree.Node): TSESTree.Node {
  const handler = bare(node);
  const call = isFunction(handler) ? onlyCall(handler) : null;
  if (!isFunction(handler) || !call || call.arguments.length < Math.min(2, handler.params.length)) return node;
  const passesAll =
    call.arguments.length > 0 && call.arguments.every((argument, at) => isSame(argument, handler.params[at]));
  return passesAll && isNamed(call.callee, handler) ? bare(call.callee) : node;
}

/** The call that is all of a function: `=> list(req)`, `{ return list(req); }`, `{ await list(req); }`. */
function onlyCall({ body }: FunctionNode): TSESTree.CallExpression | null {
  const statements: readonly TSESTree.Node[] = body.type === 'BlockStatement' ? body.body : [body];
  const [statement] = statements;
  if (!statement || statements.length > 1) return null;
  const expression =
    statement.type === 'ReturnStatement'
      ? statement.argument
      : statement.type === 'ExpressionStatement'
        ? statement.expression
        : statement;
  const value = expression && bare(expression);
  const call = value?.type === 'AwaitExpression' ? bare(value.argument) : value;
  return call?.type === 'CallExpression' ? call : null;
}

function isSame(argument: TSESTree.Node, parameter: TSESTree.Parameter | undefined): boolean {
  return argument.type === 'Identifier' && parameter?.type === 'Identifier' && argument.name === parameter.name;
}

/** Whether what is called is named outside of the function: `next(req, res)` and `req.app.handle(req, res)` are not. */
function isNamed(callee: TSESTree.Node, { params }: FunctionNode): boolean {
  let root = bare(callee);
  if (root.type !== 'Identifier' && root.type !== 'MemberExpression') return false;
  while (root.type === 'MemberExpression') root = bare(root.object);
  return !params.some((parameter) => isSame(root, parameter));
}
