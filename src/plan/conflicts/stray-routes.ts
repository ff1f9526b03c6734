import { relate } from '../../paths/compare.ts';
import { join } from '../../paths/print.ts';
import type { Path } from '../../model/path.ts';
import type { Router } from '../../model/router.ts';
import { AddressIndex } from '../addresses/address-index.ts';
import type { Layout, Placed } from '../addresses/layout.ts';
import type { Tables } from '../addresses/tables.ts';
import type { ChangedRoute } from '../changed-route.ts';
import type { Moves } from '../moves.ts';
import type { Withheld } from '../../model/withheld.ts';
import { objectionOf } from './conflict-location.ts';
import { answeredMethods, methodsMeet } from './route-conflict.ts';

/** A route at its current address, or at the one after its move. */
interface RouteAtAddress {
  readonly placed: Placed;
  readonly top: Router;
  readonly path: Path;
  /** Null where the route takes every method. */
  readonly methods: readonly string[] | null;
}

/**
 * Finds conflicts with routes of applications whose origin is not seen: the parameter of a function that a list, a
 * registry or an event calls (`installers.forEach((install) => install(app))`), or a member of an object that files
 * share. These routes are on some application of the project, in an unknown order.
 */
export class StrayRoutes {
  readonly #tables: () => Tables;
  readonly #proposed: Moves;
  #known: { readonly strays: AddressIndex<RouteAtAddress>; readonly all: AddressIndex<RouteAtAddress> } | null = null;

  /** @param proposed the moves that are proposed for routes, whether or not they are carried out */
  constructor(tables: () => Tables, proposed: Moves) {
    this.#tables = tables;
    this.#proposed = proposed;
  }

  /**
   * The objections of routes that may be on the same application, and would take requests of a changed route or lose
   * some to it.
   */
  *objectionsTo({ newMethods, places }: ChangedRoute): Generator<Withheld> {
    const tops = new Set(places.map(({ layout: { top } }) => top));
    const { strays, all } = (this.#known ??= this.#index());
    const others = [...tops].some(isStray) ? all : strays;
    for (const to of places.flatMap(({ then }) => then)) {
      for (const each of others.meeting(to)) {
        if (tops.has(each.top) || each.path.dialect !== to.dialect || !methodsMeet(newMethods, each.methods)) continue;
        const relation = relate(to, each.path);
        if (relation !== 'disjoint')
          yield objectionOf(relation === 'same' ? 'collision' : 'shadow', each.placed, { to, newMethods });
      }
    }
  }

  #index(): { readonly strays: AddressIndex<RouteAtAddress>; readonly all: AddressIndex<RouteAtAddress> } {
    const [strays, all] = [new AddressIndex<RouteAtAddress>(), new AddressIndex<RouteAtAddress>()];
    const applications = this.#tables().layouts.filter(({ top }) => top.kind === 'application');
    if (!applications.some(({ top }) => isStray(top))) return { strays, all };
    for (const layout of applications) {
      for (const standing of this.#routesAtAddresses(layout)) {
        all.add(standing, standing.path, false);
        if (isStray(layout.top)) strays.add(standing, standing.path, false);
      }
    }
    return { strays, all };
  }

  #routesAtAddresses({ top, placed }: Layout): readonly RouteAtAddress[] {
    return placed.flatMap((each): readonly RouteAtAddress[] => {
      const { entry, path, prefix } = each;
      if (entry.kind !== 'route' || !path) return [];
      const move = this.#proposed.get(entry);
      const now = { placed: each, top, path, methods: answeredMethods(entry) };
      return move
        ? [
            now,
            { ...now, path: join(prefix, move.candidate.newPath, path.dialect), methods: move.candidate.newMethods },
          ]
        : [now];
    });
  }
}

function isStray({ comesIn, kind, mountedBy }: Router): boolean {
  return comesIn === true && kind === 'application' && mountedBy.length === 0;
}
