import { existsSync } from 'node:fs';
import { listFiles } from '../project/listing.ts';
import { SETTINGS_KEY } from '../settings.ts';
import { rulesOf } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';

/** What a configuration of ESLint says of the plugin. */
export interface EslintChoice {
  /** What stands under the key of the settings. */
  readonly settings: unknown;
  /** The rules that are on. */
  readonly rules: ReadonlySet<string>;
  readonly idOf: (rule: string) => string;
  readonly notes: readonly string[];
}

/** More files than these are not asked for: the configuration is meant for none of them. */
const MOST_FILES = 500;

/**
 * Reads settings and rules out of a configuration, as ESLint itself computes them for a file: the first one of the folder for
 * which a rule of the plugin is on. The configuration is executed, and nothing else.
 *
 * @param config an absolute path
 * @throws UsageError where it cannot be read, or says nothing of the plugin
 */
export async function readEslintConfig(config: string, folder: string): Promise<EslintChoice> {
  if (!existsSync(config)) throw new UsageError(`The file '${config}' cannot be read.`);
  const eslint = await loadEslint(config);
  const known = rulesOf('all') as ReadonlySet<string>;
  const files = listFiles(folder).files.filter(({ kind }) => kind === 'code');
  for (const { path } of files.slice(0, MOST_FILES)) {
    const entries = rulesIn(await configFor(eslint, path, config));
    const on = entries.filter(({ name, isOn }) => isOn && known.has(name));
    const [first] = on;
    if (!first) continue;
    const ids = new Map(on.map(({ id, name }) => [name, id]));
    const namespace = first.id.slice(0, first.id.lastIndexOf('/') + 1);
    const notes = on.filter(({ hasOptions }) => hasOptions).map(({ id }) => `The options of '${id}' are not read; its settings are.`);
    return { settings: settingsIn(await configFor(eslint, path, config)), rules: new Set(ids.keys()), idOf: (rule) => ids.get(rule) ?? namespace + rule, notes };
  }
  throw new UsageError(`'${config}' switches no rule of the plugin on for a file of the folder.`);
}

/** What is asked of ESLint. */
interface ConfigReader {
  calculateConfigForFile(file: string): Promise<unknown>;
}

async function loadEslint(config: string): Promise<ConfigReader> {
  try {
    const { ESLint } = await import('eslint');
    return new ESLint({ overrideConfigFile: config });
  } catch {
    throw new UsageError('--config needs ESLint, which is not installed beside the plugin.');
  }
}

async function configFor(eslint: ConfigReader, file: string, config: string): Promise<unknown> {
  try {
    return await eslint.calculateConfigForFile(file);
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new UsageError(`'${config}' cannot be used: ${reason}`);
  }
}

interface RuleEntry {
  readonly id: string;
  /** The id without its namespace. */
  readonly name: string;
  readonly isOn: boolean;
  readonly hasOptions: boolean;
}

function rulesIn(config: unknown): readonly RuleEntry[] {
  return Object.entries(recordOf(recordOf(config).rules)).map(([id, entry]) => {
    const [severity, ...options] = [entry].flat();
    const hasOptions = options.some((option) => Object.keys(recordOf(option)).length > 0);
    return { id, name: id.slice(id.lastIndexOf('/') + 1), isOn: severity !== 0 && severity !== 'off', hasOptions };
  });
}

function settingsIn(config: unknown): unknown {
  return recordOf(recordOf(config).settings)[SETTINGS_KEY];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // Any object may be asked for any key.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
