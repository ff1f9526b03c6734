import type { Caller } from '../../model/caller.ts';
import type { IdentifierMove, IdentifierObstacle } from '../../model/identifier-move.ts';
import type { PlannedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Router } from '../../model/router.ts';
import type { Edit } from '../../model/text.ts';
import { overlap } from '../../text/edits.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import { addTo } from '../../text/grouping.ts';
import { callerSide } from './caller-side.ts';
import { pathSide } from './path-side.ts';
import { handlerSide } from './handler-side.ts';
import type { HandlerSide } from './identifier-side.ts';
import { sameRequests } from './same-requests.ts';

/** What the move of an identifier needs to know of a project. */
export interface IdentifierSources {
  readonly codes: HandlerCodes;
  readonly mentions: Mentions;
  readonly routers: readonly Router[];
}

/** Whether nothing but a missing identifier is known to keep a route from a rewrite. */
export function lacksIdentifier({ withheld }: PlannedRoute): boolean {
  return withheld?.reason === 'missing-identifier';
}

/**
 * The edits by which the identifier of a route moves from the body or the query into its path: the route and its
 * handler read a parameter, and all callers put the value into the URL. The address keeps its verb and its method, for
 * the plan to judge it as it then is.
 *
 * @returns all that is in the way, where something is
 */
export function moveIdentifier(
  planned: PlannedRoute,
  { codes, mentions, routers }: IdentifierSources,
): IdentifierMove | readonly IdentifierObstacle[] {
  const { route, judged } = planned;
  const found: IdentifierObstacle[] = [];
  for (const withheld of planned.obstacles())
    if (withheld.reason !== 'missing-identifier')
      found.push({ reason: 'plan', withheld, ...(withheld.other && { place: withheld.other }) });
  const other = sameRequests(route, routers);
  if (other) found.push(other);
  const side = handlerSide(judged, codes, mentions);
  if ('reason' in side) return [side, ...found];
  const own = moveBy(planned, side, codes, found);
  if ('edits' in own || !side.numbered || own.some((each) => !isOfText(each, side))) return own;
  // Where all requests send a number, the handler makes one of the text.
  const asNumber = { asNumber: null, textObstacle: null, wantsNumber: true, edits: side.numbered };
  const numbered = planned.callers.some(isRequest) ? moveBy(planned, { ...side, ...asNumber }, codes, found) : own;
  return 'edits' in numbered ? numbered : own;
}

/** Whether an obstacle is that a handler does not get a number. */
function isOfText(obstacle: IdentifierObstacle, side: HandlerSide): boolean {
  return obstacle.reason === 'number' || obstacle === side.textObstacle;
}

/** The edits of a route with its handler and all callers, or what is in the way. */
function moveBy(
  { route, judged, callers }: PlannedRoute,
  side: HandlerSide,
  codes: HandlerCodes,
  before: readonly IdentifierObstacle[],
): IdentifierMove | readonly IdentifierObstacle[] {
  const found = [...before, ...(side.textObstacle ? [side.textObstacle] : [])];
  const edits = new Map<string, Edit[]>();
  for (const edit of side.edits) addTo(edits, side.file, edit);
  for (const { file, edits: own } of side.others) for (const edit of own) addTo(edits, file, edit);
  const path = pathSide(judged, side.parameter, codes);
  if ('reason' in path) found.push(path);
  else addTo(edits, route.router.file, path);
  found.push(...addCallers(callers, side, codes, edits));
  if (side.asNumber && !callers.some(isRequest))
    found.push({ reason: 'number', place: { file: side.file, range: side.asNumber } });
  if (found.length > 0) return found;
  return [...edits.values()].some(overlap) ? [{ reason: 'overlap' }] : { route, edits, callers: callers.length };
}

function addCallers(
  callers: readonly Caller[],
  side: HandlerSide,
  codes: HandlerCodes,
  edits: Map<string, Edit[]>,
): readonly IdentifierObstacle[] {
  return callers.flatMap((caller) => {
    const answer = callerSide(caller, side, codes);
    if ('reason' in answer) return [answer];
    for (const { file, edits: own } of answer) for (const edit of own) addTo(edits, file, edit);
    return [];
  });
}

function isRequest({ kind }: Caller): boolean {
  return kind === 'request';
}
