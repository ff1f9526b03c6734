import type { FilePlace } from './file-place.ts';
import type { Edit, Range } from './text.ts';

/** A method as a route names it; `ALL` represents every method, `UNKNOWN` for one that the source does not specify. */
export type Method =
  | 'GET'
  | 'HEAD'
  | 'POST'
  | 'PUT'
  | 'PATCH'
  | 'DELETE'
  | 'OPTIONS'
  | 'ALL'
  | 'UNKNOWN'
  | (string & {});

/** One method of a registration and the token that specifies it: `get` in `app.get`, `'GET'` in an options object. */
export interface MethodToken {
  /** In upper case, whatever the source writes; koa's and Express' `del` is DELETE. */
  readonly method: Method;
  /** Where the token is written, quotes not included. */
  readonly range: Range;
  /**
   * Where a literal specifies it for which the token is: that of `post: (url) => request('POST', url)` for `http.post`;
   * left out where the token is that literal.
   */
  readonly saidAt?: FilePlace;
  /** The edit that makes the registration specify another method, or null where the token is not the route's own. */
  edit(method: Method): Edit | null;
  /** The edits elsewhere without which that one would not hold: an import. Null where they cannot be made. */
  alsoEdits?(method: Method): readonly Edit[] | null;
  /**
   * Whether the framework answers this method with a status code that no other has, unless the handler specifies one.
   */
  readonly decidesStatus?: boolean;
}
