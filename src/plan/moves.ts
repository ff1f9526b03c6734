import { parsePath } from '../paths/parse-path.ts';
import type { Route, Router } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';
import type { Edit, Range, SharedEdit } from '../model/text.ts';
import type { Candidate } from './conflicts/route-move.ts';
import { servesForms } from './judge-routes.ts';
import type { JudgedRoute, PlannedRewrite } from '../model/plan.ts';
import { meansOtherTarget, ownObstacles } from './own-obstacles.ts';
import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import { editsFor } from './route-edits.ts';
import type { Withheld } from '../model/withheld.ts';

/** A candidate with its edits, and the routes with the same path text: these move together, or none of them does. */
export interface Move {
  readonly judged: JudgedRoute;
  readonly candidate: Candidate;
  readonly edits: readonly Edit[];
  /** The edit of its path, where other code reads its text too: the text changes for all readers, or for none. */
  readonly shared: SharedEdit | null;
  readonly partners: readonly Route[];
}

/** Looks up the move of a route; undefined for a route that does not move. */
export interface Moves {
  get(route: Route): Move | undefined;
}

/**
 * What routes of a file share: the text of a path (a chain after `app.route`), the token of a method (an array of
 * paths), or a router that serves HTML forms.
 */
export interface Sharing {
  readonly byOwner: ReadonlyMap<object, readonly JudgedRoute[]>;
  readonly byToken: ReadonlyMap<string, readonly JudgedRoute[]>;
  /** Routers that serve HTML forms. */
  readonly formRouters: ReadonlySet<Router>;
}

/** Groups the judged routes of a file by what they share. */
export function shareText(judged: readonly JudgedRoute[]): Sharing {
  const byRouter = groupBy(judged, (one) => one.route.router);
  const formRouters = new Set([...byRouter].filter(([, routes]) => servesForms(routes)).map(([router]) => router));
  return { byOwner: groupBy(judged, (one) => one.route.owner), byToken: groupBy(judged, tokenOf), formRouters };
}

function tokenOf({ route }: JudgedRoute): string {
  return `${String(route.methods[0]?.range[0])} ${route.router.file}`;
}

/** The moves of the routes of one file, before conflicts with other routes are checked. */
export interface Proposed {
  readonly moves: ReadonlyMap<Route, Move>;
  /** What prevents a rewrite of the other routes, the most important reason first. */
  readonly obstacles: ReadonlyMap<Route, readonly Withheld[]>;
  /** The moves that an obstacle prevents although their new address is known. */
  readonly held: ReadonlyMap<Route, Move>;
}

/**
 * Proposes a rewrite for each route that violates the convention, unless an obstacle prevents it for the route itself
 * or for a route that shares its text.
 */
export function proposeMoves(judged: readonly JudgedRoute[], sharing: Sharing, options: PlanOptions): Proposed {
  const [moves, held] = [new Map<Route, Move>(), new Map<Route, Move>()];
  const obstacles = new Map<Route, readonly Withheld[]>();
  for (const one of judged) {
    const violations = violationsOf(one);
    if (one.rewrites ? !violations.some(({ kind }) => options.isReported(kind)) : one.obstacles.length === 0) continue;
    const isSuppressed =
      one.rewrites !== null &&
      violations.some(({ kind, range }) => options.isSuppressed(kind, one.route.router.file, range));
    const partners = sharing.byOwner.get(one.route.owner) ?? [];
    const own = [
      ...ownObstacles(one, {
        partners,
        sharesToken: (sharing.byToken.get(tokenOf(one))?.length ?? 0) > 1,
        servesForms: sharing.formRouters.has(one.route.router),
        formsFollow: options.documents === 'follow',
      }),
    ];
    const found: readonly Withheld[] = isSuppressed ? [{ reason: 'suppressed' }, ...own] : own;
    const move = moveOf(one, partners, found);
    if (found.length > 0) obstacles.set(one.route, found);
    if (move) (found.length > 0 ? held : moves).set(one.route, move);
  }
  for (const [route, move] of moves) {
    if (move.partners.every((partner) => moves.has(partner))) continue;
    moves.delete(route);
    held.set(route, move);
    obstacles.set(route, [{ reason: 'shared-path' }]);
  }
  return { moves, obstacles, held };
}

/** The violations of a route, each with the range at which its rule reports it. */
function violationsOf({ methods, route, path }: JudgedRoute): { kind: ViolationKind; range: Range }[] {
  return methods.flatMap(({ token, verdict, page }) => {
    const { dropped, verbs } = verdict;
    const found: { kind: ViolationKind; range: Range }[] = [];
    if (dropped) {
      const range = route.path?.locate(dropped.span.start, dropped.span.end) ?? [0, path.text.length];
      found.push({ kind: verbs.length > 0 ? 'verb' : 'shape', range });
    }
    if (verdict.unsafe && !page) found.push({ kind: 'unsafe', range: token.range });
    if (verdict.tunneled) found.push({ kind: 'tunneled', range: token.range });
    return found;
  });
}

/**
 * The move of a route; null where its new address is not known. Its edits are empty where the text of the route cannot
 * be edited.
 */
function moveOf(one: JudgedRoute, partners: readonly JudgedRoute[], found: readonly Withheld[]): Move | null {
  const { wanted } = one;
  const [rewrite] = wanted ?? [];
  if (!wanted || !rewrite || found.some(meansOtherTarget)) return null;
  const methods = one.methods.map(({ token }) => token.method);
  const newMethods = wanted.map(({ method }) => method);
  const candidate: Candidate = { route: one.route, methods, newMethods, newPath: rewrite.path };
  return {
    judged: one.rewrites === wanted ? one : { ...one, rewrites: wanted },
    candidate,
    ...(editsFor(one, wanted) ?? { edits: [], shared: null }),
    partners: partners.map((partner) => partner.route),
  };
}

/**
 * The rewrite that is offered as a suggestion for a route that is not rewritten; null where there is none, or where it
 * would affect more than this route: a server to which requests are forwarded, or routes with the same text.
 */
export function suggestionFor(one: JudgedRoute, { byOwner, byToken }: Sharing): PlannedRewrite | null {
  if (!one.suggestion || one.route.handler.forwards || (byOwner.get(one.route.owner)?.length ?? 0) > 1) return null;
  const isShared = (byToken.get(tokenOf(one))?.length ?? 0) > 1;
  if (isShared && one.suggestion.method !== one.route.methods[0]?.method) return null;
  const found = editsFor(one, [one.suggestion]);
  if (!found || found.shared) return null;
  const { method, path } = one.suggestion;
  return { method, path: parsePath(path, one.path.dialect), edits: found.edits };
}
