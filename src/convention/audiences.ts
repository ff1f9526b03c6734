import { BELONGINGS, OWNERS } from '../words/data/singletons.ts';
import { isPlural, singular } from '../words/inflect.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';
import { sameResource } from './neighbours.ts';
import type { Site } from './site.ts';

/** Who or what things are shown to that do not belong to them. */
const VIEWERS: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'moderator',
  'public',
  'visitor',
  'mobile',
  'web',
  'frontend',
  'app',
  'dashboard',
]);

/**
 * Whether words name somebody who does or sees something in the place of its owner: a user that is deleted `by admin`
 * belongs to none.
 */
export function isInCharge(words: readonly string[]): boolean {
  return VIEWERS.has(words.at(-1) ?? '');
}

/** Who or what things are shown to: the persons that they belong to, and others. */
const AUDIENCES: readonly string[] = [...OWNERS, ...VIEWERS, 'staff'];

/**
 * Whether a word names somebody who does or sees things, or on what: `admin`, `user`, `web`; an `api` is called by all
 * of them.
 */
export function isAudience(word: string): boolean {
  return word === 'api' || AUDIENCES.includes(word);
}

/** Where things are, in the singular: they belong to it as they do to a person. */
const PLACES: ReadonlySet<string> = new Set([
  'room',
  'bedroom',
  'classroom',
  'ward',
  'bed',
  'locker',
  'house',
  'flat',
  'apartment',
  'floor',
  'building',
  'hostel',
  'shop',
  'store',
  'warehouse',
  'property',
  'unit',
  'table',
  'vehicle',
  'car',
]);

/** Pages on which some of a collection are shown: below `/news`, a home list is that of the news on the home page. */
const PAGES: ReadonlySet<string> = new Set(['home', 'homepage', 'landing', 'frontpage']);

/** Plurals that say of what kind somebody is: a sales manager. */
const KINDS: ReadonlySet<string> = new Set([
  'sales',
  'sports',
  'goods',
  'news',
  'parts',
  'operations',
  'accounts',
  'systems',
]);

/**
 * Whether a plural stands before the word for those that it is shown to: `ticketsAdmin` and `ticketsadmin` are tickets,
 * of which nobody can tell whether an admin sees others than everybody else, and no `ticketsAdmins`.
 */
export function isForSomebody(noun: readonly Word[]): boolean {
  const [head, before] = [noun.at(-1)?.text ?? '', noun.at(-2)?.text];
  if (before !== undefined && AUDIENCES.includes(head)) return isThings(before);
  return AUDIENCES.some((audience) => head.endsWith(audience) && isThings(head.slice(0, -audience.length)));
}

/**
 * Whether the collection stands again before those or that which its things belong to: below `/fines`, `finesLocker`
 * are the fines of a locker.
 */
export function isOfSomething({ resource: { noun }, before }: Pick<Site, 'resource' | 'before'>): boolean {
  const [named, head] = [noun.slice(0, -1).map(({ text }) => text), noun.at(-1)?.text ?? ''];
  const last = named.at(-1) ?? '';
  if (before.kind !== 'collection' || !isPlural(last) || KINDS.has(last)) return false;
  return (PLACES.has(head) || AUDIENCES.includes(head)) && sameResource(before.words, named);
}

/** On what people see things, none of which anything but shops of them has. */
const SCREENS: ReadonlySet<string> = new Set(['mobile', 'web', 'frontend']);

/**
 * Whether something may be created by those, or on what, a singular names: below `/posts`, `createPostAdmin` creates a
 * post as an admin, and `addMobile` with a phone. A group may have admins of its own.
 */
export function isCreatedOtherwise({ finding: { entry }, resource: { noun }, before }: Site): boolean {
  const [named, head] = [noun.slice(0, -1).map(({ text }) => text), noun.at(-1)?.text ?? ''];
  if (entry.operation !== 'create' || !VIEWERS.has(head)) return false;
  if (named.length === 0)
    return SCREENS.has(head) && before.kind === 'collection' && !sameResource(before.words, [head]);
  return BELONGINGS.has(named.at(-1) ?? '') || (before.kind === 'collection' && sameResource(before.words, named));
}

/** Collections of persons, in the singular, some of whom others are: the admins among the users. */
const PERSONS: ReadonlySet<string> = new Set([...OWNERS, 'admin', 'staff', 'person', 'account', 'profile', 'role']);

/**
 * Whether all of a thing that a singular names may be those of somebody: `getAllOrderUser` reads orders, or nobody can
 * tell which users.
 */
export function areAllOfSomebody({ resource: { noun, whole, listed } }: Pick<Site, 'resource'>): boolean {
  const [thing, head, ...others] = noun;
  return (
    (whole || listed) &&
    others.length === 0 &&
    BELONGINGS.has(thing?.text ?? '') &&
    (VIEWERS.has(head?.text ?? '') || head?.text === 'user')
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
  if (PAGES.has(head.text))
    return (whole || listed) && !(before.kind === 'collection' && sameResource(before.words, [head.text]));
  return (
    whole && VIEWERS.has(head.text) && before.kind === 'collection' && !PERSONS.has(singular(before.words.at(-1) ?? ''))
  );
}

function isThings(word: string): boolean {
  return isPlural(word) && isNoun(word) && !KINDS.has(word);
}
