import type { AddressGuard } from './address-guard.ts';
import type { FileCallers } from './caller.ts';
import type { FilePlace } from './file-place.ts';
import type { KeyedAddress } from './keyed-address.ts';
import type { DocumentedApi } from './documented-api.ts';
import type { FileMention } from './mention.ts';
import type { AddressPattern, MethodGuard } from './method-guard.ts';
import type { Segment } from './path.ts';
import type { MethodAssertion } from './request.ts';
import type { Router } from './router.ts';
import type { SentRead } from './sent-fields.ts';

/** What is known of a project, or of the one file that is known. */
export interface PlanInput {
  readonly routers: readonly Router[];
  /** Reads the requests and comments of a file; asked for those files alone that matter. */
  callersIn(file: string): FileCallers;
  /** Whether a file is a part of the program that begins with another one, and not of its tests. */
  isPartOf(file: string, program: string): boolean;
  /** Whether the program of a file listens on a port, as far as its files show. */
  listensOn(program: string, port: string): boolean;
  /** The files that may describe an API for programs. */
  documents(): readonly string[];
  /** What such a file describes; null where that is not understood. */
  documentIn(file: string): DocumentedApi | null;
  /** The texts that name addresses. */
  readonly mentions: Mentions;
}

/** The texts of all files that name addresses. */
export interface Mentions {
  /**
   * The texts that hold a segment; most of those that specify others than `before` in front of it, or another one than
   * `next` after it, are left out.
   */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[];
  /** The source files with texts that contain a verb, each with all segments of these, one a line. */
  sayingVerbs(): readonly { readonly file: string; readonly segments: string }[];
  /** Whether a test in a file may expect that nothing answers a request. */
  mayExpectNothing(file: string): boolean;
  /**
   * The places where a test takes a method of a client's place, whatever the URL, and knows no other one. Reads are
   * mocked everywhere, whatever a test is about: those of tests count that load one of some files.
   */
  mocking(method: string, other: string, senders: readonly string[]): Iterable<FilePlace>;
  /**
   * The places where tests that load one of some files expect a method of a request, whatever its URL, or tell requests
   * of it and of another one apart.
   */
  asserting(method: string, other: string, senders: readonly string[]): readonly (MethodAssertion & FilePlace)[];
  /** The files that may mock addresses by a wildcard. */
  wildcardFiles(): readonly string[];
  /** The lists of allowed methods that refuse a new method in place of an old one, of all addresses or of some. */
  refusing(method: string, left: string, isOf: (of: AddressPattern) => boolean): Iterable<FilePlace>;
  /** The places that distinguish requests by their method and would confuse some. */
  parting(takes: (guard: MethodGuard) => boolean): Iterable<FilePlace>;
  /** Where clients are imported that call routes of a framework by the members of an object. */
  calling(framework: string): Iterable<FilePlace>;
  /** The predicates on a part of the address of requests. */
  guards(): readonly FileGuard[];
  /** The predicates of tests on the requests that code in some files sends. */
  guardsOfTests(senders: readonly string[]): readonly FileGuard[];
  /** The places where such tests distinguish requests by their method and would confuse some. */
  partingInTests(takes: (guard: MethodGuard) => boolean, senders: readonly string[]): Iterable<FilePlace>;
  /** What the functions that a call of a file registers read of requests besides their paths, wherever they do so. */
  readsAt(file: string, end: number): readonly SentRead[];
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
