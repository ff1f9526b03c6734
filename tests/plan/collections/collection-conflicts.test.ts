import { describe, expect, it } from 'vitest';
import { distinctEdits } from '../../../src/text/edits.ts';
import { ANSWER, express, fastify, registration } from '../../support/applications.ts';
import { planOf } from '../planning.ts';

/** An application with these routes, and with lines that are written out. */
function app(...lines: readonly string[]): string {
  return express(...lines.map((line) => (/^[A-Z]+ \//.test(line) ? registration('app', line, ANSWER) : line)));
}

/** A Fastify application with these routes. */
function fastifyApp(...endpoints: readonly string[]): string {
  return fastify(...endpoints.map((endpoint) => registration('fastify', endpoint, 'async () => []')));
}

/**
 * What becomes of the collections that the routes name in the singular: the texts that change, or the reason against
 * it.
 */
function namings(source: string): readonly string[] {
  return planOf({ 'server.js': source }).routes.flatMap(({ naming }) => {
    if (!naming) return [];
    const { edits, withheld } = naming;
    return [
      edits
        ? edits.map(({ range, text }) => `${source.slice(...range)} -> ${text}`).join(', ')
        : [withheld?.reason, withheld?.other?.label].filter((part) => part !== undefined).join(' '),
    ];
  });
}

const ONCE = 'user -> users';
const TWICE = 'user -> users, user -> users';

describe('a collection beside other routes', () => {
  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [['GET /user/:id', 'GET /users'], [ONCE]],
    [['GET /user/:id', 'POST /users/:id'], [ONCE]],
    [['GET /user/:id', 'GET /users/:id'], ['collision GET /users/:id']],
    [['app.all("/users/:id", auth);', 'GET /user/:id'], ['collision ALL /users/:id']],
    [['GET /user/:id', 'GET /users/me'], ['shadow GET /users/me']],
    [['GET /users/me', 'GET /user/:id'], [ONCE]],
    [['GET /user/:id', 'GET /:kind/:id'], ['shadow GET /:kind/:id']],
    [['GET /:kind/:id', 'GET /user/:id'], ['shadow GET /:kind/:id']],
    [['GET /user/:id', `app.get('*', ${ANSWER});`], [ONCE]],
    [['GET /user/:id', 'app.get(/x/, answer);'], ['shadow GET of a regular expression']],
    [['GET /user/:id', 'app.get(path, answer);'], ['dynamic-table GET of an unknown path']],
    [["app.get('/user/:id', (req, res) => res.render('user'));"], ['page GET /user/:id']],
    [['GET /user/:id', 'PUT /user/:id', 'GET /user'], Array.from({ length: 2 }, () => `${ONCE}, ${ONCE}, ${ONCE}`)],
    [['app.all("/user/*", auth);', 'GET /user/:id'], [TWICE]],
    [['GET /user/:id/user/:other'], [TWICE]],
    [['app.all("/:kind/7", auth);', 'GET /user/:id'], ['middleware ALL /:kind/7']],
    [
      ['app.all("/user/7", auth);', 'GET /user/:id'],
      [TWICE, TWICE],
    ],
    [['GET /User/:id', 'GET /users/:id'], ['collision GET /users/:id']],
  ])('%j: %j', (lines, expected) => {
    expect(namings(app(...lines))).toEqual(expected);
  });

  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [["app.use('/users', auth);", 'GET /user/:id'], ['middleware use /users']],
    [['GET /user/:id', "app.use('/users', auth);"], [ONCE]],
    [["app.use('/user', auth);", 'GET /user/:id'], [TWICE]],
    [['app.use(auth);', 'GET /user/:id'], [ONCE]],
    [
      ["const usersRouter = require('./users');\napp.use('/users', usersRouter);", 'GET /user/:id'],
      ['shadow use /users'],
    ],
    [["const usersRouter = require('./users');\napp.use('/user', usersRouter);", 'GET /user/:id'], [TWICE]],
    [["app.use('/user', auth);", 'GET /user/:id', 'GET /posts'], [TWICE]],
    [["app.use('/user', auth);", 'GET /user/:id', 'GET /users/active'], ['middleware GET /users/active']],
    [["app.use('/user', auth);", 'GET /user/:id', 'GET /getUsers'], ['middleware GET /getUsers']],
    [["app.use('/user', auth);", 'GET /user/:id', 'app.get(/x/, answer);'], ['shadow GET of a regular expression']],
    [["app.use('/user', auth);", 'GET /users/:userId/order/:id'], ['order -> orders']],
    [['app.use(/users/, auth);', 'GET /user/:id'], ['middleware use of an unknown path']],
    [["app.use('/user/:id', auth);", 'GET /user/:id', "app.use('/users/me', auth);"], ['middleware use /users/me']],
    [["app.use('/user/:id', auth);", "app.use('/users', auth);", 'GET /user/:id'], ['middleware use /users']],
    [["app.use('/user/:id', auth);", "app.use('/:kind/7', auth);", 'GET /user/:id'], ['middleware use /:kind/7']],
    [["app.use('/user', auth);", 'GET /user/:id', 'POST /users/create'], ['middleware POST /users/create']],
    [["app.use('/user', auth);", 'GET /user/:userId/order/:id'], [`order -> orders, ${TWICE}`]],
    [["app.use('/user/:id/orders', auth);", 'GET /user/:userId/order/:id'], [TWICE]],
    [["app.use('/users/:id/order', auth);", 'GET /user/:userId/order/:id'], ['order -> orders']],
    [["app.use('/users/:id/orders', auth);", 'GET /user/:userId/order/:id'], ['middleware use /users/:id/orders']],
    [
      ["app.use('/user/:id/order', auth);", 'GET /user/:userId/order/:id'],
      ['order -> orders, order -> orders, user -> users, user -> users'],
    ],
  ])('and middleware: %j: %j', (lines, expected) => {
    expect(namings(app(...lines)).slice(-1)).toEqual(expected);
  });
});

describe('a collection of a router that picks the most specific route', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['GET /user/:id', 'GET /users/me'], [ONCE]],
    [['GET /user/:id', 'GET /users/:id'], ['collision GET /users/:id']],
    [['GET /:kind/7', 'GET /user/:id'], ['shadow GET /:kind/7']],
    [['POST /:kind/7', 'GET /user/:id'], [ONCE]],
    // No route stands before another one there.
    [['ALL /:kind/7', 'GET /user/:id'], ['shadow ALL /:kind/7']],
    // Capitals are another word.
    [
      ['GET /User/:id', 'PUT /user/:id'],
      ['User -> Users', ONCE],
    ],
  ])('%j: %j', (endpoints, expected) => {
    expect(namings(fastifyApp(...endpoints))).toEqual(expected);
  });
});

describe('a collection that is the root of a prefix of Fastify', () => {
  it.each(['/', '/getAll'])('has a slash at its end, too, which another route may have: %s', (path) => {
    const plugin = `fastify.register(async (user) => { user.get('${path}', async () => []); user.get('/:id', async () => []); }, { prefix: '/user' });`;
    expect(namings(fastify(plugin, "fastify.get('/users/', async () => []);"))).toEqual(['collision GET /users/']);
  });
});

describe('collections that differ in capitals', () => {
  const lines = [`app.get('/User/:id', ${ANSWER});`, `app.get('/user/:id', ${ANSWER});`];

  it('are two where the router sees them, and rather stay', () => {
    expect(namings(app(...lines).replace('express()', 'express.Router({ caseSensitive: true })'))).toEqual([
      'collision GET /user/:id',
      'shadow GET /User/:id',
    ]);
  });
});

describe('a collection below a parameter', () => {
  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [
      ['GET /shops/:id/user/:a', 'PUT /shops/:name/user/:b'],
      [TWICE, TWICE],
    ],
    [
      ['GET /shops/x-:id/user/:a', 'PUT /shops/x-:id/user/:b'],
      [TWICE, TWICE],
    ],
    // These are other places.
    [
      ['GET /shops/:id/user/:a', 'PUT /shops/:id?/user/:b'],
      [ONCE, ONCE],
    ],
    [
      ['GET /shops/:id/user/:a', 'PUT /shops/:id+/user/:b'],
      [ONCE, ONCE],
    ],
    [
      ['GET /shops/:id/user/:a', String.raw`PUT /shops/:id(\\d+)/user/:b`],
      [ONCE, ONCE],
    ],
    [
      ['GET /shops/:id/user/:a', 'PUT /shops/*/user/:b'],
      [ONCE, ONCE],
    ],
    [
      ['GET /shops/x-:id/user/:a', 'PUT /shops/y-:id/user/:b'],
      [ONCE, ONCE],
    ],
  ])('is one of its place: %j', (lines, expected) => {
    expect(namings(app(...lines))).toEqual(expected);
  });
});

describe('collections within each other', () => {
  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [['GET /user/:userId/order/:id', 'GET /users/:id'], ['order -> orders, user -> users']],
    [
      ['GET /user/:userId/order/:id', 'GET /user/:a/orders/:b'],
      [TWICE, TWICE],
    ],
    [['GET /user/:userId/order/:id', 'GET /users/:a/orders/:b'], ['collision GET /users/:a/orders/:b']],
    [
      ['GET /user/:userId/order/:id', 'GET /users/:a/order/:b'],
      ['collision GET /users/:a/order/:b', 'collision GET /user/:userId/order/:id'],
    ],
  ])('%j: %j', (lines, expected) => {
    expect(namings(app(...lines))).toEqual(expected);
  });
});

describe('a collection below a mount that gets a new name itself', () => {
  const below = (...lines: readonly string[]): string => {
    const own = lines.map((line) => (/^[A-Z]+ \//.test(line) ? registration('router', line, ANSWER) : line));
    return app('const router = express.Router();', ...own, "app.use('/shop', router);");
  };

  /** All that changes, each once and in the order of the source. */
  function changes(source: string): readonly string[] {
    const edits = distinctEdits(planOf({ 'server.js': source }).routes.flatMap(({ naming }) => naming?.edits ?? []));
    return edits.toSorted((a, b) => a.range[0] - b.range[0]).map(({ text }) => text);
  }

  it.each<[lines: readonly string[], expected: readonly string[]]>([
    // What the router uses itself moves with its mount.
    [
      ['router.use(auth);', 'GET /:id', 'GET /user/:id'],
      ['users', 'shops'],
    ],
    [
      ['router.use(auth);', 'GET /:id', 'GET /user/:id', 'GET /user/:id/order/:other'],
      ['users', 'users', 'orders', 'shops'],
    ],
    [
      ['router.use("/user", auth);', 'GET /:id', 'GET /user/:id'],
      ['users', 'users', 'shops'],
    ],
    [
      ['router.use(auth);', 'GET /:id', 'POST /user/delete/:id'],
      ['users', 'shops'],
    ],
    // What stands at the new address already does not.
    [['router.use("/users", auth);', 'GET /:id', 'GET /user/:id'], ['shops']],
    [['GET /:id', 'GET /user/:id', 'GET /users/:id'], ['shops']],
    [[registration('app', 'GET /shops/users/:id', ANSWER), 'GET /:id', 'GET /user/:id'], []],
  ])('%j: %j', (lines, expected) => {
    expect(changes(below(...lines))).toEqual(expected);
  });
});

describe('a collection beside routes with verbs', () => {
  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [['GET /user/:id', 'GET /user/getAll'], [TWICE]],
    [['GET /user/:id', 'GET /user/getUser/:id'], [TWICE]],
    [['GET /user/:id', 'GET /users/getUser/:id'], ['collision GET /users/getUser/:id']],
    // It would get the name that the other one has, and stays.
    [['GET /user/:id', 'GET /getUser/:id'], ['user -> users']],
    [['POST /user/delete/:id', 'GET /user/:id'], [TWICE]],
    [['POST /user/delete/:id', 'GET /user/:id', 'DELETE /users/me'], ['shadow DELETE /users/me']],
    [['GET /user/:id', 'GET /user/show/:id', 'GET /users/me'], ['shadow GET /users/me']],
    [['GET /user/:id', 'POST /create/user'], [TWICE]],
    [['POST /user/delete/:id', 'GET /user/:id', 'DELETE /users/:id'], ['collision DELETE /users/:id']],
    // It would take the requests of this one as long as its verb is there.
    [['GET /user/:id', 'GET /users/list'], ['shadow GET /users/list']],
    [['GET /users/list', 'GET /user/:id'], [ONCE]],
  ])('%j: %j', (lines, expected) => {
    expect(namings(app(...lines))).toEqual(expected);
  });
});

describe('a collection below a prefix that is not known', () => {
  const below = (...endpoints: readonly string[]): readonly string[] => [
    'const router = express.Router();',
    ...endpoints.map((endpoint) => registration('router', endpoint, ANSWER)),
    'app.use(`/${process.env.API}`, router);',
  ];

  it('is renamed', () => {
    expect(namings(app(...below('GET /user/:id')))).toEqual([ONCE]);
  });

  it('knows its neighbours, whatever the prefix is', () => {
    expect(namings(app(...below('GET /user/:id', 'GET /users/:id')))).toEqual(['collision GET /${…}/users/:id']);
  });

  it('may be one of a known address', () => {
    expect(namings(app(...below('GET /user/:id'), 'GET /shop/users/:id'))).toEqual(['shadow GET /shop/users/:id']);
  });
});

describe('a collection that a constant names', () => {
  const lines = ["const USER = '/user';", `app.get(USER, ${ANSWER});`, `app.get(\`\${USER}/:id\`, ${ANSWER});`];

  it('is renamed with all who read it', () => {
    expect(namings(app(...lines))).toEqual([ONCE]);
  });

  it('is renamed in several of them', () => {
    expect(
      namings(
        app("const ALL = '/user';", "const ONE = '/user/:id';", `app.get(ALL, ${ANSWER});`, `app.get(ONE, ${ANSWER});`),
      ),
    ).toEqual([TWICE]);
  });

  it('keeps its name where something else reads it', () => {
    expect(namings(app(...lines, 'go(USER);'))).toEqual(['shared-text']);
  });
});
