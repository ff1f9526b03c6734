import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';

/** An application that registers these endpoints. */
function serving(...endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)), 'module.exports = app;', '');
}

const BEFORE = serving('GET /users/list', 'POST /users/delete/:id');
const AFTER = serving('GET /users', 'DELETE /users/:id');

function testing(...lines: readonly string[]): string {
  return ["const request = require('supertest');", "const app = require('./app.js');", ...lines, ''].join('\n');
}

describe('requests that read one constant', () => {
  const moving: readonly (readonly [name: string, before: Files, after: Files])[] = [
    [
      'a path alone',
      {
        'app.js': BEFORE,
        'test.js': testing(
          "const url = '/users/list';",
          'request(app).get(url).expect(200);',
          'request(app).get(url).expect(401);',
          'request(app).get(`${url}?page=2`);',
        ),
      },
      {
        'app.js': AFTER,
        'test.js': testing(
          "const url = '/users';",
          'request(app).get(url).expect(200);',
          'request(app).get(url).expect(401);',
          'request(app).get(`${url}?page=2`);',
        ),
      },
    ],
    [
      'the methods with it',
      {
        'app.js': BEFORE,
        'test.js': testing(
          "const gone = '/users/delete/1';",
          'request(app).post(gone).expect(200);',
          "request(app).get('/users/list');",
          'request(app).post(gone).expect(401);',
        ),
      },
      {
        'app.js': AFTER,
        'test.js': testing(
          "const gone = '/users/1';",
          'request(app).delete(gone).expect(200);',
          "request(app).get('/users');",
          'request(app).delete(gone).expect(401);',
        ),
      },
    ],
    [
      'constants of constants',
      {
        'app.js': BEFORE,
        'test.js': testing(
          "const gone = '/users/delete';",
          "const first = gone + '/1';",
          'request(app).post(first);',
          'request(app).post(first);',
          'request(app).post(`${gone}/2`);',
        ),
      },
      {
        'app.js': AFTER,
        'test.js': testing(
          "const gone = '/users';",
          "const first = gone + '/1';",
          'request(app).delete(first);',
          'request(app).delete(first);',
          'request(app).delete(`${gone}/2`);',
        ),
      },
    ],
    [
      'a prefix that stays, whoever reads it',
      {
        'app.js': BEFORE,
        'test.js': testing(
          "const users = '/users';",
          'request(app).get(`${users}/list`);',
          'request(app).post(`${users}/delete/1`);',
          'console.log(users);',
        ),
      },
      {
        'app.js': AFTER,
        'test.js': testing(
          "const users = '/users';",
          'request(app).get(`${users}`);',
          'request(app).delete(`${users}/1`);',
          'console.log(users);',
        ),
      },
    ],
    [
      'groups that lie between each other',
      {
        'app.js': BEFORE,
        'test.js': testing(
          ...numbers(20).map((at) => `const gone${at} = '/users/delete/${at}';`),
          ...numbers(20).map((at) => `request(app).post(gone${at});`),
          ...numbers(20).map((at) => `request(app).post(gone${at});`),
        ),
      },
      {
        'app.js': AFTER,
        'test.js': testing(
          ...numbers(20).map((at) => `const gone${at} = '/users/${at}';`),
          ...numbers(20).map((at) => `request(app).delete(gone${at});`),
          ...numbers(20).map((at) => `request(app).delete(gone${at});`),
        ),
      },
    ],
  ];

  it.each(moving)('move at once: %s', async (_name, before, after) => {
    const project = new LintedProject(before);
    expect(await project.fix()).toEqual(after);
    expect(await project.reports()).toEqual([]);
  });

  it.each(moving)('move file by file: %s', async (_name, before, after) => {
    expect(await new LintedProject(before).fixOneByOne(['app.js', 'test.js'])).toEqual(after);
    expect(await new LintedProject(before).fixOneByOne(['test.js', 'app.js'])).toEqual(after);
  });

  it.each<[string, readonly string[]]>([
    ['something else reads it too', ['request(app).post(gone);', 'keep(gone);']],
    ['one has another method', ['request(app).post(gone);', 'request(app).patch(gone).expect(404);']],
    ['one cannot say the method', ['request(app).post(gone);', "fetch(gone, { method: 'POST', body });"]],
    [
      'one goes to another host',
      ['request(app).post(gone);', "fetch('https://example.com' + gone, { method: 'POST' });"],
    ],
  ])('stay where %s', async (_name, lines) => {
    const files = {
      'app.js': serving('POST /users/delete/:id'),
      'test.js': testing("const gone = '/users/delete/1';", ...lines),
    };
    expect(await new LintedProject(files).fix()).toEqual(files);
    expect(await new LintedProject(files).fixOneByOne(['test.js', 'app.js'])).toEqual(files);
  });

  it('stay where a comment suppresses the report on one of them', async () => {
    const lines = [
      "const gone = '/users/delete/1';",
      'request(app).post(gone); // eslint-disable-line restful-routes/request-matches-route',
      'request(app).post(gone);',
    ];
    const files = { 'app.js': serving('POST /users/delete/:id'), 'test.js': testing(...lines) };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });
});

function numbers(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => String(at));
}
