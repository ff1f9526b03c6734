import type { Range } from '../model/text.ts';
import type { CallEvent, InvokeEvent, Listener } from '../values/events.ts';
import { plainText } from '../values/text-value.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import { printValue } from './print-value.ts';

/** How deep the fields of an argument are searched for an address. */
const DEEPEST = 3;

/** A call in a file with the values that the evaluation found for it. */
export interface SeenCall {
  readonly range: Range;
  /** What is called with what, each way once: `express().get with '/users', function list (app.js:2)`. */
  readonly values: readonly string[];
  /** Whether one of its arguments contains a text with a slash. */
  readonly hasAddress: boolean;
}

/** Notes the calls in one file as they are evaluated, for people who want to know why a route was not found. */
export class SeenCalls implements Listener {
  readonly #file: string;
  readonly #placeText: (place: Place) => string;
  readonly #found = new Map<string, { readonly range: Range; readonly values: Set<string>; hasAddress: boolean }>();

  /** @param placeText returns a place as messages show it */
  constructor(file: string, placeText: (place: Place) => string) {
    this.#file = file;
    this.#placeText = placeText;
  }

  called({ callee, args, site }: CallEvent): void {
    this.#note(site.place, callee, args);
  }

  invoked({ called, args, site }: InvokeEvent): void {
    this.#note(site.place, called, args);
  }

  /** The calls, each once. */
  get all(): readonly SeenCall[] {
    return [...this.#found.values()].map((call) => ({ ...call, values: [...call.values] }));
  }

  #note({ file, range }: Place, callee: Value, args: readonly Value[]): void {
    if (file !== this.#file) return;
    const print = (value: Value): string => printValue(value, this.#placeText);
    const key = range.join();
    const known = this.#found.get(key) ?? { range, values: new Set(), hasAddress: false };
    this.#found.set(key, known);
    known.hasAddress ||= args.some((each) => holdsAddress(each));
    known.values.add([print(callee), args.map(print).join(', ')].filter((text) => text !== '').join(' with '));
  }
}

/** Whether a text with a slash is among the values of an argument, or in its fields: `{ url: '/users' }`. */
function holdsAddress(value: Value, depth = 0): boolean {
  return optionsOf(value).some((option) =>
    option.kind === 'object'
      ? depth < DEEPEST && [...option.state.fields.values()].some((field) => holdsAddress(field, depth + 1))
      : option.kind === 'text' && plainText(option)?.includes('/') === true,
  );
}
