import { is } from '../words/entries.ts';
import { isPlural, isUncountable, singular } from '../words/inflect.ts';
import { isOfItems } from './named-collections.ts';
import type { Neighbour } from './neighbours.ts';

/**
 * Whether words name the identifier that a thing is found by: `getUserId/:id` and `getUserName/:name` read a user, and
 * no user ID or name. `key` does not count, because keys may be a resource.
 *
 * @param words the words next to a verb in lower case, with a parameter after them
 */
export function areIdentifier(words: readonly string[]): boolean {
  const head = singular(words.at(-1) ?? '');
  return (is(head, 'identifier') && head !== 'key') || (head === 'name' && words.length > 1);
}

/**
 * Whether words name an attribute or a collection of a thing, so that an identifier after them is that of the thing:
 * `/getUserEmail/:id`, `/posters/getPosterImage/:id`, `/users/getUserPosts/:id`, `/invoices/getInvoicePdf/:id`,
 * `/products/getPrice/:id`, `/videos/getDownloadUrl/:id`, `/users/getUserRole/:id`.
 *
 * @param words the words next to the verb in lower case
 * @param before what precedes the verb
 */
export function nameItemAttribute(words: readonly string[], before: Neighbour): boolean {
  const last = words.at(-1) ?? '';
  const [head, owners] = [singular(last), words.slice(0, -1).map((word) => singular(word))];
  const collection = before.kind === 'collection' ? singular(before.words.at(-1) ?? '') : null;
  if (is(head, 'file-form')) return owners.length > 0 || collection !== null;
  if (owners.length === 0 && is(last, 'measured')) return isBelowItems(before);
  if (is(head, 'address-noun') && (is(owners.at(-1) ?? '', 'leads-to-file') || isBelowItems(before))) return true;
  const isOfItem = collection !== null && owners.includes(collection);
  if (is(head, 'kept')) return isOfItem || is(owners.at(-1) ?? '', 'owner');
  return isOfItem && (isPlural(last) || isUncountable(last) || (is(head, 'attribute') && !is(head, 'created')));
}

function isBelowItems(before: Neighbour): boolean {
  return before.kind === 'collection' && isOfItems(before.words);
}
