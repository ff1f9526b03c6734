import type { OnFile } from '../project/project.ts';

/** A stream that may be a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How long a run may take before the line appears, in milliseconds. */
const PATIENCE = 500;
/** The shortest time between two updates of the line, in milliseconds. */
const PAUSE = 100;

const CLEAR_LINE = '\r\u001b[K';

/** A line that shows how many files have been read: on a terminal only, and only where it takes long. */
export class Progress {
  readonly #screen: Screen;
  #due: number;
  #isShown = false;

  constructor(screen: Screen, now: number = Date.now()) {
    this.#screen = screen;
    this.#due = now + PATIENCE;
  }

  /** Called after each file that was read. */
  readonly onFile: OnFile = (_file, count, total) => {
    this.say(`Reading ${String(count)} of ${String(total)} files`);
  };

  /** Shows a text, unless the last one was written just before. */
  say(text: string, now: number = Date.now()): void {
    if (!this.#screen.isTTY || now < this.#due) return;
    this.#due = now + PAUSE;
    this.#isShown = true;
    this.#screen.write(`${CLEAR_LINE}${text}`);
  }

  /** Removes the line. */
  clear(): void {
    if (this.#isShown) this.#screen.write(CLEAR_LINE);
    this.#isShown = false;
  }
}
