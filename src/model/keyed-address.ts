import type { Range } from './text.ts';

/** A condition on the method of a request: that it is one of some, or none of them. */
export interface MethodCondition {
  readonly methods: readonly string[];
  readonly isOne: boolean;
}

/** Something that is kept under the address of requests without their method. */
export interface KeyedAddress {
  readonly file: string;
  readonly range: Range;
  /** The key as it is written. */
  readonly text: string;
  /** What the method of a request has to be for the key to be used. */
  readonly conditions: readonly MethodCondition[];
  /** Where requests pass it; null where any may. */
  readonly uses: readonly KeyUse[] | null;
  /**
   * Whether the key of a request is asked for those of others: `key.startsWith(req.originalUrl)`. Then two addresses
   * must not come to begin alike, whatever their methods are. Left out where each key is asked for by itself.
   */
  readonly relates?: true;
}

/** A place where requests pass a key, and where the function around it is used; null where there is none. */
export interface KeyUse {
  readonly file: string;
  readonly range: Range;
  readonly outer: readonly KeyUse[] | null;
}
