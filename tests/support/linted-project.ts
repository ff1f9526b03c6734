import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import json from '@eslint/json';
import markdown from '@eslint/markdown';
import tsParser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';
import * as svelteParser from 'svelte-eslint-parser';
import { onTestFinished, vi } from 'vitest';
import * as vueParser from 'vue-eslint-parser';
import * as yamlParser from 'yaml-eslint-parser';
import plugin from '../../src/index.ts';
import { textOf, writeProject, type Files } from './project.ts';

/** How the files of a project are linted. */
export interface LintedOptions {
  /** The rules that run; those of `recommended` if left out. */
  readonly rules?: Linter.Config['rules'];
  /** Settings of the plugin, on top of those of `recommended`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly linterOptions?: Linter.LinterOptions;
  /** The folder that ESLint runs in; that of the project if left out. */
  readonly runsIn?: string;
  /** Whether JSON, YAML and Markdown are linted as well. */
  readonly lintsDocuments?: boolean;
}

/** How documents are linted. */
const DOCUMENTS: readonly Linter.Config[] = [
  { files: ['**/*.json'], plugins: { json }, language: 'json/json' },
  { files: ['**/commented.json'], language: 'json/jsonc' },
  { files: ['**/*.md'], plugins: { markdown }, language: 'markdown/gfm' },
  { files: ['**/*.{yml,yaml}'], languageOptions: { parser: yamlParser } },
];

/** Longer than a look at the disk is trusted, in milliseconds. */
const A_MOMENT = 5_000;

/**
 * A folder with files that the real ESLint lints and fixes, as `eslint .` would, or file by file, as an editor does.
 */
export class LintedProject {
  readonly root: string;
  readonly #names: readonly string[];
  readonly #options: LintedOptions;

  constructor(files: Files, options: LintedOptions = {}) {
    this.root = writeProject(files);
    this.#names = Object.keys(files);
    this.#options = options;
    onTestFinished(() => {
      vi.useRealTimers();
    });
  }

  /** The reports on all files, as `users.js:3:12 no-verb-segment: ...`. */
  async reports(): Promise<readonly string[]> {
    const results = await this.#eslint(false).lintFiles(['.']);
    return results.flatMap(({ filePath, messages }) => messages.map((message) => this.#describe(filePath, message)));
  }

  /** The reports on a text that a file does not hold yet. */
  async reportsOn(name: string, text: string): Promise<readonly Linter.LintMessage[]> {
    const [result] = await this.#eslint(false).lintText(text, { filePath: join(this.root, name) });
    return result?.messages ?? [];
  }

  /** What `eslint --fix` makes of a text that a file does not hold yet. */
  async fixText(name: string, text: string): Promise<string> {
    const [result] = await this.#eslint(true).lintText(text, { filePath: join(this.root, name) });
    return result?.output ?? text;
  }

  /** Runs `eslint --fix` on files, on all of them if none is named, and writes what it answers. */
  async fix(...names: readonly string[]): Promise<Files> {
    await ESLint.outputFixes(await this.#eslint(true).lintFiles(names.length > 0 ? [...names] : ['.']));
    return this.texts();
  }

  /** Runs `eslint --fix` on the source files one after another; each sees what became of those before it. */
  async fixOneByOne(order: readonly string[] = this.#sources()): Promise<Files> {
    for (const name of order) await this.fix(name);
    return this.texts();
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.root, name), text);
  }

  /** What stands on the disk. */
  texts(): Files {
    return Object.fromEntries(this.#names.map((name) => [name, textOf(this.root, name)]));
  }

  #sources(): readonly string[] {
    return this.#names.filter((name) => /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(name));
  }

  #describe(file: string, { line, column, ruleId, message }: Linter.LintMessage): string {
    return `${relative(this.root, file).split(sep).join('/')}:${String(line)}:${String(column)} ${ruleId?.replace('restful-routes/', '') ?? 'ESLint'}: ${message}`;
  }

  #eslint(fix: boolean): ESLint {
    vi.setSystemTime(Date.now() + A_MOMENT);
    const { recommended } = plugin.configs;
    const {
      rules = recommended.rules ?? {},
      settings = {},
      linterOptions = {},
      runsIn = '',
      lintsDocuments,
    } = this.#options;
    return new ESLint({
      cwd: join(this.root, runsIn),
      fix,
      overrideConfigFile: true,
      overrideConfig: [
        { plugins: { 'restful-routes': plugin }, rules, linterOptions },
        { settings: recommended.settings ?? {} },
        { settings: { 'restful-routes': settings } },
        { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
        { files: ['**/*.{jsx,mjs}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
        { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tsParser } },
        { files: ['**/*.vue'], languageOptions: { parser: vueParser, parserOptions: { parser: tsParser } } },
        ...(lintsDocuments === true ? DOCUMENTS : []),
        { files: ['**/*.svelte'], languageOptions: { parser: svelteParser, parserOptions: { parser: tsParser } } },
      ],
    });
  }
}
