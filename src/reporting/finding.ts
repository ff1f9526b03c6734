import type { Clash } from '../model/clash.ts';
import type { PlannedNaming, PlannedRoute } from '../model/plan.ts';
import type { AnyOptions } from '../model/rule-options.ts';
import type { Range } from '../model/text.ts';
import type { ShapeFault } from '../model/verdict.ts';
import type { Settings } from '../settings.ts';

/** What a finder may use next to the route. */
export interface FinderContext {
  readonly settings: Settings;
  /** The options of the rule itself. */
  readonly options: AnyOptions;
}

/**
 * What a rule finds in one route of the plan; empty where the route is fine. ESLint reports it, and the command lists
 * it.
 */
export type Finder = (planned: PlannedRoute, context: FinderContext) => readonly Finding[];

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
  /** Set where the verb that it is about is in no list, and only looks like one. */
  readonly isInferred?: true;
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
