import type { Handler } from '../handler.ts';
import type { Method, Router } from '../model.ts';
import type { Place } from './place.ts';

/**
 * A piece of a path: text that the registrar says itself (a HOLE for what it does not say), or what a call hands over.
 */
export type PathPart = string | Place;

/** What the routes of a registrar are registered on. */
export type Target<On> =
  /** What each call hands over. */
  | { readonly kind: 'parameter'; readonly place: Place }
  /** The same for all calls, or for all of one class and of those that extend it (`this.router`). */
  | { readonly kind: 'router'; readonly router: On; readonly isOwn: boolean };

/**
 * One registration that a function makes of its own parameters:
 * `(path, ...handlers) => router.get(`/api${path}`, ...handlers)`. Each call of the function is a route.
 */
export interface Registrar<On = Router> {
  readonly target: Target<On>;
  /** Null where it does not say. */
  readonly methods: readonly Method[] | Place | null;
  readonly path: readonly PathPart[];
  /** The places that answer requests, in their order. */
  readonly handlers: readonly Place[];
  /** What answers where no call hands a handler over. */
  readonly own: Handler;
}

/** Whether a registrar says its methods itself. */
export function saysMethods(methods: readonly Method[] | Place): methods is readonly Method[] {
  return Array.isArray(methods);
}

/** The one place of a path that its text comes from; null where several make it up. */
export function pathPlace({ path }: Pick<Registrar, 'path'>): Place | null {
  const places = path.filter((part) => typeof part !== 'string');
  return places.length === 1 ? (places[0] ?? null) : null;
}
