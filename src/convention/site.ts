import type { Path } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import { textsOf, type Word, lastText } from '../words/split.ts';
import { nounOf } from './named-collections.ts';
import type { Surroundings } from '../model/endpoint.ts';
import { identifies, namesRelated } from './identifiers.ts';
import { areKinds, withoutList } from './item-lists.ts';
import { collectionOf, neighbourBefore, sameResource, type Neighbour, isNamed } from './neighbours.ts';
import { withoutOne } from './number-words.ts';
import { resourceWords, meansMany } from './resource-words.ts';
import { areIdentifier, nameItemAttribute } from './item-attributes.ts';
import type { CrudFinding, Site } from './verb-site.ts';

/** Describes the place of a verb in its path. */
export function describeSite(
  path: Path,
  finding: CrudFinding,
  { mount, shown, renames = false }: Pick<Surroundings, 'mount' | 'shown' | 'renames'>,
): Site {
  const parameters: string[] = [];
  for (const segment of path.segments.slice(finding.segment + 1)) {
    if (segment.kind !== 'parameter') break;
    parameters.push(segment.name);
  }
  const next = path.segments[finding.segment + 1]?.kind ?? 'none';
  const before = neighbourBefore(path, finding.segment, mount);
  const resource = withoutOne(resourceWords(finding.beside), parameters.length > 0);
  return {
    path,
    finding,
    operation: finding.entry.operation,
    resource: withoutList(resource, before, shown !== undefined),
    before,
    parameters,
    next,
    shown: shown ?? null,
    renames,
  };
}

/** Whether the verb or the words next to it mean more than one item. */
export function isMany({ finding, resource }: Site): boolean {
  return meansMany(resource) || finding.entry.many === true;
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
  const { path, finding, before } = site;
  const noun = before.kind === 'collection' ? (before.words.at(-1) ?? '') : '';
  return isOwnOne(noun, site) || (is(noun, 'attribute') && path.segments[finding.segment - 2]?.kind === 'parameter');
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
export function isTrailing({ finding, resource }: Site): boolean {
  return (resource.noun[0]?.start ?? Infinity) < finding.word.start;
}

/**
 * Whether a parameter identifies an item of what a noun names. A singleton, data and a history have no items: the
 * parameter of `/getProfile/:id` identifies the owner, unless it is called `:profileId`.
 */
export function isItemOf(parameter: string, noun: readonly Word[], site: Site): boolean {
  const words = textsOf(noun);
  const { operation } = site.finding.entry;
  if (areIdentifier(words) || !identifies(parameter, words)) return false;
  const head = singular(words.at(-1) ?? '');
  if (isPutIn(site)) return false;
  if (parameter.toLowerCase().startsWith(head)) return true;
  if (operation === 'read' && nameItemAttribute(words, site.before)) return false;
  const isTold = is(head, 'knowledge') || (operation === 'read' && is(head, 'account-of'));
  if (mayBeOfOther(site) && site.shown !== 'deleted') return false;
  const isAttributeOf =
    is(head, 'attribute') && (isOne(site.before) || (operation !== 'read' && words.length > 1 && !isShownKind(site)));
  return (
    !isSingleton(head) && !isTold && !isAttributeOf && !(site.before.kind === 'collection' && operation !== 'read')
  );
}

/**
 * Whether a noun names kinds (see `areKinds`) and other routes show that these are items: for a deletion, a collection
 * of them or another deletion; for another operation, a deletion.
 */
function isShownKind(site: Site): boolean {
  return areKinds(site.resource.noun) && (site.operation === 'delete' ? showsItems(site) : site.shown === 'deleted');
}

/**
 * Whether a verb assigns one thing to another: `/posts/:id/setCategory/:categoryId` changes the post, not a category.
 */
function isPutIn({ finding: { word, entry }, before }: Site): boolean {
  return entry.operation === 'update' && before.kind === 'item' && ['set', 'change'].includes(word.text);
}

/**
 * Whether the parameter of an update may identify something else than what the noun names. `/updateCategory/:id` may
 * update the category of what `:id` identifies, as long as nothing shows that categories have identifiers, and
 * `/setCaptain/:id` may make captain of whom `:id` identifies.
 */
export function mayBeOfOther({ finding: { word, entry }, resource: { noun }, parameters }: Site): boolean {
  return (
    entry.operation === 'update' &&
    parameters.length > 0 &&
    ((word.text === 'set' && noun.length === 1) || is(singular(lastText(noun)), 'attribute'))
  );
}

/**
 * Whether an attribute of one thing is changed or deleted: `/settings/updateRole` changes the only role there is, as
 * long as nothing shows that there are several.
 */
export function isOnlyAttribute(site: Site): boolean {
  const {
    resource: { noun },
    before,
    parameters,
  } = site;
  return isChange(site) && parameters.length === 0 && isOne(before) && isAttribute(lastText(noun));
}

/**
 * The words of what precedes a verb that changes or deletes it, where there is only one of it as long as nothing shows
 * that it has items: `/profile/update`, `/banner/editBanner`. Null where the verb does something else.
 */
export function changedOnlyOne(site: Site): readonly string[] | null {
  const {
    resource: { noun },
    before,
    next,
  } = site;
  if (before.kind !== 'collection' || next !== 'none' || !isChange(site)) return null;
  const isOfIt = noun.length === 0 || sameResource(before.words, textsOf(noun));
  return isOfIt && isOwnOneBefore(site) ? before.words : null;
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
export function isOneOfMany({ resource, before }: Site): boolean {
  const [head, ...others] = textsOf(resource.noun);
  if (!head || others.length > 0 || isOne(before) || isPlural(head)) return false;
  return isNoun(head) && !isSingleton(head) && !isAttribute(head);
}

/** Whether one item of a collection is read and the path does not identify which: `GET /products/getProduct`. */
export function readsOneOf(site: Site, collection: readonly string[], noun: readonly string[]): boolean {
  if (site.operation !== 'read' || site.next !== 'none' || isMany(site)) return false;
  const isCollection = isPlural(collection.at(-1) ?? '') || (site.renames && nounOf(collection.join('-')) !== null);
  return isCollection && !isPlural(noun.at(-1) ?? '');
}

/**
 * Whether `one` or `single` means an item that the path does not identify: `GET /products/getOne`. After a singleton
 * (`/profile/getOne`) there is only one anyway.
 */
export function meansUnnamedItem(site: Site): boolean {
  return site.next === 'none' && !isOne(site.before) && hasOneWord(site);
}

/** Whether `one` or `single` is next to the verb. */
export function hasOneWord({ resource: { quantifiers } }: Site): boolean {
  return quantifiers.some(({ text }) => text === 'one' || text === 'single');
}

/**
 * Whether a criterion is the identifier of the item that is read: it is in `getUserByUserId`, and in
 * `/users/findByUserId`. In `getSubUnitsByUnitId` it is that of another thing. A collection of several words has to be
 * named in full: in `/user-roles/findByRoleId` the criterion is the identifier of a role.
 */
export function isOwnIdentifier({ resource, before }: Site): boolean {
  const noun = textsOf(resource.noun);
  const said = textsOf(resource.behind);
  const named = said.slice(0, -1);
  if (said.at(-1) !== 'id') return false;
  if (noun.length > 0) return sameResource(noun, named) && !namesRelated(named, noun);
  return isNamed(before, named) && sameResource(named, collectionOf(before));
}
