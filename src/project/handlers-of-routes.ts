import type { Registration } from '../facts/registrations.ts';
import type { Handler } from '../model/handler.ts';
import { UNSEEN_HANDLER, type HandlersAt } from '../routes/handlers/handler-at.ts';
import { endOf } from '../values/place.ts';
import type { LinkedFiles } from './linked-files.ts';
import { withAnswer } from './linked-entries.ts';
import type { Summaries } from './summaries.ts';

/** The functions of one file that answer the requests of a route. */
interface Answering extends HandlersAt {
  readonly file: string;
}

/** Reads what the handlers of registrations do. */
export class RouteHandlers {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #read = new Map<string, Handler>();
  /**
   * The handlers by the calls that register them: all routes of one call in a loop share one, as they are one
   * registration.
   */
  readonly #shared = new Map<string, Handler>();

  /** @param files how the files reach one another; null where only one is known */
  constructor(summaries: Summaries, files: LinkedFiles | null) {
    this.#summaries = summaries;
    this.#files = files;
  }

  /** @param all the registrations of the same program: the handlers of one file are read together */
  of(registration: Registration, all: readonly Registration[]): Handler {
    const { place, callers, handlers } = registration;
    const answering = answeringOf(registration);
    const calls = [place, ...callers.filter(({ isWritten }) => isWritten)].map(endOf);
    const key = [...calls, answering && keyOf(answering), ...handlers.map(({ name }) => name)].join(' ');
    const known = this.#shared.get(key) ?? this.#named(registration, answering, all);
    this.#shared.set(key, known);
    return known;
  }

  #named({ handlers }: Registration, answering: Answering | null, all: readonly Registration[]): Handler {
    if (answering && !this.#read.has(keyOf(answering))) this.#readFile(answering.file, all);
    const { answer, forwards, passesOn, skips, from, parameterUses, places, missing } =
      (answering && this.#read.get(keyOf(answering))) ?? UNSEEN_HANDLER;
    const names = handlers.length > 0 ? handlers.map(({ name }) => name) : [null];
    return { names, answer, forwards, passesOn, skips, from, parameterUses, places, missing };
  }

  #readFile(file: string, all: readonly Registration[]): void {
    const wanted = all.flatMap((each) => answeringOf(each) ?? []).filter((each) => each.file === file);
    const found = this.#summaries.get(file)?.handlersAt(wanted) ?? [];
    for (const [at, answering] of wanted.entries()) {
      const { framework } = answering;
      const handler = found[at] ?? UNSEEN_HANDLER;
      const linked = this.#files ? withAnswer(handler, { file, dialect: framework.dialect }, this.#files) : handler;
      this.#read.set(keyOf(answering), linked);
    }
  }
}

/**
 * The last function answers; those before it count where they are in the same file. Null where the last one is not
 * seen.
 */
function answeringOf({ handlers, role: { framework } }: Registration): Answering | null {
  const file = handlers.at(-1)?.place?.file;
  if (file === undefined) return null;
  return {
    ...{ file, framework },
    ranges: handlers.flatMap(({ place }) => (place?.file === file ? [place.range] : [])),
  };
}

function keyOf({ file, ranges, framework }: Answering): string {
  return [file, framework.name, ...ranges.map(String)].join(' ');
}
