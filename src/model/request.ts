import type { Carrier } from './sent-fields.ts';
import type { FilePlace, Range, Text } from './text.ts';
import type { MethodToken } from './method.ts';

/**
 * How a request is written: a call of a client that sends it, or a text that a mock or an assertion compares URLs with.
 */
export type RequestKind = 'request' | 'matcher';

/**
 * A client that is not known to come from a library: one of the project itself may lack the member for another method.
 */
export interface OwnClient {
  /** Its name: `http`, `$http`; empty for `this` and for the result of a call. */
  readonly name: string;
  /** Whether its responses are checked as those of supertest are, which identifies it where nothing else does. */
  readonly isAgent: boolean;
  /** The property by which all components access it: `$http`; left out where there is none. */
  readonly installed?: string;
  /** Whether it surely has a member; left out where nothing is known of its members. */
  readonly has?: (member: string) => boolean;
}

/**
 * A place of the source that sends a request to a URL (`axios.post('/users', user)`), or a mock or an assertion for
 * one.
 */
export interface Request {
  readonly kind: RequestKind;
  /** Name of the client's descriptor: `axios`, `fetch`, `supertest`. */
  readonly client: string;
  /**
   * The method and its token. The edit returns null where the signature of the client does not allow another method
   * there: `axios.post(url, body)` cannot become `axios.delete(url)`. A client's default (`fetch(url)`)
   * has no token of its own: the method is GET, the range is that of the call, and the edit adds the option for another
   * method, or returns null. Null for a matcher of the URL alone.
   */
  readonly method: MethodToken | null;
  /**
   * The URL of the call, including host, query string and hash, with a HOLE for each value that is not known. Constants
   * in it are replaced by their values. A mock's pattern is in its own syntax (`/users/:id`, `/users*`), without a
   * prefix for the kind of comparison (`end:`).
   */
  readonly url: Text;
  /**
   * The text that the client puts before the URL: `baseURL` of an axios instance, the host of a mock. Empty where there
   * is none; null where it is not known; with HOLEs where it is known in part.
   */
  readonly base: string | null;
  /**
   * Whether it may be another method than GET where the call names none: its client may have another default, or it is
   * the argument of another call.
   */
  readonly mayDefault: boolean;
  /**
   * The client of the project whose member is the method; left out for a client of a library, or where the method comes
   * from something else.
   */
  readonly own?: OwnClient;
  /** How a matcher compares: with the whole URL, or with its end or its beginning, or with any part of it. */
  readonly match: 'whole' | 'end' | 'beginning' | 'part';
  /**
   * Whether it is a mock or a condition that matches every request to its URL, whatever the method. Left out for an
   * assertion, which checks one request.
   */
  readonly answersAll?: boolean;
  /**
   * Whether it is sent to an application of this project without a network (supertest, `app.inject`), and so never to
   * another host.
   */
  readonly inProcess: boolean;
  /** Whether its URL has a host that a setting lists as one of this project. */
  readonly isAtOwnHost?: boolean;
  /** The whole call. */
  readonly range: Range;
  /** Where its `Content-Type` is set, whether it has a body or not; left out where it is not set. */
  readonly typesBody?: FilePlace;
  /** The fields of its body that interceptors of its client read, with a place each; left out where they read none. */
  readonly bodyReads?: ReadonlyMap<string, FilePlace>;
  /**
   * The calls that send it and no requests with other URLs: of the client, or of the functions around it, the
   * innermost ones. Left out where all around one of them send others too. They may be in other files than the literal
   * of its URL.
   */
  readonly calls?: readonly SendingCall[];
  /** The argument of the call that refers to its URL; only where the URL is in a constant. */
  readonly reads?: Range;
}

/** A call of a client that sends a request, or of a function of the project that does so. */
export interface SendingCall extends FilePlace {
  /** The names of what is spread into its options; null where it has none, or not all of them are known. */
  readonly spread: readonly string[] | null;
  /** The calls within it that send the request, that of the client first; none for the call of the client itself. */
  readonly inner: readonly FilePlace[];
  /** The literals of the objects that it sends. */
  readonly literals: Readonly<Record<Carrier, SentLiteral>>;
}

/** Where the object is written that a request sends; null where that is not known, or differs. */
export type SentLiteral = FilePlace | 'none' | null;

/**
 * A method of a client that a file mocks for every URL: a request that a rewrite gives another method is no longer
 * answered by the mock.
 */
export interface MockedMethod {
  readonly method: string;
  readonly range: Range;
  /**
   * Whether a test counts the requests of the method: a request that a rewrite gives another method is then missing,
   * even where that method is mocked too.
   */
  readonly isCounted: boolean;
}

/** A place where a test expects a method of a request, whatever its URL: `'POST'` of `expect(method).toBe('POST')`. */
export interface MethodAssertion {
  readonly method: string;
  readonly range: Range;
  /** Whether it distinguishes requests, and does not expect one: `if (method === 'POST')`. */
  readonly isCondition: boolean;
  /** Set where it is only one word of a text, which may be made of the method: `'POST'` of `'POST users'`. */
  readonly isWord?: true;
  /** The test that contains it, and perhaps the URL of the request as well. */
  readonly test: Range;
}
