import type { Handler } from './handler.ts';
import type { Method } from './method.ts';
import type { Router } from './router.ts';

/**
 * What a call hands over, as the function that is called names it: an argument, those from one on, or a member of one.
 * `path` of `({ path }, ...handlers) => {}` is member `path` of argument 0, and `handlers` are the arguments from 1 on.
 */
export interface Place {
  /** The position of the argument; counted from the end where it is negative (`args[args.length - 1]`). */
  readonly at: number;
  /** Whether all arguments from there on are meant (`...handlers`). */
  readonly rest: boolean;
  /** The members of the argument that lead there: `path` of `addRoute({ path })`. */
  readonly members: readonly string[];
  /** The text that stands for what a call leaves out. */
  readonly fallback: string | null;
}

/**
 * A piece of a path: text that the registrar says itself (a HOLE for what it does not say), or what a call hands over.
 */
export type PathPart = string | Place;

/** What the routes of a registrar are registered on: `app` in `(app, path, list) => app.get(path, list)`. */
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
  /** What it registers itself, which answers where a call gives no handler. */
  readonly own: Handler;
  /**
   * Whether it registers a handler of its own, even if that is made of what calls give it: `res.render(view)` in a
   * function, `page(view)`. Then a call without any handler is a route too.
   */
  readonly isHandling: boolean;
}
