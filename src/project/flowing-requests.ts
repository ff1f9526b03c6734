import type { ClientBase } from '../facts/client-bases.ts';
import type { FileMethodGuard } from '../facts/method-conditions.ts';
import type { OriginFacts } from '../facts/origin-methods.ts';
import type { KeyedAddress } from '../model/keyed-address.ts';
import type { FileMention } from '../model/mention.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { Segment } from '../model/path.ts';
import type { MethodAssertion, MockedMethod, Request } from '../model/request.ts';
import type { FilePlace } from '../model/text.ts';
import type { EvaluatedHandling } from './linked-handlers.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import { explainCalls, type ExplainedCall } from './explained-calls.ts';
import { EvaluatedPart } from './evaluated-part.ts';
import { EvaluatedParts } from './evaluated-parts.ts';
import { FlowingMentions } from './flowing-mentions.ts';
import { PartRegistrations } from './part-registrations.ts';
import type { LinkedFiles } from './linked-files.ts';
import { FixedText } from '../text/source-texts.ts';
import { groupBy } from '../text/grouping.ts';
import type { Summaries } from './summaries.ts';
import type { FileSummary } from './summary.ts';
import type { Place } from '../values/value.ts';

/**
 * The requests of a project, by the files in which their URLs are written. Code is evaluated only when something asks
 * for it, and only where it may contribute to a URL in question.
 */
export class FlowingRequests {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #parts: EvaluatedParts;
  readonly #mentions: FlowingMentions;
  /** What the functions of handlers do. */
  readonly handling: EvaluatedHandling;
  /** What the code registers that is evaluated. */
  readonly registrations: EvaluatedRegistrations;
  /** The files of clients that store something under the URLs of their requests. */
  readonly #storing = new Set<string>();
  /** Whether the texts of each file may become parts of URLs, as far as somebody asked. */
  readonly #flowing = new Map<string, boolean>();
  /** The parts whose code that serves requests was evaluated. */
  readonly #served = new Set<EvaluatedPart>();
  #servers: ReadonlyMap<string, readonly Server[]> | null = null;
  /** The guards of addresses, in lists of the evaluated parts and all together. */
  #guardLists: readonly (readonly FileGuard[])[] = [];
  #guards: readonly FileGuard[] = [];

  /**
   * @param files how the files load one another; null where only one file is known
   * @param disk the requests of the same files on the disk, and the one file that has another text by now
   */
  constructor(
    summaries: Summaries,
    files: LinkedFiles | null,
    disk: { readonly flows: FlowingRequests; readonly but: string } | null = null,
  ) {
    this.#summaries = summaries;
    this.#files = files;
    const parts = new EvaluatedParts(summaries, files, disk && { parts: disk.flows.#parts, but: disk.but });
    this.#parts = parts;
    this.handling = {
      of: (functions, calling) => this.#servingPart(functions)?.handling.of(functions, calling) ?? null,
      registeredAt: (call) => this.servingPartOf(call.file).handling.registeredAt(call),
      has: (answer, call) => this.servingPartOf(call.file).handling.has(answer, call),
    };
    this.registrations = new PartRegistrations(summaries, files, parts, this.handling);
    this.#mentions = new FlowingMentions(
      summaries,
      parts,
      (file) => this.#mayFlow(file),
      (file) => this.requestsOf(file),
    );
  }

  /** The one file that had another text than on the disk is saved: this is the state of the disk now. */
  saved(): void {
    this.#parts.saved();
  }

  /** The requests whose URLs are written in a file, as far as the code that is evaluated for it sends them. */
  requestsOf(file: string): readonly Request[] {
    const summary = this.#summaries.get(file);
    // A text that names no address by itself may be taken apart in another file: only what is evaluated already counts
    // then.
    const found = this.#mayFlow(file)
      ? this.#parts.following([file]).requestsOf(file)
      : (this.#parts.made(file)?.requestsOf(file) ?? []);
    if (!summary || summary.sends) return found;
    // No rule looks for requests in a file that neither sends any nor names a verb.
    return found.map((request) => {
      const url = request.url.value.toLowerCase();
      return summary.flowing.some((verb) => url.includes(verb))
        ? request
        : { ...request, url: new FixedText(request.url) };
    });
  }

  /**
   * All calls in a file, with what the evaluation knows of them; none of a file that is not read.
   *
   * @param placeText returns a place as messages show it
   */
  callsIn(file: string, placeText: (place: Place) => string): readonly ExplainedCall[] {
    const summary = this.#summaries.get(file);
    return summary ? explainCalls(summary, (seen) => this.#parts.explained(file, seen), placeText) : [];
  }

  /** The base URLs that files set for all clients of a library. */
  clientBases(): readonly ClientBase[] {
    const setting = this.#summaries.all().flatMap(({ file, setsDefaults }) => (setsDefaults ? [file] : []));
    return [...this.#parts.grouped(setting)].flatMap((files) => this.#parts.following(files).clientBases());
  }

  /** The methods of clients that a file mocks, or whose calls it counts, as a test, whatever the URL. */
  mocksIn(file: string): readonly MockedMethod[] {
    return this.#parts.of(file).mocksIn(file);
  }

  /** The places where a test in a file depends on the method of a request, whatever the URL. */
  assertionsIn(file: string): readonly MethodAssertion[] {
    return this.#parts.of(file).assertionsIn(file);
  }

  /**
   * Whether all clients that a file makes available to components under a name have a member which does the same as
   * another one.
   */
  haveInstalled(name: string, file: string, member: string, instead: string): boolean {
    return this.#parts.of(file).haveInstalled(name, file, member, instead);
  }

  /** The part of the project with a file that registers routes, after its code that serves requests was evaluated. */
  servingPartOf(file: string): EvaluatedPart {
    const part = this.#parts.of(file);
    if (this.#served.has(part)) return part;
    this.#served.add(part);
    const servers = this.#serversOfParts().get(this.#parts.nameOf(file)) ?? [];
    part.serve(
      servers.map((each) => each.file),
      new Set(servers.flatMap((each) => (each.isGuarding ? [each.file] : []))),
    );
    return part;
  }

  #servingPart(functions: readonly FilePlace[]): EvaluatedPart | null {
    const last = functions.at(-1);
    return last ? this.servingPartOf(last.file) : null;
  }

  /** The code that depends on the addresses of requests: the same list as long as nothing more is evaluated. */
  guards(): readonly FileGuard[] {
    const lists = this.#evaluated().map((part) => part.guarding.addresses());
    const isKnown =
      lists.length === this.#guardLists.length && lists.every((each, at) => each === this.#guardLists[at]);
    if (!isKnown) [this.#guardLists, this.#guards] = [lists, lists.flat()];
    return this.#guards;
  }

  /** The code that stores something under the addresses of requests, or looks it up there. */
  keys(): readonly KeyedAddress[] {
    for (;;) {
      const found = this.#evaluated().flatMap((part) => part.guarding.keys());
      const storing = found.flatMap(({ file, uses }) =>
        uses.some(({ requests }) => requests.kind === 'sent') && !this.#storing.has(file) ? [file] : [],
      );
      if (storing.length === 0) return found;
      // All requests of a client that stores answers are to be known.
      for (const file of new Set(storing)) {
        this.#storing.add(file);
        this.#parts.following([file]);
      }
    }
  }

  /** The code that depends on the methods of requests, or on those in registrations and in calls of clients. */
  methodGuards(): readonly FileMethodGuard[] {
    return this.#evaluated().flatMap((part) => part.guarding.methods());
  }

  /** The parts that serve requests, and the others that were evaluated so far: these send the requests in question. */
  #evaluated(): readonly EvaluatedPart[] {
    return [...new Set([...this.#serving(), ...this.#parts.all()])];
  }

  /** What the code decides about requests from pages of other origins, part by part. */
  origins(): readonly OriginFacts[] {
    return this.#serving().map((part) => part.guarding.origins());
  }

  /** The parts that serve requests, after all code that does so was evaluated. */
  #serving(): readonly EvaluatedPart[] {
    return [...this.#serversOfParts().values()].map(([first]) => this.servingPartOf(first?.file ?? ''));
  }

  #serversOfParts(): ReadonlyMap<string, readonly Server[]> {
    return (this.#servers ??= this.#readServers());
  }

  #readServers(): ReadonlyMap<string, readonly Server[]> {
    const all = this.#summaries.all();
    const guarding = new Set(
      all.flatMap(({ file, guards }) => (guards ? [...(this.#files?.loadersOf(file) ?? [file])] : [])),
    );
    const serving = all.flatMap(({ file, declares }): readonly Server[] =>
      declares || guarding.has(file) ? [{ file, isGuarding: guarding.has(file) }] : [],
    );
    return groupBy(serving, ({ file }) => this.#parts.nameOf(file));
  }

  /**
   * The texts that contain a segment of URLs which other files put together: their own file does not show such a URL.
   */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[] {
    return this.#mentions.naming(segment, before, next);
  }

  /** Whether a file sends requests, or a text of it may become a part of the URL of one. */
  #mayFlow(file: string): boolean {
    const summary = this.#summaries.get(file);
    if (!summary) return false;
    if (summary.sends) return true;
    const known = this.#flowing.get(file) ?? (summary.flowing.length > 0 && this.#sharesWithSender(summary));
    this.#flowing.set(file, known);
    return known;
  }

  /** Whether a file shares values with one that sends requests, or puts values into addresses. */
  #sharesWithSender(summary: FileSummary): boolean {
    const { file } = summary;
    const files = this.#files;
    const sharing = files ? [...files.loadersOf(file), ...files.loadedBy(file)] : [];
    const others = [summary, ...sharing.flatMap((each) => this.#summaries.get(each) ?? [])];
    return others.some(({ sends }) => sends) || others.some(({ puts }) => puts);
  }
}

/** A file whose code serves requests. */
interface Server {
  readonly file: string;
  /** Whether its functions may get requests even where no call of them is found. */
  readonly isGuarding: boolean;
}
