import type { Budget } from './budget.ts';
import type { CallerSite, Machine } from './machine.ts';
import { choiceOf, opaque } from './new-values.ts';
import { hashed } from './value-keys.ts';
import type { Value } from './value.ts';

/** The results of calls that can be used again, so that the function does not run again. */
export class FunctionResults {
  readonly #machine: Machine;
  readonly #budget: Budget;
  /** Those of calls that the program makes. */
  readonly #made = new Answers();
  /**
   * Those of calls within `suppose`. They are not used again for calls that the program makes, so that the code of
   * these calls runs.
   */
  readonly #supposed = new Answers();
  #isSupposing = false;

  constructor(machine: Machine, budget: Budget) {
    this.#machine = machine;
    this.#budget = budget;
  }

  /**
   * The result of an earlier call; undefined where there is none.
   *
   * @param key the function, its receiver and its arguments
   * @param general the function and its receiver, where all arguments are unknown; otherwise null
   */
  find(key: string, general: string | null): Value | undefined {
    const { unknowns } = this.#budget;
    const made = this.#made.find(key, general, unknowns);
    return made ?? (this.#isSupposing ? this.#supposed.find(key, general, unknowns) : undefined);
  }

  /** @param key as for `find`; null where the call had side effects */
  add(answer: Value, key: string | null, general: string | null): void {
    (this.#isSupposing ? this.#supposed : this.#made).add(answer, key, general);
  }

  /** Runs code tentatively: the results of its calls are used again only within `suppose`. */
  suppose(run: () => void): void {
    this.#isSupposing = true;
    run();
    this.#isSupposing = false;
  }

  /** Whether no argument of a call carries information. */
  areUnknown(given: readonly Value[]): boolean {
    return given.every((value) => this.#isUnknown(value));
  }

  /** Whether an argument carries no information: a constant, or an unknown value that no listener follows. */
  #isUnknown(value: Value): boolean {
    if (value.kind === 'choice') return value.options.every((option) => this.#isUnknown(option));
    if (value.kind === 'constant') return true;
    return value.kind === 'opaque' && !this.#machine.listeners.follows.some((listener) => listener.follows(value));
  }
}

/** Results of calls. */
class Answers {
  /** Those of calls without side effects, by the keys of the calls. */
  readonly #plain = new Map<string, Value>();
  /** Those of calls with unknown arguments, and how often each function ran with such arguments. */
  readonly #unknowns = new Map<string, { readonly answer: Value; readonly runs: number }>();

  /**
   * The result of an earlier call. A function that ran often enough with unknown arguments does the same for other
   * unknown arguments.
   */
  find(key: string, general: string | null, enough: number): Value | undefined {
    const known = general === null ? undefined : this.#unknowns.get(general);
    return this.#plain.get(key) ?? (known && known.runs >= enough ? known.answer : undefined);
  }

  add(answer: Value, key: string | null, general: string | null): void {
    if (key !== null) this.#plain.set(key, answer);
    if (general !== null) this.#unknowns.set(general, { answer, runs: (this.#unknowns.get(general)?.runs ?? 0) + 1 });
  }
}

/** A cached result for a new call: a function that makes a router returns another router on each call. */
export function renewed(answer: Value, { place, activation }: CallerSite): Value {
  if (answer.kind === 'choice') return choiceOf(answer.options.map((option) => renewed(option, { place, activation })));
  if (answer.kind !== 'opaque' || answer.source.kind !== 'call') return answer;
  const { call } = answer.source;
  const inner = hashed(`${activation}>${place.file}:${String(place.range[0])}`);
  return opaque({ kind: 'call', call: { ...call, activation: `${call.activation}>${inner}` } });
}

/** Whether a result can be reused for several calls, because it cannot be changed. */
export function isPlain(value: Value): boolean {
  return value.kind === 'choice' ? value.options.every(isPlain) : value.kind !== 'object' && value.kind !== 'function';
}
