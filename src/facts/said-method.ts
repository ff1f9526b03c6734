import type { Method } from '../model/method.ts';
import type { Form, MethodGroup, Slot } from '../catalogue/clients/client.ts';
import { METHODS_OF_MODES } from '../catalogue/clients/client.ts';
import { memberSaying } from '../requests/method-members.ts';
import type { ClientValue } from '../requests/client-value.ts';
import type { CallEvent } from '../values/machine.ts';
import { wholeOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Place, TextValue, Value } from '../values/value.ts';
import { fieldOf } from './options.ts';

/** The source of the method of a request. */
export type SaidBy =
  /** A text: an argument or an option. */
  | { readonly kind: 'text'; readonly text: TextValue }
  /** A member, with its place at the call or its name as a text; null for one that was read elsewhere. */
  | {
      readonly kind: 'member';
      readonly place: Place | TextValue | null;
      readonly memberFor: (target: Method) => string | null;
      /** The empty body to remove where the member for another method takes none; null where none is removed. */
      readonly dropped: (target: Method) => DroppedBody | null;
    }
  /** The default method, with the place where an option for another one can be added; null where it cannot. */
  | { readonly kind: 'default'; readonly open: OpenOptions | null }
  /** A value that is not known. */
  | { readonly kind: 'unknown'; readonly place: Place };

/** A call to which an option can be added. */
export interface OpenOptions {
  readonly call: Place;
  /** The argument that is the URL, or has it among its options. */
  readonly url: Place;
  /** The object of options; null where there is none yet. */
  readonly options: Place | null;
}

/** The places of an empty body and of the options after it. */
export interface DroppedBody {
  readonly body: Place;
  readonly options: Place;
}

const METHOD = /^(?:get|head|post|put|patch|delete|options|trace|connect)$/i;

/** A called member of a client that sends requests of one method. */
export interface Called {
  readonly groups: readonly MethodGroup[];
  readonly group: MethodGroup;
  /** Null where the name of the member is not known. */
  readonly name: string | null;
  readonly place: Place | TextValue | null;
}

/** A call with its arguments assigned to the slots of a form. */
export interface Given {
  readonly event: CallEvent;
  readonly form: Form;
  readonly standing: ClientValue;
  readonly method: Value | undefined;
  readonly options: Value | undefined;
  readonly body: Value | undefined;
}

/** The method of a request, and its source; the method is null where the call matches all methods. */
export interface SaidMethod {
  readonly method: Method | null;
  readonly saidBy: SaidBy;
}

/** The method of a called member: DELETE for `axios.delete`. */
export function ofMember(called: Called, given: Given): SaidMethod {
  const { args, site } = given.event;
  const { name, place } = called;
  const method = name === null ? undefined : called.group.members[name];
  if (isOverridden(args) || name === null || method === undefined) return unknownAt(site.calleePlace);
  const found = (target: Method): FoundMember | null =>
    carriesMethod(method, target, given) ? memberWith(target, name, called, given) : null;
  return {
    method: method === 'ALL' ? null : method,
    saidBy: {
      ...{ kind: 'member', place },
      memberFor: (target) => found(target)?.name ?? null,
      dropped: (target) => found(target)?.dropped ?? null,
    },
  };
}

interface FoundMember {
  readonly name: string;
  /** The empty body to remove; null where the arguments stay. */
  readonly dropped: DroppedBody | null;
}

/** The member for another method that takes the same arguments, or those without an empty body; null for none. */
function memberWith(target: Method, current: string, { group: own, groups }: Called, given: Given): FoundMember | null {
  const dropped = emptyBody(given);
  for (const group of [own, ...groups]) {
    const name = memberSaying(target, group, current);
    if (name === null) continue;
    if (group === own || group.forms.some((form) => takes(form, given))) return { name, dropped: null };
    if (dropped && group.forms.some((form) => takesAll(form, given.form.toSpliced(given.form.indexOf('body'), 1))))
      return { name, dropped };
  }
  return null;
}

/** Whether the arguments of a call have the same meaning in another form. */
function takes(form: Form, { event: { args }, form: own }: Given): boolean {
  return args.every((argument, index) => {
    const slot = form[index];
    if (slot === own[index]) return slot !== undefined;
    // An empty object has no effect, neither as a body nor as options.
    return own[index] === 'body' && slot === 'options' && args.length === index + 1 && isEmpty(argument);
  });
}

function takesAll(form: Form, slots: Form): boolean {
  return slots.length === form.length && slots.every((slot, at) => slot === form[at]);
}

/** An empty body before options without a body; null where there is no body, or it is not empty. */
function emptyBody({ event: { args, site }, form, body, options, standing }: Given): DroppedBody | null {
  const at = form.indexOf('body');
  const isLast = form[at + 1] === 'options' && args.length === at + 2 && form.length === args.length;
  const [place, behind] = [site.argumentPlaces[at], site.argumentPlaces[at + 1]];
  if (at < 0 || !isLast || !body || !options || !place || !behind) return null;
  const isNothing = body.kind === 'constant' ? body.value === null || body.value === undefined : isEmpty(body);
  // The argument for the body overrides the body in the options.
  return isNothing && fieldOf(options, standing.client.options.body).kind === 'absent'
    ? { body: place, options: behind }
    : null;
}

function isEmpty(value: Value): boolean {
  return value.kind === 'object' && value.shape === 'plain' && value.state.fields.size === 0 && !value.state.rest;
}

/** The method in the arguments or options of a call, or else the default. */
export function ofArguments(given: Given): SaidMethod {
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

/** GET; or an unknown method, where the client is not certain and has arguments that may set the method. */
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

/** Options that do not set the method in any client. */
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

/** The method whose name a value is; of a choice, the one that all alternatives have; else `UNKNOWN`. */
export function methodNamed(value: Value, place: Place): SaidMethod {
  const text = plainText(value);
  if (value.kind === 'choice') {
    const [method, other] = new Set(value.options.map((option) => methodNamed(option, place).method));
    return { ...unknownAt(place), ...(other === undefined && method !== undefined && { method }) };
  }
  if (value.kind !== 'text' || text === null || !METHOD.test(text)) return unknownAt(place);
  return { method: text.toUpperCase(), saidBy: { kind: 'text', text: value } };
}

/** Whether the client puts the data of this GET into the URL, where it would put that of another method into a body. */
function keepsMethod(method: Method | null, given: Given): boolean {
  return (method === 'GET' || method === 'HEAD') && given.standing.client.queriesData === true && saysBody(given);
}

/** Parameters and headers that override the method, on servers that support them: `?_method=DELETE`. */
const OVERRIDE = /\b_method\b|^x-http-method/i;

/** Whether an argument contains such an override of the method. */
export function isOverridden(args: readonly Value[], depth = 0): boolean {
  return args.some((value) => {
    if (value.kind === 'text') return OVERRIDE.test(plainText(value) ?? '');
    if (value.kind !== 'object' || depth > DEEPEST_OPTION) return false;
    const { fields } = value.state;
    return [...fields.keys()].some((name) => OVERRIDE.test(name)) || isOverridden([...fields.values()], depth + 1);
  });
}

/** How deep options are searched: `{ headers: { 'X-HTTP-Method-Override': 'PUT' } }`. */
const DEEPEST_OPTION = 2;

/** Whether a value is a text with the name of a method: `'POST'`. */
export function isMethodText(value: Value): boolean {
  const text = plainText(value);
  return text !== null && METHOD.test(text);
}

/** Whether a value may be the name of a method. */
export function mayBeMethod(value: Value): boolean {
  const text = plainText(value);
  return text === null ? value.kind === 'opaque' || value.kind === 'choice' : METHOD.test(text);
}

/** Whether a call may have another method with the same arguments: not with a body where that method takes none. */
export function carriesMethod(method: Method | null, target: Method, given: Given): boolean {
  const { options, standing } = given;
  if (keepsMethod(method, given)) return target === method;
  const { client } = standing;
  const mode = options && client.options.mode ? fieldOf(options, client.options.mode) : null;
  const said = mode?.kind === 'value' ? plainText(mode.value) : null;
  // An unknown mode may be `no-cors`, which allows the fewest methods.
  const methods = mode && mode.kind !== 'absent' ? METHODS_OF_MODES.get(said ?? 'no-cors') : undefined;
  if (methods?.includes(target) === false) return false;
  return !client.bodiless.includes(target) || !(saysBody(given) || isUnseen(options));
}

function isUnseen(options: Value | undefined): boolean {
  return (
    options !== undefined && options.kind !== 'object' && options.kind !== 'constant' && options.kind !== 'function'
  );
}

/** Whether an argument or an option is a body, or may be one. */
function saysBody({ body, options, standing }: Given): boolean {
  if (body !== undefined && body.kind !== 'constant' && body.kind !== 'function') return true;
  return options?.kind === 'object' && fieldOf(options, standing.client.options.body).kind !== 'absent';
}
