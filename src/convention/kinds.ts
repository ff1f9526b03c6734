import { is } from '../words/entries.ts';
import { singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';

/**
 * Whether the kinds of something are named: meal plans, product categories. `/delete-meal-plan/:id` may delete the plan
 * of a meal, as long as nothing shows that there are meal plans. The identifier of a person is as likely next to the
 * kind of one.
 */
export function areKinds(noun: readonly Word[]): boolean {
  const [head = '', ...owners] = noun.map(({ text }) => singular(text)).reverse();
  return owners.length > 0 && is(head, 'kind') && !owners.some((owner) => is(owner, 'owner'));
}
