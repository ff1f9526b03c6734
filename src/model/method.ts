import type { Edit, FilePlace, Range } from './text.ts';

/** The method of a route: `ALL` is any method, `UNKNOWN` is one that is not known from the source. */
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

/** One method of a registration with its token in the source: `get` in `app.get`, `'GET'` in an options object. */
export interface MethodToken {
  /** In upper case, whatever the source writes; koa's and Express' `del` is DELETE. */
  readonly method: Method;
  /** The range of the token, quotes not included. */
  readonly range: Range;
  /**
   * The place of the literal that the method comes from, where that is not the token: `'POST'` in
   * `post: (url) => request('POST', url)` for the token `post` of `http.post`.
   */
  readonly saidAt?: FilePlace;
  /** The edit that changes the method of the registration; null where the token is not the route's own. */
  edit(method: Method): Edit | null;
  /** The further edits that the change requires elsewhere: an import. Null where they cannot be made. */
  alsoEdits?(method: Method): readonly Edit[] | null;
  /** Whether the framework has a default status code for this method that differs from that of other methods. */
  readonly decidesStatus?: boolean;
}
