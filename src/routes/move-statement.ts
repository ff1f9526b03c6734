import type { TSESTree } from '@typescript-eslint/utils';
import type { Edit, Range } from '../model/text.ts';
import { askedOnce } from '../text/places.ts';
import { pushChildren } from './scan.ts';
import type { RecognitionSource } from './scanned-file.ts';

/** The source of a file, with its comments in order. */
export interface MovableSource extends Pick<RecognitionSource, 'ast' | 'text' | 'visitorKeys'> {
  readonly comments: readonly { readonly range: Range }[];
}

/** A registration to move, the one to put it before, and those between the two. */
export interface StatementMove {
  readonly moved: Range;
  readonly before: Range;
  readonly passed: readonly Range[];
}

/**
 * The edits that move the statement of a registration before that of another one, with the comments directly above it.
 *
 * @returns null where this is no move of whole lines within one block, or where code between the two may matter to what
 * moves: it passes only other registrations, functions, imports, types, and variables that it does not use
 */
export function moveStatement(source: MovableSource, { moved, before, passed }: StatementMove): readonly Edit[] | null {
  const place = statementAt(source, moved);
  const target = place?.list.find((statement) => isStatementOf(statement, before));
  if (!place || !target || target.range[0] >= place.statement.range[0]) return null;
  const between = place.list.filter(({ range }) => range[0] >= target.range[1] && range[1] <= place.statement.range[0]);
  const names = namesIn(place.statement, source);
  if (!between.every((statement) => isPassable(statement, names, passed))) return null;
  const lines = linesOf(place.statement, source);
  const above = linesOf(target, source);
  return lines && above && startsWithName(lines, source) && startsWithName(above, source)
    ? editsFor(lines, above, source.text)
    : null;
}

interface StatementPlace {
  readonly statement: TSESTree.ExpressionStatement;
  readonly list: readonly TSESTree.Statement[];
}

/** The statement that is a registration and nothing else, and the list that it is in; null where there is none. */
function statementAt({ ast, visitorKeys }: MovableSource, range: Range): StatementPlace | null {
  let node: TSESTree.Node | undefined = ast;
  while (node) {
    const children: TSESTree.Node[] = [];
    pushChildren(node, visitorKeys, children);
    const child: TSESTree.Node | undefined = children.find(
      (each) => each.range[0] <= range[0] && range[1] <= each.range[1],
    );
    if (child && isStatementOf(child, range)) {
      const list = node.type === 'Program' || node.type === 'BlockStatement' ? node.body : null;
      return list && { statement: child, list };
    }
    node = child;
  }
  return null;
}

function isStatementOf(node: TSESTree.Node, [start, end]: Range): node is TSESTree.ExpressionStatement {
  return node.type === 'ExpressionStatement' && node.expression.range[0] === start && node.expression.range[1] === end;
}

/** All names in a statement, of variables and of anything else. */
function namesIn(node: TSESTree.Node, { visitorKeys }: MovableSource): ReadonlySet<string> {
  const names = new Set<string>();
  const stack: TSESTree.Node[] = [node];
  for (let current = stack.pop(); current; current = stack.pop()) {
    if (current.type === 'Identifier' || current.type === 'JSXIdentifier') names.add(current.name);
    pushChildren(current, visitorKeys, stack);
  }
  return names;
}

function isPassable(statement: TSESTree.Statement, names: ReadonlySet<string>, passed: readonly Range[]): boolean {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'ImportDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return true;
    case 'ExpressionStatement':
      return passed.some((range) => isStatementOf(statement, range));
    case 'VariableDeclaration':
      return statement.declarations.every(
        ({ id, init }) => id.type === 'Identifier' && !names.has(id.name) && (!init || isHarmless(init)),
      );
    default:
      return false;
  }
}

const HARMLESS: ReadonlySet<string> = new Set([
  'Literal',
  'TemplateLiteral',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'MemberExpression',
]);

/** Whether the evaluation of an expression has no side effects. */
function isHarmless(node: TSESTree.Node): boolean {
  if (node.type === 'CallExpression') return node.callee.type === 'Identifier' && node.callee.name === 'require';
  return HARMLESS.has(node.type);
}

/** The whole lines of a statement, with the comments directly above it; null where they contain other code. */
function linesOf({ range }: TSESTree.Statement, { text, comments }: MovableSource): Range | null {
  let start = lineStart(text, range[0]);
  const newline = text.indexOf('\n', range[1]);
  const end = newline === -1 ? text.length : newline + 1;
  if (
    text.slice(start, range[0]).trim() !== '' ||
    !/^[ \t]*(?:\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*)?\r?$/.test(
      text.slice(range[1], newline === -1 ? undefined : newline),
    )
  )
    return null;
  for (let at = comments.findLastIndex((comment) => comment.range[1] <= start); at >= 0; at -= 1) {
    const comment = comments[at];
    if (!comment || !/^[ \t]*\r?\n$/.test(text.slice(comment.range[1], start))) break;
    const from = lineStart(text, comment.range[0]);
    if (text.slice(from, comment.range[0]).trim() !== '') break;
    start = from;
  }
  return [start, end];
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/**
 * Whether lines begin with a name, and the next ones with no bracket or operator: without a semicolon before it, such a
 * line would continue the one above.
 */
function startsWithName([start, end]: Range, { text, comments }: MovableSource): boolean {
  const own = comments.filter(({ range }) => range[0] >= start && range[1] <= end);
  const begin = own.reduce((from, { range }) => (text.slice(from, range[0]).trim() === '' ? range[1] : from), start);
  const follows = /^\s*[([`/+-]/.test(text.slice(end, end + 200)) && !/^\s*\/[/*]/.test(text.slice(end, end + 200));
  return /^\s*[\w$]/.test(text.slice(begin, end)) && !follows;
}

const newlineOf = askedOnce((text) => (text.includes('\r\n') ? '\r\n' : '\n'));

/**
 * The edits that remove the lines, with a blank line where two would be left, and insert them above, with a blank line
 * where there was one.
 */
function editsFor([start, end]: Range, [above]: Range, text: string): readonly Edit[] {
  const newline = newlineOf(text);
  const lineAbove = lineStart(text, start - 1);
  const isSpaced = lineAbove > 0 && /^[ \t]*\r?\n$/.test(text.slice(lineAbove, start));
  const isLast = /^[ \t]*(?:\r?\n|$|\})/.test(text.slice(end));
  const blank = isSpaced && isLast ? start - lineAbove : 0;
  const lines = text.slice(start, end);
  const ended = lines.endsWith('\n') ? lines : lines + newline;
  return [
    { range: [above, above], text: ended + (isSpaced ? newline : '') },
    { range: [start - blank, end], text: '' },
  ];
}
