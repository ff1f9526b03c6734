import { liesWithin } from '../text/ranges.ts';
import { groupBy } from '../text/grouping.ts';
import { endOf, wholeOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import type { CarrierRead, FieldUse, ReadBodies } from './read-bodies.ts';
import type { Registration, Registrations } from './registrations.ts';

/** A function that answers requests, with the registration that gives it these. */
interface Answering {
  readonly place: Place;
  readonly registration: string;
}

/**
 * What the functions of each registration read of the bodies and queries of requests. A wrapper is called for many
 * routes, so what it calls reads the same request as far as is known: what the handler of another route reads is left
 * out.
 */
export class OwnReads {
  readonly #bodies: ReadBodies;
  readonly #registrations: Registrations;
  #known = 0;
  #byFile: ReadonlyMap<string, readonly Answering[]> = new Map();
  #own: ReadonlyMap<string, readonly Answering[]> = new Map();
  readonly #around = new Map<string, readonly Answering[]>();

  constructor(bodies: ReadBodies, registrations: Registrations) {
    this.#bodies = bodies;
    this.#registrations = registrations;
  }

  /** What the functions read of requests that a call of a file registers. */
  readsAt(file: string, end: number): readonly CarrierRead[] {
    const all = this.#bodies.readsAt(file, end);
    if (all.length === 0) return all;
    this.#index();
    const registration = endOf({ file, range: [end, end] });
    const own = this.#own.get(registration) ?? [];
    return all.filter(({ place }) => {
      const around = this.#handlersAround(place);
      return around.length === 0 || around.some((each) => isOf(each, registration) || own.some(within(each.place)));
    });
  }

  /** What functions read that many requests meet. */
  get ofHooks(): readonly CarrierRead[] {
    return this.#bodies.ofHooks;
  }

  /** What is given fields of requests. */
  get uses(): readonly FieldUse[] {
    return this.#bodies.uses;
  }

  #index(): void {
    const { all } = this.#registrations;
    if (all.length === this.#known) return;
    this.#known = all.length;
    const found = all.flatMap(answeringOf);
    this.#byFile = groupBy(found, ({ place }) => place.file);
    this.#own = groupBy(found, ({ registration }) => registration);
    this.#around.clear();
  }

  #handlersAround(place: Place): readonly Answering[] {
    const key = wholeOf(place);
    const known = this.#around.get(key) ?? (this.#byFile.get(place.file) ?? []).filter((each) => liesIn(place, each));
    this.#around.set(key, known);
    return known;
  }
}

function answeringOf({ place, handlers }: Registration): readonly Answering[] {
  const registration = endOf(place);
  return handlers.flatMap((each) => (each.place ? [{ place: each.place, registration }] : []));
}

function isOf({ registration }: Answering, other: string): boolean {
  return registration === other;
}

function liesIn(place: Place, outer: Answering): boolean {
  return place.file === outer.place.file && liesWithin(place.range, outer.place.range);
}

/** Whether a handler is within a function, which then is no other one. */
function within(outer: Place): (inner: Answering) => boolean {
  return ({ place }) => place.file === outer.file && liesWithin(place.range, outer.range);
}
