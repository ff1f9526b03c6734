import { is } from '../words/entries.ts';
import { isPlural, isUncountable } from '../words/inflect.ts';
import { wordTexts, textsOf, firstText, lastText } from '../words/split.ts';
import { minimalNounChange, nounChange } from './changes.ts';
import { isOfItems } from './named-collections.ts';
import { identifierWords, isCalled, namesRelated } from './identifiers.ts';
import { addsList, isListOfItems, mayReadWithin } from './lists.ts';
import {
  asksWhether,
  isAdjective,
  isModifier,
  isPronoun,
  isRelative,
  isDescriptionFirst,
  endsInVersion,
  endsInAdverb,
  endsInReadingManner,
} from './modifiers.ts';
import { sameResource } from './neighbours.ts';
import type { Number } from './noun-text.ts';
import { hasOtherPlural } from './other-languages.ts';
import { open, type Target } from './outcome.ts';
import {
  isItemOf,
  isMany,
  isOne,
  isOneOfMany,
  isOnlyAttribute,
  isOwnOne,
  isSingleton,
  isTrailing,
  showsItems,
} from './site.ts';
import type { Site } from './verb-site.ts';
import { itemChange, ofItem, toItem } from './suggested-items.ts';
import { isShownMany } from './singleton-assumption.ts';
import { setsDate, setsUp } from './ambiguous-updates.ts';

/**
 * The change for a verb with its noun in one segment: the verb is removed and the noun stays (`/getUsers`,
 * `/users/:id/addPost`). Where that is not safe, the question that it leaves open.
 */
export function keepNoun(site: Site): Target {
  const { finding, operation, resource, before } = site;
  if (before.kind === 'collection' && isTrailing(site)) return open('several-resources');
  if (isPronoun(resource.noun) || placesInterface(site)) return open('no-resource');
  if (isDescriptionFirst(resource.noun) || endsInVersion(resource.noun) || choosesOfAll(site)) return open('qualified');
  if (namesParameter(site)) return open('filter');
  if (operation !== 'read' && endsInAdverb(resource.noun)) return open('weak-verb');
  if (operation !== 'read' && isModifier(resource.noun)) return open('no-resource');
  const head = lastText(resource.noun);
  const parameter = site.parameters[0];
  const isItem = parameter !== undefined;
  if (asksWhether(resource.noun) && (isItem || operation !== 'read')) return open(isItem ? 'filter' : 'no-resource');
  if (isItem) return keepItemNoun(site, parameter);
  if (site.next !== 'none' && operation !== 'read') return open('no-resource');
  switch (operation) {
    case 'read':
      if (isAdjective(resource.noun))
        return before.kind === 'none' && resource.noun.length === 1 ? open('no-resource') : keep(site, 'kept');
      if (mayReadWithin(site)) return open('qualified');
      if (isMany(site)) return keep(site, resource.whole && is(head, 'tally') ? 'kept' : 'plural');
      return isOneOfMany(site) || isShownMany(site)
        ? open('missing-identifier', toItem(site, nounChange(site, 'plural'), [head]))
        : keep(site, 'kept');
    case 'create':
    case 'save':
      if ((isListOfItems(site) && !showsItems(site)) || addsList(site)) return open('bulk');
      if (isSingleton(head))
        return finding.word.text === 'create' && site.shown !== 'deleted' ? keep(site, 'kept') : open('weak-verb');
      if ((finding.word.text === 'add' && is(head, 'sum')) || setsDate(site)) return open('weak-verb');
      if (operation === 'save') return open('missing-identifier');
      return isOneOfRow(site) ? open('qualified', nounChange(site, 'kept')) : keep(site, 'plural');
    default:
      if (operation === 'delete' && resource.whole) return keep(site, 'plural');
      if (setsUp(site)) return open('weak-verb');
      if (isOwnOne(head, site) || (isOnlyAttribute(site) && site.shown === null)) return keep(site, 'kept');
      if (resource.whole) return open('bulk');
      return open('missing-identifier', itemChange(site));
  }
}

/** The same where an identifier follows the segment: `/users/:id/getPost/:postId`. */
function keepItemNoun(site: Site, parameter: string): Target {
  const { operation, resource } = site;
  if (operation === 'create' || operation === 'save') return open('item-create');
  if (operation === 'read' && (isRelative(resource.noun) || isCriterion(parameter, site))) return open('filter');
  // Only one is the last, so that an identifier after it is that of another thing: `updateLastLogin`.
  if (resource.noun.length > 1 && is(firstText(resource.noun), 'in-time')) return open('filter');
  if (!isItemOf(parameter, resource.noun, site) || isMany(site)) return open('filter', ofItem(site));
  return keep(site, 'plural');
}

/**
 * `/auth/createAuth`: a noun that is also a prefix of paths, and has no plural, is no resource below that prefix.
 * Admins and apps have a plural.
 */
function placesInterface({
  resource: {
    noun: [first, ...others],
  },
  before,
}: Site): boolean {
  return (
    before.kind === 'none' &&
    first !== undefined &&
    others.length === 0 &&
    is(first.text, 'prefix') &&
    isUncountable(first.text)
  );
}

/**
 * `getAllUsersRandomly`, `getDesc`: the words describe how or in which order things are read. And `/budgets/listYear`
 * may list the budgets of a year as well as the years.
 */
function choosesOfAll({ resource: { noun, whole }, finding: { entry }, operation, before }: Site): boolean {
  if (operation !== 'read') return false;
  const first = firstText(noun);
  const isPeriod = is(first, 'period') && !is(first, 'named-period');
  const ofPeriod = isPeriod && before.kind === 'collection' && (whole || entry.many === true);
  return endsInReadingManner(noun) || (noun.length === 1 && (is(first, 'sorting') || ofPeriod));
}

/**
 * Whether the identifier after a noun is a criterion, and not that of one item: `/posts/getCategory/:category` reads
 * the posts of a category, `/getSubUnits/:unitId` the parts of a unit, `/groups/getMembers/:id` the members of a group
 * (but `:memberId` would identify a member), `/rooms/getEquipment/:id` the equipment of a room, and
 * `/cart/getItems/:id` the items of a cart.
 */
function isCriterion(parameter: string, { resource: { noun }, before }: Site): boolean {
  const words = textsOf(noun);
  const head = words.at(-1) ?? '';
  const readsSeveral = isPlural(head) || isUncountable(head);
  if (readsSeveral && namesRelated(identifierWords(parameter), words)) return true;
  if (before.kind !== 'collection') return false;
  return (
    isCalled(parameter, words) ||
    (readsSeveral && (isOfItems(before.words) || isOne(before)) && is(parameter.toLowerCase(), 'identifier'))
  );
}

/**
 * `/posts/:category/getCategory`: the parameter before the noun is the noun itself, and no identifier of a post that
 * has a category.
 */
function namesParameter({ path, finding, resource: { noun } }: Site): boolean {
  const before = path.segments[finding.segment - 1];
  return before?.kind === 'parameter' && sameResource(wordTexts(before.name), textsOf(noun));
}

/** `createFirstAdmin` creates the first one of several; of `createFirstAidKit` there are many. */
function isOneOfRow({ resource: { noun } }: Site): boolean {
  return noun.length === 2 && is(firstText(noun), 'ordinal') && !isPlural(noun[1]?.text ?? '');
}

function keep(site: Site, number: Number): Target {
  if (number === 'plural' && hasOtherPlural(site.resource.noun)) return open('other-language');
  // A noun with a number (`user2`) or a word for all has no plural.
  const head = lastText(site.resource.noun);
  if (number === 'plural' && (/\d$/.test(head) || is(head, 'whole'))) return open('qualified');
  return { change: minimalNounChange(site, number), open: null };
}
