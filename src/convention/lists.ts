import { is } from '../words/entries.ts';
import { isNoun, singular } from '../words/inflect.ts';
import { listedWords, mayHaveList } from './item-lists.ts';
import { sameResource } from './neighbours.ts';
import { isOne, isSingleton, isTrailing, showsItems } from './site.ts';
import type { Site } from './verb-site.ts';
import { firstText, lastText } from '../words/split.ts';

/**
 * Whether `list` may mean several items of the collection before it: `POST /users/addList` may add several users as
 * well as a list. After an item or the only one of its kind (`/profile`), it is a list of that one; but a
 * `/studentProfile` may be that of any student.
 */
export function isListOfItems({ resource: { noun }, before }: Site): boolean {
  return (
    noun.length === 1 &&
    singular(firstText(noun)) === 'list' &&
    before.kind === 'collection' &&
    (before.words.length > 1 || !isOne(before))
  );
}

/**
 * Whether a `list` is the collection before it: `GET /users/getList` reads the users, unless other routes show that
 * lists are a resource. Where they may be one, an identifier in the path may be that of a list or of its owner.
 */
export function readsItems(site: Site): boolean {
  const {
    operation,
    resource: { noun },
    before,
    next,
    parameters,
  } = site;
  if (
    operation !== 'read' ||
    next === 'static' ||
    !isListOfItems(site) ||
    noun[0]?.text !== 'list' ||
    isTrailing(site) ||
    isOne(before)
  )
    return false;
  if (showsItems(site) || (site.shown === 'created' && parameters.length === 0)) return false;
  return before.kind === 'collection' && mayHaveList(before.words) && !sameResource(before.words, ['list']);
}

/**
 * Whether all of a container may mean all of its items: `getCartList` and `getAllCart` may read the items of the only
 * cart, rather than carts.
 */
export function mayReadWithin({ resource: { noun, whole, listed } }: Site): boolean {
  const head = lastText(noun);
  return (whole || listed) && isSingleton(head) && is(head, 'holder');
}

/**
 * Whether a `list` that is added may be several things: `POST /addFolioList` and `/add-foliolist` may add several
 * folios. A shopping list is a thing of its own, which the lexicon knows.
 */
export function addsList({ resource }: Site): boolean {
  const listed = listedWords(resource)?.at(-1)?.text ?? listedWithin(lastText(resource.noun));
  return listed !== null && !is(singular(listed), 'before-list');
}

/**
 * The noun before a `list` in one word: `folio` of `foliolist`; null where there is none. A playlist is a word, and so
 * is a novelist.
 */
function listedWithin(word: string): string | null {
  const listed = word.endsWith('list') ? word.slice(0, -'list'.length) : '';
  return isNoun(listed) ? listed : null;
}
