import type { Listener } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import type { FunctionValue, ObjectValue } from '../values/value.ts';
import { liesWithin } from '../text/ranges.ts';

/** How many objects of one literal are recorded: a function that is called more often creates similar ones. */
const MOST_OF_ONE = 20;

/** The objects and lists that the literals of a program create, with their contents at the end of the evaluation. */
export class MadeValues implements Listener {
  readonly #made = new Map<string, ObjectValue[]>();

  made(object: ObjectValue): void {
    const key = object.place ? startOf(object.place) : '';
    const known = this.#made.get(key);
    if (!known) this.#made.set(key, [object]);
    else if (key === '' || known.length < MOST_OF_ONE) known.push(object);
  }

  *all(): Generator<ObjectValue> {
    for (const objects of this.#made.values()) yield* objects;
  }

  /** The objects and lists that literals in the code of a function create. */
  *within({ code, file }: FunctionValue): Generator<ObjectValue> {
    for (const object of this.all())
      if (code && object.place?.file === file && liesWithin(object.place.range, code.range)) yield object;
  }
}
