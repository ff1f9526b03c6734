import { groupBy } from '../text/grouping.ts';
import { liesWithin } from '../text/ranges.ts';
import { wholeOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import type { Registrations } from './registrations.ts';

/** The places of all handlers that are registered. */
export class HandlerPlaces {
  readonly #registrations: Registrations;
  #count = 0;
  #byFile: ReadonlyMap<string, readonly Place[]> = new Map();
  readonly #around = new Map<string, readonly Place[]>();

  constructor(registrations: Registrations) {
    this.#registrations = registrations;
  }

  /** How many registrations were found so far. */
  get count(): number {
    return this.#registrations.size;
  }

  /** The handlers that contain a place. */
  around(place: Place): readonly Place[] {
    this.#index();
    const key = wholeOf(place);
    const known = this.#around.get(key) ?? (this.#byFile.get(place.file) ?? []).filter((each) => liesIn(place, each));
    this.#around.set(key, known);
    return known;
  }

  #index(): void {
    if (this.count === this.#count) return;
    this.#count = this.count;
    const places = this.#registrations.all.flatMap(({ handlers }) => handlers.flatMap(({ place }) => place ?? []));
    this.#byFile = groupBy(places, ({ file }) => file);
    this.#around.clear();
  }
}

/** Whether a place is within another one. */
export function liesIn(inner: Place, outer: Place): boolean {
  return inner.file === outer.file && liesWithin(inner.range, outer.range);
}

/** Whether a place is within one of some places. */
export function liesInAny(inner: Place, places: readonly Place[]): boolean {
  return places.some((place) => liesIn(inner, place));
}
