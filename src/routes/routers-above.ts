import type { Router } from '../model/router.ts';

/** A router and all that it is mounted on, in however many steps. */
export function routersAbove(router: Router): ReadonlySet<Router> {
  const above = new Set([router]);
  // A set is walked with what is added to it meanwhile.
  for (const each of above) for (const { parent } of each.mountedBy) above.add(parent);
  return above;
}
