import type { Budget } from './budget.ts';
import { callbacksIn } from './callbacks.ts';
import { capturedBy } from './frames.ts';
import type { Machine } from './machine.ts';
import { opaque, operation } from './new-values.ts';
import type { FunctionCode } from './terms.ts';
import type { FunctionValue, OpaqueValue, Value } from './value.ts';
import { keyOf } from './value-keys.ts';

/** The calls of a function, and the statements that were run for them. */
interface Spent {
  readonly runs: number;
  readonly steps: number;
}

/** How many of the functions that ran last may have contributed to a new fact. */
const MOST_RECENT = 64;
/** How deep the fields of arguments are searched for values that listeners follow. */
const DEEPEST = 3;

/**
 * Sums up the functions that are called again and again while nothing is found: those of a cache or a data layer, which
 * all of a program calls, and which call many others. Such a function runs once more, with unknown arguments. Its other
 * calls are not evaluated: their arguments escape, and their results are unknown, made of these arguments.
 */
export class IdleFunctions {
  readonly #machine: Machine;
  readonly #budget: Budget;
  /** What the calls of each function have cost since one of them found something. */
  readonly #spent = new Map<FunctionCode, Spent>();
  /** The functions that ran last. */
  readonly #recent: FunctionCode[] = [];
  /** How many facts were found at the last look. */
  #known = 0;
  /** The results for unknown arguments, by the function and what it captures; undefined while such a call runs. */
  readonly #results = new Map<string, Value | undefined>();

  constructor(machine: Machine, budget: Budget) {
    this.#machine = machine;
    this.#budget = budget;
  }

  /** Runs a call of a function, and counts what it costs if it finds nothing. */
  count<Answer>(code: FunctionCode, run: () => Answer): Answer {
    this.#creditRecent();
    const [steps, facts] = [this.#budget.steps, this.#known];
    const answer = run();
    this.#creditRecent();
    const { runs, steps: before } = this.#spent.get(code) ?? { runs: 0, steps: 0 };
    if (this.#known > facts) this.#spent.delete(code);
    else this.#spent.set(code, { runs: runs + 1, steps: before + this.#budget.steps - steps });
    this.#recent.push(code);
    if (this.#recent.length > MOST_RECENT) this.#recent.shift();
    return answer;
  }

  /**
   * If a fact was found since the last look, the functions that ran before may have contributed to it: their costs are
   * forgotten.
   */
  #creditRecent(): void {
    const facts = this.#facts();
    if (facts === this.#known) return;
    this.#known = facts;
    for (const code of this.#recent.splice(0)) this.#spent.delete(code);
  }

  #facts(): number {
    const { countRoutes, countRequests } = this.#machine.listeners;
    const routes = countRoutes.reduce((sum, listener) => sum + listener.countRoutes(), 0);
    return countRequests.reduce((sum, listener) => sum + listener.countRequests(), routes);
  }

  /**
   * The result of a call that need not be evaluated; null where it must be: its function is not known to be idle, or a
   * listener follows one of the values that it gets.
   *
   * @param run calls the function with other arguments; null where it may not be called
   */
  result(
    { code, file, frame, id }: FunctionValue,
    target: Value,
    given: readonly Value[],
    run: (args: readonly Value[]) => Value | null,
  ): Value | null {
    const spent = code && this.#spent.get(code);
    if (!spent || !this.#budget.isIdle(spent.runs, spent.steps)) return null;
    const captured = code.captured.flatMap((binding) => capturedBy(frame, binding) ?? []);
    if (this.#follows([target, ...captured, ...given])) return null;
    const parameters = code.parameters.map(({ name, range }, index) =>
      opaque({ kind: 'parameter', name, type: null, index, place: { file, range } }),
    );
    const key = [code.range[0], file, ...[target, ...captured].map(keyOf)].join('|');
    if (!this.#results.has(key)) {
      this.#results.set(key, undefined);
      this.#results.set(key, run(parameters) ?? undefined);
    }
    this.#pass(given, parameters);
    for (const callback of given.flatMap((each) => callbacksIn(each, (made) => this.#machine.instanceOf(made))))
      this.#machine.schedule({ callback, args: null, among: [], isHandler: false });
    const general = this.#results.get(key);
    return operation(`call:${String(id)}`, general ? [general, ...given] : given);
  }

  /** Reports that arguments may reach the parameters with which a function was evaluated, and anything else. */
  #pass(given: readonly Value[], parameters: readonly OpaqueValue[]): void {
    this.#machine.escape(given);
    for (const [at, value] of given.entries()) {
      const parameter = parameters[at] ?? parameters.at(-1);
      if (parameter) for (const listener of this.#machine.listeners.passed) listener.passed(value, parameter);
    }
  }

  #follows(values: Iterable<Value>, depth = 0): boolean {
    for (const value of values) if (this.#followsOne(value, depth)) return true;
    return false;
  }

  #followsOne(value: Value, depth: number): boolean {
    switch (value.kind) {
      case 'opaque':
        return this.#machine.listeners.follows.some((listener) => listener.follows(value));
      case 'choice':
        return this.#follows(value.options, depth);
      case 'text':
        return value.pieces.some((piece) => 'hole' in piece && this.#followsOne(piece.hole, depth));
      case 'object':
        return depth < DEEPEST && this.#follows(value.state.fields.values(), depth + 1);
      default:
        return false;
    }
  }
}
