import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { NAME, VERSION } from '../meta.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { PlanOptions } from '../plan/plan.ts';
import { Project } from '../project/project.ts';
import { heldPlaces } from '../reporting/held-places.ts';
import { fixingIn } from '../reporting/reach.ts';
import { planOptions } from '../reporting/rule-options.ts';
import { RULE_NAMES } from '../reporting/rule-names.ts';
import { readArguments, type Task } from './arguments.ts';
import { callerFiles } from './caller-files.ts';
import { choose, type Choice } from './choice.ts';
import { FORMATTERS, type Answer } from './formats.ts';
import { HELP } from './help.ts';
import { takeInventory } from './inventory.ts';
import { plainText } from './plain-text.ts';
import { Progress, type Screen } from './progress.ts';
import { skippedLines } from './table.ts';
import { UsageError } from './usage-error.ts';

/** Where answers and errors go. */
export interface Streams {
  readonly stdout: Screen;
  readonly stderr: Screen;
}

/**
 * Does what the arguments ask for.
 *
 * @returns the exit code: 0, 1 where `plan` finds something, 2 for an error
 */
export async function run(given: readonly string[], { stdout, stderr }: Streams): Promise<0 | 1 | 2> {
  try {
    const task = readArguments(given);
    if (task === 'help') stdout.write(HELP);
    else if (task === 'version') stdout.write(`${NAME} ${VERSION}\n`);
    else return await answer(task, { stdout, stderr });
    return 0;
  } catch (error) {
    const text = error instanceof UsageError ? plainText(error.message) : String(error instanceof Error ? error.stack : error);
    stderr.write(`restful-routes: ${text}\n`);
    return 2;
  }
}

async function answer(task: Task, { stdout, stderr }: Streams): Promise<0 | 1> {
  const folder = resolve(task.folder);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`There is no folder '${task.folder}'.`);
  const choice = await choose(task, folder);
  const progress = new Progress(stderr);
  const read = look(folder, choice, progress);
  progress.clear();
  const { format, command, verbose } = task;
  const text = FORMATTERS[format][command](read, { verbose, isTerminal: stdout.isTTY ?? false });
  stdout.write(text);
  for (const note of choice.notes) stderr.write(`restful-routes: ${plainText(note)}\n`);
  // The answer itself has no place for them.
  if (verbose && format === 'json') stderr.write(`${skippedLines(read).join('\n')}\n`);
  const isClean = read.inventory.late.length === 0 && read.inventory.routes.every(({ violations }) => violations.length === 0);
  return command === 'list' || task.exitZero || isClean ? 0 : 1;
}

/** Reads the project and judges its routes, as the rules do file by file. */
function look(folder: string, { settings, ...choice }: Choice, progress: Progress): Answer {
  const { accounting, registrars, project: narrowed } = settings;
  const { include, exclude } = typeof narrowed === 'object' ? narrowed : {};
  const project = Project.at(folder, { accounting, registrars, ...(include && { include }), ...(exclude && { exclude }) });
  let files = 0;
  const view = project.view((file, count, total) => {
    files = total;
    progress.onFile(file, count, total);
  });
  progress.say('Judging the routes');
  const options: PlanOptions = {
    ...planOptions(settings, {}),
    isReported: (kind) => choice.rules.has(RULE_NAMES[kind]),
    ...fixingIn(choice.reach, (file) => view.needsOf(file)),
    isSuppressed: heldPlaces(view, (kind) => choice.idOf(RULE_NAMES[kind])),
  };
  const plan = makePlan(view, options);
  const inventory = takeInventory(view, plan, { settings, ...choice }, callerFiles(project.sources, view, plan, options));
  return { inventory, files, skipped: project.skipped.map(({ path, reason }) => ({ file: view.nameOf(path), reason })) };
}
