import type { FileMention } from '../model/mention.ts';
import type { Segment } from '../model/path.ts';
import type { FileSummary } from './summary.ts';

/** The files of a project as a view needs them. */
export interface Summaries {
  /** The source files that may register routes. */
  readonly declaring: readonly FileSummary[];
  get(file: string): FileSummary | null;
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[];
  /** The words that may be put into URLs and that are a segment. */
  words(segment: string): readonly FileMention[];
  /** The files that state something about requests whatever they ask for, as every plan asks for it. */
  readonly telling: readonly FileSummary[];
  /** All files. */
  readonly all: () => readonly FileSummary[];
}
