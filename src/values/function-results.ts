import type { Budget } from './budget.ts';
import type { CallerSite, Machine } from './machine.ts';
import { choiceOf, opaque } from './new-values.ts';
import { hashed } from './value-keys.ts';
import type { Value } from './value.ts';

/** The results of calls that can be used again, so that the function does not run again. */
export class FunctionResults {
  readonly #machine: Machine;
  readonly #budget: Budget;
  /** The results of calls without side effects, by the keys of the calls. */
  #answers = new Map<string, Value>();
  /** The results of calls with unknown arguments, and how often each function ran with such arguments. */
  #unknowns = new Map<string, { readonly answer: Value; readonly runs: number }>();

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
    return this.#answers.get(key) ?? (general === null ? undefined : this.#ofUnknown(general));
  }

  /** @param key as for `find`; null where the call had side effects */
  add(answer: Value, key: string | null, general: string | null): void {
    if (key !== null) this.#answers.set(key, answer);
    if (general !== null) this.#unknowns.set(general, { answer, runs: (this.#unknowns.get(general)?.runs ?? 0) + 1 });
  }

  /** Runs code that neither sees the results so far nor adds to them. */
  apart(run: () => void): void {
    const [answers, unknowns] = [this.#answers, this.#unknowns];
    this.#answers = new Map();
    this.#unknowns = new Map();
    run();
    [this.#answers, this.#unknowns] = [answers, unknowns];
  }

  /** Whether no argument of a call carries information. */
  areUnknown(given: readonly Value[]): boolean {
    return given.every((value) => this.#isUnknown(value));
  }

  /**
   * The last result of a function that ran often enough with unknown arguments: it does the same for other unknown
   * arguments. Undefined where it did not run often enough.
   */
  #ofUnknown(key: string): Value | undefined {
    const known = this.#unknowns.get(key);
    return known && known.runs >= this.#budget.unknowns ? known.answer : undefined;
  }

  /** Whether an argument carries no information: a constant, or an unknown value that no listener follows. */
  #isUnknown(value: Value): boolean {
    if (value.kind === 'choice') return value.options.every((option) => this.#isUnknown(option));
    if (value.kind === 'constant') return true;
    return value.kind === 'opaque' && !this.#machine.listeners.some((listener) => listener.follows?.(value) === true);
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
