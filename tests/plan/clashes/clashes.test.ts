import { describe, expect, it } from 'vitest';
import type { PlanOptions } from '../../../src/model/plan-options.ts';
import { ANSWER, express, fastify, KOA, koa, mounted, registration } from '../../support/applications.ts';
import { planOf } from '../planning.ts';

const PASS = '(req, res, next) => next()';
const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";
const HAPI = "const server = require('@hapi/hapi').server();\n";
const BODY = '(ctx) => { ctx.body = []; }';

/** The methods of routes that no request reaches: `duplicate GET /users: GET /users`. */
function clashes(source: string, options: Partial<PlanOptions> = {}): readonly string[] {
  return planOf({ 'server.js': source }, options).routes.flatMap(({ path, clashes: found }) =>
    found.map(
      ({ kind, token, other, otherMethod }) =>
        `${kind} ${token.method} ${path.text}: ${otherMethod} ${other.path?.value ?? ''}`,
    ),
  );
}

/** An Express application with these routes, each of which answers. */
function app(...endpoints: readonly string[]): string {
  return express(
    ...endpoints.map((endpoint) => (endpoint.startsWith('app.') ? endpoint : registration('app', endpoint, ANSWER))),
  );
}

describe('a route that no request reaches', () => {
  it.each<[earlier: string, later: string, clash: string]>([
    ['GET /users', 'GET /users', 'duplicate GET /users: GET /users'],
    ['GET /users/:id', 'GET /users/:name', 'duplicate GET /users/:name: GET /users/:id'],
    ['GET /users/:id', 'GET /users/me', 'shadow GET /users/me: GET /users/:id'],
    ['ALL /users', 'PUT /users', 'shadow PUT /users: ALL /users'],
    ['ALL /users/:id', 'ALL /users/me', 'shadow ALL /users/me: ALL /users/:id'],
    ['ALL /users/:id', 'DELETE /users/me', 'shadow DELETE /users/me: ALL /users/:id'],
    ['GET /users/:id', 'HEAD /users/:id', 'shadow HEAD /users/:id: GET /users/:id'],
    ['GET /users/:id', 'HEAD /users/me', 'shadow HEAD /users/me: GET /users/:id'],
    ['ALL /users', 'HEAD /users', 'shadow HEAD /users: ALL /users'],
    ['GET /files/*', 'GET /files/logo', 'shadow GET /files/logo: GET /files/*'],
    ['GET /:page+', 'GET /about', 'shadow GET /about: GET /:page+'],
  ])('%s before %s', (earlier, later, clash) => {
    expect(clashes(app(earlier, later))).toEqual([clash]);
  });

  it.each<[earlier: string, later: string]>([
    ['GET /users', 'ALL /users'],
    ['HEAD /users/:id', 'GET /users/me'],
    ['POST /users', 'HEAD /users'],
    ['POST /users/:id', 'HEAD /users/me'],
    ['GET /users/:id', 'POST /users/me'],
    ['GET /users/me', 'GET /users/:id'],
    ['GET /users/:id', 'GET /posts/me'],
    ["app.all('/users/:id', answer);", 'GET /users/me'],
    ["app.get('/files/*', answer);", 'GET /files/logo'],
    ["app.get('/:page+', answer);", 'GET /about'],
    ["app[method]('/users', answer);", "app[method]('/users', answer);"],
  ])('is none: %s before %s', (earlier, later) => {
    expect(clashes(app(earlier, later))).toEqual([]);
  });

  it('may be one by the name of its handler where it stands where no guards do', () => {
    expect(clashes(app("app.get('/users/:id', answer);", "app.get('/users/me', answer);"))).toEqual([
      'shadow GET /users/me: GET /users/:id',
    ]);
  });
});

describe('routers that answer HEAD as they do GET', () => {
  it.each<[name: string, source: string, expected: readonly string[]]>([
    [
      'Koa',
      koa(`router.get('/users/:id', ${BODY});`, `router.head('/users/me', ${BODY});`),
      ['shadow HEAD /users/me: GET /users/:id'],
    ],
    [
      'Koa, one address',
      koa(`router.get('/users', ${BODY});`, `router.head('/users', ${BODY});`),
      ['shadow HEAD /users: GET /users'],
    ],
    ['Koa, another method', koa(`router.post('/users', ${BODY});`, `router.head('/users', ${BODY});`), []],
    [
      'Fastify does not by an earlier route',
      fastify("fastify.get('/users/:id', async () => []);", "fastify.head('/users/:id', async () => []);"),
      [],
    ],
    ['Hono', `${HONO}app.get('/users', (c) => c.json([]));\napp.on('HEAD', '/users', (c) => c.json([]));`, []],
  ])('%s', (_name, source, expected) => {
    expect(clashes(source)).toEqual(expected);
  });
});

describe('routers that pick the most specific route', () => {
  it.each(['get', 'post', 'put', 'patch', 'delete', 'options', 'head'])(
    'refuse %s and every method at one address',
    (method) => {
      const [own, all] = [`fastify.${method}('/users', async () => []);`, "fastify.all('/users', async () => []);"];
      expect(clashes(fastify(own, all))).toEqual([`shadow ALL /users: ${method.toUpperCase()} /users`]);
      expect(clashes(fastify(all, own))).toEqual([`shadow ${method.toUpperCase()} /users: ALL /users`]);
    },
  );

  it.each<[name: string, source: string, expected: readonly string[]]>([
    [
      'a wider one',
      fastify("fastify.all('/users/:id', async () => []);", "fastify.get('/users/me', async () => []);"),
      [],
    ],
    [
      'the slash at the end',
      fastify("fastify.get('/users', async () => []);", "fastify.get('/users/', async () => []);"),
      [],
    ],
    [
      'another method',
      fastify("fastify.get('/users', async () => []);", "fastify.post('/users', async () => []);"),
      [],
    ],
    [
      'a handler that is named like a guard',
      fastify("fastify.get('/users', requireLogin);", "fastify.get('/users', list);"),
      ['duplicate GET /users: GET /users'],
    ],
    [
      'hapi, which prefers the method',
      `${HAPI}server.route({ method: 'GET', path: '/users', handler: () => [] });\nserver.route({ method: '*', path: '/users', handler: () => [] });`,
      [],
    ],
    [
      'hapi, the same one',
      `${HAPI}server.route({ method: 'GET', path: '/users', handler: () => [] });\nserver.route({ method: 'GET', path: '/users', handler: () => [] });`,
      ['duplicate GET /users: GET /users'],
    ],
  ])('%s', (_name, source, expected) => {
    expect(clashes(source)).toEqual(expected);
  });
});

describe('routes under a prefix that is not told', () => {
  const routers = (...lines: readonly string[]): string =>
    express(
      'const a = express.Router();',
      'const b = express.Router();',
      `a.get('/me', ${ANSWER});`,
      `b.get('/me', ${ANSWER});`,
      ...lines,
    );

  it.each<[name: string, mounts: readonly string[], expected: readonly string[]]>([
    [
      'one mount',
      ['const api = express.Router();', 'api.use(a);', 'api.use(b);', 'app.use(base, api);'],
      ['duplicate GET /me: GET /me'],
    ],
    ['two mounts', ['app.use(base, a);', 'app.use(base, b);'], []],
    ['one mount and none', ['app.use(base, a);', 'app.use(b);'], []],
    [
      'known ones below it',
      ['const api = express.Router();', "api.use('/a', a);", "api.use('/b', b);", 'app.use(base, api);'],
      [],
    ],
    [
      'a second one below it',
      ['const api = express.Router();', 'api.use(`/${inner}`, a);', 'api.use(`/${inner}`, b);', 'app.use(base, api);'],
      [],
    ],
    [
      'a word behind it',
      [
        'const api = express.Router();',
        "api.use('/users', a);",
        "api.use('/users', b);",
        'app.use(`/${version}/api`, api);',
      ],
      ['duplicate GET /me: GET /me'],
    ],
  ])('%s', (_name, mounts, expected) => {
    expect(clashes(routers(...mounts))).toEqual(expected);
  });

  it('hold no wider one of another prefix', () => {
    const wider = [
      'const a = express.Router();',
      `a.get('/:id', ${ANSWER});`,
      'const b = express.Router();',
      `b.get('/me', ${ANSWER});`,
    ];
    expect(clashes(express(...wider, 'app.use(`/${kind}`, a);', 'app.use(`/${other}`, b);'))).toEqual([]);
    expect(
      clashes(
        express(...wider, 'const api = express.Router();', 'api.use(a);', 'api.use(b);', 'app.use(`/${kind}`, api);'),
      ),
    ).toEqual(['shadow GET /me: GET /:id']);
  });

  it('are not lost among many others', () => {
    const lines = Array.from({ length: 20 }, (_, at) => [
      `const r${String(at)} = express.Router();`,
      `r${String(at)}.get('/', ${ANSWER});`,
      `app.use('/' + kinds[${String(at)}], r${String(at)});`,
    ]).flat();
    expect(clashes(express(...lines, `r19.get('/', ${ANSWER});`))).toEqual(['duplicate GET /: GET /']);
  });
});

describe('places of a route', () => {
  const twice = (...lines: readonly string[]): string =>
    express('const users = express.Router();', `users.get('/me', ${ANSWER});`, ...lines);

  it('are all looked at', () => {
    expect(clashes(twice(`app.get('/a/:id', ${ANSWER});`, "app.use('/a', users);", "app.use('/b', users);"))).toEqual(
      [],
    );
    expect(clashes(twice(`app.get('/b/:id', ${ANSWER});`, "app.use('/a', users);", "app.use('/b', users);"))).toEqual(
      [],
    );
    expect(
      clashes(twice(`app.get('/:kind/:id', ${ANSWER});`, "app.use('/a', users);", "app.use('/b', users);")),
    ).toEqual(['shadow GET /me: GET /:kind/:id']);
  });

  it('are of no use where it stands before itself', () => {
    expect(clashes(twice("app.use('/a', users);", "app.use('/a', users);"))).toEqual([]);
  });

  it('are not known below routers that hold one another too deep', () => {
    const nested = (depth: number): string => {
      const lines = Array.from({ length: depth }, (_, at) => [
        `const r${String(at + 1)} = express.Router();`,
        `r${String(at)}.use(r${String(at + 1)});`,
      ]).flat();
      return express(
        'const r0 = app;',
        ...lines,
        `r${String(depth)}.get('/users', ${ANSWER});`,
        `r${String(depth)}.get('/users', ${ANSWER});`,
      );
    };
    expect(clashes(nested(3))).toEqual(['duplicate GET /users: GET /users']);
    expect(clashes(nested(20))).toEqual([]);
  });
});

describe('a route that the settings leave alone', () => {
  const source = mounted(
    '/users',
    `router.get('/:id', ${ANSWER});`,
    `router.get('/me', ${ANSWER});`,
    'router.get(/x/, answer);',
  );

  it.each<[name: string, isAllowed: NonNullable<PlanOptions['isAllowed']>, expected: readonly string[]]>([
    ['by its address', (_methods, address) => address.text === '/users/me', []],
    ['by its path', (_methods, _address, path) => path.text === '/me', []],
    ['another one', (_methods, address) => address.text === '/posts/me', ['shadow GET /me: GET /:id']],
    // What it answers is nobody's complaint any more.
    ['the earlier one', (_methods, address) => address.text === '/users/:id', []],
  ])('%s', (_name, isAllowed, expected) => {
    expect(clashes(source, { isAllowed })).toEqual(expected);
  });
});

describe('one registration', () => {
  it.each<[name: string, lines: readonly string[], expected: readonly string[]]>([
    ['of two paths', [`app.get(['/users/:id', '/users/me'], ${ANSWER});`], []],
    ['of one path twice', [`app.get(['/users', '/users'], ${ANSWER});`], ['duplicate GET /users: GET /users']],
    [
      'that others share the handler with',
      ['const answer = (req, res) => res.json([]);', "app.get('/users/:id', answer);", "app.get('/users/me', answer);"],
      ['shadow GET /users/me: GET /users/:id'],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(clashes(express(...lines))).toEqual(expected);
  });

  it('is underlined at its method, or at the path of several that it is about', () => {
    const ranges = (source: string): readonly string[] =>
      planOf({ 'server.js': source }).routes.flatMap(({ clashes: found }) =>
        found.map(({ range }) => source.slice(...range)),
      );
    expect(ranges(app('GET /users', 'GET /users'))).toEqual(['get']);
    expect(ranges(app('GET /users/:id', 'GET /users/me'))).toEqual(['get']);
    expect(ranges(app('GET /users', `app.route('/users').get(${ANSWER}).post(${ANSWER});`))).toEqual(['get']);
    expect(ranges(app('GET /users', `app.get(['/users', '/people'], ${ANSWER});`))).toEqual(["'/users'"]);
    expect(ranges(app('GET /users/:id', `app.get(['/people', '/users/me'], ${ANSWER});`))).toEqual(["'/users/me'"]);
  });
});

describe('many routes', () => {
  it.each([
    "app.all('*', (req, res, next) => next());",
    "app.all('*', (req, res, next) => (req.user ? next() : next('route')), answer);",
  ])('of guards hide none behind them: %s', (guard) => {
    expect(clashes(app(...Array.from({ length: 80 }, () => guard), 'GET /users/:id', 'GET /users/me'))).toEqual([
      'shadow GET /users/me: GET /users/:id',
    ]);
  });

  it('name the first that answers', () => {
    expect(clashes(app('GET /:kind/:id', 'GET /users/:id', 'GET /users/me'))).toEqual([
      'shadow GET /users/:id: GET /:kind/:id',
      'shadow GET /users/me: GET /:kind/:id',
    ]);
    expect(clashes(app('ALL /users/me', 'GET /*', 'GET /users/me'))).toEqual(['shadow GET /users/me: ALL /users/me']);
    expect(clashes(app('GET /*', 'ALL /users/me', 'GET /users/me'))).toEqual(['shadow GET /users/me: GET /*']);
  });

  it('tell a router of another kind apart', () => {
    const fastly = "const server = require('fastify')();\nserver.get('/users', async () => []);\n";
    expect(clashes(fastly + app('GET /users'))).toEqual([]);
  });

  it('each with methods of their own', () => {
    const source = fastify(
      "fastify.get('/users', async () => []);",
      "fastify.route({ method: ['POST', 'GET'], url: '/users', handler: async () => [] });",
      "fastify.post('/users', async () => []);",
    );
    expect(clashes(source)).toEqual(['duplicate GET /users: GET /users', 'duplicate POST /users: POST /users']);
  });

  it('with a handler that hands on', () => {
    expect(
      clashes(app(`app.get('/users', ${PASS});`, `app.get('/users/:id', ${PASS});`, 'GET /users', 'GET /users/me')),
    ).toEqual([]);
    expect(
      clashes(
        `${KOA}router.get('/users', async (ctx, next) => { await next(); });\nrouter.get('/users', ${BODY});\nrouter.get('/users', ${BODY});`,
      ),
    ).toEqual(['duplicate GET /users: GET /users']);
  });
});
