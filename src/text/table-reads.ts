import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from './constants.ts';
import { variableOf, type TextSource, type Variable } from './scope.ts';
import { bare, memberName } from './syntax.ts';
import type { ConstantRead } from './text.ts';

/**
 * How an entry of a table is read: `URLS.users.list` of `const URLS = { users: { list: '/users' } }`.
 *
 * @param entry where the text of the entry stands
 * @returns null where others may read it: the table is exported, handed on or asked for a key that only run time tells
 */
export function tableRead(node: TSESTree.MemberExpression, entry: TSESTree.Node, source: TextSource): ConstantRead | null {
  const keys = keysTo(node);
  const table = keys && rootOf(node);
  const variable = table?.type === 'Identifier' ? variableOf(table, source) : null;
  if (!keys || !variable || !isOwnTable(variable, source)) return null;
  let readers = 0;
  for (const reference of variable.references) {
    if (!reference.isRead()) continue;
    const read = chainOf(reference.identifier);
    const at = keys.findIndex((key, index) => read[index] !== key);
    // The whole table, or a part of it with the entry.
    if (at >= read.length) return null;
    if (at === -1) readers += 1;
  }
  return { constant: entry.range[0], at: node.range[0], readers };
}

/** An object under a name that this file keeps for itself. */
function isOwnTable(variable: Variable, source: TextSource): boolean {
  const [definition] = variable.defs;
  if (definition?.node.type !== 'VariableDeclarator' || definition.node.parent.parent.type === 'ExportNamedDeclaration') return false;
  const value = initialValue(variable, source);
  return value !== null && bare(value).type === 'ObjectExpression';
}

function rootOf(node: TSESTree.Node): TSESTree.Node {
  const expression = bare(node);
  return expression.type === 'MemberExpression' ? rootOf(expression.object) : expression;
}

/** The keys that lead from a name to an entry; null where one of them is not told. */
function keysTo(node: TSESTree.Node): readonly string[] | null {
  const expression = bare(node);
  if (expression.type !== 'MemberExpression') return [];
  const name = memberName(expression);
  const before = keysTo(expression.object);
  return name === null || !before ? null : [...before, name];
}

/** The keys that a name is asked for, as far as they are told. */
function chainOf(identifier: TSESTree.Node): readonly string[] {
  const keys: string[] = [];
  for (let node = identifier; node.parent?.type === 'MemberExpression' && node.parent.object === node; node = node.parent) {
    const name = memberName(node.parent);
    if (name === null) break;
    keys.push(name);
  }
  return keys;
}
