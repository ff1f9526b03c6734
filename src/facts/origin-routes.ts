import type { AddressPattern } from '../model/guards.ts';
import type { CallEvent } from '../values/events.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import { corsPackage } from './cors-packages.ts';
import { addressOf } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** A route with CORS middleware of its own. */
interface OriginRoute {
  /** Its address; null where that is not known. */
  readonly of: AddressPattern | null;
  readonly place: Place;
}

/** Members that register routes of one method, and so do not answer preflight requests. */
const ROUTES: ReadonlySet<string> = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'del']);

/**
 * Finds the routes with CORS middleware for one method: `app.get('/users/:id', cors(), show)`. A preflight request is
 * an OPTIONS request, which these routes do not answer.
 */
export class OriginRoutes {
  readonly #roles = new RouterRoles();
  /** The routes that each CORS middleware is registered for, by its key; null where it is for all requests. */
  readonly #routes = new Map<string, OriginRoute[] | null>();

  called(event: CallEvent): void {
    for (const made of event.args.flatMap(elementsIn).filter(lettingIn)) {
      const known = this.#routes.get(made.key);
      if (known === null) continue;
      const route = this.#routeOf(event);
      this.#routes.set(made.key, route && [...(known ?? []), route]);
    }
  }

  /** Whether a CORS middleware is registered for single routes only. */
  hasOnly(made: string): boolean {
    return this.#routes.get(made) != null;
  }

  all(): readonly OriginRoute[] {
    return [...this.#routes.values()].flatMap((routes) => routes ?? []);
  }

  #routeOf(event: CallEvent): OriginRoute | null {
    const { callee, site } = event;
    const isRoute = callee.kind === 'opaque' && callee.source.kind === 'member' && ROUTES.has(callee.source.name);
    return isRoute ? { of: addressOf(event, this.#roles), place: site.place } : null;
  }
}

/** A value, or the elements of a list of middleware. */
function elementsIn(value: Value): readonly Value[] {
  return optionsOf(value).flatMap((each) =>
    each.kind === 'object' && each.shape === 'array' ? elementsOf(each) : [each],
  );
}

/** Whether a value is CORS middleware of a package. */
function lettingIn(value: Value): value is Extract<Value, { kind: 'opaque' }> {
  return value.kind === 'opaque' && value.source.kind === 'call' && corsPackage(value.source.call.callee) !== null;
}
