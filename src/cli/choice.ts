import { readFileSync, existsSync } from 'node:fs';
import { dirname, relative, resolve, join } from 'node:path';
import { EVERYTHING, reachOf, type Reach } from '../reporting/lint-coverage.ts';
import { NO_OPTIONS } from '../reporting/merge-options.ts';
import type { AnyOptions } from '../model/rule-options.ts';
import { settingsOf } from '../reporting/settings-of.ts';
import { SETTINGS_KEY, type Settings } from '../settings.ts';
import type { Task } from './arguments.ts';
import { readEslintConfig } from './eslint-config.ts';
import { rulesOf } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';
import { isIn } from '../project/root.ts';

/**
 * The names in the order in which ESLint looks for them:
 * https://eslint.org/docs/latest/use/configure/configuration-files
 */
const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `eslint.config.${extension}`);

/** The nearest configuration of ESLint in a folder or above it, up to the root of the project; null where none is. */
function findEslintConfig(folder: string, root: string): string | null {
  const found = NAMES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  const above = dirname(folder);
  return above !== folder && isIn(above, root) ? findEslintConfig(above, root) : null;
}

/** The rules and settings by which a project is judged. */
export interface Choice {
  readonly settings: Settings;
  readonly rules: ReadonlySet<string>;
  /** The options of a rule. */
  readonly optionsOf: (rule: string) => AnyOptions;
  /** The name of a rule in comments that disable it. */
  readonly idOf: (rule: string) => string;
  /** Which files are fixed together: all of them, unless a configuration restricts it. */
  readonly reach: Reach;
  /** The configuration file of ESLint that is used; null where none is. */
  readonly config: string | null;
}

/**
 * Finds the rules and settings for a project: those of a configuration of ESLint if one is named, or is looked for and
 * found, else `recommended`; options of the command line replace them.
 *
 * @param folder the absolute path of the folder that the command is run for
 * @param root the absolute path of the root of its project
 * @throws UsageError where a named file cannot be read, or contains invalid settings
 */
export async function choose(task: Task, folder: string, root = folder): Promise<Choice> {
  const choice = await chosen(task, folder, root);
  return task.identifiers ? { ...choice, settings: { ...choice.settings, identifiers: 'path' } } : choice;
}

async function chosen(task: Task, folder: string, root: string): Promise<Choice> {
  const { config, settings, looksForConfig } = task;
  if (config !== null) {
    const chosen = await fromConfig(config, task, folder, root);
    if (!chosen) throw new UsageError(`'${config}' enables no rule of this plugin for any file of the folder.`);
    return chosen;
  }
  const found = looksForConfig && settings === null ? findEslintConfig(folder, root) : null;
  return (found === null ? null : await fromFoundConfig(found, task, folder, root)) ?? fromCommandLine(task);
}

/** @throws UsageError whose message names the option to do without the configuration */
async function fromFoundConfig(config: string, task: Task, folder: string, root: string): Promise<Choice | null> {
  try {
    return await fromConfig(relative(process.cwd(), config), task, folder, root);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message} Use --no-config-lookup to do without.`);
    throw error;
  }
}

async function fromConfig(config: string, { rules }: Task, folder: string, root: string): Promise<Choice | null> {
  const found = await readEslintConfig(config, folder, root);
  if (!found) return null;
  const { unlinted, ...read } = found;
  const cwd = dirname(resolve(config));
  const own = checked(read.settings, config, cwd);
  const reach = reachOf({ filename: folder, physicalFilename: folder, cwd }, own);
  return {
    ...read,
    config,
    rules: rules ?? read.rules,
    settings: own,
    reach: { ...reach, parses: (file, needs) => !unlinted.has(file) && reach.parses(file, needs) },
  };
}

function fromCommandLine({ rules, settings }: Task): Choice {
  const chosen: ReadonlySet<string> = rules ?? rulesOf('recommended');
  const own = settings === null ? {} : readJson(settings);
  // As in the configurations: where the rule that updates callers is on, routes with callers may be rewritten.
  const callers = chosen.has('request-matches-route') ? { callers: 'fix' } : {};
  const whole = typeof own === 'object' && own !== null && !Array.isArray(own) ? { ...callers, ...own } : own;
  return {
    settings: checked({ [SETTINGS_KEY]: whole }, settings ?? '', process.cwd()),
    rules: chosen,
    optionsOf: () => NO_OPTIONS,
    idOf: (rule) => `${SETTINGS_KEY}/${rule}`,
    reach: EVERYTHING,
    config: null,
  };
}

function checked(all: Readonly<Record<string, unknown>>, file: string, cwd: string): Settings {
  try {
    return settingsOf({ settings: all, cwd });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`Cannot read '${file}'.`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UsageError(`'${file}' is not valid JSON.`);
  }
}
