import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { ProjectView } from '../project/view.ts';
import { MOVING } from '../rule-names.ts';
import type { Range } from '../model/text.ts';

/** The rules whose options decide what becomes of routes, and those whose options decide the names of collections. */
const OF_MOVES = [...MOVING];
const OF_NAMES: readonly ViolationKind[] = ['singular'];

/** Any place of a file: a comment that configures a rule applies to the whole file, wherever it is. */
const START: Range = [0, 0];

/**
 * Returns a check whether a place stays as it is because of a comment: one that suppresses a report there, or one that
 * gives the rules options for its file which the plan of another file does not have. A request also stays where a rule
 * that would move it is switched off for its file.
 *
 * @param idOf returns the name of a rule in comments
 */
export function heldPlaces(view: ProjectView, idOf: (kind: ViolationKind) => string): PlanOptions['isSuppressed'] {
  const isOff = (kind: ViolationKind, file: string): boolean => view.isSuppressed(idOf(kind), file, START);
  return (kind, file, range) =>
    view.isSuppressed(idOf(kind), file, range) ||
    (kind === 'singular' ? OF_NAMES : OF_MOVES).some((each) => view.isConfigured(idOf(each), file)) ||
    (kind === 'request' && OF_MOVES.some((each) => isOff(each, file)));
}
