/** The parts of a request for data outside of its path. */
export type Carrier = 'body' | 'query';

/** A read of a body or query: of a field; or of all of it, where the field is null. */
export interface SentRead {
  readonly carrier: Carrier;
  readonly field: string | null;
}
