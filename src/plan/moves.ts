import type { Rewrite } from '../model/verdict.ts';
import type { Path } from '../model/path.ts';
import { parsePath } from '../paths/parse.ts';
import type { MethodToken } from '../model/method.ts';
import type { Route, Router } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';
import type { Edit, Range } from '../model/text.ts';
import { addressChanges } from './addresses/addresses.ts';
import type { Candidate } from './conflicts/move.ts';
import { servesForms } from './judge-routes.ts';
import type { JudgedRoute, PlannedRewrite } from '../model/plan.ts';
import { isCalledFromOutside } from './callers/outside-callers.ts';
import { namesItem, saysItemElsewhere } from './judging/items-elsewhere.ts';
import { browserReason } from './judging/pages.ts';
import { redirectsOn, redirectsThere } from './judging/redirects.ts';
import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { Withheld, WithheldReason } from '../model/withheld.ts';

/** A candidate with its edits, and the routes of the same path text, which move with it or not at all. */
export interface Move {
  readonly judged: JudgedRoute;
  readonly candidate: Candidate;
  readonly edits: readonly Edit[];
  readonly partners: readonly Route[];
}

/** The routes that move, as far as someone may know. */
export interface Moves {
  get(route: Route): Move | undefined;
}

/**
 * What routes have in common: the text of a path (a chain behind `app.route`), the token of a method (an array of
 * paths), forms.
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

/**
 * Proposes a rewrite for each route that asks for one, as far as the route itself and those that share its text allow.
 *
 * @param withheld receives the reason for each route that is not proposed
 */
export function proposeMoves(
  judged: readonly JudgedRoute[],
  sharing: Sharing,
  options: PlanOptions,
  withheld: Map<Route, Withheld>,
): Map<Route, Move> {
  const moves = new Map<Route, Move>();
  for (const one of judged) {
    if (one.withheld) withheld.set(one.route, one.withheld);
    if (!one.rewrites) continue;
    const violations = violationsOf(one);
    if (!violations.some(({ kind }) => options.isReported(kind))) continue;
    if (violations.some(({ kind, range }) => options.isSuppressed(kind, one.route.router.file, range))) {
      withheld.set(one.route, { reason: 'suppressed' });
      continue;
    }
    const proposal = propose(one, sharing);
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

/** Each violation of a route with the place where its rule reports it. */
function violationsOf({ methods, route, path }: JudgedRoute): { kind: ViolationKind; range: Range }[] {
  return methods.flatMap(({ token, verdict, page }) => {
    const verb = verdict.verbs.find((one) => one.kind === 'crud');
    const found: { kind: ViolationKind; range: Range }[] = [];
    if (verb)
      found.push({ kind: 'verb', range: route.path?.locate(verb.span.start, verb.span.end) ?? [0, path.text.length] });
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
  if (one.route.handler.forwards) return { reason: 'forwards' };
  const redirects = redirectReason(one, one.rewrites, rewrite.path);
  if (redirects) return { reason: redirects };
  if (isCalledFromOutside(one)) return { reason: 'outside-callers' };
  if (changed.length > 0 && rewrite.method === 'DELETE' && one.route.handler.answer.readsBody)
    return { reason: namesItem(one) ? 'reads-body' : 'missing-identifier' };
  if (saysItemElsewhere(one, rewrite)) return { reason: 'missing-identifier' };
  if (changed.length > 0 && one.route.handler.answer.asksMethod) return { reason: 'method-guard' };
  if (changed.some(({ token }) => token.decidesStatus)) return { reason: 'status-code' };
  if (isHeadOfPrefix(one.route, rewrite)) return { reason: 'shadow' };
  if (isBarePrefix(one, rewrite)) return { reason: 'bare-prefix' };
  const edits = editsFor(one, one.rewrites);
  if (!edits) return withoutEdits(one, rewrite);
  const methods = one.methods.map(({ token }) => token.method);
  const newMethods = one.rewrites.map(({ method }) => method);
  const candidate: Candidate = { route: one.route, methods, newMethods, newPath: rewrite.path };
  return { judged: one, candidate, edits, partners: partners.map((partner) => partner.route) };
}

/** Why a route that redirects cannot have the address that its rewrite gives it, if it cannot. */
function redirectReason(
  { route, path }: JudgedRoute,
  rewrites: readonly Rewrite[],
  newPath: string,
): WithheldReason | null {
  if (route.handler.answer.redirectsTo.length === 0) return null;
  const methods = rewrites.map(({ method }) => method);
  const changes = addressChanges(route.router, path, newPath);
  if (changes.some(([, to]) => redirectsThere(route, methods, to))) return 'redirects-there';
  return redirectsOn(route, changes) ? 'redirects-on' : null;
}

/** A path that is the name of a file is renamed, not edited. */
function withoutEdits({ route, methods }: JudgedRoute, { method, path }: Rewrite): Withheld {
  const renaming = route.renaming?.(methods[0]?.token.method ?? method, method, path);
  return renaming ? { reason: 'file-name', renaming } : { reason: 'shared-text' };
}

/** Under a prefix Fastify answers a HEAD of `/` only with the slash at the end, unlike every other method. */
function isHeadOfPrefix({ router }: Route, { method, path }: Rewrite): boolean {
  return router.precedence === 'specificity' && method === 'HEAD' && (path === '/' || path === '');
}

/**
 * Whether the address would be no more than a prefix that ends with a slash, which is another address than the one
 * without it to every router but Express's. An empty path gets no prefix from Koa's routers, and they fail at it.
 */
function isBarePrefix({ route, path }: JudgedRoute, { path: newPath }: Rewrite): boolean {
  if (newPath === '' && path.dialect === 'koa') return true;
  return addressChanges(route.router, path, newPath).some(([from, to]) => endsInSlash(to) && !endsInSlash(from));
}

function endsInSlash({ text }: Path): boolean {
  return text !== '/' && text.endsWith('/');
}

/** The edits of the path and of each method that changes; null where one of them is not the route's to make. */
function editsFor({ route, methods }: JudgedRoute, rewrites: readonly Rewrite[]): readonly Edit[] | null {
  const [first] = rewrites;
  if (!first || !route.path) return null;
  const { start, end, text } = first.change;
  const isMethodOnly = start === end && text === '';
  const edits = isMethodOnly ? [] : [route.path.edit(start, end, text)];
  methods.forEach(({ token }, at) => {
    const method = rewrites[at]?.method;
    if (method && method !== token.method) edits.push(token.edit(method), ...alsoEdits(token, method));
  });
  const known = edits.filter((edit) => edit !== null);
  return known.length === edits.length ? known : null;
}

/** What else has to change with a method; a null where it cannot. */
function alsoEdits(token: MethodToken, method: string): readonly (Edit | null)[] {
  return token.alsoEdits ? (token.alsoEdits(method) ?? [null]) : [];
}

/**
 * The answer that a person may choose for a route that is not rewritten, or null: none where another server would have
 * to choose it too.
 */
export function suggestionFor(one: JudgedRoute, { byOwner, byToken }: Sharing): PlannedRewrite | null {
  if (!one.suggestion || one.route.handler.forwards || (byOwner.get(one.route.owner)?.length ?? 0) > 1) return null;
  const isShared = (byToken.get(tokenOf(one))?.length ?? 0) > 1;
  if (isShared && one.suggestion.method !== one.route.methods[0]?.method) return null;
  const edits = editsFor(one, [one.suggestion]);
  return edits && { method: one.suggestion.method, path: parsePath(one.suggestion.path, one.path.dialect), edits };
}
