import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare, isFunction, keyName, lastName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { IDENTIFIERS } from '../../words/data/particles.ts';

/** Calls that hold conditions without a verb in their names. */
export const CONDITIONS = new Set(['where', 'andWhere', 'orWhere']);

/** A column, or a field of the things of a list, that is compared with a value. */
export interface AskedColumn {
  readonly key: string;
  /** Who is asked; empty where that is not told. */
  readonly of: string;
  /** Whether all that there are may be meant. */
  readonly many: boolean;
  readonly value: TSESTree.Node;
}

/** `order.userId = :user`: a column and the name of the value that stands beside the text. */
const NAMED_VALUE = /(\w+)["`\]]?\s*=\s*:(\w+)/g;

/**
 * The columns that one call of a query builder names together with their values: `where('user_id', id)`, `where('user', '==', id)` of Firestore, which finds
 * all, `where('order.userId = :id', { id })`, `where('user').equals(id)`, `eq('user_id', id)` of Supabase and `eq(orders.userId, id)` of Drizzle.
 */
export function askedColumns({ callee, arguments: given }: TSESTree.CallExpression): readonly AskedColumn[] {
  const reader = bare(callee);
  const name = lastName(reader);
  const from = reader.type === 'MemberExpression' ? bare(reader.object) : null;
  const of = from ? lastName(from) : '';
  const [first, second] = given;
  const value = given.at(-1);
  if (!first || !value) return [];
  if (name === 'equals' && from?.type === 'CallExpression' && CONDITIONS.has(lastName(from.callee))) return columnsOf(from.arguments[0], '', false, first);
  if (!second) return [];
  if (name === 'eq') return columnsOf(first, of, false, second);
  if (!CONDITIONS.has(name)) return [];
  const text = plainString(first);
  const named = second.type === 'ObjectExpression' && text !== null ? namedValues(text, second, of) : [];
  return named.length > 0 ? named : text === null ? [] : columnsOf(first, of, plainString(second) === '==', value);
}

function columnsOf(column: TSESTree.Node | undefined, asked: string, many: boolean, value: TSESTree.Node): readonly AskedColumn[] {
  if (!column) return [];
  const text = plainString(column);
  if (text !== null) return [{ key: text.split('.').at(-1) ?? text, of: asked, many, value }];
  const key = column.type === 'MemberExpression' ? memberName(column) : null;
  return column.type === 'MemberExpression' && key !== null ? [{ key, of: lastName(column.object), many, value }] : [];
}

function namedValues(text: string, values: TSESTree.ObjectExpression, of: string): readonly AskedColumn[] {
  return [...text.matchAll(NAMED_VALUE)].flatMap(([, key = '', name = '']) => {
    const value = propertyValue(values, name);
    return value ? [{ key, of, many: false, value }] : [];
  });
}

/** Members of a list that find some of its things, and whether they find all. */
const FINDING: ReadonlyMap<string, boolean> = new Map([['filter', true], ['find', false], ['findIndex', false], ['findLast', false], ['findLastIndex', false]]);

/** What the things of a list are found by where a comparison says it: `userId` of `orders.filter((order) => order.userId === id)`. */
export function comparedFields({ left, right, operator, parent }: TSESTree.BinaryExpression): readonly AskedColumn[] {
  if (!/^[!=]==?$/.test(operator) || left.type === 'PrivateIdentifier') return [];
  const finder = finderAround(parent);
  const [thing] = finder?.params ?? [];
  const call = finder?.parent;
  if (!thing || call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
  const many = FINDING.get(memberName(call.callee) ?? '');
  const of = lastName(call.callee.object);
  if (many === undefined) return [];
  return [[left, right], [right, left]].flatMap(([field, value]) => {
    const key = field && fieldOfThing(bare(field), thing);
    return value && key ? [{ key, of, many, value }] : [];
  });
}

/** The function that a condition stands in. */
function finderAround(node: TSESTree.Node): FunctionNode | null {
  let around: TSESTree.Node | undefined = node;
  while (around && !isFunction(around)) around = around.parent;
  return around ?? null;
}

/** `userId` of `order.userId`, `user_id` of `order.user.id`, and `userId` by itself where it is taken out of the thing. */
function fieldOfThing(node: TSESTree.Node, thing: TSESTree.Parameter): string | null {
  if (thing.type === 'ObjectPattern') {
    const taken = thing.properties.find(({ value }) => value?.type === 'Identifier' && node.type === 'Identifier' && value.name === node.name);
    return taken?.type === 'Property' ? keyName(taken.key, taken.computed) : null;
  }
  if (node.type === 'CallExpression') return node.arguments.length === 0 && node.callee.type === 'MemberExpression' ? fieldOfThing(node.callee.object, thing) : null;
  const name = node.type === 'MemberExpression' ? memberName(node) : null;
  if (node.type !== 'MemberExpression' || name === null || thing.type !== 'Identifier') return null;
  const holder = bare(node.object);
  if (holder.type === 'Identifier') return holder.name === thing.name ? name : null;
  const outer = fieldOfThing(holder, thing);
  return outer !== null && IDENTIFIERS.has(name.toLowerCase()) ? `${outer}_${name}` : outer && name;
}
