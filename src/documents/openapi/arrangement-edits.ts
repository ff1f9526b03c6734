import type { Edit } from '../../model/text.ts';
import { differing } from '../../text/edits.ts';
import type { Arranged, Arrangement } from './arrangement.ts';
import { blockWriter, flowWriter, type PairWriter } from './pair-writer.ts';
import type { PlacedPair } from './pairs.ts';
import type { PathItem, Paths } from './path-items.ts';

const COMMENT = /(?:^|\s)#/;

/**
 * The edits that bring a document into an arrangement. Of two edits at one place, the one that adds comes before the
 * one that removes.
 *
 * @returns null where an addition cannot be written in the style of the document, or a comment would be lost
 */
export function editsOf(paths: Paths, { items, made }: Arrangement, text: string): readonly Edit[] | null {
  const writer = paths.map.flow === true ? flowWriter(paths, text) : blockWriter(paths, text);
  const edits: (Edit | null)[] = [];
  const removed = new Set<PlacedPair>();
  const gone = new Set([...items].flatMap(([item, { key }]) => (key === null ? [item] : [])));
  for (const [item, arranged] of items) {
    if (arranged.key === null) {
      // The parameters of this path go, because the other path has the same: a comment in them would be lost.
      if (item.shared.some(({ range }) => COMMENT.test(text.slice(...range)))) return null;
      removed.add(item);
    } else edits.push(...editsIn(item, arranged, gone, writer));
  }
  for (const [key, operations] of made) {
    const [first] = operations;
    edits.push(first ? writer.newItem(key, operations, first.from) : null);
  }
  edits.push(...writer.removals(inOrder([...paths.items, ...paths.others]), removed));
  return edits.every((edit) => edit !== null) ? edits : null;
}

function editsIn(
  item: PathItem,
  { key, staying, leaving, arriving }: Arranged,
  gone: ReadonlySet<PathItem>,
  writer: PairWriter,
): readonly (Edit | null)[] {
  const left = new Set(leaving.map(({ operation }) => operation));
  const pairs = inOrder([...item.shared, ...item.operations]);
  const last = pairs.findLast((pair) => !left.has(pair));
  const added = arriving.length === 0 ? [] : [last ? writer.addition(arriving, last, gone) : null];
  return [
    ...differing(item.keyRange[0], item.key, key ?? ''),
    ...staying.flatMap(({ operation, method }) => differing(operation.keyRange[0], operation.key, method)),
    ...added,
    ...writer.removals(pairs, left),
  ];
}

function inOrder(pairs: readonly PlacedPair[]): readonly PlacedPair[] {
  return pairs.toSorted((a, b) => a.range[0] - b.range[0]);
}
