/**
 * The bounds of an evaluation, in one place. What exceeds one is unknown, made of what went into it; the count is of
 * work and not of time, so that the same program has the same answer on every machine.
 */
export class Budget {
  /** Rounds of a loop whose condition is known: no table of routes is longer. */
  readonly rounds = 2000;
  /** Calls inside of calls: deeper ones are recursion, or nobody reads them. */
  readonly depth = 40;
  /** How often one function is evaluated with arguments of its own, as a registrar of a large application is called. */
  readonly runs = 2000;
  /** How often a function may be on the stack at once. */
  readonly recursions = 2;
  #steps: number;

  /** @param steps how many statements may be run: some for each that the program has */
  constructor(steps: number) {
    this.#steps = steps;
  }

  /** Counts one statement; false where no more may be run. */
  step(): boolean {
    this.#steps -= 1;
    return this.#steps >= 0;
  }

  /** Allows for more statements: those of another file. */
  extend(steps: number): void {
    this.#steps += steps;
  }
}
