import { listCallName } from '../routes/handed-lists.ts';
import type { Handover } from '../model/handover.ts';
import type { Route, Router } from '../model/router.ts';
import type { ExportedFunction } from '../model/exported.ts';
import type { Modules } from './exported.ts';
import { handedBy } from './list-calls.ts';
import { routeListsAt } from './route-lists.ts';

/** A route that stands for all which a call hands over, and their lists; none where these are not told. */
interface HandedRoutes {
  readonly route: Route;
  readonly lists: readonly Router[];
}

/**
 * The lists of routes that a call hands to a function besides the router which this registers them on:
 * `registerRoutes(fastify, users)` with `(app, routes) => routes.forEach((route) => app.route(route))`.
 *
 * @param known the function
 * @param part what the function does with the router
 * @param file the file of the call
 */
export function handedRoutes(
  { at }: ExportedFunction,
  part: Router,
  { range }: Handover,
  file: string,
  modules: Modules,
): readonly HandedRoutes[] {
  return part.entries.flatMap((route) => {
    if (route.kind !== 'route' || !route.listFrom) return [];
    const from = handedBy({ file, name: listCallName(range) }, route.listFrom, String(at));
    return from === route.listFrom ? [] : [{ route, lists: routeListsAt(from, file, modules) }];
  });
}
