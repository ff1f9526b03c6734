import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey, initialValue } from '../text/constants.ts';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, isFunction, memberName } from '../text/syntax.ts';
import { propertyValue } from './handlers.ts';
import type { Resolver } from './resolver.ts';

/** More rows than these are no list that a person wrote. */
const MOST_ROWS = 500;

/** What a loop runs over, and the pattern or name that holds one row of it. */
interface Loop {
  readonly list: TSESTree.Node;
  readonly row: TSESTree.Node;
}

/** A part of a row as the body of the loop names it: `row.path`, or `path` where the row is taken apart. */
interface RowPart {
  readonly loop: Loop;
  readonly key: string;
}

/**
 * The arguments of a call as they are at run time: one list, or in a loop over a list of objects one for each of them
 * (`[{ path: '/users', route: users }].forEach((each) => app.use(each.path, each.route))`).
 */
export function argumentLists(call: TSESTree.CallExpression, resolver: Resolver): readonly (readonly TSESTree.Node[])[] {
  const parts = call.arguments.map((argument) => partOf(bare(argument), resolver));
  const loop = parts.find((part) => part !== null)?.loop;
  const rows = loop && rowsOf(loop.list, resolver);
  if (!rows) return [call.arguments];
  const lists = rows.map((row) =>
    call.arguments.map((argument, at) => {
      const part = parts[at];
      return part?.loop.row === loop.row ? propertyValue(row, part.key) : argument;
    }),
  );
  const whole = lists.flatMap((list) => (list.every((node) => node !== null) ? [list] : []));
  return whole.length === lists.length ? whole : [call.arguments];
}

function partOf(node: TSESTree.Node, resolver: Resolver): RowPart | null {
  if (node.type === 'Identifier') {
    const variable = variableOf(node, resolver.file);
    const loop = variable && loopOf(variable);
    const key = loop?.row.type === 'ObjectPattern' ? destructuredKey(loop.row, node.name) : null;
    return loop && key !== null ? { loop, key } : null;
  }
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null;
  const variable = variableOf(node.object, resolver.file);
  const loop = variable && loopOf(variable);
  const key = memberName(node);
  return loop?.row.type === 'Identifier' && key !== null ? { loop, key } : null;
}

/** The loop whose variable it is: `for (const row of list)` or `list.forEach((row) => ...)`. */
function loopOf(variable: Variable): Loop | null {
  const definition = variable.defs.length === 1 ? variable.defs[0] : undefined;
  const node = definition?.node;
  if (node?.type === 'VariableDeclarator') {
    const loop = node.parent.parent;
    return loop.type === 'ForOfStatement' && loop.left === node.parent ? { list: loop.right, row: node.id } : null;
  }
  if (!node || !isFunction(node) || definition?.name === node.id) return null;
  const call = node.parent;
  const [row] = node.params;
  if (!row || call.type !== 'CallExpression' || call.arguments[0] !== node || call.callee.type !== 'MemberExpression') return null;
  const isLoop = ['forEach', 'map'].includes(memberName(call.callee) ?? '');
  const isRow = row === definition?.name || row.type === 'ObjectPattern';
  return isLoop && isRow ? { list: call.callee.object, row } : null;
}

/** The objects of a list that stands in this file; null where one of its elements is something else. */
function rowsOf(list: TSESTree.Node, resolver: Resolver): readonly TSESTree.ObjectExpression[] | null {
  const expression = bare(list);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const value = variable ? initialValue(variable, resolver.file) : expression;
  const array = value && bare(value);
  if (array?.type !== 'ArrayExpression' || array.elements.length === 0 || array.elements.length > MOST_ROWS) return null;
  const rows = array.elements.flatMap((element) => {
    const row = element && bare(element);
    return row?.type === 'ObjectExpression' ? [row] : [];
  });
  return rows.length === array.elements.length ? rows : null;
}
