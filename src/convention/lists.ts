import { is } from '../words/entries.ts';
import { isNoun, singular } from '../words/inflect.ts';
import { listedWords, mayHaveList } from './listed-words.ts';
import { sameResource } from './neighbours.ts';
import { isOne, isSingleton, isTrailing, showsItems } from './site.ts';
import type { Site } from './verb-site.ts';

/**
 * `POST /users/addList` may add a list of users as well as a list; an item has lists of its own, and so has a profile.
 * A `/studentProfile` may be that of any student.
 */
export function isListOfThem({ resource: { noun }, before }: Site): boolean {
  return (
    noun.length === 1 &&
    singular(noun[0]?.text ?? '') === 'list' &&
    before.kind === 'collection' &&
    (before.words.length > 1 || !isOne(before))
  );
}

/**
 * `GET /users/getList` reads the users, unless other routes show that lists are a resource; where they may be one, it
 * is not specified whose list an identifier asks for.
 */
export function readsThem(site: Site): boolean {
  const {
    finding,
    resource: { noun },
    before,
    next,
    parameters,
  } = site;
  if (
    finding.entry.operation !== 'read' ||
    next === 'static' ||
    !isListOfThem(site) ||
    noun[0]?.text !== 'list' ||
    isTrailing(site) ||
    isOne(before)
  )
    return false;
  if (showsItems(site) || (site.shown === 'created' && parameters.length === 0)) return false;
  return before.kind === 'collection' && mayHaveList(before.words) && !sameResource(before.words, ['list']);
}

/** `getCartList` and `getAllCart` may read all that is in the only cart, and no carts. */
export function mayReadWithin({ resource: { noun, whole, listed } }: Site): boolean {
  const head = noun.at(-1)?.text ?? '';
  return (whole || listed) && isSingleton(head) && is(head, 'holder');
}

/**
 * `POST /addFolioList` may add a list of folios, and so may `/add-foliolist`: no list of words knows it for a thing of
 * its own, as a shopping list is.
 */
export function addsList({ resource }: Site): boolean {
  const listed = listedWords(resource)?.at(-1)?.text ?? listedWithin(resource.noun.at(-1)?.text ?? '');
  return listed !== null && !is(singular(listed), 'before-list');
}

/** The noun that a `list` was written together with; a playlist is a word, and so is a novelist. */
function listedWithin(word: string): string | null {
  const listed = word.endsWith('list') ? word.slice(0, -'list'.length) : '';
  return isNoun(listed) ? listed : null;
}
