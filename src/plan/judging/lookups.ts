import { identifierWords, identifies } from '../../convention/identifiers.ts';
import { isSafe } from '../../convention/methods.ts';
import { sameResource } from '../../convention/neighbours.ts';
import type { Lookup } from '../../model/handler.ts';
import { is } from '../../words/entries.ts';
import { isNoun, isPlural, plural, singular } from '../../words/inflect.ts';
import { crudOf } from '../../words/lexicon.ts';
import { isLogin } from '../../words/logins.ts';
import { collectionOf, itemOf, type Reading } from './reading.ts';
import { sentNouns } from './sent-items.ts';

/**
 * Whether the handler of a future item route uses the parameter of the item to find something else. With
 * `Order.find({ user: req.params.id })`, the `:id` of `GET /orders/get/:id` is that of a user, and so is that of
 * `DELETE /orders/delete/:id` with `Order.deleteMany({ user: req.params.id })`. A variable named after another
 * identifier (`const userId = req.params.id`) shows the same, unless the items are found by it. With
 * `Visit.findById(req.params.id)` alone, the `:id` of `GET /visits/getSignedForm/:id` is that of the visit before it in
 * the path; with `(await Post.findById(req.params.id)).comments`, that of `GET /getComments/:id` is that of a post.
 *
 * False where the handler finds the item as well, and where the name of the parameter shows whose identifier it is.
 * What a read also changes is ignored.
 */
export function findsByOther(reading: Reading): boolean {
  const item = itemOf(reading);
  const collection = item?.collection;
  if (!item || !collection || !is(item.parameter.toLowerCase(), 'identifier')) return false;
  const all = reading
    .uses()
    .lookups.filter(
      ({ parameter, isSent, changes }) =>
        !isSent && parameter === item.parameter && !(changes && isSafe(reading.rewrite.method)),
    );
  const lookups = all.filter(({ isName }) => !isName);
  if (
    all.some((lookup) => lookup.isName && namesOwner(lookup, collection)) &&
    !lookups.some(({ of }) => sameResource(collection, askedNoun(of)))
  )
    return true;
  if (item.above && findsAbove(lookups, item.above, collection)) return true;
  if (findsWhole(lookups, collection)) return true;
  const others = lookups.filter((lookup) => isOther(lookup, collection));
  const reads = lookups.filter(isById);
  const ofItems = others.filter(({ of }) => sameResource(collection, askedNoun(of)));
  return others.length > 0 && reads.every((read) => ofItems.some(({ key }) => isReadOf(read, key)));
}

/**
 * Whether the handler of a future item route uses the parameter only as the identifier of one item of its collection:
 * `Tag.findByPk(req.params.id)` for `GET /tags/list/:id`.
 */
export function findsItem(reading: Reading): boolean {
  const item = itemOf(reading);
  const collection = item?.collection;
  if (!item || !collection) return false;
  const lookups = reading
    .uses()
    .lookups.filter(({ parameter, isSent, isName }) => !isSent && !isName && parameter === item.parameter);
  return (
    lookups.every((lookup) => isById(lookup) && !lookup.many) &&
    lookups.some((lookup) => asksFor(lookup, collection)) &&
    !findsByOther(reading)
  );
}

/**
 * Whether the last parameter of a path is a field of the collection above its own, by which some of them are chosen:
 * with `Trip.deleteMany({ route: req.params.routeId })`, `/trips/route/:routeId` has no item of a collection of routes.
 */
export function choosesAbove(reading: Reading): boolean {
  const { parameter, above } = itemOf(reading) ?? {};
  if (!above) return false;
  const isKey = (lookup: Lookup): boolean => lookup.parameter === parameter && !lookup.isSent && !lookup.isName;
  return reading.uses().lookups.some((lookup) => isKey(lookup) && !isById(lookup) && asksFor(lookup, above));
}

/**
 * Whether the identifier that requests send is that of something else than the item below another collection: with
 * `Booking.updateOne({ _id: req.body.bookingId }, ...)`, notes of `/bookings` are a field of a booking; and with
 * `Plan.deleteOne({ _id: req.body.id })` or `plan_id`, `/users/:id/plan` has not the identifier of a plan.
 */
export function sendsOther(reading: Reading): boolean {
  const sent = reading
    .uses()
    .lookups.filter((lookup) => lookup.isSent === true && isById(lookup) && isThing(lookup.of));
  const isSentOf = (noun: readonly string[]): boolean =>
    sent.some((lookup) => isOfNoun(noun)(lookup) || sameResource(askedNoun(lookup.of), noun));
  const part = collectionOf(reading);
  const named = sentNouns(reading.uses());
  if (part && named.length > 0 && named.every((noun) => sameResource(part, noun))) return true;
  const { above, collection } = itemOf(reading) ?? {};
  return part ? isSentOf(part) : !!above && !!collection && sent.length > 0 && !isSentOf(collection);
}

/**
 * Whether requests send the identifier of what would have the item or the detail, and none of the item:
 * `PUT /order-discount-codes/:id` with `order_id` is about a code of an order, and
 * `PUT /services/:id/project-progress` with `project_id` about the progress of a project.
 */
export function sendsOwner(reading: Reading): boolean {
  const collection = itemOf(reading)?.collection ?? collectionOf(reading);
  if (!collection || collection.length < 2) return false;
  const nouns = sentNouns(reading.uses());
  const owners = collection.slice(1).map((_, at) => collection.slice(0, at + 1));
  return (
    !nouns.some((noun) => sameResource(collection, noun)) &&
    nouns.some((noun) => owners.some((owner) => sameResource(owner, noun)))
  );
}

/**
 * Whether a handler finds something of a resource by a field of the body or the query:
 * `Stock.updateOne({ code: req.body.code }, ...)`.
 */
export function findsBySent(lookups: readonly Lookup[], resource: readonly string[]): boolean {
  return lookups.some((lookup) => lookup.isSent === true && asksFor(lookup, resource));
}

/**
 * Whether a handler finds by such a field the owner of what it changes: with
 * `Author.updateOne({ nick: req.body.nick }, ...)`, the owner of the portrait of `PUT /authors/updatePortrait` or
 * `PUT /author-portrait/update`. A login counts only where what it finds is changed: a handler may look one up to see
 * whether it is taken.
 *
 * @param resource the words of what is changed
 * @param before the words of the segment before it
 */
export function findsOwnerBySent(
  lookups: readonly Lookup[],
  resource: readonly string[],
  before: readonly string[],
): boolean {
  const owners = [before, ...resource.slice(1).map((_, at) => resource.slice(0, at + 1))].filter(
    (owner) => owner.length > 0,
  );
  return lookups.some((lookup) => {
    const isMeant = lookup.changes === true || lookup.changesFound === true || !isLogin(lookup.parameter);
    return lookup.isSent === true && isMeant && owners.some((owner) => asksFor(lookup, owner));
  });
}

/**
 * Whether a handler changes a person found by a field of the body or the query:
 * `User.updateOne({ email: req.body.email }, ...)`.
 */
export function changesPersonBySent(lookups: readonly Lookup[]): boolean {
  return lookups.some(
    ({ isSent, changes, of }) => isSent && changes && is(singular(askedNoun(of).at(-1) ?? ''), 'owner'),
  );
}

/**
 * Whether a lookup is one in a resource. A model has a singular name even where its resource has none: `Setting` stores
 * the settings.
 */
function asksFor({ of }: Lookup, resource: readonly string[]): boolean {
  const asked = askedNoun(of);
  return [asked, asked.map((word) => plural(word))].some((noun) => sameResource(resource, noun));
}

/** Whether an item of the collection above is found by its identifier, and nothing of the collection itself. */
function findsAbove(lookups: readonly Lookup[], above: readonly string[], collection: readonly string[]): boolean {
  return lookups.some((lookup) => isById(lookup) && isOfNoun(above)(lookup)) && !lookups.some(isOfNoun(collection));
}

/** Whether a lookup is one in what a noun names. */
function isOfNoun(noun: readonly string[]): (lookup: Lookup) => boolean {
  return ({ of }) => sameResource(noun, askedNoun(of));
}

/** Whether something is found by its identifier whose part is the collection, and nothing of the collection itself. */
function findsWhole(lookups: readonly Lookup[], collection: readonly string[]): boolean {
  const isWhole = ({ of, parts = [] }: Lookup): boolean =>
    isThing(of) && parts.some((part) => sameResource(collection, partWords(part)));
  return lookups.some((lookup) => isById(lookup) && isWhole(lookup)) && !lookups.some(isOfNoun(collection));
}

/** The words of a part, without the verb of a method: `comments` for `comments` and `getComments`. */
function partWords(part: string): readonly string[] {
  const words = wordsOf(part);
  return words.length > 1 && crudOf(words[0] ?? '') ? words.slice(1) : words;
}

/**
 * Whether the object of a lookup is named after a thing or many, and not after a store: `Post`, `prisma.post`, `posts`,
 * not `repository`.
 */
function isThing(of: string): boolean {
  const last = askedNoun(of).at(-1) ?? '';
  return !KEEPERS.has(last) && (isNoun(last) || isPlural(last) || /^[A-Z]/.test(of));
}

function isById({ key }: Lookup): boolean {
  return key === null || is(wordsOf(key).join(''), 'identifier');
}

/**
 * Whether a field is the identifier of something else than an item: of its owner, of another thing, or, where many are
 * found, of what they have in common.
 */
function isOther({ key, many }: Lookup, collection: readonly string[]): boolean {
  const words = wordsOf(key);
  const last = words.at(-1);
  if (key === null || last === undefined || identifies(key, collection)) return false;
  return many || is(singular(last), 'owner') || (is(last, 'identifier') && isNoun(words.at(-2) ?? ''));
}

/**
 * Whether a variable is named after the identifier of an owner: `userId`. False in a collection of owners, since people
 * have many names.
 */
function namesOwner({ key }: Lookup, collection: readonly string[]): boolean {
  const words = wordsOf(key);
  const isIdentifier = words.length > 1 && is(words.at(-1) ?? '', 'identifier');
  return (
    isIdentifier &&
    is(singular(words.at(-2) ?? ''), 'owner') &&
    !is(singular(collection.at(-1) ?? ''), 'owner') &&
    !identifies(key ?? '', collection)
  );
}

/** Whether a lookup finds what a field refers to: `User.findById(id)` next to `{ user: id }` or `{ userId: id }`. */
function isReadOf({ of }: Lookup, key: string | null): boolean {
  const words = wordsOf(key);
  const noun = words.length > 1 && is(words.at(-1) ?? '', 'identifier') ? words.slice(0, -1) : words;
  return sameResource(askedNoun(of), noun);
}

/** The last words of the names of stores, after the noun of what they store: `OrderModel`, `userRepository`. */
const KEEPERS: ReadonlySet<string> = new Set([
  'model',
  'schema',
  'repository',
  'repo',
  'collection',
  'table',
  'entity',
  'dao',
  'service',
]);

/** The words of what is looked up, by the name of the object of the lookup: `order` of `OrderModel`. */
function askedNoun(of: string): readonly string[] {
  const words = wordsOf(of);
  return words.length > 1 && KEEPERS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

function wordsOf(name: string | null): readonly string[] {
  return identifierWords(name ?? '');
}
