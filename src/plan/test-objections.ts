import { changesOf, guarded, takes, takesForOther } from './address-guards.ts';
import { addressRange } from './callers/caller-ranges.ts';
import type { Caller } from '../model/caller.ts';
import type { Callers } from './callers/callers.ts';
import type { MethodGuard } from '../model/guards.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Route } from '../model/router.ts';
import type { FilePlace } from '../model/text.ts';
import type { Move } from './moves.ts';
import type { MethodAssertion } from '../model/request.ts';
import type { Withheld, WithheldReason } from '../model/withheld.ts';
import { liesWithin, overlaps } from '../text/ranges.ts';

/** Where tests and the requests that they answer or expect are found. */
interface TestSources {
  readonly callers: Callers;
  readonly mentions: Mentions;
}

/**
 * Objections because of mocks that match the old method with any URL, and would not match requests with the new method.
 */
export function* mocked({ judged, candidate }: Move, { callers, mentions }: TestSources): Generator<Withheld> {
  const [left, next] = methodChange(candidate);
  const senders = left === undefined ? [] : callers.of(judged).filter(isSentByMember);
  if (left === undefined || next === undefined || senders.length === 0) return;
  yield* objectionsAt('mocked', left, mentions.mocking(left, next, filesOf(senders)));
}

/** Objections because of tests that expect requests with the old method, or whose mocks answer by the method. */
export function* asserted({ judged, candidate }: Move, { callers, mentions }: TestSources): Generator<Withheld> {
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

/** Objections because of mocks or expectations of tests that would not match the new address or method of a request. */
export function* mockedOtherwise(move: Move, { callers, mentions }: TestSources): Generator<Withheld> {
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

/** An objection for each of some places. */
export function* objectionsAt(reason: WithheldReason, label: string, places: Iterable<FilePlace>): Generator<Withheld> {
  for (const { file, range } of places) yield { reason, other: { label, file, range } };
}

/** The first method of a candidate that changes, and the new one; both undefined where none does. */
export function methodChange({ methods, newMethods }: Move['candidate']): readonly (string | undefined)[] {
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
