import type { AddressPattern } from '../model/guards.ts';
import { FRAMEWORKS, knownModule } from '../routes/frameworks/all-frameworks.ts';
import type { OptionNames, Slot } from '../catalogue/clients/client.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { startOf } from '../values/place.ts';
import { memberSource, optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { DecoratedParameters } from './handler-parameters.ts';
import { answersKeys } from './key-functions.ts';
import { formsOfMock } from './mocked-clients.ts';
import { patchedBy, slotsAt, type PatchedClient } from './patched-clients.ts';
import { GivenFunctions } from './given-functions.ts';
import { givesAddress } from './address-options.ts';
import { resultKey } from './member-paths.ts';
import type { Mountings } from './mountings.ts';
import { addressOf, fieldsOf, mayGiveRequests, patternsOf, type RegisteredAddress } from './registered-addresses.ts';
import { readSent, sentTo } from './sent-request.ts';
import { RouterRoles } from './router-role.ts';
import type { ImportTerms } from '../values/module-terms.ts';
import type { FunctionCode } from '../values/terms.ts';

/** Types of requests: a parameter with one of them is a request. */
export const REQUEST_TYPES: ReadonlySet<string> = new Set([
  ...FRAMEWORKS.flatMap(({ handlerTypes }) => handlerTypes),
  ...['NextRequest', 'NextApiRequest', 'ExecutionContext', 'ArgumentsHost', 'APIContext', 'RequestEvent'],
  ...['HttpRequest', 'FetchEvent', 'AxiosRequestConfig', 'InternalAxiosRequestConfig'],
]);

/** Members of `next` that pass a request on to the next function: of Angular, OkHttp and Apollo. */
const HANDING_ON: ReadonlySet<string> = new Set(['handle', 'proceed', 'forward']);

/** The member of a scheme or strategy of authentication that is called with each request. */
export const STRATEGY = 'authenticate';

/** The prototypes of the requests and the answers of Node. */
const NODE_PROTOTYPES = /^http2?\.(?:IncomingMessage|ServerResponse|Http2Server(?:Request|Response))\.prototype$/;

/** Functions whose results are what listeners of an event get: a request, of a server. */
const EVENTS: ReadonlySet<string> = new Set(['events.on', 'events.once']);

/** The number of parameters of an error handler: `(error, req, res, next) => {}`. */
const OF_ERRORS = 4;

/** Finds out which parameters of functions are requests, and for which addresses. */
export class RequestParameters implements Listener {
  readonly #roles = new RouterRoles();
  readonly #clients: ClientRoles;
  /** For each parameter that is a request, the addresses that its function is registered for; null for all. */
  readonly #covered = new Map<string, Map<string, RegisteredAddress | null>>();
  readonly #mountings: Mountings;
  /** The calls that pass on functions whose parameters are requests. */
  readonly given = new GivenFunctions(this.#roles);
  /** For functions that are called from outside, the first parameter by each of the other parameters. */
  readonly #first = new Map<string, Place>();
  /** The slots of the parameters of functions that replace one of a client, by their places and indices. */
  readonly #slots = new Map<string, readonly Slot[]>();
  /** The names of a client's options, by the parameters that are such options. */
  readonly #options = new Map<string, OptionNames>();

  readonly #decorated: DecoratedParameters;

  /**
   * @param clients finds which values are clients, in the same evaluation
   * @param mountings finds where routers are mounted, in the same evaluation
   * @param importsOf returns the imports of a file
   */
  constructor(clients: ClientRoles, mountings: Mountings, importsOf: (file: string) => readonly ImportTerms[]) {
    this.#clients = clients;
    this.#mountings = mountings;
    this.#decorated = new DecoratedParameters(importsOf);
  }

  /** Whether a parameter is the URL or the method of a request that a client is to send. */
  isGiven(slot: 'url' | 'method', place: Place, index: number): boolean {
    return this.#slots.get(slotKey(place, index))?.includes(slot) === true;
  }

  /** The names of a client's options, where a parameter is such options; null for another parameter. */
  optionsOf(parameter: string): OptionNames | null {
    return this.#options.get(parameter) ?? null;
  }

  assigned(event: AssignEvent): void {
    for (const patched of patchedBy(event, this.#clients)) this.#patch(patched);
    if (this.#isPrototype(event.object))
      for (const { code, file } of memberFunctions(event.value)) if (code) this.#coverAny({ file, range: code.range });
  }

  /** Whether the requests of a framework inherit from a value: `app.context` of Koa, `express.request`. */
  #isPrototype(value: Value): boolean {
    const member = memberSource(value);
    if (!member) return false;
    if (NODE_PROTOTYPES.test(accessPath(value) ?? '')) return true;
    const { object, name } = member;
    const module = object.kind === 'opaque' && object.source.kind === 'module' ? object.source.specifier : null;
    const framework = module === null ? this.#roles.of(object)?.framework : knownModule(module)?.framework;
    return framework?.prototypes?.includes(name) === true;
  }

  #patch({ called: { code, file }, forms }: PatchedClient): void {
    for (const [at, { range, isRest, target }] of (code?.parameters ?? []).entries()) {
      this.#coverAny({ file, range });
      if (hasRequestType(target)) continue;
      for (let index = at; index < (isRest ? LONGEST_FORM : at + 1); index += 1)
        this.#slots.set(slotKey({ file, range }, index), slotsAt(forms, index));
    }
  }

  /** The addresses of the requests that a parameter is, each once, or null for all; empty where it is no request. */
  coveredBy(parameter: string): readonly (AddressPattern | null)[] {
    const registered = [...(this.#covered.get(parameter)?.values() ?? [])];
    const covered = registered.flatMap((each) => patternsOf(each, this.#mountings));
    return covered.includes(null) ? [null] : covered;
  }

  /** Whether a parameter is a request. */
  has(parameter: string): boolean {
    return this.#covered.has(parameter);
  }

  parametersOf(event: CallEvent, at: number, called: FunctionValue): null {
    const { code, file } = called;
    if (!code || !mayGiveRequests(event)) return null;
    const forms = formsOfMock(event, at, this.#clients);
    if (forms.length > 0) this.#patch({ called, forms });
    const address = addressOf(event, this.#roles);
    const names = hookNames(event, this.#clients);
    this.given.give(event, at, called, names !== null);
    const error = this.#errorOf(event, code);
    for (const { range } of [code, ...code.parameters.filter((each) => each !== error)]) {
      this.#cover({ file, range }, address);
      if (names) this.#options.set(startOf({ file, range }), names);
    }
    const [first] = code.parameters;
    if (first && givesAddress(event, called)) this.#slots.set(slotKey({ file, range: first.range }, 0), ['url']);
    return null;
  }

  /** The parameter of an error handler that is no request but the error; undefined for another function. */
  #errorOf({ callee }: CallEvent, { parameters }: FunctionCode): FunctionCode['parameters'][number] | undefined {
    const member = memberSource(callee);
    const takesErrors = (member && this.#roles.of(member.object)?.framework.signature.errorHandlers) ?? true;
    return takesErrors && parameters.length === OF_ERRORS ? parameters[0] : undefined;
  }

  /**
   * A function that nothing in the program calls, or a class that a container constructs: a parameter of it is a
   * request where its type or its decorator shows that, or where the function returns keys of requests.
   */
  entered(called: FunctionValue): void {
    const { code, classCode, file } = called;
    this.#decorated.take(called);
    for (const { range } of [...(code?.parameters ?? []), ...(classCode?.members ?? [])])
      if (this.#decorated.isRequest({ file, range })) this.#coverAny({ file, range });
    const isOfKeys = answersKeys(called);
    const parameters = code?.parameters ?? [];
    const first = parameters[parameters.length === OF_ERRORS ? 1 : 0];
    for (const { range, target } of parameters) {
      if (isOfKeys || hasRequestType(target)) this.#coverAny({ file, range });
      if (first && range !== first.range) this.#first.set(startOf({ file, range }), { file, range: first.range });
    }
  }

  /** A scheme that is returned to a framework, which calls its members: `() => ({ authenticate(request) { ... } })`. */
  escaped(value: Value): void {
    for (const { code, file } of fieldsOf(value, STRATEGY).flatMap(functionsIn))
      for (const { range } of code?.parameters.slice(0, 1) ?? []) this.#coverAny({ file, range });
  }

  /** A function that calls a later parameter passes a request on, its first one: `(k, go) => { check(k); go(); }`. */
  called(event: CallEvent): void {
    this.given.called(event);
    if (EVENTS.has(accessPath(event.callee) ?? '')) this.#coverAny(event.site.place);
    const sent = readSent(event, this.#clients);
    // What a client answers names the request that it sent.
    for (const pattern of sent ? sentTo(sent) : []) this.#coverKey(resultKey(event.site.place), { pattern, on: null });
    const member = memberSource(event.callee);
    const next = member && HANDING_ON.has(member.name) ? member.object : event.callee;
    const first = next.kind === 'opaque' && next.source.kind === 'parameter' && this.#firstBefore(next.source);
    if (first) this.#coverAny(first);
  }

  #firstBefore({ place }: { readonly place: Place }): Place | null {
    return this.#first.get(startOf(place)) ?? null;
  }

  #coverAny(place: Place): void {
    this.given.giveAny(place);
    this.#cover(place, null);
  }

  #cover(place: Place, address: RegisteredAddress | null): void {
    this.#coverKey(startOf(place), address);
  }

  #coverKey(key: string, address: RegisteredAddress | null): void {
    const known = this.#covered.get(key) ?? new Map<string, RegisteredAddress | null>();
    const { asks, text } = address?.pattern ?? {};
    this.#covered.set(key, known.set(asks ? `${asks} ${text ?? ''} ${address?.on?.key ?? ''}` : '', address));
  }
}

/** Whether the type of a parameter shows that it is a request. */
function hasRequestType(target: FunctionCode['parameters'][number]['target']): boolean {
  return target.kind === 'binding' && REQUEST_TYPES.has(target.type ?? '');
}

function functionsIn(value: Value): readonly FunctionValue[] {
  return optionsOf(value).filter((option) => option.kind === 'function');
}

/** The most arguments of a client that describe a request. */
const LONGEST_FORM = 4;

function slotKey(place: Place, index: number): string {
  return `${startOf(place)} ${String(index)}`;
}

/** The names of the options that a client passes to the callback of this call; null where it registers no hook. */
function hookNames({ callee }: CallEvent, clients: ClientRoles): OptionNames | null {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  const made = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call.callee : object;
  const client = (clients.of(object) ?? clients.of(made))?.client;
  return client?.hooks?.includes(name) === true ? client.options : null;
}

/** The functions that a member is, or that read it: `get isRead() { ... }`. */
function memberFunctions(value: Value): readonly FunctionValue[] {
  return optionsOf(value).flatMap((option) => {
    const read = option.kind === 'native' && option.name === 'getter' ? option.self : option;
    return read?.kind === 'function' ? [read] : [];
  });
}
