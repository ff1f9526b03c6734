import { is, relatedWords } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { isOnlyAction, isProcess } from '../words/lexicon.ts';
import { mayHoldQuantifier } from '../words/run-together.ts';
import { textsOf, type Word, firstText, lastText } from '../words/split.ts';
import { isAdjective } from './modifiers.ts';
import { isNamed } from './neighbours.ts';
import type { Site } from './verb-site.ts';

/**
 * The quantifiers next to a verb that mean more than a number: without them, `getNewProducts` would read all products,
 * and `getSingleFamilyHomes` other homes. Next to a verb that creates, `new` adds nothing.
 *
 * @returns the first of them and what follows it up to the noun; empty where all of them may be removed
 */
export function qualifiersOf(site: Site): readonly Word[] {
  const { quantifiers } = site.resource;
  const first = quantifiers.findIndex((word, at) => isQualifier(word.text, quantifiers.slice(at + 1), site));
  return first < 0 ? [] : quantifiers.slice(first);
}

function isQualifier(word: string, between: readonly Word[], site: Site): boolean {
  const reads = site.operation === 'read';
  if (word === 'all') return between.length === 0 && isAllAdjective(site);
  if (is(word, 'qualifier')) return reads;
  if (is(word, 'particular') && site.operation === 'create') return true;
  return (
    (word === 'one' || word === 'single' || is(word, 'particular')) &&
    between.length === 0 &&
    isAdjectiveBefore(site, reads)
  );
}

/** `getAllTimeScorers` reads the best scorers of all times, and no time scorers. */
function isAllAdjective({
  resource: {
    noun: [first, second],
  },
}: Site): boolean {
  if (!first || !second || !is(first.text, 'all-kind')) return false;
  const called = relatedWords(first.text, 'all-kind');
  return called.size === 0 || called.has(singular(second.text));
}

/**
 * Whether `one` or `single` describes a kind. `getSingleBlogPost/:id` reads one blog post. `getSingleFamilyHomes` does
 * not, and neither does a read without an identifier; and `addSingleRoom` adds a room for one person.
 */
function isAdjectiveBefore({ operation, resource: { noun }, next }: Site, reads: boolean): boolean {
  const [first, head] = [firstText(noun), lastText(noun)];
  const isKind = operation === 'create' && !is(first, 'never-counted');
  if ((noun.length > 1 || isKind) && is(singular(first), 'one-kind')) return true;
  return reads && (next === 'none' ? noun.length > 1 || isPlural(head) : noun.length > 1 && isPlural(head));
}

/** `/addOneWay` and `/add-2-way` name a kind, and no thing. */
function isHowMany({
  resource: {
    quantifiers,
    noun: [first, second, ...others],
  },
}: Site): boolean {
  if (!first || others.length > 0) return false;
  if (!second) return is(first.text, 'never-counted') && ['one', 'single'].includes(lastText(quantifiers));
  return /^\d+$/.test(first.text) && is(second.text, 'one-kind');
}

/** `/get-50-users` reads a number of the users; `/get3dModels` reads all models of a kind. */
function choosesCount({
  operation,
  resource: {
    noun: [first, second, ...others],
  },
}: Site): boolean {
  if (operation !== 'read' || !first || !second || second.text.length === 1) return false;
  return /^\d+$/.test(first.text) && isPlural((others.at(-1) ?? second).text);
}

/**
 * Whether it is in doubt what the noun is: `/getAllcastes` may read all castes, as a noun that is not in the lists is
 * not split; `/postInstall` may mean after an installation; a letter (`/getAllC`) names nothing; and an action before
 * the noun of the collection, or instead of it, may be done to the collection.
 */
export function isDoubtful(site: Site): boolean {
  const {
    finding: { word },
    resource: {
      noun: [first, second],
    },
  } = site;
  if (!first) return false;
  if (first.text.length === 1 && !second) return true;
  return (
    isHowMany(site) ||
    choosesCount(site) ||
    mayHoldQuantifier(first) ||
    (word.text === 'post' && isProcess(first.text)) ||
    isDoneToThem(first.text, site) ||
    areDone(site)
  );
}

/**
 * `/orders/getFilterOrders` filters the orders, `/orders/getReportOrders` reports them or reads those that are
 * reported.
 */
function isDoneToThem(first: string, { operation, resource: { noun }, before }: Site): boolean {
  return operation === 'read' && is(first, 'action') && isNamed(before, textsOf(noun.slice(1)));
}

/**
 * `/orders/getAllCancel` reads the orders that are cancelled, and `/vehicles/getAllDriving` those that are driving:
 * neither has a plural.
 */
function areDone({ operation, resource: { noun, whole }, before }: Site): boolean {
  const [first, ...others] = noun;
  if (
    !first ||
    others.length > 0 ||
    !whole ||
    operation !== 'read' ||
    before.kind !== 'collection' ||
    isAdjective(noun)
  )
    return false;
  return isOnlyAction(first.text) || (!isNoun(first.text) && /[aeiou].*ing$/.test(first.text));
}

/**
 * The site with the qualifiers as part of the noun; null where there is no noun, or where the collection before the
 * verb has it already.
 */
export function qualified(site: Site, qualifiers: readonly Word[]): Site | null {
  const { resource, before } = site;
  const isSaid = isNamed(before, textsOf(resource.noun));
  return resource.noun.length === 0 || isSaid
    ? null
    : { ...site, resource: { ...resource, noun: [...qualifiers, ...resource.noun] } };
}
