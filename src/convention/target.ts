import type { Path } from '../paths/path.ts';
import { CREATED } from '../words/data/nouns.ts';
import { IDENTIFIERS, ORDINALS } from '../words/data/particles.ts';
import { ATTRIBUTES, SUMS } from '../words/data/singletons.ts';
import { isPlural, isUncountable, singular } from '../words/inflect.ts';
import { splitWords, wordTexts } from '../words/split.ts';
import { areAllOfSomebody, isAllForSomebody, isForSomebody, isOfSomething } from './audiences.ts';
import { isOfItems } from './collections.ts';
import { dropped, keptNoun, nounChange, type PathChange } from './changes.ts';
import type { OpenQuestion } from './endpoint.ts';
import { identifierWords, identifies, identifiesSeveral, isCalled, namesRelated } from './identifiers.ts';
import { addsList, isListOfThem, mayReadWithin, readsThem } from './lists.ts';
import { isMisspelt } from './misspelt.ts';
import { asksWhether, isAdjective, isModifier, isOneInTime, isPeriod, isPronoun, isRelative, isTally, isToldOf, saysEdition, saysExtent, saysHow, saysHowRead, saysOrder } from './modifiers.ts';
import { sameResource } from './neighbours.ts';
import { boundBehind, isBoundBehind, isQuantified, nounBehind, pluralBehind, readsManyOf } from './noun-behind.ts';
import type { Number } from './noun-text.ts';
import { hasManyBehind, hasOneBehind, sendsMany } from './one-behind.ts';
import { hasOtherPlural } from './other-languages.ts';
import { isDoubtful, qualified, qualifiersOf } from './qualifiers.ts';
import {
  isItemOf, isMany, isOne, isOneOfMany, isOnlyAttribute, isOwnIdentifier, isOwnOne, isOwnOneBefore, isSingleton, isTrailing, readsOneOf, saysOne, saysOneOf, showsItems, type Site,
} from './site.ts';
import { mayBeShort } from './short-nouns.ts';
import { ofItem, toItem, twoResources } from './suggested-items.ts';
import { isShownMany } from './suppositions.ts';
import { addsToSum, isSecondVerb, setsDate, setsUp } from './weak-changes.ts';

/** A change of the path text, or the question that stands against a certain one, with a good answer where there is one. */
export type Target =
  | { readonly change: PathChange; readonly open: null }
  | { readonly change: PathChange | null; readonly open: OpenQuestion };

/**
 * What the path becomes when the verb falls: its segment goes, or keeps the noun beside it, in the plural where an item lives
 * in it or is created in it.
 *
 * @param site the place of the only verb of the path
 */
export function findTarget(site: Site): Target {
  if (site.next === 'unknown') return open('partial-path');
  if (site.next === 'mixed' || site.next === 'wildcard') return open('odd-segment');
  if (site.resource.clause === 'verb' || isSecondVerb(site)) return open('several-verbs');
  if (site.resource.clause === 'resource') return open('several-resources', twoResources(site));
  if (site.resource.clause === 'criterion' && !isOwnIdentifier(site)) return open('filter');
  if (site.resource.clause !== 'none' && site.parameters.length === 0) return open('missing-identifier');
  if (site.parameters.length > 1) return open('several-identifiers');
  if ((site.resource.many || site.resource.listed || site.resource.listOf || sendsMany(site.resource)) && site.finding.entry.operation !== 'read') return open('bulk');
  if (site.parameters.some((parameter) => identifiesSeveral(parameter))) return open('bulk');
  if (hasManyBehind(site.resource)) return open(site.finding.entry.operation === 'read' ? 'qualified' : 'bulk');
  const qualifiers = qualifiersOf(site);
  if (qualifiers.length > 0) return open('qualified', keptWords(qualified(site, qualifiers)));
  if (hasOneBehind(site.resource)) return open('qualified', keptWords(site));
  if (readsMore(site) || isDoubtful(site) || isForSomebody(site.resource.noun) || isAllForSomebody(site) || areAllOfSomebody(site) || isOfSomething(site)) return open('qualified');
  if (site.resource.noun.length === 0) return dropSegment(site);
  if (readsThem(site)) return dropSegment({ ...site, resource: { ...site.resource, noun: [], listed: true } });
  return namesNeighbour(site) ?? keepNoun(site);
}

/** `/users/getFull/:id` reads one of the users. What has a name without an identifier may be a thing: a full menu. */
function readsMore({ finding, resource: { noun }, parameters }: Site): boolean {
  return finding.entry.operation === 'read' && (noun.length === 1 || parameters.length > 0) && saysExtent(noun);
}

function open(question: OpenQuestion, change: PathChange | null = null): Target {
  return { change, open: question };
}

/** The verb falls and all of the words behind it stay: `/newProducts`. */
function keptWords(site: Site | null): PathChange | null {
  if (!site || site.next === 'static') return null;
  const { operation } = site.finding.entry;
  if (site.parameters.length > 0 || operation === 'create' || site.resource.whole) return nounChange(site, 'plural');
  return operation === 'read' ? nounChange(site, 'kept') : null;
}

/** Where the noun beside the verb is the collection or the item before it, the whole segment says nothing new. */
function namesNeighbour(site: Site): Target | null {
  const noun = site.resource.noun.map((word) => word.text);
  const { before } = site;
  if (before.kind === 'unknown-mount') return open('unknown-mount');
  if (before.kind === 'unknown-text') return open('partial-path');
  if (before.kind === 'collection') {
    if (!sameResource(before.words, noun)) return isMisspelt(before.words, noun) || mayBeShort(site, before.words) ? open('misspelt') : null;
    return readsOneOf(site, before.words, noun) ? open('missing-identifier', toItem(site, dropped(site), before.words)) : dropSegment(site);
  }
  if (before.kind !== 'item' || isPlural(noun.at(-1) ?? '')) return null;
  if (before.collection.kind === 'unknown-mount') return open('unknown-mount');
  if (before.collection.kind === 'unknown-text') return open('partial-path');
  return before.collection.kind === 'collection' && sameResource(before.collection.words, noun) ? dropSegment(site) : null;
}

/** The verb stands alone, or its noun stands before it already. */
function dropSegment(site: Site): Target {
  const { before } = site;
  if (isQuantified(site)) return open('qualified');
  const bound = boundBehind(site);
  if (bound && !isBoundBehind(site)) return open(bound === 'criterion' ? 'filter' : 'several-resources');
  if (before.kind === 'item') return drop(site, questionOfItem(site));
  if (before.kind === 'collection') {
    if (site.next === 'static' && site.finding.entry.operation === 'read' && namesAgain(site, before.words)) return dropBoth(site);
    const question = questionOfCollection(site, before.words);
    return question === 'missing-identifier' ? open(question, toItem(site, dropped(site), before.words)) : drop(site, question);
  }
  if (before.kind === 'unknown-text') return open('partial-path');
  if (site.next === 'static' && !isBoundBehind(site)) return inItsCollection(site, besideNoun(site));
  return open(before.kind === 'none' ? 'no-resource' : 'unknown-mount');
}

/** `/users/get/users`: without the verb the same noun would stand there twice. */
function namesAgain({ path, finding }: Site, collection: readonly string[]): boolean {
  return sameResource(collection, wordTexts(textOf(path, finding.segment + 1)));
}

/** The verb falls with the noun behind it, where nothing stands behind that. */
function dropBoth(site: Site): Target {
  const { path, finding } = site;
  if (path.segments.length > finding.segment + 2) return open('several-resources');
  const isAll = isPlural(splitWords(textOf(path, finding.segment + 1)).at(-1)?.text ?? '');
  return isAll ? { change: dropped(site, 1), open: null } : open('missing-identifier');
}

function drop(site: Site, question: OpenQuestion | null): Target {
  return question ? open(question) : { change: dropped(site), open: null };
}

/** `/create/company` beside `/companies`: one resource has one name, and `/get-all/company` says the plural itself. A read of one of them has to say which. */
function inItsCollection(site: Site, target: Target): Target {
  const readsMany = readsManyOf(site);
  const noun = (site.shown === null && !readsMany) || target.open ? null : nounBehind(site);
  if (!noun) return target;
  const saysWhich = readsMany || site.finding.entry.operation !== 'read' || site.path.segments.at(-1)?.kind === 'parameter';
  return saysWhich ? { change: pluralBehind(site, noun), open: null } : open('missing-identifier');
}

/** `/delete/user/:id`, `/get/users`: the resource stands behind the verb. */
function besideNoun(site: Site): Target {
  const { path, finding } = site;
  const last = path.segments.at(-1);
  const parameters = path.segments.filter((segment) => segment.kind === 'parameter').length;
  if (path.segments.some((segment) => segment.kind === 'unknown')) return open('partial-path');
  if (path.segments.some((segment) => segment.kind === 'wildcard' || segment.kind === 'mixed')) return open('odd-segment');
  if (parameters > 1) return open('several-identifiers');
  const { operation } = finding.entry;
  if (operation === 'create' || operation === 'save') return drop(site, last?.kind === 'static' ? null : 'item-create');
  const isItem = last?.kind === 'parameter' && identifies(last.name, wordTexts(textOf(path, path.segments.length - 2)));
  const isOnly = isSingleton(textOf(path, path.segments.length - 1).toLowerCase());
  if (operation === 'read' && parameters === 0) return drop(site, saysOne(site) && !isOnly ? 'missing-identifier' : null);
  if (operation === 'read') return drop(site, isItem && !isMany(site) ? null : 'filter');
  if (operation === 'update' && last?.kind === 'parameter' && isOfOther(last.name, textOf(path, path.segments.length - 2))) return open('filter');
  return drop(site, isItem || isOnly ? null : 'missing-identifier');
}

/** `/update/role/:id` may change the role of whatever the parameter names, unless it says `:roleId`; categories are things of their own. */
function isOfOther(parameter: string, noun: string): boolean {
  const head = singular(wordTexts(noun).at(-1) ?? '');
  return ((ATTRIBUTES.has(head) && !CREATED.has(head)) || isSingleton(head)) && !parameter.toLowerCase().startsWith(head);
}

function textOf(path: Path, at: number): string {
  const segment = path.segments[at];
  return segment ? path.text.slice(segment.start, segment.end) : '';
}

/** What stands against dropping a verb behind a collection: `/users/show/:id`, `/users/create`. */
function questionOfCollection(site: Site, collection: readonly string[]): OpenQuestion | null {
  const { entry } = site.finding;
  const parameter = site.parameters[0];
  const isItem = parameter !== undefined && identifies(parameter, collection);
  switch (entry.operation) {
    case 'read':
      // The verb of `/users/read/list` that would be left is none where nothing stands behind it.
      if (collection.join() === 'read') return 'several-verbs';
      if (parameter === undefined) return saysOneOf(site) ? 'missing-identifier' : null;
      return isItem && !isMany(site) ? null : 'filter';
    case 'create':
    case 'save':
      if (site.next !== 'none') return 'item-create';
      return addsToSum(site, collection) ? 'weak-verb' : null;
    default:
      if (parameter !== undefined && isMany(site)) return 'filter';
      if (parameter !== undefined) return isItem ? null : 'missing-identifier';
      if (site.next !== 'none') return 'no-resource';
      if (isOwnOneBefore(site) && !showsItems(site)) return null;
      if (site.resource.whole) return entry.operation === 'delete' ? null : 'bulk';
      return 'missing-identifier';
  }
}

/** What stands against dropping a verb behind an item: `/users/:id/edit`. */
function questionOfItem(site: Site): OpenQuestion | null {
  const { entry } = site.finding;
  if (entry.operation === 'create' || entry.operation === 'save') return 'item-create';
  if (isMany(site) || site.next !== 'none') return 'no-resource';
  return null;
}

/** The verb falls and its noun stays: `/getUsers`, `/users/:id/addPost`. */
function keepNoun(site: Site): Target {
  const { finding, resource, before } = site;
  if (before.kind === 'collection' && isTrailing(site)) return open('several-resources');
  if (isPronoun(resource.noun)) return open('no-resource');
  if (isToldOf(resource.noun) || saysEdition(resource.noun) || (finding.entry.operation === 'read' && (saysHowRead(resource.noun) || saysOrder(resource.noun) || readsPeriod(site)))) return open('qualified');
  if (namesParameter(site)) return open('filter');
  if (finding.entry.operation !== 'read' && saysHow(resource.noun)) return open('weak-verb');
  if (finding.entry.operation !== 'read' && isModifier(resource.noun)) return open('no-resource');
  const head = resource.noun.at(-1)?.text ?? '';
  const parameter = site.parameters[0];
  const isItem = parameter !== undefined;
  if (asksWhether(resource.noun) && (isItem || finding.entry.operation !== 'read')) return open(isItem ? 'filter' : 'no-resource');
  if (isItem) {
    if (finding.entry.operation === 'create' || finding.entry.operation === 'save') return open('item-create');
    if (finding.entry.operation === 'read' && (isRelative(resource.noun) || isCriterion(parameter, site))) return open('filter');
    if (isOneInTime(resource.noun)) return open('filter');
    if (!isItemOf(parameter, resource.noun, site) || isMany(site)) return open('filter', ofItem(site));
    return keep(site, 'plural');
  }
  if (site.next !== 'none' && finding.entry.operation !== 'read') return open('no-resource');
  switch (finding.entry.operation) {
    case 'read':
      if (isAdjective(resource.noun)) return before.kind === 'none' && resource.noun.length === 1 ? open('no-resource') : keep(site, 'kept');
      if (mayReadWithin(site)) return open('qualified');
      if (isMany(site)) return keep(site, isTally(resource) ? 'kept' : 'plural');
      return isOneOfMany(site) || isShownMany(site) ? open('missing-identifier', toItem(site, nounChange(site, 'plural'), [head])) : keep(site, 'kept');
    case 'create':
    case 'save':
      if ((isListOfThem(site) && !showsItems(site)) || addsList(site)) return open('bulk');
      if (isSingleton(head)) return finding.word.text === 'create' && site.shown !== 'deleted' ? keep(site, 'kept') : open('weak-verb');
      if ((finding.word.text === 'add' && SUMS.has(head)) || setsDate(site)) return open('weak-verb');
      if (finding.entry.operation === 'save') return open('missing-identifier');
      return isOneOfRow(site) ? open('qualified', nounChange(site, 'kept')) : keep(site, 'plural');
    default:
      if (finding.entry.operation === 'delete' && resource.whole) return keep(site, 'plural');
      if (setsUp(site)) return open('weak-verb');
      if (isOwnOne(head, site) || (isOnlyAttribute(site) && site.shown === null)) return keep(site, 'kept');
      if (resource.whole) return open('bulk');
      return open('missing-identifier', (site.shown === null ? ofItem(site) : null) ?? toItem(site, nounChange(site, 'plural'), [head]));
  }
}

/** `/budgets/listYear` may list the budgets of a year as well as the years. */
function readsPeriod({ resource: { noun, whole }, finding, before }: Site): boolean {
  return before.kind === 'collection' && (whole || finding.entry.many === true) && isPeriod(noun);
}

/**
 * `/posts/getCategory/:category` reads the posts of a category, `/getSubUnits/:unitId` the parts of a unit, and `/groups/getMembers/:id` the members of a
 * group, and `/rooms/getEquipment/:id` the equipment of a room, unless it says `:memberId`; and `/cart/getItems/:id` what is in one of the carts.
 */
function isCriterion(parameter: string, { resource: { noun }, before }: Site): boolean {
  const words = noun.map(({ text }) => text);
  const head = words.at(-1) ?? '';
  const readsSeveral = isPlural(head) || isUncountable(head);
  if (readsSeveral && namesRelated(identifierWords(parameter), words)) return true;
  if (before.kind !== 'collection') return false;
  return isCalled(parameter, words) || (readsSeveral && (isOfItems(before.words) || isOne(before)) && IDENTIFIERS.has(parameter.toLowerCase()));
}

/** `/posts/:category/getCategory`: what stands before it is a criterion, and no identifier of a post that has a category. */
function namesParameter({ path, finding, resource: { noun } }: Site): boolean {
  const before = path.segments[finding.segment - 1];
  return before?.kind === 'parameter' && sameResource(wordTexts(before.name), noun.map(({ text }) => text));
}

/** `createFirstAdmin`; a first aid kit is one of many. */
function isOneOfRow({ resource: { noun } }: Site): boolean {
  return noun.length === 2 && ORDINALS.has(noun[0]?.text ?? '') && !isPlural(noun[1]?.text ?? '');
}

function keep(site: Site, number: Number): Target {
  if (number === 'plural' && hasOtherPlural(site.resource.noun)) return open('other-language');
  // Of one user that is called user2 there are no several, and `user2` is no collection.
  if (number === 'plural' && /\d$/.test(site.resource.noun.at(-1)?.text ?? '')) return open('qualified');
  return { change: keptNoun(site, number), open: null };
}
