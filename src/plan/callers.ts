import type { Route } from '../routes/model.ts';
import type { Caller } from './caller.ts';
import { commentCallers, requestCallers } from './find-callers.ts';
import { followRoutes, plannedCaller } from './following.ts';
import type { JudgedRoute } from './judge-routes.ts';
import type { Move } from './moves.ts';
import type { PlanInput, PlannedCaller, Withheld } from './plan.ts';
import type { Targets } from './targets.ts';

/** The callers of all routes. */
export class Callers {
  readonly targets: Targets;
  readonly requests: readonly Caller[];
  readonly comments: readonly Caller[];
  readonly #byRoute = new Map<Route, Caller[]>();

  constructor({ requests, comments }: PlanInput, targets: Targets, judged: readonly JudgedRoute[]) {
    this.targets = targets;
    this.requests = requestCallers(requests, targets);
    this.comments = commentCallers(comments, judged, targets);
    for (const caller of this.all()) {
      for (const route of caller.routes) {
        const known = this.#byRoute.get(route);
        if (known) known.push(caller);
        else this.#byRoute.set(route, [caller]);
      }
    }
  }

  /** Every place that names an endpoint, whether a route answers it or not. */
  all(): readonly Caller[] {
    return [...this.requests, ...this.comments];
  }

  /** The callers of one route. */
  of(route: Route): readonly Caller[] {
    return this.#byRoute.get(route) ?? [];
  }

  /** A request that could not follow a route: its text is not its own, its client sends no such request, or another of its routes stays. */
  objection(route: Route, moves: ReadonlyMap<Route, Move>): Withheld | null {
    const stuck = this.of(route).find((caller) => caller.kind === 'request' && !followRoutes(caller, moves));
    return stuck ? { reason: 'stuck-caller', other: placeOf(stuck) } : null;
  }

  /** The callers that follow the routes that move. */
  moving(moves: ReadonlyMap<Route, Move>): readonly PlannedCaller[] {
    return this.all().flatMap((caller) => {
      if (!caller.isPlain || !caller.routes.some((route) => moves.has(route))) return [];
      const following = followRoutes(caller, moves);
      return following ? [plannedCaller(caller, following, false)] : [];
    });
  }
}

/** A caller as the party that stands against a rewrite. */
export function placeOf({ file, said, url }: Caller): NonNullable<Withheld['other']> {
  return { label: url.text.value, file, range: said.range };
}
