import type { ModuleTerms } from './module-terms.ts';

/** The work that may be spent on one file. */
export interface Share {
  /** How many statements may still be run; below zero where there were more. */
  left: number;
  /** How many of its statements other files may still run, by calls of its functions. */
  called: number;
  /** The part of the share for its own statements, which calls of functions of other files cannot use up. */
  readonly reserve: number;
}

/** How many statements may be run for each file, for each binding of it, and for each of its statements. */
const STEPS_PER_FILE = 800;
const STEPS_PER_BINDING = 15;
const STEPS_PER_STATEMENT = 2;
/** The most of them: a library that was copied into a project has many thousands of statements. */
const MOST_STEPS = 20_000;

/** How often one function is evaluated with different arguments, and how often more for each result. */
const RUNS = 400;
const RUNS_PER_RESULT = 4;
/** How many more statements may be run for each result: a loop that registers routes runs a few for each of them. */
const STEPS_PER_RESULT = 60;
/** How many statements the calls of one function may run without finding anything until they are summed up. */
const IDLE_STEPS_PER_FUNCTION = 500;
/** How many statements a call of a function may run that is too cheap for that, such as one that makes URLs. */
const CHEAP_STEPS = 8;
/** How many statements may find nothing until what runs later is no longer run for what a program registers. */
const MOST_IDLE_STEPS = 10_000;
/** How many statements of a program are evaluated in all, and how many more for each of its files. */
const STEPS_PER_PROGRAM = 30_000;
const PROGRAM_STEPS_PER_FILE = 100;
/** The most results that earn further statements: a loop within a loop could make any number of results. */
const MOST_RESULTS = 6000;

/**
 * The bounds of an evaluation. A call beyond a bound has an unknown result, made of its arguments, and these are
 * reported to escape. The bounds count work and not time, so that a program has the same results on every machine.
 */
export class Budget {
  /** Rounds of a loop whose condition is known: no table of routes is longer. */
  readonly rounds = 2000;
  /** How deep calls may be nested: deeper ones are recursion, or not relevant for routes. */
  readonly depth = 40;
  /** How often a function is evaluated with arguments that are all unknown. */
  readonly unknowns = 3;
  /** How often a function may be on the stack at once. */
  readonly recursions = 2;
  /** The same for known arguments only, such as the levels of a nested table. */
  readonly descents = 8;
  readonly #shares = new Map<string, Share>();
  /** Whether all code is evaluated, and not only what may register routes, which has bounds of its own. */
  isWhole = false;
  /** How many statements may still be run for that. */
  #left: number;
  readonly #results: () => number;
  /** How many statements were run so far. */
  #steps = 0;
  /** How many of them functions ran that the start of a module does not call, since there was a new result. */
  #idle = 0;
  /** How many results there were then. */
  #seen = 0;
  /** How many results have earned further statements. */
  #paid = 0;
  /** The share of the evaluated file, and of the file whose function runs. */
  #share: Share = { left: 0, called: 0, reserve: 0 };
  #called: Share | null = null;

  /**
   * @param results returns the number of routes that were found so far, each of which earns further statements
   * @param files the number of files of the program
   */
  constructor(results: () => number, files: number) {
    this.#results = () => Math.min(results(), MOST_RESULTS);
    this.#left = STEPS_PER_PROGRAM + PROGRAM_STEPS_PER_FILE * files;
  }

  /** Whether the program is too large: no more of it is evaluated. */
  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** Whether a function that ran a number of times may be evaluated once more. */
  mayRun(times: number): boolean {
    return times < RUNS || times < RUNS + RUNS_PER_RESULT * this.#results();
  }

  /** Opens the share of a file. */
  open(file: string, steps: number): Share {
    const share = { left: steps, called: steps, reserve: steps / 2 };
    this.#shares.set(file, share);
    return share;
  }

  /** How many statements were run so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Whether a function is summed up whose calls have run a number of statements without finding anything. */
  isIdle(runs: number, steps: number): boolean {
    return this.isWhole && steps > IDLE_STEPS_PER_FUNCTION && steps > runs * CHEAP_STEPS;
  }

  /** Runs a function that the start of a module does not call. */
  runLater(run: () => void): void {
    const before = this.#steps;
    run();
    this.#idle += this.#steps - before;
  }

  /** Whether what `runLater` ran last, and this is much, found nothing. */
  findsNothing(): boolean {
    const results = this.#results();
    if (results > this.#seen) [this.#seen, this.#idle] = [results, 0];
    return this.#idle > MOST_IDLE_STEPS;
  }

  /** Counts one statement; false where no more may be run. */
  step(): boolean {
    this.#steps += 1;
    if (this.isWhole) {
      if (this.#left <= 0) return false;
      this.#left -= 1;
    }
    if (this.#called && this.#called.called > 0) {
      this.#called.called -= 1;
      return true;
    }
    const least = this.#called ? this.#share.reserve : 0;
    if (this.#share.left <= least && !this.#earn()) return false;
    this.#share.left -= 1;
    return true;
  }

  /** Adds the statements that new results have earned; false where there are no new results. */
  #earn(): boolean {
    const earning = this.#results() - this.#paid;
    this.#paid += earning;
    this.#share.left += earning * STEPS_PER_RESULT;
    return this.#share.left > (this.#called ? this.#share.reserve : 0);
  }

  /** Runs code at the cost of the share of one file, including the functions of other files that it calls. */
  spend<Answer>(share: Share, run: () => Answer): Answer {
    const [outer, called] = [this.#share, this.#called];
    this.#share = share;
    this.#called = null;
    const answer = run();
    this.#share = outer;
    this.#called = called;
    return answer;
  }

  /** Runs a function of a file, as far as possible at the cost of that file's share. */
  call<Answer>(file: string, run: () => Answer): Answer {
    const outer = this.#called;
    const share = this.#shares.get(file) ?? null;
    this.#called = share === this.#share ? null : share;
    const answer = run();
    this.#called = outer;
    return answer;
  }
}

/** How many statements may be run for a file. */
export function stepsOf({ bindings, statements }: ModuleTerms): number {
  const steps = STEPS_PER_FILE + STEPS_PER_BINDING * bindings.length + STEPS_PER_STATEMENT * statements;
  return Math.min(steps, MOST_STEPS);
}
