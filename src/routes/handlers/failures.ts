import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName } from '../../text/syntax.ts';
import type { Range } from '../../model/text.ts';
import { literalText } from './page-files.ts';

/** Members that set the status of a response, some together with its body: `c.json({}, 410)`. */
const STATUS_MEMBERS = new Set([
  'status',
  'statusCode',
  'sendStatus',
  'code',
  'writeHead',
  'throw',
  'html',
  'json',
  'text',
]);

/**
 * The part of a function that responds with an error, where a call or an assignment sets such a status: its own chain
 * (`res.status(404).render('lost')`), or the block around a statement of its own (`res.status(404);`). Otherwise null.
 */
export function failureRange(node: TSESTree.CallExpression | TSESTree.AssignmentExpression): Range | null {
  const said = node.type === 'CallExpression' ? bare(node.callee) : bare(node.left);
  const values = node.type === 'CallExpression' ? node.arguments : [node.right];
  const member = said.type === 'MemberExpression' ? memberName(said) : null;
  if (member === null || !STATUS_MEMBERS.has(member) || !values.some(isFailure)) return null;
  const whole = wholeChain(node);
  const block = whole === node && node.parent.type === 'ExpressionStatement' ? node.parent.parent : null;
  return block?.type === 'BlockStatement' ? block.range : whole.range;
}

/**
 * Whether the page that a call shows has the name of an error page: `res.render('404')`,
 * `res.sendFile('not-found.html')`.
 */
export function showsFailure(call: TSESTree.CallExpression): boolean {
  return call.arguments.some(saysFailure);
}

function saysFailure(node: TSESTree.Node): boolean {
  if (node.type === 'CallExpression') return node.arguments.some(saysFailure);
  if (node.type === 'BinaryExpression') return saysFailure(node.left) || saysFailure(node.right);
  return /404|not[-_ ]?found|error/i.test(literalText(node) ?? '');
}

/** Whether a value is the status of an error: `404`, `StatusCodes.NOT_FOUND`, `error.status || 500`. */
function isFailure(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type === 'LogicalExpression') return isFailure(expression.right);
  if (expression.type === 'Literal')
    return typeof expression.value === 'number' && expression.value >= 400 && expression.value < 600;
  return /^not_?found$/i.test(lastName(expression));
}

/** The last call of the chain that an expression begins. */
function wholeChain(node: TSESTree.Node): TSESTree.Node {
  let whole = node;
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'CallExpression' && parent.callee === whole) whole = parent;
    else if (parent.type === 'MemberExpression' && parent.object === whole) whole = parent;
    else break;
  }
  return whole;
}
