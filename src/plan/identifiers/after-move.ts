import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { PlannedRoute } from '../../model/plan.ts';
import { join } from '../../paths/print.ts';
import { shapeOf } from '../../paths/shape.ts';
import { addressesOf } from '../addresses/addresses.ts';

/**
 * The obstacles to a better address of a route after its identifier has moved into the path; none where the move
 * succeeds.
 *
 * @param planned the plan for the route after that move
 * @param callers how many callers the route had before
 * @param routes the plans for all routes after that move
 */
export function heldAfterMove(
  planned: PlannedRoute,
  callers: number,
  routes: readonly PlannedRoute[],
): readonly IdentifierObstacle[] {
  const { rewrite } = planned;
  // Callers that no longer match the route after the move would be broken.
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

/** The endpoints of a route after its rewrite, without the names of parameters: `DELETE /users/:`. */
function endpointsOf({ route, path, rewrite, methods }: PlannedRoute): readonly string[] {
  const own = rewrite?.path ?? path;
  const said = rewrite ? [rewrite.method] : methods.map(({ token }) => token.method);
  return addressesOf(route.router).flatMap((mount) => {
    const shape = shapeOf(join(mount, own, own.dialect)).toLowerCase();
    return said.map((method) => `${method} ${shape}`);
  });
}
