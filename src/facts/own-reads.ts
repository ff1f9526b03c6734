import { endOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import { liesIn, liesInAny, type HandlerPlaces } from './handler-places.ts';
import type { CarrierRead, FieldUse, RequestReads } from './request-reads.ts';

/** What a handler reads of its requests. */
export interface HandlerReads {
  /** The fields of bodies and queries, and null for a whole one. */
  readonly reads: readonly CarrierRead[];
  /** Whether it reads who sends a request. */
  readonly readsSender: boolean;
}

/** Something in code that is about a request. */
interface OnRequest {
  readonly place: Place;
  /** The parameter that is the request. */
  readonly root: Place;
}

/**
 * The reads of bodies and queries by the functions of each registration. A wrapper of handlers is called for many
 * routes, so the reads of all wrapped handlers are found for each of them: those of other handlers are left out.
 */
export class OwnReads {
  readonly #reads: RequestReads;
  readonly #handlers: HandlerPlaces;

  constructor(reads: RequestReads, handlers: HandlerPlaces) {
    this.#reads = reads;
    this.#handlers = handlers;
  }

  /** The reads of the functions that a call of a file registers. */
  readsAt(file: string, end: number): readonly CarrierRead[] {
    return this.#readsAt(endOf({ file, range: [end, end] }));
  }

  /** The reads of middleware for many requests. */
  get ofHooks(): readonly CarrierRead[] {
    return [...this.#reads.hooks].flatMap((call) => this.#readsAt(call));
  }

  /** The calls with fields of bodies and queries as arguments. */
  get uses(): readonly FieldUse[] {
    return this.#reads.uses;
  }

  /** What the functions at some places, which answer the requests of one route, read of these. */
  of(handlers: readonly Place[]): HandlerReads {
    return {
      reads: this.#ownOf(this.#reads.all(), handlers),
      readsSender: this.#ownOf(this.#reads.senders(), handlers).length > 0,
    };
  }

  /**
   * A request belongs to the function whose parameter it is. Only where a handler has no request of its own, a wrapper
   * passes one on to it.
   */
  #ownOf<Each extends OnRequest>(all: readonly Each[], handlers: readonly Place[]): readonly Each[] {
    const own = all.filter(({ root }) => liesInAny(root, handlers));
    if (own.length > 0) return own;
    return all.filter(({ place, root }) => liesInAny(place, handlers) && this.#handlers.around(root).length === 0);
  }

  #readsAt(call: string): readonly CarrierRead[] {
    const all = this.#reads.readsAt(call);
    const own = this.#reads.handlersAt(call);
    if (all.length === 0 || own.length === 0) return all;
    return all.filter(({ place }) => {
      const around = this.#handlers.around(place);
      // A read within no handler belongs to all routes; within handlers, one of them has to be the route's own.
      return around.length === 0 || around.some((each) => own.some((handler) => liesIn(handler, each)));
    });
  }
}
