import { KEPT_METHODS } from '../text/method-names.ts';
import type { Rewrite } from '../model/verdict.ts';
import type { JudgedRoute } from '../model/plan.ts';
import type { Path } from '../model/path.ts';
import type { Route } from '../model/router.ts';
import type { Withheld, WithheldReason } from '../model/withheld.ts';
import { addressChanges } from './addresses/addresses.ts';
import { isCalledFromOutside } from './callers/caller-origins.ts';
import { namesItem, hasItemOutsidePath } from './judging/item-outside-path.ts';
import { isOfBrowser } from './judging/judged-obstacles.ts';
import { browserReason } from './judging/pages.ts';
import { redirectsOn, redirectsThere } from './judging/redirected.ts';
import { identifierReason, sendsList } from './judging/sent-items.ts';
import { editsFor } from './route-edits.ts';

/** What a route shares with others. */
interface Shared {
  /** The routes that share the text of its path, itself included. */
  readonly partners: readonly JudgedRoute[];
  /** Whether other routes share the text of its method. */
  readonly sharesToken: boolean;
  /** Whether its router serves HTML forms, so that browsers may send its requests. */
  readonly servesForms: boolean;
  /** Whether the forms of pages are rewritten with the routes that they send to. */
  readonly formsFollow: boolean;
}

/** The reasons for which the rewrite should be another endpoint, to which the objections to this one do not apply. */
const OTHER_TARGET: ReadonlySet<WithheldReason> = new Set(['missing-identifier', 'bulk', 'own-item', 'filter']);

/** Whether a route is not rewritten because its rewrite should be another endpoint. */
export function meansOtherTarget({ reason }: Withheld): boolean {
  return OTHER_TARGET.has(reason);
}

/** The objections of a route to its own rewrite, or to any, the most important for a person first. */
export function* ownObstacles(one: JudgedRoute, shared: Shared): Generator<Withheld> {
  const { obstacles, route, wanted } = one;
  if (obstacles.some(({ reason }) => reason === 'action')) {
    yield* obstacles;
    return;
  }
  const browser = browserObstacle(one, shared);
  const isSeen = route.handler.answer.response !== 'unknown';
  yield* obstacles.filter(isOfBrowser);
  if (browser && isSeen) yield browser;
  yield* obstacles.filter((each) => !isOfBrowser(each));
  if (wanted) yield* sharingObstacles(one, wanted, shared);
  if (browser && !isSeen) yield browser;
  if (route.handler.forwards) yield { reason: 'forwards' };
  const { missing } = route.handler;
  if (missing !== undefined)
    yield { reason: 'missing-handler', other: { label: missing, file: route.router.file, range: route.range } };
  if (isCalledFromOutside(one)) yield { reason: 'outside-callers' };
  const [rewrite] = wanted ?? [];
  if (wanted && rewrite) yield* targetObstacles(one, wanted, rewrite);
}

/**
 * The objection to the rewrite of a route that browsers may request, if its method changes or a form may send to it;
 * null where there is none.
 */
function browserObstacle(one: JudgedRoute, { servesForms, formsFollow }: Shared): Withheld | null {
  // There is an objection because of the form or the page already.
  if (one.obstacles.some(({ reason }) => reason === 'form' || reason === 'page')) return null;
  const changing = one.wanted
    ? changedMethods(one, one.wanted)[0]
    : one.methods.find(({ verdict }) => verdict.unsafe ?? verdict.tunneled);
  const sent = (changing ?? one.methods.find(({ token }) => token.method === 'POST'))?.token.method;
  // A page in the response would be at the new address, which its relative links and forms are resolved against; a
  // redirect has none.
  if (formsFollow && one.wanted && !changing && one.route.handler.answer.response === 'redirect') return null;
  const reason = sent === undefined ? null : browserReason(one.route, sent, servesForms);
  return reason && { reason };
}

/** The objections because of routes that share the text of the path or of the method. */
function* sharingObstacles(
  one: JudgedRoute,
  wanted: readonly Rewrite[],
  { partners, sharesToken }: Shared,
): Generator<Withheld, void> {
  const [rewrite] = wanted;
  if (!rewrite || !wanted.every((other) => other.path === rewrite.path)) {
    yield { reason: 'no-single-method' };
    return;
  }
  const parts = !partners.every((partner) => partner.wanted?.[0]?.path === rewrite.path);
  if (parts || (sharesToken && changedMethods(one, wanted).length > 0)) yield { reason: 'shared-path' };
}

/** The objections of a route to a certain new endpoint. */
function* targetObstacles(one: JudgedRoute, wanted: readonly Rewrite[], rewrite: Rewrite): Generator<Withheld> {
  const { route } = one;
  const changed = changedMethods(one, wanted);
  yield* redirectObstacles(one, wanted, rewrite.path);
  const isDeletionByBody = changed.length > 0 && rewrite.method === 'DELETE' && one.uses().readsBody === true;
  if (isDeletionByBody && namesItem(one)) yield { reason: sendsList(one.uses()) ? 'bulk' : 'reads-body' };
  else if (isDeletionByBody || hasItemOutsidePath(one, rewrite)) yield { reason: identifierReason(one) };
  if (changed.length > 0 && one.uses().asksMethod) yield { reason: 'method-guard' };
  if (changed.length > 0 && KEPT_METHODS.has(rewrite.method) && route.handler.redirectsBefore === true)
    yield { reason: 'redirected' };
  if (changed.some(({ token }) => token.decidesStatus)) yield { reason: 'status-code' };
  if (isHeadOfPrefix(route, rewrite)) yield { reason: 'shadow' };
  if (isBarePrefix(one, rewrite)) yield { reason: 'bare-prefix' };
  if (!editsFor(one, wanted)) yield withoutEdits(one, rewrite);
}

/** The methods of a route that its rewrite changes. */
function changedMethods({ methods }: JudgedRoute, wanted: readonly Rewrite[]): JudgedRoute['methods'] {
  return methods.filter(({ token }, at) => wanted[at]?.method !== token.method);
}

/** The objections to the new address of a route that redirects. */
function* redirectObstacles(
  { route, path }: JudgedRoute,
  rewrites: readonly Rewrite[],
  newPath: string,
): Generator<Withheld> {
  if (route.handler.answer.redirectsTo.length === 0) return;
  const methods = rewrites.map(({ method }) => method);
  const changes = addressChanges(route.router, path, newPath);
  if (changes.some(([, to]) => redirectsThere(route, methods, to))) yield { reason: 'redirects-there' };
  if (redirectsOn(route, changes)) yield { reason: 'redirects-on' };
}

/**
 * The objection where there are no edits: a path that is the name of a file has to be renamed; any other one is shared.
 */
function withoutEdits({ route, methods }: JudgedRoute, { method, path }: Rewrite): Withheld {
  const renaming = route.renaming?.(methods[0]?.token.method ?? method, method, path);
  return renaming ? { reason: 'file-name', renaming } : { reason: 'shared-text' };
}

/**
 * Whether a rewrite would be a HEAD of `/`, which Fastify answers under a prefix only with the slash at the end, unlike
 * every other method.
 */
function isHeadOfPrefix({ router }: Route, { method, path }: Rewrite): boolean {
  return router.precedence === 'specificity' && method === 'HEAD' && (path === '/' || path === '');
}

/**
 * Whether the new address would be only a prefix that ends with a slash, which all routers but Express's distinguish
 * from one without. True also for an empty path of Koa, to which its routers do not add a prefix, so that they fail.
 */
function isBarePrefix({ route, path }: JudgedRoute, { path: newPath }: Rewrite): boolean {
  if (newPath === '' && path.dialect === 'koa') return true;
  const isExact = newPath === '/' && mayBeStrict(route);
  return addressChanges(route.router, path, newPath).some(
    ([from, to]) => (isExact ? to.text !== '/' : endsInSlash(to)) && !endsInSlash(from),
  );
}

/**
 * Whether options may make a router of Koa strict: then it adds the path `/` to a prefix, and leaves it out otherwise.
 */
function mayBeStrict({ router: { dialect, constrained, tolerance } }: Route): boolean {
  return dialect === 'koa' && constrained === true && tolerance === undefined;
}

function endsInSlash({ text }: Path): boolean {
  return text !== '/' && text.endsWith('/');
}
