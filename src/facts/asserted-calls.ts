import type { MethodGroup } from '../catalogue/clients/client.ts';
import { memberOfMethod } from '../requests/method-members.ts';
import type { CallEvent } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { memberSource, type CallSource, type Place, type Value } from '../values/value.ts';
import {
  likelyFunction,
  subjectAt,
  type AssertedFunction,
  type AssertedFunctions,
  type Subject,
} from './asserted-functions.ts';
import { lastNameOf } from './client-role.ts';
import type { Said } from './comparison.ts';
import { fieldOf } from './options.ts';
import { isMethodText, type RequestMethod } from './method-source.ts';
import { isMockName } from './url-names.ts';
import { methodNamed } from './argument-method.ts';

/** Members of assertions that compare all arguments of a call. */
const WHOLE_CALLS: ReadonlySet<string> = new Set([
  ...['toHaveBeenCalledWith', 'toHaveBeenLastCalledWith', 'toHaveBeenNthCalledWith', 'toBeCalledWith'],
  ...['lastCalledWith', 'nthCalledWith', 'calledWithExactly', 'calledOnceWithExactly'],
  'toHaveBeenCalledExactlyOnceWith',
]);
/** Those of them whose first argument is the number of the call. */
const NTH_CALLS: ReadonlySet<string> = new Set(['toHaveBeenNthCalledWith', 'nthCalledWith']);
/** Members of assertions that compare the first arguments of a call alone. */
const BEGINNINGS: ReadonlySet<string> = new Set(['calledWith', 'calledOnceWith', 'withArgs', 'calledWithMatch']);
/** The one of them for which a text matches any text that contains it. */
const CONTAINING = 'calledWithMatch';

/** An assertion on a call, with the arguments that it expects. */
interface Given {
  readonly event: CallEvent;
  readonly member: string;
  /** The arguments that it expects, and where each is written. */
  readonly args: readonly Value[];
  readonly places: readonly Place[];
}

/**
 * Whether a call makes a matcher of a part of a value, as `expect.objectContaining` does: by itself it states nothing
 * about requests.
 */
export function makesPartialMatcher({ callee }: CallEvent): boolean {
  const name = lastNameOf(callee);
  return name === 'objectContaining' || name === 'stringContaining';
}

/**
 * The request that an assertion on a call of a client expects: `expect(axios.get).toHaveBeenCalledWith('/users')`; null
 * for another call.
 *
 * @param nameAt the name that is written at a place
 */
export function assertedCall(
  event: CallEvent,
  functions: AssertedFunctions,
  nameAt: (place: Place) => string,
): Said | null {
  const assertion = memberSource(event.callee);
  if (!assertion || (!WHOLE_CALLS.has(assertion.name) && !BEGINNINGS.has(assertion.name))) return null;
  const { place, argumentPlaces, receiver } = event.site;
  const isAssert = lastNameOf(assertion.object) === 'assert';
  const [first] = event.args;
  const before = (isAssert ? 1 : 0) + (NTH_CALLS.has(assertion.name) ? 1 : 0);
  const [args, places] = [event.args.slice(before), argumentPlaces.slice(before)];
  const [url] = args;
  const own = { value: assertion.object, names: receiver ? [receiver] : [] };
  const subject = isAssert && first ? subjectAt(first, argumentPlaces[0]) : (functions.subjectOf(event.callee) ?? own);
  if (!url || args.some(isFunctionPattern)) return null;
  const called = functions.of(subject) ?? likelyCalled(subject, args.length, nameAt);
  if (!called && !isMock(subject, nameAt)) return null;
  const given = { event, member: assertion.name, args, places };
  const part = partialOf(url, 'stringContaining');
  return {
    ...{ text: part ?? url, match: part || assertion.name === CONTAINING ? 'part' : 'whole', role: 'assertion' },
    ...{ place, result: event.result },
    ...{ urlPlace: places[0] ?? null, on: called?.client ?? subject.value },
    method: called?.name == null ? optionMethod(called, given) : memberMethod(called, called.name, given),
    ...((part ?? called) && { base: part ? null : (called?.on.base ?? null) }),
  };
}

/**
 * The function that is likely one of a client, by its names: `expect(api.get)`; null for another one. Where more than a
 * URL is expected, only the name of the client distinguishes a request from a registration.
 */
function likelyCalled(
  { value, names: [name, owner] }: Subject,
  count: number,
  nameAt: (place: Place) => string,
): AssertedFunction | null {
  const member = memberSource(value);
  const called = owner ? nameAt(owner) : member ? lastNameOf(member.object) : '';
  return member && likelyFunction(member.object, member.name, count === 1 ? 0 : 2, called, name);
}

function isMock({ value, names: [name] }: Subject, nameAt: (place: Place) => string): boolean {
  return isMockName(lastNameOf(value)) || (name !== undefined && isMockName(nameAt(name)));
}

/** Whether an expected argument is `expect.any(Function)`: a call with a handler registers something. */
function isFunctionPattern(value: Value): boolean {
  const [type] = argsOf(value, 'any');
  return (
    type !== undefined && (lastNameOf(type) === 'Function' || (type.kind === 'native' && type.name === 'Function'))
  );
}

/**
 * The argument of a matcher of a part of a value, such as `expect.objectContaining({ method: 'POST' })`; null for
 * another value.
 */
function partialOf(value: Value, name: 'objectContaining' | 'stringContaining'): Value | null {
  return argsOf(value, name)[0] ?? null;
}

/** The arguments of the call of a function, by its name, whose result a value is; empty for another value. */
function argsOf(value: Value, name: string): readonly Value[] {
  const call: CallSource | null = value.kind === 'opaque' && value.source.kind === 'call' ? value.source.call : null;
  return call && lastNameOf(call.callee) === name ? call.args : [];
}

/** The method that the member of a client specifies. */
function memberMethod({ on, written }: AssertedFunction, name: string, { event, args }: Given): RequestMethod | null {
  const groups = on.role.methods ?? [];
  const own = groups.find(({ members }) => Object.hasOwn(members, name));
  const method = own?.members[name];
  if (!own || !method) return null;
  if (!written) return { method, methodSource: { kind: 'unknown', place: event.site.place } };
  // A member of another group may take other arguments: it is allowed only where the URL is the single argument.
  const fitting: readonly MethodGroup[] = args.length === 1 ? [own, ...groups] : [own];
  const memberFor = (target: string): string | null =>
    fitting.map((group) => memberOfMethod(target, group, name)).find((each) => each !== null) ?? null;
  return { method, methodSource: { kind: 'member', place: written, memberFor, dropped: () => null } };
}

/** The method in the options that an assertion expects; null where any method fits. */
function optionMethod(called: AssertedFunction | null, { event, member, args, places }: Given): RequestMethod | null {
  const [, argument] = args;
  const partial = argument ? partialOf(argument, 'objectContaining') : null;
  const options = partial ?? argument;
  if (options && options.kind !== 'object') return null;
  const names = called?.on.client.options.method ?? ['method'];
  const field = options ? fieldOf(options, names) : ({ kind: 'absent' } as const);
  const { place } = event.site;
  if (field.kind === 'value') return isMethodText(field.value) ? methodNamed(field.value, place) : null;
  if (!called || field.kind === 'unknown' || partial) return null;
  const [url, optionsPlace = null] = places;
  const isOwn =
    options === undefined ||
    (optionsPlace !== null && options.place !== null && wholeOf(options.place) === wholeOf(optionsPlace));
  const isAdding = WHOLE_CALLS.has(member) && called.on.role.addsMethod === true && isOwn && url !== undefined;
  const open = isAdding ? { call: place, url, options: options ? optionsPlace : null } : null;
  return { method: 'GET', methodSource: { kind: 'default', open } };
}
