import type { Edit } from '../../model/text.ts';
import { edited } from '../../text/edits.ts';
import type { MovedOperation } from './arrangement.ts';
import type { PlacedPair } from './pairs.ts';
import type { PathItem } from './path-items.ts';

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
export function pairText({ operation: { range, keyRange }, method, edits }: MovedOperation, text: string): string {
  return edited(text, range, [{ range: keyRange, text: method }, ...edits]);
}
