import { is, wordsThat } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { textsOf, type Word, lastText } from '../words/split.ts';
import { sameResource, isNamed } from './neighbours.ts';
import type { Site } from './verb-site.ts';

/** The traits of words for those that things are shown to: their owners, other viewers, and devices. */
const AUDIENCE = ['owner', 'viewer', 'audience'] as const;

/**
 * Whether the last word names somebody who acts in the place of an owner: a user that is deleted `by admin` is not one
 * of the admin's.
 */
export function isInCharge(words: readonly string[]): boolean {
  return is(words.at(-1) ?? '', 'viewer');
}

/**
 * Whether a word names those that use an interface, or the device that they use: `admin`, `user`, `web`, and `api`,
 * which all of them call.
 */
export function isAudience(word: string): boolean {
  return word === 'api' || is(word, ...AUDIENCE);
}

/**
 * Whether a noun is a plural with its audience at the end: `ticketsAdmin` and `ticketsadmin` are tickets for an admin,
 * who may see others than everybody else. The plural `ticketsAdmins` would be wrong.
 */
export function isForSomebody(noun: readonly Word[]): boolean {
  const [head, before] = [lastText(noun), noun.at(-2)?.text];
  if (before !== undefined && is(head, ...AUDIENCE)) return isThings(before);
  return AUDIENCE.some((trait) =>
    [...wordsThat(trait)].some((word) => head.endsWith(word) && isThings(head.slice(0, -word.length))),
  );
}

/**
 * Whether a noun repeats the collection before it, with its owner or place at the end: below `/fines`, `finesLocker`
 * are the fines of a locker.
 */
export function isOfSomething({ resource: { noun }, before }: Pick<Site, 'resource' | 'before'>): boolean {
  const [named, head] = [textsOf(noun.slice(0, -1)), lastText(noun)];
  const last = named.at(-1) ?? '';
  if (before.kind !== 'collection' || !isPlural(last) || is(last, 'kind-plural')) return false;
  return (is(head, 'location') || is(head, ...AUDIENCE)) && sameResource(before.words, named);
}

/**
 * Whether a singular noun ends in who creates something, or on which device: below `/posts`, `createPostAdmin` creates
 * a post as an admin, and `addMobile` creates one with a phone. A group may have admins of its own.
 */
export function isCreatedOtherwise({ operation, resource: { noun }, before }: Site): boolean {
  const [named, head] = [textsOf(noun.slice(0, -1)), lastText(noun)];
  if (operation !== 'create' || !is(head, 'viewer')) return false;
  if (named.length === 0)
    return is(head, 'device-view') && before.kind === 'collection' && !sameResource(before.words, [head]);
  return is(named.at(-1) ?? '', 'belonging') || isNamed(before, named);
}

/**
 * Whether a noun for all of something may be the things of somebody: `getAllOrderUser` may read the orders of a user,
 * or the users with an order.
 */
export function areAllOfSomebody({ resource: { noun, whole, listed } }: Pick<Site, 'resource'>): boolean {
  const [thing, head, ...others] = noun;
  return (
    (whole || listed) &&
    others.length === 0 &&
    is(thing?.text ?? '', 'belonging') &&
    (is(head?.text ?? '', 'viewer') || head?.text === 'user')
  );
}

/**
 * Whether a single noun after `all` may be the audience or the page that something is read for: below `/posts`,
 * `getAllAdmin` reads the posts that an admin sees, or the admins; and `getHomeList` reads no homes.
 */
export function isAllForSomebody({
  resource: { noun, whole, listed },
  before,
}: Pick<Site, 'resource' | 'before'>): boolean {
  const [head, ...others] = noun;
  if (!head || others.length > 0) return false;
  if (is(head.text, 'shown-page')) return (whole || listed) && !isNamed(before, [head.text]);
  return (
    whole &&
    is(head.text, 'viewer') &&
    before.kind === 'collection' &&
    !is(singular(before.words.at(-1) ?? ''), 'owner', 'persons')
  );
}

function isThings(word: string): boolean {
  return isPlural(word) && isNoun(word) && !is(word, 'kind-plural');
}
