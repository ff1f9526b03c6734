import type { OnFile } from '../project/project.ts';

/** A stream that may be a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** No one waits for less, in milliseconds. */
const PATIENCE = 500;
/** How often the line is written again. */
const PAUSE = 100;

const CLEAR_LINE = '\r\u001b[K';

/** A line that specifies how far the reading is: on a terminal alone, and only where it takes long. */
export class Progress {
  readonly #screen: Screen;
  #due: number;
  #isShown = false;

  constructor(screen: Screen, now: number = Date.now()) {
    this.#screen = screen;
    this.#due = now + PATIENCE;
  }

  /** Hears of each file that was read. */
  readonly onFile: OnFile = (_file, count, total) => {
    this.say(`Reading ${String(count)} of ${String(total)} files`);
  };

  /** Shows a text where the last one has been there long enough. */
  say(text: string, now: number = Date.now()): void {
    if (!this.#screen.isTTY || now < this.#due) return;
    this.#due = now + PAUSE;
    this.#isShown = true;
    this.#screen.write(`${CLEAR_LINE}${text}`);
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#isShown) this.#screen.write(CLEAR_LINE);
    this.#isShown = false;
  }
}
