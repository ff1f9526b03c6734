import { allowedEdit, editKey } from '../../text/edits.ts';
import { addTo } from '../../text/grouping.ts';
import type { Edit } from '../../model/text.ts';
import type { Following } from './follower.ts';
import type { Caller } from '../../model/caller.ts';

/** The most callers of one constant that move together: one fix should stay easy to review. */
const MOST_TOGETHER = 50;

/** A caller, and the offset at which it reads a constant. */
interface Reader {
  readonly caller: Caller;
  readonly at: number;
}

/**
 * Finds the callers of a file that read their URLs through the same constant: its text changes for all of them, or for
 * none.
 */
export class SharedTexts {
  /** The readers of each constant, by the offset of its declaration. */
  readonly #readers = new Map<number, Reader[]>();

  constructor(callers: readonly Caller[]) {
    for (const caller of callers) {
      for (const [constant, at] of readsOf(caller)) addTo(this.#readers, constant, { caller, at });
    }
  }

  /**
   * The change of a caller, with the edits of all callers that read the same constant: changing one alone would leave
   * the others with an address that their method does not fit.
   *
   * @param follow returns the change of a single caller
   * @returns null where the caller, or one that shares its text, cannot be changed, where too many callers share the
   * text, or where code that is no caller reads it
   */
  together(caller: Caller, follow: (caller: Caller) => Following | null): Following | null {
    const follows = follow(caller);
    if (!follows?.shared) return follows;
    const wanted = editKey(follows.shared.edit);
    const edits = new Map<string, Edit>();
    const members = new Set([caller]);
    for (const member of members) {
      const change = member === caller ? follows : follow(member);
      if (!change?.shared || editKey(change.shared.edit) !== wanted) return null;
      for (const edit of change.edits) edits.set(editKey(edit), edit);
      for (const { constant, readers } of change.shared.reads) {
        const known = this.#readers.get(constant) ?? [];
        if (known.length > MOST_TOGETHER || new Set(known.map(({ at }) => at)).size !== readers) return null;
        for (const reader of known) members.add(reader.caller);
      }
    }
    return { ...follows, edits: [...edits.values()] };
  }
}

/** The constants through which a caller reads the segments of its URL, each with the offset of the read. */
function readsOf({ url }: Caller): ReadonlyMap<number, number> {
  const reads = url.segments.flatMap(
    ({ span }) => (span && url.text.sharedEdit(span.start, span.end, '')?.reads) ?? [],
  );
  return new Map(reads.map(({ constant, at }) => [constant, at]));
}

/**
 * The ranges of the segments of a caller's URL in its literal or in shared constants, each with the slash before it.
 */
export function sharedRanges({ url }: Pick<Caller, 'url'>): readonly Edit['range'][] {
  return url.segments.flatMap(({ span }) => {
    if (!span) return [];
    const start = Math.max(span.start - 1, 0);
    const allowed = allowedEdit(url.text, start, span.end, '');
    return allowed ? [allowed.edit.range] : [];
  });
}
