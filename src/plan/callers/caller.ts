import type { AddressComment } from '../../mentions/model.ts';
import type { Request } from '../../requests/model.ts';
import type { Route } from '../../model/router.ts';
import type { Range } from '../../model/text.ts';
import type { UrlPath } from '../addresses/request-path.ts';

/** A place that names an endpoint and moves with it: a request, a matcher of URLs, a comment. */
export interface Caller {
  readonly kind: 'request' | 'comment';
  readonly file: string;
  readonly said: Request | AddressComment;
  readonly url: UrlPath;
  /** The routes that it reaches; more than one where the source leaves open which. */
  readonly routes: readonly Route[];
  /**
   * Whether it reaches routes only where a parameter stands for a verb that it says: `/users/:id` for `/users/getAll`.
   */
  readonly swallowed: boolean;
  /**
   * Whether it reaches routes only where a parameter stands for its first word and the value of run time right before
   * it.
   */
  readonly guessed: boolean;
  /** Whether a test expects that nothing answers it. */
  readonly expectsNothing: boolean;
  /** Whether the text tells which requests are meant; a matcher of a part of a URL does not. */
  readonly isPlain: boolean;
  /** Whether it may ask for a route: what a server sends to a host is meant for another one. */
  readonly asks: (route: Route) => boolean;
}

/** What a file says of endpoints, besides registering them. */
export interface FileCallers {
  readonly requests: readonly Request[];
  /** Those of the requests of which a test expects that nothing answers them. */
  readonly expectingNothing: ReadonlySet<Request>;
  readonly comments: readonly AddressComment[];
}

/** Whether a caller reaches a route for sure. */
export function isAnswered({ routes, guessed }: Caller): boolean {
  return routes.length > 0 && !guessed;
}

/** Where a caller's address is written. */
export function addressRange({ said }: Pick<Caller, 'said'>): Range {
  const text = 'url' in said ? said.url : said.path;
  return text.locate(0, text.value.length);
}
