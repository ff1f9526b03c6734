import type { Caller } from '../model/caller.ts';
import type { FilePlace } from '../model/file-place.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { TypedBody } from '../model/request.ts';
import type { Router } from '../model/router.ts';
import type { Withheld } from '../model/withheld.ts';
import { placeOf, type Callers } from './callers/callers.ts';
import type { Move } from './moves.ts';

/** What lets an application of NestJS run on Fastify. */
const FASTIFY_ADAPTER = '@nestjs/platform-fastify';

/**
 * Why a GET cannot become another method: it says the type of a body, and has none, which Fastify refuses. Its own call
 * may say that, or a client or a function that sends it and others.
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
  for (const typed of mentions.typedBodies()) {
    const sender = senderOf(typed, callers);
    if (sender && requests.includes(sender)) yield { reason: 'stuck-caller', other: placeOf(sender) };
    if (!sender && requests.some(({ said }) => !('inProcess' in said) || !said.inProcess))
      yield { reason: 'typed-body', other: { label: 'Content-Type', file: typed.file, range: typed.range } };
  }
}

function refusesEmptyBodies({ refusesEmptyBodies, framework }: Router, mentions: Mentions): boolean {
  return refusesEmptyBodies === true || (framework === 'nestjs' && mentions.imports(FASTIFY_ADAPTER));
}

/** The request to a route that alone has a header; null where others may have it. */
function senderOf({ file, calls }: TypedBody & FilePlace, callers: Callers): Caller | null {
  if (calls.length === 0) return null;
  const isOne = ({ said, routes }: Caller): boolean =>
    routes.length > 0 && calls.some(([start, end]) => said.range[0] === start && said.range[1] === end);
  return callers.in(file).find((caller) => isSent(caller) && isOne(caller)) ?? null;
}

function isSent({ kind, said }: Caller): boolean {
  return kind === 'request' && 'client' in said && said.kind === 'request';
}
