import type { OnFile } from '../project/stored-summaries.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Values of FORCE_COLOR that mean no colours. */
const OFF: ReadonlySet<string> = new Set(['0', 'false']);

/**
 * Whether to use colours: by the command line, else FORCE_COLOR, else NO_COLOR (https://no-color.org), else whether the
 * output is a terminal that has them.
 *
 * @param asked true for `--color`, false for `--no-color`, null for neither
 */
export function usesColors(asked: boolean | null, environment: Environment, isTerminal: boolean): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: forbidden, NODE_DISABLE_COLORS: disabled, TERM: terminal } = environment;
  if (asked !== null) return asked;
  if (forced !== undefined) return !OFF.has(forced);
  if (forbidden || disabled) return false;
  return isTerminal && terminal !== 'dumb';
}

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

/** Where output and errors go. */
export interface Streams {
  readonly stdout: Screen;
  readonly stderr: Screen;
  /** The environment: it may ask for colours or forbid them, and names the repository in GitHub Actions. */
  readonly env?: Environment;
}

/** A text without control characters: nothing that a source contains shall control the terminal that shows it. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
