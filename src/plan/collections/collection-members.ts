import type { Layout, Placed } from '../addresses/layout.ts';
import type { WrittenSegment } from './written-segments.ts';

/** An entry of a table whose address goes through a collection. */
export interface Member {
  readonly layout: Layout;
  readonly placed: Placed;
  /**
   * The indexes of the segments of its address that name the collection; more than one only where it is nested in
   * itself.
   */
  readonly at: readonly number[];
}

/** A collection whose name has the wrong number, with all that is below it: all of it is renamed, or nothing. */
export interface Collection {
  readonly name: string;
  readonly wanted: string;
  /** The texts that specify its name, each place of the source once. */
  readonly sayings: readonly WrittenSegment[];
  readonly members: readonly Member[];
  /** Whether the source writes the name in each address that goes through the collection. */
  readonly isClear: boolean;
}

/** A key of the place where a name is written. */
export function keyOf({ text, file, segment }: WrittenSegment): string {
  return `${file} ${text.locate(segment.start, segment.end).join()} ${segment.value}`;
}
