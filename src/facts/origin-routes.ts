import type { AddressPattern } from '../model/guards.ts';
import type { CallEvent } from '../values/events.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import { corsPackage } from './cors-packages.ts';
import type { Mountings } from './mountings.ts';
import { addressOf, patternsOf, type RegisteredAddress } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** A route with CORS middleware of its own. */
interface OriginRoute {
  /** Its address; null where that is not known. */
  readonly at: RegisteredAddress | null;
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
  readonly #mountings: Mountings;
  /** The routes that each CORS middleware is registered for, by its key; null where it is for all requests. */
  readonly #routes = new Map<string, OriginRoute[] | null>();

  /** @param mountings finds where routers are mounted, in the same evaluation */
  constructor(mountings: Mountings) {
    this.#mountings = mountings;
  }

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

  /** The places of the routes, each with one of its addresses; null for all. */
  all(): readonly { readonly of: AddressPattern | null; readonly place: Place }[] {
    return [...this.#routes.values()].flatMap((routes) =>
      (routes ?? []).flatMap(({ at, place }) => patternsOf(at, this.#mountings).map((of) => ({ of, place }))),
    );
  }

  #routeOf(event: CallEvent): OriginRoute | null {
    const { callee, site } = event;
    const isRoute = callee.kind === 'opaque' && callee.source.kind === 'member' && ROUTES.has(callee.source.name);
    return isRoute ? { at: addressOf(event, this.#roles), place: site.place } : null;
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
