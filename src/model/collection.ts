import type { Span } from './path.ts';

/**
 * A collection of a path whose name has a number: `user` of `/user/:id`, in the singular, whose other name is `users`.
 */
export interface NamedCollection {
  /** The name as it is in the path. */
  readonly name: string;
  readonly number: GrammaticalNumber;
  /** The name in the other number. */
  readonly other: string;
  readonly span: Span;
}

/** The number of a noun in a path: `user` is singular, `users` plural. */
export type GrammaticalNumber = 'singular' | 'plural';

/**
 * What a person has to rename to give a route another address, where its address is the name of its file: `from`
 * `app/users/list/route.ts`, `to` `app/users/route.ts`.
 */
export interface Renaming {
  /** The old path of the file, below the folder of its application. */
  readonly from: string;
  readonly to: string;
  /**
   * What determines the method, now and for the new one, where the method changes: the name of an export, or code of
   * the handler. Null where it does not change, or the file's name determines it.
   */
  readonly method: { readonly from: string; readonly to: string; readonly isExport: boolean } | null;
}
