import { allowedEdit, distinctEdits } from '../../text/edits.ts';
import type { Edit } from '../../model/text.ts';
import type { Collection } from './collection-members.ts';

/**
 * The edits of all texts that specify the name of a collection; null where one of them is not its own: a constant that
 * is read elsewhere too, or a text that is put together.
 */
export function renamingEdits({ sayings, wanted }: Collection): readonly Edit[] | null {
  const edits: Edit[] = [];
  /** Where each constant is read by the routes of the collection, and in how many places at all. */
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
