import type { ShapeFault } from '../model/verdict.ts';
import type { Clash } from '../model/clash.ts';
import type { PlannedNaming } from '../model/plan.ts';
import type { Range } from '../model/text.ts';

/** One finding of a rule. */
export interface Finding {
  /** The exact words to underline. */
  readonly range: Range;
  /** The method that the finding is about, as it is declared. */
  readonly method: string;
  /** The segment of the path that it is about, as it is written. */
  readonly segment: string;
  /** What the messages of the rule name next to the endpoint. */
  readonly data: Readonly<Record<string, string>>;
}

/** A finding on the shape of a path. */
export interface ShapeFinding extends Finding {
  readonly kind: ShapeFault['kind'];
}

/** A finding on the name of a collection. */
export interface NamingFinding extends Finding {
  readonly data: { readonly name: string; readonly number: string; readonly wanted: string };
  readonly naming: PlannedNaming;
}

/** A finding on a route that is not reached. */
export interface ClashFinding extends Finding {
  readonly clash: Clash;
}

/** A finding on a method. */
export interface MethodFinding extends Finding {
  /** `every`: the registration answers all of them. */
  readonly kind: 'other' | 'every';
  readonly endpoint: string;
}
