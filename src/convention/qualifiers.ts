import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { isOnlyAction } from '../words/lexicon.ts';
import { firstText, type Word } from '../words/split.ts';
import { isNamed, sameResource } from './neighbours.ts';
import {
  areAllOfSomebody,
  choosesCount,
  endsInReadingManner,
  hasExtent,
  isAdjective,
  isAfterProcess,
  isAllAdjective,
  isAudience,
  isForSomebody,
  isHowMany,
  mayCount,
} from './noun-kinds.ts';
import { withNoun } from './phrase.ts';
import { isRepeated, type Site } from './site.ts';

/**
 * The quantifiers next to a verb that mean more than a number: without them, `getNewProducts` would read all products,
 * and `getSingleFamilyHomes` other homes. Next to a verb that creates, `new` adds nothing.
 *
 * @returns the first of them and what follows it up to the noun; empty where all of them may be removed
 */
function qualifiersOf(site: Site): readonly Word[] {
  const { quantifiers } = site;
  const first = quantifiers.findIndex(({ text }, at) => isQualifier(text, at === quantifiers.length - 1, site));
  return first < 0 ? [] : quantifiers.slice(first);
}

/** Whether quantifiers next to a verb mean more than a number. */
export function hasQualifiers(site: Site): boolean {
  return qualifiersOf(site).length > 0;
}

/**
 * The site with the qualifiers as part of the noun; null where there is no noun, or where the collection before the
 * verb has it already.
 */
export function qualified(site: Site): Site | null {
  return site.noun.length === 0 || isRepeated(site) ? null : withNoun(site, [...qualifiersOf(site), ...site.noun]);
}

function isQualifier(word: string, isLast: boolean, site: Site): boolean {
  if (word === 'all') return isLast && isAllAdjective(site);
  if (is(word, 'qualifier')) return site.operation === 'read';
  const isParticular = is(word, 'particular');
  if (isParticular && site.operation === 'create') return true;
  return (word === 'one' || word === 'single' || isParticular) && isLast && isAdjectiveBefore(site);
}

/**
 * Whether `one` or `single` describes a kind. `getSingleBlogPost/:id` reads one blog post. `getSingleFamilyHomes` does
 * not, and neither does a read without an identifier; and `addSingleRoom` adds a room for one person.
 */
function isAdjectiveBefore({ operation, noun, head, next }: Site): boolean {
  const first = firstText(noun);
  const isKind = operation === 'create' && !is(first, 'never-counted');
  if ((noun.length > 1 || isKind) && is(singular(first), 'one-kind')) return true;
  if (operation !== 'read') return false;
  return next === 'none' ? noun.length > 1 || isPlural(head) : noun.length > 1 && isPlural(head);
}

/**
 * Whether the words next to a verb may choose some of what their noun names, or it is in doubt what that is: for whom,
 * how many, or which of them.
 */
export function mayChoose(site: Site): boolean {
  return (
    [isHowMany, mayCount, isAfterProcess, isForSomebody, areAllOfSomebody].some((holds) => holds(site)) ||
    [isAllForSomebody, isOfSomething, isCreatedOtherwise].some((holds) => holds(site)) ||
    (site.operation === 'read' && [readsMore, choosesCount, isDoneToThem, areDone].some((holds) => holds(site)))
  );
}

/**
 * `getAllUsersRandomly`, `getDesc`: the words describe how or in which order things are read. And `/budgets/listYear`
 * may list the budgets of a year as well as the years.
 */
export function choosesOfAll(site: Site): boolean {
  const { noun, whole, entry, before } = site;
  const first = firstText(noun);
  const isPeriod = is(first, 'period') && !is(first, 'named-period');
  const ofPeriod = isPeriod && before.kind === 'collection' && (whole || entry.many === true);
  return endsInReadingManner(site) || (noun.length === 1 && (is(first, 'sorting') || ofPeriod));
}

/**
 * Whether a word for an extent makes the noun of a read doubtful: `/users/getFull/:id` reads all of one user. A noun of
 * several words without an identifier may be a resource of its own: `/getFullMenu`.
 */
function readsMore(site: Site): boolean {
  return hasExtent(site) && (site.noun.length === 1 || site.parameters.length > 0);
}

/**
 * `/orders/getFilterOrders` filters the orders, `/orders/getReportOrders` reports them or reads those that are
 * reported.
 */
function isDoneToThem({ texts, collection }: Site): boolean {
  return is(texts[0] ?? '', 'action') && sameResource(collection, texts.slice(1));
}

/**
 * `/orders/getAllCancel` reads the orders that are cancelled, and `/vehicles/getAllDriving` those that are driving:
 * neither has a plural.
 */
function areDone(site: Site): boolean {
  const { noun, head, whole, before } = site;
  if (noun.length !== 1 || !whole || before.kind !== 'collection' || isAdjective(site)) return false;
  return isOnlyAction(head) || (!isNoun(head) && /[aeiou].*ing$/.test(head));
}

/**
 * Whether a noun repeats the collection before it, with its owner or place at the end: below `/fines`, `finesLocker`
 * are the fines of a locker.
 */
function isOfSomething({ texts, head, collection }: Site): boolean {
  const named = texts.slice(0, -1);
  const last = named.at(-1) ?? '';
  if (!isPlural(last) || is(last, 'kind-plural')) return false;
  return (is(head, 'location') || isAudience(head)) && sameResource(collection, named);
}

/**
 * Whether a singular noun ends in who creates something, or on which device: below `/posts`, `createPostAdmin` creates
 * a post as an admin, and `addMobile` creates one with a phone. A group may have admins of its own.
 */
function isCreatedOtherwise({ operation, texts, head, before }: Site): boolean {
  const named = texts.slice(0, -1);
  if (operation !== 'create' || !is(head, 'viewer')) return false;
  if (named.length > 0) return is(named.at(-1) ?? '', 'belonging') || isNamed(before, named);
  return is(head, 'device-view') && before.kind === 'collection' && !isNamed(before, [head]);
}

/**
 * Whether a single noun after `all` may be the audience or the page that something is read for: below `/posts`,
 * `getAllAdmin` reads the posts that an admin sees, or the admins; and `getHomeList` reads no homes.
 */
function isAllForSomebody({ noun, texts, head, whole, listed, before, collection }: Site): boolean {
  if (noun.length !== 1) return false;
  if (is(head, 'shown-page')) return (whole || listed) && !isNamed(before, texts);
  return (
    whole &&
    is(head, 'viewer') &&
    before.kind === 'collection' &&
    !is(singular(collection.at(-1) ?? ''), 'owner', 'persons')
  );
}
