import type { Edit } from '../../model/text.ts';
import { edited } from '../../text/edits.ts';
import type { MovedOperation } from './arrangement.ts';
import type { PlacedPair } from './pairs.ts';
import type { PathItem, Paths } from './path-items.ts';

/** Writes pairs in the style of the document's maps. */
export interface PairWriter {
  /** The edits that remove pairs from a map. */
  removals(all: readonly PlacedPair[], removed: ReadonlySet<PlacedPair>): readonly Edit[];
  /**
   * The edit that adds operations after a pair of an item; null where they cannot be added there.
   *
   * @param gone the items that are removed, whose comments move along with their operations
   */
  addition(operations: readonly MovedOperation[], after: PlacedPair, gone: ReadonlySet<PathItem>): Edit | null;
  /** The edit that creates an item after another one, with a copy of what applies to all operations of that one. */
  newItem(key: string, operations: readonly MovedOperation[], after: PathItem): Edit;
}

/** The text of a pair with its changes: its method, the names of parameters. */
function pairText({ operation: { range, keyRange }, method, edits }: MovedOperation, text: string): string {
  return edited(text, range, [{ range: keyRange, text: method }, ...edits]);
}

/** Writes pairs in the block style of YAML, line by line. */
export function blockWriter({ items }: Paths, text: string): PairWriter {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = (written: string): string => (written.endsWith('\n') ? written : written + end);
  const after = (at: number, written: string): Edit => ({
    range: [at, at],
    text: at === text.length && !text.endsWith('\n') ? end + written : written,
  });
  return {
    removals: (all, removed) =>
      all.filter((pair) => removed.has(pair)).map(({ removal }) => ({ range: removal, text: '' })),
    addition: (operations, last, gone) => {
      const indent = indentOf(last, text);
      if (operations.some(({ operation }) => indentOf(operation, text) !== indent)) return null;
      const written = operations.map(
        (each) => (gone.has(each.from) ? commentsFor(each, indent, text, end) : '') + lines(pairText(each, text)),
      );
      return after(last.range[1], written.join(''));
    },
    newItem: (key, operations, from) => {
      const [start, stop] = from.keyRange;
      const quote = /^["']?/.exec(text.slice(stop))?.[0] ?? '';
      const line = text.slice(text.lastIndexOf('\n', start) + 1, start) + key + quote;
      const shared = from.shared.map(({ range }) => lines(text.slice(...range)));
      const own = operations.map((each) => lines(pairText(each, text)));
      const gap = items.some(({ range, removal }) => range[1] < removal[1]) ? end : '';
      return after(from.range[1], `${gap}${line}:${end}${[...shared, ...own].join('')}`);
    },
  };
}

/** The comments of an item that is removed, to be written above the first of the operations that leave it. */
function commentsFor({ operation, from }: MovedOperation, indent: string, text: string, end: string): string {
  const [first] = from.operations;
  if (first !== operation) return '';
  return commentsOf(from, text)
    .map((comment) => indent + comment + end)
    .join('');
}

/** The comments above the key of an item and after it. */
function commentsOf({ range, keyRange, shared, operations }: PathItem, text: string): readonly string[] {
  const inside = Math.min(...[...shared, ...operations].map((pair) => pair.range[0]));
  const above = text.slice(range[0], keyRange[0]).split('\n');
  const behind = text.slice(keyRange[1], inside).split('\n');
  return [...above, ...behind].flatMap((line) => /(?<=^|\s)#.*/.exec(line)?.[0].trimEnd() ?? []);
}

function indentOf({ keyRange: [start] }: PlacedPair, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return line.replace(/["']$/, '');
}

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
