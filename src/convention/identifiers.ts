import { is, wordsThat } from '../words/entries.ts';
import { isNoun, isSameNoun, singular } from '../words/inflect.ts';
import { wordTexts } from '../words/split.ts';
import { isAdjectiveWord } from './noun-kinds.ts';
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
  const isKey = is(last, 'identifier', 'key');
  const named = isKey ? words.slice(0, -1) : words;
  return (
    names(named, collection) &&
    !named.slice(0, -1).some((word) => saysWhatOf(word) && !collection.join('').includes(word))
  );
}

/**
 * Whether a word before a noun makes a parameter something else than the noun's identifier: `:emailUser` is an email,
 * and `:lastUserId` the identifier of the user that was read before.
 */
function saysWhatOf(word: string): boolean {
  return is(word, 'kept', 'value', 'criterion', 'preposition', 'ordinal') || word === 'type' || word === 'role';
}

/**
 * Whether a parameter identifies something else than an item of the collection: `:username` of bookings is the user who
 * booked, and `:uid` of user roles the user. A `:token` of persons is a credential, and changes.
 */
function saysOther(parameter: readonly string[], collection: readonly string[]): boolean {
  const [name, head] = [parameter.join(''), singular(collection.at(-1) ?? '')];
  if (is(name, 'login')) return is(head, 'belonging');
  if (parameter.at(-1) === 'token') return is(head, 'owner');
  return name === 'uid' && collection.slice(0, -1).some((noun) => singular(noun) === 'user');
}

function isOneWordIdentifier(word: string, collection: readonly string[]): boolean {
  if (is(word, 'goods-key') && isOfGoods(collection)) return false;
  // The token of `token-names/:token` is the thing that the name is for, and no identifier of the name.
  if (is(word, 'key')) return !collection.slice(0, -1).includes(word);
  if (is(word, 'identifier')) return true;
  const suffix = suffixOf(word);
  if (suffix && names([word.slice(0, -suffix.length)], collection)) return true;
  if (names([word], collection)) return true;
  return !isNoun(word) && !suffix && !word.startsWith('email') && !choosesSome(word);
}

/**
 * Whether a parameter is a filter or an option of a list: `:verified`, `:near`, `:all`, `:limit`. `:a` and `:other` may
 * be any name.
 */
function choosesSome(word: string): boolean {
  const isName = is(word, 'article') || word === 'other';
  return is(word, 'criterion', 'preposition') || (!isName && (is(word, 'quantifier') || isAdjectiveWord(word)));
}

/** `book prices` are no books; `product variants` are goods themselves. */
function isOfGoods(collection: readonly string[]): boolean {
  return (
    collection.slice(0, -1).some((word) => is(singular(word), 'goods')) &&
    !is(singular(collection.at(-1) ?? ''), 'goods')
  );
}

/** Whether a parameter is a list of identifiers: `:ids`, `:userIds`, `:slugs`. */
export function identifiesSeveral(parameter: string): boolean {
  const last = wordTexts(parameter).at(-1) ?? '';
  return singular(last) !== last && is(singular(last), 'identifier');
}

/** Whether the name of a parameter consists of the given words, in lower case: `:postType` of `post type`. */
export function isCalled(parameter: string, words: readonly string[]): boolean {
  return wordTexts(parameter).join('') === words.join('');
}

/**
 * Words that relate a noun to another thing of the same kind: `subCategories` and `parentCategories` are related to a
 * category.
 */
const RELATIONS: readonly string[] = ['sub', 'child', 'parent'];

/**
 * Whether a name is that of the thing which the things of a noun are related to: `:categoryId` and `category id` are,
 * for `subCategories` and `subcategories`.
 */
export function namesRelated(name: readonly string[], noun: readonly string[]): boolean {
  const other = is(name.at(-1) ?? '', 'identifier') ? name.slice(0, -1) : name;
  const [one, things] = [other, noun].map((words) => words.map((word) => singular(word)).join(''));
  return one !== '' && RELATIONS.some((relation) => `${relation}${one}` === things);
}

/**
 * Whether the name of a parameter includes the collection that it identifies an item of: `:userId` does for `users`,
 * and `:id` does not.
 */
export function isCalledAfter(parameter: string, collection: readonly string[]): boolean {
  const words = wordTexts(parameter);
  const last = words.at(-1) ?? '';
  if (words.length > 1) return is(last, 'identifier') && sameResource(collection, words.slice(0, -1));
  const suffix = suffixOf(last);
  return suffix !== undefined && sameResource(collection, [last.slice(0, -suffix.length)]);
}

/** The words of a name, where an identifier at the end is split off the noun: `user id` of `userid`. */
export function identifierWords(name: string): readonly string[] {
  const words = wordTexts(name);
  const last = words.at(-1) ?? '';
  const suffix = suffixOf(last) ?? '';
  const noun = last.slice(0, last.length - suffix.length);
  return suffix !== '' && isNoun(noun) ? [...words.slice(0, -1), noun, suffix] : words;
}

/** The identifier that a word ends in: `id` of `userid`; undefined where there is none. */
function suffixOf(word: string): string | undefined {
  return [...wordsThat('identifier')].find((id) => word.endsWith(id) && word.length > id.length + 2);
}

/** Whether words name the collection or one of its items, also by an abbreviation: `cat` of `categories`, `prod`. */
function names(words: readonly string[], collection: readonly string[]): boolean {
  const one = words.map((word) => singular(word)).join('');
  const head = singular(collection.at(-1) ?? '');
  // A single `s` is the plural of nothing.
  return (
    one !== '' &&
    head !== '' &&
    (one.endsWith(head) ||
      head.endsWith(one) ||
      (one.length >= 2 && head.startsWith(one)) ||
      isSameNoun(collection.at(-1) ?? '', one))
  );
}
