import type { Calling } from '../facts/handler-answers.ts';
import type { RegisteredAnswer } from '../facts/registered-answers.ts';
import type { Answer, Handler, HandlerSource, Handling, Passage, Response } from '../model/handler.ts';
import type { Middleware, Router } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import type { FilePlace } from '../model/text.ts';
import { frameworkNamed } from '../routes/frameworks/all-frameworks.ts';
import { wholeOf } from '../values/place.ts';
import { isMissing, locate, type Modules } from './follow-exports.ts';

/** Finds what functions do with the requests that they get, by an evaluation of the code that serves requests. */
export interface EvaluatedHandling {
  /** What some functions, which answer a request together, do with it; null where none of them is found. */
  of(functions: readonly FilePlace[], calling: Calling): Handling | null;
  /**
   * The functions that get the requests of what a call or a route object registers, in their order: null for one that
   * is not seen. Null where no evaluated code registers anything there, or it registers several things.
   */
  registeredAt(registration: FilePlace): readonly (FilePlace | null)[] | null;
  /** Whether something of a kind that a package makes answers what a call or a route object registers. */
  has(answer: RegisteredAnswer, registration: FilePlace): boolean;
}

/** What the handlers of a router are looked up in. */
export interface Linking {
  readonly router: Pick<Router, 'file' | 'framework'>;
  readonly modules: Modules;
  readonly handling: EvaluatedHandling;
}

/**
 * A handler with what its functions do, wherever they are. They are looked up when somebody asks for it, since that
 * takes an evaluation of the program.
 *
 * @param registration the call or the object that registers it
 */
export function linkedHandler(handler: Handler, registration: FilePlace, linking: Linking): Handler {
  return new LinkedHandler(handler, registration, linking);
}

/** Where the functions of middleware are, and what its registration shows of them. */
type PassingFunctions = Pick<Middleware, 'passage' | 'places' | 'from' | 'range'>;

/** What middleware does, wherever its functions are; looked up when somebody asks for it. */
export function linkedPassage(middleware: PassingFunctions, linking: Linking): Passage {
  return new LinkedPassage(middleware, linking);
}

/** How the framework of a router calls its handlers. */
export function callingOf(framework: string): Calling {
  const { signature, answersByReturn } = frameworkNamed(framework) ?? {};
  return { answering: signature?.required ?? 2, answersByReturn: answersByReturn === true };
}

/**
 * Whether middleware may answer a request with content: it is seen to, or it passes none on and does not refuse all.
 */
function mayAnswer({ answer: { response, sendsContent }, passesOn }: Handling): boolean {
  return sendsContent || (!passesOn && response !== 'refusal' && response !== 'failure');
}

class LinkedHandler implements Handler {
  readonly names: Handler['names'];
  readonly parameterUses: Handler['parameterUses'];
  readonly from: Handler['from'];
  readonly missing: Handler['missing'];
  readonly #given: Handler;
  readonly #registration: FilePlace;
  readonly #linking: Linking;
  #places: readonly FilePlace[] | undefined;
  #handling: Handling | null | undefined;

  constructor(given: Handler, registration: FilePlace, linking: Linking) {
    const { names, parameterUses, from, before = [] } = given;
    const { router, modules } = linking;
    const known = [...before, ...(from ? [from] : [])];
    this.names = names;
    this.parameterUses = parameterUses;
    this.from = from;
    this.missing = given.missing ?? known.find((each) => isMissing(each, router.file, modules))?.specifier;
    this.#given = given;
    this.#registration = registration;
    this.#linking = linking;
  }

  get places(): readonly FilePlace[] {
    return (this.#places ??= this.#findPlaces());
  }

  get answer(): Answer {
    const { answer: own, returnsAnswer } = this.#given;
    const found = this.#found;
    const response = this.#responseOf(found);
    if (!found && response === own.response) return own;
    if (!found) return { ...own, response };
    const { sendsContent, redirectsTo } = found.answer;
    const targets = [...own.redirectsTo, ...redirectsTo];
    return { response, sendsContent: sendsContent || returnsAnswer === true, redirectsTo: targets };
  }

  get passesOn(): boolean | null {
    return this.#given.passesOn ?? this.#found?.passesOn ?? null;
  }

  get skips(): boolean | null {
    if (this.#doneBefore().some((done) => done?.skips)) return true;
    return this.#earlier().includes(null) ? null : false;
  }

  get redirectsBefore(): boolean {
    const isPackage = this.#linking.handling.has('redirect', this.#registration);
    return isPackage || this.#doneBefore().some((done) => done?.redirects);
  }

  /** What each of the handlers before the last one does; null for one that is not seen. */
  #doneBefore(): readonly (Handling | null)[] {
    const { handling, router } = this.#linking;
    return this.#earlier().map((place) => place && handling.of([place], callingOf(router.framework)));
  }

  get forwards(): boolean {
    const { handling } = this.#linking;
    return this.#given.forwards === true || handling.has('proxy', this.#registration) || this.#found?.forwards === true;
  }

  #responseOf(found: Handling | null): Response {
    const { answer: own, returnsAnswer, places = [] } = this.#given;
    if (own.response !== 'unknown') return own.response;
    const response = found?.answer.response ?? 'unknown';
    if (returnsAnswer === true && places.length > 0) return RETURNING.has(response) ? response : 'data';
    return response === 'unknown' && this.#linking.handling.has('page', this.#registration) ? 'page' : response;
  }

  get #found(): Handling | null {
    const { handling, router } = this.#linking;
    if (this.#handling === undefined)
      this.#handling = this.places.length > 0 ? handling.of(this.places, callingOf(router.framework)) : null;
    return this.#handling;
  }

  #findPlaces(): readonly FilePlace[] {
    const { from, named = [], places = [] } = this.#given;
    const last = this.#linking.handling.registeredAt(this.#registration)?.at(-1);
    if (last && !places.some((place) => wholeOf(place) === wholeOf(last))) return [last];
    // A function of this file may pass its requests on to one that is only known by its name.
    return [...places, ...placesIn(from ? [from, ...named] : named, this.#linking).slice(0, 1)];
  }

  #earlier(): readonly (FilePlace | null)[] {
    const registered = this.#linking.handling.registeredAt(this.#registration);
    if (registered) return registered.slice(0, -1);
    return (this.#given.earlier ?? []).map((source) => placeOf(source, this.#linking));
  }
}

class LinkedPassage implements Passage {
  readonly #given: PassingFunctions;
  readonly #linking: Linking;
  #handling: Handling | null | undefined;

  constructor(given: PassingFunctions, linking: Linking) {
    this.#given = given;
    this.#linking = linking;
  }

  get response(): Response {
    const { passage } = this.#given;
    if (this.#linking.handling.has('page', this.#registration)) return 'page';
    if (passage.response !== 'unknown') return passage.response;
    return this.#found?.answer.response ?? 'unknown';
  }

  get passesOn(): boolean | undefined {
    return this.#found?.passesOn;
  }

  get mayAnswer(): boolean | undefined {
    return this.#found ? mayAnswer(this.#found) : undefined;
  }

  get forwards(): boolean {
    const { passage } = this.#given;
    return (
      passage.forwards || this.#linking.handling.has('proxy', this.#registration) || this.#found?.forwards === true
    );
  }

  get namesParameters(): boolean | undefined {
    return this.#found?.namesParameters;
  }

  get redirects(): boolean | undefined {
    return this.#linking.handling.has('redirect', this.#registration) || this.#found?.redirects;
  }

  get handlesErrors(): boolean | undefined {
    return this.#found?.handlesErrors;
  }

  get #registration(): FilePlace {
    return { file: this.#linking.router.file, range: this.#given.range };
  }

  get #found(): Handling | null {
    const { handling, router } = this.#linking;
    if (this.#handling === undefined) {
      const { places = [], from } = this.#given;
      const own = places.length > 0 ? places : placesIn(from ? [from] : [], this.#linking);
      this.#handling = own.length > 0 ? handling.of(own, callingOf(router.framework)) : null;
    }
    return this.#handling;
  }
}

/** What a method with decorators shows of its answer by what it does; what it returns otherwise is data. */
const RETURNING: ReadonlySet<Response> = new Set(['page', 'redirect', 'refusal']);

/** The places of the functions that references name; of a list of handlers, the last one answers. */
function placesIn(references: readonly Reference[], { router, modules }: Linking): readonly FilePlace[] {
  return references.flatMap((reference) => {
    const found = locate(reference, router.file, modules);
    const { exported, file } = found ?? {};
    const last = exported?.kind === 'object' ? exported.members.get(String(exported.members.size - 1)) : exported;
    return file !== undefined && last?.kind === 'function' && last.range ? [{ file, range: last.range }] : [];
  });
}

function placeOf({ place, from }: HandlerSource, linking: Linking): FilePlace | null {
  return place ?? (from ? (placesIn([from], linking)[0] ?? null) : null);
}
