import type { Command, Format } from './arguments.ts';
import type { Inventory } from './inventory.ts';
import { listJson, planJson } from './json.ts';
import { listMarkdown, planMarkdown } from './markdown.ts';
import { listTable, planTable } from './table.ts';

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

/** How it is to be shown. */
export interface Look {
  readonly verbose: boolean;
  /** Whether a terminal shows it, which knows styles. */
  readonly isTerminal: boolean;
}

/** Who writes what: each answers the whole text. */
export const FORMATTERS: Readonly<Record<Format, Readonly<Record<Command, (answer: Answer, look: Look) => string>>>> = {
  table: { list: listTable, plan: planTable },
  json: { list: listJson, plan: planJson },
  markdown: { list: listMarkdown, plan: planMarkdown },
};
