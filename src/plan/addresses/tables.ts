import type { Router } from '../../model/router.ts';
import { layOut, type Layout, type ReadingsOf } from './layout.ts';

/** All tables of a project, and the tables that contain each router. */
export class Tables {
  readonly layouts: readonly Layout[];
  readonly #byRouter = new Map<Router, Layout[]>();

  constructor(routers: readonly Router[], readingsOf?: ReadingsOf) {
    const layouts: Layout[] = [];
    const tops = [
      ...routers.filter((router) => router.mountedBy.length === 0),
      ...routers.filter((router) => router.mountedBy.length > 0),
    ];
    for (const top of tops) {
      if (this.#byRouter.has(top)) continue;
      const layout = layOut(top, readingsOf);
      layouts.push(layout);
      for (const router of routersBelow(top)) this.#byRouter.set(router, [...this.holding(router), layout]);
    }
    this.layouts = layouts;
  }

  /** The tables that contain a router: one for each top router that reaches it through mounts. */
  holding(router: Router): readonly Layout[] {
    return this.#byRouter.get(router) ?? [];
  }
}

function routersBelow(top: Router): ReadonlySet<Router> {
  const reached = new Set([top]);
  for (const router of reached) {
    for (const entry of router.entries) if (entry.kind === 'mount' && entry.child) reached.add(entry.child);
  }
  return reached;
}
