import type { AddressPattern } from '../model/guards.ts';
import type { Request } from '../model/request.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Method } from '../model/method.ts';
import type { Form, Slot } from '../catalogue/clients/client.ts';
import type { ClientValue } from '../requests/client-value.ts';
import type { CallEvent } from '../values/events.ts';
import { choiceOf } from '../values/new-values.ts';
import { joined, knownText, plainText, sliced, urlText } from '../values/text-value.ts';
import { memberSource, type Place, type TextValue, type Value } from '../values/value.ts';
import { optionsBase, type ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';
import { mayBeMethod, type MethodSource } from './method-source.ts';
import { keyOf } from '../values/value-keys.ts';
import { ofMember, type Called } from './member-method.ts';
import { carriesMethod } from './carried-method.ts';
import { ofArguments } from './argument-method.ts';

/** A request that a call of a client sends, with its URL as a value. */
export interface SentRequest {
  readonly standing: ClientValue;
  readonly url: Value;
  /** The base of the client; null where it is not known. */
  readonly base: string | null;
  /** Null where the call matches all methods. */
  readonly method: Method | null;
  readonly methodSource: MethodSource;
  /** The place of the argument that is the URL; null where the URL is an option. */
  readonly urlPlace: Place | null;
  /** The client: the object of the called member, or the callee. */
  readonly on: Value;
  /** The result of the call. */
  readonly result: Value;
  /** Whether the call may have another method with the same arguments. */
  readonly carries: (method: Method) => boolean;
  /** Its options; left out where it has none. */
  readonly options?: Value;
  /** Its body, where that is an argument; left out where it has none. */
  readonly body?: Value;
  /** How the URL is compared with those of requests; left out for a request, and for a mock where the URL shows it. */
  readonly match?: Request['match'];
}

/** The text that is the method of a request or the name of its member; null where it is no text. */
export function methodText({ methodSource }: SentRequest): TextValue | null {
  if (methodSource.kind === 'text') return methodSource.text;
  return methodSource.kind === 'member' && methodSource.place && 'pieces' in methodSource.place
    ? methodSource.place
    : null;
}

/**
 * The addresses that a request may ask for, whatever its URL begins with; none for a mock, and where nothing of the
 * path is known.
 */
export function sentTo({ standing, url }: SentRequest): readonly AddressPattern[] {
  if (standing.client.kind === 'matcher') return [];
  return joined([url]).flatMap((each) => {
    const [, path = ''] = WITHOUT_ORIGIN.exec(plainText(each) ?? '') ?? [];
    return path === '' ? [] : [{ asks: 'is', text: path.replaceAll(HOLE, ':any').replace(/^(?!\/)/, '/') }];
  });
}

/** A URL, with what is between its origin, or the unknown value that it begins with, and its query. */
const WITHOUT_ORIGIN = new RegExp(String.raw`^(?:\w+:)?(?://[^/]*|${HOLE})?([^?#]*)`);

/** Reads a call as a request of a client of the catalogue; null for another call. */
export function readSent(event: CallEvent, roles: ClientRoles): SentRequest | null {
  const { callee, self, site } = event;
  const member = memberSource(callee);
  const on = member && roles.of(member.object);
  const read = on && readMember(event, on, member.name);
  if (read) return read;
  const standing = roles.of(callee);
  if (standing?.role.sends) return readForms(event, standing.role.sends, standing, null);
  const asked = self && site.key && knownText(site.key) === null ? roles.of(self) : null;
  const [any] = asked?.role.methods ?? [];
  return asked && any
    ? readForms(event, any.forms, asked, { groups: [], group: any, name: null, place: site.calleePlace })
    : null;
}

/** Reads a call of a member for one method, such as `axios.get`; null where the client has no such member. */
export function readMember(event: CallEvent, on: ClientValue, name: string): SentRequest | null {
  const { callee, self, site } = event;
  const groups = on.role.methods ?? [];
  const group = groups.find(({ members }) => Object.hasOwn(members, name));
  if (!group) return null;
  const object = memberSource(callee)?.object ?? null;
  const isWritten = self !== null && object !== null && keyOf(self) === keyOf(object);
  return readForms(event, group.forms, on, { groups, group, name, place: isWritten ? nameOf(site) : null });
}

/** The place of the member's name at a call, or the text of a computed one; null where that is not known. */
function nameOf({ key, calleePlace }: CallEvent['site']): Place | TextValue | null {
  if (!key) return calleePlace;
  return key.kind === 'text' ? key : null;
}

/** Reads a call by the first form that fits its arguments; null where none does. */
export function readForms(
  event: CallEvent,
  forms: readonly Form[],
  standing: ClientValue,
  called: Called | null,
): SentRequest | null {
  for (const form of forms) {
    const read = readForm(event, form, standing, called);
    if (read) return read;
  }
  return null;
}

function readForm(event: CallEvent, form: Form, standing: ClientValue, called: Called | null): SentRequest | null {
  const { args, callee } = event;
  const { client, role } = standing;
  const member = memberSource(callee);
  const at = (slot: Slot): Value | undefined => args[form.indexOf(slot)];
  const options = at('options');
  // A function in place of the options means that the call registers a route, or mocks one.
  if (options?.kind === 'function' && !form.includes('rest') && (!standing.isKnown || standing.inProcess)) return null;
  // With more arguments than the client takes, it is another function of the same name.
  if (!called && (standing.base === null || role.rootedOnly) && args.length > form.length) return null;
  const method = at('method');
  if (form.includes('method') && !(method && mayBeMethod(method))) return null;
  if (form.includes('status') && !isFollowedWithGet(at('status'))) return null;
  const field = form.includes('url') || !options ? null : fieldOf(options, client.options.url);
  const own = at('url') ?? (field?.kind === 'value' ? field.value : undefined);
  const url = behind(standing.beginning ?? [], own);
  if (!url || url.kind === 'function' || url.kind === 'constant') return null;
  if (form.includes('url') && url.kind === 'object' && !urlText(url)) return null;
  const given = { event, form, standing, method, options, body: at('body') };
  const said = called ? ofMember(called, given) : ofArguments(given);
  const base = options ? optionsBase(options, client.options, standing.base) : standing.base;
  return {
    urlPlace: event.site.argumentPlaces[form.indexOf('url')] ?? null,
    ...{ standing, url: withinCall(url), base, on: member?.object ?? event.callee, result: event.result },
    ...said,
    carries: (target) => carriesMethod(said.method, target, given),
    ...(options && { options }),
    ...(given.body && { body: given.body }),
    ...(role.anyMethod && said.methodSource.kind === 'default' && { method: null }),
  };
}

/** A URL behind what its client begins with; undefined where there is neither. */
function behind(beginning: readonly Value[], url: Value | undefined): Value | undefined {
  if (beginning.length === 0 || url?.kind === 'function' || url?.kind === 'constant') return url;
  const parts = url ? [...beginning, url] : beginning;
  return choiceOf(joined(parts.map((part, at) => (at < parts.length - 1 ? withoutQuery(part) : part))));
}

/** A part of a URL without the query at its end: what comes next stands before the query. */
function withoutQuery(part: Value): Value {
  if (part.kind === 'choice') return choiceOf(part.options.map(withoutQuery));
  const at = plainText(part)?.indexOf('?') ?? -1;
  return part.kind === 'text' && at !== -1 ? sliced(part, 0, at) : part;
}

/** Whether a value is the status of a redirect that a browser follows with GET: 307 and 308 keep the method. */
function isFollowedWithGet(status: Value | undefined): boolean {
  return status?.kind === 'constant' && [301, 302, 303].includes(Number(status.value));
}

/** The URL that a function makes of a path is assumed to end with the path: `apiUrl('/users')`. */
function withinCall(url: Value): Value {
  const call = url.kind === 'opaque' && url.source.kind === 'call' ? url.source.call : null;
  const [path, ...others] = call?.args ?? [];
  if (call?.form !== 'call' || path?.kind !== 'text' || others.length > 0 || !plainText(path)?.startsWith('/'))
    return url;
  return { kind: 'text', pieces: [{ hole: url }, ...path.pieces] };
}
