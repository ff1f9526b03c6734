import { endOf } from '../values/place.ts';
import type { Place } from '../values/value.ts';
import type { DataChanges } from './data-changes.ts';
import type { BodyCheck, BodyChecks } from './body-checks.ts';
import type { DescribedBodies } from './described-bodies.ts';
import { liesIn, liesInAny, type HandlerPlaces } from './handler-places.ts';
import type { MethodQuestions } from './method-questions.ts';
import type { CarrierRead, FieldUse, ParameterRead, RequestReads, RootedRead } from './request-reads.ts';

/** What a handler reads of its requests. */
export interface HandlerReads {
  /** The fields of bodies and queries, and null for a whole one. */
  readonly reads: readonly CarrierRead[];
  /** Whether it reads who sends a request. */
  readonly readsSender: boolean;
  /** Whether it reads a body, and does not only look there among other places, as what looks for a token does. */
  readonly readsBody: boolean;
  /** Whether its answer depends on the method of a request. */
  readonly asksMethod: boolean;
  /** Whether it, or a function that it calls, changes stored data. */
  readonly changesData: boolean;
}

/** What is found about requests in one evaluation. */
interface OfRequests {
  readonly reads: RequestReads;
  readonly checks: BodyChecks;
  readonly bodies: DescribedBodies;
  readonly questions: MethodQuestions;
  readonly changes: DataChanges;
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
  readonly #checks: BodyChecks;
  readonly #bodies: DescribedBodies;
  readonly #questions: MethodQuestions;
  readonly #changes: DataChanges;
  readonly #handlers: HandlerPlaces;

  constructor({ reads, checks, bodies, questions, changes }: OfRequests, handlers: HandlerPlaces) {
    this.#reads = reads;
    this.#checks = checks;
    this.#bodies = bodies;
    this.#questions = questions;
    this.#changes = changes;
    this.#handlers = handlers;
  }

  /** The reads of the functions that a call of a file registers. */
  readsAt(file: string, end: number): readonly RootedRead[] {
    return this.#readsAt(endOf({ file, range: [end, end] }));
  }

  /** The reads of middleware for many requests. */
  get ofHooks(): readonly CarrierRead[] {
    return [...this.#reads.hooks].flatMap((call) => this.#readsAt(call));
  }

  /** The reads of path parameters by the functions that a call registers, and by middleware of many requests. */
  parametersReadAt(file: string, end: number): readonly ParameterRead[] {
    return [endOf({ file, range: [end, end] }), ...this.#reads.hooks].flatMap((call) =>
      this.#ofCall(call, this.#reads.parametersReadAt(call)),
    );
  }

  /** What is not the project's own and gets the requests of what a call registers. */
  checksAt(file: string, end: number): readonly BodyCheck[] {
    const call = endOf({ file, range: [end, end] });
    return [...this.#checks.registeredAt(call), ...this.#checksBy([call])];
  }

  /** What is not the project's own and gets the bodies or the queries of many requests. */
  get checksOfHooks(): readonly BodyCheck[] {
    return [...this.#checks.ofHooks(), ...this.#checksBy([...this.#reads.hooks])];
  }

  #checksBy(calls: readonly string[]): readonly BodyCheck[] {
    const all = this.#checks.calls();
    return calls.flatMap((call) =>
      this.#ofCall(
        call,
        all.filter(({ root }) => root !== null && this.#reads.isRegisteredBy(call, root)),
      ),
    );
  }

  /** The calls with fields of bodies and queries as arguments. */
  get uses(): readonly FieldUse[] {
    return this.#reads.uses;
  }

  /** What the functions at some places, which answer the requests of one route, read of these. */
  of(handlers: readonly Place[]): HandlerReads {
    const reads = this.#ownOf(this.#reads.all(), handlers);
    return {
      reads,
      readsSender: this.#ownOf(this.#reads.senders(), handlers).length > 0,
      asksMethod: this.#ownOf(this.#questions.all(), handlers).length > 0,
      changesData: this.#changes.isIn(handlers),
      readsBody: reads.some(
        (each) => isOfBody(each) && (each.answers || liesInAny(each.place, handlers) || this.#isNeeded(each)),
      ),
    };
  }

  /** Whether what a call registers reads, checks or describes the body of a request before some handlers answer. */
  readsBodyBefore(call: Place, handlers: readonly Place[]): boolean {
    const end = endOf(call);
    return (
      this.#bodies.isAt(call, [...handlers, ...this.#reads.handlersAt(end)]) ||
      this.#readsAt(end).some(
        (each) =>
          isOfBody(each) &&
          !liesInAny(each.root, handlers) &&
          (liesIn(each.root, call) || (this.#isNeeded(each) && !this.#reads.isGeneric(each))),
      )
    );
  }

  #isNeeded({ place }: RootedRead): boolean {
    return !this.#reads.isAlternative(place);
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

  #readsAt(call: string): readonly RootedRead[] {
    return this.#ofCall(call, this.#reads.readsAt(call));
  }

  /** Of what is found in the functions that a call registers, what belongs to its own handlers. */
  #ofCall<Each extends Pick<OnRequest, 'place'>>(call: string, all: readonly Each[]): readonly Each[] {
    const own = this.#reads.handlersAt(call);
    if (all.length === 0 || own.length === 0) return all;
    return all.filter(({ place }) => {
      const around = this.#handlers.around(place);
      // A read within no handler belongs to all routes; within handlers, one of them has to be the route's own.
      return around.length === 0 || around.some((each) => own.some((handler) => liesIn(handler, each)));
    });
  }
}

function isOfBody({ carrier, isWritten }: CarrierRead): boolean {
  return carrier === 'body' && !isWritten;
}
