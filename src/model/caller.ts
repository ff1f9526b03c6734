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
  /** The routes that it reaches; more than one where the source does not show which. */
  readonly routes: readonly Route[];
  /** Whether it reaches routes only where a parameter matches a verb of its URL: `/users/:id` for `/users/getAll`. */
  readonly swallowed: boolean;
  /**
   * Whether it reaches routes only if a parameter matches its first word together with the value right before it:
   * `${prefix}users`.
   */
  readonly guessed: boolean;
  /** Whether a test expects that nothing answers it. */
  readonly expectsNothing: boolean;
  /** Whether the text is the whole URL of a request; false for a matcher of a part of URLs. */
  readonly isPlain: boolean;
  /**
   * Whether it may be a request to a route. A request that the server of the route itself sends to a host is for
   * another server.
   */
  readonly asks: (route: Route) => boolean;
}

/** The requests and comments of a file that name endpoints. */
export interface FileCallers {
  readonly requests: readonly Request[];
  /** The requests for which a test expects that nothing answers them. */
  readonly expectingNothing: ReadonlySet<Request>;
  readonly comments: readonly AddressComment[];
}

/** A segment of a URL, with its offsets in the text; those of a client's base have none. */
export interface UrlSegment {
  readonly text: string;
  readonly span: { readonly start: number; readonly end: number } | null;
  /**
   * Whether a value at run time is right before it, which ends in a slash (a base) or is the beginning of the segment
   * (`${prefix}Users`).
   */
  readonly isGlued: boolean;
}

/** The path of a URL without host and query: `/users/list` of `http://localhost:3000/users/list?page=1`. */
export interface UrlPath {
  readonly text: Text;
  readonly segments: readonly UrlSegment[];
  /** Whether an unknown part may be before the first segment. */
  readonly openPrefix: boolean;
  /** Whether the source names another host. */
  readonly isForeign: boolean;
  /** Whether the path begins with a slash that nothing precedes, and must still do so when it is rewritten. */
  readonly isRooted: boolean;
}
