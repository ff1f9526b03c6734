import { describe, expect, it } from 'vitest';
import { readUrl } from '../../../src/plan/addresses/request-path.ts';
import { ANSWER, express, fastify, koa, registration } from '../../support/applications.ts';
import { targetsOf, textOf } from '../planning.ts';

/** The routes that requests of a URL reach: `GET /users/:id`. Each source is one of an application. */
function reached(
  source: string | readonly string[],
  method: string | null,
  url: string,
  base: string | null = '',
): readonly string[] {
  const path = readUrl(textOf(url));
  const files = Object.fromEntries([source].flat().map((text, at) => [`app${String(at)}.js`, text]));
  const targets = targetsOf(files).of({ ...path, openPrefix: path.openPrefix || base === null }, method);
  return targets.map(({ route, address }) => `${route.methods.map((token) => token.method).join()} ${address.text}`);
}

function serving(...endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
}

describe('the routes of a whole URL', () => {
  const app = serving(
    'GET /users/me',
    'GET /users/:id',
    'POST /users',
    'ALL /status',
    'GET /files/*',
    'GET /api/v1/users/:id/posts',
  );

  it.each<[string, string, readonly string[]]>([
    ['GET', '/users/me', ['GET /users/me']],
    ['GET', '/users/1', ['GET /users/:id']],
    ['HEAD', '/users/1', ['GET /users/:id']],
    ['POST', '/users', ['POST /users']],
    ['POST', '/users/', ['POST /users']],
    ['POST', '/Users', ['POST /users']],
    ['GET', '/users', []],
    ['DELETE', '/users/1', []],
    ['DELETE', '/status', ['ALL /status']],
    ['GET', '/users/…', ['GET /users/:id']],
    ['GET', '/users/1/2', []],
    ['GET', '/nothing', []],
    ['GET', '/', []],
    ['GET', '/api/v1/users/1/posts', ['GET /api/v1/users/:id/posts']],
    ['GET', '/users/1/posts', []],
    ['HEAD', '/users', []],
    ['GET', '/files/logo', ['GET /files/*']],
    ['GET', '/files/logo/large', []],
  ])('%s %s', (method, url, expected) => {
    expect(reached(app, method, url)).toEqual(expected);
  });

  it('are all of them where the method is not known', () => {
    expect(reached(serving('GET /users/:id', 'DELETE /users/:id'), null, '/users/1')).toEqual([
      'GET /users/:id',
      'DELETE /users/:id',
    ]);
  });

  it('are those that the router picks: the first', () => {
    expect(reached(serving('GET /users/:id', 'GET /users/:name'), 'GET', '/users/1')).toEqual(['GET /users/:id']);
  });

  it('are those that the router picks: the most specific', () => {
    expect(
      reached(
        fastify("fastify.get('/users/:id', async () => 1);", "fastify.get('/users/me', async () => 1);"),
        'GET',
        '/users/me',
      ),
    ).toEqual(['GET /users/me']);
  });

  it('are those that the router picks: the one that says more in front', () => {
    expect(
      reached(
        fastify("fastify.get('/:kind/me', async () => 1);", "fastify.get('/users/:id', async () => 1);"),
        'GET',
        '/users/me',
      ),
    ).toEqual(['GET /users/:id']);
  });

  it('are those whose end is said as the URL says it, where a router tells a slash from none', () => {
    const source = fastify(
      "fastify.get('/users/:id', async () => 1);",
      "fastify.get('/users/list/', async () => 1);",
      "fastify.get('/users/list/:id', async () => 1);",
    );
    const urls = ['/users/list/', '/users/list/?page=2', '/users/me/', '/users/me', '/users/list/7/'];
    expect(urls.map((url) => reached(source, 'GET', url))).toEqual([
      ['GET /users/list/'],
      ['GET /users/list/'],
      ['GET /users/:id'],
      ['GET /users/:id'],
      ['GET /users/list/:id'],
    ]);
  });

  it('answer the method among others', () => {
    const source = fastify("fastify.route({ method: ['GET', 'POST'], url: '/users', handler: async () => 1 });");
    expect([reached(source, 'POST', '/users'), reached(source, 'PUT', '/users')]).toEqual([['GET,POST /users'], []]);
  });

  it('stand among other entries', () => {
    const source = express(
      'app.use(express.json());',
      'app.get(/users/, answer);',
      "app.use('/users', users);",
      registration('app', 'GET /users', ANSWER),
    );
    expect(reached(source, 'GET', '/users')).toEqual(['GET /users']);
  });

  it('are the first of one address, whichever router it stands in', () => {
    const source = express(
      'const router = express.Router();',
      registration('router', 'GET /:id', ANSWER),
      "app.use('/users', router);",
      registration('app', 'GET /users/:id', ANSWER),
    );
    const reach = (text: string): readonly string[] =>
      targetsOf({ 'app.js': text })
        .of(readUrl(textOf('/users/1')), null)
        .map(({ route }) => route.router.name);
    expect(reach(source)).toEqual(['router']);
    expect(reach(source.replace("app.use('/users', router);", '').concat("\napp.use('/users', router);"))).toEqual([
      'app',
    ]);
  });

  it('stand behind prefixes', () => {
    expect(
      reached(koa("router.prefix('/users'); router.get('/:id', (ctx) => { ctx.body = 1; });"), 'GET', '/users/1'),
    ).toEqual(['GET /users/:id']);
  });
});

describe('the routes of several applications', () => {
  it.each<[endpoints: readonly string[], url: string, expected: readonly string[]]>([
    [['GET /users/:id', 'GET /users/:name'], '/users/me', ['GET /users/:id', 'GET /users/:name']],
    [['GET /users/me', 'GET /users/:id'], '/users/me', ['GET /users/me']],
    [['GET /users/:id', 'GET /users/me'], '/users/me', ['GET /users/me']],
    [['GET /:kind/me', 'GET /users/:id'], '/users/me', ['GET /:kind/me', 'GET /users/:id']],
    [
      ['GET /:kind/:id/posts', 'GET /users/:id/:part', 'GET /:a/:b/:c'],
      '/users/1/posts',
      ['GET /:kind/:id/posts', 'GET /users/:id/:part'],
    ],
    [
      ['GET /users/:id/:part', 'GET /users/:id/posts', 'GET /:kind/:id/posts'],
      '/users/1/posts',
      ['GET /users/:id/posts'],
    ],
  ])('are those that say most of it: %j %s', (endpoints, url, expected) => {
    expect(
      reached(
        endpoints.map((endpoint) => serving(endpoint)),
        'GET',
        url,
      ).toSorted(),
    ).toEqual(expected);
  });
});

describe('the routes of the end of a URL', () => {
  const app = serving('GET /api/users/list', 'GET /api/users/:id', 'GET /:tenant/:id', 'GET /admin/users/list');

  it.each<[string, readonly string[]]>([
    ['/users/list', ['GET /api/users/list', 'GET /admin/users/list']],
    ['/api/users/list', ['GET /api/users/list']],
    ['/users/1', ['GET /api/users/:id']],
    ['/list', ['GET /api/users/list', 'GET /admin/users/list']],
    ['/1', []],
    ['/', []],
    ['/other/users/list', []],
    ['/users/list/x', []],
  ])('%s', (url, expected) => {
    expect(reached(app, 'GET', url, null)).toEqual(expected);
  });

  it('are those that the router picks, whatever stands before', () => {
    expect(reached(serving('GET /api/users/:id', 'GET /api/users/:name'), 'GET', '/users/1', null)).toEqual([
      'GET /api/users/:id',
    ]);
    expect(reached(serving('GET /:tenant/users/:id', 'GET /api/users/:name'), 'GET', '/users/1', null)).toEqual([
      'GET /:tenant/users/:id',
    ]);
    expect(reached(serving('GET /api/users/:name', 'GET /:tenant/users/:id'), 'GET', '/users/1', null)).toEqual([
      'GET /api/users/:name',
      'GET /:tenant/users/:id',
    ]);
    expect(
      reached(serving('GET /v1/eu/shop/users/:id', 'GET /v1/eu/bar/users/:name'), 'GET', '/users/1', null),
    ).toEqual(['GET /v1/eu/shop/users/:id', 'GET /v1/eu/bar/users/:name']);
    expect(reached(serving('GET /api/users/:id', 'GET /api/:kind/me'), 'GET', '/users/me', null)).toEqual([
      'GET /api/users/:id',
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['…users/list', ['GET /api/users/list', 'GET /admin/users/list']],
    ['…api/users/list', ['GET /api/users/list']],
    ['…api/users/1', ['GET /api/users/:id']],
    ['…shop/1', []],
    ['…list', ['GET /api/users/list', 'GET /admin/users/list']],
    ['…other/users/list', []],
  ])('that opens with a word behind a value: %s', (url, expected) => {
    expect(reached(app, 'GET', url)).toEqual(expected);
  });

  it('that opens with a word behind a value may say the word or the rest of another, and rather says it', () => {
    const [said, other] = ['GET /v2/books/list', 'GET /shelves/:shelf/books/:book'];
    expect(reached(serving(said, other), 'GET', '…v2/books/list')).toEqual([said]);
    expect(reached(serving(other, said), 'GET', '…v2/books/list')).toEqual([said]);
    expect(reached([serving(other), serving(said)], 'GET', '…v2/books/list')).toEqual([said]);
    expect(reached(serving(other), 'GET', '…v2/books/list')).toEqual([other]);
    expect(reached(serving('GET /books/:id', 'GET /:kind/list'), 'GET', '…books/list')).toEqual([
      'GET /books/:id',
      'GET /:kind/list',
    ]);
    expect(reached(serving('GET /:kind/list', 'GET /books/:id'), 'GET', '…books/list')).toEqual(['GET /:kind/list']);
  });

  it('stand in all places of their router', () => {
    const source = express(
      'const router = express.Router();',
      registration('router', 'GET /:id', ANSWER),
      "app.use('/:tenant/users', router);",
      "app.use('/shop/users', router);",
    );
    expect(reached(source, 'GET', '/users/1', null)).toEqual(['GET /:tenant/users/:id', 'GET /shop/users/:id']);
  });
});
