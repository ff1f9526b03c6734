import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project } from '../support/installed-package.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let project: Project;

beforeAll(() => {
  project = createProject(['typescript', '@types/estree', '@types/json-schema', '@types/node', '@eslint/core']);
});

afterAll(() => {
  project.remove();
});

/** Runs a script in the project and answers what it prints. */
function run(name: string, script: string): string {
  return execFileSync(process.execPath, [project.write(name, script)], {
    cwd: project.directory,
    encoding: 'utf8',
  }).trim();
}

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Compiles files in the project, with all library checks on, and answers what the compiler says. */
function compile(files: Readonly<Record<string, readonly string[]>>): string {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  for (const [name, lines] of Object.entries(files)) project.write(`types/${name}`, lines.join('\n'));
  project.write('types/tsconfig.json', JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  try {
    return execFileSync(process.execPath, [compiler, '-p', join(project.directory, 'types')], {
      cwd: project.directory,
      encoding: 'utf8',
    });
  } catch (error) {
    // The compiler prints what is wrong and ends with a code; execFileSync keeps what was printed.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

describe('the built package', () => {
  it('is the plugin as the default export', () => {
    const printed = run(
      'import.mjs',
      "import plugin from 'eslint-plugin-restful-routes'; console.log(Object.keys(plugin).sort().join(), plugin.meta.namespace, Object.keys(plugin.configs).join());",
    );
    expect(printed).toBe('configs,meta,rules restful-routes recommended,strict,all');
  });

  it('is the plugin itself for require()', () => {
    const printed = run(
      'require.cjs',
      "const plugin = require('eslint-plugin-restful-routes'); console.log(Object.keys(plugin).sort().join(), plugin.meta.name);",
    );
    expect(printed).toBe('configs,meta,rules eslint-plugin-restful-routes');
  });

  it('is one and the same for both', () => {
    const printed = run(
      'both.mjs',
      "import { createRequire } from 'node:module'; import plugin from 'eslint-plugin-restful-routes'; console.log(createRequire(import.meta.url)('eslint-plugin-restful-routes') === plugin);",
    );
    expect(printed).toBe('true');
  });

  it('says the name and the version of its manifest', () => {
    const printed = run(
      'meta.mjs',
      "import plugin from 'eslint-plugin-restful-routes'; console.log(JSON.stringify(plugin.meta));",
    );
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { name: string; version: string };
    expect(JSON.parse(printed)).toEqual({
      name: manifest.name,
      version: manifest.version,
      namespace: 'restful-routes',
    });
  });

  it('loads neither TypeScript nor ESLint nor the dictionary of inflections', () => {
    const printed = run(
      'cold.cjs',
      "require('eslint-plugin-restful-routes'); console.log(Object.keys(require.cache).filter((name) => /typescript|pluralize|node_modules.eslint.lib/.test(name)).join() || 'none');",
    );
    expect(printed).toBe('none');
  });

  it('mentions no types but those of ESLint', () => {
    const types = readFileSync(join(project.plugin, 'dist/index.d.ts'), 'utf8');
    expect(types).not.toContain('@typescript-eslint');
    const specifiers = [...types.matchAll(/from\s+['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier);
    expect(specifiers.filter((specifier) => !specifier?.startsWith('.'))).toEqual(['eslint']);
  });

  it('holds what runs, its types and what is to be read, and nothing else', () => {
    const files = readdirSync(project.plugin, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(project.plugin, join(entry.parentPath, entry.name)));
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    expect(
      files.filter(
        (name) => !/^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|dist.[\w/\\-]+\.(?:c?js|d\.ts))$/.test(name),
      ),
    ).toEqual([]);
  });

  it('fixes routes and their callers in several workers', () => {
    const names = Array.from({ length: 12 }, (_, at) => `things${String(at)}`);
    const server = (path: string): string =>
      `import express from 'express';\nconst app = express();\napp.get('${path}', (req, res) => res.json([]));\n`;
    for (const name of names) {
      project.write(`shop/${name}-server.mjs`, server(`/${name}/getAll`));
      project.write(`shop/${name}-client.mjs`, `fetch('/${name}/getAll');\n`);
    }
    project.write('shop/package.json', '{ "name": "shop" }');
    const config = project.write(
      'shop/eslint.config.mjs',
      "import plugin from 'eslint-plugin-restful-routes';\nexport default [plugin.configs.recommended];\n",
    );
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/eslint/bin/eslint.js'), '--concurrency', '2', '--fix', '.'],
      { cwd: dirname(config), stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const textOf = (file: string): string => readFileSync(join(project.directory, 'shop', file), 'utf8');
    expect(names.map((name) => textOf(`${name}-server.mjs`))).toEqual(names.map((name) => server(`/${name}`)));
    expect(names.map((name) => textOf(`${name}-client.mjs`))).toEqual(names.map((name) => `fetch('/${name}');\n`));
  });

  it('type-checks in a TypeScript configuration, as a module and as CommonJS', () => {
    const asModule = [
      "import restfulRoutes from 'eslint-plugin-restful-routes';",
      "import { defineConfig } from 'eslint/config';",
      "import type { ESLint, Linter } from 'eslint';",
      'export default defineConfig([',
      '  restfulRoutes.configs.recommended,',
      "  { files: ['**/*.js'], plugins: { 'restful-routes': restfulRoutes }, extends: ['restful-routes/strict'], rules: { 'restful-routes/no-verb-segment': 'warn' } },",
      ']);',
      'export const plugin: ESLint.Plugin = restfulRoutes;',
      'export const config: Linter.Config = restfulRoutes.configs.all;',
      'export const namespace: string = restfulRoutes.meta.namespace;',
      '// @ts-expect-error there is no such configuration',
      'export const loose: unknown = restfulRoutes.configs.loose;',
    ];
    const typed = [
      "import restfulRoutes, { type RestfulRoutesRules, type RestfulRoutesSettings } from 'eslint-plugin-restful-routes';",
      "import { defineConfig } from 'eslint/config';",
      'export default defineConfig([',
      '  restfulRoutes.configs.recommended,',
      "  { settings: { 'restful-routes': { fix: 'suggest', project: { exclude: ['old/'] } } satisfies RestfulRoutesSettings } },",
      "  { rules: { 'restful-routes/no-verb-segment': ['error', { allow: ['fetch'], verbs: { obtain: 'read' } }], 'restful-routes/segment-case': 'off' } satisfies RestfulRoutesRules },",
      ']);',
      '// @ts-expect-error there is no such setting',
      "export const misspelt = { fixx: 'off' } satisfies RestfulRoutesSettings;",
      '// @ts-expect-error there is no such value',
      "export const wrong = { update: 'POST' } satisfies RestfulRoutesSettings;",
      '// @ts-expect-error there is no such option',
      "export const option = { 'restful-routes/no-verb-segment': ['error', { alow: 3 }] } satisfies RestfulRoutesRules;",
      '// @ts-expect-error there is no such rule',
      "export const rule = { 'restful-routes/no-verbs': 'error' } satisfies RestfulRoutesRules;",
    ];
    const asCommonJs = [
      "import restfulRoutes = require('eslint-plugin-restful-routes');",
      'const config = restfulRoutes.configs.recommended;',
      'export = [config];',
    ];
    expect(compile({ 'consumer.mts': asModule, 'typed.mts': typed, 'consumer.cts': asCommonJs })).toBe('');
  });
});
