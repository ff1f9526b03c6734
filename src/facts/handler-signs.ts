import { addTo } from '../text/grouping.ts';
import type { CallEvent, InvokeEvent, Listener } from '../values/events.ts';
import { chainOf } from '../values/chain.ts';
import { startOf, wholeOf } from '../values/place.ts';
import type { FunctionCode } from '../values/terms.ts';
import { memberSource, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { REQUEST_MEMBERS } from '../catalogue/request-readers.ts';
import { liesInAny } from './handler-places.ts';

/** A parameter of a function that gets requests. */
export interface Given {
  /** A key of the parameter; empty for the context of an object: `this.ctx`. */
  readonly parameter: string;
  /** Its position; -1 for the context of an object. */
  readonly index: number;
}

/** Something that code does with a request or with its answer. */
export interface Sign {
  readonly place: Place;
  /** The calls of functions of the project within which it is done. */
  readonly callers: readonly Place[];
  /** What it is done with; null where that is no parameter. */
  readonly given: Given | null;
}

/** The parameter that a value is a member of, or is itself; null for another value. */
export function givenIn(value: Value): Given | null {
  const chain = chainOf(value);
  const first = chain.at(-1);
  if (first?.kind === 'opaque' && first.source.kind === 'parameter' && first.source.index >= 0)
    return { parameter: startOf(first.source.place), index: first.source.index };
  const isOfContext = chain.some((each) => REQUEST_MEMBERS.has(memberSource(each)?.name ?? ''));
  return isOfContext ? { parameter: '', index: -1 } : null;
}

/** The functions that were evaluated. */
export class EvaluatedFunctions implements Listener {
  readonly #seen = new Set<FunctionCode>();
  readonly #byPlace = new Map<string, FunctionCode>();

  entered({ code, file }: FunctionValue): void {
    if (!code || this.#seen.has(code)) return;
    this.#seen.add(code);
    this.#byPlace.set(wholeOf({ file, range: code.range }), code);
  }

  invoked({ called }: InvokeEvent): void {
    this.entered(called);
  }

  parametersOf(_event: CallEvent, _at: number, called: FunctionValue): null {
    this.entered(called);
    return null;
  }

  /** The code of the function at a place; null where it was not evaluated. */
  at(place: Place): FunctionCode | null {
    return this.#byPlace.get(wholeOf(place)) ?? null;
  }
}

/** Signs by the functions that give them: those with the parameters, and those around the places. */
export class Signs<Each extends Sign> {
  readonly #known = new Set<string>();
  readonly #byParameter = new Map<string, Each[]>();
  readonly #byFile = new Map<string, Each[]>();

  /** @param key tells a sign from others at its place */
  add(sign: Each, key: string): void {
    const { place, callers, given } = sign;
    const id = [wholeOf(place), given?.parameter, key, ...callers.map(wholeOf)].join(' ');
    if (this.#known.has(id)) return;
    this.#known.add(id);
    if (given && given.index >= 0) addTo(this.#byParameter, given.parameter, sign);
    for (const file of new Set([place, ...callers].map((each) => each.file))) addTo(this.#byFile, file, sign);
  }

  /**
   * The signs of some functions. A wrapper of handlers has the parameters, where it passes its requests on to them: what
   * it does itself is left out.
   */
  of(functions: readonly Place[], code: EvaluatedFunctions): readonly Each[] {
    const own = functions.flatMap((place) =>
      (code.at(place)?.parameters ?? []).flatMap(
        ({ range }) => this.#byParameter.get(startOf({ file: place.file, range })) ?? [],
      ),
    );
    const files = new Set(functions.map(({ file }) => file));
    const within = [...files].flatMap((file) =>
      (this.#byFile.get(file) ?? []).filter(({ place, callers }) =>
        [place, ...callers].some((each) => liesInAny(each, functions)),
      ),
    );
    return [...new Set([...own, ...within])];
  }
}
