import type { FileMention } from '../../model/mention.ts';
import type { Edit } from '../../model/text.ts';
import { guarded, isAsked } from '../address-guards.ts';
import { guardedUrls } from '../sent-guards.ts';
import { textOf, type AddressChange } from '../addresses/addresses.ts';
import { type Accounting, isForPeople } from '../callers/accounting.ts';
import { isAnswered } from '../callers/caller-ranges.ts';
import type { Caller } from '../../model/caller.ts';
import { type Callers, placeOf } from '../callers/callers.ts';
import type { Following } from '../callers/follower.ts';
import type { StaleRequests } from '../callers/stale-requests.ts';
import type { Mentions } from '../../model/plan-input.ts';
import { calledByMembers, unfollowed } from '../objections.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Withheld } from '../../model/withheld.ts';
import { mayMean } from '../callers/partial-segments.ts';
import { renamedAddress } from './addresses-after.ts';
import type { Collection } from './collection-members.ts';
import { reaches, type CollectionRequests } from './collection-requests.ts';
import { type CollectionPlace, placesOf, saysName, saysPart, textsNaming } from './collection-texts.ts';

/** What may name the addresses of collections. */
export interface CollectionMentions {
  readonly callers: Callers;
  readonly late: StaleRequests;
  readonly requests: CollectionRequests;
  readonly accounting: Accounting;
  readonly mentions: Mentions;
}

/** The edits that rename a collection in its own texts, and their file. */
interface OwnEdits {
  readonly file: string;
  readonly edits: readonly Edit[];
}

/**
 * The objections to the new name of a collection from all that names it.
 *
 * @param own the edits that rename the collection in its own texts
 */
export function* objectionsOfCallers(
  collection: Collection,
  own: OwnEdits,
  sources: CollectionMentions,
  options: PlanOptions,
): Generator<Withheld> {
  const { callers, accounting, mentions } = sources;
  const places = placesOf(collection.members);
  const texts = places.flatMap((place) => textsNaming(place, mentions));
  const files = new Set(texts.flatMap(({ file, mention: { kind } }) => (kind === 'code' ? [file] : [])));
  const requests = [...files].flatMap((file) => callers.in(file)).filter(({ kind }) => kind === 'request');
  yield* objectionsOfRequests(requests, collection, own.file, sources, options);
  for (const text of texts) {
    const { mention } = text;
    if (isForPeople(mention) || isEdited(text, own) || accounting.isWritten(text)) continue;
    if (!isAccounted(text, places, collection, sources)) yield accounting.objectionTo(text);
  }
  for (const place of places)
    for (const awaiting of awaitingNothing(renamed(place, collection.wanted), mentions, callers))
      yield { reason: 'awaited-nothing', other: placeOf(awaiting) };
  for (const { placed } of collection.members)
    if (placed.entry.kind === 'route') yield* calledByMembers(placed.entry.router, mentions);
  yield* guarded(() => changesOf(collection), mentions.guards());
  yield* readPrefixes(collection, mentions);
  for (const caller of requests.filter((each) => reaches(each, collection)))
    yield* guardedUrls(
      {
        addresses: () => changesOf(collection),
        follow: (url) => sources.requests.changeOf({ ...caller, url }, collection),
      },
      mentions.guards(),
      [caller],
    );
}

/**
 * Objections because of code that reads the name of a collection in the prefix of its router: `req.baseUrl.slice(1)`.
 */
function* readPrefixes(collection: Collection, mentions: Mentions): Generator<Withheld> {
  const paths = new Set(
    collection.members.map(({ placed: { entry } }) => (entry.kind === 'route' ? entry.path : null)),
  );
  if (collection.sayings.every(({ text }) => paths.has(text))) return;
  const addresses = changesOf(collection).map(([from]) => textOf(from));
  for (const { file, guard } of mentions.guards())
    if (guard.asks === 'prefix' && addresses.some((address) => isAsked(guard, address)))
      yield { reason: 'path-guard', other: { label: guard.text, file, range: guard.range } };
}

function* objectionsOfRequests(
  requests: readonly Caller[],
  collection: Collection,
  file: string,
  { callers, requests: ofCollections }: CollectionMentions,
  options: PlanOptions,
): Generator<Withheld> {
  const follow = (each: Caller): Following | null =>
    ofCollections.follow(each, collection) ?? ofCollections.followLate(each, collection);
  for (const request of requests.filter((each) => ofCollections.reaches(each, collection))) {
    yield* unfollowed(request, file, ['request', 'singular'], options);
    if (!callers.sharedIn(request.file).together(request, follow))
      yield { reason: 'stuck-caller', other: placeOf(request) };
  }
}

/** Whether a text that names the collection belongs to a request that is followed or that means something else. */
function isAccounted(
  text: FileMention,
  places: readonly CollectionPlace[],
  collection: Collection,
  { callers, late, requests, accounting }: CollectionMentions,
): boolean {
  const found = accounting.callersAt(text);
  if (places.some((place) => saysName(text.mention, place)))
    return found.some(
      (caller) =>
        isAnswered(caller) ||
        reaches(caller, collection) ||
        requests.earlyRoutes(caller).length > 0 ||
        late.isApart(caller),
    );
  return found.some(
    (caller) => !mayMean(caller, (mention) => places.some((place) => saysPart(mention, place)), callers.targets),
  );
}

/** Whether a text is edited itself in order to rename the collection. */
function isEdited(
  { file, mention: { range } }: FileMention,
  own: { readonly file: string; readonly edits: readonly Edit[] },
): boolean {
  return file === own.file && own.edits.some((edit) => edit.range[0] < range[1] && range[0] < edit.range[1]);
}

function changesOf({ members, wanted }: Collection): readonly AddressChange[] {
  return members.flatMap(({ placed: { path }, at }) =>
    path ? [[path, renamedAddress(path, new Map(at.map((index) => [index, wanted])))] as const] : [],
  );
}

function renamed({ path, at }: CollectionPlace, wanted: string): CollectionPlace {
  return { path: renamedAddress(path, new Map([[at, wanted]])), at };
}

/** The unanswered requests to an address of a collection for which a test expects no answer. */
function awaitingNothing(place: CollectionPlace, mentions: Mentions, callers: Callers): readonly Caller[] {
  const files = new Set(
    textsNaming(place, mentions).flatMap(({ file, mention }) =>
      mention.kind === 'code' && mentions.mayExpectNothing(file) ? [file] : [],
    ),
  );
  const name = place.path.segments[place.at];
  return [...files].flatMap((file) =>
    callers
      .in(file)
      .filter(
        ({ expectsNothing, routes, url }) =>
          expectsNothing &&
          routes.length === 0 &&
          name?.kind === 'static' &&
          url.segments.some(({ text }) => text.toLowerCase() === name.value.toLowerCase()),
      ),
  );
}
