/** What requests a router takes for the same: Express answers `/Users/` as it answers `/users`. */
export interface Tolerance {
  /** Whether capitals and small letters are the same to it. */
  readonly anyCase: boolean;
  /** Whether a slash at the end makes no difference. */
  readonly anyEnd: boolean;
}

/**
 * What becomes of a path that does not begin with a slash: it is read as if it did, no request reaches it, or the
 * router refuses it when it is registered.
 */
export type BareStart = 'alike' | 'unreached' | 'refused';

/**
 * How a router chooses among routes that match: the first (Express), the most specific one (Fastify), or either of them
 * by its version.
 */
export type Precedence = 'order' | 'specificity' | 'unknown';
