import { liesWithin } from '../text/ranges.ts';
import { chainOf } from '../values/chain.ts';
import { BY_MEMBER } from '../catalogue/clients/all-clients.ts';
import type { Client } from '../catalogue/clients/client.ts';
import type { SendingCall, SentLiteral } from '../model/request.ts';
import type { Carrier } from '../model/sent-fields.ts';
import { addTo } from '../text/grouping.ts';
import type { AssignEvent, CallEvent } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type Place, type Value } from '../values/value.ts';
import { ClientHooks } from './client-hooks.ts';
import type { ClientRoles } from './client-role.ts';
import { NamedMethods } from './named-methods.ts';
import { fieldOf, spreadInto } from './options.ts';
import { literalsSent } from './literals-sent.ts';
import { mayName } from './own-members.ts';
import type { SentRequest } from './sent-request.ts';
import { TypedBodies } from './typed-bodies.ts';
import { keyOf } from '../values/value-keys.ts';
import { isOverridden } from './carried-method.ts';

/** One way in which a request is sent. */
interface Sending extends Pick<SendingCall, 'spread' | 'literals'> {
  /** The call of the client and those around it, the innermost one first. */
  readonly calls: readonly Place[];
}

/** What other code than the call of a request contributes to it: a body, a method or a base that is set elsewhere. */
export class SentCalls {
  readonly #roles: ClientRoles;
  /** The clients of the requests, by the results of their calls. */
  readonly #results = new Map<string, Client>();
  /** The results of requests whose body may be set by a later call. */
  readonly #bodied = new Set<string>();
  /** The results of requests whose method may be set by another call. */
  readonly #replaced = new Set<string>();
  /** The bases that are assigned to clients of the project, by the clients; null for several ones. */
  readonly #bases = new Map<string, string | null>();
  /** The clients that files install for all components, by name: `Vue.prototype.$http = http`. */
  readonly #installed = new Map<string, { readonly file: string; readonly value: Value }[]>();
  /** The sources of the paths of the requests that each call sends, itself or within functions that it calls. */
  readonly #paths = new Map<string, Set<string>>();

  /** How each request is sent, by its key. */
  readonly #senders = new Map<string, Sending[]>();

  /** The interceptors of clients. */
  readonly hooks = new ClientHooks();
  /** The places that set the content type of bodies. */
  readonly types: TypedBodies;
  /** The methods that objects list under their names. */
  readonly named = new NamedMethods();

  constructor(roles: ClientRoles) {
    this.#roles = roles;
    this.types = new TypedBodies(roles, this.hooks);
  }

  /**
   * Records that a call sends a request.
   *
   * @param key identifies the request
   * @param path identifies the source of its path: the same for requests that one edit changes
   * @param call the call itself
   * @param callers the calls within which it is made
   */
  sent(key: string, path: string, sent: SentRequest, call: Place, callers: readonly Place[]): void {
    const { standing, result, options } = sent;
    if (result.kind === 'opaque') this.#results.set(result.key, standing.client);
    const spread = options ? spreadInto(options) : null;
    const calls = [call, ...callers].map(({ file, range }) => ({ file, range }));
    addTo(this.#senders, key, { calls, spread, literals: literalsSent(sent) });
    for (const place of [call, ...callers]) {
      const at = wholeOf(place);
      const known = this.#paths.get(at) ?? new Set();
      this.#paths.set(at, known.add(path));
    }
  }

  /** Reads a call, which may set the body or another method of a request that another call has made. */
  called(event: CallEvent): void {
    const { callee, args } = event;
    const [made, options] = args;
    if (made?.kind === 'opaque' && options && this.#roles.of(callee)?.role.sends) this.#replace(made.key, options);
    const member = memberSource(callee);
    const answer = member && this.#requestBefore(member.object);
    this.hooks.called(event);
    this.types.called(event, answer?.key ?? null);
    if (!member || !answer) return;
    if (answer.client.bodyMembers?.includes(member.name)) this.#bodied.add(answer.key);
    if (isOverridden(args)) this.#replaced.add(answer.key);
  }

  /** `fetch(new Request(url), { method: 'POST' })` */
  #replace(key: string, options: Value): void {
    const client = this.#results.get(key);
    if (!client) return;
    const { method, body } = client.options;
    if (fieldOf(options, [...method, ...body]).kind !== 'absent') this.#replaced.add(key);
  }

  /** The request in a chain of calls: `request(app).post('/users')` of `request(app).post('/users').set()`. */
  #requestBefore(value: Value): { readonly key: string; readonly client: Client } | null {
    for (const part of chainOf(value)) {
      const client = part.kind === 'opaque' ? this.#results.get(part.key) : undefined;
      if (client) return { key: keyOf(part), client };
    }
    return null;
  }

  /** `api.defaults.baseURL = '/api'` */
  assigned(event: AssignEvent): void {
    this.types.assigned(event);
    const { object, key, value, place } = event;
    const { file } = place;
    const installed = knownText(key);
    if (installed !== null && BY_MEMBER.has(installed))
      this.#installed.set(installed, [...(this.#installed.get(installed) ?? []), { file, value }]);
    if (object.kind !== 'opaque' || object.source.kind !== 'member') return;
    const { object: client, name } = object.source;
    const [holder, member] = this.#roles.of(client)?.client.baseMembers ?? [];
    // An assignment in another file, such as a test, is temporary.
    if (name !== holder || knownText(key) !== member || fileOf(client) !== file) return;
    const base = knownText(value);
    const known = this.#bases.get(keyOf(client));
    this.#bases.set(keyOf(client), known === undefined || known === base ? base : null);
  }

  /** Whether the clients that a file installs under a name have a member that does the same as another one. */
  haveInstalled(name: string, file: string, member: string, instead: string): boolean {
    const own = (this.#installed.get(name) ?? []).filter((each) => each.file === file);
    return own.length > 0 && own.every(({ value }) => mayName(member, { object: value, name: instead }, this.#roles));
  }

  /** The base that is assigned to a client; null where several are, undefined where none is. */
  baseOf(client: Value): string | null | undefined {
    return this.#bases.get(keyOf(client));
  }

  /** Whether a later call may set the body of a request. */
  hasBody(result: Value): boolean {
    return result.kind === 'opaque' && this.#bodied.has(result.key);
  }

  /** Whether another call may set the method of a request. */
  isReplaced(result: Value): boolean {
    return result.kind === 'opaque' && this.#replaced.has(result.key);
  }

  /**
   * The calls that send a request, by its key: those with its path in them and all known objects that it sends, else
   * the innermost ones. Null where all around one of them send other paths too.
   *
   * @param said where its path is written
   */
  sendersOf(key: string, said: Place): readonly SendingCall[] | null {
    const senders = new Map<string, SendingCall>();
    for (const { calls, spread, literals } of this.#senders.get(key) ?? []) {
      const only = calls.filter((each) => this.isOnly(each));
      const written = [said, ...[literals.body, literals.query].filter(isPlace)];
      const innermost = only.find((call) => written.every((each) => isWithin(each, call))) ?? only[0];
      const at = innermost ? calls.indexOf(innermost) : -1;
      const call = calls[at];
      if (!call) return null;
      const found = { ...call, spread: at === 0 ? spread : null, inner: calls.slice(0, at), literals };
      const known = senders.get(wholeOf(call));
      senders.set(wholeOf(call), known ? either(known, found) : found);
    }
    return [...senders.values()];
  }

  /** Whether all requests that are sent within a call have the same path, apart from values that are filled in. */
  isOnly(place: Place): boolean {
    return this.#paths.get(wholeOf(place))?.size === 1;
  }
}

/** What is known of a call that sends several times. */
function either(one: SendingCall, other: SendingCall): SendingCall {
  const isSameWay = one.inner.map(wholeOf).join() === other.inner.map(wholeOf).join();
  const same = (carrier: Carrier): SentLiteral => {
    const [own, second] = [one.literals[carrier], other.literals[carrier]];
    if (!isSameWay) return null;
    return own === second || (isPlace(own) && isPlace(second) && wholeOf(own) === wholeOf(second)) ? own : null;
  };
  return {
    ...one,
    spread: other.spread ? one.spread && [...new Set([...one.spread, ...other.spread])] : null,
    literals: { body: same('body'), query: same('query') },
  };
}

function isWithin(inner: Place, outer: Place): boolean {
  return inner.file === outer.file && liesWithin(inner.range, outer.range);
}

function isPlace(literal: SentLiteral): literal is Place {
  return literal !== null && literal !== 'none';
}

/** The file that makes a client, or imports it; null where that is not known. */
function fileOf(client: Value): string | null {
  if (client.kind !== 'opaque') return null;
  const { source } = client;
  if (source.kind === 'module') return source.file;
  if (source.kind === 'member') return fileOf(source.object);
  return source.kind === 'call' ? source.call.place.file : null;
}
