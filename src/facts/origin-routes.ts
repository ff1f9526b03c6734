import type { AddressPattern } from '../model/method-guard.ts';
import type { CallEvent } from '../values/machine.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import { corsPackage } from './cors-packages.ts';
import { addressOf } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** A route that answers other origins by itself. */
interface OriginRoute {
  /** Its address; null where that is not known. */
  readonly of: AddressPattern | null;
  readonly place: Place;
}

/** Members that register what answers requests of one method, which the question of a browser is none of. */
const ROUTES: ReadonlySet<string> = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'del']);

/**
 * Finds the routes that let other origins in and no other requests: `app.get('/users/:id', cors(), show)`. A browser
 * asks with another method which ones it may use, and nothing of theirs answers that.
 */
export class OriginRoutes {
  readonly #roles = new RouterRoles();
  /** The routes that what a package makes is registered for, by its key; null where all requests get it. */
  readonly #routes = new Map<string, OriginRoute[] | null>();

  called(event: CallEvent): void {
    for (const made of event.args.flatMap(elementsIn).filter(lettingIn)) {
      const known = this.#routes.get(made.key);
      if (known === null) continue;
      const route = this.#routeOf(event);
      this.#routes.set(made.key, route && [...(known ?? []), route]);
    }
  }

  /** Whether what a package makes is registered for single routes alone. */
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

/** Whether a value is what a package makes that answers other origins. */
function lettingIn(value: Value): value is Extract<Value, { kind: 'opaque' }> {
  return value.kind === 'opaque' && value.source.kind === 'call' && corsPackage(value.source.call.callee) !== null;
}
