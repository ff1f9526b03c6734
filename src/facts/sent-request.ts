import type { Method } from '../model/method.ts';
import type { Form, MethodGroup, Slot } from '../requests/clients/client.ts';
import { METHODS_OF_MODES } from '../requests/clients/client.ts';
import { memberSaying } from '../requests/method.ts';
import type { Standing } from '../requests/standing.ts';
import type { CallEvent } from '../values/machine.ts';
import { wholeOf } from '../values/place.ts';
import { knownText, plainText, urlText } from '../values/text-value.ts';
import { keyOf, type Place, type TextValue, type Value } from '../values/value.ts';
import { optionsBase, type ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';

/** What says the method of a request. */
export type SaidBy =
  /** A text: an argument or an option. */
  | { readonly kind: 'text'; readonly text: TextValue }
  /** A member, where it is written at the call, as a name or as a text; null for one that was read elsewhere. */
  | {
      readonly kind: 'member';
      readonly place: Place | TextValue | null;
      readonly memberFor: (target: Method) => string | null;
    }
  /** Nothing: an option of this call may say it, the last of its arguments; null where none can be added. */
  | { readonly kind: 'default'; readonly open: OpenOptions | null }
  /** Something that is not known. */
  | { readonly kind: 'unknown'; readonly place: Place };

/** The text that says the method of a request, or the name of the member; null where none does. */
export function methodText({ saidBy }: SentRequest): TextValue | null {
  if (saidBy.kind === 'text') return saidBy.text;
  return saidBy.kind === 'member' && saidBy.place && 'pieces' in saidBy.place ? saidBy.place : null;
}

/** Where options stand, or may be put. */
export interface OpenOptions {
  readonly call: Place;
  /** The argument that says the URL, or has it among its options. */
  readonly url: Place;
  /** The object of options; null where there is none yet. */
  readonly options: Place | null;
}

/** A request that a call of a client sends, before it is known where its URL is written. */
export interface SentRequest {
  readonly standing: Standing;
  readonly url: Value;
  /** What the client puts before the URL; null where that is not known. */
  readonly base: string | null;
  /** Null where the call stands for every method. */
  readonly method: Method | null;
  readonly saidBy: SaidBy;
  /** Where the argument stands that says the URL; null where an option says it. */
  readonly urlPlace: Place | null;
  /** The client that it is asked of. */
  readonly on: Value;
  /** What the call answers. */
  readonly result: Value;
  /** The methods that the call may say instead, with the arguments that it has. */
  readonly carries: (method: Method) => boolean;
  readonly saysBodyType: boolean;
}

const METHOD = /^(?:get|head|post|put|patch|delete|options|trace|connect)$/i;

/** Reads a call as a request of a client of the catalogue; null where it is none. */
export function readSent(event: CallEvent, roles: ClientRoles): SentRequest | null {
  const { callee, self, site } = event;
  const member = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source : null;
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

/** Reads a call of a member that says a method, of a client; null where it is none. */
export function readMember(event: CallEvent, on: Standing, name: string): SentRequest | null {
  const { callee, self, site } = event;
  const groups = on.role.methods ?? [];
  const group = groups.find(({ members }) => Object.hasOwn(members, name));
  if (!group) return null;
  const object = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.object : null;
  const isWritten = self !== null && object !== null && keyOf(self) === keyOf(object);
  return readForms(event, group.forms, on, { groups, group, name, place: isWritten ? nameOf(site) : null });
}

/** A member that says the method. */
interface Called {
  readonly groups: readonly MethodGroup[];
  readonly group: MethodGroup;
  /** Null where it is not known which one is called. */
  readonly name: string | null;
  readonly place: Place | TextValue | null;
}

/** What names the member at a call; null where that is not known. */
function nameOf({ key, calleePlace }: CallEvent['site']): Place | TextValue | null {
  if (!key) return calleePlace;
  return key.kind === 'text' ? key : null;
}

/** Reads a call by the first form that fits its arguments; null where none does. */
export function readForms(
  event: CallEvent,
  forms: readonly Form[],
  standing: Standing,
  called: Called | null,
): SentRequest | null {
  for (const form of forms) {
    const read = readForm(event, form, standing, called);
    if (read) return read;
  }
  return null;
}

function readForm(event: CallEvent, form: Form, standing: Standing, called: Called | null): SentRequest | null {
  const { args, callee } = event;
  const { client, role } = standing;
  const member = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source : null;
  const at = (slot: Slot): Value | undefined => args[form.indexOf(slot)];
  const options = at('options');
  // A handler where what may be a client takes options is a route, or a mock of one.
  if (options?.kind === 'function' && !form.includes('rest') && (!standing.isKnown || standing.inProcess)) return null;
  // More than a client takes: what bears its name is another function.
  if (!called && standing.base === null && args.length > form.length) return null;
  const method = at('method');
  if (form.includes('method') && !(method && mayBeMethod(method))) return null;
  const field = form.includes('url') || !options ? null : fieldOf(options, client.options.url);
  const url = at('url') ?? (field?.kind === 'value' ? field.value : undefined);
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
    saysBodyType: saysBodyType(options),
    ...(role.anyMethod && said.saidBy.kind === 'default' && { method: null }),
  };
}

/** A function of one path answers a URL that ends with it, as far as is known: `apiUrl('/users')`. */
function withinCall(url: Value): Value {
  const call = url.kind === 'opaque' && url.source.kind === 'call' ? url.source.call : null;
  const [path, ...others] = call?.args ?? [];
  if (call?.form !== 'call' || path?.kind !== 'text' || others.length > 0 || !plainText(path)?.startsWith('/'))
    return url;
  return { kind: 'text', pieces: [{ hole: url }, ...path.pieces] };
}

/** A call as one form reads it. */
interface Given {
  readonly event: CallEvent;
  readonly form: Form;
  readonly standing: Standing;
  readonly method: Value | undefined;
  readonly options: Value | undefined;
  readonly body: Value | undefined;
}

interface SaidMethod {
  readonly method: Method | null;
  readonly saidBy: SaidBy;
}

function ofMember(called: Called, given: Given): SaidMethod {
  const { args, site } = given.event;
  const { name, place } = called;
  const method = name === null ? undefined : called.group.members[name];
  if (isOverridden(args) || name === null || method === undefined) return unknownAt(site.calleePlace);
  const memberFor = (target: Method): string | null =>
    carriesMethod(method, target, given) ? memberWith(target, name, called, given) : null;
  return { method: method === 'ALL' ? null : method, saidBy: { kind: 'member', place, memberFor } };
}

/** The member that says another method with the same arguments; null where there is none. */
function memberWith(target: Method, current: string, { group: own, groups }: Called, given: Given): string | null {
  for (const group of [own, ...groups]) {
    const fits = group === own || group.forms.some((form) => takes(form, given));
    const member = fits ? memberSaying(target, group, current) : null;
    if (member !== null) return member;
  }
  return null;
}

/** Whether the arguments of a call mean the same in another form. */
function takes(form: Form, { event: { args }, form: own }: Given): boolean {
  return args.every((argument, index) => {
    const slot = form[index];
    if (slot === own[index]) return slot !== undefined;
    // An empty object is no body and says nothing as options.
    return own[index] === 'body' && slot === 'options' && args.length === index + 1 && isEmpty(argument);
  });
}

function isEmpty(value: Value): boolean {
  return value.kind === 'object' && value.shape === 'plain' && value.state.fields.size === 0 && !value.state.rest;
}

function ofArguments(given: Given): SaidMethod {
  const { event, form, standing, method, options } = given;
  const placeOf = (slot: Slot): Place => event.site.argumentPlaces[form.indexOf(slot)] ?? event.site.calleePlace;
  if (isOverridden(event.args)) return unknownAt(event.site.place);
  if (method) return methodNamed(method, placeOf('method'));
  const { client } = standing;
  if (!options || client.options.method.length === 0) return byDefault(given);
  const field = fieldOf(options, client.options.method);
  if (field.kind === 'absent' || options.kind === 'function') return byDefault(given);
  return field.kind === 'value' ? methodNamed(field.value, placeOf('options')) : unknownAt(placeOf('options'));
}

/** GET; a client that comes from elsewhere may have a method of its own for what it is given. */
function byDefault({ event, form, standing, options }: Given): SaidMethod {
  const { args, site } = event;
  const { base, role } = standing;
  const isPlain = options === undefined ? !form.includes('options') : saysPlain(options);
  const isCertain = base !== null || (args.length <= form.length && isPlain);
  if (!isCertain && args.length !== form.indexOf('url') + 1) return unknownAt(site.place);
  const last = form.length - 1;
  const place = site.argumentPlaces[last] ?? null;
  const isOwn =
    options?.kind === 'object' && options.place !== null && place !== null && wholeOf(options.place) === wholeOf(place);
  const isOpen = form[last] === 'options' && (args.length === last || (args.length === form.length && isOwn));
  const url = site.argumentPlaces[Math.max(0, form.indexOf('url'))];
  const isAdded = role.addsMethod === true && base !== null && isOpen && url !== undefined;
  const open = isAdded ? { call: site.place, url, options: isOwn ? place : null } : null;
  return { method: 'GET', saidBy: { kind: 'default', open } };
}

/** Options that say nothing of the method, whoever reads them. */
const PLAIN_OPTIONS: ReadonlySet<string> = new Set([
  ...['url', 'params', 'query', 'qs', 'headers', 'signal', 'timeout', 'credentials', 'cache', 'responseType'],
  ...['mode', 'next', 'baseURL'],
]);

function saysPlain(options: Value): boolean {
  return (
    options.kind === 'object' &&
    !options.state.rest &&
    [...options.state.fields.keys()].every((name) => PLAIN_OPTIONS.has(name))
  );
}

function unknownAt(place: Place): SaidMethod {
  return { method: 'UNKNOWN', saidBy: { kind: 'unknown', place } };
}

function methodNamed(value: Value, place: Place): SaidMethod {
  const text = plainText(value);
  if (value.kind === 'choice') {
    const [method, other] = new Set(value.options.map((option) => methodNamed(option, place).method));
    return { ...unknownAt(place), ...(other === undefined && method !== undefined && { method }) };
  }
  if (value.kind !== 'text' || text === null || !METHOD.test(text)) return unknownAt(place);
  return { method: text.toUpperCase(), saidBy: { kind: 'text', text: value } };
}

/** Whether a GET has data that its client puts into the URL, and into a body with another method. */
function keepsMethod(method: Method | null, given: Given): boolean {
  return (method === 'GET' || method === 'HEAD') && given.standing.client.queriesData === true && saysBody(given);
}

/** What says another method than the request has, to servers that look for it: `?_method=DELETE`. */
const OVERRIDE = /\b_method\b|^x-http-method/i;

/** Whether an argument may say another method than the request has. */
export function isOverridden(args: readonly Value[], depth = 0): boolean {
  return args.some((value) => {
    if (value.kind === 'text') return OVERRIDE.test(plainText(value) ?? '');
    if (value.kind !== 'object' || depth > DEEPEST_OPTION) return false;
    const { fields } = value.state;
    return [...fields.keys()].some((name) => OVERRIDE.test(name)) || isOverridden([...fields.values()], depth + 1);
  });
}

/** How deep options are looked into: `{ headers: { 'X-HTTP-Method-Override': 'PUT' } }`. */
const DEEPEST_OPTION = 2;

/** Whether a value is the name of a method, as it is written: `'POST'`. */
export function isMethodText(value: Value): boolean {
  const text = plainText(value);
  return text !== null && METHOD.test(text);
}

function mayBeMethod(value: Value): boolean {
  const text = plainText(value);
  return text === null ? value.kind === 'opaque' || value.kind === 'choice' : METHOD.test(text);
}

/**
 * Whether a call may say a method with the arguments that it has: not where there is a body and the method takes none.
 */
function carriesMethod(method: Method | null, target: Method, given: Given): boolean {
  const { options, standing } = given;
  if (keepsMethod(method, given)) return target === method;
  const { client } = standing;
  const mode = options && client.options.mode ? fieldOf(options, client.options.mode) : null;
  const said = mode?.kind === 'value' ? plainText(mode.value) : null;
  // A mode that is not known may be the one that all clients have.
  const methods = mode && mode.kind !== 'absent' ? METHODS_OF_MODES.get(said ?? 'no-cors') : undefined;
  if (methods?.includes(target) === false) return false;
  return !client.bodiless.includes(target) || !(saysBody(given) || isUnseen(options));
}

function isUnseen(options: Value | undefined): boolean {
  return (
    options !== undefined && options.kind !== 'object' && options.kind !== 'constant' && options.kind !== 'function'
  );
}

/** Whether an argument or an option gives a body, or may do so. */
function saysBody({ body, options, standing }: Given): boolean {
  if (body !== undefined && body.kind !== 'constant' && body.kind !== 'function') return true;
  return options?.kind === 'object' && fieldOf(options, standing.client.options.body).kind !== 'absent';
}

function saysBodyType(options: Value | undefined): boolean {
  const headers = options ? fieldOf(options, ['headers']) : null;
  if (headers?.kind !== 'value' || headers.value.kind !== 'object') return false;
  return [...headers.value.state.fields.keys()].some((name) => /^content-?type$/i.test(name));
}
