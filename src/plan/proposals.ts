import type { Route, Router } from '../routes/model.ts';
import { groupBy } from '../text/grouping.ts';
import { judgeRoutes, type JudgedRoute } from './judge-routes.ts';
import { proposeMoves, shareText, type Move, type Moves, type Sharing } from './moves.ts';
import type { PlanOptions, Withheld } from './plan.ts';

/** What the routes of one file ask for by themselves. */
export interface FileProposals {
  readonly judged: readonly JudgedRoute[];
  readonly sharing: Sharing;
  readonly moves: ReadonlyMap<Route, Move>;
  /** Why the others do not move. */
  readonly withheld: ReadonlyMap<Route, Withheld>;
}

/** What routes ask for before anybody else is heard, file by file: a file is judged when it is asked for. */
export class Proposals implements Moves {
  readonly #routers: ReadonlyMap<string, readonly Router[]>;
  readonly #options: PlanOptions;
  readonly #byFile = new Map<string, FileProposals>();

  constructor(routers: readonly Router[], options: PlanOptions) {
    this.#routers = groupBy(routers, ({ file }) => file);
    this.#options = options;
  }

  /** The files that register routes. */
  get files(): readonly string[] {
    return [...this.#routers.keys()];
  }

  /** The routers that a file registers on. */
  routersIn(file: string): readonly Router[] {
    return this.#routers.get(file) ?? [];
  }

  in(file: string): FileProposals {
    const known = this.#byFile.get(file);
    if (known) return known;
    const judged = this.routersIn(file).flatMap((router) => judgeRoutes(router, this.#options));
    const sharing = shareText(judged);
    const withheld = new Map<Route, Withheld>();
    const moves = proposeMoves(judged, sharing, this.#options, withheld);
    const proposals = { judged, sharing, moves, withheld };
    this.#byFile.set(file, proposals);
    return proposals;
  }

  get(route: Route): Move | undefined {
    return this.in(route.router.file).moves.get(route);
  }
}
