import type { Plan, PlannedCaller, PlannedFix, PlannedRoute } from '../../model/plan.ts';
import type { PlanInput } from '../../model/plan-input.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Caller } from '../../model/caller.ts';
import type { Edit } from '../../model/text.ts';
import { differing, distinctEdits, edited, overlap } from '../../text/edits.ts';
import { addressRange } from '../callers/caller-ranges.ts';
import { labelled } from '../callers/following.ts';
import { pairedRoutes } from '../paired-entries.ts';
import type { Movable, MovedIdentifiers, PlannedProject } from './move-identifiers.ts';

/** How a project is fixed together with its identifiers. */
export interface Composing {
  readonly project: Movable<PlannedProject>;
  readonly moved: MovedIdentifiers<PlannedProject>;
  readonly options: PlanOptions;
}

/**
 * The plan for a project in which identifiers move, in its present state: each file in which one moves has one fix for
 * all that changes in it, as a linter may make overlapping fixes in several passes, when the other files have changed
 * already.
 *
 * @returns the plan for the project itself where no identifier moves, or a file has no such fix
 */
export function composedPlan({ project, moved, options }: Composing): Plan {
  const { view, plan } = project.state;
  const next = moved.state;
  const fixes = fixesOf({ project, moved });
  if (!fixes || fixes.size === 0) return plan;
  const hidden = suppressedFixes(moved, options);
  if (hidden.size > 0) return withFixes(plan, hidden);
  const pairs = pairedRoutes(view.routers, next.view.routers);
  const planned = new Map(next.plan.routes.map((each) => [each.route, each]));
  const routesIn = (file: string): readonly PlannedRoute[] => {
    const { edits } = fixes.get(file) ?? {};
    if (!edits) return next.plan.routesIn(file);
    return plan.routesIn(file).map((each) => {
      const pair = pairs.get(each.route);
      const then = pair && planned.get(pair);
      return then ? composedRoute(each, then, edits) : each;
    });
  };
  return {
    get routes() {
      const files = new Set(plan.routes.map(({ route }) => route.router.file));
      return [...files].flatMap(routesIn);
    },
    routesIn,
    callersIn: (file) => {
      const { edits } = fixes.get(file) ?? {};
      const then = next.plan.callersIn(file);
      return edits ? { ...then, callers: composedCallers(file, then.callers, edits, view, next.view) } : then;
    },
    unansweredIn: (file) => next.plan.unansweredIn(file),
    identifierFixIn: (file) => fixes.get(file) ?? null,
    documents: next.plan.documents,
  };
}

/** The one fix of each file; null where a file has none. */
function fixesOf({ project, moved }: Omit<Composing, 'options'>): ReadonlyMap<string, PlannedFix> | null {
  const fixes = new Map<string, PlannedFix>();
  for (const [file, text] of moved.texts) {
    const before = project.textOf(file);
    const edits = before === null ? null : fixOf(file, before, text, moved.state.plan);
    const place = moved.edits.get(file)?.[0]?.range;
    if (!edits || !place) return null;
    fixes.set(file, { range: place, edits });
  }
  return fixes;
}

/** The files in which a comment suppresses a report of what moves there, each with that place and no edits. */
function suppressedFixes({ texts, edits }: Composing['moved'], options: PlanOptions): ReadonlyMap<string, PlannedFix> {
  const found = [...texts.keys()].flatMap((file) => {
    const suppressed = edits.get(file)?.find(({ range }) => options.isSuppressed('verb', file, range));
    return suppressed ? [[file, { range: suppressed.range, edits: [] }] as const] : [];
  });
  return new Map(found);
}

/** A plan by which files get a report for identifiers that cannot move. */
function withFixes(plan: Plan, fixes: ReadonlyMap<string, PlannedFix>): Plan {
  return {
    get routes() {
      return plan.routes;
    },
    get documents() {
      return plan.documents;
    },
    routesIn: (file) => plan.routesIn(file),
    callersIn: (file) => plan.callersIn(file),
    unansweredIn: (file) => plan.unansweredIn(file),
    identifierFixIn: (file) => fixes.get(file) ?? null,
  };
}

/** The one edit of a file in which identifiers have moved; null where its other edits overlap. */
function fixOf(file: string, before: string, text: string, plan: Plan): readonly Edit[] | null {
  const edits = distinctEdits([
    ...plan.routesIn(file).flatMap(({ rewrite }) => rewrite?.edits ?? []),
    ...plan.callersIn(file).callers.flatMap((each) => each.edits),
  ]);
  if (overlap(edits)) return null;
  // A linter makes the fix that begins first: no other one of this file may leave it for a later pass.
  return [{ range: [0, 0], text: '' }, ...differing(0, before, edited(text, [0, text.length], edits))];
}

/** A route as it is, with the rewrite that it has once identifiers have moved. */
function composedRoute(planned: PlannedRoute, then: PlannedRoute, edits: readonly Edit[]): PlannedRoute {
  const { route, path, methods, judged } = planned;
  const { rewrite, withheld } = then;
  return {
    ...{ route, path, methods, withheld },
    judged: { ...judged, rewrites: then.judged.rewrites },
    rewrite: rewrite && { ...rewrite, edits },
    suggestion: then.suggestion && planned.suggestion,
    obstacles: then.obstacles,
    get callers() {
      return planned.callers;
    },
    get clashes() {
      return planned.clashes;
    },
    get naming() {
      return planned.naming;
    },
  };
}

/** The callers of a file in which identifiers move, at their present places. */
function composedCallers(
  file: string,
  callers: readonly PlannedCaller[],
  edits: readonly Edit[],
  before: PlanInput,
  after: PlanInput,
): readonly PlannedCaller[] {
  const [old, now] = [saidIn(before, file), saidIn(after, file)];
  return callers.flatMap((planned) => {
    const at = now.findIndex((each) => isSame(each, planned.caller.said));
    const said = old.length === now.length ? old[at] : undefined;
    const before = said && endpointOf(said);
    return said ? [{ ...planned, caller: { ...planned.caller, said }, before: before ?? planned.before, edits }] : [];
  });
}

/** Whether two objects describe the same request or comment. */
function isSame(one: Caller['said'], other: Caller['said']): boolean {
  const [place, otherPlace] = [one, other].map((said) => addressRange({ said }).join());
  return one.range.join() === other.range.join() && place === otherPlace;
}

function saidIn(input: PlanInput, file: string): readonly Caller['said'][] {
  const { requests, comments } = input.callersIn(file);
  return [...requests, ...comments];
}

/** The endpoint that a request names, as messages show it; null for a comment. */
function endpointOf(said: Caller['said']): string | null {
  return 'client' in said && said.method ? labelled(said.method.method, said.url.value) : null;
}
