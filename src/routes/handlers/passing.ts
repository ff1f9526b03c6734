import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, lastName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';

/**
 * Whether a handler may hand its requests on to the next route that matches. One that gives an error to `next` does
 * not: errors go to another kind of handler. Who passes `next` itself to somebody may do anything.
 *
 * @param answering how many parameters a handler needs to answer; the one after them passes the request on
 */
export function passesOn(node: FunctionNode, answering: number, file: ScannedFile): boolean {
  if (node.params.slice(0, answering + 1).some(({ type }) => type === 'RestElement')) return true;
  const parameter = node.params[answering];
  if (!parameter) return false;
  return parameter.type !== 'Identifier' || usesOf(parameter, node, file).some((use) => handsOn(use, node));
}

/**
 * Whether a function may answer nothing, and so leave its request to the next route where what a handler returns is the
 * answer.
 */
export function mayReturnNothing({ body }: FunctionNode, file: ScannedFile): boolean {
  return body.type === 'BlockStatement' && (!endsInAnswer(body) || returnsNothing(body, file));
}

/** Whether a statement, where it is run to its end, returns or throws something. */
function endsInAnswer(statement: TSESTree.Statement | undefined): boolean {
  switch (statement?.type) {
    case 'ReturnStatement':
      return statement.argument !== null;
    case 'ThrowStatement':
      return true;
    case 'BlockStatement':
      return endsInAnswer(statement.body.at(-1));
    case 'IfStatement':
      return endsInAnswer(statement.consequent) && endsInAnswer(statement.alternate ?? undefined);
    case 'TryStatement':
      return (
        endsInAnswer(statement.finalizer ?? undefined) ||
        [statement.block, statement.handler?.body].every((each) => !each || endsInAnswer(each))
      );
    default:
      return false;
  }
}

/** Whether a function leaves by a `return` without a value somewhere. */
function returnsNothing(body: TSESTree.BlockStatement, file: ScannedFile): boolean {
  const stack: TSESTree.Node[] = [body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'ReturnStatement' && !node.argument) return true;
    if (!isFunction(node)) pushChildren(node, file.visitorKeys, stack);
  }
  return false;
}

/** Whether a handler is made to open WebSockets: it passes on every other request. */
export function answersUpgradesOnly(node: TSESTree.Node): boolean {
  return node.type === 'CallExpression' && lastName(node.callee) === 'upgradeWebSocket';
}

/** Whether a function may send a request past the other handlers of its route: `next('route')`. */
export function skipsHandlers(node: FunctionNode, file: ScannedFile): boolean {
  const parameter = node.params.at(-1);
  return parameter?.type === 'Identifier' && usesOf(parameter, node, file).some(isSkip);
}

function usesOf({ name }: TSESTree.Identifier, node: FunctionNode, file: ScannedFile): readonly TSESTree.Identifier[] {
  const found: TSESTree.Identifier[] = [];
  const stack: TSESTree.Node[] = [node.body];
  for (let current = stack.pop(); current; current = stack.pop()) {
    if (current.type === 'Identifier' && current.name === name && !isMemberName(current)) found.push(current);
    pushChildren(current, file.visitorKeys, stack);
  }
  return found;
}

/** The `next` of `rows.next()` or of `{ next: 1 }`. */
function isMemberName(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand;
}

function handsOn(use: TSESTree.Identifier, within: FunctionNode): boolean {
  const { parent } = use;
  if (parent.type !== 'CallExpression') return true;
  // `.catch(next)` is called with an error.
  if (parent.callee !== use) return parent.callee.type !== 'MemberExpression' || memberName(parent.callee) !== 'catch';
  const [argument] = parent.arguments;
  return !argument || !isError(bare(argument), parent, within);
}

function isSkip({ parent }: TSESTree.Identifier): boolean {
  const [argument] = parent.type === 'CallExpression' ? parent.arguments : [];
  return argument !== undefined && maySkip(argument);
}

/** `next(mobile ? 'route' : undefined)` skips as well. */
function maySkip(argument: TSESTree.Node): boolean {
  const expression = bare(argument);
  if (expression.type === 'ConditionalExpression')
    return maySkip(expression.consequent) || maySkip(expression.alternate);
  if (expression.type === 'LogicalExpression') return maySkip(expression.left) || maySkip(expression.right);
  return SKIPS.has(plainString(expression) ?? '');
}

/** What tells the router to go on elsewhere; any other argument is an error. */
const SKIPS: ReadonlySet<string> = new Set(['route', 'router']);

const MADE: ReadonlySet<string> = new Set(['NewExpression', 'CallExpression', 'ObjectExpression', 'TemplateLiteral']);

/** Whether what a call gives to `next` is an error for sure: a callback's `error` is none where all went well. */
function isError(argument: TSESTree.Node, call: TSESTree.CallExpression, within: FunctionNode): boolean {
  if (MADE.has(argument.type)) return true;
  const text = plainString(argument);
  if (text !== null) return !SKIPS.has(text);
  const name = lastName(argument);
  return name !== '' && name !== 'undefined' && isCaught(name, call, within);
}

/** Whether a call is where a failure is dealt with: in a `catch`, or after a test of what it passes on. */
function isCaught(name: string, call: TSESTree.CallExpression, within: FunctionNode): boolean {
  for (let node: TSESTree.Node = call; node !== within && node.parent; node = node.parent) {
    const parent: TSESTree.Node = node.parent;
    if (parent.type === 'CatchClause') return true;
    if (parent.type === 'IfStatement' && parent.consequent === node && tests(parent.test, name)) return true;
    if (parent.type === 'ConditionalExpression' && parent.consequent === node && tests(parent.test, name)) return true;
    if (
      parent.type === 'LogicalExpression' &&
      parent.operator === '&&' &&
      parent.right === node &&
      tests(parent.left, name)
    )
      return true;
    if (isFunction(node) && isFailureCallback(node)) return true;
  }
  return false;
}

/** `error`, `error != null`, `error instanceof HttpError`. */
function tests(test: TSESTree.Node, name: string): boolean {
  if (test.type === 'BinaryExpression')
    return ['!=', '!==', 'instanceof'].includes(test.operator) && lastName(test.left) === name;
  return lastName(test) === name;
}

/** `.catch((error) => ...)`, and the second of `.then(..., (error) => ...)`. */
function isFailureCallback(node: FunctionNode): boolean {
  const { parent } = node;
  if (parent.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') return false;
  const member = memberName(parent.callee);
  return member === 'catch' || (member === 'then' && parent.arguments[1] === node);
}
