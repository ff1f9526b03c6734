import { is } from '../words/entries.ts';
import { isPlural, singular } from '../words/inflect.ts';
import { type Neighbour, sameResource } from './neighbours.ts';
import type { ResourceWords } from './resource-words.ts';
import { textsOf, type Word } from '../words/split.ts';

/** The words before a `list`, as the things on it: `pig` of `getPigList`; null where there are none. */
export function listedWords({ noun }: ResourceWords): ResourceWords['noun'] | null {
  return noun.length > 1 && noun.at(-1)?.text === 'list' ? noun.slice(0, -1) : null;
}

/**
 * Removes `list` from the end of a noun: `getPigList` lists pigs below `/pigs`, and wherever other routes show pigs.
 * Elsewhere the list may be one thing, as a wish list is.
 *
 * @param isShown whether other routes show the noun before the `list`
 */
export function withoutList(resource: ResourceWords, before: Neighbour, isShown: boolean): ResourceWords {
  const named = listedWords(resource);
  if (!named) return resource;
  const isBelow =
    before.kind === 'collection' && mayHaveList(before.words) && sameResource(before.words, textsOf(named));
  return isBelow || isShown ? { ...resource, noun: named, listed: true } : resource;
}

/** Whether a list below a collection may be the collection itself: below `/shopping` it is a shopping list. */
export function mayHaveList(collection: readonly string[]): boolean {
  const last = collection.at(-1) ?? '';
  return isPlural(last) || !is(last, 'before-list');
}

/**
 * Whether a noun names kinds of something: meal plans, product categories. `/delete-meal-plan/:id` may delete the plan
 * of the meal with that identifier, as long as nothing shows that meal plans have identifiers. False where the kinds
 * are those of a person (`user-role`): the identifier may as well be that of the person.
 */
export function areKinds(noun: readonly Word[]): boolean {
  const [head = '', ...owners] = noun.map(({ text }) => singular(text)).reverse();
  return owners.length > 0 && is(head, 'kind') && !owners.some((owner) => is(owner, 'owner'));
}
