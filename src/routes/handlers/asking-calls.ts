import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare, lastName, plainString } from '../../text/syntax.ts';
import { is } from '../../words/entries.ts';
import { isPlural } from '../../words/inflect.ts';
import { crudOf } from '../../words/lexicon.ts';
import { splitWords } from '../../words/split.ts';
import { CONDITIONS } from './columns.ts';

/**
 * Lookups without a verb such as `find` or `get` in their names. They take all conditions at once, as an object or as
 * stages, and find everything that meets them.
 */
export const OF_ALL: ReadonlySet<string> = new Set([
  'match',
  'aggregate',
  'filter',
  'search',
  'query',
  'scan',
  'paginate',
  'count',
  'countDocuments',
  'distinct',
]);

/**
 * The operation of a lookup, by its name: `findOne`, `getOrders`, `where`, `updateOne`, `destroy`; null where it is
 * none.
 */
export function operationOf(name: string): 'read' | 'update' | 'delete' | null {
  const verb = CONDITIONS.has(name) || OF_ALL.has(name) ? undefined : splitWords(name)[0]?.text;
  if (verb === undefined || name === 'doc') return name === '' ? null : 'read';
  const operation = crudOf(verb)?.operation;
  return operation === 'read' || operation === 'update' || operation === 'delete' ? operation : null;
}

/** Words of a name with more than one key, or with one and its use: `findByUserAndShop`. */
const CONNECTING: ReadonlySet<string> = new Set(['and', 'or', 'with', 'in', 'for', 'from', 'to']);

/** Words before the one for an identifier that name no other thing: `findByObjectId`. */
const OWN: ReadonlySet<string> = new Set([
  'object',
  'primary',
  'unique',
  'own',
  'internal',
  'public',
  'item',
  'entity',
  'record',
  'document',
  'row',
]);

/**
 * The key in the name of a lookup: `shop_id` of `findOrdersByShopId`. Null where it is the identifier of what is found,
 * or unknown. `ofMany`: whether that name is for several things.
 */
export function saidKey(words: readonly string[]): { readonly key: string; readonly ofMany: boolean } | null {
  const by = words.indexOf('by');
  const key = words.slice(by + 1);
  if (
    by < 1 ||
    key.length === 0 ||
    is(key.filter((word) => !OWN.has(word)).join(''), 'identifier') ||
    key.some((word) => CONNECTING.has(word))
  )
    return null;
  return { key: key.join('_'), ofMany: by > 1 && isPlural(words[by - 1] ?? '') };
}

/** Calls that name a table or a model: `db.collection('orders')`, `supabase.from('orders')`, `getRepository(Order)`. */
const NAMING: ReadonlySet<string> = new Set(['collection', 'from', 'table', 'ref', 'model', 'getRepository']);

/**
 * The table or the model of a lookup: `Order` of `Order.find(...)` and of `Order.query().findById(...)`, `orders` of
 * `db.collection('orders').doc(...)`.
 */
export function askedIn(from: TSESTree.Node): string {
  if (from.type !== 'CallExpression') return lastName(from);
  const [first] = from.arguments;
  if (first && NAMING.has(lastName(from.callee))) return plainString(first) ?? lastName(first);
  return !first && from.callee.type === 'MemberExpression' ? askedIn(bare(from.callee.object)) : lastName(from);
}

/**
 * Whether an argument contains the new values for what a find then changes: the second of
 * `findOneAndUpdate({ code }, { rate })`.
 */
export function isGivenTo(name: string, argument: TSESTree.Node, given: readonly TSESTree.Node[]): boolean {
  return goesOnTo(name) === 'update' && !askedFor(given, 'update').includes(argument);
}

/** The operation after a find, on what it finds: the update of `findOneAndUpdate`. */
export function goesOnTo(name: string): string | undefined {
  return crudOf(/And([A-Z][a-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')?.operation;
}

/**
 * The conditions of a change: the value of `where`, else the first argument. An object alone is left out, as it may be
 * the new values: `order.update({ user: id })`.
 */
export function askedFor(given: readonly TSESTree.Node[], change: 'update' | 'delete'): readonly TSESTree.Node[] {
  const told = given.flatMap((node) => (node.type === 'ObjectExpression' ? (propertyValue(node, 'where') ?? []) : []));
  if (told.length > 0) return told;
  const [first, ...others] = given;
  return first && (change === 'delete' || others.length > 0 || first.type !== 'ObjectExpression') ? [first] : [];
}
