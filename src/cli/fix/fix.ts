import { nameIn, projectAround, targetOf } from '../target.ts';
import type { Task } from '../arguments.ts';
import { choose, type Choice } from '../choice.ts';
import { StuckDocument } from '../fixes.ts';
import { moveIdentifiers, type Identifiers } from '../moved-identifiers.ts';
import { takeInventory } from '../inventory.ts';
import { fixedProject, type FixedProject, outcomeOf } from '../passes.ts';
import { plainText, Progress, type Streams } from '../terminal.ts';
import { readProject, type ReadProject } from '../read-project.ts';
import { UsageError } from '../usage-error.ts';
import { type ChangedFile, changedFiles, unifiedDiff } from './changed-files.ts';
import { uncommittedFiles } from './git-tree.ts';
import { fixReport } from './fix-report.ts';
import { restoreInterrupted, writeFiles } from './write-files.ts';

/**
 * Carries out a whole plan: changes routes, requests and comments in all files of a folder, or nothing at all.
 *
 * @returns the exit code: 0, or 1 where `--check` finds a change to make
 * @throws UsageError where the changes cannot be made
 */
export async function fix(task: Task, { stdout, stderr }: Streams): Promise<0 | 1> {
  const target = targetOf(task.paths);
  if (target.files) throw new UsageError("'fix' takes a folder: a route moves together with its callers.");
  const { folder } = target;
  const isWriting = !task.dryRun && !task.check;
  const nameOf = (file: string): string => nameIn(folder, file);
  if (isWriting) {
    const restored = restoreInterrupted(folder).map(nameOf);
    if (restored.length > 0)
      stderr.write(`An earlier run was interrupted. Undone in ${plainText(restored.join(', '))}.\n`);
  }
  const choice = await choose(task, folder, projectAround(folder)?.root);
  const progress = new Progress(stderr);
  const { plans, calling, identifiers, fixed } = fixedFolder(folder, choice, progress);
  const outcome = outcomeOf(plans.view.routers, fixed.plans.view.routers);
  const inventory = takeInventory({ plans, files: calling, outcome, identifiers }, nameOf);
  const changes = changedFiles(fixed.texts, nameOf);
  progress.clear();
  if (task.failOnEmpty && inventory.routes.length === 0) throw new UsageError('No routes found.');
  if (isWriting && changes.length > 0) {
    if (!task.force) checkCommitted(folder, changes, nameOf);
    writeFiles(changes, folder);
  }
  stdout.write(task.dryRun ? unifiedDiff(changes, nameOf) : fixReport(inventory, changes, { isWriting, ...choice }));
  return task.check && changes.length > 0 ? 1 : 0;
}

/** A project with everything fixed; a document whose operations cannot all move together stays, with its routes. */
function fixedFolder(
  folder: string,
  choice: Choice,
  progress: Progress,
  held: ReadonlySet<string> = new Set(),
): Pick<ReadProject, 'plans' | 'calling'> & {
  readonly identifiers: Identifiers | null;
  readonly fixed: FixedProject;
} {
  const { project, plans, calling } = readProject('fix', folder, choice, progress, held);
  progress.say('Planning the changes');
  try {
    const identifiers = choice.settings.identifiers === 'path' ? moveIdentifiers(project, plans) : null;
    const start = identifiers ?? { texts: new Map<string, string>(), plans };
    return { plans, calling, identifiers, fixed: fixedProject(project, start) };
  } catch (error) {
    if (error instanceof StuckDocument && !held.has(error.file))
      return fixedFolder(folder, choice, progress, new Set([...held, error.file]));
    throw error;
  }
}

/** How many files are named at most. */
const MOST_NAMES = 3;

/** @throws UsageError where git could not undo the changes */
function checkCommitted(folder: string, changes: readonly ChangedFile[], nameOf: (file: string) => string): void {
  const uncommitted = uncommittedFiles(
    folder,
    changes.map(({ file }) => file),
  );
  if (uncommitted.length === 0) return;
  const names = uncommitted.slice(0, MOST_NAMES).map(nameOf).join(', ');
  const more = uncommitted.length > MOST_NAMES ? ` and ${String(uncommitted.length - MOST_NAMES)} more` : '';
  throw new UsageError(`Commit or stash your changes first (${names}${more}), or use --force. No file was changed.`);
}
