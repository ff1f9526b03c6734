import type { Layout, Placed } from '../addresses/layout.ts';
import type { Saying } from './said-path.ts';

/** An entry of a table whose address goes through a collection. */
export interface Member {
  readonly layout: Layout;
  readonly placed: Placed;
  /** Which segments of its address specify the collection; more than one only where the collection holds itself. */
  readonly at: readonly number[];
}

/** A collection whose name has the wrong number, with all that is below it: all of it is renamed, or nothing. */
export interface Collection {
  readonly name: string;
  readonly wanted: string;
  /** The texts that specify its name, each place of the source once. */
  readonly sayings: readonly Saying[];
  readonly members: readonly Member[];
  /** Whether a text of this project specifies it in each address that goes through it. */
  readonly isClear: boolean;
}

/** Tells a place of the source from all others. */
export function keyOf({ text, file, segment }: Saying): string {
  return `${file} ${text.locate(segment.start, segment.end).join()} ${segment.value}`;
}
