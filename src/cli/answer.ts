import type { Inventory } from './inventory.ts';

/** What there is to show. */
export interface Answer {
  readonly inventory: Inventory;
  /** How many files there are. */
  readonly files: number;
  /** Those that were not read, with the reason. */
  readonly skipped: readonly SkippedFile[];
  /** The source files among them: their routes and requests are missing. */
  readonly unparsed: readonly SkippedFile[];
}

/** How it is to be shown. */
export interface Look {
  readonly verbose: boolean;
  /** Whether a terminal shows it, which knows styles. */
  readonly isTerminal: boolean;
}

/** A file that was not read, and why. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}
