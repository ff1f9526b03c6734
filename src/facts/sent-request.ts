import type { Method } from '../model/method.ts';
import type { Client, Form, Slot } from '../requests/clients/client.ts';
import { METHODS_OF_MODES } from '../requests/clients/client.ts';
import type { Standing } from '../requests/standing.ts';
import type { CallEvent } from '../values/machine.ts';
import { plainText, urlText } from '../values/text-value.ts';
import type { TextValue, Value } from '../values/value.ts';
import { optionsBase, type ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';

/** A request that a call of a client sends, before it is known where its URL is written. */
export interface SentRequest {
  readonly standing: Standing;
  readonly url: Value;
  /** What the client puts before the URL; null where that is not known. */
  readonly base: string | null;
  /** Null where the call stands for every method. */
  readonly method: Method | null;
  /** The text that says the method; null where a member, or nothing, says it. */
  readonly methodText: TextValue | null;
  /** Whether a member or an argument says the method. */
  readonly saysMethod: boolean;
  /** The methods that the call may say instead, with the arguments that it has. */
  readonly carries: (method: Method) => boolean;
  readonly saysBodyType: boolean;
}

const METHOD = /^(?:get|head|post|put|patch|delete|options|trace|connect)$/i;

/** Reads a call as a request of a client of the catalogue; null where it is none. */
export function readSent(event: CallEvent, roles: ClientRoles): SentRequest | null {
  const { callee, args } = event;
  const member = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source : null;
  const on = member && roles.of(member.object);
  const group = member && on?.role.methods?.find(({ members }) => Object.hasOwn(members, member.name));
  if (on && group) {
    const method = group.members[member.name];
    return readForms(args, group.forms, on, method === 'ALL' ? null : (method ?? 'UNKNOWN'));
  }
  const standing = roles.of(callee);
  return standing?.role.sends ? readForms(args, standing.role.sends, standing, undefined) : null;
}

/** @param said the method that a member says; undefined where the arguments do */
function readForms(
  args: readonly Value[],
  forms: readonly Form[],
  standing: Standing,
  said: Method | null | undefined,
): SentRequest | null {
  for (const form of forms) {
    const read = readForm(args, form, standing, said);
    if (read) return read;
  }
  return null;
}

function readForm(
  args: readonly Value[],
  form: Form,
  standing: Standing,
  said: Method | null | undefined,
): SentRequest | null {
  const { client, role } = standing;
  const at = (slot: Slot): Value | undefined => args[form.indexOf(slot)];
  const options = at('options');
  // A handler where a client takes options is a route, or a mock of one.
  if (options?.kind === 'function' && !form.includes('rest')) return null;
  const method = at('method');
  if (form.includes('method') && !(method && mayBeMethod(method))) return null;
  const field = form.includes('url') || !options ? null : fieldOf(options, client.options.url);
  const url = at('url') ?? (field?.kind === 'value' ? field.value : undefined);
  if (!url || url.kind === 'function' || url.kind === 'constant') return null;
  if (form.includes('url') && url.kind === 'object' && !urlText(url)) return null;
  const own = isOverridden(args)
    ? { method: 'UNKNOWN', text: null }
    : said === undefined
      ? methodOf(method, options, standing)
      : { method: said, text: null };
  const base = options ? optionsBase(options, client.options.base, standing.base) : standing.base;
  return {
    ...{ standing, url, base, method: own.method, methodText: own.text },
    saysMethod: said !== undefined || own.text !== null || own.method === 'UNKNOWN',
    carries: (target) => carriesMethod(target, at('body'), options, client),
    saysBodyType: saysBodyType(options),
    ...(role.anyMethod && own.method === 'GET' && said === undefined && { method: null }),
  };
}

/** What says another method than the request has, to servers that look for it: `?_method=DELETE`. */
const OVERRIDE = /\b_method\b|^x-http-method/i;

/** Whether an argument may say another method than the request has. */
function isOverridden(args: readonly Value[], depth = 0): boolean {
  return args.some((value) => {
    if (value.kind === 'text') return OVERRIDE.test(plainText(value) ?? '');
    if (value.kind !== 'object' || depth > DEEPEST_OPTION) return false;
    const { fields } = value.state;
    return [...fields.keys()].some((name) => OVERRIDE.test(name)) || isOverridden([...fields.values()], depth + 1);
  });
}

/** How deep options are looked into: `{ headers: { 'X-HTTP-Method-Override': 'PUT' } }`. */
const DEEPEST_OPTION = 2;

function mayBeMethod(value: Value): boolean {
  const text = plainText(value);
  return text === null ? value.kind === 'opaque' || value.kind === 'choice' : METHOD.test(text);
}

interface SaidMethod {
  readonly method: Method;
  readonly text: TextValue | null;
}

function methodOf(argument: Value | undefined, options: Value | undefined, { client }: Standing): SaidMethod {
  if (argument) return methodNamed(argument);
  const field = options ? fieldOf(options, client.options.method) : null;
  if (!field || field.kind === 'absent') return { method: 'GET', text: null };
  return field.kind === 'value' ? methodNamed(field.value) : { method: 'UNKNOWN', text: null };
}

function methodNamed(value: Value): SaidMethod {
  const text = plainText(value);
  if (value.kind === 'choice') {
    const [method, other] = new Set(value.options.map((option) => methodNamed(option).method));
    return { method: other === undefined && method !== undefined ? method : 'UNKNOWN', text: null };
  }
  if (value.kind !== 'text' || text === null || !METHOD.test(text)) return { method: 'UNKNOWN', text: null };
  return { method: text.toUpperCase(), text: value };
}

/**
 * Whether a call may say a method with the arguments that it has: not where there is a body and the method takes none.
 */
function carriesMethod(target: Method, body: Value | undefined, options: Value | undefined, client: Client): boolean {
  const mode = options ? fieldOf(options, client.options.mode ?? []) : null;
  const said = mode?.kind === 'value' ? plainText(mode.value) : null;
  // A mode that is not known may be the one that all clients have.
  const methods = mode && mode.kind !== 'absent' ? METHODS_OF_MODES.get(said ?? 'no-cors') : undefined;
  if (methods?.includes(target) === false) return false;
  if (!client.bodiless.includes(target)) return true;
  const hasBody = body !== undefined && body.kind !== 'constant' && body.kind !== 'function';
  return !hasBody && (!options || fieldOf(options, client.options.body).kind === 'absent');
}

function saysBodyType(options: Value | undefined): boolean {
  const headers = options ? fieldOf(options, ['headers']) : null;
  if (headers?.kind !== 'value' || headers.value.kind !== 'object') return false;
  return [...headers.value.state.fields.keys()].some((name) => /^content-?type$/i.test(name));
}
