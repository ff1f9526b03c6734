import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, koa, mounted, registration } from '../../support/applications.ts';
import { planOf } from '../planning.ts';

/**
 * Where the routes that no request reaches may go: `/users/me before /users/:id, past /users/:id /posts`; nothing for
 * those that stay.
 */
function moves(source: string): readonly string[] {
  const written = (range: readonly [number, number]): string =>
    /\(\[?(['/][^',)]*)/.exec(source.slice(...range))?.[1]?.replace("'", '') ?? '';
  return planOf({ 'server.js': source }).routes.flatMap(({ clashes }) =>
    clashes.flatMap(({ move }) =>
      move ? [`${written(move.moved)} before ${written(move.before)}, past ${move.passed.map(written).join(' ')}`] : [],
    ),
  );
}

/** An Express application with these routes, each of which answers. */
function app(...endpoints: readonly string[]): string {
  return express(
    ...endpoints.map((endpoint) => (/^[A-Z]+ /.test(endpoint) ? registration('app', endpoint, ANSWER) : endpoint)),
  );
}

const ITEM = 'GET /users/:id';
const ME = 'GET /users/me';

describe('a route that no request reaches', () => {
  it.each<[name: string, lines: readonly string[], move: string]>([
    ['the wider one', [ITEM, ME], '/users/me before /users/:id, past /users/:id'],
    ['other addresses', [ITEM, 'GET /posts', ME], '/users/me before /users/:id, past /users/:id /posts'],
    ['other methods', [ITEM, 'POST /users/me', ME], '/users/me before /users/:id, past /users/:id /users/me'],
    [
      'every wider one',
      ['GET /:kind/:id', 'POST /:kind/:id', ITEM.replace('GET', 'PUT'), ME],
      '/users/me before /:kind/:id, past /:kind/:id /:kind/:id /users/:id',
    ],
    [
      'wider ones that meet',
      ['GET /:kind/:id', 'GET /users/*', ME],
      '/users/me before /:kind/:id, past /:kind/:id /users/*',
    ],
    [
      'the routes of another router',
      [
        ITEM,
        'const posts = express.Router();',
        registration('posts', 'GET /:id', ANSWER),
        "app.use('/posts', posts);",
        ME,
      ],
      '/users/me before /users/:id, past /users/:id',
    ],
    [
      'routers of other addresses',
      [ITEM, "app.use('/posts', posts);", ME],
      '/users/me before /users/:id, past /users/:id /posts',
    ],
    [
      'middleware of other addresses',
      [ITEM, "app.use('/posts', (req, res, next) => next());", ME],
      '/users/me before /users/:id, past /users/:id /posts',
    ],
    ['a HEAD of another address', [ITEM, 'HEAD /users', ME], '/users/me before /users/:id, past /users/:id /users'],
  ])('may go before %s', (_name, lines, move) => {
    expect(moves(app(...lines))).toEqual([move]);
  });

  it.each<[name: string, lines: readonly string[]]>([
    ['a route of every method', [ITEM, "app.all('/users/me', requireLogin);", ME]],
    ['a route of a method that is not told', [ITEM, "app[method]('/users/me', answer);", ME]],
    ['a route of some of them', [ITEM, "app.get('/:kind/m*', (req, res, next) => next());", ME]],
    ['a HEAD that it would answer', [ITEM, "app.head('/:kind/me', (req, res, next) => next());", ME]],
    [
      'a route of its method',
      ['POST /users/:id', "app.post('/:kind/m*', (req, res, next) => next());", 'POST /users/me'],
    ],
    [
      'a route below a prefix that is not told',
      [
        ITEM,
        'const posts = express.Router();',
        registration('posts', 'GET /me', ANSWER),
        'app.use(`/${kind}`, posts);',
        ME,
      ],
    ],
    ['a route of a path that is not told', [ITEM, 'app.get(path, answer);', ME]],
    ['a regular expression', [ITEM, 'app.get(/me$/, answer);', ME]],
    ['middleware of its address', [ITEM, "app.use('/users', requireLogin);", ME]],
    ['middleware of every address', [ITEM, 'app.use(requireLogin);', ME]],
    ['a router of its address', [ITEM, "app.use('/users', users);", ME]],
    ['a router whose prefix is not told', [ITEM, 'app.use(base, users);', ME]],
  ])('does not pass %s', (_name, lines) => {
    expect(moves(app(...lines))).toEqual([]);
  });

  it('may go before one of every method', () => {
    expect(moves(app('ALL /users/me', 'GET /users/me'))).toEqual(['/users/me before /users/me, past /users/me']);
  });

  it('stays beside another path of its registration', () => {
    expect(moves(app(ITEM, `app.get(['/users/me', '/people/me'], ${ANSWER});`))).toEqual([]);
    expect(moves(app(ITEM, `app.get(['/people/me', '/users/me'], ${ANSWER});`))).toEqual([]);
  });

  it.each<[name: string, first: string, expected: number]>([
    ['a regular expression', 'app.get(/users/, loadUser);', 0],
    ['a path that is not told', 'app.get(path, answer);', 0],
    ['some of its requests', "app.get('/:kind/m*', answer);", 0],
    ['some of its requests, handed on', "app.get('/:kind/m*', (req, res, next) => next());", 1],
    ['other requests', "app.get('/posts', answer);", 1],
    ['other methods', "app.post('/users/me', answer);", 1],
    ['middleware', 'app.use(express.json());', 1],
    ['the same ones, where guards stand', "app.all('/users/me', requireLogin);", 0],
  ])('stays where a route further up may keep them: %s', (_name, first, expected) => {
    expect(moves(app(first, ITEM, ME))).toHaveLength(expected);
  });

  it('stays in its router', () => {
    expect(moves(mounted('/users', `router.get('/:id', ${ANSWER});`, `router.get('/me', ${ANSWER});`))).toEqual([
      '/me before /:id, past /:id',
    ]);
    expect(moves(mounted('/users', `app.get('/users/:id', ${ANSWER});`, `router.get('/me', ${ANSWER});`))).toEqual([]);
    expect(
      moves(
        express(
          'const a = express.Router();',
          `a.get('/:id', ${ANSWER});`,
          'const b = express.Router();',
          `b.get('/me', ${ANSWER});`,
          "app.use('/users', a);",
          "app.use('/users', b);",
        ),
      ),
    ).toEqual([]);
  });

  it('stays where the order is no matter', () => {
    expect(moves(fastify("fastify.all('/users', async () => []);", "fastify.get('/users', async () => []);"))).toEqual(
      [],
    );
    expect(
      moves(
        koa(
          "router.get('/users/:id', (ctx) => { ctx.body = []; });",
          "router.get('/users/me', (ctx) => { ctx.body = []; });",
        ),
      ),
    ).toEqual(['/users/me before /users/:id, past /users/:id']);
  });

  it('leaves some of its requests to a narrower one further up', () => {
    expect(moves(app(ME, 'GET /:kind/:id', ITEM))).toEqual(['/users/:id before /:kind/:id, past /:kind/:id']);
  });

  it('may share some of its methods with others', () => {
    const hono = (...lines: readonly string[]): string =>
      ["import { Hono } from 'hono';", 'const app = new Hono();', ...lines].join('\n');
    const [item, me] = ["app.get('/users/:id', (c) => c.json([]));", "app.get('/users/me', (c) => c.json([]));"];
    const guard = "app.on(['GET', 'PUT'], '/:kind/me', async (c, next) => { await next(); });";
    const earlier = "app.on(['GET', 'PUT'], '/:kind/me', requireLogin);";
    expect(moves(hono(item, me))).toHaveLength(1);
    expect(moves(hono(item, guard, me))).toEqual([]);
    expect(moves(hono(earlier, item, me))).toEqual([]);
    expect(moves(hono(item, "app.on(['GET', 'PUT'], '/users/me', (c) => c.json([]));"))).toEqual([]);
  });

  it('goes before all paths of one registration', () => {
    const both = (path: string): string => `app.get(['/people/:id', '${path}'], ${ANSWER});`;
    expect(moves(app(both('/users/:id'), ME))).toEqual(['/users/me before /people/:id, past /people/:id /people/:id']);
    expect(moves(app(`app.get(['/users/:id', '/people/:id'], ${ANSWER});`, ME))).toEqual([
      '/users/me before /users/:id, past /users/:id /users/:id',
    ]);
  });

  it('is not moved over a whole file', () => {
    const posts = (count: number): readonly string[] =>
      Array.from({ length: count }, (_, at) => `GET /posts${String(at)}`);
    expect(moves(app(ITEM, ...posts(199), ME))).toHaveLength(1);
    expect(moves(app(ITEM, ...posts(200), ME))).toEqual([]);
  });

  it('stays behind entries whose prefix is not told', () => {
    const routers = [
      'const api = express.Router();',
      'const users = express.Router();',
      `api.get('/users/:id', ${ANSWER});`,
    ];
    const under = (...lines: readonly string[]): string =>
      express(...routers, ...lines, `api.get('/users/me', ${ANSWER});`, 'app.use(`/${version}`, api);');
    expect(moves(under())).toEqual(['/users/me before /users/:id, past /users/:id']);
    expect(moves(under("api.use('/posts', users);"))).toEqual(['/users/me before /users/:id, past /users/:id']);
    expect(moves(under(`users.get('/x', ${ANSWER});`, 'api.use(`/${kind}`, users);'))).toEqual([]);
  });
});
