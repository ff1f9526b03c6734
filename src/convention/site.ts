import type { Path } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';
import { nounOf } from './named-collections.ts';
import type { Surroundings } from '../model/endpoint.ts';
import { identifies, namesRelated } from './identifiers.ts';
import { areKinds } from './kinds.ts';
import { withoutList } from './listed-words.ts';
import { neighbourBefore, sameResource, type Neighbour } from './neighbours.ts';
import { withoutOne } from './one-behind.ts';
import { resourceWords, saysMany } from './resource-words.ts';
import { areIdentifier, areToldOfItem } from './told-of-item.ts';
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
    resource: withoutList(resource, before, shown !== undefined),
    before,
    parameters,
    next,
    shown: shown ?? null,
    renames,
  };
}

/** Whether the words state that more than one is intended. */
export function isMany({ finding, resource }: Site): boolean {
  return saysMany(resource) || finding.entry.many === true;
}

/** Whether what precedes is one thing: an item, or a singleton such as `/profile`. */
export function isOne(before: Neighbour): boolean {
  return before.kind === 'item' || (before.kind === 'collection' && isSingleton(before.words.at(-1) ?? ''));
}

/** Whether a noun is the only one where it is: `/profile` is, `/status` is after an item. */
export function isOwnOne(noun: string, { path, before }: Site): boolean {
  if (!is(noun, 'state')) return isSingleton(noun);
  return isOne(before) || path.segments.some((segment) => segment.kind === 'parameter');
}

/**
 * Whether there is one of what precedes the verb: a profile, or what an item has one of (`/users/:id/email/update`).
 */
export function isOwnOneBefore(site: Site): boolean {
  const { path, finding, before } = site;
  const noun = before.kind === 'collection' ? (before.words.at(-1) ?? '') : '';
  return isOwnOne(noun, site) || (is(noun, 'attribute') && path.segments[finding.segment - 2]?.kind === 'parameter');
}

/** Whether a noun represents one thing only. */
export function isSingleton(noun: string): boolean {
  return is(noun, 'own-one', 'state');
}

/** Whether an item has one of what the noun names. */
export function isAttribute(noun: string): boolean {
  return is(noun, 'attribute') || isUncountable(noun);
}

/** `github-create`: the word before a verb may be the thing or the manner. */
export function isTrailing({ finding, resource }: Site): boolean {
  return (resource.noun[0]?.start ?? Infinity) < finding.word.start;
}

/**
 * A singleton has no items, and neither has data or a history: the parameter of `/getProfile/:id` names its owner,
 * unless it specifies `:profileId`.
 */
export function isItemOf(parameter: string, noun: readonly Word[], site: Site): boolean {
  const words = noun.map((word) => word.text);
  const { operation } = site.finding.entry;
  if (areIdentifier(words) || !identifies(parameter, words)) return false;
  const head = singular(words.at(-1) ?? '');
  if (isPutIn(site)) return false;
  if (parameter.toLowerCase().startsWith(head)) return true;
  if (operation === 'read' && areToldOfItem(words, site.before)) return false;
  const isTold = is(head, 'knowledge') || (operation === 'read' && is(head, 'account-of'));
  if (mayBeOfOther(site) && site.shown !== 'deleted') return false;
  const isAttributeOf =
    is(head, 'attribute') && (isOne(site.before) || (operation !== 'read' && words.length > 1 && !isShownKind(site)));
  return (
    !isSingleton(head) && !isTold && !isAttributeOf && !(site.before.kind === 'collection' && operation !== 'read')
  );
}

/**
 * Whether other routes show that kinds are items: a collection of them where one is deleted, and a deletion where one
 * is updated.
 */
function isShownKind(site: Site): boolean {
  return (
    areKinds(site.resource.noun) &&
    (site.finding.entry.operation === 'delete' ? showsItems(site) : site.shown === 'deleted')
  );
}

/** `/posts/:id/setCategory/:categoryId` puts the post into a category, and changes none. */
function isPutIn({ finding: { word, entry }, before }: Site): boolean {
  return entry.operation === 'update' && before.kind === 'item' && ['set', 'change'].includes(word.text);
}

/**
 * `/updateCategory/:id` may update the category of something else that `:id` names, as long as nothing shows that
 * categories have identifiers; whatever is set, like the captain of `/setCaptain/:id`, may be made of what is named.
 */
export function mayBeOfOther({ finding: { word, entry }, resource: { noun }, parameters }: Site): boolean {
  return (
    entry.operation === 'update' &&
    parameters.length > 0 &&
    ((word.text === 'set' && noun.length === 1) || is(singular(noun.at(-1)?.text ?? ''), 'attribute'))
  );
}

/** `/settings/updateRole` changes the only role there is, as long as nothing shows that there are roles. */
export function isOnlyAttribute(site: Site): boolean {
  const {
    resource: { noun },
    before,
    parameters,
  } = site;
  return isChange(site) && parameters.length === 0 && isOne(before) && isAttribute(noun.at(-1)?.text ?? '');
}

/**
 * The words of what precedes a change of itself, which is the only one as long as nothing shows that it has items:
 * `/profile/update`, `/banner/editBanner`. Null where the change is of something else.
 */
export function changedOnlyOne(site: Site): readonly string[] | null {
  const {
    resource: { noun },
    before,
    next,
  } = site;
  if (before.kind !== 'collection' || next !== 'none' || !isChange(site)) return null;
  const isOfIt =
    noun.length === 0 ||
    sameResource(
      before.words,
      noun.map(({ text }) => text),
    );
  return isOfIt && isOwnOneBefore(site) ? before.words : null;
}

function isChange({ finding: { entry } }: Site): boolean {
  return entry.operation === 'update' || entry.operation === 'delete';
}

/**
 * Whether other routes show that there are several of the noun on which the answer hangs, next to that some are
 * created.
 */
export function showsItems({ shown }: Site): boolean {
  return shown === 'items' || shown === 'deleted';
}

/** `/getUser` reads one user and does not specify which; `/getProfile` and `/users/:id/getRole` read the only one. */
export function isOneOfMany({ resource, before }: Site): boolean {
  const [head, ...others] = resource.noun.map((word) => word.text);
  if (!head || others.length > 0 || isOne(before) || isPlural(head)) return false;
  return isNoun(head) && !isSingleton(head) && !isAttribute(head);
}

/** `GET /products/getProduct` reads one of the products and does not specify which. */
export function readsOneOf(site: Site, collection: readonly string[], noun: readonly string[]): boolean {
  if (site.finding.entry.operation !== 'read' || site.next !== 'none' || isMany(site)) return false;
  const isCollection = isPlural(collection.at(-1) ?? '') || (site.renames && nounOf(collection.join('-')) !== null);
  return isCollection && !isPlural(noun.at(-1) ?? '');
}

/** `GET /products/getOne` reads one of the products and does not specify which; a profile is the only one anyway. */
export function saysOneOf(site: Site): boolean {
  return site.next === 'none' && !isOne(site.before) && saysOne(site);
}

/** Whether words next to the verb state that it is done to one. */
export function saysOne({ resource: { quantifiers } }: Site): boolean {
  return quantifiers.some(({ text }) => text === 'one' || text === 'single');
}

/**
 * `getUserByUserId` under or about users: the criterion is the item's own identifier, and in `getSubUnitsByUnitId` that
 * of another thing. After what has several words it has to specify all of them: `findByRoleId` finds by a role what
 * relates users to roles (`/user-roles`).
 */
export function isOwnIdentifier({ resource, before }: Site): boolean {
  const noun = resource.noun.map((word) => word.text);
  const said = resource.behind.map((word) => word.text);
  const named = said.slice(0, -1);
  if (said.at(-1) !== 'id') return false;
  if (noun.length > 0) return sameResource(noun, named) && !namesRelated(named, noun);
  return before.kind === 'collection' && sameResource(before.words, named) && sameResource(named, before.words);
}
