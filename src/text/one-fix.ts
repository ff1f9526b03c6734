import type { Edit } from '../model/text.ts';
import { distinctEdits, overlap } from './edits.ts';

/** A change that is made whole or not at all, by edits of one file. */
export interface Fix {
  readonly edits: readonly Edit[];
}

/** Fixes that are made together, with the range of their edits. */
interface Group<One extends Fix> {
  readonly members: One[];
  start: number;
  end: number;
}

/**
 * Makes one fix of those whose ranges overlap or touch: of these, ESLint makes only one in each pass. Fixes that would
 * change the same characters in different ways are left apart.
 *
 * @param tiesOf what a fix may have in common with others, with which it is made wherever they are
 * @returns for each fix all edits of the one that it belongs to
 */
export function inOneFix<One extends Fix>(
  fixes: readonly One[],
  tiesOf: (fix: One) => Iterable<unknown> = () => [],
): ReadonlyMap<One, readonly Edit[]> {
  const groups: Group<One>[] = [];
  for (const group of tied(fixes, tiesOf).toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    if (last && group.start <= last.end) take(last, group);
    else groups.push(group);
  }
  return new Map(
    groups.flatMap(({ members }) => {
      const edits = distinctEdits(members.flatMap((each) => each.edits));
      return members.map((each) => [each, members.length > 1 && overlap(edits) ? each.edits : edits] as const);
    }),
  );
}

function tied<One extends Fix>(fixes: readonly One[], tiesOf: (fix: One) => Iterable<unknown>): readonly Group<One>[] {
  const byTie = new Map<unknown, Group<One>>();
  const groups = new Set<Group<One>>();
  for (const fix of fixes) {
    const ranges = fix.edits.map(({ range }) => range);
    const group = {
      members: [fix],
      start: Math.min(...ranges.map(([start]) => start)),
      end: Math.max(...ranges.map(([, end]) => end)),
    };
    const ties = [...tiesOf(fix)];
    for (const other of new Set(ties.map((tie) => byTie.get(tie)))) {
      if (!other) continue;
      take(group, other);
      groups.delete(other);
    }
    groups.add(group);
    for (const member of group.members) for (const tie of tiesOf(member)) byTie.set(tie, group);
  }
  return [...groups];
}

function take<One extends Fix>(into: Group<One>, other: Group<One>): void {
  into.members.push(...other.members);
  into.start = Math.min(into.start, other.start);
  into.end = Math.max(into.end, other.end);
}
