import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';
import { APPLICATION, CLEAN } from './application.ts';

const error = (message: string): unknown => ({ code: 2, stdout: '', stderr: `restful-routes: ${message}\n` });

describe('files instead of a folder', () => {
  it('narrow the answer: the rest of their project is read all the same', async () => {
    const project = temporary({ 'package.json': '{ "name": "users" }', ...APPLICATION });
    const { code, stdout } = await answer(['plan', project.at('routes/users.js')]);
    expect(code).toBe(1);
    expect(stdout).toBe(
      [
        'routes/users.js',
        '  2:8  GET /api/users/getAll      → GET /api/users',
        '         test/users.test.js:3  GET /api/users/getAll → GET /api/users',
        '         mentioned in README.md:1',
        '  3:8  POST /api/users/update/:id → PUT /api/users/:id',
        '',
        '3 routes in 1 file: 2 to be rewritten, 0 more reported.',
        'Updates 1 request or comment.',
        '',
      ].join('\n'),
    );
    expect((await answer(['list', project.at('app.js'), project.at('routes/users.js')])).stdout).toContain(
      '7 routes in 2 files, 3 reported.',
    );
  });

  it('names the titles that follow a route once, and not as texts that stay', async () => {
    const project = temporary({
      'package.json': '{ "name": "users" }',
      'app.js': `${EXPRESS}app.post('/user/update-billing', ${HANDLER});\n`,
      'app.test.js': "test('POST /user/update-billing 401', () => {});\n",
      'app.log.js': "console.log('no POST /user/update-billing-again, nor /user/update-billing');\n",
    });
    const { stdout } = await answer(['plan', project.root]);
    expect(stdout.split('\n').slice(2, -4)).toEqual([
      '         app.test.js:1  POST /user/update-billing → PUT /user/billing',
      '         mentioned in app.log.js:1',
    ]);
  });

  it('that the project does not read are an error', async () => {
    const project = temporary({ 'package.json': '{ "name": "users" }', ...APPLICATION, 'notes.txt': '' });
    expect(await answer(['plan', project.at('notes.txt')])).toEqual(
      error("'notes.txt' is not read: it is ignored, excluded or no source file."),
    );
  });

  it('of two projects are an error', async () => {
    const [one, other] = [
      temporary({ 'package.json': '{ "name": "a" }', ...CLEAN }),
      temporary({ 'package.json': '{ "name": "b" }', ...CLEAN }),
    ];
    expect((await answer(['plan', one.at('app.js'), other.at('app.js')])).stderr).toMatch(
      /^restful-routes: Expected files of one project, got files of '.*' and '.*'\.\n$/,
    );
  });
});

describe('--output', () => {
  it('writes the answer, in the format of its extension, without styles', async () => {
    const { root } = temporary(APPLICATION);
    const folder = temporary({ 'notes.txt': '' });
    for (const [name, format] of [
      ['plan.json', 'json'],
      ['plan.md', 'markdown'],
      ['plan.csv', 'csv'],
      ['plan.html', 'html'],
      ['plan.txt', 'table'],
    ] as const) {
      const written = folder.at(name);
      expect(await answer(['plan', root, '-o', written], true)).toEqual({ code: 1, stdout: '', stderr: '' });
      expect(readFileSync(written, 'utf8')).toBe((await answer(['plan', root, '--format', format])).stdout);
    }
  });

  it('takes no file that it could destroy or not write', async () => {
    const project = temporary(APPLICATION);
    const before = readFileSync(project.at('app.js'), 'utf8');
    const plan = (file: string): Promise<unknown> =>
      answer(['plan', project.root, '--format', 'json', '--output', project.at(file)]);
    expect(await plan('app.js')).toEqual(error(`Cannot write '${project.at('app.js')}': it is a source file.`));
    expect(readFileSync(project.at('app.js'), 'utf8')).toBe(before);
    expect(await plan('routes')).toEqual(error(`Cannot write '${project.at('routes')}': it is a folder.`));
    expect(await plan('no/plan.json')).toMatchObject({ code: 2, stdout: '' });
    expect(existsSync(project.at('no'))).toBe(false);
  });

  it('needs a format where its name implies none', async () => {
    expect(await answer(['plan', '--output', 'plan'])).toEqual(
      error("Add --format: the name 'plan' does not imply one."),
    );
  });
});

describe('a report in its own project', () => {
  it.each(['plan.json', 'plan.md', 'plan.csv', 'plan.html', 'routes.csv'])('holds nothing back: %s', async (name) => {
    const project = temporary(APPLICATION);
    const plan = async (): Promise<string> => (await answer(['plan', project.root])).stdout;
    const before = await plan();
    await answer([name === 'routes.csv' ? 'list' : 'plan', project.root, '--output', project.at(name)]);
    vi.setSystemTime(Date.now() + 5000);
    expect(await plan()).toBe(before);
    vi.useRealTimers();
  });
});

describe('--fail-on-empty', () => {
  it('is an error where there is no route', async () => {
    const { root } = temporary({ 'notes.txt': '' });
    expect(await answer(['list', root, '--fail-on-empty'])).toMatchObject({
      code: 2,
      stderr: 'restful-routes: No routes found.\n',
    });
    expect(await answer(['plan', root, '--fail-on-empty', '--exit-zero'])).toMatchObject({ code: 2 });
    expect(await answer(['plan', temporary(CLEAN).root, '--fail-on-empty'])).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('CSV', () => {
  it('has a row for each address with the one that takes its place', async () => {
    const { root } = temporary({
      ...APPLICATION,
      'app.js': (APPLICATION['app.js'] ?? '').replace('app.all', "app.use('/v2', require('./routes/users'));\napp.all"),
    });
    expect((await answer(['plan', root, '--format', 'csv'])).stdout.split('\r\n')).toEqual([
      'method,address,new_method,new_address,suggested_method,suggested_address,status,reason,file,line,column,other_reasons',
      'ALL,/status,,,,,unchanged,,app.js,5,5,',
      'GET,,,,,,unchanged,,app.js,6,5,',
      'DELETE,/deleteOrder,,,DELETE,/orders/:id,suggested,its path has no identifier of the item,app.js,7,5,',
      `GET,/orders/list,,,,,withheld,"a comment suppresses a report on it, or sets options in its file",app.js,9,5,"it would change which handler answers some requests ('GET of a regular expression', app.js:6)"`,
      'GET,/api/users/getAll,GET,/api/users,,,fixed,,routes/users.js,2,8,',
      'GET,/v2/users/getAll,GET,/v2/users,,,fixed,,routes/users.js,2,8,',
      'POST,/api/users/update/:id,PUT,/api/users/:id,,,fixed,,routes/users.js,3,8,',
      'POST,/v2/users/update/:id,PUT,/v2/users/:id,,,fixed,,routes/users.js,3,8,',
      'GET,/api/users/:id,,,,,unchanged,,routes/users.js,4,8,',
      'GET,/v2/users/:id,,,,,unchanged,,routes/users.js,4,8,',
      '',
    ]);
  });

  it('lists routes, and holds no formula that a spreadsheet would evaluate', async () => {
    const { root } = temporary({
      '=1+1.js': `${EXPRESS}app.get('=HYPERLINK("x"),1', ${HANDLER});\n`,
    });
    expect((await answer(['list', root, '--format', 'csv'])).stdout.split('\r\n')).toEqual([
      'method,address,framework,rules,file,line,column',
      'GET,"/=HYPERLINK(""x""),1",express,,./=1+1.js,2,5',
      '',
    ]);
  });
});

describe('links to lines', () => {
  const plan = async (
    root: string,
    given: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<string> => (await answer(['plan', root, '--format', 'markdown', ...given], false, env)).stdout;

  it('are those below a URL that is named for the working directory', async () => {
    const project = temporary({ 'a b/(1)/app.js': `${EXPRESS}app.get('/users/list', ${HANDLER});\n` });
    vi.spyOn(process, 'cwd').mockReturnValue(project.root);
    const text = await plan(project.at('a b'), ['--links', 'https://example.com/o/r/blob/main/']);
    vi.restoreAllMocks();
    expect(text).toContain('[`(1)/app.js:2`](https://example.com/o/r/blob/main/a%20b/%281%29/app.js#L2)');
  });

  it('are those of the commit in GitHub Actions', async () => {
    const project = temporary({ 'server/app.js': `${EXPRESS}app.get('/users/list', ${HANDLER});\n` });
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'o/r', GITHUB_SHA: 'abc' };
    expect(await plan(project.at('server'), [], { ...env, GITHUB_WORKSPACE: project.root })).toContain(
      '[`app.js:2`](https://github.com/o/r/blob/abc/server/app.js#L2)',
    );
    expect(await plan(project.at('server'), [], { ...env, GITHUB_WORKSPACE: project.at('server/client') })).toContain(
      '| `app.js:2` |',
    );
  });

  it('need a URL', async () => {
    for (const links of ['blob/main', 'javascript:alert(1)'])
      expect(await answer(['plan', '--links', links])).toEqual(
        error(`--links must be a URL, such as 'https://github.com/owner/name/blob/main', not '${links}'.`),
      );
  });
});

describe('Markdown', () => {
  it('fits a comment on GitHub, however many routes there are', async () => {
    const routes = Array.from(
      { length: 80 },
      (_, at) => `app.get('/${'x'.repeat(600)}${String(at)}/list', ${HANDLER});\n`,
    );
    const { root } = temporary({ 'app.js': `${EXPRESS}${routes.join('')}` });
    const { stdout } = await answer(['plan', root, '--format', 'markdown']);
    expect(stdout.length).toBeLessThan(65_536);
    expect(stdout).toMatch(/\n\*\*80 breaking changes\.\*\*/);
    expect(stdout).toMatch(/\n… and \d+ more rows\.\n$/);
  });
});
