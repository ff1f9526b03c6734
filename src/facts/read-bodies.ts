import type { Carrier, SentRead } from '../model/sent-fields.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { endOf, startOf, wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { FunctionValue, OpaqueValue, Place, Value } from '../values/value.ts';
import { addTo } from '../text/grouping.ts';
import { ENTERED, givesRequests } from './registered-addresses.ts';
import { handlersIn } from './route-handlers.ts';
import { RouterRoles } from './router-role.ts';

/** Members of a request that hold what was sent in it. */
const CARRIERS: ReadonlyMap<string, Carrier> = new Map([
  ['body', 'body'],
  ['rawBody', 'body'],
  ['payload', 'body'],
  ['query', 'query'],
]);
/** Members of a context that are its request. */
const REQUESTS: ReadonlySet<string> = new Set(['request', 'req', 'raw']);

/** Is for all fields: the carrier is replaced. */
export const EVERY_FIELD = '*';

/**
 * A place where a function that answers requests, or is called by one, reads what they carry, or writes it: a field, or
 * {@link EVERY_FIELD}.
 */
export interface CarrierRead extends SentRead {
  readonly place: Place;
  /** Whether it is given another value there. */
  readonly isWritten: boolean;
}

/** A call of something else than the project's own that is given a field of a carrier. */
export interface FieldUse {
  readonly carrier: Carrier;
  readonly field: string;
  /** The name of what is called: `findById`, `ObjectId`. */
  readonly by: string;
  /** The key of the object that holds it, as an argument: `_id` of `{ _id: id }`; null where it is one itself. */
  readonly key: string | null;
  /** The call, and the calls of functions of the project within which it is made. */
  readonly places: readonly Place[];
}

/**
 * Determines where functions are registered that read the bodies of requests, wherever they do so: in functions that
 * they hand the request to, under any name.
 */
export class ReadBodies implements Listener {
  /** The calls that give each parameter a request, by where these end. */
  readonly #givenAt = new Map<string, Set<string>>();
  /** The parameters that are contexts: their body is the answer. */
  readonly #contexts = new Set<string>();
  readonly #roles = new RouterRoles();
  /** The calls that register what each request meets: `app.use(check)`. */
  readonly #hooks = new Set<string>();
  /** What the functions read that a call registers, by where it ends. */
  readonly #reads = new Map<string, CarrierRead[]>();
  /** The functions that such a call passes requests to, those within wrappers, by where it ends. */
  readonly #handlers = new Map<string, Map<string, Place>>();
  readonly #uses: FieldUse[] = [];

  /** The functions that a call passes requests to, as far as they are known, by where it ends. */
  handlersAt(call: string): readonly Place[] {
    return [...(this.#handlers.get(call)?.values() ?? [])];
  }

  /** What the functions read of requests that a call registers, by where it ends. */
  readsAt(call: string): readonly CarrierRead[] {
    return this.#reads.get(call) ?? [];
  }

  /** The calls that register what many requests meet, by where they end. */
  get hooks(): ReadonlySet<string> {
    return this.#hooks;
  }

  /** What is given fields of carriers. */
  get uses(): readonly FieldUse[] {
    return this.#uses;
  }

  /** What gets a field of a carrier as its first argument, or in that. */
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

  /** The field of a carrier that a value is; null for another value. */
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
    // A call of a loop registers many.
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

  /** What is put into a body counts as a read of that field: what reads it afterwards may get another value. */
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

  /** What a member of a value is that functions are given, and the parameter that it comes from. */
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
  /** Where the parameter begins. */
  readonly key: string;
}
