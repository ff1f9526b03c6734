import type { Neighbour } from './neighbours.ts';
import type { ResourceWords } from './resource-words.ts';
import type { Shown } from '../model/endpoint.ts';
import type { Path, Segment } from '../model/path.ts';
import type { ActionWord, CrudWord } from '../words/lexicon.ts';
import type { Word } from '../words/split.ts';

/** A CRUD verb of a path and the index of its segment. */
export interface CrudFinding extends VerbReading {
  readonly entry: CrudWord;
  readonly segment: number;
}

/** The verb of a path and what is next to it. */
export interface Site {
  readonly path: Path;
  readonly finding: CrudFinding;
  /** What the verb does. */
  readonly operation: CrudWord['operation'];
  readonly resource: ResourceWords;
  readonly before: Neighbour;
  /** The parameters directly after the verb's segment. */
  readonly parameters: readonly string[];
  /** The kind of what is directly after. */
  readonly next: Segment['kind'] | 'none';
  /** What other routes show of the noun whose number is supposed; null where they show nothing. */
  readonly shown: Shown | null;
  /** Whether the collection before the verb may be renamed to its singular or plural. */
  readonly renames: boolean;
}

/** A verb found among the words of a segment. */
export interface VerbReading {
  readonly word: Word;
  readonly entry: CrudWord | ActionWord;
  /** The words next to it that may name the resource. */
  readonly beside: readonly Word[];
  /**
   * The manner that the words before it express: it is done to `many` items at once (`bulk`), or in some way, `how`
   * (`soft`).
   */
  readonly manner: 'many' | 'how' | null;
}
