import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { createProject, type Project } from '../support/installed-package.ts';
import { APPLICATION, CLEAN } from './application.ts';

let installed: Project;

beforeAll(() => {
  installed = createProject();
});

afterAll(() => {
  installed.remove();
});

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the installed command, its output piped. */
function command(cwd: string, ...given: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(installed.plugin, 'dist/cli.js'), ...given], {
    cwd,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** A configuration that has the plugin. */
const config = (body: string): string =>
  `import plugin from ${JSON.stringify(join(installed.plugin, 'dist/plugin.js'))};\nexport default [{ files: ['**/*.js'], plugins: { 'restful-routes': plugin }, ${body} }];\n`;

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

describe('the installed command', () => {
  it('lists the routes of the working directory', () => {
    const { root } = temporary(APPLICATION);
    expect(command(root, 'list')).toEqual({
      code: 0,
      stderr: '',
      stdout: lines(
        'app.js',
        '  4:5  ALL /status                 express',
        '  5:5  GET (a regular expression)  express',
        '  6:5  DELETE /deleteOrder         express  no-verb-segment (deleteOrder)',
        '  8:5  GET /orders/list            express',
        '',
        'routes/users.js',
        '  2:8  GET /api/users/getAll       express  no-verb-segment (getAll)',
        '  3:8  POST /api/users/update/:id  express  no-verb-segment (update), no-tunneled-method (update)',
        '  4:8  GET /api/users/:id          express',
        '',
        '7 routes in 2 files, 3 reported.',
      ),
    });
  });

  it('plans what becomes of them, and ends with 1', () => {
    const { root } = temporary(APPLICATION);
    expect(command(root, 'plan')).toEqual({
      code: 1,
      stderr: '',
      stdout: lines(
        'app.js',
        '  6:5  DELETE /deleteOrder',
        '         unchanged: its path has no identifier of the item',
        '         suggested: DELETE /orders/:id',
        '         with --identifiers: unchanged, its handler reads no field that is known to be the id of one item (app.js:6)',
        '',
        'routes/users.js',
        '  2:8  GET /api/users/getAll      → GET /api/users',
        '         test/users.test.js:3  GET /api/users/getAll → GET /api/users',
        '         mentioned in README.md:1',
        '  3:8  POST /api/users/update/:id → PUT /api/users/:id',
        '',
        '7 routes in 2 files: 2 to be rewritten, 1 more reported.',
        'Updates 1 request or comment.',
      ),
    });
  });

  it('lists the routes as JSON: one element for each method and path, in the order of their places', () => {
    const { root } = temporary(APPLICATION);
    const { code, stdout, stderr } = command(root, 'list', '--format', 'json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const inApp = { file: 'app.js', column: 5, framework: 'express', violations: [] };
    const inUsers = { file: 'routes/users.js', column: 8, framework: 'express', violations: [] };
    const { routes, ...envelope } = JSON.parse(stdout) as { routes: unknown };
    expect(envelope).toEqual({
      generator: 'eslint-plugin-restful-routes',
      version: 1,
      summary: { files: 4, unparsed: 0, routes: 7, violating: 3 },
      unparsed: [],
    });
    expect(routes).toEqual([
      { ...inApp, line: 4, method: 'ALL', path: '/status', address: '/status', addresses: ['/status'] },
      { ...inApp, line: 5, method: 'GET', path: null, address: null, addresses: [] },
      {
        ...inApp,
        line: 6,
        method: 'DELETE',
        path: '/deleteOrder',
        address: '/deleteOrder',
        addresses: ['/deleteOrder'],
        violations: [{ rule: 'no-verb-segment', segment: 'deleteOrder' }],
      },
      { ...inApp, line: 8, method: 'GET', path: '/orders/list', address: '/orders/list', addresses: ['/orders/list'] },
      {
        ...inUsers,
        line: 2,
        method: 'GET',
        path: '/users/getAll',
        address: '/api/users/getAll',
        addresses: ['/api/users/getAll'],
        violations: [{ rule: 'no-verb-segment', segment: 'getAll' }],
      },
      {
        ...inUsers,
        line: 3,
        method: 'POST',
        path: '/users/update/:id',
        address: '/api/users/update/:id',
        addresses: ['/api/users/update/:id'],
        violations: [
          { rule: 'no-verb-segment', segment: 'update' },
          { rule: 'no-tunneled-method', segment: 'update' },
        ],
      },
      {
        ...inUsers,
        line: 4,
        method: 'GET',
        path: '/users/:id',
        address: '/api/users/:id',
        addresses: ['/api/users/:id'],
      },
    ]);
  });

  it('prints the plan as JSON', () => {
    const { root } = temporary(APPLICATION);
    const { code, stdout } = command(root, 'plan', '--format', 'json');
    expect(code).toBe(1);
    const { routes, ...envelope } = JSON.parse(stdout) as { routes: Readonly<Record<string, unknown>>[] };
    expect(envelope).toEqual({
      generator: 'eslint-plugin-restful-routes',
      version: 1,
      summary: {
        ...{ files: 4, unparsed: 0, routes: 7, violating: 3 },
        ...{ fixed: 2, suggested: 1, withheld: 1, reported: 0, unchanged: 3, breaking: 2, staleRequests: 0 },
      },
      unparsed: [],
      unmatchedAllow: [],
      unlinted: [],
      staleRequests: [],
    });
    const fates = routes.map(({ line, rewrite, suggestion, withheld, callers }) => ({
      ...{ line, rewrite, suggestion, withheld, callers },
    }));
    const nothing = { rewrite: null, suggestion: null, withheld: null, callers: [] };
    expect(fates).toEqual([
      { ...nothing, line: 4 },
      { ...nothing, line: 5 },
      {
        ...nothing,
        line: 6,
        suggestion: { method: 'DELETE', path: '/orders/:id', address: '/orders/:id', addresses: ['/orders/:id'] },
        withheld: 'its path has no identifier of the item',
      },
      { ...nothing, line: 8, withheld: 'a comment suppresses a report on it, or sets options in its file' },
      {
        ...nothing,
        line: 2,
        rewrite: { method: 'GET', path: '/users', address: '/api/users', addresses: ['/api/users'] },
        callers: [{ file: 'test/users.test.js', line: 3, method: 'GET', url: '/api/users/getAll' }],
      },
      {
        ...nothing,
        line: 3,
        rewrite: { method: 'PUT', path: '/users/:id', address: '/api/users/:id', addresses: ['/api/users/:id'] },
      },
      { ...nothing, line: 4 },
    ]);
  });

  it('prints the plan as Markdown', () => {
    const { root } = temporary(APPLICATION);
    expect(command(root, 'plan', '--format', 'markdown').stdout).toBe(
      lines(
        '<!-- generator: eslint-plugin-restful-routes -->',
        '',
        '**2 breaking changes.** 7 routes in 2 files: 2 to be rewritten, 1 more reported. Updates 1 request or comment.',
        '',
        '### 2 routes to rewrite',
        '',
        '| Route | Becomes | Where | Updates | Mentioned in |',
        '| --- | --- | --- | --- | --- |',
        '| `GET /api/users/getAll` | `GET /api/users` | `routes/users.js:2` | `test/users.test.js:3` | `README.md:1` |',
        '| `POST /api/users/update/:id` | `PUT /api/users/:id` | `routes/users.js:3` |  |  |',
        '',
        '<details>',
        '<summary>1 route not rewritten</summary>',
        '',
        '| Route | Where | Reason | Suggested |',
        '| --- | --- | --- | --- |',
        '| `DELETE /deleteOrder` | `app.js:6` | its path has no identifier of the item | `DELETE /orders/:id` |',
        '',
        '</details>',
      ),
    );
  });

  it('answers the same for a folder that is named, with files below it', () => {
    const project = temporary(
      Object.fromEntries(Object.entries(APPLICATION).map(([name, text]) => [`server/${name}`, text])),
    );
    expect(command(project.root, 'plan', 'server', '--format', 'json')).toEqual(
      command(project.at('server'), 'plan', '--format', 'json'),
    );
  });

  it('ends with 0 where there is nothing to do, and where it is told to', () => {
    expect(command(temporary(CLEAN).root, 'plan')).toEqual({
      code: 0,
      stderr: '',
      stdout: '2 routes in 1 file: 0 to be rewritten, 0 more reported.\n',
    });
    expect(command(temporary(APPLICATION).root, 'plan', '--exit-zero').code).toBe(0);
  });

  it('ends with 2 and one line where it is called wrongly', () => {
    const { root } = temporary(CLEAN);
    expect(command(root, 'plan', '--colour')).toEqual({
      code: 2,
      stdout: '',
      stderr: "restful-routes: Unknown option '--colour'.\n",
    });
  });

  it('reads settings and rules of a configuration of ESLint, and executes nothing else of the project', () => {
    const { root } = temporary({
      ...APPLICATION,
      'app.js': `throw new Error('executed');\n${APPLICATION['app.js'] ?? ''}`,
      'eslint.config.mjs': config(
        "rules: { 'restful-routes/no-verb-segment': 'error' }, settings: { 'restful-routes': { callers: 'fix', update: 'PATCH' } }",
      ),
      'none.config.mjs': config('rules: {}'),
      'broken.config.mjs': "throw new Error('broken\\n\\nand more');\n",
      'value.config.mjs': config("rules: { 'restful-routes/no-verb-segment': ['error', { update: 'POST' }] }"),
      'key.config.mjs': config(
        "rules: { 'restful-routes/no-verb-segment': 'error' }, settings: { restfulRoutes: { fix: 'off' } }",
      ),
      'wrong.config.mjs': config("rules: { 'restful-routes/no-verb-segment': ['error', { allows: [] }] }"),
    });
    const { code, stdout, stderr } = command(root, 'plan', '--config', 'eslint.config.mjs', '--format', 'json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const { routes } = JSON.parse(stdout) as { routes: { method: string; rewrite: unknown; violations: unknown }[] };
    const updated = routes.find(({ method }) => method === 'POST');
    expect(updated).toMatchObject({
      rewrite: { method: 'PATCH', path: '/users/:id' },
      violations: [{ rule: 'no-verb-segment', segment: 'update' }],
    });
    expect(command(root, 'plan', '--config', 'none.config.mjs')).toMatchObject({ code: 2, stdout: '' });
    expect(command(root, 'plan', '--config', 'none.config.mjs').stderr).toBe(
      "restful-routes: 'none.config.mjs' enables no rule of this plugin for any file of the folder.\n",
    );
    expect(command(root, 'plan', '--config', 'broken.config.mjs').stderr).toBe(
      "restful-routes: Cannot use 'broken.config.mjs': broken\n",
    );
    expect(command(root, 'plan', '--config', 'wrong.config.mjs').stderr).toBe(
      'restful-routes: Cannot use \'wrong.config.mjs\': Key "rules": Key "restful-routes/no-verb-segment": Value {"allows":[]} should NOT have additional properties. Unexpected property "allows". Expected properties: "allow", "verbs", "update", "customMethods".\n',
    );
    expect(command(root, 'plan', '--config', 'value.config.mjs').stderr).toBe(
      "restful-routes: Cannot use 'value.config.mjs': Option 'update' of 'restful-routes/no-verb-segment' must be 'PUT' or 'PATCH', not 'POST'.\n",
    );
    expect(command(root, 'plan', '--config', 'key.config.mjs').stderr).toBe(
      "restful-routes: key.config.mjs: settings['restfulRoutes'] is not read. Use settings['restful-routes'].\n",
    );
    expect(command(root, 'plan', '--config', 'no.config.mjs').stderr).toBe(
      "restful-routes: Cannot read 'no.config.mjs'.\n",
    );
  });

  it('reads the options of rules there too', () => {
    const { root } = temporary({
      'app.js':
        "const app = require('express')();\napp.get('/UserNames', (req, res) => res.json([]));\napp.patch('/Items/:id', (req, res) => res.json({}));\napp.get('/legacy/getUsers', (req, res) => res.json([]));\n",
      'eslint.config.mjs': config(
        "rules: { 'restful-routes/segment-case': ['error', { segments: 'camel' }], 'restful-routes/allowed-methods': ['error', { methods: ['GET', 'PATCH'] }], 'restful-routes/no-verb-segment': ['error', { allow: ['/legacy/**'] }] }",
      ),
    });
    expect(command(root, 'plan', '--config', 'eslint.config.mjs')).toEqual({
      code: 1,
      stderr: '',
      stdout: lines(
        'app.js',
        '  2:5  GET /UserNames   → GET /userNames',
        '  3:5  PATCH /Items/:id → PATCH /items/:id',
        '',
        '3 routes in 1 file: 2 to be rewritten, 0 more reported.',
      ),
    });
  });

  it('asks for the file on which most rules are on, however many others there are', () => {
    const clients = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`client/page-${String(at)}.js`, '']));
    const body =
      "files: ['client/page-1.js', 'server/**/*.js'], rules: { 'restful-routes/request-matches-route': 'error' } }, { files: ['server/*.js'], rules: { 'restful-routes/no-verb-segment': 'error' }";
    const { root } = temporary({
      ...clients,
      'server/app.js': "const app = require('express')();\napp.get('/getUsers', (req, res) => res.json([]));\n",
      'eslint.config.mjs': config(body),
    });
    expect(command(root, 'list', '--config', 'eslint.config.mjs').stdout).toContain(
      '2:5  GET /getUsers  express  no-verb-segment (getUsers)',
    );
  });

  it('rewrites nothing in files that the configuration leaves out, nor for requests there', () => {
    const { root } = temporary({
      'app.js':
        "const app = require('express')();\napp.get('/getUsers', (req, res) => res.json([]));\nmodule.exports = app;\n",
      'old/app.js': "const app = require('express')();\napp.get('/getItems', (req, res) => res.json([]));\n",
      'old/users.test.js': "require('supertest')(require('../app')).get('/getUsers');\n",
      'eslint.config.mjs': config(
        "files: ['*.js'], rules: plugin.configs.recommended.rules, settings: plugin.configs.recommended.settings",
      ),
    });
    expect(command(root, 'plan', '--config', 'eslint.config.mjs').stdout).toBe(
      lines(
        'app.js',
        '  2:5  GET /getUsers',
        "         unchanged: a request that names it may not be updated: ESLint may not lint its file, or not with this plugin and these options ('/getUsers', old/users.test.js:1)",
        '',
        'old/app.js',
        '  2:5  GET /getItems',
        '         unchanged: ESLint does not lint its file, or not with this plugin and these options',
        '',
        '2 routes in 2 files: 0 to be rewritten, 2 more reported.',
      ),
    );
  });

  it('asks a configuration for a folder beside the one that it runs in', () => {
    const project = temporary({
      ...CLEAN,
      'eslint.config.mjs': config("rules: { 'restful-routes/no-verb-segment': 'error' }"),
      'elsewhere/notes.txt': '',
    });
    expect(command(project.at('elsewhere'), 'plan', '..', '--config', '../eslint.config.mjs')).toEqual(
      command(project.root, 'plan', '--config', 'eslint.config.mjs'),
    );
  });

  it('knows of a configuration that is named whom another one keeps from being fixed with a route', () => {
    const { root } = temporary({
      ...APPLICATION,
      'eslint.config.mjs': config('...plugin.configs.recommended, linterOptions: {}'),
      'test/eslint.config.mjs': 'export default [];\n',
    });
    const answerOf = (...args: readonly string[]): unknown => {
      const { routes } = JSON.parse(command(root, 'plan', '--format', 'json', ...args).stdout) as {
        routes: { path: string; rewrite: { path: string } | null; withheld: string | null }[];
      };
      const found = routes.find(({ path }) => path === '/users/getAll');
      return found?.rewrite?.path ?? found?.withheld;
    };
    expect(answerOf()).toBe('/users');
    expect(answerOf('--config', 'eslint.config.mjs')).toEqual(
      expect.stringContaining("('/api/users/getAll', test/users.test.js:3)"),
    );
  });
});
