import { expect, it } from 'vitest';
import { lintProject } from '../support/project.ts';
import { ESM_PLUGIN, esmFastifyApp, fastifyApp, KOA_ROUTER, koaApp, PLUGIN, projects } from './mounted.ts';

/** Mounts the users of another file. */
const HONO_APP =
  "import { Hono } from 'hono';\nimport users from './users.js';\nconst app = new Hono();\napp.route('/users', users);\nexport default app;";

/** Makes a router that has middleware, and no routes. */
const HONO_MAKER =
  "import { Hono } from 'hono';\nimport { logger } from 'hono/logger';\nexport function createRouter() {\n  const router = new Hono({ strict: false });\n  router.use(logger());\n  return router;\n}";

/** Koa routers in a folder and below it. */
const KOA_FOLDER = {
  'api/users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
  'api/v1/orders.js': `${KOA_ROUTER}router.prefix('/orders');\nmodule.exports = router;`,
};
const IN_FOLDER = ['GET /orders/list api/v1/orders.js:2', 'GET /users/list api/users.js:2'];

/** A class that loads all routers of a folder, as many Koa applications have one. */
function koaSetUp(folder: string): string {
  return [
    "const Router = require('koa-router');",
    "const requireDirectory = require('require-directory');",
    'class SetUp {',
    '  static start(app) {',
    '    SetUp.app = app;',
    '    SetUp.loadRoutes();',
    '  }',
    '  static loadRoutes() {',
    `    const folder = ${folder};`,
    '    requireDirectory(module, folder, { visit: whenLoaded });',
    '    function whenLoaded(loaded) {',
    '      if (loaded instanceof Router) SetUp.app.use(loaded.routes());',
    '    }',
    '  }',
    '}',
    'module.exports = SetUp;',
  ].join('\n');
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

const ELYSIA_APP =
  "import { Elysia } from 'elysia';\nimport { users } from './users';\nexport const app = new Elysia()\n  .get('/health', () => 'up')\n  .use(users);";
const ELYSIA_USERS =
  "import { Elysia } from 'elysia'; export const users = new Elysia({ prefix: '/users' })\n  .get('/list', () => []);";

const LIST = 'GET /users/list users.js:2';

projects({
  'NestJS, paths of another file': [
    [
      'constants',
      {
        'users.ts':
          "import { Controller, Get } from '@nestjs/common';\nimport { LIST, PATHS } from './paths';\n@Controller(PATHS.users) export class Users {\n  @Get(LIST) all() { return []; }\n  @Get(PATHS.one) one() { return {}; }\n}\n",
        'paths.ts': "export const LIST = 'list';\nexport const PATHS = { users: 'users', one: ':id' } as const;\n",
      },
      'GET ${…}/users/:id users.ts:5',
      'GET ${…}/users/list paths.ts:1',
    ],
  ],

  Koa: [
    [
      'app.use(router.routes()) with a prefix',
      {
        'app.js': koaApp("app.use(require('./users').routes());"),
        'users.js':
          "const router = new (require('@koa/router'))({ prefix: '/users' });\nrouter.get('/list', (ctx) => { ctx.body = []; });\nmodule.exports = router;",
      },
      LIST,
    ],
    [
      'router.routes() is exported',
      {
        'app.js': koaApp("app.use(require('./users'));"),
        'users.js':
          "const router = new (require('@koa/router'))({ prefix: '/users' });\nrouter.get('/list', (ctx) => { ctx.body = []; });\nmodule.exports = router.routes();",
      },
      LIST,
    ],
    [
      '.prefix()',
      {
        'app.js': koaApp("const users = require('./users');", 'app.use(users.routes()).use(users.allowedMethods());'),
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      LIST,
    ],
    [
      'a prefix that the file of the application gives',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          "users.prefix('/api');",
          'app.use(users.routes()).use(users.allowedMethods());',
        ),
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'a prefix that a loop over a folder gives',
      {
        'app.js': koaApp("require('./routers')(app);"),
        'routers/index.js':
          "const fs = require('fs');\nmodule.exports = (app) => {\n  fs.readdirSync(__dirname).forEach((file) => {\n    if (file === 'index.js') return;\n    const route = require(`./${file}`);\n    route.prefix('/api');\n    app.use(route.routes()).use(route.allowedMethods());\n  });\n};",
        'routers/users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      'GET /api/users/list routers/users.js:2',
    ],
    [
      'a prefix of run time that the file of the application gives',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          'users.prefix(process.env.PREFIX);',
          'app.use(users.routes());',
        ),
        'users.js': `${KOA_ROUTER}module.exports = router;`,
      },
      'GET /${…}/list users.js:2',
    ],
    [
      'two prefixes that the file of the application gives',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          "users.prefix('/users');",
          "users.prefix('/api');",
          'app.use(users.routes());',
        ),
        'users.js': `${KOA_ROUTER}module.exports = router;`,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'a prefix beside the path of a mount',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          'const router = new Router();',
          "users.prefix('/users');",
          "router.use('/api', users.routes());",
          'app.use(router.routes());',
        ),
        'users.js': `${KOA_ROUTER}module.exports = router;`,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'a prefix of another file',
      {
        'app.js': koaApp("app.use(require('./users').routes());"),
        'config.js': "module.exports = { BASE: '/api/users' };",
        'users.js':
          "const { BASE } = require('./config');\nconst router = new (require('@koa/router'))({ prefix: BASE });\nrouter.get('/list', (ctx) => { ctx.body = []; });\nmodule.exports = router;",
      },
      'GET /api/users/list users.js:3',
    ],
    [
      'a prefix that begins in another file',
      {
        'app.js': koaApp("app.use(require('./users').routes());"),
        'config.js': "exports.base = '/api';",
        'users.js':
          "const config = require('./config');\nconst router = new (require('@koa/router'))();\nrouter.prefix(`${config.base}/users`);\nrouter.get('/list', (ctx) => { ctx.body = []; });\nmodule.exports = router;",
      },
      'GET /api/users/list users.js:4',
    ],
    [
      'a prefix of a router that has one already',
      {
        'app.js': koaApp(
          "const router = new Router({ prefix: '/users' });",
          "router.get('/list', (ctx) => { ctx.body = []; });",
          "router.prefix('/api');",
          'app.use(router.routes());',
        ),
      },
      'GET /${…}/list app.js:5',
    ],
    [
      'router.use(path, child.routes(), child.allowedMethods())',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          "const router = new Router({ prefix: '/api' });",
          "router.use('/users', users.routes(), users.allowedMethods());",
          'app.use(router.routes());',
        ),
        'users.js': `${KOA_ROUTER}module.exports = router;`,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'nested over files',
      {
        'app.js': koaApp("const router = require('./routes');", 'app.use(router.routes());'),
        'routes/index.js':
          "const Router = require('@koa/router');\nconst router = new Router({ prefix: '/api' });\nconst v1 = require('./v1');\nrouter.use(v1.routes());\nmodule.exports = router;",
        'routes/v1.js':
          "const Router = require('@koa/router');\nconst router = new Router({ prefix: '/v1' });\nrouter.use('/users', require('../users').routes());\nmodule.exports = router;",
        'users.js': `${KOA_ROUTER}module.exports = router;`,
      },
      'GET /api/v1/users/list users.js:2',
    ],
    [
      'koa-mount',
      {
        'app.js': koaApp(
          "const mount = require('koa-mount');",
          "const users = require('./users');",
          "app.use(mount('/users', users.routes()));",
        ),
        'users.js': `${KOA_ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'koa-mount of an application',
      {
        'app.js': koaApp("const mount = require('koa-mount');", "app.use(mount('/users', require('./users')));"),
        'users.js': `${KOA_ROUTER}const Koa = require('koa');\nconst app = new Koa();\napp.use(router.routes());\nmodule.exports = app;`,
      },
      LIST,
    ],
    [
      'koa-compose',
      {
        'app.js': koaApp(
          "const compose = require('koa-compose');",
          "const users = require('./users');",
          'app.use(compose([users.routes(), users.allowedMethods()]));',
        ),
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      LIST,
    ],
    [
      'koa-compose in a file of its own',
      {
        'app.js': koaApp("app.use(require('./routes')());"),
        'routes/index.js':
          "const compose = require('koa-compose');\nconst users = require('../users');\nmodule.exports = () => compose([users.routes(), users.allowedMethods()]);",
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      LIST,
    ],
    [
      'koa-combine-routers',
      {
        'app.js': koaApp("const routes = require('./routes');", 'app.use(routes());'),
        'routes/index.js':
          "const combineRouters = require('koa-combine-routers');\nconst users = require('../users');\nmodule.exports = combineRouters(users);",
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      LIST,
    ],
    [
      'a loop over routers',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          '[users].forEach((each) => app.use(each.routes()).use(each.allowedMethods()));',
        ),
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      LIST,
    ],
    [
      'a loop of routes',
      {
        'app.js': koaApp(
          "const users = require('./users');",
          'for (const each of [users]) { app.use(each.routes(), each.allowedMethods()); }',
        ),
        'users.js': `${KOA_ROUTER}router.prefix('/users');\nmodule.exports = router;`,
      },
      LIST,
    ],
    [
      'a module',
      {
        'app.ts':
          "import Koa from 'koa';\nimport users from './users';\nconst app = new Koa();\napp.use(users.routes());",
        'users.ts':
          "import Router from '@koa/router'; const router = new Router({ prefix: '/users' });\nrouter.get('/list', (ctx) => { ctx.body = []; });\nexport default router;",
      },
      'GET /users/list users.ts:2',
    ],
  ],

  'Koa, the modules of a folder and of those below it': [
    [
      'a function that visits them',
      {
        'app.js': koaApp(
          "require('require-directory')(module, './api', { visit: (router) => app.use(router.routes()) });",
        ),
        ...KOA_FOLDER,
      },
      ...IN_FOLDER,
    ],
    [
      'a function with a name',
      {
        'app.js': koaApp(
          "const requireDirectory = require('require-directory');",
          'requireDirectory(module, `${__dirname}/api`, { visit: whenLoaded });',
          'function whenLoaded(object) {\n  if (object instanceof Router) app.use(object.routes()).use(object.allowedMethods());\n}',
        ),
        ...KOA_FOLDER,
      },
      ...IN_FOLDER,
    ],
    [
      'a method',
      {
        'app.js': koaApp(
          "const requireDirectory = require('require-directory');",
          "requireDirectory(module, './api', { visit(router) { app.use('/v1', router.routes()); } });",
        ),
        ...KOA_FOLDER,
      },
      ...IN_FOLDER.map((address) => address.replace('GET ', 'GET /v1')),
    ],
    [
      'below the working directory',
      {
        'service/app.js': koaApp("require('./core/set-up').start(app);"),
        'service/core/set-up.js': koaSetUp('`${process.cwd()}/api`'),
        ...inFolder('service', KOA_FOLDER),
      },
      ...IN_FOLDER.map((address) => address.replace(' api/', ' service/api/')),
    ],
    [
      'below the working directory, joined',
      {
        'app.js': koaApp("require('./core/set-up').start(app);"),
        'core/set-up.js': koaSetUp("require('path').join(process.cwd(), 'api')"),
        ...KOA_FOLDER,
      },
      ...IN_FOLDER,
    ],
    [
      'its own folder, typed',
      {
        'app.ts': "import Koa from 'koa';\nimport { load } from './api';\nconst app = new Koa();\nload(app);",
        'api/index.ts':
          "import requireDirectory from 'require-directory';\nimport Koa from 'koa';\nimport Router from 'koa-router';\nexport const load = (app: Koa<Koa.DefaultState>) => {\n  requireDirectory(module, { visit: (router: Router) => { app.use(router.routes()); }, extensions: ['ts'] });\n};",
        ...KOA_FOLDER,
      },
      ...IN_FOLDER,
    ],
    [
      'some of them',
      {
        'app.js': koaApp(
          "require('require-directory')(module, './api', { exclude: /v1/, visit: (router) => app.use(router.routes()) });",
        ),
        ...KOA_FOLDER,
      },
      ...IN_FOLDER.map((address) => address.replace('GET ', 'GET ${…}')),
    ],
    [
      'a folder that is not told',
      {
        'app.js': koaApp(
          "require('require-directory')(module, folder, { visit: (router) => app.use(router.routes()) });",
        ),
        ...KOA_FOLDER,
      },
      ...IN_FOLDER.map((address) => address.replace('GET ', 'GET ${…}')),
    ],
  ],

  Hono: [
    [
      'a router below a prefix, and what stands before it',
      {
        'app.js': HONO_APP,
        'users.js':
          "import { Hono } from 'hono'; export default new Hono()\n  .get('/list', (c) => c.json([]))\n  .basePath('/archived')\n  .get('/list', (c) => c.json([]));",
      },
      'GET /users/archived/list users.js:1',
      'GET /users/list users.js:1',
    ],
    [
      'below two prefixes',
      {
        'app.js': HONO_APP,
        'users.js':
          "import { Hono } from 'hono'; const users = new Hono();\nconst archived = users.basePath('/archived');\nconst old = archived.basePath('/old');\nusers.get('/list', (c) => c.json([]));\narchived.get('/list', (c) => c.json([]));\nold.get('/list', (c) => c.json([]));\nexport default old;",
      },
      'GET /users/archived/list users.js:5',
      'GET /users/archived/old/list users.js:6',
      'GET /users/list users.js:4',
    ],
    [
      'a router that a function of another file makes',
      {
        'app.js': HONO_APP,
        'create.js': HONO_MAKER,
        'users.js':
          "import { createRouter } from './create.js';\nconst router = createRouter();\nrouter.get('/list', (c) => c.json([]));\nexport default router;",
      },
      'GET /users/list users.js:3',
    ],
    [
      'of which each call makes one',
      {
        'app.js':
          "import { Hono } from 'hono';\nimport staff from './staff.js';\nimport users from './users.js';\nconst app = new Hono();\napp.route('/users', users).route('/staff', staff);\nexport default app;",
        'create.js': HONO_MAKER,
        'users.js':
          "import { createRouter } from './create.js';\nconst router = createRouter();\nrouter.get('/list', (c) => c.json([]));\nexport default router;",
        'staff.js':
          "import { createRouter } from './create.js';\nconst router = createRouter();\nrouter.get('/all', (c) => c.json([]));\nexport default router;",
      },
      'GET /staff/all staff.js:3',
      'GET /users/list users.js:3',
    ],
    [
      'in the file that mounts it',
      {
        'app.js':
          "import { Hono } from 'hono';\nimport { createRouter } from './create.js';\nconst app = new Hono();\nconst users = createRouter();\nusers.get('/list', (c) => c.json([]));\napp.route('/users', users);",
        'create.js': HONO_MAKER,
      },
      'GET /users/list app.js:5',
    ],
    [
      'with a prefix from there',
      {
        'app.js': HONO_APP,
        'create.js': "import { Hono } from 'hono'; export const createRouter = () => new Hono().basePath('/v1');",
        'users.js':
          "import { createRouter } from './create.js';\nconst router = createRouter();\nrouter.get('/list', (c) => c.json([]));\nexport default router;",
      },
      'GET ${…}/list users.js:3',
    ],
    [
      'with a prefix from there, in a chain',
      {
        'app.js': HONO_APP,
        'create.js': "import { Hono } from 'hono'; export const createRouter = () => new Hono().basePath('/v1');",
        'users.js':
          "import { createRouter } from './create.js';\nexport default createRouter().get('/list', (c) => c.json([]));",
      },
      'GET ${…}/list users.js:2',
    ],
    [
      'with a prefix from there, in the file that mounts it',
      {
        'app.js':
          "import { Hono } from 'hono';\nimport { createRouter } from './create.js';\nconst app = new Hono();\nconst users = createRouter();\nusers.get('/list', (c) => c.json([]));\napp.route('/users', users);",
        'create.js': "import { Hono } from 'hono'; export const createRouter = () => new Hono().basePath('/v1');",
      },
      'GET ${…}/list app.js:5',
    ],
    [
      'below a prefix, where another file registers',
      {
        'app.js':
          "import { Hono } from 'hono'; const app = new Hono();\nexport const api = app.basePath('/api');\napp.get('/', (c) => c.text('up'));\nexport default app;",
        'users.js': "import { api } from './app.js';\napi.get('/users/list', (c) => c.json([]));",
      },
      'GET / app.js:3',
      'GET /api/users/list users.js:2',
    ],
  ],

  Elysia: [
    [
      'an application that another file lets listen',
      { 'app.ts': ELYSIA_APP, 'index.ts': "import { app } from './app';\napp.listen(3000);", 'users.ts': ELYSIA_USERS },
      'GET /health app.ts:3',
      'GET /users/list users.ts:1',
    ],
    [
      'an application that another file takes on and lets listen',
      {
        'app.ts': ELYSIA_APP,
        'index.ts':
          "import { app } from './app';\nimport { log } from './log';\nconst server = app.onError(log).listen({ port: 3000 });",
        'users.ts': ELYSIA_USERS,
      },
      'GET /health app.ts:3',
      'GET /users/list users.ts:1',
    ],
    [
      'an application that a function makes',
      {
        'app.ts': ELYSIA_APP.replace('export const app = new', 'export const createApp = () => new'),
        'index.ts': "import { createApp } from './app';\nconst app = createApp();\napp.listen(3000);",
        'users.ts': ELYSIA_USERS,
      },
      'GET /health app.ts:3',
      'GET /users/list users.ts:1',
    ],
    [
      'a plugin that nobody lets listen',
      {
        'app.ts': ELYSIA_APP,
        'index.ts': "import { app } from './app';\nconsole.log(app.server);",
        'users.ts': ELYSIA_USERS,
      },
      'GET ${…}/health app.ts:3',
      'GET ${…}/users/list users.ts:1',
    ],
  ],

  Fastify: [
    [
      'made by a function of another file, with plugins of packages',
      {
        'app.js':
          "import { build } from './build.js';\nimport users from './users.js';\nconst server = build();\nserver.register(users, { prefix: '/users' });",
        'build.js':
          "import Fastify from 'fastify';\nimport cors from '@fastify/cors';\nexport const build = () => {\n  const server = Fastify({ logger: true });\n  server.register(cors, { origin: true });\n  return server;\n};",
        'users.js': ESM_PLUGIN,
      },
      LIST,
    ],
    [
      'made by a function of another file, with a route of its own',
      {
        'app.js':
          "import { build } from './build.js';\nimport users from './users.js';\nconst server = await build();\nserver.register(users, { prefix: '/users' });",
        'build.js':
          "import Fastify from 'fastify';\nexport async function build() {\n  const server = Fastify();\n  server.get('/health', async () => 'up');\n  return server;\n}",
        'users.js': ESM_PLUGIN,
      },
      'GET /health build.js:4',
      LIST,
    ],
    [
      'a plugin with a prefix',
      { 'app.js': fastifyApp("app.register(require('./users'), { prefix: '/users' });"), 'users.js': PLUGIN },
      LIST,
    ],
    [
      'imported',
      {
        'app.js': esmFastifyApp("import users from './users.js';", "await app.register(users, { prefix: '/users' });"),
        'users.js': ESM_PLUGIN,
      },
      LIST,
    ],
    [
      'named',
      {
        'app.js': esmFastifyApp("import { users } from './users.js';", "app.register(users, { prefix: 'users' });"),
        'users.js':
          "export const users = async (fastify) => {\n  fastify.get('/list', async (request, reply) => []);\n};",
      },
      LIST,
    ],
    [
      'a plugin function under its name',
      {
        'app.js': fastifyApp(
          "const { usersRoutes } = require('./users');",
          "app.register(usersRoutes, { prefix: '/users' });",
        ),
        'users.js':
          "async function usersRoutes(fastify, options) {\n  fastify.get('/list', async (request, reply) => []);\n}\nmodule.exports = { usersRoutes };",
      },
      LIST,
    ],
    [
      'a name that says nothing, without a prefix',
      {
        'app.js': fastifyApp("app.register(require('./things'));"),
        'things.js':
          "module.exports = async function (fastify) {\n  fastify.get('/users/list', async (request, reply) => []);\n};",
      },
      'GET /users/list things.js:2',
    ],
    [
      'import()',
      { 'app.js': esmFastifyApp("app.register(import('./users.js'), { prefix: '/users' });"), 'users.js': ESM_PLUGIN },
      LIST,
    ],
    [
      'await import()',
      {
        'app.js': esmFastifyApp("app.register(await import('./users.js'), { prefix: '/users' });"),
        'users.js': ESM_PLUGIN,
      },
      LIST,
    ],
    [
      '(await import()).default',
      {
        'app.js': esmFastifyApp("app.register((await import('./users.js')).default, { prefix: '/users' });"),
        'users.js': ESM_PLUGIN,
      },
      LIST,
    ],
    [
      'nested',
      {
        'app.js': fastifyApp("app.register(require('./v1'), { prefix: '/v1' });"),
        'v1.js': "module.exports = async (fastify) => { fastify.register(require('./users'), { prefix: '/users' }); };",
        'users.js': PLUGIN,
      },
      'GET /v1/users/list users.js:2',
    ],
    [
      'one plugin twice',
      {
        'app.js': fastifyApp(
          "app.register(require('./users'), { prefix: '/users' });",
          "app.register(require('./users'), { prefix: '/staff' });",
        ),
        'users.js': PLUGIN,
      },
      'GET /staff/list users.js:2',
      LIST,
    ],
    [
      'a wrapped plugin has no prefix',
      {
        'app.js': fastifyApp("app.register(require('./users'), { prefix: '/v1' });"),
        'users.js':
          "const fp = require('fastify-plugin');\nmodule.exports = fp(async (fastify) => {\n  fastify.get('/users/list', async (request, reply) => []);\n});",
      },
      'GET /users/list users.js:3',
    ],
    [
      'wrapped where it is registered',
      {
        'app.js': fastifyApp(
          "const fp = require('fastify-plugin');",
          "app.register(fp(require('./service')), { prefix: '/v1' });",
        ),
        'service.js':
          "module.exports = async (fastify) => { fastify.register(require('./users'), { prefix: '/users' }); };",
        'users.js': PLUGIN,
      },
      LIST,
    ],
    [
      'a wrapped function under its name',
      {
        'app.js': esmFastifyApp("import service from './service.js';", 'app.register(service);'),
        'service.js':
          "import fp from 'fastify-plugin';\nasync function service(fastify) {\n  fastify.get('/users/list', async (request, reply) => []);\n}\nexport default fp(service, { name: 'service' });",
      },
      'GET /users/list service.js:3',
    ],
    [
      'a typed plugin',
      {
        'app.ts': esmFastifyApp("import { users } from './users';", "app.register(users, { prefix: '/users' });"),
        'users.ts':
          "import type { FastifyPluginAsync } from 'fastify'; export const users: FastifyPluginAsync = async (fastify) => {\n  fastify.get('/list', async () => []);\n};",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a typed parameter',
      {
        'app.ts': esmFastifyApp("import { users } from './users';", "app.register(users, { prefix: '/users' });"),
        'users.ts':
          "import type { FastifyInstance } from 'fastify'; export async function users(app: FastifyInstance) {\n  app.get('/list', async () => []);\n}",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a function that builds the server',
      {
        'app.js':
          "const Fastify = require('fastify');\nfunction build(opts = {}) {\nconst app = Fastify(opts);\napp.register(require('./users'), { prefix: '/users' });\nreturn app;\n}\nmodule.exports = build;",
        'server.js': "const server = require('./app')({ logger: true });\nserver.listen({ port: 3000 });",
        'users.js': PLUGIN,
      },
      LIST,
    ],
    [
      'a function of another file that registers',
      {
        'app.js': fastifyApp("const routes = require('./routes');", 'routes(app);'),
        'routes.js': "module.exports = function (app) {\n  app.register(require('./users'), { prefix: '/users' });\n};",
        'users.js': PLUGIN,
      },
      LIST,
    ],
    [
      'route objects of another file',
      {
        'app.js': fastifyApp("app.register(require('./users'), { prefix: '/users' });"),
        'users.js':
          "module.exports = async (fastify) => {\n  fastify.route({ method: 'GET', url: '/list', handler: async () => [] });\n};",
      },
      LIST,
    ],
  ],

  'Fastify, autoload': [
    [
      'nested folders',
      {
        'app.js': fastifyApp(
          "const path = require('path');",
          "app.register(require('@fastify/autoload'), { dir: path.join(__dirname, 'routes') });",
        ),
        'routes/root.js': "module.exports = async (fastify) => { fastify.get('/', async () => []); };",
        'routes/users/index.js': PLUGIN,
        'routes/users/_id/posts.js': PLUGIN,
        'routes/orders/list.js': PLUGIN,
      },
      'GET / routes/root.js:1',
      'GET /orders/list routes/orders/list.js:2',
      'GET /users/:id/list routes/users/_id/posts.js:2',
      'GET /users/list routes/users/index.js:2',
    ],
    [
      'the package of Fastify 3',
      {
        'app.js': fastifyApp("app.register(require('fastify-autoload'), { dir: `${__dirname}/routes` });"),
        'routes/users/index.js': PLUGIN,
      },
      'GET /users/list routes/users/index.js:2',
    ],
    [
      'a prefix of its own',
      {
        'app.js': fastifyApp(
          "const path = require('path');",
          "app.register(require('@fastify/autoload'), { dir: path.join(__dirname, 'routes'), options: { prefix: '/api' } });",
        ),
        'routes/users/index.js': PLUGIN,
      },
      'GET /api/users/list routes/users/index.js:2',
    ],
    [
      'options that are spread',
      {
        'app.js':
          "const path = require('path');\nmodule.exports = async function (fastify, opts) {\nfastify.register(require('@fastify/autoload'), { dir: path.join(__dirname, 'routes'), options: Object.assign({}, opts) });\n};",
        'server.js': fastifyApp("app.register(require('./app'));"),
        'routes/users/index.js': PLUGIN,
      },
      'GET /users/list routes/users/index.js:2',
    ],
    [
      'a module, import.meta',
      {
        'src/app.ts':
          "import Fastify from 'fastify';\nimport autoload from '@fastify/autoload';\nimport { join } from 'node:path';\nconst app = Fastify();\napp.register(autoload, { dir: join(import.meta.dirname, 'routes') });",
        'src/routes/users/index.ts': ESM_PLUGIN,
      },
      'GET /users/list src/routes/users/index.ts:2',
    ],
    [
      'a folder that is named by its URL',
      {
        'app.js':
          "import Fastify from 'fastify';\nimport { fastifyAutoload } from '@fastify/autoload';\nimport { dirname, join } from 'node:path';\nimport { fileURLToPath } from 'node:url';\nconst here = dirname(fileURLToPath(import.meta.url));\nconst app = Fastify();\napp.register(fastifyAutoload, { dir: join(here, 'routes') });",
        'routes/users/index.js': ESM_PLUGIN,
      },
      'GET /users/list routes/users/index.js:2',
    ],
    [
      'an index beside others keeps them from being loaded, and those below are not kept',
      {
        'app.js': fastifyApp("app.register(require('@fastify/autoload'), { dir: `${__dirname}/routes` });"),
        'routes/users/index.js': PLUGIN,
        'routes/users/other.js': PLUGIN,
        'routes/users/posts/index.js': PLUGIN,
      },
      'GET ${…}/list routes/users/other.js:2',
      'GET /users/list routes/users/index.js:2',
      'GET /users/posts/list routes/users/posts/index.js:2',
    ],
    [
      'autoPrefix',
      {
        'app.js': fastifyApp("app.register(require('@fastify/autoload'), { dir: `${__dirname}/routes` });"),
        'routes/users/index.js': `${PLUGIN}module.exports.autoPrefix = '/people';`,
      },
      'GET /people/list routes/users/index.js:2',
    ],
    [
      'autoPrefix that is not told',
      {
        'app.js': fastifyApp("app.register(require('@fastify/autoload'), { dir: `${__dirname}/routes` });"),
        'routes/users/index.js': `${PLUGIN}module.exports.autoPrefix = require('../prefixes').users;`,
      },
      'GET ${…}/list routes/users/index.js:2',
    ],
    [
      'folders that are no prefixes',
      {
        'app.js': fastifyApp(
          "app.register(require('@fastify/autoload'), { dir: `${__dirname}/routes`, dirNameRoutePrefix: false });",
        ),
        'routes/users/index.js': PLUGIN,
      },
      'GET /list routes/users/index.js:2',
    ],
    [
      'options that change the names at run time',
      {
        'app.js': fastifyApp(
          "app.register(require('@fastify/autoload'), { dir: `${__dirname}/routes`, dirNameRoutePrefix: (dir, name) => name });",
        ),
        'routes/users/index.js': PLUGIN,
      },
      'GET ${…}/list routes/users/index.js:2',
    ],
    [
      'tests and hooks are no routes',
      {
        'app.js': fastifyApp("app.register(require('@fastify/autoload'), { dir: `${__dirname}/routes` });"),
        'routes/users/index.js': PLUGIN,
        'routes/users/autohooks.js': PLUGIN,
        'routes/users/users.test.js': PLUGIN,
      },
      'GET ${…}/list routes/users/autohooks.js:2',
      'GET ${…}/list routes/users/users.test.js:2',
      'GET /users/list routes/users/index.js:2',
    ],
  ],
});

it('takes what answers for other methods of a Koa router for no router, whatever its file is called', async () => {
  const { messages, fixed } = await lintProject({
    'app.js': koaApp(
      "const users = require('./routes');",
      'const router = new Router();',
      "router.use('/users', users.routes(), users.allowedMethods());",
      'app.use(router.routes());',
    ),
    'routes.js': `${KOA_ROUTER}module.exports = router;`,
  });
  expect(messages).toEqual([
    "routes.js:2:14 no-verb-segment: Verb 'list' in the path of 'GET /users/list'. Use 'GET /users'.",
  ]);
  expect(fixed).toEqual({ 'routes.js': `${KOA_ROUTER.replace('/list', '/')}module.exports = router;` });
});
