import type { Recording, Registration } from './record.mjs';

/** A route of `restful-routes list --format json`. */
export interface Listed {
  readonly file: string;
  readonly line: number;
  readonly method: string;
  readonly path: string | null;
  readonly addresses: readonly string[];
}

/** What differs. */
export interface Comparison {
  /** How many endpoints registered. */
  readonly recorded: number;
  readonly listed: number;
  /** What registered and is not listed. */
  readonly lacking: readonly Pick<Registration, 'method' | 'address' | 'framework' | 'place'>[];
  /** What is listed, of files that were loaded, and never registered. */
  readonly extra: readonly Listed[];
  /** What is listed of files that were not loaded. */
  readonly unloaded: readonly Listed[];
}

/** Compares what registered with what is listed. */
export function compare(recording: Recording, routes: readonly Listed[]): Comparison;
