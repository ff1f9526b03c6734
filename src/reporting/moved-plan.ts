import { mayHoldIdentifiers } from './moving-identifiers.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import { composedPlan } from '../plan/identifiers/composed-plan.ts';
import { moveIdentifiers, type Movable, type PlannedProject } from '../plan/identifiers/move-identifiers.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Project } from '../project/project.ts';
import type { ProjectView } from '../project/view.ts';

/** A file as it is linted, in its project. */
export interface LintedInProject {
  readonly file: string;
  readonly text: string;
  readonly project: Project;
  /** The options of a plan of a state of the project. */
  readonly optionsFor: (view: ProjectView) => PlanOptions;
  /** Whether a file is certainly linted in the same run. */
  readonly isLintedNow: (file: string) => boolean;
}

/**
 * The plan for a project with the identifiers that move into paths, for each file as it is. As nothing shows later
 * which requests have to follow, all files that an identifier changes have to be fixed in the same run.
 */
export function movedPlan(view: ProjectView, plan: Plan, linted: LintedInProject): Plan {
  const { file, text, project, optionsFor, isLintedNow } = linted;
  const options = optionsFor(view);
  const { isReported, areFixedTogether, isFixed } = options;
  const textOf = (each: string): string | null => (each === file ? text : project.textOf(each));
  const movable: Movable<PlannedProject> = {
    state: { view, plan },
    textOf,
    stateWith: (texts) => {
      const next = project.viewOf(new Map([[file, text], ...texts]));
      return { view: next, plan: makePlan(next, optionsFor(next)) };
    },
    reaches: ({ route: { router }, edits }) => {
      const files = [...edits.keys()];
      const areLinted = files.length === 1 || files.every(isLintedNow);
      // A file that the first look leaves out is not reported.
      const isFixedToo = (each: string): boolean =>
        areFixedTogether(router.file, each) && isFixed(each) && mayHoldIdentifiers(textOf(each) ?? '');
      return areLinted && isReported('verb') && files.every(isFixedToo);
    },
  };
  return composedPlan({ project: movable, moved: moveIdentifiers(movable), options });
}
