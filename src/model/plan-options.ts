import type { GrammaticalNumber } from './collection.ts';
import type { Endpoint, Shown, Supposed, Surroundings } from './endpoint.ts';
import type { MethodToken } from './method.ts';
import type { Path } from './path.ts';
import type { Range } from './text.ts';
import type { Rewrite } from './verdict.ts';

/** What the plan needs in addition to the files. */
export interface PlanOptions extends Judging {
  /** Whether a path pattern leaves a route alone; null where there is no pattern. */
  readonly isAllowed: AllowsRoute | null;
  /** How collections are to be named. */
  readonly naming: NamingOptions;
  /** Whether callers are rewritten with their routes, so that a route that has some may be. */
  readonly movesCallers: boolean;
  /**
   * The hosts of which the user states that the server is there, in lower case; requests to others are those to other
   * servers.
   */
  readonly hosts: ReadonlySet<string>;
  /**
   * What becomes of routes that OpenAPI documents describe: they stay, they move and the documents follow, or documents
   * do not matter.
   */
  readonly documents: 'hold' | 'follow' | 'ignore';
  /** Whether a document is fixed together with routes, as far as is known, so that it is no obstacle. */
  readonly isFixedDocument: (file: string) => boolean;
  /** Whether a document stays as it is, so that what it describes does too. */
  readonly isHeldDocument: (file: string) => boolean;
  /** Whether a file is fixed at all, as far as is known: ESLint may not be able to parse it. */
  readonly isFixed: (file: string) => boolean;
  /** Whether two files are fixed together, as far as is known: a request is updated with its route, or not at all. */
  readonly areFixedTogether: (file: string, other: string) => boolean;
  /** Whether anybody asks for violations of this kind; what no one reports is not rewritten either. */
  readonly isReported: (kind: ViolationKind) => boolean;
  /**
   * Whether a comment suppresses a report of this kind at a place: who states that something stays as it is means all
   * of it.
   */
  readonly isSuppressed: (kind: ViolationKind, file: string, range: Range) => boolean;
}

/**
 * Whether the user leaves a registration alone, by its address and its path as it is declared. One of several methods
 * has one path, so it is left alone where one of them is; a prefix has no method, and resolves to all of them.
 */
export type AllowsRoute = (methods: readonly Pick<MethodToken, 'method'>[], address: Path, path: Path) => boolean;

/** How collections are to be named, and which names stay. */
export interface NamingOptions {
  readonly style: CollectionStyle;
  /** Names that stay, in lower case. */
  readonly kept: ReadonlySet<string>;
  /** Whether a path pattern leaves a route and its collections alone; null where there is no pattern. */
  readonly isAllowed: AllowsRoute | null;
}

/** What a rule may find; each kind has one rule: `verb` has `no-verb-segment`. */
export type ViolationKind =
  | StyleKind
  | 'method'
  | 'duplicate'
  | 'shadow'
  | 'request'
  | 'comment'
  | 'verb'
  | 'unsafe'
  | 'tunneled'
  | 'action'
  | 'singular'
  | 'shape';

/** How collections are to be named: all in one number, or all of a router in the number that most of them have. */
export type CollectionStyle = GrammaticalNumber | 'consistent';

/** How endpoints are judged, wherever they are. */
export interface Judging extends Omit<Surroundings, 'mount' | 'shown'> {
  /**
   * What the routes that are known together show of a noun, which follows an address; without it each endpoint is
   * judged by itself.
   */
  readonly shownOf?: (supposed: Supposed, before: Path) => Shown | null;
  /** The rewrite of an endpoint with the name that those routes have for its collection. */
  readonly named?: (endpoint: Endpoint, mount: Path, rewrite: Rewrite) => Rewrite;
}

/** What each rule on the style of paths looks for. */
export type StyleKind = 'case' | 'trailing' | 'extension' | 'leading' | 'parameter';
