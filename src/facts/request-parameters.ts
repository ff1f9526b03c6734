import type { AddressPattern } from '../model/method-guard.ts';
import { FRAMEWORKS } from '../routes/frameworks/all-frameworks.ts';
import { askedOnce } from '../text/places.ts';
import type { OptionNames, Slot } from '../catalogue/clients/client.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { startOf } from '../values/place.ts';
import { memberSource, optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { answersKeys } from './key-functions.ts';
import { formsOfMock } from './mocked-clients.ts';
import { patchedBy, slotsAt, type PatchedClient } from './patched-clients.ts';
import { GivenFunctions } from './given-functions.ts';
import { givesAddress, PACKAGES } from './address-options.ts';
import { addressOf, fieldsOf, mayGiveRequests } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** The types of requests, of which no parameter of a function is anything else. */
export const REQUEST_TYPES: ReadonlySet<string> = new Set([
  ...FRAMEWORKS.flatMap(({ handlerTypes }) => handlerTypes),
  ...['NextRequest', 'NextApiRequest', 'ExecutionContext', 'APIContext', 'RequestEvent'],
  ...['HttpRequest', 'FetchEvent', 'AxiosRequestConfig', 'InternalAxiosRequestConfig'],
]);

/** Members of what passes a request on to the next function: of Angular, of OkHttp and of Apollo. */
const HANDING_ON: ReadonlySet<string> = new Set(['handle', 'proceed', 'forward']);

/** The member of a scheme or a strategy of authentication that is given each request. */
const STRATEGY = 'authenticate';

/** Determines which parameters of functions are requests, and for which addresses. */
export class RequestParameters implements Listener {
  readonly #roles = new RouterRoles();
  readonly #clients: ClientRoles;
  /** The addresses that a function is registered for which has a parameter; null for all. */
  readonly #covered = new Map<string, Map<string, AddressPattern | null>>();
  /** Where the functions are given away whose parameters are requests. */
  readonly given = new GivenFunctions(this.#roles);
  /** Of functions that are called from outside, the first parameter by each that follows it. */
  readonly #first = new Map<string, Place>();
  /** What the parameters are of functions that take the place of one of a client, by their places and indices. */
  readonly #slots = new Map<string, readonly Slot[]>();
  /** How a client names the options of its requests, by the parameters that are such options. */
  readonly #options = new Map<string, OptionNames>();

  /** @param clients what tells clients, of the same evaluation */
  constructor(clients: ClientRoles) {
    this.#clients = clients;
  }

  /** Whether a parameter is the URL or the method of a request that a client is to send. */
  isGiven(slot: 'url' | 'method', place: Place, index: number): boolean {
    return this.#slots.get(slotKey(place, index))?.includes(slot) === true;
  }

  /** How a client names the options of its requests that a parameter is; null for a request of another kind. */
  optionsOf(parameter: string): OptionNames | null {
    return this.#options.get(parameter) ?? null;
  }

  assigned(event: AssignEvent): void {
    for (const patched of patchedBy(event, this.#clients)) this.#patch(patched);
  }

  #patch({ called: { code, file }, forms }: PatchedClient): void {
    for (const [at, { range, isRest }] of (code?.parameters ?? []).entries()) {
      this.#coverAny({ file, range });
      for (let index = at; index < (isRest ? LONGEST_FORM : at + 1); index += 1)
        this.#slots.set(slotKey({ file, range }, index), slotsAt(forms, index));
    }
  }

  /** The addresses of the requests that a parameter is, each once; null for all, nothing where it is no request. */
  coveredBy(parameter: string): readonly (AddressPattern | null)[] {
    const covered = [...(this.#covered.get(parameter)?.values() ?? [])];
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
    this.given.give(event, called, names !== null);
    for (const { range } of [code, ...code.parameters]) {
      this.#cover({ file, range }, address);
      if (names) this.#options.set(startOf({ file, range }), names);
    }
    const [first] = code.parameters;
    if (first && givesAddress(event, called)) this.#slots.set(slotKey({ file, range: first.range }, 0), ['url']);
    return null;
  }

  /**
   * No one in the program calls it: what it is given is a request where its type says so, or its own name, or what it
   * does with it.
   */
  entered(called: FunctionValue): void {
    const { code, file } = called;
    const isOfKeys = answersKeys(called);
    const [first] = code?.parameters ?? [];
    for (const { range, target } of code?.parameters ?? []) {
      if (isOfKeys || (target.kind === 'binding' && REQUEST_TYPES.has(target.type ?? '')))
        this.#coverAny({ file, range });
      if (first && range !== first.range) this.#first.set(startOf({ file, range }), { file, range: first.range });
    }
  }

  /** What a function answers that a framework calls: `() => ({ authenticate(request, h) { ... } })`. */
  escaped(value: Value): void {
    for (const { code, file } of fieldsOf(value, STRATEGY).flatMap(functionsIn))
      for (const { range } of code?.parameters.slice(0, 1) ?? []) this.#coverAny({ file, range });
  }

  /** Who calls what follows the first parameter passes a request on: `(k, go) => { check(k); return go(); }`. */
  called(event: CallEvent): void {
    this.given.called(event);
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

  #cover(place: Place, address: AddressPattern | null): void {
    const key = startOf(place);
    const known = this.#covered.get(key) ?? new Map<string, AddressPattern | null>();
    this.#covered.set(key, known.set(address ? `${address.asks} ${address.text}` : '', address));
  }
}

function functionsIn(value: Value): readonly FunctionValue[] {
  return optionsOf(value).filter((option) => option.kind === 'function');
}

/** No client takes more arguments that state something about a request. */
const LONGEST_FORM = 4;

function slotKey(place: Place, index: number): string {
  return `${startOf(place)} ${String(index)}`;
}

/** How a client names the options that it calls what a member of it is given with; null for another call. */
function hookNames({ callee }: CallEvent, clients: ClientRoles): OptionNames | null {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return null;
  const { object, name } = callee.source;
  const made = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call.callee : object;
  const client = (clients.of(object) ?? clients.of(made))?.client;
  return client?.hooks?.includes(name) === true ? client.options : null;
}

/** What is in files that tell requests apart, besides the types of these: a first look, which is no proof. */
const SIGNS = [
  ...[String.raw`next\s{0,9}[(),]`, 'interceptors', 'beforeRequest', 'transformRequest', 'ajaxPrefilter', 'defaults'],
  ...[String.raw`axios\.create`, 'MiddlewareConsumer', 'setGlobalPrefix', 'unless', 'skipIf', 'rewriteUrl', 'setUrl'],
  ...['ajaxSetup', 'ajaxSend', 'HttpInterceptor', 'intercept', 'serviceworker', 'prototype'],
  ...[String.raw`addEventListener\(\s{0,9}["'\x60]fetch`, String.raw`(?:fetch|[$.]ajax|open|send)\s{0,9}=(?![=>])`],
  ...[String.raw`authenticate\s{0,9}[(:=]`, ...PACKAGES],
  ...[String.raw`[cC]ookie[^]{0,300}?[pP]ath["'\x60]?\s{0,9}[:=]`, String.raw`makeUrl|toRoute|urlFor|outer\.url\(`],
  ...['addHook', 'onBeforeHandle', 'registerRoute', 'csrf', 'csurf', 'lusca', 'crumb', 'corser'],
  ...[
    String.raw`\w{0,30}(?:[cC]ors|CORS)`,
    '[aA]ccess-[cC]ontrol-[aA]llow',
    String.raw`methods["']?\s{0,9}:\s{0,9}["'[]`,
  ],
];
/** What is in tables of permissions, of proxies and of gateways, which are objects, lists and rows of text. */
const TABLES = [
  String.raw`\b(?:resources?|destination|target)["']?\s{0,9}:`,
  String.raw`\b(?:addPerm|add(?:Named)?Polic|addMethod)|[\s"'\x60]p\d?["']?,`,
  String.raw`["'\x60]\s{0,9}:\s{0,9}["'\x60](?:http|ws)|\{\w{1,40}\+\}`,
];
const MAY_TAKE = new RegExp(String.raw`\b(?:${[...SIGNS, ...REQUEST_TYPES].join('|')})|${TABLES.join('|')}`);

/** Whether a text may have functions or options that requests are distinguished by. */
export const mayTakeRequests = askedOnce((text) => MAY_TAKE.test(text));
