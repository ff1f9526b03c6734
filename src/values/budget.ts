/** The work that may be spent on one file. */
export interface Share {
  /** How many statements may still be run; below zero where there were more. */
  left: number;
  /** How many of its statements others may still run that call its functions, besides what they may run themselves. */
  called: number;
  /** What is left for its own statements, whatever the functions of others do that it calls. */
  readonly reserve: number;
}

/** How often one function is evaluated with arguments of its own, and how often more for each result. */
const RUNS = 400;
const RUNS_PER_RESULT = 4;
/** How many statements may be run more for each result: a loop that registers routes has a few for each of them. */
const STEPS_PER_RESULT = 60;
/** More results than these earn nothing: a loop within a loop could make any number of them. */
const MOST_RESULTS = 6000;

/**
 * The bounds of an evaluation, in one place. What exceeds one is unknown, made of what went into it, and what reached
 * it is told to have left the program; the count is of work and not of time, so that the same program has the same
 * answer on every machine.
 */
export class Budget {
  /** Rounds of a loop whose condition is known: no table of routes is longer. */
  readonly rounds = 2000;
  /** Calls inside of calls: deeper ones are recursion, or no one reads them. */
  readonly depth = 40;
  /** How often a function is evaluated with arguments that are all unknown. */
  readonly unknowns = 3;
  /** How often a function may be on the stack at once. */
  readonly recursions = 2;
  /** The same, where it is given nothing but what is known: as deep as the tables of people are nested. */
  readonly descents = 8;
  readonly #shares = new Map<string, Share>();
  readonly #results: () => number;
  /** How many results have earned their steps. */
  #paid = 0;
  /** Of the file that is evaluated, and of the one whose function runs. */
  #share: Share = { left: 0, called: 0, reserve: 0 };
  #called: Share | null = null;

  /** @param results how much was found so far of what the evaluation is for: it may go on as long as it finds more */
  constructor(results: () => number) {
    this.#results = () => Math.min(results(), MOST_RESULTS);
  }

  /** Whether a function may be evaluated once more with arguments of its own; what is more than that is held. */
  mayRun(times: number): boolean {
    return times < RUNS || times < RUNS + RUNS_PER_RESULT * this.#results();
  }

  /** Opens the share of a file. */
  open(file: string, steps: number): Share {
    const share = { left: steps, called: steps, reserve: steps / 2 };
    this.#shares.set(file, share);
    return share;
  }

  /** Counts one statement; false where no more may be run. */
  step(): boolean {
    if (this.#called && this.#called.called > 0) {
      this.#called.called -= 1;
      return true;
    }
    const least = this.#called ? this.#share.reserve : 0;
    if (this.#share.left <= least && !this.#earn()) return false;
    this.#share.left -= 1;
    return true;
  }

  /** Adds what results have earned that were found since; false where there are none. */
  #earn(): boolean {
    const earning = this.#results() - this.#paid;
    this.#paid += earning;
    this.#share.left += earning * STEPS_PER_RESULT;
    return this.#share.left > (this.#called ? this.#share.reserve : 0);
  }

  /** Runs something at the cost of one file, whatever other files it calls. */
  spend<Answer>(share: Share, run: () => Answer): Answer {
    const [outer, called] = [this.#share, this.#called];
    this.#share = share;
    this.#called = null;
    const answer = run();
    this.#share = outer;
    this.#called = called;
    return answer;
  }

  /** Runs a function of a file, as far as possible at the cost of that. */
  call<Answer>(file: string, run: () => Answer): Answer {
    const outer = this.#called;
    const share = this.#shares.get(file) ?? null;
    this.#called = share === this.#share ? null : share;
    const answer = run();
    this.#called = outer;
    return answer;
  }
}
