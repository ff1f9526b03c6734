import type { FilePlace } from './file-place.ts';
import type { Range } from './text.ts';

/** Something that is kept under the address of requests without their method. */
export interface KeyedAddress {
  readonly file: string;
  readonly range: Range;
  /** The key as it is written. */
  readonly text: string;
  /** Where it is used: a request that one writes may be answered by another one. */
  readonly uses: readonly KeyUse[];
  /**
   * Whether the key of a request is asked for those of others: `key.startsWith(req.originalUrl)`. Then two addresses
   * must not come to begin alike, whatever their methods are. Left out where each key is asked for by itself.
   */
  readonly relates?: true;
}

/** A place that writes or reads what is kept under an address. */
export interface KeyUse {
  /** The methods of the requests for which it does; null for all. */
  readonly methods: ReadonlySet<string> | null;
  readonly requests: KeyRequests;
}

/** The requests that get to such a place. */
export type KeyRequests =
  /** Any that arrives. */
  | { readonly kind: 'any' }
  /** Those that get to what these calls register: one of a route, or what precedes many. */
  | { readonly kind: 'registered'; readonly at: readonly FilePlace[] }
  /** Those that the project sends with one of these methods; null for any. */
  | { readonly kind: 'sent'; readonly methods: ReadonlySet<string> | null };
