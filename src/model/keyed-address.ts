import type { FilePlace, Range } from './text.ts';

/** A place that stores something under the address of a request, as a cache does. */
export interface KeyedAddress {
  readonly file: string;
  readonly range: Range;
  /** The key as it is written. */
  readonly text: string;
  /** The places that write or read what is stored: what is stored for one request may be the answer to another one. */
  readonly uses: readonly KeyUse[];
  /**
   * Whether the keys of other requests are compared with that of a request: `key.startsWith(req.originalUrl)`. Then no
   * address may become the beginning of another one, whatever their methods are. Left out where each key is looked up
   * by itself.
   */
  readonly relates?: true;
}

/** A place that writes or reads what is stored under an address. */
export interface KeyUse {
  /** The methods of the requests for which it does so; null for all. */
  readonly methods: ReadonlySet<string> | null;
  readonly requests: KeyRequests;
  /**
   * Whether the key has the address below the router alone, as `req.path` of Express: routes of other routers may have
   * the same.
   */
  readonly isBelow?: true;
  /** Whether the key has the method as well: then requests with other methods have other keys. */
  readonly hasMethod?: true;
}

/** The requests that reach such a place. */
export type KeyRequests =
  /** Any that arrives. */
  | { readonly kind: 'any' }
  /** Those that reach what these calls register: the handler of a route, or middleware before many routes. */
  | { readonly kind: 'registered'; readonly at: readonly FilePlace[] }
  /** Those that the project sends to a URL with one of these methods; null for any. */
  | { readonly kind: 'sent'; readonly url: string; readonly methods: ReadonlySet<string> | null };
