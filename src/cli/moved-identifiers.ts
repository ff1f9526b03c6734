import { moveIdentifiers, type MovedIdentifiers, type PlannedProject } from '../plan/identifiers/move-identifiers.ts';
import type { Project } from '../project/project.ts';
import { Plans } from './plans.ts';

/** A state of a project with its plans. */
interface State extends PlannedProject {
  readonly plans: Plans;
}

/** The result of moving identifiers into the paths of routes that have none, with the plans of the project then. */
export interface Identifiers extends Omit<MovedIdentifiers<State>, 'state'> {
  readonly plans: Plans;
}

/**
 * Moves the identifiers of items into the paths of routes.
 *
 * @param plans the plans of the files on disk
 */
export function moveAll(project: Project, plans: Plans): Identifiers {
  const { view, choice, isHeldDocument } = plans;
  // A document that names a route would have to describe its new parameter too.
  const first = isHeldDocument ? new Plans(view, choice) : plans;
  const {
    state: { plans: then },
    ...found
  } = moveIdentifiers<State>({
    state: { view, plan: first.moves, plans },
    textOf: (file) => project.textOf(file),
    stateWith: (texts) => {
      const next = new Plans(project.viewOf(texts), choice, isHeldDocument);
      return { view: next.view, plan: next.moves, plans: next };
    },
    reaches: ({ edits }) => [...edits.keys()].every((file) => choice.reach.covers(file, file)),
  });
  return { ...found, plans: then };
}
