import { MentionIndex } from '../mentions/mention-index.ts';
import type { InFile } from '../plan/caller.ts';
import type { PlanInput } from '../plan/plan.ts';
import type { Range } from '../text/text.ts';
import type { LinkedFiles } from './link.ts';
import { linkRouters } from './link.ts';
import type { FileSummary } from './summary.ts';

/** A state of a project: what its files say, taken together. */
export interface ProjectView extends PlanInput {
  /** The line and column of a place, both counted from 1. */
  at(file: string, offset: number): { readonly line: number; readonly column: number };
  /** Whether a comment suppresses the reports of a rule at a place. */
  isSuppressed(ruleId: string, file: string, range: Range): boolean;
  /** A name for a file as messages say it. */
  nameOf(file: string): string;
}

/**
 * Takes the summaries of files together.
 *
 * @param summaries one a file
 * @param files how the files reach one another; null where only one is known, so that nothing is linked
 * @param nameOf how messages name a file
 */
export function createView(summaries: ReadonlyMap<string, FileSummary>, files: LinkedFiles | null, nameOf: (file: string) => string): ProjectView {
  const all = [...summaries.values()];
  const own = all.flatMap(({ module }) => module?.routers ?? []);
  const mentions = new MentionIndex();
  for (const { file, mentions: found } of all) if (found.length > 0) mentions.add(file, found);
  return {
    routers: files ? linkRouters(own, files) : own,
    requests: all.flatMap(({ file, requests }) => requests.map((said): InFile<typeof said> => ({ file, said }))),
    comments: all.flatMap(({ file, comments }) => comments.map((said): InFile<typeof said> => ({ file, said }))),
    mentions,
    at: (file, offset) => summaries.get(file)?.lines.at(offset) ?? { line: 1, column: 1 },
    isSuppressed: (ruleId, file, [start]) => summaries.get(file)?.suppressions.covers(ruleId, start) ?? false,
    nameOf,
  };
}
