import { REQUEST_MEMBERS } from '../catalogue/request-readers.ts';
import type { AddressPattern } from '../model/guards.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type ObjectValue, type OpaqueSource, type OpaqueValue, type Value } from '../values/value.ts';
import { derived, isRoute, keptIn, writtenIn } from './made-parts.ts';
import { nameOfKey, pathOf, resultPathOf, type MemberPath } from './member-paths.ts';
import { fieldsOf } from './registered-addresses.ts';
import {
  DECLARED_MEMBERS,
  ADDRESS_MEMBERS,
  ADDRESSES,
  FORWARDED,
  isLeading,
  METHOD_MEMBERS,
  METHODS,
  type Part,
  type PartNames,
} from './request-names.ts';
import type { RequestParameters } from './request-parameters.ts';
import type { PassedOn } from './sent-literals.ts';
import { contentsOf, isLookedUp, storeUnder } from './stored-contents.ts';
import { StoredValues } from './stored-values.ts';

/** Members for addresses with the prefixes of all mounts: `ctx.request.url`, `request.raw.url`, `originalUrl`. */
const OF_MOUNTS: ReadonlySet<string> = new Set(['originalUrl', 'request', 'raw']);
/** How deep the sources of an unknown value are searched for a part of a request. */
const DEEPEST = 12;

/** How deep the fields of a stored value are searched for a part of a request. */
const DEEPEST_STORED = 3;

/** How often the contents of one list are searched within themselves. */
const DEEPEST_LISTED = 2;

/** Finds out which values are parts of requests, through variables, members and stores. */
export class RequestParts implements Listener {
  readonly #parameters: RequestParameters;
  readonly #passed: PassedOn;
  readonly #stored = new StoredValues();
  /** The names of members for a part of a request, or for a stored value. */
  readonly #leading = new Set<string>([...ADDRESS_MEMBERS, ...METHOD_MEMBERS]);
  readonly #known = new Map<PartNames, Map<string, Part | null>>();
  /** Those of them that are known for one search alone: what is read from a list may be put there later on. */
  readonly #passing: (() => void)[] = [];
  /** How often the contents of each list are being searched. */
  readonly #open = new Map<ObjectValue, number>();

  /**
   * @param parameters finds which parameters are requests, in the same evaluation
   * @param passed finds which values reach parameters of callbacks, in the same evaluation
   */
  constructor(parameters: RequestParameters, passed: PassedOn) {
    this.#parameters = parameters;
    this.#passed = passed;
  }

  /** Whether a value is a request or a response, or a member of one for a part of it or for a stored value. */
  follows(value: Value): boolean {
    const path = pathOf(value);
    if (!path || !this.#parameters.has(path.parameter)) return false;
    return path.names.every((name) => REQUEST_MEMBERS.has(name)) || path.names.some((name) => this.#leading.has(name));
  }

  assigned({ object, key, value }: AssignEvent): void {
    const name = nameOfKey(key);
    const path = name === null ? null : pathOf(object);
    if (!path || name === null) return;
    const names = [...path.names, name];
    this.#stored.keep(names, value);
    // What was no part of a request may be a stored one now.
    this.#known.clear();
    if (this.#containsPart(value)) this.#leading.add(name);
  }

  /** Whether a value is a request or a part of one, is made of such values, or contains them in its fields. */
  #containsPart(value: Value, depth = 0): boolean {
    if (value.kind === 'object')
      return (
        depth < DEEPEST_STORED &&
        [...value.state.fields.values(), ...(value.foreign ?? [])].some((field) => this.#containsPart(field, depth + 1))
      );
    if (value.kind === 'choice') return value.options.some((option) => this.#containsPart(option, depth));
    if (value.kind === 'opaque' && value.source.kind === 'parameter') return true;
    return (this.find(value, ADDRESSES) ?? this.find(value, METHODS)) !== null;
  }

  called({ self, args }: CallEvent): void {
    if (self?.kind !== 'opaque' || pathOf(self)) return;
    this.#stored.give(self, args);
  }

  /** The part of a request that a value is or is made of; null where there is none. */
  find(value: Value, names: PartNames, depth = 0): Part | null {
    if (value.kind === 'text')
      return this.first(
        value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])),
        names,
        depth,
      );
    if (value.kind === 'choice') return this.first(value.options, names, depth);
    if (value.kind === 'pattern') return value.of ? this.find(value.of, names, depth) : null;
    if (value.kind !== 'opaque' || depth > DEEPEST) return null;
    const known = this.#known.get(names) ?? new Map<string, Part | null>();
    this.#known.set(names, known);
    const before = known.get(value.key);
    if (before !== undefined) return before;
    known.set(value.key, null);
    const store = storeUnder(value);
    const found =
      this.#read(value, names, depth + 1) ?? (store && this.#searched(store, value, names, depth + 1, known));
    known.set(value.key, found);
    if (depth === 0) for (const forget of this.#passing.splice(0)) forget();
    return found;
  }

  /** The part that the contents of a list have, where a value is read from it. */
  #searched(
    store: ObjectValue,
    value: OpaqueValue,
    names: PartNames,
    depth: number,
    known: Map<string, Part | null>,
  ): Part | null {
    const open = this.#open.get(store) ?? 0;
    // A list may contain what was read from it, and so on: another search may begin there.
    const late = open < DEEPEST_LISTED ? contentsOf(value) : [];
    this.#open.set(store, open + 1);
    const found = this.first(late, names, depth);
    this.#open.set(store, open);
    if (late.length === 0) this.#passing.push(() => known.delete(value.key));
    return found;
  }

  /** The part that one of some values has, one that is made of it rather than the first; null where none has. */
  first(values: readonly Value[], names: PartNames, depth = 0): Part | null {
    let first: Part | null = null;
    for (const value of values) {
      const found = this.find(value, names, depth);
      if (found?.isDerived) return found;
      first ??= found;
    }
    return first;
  }

  #read(value: OpaqueValue, names: PartNames, depth: number): Part | null {
    const { source } = value;
    if (source.kind === 'parameter') {
      const { place, index } = source;
      const isGiven = this.#parameters.isGiven(names.members === METHOD_MEMBERS ? 'method' : 'url', place, index);
      if (isGiven) return { isWhole: true, parameter: startOf(place) };
      // An event may pass a part of a request on: `bus.emit('request', req.method)`.
      if (this.#parameters.has(startOf(place))) return this.first(this.#passed.passedInto(value), names, depth);
      // An element of an unknown list: `req.matchedRoutes.some((route) => route.path === '/users')`.
      return this.first(source.among ?? [], names, depth);
    }
    if (source.kind === 'operation' && source.operator === 'key')
      return this.first(source.operands.flatMap(keptIn), names, depth);
    const path = source.kind === 'operation' && source.operator === '[]' ? pathOf(value) : null;
    const kept = path && this.#keptAt(path, names, depth);
    if (kept) return kept;
    if (source.kind === 'operation') return this.#made(value, source, names, depth);
    if (source.kind === 'member') return this.#member(value, source, names, depth);
    if (source.kind !== 'call') return null;
    const { callee, args } = source.call;
    const on = memberSource(callee);
    const inner = on && this.find(on.object, names, depth);
    if (inner)
      return derived(value, names.isTakenApart(on.name, args) ? { ...inner, isWhole: false } : inner, names, true);
    return (
      (on && callee.kind === 'opaque' ? this.#member(callee, on, names, depth) : null) ??
      this.#named(callee, args, names) ??
      derived(value, this.first(args, names, depth), names, false) ??
      (on && this.first(this.#stored.under(on.object, args), names, depth))
    );
  }

  /** The part that an operation is made of. */
  #made(
    value: OpaqueValue,
    source: Extract<OpaqueSource, { kind: 'operation' }>,
    names: PartNames,
    depth: number,
  ): Part | null {
    if (isLookedUp(source) || source.operator === 'typeof') return null;
    const written = writtenIn(source);
    const on = this.first(written.slice(0, 1), names, depth);
    return on ? derived(value, on, names, true) : derived(value, this.first(written, names, depth), names, false);
  }

  #member(
    value: OpaqueValue,
    { object, name }: Extract<OpaqueSource, { kind: 'member' }>,
    names: PartNames,
    depth: number,
  ): Part | null {
    const inner = this.find(object, names, depth);
    if (inner && names.isOther(name)) return null;
    if (inner) return name === 'path' && isRoute(object) ? { ...inner, isOfRoute: true, isDeclared: true } : inner;
    const path = pathOf(value);
    if (path) {
      const isNamed = names.members.has(name) || this.#isOption(path.parameter, name, names);
      if (!isNamed || !isLeading(path.names.slice(0, -1), names))
        return this.#keptAt(path, names, depth) ?? this.first(this.#passedInto(value), names, depth);
      const { parameter, names: leading } = path;
      const isOfMounts = leading.some((each) => OF_MOUNTS.has(each));
      const isForwarded = FORWARDED.test(name);
      return {
        ...{ isWhole: true, parameter },
        ...(isOfMounts && { isOfMounts }),
        ...(isForwarded && { isForwarded }),
        ...((DECLARED_MEMBERS.has(name) || leading.at(-1) === 'routeOptions') && { isDeclared: true }),
      };
    }
    const answered = resultPathOf(value);
    if (answered && this.#parameters.has(answered.parameter))
      return names.members.has(name) && isLeading(answered.names.slice(0, -1), names)
        ? { isWhole: true, parameter: answered.parameter, isOfMounts: true }
        : null;
    return this.#answeredBy(object, name, names, depth);
  }

  /** The part that a member of the result of a store is: `cache.get('last').path`, where that was put there before. */
  #answeredBy(object: Value, name: string, names: PartNames, depth: number): Part | null {
    const call = object.kind === 'opaque' && object.source.kind === 'call' ? object.source.call : null;
    const on =
      call?.callee.kind === 'opaque' && call.callee.source.kind === 'member' ? call.callee.source.object : null;
    return (
      on &&
      this.first(
        this.#stored.givenTo(on).flatMap((each) => fieldsOf(each, name)),
        names,
        depth,
      )
    );
  }

  /**
   * The values that may reach a parameter, or a member of it: `req.method` for `e.how` where
   * `bus.emit('seen', { how: req.method })`.
   */
  #passedInto(value: Value): readonly Value[] {
    const source = value.kind === 'opaque' ? value.source : null;
    if (value.kind === 'opaque' && source?.kind === 'parameter') return this.#passed.passedInto(value);
    if (source?.kind !== 'member') return [];
    return this.#passedInto(source.object).flatMap((each) => fieldsOf(each, source.name));
  }

  /** Whether a parameter is the options of a client, and a member of it is the part. */
  #isOption(parameter: string, name: string, { members }: PartNames): boolean {
    const options = this.#parameters.optionsOf(parameter);
    return options !== null && (members === METHOD_MEMBERS ? options.method : options.url).includes(name);
  }

  /** The part that a call reads by name: `get(req, 'method')`, `req.get('X-Original-Uri')`, `getRequestURL(event)`. */
  #named(callee: Value, args: readonly Value[], names: PartNames): Part | null {
    const said = [...args.map((value) => knownText(value)?.toLowerCase()), accessPath(callee)?.split('.').at(-1)];
    const isNamed = said.some((name) => name !== undefined && names.members.has(name));
    const [path] = isNamed ? [...args, callee].flatMap((value) => pathOf(value) ?? []) : [];
    const isForwarded = said.some((name) => name !== undefined && FORWARDED.test(name));
    return path ? { isWhole: true, parameter: path.parameter, ...(isForwarded && { isForwarded }) } : null;
  }

  /** The addresses of the requests that a part comes from, each once; null for all. */
  coveredBy({ parameter, isForwarded = false }: Part): readonly (AddressPattern | null)[] {
    const covered = this.#parameters.coveredBy(parameter);
    return isForwarded && covered.length > 0 ? [null] : covered;
  }

  /** The part that was stored in a member of any request: `res.locals.method = req.method` for `res.locals.method`. */
  #keptAt({ names: read, parameter }: MemberPath, names: PartNames, depth: number): Part | null {
    const found = this.first(this.#stored.keptAt(read), names, depth);
    return found && { ...found, parameter };
  }
}
