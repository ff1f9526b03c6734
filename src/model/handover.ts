import type { Reference } from './reference.ts';
import type { Range } from './text.ts';

/** A router that is passed to a function of another file: `require('./routes')(app)`. */
export interface Handover {
  readonly from: Reference;
  /** The position of the argument: `0`, or `0.app` for a member of one. */
  readonly parameter: string;
  /** How many entries of the table are made before it. */
  readonly before: number;
  /** As of a route. */
  readonly branches?: readonly string[] | undefined;
  readonly range: Range;
}
