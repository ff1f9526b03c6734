import type { WithheldReason } from '../model/withheld.ts';
import type { Route } from '../model/router.ts';

/** A place of a file of the project. */
export interface Place {
  /** The path below the folder, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An endpoint as it is or as it is to be. */
export interface Address {
  readonly method: string;
  /** As it is declared; null where it is a regular expression or not text. */
  readonly path: string | null;
  /**
   * The paths with the prefixes of mounts, as far as these are known: one for each place where the router is mounted,
   * in their order.
   */
  readonly addresses: readonly string[];
}

/** A report of a rule on a route. */
export interface Violation {
  readonly rule: string;
  /** The segment of the path that the report is about; empty where it is about the whole route. */
  readonly segment: string;
}

/** A request or a comment that moves with a route, or after it. */
export interface MovingCaller extends Place {
  readonly method: string | null;
  readonly url: string;
  /** The endpoint as it is written there, and as it is to be written. */
  readonly before: string;
  readonly after: string;
}

/** Something that prevents the rewrite of a route. */
export interface Obstacle {
  readonly reason: WithheldReason;
  /** The reason as a sentence, without a full stop. */
  readonly text: string;
  /** Where it is; null where it is about the route itself. */
  readonly place: Place | null;
}

/** What would become of a route that has no identifier in its path, if that moved there. */
export interface IdentifierFate {
  /** What it would be; null where something is in the way. */
  readonly rewrite: Address | null;
  readonly obstacles: readonly Omit<Obstacle, 'reason'>[];
}

/** A request or a comment that names a route. */
export interface Calling extends Place {
  /** The endpoint as it is written there. */
  readonly text: string;
}

/** One method and path of a project with what is to become of it. */
export interface ListedRoute extends Place, Address {
  readonly framework: string;
  /** How its path is written, which explains a missing one. */
  readonly pathKind: Route['pathKind'];
  readonly violations: readonly Violation[];
  readonly rewrite: Address | null;
  /** A possible rewrite that a person has to decide on; null where there is none. */
  readonly suggestion: Address | null;
  /**
   * Why there is no rewrite: the first of its obstacles, as a sentence without a full stop. Null where nothing prevents
   * one.
   */
  readonly withheld: string | null;
  /** All that prevents a rewrite, reason by reason; computed at the first access. */
  readonly obstacles: readonly Obstacle[];
  /** What `--identifiers` would make of it; null where that does not apply to the route, or is already done. */
  readonly identifier: IdentifierFate | null;
  /** The requests and comments that move along. */
  readonly callers: readonly MovingCaller[];
  /** The texts for people, such as documentation, that name the old address: nothing rewrites them. */
  readonly prose: readonly Place[];
  /** The requests and comments that name the route, whether or not it changes; computed at each call. */
  readonly calledBy: () => readonly Calling[];
}

/** What is known of a route whose path is unknown, and which has no plan therefore. */
export const UNPLANNED = {
  ...{ path: null, addresses: [], violations: [], rewrite: null, suggestion: null, withheld: null },
  ...{ callers: [], prose: [], obstacles: [], identifier: null, calledBy: () => [] },
} as const;

/** All that is listed of a project. */
export interface Inventory {
  readonly routes: readonly ListedRoute[];
  /** The requests and comments that still use an old address of a route. */
  readonly late: readonly MovingCaller[];
}
