import type { Method } from '../model/method.ts';
import type { Form, MethodGroup, Slot } from '../catalogue/clients/client.ts';
import { METHODS_OF_MODES } from '../catalogue/clients/client.ts';
import { memberSaying } from '../requests/method-members.ts';
import type { Standing } from '../requests/standing.ts';
import type { CallEvent } from '../values/machine.ts';
import { wholeOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Place, TextValue, Value } from '../values/value.ts';
import { fieldOf } from './options.ts';

/** What specifies the method of a request. */
export type SaidBy =
  /** A text: an argument or an option. */
  | { readonly kind: 'text'; readonly text: TextValue }
  /** A member, where it is written at the call, as a name or as a text; null for one that was read elsewhere. */
  | {
      readonly kind: 'member';
      readonly place: Place | TextValue | null;
      readonly memberFor: (target: Method) => string | null;
      /** What separates the URL from the options once the member takes no body, where that is empty; else null. */
      readonly dropped: (target: Method) => DroppedBody | null;
    }
  /** Nothing: an option of this call may specify it, the last of its arguments; null where none can be added. */
  | { readonly kind: 'default'; readonly open: OpenOptions | null }
  /** Something that is not known. */
  | { readonly kind: 'unknown'; readonly place: Place };

/** Where options are, or may be put. */
export interface OpenOptions {
  readonly call: Place;
  /** The argument that specifies the URL, or has it among its options. */
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

/** A member that specifies the method. */
export interface Called {
  readonly groups: readonly MethodGroup[];
  readonly group: MethodGroup;
  /** Null where it is not known which one is called. */
  readonly name: string | null;
  readonly place: Place | TextValue | null;
}

/** A call as one form reads it. */
export interface Given {
  readonly event: CallEvent;
  readonly form: Form;
  readonly standing: Standing;
  readonly method: Value | undefined;
  readonly options: Value | undefined;
  readonly body: Value | undefined;
}

/** The method of a request, and what specifies it. */
export interface SaidMethod {
  readonly method: Method | null;
  readonly saidBy: SaidBy;
}

/** The method that a member specifies. */
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
  /** Null where it takes the arguments as they are. */
  readonly dropped: DroppedBody | null;
}

/** The member that specifies another method with the same arguments, or without an empty body; null where none does. */
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

/** Whether the arguments of a call mean the same in another form. */
function takes(form: Form, { event: { args }, form: own }: Given): boolean {
  return args.every((argument, index) => {
    const slot = form[index];
    if (slot === own[index]) return slot !== undefined;
    // An empty object is no body and specifies nothing as options.
    return own[index] === 'body' && slot === 'options' && args.length === index + 1 && isEmpty(argument);
  });
}

function takesAll(form: Form, slots: Form): boolean {
  return slots.length === form.length && slots.every((slot, at) => slot === form[at]);
}

/** An empty body before options that specify none; null where there is another one, or none. */
function emptyBody({ event: { args, site }, form, body, options, standing }: Given): DroppedBody | null {
  const at = form.indexOf('body');
  const isLast = form[at + 1] === 'options' && args.length === at + 2 && form.length === args.length;
  const [place, behind] = [site.argumentPlaces[at], site.argumentPlaces[at + 1]];
  if (at < 0 || !isLast || !body || !options || !place || !behind) return null;
  const isNothing = body.kind === 'constant' ? body.value === null || body.value === undefined : isEmpty(body);
  // The body of the call replaces the one that its options specify.
  return isNothing && fieldOf(options, standing.client.options.body).kind === 'absent'
    ? { body: place, options: behind }
    : null;
}

function isEmpty(value: Value): boolean {
  return value.kind === 'object' && value.shape === 'plain' && value.state.fields.size === 0 && !value.state.rest;
}

/** The method that arguments or options specify, or that goes without specifying. */
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

/** Options that state nothing about the method, whoever reads them. */
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

/** The method that a value specifies, which may be one of several. */
export function methodNamed(value: Value, place: Place): SaidMethod {
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

/** What specifies another method than the request has, to servers that look for it: `?_method=DELETE`. */
const OVERRIDE = /\b_method\b|^x-http-method/i;

/** Whether an argument may specify another method than the request has. */
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

/** Whether a value may be the name of a method. */
export function mayBeMethod(value: Value): boolean {
  const text = plainText(value);
  return text === null ? value.kind === 'opaque' || value.kind === 'choice' : METHOD.test(text);
}

/**
 * Whether a call may specify a method with the arguments that it has: not where there is a body and the method takes
 * none.
 */
export function carriesMethod(method: Method | null, target: Method, given: Given): boolean {
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
