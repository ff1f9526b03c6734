import type { Carrier, SentRead } from '../model/sent-fields.ts';
import { SENDERS } from '../catalogue/request-readers.ts';
import type { AssignEvent, CallEvent, Caller, Listener } from '../values/events.ts';
import { endOf, startOf, wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type FunctionValue, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { bodyGoneThrough, bodyReadBy } from './body-readers.ts';
import { nameOfCallee, nameWrittenAt } from './called-member.ts';
import { liesInAny } from './handler-places.ts';
import { ENTERED, givesRequests } from './registered-addresses.ts';
import type { RequestValue, RequestValues } from './request-values.ts';
import { capturedBy, handlersIn } from './route-handlers.ts';
import { RouterRoles } from './router-role.ts';

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
  /** Whether the response is passed along with the request to all functions within which it is read. */
  answers: boolean;
}

/** A read of who sends a request: `req.user`. */
export interface SenderRead {
  readonly place: Place;
  readonly root: Place;
}

/** A read of a parameter of the path; of all of them where the field is null. */
export interface ParameterRead {
  readonly field: string | null;
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
  /** The places where a field of a body is one of several values: `req.body.token || req.query.token`. */
  readonly #alternatives = new Map<string, Place>();
  /** The requests that functions get which capture values of the functions that make them. */
  readonly #made = new Set<string>();
  readonly #senders = new Map<string, SenderRead>();
  readonly #parameterReads = new Map<string, ParameterRead>();
  readonly #uses: FieldUse[] = [];

  readonly #sourceOf: (file: string) => string;

  /**
   * @param values finds which values are fields of requests, in the same evaluation
   * @param sourceOf returns the text of a file
   */
  constructor(values: RequestValues, sourceOf: (file: string) => string) {
    this.#values = values;
    this.#sourceOf = sourceOf;
  }

  /** The places of the handlers that a call registers, by the end of the call. */
  handlersAt(call: string): readonly Place[] {
    return [...(this.#handlers.get(call)?.values() ?? [])];
  }

  /** The reads of the functions that a call registers, by the end of the call. */
  readsAt(call: string): readonly RootedRead[] {
    const parameters = this.#parameters.get(call);
    return parameters ? this.all().filter(({ root }) => parameters.has(startOf(root))) : [];
  }

  /** Whether a parameter is one of the functions that a call registers, by the end of the call. */
  isRegisteredBy(call: string, parameter: Place): boolean {
    return this.#parameters.get(call)?.has(startOf(parameter)) === true;
  }

  /** All reads of bodies and queries. */
  all(): readonly RootedRead[] {
    if (this.#all.length !== this.#reads.size) this.#all = [...this.#reads.values()];
    return this.#all;
  }

  /** The reads of parameters of the path by the functions that a call registers, by the end of the call. */
  parametersReadAt(call: string): readonly ParameterRead[] {
    return [...this.#parameterReads.values()].filter(({ root }) => this.isRegisteredBy(call, root));
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
  called(event: CallEvent): void {
    const { callee, args, result, site, callers } = event;
    const { place } = site;
    const [first] = args;
    const returned = this.#values.returnedBy(result);
    if (returned) this.#add(returned, place, false, callers);
    const root = bodyReadBy(event, nameWrittenAt(site.calleePlace, this.#sourceOf), this.#values);
    if (root) this.#add({ ...WHOLE_BODY, root }, place, false, callers);
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

  parametersOf(event: CallEvent, _at: number, called: FunctionValue): null {
    const { code, file } = called;
    if (!code || !givesRequests(event, this.#roles)) return null;
    const call = endOf(event.site.place);
    const parameters = this.#parameters.get(call) ?? new Set();
    this.#parameters.set(call, parameters);
    const isMade = capturedBy(called).length > 0;
    for (const { range } of code.parameters) {
      const parameter = startOf({ file, range });
      parameters.add(parameter);
      if (isMade) this.#made.add(parameter);
    }
    const on = memberSource(event.callee);
    if (on && ENTERED.has(on.name)) this.#hooks.add(call);
    // A call in a loop registers several handlers.
    const known = this.#handlers.get(call) ?? new Map<string, Place>();
    this.#handlers.set(call, known);
    const own = { file, range: code.range };
    for (const place of [own, ...event.args.flatMap((each) => handlersIn(each).map((handler) => handler.place))])
      if (place) known.set(wholeOf(place), place);
    return null;
  }

  /** A field that a decorator gives a parameter is read there. */
  entered({ code, file }: FunctionValue): void {
    for (const { range } of code?.parameters ?? []) {
      const place = { file, range };
      const given = this.#values.decoratedAt(place);
      if (given) this.#add(given, place, false, []);
    }
  }

  /** A loop that goes through a request reads its body. */
  bound(value: OpaqueValue, place: Place): void {
    const root = bodyGoneThrough(value, this.#values);
    if (root) this.#add({ ...WHOLE_BODY, root }, place, false, []);
  }

  chosen(values: readonly Value[], place: Place): void {
    if (values.some((each) => this.#values.of(each)?.part === 'body')) this.#alternatives.set(wholeOf(place), place);
  }

  /**
   * Whether a function reads a whole body that is made of something else: a validator of a schema may check none of the
   * body.
   */
  isGeneric({ field, root }: RootedRead): boolean {
    return field === null && this.#made.has(startOf(root));
  }

  /** Whether another value may be taken instead of what a place reads of a body. */
  isAlternative(place: Place): boolean {
    return liesInAny(place, [...this.#alternatives.values()]);
  }

  read(object: OpaqueValue, name: string, place: Place, callers: () => readonly Caller[]): void {
    const found = this.#values.memberOf(object, name);
    if (found) this.#add(found, place, false, callers());
    if (!SENDERS.has(name)) return;
    const member = memberSource(object);
    const root = this.#values.requestIn(member && STATES.has(member.name) ? member.object : object);
    if (root) this.#senders.set(wholeOf(place), { place, root });
  }

  /** An assignment to a field of a body counts as a read of it: a later read may get another value. */
  assigned({ object, key, place }: AssignEvent): void {
    const name = knownText(key);
    const found = object.kind === 'opaque' && name !== null ? this.#values.memberOf(object, name) : null;
    if (found) this.#add({ ...found, field: found.field ?? EVERY_FIELD }, place, true, []);
  }

  #add({ part, field, root }: RequestValue, place: Place, isWritten: boolean, callers: readonly Caller[]): void {
    if (part === 'params') this.#parameterReads.set(`${wholeOf(place)} ${startOf(root)}`, { field, place, root });
    if (part === 'params') return;
    const id = [wholeOf(place), startOf(root), part, field, isWritten].join(' ');
    const answers = callers.every(({ given }) => this.#passesResponse(given));
    const known = this.#reads.get(id);
    if (known) known.answers ||= answers;
    else this.#reads.set(id, { carrier: part, field, place, isWritten, root, answers });
  }

  /** Whether a call that gets a request gets the response as well. */
  #passesResponse(given: readonly Value[]): boolean {
    return !given.some((each) => this.#values.requestIn(each)) || given.some((each) => this.#values.isResponse(each));
  }
}

const WHOLE_BODY = { part: 'body', field: null } as const;
