/** The differences between addresses that a router ignores: Express matches `/Users/` like `/users`. */
export interface Tolerance {
  /** Whether capitals and small letters are the same to it. */
  readonly anyCase: boolean;
  /** Whether a slash at the end makes no difference. */
  readonly anyEnd: boolean;
}

/**
 * How a router treats a path without a slash at its beginning: as if it had one (`alike`), as one that no request
 * reaches (`unreached`), or as an error at registration (`refused`).
 */
export type BareStart = 'alike' | 'unreached' | 'refused';

/**
 * Which of several matching routes a router selects: the first (Express), the most specific one (Fastify), or either of
 * them, depending on its version.
 */
export type Precedence = 'order' | 'specificity' | 'unknown';

/**
 * How the prefix of middleware is matched: by its text, as `/user` matches `/users` too, or by whole segments.
 */
export type PrefixReading = 'text' | 'segments';

/** How a router may match the prefixes of middleware: in each of several ways where its version is not known. */
export interface PrefixReadings {
  /** Those of middleware without a path, in a router that is nested in another. */
  readonly nested: readonly PrefixReading[];
  /** Those of middleware with a path: `router.use('/user', auth)`. */
  readonly paths: readonly PrefixReading[];
}
