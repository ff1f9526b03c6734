import type { Surroundings, Verdict } from '../convention/endpoint.ts';
import type { ShapeFault } from '../convention/path-shape.ts';
import type { Path } from '../paths/path.ts';
import type { MethodToken, Route } from '../routes/model.ts';
import type { Edit, Range } from '../text/text.ts';
import type { WithheldReason } from './reasons.ts';
import type { Use } from './uses.ts';

/** What the plan needs to know besides the routers. */
export interface PlanOptions extends Omit<Surroundings, 'mount'> {
  /** Whether a path pattern leaves an endpoint alone; null where there is no pattern. */
  readonly isAllowed: ((address: string, path: string) => boolean) | null;
  /** The texts of the file that name addresses, by their segments; see {@link findUses}. */
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  /** Whether anybody asks for violations of this kind; what nobody reports is not rewritten either. */
  readonly isReported: (kind: ViolationKind) => boolean;
  /** Whether a comment suppresses a report of this kind at a place: who says that a route stays as it is means all of it. */
  readonly isSuppressed: (kind: ViolationKind, range: Range) => boolean;
}

/** What a rule may find; each kind has one rule. */
export type ViolationKind = 'verb' | 'unsafe' | 'tunneled' | 'action' | 'singular' | 'shape';

/** The new address of a route and the edits that make it so: all of them or none. */
export interface PlannedRewrite {
  readonly method: string;
  readonly path: Path;
  readonly edits: readonly Edit[];
}

/** Why a violation is not rewritten, with the place of the other party where there is one. */
export interface Withheld {
  readonly reason: WithheldReason;
  /** The route, mount or middleware that stands against it. */
  readonly other?: { readonly label: string; readonly range: Range };
}

/** One method of a route with what the convention says of it. */
export interface JudgedMethod {
  readonly token: MethodToken;
  readonly verdict: Verdict;
  /** Whether an unsafe verb is harmless: the GET is a page. */
  readonly page: boolean;
  /** What is wrong with the shape, where nothing excuses it. */
  readonly shape: ShapeFault | null;
}

/** A route with what is to become of it. */
export interface PlannedRoute {
  readonly route: Route;
  readonly path: Path;
  readonly methods: readonly JudgedMethod[];
  /** The certain rewrite that nothing stands against. */
  readonly rewrite: PlannedRewrite | null;
  /** A good answer for a person to choose; only where there is no rewrite. */
  readonly suggestion: PlannedRewrite | null;
  /** Why there is no rewrite; null where there is one, or nothing to rewrite. */
  readonly withheld: Withheld | null;
}

/** For every route whose path is text: its rewrite, or why there is none. */
export type Plan = readonly PlannedRoute[];
