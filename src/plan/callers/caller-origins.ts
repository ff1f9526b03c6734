import type { Route, Router } from '../../model/router.ts';
import { routersAbove } from '../../routes/routers-above.ts';
import type { PlanInput } from '../../model/plan-input.ts';
import type { Request } from '../../model/request.ts';
import { hostOf } from '../addresses/request-path.ts';
import type { FileCallers } from '../../model/caller.ts';
import type { Path } from '../../model/path.ts';
import { is } from '../../words/entries.ts';
import { singular } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';

/**
 * Finds the servers that a file is a part of. A server does not send requests to itself over the network, except to its
 * own port: a gateway may forward requests to another server with the same addresses.
 */
export class OwnServers {
  readonly #input: Pick<PlanInput, 'isPartOf' | 'listensOn'>;
  readonly #programs = new Map<Router, ReadonlySet<string>>();

  constructor(input: Pick<PlanInput, 'isPartOf' | 'listensOn'>) {
    this.#input = input;
  }

  /**
   * Whether a request of a file to a host may reach a route: one of another server, or one of its own server if this
   * listens on the port.
   *
   * @param port the port of this machine that the request goes to; null for any other host
   */
  mayAsk(file: string, { router }: Route, port: string | null): boolean {
    const known = this.#programs.get(router) ?? programsOf(router);
    this.#programs.set(router, known);
    const programs = [...known];
    if (!programs.some((program) => this.#input.isPartOf(file, program))) return true;
    return port !== null && programs.some((program) => this.#input.listensOn(program, port));
  }
}

/** The files of a router and of the routers above it. */
function programsOf(router: Router): ReadonlySet<string> {
  return new Set([...routersAbove(router)].map(({ file }) => file));
}

/**
 * The callers of a file, where the requests to the configured hosts of the server are marked as requests to it.
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

/**
 * Whether services outside of the project may call a route, since these are configured with its address:
 * `POST /webhooks/create`, `/stripe-webhook/update/:id`. The segment with the verb is ignored, since it may only name
 * the subject: `POST /createWebhook` is an API like any other.
 */
export function isCalledFromOutside({ route, path, methods }: JudgedRoute): boolean {
  const verbs = new Set(methods.flatMap(({ verdict }) => verdict.verbs.map(({ segment }) => segment)));
  const beside: Path = { ...path, segments: path.segments.filter((_, at) => !verbs.has(at)) };
  return [beside, ...addressesOf(route.router)].some(saysOutside);
}

export function saysOutside({ segments }: Path): boolean {
  return segments.some(
    (segment) =>
      segment.kind === 'static' && splitWords(segment.value).some(({ text }) => is(singular(text), 'outside')),
  );
}
