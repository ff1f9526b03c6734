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

/**
 * What a person renames to give a route another address if its address is the name of its file: `from`
 * `app/users/list/route.ts`, `to` `app/users/route.ts`.
 */
export interface Renaming {
  /** The names of the file below the folder of its application. */
  readonly from: string;
  readonly to: string;
  /**
   * What answers the method where another one is to be answered: the name of an export, or the code of the handler.
   * Null where the file's name specifies it.
   */
  readonly method: { readonly from: string; readonly to: string; readonly isExport: boolean } | null;
}
