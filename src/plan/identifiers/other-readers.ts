import { EVERY_FIELD } from '../../facts/read-bodies.ts';
import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Route } from '../../model/router.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { HandlerCode, HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import { CallSites } from './call-sites.ts';
import { checksBefore } from './checks-before.ts';

/** A route with its handler. */
export interface Answered {
  readonly route: Route;
  readonly handler: HandlerCode;
  readonly codes: HandlerCodes;
}

/** What else reads or writes the field of the requests of a route, or calls its handler; null where nothing does. */
export function otherReader(answered: Answered, carrier: Carrier, field: string): IdentifierObstacle | null {
  const { route, handler, codes } = answered;
  if (handler.isShared) return { reason: 'shared-handler', place: { file: handler.file, range: handler.code.range } };
  const [start, end] = handler.code.range;
  const isInside = (file: string, at: number): boolean => file === handler.file && start <= at && at <= end;
  const outside = codes
    .readsOf(route)
    .find((each) => each.carrier === carrier && !isInside(each.place.file, each.place.range[0]));
  if (outside) return { reason: 'middleware', place: outside.place };
  const hook = codes
    .readsOfHooks(route)
    .find((each) => each.carrier === carrier && (each.field === field || each.field === EVERY_FIELD));
  if (hook) return { reason: 'middleware', place: hook.place };
  return checksBefore(handler, codes, route) ?? callOf(answered);
}

/** A call of a handler by somebody else than its router, such as a test of it alone. */
function callOf({ handler: { name, file }, codes, route }: Answered): IdentifierObstacle | null {
  if (name === null) return null;
  const least = route.router.framework === 'koa' ? 1 : 2;
  let found: IdentifierObstacle | null = null;
  for (const { terms, file: calling } of codes.callersOf(file)) {
    const calls = CallSites.of(terms);
    new TermWalk(({ term }) => {
      if (term.kind !== 'call' || term.args.length < least || calls.nameOf(term.callee) !== name) return;
      if (term.args.every(({ value }) => value.kind !== 'function'))
        found ??= { reason: 'shared-handler', place: { file: calling, range: term.range } };
    }).statements(terms.body);
  }
  return found;
}
