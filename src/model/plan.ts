import type { Caller } from './caller.ts';
import type { Clash } from './clash.ts';
import type { NamedCollection } from './collection.ts';
import type { MethodToken } from './method.ts';
import type { Path, PathChange } from './path.ts';
import type { Route } from './router.ts';
import type { Edit, Range } from './text.ts';
import type { RequestUses } from './handler.ts';
import type { Rewrite, ShapeFault, Verdict } from './verdict.ts';
import type { Withheld } from './withheld.ts';

/**
 * For every route whose path is text its rewrite, or the reason why there is none; and the edits of its callers.
 * Results are computed on demand, as a change of one file needs few of a large project.
 */
export interface Plan {
  /** All routes of the project. */
  readonly routes: readonly PlannedRoute[];
  /** The routes that a file registers. */
  routesIn(file: string): readonly PlannedRoute[];
  /** The callers of a file that change. */
  callersIn(file: string): PlannedCallers;
  /** The requests and comments of a file that match no known route. */
  unansweredIn(file: string): readonly Caller[];
  /**
   * The one fix of a file in which identifiers move into the paths of routes, with all else that changes in it; null
   * for another file.
   */
  identifierFixIn(file: string): PlannedFix | null;
  /** The documents with operations that follow routes. */
  readonly documents: readonly PlannedDocument[];
}

/** A fix of a file, with the place where it is reported. */
export interface PlannedFix {
  readonly range: Range;
  /** Empty where a comment suppresses the report: it is made all the same, so that ESLint does not find that unused. */
  readonly edits: readonly Edit[];
}

/** A route with its rewrite, or the obstacles to it. */
export interface PlannedRoute {
  readonly route: Route;
  readonly path: Path;
  readonly methods: readonly JudgedMethod[];
  /** The verdict of the convention on it, without regard to its neighbours. */
  readonly judged: JudgedRoute;
  /** The certain rewrite, where there is no obstacle. */
  readonly rewrite: PlannedRewrite | null;
  /** A rewrite to suggest to the user; only where there is no certain one. */
  readonly suggestion: PlannedRewrite | null;
  /** The first obstacle to a rewrite; null where there is a rewrite, or nothing to rewrite. */
  readonly withheld: Withheld | null;
  /** Computes all obstacles to a rewrite, each reason with each of its places; empty where there are none. */
  readonly obstacles: () => readonly Withheld[];
  /** The requests and comments that name it. */
  readonly callers: readonly Caller[];
  /** The collection of its path that is renamed, or else the first that should be; null where all names are right. */
  readonly naming: PlannedNaming | null;
  /** The methods that no request reaches, since an earlier route answers all that are intended for them. */
  readonly clashes: readonly Clash[];
}

/** A route as judged by the convention, without regard to its neighbours. */
export interface JudgedRoute {
  readonly route: Route;
  readonly path: Path;
  readonly methods: readonly JudgedMethod[];
  /** The rewrites of its methods, in their order; null where there is nothing to rewrite or they do not agree. */
  readonly rewrites: readonly Rewrite[] | null;
  /** The same, also where a page or a form is the only obstacle. */
  readonly wanted: readonly Rewrite[] | null;
  /** A rewrite to suggest to the user, where no other route of the router has its method and shape. */
  readonly suggestion: Rewrite | null;
  /** The obstacles to a rewrite in the convention and in the other routes of the router. */
  readonly obstacles: readonly Withheld[];
  /** Returns what its handler does with fields of its requests; it is evaluated when it is first asked for. */
  readonly uses: () => RequestUses;
}

/** One method of a route with the verdict of the convention on it. */
export interface JudgedMethod {
  readonly token: MethodToken;
  readonly verdict: Verdict;
  /** Whether an unsafe verb is harmless: the GET is a page. */
  readonly page: boolean;
  /** The fault of the shape of its path; null where there is none, or it is excused. */
  readonly shape: ShapeFault | null;
  /** The collections whose names have the wrong number. */
  readonly misnamed: readonly NamedCollection[];
}

/** The new address of a route (`GET /users` for `GET /getUsers`) and its edits: all of them are made, or none. */
export interface PlannedRewrite {
  readonly method: string;
  readonly path: Path;
  readonly edits: readonly Edit[];
}

/** The renaming of a collection that a route names in the wrong number. */
export interface PlannedNaming {
  readonly collection: NamedCollection;
  /** The method that the route names it with. */
  readonly method: string;
  /** The edits that rename it wherever it is named; null where it is not renamed. */
  readonly edits: readonly Edit[] | null;
  /** The first obstacle to the renaming; null where it is renamed, or where no rule reports it. */
  readonly withheld: Withheld | null;
  readonly obstacles: () => readonly Withheld[];
}

/** A document that describes routes that move, or have moved. */
export interface PlannedDocument {
  readonly file: string;
  /** The operations that move. */
  readonly callers: readonly PlannedCaller[];
  /**
   * The operations that would move if no comment suppressed their report: reported all the same, as the requests of
   * {@link PlannedCallers.suppressed} are.
   */
  readonly suppressed: readonly PlannedCaller[];
  /** The edits that move all that move; null where these cannot be moved together. */
  readonly edits: readonly Edit[] | null;
}

/** The callers of one file with their edits. */
export interface PlannedCallers {
  readonly callers: readonly PlannedCaller[];
  /**
   * The requests that would follow if no comment suppressed their report. They are reported all the same, so that
   * ESLint does not find the comment unused.
   */
  readonly suppressed: readonly PlannedCaller[];
}

/** A request or a comment that moves with its route, or after it. */
export interface PlannedCaller {
  readonly caller: Caller;
  /** The present endpoint and the new one, as in messages. */
  readonly before: string;
  readonly after: string;
  /** The new method, null where it stays; and the changes of its URL. */
  readonly method: string | null;
  readonly changes: readonly PathChange[];
  readonly edits: readonly Edit[];
  /** Whether its route has moved before: nothing answers it any more. */
  readonly isLate: boolean;
}
