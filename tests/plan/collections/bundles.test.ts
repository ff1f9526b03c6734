import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, koa, mounted, registration } from '../../support/applications.ts';
import { planOf } from '../planning.ts';

/** An application with these routes, and with lines that are written out. */
function app(...lines: readonly string[]): string {
  return express(...lines.map((line) => (/^[A-Z]+ \//.test(line) ? registration('app', line, ANSWER) : line)));
}

/** The fixes that give collections their new names, each with all that it writes, from the top down. */
function fixes(source: string): readonly string[] {
  const found = planOf({ 'server.js': source }).routes.flatMap(({ naming }) =>
    naming?.edits ? [naming.edits.toSorted((a, b) => a.range[0] - b.range[0])] : [],
  );
  const said = found.map((edits) =>
    edits.map(({ range, text }) => `${String(range[0])} ${source.slice(...range)} -> ${text}`).join(),
  );
  return [...new Set(said)].map((each) => each.replaceAll(/\d+ \w+ -> /g, '').replaceAll(',', ' '));
}

describe('one fix', () => {
  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [
      ['GET /user/:id', 'GET /order/:id'],
      ['users', 'orders'],
    ],
    [
      ['GET /user/:id', 'PUT /user/:id', 'GET /order/:id', 'PUT /order/:id'],
      ['users users', 'orders orders'],
    ],
    [['GET /user/:id', 'GET /order/:id', 'PUT /user/:id'], ['users orders users']],
    [
      ['GET /user/:id', 'GET /order/:id', 'PUT /order/:id', 'GET /photo/:id', 'PUT /user/:id', 'GET /item/:id'],
      ['users orders orders photos users', 'items'],
    ],
    [['GET /user/:userId/order/:id'], ['users orders']],
    [['GET /user/:id', 'GET /photo/:id', 'GET /user/:userId/order/:id'], ['users photos users orders']],
    [
      ['GET /order/:id', 'GET /photo/:id', 'GET /user/:userId/order/:id'],
      ['orders', 'photos', 'users orders'],
    ],
    [["app.get(['/user/:id', '/order/:id'], answer);"], ['users', 'orders']],
  ])('renames what lies in between, and what one route goes through: %j', (lines, expected) => {
    expect(fixes(app(...lines))).toEqual(expected);
  });
});

describe('the texts that say a collection', () => {
  const get = (path: string): string => registration('router', `GET ${path}`, ANSWER);

  it.each<[name: string, source: string, expected: readonly string[]]>([
    ['a path in another case', app('GET /user/:id', 'PUT /User/:id'), ['users users']],
    [
      'a path in another case, where that is another address',
      fastify("fastify.get('/user/:id', async () => 1);", "fastify.get('/User/:id', async () => 1);"),
      ['users', 'Users'],
    ],
    [
      'a path in another case on a Koa router',
      koa("router.get('/user/:id', show);", "router.put('/User/:id', show);"),
      ['users users'],
    ],
    [
      'below parameters of other names',
      app('GET /users/:id/order/:orderId', 'PUT /users/:userId/order/:id'),
      ['orders orders'],
    ],
    [
      'below parameters that take other values',
      fastify(
        "fastify.get('/users/:id(^\\\\d+$)/order/:orderId', async () => 1);",
        "fastify.put('/users/:id/order/:orderId', async () => 1);",
      ),
      ['orders', 'orders'],
    ],
    ['the prefix of a router', mounted('/user', get('/:id')), ['users']],
    [
      'the prefix of a router and a path',
      app('const router = express.Router();', get('/:id'), "app.use('/user', router);", 'PUT /user/:id'),
      ['users users'],
    ],
    ['a path below a prefix', mounted('/api/v1', get('/user/:id')), ['users']],
    [
      'a path below no prefix',
      app('const router = express.Router();', get('/user/:id'), 'app.use(router);'),
      ['users'],
    ],
    [
      'a prefix beside none',
      app('const router = express.Router();', get('/:id'), 'app.use(router);', "app.use('/user', router);"),
      ['users'],
    ],
    [
      'the prefix of a router of another file',
      app("app.use('/user', require('./users'));", 'GET /user/:id'),
      ['users users'],
    ],
    ['a router of another file without a prefix', app("app.use(require('./users'));", 'GET /user/:id'), ['users']],
    [
      'the prefix that a router has by itself',
      koa(
        "const inner = new Router({ prefix: '/user' });",
        "inner.put('/:id', show);",
        'router.use(inner.routes());',
        "router.get('/user/:id', show);",
      ),
      ['users users'],
    ],
    [
      'the prefix that the outermost router has',
      koa("const inner = new Router({ prefix: '/api' });", "inner.get('/user/:id', show);", 'app.use(inner.routes());'),
      ['users'],
    ],
    [
      'a path below an unknown prefix',
      app('const router = express.Router();', get('/user/:id'), 'app.use(`/${process.env.API}`, router);'),
      ['users'],
    ],
    [
      'paths below two unknown prefixes',
      app(
        'const router = express.Router();',
        'const admin = express.Router();',
        get('/user/:id'),
        'app.use(`/${process.env.API}`, router);',
        registration('admin', 'PUT /user/:id', ANSWER),
        'app.use(`/${process.env.ADMIN}`, admin);',
      ),
      ['users', 'users'],
    ],
    [
      'paths below one unknown prefix',
      app(
        'const router = express.Router();',
        get('/user/:id'),
        registration('router', 'PUT /user/:id', ANSWER),
        'app.use(`/${process.env.API}`, router);',
      ),
      ['users users'],
    ],
  ])('are changed together: %s', (_name, source, expected) => {
    expect(fixes(source)).toEqual(expected);
  });

  it('stay where one of them is not all its own', () => {
    expect(
      fixes(
        app(
          "const ORDER = '/order';",
          `app.get(ORDER + '/:id', ${ANSWER});`,
          `app.get('/user/:userId' + ORDER, ${ANSWER});`,
          'go(ORDER);',
          'GET /user/:id',
        ),
      ),
    ).toEqual(['users users']);
  });

  it('stay where none of them says it in one of the addresses', () => {
    const plugin = [
      'fastify.register(async (users) => {',
      "users.get('er/:id', async () => 1);",
      "}, { prefix: '/us' });",
    ];
    expect(fixes(fastify(...plugin, "fastify.put('/user/:id', async () => 1);"))).toEqual([]);
    expect(fixes(fastify(...plugin, "fastify.put('/order/:id', async () => 1);"))).toEqual(['orders']);
  });

  it('are those of the paths that are known', () => {
    expect(fixes(app('app.get(/x/, answer);', `app.get('/users/:id', ${ANSWER});`))).toEqual([]);
    expect(fixes(app('app.use(/^.admin/, auth);', `app.get('/user/:id', ${ANSWER});`))).toEqual([]);
    expect(fixes(app("app.use('/shop', auth);", `app.get('/user/:id', ${ANSWER});`))).toEqual(['users']);
  });
});
