import type { Finding, Survey } from './search.ts';

/** A finding as a message to read: what broke, the program, and what the fix made of it. */
export function formatFinding({ guarantee, isAlone, detail, source, fixed }: Finding): string {
  return `${guarantee}${isAlone ? ' (one fix alone)' : ''}: ${detail}\n${source}--- fixed:\n${fixed}`;
}

/** What a search saw, in one line. */
export function formatCounts({ tables, rewritten, moves, refused, passes, counts }: Survey): string {
  const list = (map: ReadonlyMap<string | number, number>): string =>
    [...map].map(([key, count]) => `${String(key)}: ${String(count)}`).join(', ');
  const found = counts.size === 0 ? 'nothing broken' : `broken: ${list(counts)}`;
  return `${String(tables)} tables (${String(refused)} refused), ${String(moves)} routes rewritten in ${String(rewritten)}; passes ${list(passes)}; ${found}`;
}
