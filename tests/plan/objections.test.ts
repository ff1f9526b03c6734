import { describe, expect, it } from 'vitest';
import type { PlanOptions } from '../../src/model/plan-options.ts';
import { ANSWER, express, registration } from '../support/applications.ts';
import { planOf, reasonsOf, type Files } from './planning.ts';

const ALL = 'GET /users/getAll';
const DELETION = 'POST /users/delete/:id';

/** Why the first route of a server with some endpoints stays; nothing where it moves. */
function reason(endpoints: readonly string[], others: Files, options: Partial<PlanOptions> = {}): string | undefined {
  return reasonsOf(
    planOf(
      { 'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))), ...others },
      options,
    ),
  )[0];
}

describe('a request to a route', () => {
  const apart: Partial<PlanOptions> = {
    areFixedTogether: (file, other) => file !== 'server.js' || other !== 'client.js',
  };

  it.each<[client: string, options: Partial<PlanOptions>, expected: string]>([
    ["fetch('/users/getAll');", { movesCallers: false }, 'callers /users/getAll client.js'],
    ['// GET /users/getAll', { movesCallers: false }, ''],
    ["fetch('/users/getAll');", apart, 'unreached /users/getAll client.js'],
    ['// GET /users/getAll', apart, ''],
    ["// GET /users/getAll\nfetch('/users/getAll', { method: 'PUT' });", { movesCallers: false }, ''],
    ["// GET /users/getAll\nfetch('/users/getAll', { method: 'PUT' });", apart, ''],
    ["fetch('/users/getAll'); // eslint-disable-line request", {}, 'suppressed-caller /users/getAll client.js'],
    ["fetch('/users/getAll'); // eslint-disable-line comment", {}, ''],
    ['// eslint-disable-next-line request\n// GET /users/getAll', {}, ''],
  ])('keeps it where it cannot move: %s %j', (client, options, expected) => {
    expect(reason([ALL], { 'client.js': client }, options)).toBe(expected);
  });

  it('may stand in another file that is fixed with it', () => {
    expect(reason([ALL], { 'page.js': "fetch('/users/getAll');" }, apart)).toBe('');
    expect(reason([ALL], { 'page.js': "fetch('/users/getAll');", 'client.js': "fetch('/users/getAll');" }, apart)).toBe(
      'unreached /users/getAll client.js',
    );
  });

  it('is held by a comment, and a comment is not', () => {
    const held = (client: string): readonly string[] =>
      planOf({ 'server.js': express(registration('app', ALL, ANSWER)), 'client.js': client })
        .callersIn('client.js')
        .suppressed.map(({ before }) => before);
    expect(held("// eslint-disable-next-line request\nfetch('/users/getAll');")).toEqual(['GET /users/getAll']);
    expect(held('// eslint-disable-next-line request\n// GET /users/getAll')).toEqual([]);
  });
});

describe('a test that expects nothing at the new address', () => {
  const GONE = 'awaited-nothing /users users.test.js';

  it.each<[endpoint: string, test: string, expected: string]>([
    [ALL, "request(app).get('/users').expect(404);", GONE],
    [ALL, "request(app).get('/users/').expect(404);", 'awaited-nothing /users/ users.test.js'],
    [ALL, "request(app).post('/users').expect(404);", ''],
    [ALL, "request(app).get('/posts').expect(404);", ''],
    [ALL, "request(app).get('/users/7').expect(404);", ''],
    [ALL, "request(app).get('/users').expect(200);\nrequest(app).get('/posts').expect(404);", ''],
    [ALL, "if (url === '/users') return { status: 404 };", ''],
    ['POST /users/create', "request(app).post('/users').expect(404);", GONE],
    [
      'POST /users/delete/:id',
      "request(app).delete('/users/7').expect(404);",
      'awaited-nothing /users/7 users.test.js',
    ],
    ['GET /users/delete/:id', "request(app).delete('/users/7').expect(404);", 'awaited-nothing /users/7 users.test.js'],
    ['POST /users/update/:id', "request(app).put('/users/7').expect(404);", 'awaited-nothing /users/7 users.test.js'],
    [
      'POST /users/update/:id',
      "const res = await fetch('/users/7', { method: 'PUT' });\nexpect(res.status).toBe(404);",
      'awaited-nothing /users/7 users.test.js',
    ],
    [
      'POST /users/update/:id',
      "const res = await fetch(`${BASE}/users/${id}`, { method: 'PUT' });\nassert.equal(res.status, 404);",
      'awaited-nothing …/users/… users.test.js',
    ],
    [
      'POST /users/delete/:id',
      "const res = await app.inject({ method: 'DELETE', url: '/users/7' });\nexpect(res.statusCode).toBe(404);",
      'awaited-nothing /users/7 users.test.js',
    ],
    [
      'POST /users/delete/:id',
      "const res = await axios.delete('/users/7');\nexpect(res.status).toBe(HttpStatus.NOT_FOUND);",
      'awaited-nothing /users/7 users.test.js',
    ],
    [
      'POST /users/delete/:id',
      "request(app).delete('/users/7').expect(405);",
      'awaited-nothing /users/7 users.test.js',
    ],
    [
      'POST /users/delete/:id',
      "request(app).delete('/users/7').expect(204);\nrequest(app).delete('/users/9').expect(404);",
      '',
    ],
    ['POST /users/delete/:id', "if (url === '/users/7' && method === 'DELETE') return { status: 404 };", ''],
    ['POST /users/delete/:id', "request(app).delete('/posts/7').expect(404);", ''],
    ['POST /users/delete/:id', "request(app).put('/users/7').expect(404);", ''],
    ['POST /users/delete/:id', "request(app).delete('/users/7').expect(204);", ''],
    ['POST /users/delete/:id', "request(app).get('/users/7').expect(404);", ''],
    ['GET /users/show/:id', "request(app).get('/users/7').expect(404);", ''],
  ])('keeps a route away from it: %s, %s', (endpoint, test, expected) => {
    expect(reason([endpoint], { 'users.test.js': test })).toBe(expected);
  });

  it('speaks of the route that answers there', () => {
    expect(reason([ALL, 'GET /:page'], { 'users.test.js': "request(app).get('/users').expect(404);" })).toBe(
      'shadow GET /:page server.js',
    );
  });

  it('may mean one of several addresses, and none with a parameter', () => {
    const server = (...prefixes: readonly string[]): string =>
      express(
        'const router = express.Router();',
        registration('router', 'GET /getAll', ANSWER),
        ...prefixes.map((prefix) => `app.use('${prefix}', router);`),
      );
    const test = (url: string): string => `request(app).get('${url}').expect(404);`;
    expect(reasonsOf(planOf({ 'server.js': server('/users', '/api/users'), 'users.test.js': test('/users') }))).toEqual(
      [GONE],
    );
    expect(
      reasonsOf(planOf({ 'server.js': server('/users', '/api/users'), 'users.test.js': test('/api/users') })),
    ).toEqual(['awaited-nothing /api/users users.test.js']);
    expect(
      reasonsOf(planOf({ 'server.js': server('/users', '/:team/users'), 'users.test.js': test('/acme/users') })),
    ).toEqual(['']);
  });

  it('expects that there is no item, where a client moved before its route', () => {
    const files = {
      'client.js': "export const remove = (id) => fetch(`/users/${id}`, { method: 'DELETE' });",
      'users.test.js': "request(app).delete('/users/7').expect(404);",
    };
    expect(reason([DELETION], files)).toBe('');
  });
});

describe('a mock of a method whatever the URL', () => {
  const SENT = "axios.post('/users/delete/1');";
  const MOCK = 'axios.post.mockResolvedValue({});';
  const MOCKED = 'mocked POST users.test.js';

  it.each<[endpoint: string, client: string, test: string, expected: string]>([
    [DELETION, SENT, MOCK, MOCKED],
    [DELETION, SENT, `${MOCK}\naxios.delete.mockResolvedValue({});`, ''],
    [DELETION, SENT, 'axios.put.mockResolvedValue({});', ''],
    [DELETION, SENT, 'expect(axios.post).toHaveBeenCalledTimes(1);', MOCKED],
    [
      DELETION,
      SENT,
      'axios.post.mockResolvedValue({});\naxios.delete.mockResolvedValue({});\nexpect(axios.post).toHaveBeenCalled();',
      MOCKED,
    ],
    [DELETION, SENT, 'const mock = new MockAdapter(axios);\nmock.onPost().reply(200);', MOCKED],
    [
      DELETION,
      SENT,
      'const mock = new MockAdapter(axios);\nmock.onPost().reply(200);\nmock.onDelete().reply(200);',
      '',
    ],
    [DELETION, SENT, 'const mock = new MockAdapter(axios);\nexpect(mock.history.post.length).toBe(1);', MOCKED],
    [DELETION, SENT, "nock('http://localhost').post((uri) => true).reply(200);", MOCKED],
    ['POST /users/create', "axios.post('/users/create');", 'expect(axios.post).toHaveBeenCalledTimes(1);', ''],
    [DELETION, `fetch('/users/delete/1', { method: 'POST' });\n${SENT}`, MOCK, MOCKED],
    [DELETION, "fetch('/users/delete/1', { method: 'POST' });", MOCK, ''],
    [DELETION, "const request = require('supertest');\nrequest(app).post('/users/delete/1');", MOCK, ''],
    [DELETION, "nock('http://localhost').post('/users/delete/1').reply(200);", MOCK, ''],
    [DELETION, '// POST /users/delete/1', MOCK, ''],
    [DELETION, '', MOCK, ''],
    ['GET /users/delete/:id', "axios.get('/users/delete/1');", 'axios.get.mockResolvedValue({});', ''],
    ['POST /users/create', "axios.post('/users/create');", MOCK, ''],
  ])('would not see the new one: %s %s %s', (endpoint, client, test, expected) => {
    expect(reason([endpoint], { 'client.js': client, 'users.test.js': test })).toBe(expected);
  });
});

describe('a mock or a condition on an address whatever the method', () => {
  const LISTED = "fetch('/users/getAll');";
  const STUCK = 'stuck-caller /users/getAll users.test.js';

  it.each<[others: readonly string[], test: string, expected: string]>([
    [['POST /users'], "cy.intercept('/users/getAll', []);", STUCK],
    [['POST /users/create'], "cy.intercept('/users/getAll', []);", STUCK],
    [['POST /users'], "cy.intercept('GET', '/users/getAll', []);", ''],
    [['POST /posts', 'DELETE /users/:id'], "cy.intercept('/users/getAll', []);", ''],
    [
      ['POST /users'],
      "import { test } from '@playwright/test';\ntest('x', async ({ page }) => { await page.route('**/users/getAll', answer); });",
      STUCK,
    ],
    [['POST /users'], "import { http } from 'msw';\nhttp.all('/users/getAll', answer);", STUCK],
    [[], "import { http } from 'msw';\nhttp.all('/users/getAll', answer);", ''],
    [
      ['POST /users'],
      "import MockAdapter from 'axios-mock-adapter';\nconst mock = new MockAdapter(axios);\nmock.onAny('/users/getAll').reply(200, []);",
      STUCK,
    ],
    [['POST /users'], "import fetchMock from 'fetch-mock';\nfetchMock.mock('/users/getAll', []);", STUCK],
    [
      ['POST /users'],
      "import fetchMock from 'fetch-mock';\nfetchMock.mock('/users/getAll', [], { method: 'GET' });",
      '',
    ],
    [['POST /users'], "if (url === '/users/getAll') answer();\nif (url === '/users') answer();", STUCK],
    [['POST /users/create'], "if (url === '/users/getAll') answer();\nif (url === '/users/create') answer();", STUCK],
    [
      ['POST /users'],
      "if (url === '/users/getAll' && options.method === 'GET') answer();\nif (url === '/users') answer();",
      '',
    ],
    [['POST /users'], "if (url === '/users/getAll') answer();", ''],
    [['POST /users'], "switch (url) { case '/users': case '/users/getAll': answer(); }", STUCK],
    [['POST /users'], "if (url.endsWith('/users/getAll')) answer();\nif (url.endsWith('/users')) answer();", STUCK],
    [
      ['POST /admin/users'],
      "if (url.endsWith('/users/getAll')) answer();\nif (url === '/admin/users') answer();",
      STUCK,
    ],
    [['POST /admin/users'], "if (url === '/users/getAll') answer();\nif (url === '/admin/users') answer();", ''],
    [['POST /users'], "expect(fetch.mock.calls[0][0]).toBe('/users/getAll');", ''],
    [
      ['POST /users'],
      "import { HttpTestingController } from '@angular/common/http/testing';\nimport { TestBed } from '@angular/core/testing';\nTestBed.inject(HttpTestingController).expectOne('/users/getAll');",
      '',
    ],
  ])('would meet the requests of others: %s, %s', (others, test, expected) => {
    expect(reason([ALL, ...others], { 'client.js': LISTED, 'users.test.js': test })).toBe(expected);
  });

  it('holds each of several routes back that it could not tell apart any more', () => {
    const server = express(registration('app', ALL, ANSWER), registration('app', 'POST /users/create', ANSWER));
    const test = "if (url.endsWith('/users/getAll')) answer([]);\nif (url.endsWith('/users/create')) answer({});";
    expect(reasonsOf(planOf({ 'server.js': server, 'users.test.js': test }))).toEqual([
      STUCK,
      'stuck-caller /users/create users.test.js',
    ]);
  });
});

describe('a mock of addresses by a wildcard', () => {
  const LISTED = 'fetch("/users/getAll");';
  const REMOVED = "fetch('/users/delete/1', { method: 'POST' });";
  const MSW = "import { http } from 'msw';\n";
  const PLAYWRIGHT = "import { test } from '@playwright/test';\n";

  it.each<[endpoint: string, client: string, test: string, expected: string]>([
    [ALL, LISTED, "cy.intercept('GET', '/users/*', []);", 'used /users/* users.test.js'],
    [ALL, LISTED, "cy.intercept('/users/*', []);", 'used /users/* users.test.js'],
    [ALL, LISTED, "const one = '*';\ncy.intercept('GET', `/users/${one}`, []);", 'used /users/* users.test.js'],
    [
      ALL,
      LISTED,
      "import * as mocks from 'msw';\nconst at = (path) => mocks.http.get(path, answer);\nat('/users/*');",
      'used /users/* users.test.js',
    ],
    [ALL, LISTED, `${MSW}http.get('/users/*', answer);`, 'used /users/* users.test.js'],
    [ALL, LISTED, `${MSW}http.get('*/users/*', answer);`, 'used /users/* users.test.js'],
    [
      ALL,
      LISTED,
      `${PLAYWRIGHT}test('x', async ({ page }) => { await page.route('**/users/*', answer); });`,
      'used /users/* users.test.js',
    ],
    [
      'GET /users/show/:id',
      "fetch('/users/show/1');",
      "cy.intercept('GET', '/users/*/*', []);",
      'used /users/*/* users.test.js',
    ],
    [ALL, LISTED, `${MSW}http.all('/users/*', answer);`, 'used /users/* users.test.js'],
    [
      'GET /users/show/:id',
      "fetch('/users/show/1');",
      `${MSW}http.get('/:area/show/*', answer);`,
      'used /:area/show/* users.test.js',
    ],
    [
      'GET /users/show/:id',
      "fetch('/users/show/1');",
      `${MSW}http.get('/:area/*/:id', answer);`,
      'used /:area/*/:id users.test.js',
    ],
    [
      'GET /api/users/getAll',
      "fetch('/api/users/getAll');",
      "cy.intercept('GET', '**/users/*', []);",
      'used /users/* users.test.js',
    ],
    [
      'GET /api/users/getAll',
      "fetch('/api/users/getAll');",
      "cy.intercept('GET', `${API}/users/*`, []);",
      'used …/users/* users.test.js',
    ],
    [
      'GET /api/users/getAll',
      "fetch('/api/users/getAll');",
      "cy.intercept('GET', `/api/${AREA}/*`, []);",
      'used /api/…/* users.test.js',
    ],
    ['GET /api/users/getAll', "fetch('/api/users/getAll');", "cy.intercept('GET', '/users/*', []);", ''],
    [
      'GET /v1.0/users/getAll',
      "fetch('/v1.0/users/getAll');",
      "cy.intercept('GET', '/v1.0/users/*', []);",
      'used /v1.0/users/* users.test.js',
    ],
    // A star of these takes several segments.
    [
      'GET /users/:id/posts/getAll',
      "fetch('/users/1/posts/getAll');",
      `${MSW}http.get('/*/posts/*', answer);`,
      'used /*/posts/* users.test.js',
    ],
    [
      'GET /users/:id/posts/getAll',
      "fetch('/users/1/posts/getAll');",
      "import fetchMock from 'fetch-mock';\nfetchMock.get('/*/posts/*', []);",
      'used /*/posts/* users.test.js',
    ],
    ['GET /users/:id/posts/getAll', "fetch('/users/1/posts/getAll');", "cy.intercept('GET', '/*/posts/*', []);", ''],
    [ALL, LISTED, "cy.intercept('GET', '/**', []);", ''],
    [ALL, LISTED, "cy.intercept('GET', '/users/**', []);", 'used /users/** users.test.js'],
    [ALL, LISTED, "cy.intercept('POST', '/users/*', []);", ''],
    [ALL, LISTED, "cy.intercept('GET', '/posts/*', []);", ''],
    [ALL, LISTED, "cy.intercept('GET', '/users/*/*', []);", ''],
    [ALL, LISTED, "cy.intercept('GET', '/users/*', []);\ncy.intercept('GET', '/users/getAll', []);", ''],
    [
      ALL,
      `${LISTED}\nif (url === '/users/getAll') answer();`,
      "cy.intercept('GET', '/users/*', []);",
      'used /users/* users.test.js',
    ],
    [
      ALL,
      LISTED,
      "// GET /users/getAll\nfetch('/users/getAll');\ncy.intercept('GET', '/users/*', []);",
      'used /users/* users.test.js',
    ],
    [ALL, LISTED, "// GET /users/*\ncy.intercept('GET', '/posts/*', []);", ''],
    [ALL, LISTED, "fetch('/users/*');\ncy.intercept('GET', '/posts/*', []);", ''],
    [ALL, LISTED, "if (url === '/users/*') answer();\ncy.intercept('GET', '/posts/*', []);", ''],
    [ALL, LISTED, `${MSW}http.get('/users/:id', answer);\nhttp.get('/posts/*', answer);`, ''],
    [ALL, '', "cy.intercept('GET', '/users/*', []);", ''],
    [ALL, '// GET /users/getAll', "cy.intercept('GET', '/users/*', []);", ''],
    [ALL, "if (url === '/users/getAll') answer();", "cy.intercept('GET', '/users/*', []);", ''],
    [ALL, "request(app).get('/users/getAll').expect(200);", "cy.intercept('GET', '/users/*', []);", ''],
    ['GET /users/show/:id', "fetch('/users/show/1');", `${MSW}http.get('/users/*', answer);`, ''],
    [DELETION, REMOVED, "cy.intercept('POST', '/**').as('save');", 'mocked POST users.test.js'],
    [DELETION, REMOVED, `${MSW}http.post('*', answer);`, 'mocked POST users.test.js'],
    [DELETION, REMOVED, `${MSW}http.post('*', answer);\nhttp.delete('*', answer);`, ''],
    [DELETION, REMOVED, `${MSW}http.all('*', answer);`, ''],
    [DELETION, REMOVED, "cy.intercept('POST', '/posts/**');", ''],
    ['GET /users/delete/:id', "fetch('/users/delete/1');", "cy.intercept('GET', '/**');", ''],
    [
      DELETION,
      REMOVED,
      "import fetchMock from 'fetch-mock';\nfetchMock.post('begin:/users', {});",
      'mocked POST users.test.js',
    ],
    [DELETION, REMOVED, "cy.intercept('/**');", ''],
    ['POST /users/create', "fetch('/users/create', { method: 'POST' });", "cy.intercept('POST', '/**');", ''],
  ])('would miss the new one: %s %s %s', (endpoint, client, test, expected) => {
    expect(reason([endpoint], { 'client.js': client, 'users.test.js': test })).toBe(expected);
  });

  it('may stand in any file', () => {
    const mocks = {
      'posts.test.js': "cy.intercept('GET', '/posts/*', []);",
      'users.test.js': "cy.intercept('GET', '/users/*', []);",
    };
    expect(reason([ALL], { 'client.js': LISTED, ...mocks })).toBe('used /users/* users.test.js');
  });

  it('is missed where the new method is mocked at one of several addresses', () => {
    const server = express(
      'const router = express.Router();',
      registration('router', 'POST /delete/:id', ANSWER),
      "app.use('/users', router);",
      "app.use('/api/users', router);",
    );
    const reasons = (deletion: string): readonly string[] =>
      reasonsOf(
        planOf({
          'server.js': server,
          'client.js': REMOVED,
          'users.test.js': `${MSW}http.post('*', answer);\nhttp.delete('${deletion}', answer);`,
        }),
      );
    expect(reasons('/users/*')).toEqual(['mocked POST users.test.js']);
    expect(reasons('*')).toEqual(['']);
  });
});

describe('a list of the methods of other origins', () => {
  it.each<[endpoint: string, methods: string, expected: string]>([
    [DELETION, "['GET', 'POST']", 'cross-origin methods app.js'],
    [DELETION, "['GET', 'POST', 'DELETE']", ''],
    [ALL, "['POST']", ''],
    ['PUT /users/update/:id', "['GET', 'POST']", ''],
  ])('refuses the new one: %s, %s', (endpoint, methods, expected) => {
    expect(reason([endpoint], { 'app.js': `app.use(cors({ methods: ${methods} }));` })).toBe(expected);
  });
});
