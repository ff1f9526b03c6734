import { MODIFIERS } from '../words/data/nouns.ts';
import { OWNERS, TOLD, TOLD_COMPOUNDS } from '../words/data/singletons.ts';
import { isPlural, singular } from '../words/inflect.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';
import type { ResourceWords } from './resource-words.ts';

/** Participles without the ending of one: `updateSeen` sets a mark on something else. */
const IRREGULAR: ReadonlySet<string> = new Set([
  'seen',
  'unseen',
  'read',
  'sold',
  'unsold',
  'done',
  'undone',
  'sent',
  'unsent',
  'hidden',
  'lost',
  'won',
  'taken',
  'given',
  'broken',
  'spent',
  'bought',
  'written',
  'gone',
  'born',
]);

/** Words for portions in which a collection is sent, of which there are none: `getAllPaginate`. */
const PORTIONS: ReadonlySet<string> = new Set(['pagination', 'paginate']);

/**
 * Adjectives without the ending of one: `createDirect` creates a direct conversation, and `getAllOverdue` and
 * `getAllMine` choose some of all.
 */
const KINDS: ReadonlySet<string> = new Set([
  'anonymous',
  'digital',
  'direct',
  'eligible',
  'external',
  'global',
  'incoming',
  'instant',
  'internal',
  'invalid',
  'invisible',
  'local',
  'missing',
  'offline',
  'ongoing',
  'outgoing',
  'overdue',
  'personal',
  'physical',
  'private',
  'recurring',
  'remaining',
  'unique',
  'valid',
  'visible',
  'fake',
  'dummy',
  'mine',
  'following',
  'primary',
  'secondary',
  'today',
  'yesterday',
  'tomorrow',
  'new',
  'old',
  'young',
  'high',
  'low',
  'cheap',
  'expensive',
  'big',
  'small',
  'large',
  'early',
  'late',
]);

/** Words that say which one of a row of days, weeks or years is meant. */
const ORDER: ReadonlySet<string> = new Set(['this', 'last', 'past', 'previous', 'current', 'next']);

/** What such a row is made of: `getAllOrdersThisMonth` reads some of the orders. */
const PERIODS: ReadonlySet<string> = new Set([
  'day',
  'night',
  'week',
  'weekend',
  'month',
  'quarter',
  'semester',
  'season',
  'year',
]);

/**
 * Words for what something has to do with another thing: those of `/similarProducts/:id` are similar to the one that
 * the identifier names.
 */
const RELATIVE: ReadonlySet<string> = new Set([
  'similar',
  'related',
  'recommended',
  'suggested',
  'nearby',
  'matching',
  'adjacent',
  'neighbouring',
  'neighboring',
  'other',
  'next',
  'previous',
  'last',
  'latest',
  'first',
  'current',
  'newest',
  'oldest',
  'total',
  'max',
  'min',
  'average',
  'best',
  'random',
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

/** Words for one of a row that others came before or come after. */
const TIMES: ReadonlySet<string> = new Set([
  'last',
  'latest',
  'first',
  'newest',
  'oldest',
  'previous',
  'current',
  'next',
]);

/**
 * `updateLastLogin`, `removeLatestPost`: there is one of it, so that an identifier behind it is that of another thing.
 */
export function isOneInTime([first, ...others]: readonly Word[]): boolean {
  return first !== undefined && others.length > 0 && TIMES.has(first.text);
}

/** `getAllActive`, `getApproved`: it says which ones of a collection are read, and has no plural. */
export function isAdjective(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  if (PERIODS.has(head) && ORDER.has(noun.at(-2)?.text ?? '')) return true;
  return PORTIONS.has(head) || isAdjectiveWord(head);
}

/** Whether a word alone is an adjective or a participle: `active`, `paid`, `verified`. */
export function isAdjectiveWord(word: string): boolean {
  return MODIFIERS.has(word) || IRREGULAR.has(word) || KINDS.has(word) || (!isNoun(word) && /[^e]ed$/.test(word));
}

/** `addActive`, `createFeatured`: an adjective names no collection. */
export function isModifier(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return isAdjective(noun) || (!isNoun(head) && /(?:ive|able|ible|ful|less|ous|est)$/.test(head));
}

/** Words for how something is done that do not end as others do. */
const ADVERBS: ReadonlySet<string> = new Set([
  'forever',
  'soft',
  'hard',
  'permanent',
  'now',
  'fast',
  'once',
  'twice',
  'again',
  'here',
  'there',
  'together',
  'also',
  'too',
  'instead',
  'only',
  'asc',
  'desc',
  'ascending',
  'descending',
]);

/** Adverbs that are adjectives as well, so that what is read may be called so: monthly sales. */
const REGULAR: ReadonlySet<string> = new Set([
  'hourly',
  'daily',
  'nightly',
  'weekly',
  'monthly',
  'quarterly',
  'yearly',
  'early',
  'friendly',
  'likely',
]);

/** `deleteUserPermanently`: the last word says how it is done. */
export function saysHow(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.text ?? '';
  return ADVERBS.has(head) || (!isNoun(head) && /.{3}(?:ly|wise)$/.test(head));
}

/** `getAllUsersRandomly`, `getTenantsRoomwise`: the last word says how they are read, or how they are put. */
export function saysHowRead(noun: readonly Word[]): boolean {
  return noun.length > 1 && saysHow(noun) && !REGULAR.has(noun.at(-1)?.text ?? '');
}

/** Words for the order in which something is read. */
const ORDERS: ReadonlySet<string> = new Set([
  'asc',
  'desc',
  'ascending',
  'descending',
  'reverse',
  'alphabetical',
  'chronological',
]);

/** `getDesc`, `getAllAlphabetical`: the order alone is no thing, and has no plural. */
export function saysOrder(noun: readonly Word[]): boolean {
  return noun.length === 1 && ORDERS.has(noun[0]?.text ?? '');
}

/**
 * Words of those that name what is so long, where they stand alone behind a collection: `/plans/listSeason` reads
 * seasons.
 */
const NAMED_PERIODS: ReadonlySet<string> = new Set(['quarter', 'semester', 'season']);

/** `listYear`, `getAllMonth`: a list of the year, or of the years. */
export function isPeriod(noun: readonly Word[]): boolean {
  const head = noun[0]?.text ?? '';
  return noun.length === 1 && PERIODS.has(head) && !NAMED_PERIODS.has(head);
}

/** `addV2`, `getAllUsersV2`: the last words say which edition of the route it is. */
export function saysEdition(noun: readonly Word[]): boolean {
  return noun.at(-2)?.text === 'v' && /^\d+$/.test(noun.at(-1)?.text ?? '');
}

/** Words that stand for any noun, and name none. */
const PRONOUNS: ReadonlySet<string> = new Set([
  'it',
  'this',
  'that',
  'these',
  'those',
  'them',
  'him',
  'her',
  'us',
  'you',
  'myself',
  'yourself',
  'himself',
  'herself',
  'itself',
  'ourselves',
  'themselves',
  'everything',
  'anything',
  'something',
  'nothing',
  'everyone',
  'everybody',
  'anyone',
  'anybody',
  'someone',
  'somebody',
  'more',
  'less',
  'another',
]);

/**
 * Words that say that there are others of what stands behind them, or that something is done for one after the other.
 */
const FURTHER: ReadonlySet<string> = new Set(['more', 'another', 'each']);

/** Words that point to one of what stands behind them: `deleteThisItem`; this week is a time. */
const POINTING: ReadonlySet<string> = new Set(['this', 'that', 'these', 'those']);

/** `getIt`, `addMyself`, `addMoreItems`, `getEachItem`, `deleteThisItem`: no collection is called so. */
export function isPronoun([first, second]: readonly Word[]): boolean {
  if (!first || !second) return first !== undefined && PRONOUNS.has(first.text);
  return FURTHER.has(first.text) || (POINTING.has(first.text) && !PERIODS.has(singular(second.text)));
}

/** Verbs of a question that are answered by yes or no, where something stands behind them. */
const ASKING: ReadonlySet<string> = new Set([
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'can',
  'cannot',
  'could',
  'should',
  'does',
  'did',
]);

/**
 * `getIsAdmin`, `getUserHasRole`, `getUserExists`: what is asked is no thing, and an identifier behind it says of what
 * it is asked.
 */
export function asksWhether(noun: readonly Word[]): boolean {
  return (
    noun.slice(0, -1).some(({ text }) => ASKING.has(text)) || ['exist', 'exists'].includes(noun.at(-1)?.text ?? '')
  );
}

/** Words for how many there are of what stands behind them in the plural: `getCountUsers`. */
const NUMBERS: ReadonlySet<string> = new Set(['count', 'number', 'amount']);

/**
 * Words for how many there are, or how much it is, of what stands before them: there is one of it, however many are
 * counted.
 */
const TALLIES: ReadonlySet<string> = new Set(['count', 'sum']);

/** `getAllUsersCount`: all of the users are counted, and one number is read. */
export function isTally({ noun, whole }: Pick<ResourceWords, 'noun' | 'whole'>): boolean {
  return whole && TALLIES.has(noun.at(-1)?.text ?? '');
}

/** What something has one of, where it stands before it: `updateStatusOrder`, `addImageProduct`. */
const ATTRIBUTES_BEFORE: ReadonlySet<string> = new Set([
  'quantity',
  'status',
  'state',
  'price',
  'image',
  'photo',
  'picture',
  'avatar',
  'password',
  'name',
]);

/** What is hardly ever of a kind that an attribute names: a menu has status items, but an order is no status order. */
const OWNING: ReadonlySet<string> = new Set([
  ...OWNERS,
  'order',
  'product',
  'cart',
  'profile',
  'account',
  'post',
  'book',
  'course',
  'ticket',
  'room',
  'project',
]);

/**
 * `getDetailProduct`, `getInfoUser`, `addDataStudent`: in many languages the thing stands before its owner, so that
 * these are no `detailProducts` but what is told of a product, or its image (`addImageProduct`).
 */
export function isToldOf([first, ...others]: readonly Word[]): boolean {
  const owner = others.at(-1)?.text ?? '';
  if (first && others.length === 1 && ATTRIBUTES_BEFORE.has(first.text)) return OWNING.has(singular(owner));
  if (first && NUMBERS.has(first.text)) return isPlural(owner);
  return owner !== '' && TOLD.has(first?.text ?? '') && !TOLD_COMPOUNDS.has(singular(owner));
}
