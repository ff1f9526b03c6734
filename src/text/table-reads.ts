import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from './constants.ts';
import { variableOf, type TextSource, type Variable } from './scope.ts';
import { bare, memberName } from './syntax.ts';
import type { ConstantRead } from '../model/text.ts';

/**
 * How an entry of a table is read: `URLS.users.list` of `const URLS = { users: { list: '/users' } }`.
 *
 * @param entry where the text of the entry is
 * @returns null where others may read it: the table is exported, passed on or asked for a key that only run time tells
 */
export function tableRead(
  node: TSESTree.MemberExpression,
  entry: TSESTree.Node,
  source: TextSource,
): ConstantRead | null {
  const keys = keysTo(node);
  const table = keys && rootOf(node);
  const variable = table?.type === 'Identifier' ? variableOf(table, source) : null;
  if (!keys || !variable || !isOwnTable(variable, source)) return null;
  const { passing, ending } = readsOf(variable);
  // The whole table, or a part of it with the entry.
  if (keys.some((_, at) => ending.has(keyOf(keys.slice(0, at))))) return null;
  return { constant: entry.range[0], at: node.range[0], readers: passing.get(keyOf(keys)) ?? 0 };
}

/** An object under a name that this file keeps for itself. */
function isOwnTable(variable: Variable, source: TextSource): boolean {
  const [definition] = variable.defs;
  if (definition?.node.type !== 'VariableDeclarator' || definition.node.parent.parent.type === 'ExportNamedDeclaration')
    return false;
  const value = initialValue(variable, source);
  return value !== null && bare(value).type === 'ObjectExpression';
}

function rootOf(node: TSESTree.Node): TSESTree.Node {
  const expression = bare(node);
  return expression.type === 'MemberExpression' ? rootOf(expression.object) : expression;
}

/** The keys that lead from a name to an entry; null where one of them is not known. */
function keysTo(node: TSESTree.Node): readonly string[] | null {
  const expression = bare(node);
  if (expression.type !== 'MemberExpression') return [];
  const name = memberName(expression);
  const before = keysTo(expression.object);
  return name === null || !before ? null : [...before, name];
}

/** How a table is read: how many reads lead through each part of it, and the parts that one ends at. */
interface TableReads {
  readonly passing: ReadonlyMap<string, number>;
  readonly ending: ReadonlySet<string>;
}

/** More keys than resolve to an entry that is followed. */
const MOST_KEYS = 32;

/** A table that is read often is asked about as often. */
const readsKnown = new WeakMap<Variable, TableReads>();

function readsOf(variable: Variable): TableReads {
  const known = readsKnown.get(variable);
  if (known) return known;
  const passing = new Map<string, number>();
  const ending = new Set<string>();
  for (const reference of variable.references) {
    if (!reference.isRead()) continue;
    const { keys } = memberChain(reference.identifier, MOST_KEYS);
    keys.forEach((_, at) => {
      const part = keyOf(keys.slice(0, at + 1));
      passing.set(part, (passing.get(part) ?? 0) + 1);
    });
    ending.add(keyOf(keys));
  }
  const reads = { passing, ending };
  readsKnown.set(variable, reads);
  return reads;
}

function keyOf(keys: readonly string[]): string {
  return JSON.stringify(keys);
}

/** The members that an expression is asked for, one of another: `a.b.c` of `a`. */
interface MemberChain {
  /** The whole of it. */
  readonly node: TSESTree.Node;
  readonly keys: readonly string[];
}

/**
 * The members that an expression is asked for where it is, as far as they are told.
 *
 * @param most how many are followed
 */
function memberChain(expression: TSESTree.Node, most: number): MemberChain {
  const keys: string[] = [];
  let node = expression;
  while (keys.length < most && node.parent?.type === 'MemberExpression' && node.parent.object === node) {
    const name = memberName(node.parent);
    if (name === null) break;
    keys.push(name);
    node = node.parent;
  }
  return { node, keys };
}
