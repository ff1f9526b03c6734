import type { Edit } from '../../model/text.ts';
import type { MovedOperation } from './arrangement.ts';
import { pairText, type PairWriter } from './pair-writer.ts';
import type { PlacedPair } from './pairs.ts';
import type { PathItem, Paths } from './path-items.ts';

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
