import { is, wordsThat } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';
import { sameResource } from './neighbours.ts';
import type { Site } from './verb-site.ts';

/** Who or what things are shown to: the persons that they belong to, and others. */
const AUDIENCE = ['owner', 'viewer', 'audience'] as const;

/**
 * Whether words name somebody who does or sees something in the place of its owner: a user that is deleted `by admin`
 * belongs to none.
 */
export function isInCharge(words: readonly string[]): boolean {
  return is(words.at(-1) ?? '', 'viewer');
}

/**
 * Whether a word names somebody who does or sees things, or on what: `admin`, `user`, `web`; an `api` is called by all
 * of them.
 */
export function isAudience(word: string): boolean {
  return word === 'api' || is(word, ...AUDIENCE);
}

/**
 * Whether a plural precedes the word for those that it is shown to: `ticketsAdmin` and `ticketsadmin` are tickets, of
 * which no one can determine whether an admin sees others than everybody else, and no `ticketsAdmins`.
 */
export function isForSomebody(noun: readonly Word[]): boolean {
  const [head, before] = [noun.at(-1)?.text ?? '', noun.at(-2)?.text];
  if (before !== undefined && is(head, ...AUDIENCE)) return isThings(before);
  return AUDIENCE.some((trait) =>
    [...wordsThat(trait)].some((word) => head.endsWith(word) && isThings(head.slice(0, -word.length))),
  );
}

/**
 * Whether the collection is again before those or that which its things belong to: below `/fines`, `finesLocker` are
 * the fines of a locker.
 */
export function isOfSomething({ resource: { noun }, before }: Pick<Site, 'resource' | 'before'>): boolean {
  const [named, head] = [noun.slice(0, -1).map(({ text }) => text), noun.at(-1)?.text ?? ''];
  const last = named.at(-1) ?? '';
  if (before.kind !== 'collection' || !isPlural(last) || is(last, 'kind-plural')) return false;
  return (is(head, 'location') || is(head, ...AUDIENCE)) && sameResource(before.words, named);
}

/**
 * Whether something may be created by those, or on what, a singular names: below `/posts`, `createPostAdmin` creates a
 * post as an admin, and `addMobile` with a phone. A group may have admins of its own.
 */
export function isCreatedOtherwise({ finding: { entry }, resource: { noun }, before }: Site): boolean {
  const [named, head] = [noun.slice(0, -1).map(({ text }) => text), noun.at(-1)?.text ?? ''];
  if (entry.operation !== 'create' || !is(head, 'viewer')) return false;
  if (named.length === 0)
    return is(head, 'device-view') && before.kind === 'collection' && !sameResource(before.words, [head]);
  return is(named.at(-1) ?? '', 'belonging') || (before.kind === 'collection' && sameResource(before.words, named));
}

/**
 * Whether all of a thing that a singular names may be those of somebody: `getAllOrderUser` reads orders, or no one can
 * determine which users.
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
 * Whether all may be read for those, or for the page, that a singular names: below `/posts`, `getAllAdmin` reads the
 * posts that an admin sees, or admins, and `getHomeList` reads no homes.
 */
export function isAllForSomebody({
  resource: { noun, whole, listed },
  before,
}: Pick<Site, 'resource' | 'before'>): boolean {
  const [head, ...others] = noun;
  if (!head || others.length > 0) return false;
  if (is(head.text, 'shown-page'))
    return (whole || listed) && !(before.kind === 'collection' && sameResource(before.words, [head.text]));
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
