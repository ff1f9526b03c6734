import { routerNameWeight } from '../values/foreign-names.ts';
import type { Framework } from '../frameworks/framework.ts';
import { ENOUGH, likelyFramework, signatureAmong, weigh } from './evidence.ts';
import { beginningOf } from './path-argument.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import type { Attempt, RouteCall } from './route-call.ts';
import { readRouteCalls } from './read-route-calls.ts';

export interface JudgedRoute {
  readonly attempt: Attempt;
  readonly call: RouteCall;
}

/** What all the calls on one receiver come to. */
export interface Judgement {
  readonly receiver: Receiver;
  readonly framework: Framework;
  readonly routes: readonly JudgedRoute[];
  readonly attempts: readonly Attempt[];
}

/** Decides which of the calls on a receiver register routes. */
export function judge(receiver: Receiver, attempts: readonly Attempt[], resolver: Resolver): Judgement {
  const framework = receiver.proof?.framework ?? likelyFramework(receiver, attempts, resolver);
  const judged = { receiver, framework, attempts };
  const read = attempts.flatMap((attempt) =>
    readRouteCalls(attempt, framework, resolver).map((call) => ({ attempt, call })),
  );
  if (receiver.proof?.kind === 'application' && !framework.applicationRoutes)
    return { ...judged, routes: read.filter(({ call }) => isLent(call, framework, resolver)) };
  if (receiver.proof) return { ...judged, routes: read.filter((each) => isPlausible(each, resolver)) };
  const weights = read.map((each) => weigh(each.attempt, each.call, resolver));
  // One handler that only this framework calls settles what the receiver is, for all calls on it.
  const settled = read.some(({ call }, index) => (weights[index] ?? 0) >= ENOUGH && isTelling(call, resolver));
  const routes = read.filter((each, index) => {
    const weight = weights[index] ?? 0;
    return weight >= ENOUGH || (settled && weight > 0 && isPlausible(each, resolver));
  });
  return { ...judged, routes };
}

function isTelling(call: RouteCall, resolver: Resolver): boolean {
  const signature = signatureAmong(call.handlers, resolver);
  return signature !== null && signature !== 'other';
}

/**
 * Whether a call on what is a router registers a route. An application has members that read settings too: there a text
 * that is no path is taken for one only where the handler leaves no doubt, or where the framework puts a slash before
 * any text.
 */
function isPlausible({ call, attempt }: JudgedRoute, resolver: Resolver): boolean {
  const { proof } = attempt.receiver;
  const takesAny = proof?.framework.valueHandlers === true || proof?.framework.bareStart?.path === 'alike';
  const isPlain = attempt.pathCall !== null || proof?.kind === 'router' || takesAny;
  return call.paths.every(({ text }) => isPlain || !text || beginningOf(text) !== 'other' || isTelling(call, resolver));
}

/**
 * Whether a call is one of a member that some router has put on an application, which has none itself: a path and a
 * handler leave no doubt.
 */
function isLent(call: RouteCall, framework: Framework, resolver: Resolver): boolean {
  return (
    call.methods === 'member' &&
    call.paths.every(({ text }) => text && beginningOf(text) === 'slash') &&
    signatureAmong(call.handlers, resolver) === framework
  );
}

/** Whether a receiver without routes is still a router as far as its name tells. */
export function isNamedLikeRouter(receiver: Receiver): boolean {
  return routerNameWeight(receiver.name) > 1;
}
