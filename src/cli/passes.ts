import type { Project } from '../project/project.ts';
import { callerFiles } from './caller-files.ts';
import { fixed, fixesOf } from './fixes.ts';
import { Plans } from './plans.ts';

/** How often ESLint fixes a file in one run. */
const MOST_PASSES = 10;

/** A project with everything fixed that the rules fix. */
export interface FixedProject {
  /** The texts of the files that change, by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is planned for them. */
  readonly plans: Plans;
}

/**
 * Fixes a project in memory: each pass is planned anew on the texts of the one before, as `eslint --fix` does, because
 * several rules may change one address.
 *
 * @param plans the plans of the files on disk
 * @param files the files whose callers count there
 * @throws StuckDocument for a document whose operations cannot all move together
 */
export function fixedProject(project: Project, plans: Plans, files: readonly string[]): FixedProject {
  const texts = new Map<string, string>();
  let last = plans;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const fixes = fixesOf(last, pass === 0 ? files : callerFiles(project.sources, last));
    if (fixes.size === 0) break;
    for (const [file, own] of fixes) {
      const text = texts.get(file) ?? project.textOf(file);
      if (text !== null) texts.set(file, fixed(text, own));
    }
    last = new Plans(project.viewOf(texts), plans.choice, plans.isHeldDocument);
  }
  return { texts, plans: last };
}
