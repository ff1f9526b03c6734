import type { Test } from './value.ts';

const NONE: readonly string[] = [];
const NO_TESTS: readonly Test[] = [];

/** The branches in which code runs, and the conditions that are certain there. */
export class OpenBranches {
  /**
   * The names of the open branches: it is unknown whether they are taken. After a branch that may end early, the rest
   * of the block is a branch too. Two places with the same open branches either both run or both do not.
   */
  readonly #open: string[] = [];
  /** A copy of them for events; null where they have changed since. */
  #shown: readonly string[] | null = null;
  #count = 0;
  #tests = NO_TESTS;

  /** The branches that are open, the outermost one first. */
  get open(): readonly string[] {
    return (this.#shown ??= this.#open.length > 0 ? [...this.#open] : NONE);
  }

  /** The conditions that are certain where code runs: those of its function, and of the functions that enclose it. */
  get tests(): readonly Test[] {
    return this.#tests;
  }

  /** A name that no branch has yet. */
  next(): string {
    this.#count += 1;
    return String(this.#count);
  }

  /** Opens a branch until the function or the branch around it ends. */
  enter(branch: string): void {
    this.#open.push(branch);
    this.#shown = null;
  }

  /** Adds conditions that are certain until the function or the branch around them ends. */
  know(tests: readonly Test[]): void {
    if (tests.length > 0) this.#tests = [...this.#tests, ...tests];
  }

  /**
   * Runs code as a branch of its own, which may be taken or not.
   *
   * @param tests the conditions that are certain there
   */
  within<Answer>(name: string, run: () => Answer, tests = NO_TESTS): Answer {
    const inBranch = (): Answer => {
      this.enter(name);
      this.know(tests);
      return run();
    };
    return this.inside(inBranch, this.#tests);
  }

  /** Runs code with other conditions, and leaves the branches that it opens. */
  inside<Answer>(run: () => Answer, tests: readonly Test[]): Answer {
    const [outer, before] = [this.#open.length, this.#tests];
    this.#tests = tests;
    const answer = run();
    this.#tests = before;
    if (this.#open.length > outer) {
      this.#open.length = outer;
      this.#shown = null;
    }
    return answer;
  }
}
