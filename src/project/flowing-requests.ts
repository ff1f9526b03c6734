import type { ClientBase } from '../facts/client-bases.ts';
import { lettersOf } from '../facts/remembered-words.ts';
import type { FileMethodGuard } from '../facts/method-conditions.ts';
import type { OriginFacts } from '../facts/origin-methods.ts';
import type { FoundPath } from '../facts/registered-texts.ts';
import type { Registration } from '../facts/registrations.ts';
import { nameIn } from '../link/named-files.ts';
import type { UnseenLoading } from '../link/program.ts';
import { MentionIndex } from '../documents/mention-index.ts';
import type { KeyedAddress } from '../model/keyed-address.ts';
import type { FileMention } from '../model/mention.ts';
import type { MethodToken } from '../model/method.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { Segment } from '../model/path.ts';
import type { MethodAssertion, MockedMethod, Request } from '../model/request.ts';
import type { Handler } from '../model/handler.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import { EvaluatedPart } from './evaluated-part.ts';
import { requestMention } from './request-mention.ts';
import { groupBy } from '../text/grouping.ts';
import type { LinkedFiles } from './linked-files.ts';
import { RouteHandlers } from './handlers-of-routes.ts';
import { isAmong } from './summarise.ts';
import type { Summaries } from './summaries.ts';

/**
 * The requests of a project, by the files in which their URLs are written. Code is evaluated only when something asks
 * for it, and only where it may contribute to a URL in question.
 */
export class FlowingRequests implements EvaluatedRegistrations {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #disk: Known | null;
  readonly #parts = new Map<string, EvaluatedPart>();
  readonly #mentions = new MentionIndex();
  readonly #indexed = new Set<string>();
  readonly #texts = new MentionIndex();
  /** How many texts of each part are in the index. */
  readonly #indexedTexts = new Map<EvaluatedPart, number>();
  readonly #handlers: RouteHandlers;
  /** The files of clients that store something under the URLs of their requests. */
  readonly #storing = new Set<string>();
  #unseen: UnseenLoading | null = null;
  #reached: ReadonlySet<string> | null = null;
  #served: readonly EvaluatedPart[] | null = null;
  /** The guards of addresses, in lists of the evaluated parts and all together. */
  #guardLists: readonly (readonly FileGuard[])[] = [];
  #guards: readonly FileGuard[] = [];

  /**
   * @param files how the files load one another; null where only one file is known
   * @param disk the requests of the same files on the disk, where one file has another text there
   */
  constructor(summaries: Summaries, files: LinkedFiles | null, disk: Known | null = null) {
    this.#summaries = summaries;
    this.#files = files;
    this.#disk = disk;
    this.#handlers = new RouteHandlers(summaries, files);
  }

  /** The requests whose URLs are written in a file, as far as the code that is evaluated for it sends them. */
  requestsOf(file: string): readonly Request[] {
    if (this.#mayFlow(file)) return this.#followed([file]).requestsOf(file);
    // A text that names no address by itself may be taken apart in another file: only what is evaluated already counts
    // then.
    return this.#parts.get(this.#partNameOf(file))?.requestsOf(file) ?? [];
  }

  /** The base URLs that files set for all clients of a library. */
  clientBases(): readonly ClientBase[] {
    const setting = this.#summaries.all().flatMap(({ file, setsDefaults }) => (setsDefaults ? [file] : []));
    return [...groupBy(setting, (file) => this.#partNameOf(file)).values()].flatMap((files) =>
      this.#followed(files).clientBases(),
    );
  }

  /** The methods of clients that a file mocks, or whose calls it counts, as a test, whatever the URL. */
  mocksIn(file: string): readonly MockedMethod[] {
    return this.#partOf(file).mocksIn(file);
  }

  /** The places where a test in a file depends on the method of a request, whatever the URL. */
  assertionsIn(file: string): readonly MethodAssertion[] {
    return this.#partOf(file).assertionsIn(file);
  }

  /**
   * Whether all clients that a file makes available to components under a name have a member which does the same as
   * another one.
   */
  haveInstalled(name: string, file: string, member: string, instead: string): boolean {
    return this.#partOf(file).haveInstalled(name, file, member, instead);
  }

  /** The part of the project with a file that registers routes, after all code that serves requests was evaluated. */
  servingPartOf(file: string): EvaluatedPart {
    this.#serving();
    return this.#partOf(file);
  }

  /** The code that depends on the addresses of requests: the same list as long as nothing more is evaluated. */
  guards(): readonly FileGuard[] {
    const lists = this.#evaluated().map((part) => part.guards());
    const isKnown =
      lists.length === this.#guardLists.length && lists.every((each, at) => each === this.#guardLists[at]);
    if (!isKnown) [this.#guardLists, this.#guards] = [lists, lists.flat()];
    return this.#guards;
  }

  /** The code that stores something under the addresses of requests, or looks it up there. */
  keys(): readonly KeyedAddress[] {
    for (;;) {
      const found = this.#evaluated().flatMap((part) => part.keys());
      const storing = found.flatMap(({ file, uses }) =>
        uses.some(({ requests }) => requests.kind === 'sent') && !this.#storing.has(file) ? [file] : [],
      );
      if (storing.length === 0) return found;
      // All requests of a client that stores answers are to be known.
      for (const file of new Set(storing)) {
        this.#storing.add(file);
        this.#followed([file]);
      }
    }
  }

  /** The code that depends on the methods of requests, or on those in registrations and in calls of clients. */
  methodGuards(): readonly FileMethodGuard[] {
    return this.#evaluated().flatMap((part) => part.methodGuards());
  }

  /** The parts that serve requests, and the others that were evaluated so far: these send the requests in question. */
  #evaluated(): readonly EvaluatedPart[] {
    return [...new Set([...this.#serving(), ...this.#parts.values(), ...this.#partsOnDisk()])];
  }

  /** Those that are the same on the disk, where one file has another text by now. */
  #partsOnDisk(): readonly EvaluatedPart[] {
    if (!this.#disk) return [];
    const { flows, but } = this.#disk;
    const changed = this.#partNameOf(but);
    return [...flows.#parts].flatMap(([name, part]) => (name === changed ? [] : [part]));
  }

  /** What the code decides about requests from pages of other origins, part by part. */
  origins(): readonly OriginFacts[] {
    return this.#serving().map((part) => part.origins());
  }

  /** The parts that serve requests, after all code that does so was evaluated. */
  #serving(): readonly EvaluatedPart[] {
    this.#served ??= this.#serve();
    return this.#served;
  }

  #serve(): readonly EvaluatedPart[] {
    const all = this.#summaries.all();
    const guarding = new Set(
      all.flatMap(({ file, guards }) => (guards ? [...(this.#files?.loadersOf(file) ?? [file])] : [])),
    );
    const serving = all.flatMap(({ file, declares }) => (declares || guarding.has(file) ? [file] : []));
    return [...groupBy(serving, (file) => this.#partNameOf(file)).values()].map((files) => {
      const part = this.#partOf(files[0] ?? '');
      part.serve(files, guarding);
      return part;
    });
  }

  registrationsFor(files: Iterable<string>): ReturnType<EvaluatedRegistrations['registrationsFor']> {
    const parts = [...groupBy([...files], (file) => this.#partNameOf(file)).values()].map((each) => {
      const part = this.#partOf(each[0] ?? '');
      const loading = new Set(each.flatMap((file) => [...(this.#files?.loadersOf(file) ?? [file])]));
      part.make([...loading].toSorted());
      return part.registrations;
    });
    return {
      routes: parts.flatMap(({ all }) => all),
      mounts: parts.flatMap(({ mountings }) => mountings.all),
    };
  }

  prefixAt(file: string, end: number): string | null {
    return this.#partOf(file).registrations.prefixAt(file, end);
  }

  isIdle(file: string, end: number): boolean {
    return this.#partOf(file).registrations.isIdle(file, end);
  }

  openingAt(file: string, end: number, known: string): string | null {
    return this.#partOf(file).registrations.openingAt(file, end, known);
  }

  pathOf(registration: Registration): FoundPath {
    return this.#partOf(registration.place.file).pathOf(registration);
  }

  methodsOf(registration: Registration, path: FoundPath): readonly MethodToken[] {
    return this.#partOf(registration.place.file).methodsOf(registration, path);
  }

  isDeprecated(file: string, places: readonly number[]): boolean {
    const deprecated = this.#summaries.get(file)?.module?.deprecated;
    return deprecated !== undefined && places.some((place) => deprecated.has(place));
  }

  handlerOf(registration: Registration): Handler {
    return this.#handlers.of(registration, this.#partOf(registration.place.file).registrations.all);
  }

  /**
   * The texts that contain a segment of URLs which other files put together: their own file does not show such a URL.
   */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[] {
    const named = lettersOf(segment);
    const giving = this.#summaries
      .all()
      .filter(
        (each) =>
          this.#mayFlow(each.file) && (each.remakes || each.flowing.some((said) => named.includes(lettersOf(said)))),
      )
      .map(({ file }) => file);
    for (const files of groupBy(giving, (file) => this.#partNameOf(file)).values()) this.#followed(files);
    for (const file of giving) if (!this.#indexed.has(file)) this.#index(file);
    this.#indexRemade(giving);
    this.#indexTexts(giving, segment);
    return [...this.#mentions.naming(segment, before, next), ...this.#texts.naming(segment, before, next)];
  }

  /** Indexes files whose texts become URLs only where other files take them apart. */
  #indexRemade(giving: readonly string[]): void {
    const remaking = giving.filter((file) => this.#summaries.get(file)?.remakes === true);
    for (const part of new Set(remaking.map((file) => this.#partOf(file))))
      for (const file of part.saying()) if (!this.#indexed.has(file)) this.#index(file);
  }

  /** Indexes the addresses that programs put together of several texts, whatever they are for. */
  #indexTexts(giving: readonly string[], segment: string): void {
    for (const part of new Set(giving.map((file) => this.#partOf(file)))) {
      const texts = part.textsNaming(segment);
      if (this.#indexedTexts.get(part) === texts.length) continue;
      this.#indexedTexts.set(part, texts.length);
      for (const [file, own] of groupBy(texts, (each) => each.file))
        this.#texts.add(
          file,
          own.map(({ mention }) => mention),
        );
    }
  }

  #index(file: string): void {
    const own = this.#summaries.get(file)?.mentions ?? [];
    const found = this.requestsOf(file).map(requestMention);
    this.#indexed.add(file);
    this.#mentions.add(
      file,
      found.filter((mention) => !isAmong(mention, own)),
    );
  }

  /** Whether a file sends requests, or a text of it may become a part of the URL of one. */
  #mayFlow(file: string): boolean {
    this.#reached ??= this.#readReached();
    const summary = this.#reached.has(file) ? this.#summaries.get(file) : null;
    return summary !== null && (summary.sends || summary.flowing.length > 0);
  }

  /** The files that share values with one that sends requests, or puts values into addresses. */
  #readReached(): ReadonlySet<string> {
    const files = this.#files;
    const sending = this.#summaries.all().flatMap(({ file, sends, puts }) => (sends || puts ? [file] : []));
    return new Set(files ? sending.flatMap((file) => [...files.loadedBy(file), ...files.loadersOf(file)]) : sending);
  }

  /** The part that some files belong to, after all code that may use their texts was evaluated. */
  #followed(files: readonly string[]): EvaluatedPart {
    const part = this.#partOf(files[0] ?? '');
    part.follow(files);
    return part;
  }

  #partNameOf(file: string): string {
    return this.#files?.partOf(file) ?? file;
  }

  #partOf(file: string): EvaluatedPart {
    const name = this.#partNameOf(file);
    // A file that has another text on the disk affects its own part alone.
    if (this.#disk && this.#partNameOf(this.#disk.but) !== name) return this.#disk.flows.#partOf(file);
    const known =
      this.#parts.get(name) ?? new EvaluatedPart(this.#summaries, this.#files, (this.#unseen ??= this.#readUnseen()));
    this.#parts.set(name, known);
    return known;
  }

  #readUnseen(): UnseenLoading {
    const files = new Set<string>();
    const names = new Set<string>();
    for (const { file, specifiers, isWritten } of this.#summaries.all())
      for (const specifier of specifiers === '' ? [] : specifiers.split('\n')) {
        const target = this.#files?.resolve(file, specifier) ?? null;
        const name = target === null ? nameIn(specifier) : null;
        if (target !== null && !isWritten) files.add(target);
        if (name !== null) names.add(name);
      }
    return { files, names };
  }
}

/** The requests of the files on the disk, and the one file (`but`) that has another text now. */
export interface Known {
  readonly flows: FlowingRequests;
  readonly but: string;
}
