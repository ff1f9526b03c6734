/** The work that may be spent on one file. */
export interface Share {
  /** How many statements may still be run; below zero where there were more. */
  left: number;
  /** How many of its statements others may still run that call its functions, besides what they may run themselves. */
  called: number;
  /** What is left for its own statements, whatever the functions of others do that it calls. */
  readonly reserve: number;
}

/**
 * The bounds of an evaluation, in one place. What exceeds one is unknown, made of what went into it, and what reached
 * it is told to have left the program; the count is of work and not of time, so that the same program has the same
 * answer on every machine.
 */
export class Budget {
  /** Rounds of a loop whose condition is known: no table of routes is longer. */
  readonly rounds = 2000;
  /** Calls inside of calls: deeper ones are recursion, or nobody reads them. */
  readonly depth = 40;
  /** How often one function is evaluated with arguments of its own; what is more than that is held. */
  readonly runs = 400;
  /** How often a function is evaluated with arguments that are all unknown. */
  readonly unknowns = 3;
  /** How often a function may be on the stack at once. */
  readonly recursions = 2;
  /** The same, where it is given nothing but what is known: as deep as the tables of people are nested. */
  readonly descents = 8;
  readonly #shares = new Map<string, Share>();
  /** Of the file that is evaluated, and of the one whose function runs. */
  #share: Share = { left: 0, called: 0, reserve: 0 };
  #called: Share | null = null;

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
    if (this.#called && this.#share.left <= this.#share.reserve) return false;
    this.#share.left -= 1;
    return this.#share.left >= 0;
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
