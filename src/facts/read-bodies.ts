import type { Carrier, SentRead } from '../model/sent-fields.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { endOf, startOf, wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { FunctionValue, OpaqueValue, Place, Value } from '../values/value.ts';
import { addTo } from '../text/grouping.ts';
import { ENTERED, givesRequests } from './registered-addresses.ts';
import { handlersIn } from './route-handlers.ts';
import { RouterRoles } from './router-role.ts';

/** The members of a request for its body and its query. */
const CARRIERS: ReadonlyMap<string, Carrier> = new Map([
  ['body', 'body'],
  ['rawBody', 'body'],
  ['payload', 'body'],
  ['query', 'query'],
]);
/** Members of a context that are its request. */
const REQUESTS: ReadonlySet<string> = new Set(['request', 'req', 'raw']);

/** The field of a {@link CarrierRead} that replaces the whole body or query. */
export const EVERY_FIELD = '*';

/** A place where a handler, or a function that it calls, reads or writes a field of a body or query. */
export interface CarrierRead extends SentRead {
  readonly place: Place;
  /** Whether the place assigns another value. */
  readonly isWritten: boolean;
}

/** A call of a function outside of the project with a field of a body or query as an argument. */
export interface FieldUse {
  readonly carrier: Carrier;
  readonly field: string;
  /** The name of the called function: `findById`, `ObjectId`. */
  readonly by: string;
  /** Its key in the argument: `_id` of `{ _id: id }`; null where it is the argument itself. */
  readonly key: string | null;
  /** The call, and the calls of functions of the project within which it is made. */
  readonly places: readonly Place[];
}

/**
 * Finds the reads of the bodies and queries of requests, in handlers and in functions that they pass the request to, by
 * the calls that register the handlers.
 */
export class ReadBodies implements Listener {
  /** For each parameter that is a request, the ends of the calls that register its function. */
  readonly #givenAt = new Map<string, Set<string>>();
  /** The parameters that are contexts: their body is the answer. */
  readonly #contexts = new Set<string>();
  readonly #roles = new RouterRoles();
  /** The calls that register middleware for many requests: `app.use(check)`. */
  readonly #hooks = new Set<string>();
  /** The reads of the functions that each call registers, by the end of the call. */
  readonly #reads = new Map<string, CarrierRead[]>();
  /** The handlers that each call registers, including those in wrappers, by the end of the call. */
  readonly #handlers = new Map<string, Map<string, Place>>();
  readonly #uses: FieldUse[] = [];

  /** The places of the handlers that a call registers, by the end of the call. */
  handlersAt(call: string): readonly Place[] {
    return [...(this.#handlers.get(call)?.values() ?? [])];
  }

  /** The reads of the functions that a call registers, by the end of the call. */
  readsAt(call: string): readonly CarrierRead[] {
    return this.#reads.get(call) ?? [];
  }

  /** The ends of the calls that register middleware for many requests. */
  get hooks(): ReadonlySet<string> {
    return this.#hooks;
  }

  /** The calls with fields of bodies and queries as arguments. */
  get uses(): readonly FieldUse[] {
    return this.#uses;
  }

  /** Records a call whose first argument is, or contains, a field of a body or query. */
  called({ callee, args: [first], site, callers }: CallEvent): void {
    const { source } = callee.kind === 'opaque' ? callee : { source: null };
    const by = source?.kind === 'member' || source?.kind === 'global' ? source.name : null;
    if (by === null || !first) return;
    const places = [site.place, ...callers];
    const use = (value: Value, key: string | null): void => {
      const found = this.#fieldOf(value);
      if (found) this.#uses.push({ ...found, by, key, places });
    };
    use(first, null);
    if (first.kind === 'object') for (const [key, value] of first.state.fields) use(value, key);
  }

  /** The field of a body or query that a value is; null for another value. */
  #fieldOf(value: Value): Pick<FieldUse, 'carrier' | 'field'> | null {
    if (value.kind !== 'opaque' || value.source.kind !== 'member') return null;
    const { object, name } = value.source;
    if (object.kind !== 'opaque' || object.source.kind !== 'member' || object.source.object.kind !== 'opaque')
      return null;
    const found = this.#carrierOf(object.source.object, object.source.name);
    return found && { carrier: found.carrier, field: name };
  }

  parametersOf(event: CallEvent, _at: number, { code, file }: FunctionValue): null {
    if (!code || !givesRequests(event, this.#roles)) return null;
    const on = event.callee.kind === 'opaque' && event.callee.source.kind === 'member' ? event.callee.source : null;
    const isContext = on !== null && this.#roles.of(on.object)?.framework.signature.required === 1;
    for (const { range } of code.parameters) {
      const key = startOf({ file, range });
      if (isContext) this.#contexts.add(key);
      this.#givenAt.set(key, (this.#givenAt.get(key) ?? new Set()).add(endOf(event.site.place)));
    }
    const call = endOf(event.site.place);
    if (on && ENTERED.has(on.name)) this.#hooks.add(call);
    // A call in a loop registers several handlers.
    const known = this.#handlers.get(call) ?? new Map<string, Place>();
    this.#handlers.set(call, known);
    for (const { place } of event.args.flatMap((each) => handlersIn(each))) if (place) known.set(wholeOf(place), place);
    return null;
  }

  read(object: OpaqueValue, name: string, place: Place): void {
    const carrier = this.#carrierOf(object, name);
    if (carrier) this.#add(carrier, { field: null, place, isWritten: false });
    const { source } = object;
    const of = source.kind === 'member' && source.object.kind === 'opaque' ? source.object : null;
    const holder = of && source.kind === 'member' ? this.#carrierOf(of, source.name) : null;
    if (holder) this.#add(holder, { field: name, place, isWritten: false });
  }

  /** An assignment to a field of a body counts as a read of it: a later read may get another value. */
  assigned({ object, key, place }: AssignEvent): void {
    const name = knownText(key);
    if (object.kind !== 'opaque' || name === null) return;
    const replaced = this.#carrierOf(object, name);
    if (replaced) this.#add(replaced, { field: EVERY_FIELD, place, isWritten: true });
    const { source } = object;
    const of = source.kind === 'member' && source.object.kind === 'opaque' ? source.object : null;
    const holder = of && source.kind === 'member' ? this.#carrierOf(of, source.name) : null;
    if (holder) this.#add(holder, { field: name, place, isWritten: true });
  }

  #add({ carrier, key }: FoundCarrier, read: Omit<CarrierRead, 'carrier'>): void {
    for (const call of this.#givenAt.get(key) ?? []) addTo(this.#reads, call, { carrier, ...read });
  }

  /** The body or query that a member of a request or context is, with the parameter; null for another member. */
  #carrierOf(object: OpaqueValue, name: string): FoundCarrier | null {
    const carrier = CARRIERS.get(name);
    if (!carrier) return null;
    const { source } = object;
    const isOfContext = source.kind === 'member' && REQUESTS.has(source.name);
    const request = isOfContext ? source.object : object;
    if (request.kind !== 'opaque' || request.source.kind !== 'parameter') return null;
    const key = startOf(request.source.place);
    return !isOfContext && carrier === 'body' && this.#contexts.has(key) ? null : { carrier, key };
  }
}

interface FoundCarrier {
  readonly carrier: Carrier;
  /** The beginning of the parameter. */
  readonly key: string;
}
