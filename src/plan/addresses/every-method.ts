import { isPrefix } from '../../convention/neighbours.ts';
import { prefixRelates, relate } from '../../paths/compare.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { join } from '../../paths/print.ts';
import { segmentText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import type { Response } from '../../model/handler.ts';
import type { Middleware, Route, Router } from '../../model/router.ts';
import { splitWords } from '../../words/split.ts';
import { is } from '../../words/entries.ts';
import { addressesOf } from './addresses.ts';

/** Names of handlers that let requests through, or that refuse what is left over. */
const LETS_THROUGH = new RegExp(
  String.raw`auth|require|ensure|check|verif|valid|guard|limit|logg|cors|pars|session|middleware` +
    String.raw`|not_?(?:found|allowed|implemented)|unsupported|error|proxy|40[45]|next|noop`,
  'i',
);

/**
 * Whether a route for every method is the endpoint of a resource. It is not if it passes requests on, to later handlers
 * or another server, or refuses all of them. It is not either if another route of the router has requests in common
 * with it: then it may guard that route, or refuse the methods that the route lacks.
 */
export function answersEveryMethod(route: Route, path: Path): boolean {
  const { handler, router } = route;
  if (
    handler.passesOn === true ||
    answersForNothing(handler.answer.response, handler.forwards) ||
    !isResource(path, router)
  )
    return false;
  if (handler.passesOn === null && LETS_THROUGH.test(handler.names.at(-1) ?? '')) return false;
  return !router.entries.some(
    (entry) =>
      entry !== route &&
      entry.kind === 'route' &&
      entry.range !== route.range &&
      (!entry.path || relate(parsePath(entry.path.value, path.dialect), path) !== 'disjoint'),
  );
}

/** Whether it refuses every request, or another server answers. */
function answersForNothing(response: Response, forwards: boolean | undefined): boolean {
  return response === 'refusal' || forwards === true;
}

/** The middleware of a router that is the endpoint of a resource by itself, whatever the method, each with its path. */
export function answeringMiddleware(router: Router): readonly { readonly entry: Middleware; readonly path: Path }[] {
  return router.entries.flatMap((entry) => {
    if (
      entry.kind !== 'middleware' ||
      !entry.path ||
      entry.passage.passesOn !== false ||
      entry.passage.response === 'unknown' ||
      answersForNothing(entry.passage.response, entry.passage.forwards)
    )
      return [];
    const path = parsePath(entry.path.value, router.dialect);
    return isResource(path, router) && !hasOthersBelow(entry, path, router) ? [{ entry, path }] : [];
  });
}

/** Whether other entries are below the path too: then the middleware answers only the requests that they do not. */
function hasOthersBelow(own: Middleware, path: Path, { entries, dialect }: Router): boolean {
  return entries.some((entry) => {
    if (entry === own) return false;
    const text = entry.kind === 'mount' ? entry.prefix : entry.path;
    return text ? prefixRelates(path, parsePath(text.value, dialect)) !== 'disjoint' : entry.kind === 'route';
  });
}

/**
 * Whether an address names something, and is not that of a protocol with methods of its own (`/graphql`), of a file or
 * of all that is left over.
 */
function isResource(path: Path, router: Router): boolean {
  const [mount] = addressesOf(router);
  const address = mount ? join(mount, path, path.dialect) : path;
  const { segments } = address;
  const last = segments.at(-1);
  if (last?.kind !== 'static' && last?.kind !== 'parameter') return false;
  if (last.kind === 'parameter' && last.repeated) return false;
  const named = segments
    .filter((segment) => segment.kind === 'static' && !isPrefix(segment, address))
    .map((segment) => segmentText(address, segment));
  return (
    named.length > 0 &&
    !named.some((name) => name.includes('.') || splitWords(name).some((word) => is(word.text, 'protocol')))
  );
}
