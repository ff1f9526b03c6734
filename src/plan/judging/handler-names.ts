import { isCalled } from '../../convention/identifiers.ts';
import { sameResource } from '../../convention/neighbours.ts';
import { parsePhrase, type Phrase } from '../../convention/phrase.ts';
import { isSafe } from '../../convention/methods.ts';
import { hasOneWord, isSingleton } from '../../convention/site.ts';
import type { Handler } from '../../model/handler.ts';
import { is } from '../../words/entries.ts';
import { isPlural } from '../../words/inflect.ts';
import { crudOf, lookUp } from '../../words/lexicon.ts';
import type { Operation, OwnWords } from '../../model/own-words.ts';
import { lastText, splitWords, textsOf, type Word } from '../../words/split.ts';
import { collectionOf, itemOf, type Item, type Reading } from './reading.ts';

/**
 * Whether the name of a handler shows that it is about something else than the item that its route would be rewritten
 * to: `findUsers` and `searchUser` of `/users/find/:id` search, `getItemsOfList` of `/items/get/:id` needs the
 * identifier of a list, `memberMessages` of `/messages/get/:id` that of a member, and `getGadgetById` of
 * `/gadgets/getItem/:id` that of a gadget; `deleteByListId` of `/items/delete/:id` deletes the items of a list.
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
 * Whether the name of a handler shows that it reads one item, while its route would be rewritten to the read of a
 * collection: `getOne` and `getUserById` of `/users/get`. False for a verb that reads many: a caller of `/users/list`
 * expects several.
 *
 * @param verb the verb of the route
 */
export function readsOneOf(reading: Reading, verb: string, own: OwnWords): boolean {
  const collection = isSafe(reading.rewrite.method) && !crudOf(verb)?.many ? collectionOf(reading) : null;
  const said = saidBy(reading.handler, own);
  if (!collection || said?.operation !== 'read') return false;
  const { texts, clause } = said.resource;
  const saysOne = clause === 'identifier' || hasOneWord(said.resource);
  const head = collection.at(-1) ?? '';
  return saysOne && !isSingleton(head) && (texts.length === 0 ? isPlural(head) : sameResource(collection, texts));
}

/** What a handler does according to its name; `unsaid` where the name has no verb. */
type SaidOperation = Operation | 'search' | 'unsaid';

/**
 * The operation and the resource in the name of a handler; null where it begins with a verb of another kind, or is a
 * single noun, which may be that of the item.
 */
function saidBy(
  { names }: Handler,
  own: OwnWords,
): { readonly operation: SaidOperation; readonly resource: Phrase } | null {
  const words = wordsOf(names.at(-1)?.split('.').at(-1) ?? '');
  const [verb, ...beside] = words;
  const entry = verb ? lookUp(verb.text, own) : null;
  if (entry?.kind === 'action')
    return verb?.text === 'search' ? { operation: 'search', resource: parsePhrase(beside) } : null;
  if (entry) return { operation: entry.operation, resource: parsePhrase(beside) };
  return beside.length > 0 ? { operation: 'unsaid', resource: parsePhrase(words) } : null;
}

/**
 * The words of a handler's name without those for a handler itself: `get users` of `getUsersHandler` and
 * `handleGetUsers`.
 */
function wordsOf(name: string): readonly Word[] {
  const words = splitWords(name);
  const from = words.length > 1 && is(words[0]?.text ?? '', 'handler-word') ? 1 : 0;
  const isNamedSo = words.length > from + 1 && is(words.at(-1)?.text ?? '', 'handler-word');
  return words.slice(from, isNamedSo ? -1 : undefined);
}

/**
 * Whether a handler reads something else than an item according to the resource in its name: `all users`, `users`,
 * `items of list`, `item by list id`, but not `users by id`. In a route below `/reminders`, `reminder by tenant id`
 * reads no tenant.
 */
function isOther({ texts, head, whole, many, listed, clause, behind }: Phrase, item: Item): boolean {
  if (isAbove(texts, item)) return true;
  if (clause === 'identifier') return false;
  // `list` may be a verb too, and `findOrCreate` does more than read.
  if (clause === 'verb' || isCriterion(clause, behind)) return !isItsOwn(behind, item);
  return whole || many || listed || (isPlural(head) && !isSingleton(head));
}

/**
 * Whether a handler changes more than an item according to the resource in its name: `items by list id`,
 * `all items of list`. A plural alone does not show that: `deleteUsers` deletes the item of the path.
 */
function changesOthers({ whole, many, listed, clause, behind }: Phrase, item: Item): boolean {
  return whole || many || listed || (isCriterion(clause, behind) && !isItsOwn(behind, item));
}

/** Whether a noun names the collection above that of the item, and not that of the item. */
function isAbove(noun: readonly string[], { above, collection }: Item): boolean {
  return above !== null && sameResource(above, noun) && !sameResource(collection ?? [], noun);
}

/** Whether a clause is a criterion: `by tenant id`, but not `by admin`, which is who calls the handler. */
function isCriterion(clause: Phrase['clause'], behind: readonly Word[]): boolean {
  return clause === 'criterion' && !is(lastText(behind), 'viewer');
}

/** Whether a criterion identifies the item itself: `by user id` of users, and `by username` of `/users/:username`. */
function isItsOwn(behind: readonly Word[], { collection, parameter }: Item): boolean {
  const criterion = textsOf(behind);
  const isId = is(criterion.at(-1) ?? '', 'identifier') && sameResource(collection ?? [], criterion.slice(0, -1));
  return isId || isCalled(parameter, criterion);
}
