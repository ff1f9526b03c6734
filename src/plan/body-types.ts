import type { Caller } from '../model/caller.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Router } from '../model/router.ts';
import type { Withheld } from '../model/withheld.ts';
import { overlaps } from '../text/ranges.ts';
import { placeOf, type Callers } from './callers/callers.ts';
import type { Move } from './moves.ts';

/** The package with which a NestJS application runs on Fastify. */
const FASTIFY_ADAPTER = '@nestjs/platform-fastify';

/**
 * Why a GET cannot become another method: its requests have a Content-Type but no body, which Fastify rejects for other
 * methods. The header may be set by the call itself, or by a client or a function that sends other requests too.
 */
export function* refusedWithoutBody(
  { judged, candidate }: Move,
  callers: Callers,
  mentions: Mentions,
): Generator<Withheld> {
  const becomesOther = candidate.methods.some((method, at) => method === 'GET' && candidate.newMethods[at] !== method);
  if (!becomesOther || !refusesEmptyBodies(judged.route.router, mentions)) return;
  const requests = callers.of(judged).filter(isSent);
  if (requests.length === 0) return;
  for (const request of requests) {
    const { said } = request;
    const typed = 'client' in said ? said.typesBody : undefined;
    if (!typed) continue;
    const isOwn = typed.file === request.file && overlaps(typed.range, said.range);
    if (isOwn) yield { reason: 'stuck-caller', other: placeOf(request) };
    else if (!('inProcess' in said) || !said.inProcess)
      yield { reason: 'typed-body', other: { label: 'Content-Type', ...typed } };
  }
}

/**
 * Whether a router, or one that it is mounted on, rejects a request with a Content-Type and an empty body: the code of
 * a plugin does not show which server it runs on.
 */
export function refusesEmptyBodies(router: Router, mentions: Mentions, seen = new Set<Router>()): boolean {
  if (seen.has(router)) return false;
  seen.add(router);
  if (router.refusesEmptyBodies === true) return true;
  if (router.framework === 'nestjs' && mentions.imports(FASTIFY_ADAPTER)) return true;
  return router.mountedBy.some(({ parent }) => refusesEmptyBodies(parent, mentions, seen));
}

function isSent({ kind, said }: Caller): boolean {
  return kind === 'request' && 'client' in said && said.kind === 'request';
}
