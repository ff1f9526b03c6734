import { is } from '../words/entries.ts';
import { singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';

/**
 * Whether a noun names kinds of something: meal plans, product categories. `/delete-meal-plan/:id` may delete the plan
 * of the meal with that identifier, as long as nothing shows that meal plans have identifiers. False where the kinds
 * are those of a person (`user-role`): the identifier may as well be that of the person.
 */
export function areKinds(noun: readonly Word[]): boolean {
  const [head = '', ...owners] = noun.map(({ text }) => singular(text)).reverse();
  return owners.length > 0 && is(head, 'kind') && !owners.some((owner) => is(owner, 'owner'));
}
