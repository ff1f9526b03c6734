import type { GrammaticalNumber } from './collection.ts';
import type { Endpoint, Shown, Supposed, Surroundings } from './endpoint.ts';
import type { MethodToken } from './method.ts';
import type { Path } from './path.ts';
import type { Range } from './text.ts';
import type { Rewrite } from './verdict.ts';

/** The options of the plan, in addition to the files. */
export interface PlanOptions extends Judging {
  /** Whether a path pattern of the user exempts a route; null where there is no pattern. */
  readonly isAllowed: AllowsRoute | null;
  /** How collections are to be named. */
  readonly naming: NamingOptions;
  /** The case that the segments of suggestions get; null or left out where no rule on the case of segments runs. */
  readonly segmentCase?: 'kebab' | 'camel' | 'snake' | null | undefined;
  /** Whether callers are rewritten with their routes; otherwise a route with callers is not rewritten. */
  readonly movesCallers: boolean;
  /** The hosts of the server that the user configures, in lower case; requests to others go to other servers. */
  readonly hosts: ReadonlySet<string>;
  /**
   * How to treat routes that OpenAPI documents describe: they stay (`hold`), they move together with the documents
   * (`follow`), or they move without them (`ignore`).
   */
  readonly documents: 'hold' | 'follow' | 'ignore';
  /** Whether a document is expected to be fixed together with routes, so that it is no obstacle. */
  readonly isFixedDocument: (file: string) => boolean;
  /** Whether a document must stay as it is, so that the routes that it describes stay too. */
  readonly isHeldDocument: (file: string) => boolean;
  /** Whether a file is expected to be fixed at all: ESLint may not be able to parse it. */
  readonly isFixed: (file: string) => boolean;
  /** Whether two files are expected to be fixed together: a request is updated with its route, or not at all. */
  readonly areFixedTogether: (file: string, other: string) => boolean;
  /** Whether a rule reports violations of this kind; those that no rule reports are not rewritten either. */
  readonly isReported: (kind: ViolationKind) => boolean;
  /** Whether a comment suppresses a report of this kind at a place: then the whole route stays as it is. */
  readonly isSuppressed: (kind: ViolationKind, file: string, range: Range) => boolean;
}

/**
 * Whether the user exempts a registration, by its full address or its path as declared. A registration of several
 * methods is exempt where one of them is; a prefix has no method of its own and gets all of them.
 */
export type AllowsRoute = (methods: readonly Pick<MethodToken, 'method'>[], address: Path, path: Path) => boolean;

/** How collections are to be named, and which names are exempt. */
export interface NamingOptions {
  readonly style: CollectionStyle;
  /** Names that must not change, in lower case. */
  readonly kept: ReadonlySet<string>;
  /** Whether a path pattern of the user exempts a route and its collections; null where there is no pattern. */
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
  | 'document'
  | 'verb'
  | 'unsafe'
  | 'tunneled'
  | 'action'
  | 'singular'
  | 'shape';

/** The grammatical number of all collections; `consistent` is the number of most collections of a router. */
export type CollectionStyle = GrammaticalNumber | 'consistent';

/** The options for judging endpoints that are the same for all routers. */
export interface Judging extends Omit<Surroundings, 'mount' | 'shown'> {
  /**
   * What the known routes show of the noun after an address, null where nothing: that it has several items, which a
   * verdict supposed it not to have. Left out where each endpoint is judged by itself.
   */
  readonly shownOf?: (supposed: Supposed, before: Path) => Shown | null;
  /** Adapts a rewrite to the name that those routes use for its collection. */
  readonly named?: (endpoint: Endpoint, mount: Path, rewrite: Rewrite) => Rewrite;
}

/** The kinds of violations of the rules on the style of paths. */
export type StyleKind = 'case' | 'trailing' | 'extension' | 'leading' | 'empty' | 'parameter';
