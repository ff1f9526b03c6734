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
  /** With the mounts, as far as they are known: one for each place where the router is, the first one first. */
  readonly addresses: readonly string[];
}

/** What a rule states about a route. */
export interface Violation {
  readonly rule: string;
  /** The segment of the path that it is about. */
  readonly segment: string;
}

/** A request or a comment that moves with a route, or after it. */
export interface MovingCaller extends Place {
  readonly method: string | null;
  readonly url: string;
  /** What it specifies and what it is to specify. */
  readonly before: string;
  readonly after: string;
}

/** Something that keeps a route from being rewritten. */
export interface Obstacle {
  readonly reason: WithheldReason;
  /** As a sentence without its end. */
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
  /** Why it has no path. */
  readonly pathKind: Route['pathKind'];
  readonly violations: readonly Violation[];
  readonly rewrite: Address | null;
  /** A good answer for a person to choose. */
  readonly suggestion: Address | null;
  /** Why there is no rewrite, the first of its obstacles, as a sentence without its end. */
  readonly withheld: string | null;
  /** All that is against a rewrite, reason by reason; worked out where someone shows it. */
  readonly obstacles: readonly Obstacle[];
  /** What `--identifiers` would make of it; null where that is not about it, or where it is done. */
  readonly identifier: IdentifierFate | null;
  /** Who moves along. */
  readonly callers: readonly MovingCaller[];
  /** The texts for people that name the old address; nothing rewrites them. */
  readonly prose: readonly Place[];
  /** The requests and comments that name the route, whether or not it changes; worked out where someone shows it. */
  readonly calledBy: () => readonly Calling[];
}

/** All that a project has. */
export interface Inventory {
  readonly routes: readonly ListedRoute[];
  /** The requests and comments whose routes have moved before. */
  readonly late: readonly MovingCaller[];
}
