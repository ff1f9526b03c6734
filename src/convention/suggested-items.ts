import type { PathChange } from '../model/path.ts';
import { parameterText } from '../paths/print.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, isUncountable, singular } from '../words/inflect.ts';
import { firstText, textsOf, type Word } from '../words/split.ts';
import { changed, dropped, nounChange } from './changes.ts';
import { identifies } from './identifiers.ts';
import { isOfItems } from './named-collections.ts';
import { isNamed } from './neighbours.ts';
import { isAdjectiveWord } from './noun-kinds.ts';
import { nounText } from './noun-text.ts';
import { isOfOne, isRepeated, type Site } from './site.ts';

/** The change that drops the segment of the verb, with an identifier of the collection before it. */
export function itemOfCollection(site: Site): PathChange | null {
  return toItem(site, dropped(site), site.collection);
}

/**
 * The change that leaves the noun of the verb in the plural, with an identifier of one of them; null for a noun that is
 * an identifier itself: `/users/findId` finds no item of a collection of identifiers.
 */
export function itemOfNoun(site: Site): PathChange | null {
  return is(site.head, 'identifier') ? null : toItem(site, nounChange(site, 'plural'), [site.head]);
}

/**
 * The change with an identifier added after the collection, for a person to choose; null where more segments follow.
 */
function toItem({ path, segment }: Site, change: PathChange, collection: readonly string[]): PathChange | null {
  if (segment < path.segments.length - 1) return null;
  const slash = change.text === '' && path.text[change.start - 1] === '/' ? '' : '/';
  return { ...change, text: `${change.text}${slash}${parameterText(freeName(path, collection), path.dialect)}` };
}

/**
 * The change for a verb that changes or deletes an item without an identifier, for a person to choose: `/updateUser` is
 * `/users/:id`, `/updateUserEmail` and `/users/updateEmail` are `/users/:id/email`. Null where it would be a guess:
 * what something has one of is no collection (`/updateEmail`), and it is not known which of several are deleted.
 */
export function itemChange(site: Site): PathChange | null {
  const { noun, head, before, shown } = site;
  const [owner, ...others] = noun;
  if (before.kind === 'item') return ofOneItem(site);
  if (shown === null) {
    const change = ofItem(site);
    if (change || (isValue(head) && others.length === 0)) return change;
    const isOwner = owner && isNoun(owner.text) && !isUncountable(owner.text) && !isAdjectiveWord(owner.text);
    const isKind = site.operation === 'delete' && is(head, 'kind', 'value', 'state');
    if (isValue(head)) return isOwner && !isKind ? ofOwner(site, owner, others) : null;
  }
  return others.length > 0 && beginsWithCollection(site) ? null : itemOfNoun(site);
}

/** Whether an item has only one of what a noun names, and it is not created by itself; or it is a mere value. */
function isValue(noun: string): boolean {
  return (isOfOne(noun) && !is(noun, 'created')) || is(noun, 'value', 'identifier');
}

/**
 * `PUT /pipelines/:id/updateAdmins` replaces the set of admins, `POST /machines/:id/updateServerId` changes a field.
 */
function ofOneItem(site: Site): PathChange | null {
  const { shown, operation, head } = site;
  if (shown === null && operation === 'update' && (isPlural(head) || isValue(head))) return nounChange(site, 'kept');
  return isPlural(head) ? null : itemOfNoun(site);
}

/** `/users/updateUserEmail`: the first word repeats the collection. */
function beginsWithCollection({ noun, before }: Site): boolean {
  return isNamed(before, [firstText(noun)]);
}

/** `/edit-order-status` is `/orders/:id/status`. */
function ofOwner(site: Site, owner: Word, told: readonly Word[]): PathChange | null {
  const { path, word } = site;
  const isSaid = beginsWithCollection(site);
  const collection = isSaid ? '' : nounText(path.text, [owner], word, 'plural');
  const detail = nounText(path.text, told, { ...word, capital: false }, 'kept');
  const change = toItem(site, { ...nounChange(site, 'kept'), text: collection }, [owner.text]);
  return change && { ...change, text: `${change.text}/${detail}`.replace(/^\//, isSaid ? '' : '/') };
}

/** `/users/updateRole/:id` and `/orders/updateStatus` may mean `/users/:id/role` and `/orders/:id/status`. */
export function ofItem(site: Site): PathChange | null {
  const { path, segment, noun, head, operation, collection } = site;
  const change = nounChange(site, 'kept');
  const item = path.segments[segment + 1];
  const isEnd = segment + (item ? 2 : 1) === path.segments.length;
  if (
    collection.length === 0 ||
    operation === 'read' ||
    (operation === 'delete' && is(head, 'account-of')) ||
    !isOfItems(collection) ||
    !isEnd ||
    (noun.length > 1 && (item !== undefined || beginsWithCollection(site))) ||
    !isOfOne(head)
  )
    return null;
  const name = item?.kind === 'parameter' ? item.name : freeName(path, collection);
  if (item?.kind === 'parameter' && !identifies(name, collection)) return null;
  const end = item?.kind === 'parameter' ? item.end : change.end;
  return { start: change.start, end, text: `${parameterText(name, path.dialect)}/${change.text}` };
}

/**
 * `/removeUserFromGroup/:userId/:groupId` is `/groups/:groupId/users/:userId`, if the names of the parameters match the
 * nouns; otherwise null.
 */
export function twoResources(site: Site): PathChange | null {
  const { path, segment, noun, texts, behind, parameters } = site;
  const [one, two, ...others] = parameters;
  const isEnd = segment + 1 + parameters.length === path.segments.length;
  if (!one || !two || others.length > 0 || !isEnd || site.operation !== 'delete') return null;
  const [innerId, outerId] = namesItem(one, texts) ? [one, two] : [two, one];
  if (!namesItem(innerId, texts) || !namesItem(outerId, textsOf(behind))) return null;
  const nounOf = (words: readonly Word[]): string => nounText(path.text, words, site.word, 'plural');
  const itemOf = (name: string): string => parameterText(name, path.dialect);
  return {
    start: path.segments[segment]?.start ?? 0,
    end: path.text.length,
    text: `${nounOf(behind)}/${itemOf(outerId)}/${nounOf(noun)}/${itemOf(innerId)}`,
  };
}

/**
 * The path that has a criterion in its query: `/users?email=` for `/getUserByEmail/:email`. It cannot be the path of a
 * route, so that a message names it and nothing more. Null where the verb does not read by one criterion, and where it
 * is not known what is read.
 */
export function queryPath(site: Site): string | null {
  const { path, segment, operation, noun, head, clause, behind, parameters, before } = site;
  const [parameter, ...others] = parameters;
  const [first, last] = [behind[0], behind.at(-1)];
  if (operation !== 'read' || clause !== 'criterion' || !parameter || others.length > 0) return null;
  const isSaid = isRepeated(site) || (noun.length === 0 && before.kind === 'collection');
  if (segment + 2 !== path.segments.length || !first || !last || !(isSaid || isNoun(head))) return null;
  const said = path.text.slice(first.start, last.end);
  const field = is(parameter.toLowerCase(), 'identifier') ? said.charAt(0).toLowerCase() + said.slice(1) : parameter;
  const collection = isSaid ? dropped(site) : nounChange(site, 'plural');
  return `${changed(path.text, { ...collection, end: path.text.length })}?${field}=`;
}

/** `id`, or `postId` where the path has an `:id` already. */
function freeName({ segments }: Site['path'], collection: readonly string[]): string {
  const isTaken = segments.some((segment) => segment.kind === 'parameter' && segment.name === 'id');
  return isTaken ? `${singular(collection.at(-1) ?? 'item')}Id` : 'id';
}

function namesItem(parameter: string, noun: readonly string[]): boolean {
  return parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? '')) && noun.length > 0;
}
