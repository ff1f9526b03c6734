import type { Reference } from './reference.ts';
import type { Range } from './text.ts';

/**
 * What answers a request, as far as this file shows it.
 *
 * `page`: it renders a view or sends an HTML file; `failure`: its pages only state that something is wrong (404);
 * `files`: it sends those of a folder; `redirect`: it sends the browser elsewhere; `refusal`: it only states that
 * something is wrong, without a page (410); `data`: it is visible and does nothing of these; `unknown`: it is in
 * another file or cannot be followed.
 */
export type Response = 'page' | 'failure' | 'files' | 'redirect' | 'refusal' | 'data' | 'unknown';

/** A function of another file that a function calls with its request: `create` in `(req, res) => create(req, res)`. */
export interface Handing {
  readonly to: Reference;
  /** Whether it is passed the response as well, so that it may answer itself. */
  readonly answers: boolean;
}

/**
 * What a handler finds something by: a parameter of its path, in `Order.find({ user: req.params.id })` the `id` as a
 * `user`; or a field of what is sent next to it, in `Stock.updateOne({ code: req.body.code }, ...)` the `code`.
 */
export interface Lookup {
  readonly parameter: string;
  /** Whether it is a field of the body or the query. */
  readonly isSent?: true;
  /**
   * The field that it is compared with, or the variable that holds it under another name; null where it is passed as it
   * is: `findById(id)`.
   */
  readonly key: string | null;
  /** Who is asked; empty where a function is. */
  readonly of: string;
  /** Whether all that there are may be intended. */
  readonly many: boolean;
  /** Whether what is found is changed or deleted at once: `updateOne({ _id: id }, ...)`. */
  readonly changes?: true;
  /** Whether what is found is answered and changed: `findOneAndUpdate({ _id: id }, ...)`. */
  readonly changesFound?: true;
  /**
   * What is named of the thing that is found: `comments` of `(await Post.findById(id)).comments`. Left out where
   * nothing is.
   */
  readonly parts?: readonly string[];
  /** Whether only a variable is called so: `const companyId = req.params.id`. */
  readonly isName?: true;
  /**
   * Which function of another file it is that is asked, among those that parameters are passed to: what that does
   * specifies more than its name.
   */
  readonly asks?: number | undefined;
}

/**
 * A function of another file that gets a parameter of the path as an argument: `find` in
 * `(req) => find(req.params.id)`.
 */
export interface HandedValue {
  readonly to: Reference;
  /** Which argument it is. */
  readonly at: number;
  /** Null where it is an argument of a function in between. */
  readonly parameter: string | null;
}

/**
 * What the function that answers does with its requests, itself and through the functions of its file that it passes
 * them to.
 */
export interface Answer {
  readonly response: Response;
  /** Whether it reads the body of its requests; null where it is not seen. */
  readonly readsBody: boolean | null;
  /** Whether it looks nowhere else for what it reads of the body: not so `req.body.token || req.headers.token`. */
  readonly needsBody: boolean;
  /**
   * The names under which it reads identifiers of the body or the query, and what somebody logs in by: `id`,
   * `courseId`, `ids`, `email`.
   */
  readonly sentIds: readonly string[];
  /** Whether it reads who sends the request: `req.user`, `req.session`. */
  readonly readsSession: boolean;
  /** By what it looks up the parameters of its path, and what it is passed as arguments. */
  readonly lookups: readonly Lookup[];
  /** The addresses that it sends the browser to, with a hole for each piece that the source does not specify. */
  readonly redirectsTo: readonly string[];
  /** Whether it answers by the method of its requests. */
  readonly asksMethod: boolean;
  /** The functions of other files that it passes its requests to in its turn. */
  readonly handsTo: readonly Handing[];
  /** Those that it passes parameters of its path to, or arguments of its own. */
  readonly handsValues: readonly HandedValue[];
}

/** The functions that a registration passes its requests to: `login` and `list` of `app.get('/users', login, list)`. */
export interface Handler {
  /**
   * The name of each handler argument as written (`books.book_delete_get`, `requireLogin`), null for an inline
   * function.
   */
  readonly names: readonly (string | null)[];
  /** What the last one does. */
  readonly answer: Answer;
  /**
   * Whether one of them sends the address or the method of its requests on to another server; left out where none is
   * seen to.
   */
  readonly forwards?: boolean | undefined;
  /** Whether the last function may hand a request on (`next()`); null where it is not seen. */
  readonly passesOn: boolean | null;
  /**
   * Whether one before the last may send a request past the others (`next('route')`); null or left out where one of
   * them is not seen.
   */
  readonly skips?: boolean | null | undefined;
  /** Where the last function comes from; null where it is in this file or cannot be followed. */
  readonly from: Reference | null;
  /** Where it may be that a framework finds by the name of its controller; left out where none does. */
  readonly named?: readonly Reference[] | undefined;
  /** Where the functions before the last come from, of those that other files hold; left out where none does. */
  readonly before?: readonly Reference[] | undefined;
  /**
   * Where that comes from which the registration specifies next to its handler, of what other files hold: schemas,
   * rules of validators.
   */
  readonly saidFrom?: readonly Reference[] | undefined;
  /** The module that one of them comes from, if that is a file of the project which is not there. */
  readonly missing?: string | undefined;
  /**
   * Where it names parameters of its path; left out where it is not the only function, or not all that it does with
   * them is seen.
   */
  readonly parameterUses?: readonly ParameterUse[] | undefined;
}

/** A place where a handler names a parameter of its path: `req.params.id`, `const { id } = req.params`. */
export interface ParameterUse {
  readonly name: string;
  readonly range: Range;
  /** Whether the name there is also that of a variable, which stays. */
  readonly isShorthand: boolean;
}
