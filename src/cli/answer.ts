import type { Inventory } from './inventory.ts';
import type { LinkTo } from './links.ts';

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

/** A file that was not read, and why. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

/** How to show it. */
export interface Look {
  readonly verbose: boolean;
  /** Whether a terminal shows it, which knows styles. */
  readonly isTerminal: boolean;
  /** Where a place is on the web. */
  readonly linkTo: LinkTo;
}

/** A file that was not read, and why. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}
