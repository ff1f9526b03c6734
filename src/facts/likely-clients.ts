import { isForeignClass } from '../routes/values/foreign-names.ts';
import { MEMBERS, weighName } from '../requests/client-names.ts';
import { likelyClient } from '../catalogue/clients/axios.ts';
import type { Client, Form, Role } from '../catalogue/clients/client.ts';
import { fetch } from '../catalogue/clients/fetch.ts';
import { supertest } from '../catalogue/clients/supertest.ts';
import type { Standing } from '../requests/standing.ts';
import { beginsAsPath } from '../requests/url.ts';
import type { CallEvent } from '../values/machine.ts';
import { joined, plainText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';
import { isMethodText } from './said-method.ts';
import { readForms, readMember, type SentRequest } from './sent-request.ts';

/** What a call must weigh where nothing states that its receiver is a client. */
const ENOUGH = 3;

/**
 * The request that a call of something unknown sends by all appearances: by how that is called, and by what is done
 * with the answer. Null where it sends none.
 *
 * @param receiver answers the name by which the call names what it is made on; `this` for that, empty for none
 */
export function readLikely(event: CallEvent, roles: ClientRoles, receiver: () => string): SentRequest | null {
  const { callee, args } = event;
  const member = memberSource(callee);
  // What is known is not guessed at, unless it is known by its name alone and is called in another way.
  const known = roles.of(callee) ?? (member && roles.of(member.object));
  if (known && !known.role.pathOnly && (known.base !== null || !known.role.sends)) return null;
  if (args.some(mayHandle)) return null;
  if (member && MEMBERS.has(member.name)) return readMemberCall(event, member, receiver);
  return readWrapper(event, () => (member && event.self ? member.name : receiver() || lastNameOf(callee)));
}

/** `await api.get('/users')` */
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

/** Where a function of the project's own is told the method. */
const WITH_METHOD: readonly Form[] = [
  ['method', 'url', 'body', 'rest'],
  ['url', 'method', 'body', 'rest'],
  ['url', 'body', 'method', 'rest'],
];
/** Names of functions that ask for a URL. */
const WRAPPER_NAME = /fetch|request|^(?:call|query|send)?(?:api|http|ajax)(?:call|get|post|put|patch|delete)?$/i;
/** Names of functions that take such arguments and ask for nothing. */
const NO_WRAPPER = new RegExp(
  String.raw`^(?:route|register|addRoute|define|push|replace|navigate|redirect|describe|it|test|each` +
    String.raw`|set|use|mock\w*|assign|log|debug|info|warn|error|to[A-Z]\w*|called\w*)$|route$`,
  'i',
);

/** `request({ url: '/users', method: 'post' })`, `fetchJson('/users', { method: 'POST' })`. */
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
  // A path alone specifies no method.
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

/** Whether a value may be called with requests, and makes a registration of what it is given to. */
function mayHandle(value: Value): boolean {
  return optionsOf(value).some(({ kind }) => kind === 'function');
}

function weigh(object: Value, receiver: string): number {
  const made = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call : null;
  return made?.form === 'new' && isForeignClass(lastNameOf(object)) ? Number.NEGATIVE_INFINITY : weighName(receiver);
}

/** What is done with the answer of a call. */
interface Answered {
  readonly weight: number;
  /** Whether the answer is checked as supertest's is: `.expect(200)`. */
  readonly isTest: boolean;
}

const PROMISE_MEMBERS: ReadonlySet<string> = new Set([
  ...['then', 'catch', 'finally', 'pipe', 'subscribe', 'toPromise', 'json', 'end', 'success'],
]);
const TEST_MEMBERS: ReadonlySet<string> = new Set([
  ...['expect', 'send', 'query', 'attach', 'field', 'auth', 'set', 'type', 'accept'],
]);

/** A client's answer is awaited and used, that of a registration is dropped. */
function useOf({ site: { use } }: CallEvent): Answered {
  if (typeof use === 'string') return { weight: use === 'awaited' ? 3 : 1, isTest: false };
  const isTest = TEST_MEMBERS.has(use.member);
  return { weight: isTest || PROMISE_MEMBERS.has(use.member) ? 3 : 0, isTest };
}

function standingOf(client: Client, name: string): Standing {
  // The role is one of the client's own table.
  const role: Role = client.roles[name] ?? {};
  return { client, role, base: client.inProcess ? '' : null, isKnown: false, inProcess: client.inProcess };
}
