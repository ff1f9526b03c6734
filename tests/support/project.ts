import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import tsParser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { onTestFinished } from 'vitest';
import plugin, { type RestfulRoutesSettings } from '../../src/index.ts';
import { display, join as joinPaths } from '../../src/paths/print.ts';
import { addressesOf } from '../../src/plan/addresses/addresses.ts';
import { Project } from '../../src/project/project.ts';
import type { RequestUses } from '../../src/model/handler.ts';
import type { Route, Router } from '../../src/model/router.ts';

/** The texts of a project by their names. */
export type Files = Readonly<Record<string, string>>;

/** What ESLint makes of the files of a project. */
export interface Linted {
  /** `users.js:3:12 no-verb-segment: ...` */
  readonly messages: readonly string[];
  /** The files that were changed. */
  readonly fixed: Files;
}

/** Writes files into a folder of its own, with a package.json where they bring none, and answers the folder. */
export function writeProject(files: Files): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'restful-routes-mounts-')));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [name, text] of Object.entries({ 'package.json': '{ "name": "shop" }', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** The routers of a project, linked over its files. */
export function routersOf(root: string): readonly Router[] {
  return Project.at(root, { accounting: 'all' }).view().routers;
}

/** What the handlers of the routes of a project do with fields of their requests. */
export function usesIn(files: Files): readonly RequestUses[] {
  const { routers, mentions } = Project.at(writeProject(files), { accounting: 'all' }).view();
  return routers
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.kind === 'route' ? [mentions.usesOf(entry)] : []));
}

/**
 * Every address of every route of a project: `GET /users/:id routes/users.js:3`; a piece that is not known is `${…}`.
 */
export function addressesIn(files: Files): readonly string[] {
  const root = writeProject(files);
  const view = Project.at(root, { accounting: 'all' }).view();
  return view.routers
    .flatMap(({ entries, file }) =>
      entries.flatMap((entry) =>
        entry.kind === 'route'
          ? describe(entry, `${nameIn(root, file)}:${String(view.at(file, entry.range[0]).line)}`)
          : [],
      ),
    )
    .sort();
}

function describe({ methods, path, pathKind, router }: Route, place: string): readonly string[] {
  const method = methods.map((token) => token.method).join();
  return addressesOf(router).map(
    (mount) => `${method} ${path ? display(joinPaths(mount, path.value, router.dialect)) : `(${pathKind})`} ${place}`,
  );
}

/** Runs ESLint once, with its fixes, over the files of a project. */
export async function lintProject(
  files: Files,
  config: 'recommended' | 'strict' = 'recommended',
  settings?: RestfulRoutesSettings,
): Promise<Linted> {
  const root = writeProject(files);
  const options: ESLint.Options = {
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      plugin.configs[config],
      ...(settings ? [{ settings: { 'restful-routes': settings } }] : []),
      { files: ['**/*.{js,cjs,mjs,ts,tsx}'] },
      { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tsParser } },
      { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
    ],
  };
  const found = await new ESLint(options).lintFiles(['.']);
  const fixed = await new ESLint({ ...options, fix: true }).lintFiles(['.']);
  return {
    messages: found.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) =>
          `${nameIn(root, filePath)}:${String(line)}:${String(column)} ${ruleId?.replace('restful-routes/', '') ?? 'ESLint'}: ${message}`,
      ),
    ),
    fixed: Object.fromEntries(
      fixed.flatMap(({ filePath, output }) => (output === undefined ? [] : [[nameIn(root, filePath), output]])),
    ),
  };
}

/** The text of a file of a project. */
export function textOf(root: string, name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

function nameIn(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
