import type { ShapeFault } from '../convention/path-shape.ts';
import { shapeOf } from '../paths/compare.ts';
import { parsePath } from '../paths/parse.ts';
import type { Path } from '../paths/path.ts';
import type { MethodToken, Route } from '../routes/model.ts';
import { CRUD } from '../words/data/crud.ts';
import { MANY, WHOLE } from '../words/data/particles.ts';
import { splitWords } from '../words/split.ts';
import { browserReason, isPage } from './pages.ts';

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
 * What is wrong with the shape of an endpoint, unless its surroundings excuse it: a form of a page has no method but POST, and a
 * registration of the collection and the item together names the item. Without the suggestion where the name of the handler says that
 * something else is meant.
 */
export function unexcused(accusation: Accusation, shapes: RoutesByShape): ShapeFault | null {
  const { fault } = accusation;
  const isPost = fault.kind === 'item-post' || fault.kind === 'detail-post';
  if (isPost ? isSentByForm(accusation, shapes) : isBesideItem(accusation, shapes)) return null;
  return saysOtherwise(accusation, isPost) ? { ...fault, suggestion: null } : fault;
}

/** Whether a page of the same path, or its `edit` page, may hold a form that sends the request. */
function isSentByForm({ route, path }: Accusation, shapes: RoutesByShape): boolean {
  if (browserReason(route, 'POST', false)) return true;
  const gets = shapes.get(`GET ${shapeOf(path)}`) ?? [];
  return gets.some((get) => isPage({ route: get, besidePost: false, formName: false })) || shapes.has(`GET ${shapeOf(path)}/edit`);
}

/** `app.put(['/users', '/users/:id'], update)`. */
function isBesideItem({ fault, path, token }: Accusation, shapes: RoutesByShape): boolean {
  if (!fault.suggestion || fault.span) return false;
  const items = shapes.get(`${token.method} ${shapeOf(parsePath(fault.suggestion.path, path.dialect))}`);
  return items?.some(({ methods }) => methods.some(({ range }) => range[0] === token.range[0])) ?? false;
}

/** `createUser` and `sendMessage` do not change an item, `deleteAll` does not mean one. */
function saysOtherwise({ route }: Accusation, isPost: boolean): boolean {
  const words = splitWords(route.handler.names.at(-1)?.split('.').at(-1) ?? '').map((word) => word.text);
  const [first] = words;
  if (!isPost) return words.some((word) => WHOLE.has(word) || MANY.has(word));
  const operation = first !== undefined && Object.hasOwn(CRUD, first) ? CRUD[first]?.operation : undefined;
  return first !== undefined && operation !== 'update' && operation !== 'save';
}
