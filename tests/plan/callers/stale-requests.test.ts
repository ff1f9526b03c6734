import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlan } from '../../../src/plan/make-plan.ts';
import { Project } from '../../../src/project/project.ts';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { writeProject } from '../../support/project.ts';
import { type Files, movedText, movesIn, OPTIONS, planOf } from '../planning.ts';

/** The callers of a client whose routes were rewritten before. */
function late(endpoints: readonly string[], client: string, update: 'PUT' | 'PATCH' = 'PUT'): readonly string[] {
  const server = express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
  return movesIn(planOf({ 'server.js': server, 'client.js': client }, { update }), 'client.js');
}

describe('a caller of a route that was rewritten before', () => {
  it.each<[endpoint: string, client: string, move: string]>([
    ['GET /users', "fetch('/users/getAll');", 'late GET /users/getAll -> GET /users'],
    ['GET /users', "fetch('/getUsers?page=1');", 'late GET /getUsers?page=1 -> GET /users?page=1'],
    ['GET /users/:id', "fetch('/users/get/7');", 'late GET /users/get/7 -> GET /users/7'],
    ['GET /users/:id', 'fetch(`/getUser/${id}`);', 'late GET /getUser/${…} -> GET /users/${…}'],
    [
      'GET /users/:id',
      "fetch('/getUser/5f0c1b2a3d4e5f6071829304');",
      'late GET /getUser/5f0c1b2a3d4e5f6071829304 -> GET /users/5f0c1b2a3d4e5f6071829304',
    ],
    [
      'GET /users/:id',
      "fetch('/getUser/123e4567-e89b-12d3-a456-426614174000');",
      'late GET /getUser/123e4567-e89b-12d3-a456-426614174000 -> GET /users/123e4567-e89b-12d3-a456-426614174000',
    ],
    [
      'GET /users/:id',
      "fetch('/getUser/5F0C1B2A3D4E5F6071829304');",
      'late GET /getUser/5F0C1B2A3D4E5F6071829304 -> GET /users/5F0C1B2A3D4E5F6071829304',
    ],
    [
      'DELETE /users/:id',
      "fetch('/users/anna/delete', { method: 'DELETE' });",
      'late DELETE /users/anna/delete -> DELETE /users/anna',
    ],
    [
      'DELETE /users/:id',
      "fetch('/users/delete/anna', { method: 'DELETE' });",
      'late DELETE /users/delete/anna -> DELETE /users/anna',
    ],
    ['GET /users/:id', "fetch('/getUser/anna');", 'late GET /getUser/anna -> GET /users/anna'],
    [
      'GET /api/users',
      "const http = axios.create({ baseURL: '/api' });\nhttp.get('/users/getAll');",
      'late GET /users/getAll -> GET /users',
    ],
    [
      'PUT /users/:id/profile',
      "if (url === '/users/7/saveProfile') answer();",
      'late /users/7/saveProfile -> /users/7/profile',
    ],
    [
      'DELETE /users/:id',
      "fetch('/users/delete/7', { method: 'POST' });",
      'late POST /users/delete/7 -> DELETE /users/7',
    ],
    [
      'DELETE /users/:id',
      "fetch('/users/delete/7', { method: 'DELETE' });",
      'late DELETE /users/delete/7 -> DELETE /users/7',
    ],
    [
      'DELETE /users/:id/posts/:postId',
      "fetch('/users/1/removePost/2', { method: 'DELETE' });",
      'late DELETE /users/1/removePost/2 -> DELETE /users/1/posts/2',
    ],
    [
      'PUT /users/:id',
      "fetch('/users/update/7', { method: 'POST', body });",
      'late POST /users/update/7 -> PUT /users/7',
    ],
    ['GET /users', "if (url === '/users/getAll') answer();", 'late /users/getAll -> /users'],
    [
      'GET /orders/:orderId',
      "request(app).get('/orders/getOrderById/1').expect(404);",
      'late GET /orders/getOrderById/1 -> GET /orders/1',
    ],
    [
      'GET /users',
      "const load = (path) => request(app).get(path).expect(200);\nload('/users/getAll');",
      'late GET /users/getAll -> GET /users',
    ],
    ['DELETE /users/:id', '// POST /users/delete/:id', 'late POST /users/delete/:id -> DELETE /users/:id'],
    ['DELETE /users/:id', '// POST /users/delete/{id}', 'late POST /users/delete/{id} -> DELETE /users/{id}'],
  ])('of %s: %s', (endpoint, client, move) => {
    expect(late([endpoint], client)).toEqual([move]);
  });

  it.each<[name: string, endpoint: string, client: string]>([
    ['nothing answers what it would become', 'GET /posts', "fetch('/users/getAll');"],
    ['another method answers', 'POST /users', "fetch('/users/getAll');"],
    ['it holds no verb', 'GET /users', "fetch('/users/mine');"],
    ['its method is not known', 'GET /users', "fetch('/users/getAll', options);"],
    ['a test expects that nothing answers', 'GET /users', "request(app).get('/users/getAll').expect(404);"],
    ['a test expects that it is gone', 'GET /users', "request(app).get('/users/getAll').expect(410);"],
    [
      'a test expects that a method is refused',
      'DELETE /users/:id',
      "const res = await request(app).post('/users/delete/1');\nexpect(res.statusCode).toBe(404);",
    ],
    [
      'a function of a test expects that nothing answers',
      'GET /users',
      "const gone = (path) => request(app).get(path).expect(404);\ngone('/users/getAll');",
    ],
    ['it names no method and another method answers', 'POST /users', "if (url === '/users/getAll') answer();"],
    ['the new method takes no body', 'DELETE /users/:id', "fetch('/users/delete/1', { method: 'POST', body });"],
    [
      'what it would become is not below the base of its client',
      'GET /users',
      "const http = axios.create({ baseURL: '/api' });\nhttp.get('/users/getAll');",
    ],
    ['a parameter would have to be a word of it', 'GET /users/:id', "fetch('/users/topics/list');"],
    ['it asks another host', 'GET /users', "fetch('https://example.com/users/getAll');"],
    ['it asks behind an unknown base', 'GET /users', 'fetch(`${API}/users/getAll`);'],
  ])('is left alone where %s', (_name, endpoint, client) => {
    expect(late([endpoint], client)).toEqual([]);
  });

  it.each<[route: string, moves: readonly string[]]>([
    ['GET /:id/show', []],
    ['GET /find/:id', ['late GET /crates/7/show -> GET /crates/7']],
    ['GET /:part/:word', ['late GET /crates/7/show -> GET /crates/7']],
  ])('may be one of a route whose prefix no source tells: %s', (route, moves) => {
    const router = `const express = require('express');\nconst router = express.Router();\n${registration('router', route, ANSWER)}\nmodule.exports = (app, prefix) => app.use(prefix, router);`;
    const server = express(registration('app', 'GET /crates/:name', ANSWER));
    expect(
      movesIn(
        planOf({ 'server.js': server, 'router.js': router, 'client.js': "fetch('/crates/7/show');" }),
        'client.js',
      ),
    ).toEqual(moves);
  });

  it('is found behind an unknown base in a file whose other requests reach routes', () => {
    expect(late(['GET /users', 'GET /posts'], 'fetch(`${API}/posts`);\nfetch(`${API}/users/getAll`);')).toEqual([
      'late GET ${…}/users/getAll -> GET ${…}/users',
    ]);
  });

  it('is found behind a base that may end in a slash, but for the word right behind it', () => {
    const routes = ['GET /users', 'GET /posts'];
    expect(late(routes, 'fetch(`${API}posts`);\nfetch(`${API}users/getAll`);')).toEqual([
      'late GET ${…}users/getAll -> GET ${…}users',
    ]);
    expect(late(routes, 'fetch(`${API}users/getAll`);')).toEqual([]);
    expect(late(routes, 'fetch(`${API}posts`);\nfetch(`${API}getUsers`);')).toEqual([]);
    expect(late(['GET /users/:id', 'GET /posts'], 'fetch(`${API}posts`);\nfetch(`${API}user/7`);')).toEqual([]);
  });

  it('is not found in a file whose other requests may be those of another service', () => {
    const routes = ['GET /users', 'GET /shelves/:shelf/books/:book'];
    expect(late(routes, 'fetch(`${API}v3/books/7`);\nfetch(`${API}/users/getAll`);')).toEqual([]);
  });

  it('is found behind an unknown host in a file whose requests were all left behind', () => {
    const routes = ['GET /api/users', 'GET /api/users/:id'];
    expect(late(routes, 'fetch(`${API}/api/users/getAll`);\nfetch(`${API}/api/users/get/${id}`);')).toEqual([
      'late GET ${…}/api/users/getAll -> GET ${…}/api/users',
      'late GET ${…}/api/users/get/${…} -> GET ${…}/api/users/${…}',
    ]);
    expect(late(routes, 'fetch(`${API}/users/getAll`);\nfetch(`${API}/users/get/${id}`);')).toEqual([]);
    expect(late(routes, 'fetch(`${API}/api/users/getAll`);\nfetch(`${API}/api/posts/getAll`);')).toEqual([]);
  });

  it('is found behind an unknown host whatever else the file asks for elsewhere, or without a method', () => {
    const routes = ['GET /api/users', 'GET /api/users/:id'];
    const client = 'fetch(`${API}/api/users/getAll`);\nfetch(`${API}/api/users/get/${id}`);';
    const moves = [
      'late GET ${…}/api/users/getAll -> GET ${…}/api/users',
      'late GET ${…}/api/users/get/${…} -> GET ${…}/api/users/${…}',
    ];
    expect(late(routes, `${client}\nfetch('/health');`)).toEqual(moves);
    expect(late(routes, `${client}\nfetch(\`\${API}/health\`, options);`)).toEqual(moves);
    expect(late(routes, `${client}\nfetch(\`\${API}/health\`);`)).toEqual([]);
  });

  it('is not found behind an unknown base where only a comment names a route', () => {
    expect(late(['GET /users', 'GET /posts'], '// GET /posts\nfetch(`${API}/users/getAll`);')).toEqual([]);
  });

  it('may stand behind a base that no request says all of', () => {
    const endpoints = ['GET /api/posts', 'POST /api/comments', 'GET /comments', 'GET /api/admin/users'];
    const moves = ['late GET ${…}/getUsers -> GET ${…}/users'];
    expect(late(endpoints, "fetch(`${API}/getUsers`);\nfetch('/api/posts');")).toEqual(moves);
    expect(late(endpoints, "fetch(`${API}/getUsers`);\nfetch(`${API}/comments`, { method: 'POST' });")).toEqual(moves);
    expect(late(endpoints, 'fetch(`${API}/getUsers`);\nfetch(`${API}/comments`);')).toEqual([]);
  });

  it('stays where a request that reads the same constant is answered', () => {
    const client =
      "const gone = '/users/delete/7';\nfetch(gone, { method: 'POST' });\nfetch(gone, { method: 'DELETE' });";
    expect(late(['DELETE /users/:id'], client)).toEqual([
      'late POST /users/delete/7 -> DELETE /users/7',
      'late DELETE /users/delete/7 -> DELETE /users/7',
    ]);
    expect(late(['DELETE /users/:id', 'DELETE /users/delete/:id'], client)).toEqual([]);
  });

  it('is not found below a prefix that the other requests of the file say', () => {
    const endpoints = ['GET /api/posts', 'GET /api/admin/users'];
    expect(late(endpoints, 'fetch(`${API}/getUsers`);\nfetch(`${API}/api/posts`);')).toEqual([]);
    expect(late(endpoints, 'fetch(`${API}/getUsers`);\nfetch(`${API}/posts`);')).toEqual([
      'late GET ${…}/getUsers -> GET ${…}/users',
    ]);
  });

  it('is found below the base that an assertion leaves out', () => {
    const client = "expect(http.get).toHaveBeenCalledWith('/api/posts');\nexpect(url).toBe('/users/2/getOrders');";
    expect(late(['GET /api/posts', 'GET /api/users/:id/orders'], client)).toEqual([
      'late /users/2/getOrders -> /users/2/orders',
    ]);
  });

  it('is found where the item route swallows it', () => {
    expect(late(['GET /users', 'GET /users/:id'], "fetch('/users/getAll');")).toEqual([
      'late GET /users/getAll -> GET /users',
    ]);
    expect(late(['GET /users/:id'], "fetch('/users/getAll');")).toEqual([]);
  });

  it('is not answered by another parameter, once a parameter has swallowed it', () => {
    expect(late(['GET /:page', 'GET /users/:id'], "fetch('/users/getAll');")).toEqual([]);
    expect(late(['GET /:kind/:id/posts', 'GET /users/:id/:what'], "fetch('/users/7/getPosts');")).toEqual([]);
    expect(late(['GET /users/:id/:name', 'GET /users/:id/:what/:which'], "fetch('/users/7/posts/getAll');")).toEqual(
      [],
    );
  });

  it('says a word twice, of which one is a value', () => {
    expect(late(['GET /bills/getBill', 'GET /bills/:id'], "fetch('/bill/getBill');")).toEqual([
      'late GET /bill/getBill -> GET /bills/getBill',
    ]);
  });

  it.each([
    '7',
    '77',
    '5f0c1b2a3d4e5f6071829304',
    '123e4567-e89b-12d3-a456-426614174000',
    'ABCDEF12-3ABC-4DEF-8ABC-ABCDEF123456',
    '${id}',
  ])('says an identifier where a parameter stands: %s', (value) => {
    expect(late(['GET /users/:id/posts', 'GET /users/:id/:what'], `fetch(\`/users/${value}/getPosts\`);`)).toHaveLength(
      1,
    );
  });

  it.each([
    'anna',
    'a7',
    '7a',
    'f',
    '5f0c1b2a3d4e5f60718293045',
    'z5f0c1b2a3d4e5f6071829304',
    '5f0c1b2a3d4e5f6071829304z',
    'z123e4567-e89b-12d3-a456-426614174000',
    '123e4567-e89b-12d3-a456-426614174000z',
  ])('says no identifier, but a name that may be a route: %s', (value) => {
    expect(late(['GET /users/:id/posts', 'GET /users/:id/:what'], `fetch('/users/${value}/getPosts');`)).toEqual([]);
  });

  it.each<[text: string]>([
    ["const LINKS = ['/users/get/:id'];"],
    [
      "rows.filter(Boolean).map(withAuth).forEach((row) => app[row.method](row.path, row.handler));\nconst rows = [{ method: 'get', path: '/users/get/:id' }];",
    ],
  ])('stays with another text that still says its old address: %s', (text) => {
    const server = `${express(registration('app', 'GET /users/:id', ANSWER))}\n${text}`;
    expect(movesIn(planOf({ 'server.js': server, 'client.js': "fetch('/users/get/7');" }), 'client.js')).toEqual([]);
  });

  it('does not wait for a route whose parameter would stand for its verb', () => {
    expect(late(['GET /users', 'GET /users/find/:id', 'GET /users/mine'], "fetch('/users/getAll');")).toEqual([
      'late GET /users/getAll -> GET /users',
    ]);
  });

  it.each<[endpoint: string]>([['PUT /sellers/edit/:id'], ['DELETE /sellers/edit'], ['PUT /sellers/edit']])(
    'stays where nobody went from its address: %s',
    (endpoint) => {
      expect(late(['PUT /sellers', endpoint], "fetch('/sellers/edit', { method: 'POST' });")).toEqual([]);
    },
  );

  it('goes where no route is left at its address', () => {
    expect(late(['PUT /sellers', 'PUT /sellers/:id/edit'], "fetch('/sellers/edit', { method: 'POST' });")).toEqual([
      'late POST /sellers/edit -> PUT /sellers',
    ]);
  });

  it('goes, whatever is written for people', () => {
    const files = {
      'server.js': express(registration('app', 'GET /users/:id', ANSWER)),
      'README.md': 'GET /users/get/7',
      'client.js': "// as /users/get/7 did\nfetch('/users/get/7');",
    };
    expect(movesIn(planOf(files), 'client.js')).toEqual(['late GET /users/get/7 -> GET /users/7']);
  });

  it('becomes what the settings say', () => {
    const client = "fetch('/users/update/7', { method: 'POST', body });";
    expect(late(['PATCH /users/:id'], client, 'PATCH')).toEqual(['late POST /users/update/7 -> PATCH /users/7']);
    expect(late(['PUT /users/:id'], client, 'PATCH')).toEqual([]);
  });
});

describe('a caller of a route that got the name which the project has', () => {
  const rank = "fetch('/updateRanking/' + name, { method: 'PUT' });";
  const add = "fetch('/user/insert', { method: 'POST' });";
  const withoutNames = (endpoints: readonly string[], client: string): readonly string[] => {
    const server = express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
    const files = { 'server.js': server, 'client.js': client };
    return movesIn(planOf(files, { isReported: (kind) => kind !== 'singular' }), 'client.js');
  };

  it.each<[endpoints: readonly string[], client: string, move: string]>([
    [['GET /ranking', 'PUT /ranking/:name'], rank, 'late PUT /updateRanking/${…} -> PUT /ranking/${…}'],
    [['GET /users', 'POST /users'], add, 'late POST /user/insert -> POST /users'],
  ])('follows, whoever asks for names: %j, %s', (endpoints, client, move) => {
    expect(withoutNames(endpoints, client)).toEqual([move]);
  });

  it.each<[endpoints: readonly string[], client: string]>([
    // By itself the route would have got a plural, and kept a singular.
    [['PUT /ranking/:name'], rank],
    [['POST /users'], add],
    [['GET /users', 'POST /users', 'POST /users/insert'], add],
  ])('stays where its route would not have got that: %j, %s', (endpoints, client) => {
    expect(withoutNames(endpoints, client)).toEqual([]);
  });
});

describe('a caller of a route whose collections got other names too', () => {
  it.each<[endpoint: string, client: string, move: string]>([
    ['GET /users/:id', "fetch('/user/get/7');", 'late GET /user/get/7 -> GET /users/7'],
    ['GET /users', "fetch('/user/getAll?page=1');", 'late GET /user/getAll?page=1 -> GET /users?page=1'],
    ['GET /users/:id/orders', "fetch('/user/1/order/getAll');", 'late GET /user/1/order/getAll -> GET /users/1/orders'],
    ['GET /user/:id/orders', "fetch('/user/1/order/getAll');", 'late GET /user/1/order/getAll -> GET /user/1/orders'],
    [
      'DELETE /users/:id',
      "fetch('/user/delete/7', { method: 'POST' });",
      'late POST /user/delete/7 -> DELETE /users/7',
    ],
    ['GET /users/:id', "if (url === '/user/get/7') answer();", 'late /user/get/7 -> /users/7'],
  ])('follows to %s: %s', (endpoint, client, move) => {
    expect(late([endpoint], client)).toEqual([move]);
  });

  it('keeps its verb where its route does', () => {
    expect(
      late(['DELETE /users/delete/:id', 'DELETE /users/:id'], "fetch('/user/delete/7', { method: 'DELETE' });"),
    ).toEqual(['late DELETE /user/delete/7 -> DELETE /users/delete/7']);
  });

  it('is written as it is said to be', () => {
    const files = {
      'server.js': express(registration('app', 'GET /users/:id/orders', ANSWER)),
      'client.js': "fetch('/user/1/order/getAll');",
    };
    expect(movedText(planOf(files), files, 'client.js')).toBe("fetch('/users/1/orders');");
  });

  it('stays where nobody asks for names', () => {
    const files = {
      'server.js': express(registration('app', 'GET /users/:id', ANSWER)),
      'client.js': "fetch('/user/get/7');",
    };
    expect(movesIn(planOf(files, { isReported: (kind) => kind !== 'singular' }), 'client.js')).toEqual([]);
  });

  it('stays where others read the constant that it says', () => {
    expect(late(['GET /users/:id'], "const url = '/user/get/7';\nfetch(url);\ngo(url);")).toEqual([]);
  });

  it('stays where the name alone is said by a text that does not follow', () => {
    expect(late(['GET /users/:id'], "const base = '/user';\nfetch(base + '/get/7');\ngo(base);")).toEqual([]);
  });

  it('stays where another method answers there', () => {
    expect(late(['PUT /users/:id'], "fetch('/user/get/7');")).toEqual([]);
  });
});

describe('a request that something else may answer', () => {
  const outcome = (client: string, ...lines: readonly string[]): readonly string[] =>
    movesIn(planOf({ 'server.js': express(...lines), 'client.js': client }), 'client.js');
  const LIST = registration('app', 'GET /users', ANSWER);
  const REMOVE = registration('app', 'DELETE /users/:id', ANSWER);
  const PROXY = "require('http-proxy-middleware').createProxyMiddleware";

  it.each([
    ["fetch('/users/list');", [LIST, "app.get('/:resource/:action', (req, res) => dispatch(req, res));"]],
    ["fetch('/users/list');", [LIST, 'for (const [method, path] of rows) app[method](path, answer);']],
    ["fetch('/users/delete/7', { method: 'POST' });", [REMOVE, `app.use('/users/delete', ${ANSWER});`]],
    ["fetch('/users/list');", [LIST, registration('app', 'GET /Users/List', ANSWER)]],
    [
      "fetch('/users/list');",
      [LIST, 'app.use((req, res, next) => (/^.users.list$/.test(req.path) ? res.json([]) : next()));'],
    ],
    ["fetch('/users/list');", [LIST, "app.use((req, res) => ACTIONS[req.path.slice(1).replace('/', '.')](req, res));"]],
    ["fetch('/users/list');", [LIST, `app.use(${PROXY}({ target, pathFilter: '/users/**' }));`]],
    ["fetch('/users/list');", [LIST, `app.use(${PROXY}({ target }));`]],
    ["fetch('/users/list');", [LIST, `app.all('/*rest', ${PROXY}({ target }));`]],
    ["fetch('/api/users/list');", [registration('app', 'GET /api/users', ANSWER), `app.use('/api', ${PROXY}({}));`]],
    ["fetch('/users/list');", [LIST, "app.use('/users', require('express-http-proxy')(target));"]],
    ["fetch('/users/list');", [LIST, "app.all('*', (req, res) => legacy.handle(req, res));"]],
    ["fetch('/users/list');", [LIST, "app.get('/users/*rest', (req, res) => res.json(rows[req.params.rest]));"]],
    ["fetch('/users/list');", [LIST, "app.get('/users/:action', (req, res) => res.json(run(req.params.action)));"]],
    ["fetch('/users/list');", [LIST, "app.get('/users/:view', (req, res) => res.json(read(req.params.view)));"]],
    ["fetch('/users/list');", [LIST, "app.use('/users', require('@acme/users-router')());"]],
    ["fetch('/users/list');", [LIST, "app.use('/users', legacy(pool));"]],
    ["fetch('/users/delete/7', { method: 'POST' });", [REMOVE, "app.use('/users/delete', createRouter(pool));"]],
  ])('stays: %s', (client, lines) => {
    expect(outcome(client, ...lines)).toEqual([]);
  });

  it.each([
    [
      "fetch('/users/list');",
      [LIST, "app.use('/users', (req, res, next) => (req.user ? next() : res.sendStatus(401)));"],
    ],
    ["fetch('/users/list');", [LIST, "app.use('/api', require('cors')());"]],
    [
      "fetch('/users/list');",
      [
        LIST,
        "app.use((req, res, next) => (req.path.startsWith('/users') && !req.user ? res.sendStatus(401) : next()));",
      ],
    ],
    ["fetch('/users/list');", [LIST, registration('app', 'GET /users/:id', ANSWER)]],
    ["fetch('/users/list');", [LIST, "app.get('*', (req, res) => res.sendFile('/srv/index.html'));"]],
    ["fetch('/users/list');", [LIST, "app.all('*', (req, res) => res.status(404).json({ error: 'gone' }));"]],
    ["fetch('/users/list');", [LIST, `app.use('/legacy', ${PROXY}({ target }));`]],
  ])('moves: %s', (client, lines) => {
    expect(outcome(client, ...lines)).toEqual(['late GET /users/list -> GET /users']);
  });

  it.each([
    ['pages/api/users/[action].js', 'export default (req, res) => res.json(ACTIONS[req.query.action]());'],
    ['pages/api/[...path].js', 'export default (req, res) => dispatch(req, res);'],
    ['app/api/users/[...rest]/route.js', 'export const GET = async (request) => Response.json(await ask(request));'],
    [
      'next.config.js',
      "module.exports = { rewrites: () => [{ source: '/api/users/:action', destination: 'https://old.example.com/users/:action' }] };",
    ],
  ])('stays where another file of the application answers: %s', (file, text) => {
    const files = {
      'package.json': '{ "dependencies": { "next": "15.0.0" } }',
      'app/api/users/route.js': 'export const GET = () => Response.json([]);',
      'src/client.js': "fetch('/api/users/list');",
    };
    const moves = (project: Files): readonly string[] => {
      const root = writeProject(project);
      return movesIn(makePlan(Project.at(root, { accounting: 'all' }).view(), OPTIONS), join(root, 'src/client.js'));
    };
    expect(moves(files)).toEqual(['late GET /api/users/list -> GET /api/users']);
    expect(moves({ ...files, [file]: text })).toEqual([]);
  });

  it('moves where the server of its page forwards it to the project itself', () => {
    const files = {
      'server.js': express(LIST),
      'setupProxy.js': `module.exports = (app) => app.use('/users', ${PROXY}({ target: 'http://localhost:3001' }));`,
      'client.js': "fetch('/users/list');",
    };
    expect(movesIn(planOf(files), 'client.js')).toEqual(['late GET /users/list -> GET /users']);
  });
});
