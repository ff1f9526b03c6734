import { accessPath } from '../values/access-path.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type OpaqueSource, type OpaqueValue, type Value } from '../values/value.ts';
import { derived, isRoute, keptIn, writtenIn } from './made-parts.ts';
import { pathOf, resultPathOf, type MemberPath } from './member-paths.ts';
import { fieldsOf } from './registered-addresses.ts';
import { DECLARED_MEMBERS, FORWARDED, isLeading, METHOD_MEMBERS, type Part, type PartNames } from './request-names.ts';
import type { RequestParameters } from './request-parameters.ts';
import type { PassedOn } from './sent-literals.ts';
import { isLookedUp } from './stored-contents.ts';
import type { StoredValues } from './stored-values.ts';

/** Members for addresses with the prefixes of all mounts: `ctx.request.url`, `request.raw.url`, `originalUrl`. */
const OF_MOUNTS: ReadonlySet<string> = new Set(['originalUrl', 'request', 'raw']);

/** Searches values for a part of a request. */
interface PartSearch {
  /** The part that a value is or is made of; null where there is none. */
  find(value: Value, names: PartNames, depth: number): Part | null;
  /** The part that one of some values has. */
  first(values: readonly Value[], names: PartNames, depth: number): Part | null;
}

/** Tells which part of a request an unknown value is: a member of it, the result of a call with it, what was stored. */
export class PartReader {
  readonly #parameters: RequestParameters;
  readonly #passed: PassedOn;
  readonly #stored: StoredValues;
  readonly #search: PartSearch;

  /** @param search searches the values that an unknown value is made of */
  constructor(parameters: RequestParameters, passed: PassedOn, stored: StoredValues, search: PartSearch) {
    this.#parameters = parameters;
    this.#passed = passed;
    this.#stored = stored;
    this.#search = search;
  }

  /** The part that an unknown value is by where it comes from. */
  read(value: OpaqueValue, names: PartNames, depth: number): Part | null {
    const { source } = value;
    if (source.kind === 'parameter') {
      const { place, index } = source;
      const isGiven = this.#parameters.isGiven(names.members === METHOD_MEMBERS ? 'method' : 'url', place, index);
      if (isGiven) return { isWhole: true, parameter: startOf(place) };
      // An event may pass a part of a request on: `bus.emit('request', req.method)`.
      if (this.#parameters.has(startOf(place))) return this.#search.first(this.#passed.passedInto(value), names, depth);
      // An element of an unknown list: `req.matchedRoutes.some((route) => route.path === '/users')`.
      return this.#search.first(source.among ?? [], names, depth);
    }
    if (source.kind === 'operation' && source.operator === 'key')
      return this.#search.first(source.operands.flatMap(keptIn), names, depth);
    const path = source.kind === 'operation' && source.operator === '[]' ? pathOf(value) : null;
    const kept = path && this.#keptAt(path, names, depth);
    if (kept) return kept;
    if (source.kind === 'operation') return this.#made(value, source, names, depth);
    if (source.kind === 'member') return this.#member(value, source, names, depth);
    if (source.kind !== 'call') return null;
    const { callee, args } = source.call;
    const on = memberSource(callee);
    const inner = on && this.#search.find(on.object, names, depth);
    if (inner)
      return derived(value, names.isTakenApart(on.name, args) ? { ...inner, isWhole: false } : inner, names, true);
    return (
      (on && callee.kind === 'opaque' ? this.#member(callee, on, names, depth) : null) ??
      this.#named(callee, args, names) ??
      derived(value, this.#search.first(args, names, depth), names, false) ??
      (on && this.#search.first(this.#stored.under(on.object, args), names, depth))
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
    const on = this.#search.first(written.slice(0, 1), names, depth);
    return on
      ? derived(value, on, names, true)
      : derived(value, this.#search.first(written, names, depth), names, false);
  }

  #member(
    value: OpaqueValue,
    { object, name }: Extract<OpaqueSource, { kind: 'member' }>,
    names: PartNames,
    depth: number,
  ): Part | null {
    const inner = this.#search.find(object, names, depth);
    if (inner && names.isOther(name)) return null;
    if (inner) return name === 'path' && isRoute(object) ? { ...inner, isOfRoute: true, isDeclared: true } : inner;
    const path = pathOf(value);
    if (path) {
      const isNamed = names.members.has(name) || this.#isOption(path.parameter, name, names);
      if (!isNamed || !isLeading(path.names.slice(0, -1), names))
        return this.#keptAt(path, names, depth) ?? this.#search.first(this.#passedInto(value), names, depth);
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
      this.#search.first(
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

  /** The part that was stored in a member of any request: `res.locals.method = req.method` for `res.locals.method`. */
  #keptAt({ names: read, parameter }: MemberPath, names: PartNames, depth: number): Part | null {
    const found = this.#search.first(this.#stored.keptAt(read), names, depth);
    return found && { ...found, parameter };
  }
}
