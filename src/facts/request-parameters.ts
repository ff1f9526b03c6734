import type { AddressPattern } from '../model/method-guard.ts';
import { FRAMEWORKS } from '../routes/frameworks/all.ts';
import { askedOnce } from '../text/places.ts';
import type { CallEvent, Listener } from '../values/machine.ts';
import { startOf } from '../values/place.ts';
import type { FunctionValue, Place } from '../values/value.ts';
import { addressOf, givesRequests, mayGiveRequests } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** The types of requests, of which no parameter of a function is anything else. */
export const REQUEST_TYPES: ReadonlySet<string> = new Set([
  ...FRAMEWORKS.flatMap(({ handlerTypes }) => handlerTypes),
  ...['NextRequest', 'NextApiRequest', 'ExecutionContext', 'APIContext', 'RequestEvent'],
]);

/** Tells which parameters of functions are requests, and for which addresses. */
export class RequestParameters implements Listener {
  readonly #roles = new RouterRoles();
  /** The addresses that a function is registered for which has a parameter; null for all. */
  readonly #covered = new Map<string, Map<string, AddressPattern | null>>();
  /** Where parameters begin of functions that routers call, by their files. */
  readonly #routed = new Map<string, Set<number>>();
  /** Of functions that are called from outside, the first parameter by each that follows it. */
  readonly #first = new Map<string, Place>();

  /** The addresses of the requests that a parameter is, each once; null for all, nothing where it is no request. */
  coveredBy(parameter: string): readonly (AddressPattern | null)[] {
    const covered = [...(this.#covered.get(parameter)?.values() ?? [])];
    return covered.includes(null) ? [null] : covered;
  }

  /** Whether a parameter is a request. */
  has(parameter: string): boolean {
    return this.#covered.has(parameter);
  }

  /** Where the parameters of a file begin that routers give requests, or what they answer these with. */
  routedIn(file: string): ReadonlySet<number> {
    return this.#routed.get(file) ?? new Set();
  }

  parametersOf(event: CallEvent, _at: number, { code, file }: FunctionValue): null {
    if (!code || !mayGiveRequests(event)) return null;
    const address = addressOf(event, this.#roles);
    for (const { range } of [code, ...code.parameters]) this.#cover({ file, range }, address);
    const routed = this.#routed.get(file) ?? new Set();
    if (givesRequests(event, this.#roles)) for (const { range } of code.parameters) routed.add(range[0]);
    this.#routed.set(file, routed);
    return null;
  }

  /** Nobody in the program calls it: what it is given is a request where its type says so, or what it does with it. */
  entered({ code, file }: FunctionValue): void {
    const [first] = code?.parameters ?? [];
    for (const { range, target } of code?.parameters ?? []) {
      if (target.kind === 'binding' && REQUEST_TYPES.has(target.type ?? '')) this.#cover({ file, range }, null);
      if (first && range !== first.range) this.#first.set(startOf({ file, range }), { file, range: first.range });
    }
  }

  /** Who calls what follows the first parameter hands a request on: `(k, go) => { check(k); return go(); }`. */
  called({ callee }: CallEvent): void {
    const first = callee.kind === 'opaque' && callee.source.kind === 'parameter' && this.#firstBefore(callee.source);
    if (first) this.#cover(first, null);
  }

  #firstBefore({ place }: { readonly place: Place }): Place | null {
    return this.#first.get(startOf(place)) ?? null;
  }

  #cover(place: Place, address: AddressPattern | null): void {
    const key = startOf(place);
    const known = this.#covered.get(key) ?? new Map<string, AddressPattern | null>();
    this.#covered.set(key, known.set(address ? `${address.asks} ${address.text}` : '', address));
  }
}

/** What stands in files that tell requests apart, besides the types of these: a first look, which is no proof. */
const SIGNS = [
  ...[String.raw`next\s{0,9}[(),]`, 'interceptors', 'beforeRequest', 'transformRequest', 'ajaxPrefilter', 'defaults'],
  ...[String.raw`axios\.create`, 'MiddlewareConsumer', 'setGlobalPrefix', 'unless', 'skipIf', 'rewriteUrl', 'setUrl'],
  ...['addHook', 'onBeforeHandle', 'registerRoute', 'csrf', 'csurf', 'lusca', 'crumb', 'corser'],
  ...[
    String.raw`\w{0,30}(?:[cC]ors|CORS)`,
    '[aA]ccess-[cC]ontrol-[aA]llow',
    String.raw`methods["']?\s{0,9}:\s{0,9}["'[]`,
  ],
];
/** What stands in tables of permissions, of proxies and of gateways, which are objects, lists and rows of text. */
const TABLES = [
  String.raw`\b(?:resources?|destination|target)["']?\s{0,9}:`,
  String.raw`\b(?:addPerm|add(?:Named)?Polic|addMethod)|[\s"'\x60]p\d?["']?,`,
  String.raw`["'\x60]\s{0,9}:\s{0,9}["'\x60](?:http|ws)|\{\w{1,40}\+\}`,
];
const MAY_TAKE = new RegExp(String.raw`\b(?:${[...SIGNS, ...REQUEST_TYPES].join('|')})|${TABLES.join('|')}`);

/** Whether a text may have functions or options that requests are told apart by. */
export const mayTakeRequests = askedOnce((text) => MAY_TAKE.test(text));
