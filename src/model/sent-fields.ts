/** Where a request carries what is not in its path. */
export type Carrier = 'body' | 'query';

/** What code reads of that: a field; null for all of it. */
export interface SentRead {
  readonly carrier: Carrier;
  readonly field: string | null;
}
