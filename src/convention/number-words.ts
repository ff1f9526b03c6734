import { is } from '../words/entries.ts';
import { isUncountable, singular } from '../words/inflect.ts';
import { isModifier } from './modifiers.ts';
import type { ResourceWords } from './resource-words.ts';
import { lastText } from '../words/split.ts';

/** Whether `one` or `single` follows a noun: `userOne`. */
export function endsInOne({ noun }: ResourceWords): boolean {
  return noun.length > 1 && ['one', 'single'].includes(lastText(noun));
}

/**
 * Whether a word for many is the last word, after a noun or alone: `gallery-multi`; or between two:
 * `gallery-multiple-id`.
 */
export function endsInMany({ noun }: ResourceWords): boolean {
  return noun.some(({ text }, at) => is(text, 'many-behind') && (at > 0 || at === noun.length - 1));
}

/** Whether the last word is a form in which many things are sent: `users-csv`, `array`. */
export function sendsMany({ noun }: ResourceWords): boolean {
  return is(lastText(noun), 'many-sent');
}

/**
 * Removes a `one` or `single` after a noun where an identifier follows: `getUserOne/:id` reads a user. Elsewhere, and
 * after nouns that are numbered, it may be a part of the name: `playerOne`, `phase-one`, `latest-one`, a single of
 * music.
 *
 * @param isIdentified whether a parameter follows
 */
export function withoutOne(resource: ResourceWords, isIdentified: boolean): ResourceWords {
  const named = resource.noun.slice(0, -1);
  const head = lastText(named);
  if (
    !isIdentified ||
    !endsInOne(resource) ||
    is(singular(head), 'counted') ||
    isUncountable(head) ||
    isModifier(named)
  )
    return resource;
  return { ...resource, noun: named };
}
