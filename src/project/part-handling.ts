import type { Calling, HandlerAnswers } from '../facts/handler-answers.ts';
import type { RegisteredAnswer } from '../facts/registered-answers.ts';
import type { Registrations } from '../facts/registrations.ts';
import type { RouteHandler } from '../facts/route-handlers.ts';
import type { Handling } from '../model/handler.ts';
import type { FilePlace } from '../model/text.ts';
import { wholeOf } from '../values/place.ts';
import type { EvaluatedHandling } from './linked-handlers.ts';

/** The evaluation of a part, as far as it goes by now. */
interface Evaluation {
  /** Evaluates the functions of files that no call is found of. */
  enter(files: readonly string[]): void;
  /** Whether all code was evaluated that was asked for. */
  isWhole(): boolean;
}

/** What handlers and middleware do, in one part of a project. */
export class PartHandling implements EvaluatedHandling {
  readonly #answers: HandlerAnswers;
  readonly #registrations: Registrations;
  readonly #evaluation: Evaluation;

  constructor(answers: HandlerAnswers, registrations: Registrations, evaluation: Evaluation) {
    this.#answers = answers;
    this.#registrations = registrations;
    this.#evaluation = evaluation;
  }

  /** Null as well where not all code was evaluated: some of what they do may be missing. */
  of(functions: readonly FilePlace[], calling: Calling): Handling | null {
    this.#evaluation.enter(functions.filter((place) => !this.#answers.isSeen(place)).map(({ file }) => file));
    return this.#evaluation.isWhole() ? this.#answers.of(functions, calling) : null;
  }

  registeredAt(registration: FilePlace): readonly (FilePlace | null)[] | null {
    const [first, ...others] = this.#registrations.madeBy(registration);
    if (!first) return null;
    const isSame = others.every(({ handlers }) => keyOf(handlers) === keyOf(first.handlers));
    return isSame ? first.handlers.map(({ place }) => place) : null;
  }

  has(answer: RegisteredAnswer, registration: FilePlace): boolean {
    return this.#answers.registered.has(answer, registration);
  }
}

function keyOf(handlers: readonly RouteHandler[]): string {
  return handlers.map(({ place }) => place && wholeOf(place)).join(' ');
}
