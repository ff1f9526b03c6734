import { liesWithin } from '../text/ranges.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { optionsOf, type FunctionValue, type ObjectValue } from '../values/value.ts';
import { isMethodsOption } from './cors-packages.ts';
import type { MadeValues } from './made-values.ts';

/** Finds objects of options with a list of methods that functions return, or pass to a callback. */
export class AnsweredOptions implements Listener {
  readonly #made: MadeValues;
  readonly #calls: CallEvent[] = [];

  /** @param made the values that literals make, of the same evaluation */
  constructor(made: MadeValues) {
    this.#made = made;
  }

  called(event: CallEvent): void {
    if (event.callee.kind === 'opaque' && event.callee.source.kind === 'parameter') this.#calls.push(event);
  }

  /**
   * The objects with a list of methods that a function returns or passes to a callback: `() => ({ methods })`,
   * `(request, done) => done(null, { methods })`.
   */
  of(answering: FunctionValue): readonly ObjectValue[] {
    const { code, file } = answering;
    const calls = this.#calls.filter(
      ({ site: { place } }) => code && place.file === file && liesWithin(place.range, code.range),
    );
    const objects = [...this.#made.within(answering), ...calls.flatMap(({ args }) => args.flatMap(optionsOf))];
    return objects.flatMap((each) => (each.kind === 'object' && listsMethods(each) ? [each] : []));
  }
}

/** Whether an object has an option that lists methods. */
export function listsMethods({ state: { fields } }: ObjectValue): boolean {
  return [...fields.keys()].some(isMethodsOption);
}
