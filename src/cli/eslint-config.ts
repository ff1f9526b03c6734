import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { listFiles } from '../project/listing.ts';
import { isIn } from '../project/root.ts';
import { NO_OPTIONS } from '../reporting/merge-options.ts';
import type { AnyOptions } from '../model/rule-options.ts';
import { rules } from '../rules/index.ts';
import { rulesOf } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';

/** What a configuration of ESLint sets for the plugin. */
export interface EslintChoice {
  /** The settings of all plugins. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The rules that are on. */
  readonly rules: ReadonlySet<string>;
  readonly optionsOf: (rule: string) => AnyOptions;
  readonly idOf: (rule: string) => string;
  /** The source files of the project on which no rule of the plugin is on: ESLint fixes nothing in them. */
  readonly unlinted: ReadonlySet<string>;
}

/**
 * Reads the settings and rules of a configuration, as ESLint computes them for one file: of the files in the folder,
 * the first one for which the most rules of the plugin are on, because a file that only sends requests may have few.
 * Executes the configuration, and no other code of the project.
 *
 * @param config the path of the configuration, as the user wrote it
 * @param root the project that the folder is a part of, or the folder itself
 * @returns null where it enables no rule of the plugin for any file of the folder
 * @throws UsageError where it cannot be read
 */
export async function readEslintConfig(config: string, folder: string, root: string): Promise<EslintChoice | null> {
  if (!existsSync(config)) throw new UsageError(`Cannot read '${config}'.`);
  const eslint = await loadEslint(resolve(config), root);
  let [best, own]: [readonly RuleEntry[], unknown] = [[], null];
  const unlinted = new Set<string>();
  for (const { path, kind } of listFiles(root).files) {
    if (kind !== 'code') continue;
    const computed = await configFor(eslint, path, config);
    const on = rulesOn(computed);
    if (on.length === 0) unlinted.add(path);
    if (on.length > best.length && isIn(path, folder)) [best, own] = [on, computed];
  }
  const [first] = best;
  for (const { id, name, options } of best) checkOptions(config, id, name, options);
  if (!first) return null;
  const ids = new Map(best.map(({ id, name }) => [name, id]));
  const namespace = first.id.slice(0, first.id.lastIndexOf('/') + 1);
  const options = new Map(best.map((rule) => [rule.name, rule.options]));
  return {
    settings: recordOf(recordOf(own).settings),
    rules: new Set(ids.keys()),
    optionsOf: (rule) => options.get(rule) ?? NO_OPTIONS,
    idOf: (rule) => ids.get(rule) ?? namespace + rule,
    unlinted,
  };
}

/** The part of ESLint's API that is used here. */
interface ConfigReader {
  calculateConfigForFile(file: string): Promise<unknown>;
}

/**
 * ESLint computes no configuration for files outside of its working directory. So where the project is outside of that
 * of the process, the folder of the project becomes the working directory of ESLint.
 */
async function loadEslint(config: string, folder: string): Promise<ConfigReader> {
  try {
    const { ESLint } = await import('eslint');
    return new ESLint({ cwd: isIn(folder, process.cwd()) ? process.cwd() : folder, overrideConfigFile: config });
  } catch {
    throw new UsageError('--config needs ESLint, which is not installed next to the plugin.');
  }
}

async function configFor(eslint: ConfigReader, file: string, config: string): Promise<unknown> {
  try {
    return await eslint.calculateConfigForFile(file);
  } catch (error) {
    // The first paragraph names the error; those after it explain how to solve it.
    const [reason = ''] = String(error instanceof Error ? error.message : error)
      .trim()
      .split(/\n\s*\n/);
    throw new UsageError(`Cannot use '${config}': ${reason.replaceAll(/\s+/g, ' ')}`);
  }
}

/** A rule of the plugin that is on. */
interface RuleEntry {
  readonly id: string;
  /** The id without its namespace. */
  readonly name: string;
  readonly options: AnyOptions;
}

function rulesOn(config: unknown): readonly RuleEntry[] {
  const known: ReadonlySet<string> = rulesOf('all');
  return Object.entries(recordOf(recordOf(config).rules)).flatMap(([id, entry]) => {
    const [severity, options] = [entry].flat();
    const name = id.slice(id.lastIndexOf('/') + 1);
    if (severity === 0 || severity === 'off' || !known.has(name)) return [];
    // ESLint has checked their types by the schema of the rule.
    return [{ id, name, options: recordOf(options) }];
  });
}

/** @throws UsageError for values that the rule does not take */
function checkOptions(config: string, id: string, name: string, options: AnyOptions): void {
  try {
    if (isRule(name)) rules[name].options.check(id, options);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`Cannot use '${config}': ${error.message}`);
    throw error;
  }
}

function isRule(name: string): name is keyof typeof rules {
  return Object.hasOwn(rules, name);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // Any object can be read by any key.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
