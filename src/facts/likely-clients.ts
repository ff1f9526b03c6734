import { isForeignClass } from '../routes/values/foreign-names.ts';
import { MEMBERS, weighName } from '../requests/client-names.ts';
import { likelyClient } from '../catalogue/clients/axios.ts';
import type { Client, Form, Role } from '../catalogue/clients/client.ts';
import { fetch } from '../catalogue/clients/fetch.ts';
import { supertest } from '../catalogue/clients/in-process.ts';
import type { ClientValue } from '../requests/client-value.ts';
import { beginsAsPath } from '../requests/url.ts';
import type { CallEvent } from '../values/events.ts';
import { joined, plainText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';
import { isMethodText } from './method-source.ts';
import { readForms, readMember, type SentRequest } from './sent-request.ts';

/** The weight from which a call of an unknown object counts as a request. */
const ENOUGH = 3;

/**
 * The request that a call of an unknown function likely sends, by its names and by the use of its result; null where it
 * is no likely request.
 *
 * @param receiver returns the name of the object of the call in the source; `this` for that, empty for none
 */
export function readLikely(event: CallEvent, roles: ClientRoles, receiver: () => string): SentRequest | null {
  const { callee, args } = event;
  const member = memberSource(callee);
  // Calls of known clients are read elsewhere, but a client that is known by its name alone may have members of its
  // own.
  const known = roles.of(callee) ?? (member && roles.of(member.object));
  if (known && !known.role.pathOnly && (known.base !== null || !known.role.sends)) return null;
  if (args.some(mayHandle)) return null;
  if (member && MEMBERS.has(member.name)) return readMemberCall(event, member, receiver);
  return readWrapper(event, () => (member && event.self ? member.name : receiver() || lastNameOf(callee)));
}

/**
 * The request of a call of a member with the name of a method: `await api.get('/users')`; null where its weight is too
 * low.
 */
function readMemberCall(
  event: CallEvent,
  { name, object }: { readonly name: string; readonly object: Value },
  receiver: () => string,
): SentRequest | null {
  const [url] = event.args;
  if (!url || !isPath(url)) return null;
  const use = useOf(event);
  if (weigh(object, receiver()) + use.weight < ENOUGH) return null;
  return readMember(event, standingOf(use.isTest ? supertest : likelyClient, use.isTest ? 'agent' : 'instance'), name);
}

/** The orders of the arguments of a function of the project that takes the method as an argument. */
const WITH_METHOD: readonly Form[] = [
  ['method', 'url', 'body', 'rest'],
  ['url', 'method', 'body', 'rest'],
  ['url', 'body', 'method', 'rest'],
];
/** Names of functions that send a request to a URL. */
const WRAPPER_NAME = /fetch|request|^(?:call|query|send)?(?:api|http|ajax)(?:call|get|post|put|patch|delete)?$/i;
/** Names of functions with such arguments that send no request. */
const NO_WRAPPER = new RegExp(
  String.raw`^(?:route|register|addRoute|define|push|replace|navigate|redirect|describe|it|test|each` +
    String.raw`|set|use|mock\w*|assign|log|debug|info|warn|error|to[A-Z]\w*|called\w*)$|route$`,
  'i',
);

/**
 * The request of a call of a function of the project: `request({ url: '/users', method: 'post' })`,
 * `fetchJson('/users', { method: 'POST' })`. Null for another call.
 */
function readWrapper(event: CallEvent, nameOf: () => string): SentRequest | null {
  const { args } = event;
  const [first, second] = args;
  if (!first) return null;
  const at = args.slice(0, 3).findIndex(isMethodText);
  const url = args.length < 3 && first.kind === 'object' ? fieldOf(first, ['url']) : null;
  if (at === -1 && url?.kind !== 'value' && !isPath(first)) return null;
  const name = nameOf();
  if (name === '' || NO_WRAPPER.test(name)) return null;
  if (at !== -1) {
    const forms = WITH_METHOD.filter((form) => form.indexOf('method') === at);
    const said = readForms(event, forms, standingOf(fetch, 'fetch'), null);
    return said && isPath(said.url) ? said : null;
  }
  const isAsking = WRAPPER_NAME.test(name);
  // A path alone is not enough: it needs options with a method, or options and the name of a function that sends
  // requests.
  if (second && isPath(first) && (saysMethod(second) || (isAsking && isPlainObject(second))))
    return readForms(event, [['url', 'options', 'rest', 'rest']], standingOf(fetch, 'fetch'), null);
  if (url?.kind !== 'value' || !isPath(url.value) || fieldOf(first, ['handler']).kind === 'value') return null;
  return saysMethod(first) || isAsking
    ? readForms(event, [['options', 'rest']], standingOf(likelyClient, 'request'), null)
    : null;
}

function isPath(value: Value): boolean {
  return joined([value]).some((text) => beginsAsPath(plainText(text) ?? ''));
}

function isPlainObject(value: Value): boolean {
  return value.kind === 'object' && value.shape === 'plain';
}

function saysMethod(options: Value): boolean {
  const method = isPlainObject(options) ? fieldOf(options, ['method']) : null;
  return method?.kind === 'value' && optionsOf(method.value).some(isMethodText);
}

/** Whether a value may be a function: a call with a path and a handler registers a route and sends nothing. */
function mayHandle(value: Value): boolean {
  return optionsOf(value).some(({ kind }) => kind === 'function');
}

function weigh(object: Value, receiver: string): number {
  const made = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call : null;
  return made?.form === 'new' && isForeignClass(lastNameOf(object)) ? Number.NEGATIVE_INFINITY : weighName(receiver);
}

/** The use of the result of a call. */
interface Answered {
  readonly weight: number;
  /** Whether the result is checked as that of supertest is: `.expect(200)`. */
  readonly isTest: boolean;
}

const PROMISE_MEMBERS: ReadonlySet<string> = new Set([
  ...['then', 'catch', 'finally', 'pipe', 'subscribe', 'toPromise', 'json', 'end', 'success'],
]);
const TEST_MEMBERS: ReadonlySet<string> = new Set([
  ...['expect', 'send', 'query', 'attach', 'field', 'auth', 'set', 'type', 'accept'],
]);

/**
 * The weight of the use of a result: that of a request is usually awaited or used, that of a registration is dropped.
 */
function useOf({ site: { use } }: CallEvent): Answered {
  if (typeof use === 'string') return { weight: use === 'awaited' ? 3 : 1, isTest: false };
  const isTest = TEST_MEMBERS.has(use.member);
  return { weight: isTest || PROMISE_MEMBERS.has(use.member) ? 3 : 0, isTest };
}

function standingOf(client: Client, name: string): ClientValue {
  // `name` is always a role in the table of the client.
  const role: Role = client.roles[name] ?? {};
  return { client, role, base: client.inProcess ? '' : null, isKnown: false, inProcess: client.inProcess };
}
