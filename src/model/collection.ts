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
   * The source of the method, now and after the change: the name of an export, or code of the handler. Null where the
   * method does not change, or comes from the name of the file.
   */
  readonly method: { readonly from: string; readonly to: string; readonly isExport: boolean } | null;
}
