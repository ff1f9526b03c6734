import { parsePath } from '../paths/parse.ts';
import { display, join } from '../paths/print.ts';
import type { Rewrite } from '../convention/endpoint.ts';
import type { Route, Router } from '../routes/model.ts';
import type { Edit, Range } from '../text/text.ts';
import { addressesOf } from './addresses.ts';
import { findConflicts, type Candidate, type Conflict } from './conflicts.ts';
import { judgeRoutes, servesForms, type JudgedRoute } from './judge-routes.ts';
import { browserReason } from './pages.ts';
import type { Plan, PlannedRewrite, PlannedRoute, PlanOptions, ViolationKind, Withheld } from './plan.ts';
import type { WithheldReason } from './reasons.ts';
import { layOut, type Placed } from './table.ts';
import { findUse } from './uses.ts';

/** A rewrite that waits for more others than these to move with it is withheld: one fix should stay one thought. */
const MOST_COMPANIONS = 8;

/** Reasons against a certain rewrite that a person may know to be void: whether a handler shows a page. */
const OFFERED: ReadonlySet<WithheldReason> = new Set(['unseen-handler']);

/** A candidate with its edits, and the routes of the same path text, which move with it or not at all. */
interface Move {
  readonly judged: JudgedRoute;
  readonly candidate: Candidate;
  readonly edits: readonly Edit[];
  readonly partners: readonly Route[];
}

/**
 * Decides over all routes of a file together which of them are rewritten and to what, and why the others are not.
 *
 * Each rewrite is right by itself, whether or not the others are carried out: where one is right only after another route has
 * left its address, it takes that route along.
 */
export function makePlan(routers: readonly Router[], options: PlanOptions): Plan {
  const judged = routers.flatMap((router) => judgeRoutes(router, options));
  const withheld = new Map<Route, Withheld>();
  const sharing = shareText(judged);
  const moves = proposeMoves(judged, sharing, options, withheld);
  const conflicts = conflictsOf(routers, moves, withheld);
  const companions = settle(moves, conflicts, withheld);
  return judged.map((one) => plannedRoute(one, sharing, moves, companions, withheld));
}

/** What routes have in common: the text of a path (a chain behind `app.route`), the token of a method (an array of paths), forms. */
interface Sharing {
  readonly byOwner: ReadonlyMap<object, readonly JudgedRoute[]>;
  readonly byToken: ReadonlyMap<number, readonly JudgedRoute[]>;
  /** Routers that serve HTML forms. */
  readonly formRouters: ReadonlySet<Router>;
}

function shareText(judged: readonly JudgedRoute[]): Sharing {
  const byRouter = groupBy(judged, (one) => one.route.router);
  const formRouters = new Set([...byRouter].filter(([, routes]) => servesForms(routes)).map(([router]) => router));
  return { byOwner: groupBy(judged, (one) => one.route.owner), byToken: groupBy(judged, tokenOf), formRouters };
}

function tokenOf({ route }: JudgedRoute): number {
  return route.methods[0]?.range[0] ?? -1;
}

function proposeMoves(judged: readonly JudgedRoute[], sharing: Sharing, options: PlanOptions, withheld: Map<Route, Withheld>): Map<Route, Move> {
  const moves = new Map<Route, Move>();
  for (const one of judged) {
    if (one.withheld) withheld.set(one.route, one.withheld);
    if (!one.rewrites) continue;
    const violations = violationsOf(one);
    if (!violations.some(({ kind }) => options.isReported(kind))) continue;
    if (violations.some(({ kind, range }) => options.isSuppressed(kind, range))) {
      withheld.set(one.route, { reason: 'suppressed' });
      continue;
    }
    const proposed = propose(one, sharing);
    const proposal = 'reason' in proposed ? proposed : (useOf(one, options) ?? proposed);
    if ('reason' in proposal) withheld.set(one.route, proposal);
    else moves.set(one.route, proposal);
  }
  for (const [route, move] of moves) {
    if (move.partners.every((partner) => moves.has(partner))) continue;
    moves.delete(route);
    withheld.set(route, { reason: 'shared-path' });
  }
  return moves;
}

/** Another place of the file that names the address: it would be left behind. */
function useOf({ route, path, methods }: JudgedRoute, { uses }: PlanOptions): Withheld | null {
  if (uses.size === 0) return null;
  const verb = methods.flatMap(({ verdict }) => verdict.verbs).find(({ kind }) => kind === 'crud');
  const held = verb && path.segments[verb.segment];
  if (!held) return null;
  const addresses = [path, ...addressesOf(route.router).map((mount) => join(mount, path, path.dialect))];
  const use = findUse(uses, addresses, path.text.slice(held.start, held.end));
  return use && { reason: 'used', other: { label: use.written, range: use.range } };
}

/** Each violation of a route with the place where its rule reports it. */
function violationsOf({ methods, route, path }: JudgedRoute): { kind: ViolationKind; range: Range }[] {
  return methods.flatMap(({ token, verdict, page }) => {
    const verb = verdict.verbs.find((one) => one.kind === 'crud');
    const found: { kind: ViolationKind; range: Range }[] = [];
    if (verb) found.push({ kind: 'verb', range: route.path?.locate(verb.span.start, verb.span.end) ?? [0, path.text.length] });
    if (verdict.unsafe && !page) found.push({ kind: 'unsafe', range: token.range });
    if (verdict.tunneled) found.push({ kind: 'tunneled', range: token.range });
    return found;
  });
}

function propose(one: JudgedRoute, sharing: Sharing): Move | Withheld {
  const partners = sharing.byOwner.get(one.route.owner) ?? [];
  const sameToken = sharing.byToken.get(tokenOf(one)) ?? [];
  const [rewrite] = one.rewrites ?? [];
  if (!rewrite || !one.rewrites?.every((other) => other.path === rewrite.path)) return { reason: 'no-single-method' };
  if (!partners.every((partner) => partner.rewrites?.[0]?.path === rewrite.path)) return { reason: 'shared-path' };
  const changed = one.methods.filter(({ token }, at) => one.rewrites?.[at]?.method !== token.method);
  if (changed.length > 0 && sameToken.length > 1) return { reason: 'shared-path' };
  const sent = changed[0]?.token.method ?? one.methods.find(({ token }) => token.method === 'POST')?.token.method;
  const browser = sent === undefined ? null : browserReason(one.route, sent, sharing.formRouters.has(one.route.router));
  if (browser) return { reason: browser };
  if (isHeadOfPrefix(one.route, rewrite)) return { reason: 'shadow' };
  const edits = editsFor(one, one.rewrites);
  if (!edits) return { reason: 'shared-text' };
  const methods = one.methods.map(({ token }) => token.method);
  const newMethods = one.rewrites.map(({ method }) => method);
  const candidate: Candidate = { route: one.route, methods, newMethods, newPath: rewrite.path };
  return { judged: one, candidate, edits, partners: partners.map((partner) => partner.route) };
}

/** Under a prefix Fastify answers a HEAD of `/` only with the slash at the end, unlike every other method. */
function isHeadOfPrefix({ router }: Route, { method, path }: Rewrite): boolean {
  return router.precedence === 'specificity' && method === 'HEAD' && (path === '/' || path === '');
}

/** The edits of the path and of each method that changes; null where one of them is not the route's to make. */
function editsFor({ route, methods }: JudgedRoute, rewrites: readonly Rewrite[]): readonly Edit[] | null {
  const [first] = rewrites;
  if (!first || !route.path) return null;
  const { start, end, text } = first.change;
  const edits = [route.path.edit(start, end, text)];
  methods.forEach(({ token }, at) => {
    const method = rewrites[at]?.method;
    if (method && method !== token.method) edits.push(token.edit(method));
  });
  const known = edits.filter((edit) => edit !== null);
  return known.length === edits.length ? known : null;
}

/** The conflicts of each candidate, table by table; a table that is too large to be looked at gives all its candidates up. */
function conflictsOf(routers: readonly Router[], moves: Map<Route, Move>, withheld: Map<Route, Withheld>): Map<Route, Conflict[]> {
  const conflicts = new Map<Route, Conflict[]>();
  if (moves.size === 0) return conflicts;
  const candidates = new Map([...moves].map(([route, move]) => [route, move.candidate]));
  const seen = new Set<Router>();
  const tops = [...routers.filter((router) => router.mountedBy.length === 0), ...routers.filter((router) => router.mountedBy.length > 0)];
  for (const top of tops) {
    if (seen.has(top)) continue;
    const reached = routersBelow(top);
    for (const router of reached) seen.add(router);
    const { placed, isWhole } = layOut(top);
    if (!isWhole) giveUp(reached, moves, withheld);
    for (const [candidate, found] of isWhole ? findConflicts(placed, candidates) : []) {
      conflicts.set(candidate.route, [...(conflicts.get(candidate.route) ?? []), ...found]);
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

function giveUp(routers: ReadonlySet<Router>, moves: Map<Route, Move>, withheld: Map<Route, Withheld>): void {
  for (const route of moves.keys()) {
    if (!routers.has(route.router)) continue;
    moves.delete(route);
    withheld.set(route, { reason: 'dynamic-table' });
  }
}

/**
 * Gives up rewrites until none of those that are left is in the way of another, and answers for each which others it takes along.
 */
function settle(moves: Map<Route, Move>, conflicts: ReadonlyMap<Route, readonly Conflict[]>, withheld: Map<Route, Withheld>): Map<Route, ReadonlySet<Route>> {
  const companions = new Map<Route, ReadonlySet<Route>>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [route, move] of moves) {
      const reason = objection(route, move, moves, conflicts, companions);
      if (!reason) continue;
      moves.delete(route);
      withheld.set(route, reason);
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
  if (conflict) return { reason: conflict.reason, other: { label: labelOf(conflict.other), range: conflict.other.entry.range } };
  if (!move.partners.every((partner) => moves.has(partner))) return { reason: 'shared-path' };
  const taken = new Set<Route>([route]);
  for (const next of taken) {
    for (const partner of moves.get(next)?.partners ?? []) taken.add(partner);
    for (const { until } of conflicts.get(next) ?? []) if (until) taken.add(until.route);
    if (taken.size > MOST_COMPANIONS) return { reason: 'shadow' };
  }
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
  withheld: ReadonlyMap<Route, Withheld>,
): PlannedRoute {
  const { route, path, methods } = one;
  const move = moves.get(route);
  if (!move) {
    const reason = withheld.get(route) ?? null;
    const isOffered = one.rewrites === null || (reason !== null && OFFERED.has(reason.reason));
    return { route, path, methods, rewrite: null, suggestion: isOffered ? suggestionFor(one, sharing) : null, withheld: reason };
  }
  const edits = [...(companions.get(route) ?? [route])].flatMap((companion) => moves.get(companion)?.edits ?? []);
  const rewrite = { method: move.candidate.newMethods[0] ?? '', path: parsePath(move.candidate.newPath, path.dialect), edits: unique(edits) };
  return { route, path, methods, rewrite, suggestion: null, withheld: null };
}

function suggestionFor(one: JudgedRoute, { byOwner, byToken }: Sharing): PlannedRewrite | null {
  if (!one.suggestion || (byOwner.get(one.route.owner)?.length ?? 0) > 1) return null;
  const isShared = (byToken.get(tokenOf(one))?.length ?? 0) > 1;
  if (isShared && one.suggestion.method !== one.route.methods[0]?.method) return null;
  const edits = editsFor(one, [one.suggestion]);
  return edits && { method: one.suggestion.method, path: parsePath(one.suggestion.path, one.path.dialect), edits };
}

/** Routes of one path text bring the same edit each. */
function unique(edits: readonly Edit[]): readonly Edit[] {
  return [...new Map(edits.map((edit) => [`${edit.range.join()} ${edit.text}`, edit])).values()];
}

function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
