import type { Route, Router } from '../../model/router.ts';
import { routersAbove } from '../../routes/routers-above.ts';
import type { PlanInput } from '../../model/plan-input.ts';
import type { Request } from '../../model/request.ts';
import { hostOf } from '../addresses/request-path.ts';
import type { FileCallers } from '../../model/caller.ts';

/**
 * Knows which servers a file is a part of. A server does not ask itself over the network, unless it specifies its own
 * port: who is in front of others asks them for the addresses that it has itself.
 */
export class OwnServers {
  readonly #input: Pick<PlanInput, 'isPartOf' | 'listensOn'>;
  readonly #programs = new Map<Router, ReadonlySet<string>>();

  constructor(input: Pick<PlanInput, 'isPartOf' | 'listensOn'>) {
    this.#input = input;
  }

  /**
   * Whether what a file asks a host for may be a route: that of another server, or of its own at the port that this
   * listens on.
   *
   * @param port the port of this machine that the file asks; null for any other host
   */
  mayAsk(file: string, { router }: Route, port: string | null): boolean {
    const known = this.#programs.get(router) ?? programsOf(router);
    this.#programs.set(router, known);
    const programs = [...known];
    if (!programs.some((program) => this.#input.isPartOf(file, program))) return true;
    return port !== null && programs.some((program) => this.#input.listensOn(program, port));
  }
}

/** The files of a router and of those that resolve to it. */
function programsOf(router: Router): ReadonlySet<string> {
  return new Set([...routersAbove(router)].map(({ file }) => file));
}

/**
 * What a file states about endpoints, where a user specifies at which hosts the server is: requests to them are
 * requests to it.
 *
 * @param hosts in lower case
 */
export function atOwnHosts(callers: FileCallers, hosts: ReadonlySet<string>): FileCallers {
  if (hosts.size === 0) return callers;
  const marked = new Map(
    callers.requests.map((request): [Request, Request] => [
      request,
      hosts.has(hostOf(request) ?? '') ? { ...request, isAtOwnHost: true } : request,
    ]),
  );
  return {
    ...callers,
    requests: [...marked.values()],
    expectingNothing: new Set([...callers.expectingNothing].map((request) => marked.get(request) ?? request)),
  };
}
