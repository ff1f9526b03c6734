import { OWNERS } from '../words/data/singletons.ts';
import { singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';

/** What things are divided into, in the singular: an item has one of it, and there are collections of it. */
const KINDS: ReadonlySet<string> = new Set([
  'category',
  'plan',
  'type',
  'level',
  'menu',
  'location',
  'country',
  'city',
  'label',
  'permission',
  'role',
  'discount',
  'position',
  'page',
]);

/**
 * Whether the kinds of something are named: meal plans, product categories. `/delete-meal-plan/:id` may delete the plan
 * of a meal, as long as nothing shows that there are meal plans. The identifier of a person is as likely beside the
 * kind of one.
 */
export function areKinds(noun: readonly Word[]): boolean {
  const [head = '', ...owners] = noun.map(({ text }) => singular(text)).reverse();
  return owners.length > 0 && KINDS.has(head) && !owners.some((owner) => OWNERS.has(owner));
}
