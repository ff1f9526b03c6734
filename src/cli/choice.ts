import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EVERYTHING, reachOf, type Reach } from '../reporting/reach.ts';
import { NO_OPTIONS } from '../reporting/rule-options.ts';
import type { AnyOptions } from '../model/rule-options.ts';
import { settingsOf } from '../reporting/settings-of.ts';
import { SETTINGS_KEY, type Settings } from '../settings.ts';
import type { Task } from './arguments.ts';
import { readEslintConfig } from './eslint-config.ts';
import { rulesOf } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';

/** By which rules and settings a project is judged. */
export interface Choice {
  readonly settings: Settings;
  readonly rules: ReadonlySet<string>;
  /** The options of a rule. */
  readonly optionsOf: (rule: string) => AnyOptions;
  /** The name by which comments switch a rule off. */
  readonly idOf: (rule: string) => string;
  /** Which files are fixed with each other: all of them, where no configuration says more. */
  readonly reach: Reach;
}

/**
 * Finds out by what the project is to be judged: the configuration of ESLint if one is named, else `recommended`, and
 * what the command line says instead.
 *
 * @param folder the absolute path of the folder that is asked about
 * @param root that of the project around it
 * @throws UsageError where a file that is named cannot be read, or says what the settings cannot be
 */
export async function choose({ rules, settings, config }: Task, folder: string, root = folder): Promise<Choice> {
  if (config !== null) {
    const { unlinted, ...read } = await readEslintConfig(config, folder, root);
    const cwd = dirname(resolve(config));
    const own = checked(read.settings, config, cwd);
    const reach = reachOf({ filename: folder, physicalFilename: folder, cwd }, own);
    return {
      ...read,
      rules: rules ?? read.rules,
      settings: own,
      reach: { ...reach, parses: (file, needs) => !unlinted.has(file) && reach.parses(file, needs) },
    };
  }
  const chosen: ReadonlySet<string> = rules ?? rulesOf('recommended');
  const own = settings === null ? {} : readJson(settings);
  // As in the configurations: the rule that moves the callers is on, so routes that have some may move.
  const callers = chosen.has('request-matches-route') ? { callers: 'fix' } : {};
  const whole = typeof own === 'object' && own !== null && !Array.isArray(own) ? { ...callers, ...own } : own;
  return {
    settings: checked({ [SETTINGS_KEY]: whole }, settings ?? '', process.cwd()),
    rules: chosen,
    optionsOf: () => NO_OPTIONS,
    idOf: (rule) => `${SETTINGS_KEY}/${rule}`,
    reach: EVERYTHING,
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
