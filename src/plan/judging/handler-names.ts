import { isCalled } from '../../convention/identifiers.ts';
import { sameResource } from '../../convention/neighbours.ts';
import { resourceWords, type ResourceWords } from '../../convention/resource-words.ts';
import { isSingleton } from '../../convention/site.ts';
import { ANSWERERS, IDENTIFIERS } from '../../words/data/particles.ts';
import { isPlural } from '../../words/inflect.ts';
import { lookUp, type OwnWords } from '../../words/lexicon.ts';
import { splitWords, type Word } from '../../words/split.ts';
import { readItem, type Item, type Reading } from './reading.ts';

/**
 * Whether a handler says by its name that it reads something else than the item that a route would be rewritten to: `findUsers` and `searchUser` of
 * `/users/find/:id` search, `getItemsOfList` of `/items/get/:id` wants the identifier of a list, `memberMessages` of `/messages/get/:id` that of a member, and `getGadgetById` of
 * `/gadgets/getItem/:id` that of a gadget.
 */
export function readsOther(reading: Reading, own: OwnWords): boolean {
  const item = readItem(reading);
  if (!item) return false;
  const said = saidBy(reading.handler.names.at(-1)?.split('.').at(-1) ?? '');
  const [verb, ...beside] = said;
  const entry = verb && lookUp(verb.text, own);
  if (entry?.kind === 'action') return verb?.text === 'search';
  // A noun alone may be that of the item, in whatever number; with another one before it, it says whose things are read.
  if (entry === null) return beside.length > 0 && isOther(resourceWords(said), item);
  if (entry?.operation !== 'read') return false;
  return isOther(resourceWords(beside), item);
}

/** The words of a handler's name without those that say that it is one: `get users` of `getUsersHandler` and `handleGetUsers`. */
function saidBy(name: string): readonly Word[] {
  const words = splitWords(name);
  const from = words.length > 1 && ANSWERERS.has(words[0]?.text ?? '') ? 1 : 0;
  const isNamedSo = words.length > from + 1 && ANSWERERS.has(words.at(-1)?.text ?? '');
  return words.slice(from, isNamedSo ? -1 : undefined);
}

/**
 * `all users`, `users`, `items of list`, `item by list id`; a handler `getUsersById` reads one of them. Below `/reminders`, `reminder by tenant id` reads no tenant.
 */
function isOther({ noun, whole, many, listed, clause, behind }: ResourceWords, item: Item): boolean {
  if (isAbove(noun.map(({ text }) => text), item)) return true;
  const criterion = behind.map(({ text }) => text);
  if (clause === 'identifier') return false;
  // A list is an action too, and `findOrCreate` does more than read.
  if (clause === 'criterion' || clause === 'verb') return !isItsOwn(criterion, item);
  const head = noun.at(-1)?.text ?? '';
  return whole || many || listed || (isPlural(head) && !isSingleton(head));
}

/** Whether what is read is one of the collection before that of the item, and none of that itself. */
function isAbove(noun: readonly string[], { above, collection }: Item): boolean {
  return above !== null && sameResource(above, noun) && !sameResource(collection ?? [], noun);
}

/** `by user id` of users, and `by username` of `/users/:username`. */
function isItsOwn(criterion: readonly string[], { collection, parameter }: Item): boolean {
  const isId = IDENTIFIERS.has(criterion.at(-1) ?? '') && sameResource(collection ?? [], criterion.slice(0, -1));
  return isId || isCalled(parameter, criterion);
}
