import { allowedEdit, editKey } from '../../text/edits.ts';
import { addTo } from '../../text/grouping.ts';
import type { Edit } from '../../model/text.ts';
import type { Follower, Following } from './follower.ts';
import type { PlannedCaller } from '../../model/plan.ts';
import type { Caller } from '../../model/caller.ts';

/** More callers than these do not move at once: one fix should stay one thought. */
const MOST_TOGETHER = 50;

/** A caller, and where it reads a constant. */
interface Reader {
  readonly caller: Caller;
  readonly at: number;
}

/** Who of the callers of a file reads a URL through the same constant: it changes for all who read it, or for none. */
export class SharedTexts {
  /** By where the constant is declared. */
  readonly #readers = new Map<number, Reader[]>();

  constructor(callers: readonly Caller[]) {
    for (const caller of callers) {
      for (const [constant, at] of readsOf(caller)) addTo(this.#readers, constant, { caller, at });
    }
  }

  /**
   * What becomes of a caller, with the edits of all those that share its text: one of them alone would leave the others
   * with an address that their method does not fit.
   *
   * @param follow what becomes of each by itself
   * @returns null where it cannot follow, or one that reads the same text cannot, or the text has other readers than
   * callers
   */
  together(caller: Caller, follow: (caller: Caller) => Following | null): Following | null {
    const follows = follow(caller);
    if (!follows?.shared) return follows;
    const wanted = editKey(follows.shared.edit);
    const edits = new Map<string, Edit>();
    const members = new Set([caller]);
    for (const member of members) {
      const way = member === caller ? follows : follow(member);
      if (!way?.shared || editKey(way.shared.edit) !== wanted) return null;
      for (const edit of way.edits) edits.set(editKey(edit), edit);
      for (const { constant, readers } of way.shared.reads) {
        const known = this.#readers.get(constant) ?? [];
        if (known.length > MOST_TOGETHER || new Set(known.map(({ at }) => at)).size !== readers) return null;
        for (const reader of known) members.add(reader.caller);
      }
    }
    return { ...follows, edits: [...edits.values()] };
  }
}

/**
 * Makes one of those changes of shared texts that lie between each other: of fixes that overlap ESLint carries out one
 * a time, and gives up after ten.
 */
export function untangled(followers: readonly Follower[]): readonly Follower[] {
  const sharing = followers.filter(({ follows }) => follows.shared && follows.edits.length > 1);
  const spans = sharing
    .map(({ follows }) => ({ span: spanOf(follows.edits), edits: follows.edits }))
    .sort((a, b) => a.span[0] - b.span[0]);
  const merged: { span: [number, number]; edits: Map<string, Edit> }[] = [];
  for (const { span, edits } of spans) {
    const last = merged.at(-1);
    const into = last && span[0] <= last.span[1] ? last : { span, edits: new Map<string, Edit>() };
    if (into !== last) merged.push(into);
    into.span[1] = Math.max(into.span[1], span[1]);
    for (const edit of edits) into.edits.set(editKey(edit), edit);
  }
  const edits = new Map(
    merged.flatMap((each) => [...each.edits.keys()].map((key) => [key, [...each.edits.values()]] as const)),
  );
  return followers.map((follower) => {
    const { caller, follows } = follower;
    const together = follows.shared && edits.get(editKey(follows.shared.edit));
    return together ? { caller, follows: { ...follows, edits: together } } : follower;
  });
}

/**
 * Makes one fix of those that change a text together: of two that overlap ESLint carries out one, and the other caller
 * would be left with a part of its change, which nothing knows for its address any more.
 */
export function inOneFix(planned: readonly PlannedCaller[]): readonly PlannedCaller[] {
  const fixes = new Map<string, ReadonlyMap<string, Edit>>();
  for (const { edits } of planned) {
    const together = new Map(
      edits.flatMap((edit) => [[editKey(edit), edit] as const, ...(fixes.get(editKey(edit)) ?? [])]),
    );
    for (const key of together.keys()) fixes.set(key, together);
  }
  return planned.map((each) => {
    const [first] = each.edits;
    const fix = first && fixes.get(editKey(first));
    return fix && fix.size > each.edits.length ? { ...each, edits: [...fix.values()] } : each;
  });
}

function spanOf(edits: readonly Edit[]): [number, number] {
  return [Math.min(...edits.map(({ range }) => range[0])), Math.max(...edits.map(({ range }) => range[1]))];
}

/** The constants that a caller reads the segments of its URL through, and where it does. */
function readsOf({ url }: Caller): ReadonlyMap<number, number> {
  const reads = url.segments.flatMap(
    ({ span }) => (span && url.text.sharedEdit(span.start, span.end, '')?.reads) ?? [],
  );
  return new Map(reads.map(({ constant, at }) => [constant, at]));
}

/** The places where constants hold the segments of a caller's URL, each with the slash before it. */
export function sharedRanges({ url }: Pick<Caller, 'url'>): readonly Edit['range'][] {
  return url.segments.flatMap(({ span }) => {
    if (!span) return [];
    const start = Math.max(span.start - 1, 0);
    const allowed = allowedEdit(url.text, start, span.end, '');
    return allowed ? [allowed.edit.range] : [];
  });
}
