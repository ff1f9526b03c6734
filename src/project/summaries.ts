import type { FileMention } from '../model/mention.ts';
import type { Segment } from '../model/path.ts';
import type { FileSummary } from './summary.ts';

/** The files of a project as a view needs them. */
export interface Summaries {
  /** The source files that may register routes. */
  readonly declaring: readonly FileSummary[];
  get(file: string): FileSummary | null;
  /** The texts that contain a segment, without most of those with other segments before or after it. */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[];
  /** The texts that are one segment as a word, which other code may insert into URLs. */
  words(segment: string): readonly FileMention[];
  /** The files with facts that every plan needs, whatever its addresses: ports, names of clients, typed clients. */
  readonly telling: readonly FileSummary[];
  /** All files. */
  readonly all: () => readonly FileSummary[];
}
