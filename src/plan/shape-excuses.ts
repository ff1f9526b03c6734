import type { ShapeFault } from '../convention/path-shape.ts';
import type { Route } from '../routes/model.ts';
import { CRUD } from '../words/data/crud.ts';
import { MANY, WHOLE } from '../words/data/particles.ts';
import { splitWords } from '../words/split.ts';
import { browserReason, isPage } from './pages.ts';

/**
 * What is wrong with the shape of an endpoint, as far as its route does not excuse it: a browser's form has no method but POST. Where
 * the name of the handler says that something else is meant, there is no good answer.
 *
 * @param gets the GET routes of the same path
 */
export function unexcused(fault: ShapeFault | null, route: Route, gets: readonly Route[] | undefined): ShapeFault | null {
  if (!fault) return null;
  const isPost = fault.kind === 'item-post' || fault.kind === 'detail-post';
  if (isPost && (browserReason(route, 'POST', false) || gets?.some((get) => isPage({ route: get, besidePost: false, formName: false })))) return null;
  const words = splitWords(route.handler.names.at(-1)?.split('.').at(-1) ?? '').map((word) => word.text);
  const operation = words[0] !== undefined && Object.hasOwn(CRUD, words[0]) ? CRUD[words[0]]?.operation : undefined;
  const isOther = isPost ? words.length > 0 && operation !== 'update' && operation !== 'save' : words.some((word) => WHOLE.has(word) || MANY.has(word));
  return isOther ? { ...fault, suggestion: null } : fault;
}
