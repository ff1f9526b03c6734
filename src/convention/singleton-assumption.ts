import { is } from '../words/entries.ts';
import { isPlural, isUncountable, singular } from '../words/inflect.ts';
import { textsOf, wordTexts, lastText } from '../words/split.ts';
import type { Supposed } from '../model/endpoint.ts';
import { textAt } from '../paths/dialects.ts';
import { isListOfItems } from './describe-site.ts';
import { precedesNoun } from './noun-after-verb.ts';
import { areKinds } from './noun-kinds.ts';
import { nounKey } from './noun-text.ts';
import { listedWords } from './phrase.ts';
import * as place from './site.ts';
import type { Site } from './site.ts';

/**
 * The noun whose number is supposed, since no list of words has it. Other routes may show otherwise:
 *
 * - `/getReunion` reads the only one, unless another route shows that there are more.
 * - The list of `/boards/getList` is the boards, unless boards have lists.
 * - `/updateCategory/:id` may update the category of something else, unless categories are deleted by their
 *   identifiers.
 * - `/settings/updateRole` changes the only role of the settings, and `/banner/update` the only banner, unless there
 *   are several: `/banner/:id`.
 * - A noun after a bare verb stays as it is, unless there is a collection of it: `/create/company` next to
 *   `/companies`.
 * - `/createStatus` creates the only one, unless one is deleted by an identifier.
 * - `/delete-meal-plan/:id` deletes the plan of a meal, unless there are `/meal-plans`.
 *
 * @returns null where other routes cannot change the answer
 */
export function supposedNoun(site: Site): Supposed | null {
  const { operation, texts, head, collection, parameters } = site;
  if (precedesNoun(site))
    return { noun: nounKey(wordTexts(textAt(site.path, site.segment + 1))), isLocal: true, isPlural: true };
  if (isListOfItems(site))
    return operation === 'read' || operation === 'create' ? { noun: 'list', isLocal: false } : null;
  if (place.changesOnlyOne(site)) return { noun: nounKey(collection), isLocal: true, isBefore: true };
  const noun = nounKey(texts);
  if (operation === 'delete' && parameters.length > 0 && areKinds(site)) return { noun, isLocal: true, isPlural: true };
  if (place.mayBeOfOther(site) || place.isOnlyAttribute(site) || mayBeCreatedOnce(site)) return { noun, isLocal: true };
  if (operation !== 'read') return null;
  const listed = listedWords(site);
  if (listed)
    return is(singular(lastText(listed)), 'before-list') ? null : { noun: nounKey(textsOf(listed)), isLocal: false };
  return mayBeOne(site) ? { noun, isLocal: isOneOfEach(head) } : null;
}

/** Whether each item has one of what a noun names: an address, a banner. */
function isOneOfEach(noun: string): boolean {
  return place.isAttribute(noun) || is(noun, 'state');
}

/** Whether the verb creates what each item has one of, with no item before it. */
function mayBeCreatedOnce({ word, noun, head, before, next }: Site): boolean {
  return word.text === 'create' && noun.length === 1 && is(head, 'state') && !place.isOne(before) && next === 'none';
}

/** Whether a noun that is read without an identifier is supposed to be the only one of its kind. */
function mayBeOne(site: Site): boolean {
  const { head, clause, parameters, before } = site;
  if (head === '' || clause !== 'none' || parameters.length > 0 || place.isMany(site) || place.isOne(before))
    return false;
  if (isPlural(head) || isUncountable(head) || place.isRepeated(site) || place.isOneOfMany(site)) return false;
  return !place.isSingleton(head) || is(head, 'state');
}

/**
 * Whether other routes show many of a noun that is otherwise supposed to be the only one. If each item has one of what
 * the noun names, only its identifiers show that: a route that creates one may do so for one item.
 */
export function isShownMany(site: Site): boolean {
  return site.shown !== null && mayBeOne(site) && (place.showsItems(site) || !isOneOfEach(site.head));
}
