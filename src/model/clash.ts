import type { MethodToken } from './method.ts';
import type { Route } from './router.ts';
import type { Range } from './text.ts';

/**
 * A method of a route that no request reaches, because an earlier route answers all that are intended for it:
 * `GET /users/me` after `GET /users/:id`.
 */
export interface Clash {
  /** `duplicate`: the earlier one has the same method and address; `shadow`: it has a wider one. */
  readonly kind: 'duplicate' | 'shadow';
  readonly token: MethodToken;
  /** The words that specify it: the method, and of a registration with several paths the one that it is about. */
  readonly range: Range;
  /** The earlier route, and its method. */
  readonly other: Route;
  readonly otherMethod: string;
  /**
   * Where the route would be reached, as far as the tables tell; null where a move would change more than that. Found
   * when it is asked for.
   */
  readonly move: Relocation | null;
}

/** A registration that may go before another one of its file. */
export interface Relocation {
  /** The whole registration that moves, and the one that it goes before. */
  readonly moved: Range;
  readonly before: Range;
  /** The registrations that it passes, the one that it goes before included. */
  readonly passed: readonly Range[];
}
