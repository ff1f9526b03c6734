import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, registration } from '../../support/applications.ts';
import { planOf, reasonsOf } from '../planning.ts';

const PAGE = "(req, res) => res.render('index')";
const PASS = '(req, res, next) => next()';

/** What becomes of the routes with a verb: the new address, or the reason against it. */
function outcomes(source: string): readonly string[] {
  const plan = planOf({ 'server.js': source });
  const reasons = reasonsOf(plan);
  return plan.routes.flatMap(({ rewrite }, at) =>
    rewrite ? [`${rewrite.method} ${rewrite.path.text}`] : reasons[at] ? [reasons[at].replace(' server.js', '')] : [],
  );
}

function app(...endpoints: readonly string[]): string {
  return express(
    ...endpoints.map((endpoint) => (/^[A-Z]+ /.test(endpoint) ? registration('app', endpoint, ANSWER) : endpoint)),
  );
}

describe('an address with a slash at the end', () => {
  const routes = (...endpoints: readonly string[]): string =>
    fastify(...endpoints.map((endpoint) => registration('fastify', endpoint, 'async () => 1')));

  it('counts as the same one in a router that may be told to take it for that', () => {
    expect(outcomes(routes('GET /users/', 'GET /users/list'))).toEqual(['collision GET /users/']);
    expect(outcomes(routes('GET /users/get/:id', 'GET /users/:userId/'))).toEqual(['collision GET /users/:userId/']);
    expect(outcomes(routes('POST /users/', 'GET /users/list'))).toEqual(['GET /users']);
    expect(outcomes(routes('GET /', 'GET /users/list'))).toEqual(['GET /users']);
  });
});

describe('a route of a class whose router nobody knows', () => {
  const nest = (...members: readonly string[]): string =>
    `import { Controller, Get, Post } from '@nestjs/common';\nimport { NestFactory } from '@nestjs/core';\nconst app = await NestFactory.create(AppModule);\n@Controller('users') class Users {\n${members.join('\n')}\n}`;
  const outcome = (...members: readonly string[]): string | undefined => {
    const plan = planOf({ 'app.ts': nest(...members) });
    const at = plan.routes.findIndex(({ path }) => path.text.includes('show'));
    return plan.routes[at]?.rewrite?.path.text ?? reasonsOf(plan)[at];
  };
  const show = "@Get('show/:id') one(@Param('id') id: string) { return this.users.findOne(id); }";

  it('leaves a word alone that stands before it', () => {
    expect(outcome("@Get('me') me() { return 1; }", show)).toBe('/:id');
    expect(outcome(show, "@Get('me') me() { return 1; }")).toBe('shadow GET /users/me app.ts');
    expect(outcome("@Get(':name') byName() { return 1; }", show)).toBe('collision GET /users/:name app.ts');
    expect(outcome("@Get(':id(\\\\d+)') byNumber() { return 1; }", show)).toBe('shadow GET /users/:id(\\d+) app.ts');
  });
});

describe('an earlier route of some of the requests', () => {
  it.each<[earlier: string, route: string, outcome: string]>([
    // The user `export` was lost before.
    ['GET /export/:name', 'GET /:user/getOrders', 'GET /:user/orders'],
    ['GET /export/:name', 'GET /:user/orders/list', 'shadow GET /export/:name'],
    ['GET /export/:name?', 'GET /:user/getOrders', 'shadow GET /export/:name?'],
    ['GET /:a/:b', 'GET /:user/getOrders', 'shadow GET /:a/:b'],
    ['POST /export/:name', 'GET /:user/getOrders', 'GET /:user/orders'],
    ['DELETE /export/:kind/:name', 'POST /:shop/deleteOrder/:id', 'shadow DELETE /export/:kind/:name'],
    // No shop is called `show`.
    ['DELETE /show/:kind/:name', 'POST /:shop/deleteOrder/:id', 'DELETE /:shop/orders/:id'],
    ['GET /:page', 'GET /getUsers', 'shadow GET /:page'],
    ['GET /users/me', 'GET /users/get/:id', 'GET /users/:id'],
    // These are identifiers of the rewritten route, and no words.
    ['GET /users/:id([0-9]+)', 'GET /users/get/:id', 'shadow GET /users/:id([0-9]+)'],
    ['GET /users/:userId([0-9]+)', 'GET /users/get/:id', 'shadow GET /users/:userId([0-9]+)'],
    ['GET /users/:id([0-9]+)', 'GET /users/show/:name', 'GET /users/:name'],
    ['GET /users/:from-:to', 'GET /users/get/:id', 'shadow GET /users/:from-:to'],
    ['GET /users/:page(about|terms)', 'GET /users/get/:id', 'GET /users/:id'],
    ['GET /users/:id.json', 'GET /users/get/:id', 'GET /users/:id'],
    ['POST /users/:id([0-9]+)', 'GET /users/get/:id', 'GET /users/:id'],
    ['GET /users/:id', 'GET /users/getProfile', 'GET /users/profile'],
    ['GET /users/:id', 'GET /users/profile/get', 'shadow GET /users/:id'],
    ['DELETE /users/:id', 'POST /users/deleteAvatar', 'shadow DELETE /users/:id'],
    ['GET /users/:id/:part(posts|tags)', 'GET /users/:id/getPosts', 'shadow GET /users/:id/:part(posts|tags)'],
    ['GET /users/:id([a-z]+)/:part', 'GET /users/:id/getPosts', 'shadow GET /users/:id([a-z]+)/:part'],
    ['GET /export/*', 'GET /:user/getOrders', 'shadow GET /export/*'],
    ['DELETE /show/:kind/mine', 'POST /:shop/deleteOrder/:id', 'DELETE /:shop/orders/:id'],
  ])('%s before %s: %s', (earlier, route, outcome) => {
    expect(outcomes(app(earlier, route))).toEqual([outcome]);
  });

  it.each<[earlier: string, outcome: string]>([
    ["app.all('/users/:action/7', requireLogin);", 'middleware ALL /users/:action/7'],
    [`app.post('/users/:action/7', ${PASS});`, 'shadow POST /users/:action/7'],
    [`app.post('/users/:action/7', ${ANSWER});`, 'DELETE /users/:id'],
    [`app.get('/users/:action/7', ${PASS});`, 'DELETE /users/:id'],
    ["app.post('/users/:action/:id', requireLogin);", 'shadow POST /users/:action/:id'],
    ["app.all('/users/:action/:id', requireLogin);", 'middleware ALL /users/:action/:id'],
    ["app.options('/users/:x', cors());", 'DELETE /users/:id'],
    ["app.options('*', cors());", 'DELETE /users/:id'],
    ["app.all('*', requireLogin);", 'DELETE /users/:id'],
    ["['put', 'delete'].forEach((verb) => app[verb]('*', requireLogin));", 'shadow DELETE *'],
    ['app.post(/^\\/users\\//, requireLogin);', 'shadow POST of a regular expression'],
    [`app.post(/^\\/posts\\//, ${PASS});\napp.post(/^\\/users\\//, ${PASS});`, 'shadow POST of a regular expression'],
    [`app.post(/^\\/users\\//, ${ANSWER});`, 'DELETE /users/:id'],
    ['app.post(/^\\/posts\\//, requireLogin);', 'DELETE /users/:id'],
    ['app.post(/^\\/(\\w+\\/)+/, requireLogin);', 'shadow POST of a regular expression'],
    ['app.post(PATHS.login, login);', 'DELETE /users/:id'],
    [`app.post(PATHS.all, ${PASS});`, 'shadow POST of an unknown path'],
    [`app.post('/users/:action/7', loadUser);\napp.post('/users/:action/7', ${PASS});`, 'shadow POST /users/:action/7'],
  ])('that may be a guard: %s', (earlier, outcome) => {
    expect(outcomes(app(earlier, 'POST /users/delete/:id'))).toEqual([outcome]);
  });

  it('is none of other requests', () => {
    expect(outcomes(app("app.all('/users/*/edit', requireLogin);", 'GET /users/getAll')).at(-1)).toBe('GET /users');
  });

  it('may be one of the same address, which a comment keeps', () => {
    expect(
      outcomes(app("app.post('/users/delete/:id', requireLogin); // eslint-disable-line", 'POST /users/delete/:id')),
    ).toEqual(['suppressed', 'shadow POST /users/delete/:id']);
  });

  it('answers the preflights of the old address', () => {
    expect(outcomes(app("app.options('/users/delete/:id', cors());", 'POST /users/delete/:id'))[1]).toBe(
      'middleware OPTIONS /users/delete/:id',
    );
  });
});

describe('a later route of more requests', () => {
  it.each<[route: string, later: string, outcome: string]>([
    ['GET /users/getProfile', 'GET /users/:id', 'GET /users/profile'],
    ['GET /users/:id/getPosts', 'GET /users/:id/:part', 'shadow GET /users/:id/:part'],
    ['GET /users/getPosts/recent', 'GET /users/:id/recent', 'shadow GET /users/:id/recent'],
    ['GET /getUsers', 'GET /:page', 'shadow GET /:page'],
    ['GET /api/getUsers', 'GET /api/:page', 'shadow GET /api/:page'],
    ['GET /getUsers', `app.get('*', ${ANSWER});`, 'GET /users'],
    ['GET /getUsers', `app.get('*', ${PAGE});`, 'shadow GET *'],
    ['GET /shop/getUsers', `app.get('*', ${PAGE});`, 'shadow GET *'],
    ['GET /api/getUsers', `app.get('*', ${PAGE});`, 'GET /api/users'],
    ['GET /api/getUsers', `app.get('/api/*', ${ANSWER});`, 'shadow GET /api/*'],
    // It serves the collection itself.
    ['GET /getUsers', 'GET /users/:id?', 'shadow GET /users/:id?'],
    ['GET /users/list', 'GET /users/:id?', 'shadow GET /users/:id?'],
  ])('%s before %s: %s', (route, later, outcome) => {
    expect(outcomes(app(route, later))).toEqual([outcome]);
  });

  it('is one of a wildcard that matches the address above it too', () => {
    const hono = (...lines: readonly string[]): string =>
      ["import { Hono } from 'hono';", 'const app = new Hono();', ...lines].join('\n');
    expect(
      outcomes(hono("app.get('/getUsers', (c) => c.json([]));", "app.get('/users/*', (c) => c.json([]));")),
    ).toEqual(['shadow GET /users/*']);
  });

  it('is one of items where another file mounts the router', () => {
    const router = (...endpoints: readonly string[]): string =>
      [
        "const express = require('express');",
        'const router = express.Router();',
        ...endpoints.map((endpoint) => registration('router', endpoint, ANSWER)),
        'module.exports = router;',
      ].join('\n');
    expect(outcomes(router('GET /orders/list', 'GET /:id'))).toEqual(['GET /orders']);
    expect(outcomes(app('GET /orders/list', 'GET /:id'))).toEqual(['shadow GET /:id']);
    expect(
      outcomes(router('GET /orders/list', 'GET /:id').replace('module.exports = router', 'express().use(router)')),
    ).toEqual(['shadow GET /:id']);
  });
});

describe('a route whose path cannot be read', () => {
  it.each<[lines: readonly string[], outcome: string]>([
    [['app.get(/x/, answer);', 'GET /getUsers'], 'shadow GET of a regular expression'],
    [['GET /getUsers', 'app.get(/x/, answer);'], 'GET /users'],
    [['GET /getUser/:id', 'app.get(/x/, answer);'], 'shadow GET of a regular expression'],
    [['app.post(/x/, answer);', 'GET /getUsers'], 'GET /users'],
    [['app.get(path, answer);', 'GET /getUsers'], 'dynamic-table GET of an unknown path'],
    [['GET /getUsers', 'app.get(path, answer);'], 'dynamic-table GET of an unknown path'],
  ])('%j: %s', (lines, outcome) => {
    expect(outcomes(app(...lines))).toEqual([outcome]);
  });
});

describe('routes of other methods', () => {
  it.each<[other: string, route: string, outcome: string]>([
    ['HEAD /users', 'GET /getUsers', 'collision HEAD /users'],
    ['GET /users', 'HEAD /getUsers', 'collision GET /users'],
    ['HEAD /users', 'POST /users/create', 'POST /users'],
    ['POST /users', 'HEAD /getUsers', 'HEAD /users'],
  ])('%s beside %s: %s', (other, route, outcome) => {
    expect(outcomes(app(other, route))).toEqual([outcome]);
  });

  it('meet one of several', () => {
    const update = "fastify.route({ method: ['PUT', 'PATCH'], url: '/users/update/:id', handler: async () => [] });";
    expect(outcomes(fastify(update, registration('fastify', 'PATCH /users/:id', 'async () => 1')))).toEqual([
      'collision PATCH /users/:id',
    ]);
    expect(outcomes(fastify(update, registration('fastify', 'DELETE /users/:id', 'async () => 1')))).toEqual([
      'PUT /users/:id',
    ]);
  });
});

describe('one of many routes', () => {
  it.each<[endpoints: readonly string[], outcome: string]>([
    [['GET /getUsers', 'GET /posts', 'GET /users', 'GET /tags'], 'collision GET /users'],
    [['GET /getUsers', 'POST /users', 'GET /users', 'DELETE /users'], 'collision GET /users'],
    [['GET /users/:id', 'GET /users/profile/get', 'GET /users/:id'], 'shadow GET /users/:id'],
    [['GET /users/me', 'GET /getUser/:id', 'GET /users/me'], 'shadow GET /users/me'],
    [
      ['GET /getUsers', "app.get('*', loadUser);", `app.get('*', ${PAGE});`, `app.get('*', ${ANSWER});`],
      'shadow GET *',
    ],
    [['GET /getUsers', 'GET /'], 'GET /users'],
  ])('stands against one: %j: %s', (endpoints, outcome) => {
    expect(outcomes(app(...endpoints))).toEqual([outcome]);
  });

  it('is named where it stays in any case', () => {
    expect(outcomes(app('GET /getUser/:id', 'GET /users/getAll', 'GET /users/me'))).toEqual([
      'shadow GET /users/me',
      'GET /users',
    ]);
    expect(outcomes(app('GET /getUser/:id', 'GET /users/getAll', 'GET /users/me', 'GET /users'))).toEqual([
      'shadow GET /users/me',
      'collision GET /users',
    ]);
  });
});

describe('what stands below a prefix', () => {
  const users = (prefix: string): readonly string[] => [
    'const router = express.Router();',
    `router.get('/', ${ANSWER});`,
    `app.use(${prefix}, router);`,
  ];

  it('stands against a route above it', () => {
    expect(outcomes(app('GET /getUsers', ...users("'/users'")))).toEqual(['collision GET /users']);
    expect(outcomes(app("app.use('/users', requireLogin);", 'GET /getUser/:id/posts'))).toEqual([
      'middleware use /users',
    ]);
  });

  it('may stand against one of a known address', () => {
    expect(outcomes(app('GET /api/getUsers', ...users('`/api/${kind}`')))).toEqual(['shadow GET /api/${…}']);
    expect(outcomes(app('GET /api/getUsers', ...users('`/shop/${kind}`')))).toEqual(['GET /api/users']);
  });
});

describe('a folder of files', () => {
  it.each<[statement: string, route: string, outcome: string]>([
    ["app.use('/uploads', express.static('uploads'));", 'GET /uploads/list', 'shadow use /uploads'],
    ["app.use('/uploads', express.static('uploads'));", 'POST /uploads/create', 'POST /uploads'],
    ["app.use('/uploads', express.static('uploads'));", 'GET /uploads/get/:id', 'GET /uploads/:id'],
    ["app.use(express.static('public'));", 'GET /uploads/list', 'GET /uploads'],
    ["app.use('/uploads', limit());", 'GET /uploads/list', 'GET /uploads'],
    ["app.use('/uploads', require('serve-static')('uploads'));", 'GET /uploads/list', 'shadow use /uploads'],
  ])('redirects who reads it at its own address: %s %s', (statement, route, outcome) => {
    expect(outcomes(app(statement, route))).toEqual([outcome]);
  });
});

describe('routers that pick the most specific route', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['GET /users/list', 'GET /users/:id'], ['GET /users']],
    [['GET /users/:id', 'GET /users/getProfile'], ['GET /users/profile']],
    [['GET /users/:id/getPosts', 'GET /users/:id/:part'], ['shadow GET /users/:id/:part']],
    [['GET /:page', 'GET /getUsers'], ['shadow GET /:page']],
    [['GET /users/get/:id', 'GET /users/me'], ['GET /users/:id']],
    [['GET /getUsers', 'GET /*'], ['GET /users']],
    [['GET /getUsers', 'GET /users'], ['collision GET /users']],
    [
      ['GET /users/get/:id', 'GET /users/get/me'],
      ['GET /users/:id', 'GET /users/me'],
    ],
    [['GET /users/get/:id', 'GET /:kind/me'], ['shadow GET /:kind/me']],
    [['ALL /users/me', 'GET /users/get/:id'], ['shadow ALL /users/me']],
    [['GET /getUsers', 'GET /users/:id?'], ['shadow GET /users/:id?']],
  ])('%j: %j', (endpoints, expected) => {
    expect(
      outcomes(fastify(...endpoints.map((endpoint) => registration('fastify', endpoint, 'async () => 1')))),
    ).toEqual(expected);
  });
});

describe('the root of a plugin', () => {
  it.each<[other: string, outcome: string]>([
    ['/:id', 'GET /'],
    ['/*', 'GET /'],
    ['/:id?', 'shadow GET /users/:id?'],
    ['/', 'collision GET /users'],
  ])('is the collection beside %s: %s', (other, outcome) => {
    expect(
      outcomes(
        fastify(
          `fastify.register(async (users) => { users.get('/getAll', async () => 1); users.get('${other}', async () => 1); }, { prefix: '/users' });`,
        ),
      ),
    ).toEqual([outcome]);
  });
});

describe('routes that would get one address', () => {
  it('stay, all of them', () => {
    expect(outcomes(app('GET /getUsers', 'GET /listUsers', 'GET /fetchUsers'))).toEqual([
      'collision GET /listUsers',
      'collision GET /getUsers',
      'collision GET /getUsers',
    ]);
  });

  it('is named where neither has it yet, and where the parameters have other names', () => {
    const targets = (...routes: string[]): unknown[] =>
      planOf({ 'server.js': app(...routes) }).routes.map(({ withheld }) => withheld?.target ?? null);
    expect(targets('GET /getUsers', 'GET /listUsers')).toEqual(['GET /users', 'GET /users']);
    expect(targets('GET /getUser/:id', 'GET /users/:userId')).toEqual(['GET /users/:id', null]);
    expect(targets('GET /getUsers', 'GET /users')).toEqual([null, null]);
  });

  it('are one fewer where something else keeps one of them', () => {
    const plan = planOf({
      'server.js': app('GET /getUsers', 'GET /listUsers'),
      'menu.js': "export const MENU = ['/listUsers'];",
    });
    expect([plan.routes[0]?.rewrite?.path.text, ...reasonsOf(plan)]).toEqual(['/users', '', 'used /listUsers menu.js']);
  });

  it('stay where something else keeps one that they would take requests of', () => {
    const plan = planOf({
      'server.js': app('GET /getUser/:id', 'GET /users/getAll'),
      'menu.js': "export const MENU = ['/users/getAll'];",
    });
    expect(reasonsOf(plan)).toEqual(['shadow GET /users/getAll server.js', 'used /users/getAll menu.js']);
  });
});
