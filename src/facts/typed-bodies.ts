import type { AssignEvent, CallEvent } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type ObjectValue, type Place, type Value } from '../values/value.ts';
import type { ClientHooks } from './client-hooks.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';
import type { SentRequest } from './sent-request.ts';
import { keyOf } from '../values/value-keys.ts';

/** The name of the header without separators. */
const HEADER = 'contenttype';
/** Options for headers, and the fields in them for the headers of all methods or of GET. */
const HEADER_OPTIONS: readonly string[] = ['headers', 'setHeaders'];
const FOR_READS: readonly string[] = ['common', 'get'];
/** Members that set a header: of requests of superagent, `Headers`, `XMLHttpRequest`. */
const SETTING: ReadonlySet<string> = new Set(['set', 'append', 'header', 'setHeader', 'setRequestHeader', 'headers']);
/** Classes and functions that make headers from an object: `new Headers({})`, `AxiosHeaders.from({})`. */
const HEADERS: ReadonlySet<string> = new Set(['Headers', 'HttpHeaders', 'AxiosHeaders', 'from']);
/** Members for the headers of other methods than GET: `axios.defaults.headers.post`. */
const OTHER_METHODS: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'postForm', 'putForm', 'patchForm']);
/** An option for the content type itself, and the client that has it. */
const TYPE_OPTION = { name: 'contentType', client: 'jquery' };

/**
 * Finds the places that set the header `Content-Type` of requests which may have no body: in the options of a request,
 * in those and in the defaults of its client, in interceptors, and in calls on the request.
 */
export class TypedBodies {
  readonly #roles: ClientRoles;
  /** The places that set it: for all requests of a client, on an object, and on the result of a request. */
  readonly #said = new Map<string, Place>();
  readonly #hooks: ClientHooks;

  /** @param hooks finds the interceptors of clients, in the same evaluation */
  constructor(roles: ClientRoles, hooks: ClientHooks) {
    this.#roles = roles;
    this.#hooks = hooks;
  }

  /** The place that sets the content type of a request; null where there is none. */
  of({ on, options, result, standing: { client } }: SentRequest): Place | null {
    return (
      (options && this.#inOptions(options, client.name)) ??
      this.#said.get(keyOf(result)) ??
      this.#ofClient(on, client.name) ??
      this.#said.get(client.name) ??
      null
    );
  }

  /** @param before the key of the request at the start of the chain of calls; null for another call */
  called(event: CallEvent, before: string | null): void {
    const { args, callee, site } = event;
    const member = memberSource(callee);
    const [name, value] = args;
    if (!member || !name) return;
    const isHeader = value !== undefined && isHeaderName(knownText(name) ?? '') && saysType(value);
    if (SETTING.has(member.name) && isHeader) this.#set(before ?? keyOf(member.object), member.object, site.place);
    else if (before !== null && member.name === 'type' && args.length === 1) this.#said.set(before, site.place);
    else this.#setUp(member.name, member.object, name);
  }

  /** Reads options for all requests of a client: `$.ajaxSetup({ contentType })`, `req.clone({ setHeaders })`. */
  #setUp(member: string, object: Value, options: Value): void {
    const client = this.#roles.of(object)?.client;
    if (client?.hooks?.includes(member)) {
      const place = this.#inOptions(options, client.name);
      if (place) this.#said.set(client.name, place);
    }
    const place = member === 'clone' ? this.#inOptions(options, 'angular') : null;
    if (place) this.#said.set('angular', place);
  }

  /** `config.headers['Content-Type'] = type`, `axios.defaults.headers.common = { 'Content-Type': type }` */
  assigned({ object, key, value, place }: AssignEvent): void {
    const name = knownText(key) ?? '';
    if (isHeaderName(name)) {
      if (saysType(value)) this.#set(keyOf(object), object, place);
      return;
    }
    const held = HEADER_OPTIONS.includes(name) || FOR_READS.includes(name) ? this.#inHeaders(value) : null;
    if (held) this.#set(keyOf(object), object, held);
  }

  /** Records a place that sets the header: on headers, on an object with headers, or on the defaults of a client. */
  #set(key: string, object: Value, place: Place): void {
    this.#said.set(key, place);
    let part: Value = object;
    while (part.kind === 'opaque') {
      const { source } = part;
      if (source.kind === 'parameter') {
        const client = this.#hooks.clientAt(source.place);
        if (client !== null) this.#said.set(client, place);
        return;
      }
      if (source.kind !== 'member' || OTHER_METHODS.has(source.name)) return;
      part = source.object;
      if (source.name === 'defaults') this.#said.set(keyOf(part), place);
    }
  }

  /** The place that sets it for all requests of a client, or of one that this client is made from; null for none. */
  #ofClient(client: Value, name: string): Place | null {
    let part: Value = client;
    while (part.kind === 'opaque') {
      const said = this.#said.get(part.key);
      if (said) return said;
      const { source } = part;
      if (source.kind === 'call') {
        const [options] = source.call.args;
        const made = options ? this.#inOptions(options, name) : null;
        if (made) return made;
        part = memberSource(source.call.callee)?.object ?? source.call.callee;
      } else if (source.kind === 'member') part = source.object;
      else return null;
    }
    return null;
  }

  #inOptions(options: Value, client: string): Place | null {
    for (const each of optionsOf(options)) {
      const field = fieldOf(each, HEADER_OPTIONS);
      const found = field.kind === 'value' ? this.#inHeaders(field.value) : null;
      const type = client === TYPE_OPTION.client ? fieldOf(each, [TYPE_OPTION.name]) : null;
      if (found) return found;
      if (each.kind === 'object' && type?.kind === 'value' && saysType(type.value)) return each.place;
    }
    return null;
  }

  #inHeaders(headers: Value): Place | null {
    for (const each of optionsOf(headers)) {
      const found = each.kind === 'object' ? this.#inObject(each) : this.#inMade(each);
      if (found) return found;
    }
    return null;
  }

  #inObject(headers: ObjectValue): Place | null {
    for (const [name, value] of headers.state.fields) {
      if (isHeaderName(name) && saysType(value)) return headers.place;
      const isPair = headers.shape === 'array' && value.kind === 'object' && saysPair(value);
      if (isPair) return headers.place;
      const inner = FOR_READS.includes(name) ? this.#inHeaders(value) : null;
      if (inner) return inner;
    }
    return null;
  }

  /** The place that sets it in `new Headers({ 'Content-Type': type })`, or later on that object; null for none. */
  #inMade(headers: Value): Place | null {
    if (headers.kind !== 'opaque') return null;
    const said = this.#said.get(headers.key);
    const call = headers.source.kind === 'call' ? headers.source.call : null;
    if (said || !call) return said ?? null;
    const [given] = call.args;
    if (given && HEADERS.has(lastNameOf(call.callee))) return this.#inHeaders(given);
    // In Angular, `req.headers.set('Content-Type', type)` returns new headers.
    const member = memberSource(call.callee);
    const [, type] = call.args;
    const isSet = member && SETTING.has(member.name) && given && type && isHeaderName(knownText(given) ?? '');
    return isSet ? call.place : null;
  }
}

/** Whether a name is `Content-Type`, in any case and with any separators. */
function isHeaderName(name: string): boolean {
  return name.length > HEADER.length && name.toLowerCase().replaceAll('-', '').replaceAll('_', '') === HEADER;
}

/** Whether a list is a pair of that name and a value: `['Content-Type', type]`. */
function saysPair({ state: { fields } }: ObjectValue): boolean {
  const name = fields.get('0');
  return name !== undefined && isHeaderName(knownText(name) ?? '');
}

/** Whether a value sets the header; `null`, `undefined` and `false` remove it. */
function saysType(value: Value): boolean {
  return value.kind !== 'constant' || (value.value !== null && value.value !== undefined && value.value !== false);
}
