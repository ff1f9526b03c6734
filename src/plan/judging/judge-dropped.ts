import type { JudgedRoute } from '../../model/plan.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import type { Rewrite } from '../../model/verdict.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { shapeOf } from '../../paths/shape.ts';
import { isOfBrowser, judgedObstacles } from './judged-obstacles.ts';
import type { Judgement, RouterContext } from './judged-method.ts';
import { findsItem } from './lookups.ts';
import { isShownPage } from './pages.ts';
import { ofSender } from './suggestions.ts';

/** A route with words in its path that a rewrite drops, before it is decided what becomes of it. */
interface DroppingRoute {
  /** The route without a rewrite or a suggestion. */
  readonly judged: JudgedRoute;
  readonly judgements: readonly Judgement[];
  /** The judgements of the methods under which its path has such a word. */
  readonly guilty: readonly [Judgement, ...Judgement[]];
  /** The rewrite as it may be suggested; null where what the handler does speaks against it. */
  readonly offered: (rewrite: Rewrite | null) => Rewrite | null;
}

/** Judges a route with words in its path that a rewrite drops: its rewrites, or a suggestion and the obstacles. */
export function judgeDropped(
  { judged: before, judgements, guilty, offered }: DroppingRoute,
  { addresses, shapes, readsOfAll, uses }: RouterContext,
  options: PlanOptions,
): JudgedRoute {
  const { route, path, methods } = before;
  const { suggestion, verbs, ofItem, query, rewrite: byName } = guilty[0].verdict;
  const isOne = judgements.length === 1 && !methods.some((method) => method.page);
  const shows = methods.some((method) => method.page) || isShownPage(route);
  const shown = isOne && ofItem && readsItem(route, addresses, ofItem, uses) ? ofItem : null;
  const isEach = guilty.length === judgements.length;
  const open = shown ? null : (guilty.find((each) => each.open)?.open ?? (isEach ? null : 'no-single-method'));
  const rewrite = shown ?? byName;
  const obstacles = [
    ...judgedObstacles({
      ...{ route, path, open, query, rewrite, addresses, shapes, readsOfAll, words: options.words, uses },
      isPage: shows && route.methods.some(({ method }) => method === 'GET'),
      gets: shapes.get(`GET ${shapeOf(path)}`) ?? [],
      verb: verbs[0],
    }),
  ];
  const judged = { ...before, obstacles };
  if (obstacles.some(isOfBrowser))
    return { ...judged, wanted: obstacles.every(isOfBrowser) ? rewritesOf(judgements) : null };
  if (open) {
    const own =
      isOne && suggestion && obstacles.at(-1)?.reason === 'own-item'
        ? ofSender({ route, path, addresses, words: options.words, rewrite: suggestion, uses }, shapes)
        : null;
    return { ...judged, suggestion: own ? unlessTaken(own, before, shapes) : isOne ? offered(suggestion) : null };
  }
  if (obstacles.length > 0) return judged;
  const rewrites = shown ? [shown] : rewritesOf(judgements);
  const suggested = isOne ? unlessTaken(rewrite, before, shapes) : null;
  return { ...judged, rewrites, wanted: rewrites, suggestion: suggested };
}

/**
 * Whether a handler reads the item that a path may mean; what it does is better evidence than a verb that reads many.
 */
function readsItem(
  { handler }: Route,
  addresses: readonly Path[],
  rewrite: Rewrite,
  uses: JudgedRoute['uses'],
): boolean {
  return addresses.every((mount) => findsItem({ handler, mount, rewrite, uses }));
}

function rewritesOf(judgements: readonly Judgement[]): readonly Rewrite[] {
  return judgements.map((judgement) => judgement.verdict.rewrite).filter((rewrite) => rewrite !== null);
}

/**
 * A rewrite; null where another route of the router has its endpoint, or would get it as well: DELETE has the same path
 * as a `PUT /deleteUser/:id` that may become a DELETE.
 */
export function unlessTaken(
  rewrite: Rewrite | null,
  { route, path }: Pick<JudgedRoute, 'route' | 'path'>,
  shapes: ReadonlyMap<string, readonly Route[]>,
): Rewrite | null {
  if (!rewrite) return null;
  const isOther = route.methods.every(({ method }) => method !== rewrite.method);
  const texts = [parsePath(rewrite.path, path.dialect), ...(isOther ? [path] : [])];
  return texts.some((each) => shapes.has(`${rewrite.method} ${shapeOf(each)}`)) ? null : rewrite;
}
