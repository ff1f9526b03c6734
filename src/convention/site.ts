import type { Shown, Surroundings } from '../model/endpoint.ts';
import type { Path, Segment } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import type { CrudWord } from '../words/lexicon.ts';
import { textsOf } from '../words/split.ts';
import { identifies, namesRelated } from './identifiers.ts';
import { areIdentifier, nameItemAttribute } from './item-attributes.ts';
import { nounOf } from './named-collections.ts';
import { collectionOf, isNamed, sameResource, type Neighbour } from './neighbours.ts';
import { areKinds } from './noun-kinds.ts';
import type { Finding } from './path-verbs.ts';
import { meansMany, type Phrase } from './phrase.ts';

/** The only verb of a path, a CRUD verb, with the phrase that it begins and what is around it. */
export interface Site extends Phrase, Finding, Pick<Surroundings, 'mount'> {
  readonly path: Path;
  readonly method: string;
  readonly entry: CrudWord;
  /** What the verb does: a `save` with PUT or PATCH is an update. */
  readonly operation: CrudWord['operation'];
  readonly before: Neighbour;
  /** The words of the collection directly before the verb; empty where something else is there. */
  readonly collection: readonly string[];
  /** The parameters directly after the verb's segment. */
  readonly parameters: readonly string[];
  /** The kind of what is directly after. */
  readonly next: Segment['kind'] | 'none';
  /** What other routes show of the noun whose number is supposed; null where they show nothing. */
  readonly shown: Shown | null;
  /** Whether the collection before the verb may be renamed to its singular or plural. */
  readonly renames: boolean;
}

/** Whether the verb or the words next to it mean more than one item. */
export function isMany(site: Site): boolean {
  return meansMany(site) || site.entry.many === true;
}

/** Whether the noun next to the verb repeats the collection directly before it. */
export function isRepeated({ collection, texts }: Site): boolean {
  return sameResource(collection, texts);
}

/** Whether what precedes is one thing: an item, or a singleton such as `/profile`. */
export function isOne(before: Neighbour): boolean {
  return before.kind === 'item' || (before.kind === 'collection' && isSingleton(before.words.at(-1) ?? ''));
}

/**
 * Whether there is only one of what a noun names at its place: one profile anywhere, one status after an item or in a
 * path with a parameter.
 */
export function isOwnOne(noun: string, { path, before }: Site): boolean {
  if (!is(noun, 'state')) return isSingleton(noun);
  return isOne(before) || path.segments.some((segment) => segment.kind === 'parameter');
}

/**
 * Whether there is only one of what precedes the verb: a profile, or an attribute of an item
 * (`/users/:id/email/update`).
 */
export function isOwnOneBefore(site: Site): boolean {
  const noun = site.collection.at(-1) ?? '';
  const isOfItem = site.path.segments[site.segment - 2]?.kind === 'parameter';
  return isOwnOne(noun, site) || (isOfItem && is(noun, 'attribute'));
}

/** Whether a noun names something of which there is only one. */
export function isSingleton(noun: string): boolean {
  return is(noun, 'own-one', 'state');
}

/** Whether an item has one of what the noun names: persons (`staff`) are items themselves. */
export function isAttribute(noun: string): boolean {
  return is(noun, 'attribute') || (isUncountable(noun) && !is(noun, 'persons'));
}

/** Whether there is one of what a noun names: of everything, or of each item. */
export function isOfOne(noun: string): boolean {
  return isSingleton(noun) || isAttribute(noun);
}

/** Whether the noun precedes the verb in its segment (`github-create`): it may then be the resource or the manner. */
export function isTrailing({ noun, word }: Site): boolean {
  return (noun[0]?.start ?? Infinity) < word.start;
}

/**
 * Whether the parameter after the verb identifies an item of what its noun names. A singleton, data and a history have
 * no items: the parameter of `/getProfile/:id` identifies the owner, unless it is called `:profileId`.
 */
export function identifiesItem(site: Site): boolean {
  const { texts, operation, before, collection, parameters } = site;
  const [parameter = ''] = parameters;
  if (areIdentifier(texts) || !identifies(parameter, texts)) return false;
  const head = singular(site.head);
  if (isPutIn(site)) return false;
  if (parameter.toLowerCase().startsWith(head)) return true;
  if (operation === 'read' && nameItemAttribute(texts, before)) return false;
  const isTold = is(head, 'knowledge') || (operation === 'read' && is(head, 'account-of'));
  if (mayBeOfOther(site) && site.shown !== 'deleted') return false;
  const isAttributeOf =
    is(head, 'attribute') && (isOne(before) || (operation !== 'read' && texts.length > 1 && !isShownKind(site)));
  return !isSingleton(head) && !isTold && !isAttributeOf && !(collection.length > 0 && operation !== 'read');
}

/**
 * Whether a noun names kinds (see `areKinds`) and other routes show that these are items: for a deletion, a collection
 * of them or another deletion; for another operation, a deletion.
 */
function isShownKind(site: Site): boolean {
  return areKinds(site) && (site.operation === 'delete' ? showsItems(site) : site.shown === 'deleted');
}

/**
 * Whether a verb assigns one thing to another: `/posts/:id/setCategory/:categoryId` changes the post, not a category.
 */
function isPutIn({ word, operation, before }: Site): boolean {
  return operation === 'update' && before.kind === 'item' && ['set', 'change'].includes(word.text);
}

/**
 * Whether the parameter of an update may identify something else than what the noun names. `/updateCategory/:id` may
 * update the category of what `:id` identifies, as long as nothing shows that categories have identifiers, and
 * `/setCaptain/:id` may make captain of whom `:id` identifies.
 */
export function mayBeOfOther({ word, operation, noun, head, parameters }: Site): boolean {
  return (
    operation === 'update' &&
    parameters.length > 0 &&
    ((word.text === 'set' && noun.length === 1) || is(singular(head), 'attribute'))
  );
}

/**
 * Whether an attribute of one thing is changed or deleted: `/settings/updateRole` changes the only role there is, as
 * long as nothing shows that there are several.
 */
export function isOnlyAttribute(site: Site): boolean {
  return isChange(site) && site.parameters.length === 0 && isOne(site.before) && isAttribute(site.head);
}

/**
 * Whether a verb changes or deletes what precedes it, of which there is only one as long as nothing shows that it has
 * items: `/profile/update`, `/banner/editBanner`.
 */
export function changesOnlyOne(site: Site): boolean {
  if (site.collection.length === 0 || site.next !== 'none' || !isChange(site)) return false;
  return (site.noun.length === 0 || isRepeated(site)) && isOwnOneBefore(site);
}

function isChange({ operation }: Site): boolean {
  return operation === 'update' || operation === 'delete';
}

/** Whether other routes show items of the noun on which the verdict depends, and not only that some are created. */
export function showsItems({ shown }: Site): boolean {
  return shown === 'items' || shown === 'deleted';
}

/**
 * Whether a noun names one of many that the path does not identify: `/getUser` reads one of the users, while
 * `/getProfile` and `/users/:id/getRole` read the only one.
 */
export function isOneOfMany({ noun, head, before }: Site): boolean {
  return noun.length === 1 && !isOne(before) && !isPlural(head) && isNoun(head) && !isOfOne(head);
}

/** Whether one item of the collection is read and the path does not identify which: `GET /products/getProduct`. */
export function readsOneOfCollection(site: Site): boolean {
  const { collection, head } = site;
  if (site.next !== 'none' || isMany(site) || !isRepeated(site) || isPlural(head)) return false;
  return isPlural(collection.at(-1) ?? '') || (site.renames && nounOf(collection.join('-')) !== null);
}

/** Whether `one` or `single` is next to the verb. */
export function hasOneWord({ quantifiers }: Phrase): boolean {
  return quantifiers.some(({ text }) => text === 'one' || text === 'single');
}

/**
 * Whether a criterion is the identifier of the item that is read: it is in `getUserByUserId`, and in
 * `/users/findByUserId`. In `getSubUnitsByUnitId` it is that of another thing. A collection of several words has to be
 * named in full: in `/user-roles/findByRoleId` the criterion is the identifier of a role.
 */
export function isOwnIdentifier({ texts, behind, before }: Site): boolean {
  const said = textsOf(behind);
  const named = said.slice(0, -1);
  if (said.at(-1) !== 'id') return false;
  if (texts.length > 0) return sameResource(texts, named) && !namesRelated(named, texts);
  return isNamed(before, named) && sameResource(named, collectionOf(before));
}
