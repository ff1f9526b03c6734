import type { Edit } from '../../model/text.ts';
import { pairText, type PairWriter } from './pair-writer.ts';
import type { PlacedPair } from './pairs.ts';
import type { PathItem, Paths } from './path-items.ts';

/** Writes pairs in the flow style of YAML, which is that of JSON: between braces, with commas. */
export function flowWriter({ map: paths, items, others }: Paths, text: string): PairWriter {
  const [first] = [...items, ...others].toSorted((a, b) => a.range[0] - b.range[0]);
  const beforeItem = first ? opening(paths.range?.[0] ?? 0, first, text) : ' ';
  return {
    removals,
    addition: (operations, after) => {
      const item = items.find(({ shared, operations: own }) => [...shared, ...own].includes(after));
      if (!item) return null;
      const before = opening(item.map.range?.[0] ?? 0, firstPair(item), text);
      const written = operations.map((each) => `,${before}${pairText(each, text)}`).join('');
      return { range: [after.range[1], after.range[1]], text: written };
    },
    newItem: (key, operations, after) => {
      const [start = 0, end = 0] = after.map.range ?? [];
      const before = opening(start, firstPair(after), text);
      const last = Math.max(...[...after.shared, ...after.operations].map(({ range }) => range[1]));
      const pairs = [
        ...after.shared.map(({ range }) => text.slice(...range)),
        ...operations.map((each) => pairText(each, text)),
      ];
      const [keyStart, keyEnd] = after.keyRange;
      const quoted = text.slice(after.range[0], keyStart) + key + text.slice(keyEnd, start);
      const body = `{${before}${pairs.join(`,${before}`)}${text.slice(last, end - 1)}}`;
      return { range: [after.range[1], after.range[1]], text: `,${beforeItem}${quoted}${body}` };
    },
  };
}

/** What is between the brace of a map and its first pair: a line break and an indentation. */
function opening(brace: number, { range }: PlacedPair, text: string): string {
  return text.slice(brace + 1, range[0]);
}

function firstPair({ shared, operations }: PathItem): PlacedPair {
  return [...shared, ...operations].reduce((first, pair) => (pair.range[0] < first.range[0] ? pair : first));
}

/**
 * The edits that remove pairs: each with the comma after it, those at the end of the map with the comma before them.
 */
function removals(all: readonly PlacedPair[], removed: ReadonlySet<PlacedPair>): readonly Edit[] {
  const edits: Edit[] = [];
  for (const [at, pair] of all.entries()) {
    const next = all[at + 1];
    if (!removed.has(pair)) continue;
    if (all.slice(at).some((each) => !removed.has(each)))
      edits.push({ range: [pair.range[0], next?.range[0] ?? pair.range[1]], text: '' });
    else {
      const before = all[at - 1];
      edits.push({ range: [before?.range[1] ?? pair.range[0], all.at(-1)?.range[1] ?? pair.range[1]], text: '' });
      break;
    }
  }
  return edits;
}
