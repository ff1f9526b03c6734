import type { FoundPath } from '../facts/registered-texts.ts';
import type { Registration } from '../facts/registrations.ts';
import type { RegisteredPassage } from '../facts/passages.ts';
import type { Handler, Passage } from '../model/handler.ts';
import type { FilePlace } from '../model/text.ts';
import type { MethodToken } from '../model/method.ts';
import type { Registered } from './registrations-of-tests.ts';

/** What an evaluation of the program finds about its routes. */
export interface EvaluatedRegistrations {
  /**
   * The routes and mounts that are registered by the programs which run some files. Tests are evaluated only for files
   * in which nothing else registers anything: a plugin may be registered by the server of a test alone.
   */
  registrationsFor(files: Iterable<string>, isTest: (file: string) => boolean): Registered;
  /** The first argument of a call, which is identified by its file and its end; null where it is unknown. */
  prefixAt(file: string, end: number): string | null;
  /**
   * Whether a call, identified by its file and its end, passes no handler to a router, so that it registers nothing.
   */
  isIdle(file: string, end: number): boolean;
  /**
   * A key of the unknown beginning of a call's first argument.
   *
   * @param known the known text at the end of the argument
   * @returns null where nothing is known about the beginning
   */
  openingAt(file: string, end: number, known: string): string | null;
  pathOf(registration: Registration): FoundPath;
  /** The path of the one route that a call registers, or that a decorator declares; null where there is not one. */
  writtenAt(call: FilePlace): FoundPath | null;
  /** @param path the path of the same route */
  methodsOf(registration: Registration, path: FoundPath): readonly MethodToken[];
  handlerOf(registration: Registration): Handler;
  passageOf(passage: RegisteredPassage): Passage;
  /** Whether a comment before one of some places, at which a route may begin, marks it as a deprecated alias. */
  isDeprecated(file: string, places: readonly number[]): boolean;
  /** Whether another file loads a file. */
  isLoaded(file: string): boolean;
  /** Whether a comment suppresses reports of a rule of the plugin at one of some places, or gives one options there. */
  isDirected(file: string, places: readonly number[]): boolean;
}
