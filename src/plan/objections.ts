import type { Route, Router } from '../model/router.ts';
import type { Accounting } from './callers/accounting.ts';
import { changeBelow, changesOf, guarded, isAddressOf, takes, takesForOther } from './address-guards.ts';
import { awaitedNothing } from './awaited-nothing.ts';
import { refusedWithoutBody } from './body-types.ts';
import { addressRange, reportedRange } from './callers/caller-ranges.ts';
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
import type { MethodAssertion } from '../model/request.ts';
import type { Withheld, WithheldReason } from '../model/withheld.ts';
import { followChange } from './callers/follow-change.ts';
import { guardedUrls, type UrlChanges } from './sent-guards.ts';
import { precededAddresses } from './preceded-addresses.ts';
import { missed } from './wildcards.ts';
import { liesWithin, overlaps } from '../text/ranges.ts';

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
  yield* precededAddresses(move, mentions, callers.targets);
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
  for (const { file, mention } of parties.accounting.leftBehind(judged)) {
    const isOfOther = parties.accounting.callersAt({ file, mention }).some(({ asks }) => !asks(judged.route));
    yield {
      reason: isOfOther ? 'asks-other' : 'used',
      other: { label: mention.written, file, range: mention.range },
    };
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
 * Objections because of mocks that match the old method with any URL, and would not match requests with the new method.
 */
function* mocked({ judged, candidate }: Move, { callers, mentions }: ObjectionSources): Generator<Withheld> {
  const [left, next] = methodChange(candidate);
  const senders = left === undefined ? [] : callers.of(judged).filter(isSentByMember);
  if (left === undefined || next === undefined || senders.length === 0) return;
  yield* objectionsAt('mocked', left, mentions.mocking(left, next, filesOf(senders)));
}

/** Objections because of tests that expect requests with the old method, or whose mocks answer by the method. */
function* asserted({ judged, candidate }: Move, { callers, mentions }: ObjectionSources): Generator<Withheld> {
  const [left, next] = methodChange(candidate);
  if (left === undefined || next === undefined) return;
  const all = callers.of(judged);
  const inProcess = all.filter((caller) => !isSentOutside(caller));
  // What a server makes of the methods of requests is asserted by the tests that send them to it.
  const words = [...mentions.asserting(left, next, filesOf(inProcess))].filter(({ isWord }) => isWord);
  const places = [...mentions.asserting(left, next, filesOf(all.filter(isSentOutside))), ...words].filter((each) =>
    mayConcern(each, judged.route, callers.in(each.file)),
  );
  yield* objectionsAt('asserted-method', left, places);
}

/**
 * Whether a method that a test compares with may be that of a route. It is not where the test names the URLs of other
 * routes only, and is no objection where it is part of a caller, which moves with its route.
 */
function mayConcern({ range, isCondition, test }: MethodAssertion, route: Route, callers: readonly Caller[]): boolean {
  if (callers.some(({ said: { method } }) => method !== null && liesWithin(method.range, range))) return false;
  const said = callers.filter((caller) => isPlainMatcher(caller) && liesWithin(caller.said.range, test));
  return isCondition || said.length === 0 || said.some(({ routes }) => routes.includes(route));
}

/** Whether a caller is a matcher of one URL: a wildcard may match that of any route. */
function isPlainMatcher({ said, isPlain }: Caller): boolean {
  return isPlain && 'client' in said && said.kind === 'matcher' && !said.url.value.includes('*');
}

function filesOf(callers: readonly Caller[]): readonly string[] {
  return [...new Set(callers.map(({ file }) => file))];
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

/** Objections because of mocks or expectations of tests that would not match the new address or method of a request. */
function* mockedOtherwise(move: Move, { callers, mentions }: ObjectionSources): Generator<Withheld> {
  const own = callers.of(move.judged);
  const senders = filesOf(own.filter(isSentOutside));
  if (senders.length === 0) return;
  // A text in a test that is the address of a caller follows the route.
  const guards = mentions
    .guardsOfTests(senders)
    .filter(
      ({ file, guard }) => !own.some((caller) => caller.file === file && overlaps(addressRange(caller), guard.range)),
    );
  yield* guarded(() => changesOf(move), guards, null, takes);
  const [left, next] = methodChange(move.candidate);
  if (left === undefined || next === undefined) return;
  const takesOther = (guard: MethodGuard): boolean =>
    guard.at === undefined && takesForOther(guard, [left, next], () => changesOf(move));
  yield* objectionsAt('method-guard', left, mentions.partingInTests(takesOther, senders));
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

function* objectionsAt(reason: WithheldReason, label: string, places: Iterable<FilePlace>): Generator<Withheld> {
  for (const { file, range } of places) yield { reason, other: { label, file, range } };
}

/** The first method of a candidate that changes, and the new one; both undefined where none does. */
function methodChange({ methods, newMethods }: Move['candidate']): readonly (string | undefined)[] {
  const at = methods.findIndex((method, index) => newMethods[index] !== method);
  return [methods[at], newMethods[at]];
}

/** Whether a request goes to a server over the network: clients that run an application themselves need none. */
function isSentOutside({ said }: Caller): boolean {
  return 'client' in said && said.kind === 'request' && !said.inProcess;
}

/**
 * Whether a request is sent by a client with one member for each method (`axios.get`), which mocks of clients rely on.
 */
function isSentByMember({ said }: Caller): boolean {
  return 'client' in said && said.kind === 'request' && !said.inProcess && said.client !== 'fetch';
}
