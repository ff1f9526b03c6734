import type { Route, Router } from '../model/router.ts';
import { groupBy } from '../text/grouping.ts';
import type { Earlier } from './earlier.ts';
import { judgeRoutes } from './judge-routes.ts';
import type { JudgedRoute } from '../model/plan.ts';
import { proposeMoves, shareText, type Move, type Moves, type Proposed, type Sharing } from './moves.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { PlanOptions } from '../model/plan-options.ts';

/** The judged routes of one file, with the moves that are proposed for them. */
export interface FileProposals extends Proposed {
  readonly judged: readonly JudgedRoute[];
  readonly sharing: Sharing;
}

/**
 * The moves of routes before conflicts with other routes are checked. A file is judged when its proposals are first
 * read.
 */
export class Proposals implements Moves {
  readonly #routers: ReadonlyMap<string, readonly Router[]>;
  readonly #options: PlanOptions;
  readonly #mentions: Mentions;
  readonly #earlier: Earlier | null;
  readonly #byFile = new Map<string, FileProposals>();

  /** @param earlier the decisions of the plan for an earlier text of a file; null where there are none to reuse */
  constructor(routers: readonly Router[], options: PlanOptions, mentions: Mentions, earlier: Earlier | null = null) {
    this.#routers = groupBy(routers, ({ file }) => file);
    this.#options = options;
    this.#mentions = mentions;
    this.#earlier = earlier;
  }

  /** The files that register routes. */
  get files(): readonly string[] {
    return [...this.#routers.keys()];
  }

  /** The routers on which a file registers routes. */
  routersIn(file: string): readonly Router[] {
    return this.#routers.get(file) ?? [];
  }

  in(file: string): FileProposals {
    const known = this.#byFile.get(file);
    if (known) return known;
    const judged = this.routersIn(file)
      .flatMap((router) => judgeRoutes(router, this.#options, this.#mentions))
      .map((one) => asBefore(one, this.#earlier));
    const sharing = shareText(judged);
    const proposals = { judged, sharing, ...proposeMoves(judged, sharing, this.#options) };
    this.#byFile.set(file, proposals);
    return proposals;
  }

  get(route: Route): Move | undefined {
    return this.in(route.router.file).moves.get(route);
  }

  /** The move of a route, even where an obstacle of its own prevents it; undefined where there is none. */
  wantedBy(route: Route): Move | undefined {
    return this.get(route) ?? this.in(route.router.file).held.get(route);
  }
}

/** A route with the verdicts of the earlier plan, where there are any: its neighbours may have moved since. */
function asBefore(now: JudgedRoute, earlier: Earlier | null): JudgedRoute {
  const before = earlier?.of(now.route)?.judged;
  if (!earlier || !before) return now;
  const methods = now.methods.map((method, at) => {
    const known = before.methods[at];
    return known ? { ...method, verdict: known.verdict, page: known.page } : method;
  });
  return {
    ...now,
    methods,
    rewrites: before.rewrites,
    wanted: before.wanted,
    suggestion: before.suggestion,
    obstacles: before.obstacles.map((each) => earlier.placedNow(each)),
  };
}
