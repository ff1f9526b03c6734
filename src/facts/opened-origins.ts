import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { FunctionValue, Place, Value } from '../values/value.ts';

const HEADER = 'access-control-allow-origin';

/** Members that register a hook for all requests, which does not call `next`: of Fastify, hapi and Elysia. */
const HOOKS: ReadonlySet<string> = new Set(['addHook', 'ext', 'onRequest', 'onBeforeHandle', 'onAfterHandle']);
/** The names of requests. */
const REQUESTS: ReadonlySet<string> = new Set(['request', 'req']);

/** A place that sets the header on a parameter of a function. */
interface Opened {
  readonly parameter: Place;
  readonly place: Place;
}

/** Finds middleware that allows other origins by a header, for all routes. */
export class OpenedOrigins implements Listener {
  /** The function of each parameter, with the index of the parameter, by its beginning. */
  readonly #owners = new Map<string, { readonly owner: string; readonly index: number }>();
  /** The functions that pass requests on, with the index of the parameter that they call for that. */
  readonly #handing = new Map<string, number>();
  readonly #opened: Opened[] = [];

  entered(called: FunctionValue): void {
    this.#own(called);
  }

  parametersOf({ callee }: CallEvent, _at: number, callback: FunctionValue): null {
    const name = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.name : '';
    this.#own(callback);
    if (HOOKS.has(name)) this.#handing.set(keyOf(callback), Infinity);
    return null;
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    if (callee.kind !== 'opaque') return;
    if (callee.source.kind === 'parameter') this.#hand(callee.source.place);
    const sets = args.some((each, at) => (isHeader(each) && at + 1 < args.length) || holdsHeader(each));
    const parameter = sets && callee.source.kind === 'member' ? responseOf(callee.source.object) : null;
    if (parameter) this.#opened.push({ parameter, place });
  }

  assigned({ object, key, place }: AssignEvent): void {
    const parameter = isHeader(key) ? responseOf(object) : null;
    if (parameter) this.#opened.push({ parameter, place });
  }

  places(): readonly Place[] {
    return this.#opened.flatMap(({ parameter, place }) => {
      const { owner, index } = this.#owners.get(startOf(parameter)) ?? {};
      const next = owner === undefined ? undefined : this.#handing.get(owner);
      // With `next` as the second parameter, the first one is the context; else the response is before `next`.
      const isResponse = next === 1 ? index === 0 : next !== undefined && index !== undefined && index < next;
      return isResponse ? [place] : [];
    });
  }

  #own(called: FunctionValue): void {
    for (const [index, { range }] of (called.code?.parameters ?? []).entries())
      this.#owners.set(startOf({ file: called.file, range }), { owner: keyOf(called), index });
  }

  #hand(next: Place): void {
    const { owner, index } = this.#owners.get(startOf(next)) ?? {};
    if (owner !== undefined && index !== undefined && index > 0 && this.#handing.get(owner) !== Infinity)
      this.#handing.set(owner, index);
  }
}

function keyOf({ file, code }: FunctionValue): string {
  return code ? startOf({ file, range: code.range }) : '';
}

/** The parameter that a response is, or is a member of; null for another value, and for a request. */
function responseOf(value: Value): Place | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'parameter') return REQUESTS.has(source.name) ? null : source.place;
  if (source.kind === 'call') return responseOf(source.call.callee);
  if (source.kind !== 'member') return null;
  if (source.name === 'response' || source.name === 'res') return rootOf(source.object);
  return REQUESTS.has(source.name) ? null : responseOf(source.object);
}

function rootOf(value: Value): Place | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'parameter') return source.place;
  return source.kind === 'member' ? rootOf(source.object) : null;
}

function isHeader(value: Value): boolean {
  return knownText(value)?.toLowerCase() === HEADER;
}

function holdsHeader(value: Value): boolean {
  return value.kind === 'object' && [...value.state.fields.keys()].some((name) => name.toLowerCase() === HEADER);
}
