import type { AddressGuard, AddressPattern, MethodGuard } from './guards.ts';
import type { FileCallers } from './caller.ts';
import type { FilePlace } from './text.ts';
import type { RequestUses } from './handler.ts';
import type { KeyedAddress } from './keyed-address.ts';
import type { DocumentedApi } from './documented-api.ts';
import type { FileMention, Mention } from './mention.ts';
import type { Segment } from './path.ts';
import type { PrefixReadings } from './matching.ts';
import type { MethodAssertion } from './request.ts';
import type { Route, Router } from './router.ts';
import type { SentRead } from './sent-fields.ts';

/** The facts of a project, or of a single file. */
export interface PlanInput {
  readonly routers: readonly Router[];
  /** The requests and comments of a file, read on demand. */
  callersIn(file: string): FileCallers;
  /** The texts of a file that name addresses. */
  mentionsIn(file: string): readonly Mention[];
  /** Whether a file belongs to the program whose entry file is `program`, and not to its tests. */
  isPartOf(file: string, program: string): boolean;
  /** Whether the program of a file listens on a port, as far as its files show. */
  listensOn(program: string, port: string): boolean;
  /** How a router matches the prefixes of middleware. */
  readingsOf(router: Router): PrefixReadings;
  /** The files that may be a description of an API that programs read, such as an OpenAPI document. */
  documents(): readonly string[];
  /** The API that such a file describes; null where it is not understood. */
  documentIn(file: string): DocumentedApi | null;
  /** The texts that name addresses. */
  readonly mentions: Mentions;
}

/** The texts of all files that name addresses. */
export interface Mentions {
  /**
   * The texts that contain a segment. Most of those with other segments before it than `before`, or with another one
   * after it than `next`, are left out.
   */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[];
  /** The source files with texts that contain a verb, each with all segments of these texts, one per line. */
  sayingVerbs(): readonly { readonly file: string; readonly segments: string }[];
  /** Whether a test in a file may expect that nothing answers a request. */
  mayExpectNothing(file: string): boolean;
  /**
   * The places where a test mocks a method of a client but not `other`, whatever the URL. Mocks of reads are common, so
   * they count only in tests that load one of the files `senders`.
   */
  mocking(method: string, other: string, senders: readonly string[]): Iterable<FilePlace>;
  /**
   * The places where tests that load one of the files `senders` expect a method of a request, whatever its URL, or
   * distinguish it from `other`.
   */
  asserting(method: string, other: string, senders: readonly string[]): readonly (MethodAssertion & FilePlace)[];
  /** The files that may mock addresses by a wildcard. */
  wildcardFiles(): readonly string[];
  /** Whether a test with the mocks of a file loads one of the files `senders`. */
  areTested(senders: readonly string[], mocks: string): boolean;
  /**
   * The lists of allowed methods that refuse `method` in place of the old method `left`, for addresses that `isOf`
   * selects.
   */
  refusing(method: string, left: string, isOf: (of: AddressPattern) => boolean): Iterable<FilePlace>;
  /**
   * The places that distinguish requests by their method, and would treat some wrongly after a change: those that
   * `takes` selects.
   */
  parting(takes: (guard: MethodGuard) => boolean): Iterable<FilePlace>;
  /** The imports of clients that call the routes of a framework by the members of an object. */
  calling(framework: string): Iterable<FilePlace>;
  /** The predicates on a part of the address of requests. */
  guards(): readonly FileGuard[];
  /** The predicates of tests on the requests that code in some files sends. */
  guardsOfTests(senders: readonly string[]): readonly FileGuard[];
  /** The same places in tests of the requests that code in some files sends. */
  partingInTests(takes: (guard: MethodGuard) => boolean, senders: readonly string[]): Iterable<FilePlace>;
  /** The fields of bodies and queries that the handlers which a call registers read, in whatever file. */
  readsAt(file: string, end: number): readonly SentRead[];
  /** What the handler of a route does with fields of its requests, in whatever file. */
  usesOf(route: Route): RequestUses;
  /** Whether any file imports a module. */
  imports(module: string): boolean;
  /** What is stored under the addresses of requests, without their methods. */
  keys(): readonly KeyedAddress[];
}

/** A guard and its file. */
export interface FileGuard {
  readonly file: string;
  readonly guard: AddressGuard;
}
