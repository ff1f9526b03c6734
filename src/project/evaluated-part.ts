import { ClientBases, type ClientBase } from '../facts/client-bases.ts';
import { ClientRoles } from '../facts/client-role.ts';
import type { EvaluatedText } from '../facts/evaluated-texts.ts';
import { FlowRequests } from '../facts/flow-requests.ts';
import { HandlerUses } from '../facts/handler-uses.ts';
import { MethodAssertions } from '../facts/method-assertions.ts';
import { exportedMocks, MockedMethods } from '../facts/mocked-methods.ts';
import type { FoundPath, RegisteredTexts } from '../facts/registered-texts.ts';
import type { Registration, Registrations } from '../facts/registrations.ts';
import type { OwnReads } from '../facts/own-reads.ts';
import { RequestGuards } from '../facts/request-guards.ts';
import { Program, type Mode } from '../link/program.ts';
import type { UnseenLoading } from '../link/program-modules.ts';
import type { RequestUses } from '../model/handler.ts';
import type { FilePlace } from '../model/text.ts';
import type { MethodToken } from '../model/method.ts';
import type { MethodAssertion, MockedMethod, Request } from '../model/request.ts';
import { groupBy } from '../text/grouping.ts';
import { LinkedText } from '../text/source-texts.ts';
import type { Listener } from '../values/events.ts';
import { plainText } from '../values/text-value.ts';
import type { Place } from '../values/value.ts';
import type { LinkedFiles } from './linked-files.ts';
import { PartGuards } from './part-guards.ts';
import { PartHandling } from './part-handling.ts';
import { methodsAt, programFiles } from './program-files.ts';
import { routeLinksIn } from './request-signals.ts';
import type { Summaries } from './summaries.ts';

/**
 * A part of a project whose files share no values with other files. It is evaluated step by step, as far as is needed.
 */
export class EvaluatedPart {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #requests: FlowRequests;
  readonly #bases: ClientBases;
  readonly #texts: RegisteredTexts;
  readonly #guards: RequestGuards;
  readonly #mocks: MockedMethods;
  readonly #assertions: MethodAssertions;
  readonly #program: Program;
  readonly #asked = new Set<string>();
  /** The files whose functions were entered even where no call of them was found. */
  readonly #entered = new Set<string>();
  readonly #sources = new Map<string, string>();
  readonly #found = new Map<string, readonly Request[]>();
  readonly #handlers: HandlerUses;
  /** What handlers and middleware do. */
  readonly handling: PartHandling;
  /** What the code decides about requests. */
  readonly guarding: PartGuards;
  #mocked: ReadonlyMap<string, readonly MockedMethod[]> | null = null;

  /**
   * @param files how the files load one another; null where only one file is known
   * @param also listens to what is evaluated besides
   */
  constructor(summaries: Summaries, files: LinkedFiles | null, unseen: UnseenLoading, also: readonly Listener[] = []) {
    this.#summaries = summaries;
    this.#files = files;
    const sourceOf = (file: string): string => this.#sourceOf(file);
    const roles = new ClientRoles((file) => new Set(summaries.get(file)?.terms?.specifiers));
    this.#requests = new FlowRequests(roles, sourceOf, (member) =>
      methodsAt(summaries.get(member.file)).has(member.range[0]),
    );
    this.#bases = new ClientBases(roles);
    const { functions } = this.#requests;
    this.#mocks = new MockedMethods(roles, functions, sourceOf);
    this.#assertions = new MethodAssertions(functions, sourceOf);
    const { registrations } = this.#requests;
    this.#guards = new RequestGuards({
      ...{ roles, mountings: registrations.mountings, sent: this.#requests.literals, passed: this.#requests, sourceOf },
      namesIn: (folder) => files?.namesIn(folder) ?? [],
      termsOf: (file) => summaries.get(file)?.terms ?? null,
      linksInPages: () => routeLinksIn(summaries.telling),
    });
    const { handlers } = this.#guards;
    this.#handlers = new HandlerUses(handlers, registrations);
    this.guarding = new PartGuards(this.#guards, this.#requests, () => this.#program.cut);
    this.handling = new PartHandling(handlers.answers, registrations, {
      enter: (asked) => this.#enter(asked),
      isWhole: () => this.#program.cut === null,
    });
    this.#texts = this.#requests.registeredTexts((file) => {
      this.follow([file]);
    });
    const terms = programFiles(summaries, files, {
      onDocument: (document) => {
        this.#requests.unfinished(document);
      },
      isRouter: (value) => registrations.isRouter(value),
    });
    const listeners = [this.#requests, this.#bases, this.#mocks, this.#assertions, ...this.#guards.listeners, ...also];
    this.#program = new Program(terms, unseen, listeners);
  }

  /** Evaluates all that may use the texts of some files: the files that load them, and what those load. */
  follow(files: readonly string[]): void {
    const asked = files.filter((file) => !this.#asked.has(file));
    if (asked.length === 0) return;
    for (const file of asked) this.#asked.add(file);
    const using = new Set(asked.flatMap((file) => [...(this.#files?.loadersOf(file) ?? [file])]));
    this.#evaluate([...using].toSorted(), using);
  }

  /**
   * Evaluates the start of the programs that load some files, including classes that only code outside of the project
   * instantiates.
   */
  make(files: readonly string[]): void {
    if (files.length === 0) return;
    this.#evaluate(files, new Set(files), 'making');
  }

  /**
   * Evaluates the code that serves requests: handlers and middleware are called from outside.
   *
   * @param guarding the files among them whose functions may get requests even where no call of them is found
   */
  serve(files: readonly string[], guarding: ReadonlySet<string>): void {
    this.#evaluate(files, guarding);
  }

  /** The registrations in what was evaluated so far. */
  get registrations(): Registrations {
    return this.#requests.registrations;
  }

  /** The path of a route, with its place in the file where its literal is. */
  pathOf(registration: Registration): FoundPath {
    const found = this.#requests.pathOf(registration, this.#texts);
    if (found) return found;
    const { path, place } = registration;
    const text = new LinkedText((path && plainText(path)) ?? '', place.range);
    const { file, range } = place;
    return { file, text, range, place: range, literal: range };
  }

  /**
   * The path of the one route that a call registers, or that a decorator declares, where its literal is; null where
   * there is not one, or its path is no text.
   */
  writtenAt(call: Place): FoundPath | null {
    const route = this.registrations.onlyAt(call);
    return route ? this.#requests.pathOf(route, this.#texts) : null;
  }

  /** The text of a file, cached because many requests need it. */
  #sourceOf(file: string): string {
    const source = this.#sources.get(file) ?? this.#summaries.get(file)?.source ?? '';
    this.#sources.set(file, source);
    return source;
  }

  /** The methods of a route, with their places in the file where its path is. */
  methodsOf(registration: Registration, path: FoundPath): readonly MethodToken[] {
    return this.#texts.methodsOf(registration, path);
  }

  #evaluate(files: readonly string[], entered: ReadonlySet<string>, mode: Mode = 'whole'): void {
    if (mode === 'whole') for (const file of entered) this.#entered.add(file);
    if (!this.#program.evaluate(files, entered, mode)) return;
    this.#found.clear();
    this.#mocked = null;
    this.guarding.renew();
    this.#requests.texts.renew();
  }

  /** The requests whose paths are written in a file. */
  requestsOf(file: string): readonly Request[] {
    const found = this.#found.get(file) ?? this.#requests.requestsIn(file);
    this.#found.set(file, found);
    return found;
  }

  /** The files in which paths of requests are written. */
  saying(): readonly string[] {
    return this.#requests.files;
  }

  /** The methods of clients that a file mocks, or whose calls it counts, as a test, whatever the URL. */
  mocksIn(file: string): readonly MockedMethod[] {
    this.follow([file]);
    const terms = this.#summaries.get(file)?.terms;
    this.#mocked ??= groupBy(this.#mocks.all(), (mock) => mock.file);
    return [...(this.#mocked.get(file) ?? []), ...(terms ? exportedMocks(file, terms) : [])];
  }

  /** The places where a test in a file depends on the method of a request, whatever the URL. */
  assertionsIn(file: string): readonly MethodAssertion[] {
    this.follow([file]);
    return this.#assertions.of(file);
  }

  /**
   * Whether all clients that a file makes available to components under a name have a member which does the same as
   * another one.
   */
  haveInstalled(name: string, file: string, member: string, instead: string): boolean {
    this.follow([file]);
    return this.#requests.haveInstalled(name, file, member, instead);
  }

  /** The base URLs that are set for all clients of a library. */
  clientBases(): readonly ClientBase[] {
    return this.#bases.all();
  }

  /**
   * The addresses with a segment that are put together of several texts, except those of requests. Addresses without
   * that segment may be among them.
   */
  textsNaming(segment: string): readonly EvaluatedText[] {
    return this.#requests.texts.naming(segment);
  }

  /** What registered functions read of the bodies and queries of requests. */
  get reads(): OwnReads {
    return this.#handlers.reads;
  }

  /** What the functions at some places, which answer the requests of one route, do with fields of these. */
  usesOf(handlers: readonly FilePlace[]): RequestUses {
    const found = this.#handlers.usesOf(handlers);
    const { lookups, fields, readsSender, readsBody, asksMethod } = found;
    if (lookups.length + fields.length > 0 || readsSender || readsBody || asksMethod) return found;
    return this.#enter(handlers.map(({ file }) => file)) ? this.#handlers.usesOf(handlers) : found;
  }

  /**
   * Evaluates the functions of files that no call is found of: a framework finds them by the names of their files.
   *
   * @returns whether one of the files was not evaluated like that before
   */
  #enter(files: readonly string[]): boolean {
    const unseen = files.filter((file) => !this.#entered.has(file));
    if (unseen.length > 0) this.#evaluate(unseen, new Set(unseen));
    return unseen.length > 0;
  }
}
