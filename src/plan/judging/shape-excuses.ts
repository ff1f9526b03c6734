import type { ShapeFault } from '../../model/verdict.ts';
import { shapeOf } from '../../paths/shape.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import type { MethodToken } from '../../model/method.ts';
import type { Route } from '../../model/router.ts';
import { addTo } from '../../text/grouping.ts';
import { is } from '../../words/entries.ts';
import { crudOf, type CrudWord } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import { browserReason, isShownPage, showsPage } from './pages.ts';
import { sentItemIds } from './sent-items.ts';

/** The routes of a router by method and shape: `POST /users/:`. */
export type RoutesByShape = ReadonlyMap<string, readonly Route[]>;

/** What is wrong with the shape of one method of a route. */
interface Accusation {
  readonly fault: ShapeFault;
  readonly route: Route;
  readonly path: Path;
  readonly token: MethodToken;
}

/**
 * What is wrong with the shape of an endpoint, unless its surroundings excuse it: a form of a page has no method but
 * POST, the address of a page is no resource's, a handler may say that it means the whole collection, a registration of
 * the collection and the item together names the item, and an item's set without addresses of its own is put as one.
 * There is no suggestion of PUT where the name of the handler states that it does not update.
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
 * Whether a page of the same path, its `edit` page, or another page of a router with unseen handlers may hold a form
 * that sends the request.
 */
function isSentByForm({ route, path }: Accusation, shapes: RoutesByShape): boolean {
  if (browserReason(route, 'POST', showsPages(shapes))) return true;
  const gets = shapes.get(`GET ${shapeOf(path)}`) ?? [];
  return gets.some(isShownPage) || shapes.has(`GET ${shapeOf(parsePath(`${path.text}/edit`, path.dialect))}`);
}

/** Whether a route of each table shows a page: asked for once a table. */
const pages = new WeakMap<RoutesByShape, boolean>();

function showsPages(shapes: RoutesByShape): boolean {
  const shows =
    pages.get(shapes) ?? [...shapes.values()].some((routes) => routes.some(({ handler }) => showsPage(handler)));
  pages.set(shapes, shows);
  return shows;
}

/** `GET /users/all` next to `GET /users` reads more, and a page is no resource. */
function isApart({ fault, route, path, token }: Accusation, shapes: RoutesByShape): boolean {
  if (isShownPage(route) || !fault.suggestion) return true;
  return shapes.has(`${token.method} ${shapeOf(parsePath(fault.suggestion.path, path.dialect))}`);
}

/** `app.put(['/users', '/users/:id'], update)`. */
function isBesideItem({ fault, path, token }: Accusation, shapes: RoutesByShape): boolean {
  if (!fault.suggestion) return false;
  const items = shapes.get(`${token.method} ${shapeOf(parsePath(fault.suggestion.path, path.dialect))}`);
  return items?.some(({ methods }) => methods.some(({ range }) => range[0] === token.range[0])) ?? false;
}

/**
 * What an item has of something is put as one thing where no route of the router names one of it, and the handler looks
 * for no identifier in the body or the query: `PUT /lists/:id/overrides`. What is put into a set may be taken out again
 * by a DELETE of its own.
 */
function isWholeSet({ fault, route, path, token }: Accusation, shapes: RoutesByShape): boolean {
  if (
    fault.kind !== 'collection-change' ||
    path.segments.at(-2)?.kind !== 'parameter' ||
    sentItemIds(route.handler.answer).length > 0
  )
    return false;
  const itemShape = `${shapeOf(path)}/:`;
  const named = namedItems(shapes).get(itemShape) ?? [];
  return named.every((key) => token.method === 'PUT' && key === `DELETE ${itemShape}`);
}

/**
 * The methods and shapes of each table that name an item or are below one, by the shape of the item: found once a
 * table.
 */
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

/** `deleteAll`, `updateMany` and `clearCart` state that the collection as a whole is intended. */
function meansAll(words: readonly string[]): boolean {
  return words.some((word) => is(word, 'whole') || is(word, 'many')) || crudWord(words)?.weak === true;
}

/** `createTask` and `sendMessage` are no updates of the item that they are sent to. */
function isUpdate(words: readonly string[]): boolean {
  const operation = crudWord(words)?.operation;
  return operation === 'update' || operation === 'save';
}

function crudWord([first]: readonly string[]): CrudWord | null {
  return crudOf(first ?? '');
}
