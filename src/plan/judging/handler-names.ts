import { isInCharge } from '../../convention/audiences.ts';
import { isCalled } from '../../convention/identifiers.ts';
import { sameResource } from '../../convention/neighbours.ts';
import { resourceWords, type ResourceWords } from '../../convention/resource-words.ts';
import { isSafe } from '../../convention/methods.ts';
import { isSingleton } from '../../convention/site.ts';
import type { Handler } from '../../model/handler.ts';
import { is } from '../../words/entries.ts';
import { isPlural } from '../../words/inflect.ts';
import { crudOf, lookUp } from '../../words/lexicon.ts';
import type { Operation, OwnWords } from '../../model/own-words.ts';
import { splitWords, type Word } from '../../words/split.ts';
import { collectionOf, itemOf, type Item, type Reading } from './reading.ts';

/**
 * Whether a handler specifies by its name that it is about something else than the item that a route would be rewritten
 * to: `findUsers` and `searchUser` of `/users/find/:id` search, `getItemsOfList` of `/items/get/:id` wants the
 * identifier of a list, `memberMessages` of `/messages/get/:id` that of a member, and `getGadgetById` of
 * `/gadgets/getItem/:id` that of a gadget; `deleteByListId` of `/items/delete/:id` deletes what is on a list.
 */
export function meansOther(reading: Reading, own: OwnWords): boolean {
  const item = itemOf(reading);
  if (!item) return false;
  const said = saidBy(reading.handler, own);
  if (!isSafe(reading.rewrite.method))
    return (
      said !== null &&
      (said.operation === 'update' || said.operation === 'delete') &&
      changesOthers(said.resource, item)
    );
  return (
    said !== null &&
    (said.operation === 'search' ||
      ((said.operation === 'read' || said.operation === 'unsaid') && isOther(said.resource, item)))
  );
}

/**
 * Whether a handler specifies by its name that it reads one of the collection that a route would be rewritten to the
 * read of: `getOne` and `getUserById` of `/users/get`. Who calls the address `/users/list` has more than one of them in
 * mind.
 *
 * @param verb the verb of the route
 */
export function readsOneOf(reading: Reading, verb: string, own: OwnWords): boolean {
  const collection = isSafe(reading.rewrite.method) && !crudOf(verb)?.many ? collectionOf(reading) : null;
  const said = saidBy(reading.handler, own);
  if (!collection || said?.operation !== 'read') return false;
  const { noun, quantifiers, clause } = said.resource;
  const saysOne = clause === 'identifier' || quantifiers.some(({ text }) => text === 'one' || text === 'single');
  const head = collection.at(-1) ?? '';
  return (
    saysOne &&
    !isSingleton(head) &&
    (noun.length === 0
      ? isPlural(head)
      : sameResource(
          collection,
          noun.map(({ text }) => text),
        ))
  );
}

/** What a handler does by its name; a noun states nothing about that. */
type SaidOperation = Operation | 'search' | 'unsaid';

/**
 * What the name of a handler states that it does, and to what; null where it begins with a verb of another kind, or is
 * a noun alone, which may be that of the item.
 */
function saidBy(
  { names }: Handler,
  own: OwnWords,
): { readonly operation: SaidOperation; readonly resource: ResourceWords } | null {
  const words = wordsOf(names.at(-1)?.split('.').at(-1) ?? '');
  const [verb, ...beside] = words;
  const entry = verb ? lookUp(verb.text, own) : null;
  if (entry?.kind === 'action')
    return verb?.text === 'search' ? { operation: 'search', resource: resourceWords(beside) } : null;
  if (entry) return { operation: entry.operation, resource: resourceWords(beside) };
  return beside.length > 0 ? { operation: 'unsaid', resource: resourceWords(words) } : null;
}

/**
 * The words of a handler's name without those that state that it is one: `get users` of `getUsersHandler` and
 * `handleGetUsers`.
 */
function wordsOf(name: string): readonly Word[] {
  const words = splitWords(name);
  const from = words.length > 1 && is(words[0]?.text ?? '', 'handler-word') ? 1 : 0;
  const isNamedSo = words.length > from + 1 && is(words.at(-1)?.text ?? '', 'handler-word');
  return words.slice(from, isNamedSo ? -1 : undefined);
}

/**
 * `all users`, `users`, `items of list`, `item by list id`; a handler `getUsersById` reads one of them. Below
 * `/reminders`, `reminder by tenant id` reads no tenant.
 */
function isOther({ noun, whole, many, listed, clause, behind }: ResourceWords, item: Item): boolean {
  if (
    isAbove(
      noun.map(({ text }) => text),
      item,
    )
  )
    return true;
  if (clause === 'identifier') return false;
  // A list is an action too, and `findOrCreate` does more than read.
  if (clause === 'verb' || isCriterion(clause, behind)) return !isItsOwn(behind, item);
  const head = noun.at(-1)?.text ?? '';
  return whole || many || listed || (isPlural(head) && !isSingleton(head));
}

/**
 * `items by list id`, `all items of list`. Of the plural alone nothing hangs: `deleteUsers` deletes the one that is
 * named.
 */
function changesOthers({ whole, many, listed, clause, behind }: ResourceWords, item: Item): boolean {
  return whole || many || listed || (isCriterion(clause, behind) && !isItsOwn(behind, item));
}

/** Whether what is read is one of the collection before that of the item, and none of that itself. */
function isAbove(noun: readonly string[], { above, collection }: Item): boolean {
  return above !== null && sameResource(above, noun) && !sameResource(collection ?? [], noun);
}

/** `by tenant id`; with `by admin` the name specifies who does it. */
function isCriterion(clause: ResourceWords['clause'], behind: readonly Word[]): boolean {
  return clause === 'criterion' && !isInCharge(behind.map(({ text }) => text));
}

/** `by user id` of users, and `by username` of `/users/:username`. */
function isItsOwn(behind: readonly Word[], { collection, parameter }: Item): boolean {
  const criterion = behind.map(({ text }) => text);
  const isId = is(criterion.at(-1) ?? '', 'identifier') && sameResource(collection ?? [], criterion.slice(0, -1));
  return isId || isCalled(parameter, criterion);
}
