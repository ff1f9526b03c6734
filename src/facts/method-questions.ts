import type { CallEvent, CompareEvent, Listener } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { memberSource, type Place, type Value } from '../values/value.ts';
import { nameOfCallee } from './called-member.ts';
import type { RequestValues } from './request-values.ts';

/** Members by which a list or a table is searched, or a text is tested. */
const ASKING: ReadonlySet<string> = new Set([
  ...['includes', 'has', 'indexOf', 'get', 'test', 'startsWith', 'endsWith', 'match'],
]);
/** Functions of h3 that compare the method of an event. */
const COMPARING: ReadonlySet<string> = new Set(['isMethod', 'assertMethod']);

/** A place that depends on the method of a request, with the parameter that is the request. */
export interface MethodQuestion {
  readonly place: Place;
  readonly root: Place;
}

/** Finds where code compares the methods of requests, or looks them up: `req.method === 'POST' ? 201 : 200`. */
export class MethodQuestions implements Listener {
  readonly #values: RequestValues;
  readonly #found = new Map<string, MethodQuestion>();

  /** @param values finds which values are parts of requests, in the same evaluation */
  constructor(values: RequestValues) {
    this.#values = values;
  }

  all(): readonly MethodQuestion[] {
    return [...this.#found.values()];
  }

  compared({ left, right, place }: CompareEvent): void {
    this.#ask([left, right], place);
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    const name = nameOfCallee(callee);
    const [first] = args;
    if (ASKING.has(name)) this.#ask([memberSource(callee)?.object, ...args], place);
    const root = first && COMPARING.has(name) ? this.#values.requestIn(first) : null;
    if (root) this.#found.set(wholeOf(place), { place, root });
  }

  #ask(values: readonly (Value | undefined)[], place: Place): void {
    for (const value of values) {
      const root = value && this.#values.methodIn(value);
      if (root) this.#found.set(wholeOf(place), { place, root });
    }
  }
}
