import process from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';

/** How long a log may be silent, in milliseconds. */
const SILENCE = 20_000;

/**
 * Prints how far the tests are, in lines of their own: what a file of many tests does is otherwise not seen in a log
 * before it ends.
 */
export default class Progress implements Reporter {
  readonly #running = new Set<TestModule>();
  #files = 0;
  #filesDone = 0;
  #testsDone = 0;
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
    this.#timer = setInterval(() => process.stdout.write(`${this.#line()}\n`), SILENCE);
  }

  onTestModuleStart(file: TestModule): void {
    this.#running.add(file);
  }

  onTestCaseResult(): void {
    this.#testsDone += 1;
  }

  onTestModuleEnd(file: TestModule): void {
    this.#running.delete(file);
    this.#filesDone += 1;
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #line(): string {
    const running = [...this.#running].map(({ relativeModuleId }) => relativeModuleId).join(', ');
    return ` … ${this.#filesDone} of ${this.#files} files, ${this.#testsDone} tests; now ${running || 'loading files'}`;
  }
}
