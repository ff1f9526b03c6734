import { allowedEdit, distinctEdits } from '../../text/edits.ts';
import type { Edit } from '../../model/text.ts';
import type { Collection } from './collection-members.ts';

/**
 * The edits of all texts that contain the name of a collection; null where one of them cannot be edited alone: a
 * constant that is read elsewhere too, or a concatenated text.
 */
export function renamingEdits({ sayings, wanted }: Collection): readonly Edit[] | null {
  const edits: Edit[] = [];
  /** For each constant, where the routes of the collection read it, and the number of all its reads. */
  const reads = new Map<number, { readonly readers: number; readonly at: Set<number> }>();
  for (const { text, segment } of sayings) {
    const allowed = allowedEdit(text, segment.start, segment.end, wanted);
    if (!allowed) return null;
    edits.push(allowed.edit);
    for (const { constant, at, readers } of allowed.shared?.reads ?? []) {
      const known = reads.get(constant) ?? { readers, at: new Set() };
      reads.set(constant, known);
      known.at.add(at);
    }
  }
  return [...reads.values()].every(({ readers, at }) => at.size === readers) ? distinctEdits(edits) : null;
}
