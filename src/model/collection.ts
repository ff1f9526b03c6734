import type { Span } from './path.ts';

/** A collection of a path whose name has a number. */
export interface NamedCollection {
  /** As it stands in the path. */
  readonly name: string;
  readonly number: GrammaticalNumber;
  /** The name in the other number. */
  readonly other: string;
  readonly span: Span;
}

/** The number of a noun, as it stands in a path. */
export type GrammaticalNumber = 'singular' | 'plural';
