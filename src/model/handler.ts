import type { Reference } from './reference.ts';
import type { FilePlace, Range } from './text.ts';

/**
 * How a handler responds, as far as this file shows it.
 *
 * `page`: it renders a view or sends an HTML file; `failure`: it renders only error pages (404); `files`: it sends the
 * files of a folder; `redirect`: it redirects the browser; `refusal`: it responds only with an error, without a page
 * (410); `data`: its code is visible and does none of these; `unknown`: it is in another file or cannot be followed.
 */
export type Response = 'page' | 'failure' | 'files' | 'redirect' | 'refusal' | 'data' | 'unknown';

/**
 * A lookup of a handler by a parameter of its path, the `id` as a `user` in `Order.find({ user: req.params.id })`, or
 * by a field of the body or query, the `code` in `Stock.updateOne({ code: req.body.code }, ...)`.
 */
export interface Lookup {
  readonly parameter: string;
  /** Whether it is a field of the body or the query. */
  readonly isSent?: true;
  /**
   * The field that it is compared with, or the variable with another name that it is assigned to; null where it is
   * passed as it is: `findById(id)`.
   */
  readonly key: string | null;
  /** The name of the object whose member makes the lookup; empty where a plain function makes it. */
  readonly of: string;
  /** Whether it may find several things: `find`, not `findOne`. */
  readonly many: boolean;
  /** Set where the call changes or deletes what it finds: `updateOne({ _id: id }, ...)`. */
  readonly changes?: true;
  /** Set where the call changes what it finds and returns it: `findOneAndUpdate({ _id: id }, ...)`. */
  readonly changesFound?: true;
  /**
   * The members of the result that are read: `comments` of `(await Post.findById(id)).comments`. Left out where there
   * are none.
   */
  readonly parts?: readonly string[];
  /** Set where `key` is only the name of a variable: `const companyId = req.params.id`. */
  readonly isName?: true;
}

/** What a handler, and the functions that it calls, do with fields of its requests. */
export interface RequestUses {
  readonly lookups: readonly Lookup[];
  /** The fields of bodies and queries that it reads. */
  readonly fields: readonly string[];
  /** Whether it reads who sends a request: `req.user`, `req.session`. */
  readonly readsSender: boolean;
  /** Whether it, or what its route has before it, reads or describes a body; null where its code is not visible. */
  readonly readsBody: boolean | null;
  /** Whether its answer depends on the method of a request. */
  readonly asksMethod: boolean;
  /** Whether it, or a function that it calls, changes stored data: `User.updateMany(...)`, `order.save()`. */
  readonly changesData: boolean;
}

/** How the last handler answers its requests. */
export interface Answer {
  readonly response: Response;
  /** Whether it answers some requests with data or a page, and not with errors alone. */
  readonly sendsContent: boolean;
  /** The addresses that it redirects to, with a hole for each part that is not known. */
  readonly redirectsTo: readonly string[];
}

/** What functions that get requests do with them. */
export interface Handling {
  readonly answer: Answer;
  /** Whether one of them forwards the address or the method of its requests to another server. */
  readonly forwards: boolean;
  /** Whether they may hand a request on to the next handler. */
  readonly passesOn: boolean;
  /** Whether they may send a request past the other handlers of its route: `next('route')`. */
  readonly skips: boolean;
  /** Whether they use the parameters of its path. */
  readonly namesParameters: boolean;
  /** Whether they may redirect a request with a status that keeps the method of a PUT or DELETE: any but 303. */
  readonly redirects: boolean;
  /** Whether they get the errors of other handlers, as a function of four parameters does in Express. */
  readonly handlesErrors: boolean;
}

/** Where a function is: in this file, or in another one that a reference names; null for both where it is not seen. */
export interface HandlerSource {
  readonly place: FilePlace | null;
  readonly from: Reference | null;
}

/** What a function does that gets the requests for other routes as well. */
export interface Passage {
  readonly response: Response;
  /** Whether it may pass a request on; undefined where its code is not seen. */
  readonly passesOn: boolean | undefined;
  /** Whether it may answer a request with more than a refusal; undefined where its code is not seen. */
  readonly mayAnswer: boolean | undefined;
  /** As for a handler. */
  readonly forwards: boolean;
  /** Whether it uses the parameters of its path; undefined where its code is not seen. */
  readonly namesParameters: boolean | undefined;
  /** Whether it may redirect a request with another status than 303; undefined where its code is not seen. */
  readonly redirects: boolean | undefined;
  /** Whether it gets the errors of the handlers before it; undefined where its code is not seen. */
  readonly handlesErrors: boolean | undefined;
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
  /** Whether one of them forwards the address or the method of its requests to another server. */
  readonly forwards?: boolean | undefined;
  /** Whether the last function may pass a request on (`next()`); null where its code is not visible. */
  readonly passesOn: boolean | null;
  /**
   * Whether one before the last may skip the others (`next('route')`); null or left out where the code of one of them
   * is not visible.
   */
  readonly skips?: boolean | null | undefined;
  /** Where the last function comes from; null where it is in this file or cannot be followed. */
  readonly from: Reference | null;
  /** The places where a framework may find it by the name of its controller; left out where it does not. */
  readonly named?: readonly Reference[] | undefined;
  /** The functions before the last that come from other files; left out where there are none. */
  readonly before?: readonly Reference[] | undefined;
  /** The handlers before the last one, in their order; left out where there are none. */
  readonly earlier?: readonly HandlerSource[] | undefined;
  /** Whether what it returns is the answer; left out where it answers by other means. */
  readonly returnsAnswer?: boolean | undefined;
  /** Whether one before the last may redirect a request with another status than 303. */
  readonly redirectsBefore?: boolean | undefined;
  /** The module of a handler that is imported from a file of the project which does not exist. */
  readonly missing?: string | undefined;
  /** The functions that answer, as far as they are found: the last one, and the one that it passes requests on to. */
  readonly places?: readonly FilePlace[] | undefined;
  /**
   * The places where it names parameters of its path; left out where it is not the only function, or not all such
   * places are visible.
   */
  readonly parameterUses?: readonly ParameterUse[] | undefined;
}

/** A place where a handler names a parameter of its path: `req.params.id`, `const { id } = req.params`. */
export interface ParameterUse {
  readonly name: string;
  readonly range: Range;
  /** Whether the name there is also that of a variable, which does not change. */
  readonly isShorthand: boolean;
}
