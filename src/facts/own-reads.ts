import { liesWithin } from '../text/ranges.ts';
import { groupBy } from '../text/grouping.ts';
import { endOf, wholeOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import type { CarrierRead, FieldUse, ReadBodies } from './read-bodies.ts';
import type { Registrations } from './registrations.ts';

/**
 * What the functions of each registration read of the bodies and queries of requests. A wrapper is called for many
 * routes, so what it calls reads the same request as far as is known: what the handler of another route reads is left
 * out.
 */
export class OwnReads {
  readonly #bodies: ReadBodies;
  readonly #registrations: Registrations;
  #known = 0;
  #byFile: ReadonlyMap<string, readonly Place[]> = new Map();
  readonly #around = new Map<string, readonly Place[]>();

  constructor(bodies: ReadBodies, registrations: Registrations) {
    this.#bodies = bodies;
    this.#registrations = registrations;
  }

  /** What the functions read of requests that a call of a file registers. */
  readsAt(file: string, end: number): readonly CarrierRead[] {
    return this.#readsOf(endOf({ file, range: [end, end] }));
  }

  /** What functions read that many requests meet. */
  get ofHooks(): readonly CarrierRead[] {
    return [...this.#bodies.hooks].flatMap((call) => this.#readsOf(call));
  }

  #readsOf(call: string): readonly CarrierRead[] {
    const all = this.#bodies.readsAt(call);
    const own = this.#bodies.handlersAt(call);
    if (all.length === 0 || own.length === 0) return all;
    this.#index();
    return all.filter(({ place }) => {
      const around = this.#handlersAround(place);
      // A handler within another function is no other one.
      return around.length === 0 || around.some((each) => own.some((handler) => liesIn(handler, each)));
    });
  }

  /** What is given fields of requests. */
  get uses(): readonly FieldUse[] {
    return this.#bodies.uses;
  }

  #index(): void {
    const { all } = this.#registrations;
    if (all.length === this.#known) return;
    this.#known = all.length;
    const places = all.flatMap(({ handlers }) => handlers.flatMap(({ place }) => place ?? []));
    this.#byFile = groupBy(places, ({ file }) => file);
    this.#around.clear();
  }

  #handlersAround(place: Place): readonly Place[] {
    const key = wholeOf(place);
    const known = this.#around.get(key) ?? (this.#byFile.get(place.file) ?? []).filter((each) => liesIn(place, each));
    this.#around.set(key, known);
    return known;
  }
}

function liesIn(inner: Place, outer: Place): boolean {
  return inner.file === outer.file && liesWithin(inner.range, outer.range);
}
