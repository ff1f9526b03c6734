import { is } from '../words/entries.ts';
import { isUncountable, singular } from '../words/inflect.ts';
import { isModifier } from './modifiers.ts';
import type { ResourceWords } from './resource-words.ts';

/** Whether `one` or `single` follows a noun: `userOne`. */
export function hasOneBehind({ noun }: ResourceWords): boolean {
  return noun.length > 1 && ['one', 'single'].includes(noun.at(-1)?.text ?? '');
}

/** Whether a word for many is last, after a noun or alone: `gallery-multi`; or between two: `gallery-multiple-id`. */
export function hasManyBehind({ noun }: ResourceWords): boolean {
  return noun.some(({ text }, at) => is(text, 'many-behind') && (at > 0 || at === noun.length - 1));
}

/** Whether the words specify in what form many things are sent: `users-csv`, `array`. */
export function sendsMany({ noun }: ResourceWords): boolean {
  return is(noun.at(-1)?.text ?? '', 'many-sent');
}

/**
 * Takes a `one` off the noun that it follows where an identifier specifies which one is intended: `getUserOne/:id`
 * reads a user. Elsewhere, and after nouns that are counted, it may be a part of the name: `playerOne`, `phase-one`,
 * `latest-one`, a single of music.
 *
 * @param isIdentified whether a parameter follows
 */
export function withoutOne(resource: ResourceWords, isIdentified: boolean): ResourceWords {
  const named = resource.noun.slice(0, -1);
  const head = named.at(-1)?.text ?? '';
  if (
    !isIdentified ||
    !hasOneBehind(resource) ||
    is(singular(head), 'counted') ||
    isUncountable(head) ||
    isModifier(named)
  )
    return resource;
  return { ...resource, noun: named };
}
