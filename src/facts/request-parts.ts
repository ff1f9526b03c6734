import { REQUEST_MEMBERS } from '../catalogue/request-readers.ts';
import type { AddressPattern } from '../model/guards.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import type { ObjectValue, OpaqueValue, Value } from '../values/value.ts';
import { nameOfKey, pathOf } from './member-paths.ts';
import { ADDRESS_MEMBERS, ADDRESSES, METHOD_MEMBERS, METHODS, type Part, type PartNames } from './request-names.ts';
import { PartReader } from './part-reader.ts';
import type { RequestParameters } from './request-parameters.ts';
import type { PassedOn } from './sent-literals.ts';
import { contentsOf, storeUnder } from './stored-contents.ts';
import { StoredValues } from './stored-values.ts';

/** How deep the sources of an unknown value are searched for a part of a request. */
const DEEPEST = 12;

/** How deep the fields of a stored value are searched for a part of a request. */
const DEEPEST_STORED = 3;

/** How often the contents of one list are searched within themselves. */
const DEEPEST_LISTED = 2;

/** Finds out which values are parts of requests, through variables, members and stores. */
export class RequestParts implements Listener {
  readonly #parameters: RequestParameters;
  readonly #stored = new StoredValues();
  readonly #reader: PartReader;
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
    this.#reader = new PartReader(parameters, passed, this.#stored, this);
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
      this.#reader.read(value, names, depth + 1) ?? (store && this.#searched(store, value, names, depth + 1, known));
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

  /** The addresses of the requests that a part comes from, each once; null for all. */
  coveredBy({ parameter, isForwarded = false }: Part): readonly (AddressPattern | null)[] {
    const covered = this.#parameters.coveredBy(parameter);
    return isForwarded && covered.length > 0 ? [null] : covered;
  }
}
