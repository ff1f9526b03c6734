import type { MethodToken, Reference } from '../routes/model.ts';
import type { Range, Text } from '../text/text.ts';

/** How a request is written: a call of a client that sends it, or a text that a mock or an assertion compares URLs with. */
export type RequestKind = 'request' | 'matcher';

/** A place of the source that sends a method to a URL, or waits for such a request. */
export interface Request {
  readonly kind: RequestKind;
  /** Name of the client's descriptor: `axios`, `fetch`, `supertest`. */
  readonly client: string;
  /**
   * The method and the token that says it. Its edit answers null where the client's signature does not let the method be
   * said there: `axios.post(url, body)` cannot become `axios.delete(url)`. A client's default (`fetch(url)`) is said by no
   * token: its method is GET, its range is the call's, and its edit adds the option that says another, or answers null. Null for a matcher of the URL alone.
   */
  readonly method: MethodToken | null;
  /**
   * The URL as written at the call: host, query string and hash included, each value that the source does not say as a
   * HOLE. Parts of a concatenation that are constants count as far as the source says them. A mock's pattern stands as its
   * own syntax writes it (`/users/:id`, `/users*`), but for what it begins with to say how it compares.
   */
  readonly url: Text;
  /**
   * What the client puts before the URL: `baseURL` of an axios instance, the host of a mock. Empty where it puts nothing;
   * null where it puts something that the source does not say; what the source says in part has HOLEs, as the URL has.
   */
  readonly base: string | null;
  /** Where the client is imported from, which is where its base is told; only where `base` is null. */
  readonly from?: Reference;
  /** How a matcher compares: with the whole URL, or with its end or its beginning, or with any part of it. */
  readonly match: 'whole' | 'end' | 'beginning' | 'part';
  /** Whether it asks an application of this project itself (supertest, `app.inject`), and so never another host. */
  readonly inProcess: boolean;
  /** The whole call. */
  readonly range: Range;
}
