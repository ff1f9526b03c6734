import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Route, Router } from '../../model/router.ts';
import { relate } from '../../paths/compare.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { answeredMethods, methodsMeet } from '../conflicts/route-conflict.ts';
import { addressesOf, endpointsOf } from '../addresses/addresses.ts';
import { join } from '../../paths/print.ts';

/**
 * The obstacle where another route gets the requests of a route too, before or after its handler, and would not with an
 * identifier at the end of their address: `app.all('/deleteUser', check)`. Null where none does.
 */
export function sameRequests(route: Route, routers: readonly Router[]): IdentifierObstacle | null {
  const own = new Set(endpointsOf(route).map(({ path }) => path));
  // A route for OPTIONS answers the preflights.
  const methods = [...route.methods.map(({ method }) => method), 'OPTIONS'];
  for (const { entries, file } of routers)
    for (const other of entries) {
      if (other.kind !== 'route' || other === route || !mayPassOn(other, route)) continue;
      if (!methodsMeet(methods, answeredMethods(other))) continue;
      const address = leaves(other, own);
      if (address === null) continue;
      const label = `${other.methods.map(({ method }) => method).join(', ')} ${address}`;
      const place = { file, range: other.range };
      return { reason: 'plan', withheld: { reason: 'middleware', other: { label, ...place } }, place };
    }
  return null;
}

/** Whether a request may reach the handlers of two routes, one after the other. */
function mayPassOn(other: Route, route: Route): boolean {
  return other.handler.passesOn !== false || route.handler.passesOn !== false;
}

/** The address of a route that would no longer meet some others with an identifier at their end; null where none is. */
function leaves({ router, path }: Route, others: ReadonlySet<ReturnType<typeof parsePath>>): string | null {
  for (const mount of path ? addressesOf(router) : []) {
    const address = join(mount, path?.value ?? '', router.dialect);
    for (const own of others) {
      const then = join(own, ':id', own.dialect);
      const meets = relate(address, own);
      if (meets !== 'disjoint' && meets !== 'overlaps' && relate(address, then) === 'disjoint') return address.text;
    }
  }
  return null;
}
