import type { Path, PathChange } from '../model/path.ts';
import { parameterText } from '../paths/print.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import { textsOf, type Word, firstText, lastText } from '../words/split.ts';
import { changed, dropped, nounChange } from './changes.ts';
import { isAdjectiveWord } from './modifiers.ts';
import { isOfItems } from './named-collections.ts';
import { identifies } from './identifiers.ts';
import { nounText } from './noun-text.ts';
import { sameResource, isNamed } from './neighbours.ts';
import { isOfOne } from './site.ts';
import type { Site } from './verb-site.ts';

/**
 * The change with an identifier added after the collection, for a person to choose; null where more segments follow.
 */
export function toItem({ path, finding }: Site, change: PathChange, collection: readonly string[]): PathChange | null {
  const isLast = finding.segment === path.segments.length - 1;
  if (!isLast) return null;
  const slash = change.text === '' && path.text[change.start - 1] === '/' ? '' : '/';
  return { ...change, text: `${change.text}${slash}${parameterText(freeName(path, collection), path.dialect)}` };
}

/**
 * The change for a verb that changes or deletes an item without an identifier, for a person to choose: `/updateUser` is
 * `/users/:id`, `/updateUserEmail` and `/users/updateEmail` are `/users/:id/email`. Null where it would be a guess:
 * what something has one of is no collection (`/updateEmail`), and it is not known which of several are deleted.
 */
export function itemChange(site: Site): PathChange | null {
  const { resource, before, shown } = site;
  const [owner, ...others] = resource.noun;
  const head = lastText(resource.noun);
  if (before.kind === 'item') return ofOneItem(site);
  const isValue = isPartOfOne(head) || is(head, 'value', 'identifier');
  if (shown === null) {
    const change = ofItem(site);
    if (change || (isValue && others.length === 0)) return change;
    const isOwner = owner && isNoun(owner.text) && !isUncountable(owner.text) && !isAdjectiveWord(owner.text);
    const isKind = site.operation === 'delete' && is(head, 'kind', 'value', 'state');
    if (isValue) return isOwner && !isKind ? ofOwner(site, owner, others) : null;
  }
  return others.length > 0 && isNamedBefore(site) ? null : toItem(site, nounChange(site, 'plural'), [head]);
}

/** Whether an item has only one of what a noun names, and it is not created by itself. */
function isPartOfOne(noun: string): boolean {
  return isOfOne(noun) && !is(noun, 'created');
}

/**
 * `PUT /pipelines/:id/updateAdmins` replaces the set of admins, `POST /machines/:id/updateServerId` changes a field.
 */
function ofOneItem(site: Site): PathChange | null {
  const head = lastText(site.resource.noun);
  const isUpdate = site.operation === 'update';
  if (site.shown === null && isUpdate && (isPlural(head) || isPartOfOne(head) || is(head, 'value', 'identifier')))
    return nounChange(site, 'kept');
  return isPlural(head) ? null : toItem(site, nounChange(site, 'plural'), [head]);
}

/** `/users/updateUserEmail`: the first word repeats the collection. */
function isNamedBefore({ resource: { noun }, before }: Site): boolean {
  return isNamed(before, [firstText(noun)]);
}

/** `/edit-order-status` is `/orders/:id/status`. */
function ofOwner(site: Site, owner: Word, told: readonly Word[]): PathChange | null {
  const { path, finding } = site;
  const words = [owner.text];
  const isSaid = isNamedBefore(site);
  const collection = isSaid ? '' : nounText(path.text, [owner], finding.word, 'plural');
  const detail = nounText(path.text, told, { ...finding.word, capital: false }, 'kept');
  const change = toItem(site, { ...nounChange(site, 'kept'), text: collection }, words);
  return change && { ...change, text: `${change.text}/${detail}`.replace(/^\//, isSaid ? '' : '/') };
}

/** `/users/updateRole/:id` and `/orders/updateStatus` may mean `/users/:id/role` and `/orders/:id/status`. */
export function ofItem(site: Site): PathChange | null {
  const { path, finding, resource, before } = site;
  const head = lastText(resource.noun);
  const change = nounChange(site, 'kept');
  const item = path.segments[finding.segment + 1];
  const isEnd = finding.segment + (item ? 2 : 1) === path.segments.length;
  if (
    before.kind !== 'collection' ||
    finding.entry.operation === 'read' ||
    (finding.entry.operation === 'delete' && is(head, 'account-of')) ||
    !isOfItems(before.words) ||
    !isEnd ||
    (resource.noun.length > 1 && (item !== undefined || isNamedBefore(site))) ||
    !isOfOne(head)
  )
    return null;
  if (item?.kind === 'parameter')
    return identifies(item.name, before.words)
      ? { start: change.start, end: item.end, text: `${parameterText(item.name, path.dialect)}/${change.text}` }
      : null;
  return { ...change, text: `${parameterText(freeName(path, before.words), path.dialect)}/${change.text}` };
}

/**
 * `/removeUserFromGroup/:userId/:groupId` is `/groups/:groupId/users/:userId`, if the names of the parameters match the
 * nouns; otherwise null.
 */
export function twoResources({ path, finding, operation, resource, parameters }: Site): PathChange | null {
  const [one, two, ...others] = parameters;
  const isEnd = finding.segment + 1 + parameters.length === path.segments.length;
  if (!one || !two || others.length > 0 || !isEnd || operation !== 'delete') return null;
  const inner = textsOf(resource.noun);
  const outer = textsOf(resource.behind);
  const [innerId, outerId] = namesItem(one, inner) ? [one, two] : [two, one];
  if (!namesItem(innerId, inner) || !namesItem(outerId, outer)) return null;
  const nounOf = (words: readonly Word[]): string => nounText(path.text, words, finding.word, 'plural');
  const start = path.segments[finding.segment]?.start ?? 0;
  const [outerItem, innerItem] = [parameterText(outerId, path.dialect), parameterText(innerId, path.dialect)];
  return {
    start,
    end: path.text.length,
    text: `${nounOf(resource.behind)}/${outerItem}/${nounOf(resource.noun)}/${innerItem}`,
  };
}

/**
 * The path that has a criterion in its query: `/users?email=` for `/getUserByEmail/:email`. It cannot be the path of a
 * route, so that a message names it and nothing more. Null where the verb does not read by one criterion, and where it
 * is not known what is read.
 */
export function queryPath(site: Site): string | null {
  const { path, finding, resource, before, parameters } = site;
  const [parameter, ...others] = parameters;
  const [first, last] = [resource.behind[0], resource.behind.at(-1)];
  const noun = textsOf(resource.noun);
  const isEnd = finding.segment + 2 === path.segments.length;
  if (finding.entry.operation !== 'read' || resource.clause !== 'criterion' || !parameter || others.length > 0)
    return null;
  const isSaid = before.kind === 'collection' && (noun.length === 0 || sameResource(before.words, noun));
  if (!isEnd || !first || !last || !(isSaid || isNoun(noun.at(-1) ?? ''))) return null;
  const said = path.text.slice(first.start, last.end);
  const field = is(parameter.toLowerCase(), 'identifier') ? said.charAt(0).toLowerCase() + said.slice(1) : parameter;
  const collection = isSaid ? dropped(site) : nounChange(site, 'plural');
  return `${changed(path.text, { ...collection, end: path.text.length })}?${field}=`;
}

/** `id`, or `postId` where the path has an `:id` already. */
function freeName({ segments }: Path, collection: readonly string[]): string {
  const isTaken = segments.some((segment) => segment.kind === 'parameter' && segment.name === 'id');
  return isTaken ? `${singular(collection.at(-1) ?? 'item')}Id` : 'id';
}

function namesItem(parameter: string, noun: readonly string[]): boolean {
  return parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? '')) && noun.length > 0;
}
