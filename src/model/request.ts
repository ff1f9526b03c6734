import type { FilePlace } from './file-place.ts';
import type { MethodToken } from './method.ts';
import type { Range, Text } from './text.ts';

/**
 * How a request is written: a call of a client that sends it, or a text that a mock or an assertion compares URLs with.
 */
export type RequestKind = 'request' | 'matcher';

/** A client that no library is known to make: the project's own may lack the member that specifies another method. */
export interface OwnClient {
  /** How it is called: `http`, `$http`; empty for `this` and for what a call answers. */
  readonly name: string;
  /** Whether its answers are checked as those of supertest are, which determines what it is where nothing else does. */
  readonly isAgent: boolean;
  /** The member by which all components find it: `$http`; left out for another one. */
  readonly installed?: string;
  /** Whether it surely has a member; left out where nothing is known of its members. */
  readonly has?: (member: string) => boolean;
}

/** A place of the source that sends a method to a URL (`axios.post('/users', user)`), or waits for such a request. */
export interface Request {
  readonly kind: RequestKind;
  /** Name of the client's descriptor: `axios`, `fetch`, `supertest`. */
  readonly client: string;
  /**
   * The method and the token that specifies it. Its edit answers null where the client's signature does not let the
   * method be said there: `axios.post(url, body)` cannot become `axios.delete(url)`. A client's default (`fetch(url)`)
   * is specified by no token: its method is GET, its range is the call's, and its edit adds the option that specifies
   * another, or answers null. Null for a matcher of the URL alone.
   */
  readonly method: MethodToken | null;
  /**
   * The URL as written at the call: host, query string and hash included, each value that the source does not specify
   * as a HOLE. Parts of a concatenation that are constants count as far as the source specifies them. A mock's pattern
   * is as its own syntax writes it (`/users/:id`, `/users*`), but for what it begins with to specify how it compares.
   */
  readonly url: Text;
  /**
   * What the client puts before the URL: `baseURL` of an axios instance, the host of a mock. Empty where it puts
   * nothing; null where it puts something that the source does not specify; what the source specifies in part has
   * HOLEs, as the URL has.
   */
  readonly base: string | null;
  /**
   * Whether it is no GET for sure where no token specifies its method: its client may have another default, or it is
   * the argument of another call.
   */
  readonly mayDefault: boolean;
  /**
   * The client whose member specifies the method; left out where a library makes it, or something else specifies the
   * method.
   */
  readonly own?: OwnClient;
  /** How a matcher compares: with the whole URL, or with its end or its beginning, or with any part of it. */
  readonly match: 'whole' | 'end' | 'beginning' | 'part';
  /**
   * Whether it is a mock or a condition that every request of its URL meets, whatever the method. An assertion looks at
   * one that was sent.
   */
  readonly answersAll?: boolean;
  /** Whether it asks an application of this project itself (supertest, `app.inject`), and so never another host. */
  readonly inProcess: boolean;
  /** Whether it names a host of which the user states that it is this project's. */
  readonly isAtOwnHost?: boolean;
  /** The whole call. */
  readonly range: Range;
  /** Where the type of its body is specified, whether it has one or not; left out where it is not. */
  readonly typesBody?: FilePlace;
  /** Whether that is the call of the client itself, and not of a function of the project that sends it. */
  readonly isDirect?: true;
  /** The argument of the call that reads its URL; only where a constant states that. */
  readonly reads?: Range;
}

/**
 * A method of a client that a file mocks whatever the URL: a request that specifies another one by then is not
 * answered.
 */
export interface MockedMethod {
  readonly method: string;
  readonly range: Range;
  /**
   * Whether a test counts the requests of the method: one that specifies another method by then is missed, whatever
   * else is mocked.
   */
  readonly isCounted: boolean;
}

/** A place where a test expects a method of a request, whatever its URL: `'POST'` of `expect(method).toBe('POST')`. */
export interface MethodAssertion {
  readonly method: string;
  readonly range: Range;
  /** Whether it tells requests apart, and awaits none of them: `if (method === 'POST')`. */
  readonly isCondition: boolean;
  /** The test that specifies it, where the URL of the request may be as well. */
  readonly test: Range;
}
