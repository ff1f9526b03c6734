import { unchanged } from '../../convention/changes.ts';
import type { PathChange } from '../../model/path.ts';
import type { FileMention } from '../../model/mention.ts';
import type { Edit } from '../../model/text.ts';
import { guarded } from '../address-guards.ts';
import { guardedUrls } from '../sent-guards.ts';
import type { AddressChange } from '../addresses/addresses.ts';
import { type Accounting, HARMLESS } from '../callers/accounting.ts';
import { isAnswered, reportedRange } from '../callers/caller-ranges.ts';
import type { Caller } from '../../model/caller.ts';
import { type Callers, placeOf } from '../callers/callers.ts';
import { makesSameEdits, saying } from '../callers/following.ts';
import type { Following } from '../callers/follower.ts';
import type { Arrival, StaleRequests } from '../callers/stale-requests.ts';
import type { Mentions } from '../../model/plan-input.ts';
import { calledByMembers, isSuppressedRequest } from '../objections.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Withheld } from '../../model/withheld.ts';
import { mayMean } from '../callers/partial-segments.ts';
import { renamedAddress } from './addresses-after.ts';
import type { Collection } from './collection-members.ts';
import type { RenamedRequests } from './renamed-requests.ts';
import { followName, mayAskFor, mayAskOtherPrefix } from './follow-name.ts';
import { type CollectionPlace, placesOf, saysName, saysPart, textsNaming } from './collection-texts.ts';

/** What may name the addresses of collections. */
export interface CollectionMentions {
  readonly callers: Callers;
  readonly late: StaleRequests;
  readonly early: RenamedRequests;
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
  const files = new Set(texts.filter(({ mention: { kind } }) => kind === 'code').map(({ file }) => file));
  for (const file of files) yield* objectionsIn(file, collection, own, sources, options);
  for (const text of texts) {
    const { file, mention } = text;
    if (HARMLESS.has(mention.kind) || isEdited(text, own) || accounting.isWritten(text)) continue;
    if (!isAccounted(text, places, collection, sources))
      yield { reason: 'used', other: { label: mention.written, file, range: mention.range } };
  }
  for (const place of places)
    for (const awaiting of awaitingNothing(renamed(place, collection.wanted), mentions, callers))
      yield { reason: 'awaited-nothing', other: placeOf(awaiting) };
  for (const { placed } of collection.members)
    if (placed.entry.kind === 'route') yield* calledByMembers(placed.entry.router, mentions);
  yield* guarded(() => changesOf(collection), mentions.guards());
  const callersIn = [...files].flatMap((file) => callers.in(file));
  for (const caller of callersIn.filter((each) => each.kind === 'request' && reaches(each, collection)))
    yield* guardedUrls(
      {
        addresses: () => changesOf(collection),
        follow: (url) => changeFor({ ...caller, url }, collection),
      },
      mentions.guards(),
      [caller],
    );
}

/** The objections from the requests of a file. */
function* objectionsIn(
  file: string,
  collection: Collection,
  own: OwnEdits,
  { callers, late, early }: CollectionMentions,
  options: PlanOptions,
): Generator<Withheld> {
  const follow = (each: Caller): Following | null =>
    followCollection(each, collection) ??
    followEarly(each, collection, early) ??
    followLate(each, late.arrivals(each), collection);
  for (const caller of callers.in(file)) {
    if (
      caller.kind !== 'request' ||
      !(
        reaches(caller, collection) ||
        late.arrivals(caller).some((arrival) => reaches(arrival.caller, collection)) ||
        early.reaches(caller, collection)
      )
    )
      continue;
    const other = placeOf(caller);
    if (!options.movesCallers) yield { reason: 'callers', other };
    else if (!options.areFixedTogether(own.file, file)) yield { reason: 'unreached', other };
    else if (isSuppressedRequest(caller, options) || options.isSuppressed('singular', file, reportedRange(caller)))
      yield { reason: 'suppressed-caller', other };
    if (!callers.sharedIn(file).together(caller, follow)) yield { reason: 'stuck-caller', other };
  }
}

/** Whether a text that names the collection belongs to a request that is followed or that means something else. */
function isAccounted(
  text: FileMention,
  places: readonly CollectionPlace[],
  collection: Collection,
  { callers, late, early, accounting }: CollectionMentions,
): boolean {
  const found = accounting.callersAt(text);
  if (places.some((place) => saysName(text.mention, place)))
    return found.some(
      (caller) =>
        isAnswered(caller) || reaches(caller, collection) || early.routesOf(caller).length > 0 || late.isApart(caller),
    );
  return found.some(
    (caller) => !mayMean(caller, (mention) => places.some((place) => saysPart(mention, place)), callers.targets),
  );
}

/**
 * The change by which a caller follows the new name of a collection.
 *
 * @returns null where it does not reach the collection, reaches other routes too, or contains the name in another way
 */
export function followCollection(caller: Caller, collection: Collection): Following | null {
  const change = changeFor(caller, collection);
  return change && saying(caller.said.method, caller.url, change, null);
}

function changeFor({ routes, url, isPlain }: Caller, { members, wanted }: Collection): PathChange | null {
  const own = members.map(({ placed }) => placed.path);
  if (!isPlain || routes.some((route) => route.path && mayAskOtherPrefix(url, route, route.path.value, own)))
    return null;
  return followName(
    url,
    wanted,
    routes.map((route) =>
      members.filter(({ placed }) => placed.entry === route).map(({ placed: { path }, at }) => ({ path, at })),
    ),
  );
}

/** The same for a caller that reaches the collection only after a rewrite. */
export function followEarly(caller: Caller, collection: Collection, early: RenamedRequests): Following | null {
  const change = early.change(caller, collection);
  return change && saying(caller.said.method, caller.url, change, null);
}

/** The same for a caller whose routes were rewritten before it: it gets the new name in its old URL. */
function followLate({ said, url }: Caller, arrivals: readonly Arrival[], collection: Collection): Following | null {
  const ways = arrivals.map((arrival) => {
    const change = changeFor(arrival.caller, collection);
    const span = change && unchanged(change, arrival.change);
    return span && saying(said.method, url, { ...span, text: change.text }, null);
  });
  const [first] = ways;
  return first && ways.every((way) => way !== null && makesSameEdits(way, first)) ? first : null;
}

/** Whether a text is edited itself in order to rename the collection. */
function isEdited(
  { file, mention: { range } }: FileMention,
  own: { readonly file: string; readonly edits: readonly Edit[] },
): boolean {
  return file === own.file && own.edits.some((edit) => edit.range[0] < range[1] && range[0] < edit.range[1]);
}

/**
 * Whether a caller reaches a route of a collection at an address that is renamed: below another prefix, the same route
 * may not be.
 */
export function reaches({ routes, url }: Pick<Caller, 'routes' | 'url'>, { members }: Collection): boolean {
  const reached = new Set<unknown>(routes);
  return members.some(({ placed: { entry, path } }) => reached.has(entry) && (!path || mayAskFor(url, path)));
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
