import type { GivenCall } from './given-call.ts';
import type { Reference } from './reference.ts';
import type { Range } from './text.ts';

/** A router that is handed to a function of another file: `require('./routes')(app)`. */
export interface Handover {
  readonly from: Reference;
  /**
   * The position of the argument: `0`, or `0.app` for a member of one; `this` for what the call is made on, empty where
   * none is handed.
   */
  readonly parameter: string;
  /** All that the call hands over: the function may register a route of it. */
  readonly given: GivenCall;
  /** How many entries of the table are made before it. */
  readonly before: number;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}
