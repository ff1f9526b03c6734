import { nameIn, projectAround, targetOf } from '../target.ts';
import type { Task } from '../arguments.ts';
import { choose, type Choice } from '../choice.ts';
import { StuckDocument } from '../fixes.ts';
import { moveAll, type Identifiers } from '../moved-identifiers.ts';
import { takeInventory } from '../inventory.ts';
import { fixedProject, type FixedProject, outcomeOf } from '../passes.ts';
import { plainText, Progress, type Streams } from '../terminal.ts';
import { readProject, type ReadProject } from '../read-project.ts';
import { UsageError } from '../usage-error.ts';
import { type ChangedFile, changedFiles, unifiedDiff } from './changed-files.ts';
import { uncommittedFiles } from './git-tree.ts';
import { restoreInterrupted, writeFiles } from './write-files.ts';
import { groupBy } from '../../text/grouping.ts';
import type { Inventory, ListedRoute } from '../listed-route.ts';
import { changeTexts, counted, isListedInPlan, obstacleTexts, routeText } from '../wording.ts';

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
  const { project, plans, identifiers, fixed } = fixedFolder(folder, choice, progress);
  const outcome = outcomeOf(plans.view.routers, fixed.plans.view.routers);
  const inventory = takeInventory({ plans, files: project.sources, outcome, identifiers }, nameOf);
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
): Pick<ReadProject, 'project' | 'plans'> & {
  readonly identifiers: Identifiers | null;
  readonly fixed: FixedProject;
} {
  const { project, plans } = readProject('fix', folder, choice, progress, held);
  progress.say('Planning the changes');
  try {
    const identifiers = choice.settings.identifiers === 'path' ? moveAll(project, plans) : null;
    const start = identifiers ?? { texts: new Map<string, string>(), plans };
    return { project, plans, identifiers, fixed: fixedProject(project, start) };
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

/** Whether changes are made, and by which configuration of ESLint. */
interface Mode {
  readonly isWriting: boolean;
  readonly config: string | null;
}

/**
 * The report of `fix`: the routes that were rewritten or would be, those that a document prevents from it, and totals.
 */
function fixReport({ routes }: Inventory, changes: readonly ChangedFile[], mode: Mode): string {
  const shown = routes.flatMap((route) => {
    const text = fateOf(route);
    return text === null ? [] : [{ route, text }];
  });
  const lines = [...groupBy(shown, ({ route }) => route.file)].flatMap(([file, own]) => [
    plainText(file),
    ...own.map(({ route, text }) => `  ${String(route.line)}:${String(route.column)}  ${plainText(text)}`),
    '',
  ]);
  return [...lines, ...totals(routes, changes, mode)].map((line) => `${line}\n`).join('');
}

/**
 * What `fix` does with a route: its rewrite, or the document that prevents one; null for other routes. `plan` does not
 * report such documents, because it leaves all documents as they are.
 */
function fateOf(route: ListedRoute): string | null {
  const change = changeTexts(route);
  if (change) return change.join(' → ');
  const held = isListedInPlan(route) ? route.obstacles.filter(({ reason }) => reason === 'stuck-document') : [];
  return held.length === 0 ? null : `${routeText(route)} unchanged: ${obstacleTexts(held).join()}`;
}

function totals(
  routes: Inventory['routes'],
  changes: readonly ChangedFile[],
  { isWriting, config }: Mode,
): readonly string[] {
  const rewritten = counted(routes.filter(({ rewrite }) => rewrite).length, 'route');
  const held = routes.filter((route) => isListedInPlan(route) && !route.rewrite).length;
  const files = counted(changes.length, 'file');
  const done = isWriting ? `${rewritten} rewritten, ${files} changed.` : `${rewritten} to rewrite, ${files} to change.`;
  const plan = `restful-routes plan${config === null ? '' : ` --config ${plainText(config)}`}`;
  return [
    changes.length === 0 ? 'Nothing to change.' : done,
    ...(held > 0 ? [`${counted(held, 'route')} reported and unchanged: '${plan}' gives the reasons.`] : []),
  ];
}
