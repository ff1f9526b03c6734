import { fileURLToPath } from 'node:url';
import tsParser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
import { express } from '../support/applications.ts';

const CODE = express("app.get('/users/delete/:id', (req, res) => res.json({}));");
const NAMES = ['recommended', 'strict', 'all'] as const;

/** Lints through ESLint's own class with a configuration and nothing else. */
async function lint(config: Linter.Config[], code = CODE, filename = 'server.js'): Promise<Linter.LintMessage[]> {
  const eslint = new ESLint({
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    overrideConfigFile: true,
    overrideConfig: config,
  });
  const [result] = await eslint.lintText(code, { filePath: filename });
  return result?.messages ?? [];
}

function idsOf(messages: readonly Linter.LintMessage[]): (string | null)[] {
  return messages.map(({ ruleId }) => ruleId);
}

/** The rules whose documentation names a severity for a configuration, with it. */
function documented(config: 'recommended' | 'strict'): Record<string, unknown> {
  const entries = Object.entries(plugin.rules).flatMap(([name, rule]) => {
    const docs: unknown = 'meta' in rule ? rule.meta.docs : undefined;
    // What a rule says of itself has these two fields, which ESLint's own type leaves out.
    const severity = (docs as Partial<Record<'recommended' | 'strict', string>> | undefined)?.[config];
    return severity === undefined ? [] : [[`restful-routes/${name}`, severity]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

describe('the configurations', () => {
  it('are named after the plugin', () => {
    expect(NAMES.map((name) => plugin.configs[name].name)).toEqual([
      'restful-routes/recommended',
      'restful-routes/strict',
      'restful-routes/all',
    ]);
  });

  it('hold the plugin itself', () => {
    for (const name of NAMES) expect(plugin.configs[name].plugins?.['restful-routes']).toBe(plugin);
  });

  it('hold what the rules say of themselves', () => {
    expect(plugin.configs.recommended.rules).toEqual(documented('recommended'));
    expect(plugin.configs.strict.rules).toEqual(documented('strict'));
    expect(plugin.configs.all.rules).toEqual(
      Object.fromEntries(Object.keys(plugin.rules).map((name) => [`restful-routes/${name}`, 'error'])),
    );
  });

  it('grow from recommended to strict to all', () => {
    const [recommended, strict, all] = NAMES.map((name) => Object.keys(plugin.configs[name].rules ?? {}));
    expect(recommended).not.toEqual([]);
    expect(strict).toEqual(expect.arrayContaining(recommended ?? []));
    expect(all).toEqual(expect.arrayContaining(strict ?? []));
  });

  it.each(NAMES)('load in ESLint: %s', async (name) => {
    expect(idsOf(await lint([plugin.configs[name]]))).toEqual([
      'restful-routes/no-unsafe-get',
      'restful-routes/no-verb-segment',
    ]);
  });

  it.each(NAMES)('are extended by name: %s', async (name) => {
    const config = defineConfig([
      { files: ['**/*.js'], plugins: { 'restful-routes': plugin }, extends: [`restful-routes/${name}`] },
    ]);
    expect(idsOf(await lint(config))).toEqual(['restful-routes/no-unsafe-get', 'restful-routes/no-verb-segment']);
  });

  it.each(NAMES)('are extended by name where the user calls the plugin otherwise: %s', async (name) => {
    const config = defineConfig([{ files: ['**/*.js'], plugins: { rest: plugin }, extends: [`rest/${name}`] }]);
    expect(idsOf(await lint(config))).toEqual(['rest/no-unsafe-get', 'rest/no-verb-segment']);
  });

  it('are extended as objects', async () => {
    const config = defineConfig([
      { files: ['**/*.js'], extends: [plugin.configs.recommended], rules: { 'restful-routes/no-unsafe-get': 'off' } },
    ]);
    expect(idsOf(await lint(config))).toEqual(['restful-routes/no-verb-segment']);
  });

  it('work on TypeScript', async () => {
    const config = defineConfig([
      { files: ['**/*.ts'], languageOptions: { parser: tsParser }, extends: [plugin.configs.recommended] },
    ]);
    const code =
      "import express, { type Express } from 'express';\nconst app: Express = express();\napp.get<{ id: string }>('/getUser/:id', (req, res) => { res.json(req.params!.id); });";
    expect(idsOf(await lint(config, code, 'server.ts'))).toEqual(['restful-routes/no-verb-segment']);
  });

  it('find suppressions under the name that the user has given', async () => {
    const config = defineConfig([{ files: ['**/*.js'], plugins: { rest: plugin }, extends: ['rest/recommended'] }]);
    const code = express(
      "app.get('/users/show/:id', (req, res) => res.json());",
      '// eslint-disable-next-line rest/no-verb-segment',
      "app.get('/users/list', (req, res) => res.json());",
    );
    const [message, ...others] = await lint(config, code);
    expect(others).toEqual([]);
    expect(message?.fix).toBeUndefined();
    expect(message?.message).toBe(
      "Verb 'show' in the path of 'GET /users/show/:id'. Not rewritten: it would change which handler answers some requests ('GET /users/list', line 5).",
    );
  });
});

describe('a wrong configuration', () => {
  it('of the settings is an error that says what is wrong', async () => {
    await expect(
      lint([plugin.configs.recommended, { settings: { 'restful-routes': { fixes: 'off' } } }]),
    ).rejects.toThrow("settings['restful-routes'] has no 'fixes'.");
  });

  it('of the settings is an error on files without routes too', async () => {
    await expect(
      lint([plugin.configs.recommended, { settings: { 'restful-routes': { fix: 'of' } } }], 'export {};'),
    ).rejects.toThrow("settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not 'of'.");
  });

  it('of the root of the project is an error that names the folder which is missing, on files without routes too', async () => {
    const missing = fileURLToPath(new URL('services', import.meta.url));
    for (const code of [CODE, 'export {};']) {
      await expect(
        lint([plugin.configs.strict, { settings: { 'restful-routes': { project: { root: 'services' } } } }], code),
      ).rejects.toThrow(`settings['restful-routes'].project.root must be a folder, and '${missing}' is none.`);
      await expect(
        lint([plugin.configs.strict, { settings: { 'restful-routes': { project: { root: '.' } } } }], code),
      ).resolves.toBeDefined();
    }
  });

  it('of settings under another key is an error, which names the right one', async () => {
    for (const key of ['restfulRoutes', 'restful_routes', 'eslint-plugin-restful-routes'])
      await expect(lint([plugin.configs.recommended, { settings: { [key]: { fix: 'off' } } }])).rejects.toThrow(
        `settings['${key}'] is not read. Use settings['restful-routes'].`,
      );
  });

  /** What ESLint says of a rule with these options, for each of the rules that take the option. */
  async function failuresOf(options: object): Promise<readonly (readonly [name: string, failure: string])[]> {
    const [option = ''] = Object.keys(options);
    const takers = Object.entries(plugin.rules).filter(
      ([, { meta }]) => option === 'allows' || JSON.stringify(meta?.schema).includes(`"${option}"`),
    );
    const failures: (readonly [string, string])[] = [];
    for (const [name] of takers) {
      const config: Linter.Config = {
        plugins: { 'restful-routes': plugin },
        rules: { [`restful-routes/${name}`]: ['error', options] },
      };
      const failure = await lint([config]).then(
        () => 'no error',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      failures.push([name, failure]);
    }
    return failures;
  }

  it.each([
    ['an unknown option', { allows: ['get'] }, /Unexpected property "allows"/],
    ['a word instead of a list', { allow: 'get' }, /Value "get" should be array/],
    ['the same path twice', { allow: ['/get', '/get'] }, /Value \["\/get","\/get"\] should NOT have duplicate items/],
  ])('of a rule is an error that names it: %s', async (_name, options, expected) => {
    const failures = await failuresOf(options);
    expect(failures.length).toBeGreaterThan(3);
    for (const [name, failure] of failures) {
      expect(failure).toContain(`Key "restful-routes/${name}"`);
      expect(failure).toMatch(expected);
    }
  });

  const ALLOW = String.raw`a list of (?:words \('fetch'\) and )?path patterns \('/legacy/\*\*', 'GET /users/\{id\}'\)`;

  it.each([
    ['an empty word', { allow: [''] }, `${ALLOW}, not \\[ '' \\]`],
    ['a path without a slash in front', { allow: ['api/**'] }, ALLOW],
    ['a path after no method', { allow: ['GTE /get'] }, ALLOW],
    [
      'an unknown operation',
      { verbs: { obtain: 'get' } },
      "an object of words, each with one of read, create, update, delete, save, action, not \\{ obtain: 'get' \\}",
    ],
    [
      'a verb of two words',
      { verbs: { 'batch-get': 'read' } },
      "an object whose keys are single words of letters alone \\('obtain'\\)",
    ],
    ['an unknown method', { update: 'POST' }, "'PUT' or 'PATCH', not 'POST'"],
    ['an unknown case', { segments: 'pascal' }, "'kebab' or 'camel' or 'snake', not 'pascal'"],
    ['an unknown number', { style: 'dual' }, "'plural' or 'singular' or 'consistent', not 'dual'"],
    ['methods in small letters', { methods: ['get'] }, "a list of methods in capitals \\('GET'\\), not \\[ 'get' \\]"],
  ])('of a rule names what is allowed: %s', async (_name, options, expected) => {
    const [option = ''] = Object.keys(options);
    const failures = await failuresOf(options);
    expect(failures).not.toEqual([]);
    for (const [name, failure] of failures)
      expect(failure).toMatch(new RegExp(`Option '${option}' of 'restful-routes/${name}' must be ${expected}`));
  });

  it('of a rule is an error where there are two objects', async () => {
    const config: Linter.Config = {
      plugins: { 'restful-routes': plugin },
      rules: { 'restful-routes/no-verb-segment': ['error', {}, {}] },
    };
    await expect(lint([config])).rejects.toThrow('Key "restful-routes/no-verb-segment"');
  });
});
