import { join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../src/cli/terminal.ts';
import { NAME, VERSION } from '../../src/meta.ts';
import { temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';
import { APPLICATION } from './application.ts';

describe('the arguments', () => {
  it.each([
    [['plan', '--format'], "Option '--format <value>' argument missing."],
    [['plan', '--format', 'xml'], "Unknown format 'xml'. Use table, json, markdown, csv or html."],
    [['plna'], "Unknown command 'plna'. Use list, plan, explain or fix."],
    [['plan', '.', 'src'], 'Expected one folder or files, got 2 folders.'],
    [['plan', 'package.json', 'src'], 'Expected one folder or files, got 1 folder and 1 file.'],
    [['plan', '--strict', '--all'], '--strict and --all cannot be combined.'],
    [['plan', '--strict', '--rules', 'no-verb-segment'], '--strict and --rules cannot be combined.'],
    [['plan', '--settings', 'a.json', '--config', 'b.js'], '--settings and --config cannot be combined.'],
    [['plan', '--color', '--no-color'], '--color and --no-color cannot be combined.'],
    [['plan', 'no/such/folder'], "No such file or folder: 'no/such/folder'."],
    [['plan', '--settings', 'no-such-file.json'], "Cannot read 'no-such-file.json'."],
    [['plan', '--settings', 'README.md'], "'README.md' is not valid JSON."],
  ])('%j is an error of one line', async (given, message) => {
    expect(await answer(given)).toEqual({ code: 2, stdout: '', stderr: `restful-routes: ${message}\n` });
  });

  it('name the rules there are where one is unknown', async () => {
    const { code, stderr } = await answer(['plan', '--rules', 'no-verbs']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^restful-routes: Unknown rule 'no-verbs'\. The rules are allowed-methods, .*, segment-case\.\n$/,
    );
  });

  it('keep control characters away from the terminal', async () => {
    expect((await answer(['\u001b[31m\n'])).stderr).toBe(
      "restful-routes: Unknown command '\uFFFD[31m\uFFFD'. Use list, plan, explain or fix.\n",
    );
  });

  it('ask for help or the version', async () => {
    expect(await answer(['--version'])).toEqual({ code: 0, stdout: `${NAME} ${VERSION}\n`, stderr: '' });
    const help = await answer(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('restful-routes plan [folder | file ...]');
    expect(await answer([])).toEqual(help);
  });
});

interface Element {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly method: string;
  readonly path: string | null;
  readonly address: string | null;
  readonly addresses: readonly string[];
  readonly violations: readonly { readonly rule: string; readonly segment: string }[];
  readonly rewrite: { readonly method: string; readonly path: string } | null;
  readonly withheld: string | null;
  readonly callers?: readonly { readonly file: string }[];
}

/** What JSON says. */
interface Report {
  readonly version: number;
  readonly summary: Readonly<Record<string, number>>;
  readonly unparsed: readonly { readonly file: string; readonly reason: string }[];
  readonly routes: readonly Element[];
  readonly staleRequests: readonly Readonly<Record<string, unknown>>[];
}

const parsed = (json: string): Report => JSON.parse(json) as Report;

async function planned(
  files: Parameters<typeof temporary>[0],
  ...given: readonly string[]
): Promise<readonly Element[]> {
  return parsed((await answer(['plan', temporary(files).root, '--format', 'json', ...given])).stdout).routes;
}

describe('the rules that count', () => {
  const ROUTES = {
    'app.js': `${EXPRESS}app.get('/user/:id', ${HANDLER});\napp.post('/users/:id/approve', ${HANDLER});\napp.get('/items/list', ${HANDLER});\n`,
  };
  const rulesOf = async (...given: string[]): Promise<string[]> =>
    (await planned(ROUTES, ...given)).flatMap(({ violations }) => violations.map(({ rule }) => rule));

  it('are those of recommended', async () => {
    expect(await rulesOf()).toEqual(['no-verb-segment']);
    expect(await rulesOf('--recommended')).toEqual(['no-verb-segment']);
  });

  it('are those of a configuration that is named', async () => {
    expect(await rulesOf('--strict')).toEqual(['plural-collection', 'no-action-segment', 'no-verb-segment']);
    expect(await rulesOf('--all')).toEqual(await rulesOf('--strict'));
  });

  it('are those that are named, with or without the namespace', async () => {
    expect(await rulesOf('--rules', 'plural-collection, restful-routes/no-action-segment')).toEqual([
      'plural-collection',
      'no-action-segment',
    ]);
  });

  it('decide alone what is rewritten', async () => {
    expect(
      (await planned(ROUTES, '--rules', 'plural-collection')).map(({ rewrite, withheld }) => rewrite?.path ?? withheld),
    ).toEqual(['/users/:id', null, null]);
    expect(
      (await planned(ROUTES, '--rules', 'no-verb-segment')).map(({ rewrite, withheld }) => rewrite?.path ?? withheld),
    ).toEqual([null, null, '/items']);
  });
});

describe('the settings', () => {
  it('come from a file', async () => {
    const project = temporary({
      ...APPLICATION,
      'settings.json': '\uFEFF{ "update": "PATCH", "callers": "withhold" }',
    });
    const { stdout } = await answer([
      'plan',
      project.root,
      '--settings',
      project.at('settings.json'),
      '--format',
      'json',
    ]);
    const users = parsed(stdout).routes.filter(({ file }) => file === 'routes/users.js');
    expect(users.map(({ rewrite, withheld }) => rewrite?.method ?? withheld)).toEqual([
      "requests name it, and settings or rules leave these as they are ('/api/users/getAll', test/users.test.js:3)",
      'PATCH',
      null,
    ]);
  });

  it('are checked as those of ESLint are', async () => {
    const project = temporary({ 'settings.json': '{ "updates": "PATCH" }', 'list.json': '[1]' });
    expect((await answer(['plan', project.root, '--settings', project.at('settings.json')])).stderr).toContain(
      "settings['restful-routes'] has no 'updates'. It may hold",
    );
    expect(await answer(['plan', project.root, '--settings', project.at('list.json')])).toMatchObject({
      code: 2,
      stderr: `restful-routes: ${project.at('list.json')}: settings['restful-routes'] must be an object, not [ 1 ].\n`,
    });
  });

  it('name a root of the project that is a folder, though the folder is the one that is planned', async () => {
    const project = temporary({ ...APPLICATION, 'settings.json': '{ "project": { "root": "no/such/folder" } }' });
    const settings = project.at('settings.json');
    expect(await answer(['plan', project.root, '--settings', settings])).toEqual({
      code: 2,
      stdout: '',
      stderr: `restful-routes: ${settings}: settings['restful-routes'].project.root must be a folder, and '${join(process.cwd(), 'no/such/folder')}' is none.\n`,
    });
  });

  it('are heard by the rules on methods and on style, as in ESLint', async () => {
    const project = temporary({
      'app.js': `${EXPRESS}app.patch('/Users/:id', ${HANDLER});\n// @deprecated Use /items.\napp.get('/Items', ${HANDLER});\n`,
      'settings.json': '{ "update": "PATCH", "allow": ["Users"] }',
    });
    const reported = async (...given: readonly string[]): Promise<unknown> => {
      const { stdout } = await answer([
        'list',
        project.root,
        '--rules',
        'allowed-methods,segment-case',
        '--format',
        'json',
        ...given,
      ]);
      return parsed(stdout).routes.map(({ violations }) => violations.map(({ rule }) => rule));
    };
    expect(await reported()).toEqual([['allowed-methods', 'segment-case'], []]);
    expect(await reported('--settings', project.at('settings.json'))).toEqual([[], []]);
  });

  it('leave one method of a path alone', async () => {
    const project = temporary({
      'app.js': `${EXPRESS}app.put('/users/edit/:id', ${HANDLER});\napp.patch('/users/edit/:id', ${HANDLER});\n`,
    });
    // Within the project it would be a text that names the address.
    const settings = temporary({ 'settings.json': '{ "allow": ["PATCH /users/edit/{id}"] }' }).at('settings.json');
    const given = ['plan', project.root, '--settings', settings, '--format', 'json'];
    expect(
      parsed((await answer(given)).stdout).routes.map(({ rewrite, violations }) => [
        rewrite?.path ?? null,
        violations.length,
      ]),
    ).toEqual([
      ['/users/:id', 1],
      [null, 0],
    ]);
  });

  it('say which entries of allow match nothing', async () => {
    const project = temporary({
      'app.js': `${EXPRESS}app.use('/v1', require('./users'));\n`,
      'users.js': `const router = require('express').Router();\nrouter.get('/users/fetchall', ${HANDLER});\nrouter.post('/staff', ${HANDLER});\nmodule.exports = router;\n`,
    });
    const allow = ['/v1/users/**', '/users/*', '/v1', 'POST /v1/staff', 'fetch', 'Staff'];
    const unmatched = ['/legacy/**', 'GET /v1/staff', 'grab'];
    const settings = temporary({ 'settings.json': JSON.stringify({ allow: [...allow, ...unmatched] }) });
    const given = ['plan', project.root, '--settings', settings.at('settings.json')];
    const notice = "'allow' has entries that match no route: '/legacy/**', 'GET /v1/staff', 'grab'.";
    expect((await answer(given)).stdout).toBe(`2 routes in 1 file: 0 to be rewritten, 0 more reported.\n${notice}\n`);
    expect(JSON.parse((await answer([...given, '--format', 'json'])).stdout)).toMatchObject({
      unmatchedAllow: unmatched,
    });
    expect((await answer([...given, '--format', 'markdown'])).stdout).toContain("match no route: '/legacy/\\*\\*',");
    expect((await answer([...given, '--format', 'html'])).stdout).toContain('<code>/legacy/**</code>');
    expect((await answer(['list', ...given.slice(1)])).stdout).not.toContain('allow');
  });

  it('narrow the files', async () => {
    const project = temporary({ ...APPLICATION, 'settings.json': '{ "project": { "exclude": ["routes/"] } }' });
    const { stdout } = await answer([
      'list',
      project.root,
      '--settings',
      project.at('settings.json'),
      '--format',
      'json',
    ]);
    expect(new Set(parsed(stdout).routes.map(({ file }) => file))).toEqual(new Set(['app.js']));
  });
});

describe('a package of a workspace', () => {
  const WORKSPACE = {
    'package.json': '{ "name": "shop", "workspaces": ["packages/*"] }',
    'packages/api/package.json': '{ "name": "api" }',
    'packages/api/app.js': `${EXPRESS}app.get('/users', ${HANDLER});\n`,
  };

  it('is a part of a project that is read', async () => {
    const project = temporary(WORKSPACE);
    const root = relative(process.cwd(), project.root);
    const notice = `is a part of the project in ${root}, all of which is read. What the rest calls stays, as where ESLint runs in ${root}/packages/api: run both in ${root} to move it.`;
    for (const format of ['table', 'markdown', 'html'])
      expect((await answer(['plan', project.at('packages/api'), '--format', format])).stdout).toContain(notice);
    expect((await answer(['plan', project.root])).stdout).not.toContain('is a part');
    expect((await answer(['list', project.at('packages/api')])).stdout).not.toContain('is a part');
  });

  it('shows what ESLint makes of it, in its folder and above', async () => {
    const project = temporary({
      ...WORKSPACE,
      'packages/api/app.js': `${EXPRESS}app.get('/users/list', ${HANDLER});\napp.get('/orders/list', ${HANDLER});\n`,
      'packages/web/package.json': '{ "name": "web" }',
      'packages/web/client.js': "fetch('/users/list');\n",
    });
    const api = project.at('packages/api');
    const routes = async (): Promise<readonly unknown[]> =>
      parsed((await answer(['plan', api, '--format', 'json'])).stdout).routes.map(({ file, rewrite, callers }) => [
        file,
        rewrite?.path ?? null,
        ...(callers ?? []).map((caller) => caller.file),
      ]);
    expect(await routes()).toEqual([
      ['app.js', null],
      ['app.js', '/orders'],
    ]);
    vi.spyOn(process, 'cwd').mockReturnValue(project.root);
    expect(await routes()).toEqual([
      ['app.js', '/users', '../web/client.js'],
      ['app.js', '/orders'],
    ]);
    const { stdout } = await answer(['plan', api]);
    vi.restoreAllMocks();
    expect(stdout).toContain('packages/api is a part of the project in ., all of which is read.');
    expect(stdout).toContain('Its other files are taken to be linted too.');
  });

  it('is not where the settings say which files count', async () => {
    const project = temporary(WORKSPACE);
    const settings = temporary({ 'settings.json': '{ "project": false }' }).at('settings.json');
    expect((await answer(['plan', project.at('packages/api'), '--settings', settings])).stdout).not.toContain(
      'is a part',
    );
  });
});

describe('a file that calls a route', () => {
  const FILES = {
    'package.json': '{ "name": "shop" }',
    'app.js': `${EXPRESS}app.get('/users/list', ${HANDLER});\n`,
    'App.vue': "<script>\nfetch('/users/list');\n</script>\n",
  };
  const notice = 'App.vue: no configuration of ESLint lints it with the routes that are called from there. These stay';

  it('is taken to be linted, which is said where nobody lints it', async () => {
    for (const format of ['table', 'markdown', 'html'])
      expect((await answer(['plan', temporary(FILES).root, '--format', format])).stdout).toContain(notice);
    expect(JSON.parse((await answer(['plan', temporary(FILES).root, '--format', 'json'])).stdout)).toMatchObject({
      unlinted: ['App.vue'],
    });
    const config = "import vue from 'eslint-plugin-vue';\nimport routes from 'eslint-plugin-restful-routes';\n";
    expect((await answer(['plan', temporary({ ...FILES, 'eslint.config.js': config }).root])).stdout).not.toContain(
      notice,
    );
  });

  it('may stand below another configuration', async () => {
    const project = temporary({
      ...FILES,
      'App.vue': '',
      'client/main.js': "fetch('/users/list');\n",
      'eslint.config.js': 'export default [];\n',
      'client/eslint.config.js': 'export default [];\n',
    });
    expect((await answer(['plan', project.root])).stdout).toContain('client/main.js: no configuration of ESLint lints');
  });
});

describe('what is listed', () => {
  it('is one element for each method of a route', async () => {
    const fastify = `const app = require('fastify')();\napp.route({ method: ['GET', 'POST'], url: '/users', handler: async () => [] });\napp.all('/any', async () => []);\n`;
    expect((await planned({ 'app.js': fastify })).map(({ method, path }) => `${method} ${String(path)}`)).toEqual([
      'GET /users',
      'POST /users',
      'ALL /any',
    ]);
  });

  it('stands where the object of a route begins, or the call that takes one', async () => {
    const list =
      "module.exports = [\n  {\n    method: 'GET',\n    path: '/users',\n    handler: async () => [],\n  },\n];\n";
    const hapi =
      "const server = require('@hapi/hapi').server();\nserver.route(require('./users'));\nserver.route({\n  method: 'GET',\n  path: '/posts',\n  handler: async () => [],\n});\n";
    expect(
      (await planned({ 'app.js': hapi, 'users.js': list })).map(
        ({ file, line, column, path }) => `${file}:${String(line)}:${String(column)} ${String(path)}`,
      ),
    ).toEqual(['app.js:3:8 /posts', 'users.js:2:3 /users']);
  });

  it('marks a mount that is not known', async () => {
    const [route] = await planned({
      'users.js': `const router = require('express').Router();\nrouter.get('/users/list', ${HANDLER});\nmodule.exports = router;\n`,
    });
    expect(route).toMatchObject({ path: '/users/list', address: '…/users/list' });
  });

  it('says every address of a router that is mounted in several places', async () => {
    const { root } = temporary({
      'app.js': `${EXPRESS}const users = require('./users');\napp.use('/v1', users);\napp.use('/v2', users);\napp.use('/v2', users);\n`,
      'users.js': `const router = require('express').Router();\nrouter.get('/users/list', ${HANDLER});\nmodule.exports = router;\n`,
    });
    const [listed] = parsed((await answer(['list', root, '--format', 'json'])).stdout).routes;
    expect(listed).toMatchObject({
      path: '/users/list',
      address: '/v1/users/list',
      addresses: ['/v1/users/list', '/v2/users/list'],
    });
    expect((await answer(['list', root])).stdout).toContain('GET /v1/users/list');
  });

  it('holds what is no text and what is only partly known', async () => {
    const routes = await planned({
      'app.js': `${EXPRESS}app.get(/^\\/a/, ${HANDLER});\napp.get(process.env.PATH_OF_IT, ${HANDLER});\napp.get(\`/\${process.env.PREFIX}/users\`, ${HANDLER});\n`,
    });
    expect(routes.map(({ path, address }) => [path, address])).toEqual([
      [null, null],
      [null, null],
      ['/${…}/users', '/${…}/users'],
    ]);
  });

  it('says a route once that is registered twice by one call', async () => {
    expect(await planned({ 'app.js': `${EXPRESS}app.post(['/a', '/a'], ${HANDLER});\n` })).toHaveLength(1);
  });

  it('stands in the order of files, lines and columns, whatever the order of reading', async () => {
    const files = Object.fromEntries(
      ['b/z.js', 'b.js', 'a.js', 'B.js'].map((name) => [
        name,
        `${EXPRESS}app.get('/x', ${HANDLER}); app.get('/y', ${HANDLER});\n`,
      ]),
    );
    const places = (await planned(files)).map(({ file, path }) => `${file} ${String(path)}`);
    expect(places).toEqual([
      'B.js /x',
      'B.js /y',
      'a.js /x',
      'a.js /y',
      'b.js /x',
      'b.js /y',
      'b/z.js /x',
      'b/z.js /y',
    ]);
  });

  it('names a request whose route has moved before, and counts it', async () => {
    const { root } = temporary({
      'app.js': `${EXPRESS}app.get('/users', ${HANDLER});\nmodule.exports = app;\n`,
      'test/app.test.js':
        "const request = require('supertest');\nit('lists', () => request(require('../app')).get('/users/getAll').expect(200));\n",
    });
    expect(await answer(['plan', root])).toEqual({
      code: 1,
      stderr: '',
      stdout: [
        'Requests and comments that still use an old address',
        '  test/app.test.js:2  GET /users/getAll → GET /users',
        '',
        '1 route in 1 file: 0 to be rewritten, 0 more reported.',
        '1 request or comment still uses an old address.',
        '',
      ].join('\n'),
    });
    const { summary, staleRequests } = parsed((await answer(['plan', root, '--format', 'json'])).stdout);
    expect(summary).toMatchObject({ routes: 1, unchanged: 1, staleRequests: 1 });
    expect(staleRequests).toEqual([
      {
        file: 'test/app.test.js',
        line: 2,
        method: 'GET',
        url: '/users/getAll',
        before: 'GET /users/getAll',
        after: 'GET /users',
      },
    ]);
  });

  it('says what every rule makes of a route, why one stays, and what is only reported', async () => {
    const { root } = temporary({
      'app.js': `${EXPRESS}app.get('/user/:id', ${HANDLER});\napp.put('/item/:id', ${HANDLER});\napp.put('/items/:id', ${HANDLER});\napp.get('/Posts', ${HANDLER});\napp.get('/userNames', ${HANDLER});\n`,
    });
    const reason = "another route has or would get the same method and path ('PUT /items/:id', app.js:4)";
    const given = ['plan', root, '--rules', 'plural-collection,segment-case'];
    expect((await answer(given)).stdout).toBe(
      [
        'app.js',
        '  2:5  GET /user/:id → GET /users/:id',
        '  3:5  PUT /item/:id',
        `         unchanged: ${reason}`,
        '  5:5  GET /Posts    → GET /posts',
        '  6:5  GET /userNames',
        '         reported: segment-case (userNames)',
        '',
        '5 routes in 1 file: 2 to be rewritten, 2 more reported.',
        '',
      ].join('\n'),
    );
    expect((await answer([...given, '--format', 'markdown'])).stdout).toBe(
      [
        '<!-- generator: eslint-plugin-restful-routes -->',
        '',
        '**2 breaking changes.** 5 routes in 1 file: 2 to be rewritten, 2 more reported.',
        '',
        '### 2 routes to rewrite',
        '',
        '| Route | Becomes | Where | Updates | Mentioned in |',
        '| --- | --- | --- | --- | --- |',
        '| `GET /user/:id` | `GET /users/:id` | `app.js:2` |  |  |',
        '| `GET /Posts` | `GET /posts` | `app.js:5` |  |  |',
        '',
        '<details>',
        '<summary>1 route not rewritten</summary>',
        '',
        '| Route | Where | Reason | Suggested |',
        '| --- | --- | --- | --- |',
        `| \`PUT /item/:id\` | \`app.js:3\` | ${reason} |  |`,
        '',
        '</details>',
        '',
        '<details>',
        '<summary>1 other report</summary>',
        '',
        '| Route | Where | Reported by | Suggested |',
        '| --- | --- | --- | --- |',
        '| `GET /userNames` | `app.js:6` | `segment-case (userNames)` |  |',
        '',
        '</details>',
        '',
      ].join('\n'),
    );
    expect(
      (await planned({ 'app.js': `${EXPRESS}app.get('/user/:id', ${HANDLER});\n` }, '--strict')).map(
        ({ withheld }) => withheld,
      ),
    ).toEqual([null]);
  });

  it('is nothing for a folder of nothing', async () => {
    const { root } = temporary({ 'notes.txt': 'GET /users/getAll' });
    const { code, stdout, stderr } = await answer(['list', root, '--format', 'json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(parsed(stdout)).toEqual({
      generator: 'eslint-plugin-restful-routes',
      version: 1,
      summary: { files: 1, unparsed: 0, routes: 0, violating: 0 },
      unparsed: [],
      routes: [],
    });
    expect(await answer(['plan', root])).toEqual({
      code: 0,
      stdout: `No routes found in ${root} (0 source files read).\n`,
      stderr: '',
    });
    expect((await answer(['list', root, '--format', 'markdown'])).stdout).toContain(
      `No routes found in ${root} (0 source files read).`,
    );
  });

  it('is nothing for a folder without routes, which is named with the number of files that were read', async () => {
    const project = temporary({
      'package.json': '{ "name": "project" }',
      'a.js': 'export const a = 1;\n',
      'b.ts': 'export const b = 1;\n',
      'c.md': 'Text.\n',
    });
    for (const path of [project.root, project.at('a.js')])
      expect((await answer(['list', path])).stdout).toBe(`No routes found in ${path} (2 source files read).\n`);
    expect((await answer(['list', 'tests/docs'])).stdout).toMatch(
      /^No routes found in tests\/docs \(\d+ source files read\)\.\n$/,
    );
  });
});

describe('files that cannot be read', () => {
  const FILES = {
    ...APPLICATION,
    'broken.js': `${EXPRESS}app.get('/getUsers', (\n`,
    'binary.js': Buffer.from([0, 1, 2]),
    'large.js': `// ${'x'.repeat(1_000_001)}`,
  };
  const SKIPPED = [
    '  binary.js: The file is binary.',
    '  broken.js: The file has syntax errors, or is nested too deep.',
    '  large.js: The file is larger than 1 MB.',
  ];

  it('are counted where the user asks for it', async () => {
    const { root } = temporary(FILES);
    const { code, stdout } = await answer(['list', root, '--verbose']);
    expect(code).toBe(0);
    const all = stdout.trimEnd().split('\n');
    expect(all.slice(-4, -3)).toEqual(['7 files, 3 skipped:']);
    expect(all.slice(-3).sort()).toEqual(SKIPPED);
    expect((await answer(['list', root])).stdout).not.toContain('skipped');
  });

  it.each(['list', 'plan'])('are named at the end of %s', async (command) => {
    const { root } = temporary(FILES);
    const named = '3 source files could not be parsed: binary.js, broken.js, large.js.';
    expect((await answer([command, root])).stdout.trimEnd().split('\n').at(-1)).toBe(named);
    expect((await answer([command, root, '--format', 'markdown'])).stdout.trimEnd().split('\n').at(-1)).toBe(named);
    expect((await answer([command, temporary(APPLICATION).root])).stdout).not.toContain('parsed');
  });

  it('are named as far as a line is long', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `broken-${String.fromCharCode(97 + at)}.js`);
    const { root } = temporary(Object.fromEntries(names.map((name) => [name, FILES['broken.js']])));
    expect((await answer(['list', root])).stdout).toBe(
      [
        `No routes found in ${root} (0 source files read).`,
        `12 source files could not be parsed: ${names.slice(0, 10).join(', ')} and 2 more.`,
        '',
      ].join('\n'),
    );
  });

  it('are listed in JSON, whether the user asks for it or not', async () => {
    const { stdout, stderr } = await answer(['list', temporary(FILES).root, '--verbose', '--format', 'json']);
    const { summary, unparsed, routes } = parsed(stdout);
    expect(summary).toEqual({ files: 7, unparsed: 3, routes: 7, violating: 3 });
    expect(unparsed.map(({ file, reason }) => `  ${file}: ${reason}`).sort()).toEqual(SKIPPED);
    expect(routes).toHaveLength(7);
    expect(stderr.trimEnd().split('\n').sort()).toEqual([...SKIPPED, '7 files, 3 skipped:']);
  });
});

describe('a project that is not in order', () => {
  it('is read as far as it goes: cycles, missing modules, links to itself, no package.json', async () => {
    const project = temporary({
      'a.js': `require('./b');\nrequire('./gone');\n${EXPRESS}app.use('/b', require('./b'));\nmodule.exports = app;\n`,
      'b.js': `require('./a');\nconst router = require('express').Router();\nrouter.get('/list', ${HANDLER});\nrouter.use('/b', router);\nmodule.exports = router;\n`,
      'folder/': '',
    });
    project.link('folder/self', 'folder');
    const { code, stdout, stderr } = await answer([
      'list',
      project.root,
      '--format',
      'json',
      '--rules',
      'no-verb-segment',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(parsed(stdout).routes.map(({ file, path }) => `${file} ${String(path)}`)).toEqual(['b.js /list']);
  });
});

describe('how it looks', () => {
  it('has styles on a terminal alone', async () => {
    const { root } = temporary(APPLICATION);
    const piped = (await answer(['plan', root])).stdout;
    expect(piped).not.toContain('\u001b');
    expect((await answer(['plan', root], true)).stdout).toContain('\u001b[32mGET /api/users\u001b[39m');
    expect(await answer(['plan', root, '--format', 'markdown'], true)).toEqual(
      await answer(['plan', root, '--format', 'markdown']),
    );
  });

  it.each<[options: readonly string[], env: Environment, isTerminal: boolean, hasStyles: boolean]>([
    [['--color'], {}, false, true],
    [['--color'], { NO_COLOR: '1' }, false, true],
    [['--no-color'], {}, true, false],
    [['--no-color'], { FORCE_COLOR: '1' }, true, false],
    [[], { FORCE_COLOR: '1' }, false, true],
    [[], { FORCE_COLOR: '' }, false, true],
    [[], { FORCE_COLOR: '3', NO_COLOR: '1' }, false, true],
    [[], { FORCE_COLOR: '0' }, true, false],
    [[], { FORCE_COLOR: 'false' }, true, false],
    [[], { NO_COLOR: '1' }, true, false],
    [[], { NO_COLOR: '' }, true, true],
    [[], { NODE_DISABLE_COLORS: '1' }, true, false],
    [[], { TERM: 'dumb' }, true, false],
    [[], { TERM: 'xterm' }, true, true],
  ])('has styles as %j and %j say it, on a terminal: %j', async (options, env, isTerminal, hasStyles) => {
    const { root } = temporary(APPLICATION);
    expect((await answer(['list', root, ...options], isTerminal, env)).stdout.includes('\u001b')).toBe(hasStyles);
  });

  it('lets no path steer the terminal, nor end a cell of Markdown', async () => {
    const { root } = temporary({ 'app.js': `${EXPRESS}app.get('/a\\u001b[2J|b\`c', ${HANDLER});\n` });
    expect((await answer(['list', root])).stdout).toContain('GET /a\uFFFD[2J|b`c');
    expect((await answer(['list', root, '--format', 'markdown'])).stdout).toContain(
      '| `` GET /a\uFFFD[2J\\|b`c `` | `app.js:2` | express |  |',
    );
  });
});
