import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { ProjectView } from '../project/view.ts';
import { MOVING } from '../rule-names.ts';
import type { Range } from '../model/text.ts';

/** The rules whose options specify what becomes of routes, and what collections are called. */
const OF_MOVES = [...MOVING];
const OF_NAMES: readonly ViolationKind[] = ['singular'];

/** Where a comment holds that configures a rule for its file, wherever that is. */
const START: Range = [0, 0];

/**
 * Which places of a project stay as they are because a comment says so: it suppresses a report there, or gives the
 * rules of its file options that the plan of another file does not have. A request stays as well where one of the rules
 * is off by which it would move.
 *
 * @param idOf the name by which comments call a rule
 */
export function heldPlaces(view: ProjectView, idOf: (kind: ViolationKind) => string): PlanOptions['isSuppressed'] {
  const isOff = (kind: ViolationKind, file: string): boolean => view.isSuppressed(idOf(kind), file, START);
  return (kind, file, range) =>
    view.isSuppressed(idOf(kind), file, range) ||
    (kind === 'singular' ? OF_NAMES : OF_MOVES).some((each) => view.isConfigured(idOf(each), file)) ||
    (kind === 'request' && OF_MOVES.some((each) => isOff(each, file)));
}
