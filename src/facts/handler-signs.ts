import { addTo } from '../text/grouping.ts';
import { liesWithin } from '../text/ranges.ts';
import type { Range } from '../model/text.ts';
import type { CallEvent, InvokeEvent, Listener } from '../values/events.ts';
import { chainOf } from '../values/chain.ts';
import { startOf, wholeOf } from '../values/place.ts';
import type { FunctionCode } from '../values/terms.ts';
import { memberSource, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { REQUEST_MEMBERS } from '../catalogue/request-readers.ts';

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

/** The parameter that a value is itself; null for another value. */
export function parameterIn(value: Value): Given | null {
  return value.kind === 'opaque' && value.source.kind === 'parameter' ? givenIn(value) : null;
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
  readonly #byFile = new Map<string, Placed<Each>>();

  /** @param key tells a sign from others at its place */
  add(sign: Each, key: string): void {
    const { place, callers, given } = sign;
    const id = [wholeOf(place), given?.parameter, key, ...callers.map(wholeOf)].join(' ');
    if (this.#known.has(id)) return;
    this.#known.add(id);
    if (given && given.index >= 0) addTo(this.#byParameter, given.parameter, sign);
    for (const { file, range } of [place, ...callers]) {
      const placed = this.#byFile.get(file) ?? new Placed<Each>();
      this.#byFile.set(file, placed);
      placed.add(range, sign);
    }
  }

  /** The signs with a parameter. */
  ofParameter(parameter: string): readonly Each[] {
    return this.#byParameter.get(parameter) ?? [];
  }

  /**
   * The signs of some functions. A wrapper of handlers has the parameters, where it passes its requests on to them:
   * what it does itself is left out.
   */
  of(functions: readonly Place[], code: EvaluatedFunctions): readonly Each[] {
    const own = functions.flatMap((place) =>
      (code.at(place)?.parameters ?? []).flatMap(({ range }) => this.ofParameter(startOf({ file: place.file, range }))),
    );
    const within = functions.flatMap(({ file, range }) => this.#byFile.get(file)?.within(range) ?? []);
    return [...new Set([...own, ...within])];
  }
}

/** Things at ranges of one file, by where they begin. */
class Placed<Thing> {
  readonly #all: { readonly range: Range; readonly thing: Thing }[] = [];
  #isSorted = true;

  add(range: Range, thing: Thing): void {
    this.#all.push({ range, thing });
    this.#isSorted = false;
  }

  /** The things that lie in a range. */
  within(range: Range): readonly Thing[] {
    if (!this.#isSorted) this.#all.sort((one, other) => one.range[0] - other.range[0]);
    this.#isSorted = true;
    const found: Thing[] = [];
    for (let at = this.#firstFrom(range[0]); at < this.#all.length; at += 1) {
      const each = this.#all[at];
      if (!each || each.range[0] >= range[1]) break;
      if (liesWithin(each.range, range)) found.push(each.thing);
    }
    return found;
  }

  /** The index of the first thing that begins at an offset or after it. */
  #firstFrom(offset: number): number {
    let [low, high] = [0, this.#all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#all[middle]?.range[0] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
