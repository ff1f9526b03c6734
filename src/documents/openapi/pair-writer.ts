import type { Edit } from '../../model/text.ts';
import { edited } from '../../text/edits.ts';
import type { MovedOperation } from './arrangement.ts';
import type { PlacedPair } from './pairs.ts';
import type { PathItem } from './path-items.ts';

/** Writes pairs as the maps of a document are written. */
export interface PairWriter {
  /** The edits that take pairs out of a map. */
  removals(all: readonly PlacedPair[], removed: ReadonlySet<PlacedPair>): readonly Edit[];
  /**
   * The edit that adds operations after a pair of an item; null where they do not fit in.
   *
   * @param gone the items that go, whose comments go along with their operations
   */
  addition(operations: readonly MovedOperation[], after: PlacedPair, gone: ReadonlySet<PathItem>): Edit | null;
  /** The edit that makes an item after another one, with what that has for all of its operations. */
  newItem(key: string, operations: readonly MovedOperation[], after: PathItem): Edit;
}

/** A pair as it is written, with what changes in it: its method, the names of parameters. */
export function pairText({ operation: { range, keyRange }, method, edits }: MovedOperation, text: string): string {
  return edited(text, range, [{ range: keyRange, text: method }, ...edits]);
}
