import type { Span } from './path.ts';

/**
 * A collection of a path whose name has a number: `user` of `/user/:id`, in the singular, whose other name is `users`.
 */
export interface NamedCollection {
  /** As it is in the path. */
  readonly name: string;
  readonly number: GrammaticalNumber;
  /** The name in the other number. */
  readonly other: string;
  readonly span: Span;
}

/** The number of a noun in a path: `user` is singular, `users` plural. */
export type GrammaticalNumber = 'singular' | 'plural';
