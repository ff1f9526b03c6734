import { describe, expect, it } from 'vitest';
import { ANSWER, express, koa } from '../../support/applications.ts';
import { planOf, projectPlanOf, type Files, reasonsOf } from '../planning.ts';

const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";

/** Why the last route of a file stays; nothing where it moves. */
function reason(source: string): string | undefined {
  return reasonsOf(planOf({ 'server.js': source })).at(-1);
}

describe('what requests pass on their way', () => {
  it.each<[passage: string, endpoint: string, expected: string]>([
    ["app.use('/users', requireLogin);", '/getUsers', 'middleware use /users server.js'],
    ["app.use('/users/:id', requireLogin);", '/getUser/:id', 'middleware use /users/:id server.js'],
    ["app.use('/users/7', requireLogin);", '/getUser/:id', 'middleware use /users/7 server.js'],
    ["app.use('/users/getAll', requireLogin);", '/users/getAll', 'middleware use /users/getAll server.js'],
    ['app.use(path, requireLogin);', '/getUsers', 'middleware use of an unknown path server.js'],
    ['app.use(/users/, requireLogin);', '/getUsers', 'middleware use of an unknown path server.js'],
    [
      'app.use(express.json());\napp.use(/users/, requireLogin);',
      '/getUsers',
      'middleware use of an unknown path server.js',
    ],
    [
      "app.use('/users', requireLogin);\napp.use('/users', express.static('photos'));",
      '/users/list',
      'shadow use /users server.js',
    ],
    ["import usersRouter from './users';\napp.use('/users', usersRouter);", '/getUsers', 'shadow use /users server.js'],
    [
      "import usersRouter from './users';\napp.use('/api/v1/users', usersRouter);",
      '/api/v1/getUsers',
      'shadow use /api/v1/users server.js',
    ],
    [
      "import usersRouter from './users';\napp.use('/:tenant/users', usersRouter);",
      '/shop/getUsers',
      'shadow use /:tenant/users server.js',
    ],
    [
      "app.use('/clubs/members/songs', requireLogin);",
      '/clubs/:club/getSongs',
      'middleware use /clubs/members/songs server.js',
    ],
    [
      "app.use('/clubs/members/songs/7', requireLogin);",
      '/clubs/:club/songs/get/:id',
      'middleware use /clubs/members/songs/7 server.js',
    ],
    ["app.use('/clubs{/members}', requireLogin);", '/:kind/songs/list', 'middleware use /clubs{/members} server.js'],
    ["app.use('/clubs/songs', requireLogin);", '/clubs/:part?/songs/list', 'middleware use /clubs/songs server.js'],
  ])('keeps a route that would pass something else: %s %s', (passage, endpoint, expected) => {
    expect(reason(express(passage, `app.get('${endpoint}', ${ANSWER});`))).toBe(expected);
  });

  it.each<[passage: string, endpoint: string]>([
    ['app.use(requireLogin);', '/getUsers'],
    ["app.use('/api', requireLogin);", '/getUsers'],
    ["app.use('/:page', requireLogin);", '/getUsers'],
    ["app.use('/users/:id', requireLogin);", '/getUsers'],
    // Some of the requests are asked by the segments before the verb, whatever stands behind them.
    ["app.use('/clubs/members', requireLogin);", '/clubs/:club/songs/getAll'],
    ["app.use('/clubs/members/songs', requireLogin);", '/clubs/:club/songs/getAll'],
    ["app.use('/clubs/:club/songs', requireLogin);", '/:kind/:id/songs/getAll'],
    ["import apiRouter from './api';\napp.use('/api', apiRouter);", '/api/getUsers'],
    ["import apiRouter from './api';\napp.use('/api/v1', apiRouter);", '/api/v1/getUsers'],
    ["import postsRouter from './posts';\napp.use('/posts', postsRouter);", '/getUsers'],
    ["import apiRouter from './api';\napp.use(path, apiRouter);", '/getUsers'],
  ])('is the same for a route that moves: %s %s', (passage, endpoint) => {
    expect(reason(express(passage, `app.get('${endpoint}', ${ANSWER});`))).toBe('');
  });

  it.each<[passage: string, endpoint: string, expected: string]>([
    [
      "app.use('/albums/:step', (req, res, next) => (req.params.step === 'show' ? requireLogin(req, res, next) : next()));",
      '/albums/show/:id',
      'middleware use /albums/:step server.js',
    ],
    [
      "const check = ({ params: { kind } }, res, next) => next(rights[kind]);\napp.use('/:kind', check);",
      '/getAlbums',
      'middleware use /:kind server.js',
    ],
    [
      "app.all('/:kind/:id', (req, res, next) => next(rights[req.params.kind]));",
      '/getAlbums/:id',
      'middleware ALL /:kind/:id server.js',
    ],
    ["app.use('/:kind', (req, res, next) => next());", '/getAlbums', ''],
    ["app.use('/:tenant', (req, res, next) => next(rights[req.params.tenant]));", '/:tenant/getAlbums', ''],
    ["app.use('/albums/:id', (req, res, next) => next(rights[req.params.id]));", '/albums/:albumId/getSongs', ''],
    ["app.use('/songs/:step', (req, res, next) => next(rights[req.params.step]));", '/albums/show/:id', ''],
    ["app.use('/albums/*rest', (req, res, next) => next(rights[req.params.id]));", '/albums/show/:id', ''],
  ])('asks what a part of their address says: %s %s', (passage, endpoint, expected) => {
    expect(reason(express(passage, `app.get('${endpoint}', ${ANSWER});`))).toBe(expected);
  });

  it('stands before it: later middleware sees nothing of it', () => {
    expect(reason(express(`app.get('/getUsers', ${ANSWER});`, "app.use('/users', requireLogin);"))).toBe('');
  });

  it('is a router wherever that is mounted', () => {
    expect(
      reason(
        express(
          "import usersRouter from './users';",
          `app.get('/getUsers', ${ANSWER});`,
          "app.use('/users', usersRouter);",
        ),
      ),
    ).toBe('shadow use /users server.js');
  });
});

describe('middleware that sees one address only', () => {
  it.each<[middleware: string, endpoint: string, expected: string]>([
    ["app.use('/users', auth);", '/getUsers', 'middleware use /users server.js'],
    ["app.use('/users', auth);", '/users/list', 'middleware use /users server.js'],
    ["app.use('/getUsers', auth);", '/getUsers', 'middleware use /getUsers server.js'],
    ["app.use('/users/:id', auth);", '/getUser/:id', 'middleware use /users/:id server.js'],
    ["app.use('/users/7', auth);", '/getUser/:id', 'middleware use /users/7 server.js'],
    ["app.use('/users/*', auth);", '/getUser/:id', 'middleware use /users/* server.js'],
    ["app.use('/users', auth);", '/users/:id/getPosts', ''],
    [
      "app.use('/clubs/members/songs', auth);",
      '/clubs/:club/songs/list',
      'middleware use /clubs/members/songs server.js',
    ],
    ["app.use('*', auth);", '/getUsers', ''],
    ['app.use(auth);', '/getUsers', ''],
  ])('in Hono: %s %s', (middleware, endpoint, expected) => {
    expect(reason(`${HONO}${middleware}\napp.get('${endpoint}', (c) => c.json([]));`)).toBe(expected);
  });

  it.each<[middleware: string, endpoint: string, expected: string]>([
    ["router.use('/', auth);", '/list', 'middleware use /users server.js'],
    ["router.use('/', auth);", '/getUser/:id', ''],
    ['router.use(auth);', '/list', ''],
  ])('in @koa/router at the root: %s %s', (middleware, endpoint, expected) => {
    expect(
      reason(koa("router.prefix('/users');", middleware, `router.get('${endpoint}', (ctx) => { ctx.body = 1; });`)),
    ).toBe(expected);
  });

  it.each<[middleware: string, endpoint: string, expected: string]>([
    ["router.use('/users', auth);", '/getUser/:id', 'middleware use /users server.js'],
    ["router.use('/users', auth);", '/users/get/:id', ''],
    ["router.use('/', auth);", '/getUser/:id', ''],
    ["router.use('/users/7', auth);", '/getUser/:id', 'middleware use /users/7 server.js'],
  ])('in @koa/router sees what stands below any other: %s %s', (middleware, endpoint, expected) => {
    expect(reason(koa(middleware, `router.get('${endpoint}', (ctx) => { ctx.body = 1; });`))).toBe(expected);
  });
});

describe('middleware of a router of Koa that is nested in another', () => {
  const OWN = [
    'const own = new Router();',
    "own.use(async (ctx, next) => { if (!ctx.get('x-token')) ctx.throw(401); await next(); });",
    "own.get('/me', (ctx) => { ctx.body = {}; });",
  ].join('\n');
  const server = (mount: string, path: string): string =>
    koa(
      'const main = new Router();',
      OWN,
      mount,
      `main.get('${path}', (ctx) => { ctx.body = []; });`,
      'app.use(main.routes());',
    );

  it('is met by what begins as its prefix does', () => {
    expect(reason(server("main.use('/account', own.routes());", '/getAccounts'))).toMatch(/^middleware /);
    expect(reason(server("own.prefix('/account');\nmain.use(own.routes());", '/getAccounts'))).toMatch(/^middleware /);
    expect(reason(server("main.use('/api/account', own.routes());", '/api/getAccounts'))).toMatch(/^middleware /);
  });

  it('is not met by other addresses, nor behind the routes', () => {
    expect(reason(server("main.use('/cars', own.routes());", '/getAccounts'))).toBe('');
  });

  const NESTED = server("main.use('/account', own.routes());", '/getAccounts');
  const manifest = (name: string, range: string): string => JSON.stringify({ dependencies: { [name]: range } });
  const installed = (version: string): string => JSON.stringify({ name: '@koa/router', version });
  const reasonWith = (files: Files): string => reasonsOf(projectPlanOf({ 'server.js': NESTED, ...files })).at(-1) ?? '';
  const MANIFEST = 'package.json';
  const INSTALLED = 'node_modules/@koa/router/package.json';

  it.each<[what: string, files: Files]>([
    ['15 is installed', { [INSTALLED]: installed('15.7.0') }],
    [
      '15 is installed for another range',
      { [MANIFEST]: manifest('@koa/router', '>=12'), [INSTALLED]: installed('15.0.0') },
    ],
    ['15 is asked for', { [MANIFEST]: manifest('@koa/router', '^15.2.0') }],
    ['a later one is asked for', { [MANIFEST]: manifest('@koa/router', '16.x') }],
  ])('is met by whole segments where %s', (_, files) => {
    expect(reasonWith(files)).toBe('');
  });

  it.each<[what: string, files: Files]>([
    ['14 is installed', { [INSTALLED]: installed('14.0.0') }],
    [
      '14 is installed although 15 is asked for',
      { [MANIFEST]: manifest('@koa/router', '^15.0.0'), [INSTALLED]: installed('14.0.0') },
    ],
    ['9 is asked for', { [MANIFEST]: manifest('@koa/router', '~9.4') }],
    ['any version may be installed', { [MANIFEST]: manifest('@koa/router', '>=12') }],
    ['two versions may be installed', { [MANIFEST]: manifest('@koa/router', '^14.0.0 || ^15.0.0') }],
    [
      'its older name is used as well',
      { [MANIFEST]: JSON.stringify({ dependencies: { '@koa/router': '^15.0.0', 'koa-router': '^12.0.0' } }) },
    ],
    ['only its older name is known', { [MANIFEST]: manifest('koa-router', '^15.0.0') }],
  ])('is met by the text of its prefix where %s', (_, files) => {
    expect(reasonWith(files)).toMatch(/^middleware /);
  });

  it('matches the path of middleware by its text in 14, and by whole segments before and after', () => {
    const files = {
      'server.js': koa("router.use('/get', log);", "router.get('/getUsers', (ctx) => { ctx.body = 1; });"),
    };
    const reasonIn = (version: string): string =>
      reasonsOf(projectPlanOf({ ...files, [INSTALLED]: installed(version) })).at(-1) ?? '';
    expect(reasonIn('13.1.0')).toBe('');
    expect(reasonIn('14.0.0')).toMatch(/^middleware use \/get /);
    expect(reasonIn('15.7.0')).toBe('');
    expect(reasonsOf(projectPlanOf(files)).at(-1)).toMatch(/^middleware use \/get /);
  });

  it('is met as the nearest package says', () => {
    const files = {
      'package.json': manifest('@koa/router', '^15.0.0'),
      'old/package.json': manifest('@koa/router', '^12.0.0'),
    };
    expect(reasonsOf(projectPlanOf({ ...files, 'old/server.js': NESTED })).at(-1)).toMatch(/^middleware /);
    expect(reasonsOf(projectPlanOf({ ...files, 'server.js': NESTED })).at(-1)).toBe('');
  });
});

describe('a prefix of run time that a router shares with what stands beside it', () => {
  const ROUTER =
    "const router = express.Router();\nrouter.post('/garages/:shop/create_car', (req, res) => res.status(201).json({}));";
  const server = (...lines: readonly string[]): string => express(ROUTER, ...lines);

  it.each([
    ["const base = process.env.BASE ?? '';", "base + '/static'", "base + '/'"],
    ["const { BASE = '' } = process.env;", '`${BASE}/static`', '`${BASE}/api`'],
    ["const base = process.env.BASE || '/api';", "base + '/static'", 'base'],
  ])('tells them apart: %s', (base, beside, at) => {
    expect(
      reasonsOf(
        projectPlanOf({
          'server.js': server(base, `app.use(${beside}, (req, res) => res.end());`, `app.use(${at}, router);`),
        }),
      ),
    ).toEqual(['']);
  });

  it('is another one where it is read from elsewhere, and does not hide middleware of the new address', () => {
    const other = server(
      'app.use(process.env.STATIC, (req, res) => res.sendStatus(403));',
      "app.use(process.env.BASE + '/', router);",
    );
    const same = server(
      "const base = process.env.BASE ?? '';",
      "app.use(base + '/garages/:shop/cars', (req, res, next) => (req.get('x') ? next() : res.sendStatus(403)));",
      "app.use(base + '/', router);",
    );
    for (const source of [other, same])
      expect(reasonsOf(projectPlanOf({ 'server.js': source }))[0]).toMatch(/^middleware /);
  });
});

describe('an unknown prefix of the router itself', () => {
  const routes = (name: string): readonly string[] => [
    `${name}.get('/', (ctx) => { ctx.body = {}; });`,
    `${name}.get('/trees/:id', (ctx) => { ctx.body = {}; });`,
    `${name}.get('/users/list', (ctx) => { ctx.body = []; });`,
  ];
  const router = (...lines: readonly string[]): string =>
    ["const Koa = require('koa');", "const Router = require('@koa/router');", 'const app = new Koa();', ...lines].join(
      '\n',
    );

  it.each([
    router('const api = new Router({ prefix: process.env.BASE });', ...routes('api'), 'app.use(api.routes());'),
    router('const api = new Router();', 'api.prefix(process.env.BASE);', ...routes('api'), 'app.use(api.routes());'),
    router(
      "const api = new Router({ prefix: '/api' + process.env.BASE });",
      ...routes('api'),
      'app.use(api.routes());',
    ),
    [
      "import { Hono } from 'hono';",
      'const app = new Hono().basePath(process.env.BASE);',
      "app.get('/', (c) => c.json({}));",
      "app.get('/trees/:id', (c) => c.json({}));",
      "app.get('/users/list', (c) => c.json([]));",
    ].join('\n'),
  ])('is the same for all of its routes: %s', (source) => {
    expect(reasonsOf(projectPlanOf({ 'server.js': source })).at(-1)).toBe('');
  });

  it('may be any text next to the routes of another router', () => {
    const source = router(
      "const pages = new Router().get('/:page/users', (ctx) => { ctx.body = {}; });",
      'const api = new Router({ prefix: process.env.BASE });',
      ...routes('api'),
      'app.use(pages.routes()).use(api.routes());',
    );
    expect(reasonsOf(projectPlanOf({ 'server.js': source })).at(-1)).toMatch(/^shadow /);
  });
});

describe('middleware behind a route that answers by itself', () => {
  it.each<[middleware: string, expected: string]>([
    [`app.use('/users/me', ${ANSWER});`, 'shadow use /users/me server.js'],
    ["app.use('/users/me', (req, res, next) => next());", ''],
    [`app.use('/ships/me', ${ANSWER});`, ''],
    ["app.use('/users/me', (req, res) => res.status(404).json({}));", ''],
  ])('keeps what is its own: %s', (middleware, expected) => {
    expect(reason(express("app.get('/getUser/:id', (req, res) => res.json({}));", middleware))).toBe(expected);
  });
});

describe('middleware that only the values of a program show', () => {
  const GUARD = '(req, res, next) => (req.user ? next() : res.sendStatus(401))';
  const ONE = "app.get('/getUser/:id', (req, res) => res.json({}));";
  const withGuard = (...lines: readonly string[]): Files => ({ 'server.js': express(...lines, ONE) });
  const builder =
    'const builder = () => { const app = express(); const self = { guard(path, check) { app.use(path, check); return self; }, ' +
    'route(method, path, answer) { app[method](path, answer); return self; }, build: () => app }; return self; };';

  it.each<[how: string, files: Files]>([
    ['a list of paths', withGuard(`['/users', '/cars'].forEach((path) => app.use(path, ${GUARD}));`)],
    ['arguments of a list', withGuard(`const all = [['/users', ${GUARD}]]; all.forEach((each) => app.use(...each));`)],
    [
      'a builder',
      {
        'server.js': `const express = require('express');\n${builder}\nmodule.exports = builder().guard('/users', ${GUARD}).route('get', '/getUser/:id', ${ANSWER}).build();`,
      },
    ],
    [
      'plugins of a folder',
      {
        'server.js': express(
          "require('fs').readdirSync(__dirname + '/plugins').forEach((file) => require('./plugins/' + file)(app));",
          ONE,
        ),
        'plugins/guard.js': `module.exports = (app) => { app.use('/users', ${GUARD}); };`,
      },
    ],
    [
      'a factory',
      {
        'server.js': `const app = require('./factory').createApp({ guarded: ['/users'] });\n${ONE}`,
        'factory.js': `const express = require('express');\nexports.createApp = ({ guarded }) => { const app = express(); guarded.forEach((path) => app.use(path, ${GUARD})); return app; };`,
      },
    ],
    [
      'a class of routers',
      {
        'server.js': `const { Api } = require('./api');\nconst app = new Api();\n${ONE}`.replace('app.get', 'app.read'),
        'api.js': `const express = require('express');\nexports.Api = class { constructor() { this.app = express(); for (const path of ['/users']) this.app.use(path, ${GUARD}); } read(path, answer) { this.app.get(path, answer); } };`,
      },
    ],
  ])('is found: %s', (_how, files) => {
    expect(reasonsOf(projectPlanOf(files)).map((each) => each.split(' ').slice(0, 3).join(' '))).toEqual([
      'middleware use /users',
    ]);
  });

  it.each<[how: string, files: Files]>([
    ['other paths', withGuard(`['/ships', '/cars'].forEach((path) => app.use(path, ${GUARD}));`)],
    ['all requests', withGuard(`const all = [[${GUARD}]]; all.forEach((each) => app.use(...each));`)],
  ])('does not matter for %s', (_how, files) => {
    expect(reasonsOf(planOf(files))).toEqual(['']);
  });
});
