import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from './constants.ts';
import { variableOf, type TextSource, type Variable } from './scope.ts';
import { bare, memberName } from './syntax.ts';
import type { ConstantRead } from '../model/text.ts';

/**
 * How an entry of a table is read: `URLS.users.list` of `const URLS = { users: { list: '/users' } }`.
 *
 * @param entry the node of the text of the entry
 * @returns null where other code may read it: the table is exported, passed on, or read by a key that is not known
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

/** Whether a variable is an object of this file that is not exported. */
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

/** The keys from a table to an entry; null where one of them is not known. */
function keysTo(node: TSESTree.Node): readonly string[] | null {
  const expression = bare(node);
  if (expression.type !== 'MemberExpression') return [];
  const name = memberName(expression);
  const before = keysTo(expression.object);
  return name === null || !before ? null : [...before, name];
}

/** How a table is read: the number of reads through each part of it, and the parts at which a read ends. */
interface TableReads {
  readonly passing: ReadonlyMap<string, number>;
  readonly ending: ReadonlySet<string>;
}

/** The most keys of an entry that is followed. */
const MOST_KEYS = 32;

/** A cache: each read of a table needs all its reads. */
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

/** The chain of members that is read from an expression: `a.b.c` of `a`. */
interface MemberChain {
  /** The whole of it. */
  readonly node: TSESTree.Node;
  readonly keys: readonly string[];
}

/**
 * The chain of members that is read from an expression, up to the first key that is not known.
 *
 * @param most the most members that are followed
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
