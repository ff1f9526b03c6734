import type { Caller } from './caller.ts';
import type { Clash } from './clash.ts';
import type { NamedCollection } from './collection.ts';
import type { MethodToken } from './method.ts';
import type { PathChange } from './path-change.ts';
import type { Path } from './path.ts';
import type { Route } from './router.ts';
import type { Edit } from './text.ts';
import type { Rewrite, ShapeFault, Verdict } from './verdict.ts';
import type { Withheld } from './withheld.ts';

/**
 * For every route whose path is text its rewrite, or why there is none; and what becomes of those who name the routes.
 * What no one asks for is not worked out: a change of one file asks for little of a large project.
 */
export interface Plan {
  /** All routes of the project. */
  readonly routes: readonly PlannedRoute[];
  /** The routes that a file registers. */
  routesIn(file: string): readonly PlannedRoute[];
  callersIn(file: string): PlannedCallers;
  /** The documents with operations that follow routes. */
  readonly documents: readonly PlannedDocument[];
}

/** A route with what is to become of it. */
export interface PlannedRoute {
  readonly route: Route;
  readonly path: Path;
  readonly methods: readonly JudgedMethod[];
  /** What the convention states about it by itself. */
  readonly judged: JudgedRoute;
  /** The certain rewrite that nothing is against. */
  readonly rewrite: PlannedRewrite | null;
  /** A good answer for a person to choose; only where there is no rewrite. */
  readonly suggestion: PlannedRewrite | null;
  /** Why there is no rewrite, the first of all obstacles; null where there is one, or nothing to rewrite. */
  readonly withheld: Withheld | null;
  /** Works out all that is against a rewrite, each reason with each of its places; empty where nothing does. */
  readonly obstacles: () => readonly Withheld[];
  /** The requests and comments that name it. */
  readonly callers: readonly Caller[];
  /** The collection of its path that gets a name, or else the first that ought to; null where all are named well. */
  readonly naming: PlannedNaming | null;
  /** The methods that no request reaches, since an earlier route answers all that are intended for them. */
  readonly clashes: readonly Clash[];
}

/** A route as the convention sees it, before its neighbours are asked. */
export interface JudgedRoute {
  readonly route: Route;
  readonly path: Path;
  readonly methods: readonly JudgedMethod[];
  /** What all of its methods agree on, in their order; null where there is nothing to rewrite or no agreement. */
  readonly rewrites: readonly Rewrite[] | null;
  /** The same where nothing but a page or a form is against it. */
  readonly wanted: readonly Rewrite[] | null;
  /** A good answer for a person to choose, where no other route of the router has its method and shape. */
  readonly suggestion: Rewrite | null;
  /** What the convention and the other routes of the router specify against a rewrite. */
  readonly obstacles: readonly Withheld[];
}

/** One method of a route with what the convention states about it. */
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

/** The new address of a route (`GET /users` for `GET /getUsers`) and its edits: all of them are made, or none. */
export interface PlannedRewrite {
  readonly method: string;
  readonly path: Path;
  readonly edits: readonly Edit[];
}

/** What becomes of a collection that a route names in the wrong number. */
export interface PlannedNaming {
  readonly collection: NamedCollection;
  /** The method that the route names it with. */
  readonly method: string;
  /** The edits that rename it wherever it is; null where it keeps its name. */
  readonly edits: readonly Edit[] | null;
  /** Why it keeps its name, the first of all obstacles; null where it does not, or where no one asks. */
  readonly withheld: Withheld | null;
  readonly obstacles: () => readonly Withheld[];
}

/** A document that describes routes that move, or have moved. */
export interface PlannedDocument {
  readonly file: string;
  /** The operations that move. */
  readonly callers: readonly PlannedCaller[];
  /** The edits that move all of them; null where these cannot be moved together. */
  readonly edits: readonly Edit[] | null;
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

/** A request or a comment that moves with its route, or after it. */
export interface PlannedCaller {
  readonly caller: Caller;
  /** What it specifies now and what it is to specify, as messages name them. */
  readonly before: string;
  readonly after: string;
  /** The method that it is to specify, and what changes in its URL. */
  readonly method: string | null;
  readonly changes: readonly PathChange[];
  readonly edits: readonly Edit[];
  /** Whether its route has moved before: nothing answers it any more. */
  readonly isLate: boolean;
}
