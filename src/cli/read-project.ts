import { Project } from '../project/project.ts';
import { isIn } from '../project/root.ts';
import { reachBelow } from '../reporting/lint-coverage.ts';
import type { Command } from './arguments.ts';
import type { Choice } from './choice.ts';
import { Plans } from './plans.ts';
import type { Progress } from './terminal.ts';
import { projectAround, type Around } from './target.ts';

/** A project that was read, with what is planned for it. */
export interface ReadProject {
  readonly project: Project;
  readonly plans: Plans;
  /** The larger project that the folder is a part of; null where there is none, or where that does not matter. */
  readonly around: Around | null;
}

/**
 * Reads the project around a folder and plans what becomes of its routes, as the rules do file by file. `fix` changes
 * no file outside of its folder, so what is called from there stays.
 *
 * @param folder an absolute path
 * @param heldDocuments the documents that `fix` leaves as they are, besides those outside of the folder
 */
export function readProject(
  command: Command,
  folder: string,
  choice: Choice,
  progress: Progress,
  heldDocuments: ReadonlySet<string> = new Set(),
): ReadProject {
  const { accounting, registrars, project: narrowed } = choice.settings;
  const { include, exclude } = typeof narrowed === 'object' ? narrowed : {};
  const found = command !== 'list' && narrowed === 'auto' ? projectAround(folder) : null;
  const around = found && command === 'fix' ? { ...found, runsIn: folder } : found;
  const project = Project.at(around?.root ?? folder, {
    accounting,
    registrars,
    ...(include && { include }),
    ...(exclude && { exclude }),
  });
  const view = project.view(progress.onFile);
  progress.say('Judging the routes');
  const reach = around ? reachBelow(choice.reach, around.runsIn) : choice.reach;
  const isHeldDocument = (file: string): boolean => heldDocuments.has(file) || !isIn(file, folder);
  const plans = new Plans(view, { ...choice, reach }, command === 'fix' ? isHeldDocument : null);
  return { project, plans, around };
}
