import { remembered } from '../remembered.ts';
import { is } from '../words/entries.ts';
import { isPlural } from '../words/inflect.ts';
import { crudOf } from '../words/lexicon.ts';
import { splitWords, wordTexts } from '../words/split.ts';
import { CONDITIONS, CONNECTING, OF_ALL, OWN } from '../catalogue/lookup-members.ts';

/** What a call does with what it finds. */
export type Operation = 'read' | 'update' | 'delete';

/** What the name of a function shows about the lookup that it makes. */
export interface NamedLookup {
  readonly operation: Operation;
  /** The key in the name: `shop_id` of `findOrdersByShopId`; null where there is none, or it is the item's own. */
  readonly key: string | null;
  /** Whether it may find several things. */
  readonly many: boolean;
  /** The operation after a find, on what it finds: the update of `findOneAndUpdate`; null where there is none. */
  readonly then: Operation | null;
}

/** The lookup that a function makes, by its name: `findOne`, `getOrders`, `where`; null where it makes none. */
export const lookupNamed = remembered(readName, { most: 20_000 });

function readName(name: string): NamedLookup | null {
  const operation = operationOf(name);
  if (!operation) return null;
  const words = wordTexts(name);
  const named = keyIn(words);
  const many =
    name === 'find' ||
    OF_ALL.has(name) ||
    words.some((word) => is(word, 'whole') || is(word, 'many')) ||
    named?.ofMany === true;
  return { operation, key: named?.key ?? null, many, then: operationAfter(words) };
}

function operationOf(name: string): Operation | null {
  const verb = CONDITIONS.has(name) || OF_ALL.has(name) ? undefined : splitWords(name)[0]?.text;
  if (verb === undefined || name === 'doc') return name === '' ? null : 'read';
  return asOperation(crudOf(verb)?.operation);
}

function asOperation(operation: string | undefined): Operation | null {
  return operation === 'read' || operation === 'update' || operation === 'delete' ? operation : null;
}

function operationAfter(words: readonly string[]): Operation | null {
  const [and, verb] = words.slice(-2);
  return and === 'and' && verb !== undefined ? asOperation(crudOf(verb)?.operation) : null;
}

/** The key in a name. `ofMany`: whether that name is for several things. */
function keyIn(words: readonly string[]): { readonly key: string; readonly ofMany: boolean } | null {
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

/** Whether a name is that of an identifier of another thing: `user_id`, `orders.userId`. */
export function namesOther(text: string): boolean {
  const words = wordTexts(/^[\w.]+$/.test(text) ? (text.split('.').at(-1) ?? '') : '');
  return words.length > 1 && is(words.at(-1) ?? '', 'identifier');
}

/** Whether a field is an identifier by its name: `id`, `_id`. */
export function isIdentifierField(name: string): boolean {
  return is(name.toLowerCase(), 'identifier');
}
