import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';
import { createProject, type Project } from '../../support/installed-package.ts';


const SAMPLE = fileURLToPath(new URL('../../fixtures/sample-app', import.meta.url));
const ESLINT = fileURLToPath(new URL('../../../node_modules/eslint/bin/eslint.js', import.meta.url));
const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

const PAGE = `<script>\nimport axios from 'axios';\nexport default { methods: { load: () => axios.get('/api/v1/books/getAll') } };\n</script>\n`;

const { rules, settings } = plugin.configs.all;
const OXLINT_CONFIG = JSON.stringify({ jsPlugins: ['eslint-plugin-restful-routes'], categories: { correctness: 'off' }, rules, settings });
const ESLINT_CONFIG = [
  "import restfulRoutes from 'eslint-plugin-restful-routes';",
  "import parser from '@typescript-eslint/parser';",
  'const { rules, settings } = restfulRoutes.configs.all;',
  "export default [{ plugins: { 'restful-routes': restfulRoutes }, rules, settings }, { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } }, { files: ['**/*.ts'], languageOptions: { parser } }];",
].join('\n');

/** What oxlint writes with `--format json`. */
interface OxlintReport {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly code: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly offset: number; readonly length: number } }[];
  }[];
}

const projects: Project[] = [];

/** The sample application with the plugin installed beside it. */
function createSample(): Project {
  const project = createProject(['@typescript-eslint/parser', 'typescript']);
  projects.push(project);
  cpSync(SAMPLE, project.directory, { recursive: true });
  project.write('.gitignore', 'node_modules/\n');
  project.write('.oxlintrc.json', OXLINT_CONFIG);
  project.write('eslint.config.mjs', ESLINT_CONFIG);
  return project;
}

function run(program: string, project: Project, ...parameters: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...parameters, '.'], { cwd: project.directory, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return stdout;
}

function oxlintReports(project: Project): readonly string[] {
  // The shape is that of the program's JSON.
  const { diagnostics } = JSON.parse(run(OXLINT, project, '--format', 'json')) as OxlintReport;
  return diagnostics
    .map(({ message, code, filename, labels }) => {
      const text = readFileSync(join(project.directory, filename));
      // It counts in bytes.
      const [start = 0, length = 0] = [labels[0]?.span.offset, labels[0]?.span.length];
      const before = text.subarray(0, start).toString();
      return `${filename}:${before.length}-${before.length + text.subarray(start, start + length).toString().length} ${code.replace(/\((.*)\)/, '/$1')}: ${message}`;
    })
    .sort();
}

function eslintReports(project: Project): readonly string[] {
  // The shape is that of the program's JSON.
  const results = JSON.parse(run(ESLINT, project, '--format', 'json')) as readonly ESLint.LintResult[];
  return results
    .flatMap(({ filePath, messages, source }) => {
      const starts = lineStarts(source ?? readFileSync(filePath, 'utf8'));
      const name = relative(project.directory, filePath).split(sep).join('/');
      return messages.map(({ line, column, endLine = line, endColumn = column, ruleId, message }) => `${name}:${(starts[line - 1] ?? 0) + column - 1}-${(starts[endLine - 1] ?? 0) + endColumn - 1} ${ruleId ?? ''}: ${message}`);
    })
    .sort();
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** The texts of a project's own files, by their names. */
function texts({ directory }: Project): ReadonlyMap<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('node_modules') && /\.[cm]?[jt]s$/.test(name));
  return new Map(names.sort().map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
}

describe('oxlint', () => {
  let sample: Project;
  beforeAll(() => {
    sample = createSample();
  });
  afterAll(() => {
    for (const project of projects) project.remove();
  });

  it('reports what ESLint reports, at the same places', () => {
    const reports = oxlintReports(sample);
    expect(reports.length).toBeGreaterThan(50);
    expect(reports).toEqual(eslintReports(sample));
  });

  it('fixes what ESLint fixes', () => {
    const [byOxlint, byEslint] = [createSample(), createSample()];
    run(OXLINT, byOxlint, '--fix');
    run(ESLINT, byEslint, '--fix');
    expect(texts(byOxlint)).toEqual(texts(byEslint));
    expect(texts(byOxlint)).not.toEqual(texts(sample));
    run(OXLINT, byOxlint, '--fix');
    expect(texts(byOxlint)).toEqual(texts(byEslint));
  });

  it('applies suggestions when it is told to', () => {
    const project = createSample();
    writeFileSync(join(project.directory, 'app.js'), "const app = require('express')();\napp.post('/login', (req, res) => res.json({}));\n");
    run(OXLINT, project, '--fix-suggestions');
    expect(texts(project).get('app.js')).toContain("app.post('/sessions', ");
  });

  it.each([
    ['ESLint', ESLINT_CONFIG],
    ['ESLint, which lints components', `// with eslint-plugin-vue\n${ESLINT_CONFIG}`],
  ])('reports nothing in a component, which holds its routes back, beside a configuration of %s', (_what, config) => {
    const project = createSample();
    project.write('eslint.config.mjs', config);
    project.write('page.vue', PAGE);
    const reports = oxlintReports(project);
    expect(reports.filter((report) => report.startsWith('page.vue'))).toEqual([]);
    expect(reports.find((report) => report.includes("'GET /api/v1/books/getAll'"))).toContain('page.vue');
  });
});
