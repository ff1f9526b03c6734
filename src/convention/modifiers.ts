import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';
import { firstText, lastText } from '../words/split.ts';

/** `getFull`, `getFullUser`, `getUserRaw`: a word for how much of something is read. */
export function hasExtentWord(noun: readonly Word[]): boolean {
  const [first, head] = [firstText(noun), lastText(noun)];
  return is(first, 'extent') || is(head, 'extent', 'extent-behind');
}

/** `getSimilarProducts`, `getRelated`, `getSold`: an identifier after such words is that of another thing. */
export function isRelative(noun: readonly Word[]): boolean {
  return is(firstText(noun), 'relative') || isAdjective(noun);
}

/** `getAllActive`, `getApproved`: the last word is an adjective. It filters a collection, and has no plural. */
export function isAdjective(noun: readonly Word[]): boolean {
  const head = lastText(noun);
  if (is(head, 'period') && is(noun.at(-2)?.text ?? '', 'in-order')) return true;
  return is(head, 'portion') || isAdjectiveWord(head);
}

/** Whether a word alone is an adjective or a participle: `active`, `paid`, `verified`. */
export function isAdjectiveWord(word: string): boolean {
  return is(word, 'modifier', 'adjective') || (!isNoun(word) && /[^e]ed$/.test(word));
}

/** `addActive`, `createFeatured`: an adjective names no collection. */
export function isModifier(noun: readonly Word[]): boolean {
  const head = lastText(noun);
  return isAdjective(noun) || (!isNoun(head) && /(?:ive|able|ible|ful|less|ous|est)$/.test(head));
}

/** `deleteUserPermanently`: the last word is an adverb. */
export function endsInAdverb(noun: readonly Word[]): boolean {
  const head = lastText(noun);
  return is(head, 'adverb') || (!isNoun(head) && /.{3}(?:ly|wise)$/.test(head));
}

/**
 * `getAllUsersRandomly`, `getTenantsRoomwise`: the last word describes how things are read, or how they are arranged.
 */
export function endsInReadingManner(noun: readonly Word[]): boolean {
  return noun.length > 1 && endsInAdverb(noun) && !is(lastText(noun), 'regular');
}

/** `addV2`, `getAllUsersV2`: the last words are a version of the route. */
export function endsInVersion(noun: readonly Word[]): boolean {
  return noun.at(-2)?.text === 'v' && /^\d+$/.test(lastText(noun));
}

/** `getIt`, `addMyself`, `addMoreItems`, `getEachItem`, `deleteThisItem`: a pronoun, which names no collection. */
export function isPronoun([first, second]: readonly Word[]): boolean {
  if (!first || !second) return first !== undefined && is(first.text, 'pronoun');
  return is(first.text, 'further') || (is(first.text, 'pointing') && !is(singular(second.text), 'period'));
}

/**
 * `getIsAdmin`, `getUserHasRole`, `getUserExists`: a yes-or-no question, and no resource. An identifier after it is
 * that of what the question is about.
 */
export function asksWhether(noun: readonly Word[]): boolean {
  return noun.slice(0, -1).some(({ text }) => is(text, 'asking')) || ['exist', 'exists'].includes(lastText(noun));
}

/**
 * `getDetailProduct`, `getInfoUser`, `addDataStudent`: in many languages the thing precedes its owner, so that these
 * are no `detailProducts` but the details of a product, or its image (`addImageProduct`).
 */
export function isDescriptionFirst([first, ...others]: readonly Word[]): boolean {
  const owner = lastText(others);
  if (first && others.length === 1 && is(first.text, 'attribute-before')) return is(singular(owner), 'owner', 'owning');
  if (first && is(first.text, 'number-of')) return isPlural(owner);
  return owner !== '' && is(first?.text ?? '', 'told') && !is(singular(owner), 'after-told');
}
