import { textsOf, type Word } from '../words/split.ts';
import { isPlural, singular } from '../words/inflect.ts';
import { areAllOfSomebody, isAllForSomebody, isCreatedOtherwise, isForSomebody, isOfSomething } from './audiences.ts';
import { dropped, nounChange } from './changes.ts';
import type { PathChange } from '../model/path.ts';
import { dropSegment } from './drop-segment.ts';
import { identifiesSeveral } from './identifiers.ts';
import { keepNoun } from './keep-noun.ts';
import { readsItems } from './lists.ts';
import { isMisspelt } from './misspelt.ts';
import { hasExtentWord } from './modifiers.ts';
import { sameResource } from './neighbours.ts';
import { endsInMany, endsInOne, sendsMany } from './number-words.ts';
import { open, type Target } from './outcome.ts';
import { isDoubtful, qualified, qualifiersOf } from './qualifiers.ts';
import { isOwnIdentifier, readsOneOf } from './site.ts';
import type { Site } from './verb-site.ts';
import { toItem, twoResources } from './suggested-items.ts';
import { isSecondVerb } from './ambiguous-updates.ts';
import { is } from '../words/entries.ts';

/**
 * What the path becomes without the verb: its segment is removed, or reduced to the noun next to the verb, in the
 * plural where an item of it is identified or created.
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
  if (
    (site.resource.many || site.resource.listed || site.resource.listOf || sendsMany(site.resource)) &&
    site.operation !== 'read'
  )
    return open('bulk');
  if (site.parameters.some((parameter) => identifiesSeveral(parameter))) return open('bulk');
  if (endsInMany(site.resource)) return open(site.operation === 'read' ? 'qualified' : 'bulk');
  const qualifiers = qualifiersOf(site);
  if (qualifiers.length > 0) return open('qualified', keptWords(qualified(site, qualifiers)));
  if (endsInOne(site.resource)) return open('qualified', keptWords(site));
  if (
    readsMore(site) ||
    isDoubtful(site) ||
    holdsQuantifier(site.resource.noun) ||
    isForSomebody(site.resource.noun) ||
    isAllForSomebody(site) ||
    areAllOfSomebody(site) ||
    isOfSomething(site) ||
    isCreatedOtherwise(site)
  )
    return open('qualified');
  if (site.resource.noun.length === 0) return dropSegment(site);
  if (readsItems(site)) return dropSegment({ ...site, resource: { ...site.resource, noun: [], listed: true } });
  return namesNeighbour(site) ?? keepNoun(site);
}

/** `/findMapAllDownTimes`: whether a quantifier is within a noun, so that it is not known what it counts. */
function holdsQuantifier(noun: readonly Word[]): boolean {
  return noun.slice(1, -1).some(({ text }) => is(text, 'whole'));
}

/**
 * Whether a word for an extent makes the noun of a read doubtful: `/users/getFull/:id` reads all of one user. A noun of
 * several words without an identifier may be a resource of its own: `/getFullMenu`.
 */
function readsMore({ operation, resource: { noun }, parameters }: Site): boolean {
  return operation === 'read' && (noun.length === 1 || parameters.length > 0) && hasExtentWord(noun);
}

/** The change that removes the verb and leaves all words after it: `/newProducts`. Null where there is no good one. */
function keptWords(site: Site | null): PathChange | null {
  if (!site || site.next === 'static') return null;
  const { operation } = site.finding.entry;
  if (site.parameters.length > 0 || operation === 'create' || site.resource.whole) return nounChange(site, 'plural');
  return operation === 'read' ? nounChange(site, 'kept') : null;
}

/**
 * The target where the noun next to the verb is that of the collection or the item before it, so that the segment adds
 * nothing, or where it may be that; null where it is another one.
 */
function namesNeighbour(site: Site): Target | null {
  const noun = textsOf(site.resource.noun);
  const { before } = site;
  if (before.kind === 'unknown-mount') return open('unknown-mount');
  if (before.kind === 'unknown-text') return open('partial-path');
  if (before.kind === 'collection') {
    if (!sameResource(before.words, noun))
      return isMisspelt(before.words, noun) || isShortened(before.words, noun) || mayBeShort(site, before.words)
        ? open('misspelt')
        : null;
    return readsOneOf(site, before.words, noun)
      ? open('missing-identifier', toItem(site, dropped(site), before.words))
      : dropSegment(site);
  }
  if (before.kind !== 'item' || isPlural(noun.at(-1) ?? '')) return null;
  if (before.collection.kind === 'unknown-mount') return open('unknown-mount');
  if (before.collection.kind === 'unknown-text') return open('partial-path');
  return before.collection.kind === 'collection' && sameResource(before.collection.words, noun)
    ? dropSegment(site)
    : null;
}

/**
 * Whether the noun next to a verb may be short for the collection of two nouns before it: `addLunch` below
 * `lunch-orders` may add a lunch or such an order, and `createOrchard` below `orchard-details` the details of one. Not
 * where lunches are read without a parameter, nor where the parameter names the noun
 * (`/lunch-orders/getLunch/:lunchId`).
 */
function mayBeShort(
  { operation, resource, parameters: [parameter] }: Site,
  [first = '', thing, ...others]: readonly string[],
): boolean {
  const noun = textsOf(resource.noun);
  if (thing === undefined || others.length > 0 || !isKeptOf(thing) || !sameResource([first], noun)) return false;
  return parameter === undefined
    ? operation !== 'read'
    : !parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? ''));
}

/**
 * Whether a collection of several words ends in the beginning of a noun, which may be the whole word: `category` below
 * `job-cat`.
 */
function isShortened(collection: readonly string[], noun: readonly string[]): boolean {
  const [last, head] = [singular(collection.at(-1) ?? ''), singular(noun.at(-1) ?? '')];
  return collection.length > 1 && last.length >= 3 && head.length > last.length + 1 && head.startsWith(last);
}

function isKeptOf(thing: string): boolean {
  return [thing, singular(thing)].some((word) => is(word, 'belonging', 'told', 'kept-record'));
}
