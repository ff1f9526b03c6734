import type { Route, Router } from '../../routes/model.ts';
import type { PlanInput } from '../plan.ts';

/**
 * Knows which servers a file is a part of. A server does not ask itself over the network: who stands in front of others asks them for the
 * addresses that it has itself.
 */
export class OwnServers {
  readonly #isPartOf: PlanInput['isPartOf'];
  readonly #programs = new Map<Router, ReadonlySet<string>>();

  constructor(isPartOf: PlanInput['isPartOf']) {
    this.#isPartOf = isPartOf;
  }

  /** Whether a file is a part of the server that answers a route. */
  have(file: string, { router }: Route): boolean {
    const known = this.#programs.get(router) ?? programsOf(router);
    this.#programs.set(router, known);
    return [...known].some((program) => this.#isPartOf(file, program));
  }
}

/** The files of a router and of those that lead to it. */
function programsOf(router: Router): ReadonlySet<string> {
  const above = new Set([router]);
  for (const each of above) for (const { parent } of each.mountedBy) above.add(parent);
  return new Set([...above].map(({ file }) => file));
}
