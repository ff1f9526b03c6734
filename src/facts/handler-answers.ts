import type { Handling, Response } from '../model/handler.ts';
import type { Listener } from '../values/events.ts';
import type { Place } from '../values/value.ts';
import { AnswerSigns, type AnswerSign, type Returned } from './answer-signs.ts';
import type { ClientRoles } from './client-role.ts';
import { ForwardingSigns } from './forwarding-signs.ts';
import { EvaluatedFunctions } from './handler-signs.ts';
import { ParameterNames } from './path-parameters.ts';
import { PassingSigns } from './passing-signs.ts';
import { RegisteredAnswers } from './registered-answers.ts';
import type { RequestParts } from './request-parts.ts';
import type { RequestValues } from './request-values.ts';

/** How a framework calls its handlers. */
export interface Calling {
  /** How many parameters a handler needs to answer; the one after them hands the request on. */
  readonly answering: number;
  /** Whether a handler that returns nothing hands the request on. */
  readonly answersByReturn: boolean;
}

/** What functions that get requests do with them, in one evaluation. */
export class HandlerAnswers {
  readonly #functions = new EvaluatedFunctions();
  /** The steps of answers. */
  readonly signs = new AnswerSigns();
  readonly #passing = new PassingSigns();
  readonly #parameters = new ParameterNames();
  readonly #forwarding: ForwardingSigns;
  /** What packages answer. */
  readonly registered = new RegisteredAnswers();
  /** The listeners of the evaluation. */
  readonly listeners: readonly Listener[];

  /**
   * @param parts finds which values are parts of requests, in the same evaluation
   * @param values finds which parameters are given parts of requests, in the same evaluation
   * @param clients finds which values are clients, in the same evaluation
   * @param sourceOf returns the text of a file
   */
  constructor(parts: RequestParts, values: RequestValues, clients: ClientRoles, sourceOf: (file: string) => string) {
    this.#forwarding = new ForwardingSigns(parts, values, clients, sourceOf);
    this.listeners = [this.#functions, this.signs, this.#passing, this.#forwarding, this.#parameters, this.registered];
  }

  /** Whether a function at a place was evaluated. */
  isSeen(place: Place): boolean {
    return this.#functions.at(place) !== null;
  }

  /** What some functions, which answer a request together, do with it; null where none of them was evaluated. */
  of(functions: readonly Place[], { answering, answersByReturn }: Calling): Handling | null {
    const codes = functions.flatMap((place) => this.#functions.at(place) ?? []);
    if (codes.length === 0) return null;
    const signs = this.signs.of(functions, this.#functions);
    const returned = codes.flatMap((code) => this.signs.returnedBy(code));
    const isForErrors = codes.some(({ parameters }) => parameters.length > 3);
    const isFailing = (sign: AnswerSign): boolean => isForErrors || sign.isFailure;
    return {
      answer: {
        response: responseIn(signs, isFailing, isForErrors ? [] : returned, answering),
        sendsContent: signs.some((sign) => (sign.shows === 'page' || sign.shows === 'data') && !isFailing(sign)),
        redirectsTo: [...new Set(signs.flatMap(({ targets }) => targets))],
      },
      forwards: this.#forwarding.isIn(functions, this.#functions),
      passesOn:
        this.#passing.handsOn(functions, answering, this.#functions) ||
        (answersByReturn && returned.some(({ isNothing }) => isNothing)),
      skips: this.#passing.skips(functions, answering, this.#functions),
      namesParameters: this.#parameters.isIn(functions, this.#functions),
      redirects: signs.some(({ shows, isSeeOther }) => shows === 'redirect' && !isSeeOther),
      handlesErrors: isForErrors,
    };
  }
}

function responseIn(
  signs: readonly AnswerSign[],
  isFailing: (sign: AnswerSign) => boolean,
  returned: readonly Returned[],
  answering: number,
): Response {
  const pages = signs.filter(({ shows }) => shows === 'page');
  if (pages.length > 0) return pages.every(isFailing) ? 'failure' : 'page';
  if (returned.some(({ isPage, isFailure }) => isPage && !isFailure)) return 'page';
  if (signs.some(({ shows }) => shows === 'redirect')) return 'redirect';
  const data = signs.filter(({ shows }) => shows === 'data');
  const isPassed = signs.some(({ shows, given }) => shows === 'passed' && given?.index === answering - 1);
  if (isPassed && data.length === 0) return 'unknown';
  const values = returned.filter(({ isNothing }) => !isNothing);
  if (data.length + values.length === 0) return 'data';
  return data.every(isFailing) && values.every((each) => each.isFailure) ? 'refusal' : 'data';
}
