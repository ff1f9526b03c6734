import { liesWithin } from '../text/ranges.ts';
import { groupBy } from '../text/grouping.ts';
import { endOf, wholeOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import type { CarrierRead, FieldUse, ReadBodies } from './read-bodies.ts';
import type { Registrations } from './registrations.ts';

/**
 * The reads of bodies and queries by the functions of each registration. A wrapper of handlers is called for many
 * routes, so the reads of all wrapped handlers are found for each of them: those of other handlers are left out.
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

  /** The reads of the functions that a call of a file registers. */
  readsAt(file: string, end: number): readonly CarrierRead[] {
    return this.#readsOf(endOf({ file, range: [end, end] }));
  }

  /** The reads of middleware for many requests. */
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
      // A read within no handler belongs to all routes; within handlers, one of them has to be the route's own.
      return around.length === 0 || around.some((each) => own.some((handler) => liesIn(handler, each)));
    });
  }

  /** The calls with fields of bodies and queries as arguments. */
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
