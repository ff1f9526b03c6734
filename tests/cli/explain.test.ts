import { describe, expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';

/** What `explain` writes about the file `app.js` of a project. */
async function explained(files: Readonly<Record<string, string>>, ...options: readonly string[]): Promise<string> {
  const folder = temporary({ 'package.json': '{}', ...files });
  const { code, stdout, stderr } = await answer(['explain', folder.at('app.js'), ...options]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

describe('explain', () => {
  it('says what becomes of each route, who calls it, and how each call is read', async () => {
    const text = await explained({
      'app.js': `${EXPRESS}function show(req, res) {}\napp.get('/users/getAll', show);\napp.delete('/deleteOrder', show);\n`,
      'client.js': "fetch('/users/getAll');\nfetch('/deleteOrder', { method: 'DELETE' });\n",
    });
    expect(text).toBe(
      lines(
        ...['app.js', '', 'Routes'],
        '  3:5  GET /users/getAll → GET /users',
        '         client.js:1  GET /users/getAll → GET /users',
        '  4:5  DELETE /deleteOrder',
        '         unchanged: its path has no identifier of the item',
        '         suggested: DELETE /orders/:id',
        '         called in client.js:2: DELETE /deleteOrder',
        '',
        'Calls',
        "  3:1  app.get('/users/getAll', show)",
        "         express().get with '/users/getAll', function show (app.js:2)",
        '         registers GET /users/getAll',
        "  4:1  app.delete('/deleteOrder', show)",
        "         express().delete with '/deleteOrder', function show (app.js:2)",
        '         registers DELETE /deleteOrder',
        '',
      ),
    );
  });

  it.each([
    ['what a package returns', "require('things')().run('/getUsers');", "things().run with '/getUsers'"],
    ['a global', "jobs.run('/getUsers');", "jobs.run with '/getUsers'"],
    ['a member of an object', "const at = { run: jobs };\nat.run('/getUsers');", "jobs with '/getUsers'"],
    [
      'a parameter that nothing passes',
      "exports.add = (jobs) => jobs.run('/getUsers');",
      "parameter jobs (app.js:1).run with '/getUsers'",
    ],
    ['an object with the address', "jobs.run({ url: '/getUsers' });", "jobs.run with { url: '/getUsers' }"],
    ['a text with an unknown part', 'jobs.run(`/${name}/get`);', "jobs.run with '/…/get'"],
  ])('says of a call that registers and sends nothing what it calls: %s', async (_name, source, values) => {
    const text = await explained({ 'app.js': `${source}\n` });
    expect(text).toContain(`${values}\n`);
    expect(text).toContain('neither a route nor a request');
  });

  it('shows each of the values that a call is evaluated with', async () => {
    const text = await explained({
      'app.js': `${EXPRESS}for (const name of ['a', 'b', 'c', 'd']) app.get(\`/\${name}\`, ${HANDLER});\n`,
    });
    expect(text).toContain("express().get with '/c', function (app.js:2)\n          and with 1 other value");
    expect(text).toContain('registers GET /a\n          registers GET /b\n');
  });

  it('shows the beginning of a long call in one line', async () => {
    const text = await explained({
      'app.js': `jobs.run('/getUsers', {\n  description: '${'long '.repeat(50)}',\n});\n`,
    });
    expect(text).toMatch(/^ {2}1:1 {2}jobs\.run\('\/getUsers', \{ description: '(?:long )+[long]*…$/m);
    expect(text).toMatch(/^ {9}jobs\.run with '\/getUsers', \{ description: '(?:long )+[long]*…$/m);
  });

  it('says of a call that nothing reaches that it is not followed', async () => {
    const text = await explained({ 'app.js': "if (false) jobs.run('/getUsers');\n" });
    expect(text).toContain("jobs.run('/getUsers')\n          not followed");
  });

  it('shows calls without an address with --verbose', async () => {
    const source = { 'app.js': 'jobs.run(7);\n' };
    expect(await explained(source)).toContain('No calls with an address');
    expect(await explained(source, '--verbose')).toContain('1:1  jobs.run(7)\n         jobs.run with 7\n');
  });

  it('needs a source file, and has one format', async () => {
    const folder = temporary({ 'package.json': '{}', 'app.js': '' });
    const refused = async (...given: readonly string[]): Promise<string> =>
      (await answer(['explain', ...given])).stderr;
    expect(await refused(folder.root)).toContain("'explain' needs a source file.");
    expect(await refused(folder.at('package.json'))).toContain('is not read');
    expect(await refused(folder.at('app.js'), '--format', 'json')).toContain("Format 'json' does not show 'explain'");
  });
});
