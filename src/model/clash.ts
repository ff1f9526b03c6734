import type { MethodToken } from './method.ts';
import type { Route } from './router.ts';
import type { Range } from './text.ts';

/**
 * A method of a route that no request reaches, because an earlier route answers all that are intended for it:
 * `GET /users/me` after `GET /users/:id`.
 */
export interface Clash {
  /** `duplicate`: the earlier one has the same method and address; `shadow`: its address matches more requests. */
  readonly kind: 'duplicate' | 'shadow';
  readonly token: MethodToken;
  /** The range to report: the method, or the path where the registration has several. */
  readonly range: Range;
  /** The earlier route, and its method. */
  readonly other: Route;
  readonly otherMethod: string;
  /**
   * The move of the registration after which requests reach the route; null where a move would change more than that.
   * Computed on demand.
   */
  readonly move: Relocation | null;
}

/** A move of a registration to the place before another one of its file. */
export interface Relocation {
  /** The whole registration that moves, and the one that it goes before. */
  readonly moved: Range;
  readonly before: Range;
  /** The registrations that it moves past, including the one of `before`. */
  readonly passed: readonly Range[];
}
