import { describe, expect, it } from 'vitest';
import { HOLE } from '../../../src/paths/dialects.ts';
import { commentCallers, requestCallers } from '../../../src/plan/callers/find-callers.ts';
import { judgeRoutes } from '../../../src/plan/judge-routes.ts';
import type { JudgedRoute } from '../../../src/model/plan.ts';
import { OwnServers } from '../../../src/plan/callers/caller-origins.ts';
import type { Caller } from '../../../src/model/caller.ts';
import { ANSWER, express, fastify, mounted, registration } from '../../support/applications.ts';
import { OPTIONS, targetsOf, viewOf, type Files } from '../planning.ts';

const SERVER = express(
  ...['GET /users/getAll', 'GET /users/:id', 'POST /users/delete/:id', 'GET /api/posts/list'].map((endpoint) =>
    registration('app', endpoint, ANSWER),
  ),
);

function describeCaller({ url, said, routes, isPlain, swallowed, guessed }: Caller): string {
  const reached = routes.map(({ methods, path }) => `${methods[0]?.method ?? ''} ${path?.value ?? ''}`).join(' and ');
  const said_ = `${said.method?.method ?? '-'} ${url.text.value.replaceAll(HOLE, '…')}: ${reached || 'none'}`;
  return [
    said_,
    ...(isPlain ? [] : ['not plain']),
    ...(swallowed ? ['swallowed'] : []),
    ...(guessed ? ['guessed'] : []),
  ].join(', ');
}

function requestsIn(client: string, server = SERVER): readonly string[] {
  const files = { 'server.js': server, 'client.js': client };
  return requestCallers(
    'client.js',
    viewOf(files).callersIn('client.js'),
    targetsOf(files),
    new OwnServers({ isPartOf: () => false, listensOn: () => false }),
  ).map(describeCaller);
}

function commentsIn(files: Files, file: string): readonly string[] {
  const view = viewOf(files);
  const judged = () =>
    view.routers
      .filter((router) => router.file === file)
      .flatMap((router) => judgeRoutes(router, OPTIONS, view.mentions));
  return commentCallers(file, view.callersIn(file).comments, judged, targetsOf(files)).map(describeCaller);
}

describe('requestCallers', () => {
  it.each<[string, readonly string[]]>([
    ["fetch('/users/getAll');", ['GET /users/getAll: GET /users/getAll']],
    ["fetch('/users/7');", ['GET /users/7: GET /users/:id']],
    ["fetch('/users/fetchAll');", ['GET /users/fetchAll: GET /users/:id, swallowed']],
    ["fetch('/users/delete/7', { method: 'POST' });", ['POST /users/delete/7: POST /users/delete/:id']],
    ["fetch('/users/delete/7', { method: 'PUT' });", ['PUT /users/delete/7: none']],
    ["fetch('/users/delete/7', options);", ['UNKNOWN /users/delete/7: POST /users/delete/:id, not plain']],
    [
      "fetch('/users/delete/7?_method=POST', { method: 'PUT' });",
      ['UNKNOWN /users/delete/7?_method=POST: POST /users/delete/:id, not plain'],
    ],
    [
      "const put = (url) => fetch(url, { method: 'PUT' });\nput('/users/delete/7?page=1&_method=POST');",
      ['UNKNOWN /users/delete/7?page=1&_method=POST: POST /users/delete/:id, not plain'],
    ],
    [
      "const put = (url, body) => fetch(url, { method: 'PUT', body });\nput('/users/delete/7', { _method: 'POST' });",
      ['UNKNOWN /users/delete/7: POST /users/delete/:id, not plain'],
    ],
    [
      "fetch('/users/delete/7', { method: 'PUT', headers: { 'X-HTTP-Method-Override': 'POST' } });",
      ['UNKNOWN /users/delete/7: POST /users/delete/:id, not plain'],
    ],
    [
      "import request from 'supertest';\nrequest(app).put('/users/delete/7').type('form').send({ _method: 'POST' }).expect(200);",
      ['UNKNOWN /users/delete/7: POST /users/delete/:id, not plain'],
    ],
    ["fetch('/users/delete/7', { method: 'PUT' });\nsend({ _method: 'POST' });", ['PUT /users/delete/7: none']],
    ["fetch('/posts/list');", ['GET /posts/list: none']],
    ['fetch(`${API}/posts/list`);', ['GET …/posts/list: GET /api/posts/list']],
    ["fetch('https://example.com/users/getAll');", []],
    ["fetch('./users/getAll');", ['GET ./users/getAll: GET /users/getAll']],
    ["fetch('../posts/list');", ['GET ../posts/list: GET /api/posts/list']],
    ["$.ajax({ url: './users/delete/7', type: 'POST' });", ['POST ./users/delete/7: POST /users/delete/:id']],
    [
      "import axios from 'axios';\nconst http = axios.create({ baseURL: './api' });\nhttp.get('/posts/list');",
      ['GET /posts/list: GET /api/posts/list'],
    ],
    ["fetch('/users/getAll ');", ['GET /users/getAll : GET /users/getAll']],
    ["fetch(new URL('./users/getAll', import.meta.url));", []],
    ["if (url.endsWith('/posts/list')) answer();", ['- /posts/list: GET /api/posts/list']],
    ["if (url.startsWith('/users/getAll')) answer();", ['- /users/getAll: none, not plain']],
    ["if (url.includes('/users/getAll')) answer();", ['- /users/getAll: none, not plain']],
  ])('%s', (client, expected) => {
    expect(requestsIn(client)).toEqual(expected);
  });

  it('rather reaches a route that says the word behind a base, and guesses where none does', () => {
    const server = express(
      registration('app', 'GET /v2/books/list', ANSWER),
      registration('app', 'GET /shelves/:shelf/books/:book', ANSWER),
    );
    const said = 'GET …v2/books/list: GET /v2/books/list';
    expect(requestsIn('fetch(`${API}v2/books/list`);', server)).toEqual([said]);
    expect(requestsIn("fetch(API + 'v2/books/list');", server)).toEqual([said]);
    expect(requestsIn('fetch(`${API}v3/books/7`);', server)).toEqual([
      'GET …v3/books/7: GET /shelves/:shelf/books/:book, guessed',
    ]);
    expect(requestsIn('fetch(`${API}/v3/books/7`);', server)).toEqual([
      'GET …/v3/books/7: GET /shelves/:shelf/books/:book',
    ]);
    expect(requestsIn('fetch(`${API}v3/cars/7`);', server)).toEqual(['GET …v3/cars/7: none']);
    expect(
      requestsIn(
        "const api = axios.create({ baseURL: `${API}v2` });\napi.get('/books/list');\napi.get(`${API}books/list`);",
        server,
      ),
    ).toEqual(['GET /books/list: GET /v2/books/list', 'GET …books/list: GET /v2/books/list']);
  });

  it('swallows nothing that one of several routes says', () => {
    const server = express(
      registration('app', 'GET /:kind/fetchAll', ANSWER),
      registration('app', 'GET /users/:id', ANSWER),
    );
    expect(requestsIn("if (url === '/users/fetchAll') answer();", server)).toEqual([
      '- /users/fetchAll: GET /:kind/fetchAll and GET /users/:id',
    ]);
  });
});

describe('commentCallers', () => {
  it('knows a route by its whole address, in any file', () => {
    const files = {
      'server.js': SERVER,
      'client.js':
        '// GET /users/getAll\n// POST /users/delete/{id}\n// GET /posts/list\n// PUT /users/getAll\n// GET /users/fetchAll\n// GET, POST /users/getAll\n',
    };
    expect(commentsIn(files, 'client.js')).toEqual([
      'GET /users/getAll: GET /users/getAll',
      'POST /users/delete/{id}: POST /users/delete/:id',
      'GET /posts/list: none',
      'PUT /users/getAll: none',
      'GET /users/fetchAll: none, swallowed',
      'GET /users/getAll: GET /users/getAll, not plain',
      'POST /users/getAll: none, not plain',
    ]);
  });

  it('knows a route of its file by the path as it is declared', () => {
    const files = { 'server.js': mounted('/users', '// GET /list', registration('router', 'GET /list', ANSWER)) };
    expect(commentsIn(files, 'server.js')).toEqual(['GET /list: GET /list']);
    expect(commentsIn({ ...files, 'client.js': '// GET /list' }, 'client.js')).toEqual(['GET /list: none']);
  });

  it.each<[comment: string, expected: string]>([
    ['GET /list/:id', 'GET /list/:id'],
    ['GET /list/:id?', 'GET /list/:id'],
    ['GET /list/{id}', 'GET /list/:id'],
    ['GET /list/<id>', 'GET /list/:id'],
    ['GET /list/[id]', 'GET /list/:id'],
    ['GET /list/:id.json', 'none'],
    ['GET /list/x{id}', 'none'],
    ['GET /list/all', 'none'],
    ['GET /list', 'none'],
    ['GET /lists/:id', 'none'],
    ['PUT /list/:id', 'none'],
  ])('knows the parameters of a declared path however they are written: %s', (comment, expected) => {
    expect(
      commentsIn(
        { 'server.js': mounted('/users', `// ${comment}`, registration('router', 'GET /list/:id', ANSWER)) },
        'server.js',
      ),
    ).toEqual([`${comment}: ${expected}`]);
  });

  it('knows a route by one of its methods', () => {
    const source = fastify(
      "fastify.register(async (users) => {\n// PATCH /list\nusers.route({ method: ['PUT', 'PATCH'], url: '/list', handler: async () => [] });\n}, { prefix: '/users' });",
    );
    expect(commentsIn({ 'server.js': source }, 'server.js')).toEqual(['PATCH /list: PUT /list']);
  });

  it('rather means a whole address than a declared path, and rather that than a parameter', () => {
    const list = mounted(
      '/users',
      '// GET /list',
      registration('router', 'GET /list', ANSWER),
      registration('app', 'GET /list', "(req, res) => res.send('')"),
    );
    const [caller] = commentCallers(
      'server.js',
      viewOf({ 'server.js': list }).callersIn('server.js').comments,
      () => judgedIn(list),
      targetsOf({ 'server.js': list }),
    );
    expect([caller?.kind, caller?.routes.map(({ router }) => router.kind)]).toEqual(['comment', ['application']]);
    const all = mounted(
      '/api',
      '// GET /users/fetchAll',
      registration('router', 'GET /users/fetchAll', ANSWER),
      registration('app', 'GET /users/:id', ANSWER),
    );
    expect(commentsIn({ 'server.js': all }, 'server.js')).toEqual(['GET /users/fetchAll: GET /users/fetchAll']);
  });

  it('stands before its route, where several have the same path, or behind the last of them', () => {
    const comment = '// GET /list';
    const [one, other] = [registration('router', 'GET /list', ANSWER), registration('other', 'GET /list', ANSWER)];
    const meant = (...lines: readonly string[]): readonly string[] => {
      const source = mounted('/users', "const other = express.Router(); app.use('/posts', other);", ...lines);
      const found = commentCallers(
        'server.js',
        viewOf({ 'server.js': source }).callersIn('server.js').comments,
        () => judgedIn(source),
        targetsOf({ 'server.js': source }),
      );
      return found.flatMap(({ routes }) => routes.map(({ range }) => source.slice(...range)));
    };
    expect(meant(comment, one, other)).toEqual([one.slice(0, -1)]);
    expect(meant(one, comment, other)).toEqual([other.slice(0, -1)]);
    expect(meant(one, comment)).toEqual([one.slice(0, -1)]);
    expect(meant(one, other, comment)).toEqual([other.slice(0, -1)]);
  });
});

describe('a comment right above a route', () => {
  /**
   * What a comment means on a router of which nobody here says where it stands, and under a prefix that is not all
   * known.
   */
  const meant = (endpoint: string, ...lines: readonly string[]): readonly string[] => {
    const below = (mount: string): string =>
      express('const router = express.Router();', ...lines, registration('router', endpoint, ANSWER), mount);
    const alone = commentsIn({ 'server.js': below('module.exports = router;') }, 'server.js');
    expect(commentsIn({ 'server.js': below('app.use(`/${process.env.BASE}/users`, router);') }, 'server.js')).toEqual(
      alone,
    );
    return alone;
  };

  it.each<[endpoint: string, comment: string, expected: string]>([
    ['GET /getAll', 'GET /users/getAll', 'GET /getAll'],
    ['GET /getAll', 'GET /api/v1/users/getAll', 'GET /getAll'],
    ['GET /getAll', 'GET /users/getall', 'GET /getAll'],
    ['DELETE /delete/:id', 'DELETE /users/delete/{id}', 'DELETE /delete/:id'],
    ['DELETE /delete/:id([0-9]+)', 'DELETE /users/delete/:id', 'DELETE /delete/:id([0-9]+)'],
    ['DELETE /delete/:id([0-9]+)', 'DELETE /users/delete/:id([0-9]+)', 'DELETE /delete/:id([0-9]+)'],
    ['DELETE /delete/:id([0-9]+)', 'DELETE /delete/:id', 'DELETE /delete/:id([0-9]+)'],
    ['DELETE /admins/delete/:id', 'DELETE /delete/:id', 'DELETE /admins/delete/:id'],
    ['DELETE /admins/delete/:id', 'DELETE /users/delete/:id', 'none'],
    ['GET /getAll', 'POST /users/getAll', 'none'],
    ['GET /getAll', 'GET /users/list', 'none'],
    ['GET /getAll', 'GET /users/getAll/:id', 'none'],
    ['DELETE /delete/:id', 'DELETE /users/delete/7', 'none'],
    ['DELETE /delete/:id', 'DELETE /{id}', 'none'],
  ])('%s may be meant by %s: %s', (endpoint, comment, expected) => {
    expect(meant(endpoint, `// ${comment}`)).toEqual([`${comment}: ${expected}`]);
    expect(meant(endpoint, `/**\n * @route ${comment}\n * @access private\n */`, '// Only for some.')).toEqual([
      `${comment}: ${expected}`,
    ]);
  });

  it('names the resource of its mount where that is known', () => {
    const said = (comment: string): readonly string[] =>
      commentsIn(
        { 'server.js': mounted('/users', `// ${comment}`, registration('router', 'GET /getAll', ANSWER)) },
        'server.js',
      );
    expect(said('GET /api/users/getAll')).toEqual(['GET /api/users/getAll: GET /getAll']);
    expect(said('GET /admins/getAll')).toEqual(['GET /admins/getAll: none']);
  });

  it('means nothing where code stands between, or where it says more than one thing', () => {
    const said = 'GET /users/getAll';
    expect(meant('GET /getAll', `// ${said}`, "const users = require('./users');")).toEqual([`${said}: none`]);
    expect(meant('GET /getAll', `// ${said}`, '', '// GET /users/list')).toEqual([
      `${said}: none`,
      'GET /users/list: none',
    ]);
    expect(meant('GET /getAll', `/*\n * ${said}\n * DELETE /users/delete/:id\n */`)).toEqual([
      `${said}: none`,
      'DELETE /users/delete/:id: none',
    ]);
    expect(meant('GET /getAll', `/*\n * GET /users/list\n * ${said}\n */`)).toEqual([
      'GET /users/list: none',
      `${said}: none`,
    ]);
    expect(meant('GET /getAll', `// ${said}`, `// ${said}`)).toEqual([`${said}: GET /getAll`, `${said}: GET /getAll`]);
  });

  it('rather means the route that has the address', () => {
    const other = registration('app', 'GET /users/getAll', "(req, res) => res.send('')");
    const source = express(
      'const router = express.Router();',
      '// GET /users/getAll',
      registration('router', 'GET /getAll', ANSWER),
      'app.use(`/${process.env.BASE}`, router);',
      other,
    );
    const found = commentCallers(
      'server.js',
      viewOf({ 'server.js': source }).callersIn('server.js').comments,
      () => judgedIn(source),
      targetsOf({ 'server.js': source }),
    );
    expect(found.flatMap(({ routes }) => routes.map(({ range }) => source.slice(...range)))).toEqual([
      other.slice(0, -1),
    ]);
  });

  it('means the call of a chain that it stands above, or waits for', () => {
    const said = (...lines: readonly string[]): readonly string[] =>
      commentsIn({ 'server.js': express('const router = express.Router();', ...lines) }, 'server.js');
    expect(
      said('router.route("/delete/:id")', `.get(${ANSWER})`, '// DELETE /users/delete/:id', `.delete(${ANSWER});`),
    ).toEqual(['DELETE /users/delete/:id: DELETE /delete/:id']);
    expect(
      said('router.route("/delete/:id")', '// DELETE /users/delete/:id', `.get(${ANSWER})`, `.delete(${ANSWER});`),
    ).toEqual(['DELETE /users/delete/:id: none']);
    expect(said('// GET /users/getAll', `await router.get('/getAll', ${ANSWER});`)).toEqual([
      'GET /users/getAll: GET /getAll',
    ]);
  });
});

/** The routes of a file as they are judged. */
function judgedIn(source: string): readonly JudgedRoute[] {
  const { routers, mentions } = viewOf({ 'server.js': source });
  return routers.flatMap((router) => judgeRoutes(router, OPTIONS, mentions));
}
