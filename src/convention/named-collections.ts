import { segmentText } from '../paths/dialects.ts';
import type { Path, Segment } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { splitWords, wordTexts, lastText } from '../words/split.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import { identifies } from './identifiers.ts';
import { isSafe } from './methods.ts';
import { isPrefix, neighbourBefore, sameResource } from './neighbours.ts';
import { nounKey } from './noun-text.ts';
import type { NamedCollection } from '../model/collection.ts';
import { type Noun, readNoun } from './collection-noun.ts';

/**
 * Finds the collections of a path and whether their names are singular or plural: the segment before the identifier of
 * an item, and a singular that a POST creates one of. Left out is a word that is no known noun, that an item has only
 * one of, or that is a verb as well.
 *
 * @param verbs the indexes of segments that hold a verb
 */
export function namedCollections(
  endpoint: Endpoint,
  verbs: ReadonlySet<number>,
  { mount, words: own }: Surroundings,
): NamedCollection[] {
  const { path } = endpoint;
  return path.segments.flatMap((segment, at) => {
    if (segment.kind !== 'static' || verbs.has(at) || (isPrefix(segment, path) && !isCollectionToo(path, at, mount)))
      return [];
    const name = segmentText(path, segment);
    const noun = readNoun(name, {
      isNamed: hasNamedIdentifier(path, at, mount),
      isById: hasIdentifier(path, at, mount),
    });
    if (!noun || own.nouns.has(name.toLowerCase())) return [];
    const isCreated =
      noun.number === 'singular' &&
      noun.words.length === 1 &&
      is(noun.head, 'created') &&
      verbs.size === 0 &&
      createsAt(endpoint, at, mount);
    if (
      !isCreated &&
      (!hasItem(path, at, noun) || isOfOneBefore(endpoint, at, noun, mount) || isCriterion(path, at, noun, mount))
    )
      return [];
    return [{ name, number: noun.number, other: noun.other, span: { start: segment.start, end: segment.end } }];
  });
}

/**
 * `/admin/:id`, `/app/:appId`: a segment that is usually a prefix is a collection before an identifier. Behind a
 * collection it is a section, and the identifier that of an item before it: `/orders/admin/:id`.
 */
function isCollectionToo(path: Path, at: number, mount: Path): boolean {
  const [segment, next] = path.segments.slice(at);
  if (segment?.kind !== 'static' || next?.kind !== 'parameter') return false;
  if (neighbourBefore(path, at, mount).kind === 'collection') return false;
  const noun = segment.value.toLowerCase();
  return isNoun(noun) && ['id', `${noun}id`].includes(next.name.toLowerCase().replace('_', ''));
}

/**
 * The number of the last segment of a prefix, as a collection whose items follow; null where its words do not allow a
 * judgement.
 */
export function nounOf(name: string, isNamed = false): Pick<NamedCollection, 'number' | 'other'> | null {
  return readNoun(name, { isNamed, isById: false });
}

/** Whether a segment is the first resource, with a bare identifier after it: `/page/:id`, unlike `/page/:page`. */
function hasIdentifier(path: Path, at: number, mount: Path): boolean {
  const next = path.segments[at + 1];
  const isBare = next?.kind === 'parameter' && is(next.name.toLowerCase(), 'identifier');
  return isBare && neighbourBefore(path, at, mount).kind === 'none';
}

/**
 * Whether the identifier after a segment is named after it, so that there are several for sure: `/issue/:issueId`,
 * `/users/:id/account/:accountId`.
 */
function hasNamedIdentifier(path: Path, at: number, mount: Path): boolean {
  const [segment, next] = path.segments.slice(at);
  const words = segment?.kind === 'static' ? wordTexts(segment.value) : [];
  const isNamed = next?.kind === 'parameter' && wordTexts(next.name).join('') === `${nounKey(words)}id`;
  return isNamed && neighbourBefore(path, at, mount).kind !== 'collection';
}

/** Whether a name, in whichever number, is that of a collection of items. */
export function isOfItems(collection: readonly string[]): boolean {
  return isPlural(collection.at(-1) ?? '') || nounOf(collection.join('-')) !== null;
}

/**
 * Whether an identifier of the noun follows: at once (`/user/:id`, `/user/1`), or later if it is named after the noun
 * (`/case/urgent/:caseId`). A criterion is none (`/user/:date`).
 */
function hasItem({ segments }: Path, at: number, { words, head }: Noun): boolean {
  const after = segments.slice(at + 1);
  const [next] = after;
  if (next?.kind !== 'static') return next?.kind === 'parameter' && identifies(next.name, words);
  if (/^\d+$/.test(next.value)) return true;
  const itemAt = after.findIndex(({ kind }) => kind !== 'static');
  const item = after[itemAt];
  return (
    item?.kind === 'parameter' &&
    wordTexts(item.name).join('') === `${head}id` &&
    !after.slice(0, itemAt).some((between) => hasNoun(between, head))
  );
}

/**
 * Whether a later segment has the same noun, so that the identifier belongs to that segment:
 * `/hotel/v0/hotels/:hotelId`, `/county/counties/:countyId`.
 */
function hasNoun(segment: Segment, head: string): boolean {
  return segment.kind === 'static' && singular(lastText(splitWords(segment.value))) === head;
}

/**
 * Whether the identifier after a word may be that of the collection before it. The word is then an action or an
 * attribute as well, or what is done or created: `/users/report/:id` may report one of the users, `/users/role/:id` may
 * be the role of one, `POST /posts/comment/:id` may create a comment on one of the posts, and `PATCH
 * /orders/activeOrder/:id` may activate an order. `/posts/post/:id` repeats its noun, and the plural would do so too.
 */
function isOfOneBefore({ method, path }: Endpoint, at: number, { number, head, words }: Noun, mount: Path): boolean {
  const before = neighbourBefore(path, at, mount);
  if (number === 'plural' || before.kind !== 'collection') return false;
  if (sameResource(before.words, words)) return true;
  const isChanged = method === 'POST' || (!isSafe(method) && words.length > 1 && sameResource(before.words, [head]));
  const isDone = isChanged && at === path.segments.length - 2;
  const isOther = words.length === 1 && (head === 'action' || is(head, 'action', 'attribute'));
  const next = path.segments[at + 1];
  const named = next?.kind === 'parameter' ? splitWords(next.name).map(({ text }) => text) : [];
  return (isDone || isOther) && !words.every((word) => named.includes(word));
}

/**
 * Whether a noun and its parameter are a criterion for the collection before them: `/products/brand/:brand` reads the
 * products of a brand, `/orders/user/:id` the orders of a user, and `/kids/for/parent/:id` the kids of a parent. What
 * is before `/reference/:reference` may be a collection where the mount is not known.
 */
function isCriterion(path: Path, at: number, noun: Noun, mount: Path): boolean {
  if (noun.number !== 'singular') return false;
  const before = neighbourBefore(path, at, mount);
  const next = path.segments[at + 1];
  const isSame = next?.kind === 'parameter' && wordTexts(next.name).join() === noun.words.join();
  if (before.kind !== 'collection') return isSame && before.kind === 'unknown-mount';
  if (is(before.words.join(' '), 'preposition')) return true;
  return isSame || (areOwned(before.words) && isOwner(path, at, noun));
}

/**
 * Whether a collection consists of things that somebody may own: it is a plural, or its items hardly have users of
 * their own, as the tickets of `/ticket/user/:id`. A company has users.
 */
function areOwned(collection: readonly string[]): boolean {
  const last = collection.at(-1) ?? '';
  return isPlural(last) || is(last, 'belonging') || (is(last, 'created') && !is(last, 'owner'));
}

/**
 * Whether a noun is the owner of the collection before it. Where things follow (`/shops/customer/:id/orders`), the
 * owner is an item itself.
 */
function isOwner({ segments }: Path, at: number, { words, head }: Noun): boolean {
  const after = segments
    .slice(at + 2)
    .flatMap((segment) => (segment.kind === 'static' ? splitWords(segment.value).slice(-1) : []));
  return words.length === 1 && is(head, 'owner') && !after.some(({ text }) => isPlural(text));
}

/**
 * Whether a segment is the last of a POST, and the first resource of its path or directly after an item. After another
 * noun its meaning is open.
 */
function createsAt({ method, path }: Endpoint, at: number, mount: Path): boolean {
  if (method !== 'POST' || at !== path.segments.length - 1) return false;
  const before = neighbourBefore(path, at, mount).kind;
  return before === 'none' || before === 'item';
}
