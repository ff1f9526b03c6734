import type { ShapeFault } from '../../model/verdict.ts';
import { shapeOf } from '../../paths/shape.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { MethodToken } from '../../model/method.ts';
import type { Route } from '../../model/router.ts';
import { addTo } from '../../text/grouping.ts';
import { is } from '../../words/entries.ts';
import { crudOf, type CrudWord } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import { browserReason, isShownPage, showsPage } from './pages.ts';
import { sentItemIds } from './sent-items.ts';
import { endpointKey } from './suggestions.ts';

/** The routes of a router by method and shape: `POST /users/:`. */
export type RoutesByShape = ReadonlyMap<string, readonly Route[]>;

/** What is wrong with the shape of one method of a route. */
interface Accusation {
  readonly fault: ShapeFault;
  readonly route: Route;
  readonly path: Path;
  readonly token: MethodToken;
  /** What the handler does with fields of its requests. */
  readonly uses: JudgedRoute['uses'];
}

/**
 * What is wrong with the shape of an endpoint; null where its surroundings excuse it: a form may send its POST, it
 * shows a page, the name of its handler means the whole collection, it is registered together with its item, or it
 * replaces a set whose members have no addresses of their own. Where the name of the handler is not that of an update,
 * the fault has no suggestion of PUT.
 */
export function unexcused(accusation: Accusation, shapes: RoutesByShape): ShapeFault | null {
  const { fault } = accusation;
  const isPost = fault.kind === 'item-post' || fault.kind === 'detail-post';
  if (fault.kind === 'redundant-quantifier') return isApart(accusation, shapes) ? null : fault;
  if (fault.kind === 'joined-identifier') return isShownPage(accusation.route) ? null : fault;
  const words = handlerWords(accusation.route);
  if (!isPost)
    return meansAll(words) || isBesideItem(accusation, shapes) || isWholeSet(accusation, shapes) ? null : fault;
  if (isSentByForm(accusation, shapes)) return null;
  return words.length === 0 || isUpdate(words) ? fault : { ...fault, suggestion: null };
}

/**
 * Whether a form may send the request: the handler answers a browser or may do so, a GET of the same path shows a page,
 * or there is an `edit` page below the path.
 */
function isSentByForm({ route, path }: Accusation, shapes: RoutesByShape): boolean {
  if (browserReason(route, 'POST', showsPages(shapes))) return true;
  const gets = shapes.get(`GET ${shapeOf(path)}`) ?? [];
  return gets.some(isShownPage) || shapes.has(`GET ${shapeOf(parsePath(`${path.text}/edit`, path.dialect))}`);
}

const pages = new WeakMap<RoutesByShape, boolean>();

/** Whether a route of a router shows a page. */
export function showsPages(shapes: RoutesByShape): boolean {
  const shows =
    pages.get(shapes) ?? [...shapes.values()].some((routes) => routes.some(({ handler }) => showsPage(handler)));
  pages.set(shapes, shows);
  return shows;
}

/**
 * Whether a quantifier is not redundant: the route shows a page, or the address without the quantifier is taken, as for
 * `GET /users/all` next to `GET /users`. True where there is no suggestion as well.
 */
function isApart({ fault, route, path, token }: Accusation, shapes: RoutesByShape): boolean {
  if (isShownPage(route) || !fault.suggestion) return true;
  return shapes.has(`${token.method} ${shapeOf(parsePath(fault.suggestion.path, path.dialect))}`);
}

/**
 * The routes of a router, where a quantifier gives way to a verb: `GET /users/all` stays where `GET /users/list`
 * becomes `GET /users`.
 */
export function givingWay(judged: readonly JudgedRoute[]): JudgedRoute[] {
  const becoming = new Set(
    judged.filter(saysVerb).flatMap((one) => (one.wanted ?? []).map((to) => endpointKey(to, one))),
  );
  return judged.map((one) =>
    !saysVerb(one) && one.wanted?.some((to) => becoming.has(endpointKey(to, one)))
      ? {
          ...one,
          ...{ rewrites: null, wanted: null, suggestion: null, obstacles: [] },
          methods: one.methods.map((method) => ({ ...method, shape: null })),
        }
      : one,
  );
}

function saysVerb({ methods }: JudgedRoute): boolean {
  return methods.some(({ verdict }) => verdict.verbs.length > 0);
}

/** Whether the same registration has the item of the collection too: `app.put(['/users', '/users/:id'], update)`. */
function isBesideItem({ fault, path, token }: Accusation, shapes: RoutesByShape): boolean {
  if (!fault.suggestion) return false;
  const items = shapes.get(`${token.method} ${shapeOf(parsePath(fault.suggestion.path, path.dialect))}`);
  return items?.some(({ methods }) => methods.some(({ range }) => range[0] === token.range[0])) ?? false;
}

/**
 * Whether a request replaces a whole set of things that an item has: `PUT /lists/:id/overrides`. No route of the router
 * may be that of a member, except for a DELETE next to a PUT, and the handler may not read an identifier from the body
 * or the query.
 */
function isWholeSet({ fault, path, token, uses }: Accusation, shapes: RoutesByShape): boolean {
  if (
    fault.kind !== 'collection-change' ||
    path.segments.at(-2)?.kind !== 'parameter' ||
    sentItemIds(uses()).length > 0
  )
    return false;
  const itemShape = `${shapeOf(path)}/:`;
  const named = namedItems(shapes).get(itemShape) ?? [];
  return named.every((key) => token.method === 'PUT' && key === `DELETE ${itemShape}`);
}

/** For each table, the methods and shapes of the routes of an item or below one, by the shape of the item. */
const items = new WeakMap<RoutesByShape, ReadonlyMap<string, readonly string[]>>();

function namedItems(shapes: RoutesByShape): ReadonlyMap<string, readonly string[]> {
  const known = items.get(shapes);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const key of shapes.keys()) {
    const shape = key.slice(key.indexOf(' ') + 1);
    for (const { index } of shape.matchAll(/\/:/g)) addTo(found, shape.slice(0, index + 2), key);
  }
  items.set(shapes, found);
  return found;
}

function handlerWords({ handler }: Route): readonly string[] {
  return wordTexts(handler.names.at(-1)?.split('.').at(-1) ?? '');
}

/** Whether a handler's name means the collection as a whole: `deleteAll`, `updateMany`, `clearCart`. */
function meansAll(words: readonly string[]): boolean {
  return words.some((word) => is(word, 'whole') || is(word, 'many')) || crudWord(words)?.weak === true;
}

/**
 * Whether a handler's name is that of an update; `createTask` and `sendMessage` do not update the item they are sent
 * to.
 */
function isUpdate(words: readonly string[]): boolean {
  const operation = crudWord(words)?.operation;
  return operation === 'update' || operation === 'save';
}

function crudWord([first]: readonly string[]): CrudWord | null {
  return crudOf(first ?? '');
}
