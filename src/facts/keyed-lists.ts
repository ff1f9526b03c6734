import type { InFile, NamedMethods } from '../model/allowed-methods-of-origins.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import type { AnsweredOptions } from './answered-options.ts';
import { isMethodsOption } from './cors-packages.ts';
import type { MadeValues } from './made-values.ts';
import { listingOf } from './method-lists.ts';

/** A key of configuration. */
const KEY = /^[\w.-]{1,60}$/;

/** Finds the lists of HTTP methods under the keys of configuration objects in code. */
export class KeyedLists implements Listener {
  readonly #made: MadeValues;
  readonly #answered: AnsweredOptions;
  /** The functions that return the configuration under a key: `registerAs('browsers', () => ({ methods }))`. */
  readonly #registered: { readonly key: string; readonly answer: FunctionValue }[] = [];

  /**
   * @param made the objects that literals make, in the same evaluation
   * @param answered finds the options that functions return, in the same evaluation
   */
  constructor(made: MadeValues, answered: AnsweredOptions) {
    this.#made = made;
    this.#answered = answered;
  }

  called({ args: [first, answer] }: CallEvent): void {
    const key = first ? knownText(first) : null;
    if (key !== null && answer?.kind === 'function' && KEY.test(key)) this.#registered.push({ key, answer });
  }

  all(): readonly InFile<NamedMethods>[] {
    const made = [...this.#made.all()].filter(({ shape }) => shape === 'plain');
    return [
      ...made.flatMap(({ place, state: { fields } }) =>
        [...fields].flatMap(([key, value]) => listsAt(key, value, place)),
      ),
      ...this.#registered.flatMap(({ key, answer }) =>
        this.#answered.of(answer).flatMap((object) => listsAt(key, object, object.place)),
      ),
    ];
  }
}

/**
 * The lists of methods under a key: the value itself, and those in its options for methods.
 *
 * @param otherwise the place of a list that has none of its own
 */
function listsAt(key: string, value: Value, otherwise: Place | null): readonly InFile<NamedMethods>[] {
  return optionsOf(value).flatMap((option) => {
    const inner = option.kind === 'object' ? [...option.state.fields].filter(([name]) => isMethodsOption(name)) : [];
    const lists = [...inner.map(([, list]) => ({ name: `${key}.methods`, list })), { name: key, list: option }];
    return lists.flatMap(({ name, list }) => {
      const listing = listingOf(list);
      return (listing.kind === 'lists' ? listing.lists : []).flatMap(({ methods, place }) => {
        const at = place ?? otherwise;
        return at ? [{ file: at.file, value: { name, methods, range: at.range } }] : [];
      });
    });
  });
}
