import { basename, resolve } from 'node:path';
import { NAME, VERSION } from '../meta.ts';
import type { Skipped } from '../project/listing.ts';
import type { Project } from '../project/project.ts';
import { isIn } from '../project/root.ts';
import { readArguments, type ShowingCommand, type Task, type Format } from './arguments.ts';
import { choose, type Choice } from './choice.ts';
import { plainText, Progress, type Streams, usesColors } from './terminal.ts';
import { fix } from './fix/fix.ts';
import type { Answer, ExplainedFile, SkippedFile, Appearance } from './command-answer.ts';
import type { Plans } from './plans.ts';
import { aroundFolder, assumedFiles } from './assumed.ts';
import { HELP } from './help.ts';
import { moveAll } from './moved-identifiers.ts';
import { takeInventory } from './inventory.ts';
import type { Inventory } from './listed-route.ts';
import { fixedProject, outcomeOf, UNTOLD } from './passes.ts';
import { linksOf } from './links.ts';
import { readProject } from './read-project.ts';
import { skippedLines, listTable, planTable } from './text-tables.ts';
import { nameIn, projectAround, targetOf, type Target } from './target.ts';
import { unmatchedAllow } from './unmatched-allow.ts';
import { UsageError } from './usage-error.ts';
import { isListedInPlan } from './wording.ts';
import { explainTable } from './explain.ts';
import { listCsv, planCsv } from './csv.ts';
import { listJson, planJson } from './json.ts';
import { listMarkdown, planMarkdown } from './markdown.ts';
import { planHtml } from './page/page.ts';
import { lstatSync, writeFileSync } from 'node:fs';
import { kindOf } from '../project/file-kinds.ts';

/**
 * Runs the command.
 *
 * @returns the exit code: 0; 1 where `plan` has something to report, or `fix --check` a change to make; 2 for an error
 */
export async function run(given: readonly string[], streams: Streams): Promise<0 | 1 | 2> {
  const { stdout, stderr } = streams;
  try {
    const task = readArguments(given);
    if (task === 'help') stdout.write(HELP);
    else if (task === 'version') stdout.write(`${NAME} ${VERSION}\n`);
    else
      return await (task.command === 'fix' ? fix(task, streams) : answer({ ...task, command: task.command }, streams));
    return 0;
  } catch (error) {
    const text =
      error instanceof UsageError ? plainText(error.message) : String(error instanceof Error ? error.stack : error);
    stderr.write(`restful-routes: ${text}\n`);
    return 2;
  }
}

/** A task that changes nothing. */
interface ShowingTask extends Task {
  readonly command: ShowingCommand;
}

async function answer(task: ShowingTask, { stdout, stderr, env = {} }: Streams): Promise<0 | 1 | 2> {
  const { format, command, verbose, output } = task;
  const write = FORMATTERS[format][command];
  if (!write) throw new UsageError(`Format '${format}' does not show '${command}'.`);
  const target = targetOf(task.paths);
  if (command === 'explain' && !target.files) throw new UsageError("'explain' needs a source file.");
  const linkTo = linksOf(task.links, target.folder, env);
  if (output !== null) checkOutput(output);
  const choice = await choose(task, target.folder, projectAround(target.folder)?.root);
  const progress = new Progress(stderr);
  const read = inspect(task, target, choice, progress);
  progress.clear();
  const colors = usesColors(task.color, output === null ? env : {}, output === null && (stdout.isTTY ?? false));
  const text = write(read, { verbose, colors, linkTo });
  if (output === null) stdout.write(text);
  else writeOutput(output, text);
  // These formats have no place for skipped files.
  if (verbose && (format === 'json' || format === 'csv')) stderr.write(`${skippedLines(read).join('\n')}\n`);
  const { routes, late } = read.inventory;
  if (task.failOnEmpty && routes.length === 0) throw new UsageError('No routes found.');
  const isClean = late.length === 0 && routes.every((route) => !isListedInPlan(route));
  return command !== 'plan' || task.exitZero || isClean ? 0 : 1;
}

/** Reads the project and judges its routes, as the rules do for each file. */
function inspect(
  { command }: ShowingTask,
  { name, folder, files }: Target,
  choice: Choice,
  progress: Progress,
): Answer {
  const { project, plans, around } = readProject(command, folder, choice, progress);
  checkFiles(files, project);
  const nameOf = (file: string): string => nameIn(folder, file);
  const identifiers = command === 'plan' ? moveAll(project, plans) : null;
  const isMoving = identifiers !== null && plans.choice.settings.identifiers === 'path';
  const start = isMoving ? identifiers : { texts: new Map<string, string>(), plans };
  const outcome =
    command === 'plan' && (plans.isOfSeveralPasses || start.texts.size > 0)
      ? outcomeOf(plans.view.routers, fixedProject(project, start).plans.view.routers)
      : UNTOLD;
  const inventory = narrowTo(
    takeInventory({ plans, files: project.sources, outcome, identifiers }, nameOf),
    (file) => files?.has(resolve(folder, file)) ?? isIn(resolve(folder, file), folder),
  );
  const sources = new Set(project.sources);
  const named = ({ path, reason }: Skipped): SkippedFile => ({ file: nameOf(path), reason });
  const unparsed = project.skipped
    .filter(({ path }) => sources.has(path))
    .map(named)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return {
    name: basename(folder),
    inventory,
    folder: name,
    around: around && aroundFolder(around),
    assumed: command === 'plan' ? assumedFiles(inventory, choice, folder, around?.runsIn ?? folder) : [],
    files: project.fileCount,
    sources: sources.size - unparsed.length,
    skipped: project.skipped.map(named),
    unparsed,
    unmatchedAllow: command === 'plan' ? unmatchedAllow(plans) : [],
    explained: command === 'explain' ? explainedFiles(files, plans, nameOf) : [],
  };
}

/** The files that `explain` names, with all calls in them. */
function explainedFiles(
  files: Target['files'],
  { view }: Plans,
  nameOf: (file: string) => string,
): readonly ExplainedFile[] {
  return [...(files ?? [])].map((file) => {
    const source = view.codes.codeOf(file)?.source ?? '';
    const calls = view.callsIn(file).map(({ range: [start, end], ...call }) => {
      return { ...call, file: nameOf(file), ...view.at(file, start), source: source.slice(start, end) };
    });
    return { file: nameOf(file), calls };
  });
}

/** @throws UsageError for a file that the project does not read as source code */
function checkFiles(files: Target['files'], project: Project): void {
  const sources = new Set(project.sources);
  const other = [...(files ?? [])].find((file) => !sources.has(file));
  if (other !== undefined)
    throw new UsageError(`'${project.nameOf(other)}' is not read: it is ignored, excluded or no source file.`);
}

function narrowTo({ routes, late }: Inventory, isShown: (file: string) => boolean): Inventory {
  return { routes: routes.filter(({ file }) => isShown(file)), late: late.filter(({ file }) => isShown(file)) };
}

/** Returns an answer as the text that is printed. */
type Writer = (answer: Answer, look: Appearance) => string;

/** The writers of the formats; null where a format does not show a command. */
const FORMATTERS: Readonly<Record<Format, Readonly<Record<ShowingCommand, Writer | null>>>> = {
  table: { list: listTable, plan: planTable, explain: explainTable },
  json: { list: listJson, plan: planJson, explain: null },
  markdown: { list: listMarkdown, plan: planMarkdown, explain: null },
  csv: { list: listCsv, plan: planCsv, explain: null },
  html: { list: null, plan: planHtml, explain: null },
};

/**
 * Makes sure before the work that its answer may be written: a slip (`--output app.js`) must not cost a source file.
 *
 * @throws UsageError for an existing source file or a folder
 */
function checkOutput(file: string): void {
  const known = lstatSync(file, { throwIfNoEntry: false });
  if (known?.isDirectory()) throw new UsageError(`Cannot write '${file}': it is a folder.`);
  if (known && ['code', 'component', 'foreign', 'opaque'].includes(kindOf(file) ?? ''))
    throw new UsageError(`Cannot write '${file}': it is a source file.`);
}

/** @throws UsageError where the file cannot be written */
function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`Cannot write '${file}': ${error instanceof Error ? error.message : String(error)}.`);
  }
}
