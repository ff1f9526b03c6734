import type { Route, Router } from '../model/router.ts';
import type { Accounting } from './callers/accounting.ts';
import { changeBelow, changesOf, guarded, isAddressOf, takesForOther } from './address-guards.ts';
import { awaitedNothing } from './awaited-nothing.ts';
import { refusedWithoutBody } from './body-types.ts';
import { reportedRange } from './callers/caller-ranges.ts';
import type { Caller } from '../model/caller.ts';
import { namesOther } from './callers/caller-names.ts';
import { placeOf, type Callers } from './callers/callers.ts';
import { answeredByOthers } from './callers/other-answers.ts';
import type { Documents } from './callers/documents.ts';
import type { MethodToken } from '../model/method.ts';
import type { AddressPattern, MethodGuard } from '../model/guards.ts';
import type { JudgedRoute } from '../model/plan.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { FilePlace } from '../model/text.ts';
import type { Move } from './moves.ts';
import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { Withheld } from '../model/withheld.ts';
import { followChange, leavesSlash } from './callers/follow-change.ts';
import { followMove } from './callers/following.ts';
import { withSlash } from './addresses/addresses.ts';
import { guardedUrls, type UrlChanges } from './sent-guards.ts';
import { precededAddresses } from './preceded-addresses.ts';
import { replacedPrefixes } from './replaced-prefixes.ts';
import { asserted, methodChange, mocked, mockedOtherwise, objectionsAt } from './test-objections.ts';
import { missed } from './wildcards.ts';
import { overlaps } from '../text/ranges.ts';

/** What may name the addresses of routes. */
export interface ObjectionSources {
  readonly callers: Callers;
  readonly accounting: Accounting;
  readonly documents: Documents;
  readonly mentions: Mentions;
}

/**
 * The objections to a rewrite from all that names the address of its route, as far as they do not depend on other
 * routes: the most important for a person first, each with its place.
 */
export function* objectionsTo(move: Move, parties: ObjectionSources, options: PlanOptions): Generator<Withheld> {
  const { callers, mentions } = parties;
  yield* objectionsToAny(move.judged, parties, options);
  if (options.movesCallers) yield* namesOther(move, requestsTo(move.judged, callers));
  if (losesBody(move, mentions)) yield { reason: 'reads-body' };
  yield* awaitedNothing(move, callers, mentions);
  yield* answeredByOthers(move, requestsTo(move.judged, callers), callers.targets);
  yield* mocked(move, parties);
  yield* asserted(move, parties);
  yield* missed(move, callers, mentions);
  yield* refused(move, parties);
  yield* refusedWithoutBody(move, callers, mentions);
  yield* guardedMethod(move, parties);
  yield* guarded(() => changesOf(move), mentions.guards(), changeBelow(move));
  yield* guardedEnd(move, parties);
  yield* precededAddresses(move, mentions, callers.targets);
  yield* replacedPrefixes(move, mentions);
  yield* mockedOtherwise(move, parties);
  yield* guardedUrls(urlChangesOf(move), mentions.guards(), requestsTo(move.judged, callers), [pathPlace(move)]);
}

function pathPlace({ judged: { route } }: Move): FilePlace {
  return { file: route.router.file, range: route.pathRange };
}

function urlChangesOf(move: Move): UrlChanges {
  const { judged } = move;
  const change = judged.rewrites?.[0]?.change;
  const anyEnd = judged.route.router.tolerance?.anyEnd;
  return {
    addresses: () => changesOf(move),
    follow: (url) => (change ? followChange(url, judged.path, change, { mayEndInSlash: anyEnd }) : null),
  };
}

/** Objections where requests get a slash at their end, and code treats such addresses otherwise. */
function* guardedEnd(move: Move, { callers, mentions }: ObjectionSources): Generator<Withheld> {
  if (mentions.guards().length === 0) return;
  const endsInSlash = ({ said, url }: Caller): boolean => {
    const follows = followMove(said, url, move);
    return follows !== null && leavesSlash(url, follows.change);
  };
  if (requestsTo(move.judged, callers).some(endsInSlash))
    yield* guarded(() => changesOf(move).map(([from, to]) => [from, withSlash(to)]), mentions.guards());
}

function readsBody({ router, range }: Route, mentions: Mentions): boolean {
  return mentions.readsAt(router.file, range[1]).some(({ carrier }) => carrier === 'body');
}

/**
 * Whether requests become deletions, whose body has no defined meaning (RFC 9110, section 9.3.5), though the handler
 * reads the body.
 */
function losesBody({ candidate }: Move, mentions: Mentions): boolean {
  const { route, methods, newMethods } = candidate;
  const hasBody = methods.some((method) => method !== 'DELETE' && method !== 'GET' && method !== 'HEAD');
  return hasBody && newMethods.includes('DELETE') && readsBody(route, mentions);
}

/** The objections to any new address of a route. */
export function* objectionsToAny(
  judged: JudgedRoute,
  parties: ObjectionSources,
  options: PlanOptions,
): Generator<Withheld> {
  if (!options.isFixed(judged.route.router.file)) yield { reason: 'unreached' };
  for (const request of requestsTo(judged, parties.callers))
    yield* unfollowed(request, judged.route.router.file, ['request'], options);
  for (const text of parties.accounting.leftBehind(judged)) {
    const { file, mention } = text;
    const isOfOther = parties.accounting.callersAt(text).some(({ asks }) => !asks(judged.route));
    yield isOfOther
      ? { reason: 'asks-other', other: { label: mention.written, file, range: mention.range } }
      : parties.accounting.objectionTo(text);
  }
  yield* parties.documents.objectionsToAny(judged);
  yield* calledByMembers(judged.route.router, parties.mentions);
}

/**
 * The objection because of a request that will not follow a change, whether or not it could.
 *
 * @param file where the change is made
 * @param kinds the reports that a comment may suppress at the request
 */
export function* unfollowed(
  request: Caller,
  file: string,
  kinds: readonly ViolationKind[],
  { movesCallers, areFixedTogether, isSuppressed }: PlanOptions,
): Generator<Withheld> {
  const other = placeOf(request);
  if (!movesCallers) yield { reason: 'callers', other };
  else if (!areFixedTogether(file, request.file)) yield { reason: 'unreached', other };
  else if (kinds.some((kind) => isSuppressed(kind, request.file, reportedRange(request))))
    yield { reason: 'suppressed-caller', other };
}

function requestsTo(judged: JudgedRoute, callers: Callers): readonly Caller[] {
  return callers.of(judged).filter(({ kind }) => kind === 'request');
}

/** Whether a comment suppresses the report on a request, which is at its URL. */
export function isSuppressedRequest(caller: Caller, { isSuppressed }: PlanOptions): boolean {
  return caller.kind === 'request' && isSuppressed('request', caller.file, reportedRange(caller));
}

/**
 * Objections because the server does not allow the new method: a browser asks for that first if the request has another
 * origin, and would not send it.
 */
function* refused(move: Move, { mentions }: ObjectionSources): Generator<Withheld> {
  const [left, next] = methodChange(move.candidate);
  if (left === undefined || next === undefined) return;
  const isOf = (of: AddressPattern): boolean => changesOf(move).some(([from]) => isAddressOf(of, from));
  yield* objectionsAt('cross-origin', 'methods', mentions.refusing(next, left, isOf));
}

/**
 * Objections because of typed clients: they write the address as members of an object, which look like any other call.
 */
export function calledByMembers({ framework }: Router, mentions: Mentions): Iterable<Withheld> {
  return objectionsAt('typed-client', framework, mentions.calling(framework));
}

/**
 * Objections because of checks that apply to requests with the old method and not to those with the new one, or vice
 * versa.
 */
function* guardedMethod(move: Move, { callers, mentions }: ObjectionSources): Generator<Withheld> {
  const [left, next] = methodChange(move.candidate);
  if (left === undefined || next === undefined) return;
  const requests = requestsTo(move.judged, callers);
  const partingBy = (redirects: boolean): Iterable<FilePlace> =>
    mentions.parting(
      (guard) =>
        (guard.redirects === true) === redirects &&
        concerns(guard, move, requests) &&
        takesForOther(guard, [left, next], () => changesOf(move)),
    );
  yield* objectionsAt('method-guard', left, partingBy(false));
  yield* objectionsAt('redirected', left, partingBy(true));
}

/** Whether a guard checks requests, or a method written in the registration or in a request, which would change. */
function concerns({ at }: MethodGuard, { judged: { route } }: Move, requests: readonly Caller[]): boolean {
  if (!at) return true;
  const isThere = (file: string, token: MethodToken | null): boolean =>
    token !== null &&
    [{ file, range: token.range }, token.saidAt].some(
      (said) => said?.file === at.file && overlaps(said.range, at.range),
    );
  return (
    route.methods.some((token) => isThere(route.router.file, token)) ||
    requests.some(({ file, said }) => isThere(file, said.method))
  );
}
