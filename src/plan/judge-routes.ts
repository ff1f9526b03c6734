import type { Rewrite } from '../model/verdict.ts';
import { shapeOf } from '../paths/shape.ts';
import type { Path, Span } from '../model/path.ts';
import { parsePath } from '../paths/parse-path.ts';
import { join } from '../paths/print.ts';
import { UNSEEN_ANSWER } from '../routes/unseen-handler.ts';
import type { MethodToken } from '../model/method.ts';
import type { Mount, Route, Router } from '../model/router.ts';
import { addTo } from '../text/grouping.ts';
import { addressesOf } from './addresses/addresses.ts';
import { prefixCollections } from './collections/prefix-collections.ts';
import { misnamed } from './collections/style.ts';
import { judgeDropped, unlessTaken } from './judging/judge-dropped.ts';
import { sameHandler } from './judging/judged-obstacles.ts';
import { withoutNouns } from './judging/noun-siblings.ts';
import { choosesAbove } from './judging/lookups.ts';
import { ReadsOfAll } from './judging/reads-of-all.ts';
import { isPage, showsPage } from './judging/pages.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import { givingWay, showsPages, unexcused } from './judging/shape-exemptions.ts';
import { inCase, isBorneOut, withoutMeeting } from './judging/suggestions.ts';
import { InverseActions } from './judging/inverse-actions.ts';
import type { JudgedRoute } from '../model/plan.ts';
import { type RouterContext, type Judgement, judgeMethod } from './judging/judged-method.ts';

/** Whether a router serves HTML forms: one of its POSTs is sent by a form of the same path. */
export function servesForms(judged: readonly JudgedRoute[]): boolean {
  return judged.some(({ obstacles }) => obstacles.some(({ reason }) => reason === 'form-post'));
}

/** Judges every route of a router whose path is text, under each address of the router. */
export function judgeRoutes(router: Router, options: PlanOptions, mentions: Mentions): JudgedRoute[] {
  const addresses = addressesOf(router);
  const shapes = shapesByMethod(router);
  const undone = new InverseActions(router, options.words);
  const readsOfAll = new ReadsOfAll(router);
  const judged: JudgedRoute[] = [];
  const prefixes = new Set<string>();
  for (const entry of router.entries) {
    const route = entry.kind === 'mount' ? asRoute(entry, router) : entry;
    if (route?.kind !== 'route' || !route.path) continue;
    const alone = judgeRoute(
      route,
      parsePath(route.path.value, router.dialect),
      { addresses, shapes, undone, readsOfAll, uses: () => mentions.usesOf(route) },
      options,
    );
    const one = entry.kind === 'mount' ? prefixCollections(alone, entry, options) : alone;
    const isFaulty =
      one.obstacles.some(({ reason }) => reason === 'no-single-method') ||
      one.methods.some((method) => method.misnamed.length > 0);
    const place = `${String(route.pathRange[0])} ${route.path.value}`;
    if (entry.kind === 'route' || (isFaulty && !prefixes.has(place))) judged.push(one);
    if (entry.kind === 'mount') prefixes.add(place);
  }
  return withoutMeeting(givingWay(withoutNouns(judged)));
}

/**
 * The prefix of a mounted router as a route without a method of its own, so that a verb in it is found:
 * `app.use('/getUsers', router)`. Null where the mount has no prefix.
 */
function asRoute({ prefix, range }: Mount, router: Router): Route | null {
  if (!prefix) return null;
  const token: MethodToken = { method: 'USE', range, edit: () => null };
  const pathRange = prefix.locate(0, prefix.value.length);
  return {
    kind: 'route',
    router,
    methods: [token],
    path: prefix,
    pathKind: 'text',
    handler: { names: [], answer: UNSEEN_ANSWER, passesOn: null, from: null },
    range,
    pathRange,
    owner: {},
  };
}

/** The routes of a router by method and shape of the path: `POST /users/:`. */
function shapesByMethod(router: Router): ReadonlyMap<string, readonly Route[]> {
  const shapes = new Map<string, Route[]>();
  for (const route of router.entries) {
    if (route.kind !== 'route' || !route.path) continue;
    const shape = shapeOf(parsePath(route.path.value, router.dialect));
    for (const { method } of route.methods) {
      addTo(shapes, `${method} ${shape}`, route);
    }
  }
  return shapes;
}

function judgeRoute(route: Route, path: Path, beside: RouterContext, options: PlanOptions): JudgedRoute {
  const { addresses, shapes, undone, uses } = beside;
  const shape = shapeOf(path);
  const besidePost = shapes.get(`POST ${shape}`)?.some((post) => post !== route && !sameHandler(post, route)) ?? false;
  const found = isLeftAlone(route, path, addresses, options)
    ? []
    : route.methods.map((token) => judgeMethod(token, path, { addresses, undone }, options));
  const judgements = found.some((one) => hasFault(one, options)) && isFilePage(route) ? [] : found;
  const methods = judgements.map(({ token, verdict, shape: fault }) => ({
    token,
    verdict,
    page: verdict.unsafe !== null && isPage({ route, besidePost, formName: verdict.formName }),
    shape: fault && unexcused({ fault, route, path, token, uses }, shapes),
    misnamed: misnamed(verdict.collections, route.router, options).filter(
      ({ span }) => !isCriterion(span, { route, path, addresses, uses }, options),
    ),
  }));
  const nothing = { route, path, methods, rewrites: null, wanted: null, suggestion: null, obstacles: [], uses };
  if (judgements.every(({ open }) => open === 'action') && isToggle(shape, shapes)) return { ...nothing, methods: [] };
  const offered = (rewrite: Rewrite | null): Rewrite | null =>
    rewrite && isBorneOut({ route, path, addresses, words: options.words, rewrite, uses })
      ? unlessTaken(inCase(rewrite, path, options.segmentCase ?? null), nothing, shapes)
      : null;
  const [only] = judgements;
  if (judgements.length === 1 && only?.open === 'action') {
    if (!options.isReported('action')) return nothing;
    const isLink = route.handler.answer.response === 'redirect' && showsPages(shapes);
    const isForm =
      only.token.method === 'GET' && (besidePost || isLink || isPage({ route, besidePost, formName: false }));
    return isForm
      ? { ...nothing, methods: [] }
      : { ...nothing, suggestion: offered(only.verdict.suggestion), obstacles: [{ reason: 'action' }] };
  }
  const [first, ...others] = judgements.filter(
    ({ verdict: { dropped, verbs } }, at) => dropped && (verbs.length > 0 || methods[at]?.shape),
  );
  return first
    ? judgeDropped({ judged: nothing, judgements, guilty: [first, ...others], offered }, beside, options)
    : { ...nothing, suggestion: methods.length === 1 ? offered(methods[0]?.shape?.suggestion ?? null) : null };
}

/** Whether the last parameter of a path follows a segment, and the handler finds by it what is above that segment. */
function isCriterion(
  { start }: Span,
  { route, path, addresses, uses }: Pick<RouterContext, 'addresses' | 'uses'> & Pick<JudgedRoute, 'route' | 'path'>,
  { isReported }: PlanOptions,
): boolean {
  // What a handler looks up is found by evaluation: nobody asks for it where no rule reports the name.
  if (!isReported('singular')) return false;
  const rewrite = { method: '', path: path.text, change: { start: 0, end: 0, text: '' } };
  const isLast = path.segments.at(-2)?.start === start;
  return isLast && addresses.some((mount) => choosesAbove({ handler: route.handler, mount, rewrite, uses }));
}

/** Whether a judgement has anything that a rule may report. */
function hasFault({ verdict, shape }: Judgement, { isReported }: PlanOptions): boolean {
  const { verbs, dropped, collections } = verdict;
  if (dropped !== null || shape !== null) return true;
  return (verbs.length > 0 && isReported('action')) || (collections.length > 0 && isReported('singular'));
}

/** Whether the rules say nothing of a route: it is deprecated, or allowed by the settings. */
function isLeftAlone(route: Route, path: Path, addresses: readonly Path[], { isAllowed }: PlanOptions): boolean {
  return (
    route.isDeprecated === true ||
    (isAllowed !== null && addresses.some((mount) => isAllowed(route.methods, join(mount, path, path.dialect), path)))
  );
}

/** Whether a route is a page by the name of its file: such a page is not part of an API. */
function isFilePage({ renaming, handler }: Route): boolean {
  return renaming !== undefined && showsPage(handler);
}

/**
 * Whether DELETE undoes what looks like an action, which then is a resource that exists or not: `PUT /posts/:id/like`
 * next to `DELETE /posts/:id/like`.
 */
function isToggle(shape: string, shapes: ReadonlyMap<string, readonly Route[]>): boolean {
  return shapes.has(`DELETE ${shape}`) && (shapes.has(`PUT ${shape}`) || shapes.has(`POST ${shape}`));
}
