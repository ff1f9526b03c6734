import type { Path } from '../../model/path.ts';
import type { Placed } from '../addresses/layout.ts';
import type { Route } from '../../model/router.ts';
import { isPrefix } from '../../convention/neighbours.ts';
import type { Response } from '../../model/handler.ts';

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

/**
 * Whether a rewrite takes its address from a fallback, which answers all remaining requests with the pages of a browser
 * application, whose addresses are unknown. Browsers load pages by GET, and no page is below the prefix of an API.
 *
 * @param response what the fallback answers
 * @param under the path of the fallback; where that is more than a wildcard, everything below it is a page
 */
export function takesPage({ to, candidate }: Move, response: Response, under: Path | null): boolean {
  if (response !== 'page' || !candidate.newMethods.some((method) => method === 'GET' || method === 'HEAD'))
    return false;
  const isWhole = under?.segments.every(({ kind }) => kind === 'wildcard') ?? true;
  return !isWhole || !isBelowPrefix(to);
}

function isBelowPrefix(path: Path): boolean {
  const [first] = path.segments;
  return first !== undefined && path.segments.length > 1 && isPrefix(first, path);
}
