import type { Move, Occupant } from './route-move.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import { sameShape } from '../../paths/shape.ts';
import { prefixRelates, relate, type Relation } from '../../paths/compare.ts';
import { changesPrefixParameter } from './passage-conflict.ts';
import { answersAll } from '../clashes/answers.ts';
import { simplePattern } from '../../text/simple-pattern.ts';
import { samplesOf, textOf } from '../addresses/addresses.ts';
import type { Path } from '../../model/path.ts';
import { methodsMeet } from './route-conflict.ts';

/**
 * Whether a request of a route passes another one first today, which passes it on and would not see it any more:
 * `app.all('/delete/*', requireLogin)` before `app.delete('/delete/:id', ...)`. A route for OPTIONS next to it answers
 * its preflights.
 */
export function guardConflict(move: Move, occupant: Occupant): WithheldReason | null {
  if (occupant.placed.order > move.placed.order) return null;
  if (!occupant.path)
    return mayMatch(move, occupant) && !methodsMeet(move.candidate.newMethods, occupant.methods) ? 'shadow' : null;
  if (occupant.methods?.includes('OPTIONS') && sameShape(occupant.path, move.from)) return 'middleware';
  if (!methodsMeet(move.candidate.methods, occupant.methods)) return null;
  const before = relate(occupant.path, move.from);
  const isPassed = before === 'covers' || before === 'same' || (before !== 'disjoint' && mayPassOn(occupant));
  if (!isPassed) return null;
  const after = relate(occupant.path, move.to);
  const stays = methodsMeet(move.candidate.newMethods, occupant.methods) && (after === 'covers' || after === 'same');
  if (stays) return mayAskParameters(occupant) && changesPrefixParameter(occupant.path, move) ? 'middleware' : null;
  return occupant.methods === null ? 'middleware' : 'shadow';
}

/**
 * Whether an entry after a route that is rewritten, which does not move itself, gets requests through the route today,
 * and would not any more: a guard of another address (`app.post('/delete/:id', requireLogin)` before
 * `app.post('/delete/all', ...)`), or a handler that calls `next`.
 */
export function desertion(
  { candidate: { route, methods, newMethods }, placed, from, to }: Move,
  later: Occupant,
): WithheldReason | null {
  const { handler, router } = route;
  if (router.precedence === 'specificity' || later.placed.order < placed.order || !methodsMeet(methods, later.methods))
    return null;
  const meets = relationTo(later);
  const before = meets(from);
  const isGuarded =
    (before === 'same' || before === 'covered') && handler.passesOn !== false && !answersAll(handler, false);
  const isHandedOn = before !== 'disjoint' && (handler.passesOn === true || handler.skips === true);
  if (!isGuarded && !isHandedOn) return null;
  const after = methodsMeet(newMethods, later.methods) ? meets(to) : 'disjoint';
  if (after === 'same' || after === 'covers') return null;
  return isGuarded ? 'middleware' : 'shadow';
}

/**
 * Whether a route with a regular expression, or without a path that could be read, may pass on requests of another one.
 */
function mayMatch({ candidate, from }: Move, { methods, placed: { entry, prefix } }: Occupant): boolean {
  if (entry.kind !== 'route' || entry.handler.passesOn === false || !methodsMeet(candidate.methods, methods))
    return false;
  if (entry.pathKind !== 'regexp') return entry.handler.passesOn === true;
  const pattern = entry.pattern === undefined || prefix !== '' ? null : simplePattern(entry.pattern, 'i');
  return pattern === null || samplesOf(textOf(from)).some((address) => pattern.test(address));
}

/** How what is later meets an address; what has no path that could be read may meet any. */
function relationTo({ placed: { entry }, path }: Occupant): (address: Path) => Relation {
  if (!path) return () => 'overlaps';
  return entry.kind === 'route' ? (address) => relate(path, address) : (address) => prefixRelates(path, address);
}

/** Whether a route that may hand a request on asks what the parameters of its path specify. */
function mayAskParameters({ placed: { entry } }: Occupant): boolean {
  return entry.kind === 'route' && entry.handler.passesOn !== false && entry.handler.parameterUses?.length !== 0;
}

function mayPassOn({ methods, placed: { entry } }: Occupant): boolean {
  return methods === null || (entry.kind === 'route' && entry.handler.passesOn === true);
}
