import type { Path } from '../../model/path.ts';
import type { Placed } from '../addresses/layout.ts';
import type { Route } from '../../model/router.ts';

/** A rewrite that the endpoint asks for, before its surroundings are asked. */
export interface Candidate {
  readonly route: Route;
  readonly methods: readonly string[];
  /** The methods and the path text that it would get. */
  readonly newMethods: readonly string[];
  readonly newPath: string;
}

/** What holds an address of the table. */
export interface Occupant {
  readonly placed: Placed;
  readonly path: Path | null;
  /** Null where every method is intended. */
  readonly methods: readonly string[] | null;
  /** The candidate that holds this address before (`now`) or after (`then`) its rewrite. */
  readonly candidate: Candidate | null;
  readonly when: 'now' | 'then' | 'always';
}

/** A candidate at one of its places in the table. */
export interface Move {
  readonly placed: Placed;
  readonly candidate: Candidate;
  readonly from: Path;
  readonly to: Path;
}
