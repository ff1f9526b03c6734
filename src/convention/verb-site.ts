import type { Neighbour } from './neighbours.ts';
import type { ResourceWords } from './resource-words.ts';
import type { Shown } from '../model/endpoint.ts';
import type { Path, Segment } from '../model/path.ts';
import type { ActionWord, CrudWord } from '../words/lexicon.ts';
import type { Word } from '../words/split.ts';

/** A CRUD verb of a path and where it was found. */
export interface CrudFinding extends VerbReading {
  readonly entry: CrudWord;
  readonly segment: number;
}

/** Where the verb of a path is, and what is specified next to it. */
export interface Site {
  readonly path: Path;
  readonly finding: CrudFinding;
  readonly resource: ResourceWords;
  readonly before: Neighbour;
  /** The parameters directly after the verb's segment. */
  readonly parameters: readonly string[];
  /** The kind of what is directly after. */
  readonly next: Segment['kind'] | 'none';
  /** What other routes show of the noun on which the answer hangs. */
  readonly shown: Shown | null;
  /** Whether the collection before it may get a name in the other number. */
  readonly renames: boolean;
}

/** A verb found among the words of a segment. */
export interface VerbReading {
  readonly word: Word;
  readonly entry: CrudWord | ActionWord;
  /** The words next to it that may name the resource. */
  readonly beside: readonly Word[];
  /**
   * What the words before it specify: that it is done to `many` items at once (`bulk`), or `how` it is done (`soft`).
   */
  readonly manner: 'many' | 'how' | null;
}
