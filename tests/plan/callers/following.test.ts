import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, registration } from '../../support/applications.ts';
import { movedText, movesIn, planOf, reasonsOf } from '../planning.ts';

/** What becomes of a client beside a server with these endpoints. */
function moved(
  endpoints: readonly string[],
  client: string,
): { readonly text: string; readonly moves: readonly string[]; readonly reasons: readonly string[] } {
  const files = {
    'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))),
    'client.js': client,
  };
  const plan = planOf(files);
  return { text: movedText(plan, files, 'client.js'), moves: movesIn(plan, 'client.js'), reasons: reasonsOf(plan) };
}

describe('a caller', () => {
  it.each<[endpoint: string, client: string, becomes: string, move: string]>([
    ['GET /users/getAll', "fetch('/users/getAll');", "fetch('/users');", 'GET /users/getAll -> GET /users'],
    [
      'GET /users/getAll',
      "fetch('http://localhost/users/getAll?x=1');",
      "fetch('http://localhost/users?x=1');",
      'GET /users/getAll?x=1 -> GET /users?x=1',
    ],
    [
      'GET /users/getAll',
      "fetch('/users/getAll', { method: 'HEAD' });",
      "fetch('/users', { method: 'HEAD' });",
      'HEAD /users/getAll -> HEAD /users',
    ],
    [
      'POST /users/delete/:id',
      "fetch(`/users/delete/${id}`, { method: 'post' });",
      "fetch(`/users/${id}`, { method: 'delete' });",
      'POST /users/delete/${…} -> DELETE /users/${…}',
    ],
    [
      'GET /users/getAll',
      "if (url === '/users/getAll') answer();",
      "if (url === '/users') answer();",
      '/users/getAll -> /users',
    ],
    ['GET /users/getAll', 'fetch(`${API}/getAll`);', 'fetch(`${API}`);', 'GET ${…}/getAll -> GET ${…}'],
    [
      'GET /users/getAll',
      "const url = new URL('/users/getAll', 'http://localhost');\nurl.searchParams.set('page', '2');\nfetch(url);",
      "const url = new URL('/users', 'http://localhost');\nurl.searchParams.set('page', '2');\nfetch(url);",
      'GET /users/getAll -> GET /users',
    ],
    [
      'GET /users/getAll',
      "fetch(new URL('getAll', new URL('/users/', ORIGIN)));",
      "fetch(new URL('', new URL('/users/', ORIGIN)));",
      'GET ${…}/users/getAll -> GET ${…}/users/',
    ],
    [
      'GET /users/getAll',
      "const url = new URL('/users/getAll', location.origin);\nfetch(url.href);",
      "const url = new URL('/users', location.origin);\nfetch(url.href);",
      'GET ${…}/users/getAll -> GET ${…}/users',
    ],
    [
      'GET /users/getAll',
      "fetch('/users/getAll?next=http://shop.com/cart');",
      "fetch('/users?next=http://shop.com/cart');",
      'GET /users/getAll?next=http://shop.com/cart -> GET /users?next=http://shop.com/cart',
    ],
    [
      'GET /users/getAll',
      "const API = { all: { method: 'GET', url: '/users/getAll' }, add: { method: 'POST', url: '/users' } };\nconst call = (name) => axios(API[name]);\nexport const all = () => call('all');\nexport const add = () => call('add');",
      "const API = { all: { method: 'GET', url: '/users' }, add: { method: 'POST', url: '/users' } };\nconst call = (name) => axios(API[name]);\nexport const all = () => call('all');\nexport const add = () => call('add');",
      'GET /users/getAll -> GET /users',
    ],
    [
      'GET /users/getAll',
      "const get = (path) => fetch(path).catch(() => { throw new Error(`no ${path}`); });\nexport const all = () => get('/users/getAll');",
      "const get = (path) => fetch(path).catch(() => { throw new Error(`no ${path}`); });\nexport const all = () => get('/users');",
      'GET /users/getAll -> GET /users',
    ],
    [
      'GET /users/getAll',
      "const at = (path, params = {}) => Object.entries(params).reduce((text, [key, value]) => text.replace(`:${key}`, value), path);\nexport const all = () => fetch(at('/users/getAll'));",
      "const at = (path, params = {}) => Object.entries(params).reduce((text, [key, value]) => text.replace(`:${key}`, value), path);\nexport const all = () => fetch(at('/users'));",
      'GET /users/getAll -> GET /users',
    ],
    ['GET /getUsers', "fetch('/GETUSERS');", "fetch('/users');", 'GET /GETUSERS -> GET /users'],
    [
      'POST /users/delete/:id',
      '// POST /users/delete/:id',
      '// DELETE /users/:id',
      'POST /users/delete/:id -> DELETE /users/:id',
    ],
  ])('of %s: %s', (endpoint, client, becomes, move) => {
    expect(moved([endpoint], client)).toEqual({ text: becomes, moves: [move], reasons: [''] });
  });

  it.each<[endpoint: string, client: string]>([
    ['POST /users/delete/:id', "fetch('/users/delete/1', { method: 'POST', body });"],
    ['POST /users/delete/:id', "if (url === '/users/delete/1') answer();"],
    ['GET /users/getAll', "fetch('/users/getAll', options);"],
    ['GET /getUsers', "if (url.endsWith('/GETUSERS')) answer();"],
    ['GET /users/getAll', "const url = new URL('/users/getAll', 'http://localhost');\ntrack(url);\nfetch(url);"],
    ['GET /users/getAll', "fetch(new URL('getAll', new URL('/users/stats', ORIGIN)));"],
    [
      'GET /users/getAll',
      "import { compile } from 'path-to-regexp';\nconst to = compile('/users/:action');\nfetch(to({ action: 'getAll' }));",
    ],
    ['GET /users/getAll', "fetch(new URL('getAll?page=1', new URL('/users/stats', ORIGIN)));"],
  ])('that cannot follow %s: %s', (endpoint, client) => {
    const { text, moves, reasons } = moved([endpoint], client);
    expect([text, moves]).toEqual([client, []]);
    expect(reasons).toEqual([expect.stringMatching(/^stuck-caller /)]);
  });

  it.each([
    ['GET /users/:id', 'new URL(String(id), all)', 'stuck-caller'],
    ['GET /users/:id', 'new URL(`./${id}`, all)', 'stuck-caller'],
    ['GET /posts/:id', 'new URL(`../posts/${id}`, all)', ''],
    ['GET /users/:id', 'new URL(`/users/${id}`, all)', ''],
  ])('that is the base of another request: %s by %s', (endpoint, url, reason) => {
    const client = `const all = new URL('/users/getAll', API);\nfetch(all);\nexport const one = (id) => fetch(${url});`;
    const { reasons } = moved(['GET /users/getAll', endpoint], client);
    expect(reasons.map((each) => each.split(' ')[0])).toEqual([reason, '']);
  });

  it.each<[client: string, isRefused: boolean]>([
    ["fetch('/users/delete/1', { headers: { 'Content-Type': 'application/json' } });", true],
    ["const headers = { 'content-type': 'application/json' };\nfetch('/users/delete/1', { headers });", true],
    ["fetch('/users/delete/1', { headers: { Accept: 'application/json' } });", false],
    ["fetch('/users/delete/1');", false],
  ])(
    'that says the type of a body which it does not have is refused by Fastify where it is no GET: %s',
    (client, isRefused) => {
      const serverOf = (make: typeof express): string =>
        make(registration('app', 'GET /users/delete/:id', 'async (request, reply) => remove(request.params.id)'));
      const reasons = [fastify, express].map((make) =>
        reasonsOf(planOf({ 'server.js': serverOf(make), 'client.js': client })),
      );
      expect(reasons).toEqual([[isRefused ? expect.stringMatching(/^(?:stuck-caller|typed-body) /) : ''], ['']]);
    },
  );

  it('follows where all routes that it may reach go the same way', () => {
    const client = "if (url.endsWith('/users/getAll')) answer();";
    expect(moved(['GET /api/users/getAll', 'GET /admin/users/getAll'], client).text).toBe(
      "if (url.endsWith('/users')) answer();",
    );
    expect(moved(['GET /api/users/getAll', 'GET /admin/users/getAll', 'GET /admin/users'], client)).toEqual({
      text: client,
      moves: [],
      reasons: ['stuck-caller /users/getAll client.js', 'collision GET /admin/users server.js', ''],
    });
  });

  describe('behind a constant that ends in a slash', () => {
    const BASE = "const BASE = '/api/users/';\n";

    it.each<[endpoint: string, client: string, becomes: string]>([
      ['GET /api/users/list', "axios.get(BASE + 'list', config);", 'axios.get(BASE, config);'],
      ['GET /api/users/list', 'fetch(`${BASE}list`);', 'fetch(`${BASE}`);'],
      ['GET /api/users/list', 'fetch(`${BASE}list?page=${page}`);', 'fetch(`${BASE}?page=${page}`);'],
      ['PUT /api/users/update/:id', "axios.put(BASE + 'update/' + id, user);", 'axios.put(BASE + id, user);'],
      ['PUT /api/users/update/:id', 'axios.put(`${BASE}update/${id}`, user);', 'axios.put(`${BASE}${id}`, user);'],
    ])('leaves its own words: %s, %s', (endpoint, client, becomes) => {
      expect(moved([endpoint], BASE + client)).toMatchObject({ text: BASE + becomes, reasons: [''] });
    });

    it('stays where the router tells a slash at the end from none', () => {
      const files = {
        'server.js':
          "import Fastify from 'fastify';\nconst app = Fastify();\napp.get('/api/users/list', async () => []);",
        'client.js': `${BASE}axios.get(BASE + 'list');`,
      };
      expect(reasonsOf(planOf(files))).toEqual(['stuck-caller /api/users/list client.js']);
      const strict = express("app.enable('strict routing');", registration('app', 'GET /api/users/list', ANSWER));
      expect(reasonsOf(planOf({ ...files, 'server.js': strict }))).toEqual(['stuck-caller /api/users/list client.js']);
    });

    it('stays where a mock waits for the address to the letter', () => {
      const mock = "expect(axios.get).toHaveBeenCalledWith('/api/users/list');";
      expect(moved(['GET /api/users/list'], `${BASE}axios.get(BASE + 'list');\n${mock}`).reasons).toEqual([
        'stuck-caller /api/users/list client.js',
      ]);
      expect(moved(['GET /api/users/list'], `axios.get('/api/users/list');\n${mock}`).reasons).toEqual(['']);
    });
  });

  it('keeps the base of its client', () => {
    const base = "const http = axios.create({ baseURL: '/users' });";
    expect(moved(['GET /users/getAll'], `${base}\nhttp.get('/getAll');`)).toEqual({
      text: `${base}\nhttp.get('');`,
      moves: ['GET /getAll -> GET /'],
      reasons: [''],
    });
    expect(
      moved(
        ['GET /api/users/getAll'],
        "const http = axios.create({ baseURL: '/api' });\nhttp.get('users/getAll?next=http://shop.com/cart');",
      ).moves,
    ).toEqual(['GET users/getAll?next=http://shop.com/cart -> GET users?next=http://shop.com/cart']);
  });

  it('stays where two routes that it may reach go different ways', () => {
    const client = 'fetch(`${API}/getUser/2`);';
    expect(moved(['GET /users/getUser/:id'], client).text).toBe('fetch(`${API}/2`);');
    expect(moved(['GET /admin/getUser/:id'], client).text).toBe('fetch(`${API}/users/2`);');
    expect(moved(['GET /users/getUser/:id', 'GET /admin/getUser/:id'], client)).toEqual({
      text: client,
      moves: [],
      reasons: ['stuck-caller …/getUser/2 client.js', 'stuck-caller …/getUser/2 client.js'],
    });
  });

  it('names no collection where its router stands below two of them', () => {
    const server = express(
      'const router = express.Router();',
      registration('router', 'GET /getUser/:id', ANSWER),
      "app.use('/users', router);",
      "app.use('/user', router);",
    );
    const plan = planOf({ 'server.js': server, 'client.js': "if (url.endsWith('/getUser/2')) answer();" });
    // The second one is the prefix, which says no verb.
    expect([reasonsOf(plan), movesIn(plan, 'client.js')]).toEqual([['stuck-caller /getUser/2 client.js', ''], []]);
  });

  it('names the collection at the end of a URL that would say less without', () => {
    const client = "if (url.endsWith('/getUser/2')) answer();";
    expect(moved(['GET /users/featured', 'GET /users/getUser/:id'], client).text).toBe(
      "if (url.endsWith('/users/2')) answer();",
    );
    expect(moved(['GET /api/users/getUser/:id', 'GET /admin/users/getUser/:id'], client).text).toBe(
      "if (url.endsWith('/users/2')) answer();",
    );
  });

  it.each<[endpoint: string, client: string, becomes: string]>([
    ['GET /users/:id/getPosts', "if (url.endsWith('/getPosts')) answer();", "if (url.endsWith('/posts')) answer();"],
    ['GET /users/getAll', "if (url.endsWith('users/getAll')) answer();", "if (url.endsWith('users')) answer();"],
    ['GET /users/getUser/:id', "if (url.endsWith('getUser/2')) answer();", "if (url.endsWith('users/2')) answer();"],
    ['GET /users/getUsers', "if (url.endsWith('/getUsers')) answer();", "if (url.endsWith('/users')) answer();"],
  ])('says as much as before at the end of a URL: %s, %s', (endpoint, client, becomes) => {
    expect(moved([endpoint], client)).toMatchObject({ text: becomes, reasons: [''] });
  });

  it.each<[endpoint: string, client: string]>([
    ['GET /users/getAll', "if (url.endsWith('/getAll')) answer();"],
    ['GET /users/show/:id', "if (url.endsWith('/show/2')) answer();"],
    ['GET /users/:id/getUser', "if (url.endsWith('/getUser')) answer();"],
  ])('that is the end of a URL and names no collection stays: %s, %s', (endpoint, client) => {
    const { text, reasons } = moved([endpoint], client);
    expect([text, reasons]).toEqual([client, [expect.stringMatching(/^stuck-caller /)]]);
  });

  it('is held by its comment, and told all the same', () => {
    const files = {
      'server.js': express(registration('app', 'GET /users/getAll', ANSWER)),
      'client.js': "// eslint-disable-next-line\nfetch('/users/getAll');",
    };
    const plan = planOf(files);
    expect(reasonsOf(plan)).toEqual(['suppressed-caller /users/getAll client.js']);
    expect(movesIn(plan, 'client.js')).toEqual([]);
    expect(plan.callersIn('client.js').suppressed.map(({ before, after }) => `${before} -> ${after}`)).toEqual([
      'GET /users/getAll -> GET /users',
    ]);
  });

  it('stays where callers do not move', () => {
    const files = {
      'server.js': express(registration('app', 'GET /users/getAll', ANSWER)),
      'client.js': "fetch('/users/getAll');\n// GET /users/getAll",
    };
    const plan = planOf(files, { movesCallers: false });
    expect(reasonsOf(plan)).toEqual(['callers /users/getAll client.js']);
    expect(movesIn(plan, 'client.js')).toEqual([]);
  });
});

describe('a part of a URL that an assertion expects', () => {
  const AXIOS = "import axios from 'axios';\n";
  const asserted = `${AXIOS}expect(axios.get).toHaveBeenCalledWith(expect.stringContaining('/users/getAll'));`;

  it.each([asserted, `${AXIOS}expect(axios.get.mock.calls[0][0]).toContain('/users/getAll');`])(
    'follows as the end of an address: %s',
    (client) => {
      const { text, reasons } = moved(['GET /users/getAll'], client);
      expect([text, reasons]).toEqual([client.replace('/users/getAll', '/users'), ['']]);
    },
  );

  it.each<[client: string, other: string]>([
    [asserted, 'GET /users/getAll/:page/rows'],
    [asserted, 'GET /:what/getAll/rows'],
  ])('stays where it may be another part: %s next to %s', (client, other) => {
    const { text, reasons } = moved(['GET /users/getAll', other], client);
    expect([text, reasons[0]]).toEqual([client, expect.stringMatching(/^used /)]);
  });
});
