import { MODIFIERS } from '../words/data/nouns.ts';
import { OWNERS, TOLD, TOLD_COMPOUNDS } from '../words/data/singletons.ts';
import { isPlural, singular } from '../words/inflect.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';

/** Participles without the ending of one: `updateSeen` sets a mark on something else. */
const IRREGULAR: ReadonlySet<string> = new Set(['seen', 'unseen', 'read', 'sold', 'unsold', 'done', 'undone', 'sent', 'unsent', 'hidden', 'lost', 'won', 'taken', 'given', 'broken', 'spent', 'bought', 'written', 'gone']);

/** Words for portions in which a collection is sent, of which there are none: `getAllPaginate`. */
const PORTIONS: ReadonlySet<string> = new Set(['pagination', 'paginate']);

/** Adjectives without the ending of one: `createDirect` creates a direct conversation, and `getAllOverdue` and `getAllMine` choose some of all. */
const KINDS: ReadonlySet<string> = new Set([
  'anonymous', 'digital', 'direct', 'eligible', 'external', 'global', 'incoming', 'instant', 'internal', 'invalid', 'invisible', 'local', 'missing', 'offline', 'ongoing', 'outgoing', 'overdue', 'personal', 'physical', 'private', 'recurring', 'remaining',
  'unique', 'valid', 'visible', 'fake', 'dummy', 'mine', 'today', 'yesterday', 'tomorrow',
]);

/** Words for what something has to do with another thing: those of `/similarProducts/:id` are similar to the one that the identifier names. */
const RELATIVE: ReadonlySet<string> = new Set([
  'similar', 'related', 'recommended', 'suggested', 'nearby', 'matching', 'adjacent', 'neighbouring', 'neighboring', 'other', 'next', 'previous', 'last', 'latest', 'first', 'current', 'newest', 'oldest', 'total', 'max', 'min', 'average', 'best', 'random',
  'remaining',
]);

/** Words for how much of a thing is read: `getFull/:id` reads what `get/:id` does, and more of it. */
const EXTENTS: ReadonlySet<string> = new Set(['full', 'complete', 'entire', 'detailed', 'brief', 'minimal', 'partial']);

/** Such words that stand before many nouns as a part of the name: raw materials, basic plans. */
const PARTS: ReadonlySet<string> = new Set(['basic', 'raw', 'simple', 'lite', 'mini']);

/** `getFull`, `getFullUser`, `getUserRaw`: the words say how much is read of something. */
export function saysExtent(noun: readonly Word[]): boolean {
  const [first, head] = [noun[0]?.text ?? '', noun.at(-1)?.text ?? ''];
  return EXTENTS.has(first) || EXTENTS.has(head) || PARTS.has(head);
}

/** `getSimilarProducts`, `getRelated`, `getSold`: an identifier behind it is that of another thing. */
export function isRelative(noun: readonly Word[]): boolean {
  return RELATIVE.has(noun[0]?.text ?? '') || isAdjective(noun);
}

/** `getAllActive`, `getApproved`: it says which ones of a collection are read, and has no plural. */
export function isAdjective(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return MODIFIERS.has(head) || IRREGULAR.has(head) || PORTIONS.has(head) || KINDS.has(head) || (!isNoun(head) && /[^e]ed$/.test(head));
}

/** `addActive`, `createFeatured`: an adjective names no collection. */
export function isModifier(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return isAdjective(noun) || (!isNoun(head) && /(?:ive|able|ible|ful|less|ous|est)$/.test(head));
}

/** Words for how something is done that do not end as others do. */
const ADVERBS: ReadonlySet<string> = new Set(['forever', 'soft', 'hard', 'permanent', 'now', 'fast']);

/** `deleteUserPermanently`: the last word says how it is done. */
export function saysHow(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return ADVERBS.has(head) || (!isNoun(head) && /.{3}ly$/.test(head));
}

/** Words for how many there are of what stands behind them in the plural: `getCountUsers`. */
const NUMBERS: ReadonlySet<string> = new Set(['count', 'number', 'amount']);

/** What something has one of, where it stands before it: `updateStatusOrder`, `addImageProduct`. */
const ATTRIBUTES_BEFORE: ReadonlySet<string> = new Set(['quantity', 'status', 'state', 'price', 'image', 'photo', 'picture', 'avatar', 'password', 'name']);

/** What is hardly ever of a kind that an attribute names: a menu has status items, but an order is no status order. */
const OWNING: ReadonlySet<string> = new Set([...OWNERS, 'order', 'product', 'cart', 'profile', 'account', 'post', 'book', 'course', 'ticket', 'room', 'project']);

/**
 * `getDetailProduct`, `getInfoUser`, `addDataStudent`: in many languages the thing stands before its owner, so that these are no `detailProducts` but what is
 * told of a product, or its image (`addImageProduct`).
 */
export function isToldOf([first, ...others]: readonly Word[]): boolean {
  const owner = others.at(-1)?.text ?? '';
  if (first && others.length === 1 && ATTRIBUTES_BEFORE.has(first.text)) return OWNING.has(singular(owner));
  if (first && NUMBERS.has(first.text)) return isPlural(owner);
  return owner !== '' && TOLD.has(first?.text ?? '') && !TOLD_COMPOUNDS.has(singular(owner));
}
