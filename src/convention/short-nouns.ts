import { is } from '../words/entries.ts';
import { singular } from '../words/inflect.ts';
import { sameResource } from './neighbours.ts';
import type { Site } from './verb-site.ts';

/**
 * Whether the noun next to a verb may be short for the collection of two nouns before it: `addLunch` below
 * `lunch-orders` may add a lunch or such an order, and `createOrchard` below `orchard-details` the details of one. A
 * list of lunches is one of lunches, and so is what its parameter calls one (`/lunch-orders/getLunch/:lunchId`).
 */
export function mayBeShort(
  { finding, resource, parameters: [parameter] }: Site,
  [first = '', thing, ...others]: readonly string[],
): boolean {
  const noun = resource.noun.map(({ text }) => text);
  if (thing === undefined || others.length > 0 || !isKeptOf(thing) || !sameResource([first], noun)) return false;
  return parameter === undefined
    ? finding.entry.operation !== 'read'
    : !parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? ''));
}

/**
 * Whether a collection of several words ends in the beginning of a noun, which may be the whole word: `category` below
 * `job-cat`.
 */
export function isShortened(collection: readonly string[], noun: readonly string[]): boolean {
  const [last, head] = [singular(collection.at(-1) ?? ''), singular(noun.at(-1) ?? '')];
  return collection.length > 1 && last.length >= 3 && head.length > last.length + 1 && head.startsWith(last);
}

function isKeptOf(thing: string): boolean {
  return [thing, singular(thing)].some((word) => is(word, 'belonging') || is(word, 'told', 'kept-record'));
}
