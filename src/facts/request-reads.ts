import type { Carrier, SentRead } from '../model/sent-fields.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { endOf, startOf, wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type FunctionValue, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { nameOfCallee } from './called-member.ts';
import { ENTERED, givesRequests } from './registered-addresses.ts';
import type { RequestValue, RequestValues } from './request-values.ts';
import { handlersIn } from './route-handlers.ts';
import { RouterRoles } from './router-role.ts';

/** Members of a request in which middleware puts the user who sends it. */
const SENDERS: ReadonlySet<string> = new Set([
  ...['user', 'userId', 'session', 'auth', 'currentUser', 'account', 'credentials'],
]);
/** Members of a context or a response in which middleware puts values: `ctx.state`, `res.locals`. */
const STATES: ReadonlySet<string> = new Set(['state', 'locals']);

/** The field of a {@link CarrierRead} that replaces the whole body or query. */
export const EVERY_FIELD = '*';

/** A place where a handler, or a function that it calls, reads or writes a field of a body or query. */
export interface CarrierRead extends SentRead {
  readonly place: Place;
  /** Whether the place assigns another value. */
  readonly isWritten: boolean;
}

/** A read of a request, with the parameter that is the request. */
export interface RootedRead extends CarrierRead {
  readonly root: Place;
}

/** A read of who sends a request: `req.user`. */
export interface SenderRead {
  readonly place: Place;
  readonly root: Place;
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
 * Finds the reads of the bodies and queries of requests, and of who sends them, in handlers and in functions that they
 * pass the request to.
 */
export class RequestReads implements Listener {
  readonly #values: RequestValues;
  readonly #roles = new RouterRoles();
  /** The parameters of the functions that each call registers, by the end of the call. */
  readonly #parameters = new Map<string, Set<string>>();
  /** The calls that register middleware for many requests: `app.use(check)`. */
  readonly #hooks = new Set<string>();
  /** The handlers that each call registers, including those in wrappers, by the end of the call. */
  readonly #handlers = new Map<string, Map<string, Place>>();
  readonly #reads = new Map<string, RootedRead>();
  #all: readonly RootedRead[] = [];
  readonly #senders = new Map<string, SenderRead>();
  readonly #uses: FieldUse[] = [];

  /** @param values finds which values are fields of requests, in the same evaluation */
  constructor(values: RequestValues) {
    this.#values = values;
  }

  /** The places of the handlers that a call registers, by the end of the call. */
  handlersAt(call: string): readonly Place[] {
    return [...(this.#handlers.get(call)?.values() ?? [])];
  }

  /** The reads of the functions that a call registers, by the end of the call. */
  readsAt(call: string): readonly CarrierRead[] {
    const parameters = this.#parameters.get(call);
    return parameters ? this.all().filter(({ root }) => parameters.has(startOf(root))) : [];
  }

  /** All reads of bodies and queries. */
  all(): readonly RootedRead[] {
    if (this.#all.length !== this.#reads.size) this.#all = [...this.#reads.values()];
    return this.#all;
  }

  /** All reads of who sends a request. */
  senders(): readonly SenderRead[] {
    return [...this.#senders.values()];
  }

  /** The ends of the calls that register middleware for many requests. */
  get hooks(): ReadonlySet<string> {
    return this.#hooks;
  }

  /** The calls with fields of bodies and queries as arguments. */
  get uses(): readonly FieldUse[] {
    return this.#uses;
  }

  /**
   * Records a call that returns a field of a request, and one whose first argument is, or contains, a field of a body
   * or query.
   */
  called({ callee, args: [first], result, site: { place }, callers }: CallEvent): void {
    const returned = this.#values.returnedBy(result);
    if (returned) this.#add(returned, place, false);
    const by = nameOfCallee(callee);
    if (by === '' || !first) return;
    const places = [place, ...callers];
    const use = (value: Value, key: string | null): void => {
      const member = memberSource(value);
      const found = member?.object.kind === 'opaque' ? this.#values.memberOf(member.object, member.name) : null;
      if (found && found.part !== 'params' && found.field !== null)
        this.#uses.push({ carrier: found.part, field: found.field, by, key, places });
    };
    use(first, null);
    if (first.kind === 'object') for (const [key, value] of first.state.fields) use(value, key);
  }

  parametersOf(event: CallEvent, _at: number, { code, file }: FunctionValue): null {
    if (!code || !givesRequests(event, this.#roles)) return null;
    const call = endOf(event.site.place);
    const parameters = this.#parameters.get(call) ?? new Set();
    this.#parameters.set(call, parameters);
    for (const { range } of code.parameters) parameters.add(startOf({ file, range }));
    const on = memberSource(event.callee);
    if (on && ENTERED.has(on.name)) this.#hooks.add(call);
    // A call in a loop registers several handlers.
    const known = this.#handlers.get(call) ?? new Map<string, Place>();
    this.#handlers.set(call, known);
    for (const { place } of event.args.flatMap((each) => handlersIn(each))) if (place) known.set(wholeOf(place), place);
    return null;
  }

  /** A field that a decorator gives a parameter is read there. */
  entered({ code, file }: FunctionValue): void {
    for (const { range } of code?.parameters ?? []) {
      const place = { file, range };
      const given = this.#values.decoratedAt(place);
      if (given && given.field !== null) this.#add(given, place, false);
    }
  }

  read(object: OpaqueValue, name: string, place: Place): void {
    const found = this.#values.memberOf(object, name);
    if (found) this.#add(found, place, false);
    if (!SENDERS.has(name)) return;
    const member = memberSource(object);
    const root = this.#values.requestIn(member && STATES.has(member.name) ? member.object : object);
    if (root) this.#senders.set(wholeOf(place), { place, root });
  }

  /** An assignment to a field of a body counts as a read of it: a later read may get another value. */
  assigned({ object, key, place }: AssignEvent): void {
    const name = knownText(key);
    const found = object.kind === 'opaque' && name !== null ? this.#values.memberOf(object, name) : null;
    if (found) this.#add({ ...found, field: found.field ?? EVERY_FIELD }, place, true);
  }

  #add({ part, field, root }: RequestValue, place: Place, isWritten: boolean): void {
    if (part === 'params') return;
    const id = [wholeOf(place), startOf(root), part, field, isWritten].join(' ');
    if (!this.#reads.has(id)) this.#reads.set(id, { carrier: part, field, place, isWritten, root });
  }
}
