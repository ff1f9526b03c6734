import type { FoundPath } from '../facts/registered-texts.ts';
import type { Registration } from '../facts/registrations.ts';
import type { FilePlace } from '../model/text.ts';
import type { MethodToken } from '../model/method.ts';
import type { RegisteredPassage } from '../facts/passages.ts';
import type { Handler, Passage } from '../model/handler.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import type { EvaluatedParts } from './evaluated-parts.ts';
import { aloneFiles, type LinkedFiles } from './linked-files.ts';
import { kindOfRule } from '../rule-names.ts';
import { RouteHandlers } from './handlers-of-routes.ts';
import type { EvaluatedHandling } from './linked-handlers.ts';
import type { Summaries } from './summaries.ts';

/** What the evaluated parts of a project register. */
export class PartRegistrations implements EvaluatedRegistrations {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #parts: EvaluatedParts;
  readonly #handlers: RouteHandlers;

  constructor(summaries: Summaries, files: LinkedFiles | null, parts: EvaluatedParts, handling: EvaluatedHandling) {
    this.#summaries = summaries;
    this.#files = files;
    this.#parts = parts;
    this.#handlers = new RouteHandlers(files ?? aloneFiles(summaries), handling);
  }

  registrationsFor(
    files: Iterable<string>,
    isTest: (file: string) => boolean,
  ): ReturnType<EvaluatedRegistrations['registrationsFor']> {
    const parts = [...this.#parts.grouped([...files])].map((each) => {
      const part = this.#parts.of(each[0] ?? '');
      const { registrations } = part;
      part.make(this.#loading(each).filter((file) => !isTest(file)));
      const idle = each.filter((file) => this.#hasRoutes(file) && !registrations.isIn(file));
      part.make(this.#loading(idle).filter(isTest));
      return registrations;
    });
    return {
      routes: parts.flatMap(({ all }) => all),
      mounts: parts.flatMap(({ mountings }) => mountings.all),
      passages: parts.flatMap(({ passages }) => passages.all),
    };
  }

  /** The files that load some files, directly or through others, and these files. */
  #loading(files: readonly string[]): readonly string[] {
    return [...new Set(files.flatMap((file) => [...(this.#files?.loadersOf(file) ?? [file])]))].toSorted();
  }

  #hasRoutes(file: string): boolean {
    const routers = this.#summaries.get(file)?.module?.routers ?? [];
    return routers.some(({ entries }) => entries.some(({ kind }) => kind === 'route'));
  }

  prefixAt(file: string, end: number): string | null {
    return this.#parts.of(file).registrations.prefixAt(file, end);
  }

  isIdle(file: string, end: number): boolean {
    return this.#parts.of(file).registrations.isIdle(file, end);
  }

  openingAt(file: string, end: number, known: string): string | null {
    return this.#parts.of(file).registrations.openingAt(file, end, known);
  }

  pathOf(registration: Registration): FoundPath {
    return this.#parts.of(registration.place.file).pathOf(registration);
  }

  writtenAt(call: FilePlace): FoundPath | null {
    return this.#parts.of(call.file).writtenAt(call);
  }

  methodsOf(registration: Registration, path: FoundPath): readonly MethodToken[] {
    return this.#parts.of(registration.place.file).methodsOf(registration, path);
  }

  isDeprecated(file: string, places: readonly number[]): boolean {
    const deprecated = this.#summaries.get(file)?.module?.deprecated;
    return deprecated !== undefined && places.some((place) => deprecated.has(place));
  }

  isLoaded(file: string): boolean {
    return (this.#files?.loadersOf(file).size ?? 0) > 1;
  }

  isDirected(file: string, places: readonly number[]): boolean {
    const suppressions = this.#summaries.get(file)?.suppressions;
    return suppressions !== undefined && places.some((place) => suppressions.concern(isOwnRule, place));
  }

  passageOf({ role, functions, place }: RegisteredPassage): Passage {
    return this.#handlers.passageOf(functions, place, role.framework.name);
  }

  handlerOf(registration: Registration): Handler {
    return this.#handlers.of(registration);
  }
}

/** Whether a rule is one of this plugin, whatever name a configuration gives that. */
function isOwnRule(ruleId: string): boolean {
  return kindOfRule(ruleId.slice(ruleId.lastIndexOf('/') + 1)) !== null;
}
