import type { Project } from '../project/project.ts';
import { callerFiles } from './caller-files.ts';
import { fixed, fixesOf } from './fixes.ts';
import { Plans } from './plans.ts';

/** How many times ESLint fixes a file in one run, at most. */
const MOST_PASSES = 10;

/** The state of a project after some fixes. */
export interface FixedProject {
  /** The texts of the files that differ from the disk, by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** The plans for this state. */
  readonly plans: Plans;
}

/**
 * Fixes a project in memory: each pass is planned again on the texts of the one before, as `eslint --fix` does, because
 * several rules may change one address.
 *
 * @param start the project as it is, or with the identifiers of items moved into paths
 * @throws StuckDocument for a document whose operations cannot all move together
 */
export function fixedProject(project: Project, start: FixedProject): FixedProject {
  const texts = new Map(start.texts);
  let last = start.plans;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const fixes = fixesOf(last, callerFiles(project.sources, last));
    if (fixes.size === 0) break;
    for (const [file, own] of fixes) {
      const text = texts.get(file) ?? project.textOf(file);
      if (text !== null) texts.set(file, fixed(text, own));
    }
    last = new Plans(project.viewOf(texts), start.plans.choice, start.plans.isHeldDocument);
  }
  return { texts, plans: last };
}
