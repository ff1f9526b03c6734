import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import type { TextSource } from '../../text/scope.ts';
import { bare } from '../../text/syntax.ts';

/** How many calls and constants are followed to the name of a file. */
const DEEPEST = 8;

/**
 * The text of a string, the fixed text of a template, or that of the left operand of a `+`; null for any other node.
 */
export function literalText(node: TSESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'BinaryExpression') return literalText(node.left);
  return node.type === 'TemplateLiteral' ? node.quasis.map((quasi) => quasi.value.raw).join('') : null;
}

/** Whether a text is HTML itself. */
export function isMarkup(node: TSESTree.Node): boolean {
  return literalText(node)?.trimStart().startsWith('<') ?? false;
}

/** Whether a text is the content type of HTML: `'text/html; charset=utf-8'`, `'html'`. */
export function isHtmlType(node: TSESTree.Node): boolean {
  return /^(?:text\/)?html\b/.test(literalText(node) ?? '');
}

/**
 * Whether an expression names an HTML file: `'index.html'`, `` `${root}/index.html` ``,
 * `path.join(__dirname, 'index.html')`, `__dirname + '/index.html'`, what is read from such a file, and a constant with
 * one of these.
 */
export function namesHtml(node: TSESTree.Node, source: TextSource, depth = DEEPEST): boolean {
  const expression = bare(node);
  if (depth === 0) return false;
  if (expression.type === 'AwaitExpression') return namesHtml(expression.argument, source, depth - 1);
  if (expression.type === 'CallExpression')
    return expression.arguments.some((argument) => namesHtml(argument, source, depth - 1));
  if (expression.type === 'BinaryExpression')
    return namesHtml(expression.right, source, depth - 1) || (literalText(expression.left)?.endsWith('.html') ?? false);
  if (expression.type !== 'Identifier') return literalText(expression)?.endsWith('.html') ?? false;
  const value = constantOf(expression, source);
  return value !== null && namesHtml(value, source, depth - 1);
}
