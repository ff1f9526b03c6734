import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import tsParser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { defineConfig } from 'eslint/config';
import { vi } from 'vitest';
import plugin from '../../../src/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FIXTURE = join(ROOT, 'tests/fixtures/monorepo');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** How a run of the sample's own tests ended. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** What did not pass, and what the runner said beside its report, for whoever reads a failure. */
  readonly failures: readonly string[];
}

/** A copy of the sample monorepo that may be written to, with the packages of this project beside it. */
export class Shop {
  readonly directory = realpathSync(mkdtempSync(join(tmpdir(), 'shop-')));

  constructor() {
    cpSync(FIXTURE, this.directory, { recursive: true, filter: (source) => !source.endsWith(`${sep}node_modules`) });
    symlinkSync(join(ROOT, 'node_modules'), join(this.directory, 'node_modules'), 'junction');
  }

  /** Every file by its name, tests and documents included; what is installed or built is not. */
  texts(): ReadonlyMap<string, string> {
    const entries = readdirSync(this.directory, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => this.nameOf(join(entry.parentPath, entry.name)))
      .filter((name) => !/(?:^|\/)(?:node_modules|dist)\//.test(name))
      .sort();
    return new Map(names.map((name) => [name, readFileSync(join(this.directory, name), 'utf8')]));
  }

  /** What ESLint says of these files, nothing written. Each call is a run of its own, as one from a terminal is. */
  async lint(patterns: readonly string[] = ['.'], fix = true): Promise<ESLint.LintResult[]> {
    return this.#eslint(fix).lintFiles([...patterns]);
  }

  /** One run of `eslint --fix` over everything. Answers the names of what it wrote. */
  async fixAll(): Promise<string[]> {
    return this.apply(await this.lint());
  }

  /** Lints and writes one file after another, in this order, as an editor does that stays open: seconds lie between them. */
  async fixOneByOne(names: readonly string[]): Promise<void> {
    const eslint = this.#eslint(true);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const name of names) {
      this.apply(await eslint.lintFiles([name]));
      vi.advanceTimersByTime(5000);
    }
    vi.useRealTimers();
  }

  /** Writes what linting fixed. Answers the names of what it wrote. */
  apply(results: readonly ESLint.LintResult[]): string[] {
    return results.flatMap(({ filePath, output }) => {
      if (output === undefined) return [];
      writeFileSync(filePath, output);
      return [this.nameOf(filePath)];
    });
  }

  /** Adds a file. */
  write(name: string, text: string): void {
    const place = join(this.directory, name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  /** Runs the sample's own tests. */
  async test(): Promise<TestRun> {
    const report = join(this.directory, 'report.json');
    const printed = await run([VITEST, 'run', '--reporter=json', `--outputFile=${report}`], this.directory);
    if (!existsSync(report)) throw new Error(`The tests of the sample did not run:\n${printed}`);
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    rmSync(report);
    const failures = testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`${this.nameOf(name)}: ${message}`]),
      ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => `${this.nameOf(name)}: ${fullName}: ${failureMessages.join('\n')}`),
    ]);
    return { passed: numPassedTests, failed: numFailedTests, failures };
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  #eslint(fix: boolean): ESLint {
    return new ESLint({
      cwd: this.directory,
      overrideConfigFile: true,
      overrideConfig: defineConfig([
        { ignores: ['**/dist/'] },
        { files: ['**/*.js', '**/*.jsx', '**/*.mjs', '**/*.ts', '**/*.tsx'], extends: [plugin.configs.recommended] },
        { files: ['**/*.jsx'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
        { files: ['packages/api/**/*.js'], languageOptions: { sourceType: 'commonjs' } },
        { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tsParser } },
      ]),
      fix,
    });
  }

  /** How the sample calls a file. */
  nameOf(path: string): string {
    return relative(this.directory, path).replaceAll(sep, '/');
  }
}

/** The part of the runner's report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** Runs Node and answers what it printed, however it ended. What this runner says in the environment is not for that one. */
function run(parameters: readonly string[], cwd: string): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^TEST$|^NODE_ENV$/.test(name)));
  return new Promise((resolve) => {
    execFile(process.execPath, [...parameters], { cwd, env, maxBuffer: 2 ** 24 }, (_, stdout, stderr) => {
      resolve(`${stdout}\n${stderr}`);
    });
  });
}
