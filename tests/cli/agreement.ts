import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import * as tsParser from '@typescript-eslint/parser';
import type { TSESTree } from '@typescript-eslint/utils';
import { ESLint } from 'eslint';
import plugin from '../../src/index.ts';
import { answer } from './answer.ts';

export type Preset = 'recommended' | 'strict';

/** Where the plan of a folder and `eslint --fix` differ. */
export interface Agreement {
  /** How many lines both change. */
  readonly changed: number;
  /** What the plan alone says that it changes. */
  readonly onlyPlanned: readonly string[];
  /** The lines that the fixes alone change. */
  readonly onlyFixed: readonly string[];
}

/** A line that the fixes change, and the line in which the call around the change begins. */
interface ChangedLine {
  readonly line: string;
  readonly call: string;
  readonly text: string;
}

/** Compares the plan of a folder with what `eslint --fix` makes of it in that folder; no file is changed. */
export async function agreementIn(folder: string, preset: Preset): Promise<Agreement> {
  return agreementWith(await eslintIn(folder, preset).lintFiles(['.']), folder, preset);
}

/** Compares the plan of a folder with the results of `eslint --fix`, which are not written yet. */
export async function agreementWith(
  results: readonly ESLint.LintResult[],
  folder: string,
  preset: Preset,
): Promise<Agreement> {
  const planned = await plannedLines(folder, preset);
  const fixed = fixedLines(results, folder);
  const lines = new Set(fixed.flatMap(({ line, call }) => [line, call]));
  const isPlanned = ({ line, call }: ChangedLine): boolean => planned.has(line) || planned.has(call);
  return {
    changed: fixed.length,
    onlyPlanned: [...planned].flatMap(([line, what]) => (lines.has(line) ? [] : [`${line} ${what}`])),
    onlyFixed: fixed.filter((each) => !isPlanned(each)).map(({ line, text }) => `${line} ${text}`),
  };
}

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Endpoint extends Place {
  readonly method: string;
  readonly path: string | null;
  readonly address: string | null;
}

interface PlannedEndpoint extends Endpoint {
  readonly rewrite: Pick<Endpoint, 'method' | 'path' | 'address'> | null;
  readonly callers?: readonly (Place & { readonly url: string })[];
}

interface Report {
  readonly routes: readonly PlannedEndpoint[];
  readonly staleRequests?: readonly (Place & { readonly url: string })[];
}

async function reportOf(command: 'plan' | 'list', folder: string, preset: Preset): Promise<Report> {
  const { stdout, stderr } = await answer([command, folder, `--${preset}`, '--format', 'json']);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

/** What the plan makes of each route of a folder: the file, the method, the path and the address. */
export async function plannedRoutes(folder: string, preset: Preset): Promise<readonly string[]> {
  const { routes } = await reportOf('plan', folder, preset);
  return routesIn(routes.map((route) => ({ ...route, ...route.rewrite })));
}

/** Each route of a folder, told in the same way. */
export async function listedRoutes(folder: string, preset: Preset): Promise<readonly string[]> {
  return routesIn((await reportOf('list', folder, preset)).routes);
}

/** A prefix with a verb is planned as well, and no route. */
function routesIn(routes: readonly Endpoint[]): readonly string[] {
  return routes
    .filter(({ method }) => method !== 'USE')
    .map(({ file, method, path, address }) => `${file} ${method} ${String(path)} ${String(address)}`);
}

/** What the plan says of each route, prefix and caller that gets another text, by its line. */
async function plannedLines(folder: string, preset: Preset): Promise<ReadonlyMap<string, string>> {
  const { routes, staleRequests = [] } = await reportOf('plan', folder, preset);
  const moved = routes.filter(({ rewrite }) => rewrite !== null);
  const edited = moved.filter(({ method, path, rewrite }) => rewrite?.method !== method || rewrite.path !== path);
  return new Map([
    ...edited.map((route) => [lineOf(route), `${route.method} ${String(route.path)}`] as const),
    ...[...moved.flatMap(({ callers = [] }) => callers), ...staleRequests].map(
      (caller) => [lineOf(caller), caller.url] as const,
    ),
  ]);
}

function lineOf({ file, line }: Place): string {
  return `${file}:${String(line)}`;
}

function fixedLines(results: readonly ESLint.LintResult[], folder: string): readonly ChangedLine[] {
  return results.flatMap(({ filePath, output }): readonly ChangedLine[] => {
    if (output === undefined) return [];
    const file = relative(folder, filePath).split(sep).join('/');
    const before = readFileSync(filePath, 'utf8');
    const after = output.split('\n');
    const calls = callsIn(before);
    return before.split('\n').flatMap((text, at): readonly ChangedLine[] => {
      const line = at + 1;
      if (text === after[at]) return [];
      const call = calls.findLast(({ start, end }) => start.line <= line && line <= end.line)?.start.line ?? line;
      return [{ line: lineOf({ file, line }), call: lineOf({ file, line: call }), text: text.trim() }];
    });
  });
}

/** Where the calls of a file stand, in the order in which they begin. */
function callsIn(text: string): readonly TSESTree.SourceLocation[] {
  const { ast, visitorKeys } = tsParser.parseForESLint(text, { loc: true, range: true, jsx: true });
  const found: TSESTree.SourceLocation[] = [];
  const visit = (node: TSESTree.Node): void => {
    if (node.type === 'CallExpression') found.push(node.loc);
    for (const key of visitorKeys[node.type] ?? []) {
      // The visitor keys of a node's type name the properties that hold nodes.
      const child = (node as unknown as Record<string, TSESTree.Node | (TSESTree.Node | null)[] | null>)[key];
      for (const each of [child].flat()) if (each) visit(each);
    }
  };
  visit(ast);
  return found;
}

/** Fixes the files of a folder, as `eslint --fix .` does in it. */
export async function fixIn(folder: string, preset: Preset): Promise<void> {
  await ESLint.outputFixes(await eslintIn(folder, preset).lintFiles(['.']));
}

function eslintIn(cwd: string, preset: Preset): ESLint {
  return new ESLint({
    cwd,
    fix: true,
    overrideConfigFile: true,
    overrideConfig: [
      plugin.configs[preset],
      { files: ['**/*.{js,jsx,mjs,ts,tsx}'], linterOptions: { reportUnusedDisableDirectives: 'off' } },
      { files: ['**/*.jsx'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
      { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tsParser } },
    ],
  });
}
