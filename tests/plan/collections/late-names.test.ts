import { describe, expect, it } from 'vitest';
import type { PlanOptions } from '../../../src/model/plan-options.ts';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, movesIn, OPTIONS, planOf } from '../planning.ts';

const USERS = ['GET /users', 'GET /users/:id'];

function serverOf(endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
}

/** The callers of a client whose collections were renamed before. */
function late(endpoints: readonly string[], client: string, options: Partial<PlanOptions> = {}): readonly string[] {
  return movesIn(planOf({ 'server.js': serverOf(endpoints), 'client.js': client }, options), 'client.js');
}

function naming(style: PlanOptions['naming']['style'], ...kept: readonly string[]): Partial<PlanOptions> {
  return { naming: { ...OPTIONS.naming, style, kept: new Set(kept) } };
}

describe('a caller of a collection that was renamed before', () => {
  it.each<[client: string, move: string]>([
    ["fetch('/user');", 'late GET /user -> GET /users'],
    ["fetch('/user/7?page=1');", 'late GET /user/7?page=1 -> GET /users/7?page=1'],
    ["if (url === '/user/7') answer();", 'late /user/7 -> /users/7'],
    ['// GET /user/:id', 'late GET /user/:id -> GET /users/:id'],
  ])('is found: %s', (client, move) => {
    expect(late(USERS, client)).toEqual([move]);
  });

  it.each<[client: string]>([
    ["fetch('/user/7', { method: 'PUT' });"],
    ["fetch('/customer/7');"],
    ["fetch('/user/7/posts');"],
    ["request(app).get('/user/7').expect(404);"],
    ["const url = '/user/7';\nfetch(url);\ngo(url);"],
    ["fetch('https://example.com/user/7');"],
  ])('is another one: %s', (client) => {
    expect(late(USERS, client)).toEqual([]);
  });

  it('is left alone where a route answers it', () => {
    expect(late(['GET /:kind/:id', 'GET /users/:id'], "fetch('/user/7');")).toEqual([]);
  });

  it('is left alone where a parameter would swallow the other name as well', () => {
    expect(late(['GET /users', 'GET /users/:id'], "fetch('/users/post');")).toEqual([]);
    expect(late(['GET /users/posts', 'GET /users/:id'], "fetch('/users/post');")).toEqual([
      'late GET /users/post -> GET /users/posts',
    ]);
  });

  it('waits for a route that gets its address by a rewrite to come', () => {
    expect(late(['GET /supplier/get/:id', 'GET /suppliers/:slug'], "fetch('/supplier/7');")).toEqual([]);
    expect(
      late(
        ['GET /supplier/get/:id', 'GET /suppliers/:slug'],
        'fetch(`${API}/supplier/7`);\nfetch(`${API}/suppliers/a`);',
      ),
    ).toEqual([]);
    expect(
      late(['POST /supplier/delete/:id', 'DELETE /suppliers/:slug'], "fetch('/supplier/7', { method: 'DELETE' });"),
    ).toEqual([]);
  });

  it('does not wait for one of another method', () => {
    expect(late(['POST /supplier/update/:id', 'GET /suppliers/:slug'], "fetch('/supplier/7');")).toEqual([
      'late GET /supplier/7 -> GET /suppliers/7',
    ]);
  });

  it('does not wait for one whose parameter would stand for the name', () => {
    expect(late(['GET /get/:kind/:id', 'GET /suppliers/:slug'], "fetch('/supplier/7');")).toEqual([
      'late GET /supplier/7 -> GET /suppliers/7',
    ]);
  });

  it.each<[text: string]>([
    ["const LINKS = ['/user/:id'];"],
    [
      "rows.map(withAuth).forEach((row) => app[row.method](row.path, row.handler));\nconst rows = [{ method: 'get', path: '/user/:id' }];",
    ],
  ])('stays with another text that still says its old name: %s', (text) => {
    expect(
      movesIn(planOf({ 'server.js': `${serverOf(USERS)}\n${text}`, 'client.js': "fetch('/user/7');" }), 'client.js'),
    ).toEqual([]);
  });

  it('stays where another method is left at its address', () => {
    expect(late([...USERS, 'PUT /user/:id'], "fetch('/user/7');")).toEqual([]);
  });

  it('loses its verb first', () => {
    expect(late(['GET /order/:id', 'GET /orders/get/:id'], "fetch('/order/get/7');")).toEqual([
      'late GET /order/get/7 -> GET /order/7',
    ]);
  });

  it.each<[endpoint: string, move: string]>([
    ['GET /users/:id/orders/:orderId', '/users/1/orders/2'],
    ['GET /user/:id/orders/:orderId', '/user/1/orders/2'],
    ['GET /users/:id/order/:orderId', '/users/1/order/2'],
  ])('changes the names that differ from %s', (endpoint, url) => {
    expect(late([endpoint], "fetch('/user/1/order/2');")).toEqual([`late GET /user/1/order/2 -> GET ${url}`]);
  });

  it('changes as few names as it can', () => {
    const endpoints = ['GET /users/:id/orders/:orderId', 'GET /user/:id/orders/:orderId'];
    expect(late(endpoints, "fetch('/user/1/order/2');")).toEqual(['late GET /user/1/order/2 -> GET /user/1/orders/2']);
    expect(late(endpoints.toReversed(), "fetch('/user/1/order/2');")).toEqual([
      'late GET /user/1/order/2 -> GET /user/1/orders/2',
    ]);
  });

  it('rather changes the last name than two others', () => {
    const endpoints = ['GET /users/:id/orders/:orderId/item/:itemId', 'GET /user/:id/order/:orderId/items/:itemId'];
    expect(late(endpoints, "fetch('/user/1/order/2/item/3');")).toEqual([
      'late GET /user/1/order/2/item/3 -> GET /user/1/order/2/items/3',
    ]);
  });

  it('changes four names at most', () => {
    const four = 'GET /users/:id/orders/:order/items/:item/photos/:photo';
    expect(late([four], "fetch('/user/1/order/2/item/3/photo/4');")).toEqual([
      'late GET /user/1/order/2/item/3/photo/4 -> GET /users/1/orders/2/items/3/photos/4',
    ]);
    expect(late([`${four}/tags/:tag`], "fetch('/user/1/order/2/item/3/photo/4/tag/5');")).toEqual([]);
  });

  it('keeps the base of its client', () => {
    expect(
      late(['GET /api/users/:id'], "const http = axios.create({ baseURL: '/api' });\nhttp.get('/user/7');"),
    ).toEqual(['late GET /user/7 -> GET /users/7']);
    expect(late(['GET /users/:id'], "const http = axios.create({ baseURL: '/user' });\nhttp.get('/7');")).toEqual([]);
  });

  it('gets the text that it is said to get', () => {
    const files = {
      'server.js': serverOf(['GET /users/:id/orders/:orderId']),
      'client.js': "fetch('/user/1/order/2');",
    };
    expect(movedText(planOf(files), files, 'client.js')).toBe("fetch('/users/1/orders/2');");
  });
});

describe('a caller of an old name behind an unknown base', () => {
  const OLD = 'fetch(`${API}/user/7`);';
  const MOVE = 'late GET ${…}/user/7 -> GET ${…}/users/7';

  it.each<[other: string, moves: readonly string[]]>([
    ['fetch(`${API}/users`);', [MOVE]],
    ["fetch('/posts');", [MOVE]],
    ['', []],
    ["fetch('/comments');", []],
    ['// GET /posts', []],
    ["fetch('/users/getAll');", ['late GET /users/getAll -> GET /users']],
    ['fetch(`${API}/users`);\nfetch(`${API}/posts`);', [MOVE]],
  ])('is one of the project where another request of the file is: %s', (other, moves) => {
    expect(late([...USERS, 'GET /posts'], `${OLD}\n${other}`)).toEqual(moves);
  });
});

describe('a route that answers whatever the name', () => {
  const API = "const API = axios.create({ baseURL: env.url });\nAPI.get('/news');\n";

  it.each<[endpoint: string]>([['GET *'], ['GET /*'], ['ALL *'], ['GET /:page']])(
    'tells of no renamed collection: %s',
    (endpoint) => {
      expect(late(['GET /news', endpoint], `${API}API.get('/inbox');`)).toEqual([]);
    },
  );

  it.each<[endpoint: string]>([['GET /api/*'], ['GET /api/:page'], ['GET /:version/:page']])(
    'tells of none below a prefix: %s',
    (endpoint) => {
      expect(late(['GET /api/news', endpoint], 'fetch(`${API}/api/news`);\nfetch(`${API}/api/inbox`);')).toEqual([]);
    },
  );

  it('tells of the names that it says itself', () => {
    expect(late(['GET /news', 'GET /:page/items/:id', 'GET *'], `${API}API.get('/inbox/item/7');`)).toEqual([
      'late GET /inbox/item/7 -> GET /inbox/items/7',
    ]);
  });
});

describe('an unknown base that is a host', () => {
  const endpoints = ['GET /api/posts', 'GET /api/admin/users/:id'];

  it('stands before no prefix', () => {
    expect(late(endpoints, 'fetch(`${API}/user/7`);\nfetch(`${API}/api/posts`);')).toEqual([]);
    expect(late(endpoints, 'fetch(`${API}/api/admin/user/7`);\nfetch(`${API}/api/posts`);')).toEqual([
      'late GET ${…}/api/admin/user/7 -> GET ${…}/api/admin/users/7',
    ]);
  });

  it('is not known to be one where a request leaves a prefix out', () => {
    expect(late(endpoints, 'fetch(`${API}/user/7`);\nfetch(`${API}/posts`);')).toEqual([
      'late GET ${…}/user/7 -> GET ${…}/users/7',
    ]);
    expect(late(endpoints, 'fetch(`${API}/user/7`);\nfetch(`${API}/posts`);\nfetch(`${HOST}/api/posts`);')).toEqual([
      'late GET ${…}/user/7 -> GET ${…}/users/7',
    ]);
  });
});

describe('the names that are wanted', () => {
  it.each<[endpoint: string, client: string, options: Partial<PlanOptions>, moves: readonly string[]]>([
    ['GET /user/:id', "fetch('/users/7');", naming('plural'), []],
    ['GET /user/:id', "fetch('/users/7');", naming('singular'), ['late GET /users/7 -> GET /user/7']],
    ['GET /users/:id', "fetch('/user/7');", naming('singular'), []],
    ['GET /users/:id', "fetch('/user/7');", naming('consistent'), ['late GET /user/7 -> GET /users/7']],
    ['GET /user/:id', "fetch('/users/7');", naming('consistent'), ['late GET /users/7 -> GET /user/7']],
    ['GET /users/:id', "fetch('/user/7');", naming('plural', 'user'), []],
    ['GET /users/:id', "fetch('/User/7');", naming('plural', 'user'), []],
    ['GET /users/:id', "fetch('/user/7');", { isReported: (kind) => kind !== 'singular' }, []],
  ])('decide: %s %s %j', (endpoint, client, options, moves) => {
    expect(late([endpoint], client, options)).toEqual(moves);
  });
});
