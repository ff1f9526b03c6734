import type { Registration } from '../facts/registrations.ts';
import type { RouteHandler } from '../facts/route-handlers.ts';
import type { Handler, Passage } from '../model/handler.ts';
import type { FilePlace } from '../model/text.ts';
import { UNSEEN_ANSWER, UNSEEN_PASSAGE } from '../routes/unseen-handler.ts';
import { endOf, wholeOf } from '../values/place.ts';
import type { LinkedFiles } from './linked-files.ts';
import { linkedHandler, linkedPassage, type EvaluatedHandling } from './linked-handlers.ts';

/** The handlers of registrations that an evaluation finds. */
export class RouteHandlers {
  readonly #files: LinkedFiles;
  readonly #handling: EvaluatedHandling;
  /**
   * The handlers by the calls that register them: all routes of one call in a loop share one, as they are one
   * registration.
   */
  readonly #shared = new Map<string, Handler>();

  constructor(files: LinkedFiles, handling: EvaluatedHandling) {
    this.#files = files;
    this.#handling = handling;
  }

  of({ place, object, callers, handlers, role: { framework } }: Registration): Handler {
    const calls = [place, ...callers.filter(({ isWritten }) => isWritten)].map(endOf);
    const key = [...calls, ...handlers.map(keyOf)].join(' ');
    const known = this.#shared.get(key);
    if (known) return known;
    const last = handlers.at(-1)?.place ?? null;
    const given: Handler = {
      names: handlers.length > 0 ? handlers.map(({ name }) => name) : [null],
      answer: UNSEEN_ANSWER,
      passesOn: null,
      from: null,
      places: last ? [last] : [],
      earlier: handlers.slice(0, -1).map((each) => ({ place: each.place, from: null })),
    };
    const router = { file: place.file, framework: framework.name };
    const handler = linkedHandler(given, object ?? place, { router, modules: this.#files, handling: this.#handling });
    this.#shared.set(key, handler);
    return handler;
  }

  /** What functions do that a call registers as middleware. */
  passageOf(places: readonly FilePlace[], { file, range }: FilePlace, framework: string): Passage {
    const linking = { router: { file, framework }, modules: this.#files, handling: this.#handling };
    return linkedPassage({ passage: UNSEEN_PASSAGE, places, from: null, range }, linking);
  }
}

function keyOf({ name, place }: RouteHandler): string {
  return `${name ?? ''} ${place ? wholeOf(place) : ''}`;
}
