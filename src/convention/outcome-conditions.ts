import { segmentText } from '../paths/dialects.ts';
import type { PathChange, Segment } from '../model/path.ts';
import { join } from '../paths/print.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import { crudOf } from '../words/lexicon.ts';
import { splitWords, wordTexts } from '../words/split.ts';
import { nounChange } from './changes.ts';
import { identifierWords, identifies, isCalled, isCalledAfter, namesRelated } from './identifiers.ts';
import { agrees } from './methods.ts';
import { isMisspelt } from './misspelt.ts';
import { isOfItems } from './named-collections.ts';
import { collectionOf, sameResource, type Neighbour } from './neighbours.ts';
import { listedWords } from './phrase.ts';
import { hasOneWord, isOfOne, isOne, isOnlyAttribute, isOwnOne, isRepeated, isSingleton, type Site } from './site.ts';
import { endsWithOnlyOne } from './noun-after-verb.ts';

/** Whether a segment consists of signs alone: such paths belong to protocols. */
export function hasWordlessSegment({ path }: Site): boolean {
  return path.segments.some((each) => each.kind === 'static' && splitWords(each.value).length === 0);
}

/**
 * Whether the text of the segment cannot be changed safely: it does not consist of words with `-`, `_` or `.` between
 * them, or the router joins it to the end of the mount: Fastify and Koa make `/userslist` of `/users` and `list`.
 */
export function isOddText({ path, segment: at, mount }: Site): boolean {
  const segment = path.segments[at];
  const isGlued =
    at === 0 &&
    mount.segments.length > 0 &&
    join(mount, path, path.dialect).segments.length < mount.segments.length + path.segments.length;
  return isGlued || !segment || !/^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(segmentText(path, segment));
}

/**
 * Whether a POST is one of a family of names, as protocols over POST have them: `POST /vector/DeleteIndex`. Below a
 * collection that its noun names it may be an item of that one: `POST /Users/DeleteUser`.
 */
export function isOfFamily(site: Site): boolean {
  const { method, word, noun, operation } = site;
  const isCommand = method === 'POST' && word.capital === true && !agrees(operation, method);
  return isCommand && noun.length > 0 && hasNoParameter(site) && !isRepeated(site);
}

/** Whether no parameter is directly after the verb. */
export function hasNoParameter({ parameters }: Site): boolean {
  return parameters.length === 0;
}

/** Whether the path has a segment of one of some kinds. */
export function hasSegment({ path }: Site, ...kinds: readonly Segment['kind'][]): boolean {
  return path.segments.some(({ kind }) => kinds.includes(kind));
}

/** Whether the parameter after the verb identifies an item of the collection before it. */
export function hasItem({ collection, parameters: [parameter] }: Site): boolean {
  return parameter !== undefined && identifies(parameter, collection);
}

/**
 * What the noun next to the verb may repeat: what is directly before, or, for a noun in the singular, the collection
 * of the item before it.
 */
export function namedBefore({ before, head }: Site): Neighbour {
  if (before.kind !== 'item') return before;
  return isPlural(head) ? { kind: 'none' } : before.collection;
}

/** Whether the noun next to the verb may be another spelling of the collection before it, or short for it. */
export function mayMisspell(site: Site): boolean {
  const { collection, texts } = site;
  return collection.length > 0 && (isMisspelt(collection, texts) || isShortened(site) || mayBeShort(site));
}

/**
 * Whether a collection of several words ends in the beginning of a noun, which may be the whole word: `category` below
 * `job-cat`.
 */
function isShortened({ collection, head }: Site): boolean {
  const [last, noun] = [singular(collection.at(-1) ?? ''), singular(head)];
  return collection.length > 1 && last.length >= 3 && noun.length > last.length + 1 && noun.startsWith(last);
}

/**
 * Whether the noun next to a verb may be short for the collection of two nouns before it: `addLunch` below
 * `lunch-orders` may add a lunch or such an order, and `createOrchard` below `orchard-details` the details of one. Not
 * where lunches are read without a parameter, nor where the parameter names the noun
 * (`/lunch-orders/getLunch/:lunchId`).
 */
function mayBeShort({ operation, texts, head, collection, parameters: [parameter] }: Site): boolean {
  const [first = '', thing, ...others] = collection;
  if (thing === undefined || others.length > 0 || !sameResource([first], texts)) return false;
  if (![thing, singular(thing)].some((word) => is(word, 'belonging', 'told', 'kept-record'))) return false;
  return parameter === undefined ? operation !== 'read' : !parameter.toLowerCase().startsWith(singular(head));
}

/** The change that removes the verb and leaves all words after it: `/newProducts`. Null where there is no good one. */
export function keptWords(site: Site | null): PathChange | null {
  if (!site || site.next === 'static') return null;
  const { operation, whole } = site;
  if (!hasNoParameter(site) || operation === 'create' || whole) return nounChange(site, 'plural');
  return operation === 'read' ? nounChange(site, 'kept') : null;
}

/**
 * `/cars/addEdit` adds a car or edits one. Where one of the two words reads, the second is no verb: `getUpdate` reads
 * an update, and `setRead` marks a message as read.
 */
export function isSecondVerb({ noun, head, operation }: Site): boolean {
  const second = noun.length === 1 ? crudOf(head) : null;
  return second?.leaning === 'verb' && second.operation !== 'read' && operation !== 'read';
}

/** `/items/batch/delete` acts on many items, which the body of the request lists. */
export function isDoneAtOnce({ before, collection, segment, path, next }: Site): boolean {
  if (before.kind !== 'collection' || next !== 'none') return false;
  const isBelow = segment > 1 && path.segments.length > 2;
  return collection.every((word) => is(word, 'at-once') && (isBelow || !isNoun(word)));
}

/**
 * `/team-members/:teamId/remove` identifies the team, and not the member to remove. A team has many members; a user has
 * one profile.
 */
export function isOfWhole({ path, segment, before }: Site): boolean {
  const [parameter, collection] = [path.segments[segment - 1], collectionOf(before)];
  const head = singular(collection.at(-1) ?? '');
  if (parameter?.kind !== 'parameter' || identifies(parameter.name, collection) || isOfOne(head)) return false;
  return collection.slice(0, -1).some((_, at) => isCalledAfter(parameter.name, collection.slice(0, at + 1)));
}

/**
 * Whether `one` or `single` means an item that the path does not identify: `GET /products/getOne`. After a singleton
 * (`/profile/getOne`) there is only one anyway.
 */
export function meansUnnamedItem(site: Site): boolean {
  return site.next === 'none' && !isOne(site.before) && hasOneWord(site);
}

/** `/get-one/user` reads one of the users, and `/get-one/profile` the only one. */
export function meansOneOfNoun(site: Site): boolean {
  return hasOneWord(site) && !hasSegment(site, 'parameter') && !endsWithOnlyOne(site);
}

/** `/wallet/add` puts money into a wallet, as `/wallet/addMoney` does, and creates no wallet. */
export function addsToSum({ word, noun, collection }: Site): boolean {
  return word.text === 'add' && noun.length === 0 && is(collection.at(-1) ?? '', 'sum', 'purse');
}

/** `/wallet/addMoney`. */
export function addsSum({ word, head }: Site): boolean {
  return word.text === 'add' && is(head, 'sum');
}

/** `setNewAccount` creates an account; a new password or theme replaces the old one. */
export function setsUp({ word, quantifiers, head }: Site): boolean {
  const isCreated = is(head, 'holder') || head === 'account' || head === 'profile';
  return word.text === 'set' && isCreated && quantifiers.some(({ text }) => text === 'new');
}

/** `createProfile` creates the only profile of a user, unless others show that there are several. */
export function createsOnlyOne({ word, head, shown }: Site): boolean {
  return isSingleton(head) && word.text === 'create' && shown !== 'deleted';
}

/** Whether an update or a deletion is of the only one that its noun names. */
export function changesOwnOne(site: Site): boolean {
  return isOwnOne(site.head, site) || (isOnlyAttribute(site) && site.shown === null);
}

/**
 * `/auth/createAuth`: a noun that is also a prefix of paths, and has no plural, is no resource below that prefix.
 * Admins and apps have a plural.
 */
export function placesInterface({ noun, head, before }: Site): boolean {
  return before.kind === 'none' && noun.length === 1 && is(head, 'prefix') && isUncountable(head);
}

/**
 * Whether the identifier after a noun is a criterion, and not that of one item: `/posts/getCategory/:category` reads
 * the posts of a category, `/getSubUnits/:unitId` the parts of a unit, `/groups/getMembers/:id` the members of a group
 * (but `:memberId` would identify a member), `/rooms/getEquipment/:id` the equipment of a room, and
 * `/cart/getItems/:id` the items of a cart.
 */
export function isCriterion({ texts, head, before, collection, parameters: [parameter = ''] }: Site): boolean {
  const readsSeveral = isPlural(head) || isUncountable(head);
  if (readsSeveral && namesRelated(identifierWords(parameter), texts)) return true;
  if (before.kind !== 'collection') return false;
  const areOfItem = isOfItems(collection) || isOne(before);
  return isCalled(parameter, texts) || (readsSeveral && areOfItem && is(parameter.toLowerCase(), 'identifier'));
}

/**
 * `/posts/:category/getCategory`: the parameter before the noun is the noun itself, and no identifier of a post that
 * has a category.
 */
export function namesParameter({ path, segment, texts }: Site): boolean {
  const before = path.segments[segment - 1];
  return before?.kind === 'parameter' && sameResource(wordTexts(before.name), texts);
}

/**
 * Whether all of a container may mean all of its items: `getCartList` and `getAllCart` may read the items of the only
 * cart, rather than carts.
 */
export function mayReadWithin({ head, whole, listed }: Site): boolean {
  return (whole || listed) && isSingleton(head) && is(head, 'holder');
}

/**
 * Whether a `list` that is added may be several things: `POST /addFolioList` and `/add-foliolist` may add several
 * folios. A shopping list is a thing of its own, which the lexicon knows. A playlist is a word, and so is a novelist.
 */
export function addsList(site: Site): boolean {
  const within = site.head.endsWith('list') ? site.head.slice(0, -'list'.length) : '';
  const listed = listedWords(site)?.at(-1)?.text ?? (isNoun(within) ? within : null);
  return listed !== null && !is(singular(listed), 'before-list');
}
