import { BELONGINGS } from '../words/data/singletons.ts';
import { singular } from '../words/inflect.ts';
import { sameResource } from './neighbours.ts';
import type { Site } from './site.ts';

/**
 * Whether the noun beside a verb may be short for the collection of two nouns before it: `addLunch` below `lunch-orders` may add a lunch or such an order. A
 * list of lunches is one of lunches, and so is what its parameter calls one (`/lunch-orders/getLunch/:lunchId`).
 */
export function mayBeShort({ finding, resource, parameters: [parameter] }: Site, [first = '', thing, ...others]: readonly string[]): boolean {
  const noun = resource.noun.map(({ text }) => text);
  if (thing === undefined || others.length > 0 || !BELONGINGS.has(singular(thing)) || !sameResource([first], noun)) return false;
  return parameter === undefined ? finding.entry.operation !== 'read' : !parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? ''));
}
