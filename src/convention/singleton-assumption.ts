import { is } from '../words/entries.ts';
import { isPlural, isUncountable, singular } from '../words/inflect.ts';
import { wordTexts, type Word, textsOf, firstText, lastText } from '../words/split.ts';
import type { Supposed } from '../model/endpoint.ts';
import { areKinds, listedWords } from './item-lists.ts';
import { isListOfItems } from './lists.ts';
import { isNamed } from './neighbours.ts';
import { nounAfterVerb } from './noun-after-verb.ts';
import { nounKey } from './noun-text.ts';
import {
  changedOnlyOne,
  isAttribute,
  isMany,
  isOne,
  isOneOfMany,
  isOnlyAttribute,
  isSingleton,
  mayBeOfOther,
  showsItems,
} from './site.ts';
import type { Site } from './verb-site.ts';

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
  const { operation, resource } = site;
  const afterVerb = nounAfterVerb(site);
  if (afterVerb) return { noun: nounKey(wordTexts(afterVerb.text)), isLocal: true, isPlural: true };
  if (isListOfItems(site))
    return operation === 'read' || operation === 'create' ? { noun: 'list', isLocal: false } : null;
  const changed = changedOnlyOne(site);
  if (changed) return { noun: nounKey(changed), isLocal: true, isBefore: true };
  if (operation === 'delete' && site.parameters.length > 0 && areKinds(resource.noun))
    return { noun: keyOf(resource.noun), isLocal: true, isPlural: true };
  if (mayBeOfOther(site) || isOnlyAttribute(site)) return { noun: keyOf(resource.noun), isLocal: true };
  if (mayBeCreatedOnce(site)) return { noun: keyOf(resource.noun), isLocal: true };
  if (operation !== 'read') return null;
  const listed = listedWords(resource);
  if (listed) return is(singular(lastText(listed)), 'before-list') ? null : { noun: keyOf(listed), isLocal: false };
  return mayBeOne(site) ? { noun: keyOf(resource.noun), isLocal: isOneOfEach(lastText(resource.noun)) } : null;
}

/** Whether each item has one of what a noun names: an address, a banner. */
function isOneOfEach(noun: string): boolean {
  return isAttribute(noun) || is(noun, 'state');
}

/** Whether the verb creates what each item has one of, with no item before it. */
function mayBeCreatedOnce({ finding: { word }, resource: { noun }, before, next }: Site): boolean {
  return (
    word.text === 'create' && noun.length === 1 && is(firstText(noun), 'state') && !isOne(before) && next === 'none'
  );
}

function keyOf(words: readonly Word[]): string {
  return nounKey(textsOf(words));
}

/** Whether a noun that is read without an identifier is supposed to be the only one of its kind. */
function mayBeOne(site: Site): boolean {
  const {
    resource: { noun, clause },
    before,
    parameters,
  } = site;
  const words = textsOf(noun);
  const head = words.at(-1);
  if (
    head === undefined ||
    clause !== 'none' ||
    parameters.length > 0 ||
    isMany(site) ||
    isOneOfMany(site) ||
    isOne(before)
  )
    return false;
  return (
    !isPlural(head) && !isUncountable(head) && (!isSingleton(head) || is(head, 'state')) && !isNamed(before, words)
  );
}

/**
 * Whether other routes show many of a noun that is otherwise supposed to be the only one. If each item has one of what
 * the noun names, only its identifiers show that: a route that creates one may do so for one item.
 */
export function isShownMany(site: Site): boolean {
  if (site.shown === null || !mayBeOne(site)) return false;
  return showsItems(site) || !isOneOfEach(lastText(site.resource.noun));
}
