import type { PathChange } from '../convention/changes.ts';
import type { NamedCollection } from '../convention/collections.ts';
import type { Verdict } from '../convention/endpoint.ts';
import type { ShapeFault } from '../convention/path-shape.ts';
import type { StyleKind } from '../convention/path-style.ts';
import type { Path } from '../model/path.ts';
import type { MethodToken } from '../model/method.ts';
import type { Renaming } from '../model/renaming.ts';
import type { Route, Router } from '../model/router.ts';
import type { Edit, Range } from '../model/text.ts';
import type { WithheldReason } from './reasons.ts';
import type { Mentions } from './mentions.ts';
import type { Caller, FileCallers } from './callers/caller.ts';
import type { Clash } from './clashes/clash.ts';
import type { CollectionStyle } from './collections/style.ts';
import type { JudgedRoute } from './judge-routes.ts';
import type { Judging } from './judging/verdicts.ts';

/** What is known of a project, or of the one file that is known. */
export interface PlanInput {
  readonly routers: readonly Router[];
  /** Reads the requests and comments of a file; asked for those files alone that matter. */
  callersIn(file: string): FileCallers;
  /** Whether a file is a part of the program that begins with another one, and not of its tests. */
  isPartOf(file: string, program: string): boolean;
  /** Whether the program of a file listens on a port, as far as its files tell. */
  listensOn(program: string, port: string): boolean;
  /** The texts that name addresses. */
  readonly mentions: Mentions;
}

/** What the plan needs to know besides what stands in the files. */
export interface PlanOptions extends Judging {
  /** Whether a path pattern leaves an endpoint alone; null where there is no pattern. */
  readonly isAllowed: ((address: string, path: string) => boolean) | null;
  /** How collections are to be named. */
  readonly naming: NamingOptions;
  /** Whether callers are rewritten with their routes, so that a route that has some may be. */
  readonly movesCallers: boolean;
  /**
   * The hosts of which the user says that the server stands there, in lower case; requests to others are those to other
   * servers.
   */
  readonly hosts: ReadonlySet<string>;
  /** Whether a file is fixed at all, as far as one can tell: ESLint may not be able to parse it. */
  readonly isFixed: (file: string) => boolean;
  /** Whether two files are fixed together, as far as one can tell: a request moves with its route, or not at all. */
  readonly areFixedTogether: (file: string, other: string) => boolean;
  /** Whether anybody asks for violations of this kind; what nobody reports is not rewritten either. */
  readonly isReported: (kind: ViolationKind) => boolean;
  /**
   * Whether a comment suppresses a report of this kind at a place: who says that something stays as it is means all of
   * it.
   */
  readonly isSuppressed: (kind: ViolationKind, file: string, range: Range) => boolean;
}

/** How collections are to be named, and which of them keep their names. */
export interface NamingOptions {
  readonly style: CollectionStyle;
  /** Names that stay, in lower case. */
  readonly kept: ReadonlySet<string>;
  /** Whether a path pattern leaves a route and its collections alone; null where there is no pattern. */
  readonly isAllowed: ((address: string, path: string) => boolean) | null;
}

/** What a rule may find; each kind has one rule. */
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

/** The new address of a route and the edits that make it so: all of them or none. */
export interface PlannedRewrite {
  readonly method: string;
  readonly path: Path;
  readonly edits: readonly Edit[];
}

/** Why a violation is not rewritten, with the place of the other party where there is one. */
export interface Withheld {
  readonly reason: WithheldReason;
  /** The route, mount, middleware, request or text that stands against it. */
  readonly other?: { readonly label: string; readonly file: string; readonly range: Range };
  /** What is to be renamed, where the address is the name of a file. */
  readonly renaming?: Renaming;
}

/** One method of a route with what the convention says of it. */
export interface JudgedMethod {
  readonly token: MethodToken;
  readonly verdict: Verdict;
  /** Whether an unsafe verb is harmless: the GET is a page. */
  readonly page: boolean;
  /** What is wrong with the shape, where nothing excuses it. */
  readonly shape: ShapeFault | null;
  /** The collections whose names have the wrong number. */
  readonly misnamed: readonly NamedCollection[];
}

/** What becomes of a collection that a route names in the wrong number. */
export interface PlannedNaming {
  readonly collection: NamedCollection;
  /** The method that the route names it with. */
  readonly method: string;
  /** The edits that rename it wherever it stands; null where it keeps its name. */
  readonly edits: readonly Edit[] | null;
  /** Why it keeps its name; null where it does not, or where nobody asks. */
  readonly withheld: Withheld | null;
}

/** A route with what is to become of it. */
export interface PlannedRoute {
  readonly route: Route;
  readonly path: Path;
  readonly methods: readonly JudgedMethod[];
  /** What the convention says of it by itself. */
  readonly judged: JudgedRoute;
  /** The certain rewrite that nothing stands against. */
  readonly rewrite: PlannedRewrite | null;
  /** A good answer for a person to choose; only where there is no rewrite. */
  readonly suggestion: PlannedRewrite | null;
  /** Why there is no rewrite; null where there is one, or nothing to rewrite. */
  readonly withheld: Withheld | null;
  /** The requests and comments that name it. */
  readonly callers: readonly Caller[];
  /** The collection of its path that gets a name, or else the first that ought to; null where all are named well. */
  readonly naming: PlannedNaming | null;
  /** The methods that no request reaches, since an earlier route answers all that are meant for them. */
  readonly clashes: readonly Clash[];
}

/** A request or a comment that moves with its route, or after it. */
export interface PlannedCaller {
  readonly caller: Caller;
  /** What it says now and what it is to say, as messages name them. */
  readonly before: string;
  readonly after: string;
  /** The method that it is to say, and what changes in its URL. */
  readonly method: string | null;
  readonly changes: readonly PathChange[];
  readonly edits: readonly Edit[];
  /** Whether its route has moved before: nothing answers it any more. */
  readonly isLate: boolean;
}

/** What becomes of the callers of one file. */
export interface PlannedCallers {
  readonly callers: readonly PlannedCaller[];
  /**
   * The requests that would follow if no comment suppressed the report on them, which is made all the same: the comment
   * would seem to be unused.
   */
  readonly suppressed: readonly PlannedCaller[];
  /** The requests and comments that no known route answers. */
  readonly unanswered: readonly Caller[];
}

/**
 * For every route whose path is text its rewrite, or why there is none; and what becomes of those who name the routes.
 * What nobody asks for is not worked out: a change of one file asks for little of a large project.
 */
export interface Plan {
  /** All routes of the project. */
  readonly routes: readonly PlannedRoute[];
  /** The routes that a file registers. */
  routesIn(file: string): readonly PlannedRoute[];
  callersIn(file: string): PlannedCallers;
}
