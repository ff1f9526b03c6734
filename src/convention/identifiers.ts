import { is, wordsThat } from '../words/entries.ts';
import { isNoun, isSameNoun, singular } from '../words/inflect.ts';
import { wordTexts } from '../words/split.ts';
import { isAdjectiveWord } from './modifiers.ts';
import { sameResource } from './neighbours.ts';

/**
 * Whether a parameter may identify an item of a collection: `:id`, `:userId` and `:username` may for `users`;
 * `:postId`, `:email` and `:page` may not, they belong to another resource or are criteria.
 *
 * @param parameter its name as written
 * @param collection the words of the collection in lower case
 */
export function identifies(parameter: string, collection: readonly string[]): boolean {
  const words = wordTexts(parameter);
  const last = words.at(-1);
  if (last === undefined || saysOther(words, collection)) return false;
  if (words.length === 1) return isOneWordIdentifier(last, collection);
  const isKey = is(last, 'identifier') || is(last, 'key');
  const named = isKey ? words.slice(0, -1) : words;
  return (
    names(named, collection) &&
    !named.slice(0, -1).some((word) => saysWhatOf(word) && !collection.join('').includes(word))
  );
}

/**
 * Whether a word before a noun specifies what of it a value is, or where it is in a row: `:emailUser` is an email, and
 * `:lastUserId` the one that was read before.
 */
function saysWhatOf(word: string): boolean {
  return (
    is(word, 'kept') ||
    is(word, 'value') ||
    is(word, 'criterion') ||
    is(word, 'preposition') ||
    is(word, 'ordinal') ||
    word === 'type' ||
    word === 'role'
  );
}

/**
 * Whether a parameter says something else of a collection than which item is intended: `:username` of bookings
 * specifies whose they are, `:uid` of user roles of which user; and with a token people show who they are, and get
 * another one later.
 */
function saysOther(parameter: readonly string[], collection: readonly string[]): boolean {
  const [name, head] = [parameter.join(''), singular(collection.at(-1) ?? '')];
  if (is(name, 'login')) return is(head, 'belonging');
  if (parameter.at(-1) === 'token') return is(head, 'owner');
  return name === 'uid' && collection.slice(0, -1).some((noun) => singular(noun) === 'user');
}

function isOneWordIdentifier(word: string, collection: readonly string[]): boolean {
  if (is(word, 'goods-key') && isOfGoods(collection)) return false;
  // The token of `token-names/:token` is the thing that is named, and no identifier of the name.
  if (is(word, 'key')) return !collection.slice(0, -1).includes(word);
  if (is(word, 'identifier')) return true;
  const suffix = suffixOf(word);
  if (suffix && names([word.slice(0, -suffix.length)], collection)) return true;
  if (names([word], collection)) return true;
  return !isNoun(word) && !suffix && !word.startsWith('email') && !choosesSome(word);
}

/**
 * Whether a parameter specifies which ones of a collection are intended, and how they are found or sent: `:verified`,
 * `:near`, `:all`, `:limit`. `:a` and `:other` may be any name.
 */
function choosesSome(word: string): boolean {
  const isName = is(word, 'article') || word === 'other';
  return (
    is(word, 'criterion') || is(word, 'preposition') || (!isName && (is(word, 'quantifier') || isAdjectiveWord(word)))
  );
}

/** `book prices` are no books; `product variants` are goods themselves. */
function isOfGoods(collection: readonly string[]): boolean {
  return (
    collection.slice(0, -1).some((word) => is(singular(word), 'goods')) &&
    !is(singular(collection.at(-1) ?? ''), 'goods')
  );
}

/** Whether a parameter holds several identifiers: `:ids`, `:userIds`, `:slugs`. */
export function identifiesSeveral(parameter: string): boolean {
  const last = wordTexts(parameter).at(-1) ?? '';
  return singular(last) !== last && is(singular(last), 'identifier');
}

/** Whether a parameter is called as some words are, in lower case: `:postType` as post type. */
export function isCalled(parameter: string, words: readonly string[]): boolean {
  return wordTexts(parameter).join('') === words.join('');
}

/**
 * What precedes a noun where something of its kind is related to another: `sub-categories` and `parentCategories` to a
 * category.
 */
const RELATIONS: readonly string[] = ['sub', 'child', 'parent'];

/**
 * Whether words or a parameter name what the things of a noun are related to: `:categoryId` and `category id` name that
 * of which there are `subCategories`, or `subcategories`.
 *
 * @param name the words of the name, an identifier at its end or not
 * @param noun the words of the noun in lower case
 */
export function namesRelated(name: readonly string[], noun: readonly string[]): boolean {
  const other = is(name.at(-1) ?? '', 'identifier') ? name.slice(0, -1) : name;
  const [one, things] = [other, noun].map((words) => words.map((word) => singular(word)).join(''));
  return one !== '' && RELATIONS.some((relation) => `${relation}${one}` === things);
}

/**
 * Whether a parameter states about which collection it identifies an item: `:userId` does for `users`, and `:id` does
 * not.
 */
export function isCalledAfter(parameter: string, collection: readonly string[]): boolean {
  const words = wordTexts(parameter);
  const last = words.at(-1) ?? '';
  if (words.length > 1) return is(last, 'identifier') && sameResource(collection, words.slice(0, -1));
  const suffix = suffixOf(last);
  return suffix !== undefined && sameResource(collection, [last.slice(0, -suffix.length)]);
}

/** The words of a name, an identifier told from the noun that it is written together with: `user id` of `userid`. */
export function identifierWords(name: string): readonly string[] {
  const words = wordTexts(name);
  const last = words.at(-1) ?? '';
  const suffix = suffixOf(last) ?? '';
  const noun = last.slice(0, last.length - suffix.length);
  return suffix !== '' && isNoun(noun) ? [...words.slice(0, -1), noun, suffix] : words;
}

/** What specifies in one word with a name that it is an identifier: `id` of `userid`. */
function suffixOf(word: string): string | undefined {
  return [...wordsThat('identifier')].find((id) => word.endsWith(id) && word.length > id.length + 2);
}

/** Whether words name the collection or one item of it, abbreviations (`cat`, `prod`) included. */
function names(words: readonly string[], collection: readonly string[]): boolean {
  const one = words.map((word) => singular(word)).join('');
  const head = singular(collection.at(-1) ?? '');
  // A lone `s` is the plural of nothing.
  return (
    one !== '' &&
    head !== '' &&
    (one.endsWith(head) ||
      head.endsWith(one) ||
      (one.length >= 2 && head.startsWith(one)) ||
      isSameNoun(collection.at(-1) ?? '', one))
  );
}
