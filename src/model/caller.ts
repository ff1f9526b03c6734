import type { AddressComment } from './mention.ts';
import type { Request } from './request.ts';
import type { Route } from './router.ts';
import type { Text } from './text.ts';

/** A place that names an endpoint and moves with it: a request, a matcher of URLs, a comment (`// GET /users`). */
export interface Caller {
  readonly kind: 'request' | 'comment';
  readonly file: string;
  readonly said: Request | AddressComment;
  readonly url: UrlPath;
  /** The routes that it reaches; more than one where the source leaves open which. */
  readonly routes: readonly Route[];
  /**
   * Whether it reaches routes only where a parameter represents a verb that it specifies: `/users/:id` for
   * `/users/getAll`.
   */
  readonly swallowed: boolean;
  /**
   * Whether it reaches routes only where a parameter represents its first word and the value of run time right before
   * it.
   */
  readonly guessed: boolean;
  /** Whether a test expects that nothing answers it. */
  readonly expectsNothing: boolean;
  /** Whether the text determines which requests are intended; a matcher of a part of a URL does not. */
  readonly isPlain: boolean;
  /** Whether it may ask for a route: what a server sends to a host is intended for another one. */
  readonly asks: (route: Route) => boolean;
}

/** What a file states about endpoints, besides registering them. */
export interface FileCallers {
  readonly requests: readonly Request[];
  /** Those of the requests of which a test expects that nothing answers them. */
  readonly expectingNothing: ReadonlySet<Request>;
  readonly comments: readonly AddressComment[];
}

/** A segment of a URL, with its offsets in the text; those of a client's base have none. */
export interface UrlSegment {
  readonly text: string;
  readonly span: { readonly start: number; readonly end: number } | null;
  /**
   * Whether a value of run time is right before it, which ends in a slash (a base) or begins the segment
   * (`${prefix}Users`).
   */
  readonly isGlued: boolean;
}

/** The path of a URL without host and query: `/users/list` of `http://localhost:3000/users/list?page=1`. */
export interface UrlPath {
  readonly text: Text;
  readonly segments: readonly UrlSegment[];
  /** Whether something that the source does not specify may be before the first segment. */
  readonly opensBefore: boolean;
  /** Whether the source names another host. */
  readonly isForeign: boolean;
  /** Whether the path begins at a slash that nothing precedes, and so keeps it. */
  readonly isRooted: boolean;
}
