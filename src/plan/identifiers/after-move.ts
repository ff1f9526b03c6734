import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { PlannedRoute } from '../../model/plan.ts';
import { join } from '../../paths/print.ts';
import { shapeOf } from '../../paths/shape.ts';
import { addressesOf } from '../addresses/addresses.ts';

/**
 * What keeps a route from another address once its identifier has moved.
 *
 * @param planned the route as it then is
 * @param callers how many callers it had before
 * @param routes all routes as they then are
 */
export function heldAfterMove(
  planned: PlannedRoute,
  callers: number,
  routes: readonly PlannedRoute[],
): readonly IdentifierObstacle[] {
  const { rewrite } = planned;
  // What no longer asks for the route, as it is then written, would be left over.
  if (planned.callers.length < callers) return [{ reason: 'caller' }];
  if (!rewrite) {
    const all = planned.obstacles();
    return all.length === 0
      ? [{ reason: 'path' }]
      : all.map((withheld) => ({ reason: 'plan', withheld, ...(withheld.other && { place: withheld.other }) }));
  }
  if (rewrite.method === 'GET' || rewrite.path.segments.at(-1)?.kind !== 'parameter') return [];
  const above = endpointsOf(planned).map((address) => address.slice(0, address.lastIndexOf('/')).replace(/ $/, ' /'));
  const other = routes.find((each) => each !== planned && endpointsOf(each).some((own) => above.includes(own)));
  return other ? [{ reason: 'collection', place: { file: other.route.router.file, range: other.route.range } }] : [];
}

/** The endpoints of a route once it has moved, with the names of parameters left out: `DELETE /users/:`. */
function endpointsOf({ route, path, rewrite, methods }: PlannedRoute): readonly string[] {
  const own = rewrite?.path ?? path;
  const said = rewrite ? [rewrite.method] : methods.map(({ token }) => token.method);
  return addressesOf(route.router).flatMap((mount) => {
    const shape = shapeOf(join(mount, own, own.dialect)).toLowerCase();
    return said.map((method) => `${method} ${shape}`);
  });
}
