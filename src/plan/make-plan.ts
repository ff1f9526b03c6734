import { parsePath } from '../paths/parse.ts';
import { display } from '../paths/print.ts';
import type { Route, Router } from '../routes/model.ts';
import type { Edit } from '../text/text.ts';
import { Callers } from './callers.ts';
import { findConflicts, type Conflict } from './conflicts.ts';
import { followingCallers } from './following.ts';
import { judgeRoutes, type JudgedRoute } from './judge-routes.ts';
import { proposeMoves, shareText, suggestionFor, type Move, type Sharing } from './moves.ts';
import { isUnanswered, lateCallers } from './late-callers.ts';
import { isHeldRequest, objections } from './objections.ts';
import type { Plan, PlanInput, PlannedCallers, PlannedRoute, PlanOptions, Withheld } from './plan.ts';
import type { WithheldReason } from './reasons.ts';
import { layOut, type Layout, type Placed } from './table.ts';
import { Targets } from './targets.ts';

/** A rewrite that waits for more others than these to move with it is withheld: one fix should stay one thought. */
const MOST_COMPANIONS = 8;

/** Reasons against a certain rewrite that a person may know to be void: whether a handler shows a page, whether anyone minds a status code. */
const OFFERED: ReadonlySet<WithheldReason> = new Set(['unseen-handler', 'status-code']);

/**
 * Decides over all known routes together which of them are rewritten and to what, why the others are not, and who moves with them.
 *
 * Each rewrite is right by itself, whether or not the others are carried out: where one is right only after another route has
 * left its address, it takes that route along.
 */
export function makePlan(input: PlanInput, options: PlanOptions): Plan {
  const { routers } = input;
  const judged = routers.flatMap((router) => judgeRoutes(router, options));
  const withheld = new Map<Route, Withheld>();
  const sharing = shareText(judged);
  const moves = proposeMoves(judged, sharing, options, withheld);
  let laidOut: readonly Table[] | null = null;
  // Most files move nothing and ask for nothing: their tables are not laid out.
  const tables = (): readonly Table[] => (laidOut ??= layOutAll(routers));
  const callers = new Callers((file) => input.callersIn(file), new Targets(() => tables().map(({ layout }) => layout)), judged);
  const proposed = new Map(moves);
  for (const [route, reason] of objections(input, callers, moves, options)) giveUp(route, reason, moves, withheld);
  const conflicts = conflictsOf(tables, moves, withheld);
  const companions = settle(moves, conflicts, callers, withheld);
  const routes = judged.map((one) => plannedRoute(one, sharing, moves, companions, callers, withheld));
  return { routes, callersIn: (file) => plannedCallers(file, callers, { moves, proposed }, options) };
}

function plannedCallers(file: string, callers: Callers, { moves, proposed }: Readonly<Record<'moves' | 'proposed', ReadonlyMap<Route, Move>>>, options: PlanOptions): PlannedCallers {
  const found = callers.in(file);
  const shared = callers.sharedIn(file);
  return {
    callers: [...followingCallers(found, shared, moves), ...lateCallers(found, shared, callers.targets, options)],
    suppressed: followingCallers(found.filter((caller) => isHeldRequest(caller, options)), shared, proposed),
    unanswered: found.filter(isUnanswered),
  };
}

/** A router that no other holds, with all that is mounted on it. */
interface Table {
  readonly layout: Layout;
  readonly routers: ReadonlySet<Router>;
}

function layOutAll(routers: readonly Router[]): readonly Table[] {
  const seen = new Set<Router>();
  const tables: Table[] = [];
  const tops = [...routers.filter((router) => router.mountedBy.length === 0), ...routers.filter((router) => router.mountedBy.length > 0)];
  for (const top of tops) {
    if (seen.has(top)) continue;
    const reached = routersBelow(top);
    for (const router of reached) seen.add(router);
    tables.push({ layout: layOut(top), routers: reached });
  }
  return tables;
}

/** The conflicts of each candidate, table by table; a table that is too large to be looked at gives all its candidates up. */
function conflictsOf(tables: () => readonly Table[], moves: Map<Route, Move>, withheld: Map<Route, Withheld>): Map<Route, Conflict[]> {
  const conflicts = new Map<Route, Conflict[]>();
  if (moves.size === 0) return conflicts;
  const candidates = new Map([...moves].map(([route, move]) => [route, move.candidate]));
  for (const { layout, routers } of tables()) {
    if (!layout.isWhole) {
      for (const route of [...moves.keys()]) if (routers.has(route.router)) giveUp(route, { reason: 'dynamic-table' }, moves, withheld);
    } else if ([...moves.keys()].some((route) => routers.has(route.router))) {
      for (const [{ route }, found] of findConflicts(layout.placed, candidates)) conflicts.set(route, [...(conflicts.get(route) ?? []), ...found]);
    }
  }
  return conflicts;
}

function routersBelow(top: Router): ReadonlySet<Router> {
  const reached = new Set([top]);
  for (const router of reached) {
    for (const entry of router.entries) if (entry.kind === 'mount' && entry.child) reached.add(entry.child);
  }
  return reached;
}

function giveUp(route: Route, reason: Withheld, moves: Map<Route, Move>, withheld: Map<Route, Withheld>): void {
  moves.delete(route);
  withheld.set(route, reason);
}

/**
 * Gives up rewrites until none of those that are left is in the way of another, and answers for each which others it takes along.
 */
function settle(moves: Map<Route, Move>, conflicts: ReadonlyMap<Route, readonly Conflict[]>, callers: Callers, withheld: Map<Route, Withheld>): Map<Route, ReadonlySet<Route>> {
  const companions = new Map<Route, ReadonlySet<Route>>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [route, move] of moves) {
      const reason = objection(route, move, moves, conflicts, companions) ?? callers.objection(route, moves);
      if (!reason) continue;
      giveUp(route, reason, moves, withheld);
      changed = true;
    }
  }
  return companions;
}

function objection(
  route: Route,
  move: Move,
  moves: ReadonlyMap<Route, Move>,
  conflicts: ReadonlyMap<Route, readonly Conflict[]>,
  companions: Map<Route, ReadonlySet<Route>>,
): Withheld | null {
  const conflict = conflicts.get(route)?.find(({ until }) => until === null || !moves.has(until.route));
  if (conflict) return { reason: conflict.reason, other: { label: labelOf(conflict.other), file: conflict.other.file, range: conflict.other.entry.range } };
  if (!move.partners.every((partner) => moves.has(partner))) return { reason: 'shared-path' };
  const taken = new Set<Route>([route]);
  for (const next of taken) {
    for (const partner of moves.get(next)?.partners ?? []) taken.add(partner);
    for (const { until } of conflicts.get(next) ?? []) if (until) taken.add(until.route);
    if (taken.size > MOST_COMPANIONS) return { reason: 'shadow' };
  }
  // One fix edits one file.
  if ([...taken].some((other) => other.router.file !== route.router.file)) return { reason: 'other-file' };
  companions.set(route, taken);
  return null;
}

function labelOf({ entry, path }: Placed): string {
  if (entry.kind !== 'route') return `use ${path ? display(path) : 'of an unknown path'}`;
  const methods = entry.methods.map(({ method }) => (method === 'UNKNOWN' ? 'a method' : method)).join(', ');
  if (path) return `${methods} ${display(path)}`;
  return `${methods} of ${entry.pathKind === 'regexp' ? 'a regular expression' : 'an unknown path'}`;
}

function plannedRoute(
  one: JudgedRoute,
  sharing: Sharing,
  moves: ReadonlyMap<Route, Move>,
  companions: ReadonlyMap<Route, ReadonlySet<Route>>,
  callers: Callers,
  withheld: ReadonlyMap<Route, Withheld>,
): PlannedRoute {
  const { route, path, methods } = one;
  const told = { route, path, methods, callers: callers.of(route) };
  const move = moves.get(route);
  if (!move) {
    const reason = withheld.get(route) ?? null;
    const isOffered = one.rewrites === null || (reason !== null && OFFERED.has(reason.reason));
    return { ...told, rewrite: null, suggestion: isOffered ? suggestionFor(one, sharing) : null, withheld: reason };
  }
  const edits = [...(companions.get(route) ?? [route])].flatMap((companion) => moves.get(companion)?.edits ?? []);
  const rewrite = { method: move.candidate.newMethods[0] ?? '', path: parsePath(move.candidate.newPath, path.dialect), edits: unique(edits) };
  return { ...told, rewrite, suggestion: null, withheld: null };
}

/** Routes of one path text bring the same edit each. */
function unique(edits: readonly Edit[]): readonly Edit[] {
  return [...new Map(edits.map((edit) => [`${edit.range.join()} ${edit.text}`, edit])).values()];
}

