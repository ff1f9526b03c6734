import type { ExplainedCall } from '../project/explained-calls.ts';
import type { Inventory, Place } from './listed-route.ts';
import type { LinkTo } from './links.ts';

/** What there is to show. */
export interface Answer {
  /** The name of the project: that of its folder. */
  readonly name: string;
  readonly inventory: Inventory;
  /** What was asked about, as messages name it. */
  readonly folder: string;
  /** The larger project that it is a part of; null where there is none. */
  readonly around: AroundFolder | null;
  /**
   * The files that are taken to be linted with the routes that they call, though no configuration of ESLint does it.
   */
  readonly assumed: readonly string[];
  /** How many files there are. */
  readonly files: number;
  /** How many source files were read. */
  readonly sources: number;
  /** Those that were not read, with the reason. */
  readonly skipped: readonly SkippedFile[];
  /** The source files among them, by name: their routes and requests are missing. */
  readonly unparsed: readonly SkippedFile[];
  /** The entries of `allow` that match nothing in the project. */
  readonly unmatchedAllow: readonly string[];
  /** The files that `explain` names, with their calls; empty for another command. */
  readonly explained: readonly ExplainedFile[];
}

/** A source file with all calls in it. */
export interface ExplainedFile {
  readonly file: string;
  readonly calls: readonly ListedCall[];
}

/** A call of a file, as `explain` shows it. */
export interface ListedCall extends Place, Omit<ExplainedCall, 'range'> {
  readonly source: string;
}

/** A project of which a part is shown. */
export interface AroundFolder {
  /** Its folder, as messages name it. */
  readonly folder: string;
  /** The folder in which ESLint is taken to run; null where that is the project's. */
  readonly runsIn: string | null;
}

/** How to show it. */
export interface Appearance {
  readonly verbose: boolean;
  /** Whether to use colours. */
  readonly colors: boolean;
  /** Where a place is on the web. */
  readonly linkTo: LinkTo;
}

/** A file that was not read, and why. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}
