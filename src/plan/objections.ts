import type { Route, Router } from '../model/router.ts';
import type { Accounting } from './callers/accounting.ts';
import { changeBelow, changesOf, guarded, takesForOther } from './address-guards.ts';
import { awaitedNothing } from './awaited-nothing.ts';
import { refusedWithoutBody } from './body-types.ts';
import { addressRange } from './callers/caller.ts';
import type { Caller } from '../model/caller.ts';
import { namesOther } from './callers/caller-names.ts';
import { placeOf, type Callers } from './callers/callers.ts';
import type { MethodToken } from '../model/method.ts';
import type { MethodGuard } from '../model/method-guard.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Move } from './moves.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import type { MethodAssertion } from '../model/request.ts';
import type { Withheld } from '../model/withheld.ts';
import { missed } from './wildcards.ts';
import { liesWithin, overlaps } from '../text/ranges.ts';

/** Who names addresses. */
export interface Parties {
  readonly callers: Callers;
  readonly accounting: Accounting;
  readonly mentions: Mentions;
}

/** What those who name the address of a route say against its rewrite, whatever becomes of other routes. */
export function objectionTo(move: Move, parties: Parties, options: PlanOptions): Withheld | null {
  if (!options.isFixed(move.judged.route.router.file)) return { reason: 'unreached' };
  return (
    callerObjection(move, parties, options) ??
    leftBehind(move, parties) ??
    awaitedNothing(move, parties.callers, parties.mentions) ??
    mocked(move, parties) ??
    asserted(move, parties) ??
    missed(move, parties.callers, parties.mentions) ??
    refused(move, parties) ??
    refusedWithoutBody(move, parties.callers, parties.mentions) ??
    calledByMembers(move.judged.route.router, parties.mentions) ??
    guardedMethod(move, parties) ??
    guardedAddress(move, parties)
  );
}

function callerObjection(move: Move, { callers }: Parties, options: PlanOptions): Withheld | null {
  const { judged } = move;
  const requests = callers.of(judged).filter(({ kind }) => kind === 'request');
  const [first] = requests;
  if (first && !options.movesCallers) return { reason: 'callers', other: placeOf(first) };
  const apart = requests.find(({ file }) => !options.areFixedTogether(judged.route.router.file, file));
  if (apart) return { reason: 'unreached', other: placeOf(apart) };
  const suppressed = requests.find((caller) => isHeldRequest(caller, options));
  return suppressed ? { reason: 'suppressed-caller', other: placeOf(suppressed) } : namesOther(move, requests);
}

/** Whether a comment suppresses the report on a request, which stands at its URL. */
export function isHeldRequest(caller: Caller, { isSuppressed }: PlanOptions): boolean {
  return caller.kind === 'request' && isSuppressed('request', caller.file, addressRange(caller));
}

function leftBehind(move: Move, { accounting }: Parties): Withheld | null {
  const left = accounting.leftBehind(move);
  const isOfOther = left !== null && accounting.callersAt(left).some(({ asks }) => !asks(move.judged.route));
  return (
    left && {
      reason: isOfOther ? 'asks-other' : 'used',
      other: { label: left.mention.written, file: left.file, range: left.mention.range },
    }
  );
}

/** A mock of the old method, whatever the URL, would not see a request that says the new one. */
function mocked({ judged, candidate }: Move, { callers, mentions }: Parties): Withheld | null {
  const [left, next] = methodChange(candidate);
  const senders = left === undefined ? [] : callers.of(judged).filter(isSentByMember);
  if (left === undefined || next === undefined || senders.length === 0) return null;
  // Reads are mocked everywhere, whatever a test is about.
  const place =
    (left === 'GET' ? null : mentions.mocking(left, next)) ?? mentions.replacing(left, next, filesOf(senders));
  return place && { reason: 'mocked', other: { label: left, ...place } };
}

/**
 * A test that expects the old method of what it has sent would find the new one; one that answers by the method would
 * answer otherwise.
 */
function asserted({ judged, candidate }: Move, { callers, mentions }: Parties): Withheld | null {
  const [left, next] = methodChange(candidate);
  if (left === undefined || next === undefined) return null;
  const senders = callers.of(judged).filter(isSentOutside);
  const place = mentions
    .asserting(left, next, filesOf(senders))
    .find((each) => mayConcern(each, judged.route, callers.in(each.file)));
  return place ? { reason: 'asserted-method', other: { label: left, file: place.file, range: place.range } } : null;
}

/**
 * Whether a method that a test goes by may be that of a route: it is not where the same test says the URL of another
 * one, and it moves where it stands beside its own.
 */
function mayConcern({ range, isCondition, test }: MethodAssertion, route: Route, callers: readonly Caller[]): boolean {
  if (callers.some(({ said: { method } }) => method !== null && liesWithin(method.range, range))) return false;
  const said = callers.filter((caller) => isPlainMatcher(caller) && liesWithin(caller.said.range, test));
  return isCondition || said.length === 0 || said.some(({ routes }) => routes.includes(route));
}

function isPlainMatcher({ said, isPlain }: Caller): boolean {
  return isPlain && 'client' in said && said.kind === 'matcher';
}

function filesOf(callers: readonly Caller[]): readonly string[] {
  return [...new Set(callers.map(({ file }) => file))];
}

/**
 * A browser asks first whether another origin may send the new method, and would not send it; or a server would not let
 * it pass.
 */
function refused({ candidate }: Move, { mentions }: Parties): Withheld | null {
  const [left, next] = methodChange(candidate);
  const place = left === undefined || next === undefined ? null : mentions.refusing(next, left);
  return place && { reason: 'cross-origin', other: { label: 'methods', ...place } };
}

/** A typed client says the address as members of an object, which look like any other call. */
export function calledByMembers({ framework }: Router, mentions: Mentions): Withheld | null {
  const place = mentions.calling(framework);
  return place && { reason: 'typed-client', other: { label: framework, ...place } };
}

/** What is asked of requests of the old method would not be asked of the new one, or the other way round. */
function guardedMethod(move: Move, { callers, mentions }: Parties): Withheld | null {
  const [left, next] = methodChange(move.candidate);
  if (left === undefined || next === undefined) return null;
  const requests = callers.of(move.judged).filter(({ kind }) => kind === 'request');
  const place = mentions.parting(
    (guard) => concerns(guard, move, requests) && takesForOther(guard, [left, next], () => changesOf(move)),
  );
  return place && { reason: 'method-guard', other: { label: left, ...place } };
}

/** Whether a guard asks for requests, or for the method that a registration or a request says which would change. */
function concerns({ at }: MethodGuard, { judged: { route } }: Move, requests: readonly Caller[]): boolean {
  if (!at) return true;
  const isThere = (file: string, token: MethodToken | null): boolean =>
    token !== null && file === at.file && overlaps(token.range, at.range);
  return (
    route.methods.some((token) => isThere(route.router.file, token)) ||
    requests.some(({ file, said }) => isThere(file, said.method))
  );
}

function guardedAddress(move: Move, { mentions }: Parties): Withheld | null {
  return guarded(() => changesOf(move), mentions.guards(), changeBelow(move));
}

/** The first method of a candidate that becomes another one, and that one; nothing where none does. */
function methodChange({ methods, newMethods }: Move['candidate']): readonly (string | undefined)[] {
  const at = methods.findIndex((method, index) => newMethods[index] !== method);
  return [methods[at], newMethods[at]];
}

/** Whether a request is sent by a client, and not to an application that it runs itself. */
function isSentOutside({ said }: Caller): boolean {
  return 'client' in said && said.kind === 'request' && !said.inProcess;
}

/** Whether a client sends a request whose methods are members of it, as mocks of clients know them. */
function isSentByMember({ said }: Caller): boolean {
  return 'client' in said && said.kind === 'request' && !said.inProcess && said.client !== 'fetch';
}
