import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { NAME, VERSION } from '../meta.ts';
import type { Skipped } from '../project/listing.ts';
import { Project } from '../project/project.ts';
import { readArguments, type Task } from './arguments.ts';
import { callerFiles } from './caller-files.ts';
import { choose, type Choice } from './choice.ts';
import { FORMATTERS } from './formats.ts';
import type { Answer, SkippedFile } from './answer.ts';
import { HELP } from './help.ts';
import { takeInventory } from './inventory.ts';
import { outcomeOf, UNTOLD } from './outcome.ts';
import { plainText } from './plain-text.ts';
import { Plans } from './plans.ts';
import { Progress, type Screen } from './progress.ts';
import { skippedLines } from './table.ts';
import { UsageError } from './usage-error.ts';
import { isTold } from './wording.ts';

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
    const text =
      error instanceof UsageError ? plainText(error.message) : String(error instanceof Error ? error.stack : error);
    stderr.write(`restful-routes: ${text}\n`);
    return 2;
  }
}

async function answer(task: Task, { stdout, stderr }: Streams): Promise<0 | 1> {
  const folder = resolve(task.folder);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder '${task.folder}'.`);
  const choice = await choose(task, folder);
  const progress = new Progress(stderr);
  const read = look(task, folder, choice, progress);
  progress.clear();
  const { format, command, verbose } = task;
  const text = FORMATTERS[format][command](read, { verbose, isTerminal: stdout.isTTY ?? false });
  stdout.write(text);
  // The answer itself has no place for them.
  if (verbose && format === 'json') stderr.write(`${skippedLines(read).join('\n')}\n`);
  const isClean = read.inventory.late.length === 0 && read.inventory.routes.every((route) => !isTold(route));
  return command === 'list' || task.exitZero || isClean ? 0 : 1;
}

/** Reads the project and judges its routes, as the rules do file by file. */
function look({ command }: Task, folder: string, { settings, ...choice }: Choice, progress: Progress): Answer {
  const { accounting, registrars, project: narrowed } = settings;
  const { include, exclude } = typeof narrowed === 'object' ? narrowed : {};
  const project = Project.at(folder, {
    accounting,
    registrars,
    ...(include && { include }),
    ...(exclude && { exclude }),
  });
  let files = 0;
  const view = project.view((file, count, total) => {
    files = total;
    progress.onFile(file, count, total);
  });
  progress.say('Judging the routes');
  const plans = new Plans(view, { settings, ...choice });
  const calling = callerFiles(project.sources, plans);
  const inventory = takeInventory(
    plans,
    calling,
    command === 'plan' && plans.isOfSeveralPasses ? outcomeOf(project, plans, calling) : UNTOLD,
  );
  const sources = new Set(project.sources);
  const named = ({ path, reason }: Skipped): SkippedFile => ({ file: view.nameOf(path), reason });
  return {
    inventory,
    files,
    skipped: project.skipped.map(named),
    unparsed: project.skipped.filter(({ path }) => sources.has(path)).map(named),
  };
}
