import type { Application } from './generate.mjs';
import type { Compared } from './trial.mjs';

/** Which share of the routes with a verb has to move: without a hazard, and with one. */
export const LEAST: { readonly plain: number; readonly hazarded: number };

/** What came out of the trials of many applications. */
export class Tally {
  add(application: Application, compared: Compared): void;
  readonly shares: { readonly plain: number; readonly hazarded: number };
}
