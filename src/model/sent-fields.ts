/** Where a request carries what is not in its path. */
export type Carrier = 'body' | 'query';
