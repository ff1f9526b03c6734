import type { BodyCheck } from '../facts/body-checks.ts';
import type { CarrierRead, FieldUse, ParameterRead, RootedRead } from '../facts/request-reads.ts';
import type { Registration } from '../facts/registrations.ts';
import type { Route } from '../model/router.ts';
import { TermWalk } from '../values/term-sites.ts';
import { liesWithin } from '../text/ranges.ts';
import type { FunctionCode, Term } from '../values/terms.ts';
import { wholeOf } from '../values/place.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** A source file with its terms and its text. */
export interface ReadCode {
  readonly file: string;
  readonly terms: ModuleTerms;
  readonly source: string;
}

/** The function that answers the requests of a route. */
export interface HandlerCode extends ReadCode {
  readonly code: FunctionCode;
  /** Its name, the last one of `users.show`; null where it has none. */
  readonly name: string | null;
  /** Whether requests of another route reach it too: of another registration, or of a second method of this one. */
  readonly isShared: boolean;
}

/** A method of a controller, which decorators register. */
export interface ControllerMethod extends ReadCode {
  readonly code: FunctionCode;
  readonly decorators: readonly Term[];
}

/** Finds the code of handlers, by what registers them. */
export class HandlerCodes {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #flows: FlowingRequests;

  /** @param files how the files reach one another; null where only one is known */
  constructor(summaries: Summaries, files: LinkedFiles | null, flows: FlowingRequests) {
    this.#summaries = summaries;
    this.#files = files;
    this.#flows = flows;
  }

  /** The terms and the text of a source file; null where it is none, or cannot be read. */
  codeOf(file: string): ReadCode | null {
    const summary = this.#summaries.get(file);
    const terms = summary?.terms ?? null;
    return summary && terms && { file, terms, source: summary.source };
  }

  /** The source file that a specifier names in another one; null where it names none. */
  namedBy(file: string, specifier: string): ReadCode | null {
    const found = this.#files?.resolve(file, specifier) ?? null;
    return found === null ? null : this.codeOf(found);
  }

  /** The function that answers a route; null where it is not seen, or more than one may. */
  of(route: Route): HandlerCode | null {
    const { file } = route.router;
    const all = this.#flows.servingPartOf(file).registrations.all;
    const [own, ...others] = all.filter((each) => isAt(each, route));
    const last = own?.handlers.at(-1);
    const place = last?.place;
    if (!own || !place || others.length > 0) return null;
    const read = this.codeOf(place.file);
    const code = read && functionAt(read.terms, place.range);
    if (!code) return null;
    const key = wholeOf(place);
    const users = all.filter(({ handlers }) => handlers.some((each) => each.place && wholeOf(each.place) === key));
    return {
      ...read,
      code,
      name: last.name?.split('.').at(-1) ?? null,
      isShared: users.some((each) => each !== own) || own.methods.length > 1,
    };
  }

  /** The method of a controller that a decorator registers; null where it is not seen. */
  methodOf({ router, methods }: Route): ControllerMethod | null {
    const read = this.codeOf(router.file);
    const [token, ...others] = methods;
    if (!read || !token || others.length > 0) return null;
    const isToken = (term: Term): boolean => term.kind === 'call' && liesWithin(token.range, term.range);
    let found: ControllerMethod | null = null;
    new TermWalk(({ term }) => {
      for (const { decorators, value } of term.kind === 'class' ? term.code.members : [])
        if (value?.kind === 'function' && decorators.some(isToken)) found = { ...read, code: value.code, decorators };
    }).statements(read.terms.body);
    return found;
  }

  /** All source files that can be read. */
  all(): readonly ReadCode[] {
    return this.#summaries.all().flatMap(({ file }) => this.codeOf(file) ?? []);
  }

  /** What the functions of a route read of its requests, each with the place where it is read. */
  readsOf({ router: { file }, range }: Route): readonly RootedRead[] {
    return this.#flows.servingPartOf(file).reads.readsAt(file, range[1]);
  }

  /** What the functions that many requests pass, such as middleware, read of them. */
  readsOfHooks({ router: { file } }: Route): readonly CarrierRead[] {
    return this.#flows.servingPartOf(file).reads.ofHooks;
  }

  /** The reads of parameters of the path by the functions of a route, and by those that many requests pass. */
  parameterReadsOf({ router: { file }, range }: Route): readonly ParameterRead[] {
    return this.#flows.servingPartOf(file).reads.parametersReadAt(file, range[1]);
  }

  /** What is not the project's own and gets the requests of a route: middleware, and wrappers of its handler. */
  checksOf({ router: { file }, range }: Route): readonly BodyCheck[] {
    return this.#flows.servingPartOf(file).reads.checksAt(file, range[1]);
  }

  /** What is not the project's own and gets the bodies or the queries of many requests, as middleware does. */
  checksOfHooks({ router: { file } }: Route): readonly BodyCheck[] {
    return this.#flows.servingPartOf(file).reads.checksOfHooks;
  }

  /** The calls that get fields of requests as arguments, in the program that registers a route. */
  usesOf({ router: { file } }: Route): readonly FieldUse[] {
    return this.#flows.servingPartOf(file).reads.uses;
  }

  /** The code that may call the functions of a file. */
  callersOf(file: string): readonly ReadCode[] {
    const loading = this.#files ? [...this.#files.loadersOf(file)] : [file];
    return loading.flatMap((each) => this.codeOf(each) ?? []);
  }
}

function isAt({ place }: Registration, { router, range }: Route): boolean {
  return place.file === router.file && place.range[1] === range[1];
}

function functionAt({ body }: ModuleTerms, [start, end]: readonly [number, number]): FunctionCode | null {
  let found: FunctionCode | null = null;
  new TermWalk(({ term }) => {
    if (term.kind === 'function' && term.code.range[0] === start && term.code.range[1] === end) found = term.code;
  }).statements(body);
  return found;
}
