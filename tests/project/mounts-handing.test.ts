import { app, ESM_ROUTER, esmApp, fastifyApp, PLUGIN, projects, ROUTER } from './mounted.ts';

const LIST = 'GET /users/list users.js:2';
const ROUTES = "module.exports = (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};";
const ESM_ROUTES = "export default function (app) {\n  app.get('/users/list', (req, res) => res.json([]));\n}";

const READ = "const { readdirSync } = require('fs');";
const LOAD = "app.use('/api', require(`./routes/${file}`))";
const LOOP = "for (const file of readdirSync('./routes'))";
const FOLDER = {
  'routes/users.router.js': `${ROUTER}module.exports = router;`,
  'routes/users.js': `${ROUTER}module.exports = router;`,
};
const ALL = ['GET /api/list routes/users.js:2', 'GET /api/list routes/users.router.js:2'];
const CHOSEN = ['GET ${…}/list routes/users.js:2', 'GET /api/list routes/users.router.js:2'];

/** Loops over a folder that say how the names of the files end that they load. */
const LOADED_BY_NAME: readonly (readonly [title: string, loop: readonly string[]])[] = [
  ['an ending, passed over', [`${LOOP} { if (!file.endsWith('.router.js')) continue; ${LOAD}; }`]],
  [
    'an ending of either language, passed over',
    [`${LOOP} { if (!(file.endsWith('.router.ts') || file.endsWith('.router.js'))) continue; ${LOAD}; }`],
  ],
  [
    'an ending of three languages, loaded',
    [
      `${LOOP} { if (file.endsWith('.router.ts') || file.endsWith('.router.js') || file.endsWith('.router.mjs')) ${LOAD}; }`,
    ],
  ],
  [
    'an ending of neither language, passed over',
    [`${LOOP} { if (!file.endsWith('.router.ts') && !file.endsWith('.router.js')) continue; ${LOAD}; }`],
  ],
  [
    'an ending or another name, passed over',
    [
      `readdirSync('./routes').forEach((file) => { if (!file.endsWith('.router.js') || file === 'index.router.js') { return; } ${LOAD}; });`,
    ],
  ],
  ['an ending, loaded', [`${LOOP} if (file.endsWith('.router.js')) ${LOAD};`]],
  [
    'an ending and another name, loaded',
    [`${LOOP} { if (file.endsWith('.router.js') && file !== 'index.router.js') { ${LOAD}; } }`],
  ],
  ['an ending, by a pattern', [`${LOOP} { if (!/\\.router\\.(js|ts)$/.test(file)) continue; ${LOAD}; }`]],
  [
    'an ending, joined',
    [
      "const path = require('path');",
      `${LOOP} { if (!file.endsWith('.router.js')) continue; app.use('/api', require(path.join(__dirname, 'routes', file))); }`,
    ],
  ],
  [
    'an ending, put together',
    [`${LOOP} { if (!file.endsWith('.router.js')) continue; app.use('/api', require('./routes/' + file)); }`],
  ],
  [
    'an ending, filtered',
    [`readdirSync('./routes').filter((file) => file.endsWith('.router.js')).forEach((file) => ${LOAD});`],
  ],
  [
    'an ending, filtered before',
    [
      "const files = readdirSync('./routes').filter((name) => !name.startsWith('_')).filter(function (name) { return name.endsWith('.router.js'); }).sort();",
      `for (const file of files) ${LOAD};`,
    ],
  ],
  [
    'an ending, filtered by a pattern',
    [`readdirSync('./routes').filter((file) => /\\.router\\.[jt]s$/.test(file)).map((file) => ${LOAD});`],
  ],
  [
    'an ending, filtered while the folder is read',
    [
      `for (const file of (await require('fs/promises').readdir('./routes')).filter((name) => name.endsWith('.router.js'))) ${LOAD};`,
    ],
  ],
  [
    'a piece of a name',
    [`readdirSync('./routes').filter((file) => file.includes('.router')).forEach((file) => ${LOAD});`],
  ],
  ['a pattern of a piece', [`${LOOP} { if (!/\\.router/.test(file)) continue; ${LOAD}; }`]],
  [
    'an ending, filtered not to be another',
    [
      `readdirSync('./routes').filter((file) => !(!file.endsWith('.router.js') || file.startsWith('_'))).forEach((file) => ${LOAD});`,
    ],
  ],
];

const LOADED_ALL: readonly (readonly [title: string, loop: readonly string[]])[] = [
  ['an ending of every module', [`${LOOP} { if (!file.endsWith('.js')) continue; ${LOAD}; }`]],
  ['an ending that is passed over', [`${LOOP} { if (file.endsWith('.router.js')) log(file); ${LOAD}; }`]],
  ['an ending that is told', [`${LOOP} { if (!file.endsWith('.router.js')) { log(file); } ${LOAD}; }`]],
  [
    'an ending that is one of several',
    [`${LOOP} { if (!file.endsWith('.router.js') && !file.endsWith('users.js')) continue; ${LOAD}; }`],
  ],
  [
    'an ending that is one of several, filtered',
    [
      `readdirSync('./routes').filter((file) => file.endsWith('.router.js') || file.endsWith('users.js')).forEach((file) => ${LOAD});`,
    ],
  ],
  [
    'an ending that is filtered out',
    [
      `readdirSync('./routes').filter((file) => !file.endsWith('.router.js') || isLoaded(file)).forEach((file) => ${LOAD});`,
    ],
  ],
  [
    'an ending that a filter only tells',
    [
      `readdirSync('./routes').filter((file) => { log(file.endsWith('.router.js')); return true; }).forEach((file) => ${LOAD});`,
    ],
  ],
  [
    'an ending that a filter asks for first',
    [
      `readdirSync('./routes').filter((file) => { if (file.endsWith('.router.js')) return true; return isLoaded(file); }).forEach((file) => ${LOAD});`,
    ],
  ],
  [
    'an ending that a filter answers with something else',
    [`readdirSync('./routes').filter((file) => [file.endsWith('.router.js')]).forEach((file) => ${LOAD});`],
  ],
  ['a filter that is kept elsewhere', [`readdirSync('./routes').filter(isLoaded).forEach((file) => ${LOAD});`]],
  ['a filter of nothing', [`readdirSync('./routes').filter(() => true).forEach((file) => ${LOAD});`]],
  ['a pattern that is kept elsewhere', [`${LOOP} { if (!ROUTER.test(file)) continue; ${LOAD}; }`]],
  ['an ending that is not told', [`${LOOP} { if (!file.endsWith(ending)) continue; ${LOAD}; }`]],
  [
    'an ending of what the list is taken from',
    [`list(readdirSync('./routes'), (name) => name.endsWith('.router.js')).forEach((file) => ${LOAD});`],
  ],
  [
    'an ending of some names',
    [
      `readdirSync('./routes').some((name) => name.endsWith('.router.js')) && readdirSync('./routes').forEach((file) => ${LOAD});`,
    ],
  ],
  ['a name that is tested elsewhere', [`${LOOP} { const isRouter = file.endsWith('.router.js'); ${LOAD}; }`]],
];

projects({
  'Routers that are handed on': [
    ["require('./routes')(app)", { 'app.js': app("require('./users')(app);"), 'users.js': ROUTES }, LIST],
    [
      "require('./routes')(app, db)",
      {
        'app.js': app("require('./users')(app, db);"),
        'users.js': "module.exports = (app, db) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      "require('./routes')(db, app)",
      {
        'app.js': app("require('./users')(db, app);"),
        'users.js': "module.exports = function (db, app) {\n  app.get('/users/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      "require('./routes')(db)(app)",
      {
        'app.js': app("require('./users')(db)(app);"),
        'users.js': "module.exports = (db) => (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      'routes(app)',
      { 'app.js': esmApp("import routes from './users.js';", 'routes(app);'), 'users.js': ESM_ROUTES },
      LIST,
    ],
    [
      'await routes(app)',
      {
        'app.js': esmApp("import { routes } from './users.js';", 'await routes(app);'),
        'users.js': "export async function routes(app) {\n  app.get('/users/list', (req, res) => res.json([]));\n}",
      },
      LIST,
    ],
    [
      'routes.init(app)',
      {
        'app.js': app("const routes = require('./users');", 'routes.init(app);'),
        'users.js': "module.exports = { init(app) {\n  app.get('/users/list', (req, res) => res.json([]));\n} };",
      },
      LIST,
    ],
    [
      'exports.init',
      {
        'app.js': app("const { init } = require('./users');", 'init(app);'),
        'users.js': "exports.init = (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      'new Routes(app)',
      {
        'app.js': app("const Routes = require('./users');", 'new Routes(app);'),
        'users.js':
          "module.exports = class { constructor(app) { this.app = app; this.set(); } set() {\n  this.app.get('/users/list', (req, res) => res.json([]));\n} };",
      },
      LIST,
    ],
    [
      'new Routes(app), a parameter that is a field',
      {
        'app.ts': esmApp("import { Routes } from './users';", 'new Routes(app).set();'),
        'users.ts':
          "import { Application } from 'express'; export class Routes { constructor(private app: Application) {} set() {\n  this.app.get('/users/list', (req, res) => res.json([]));\n} }",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'new Routes().set(app)',
      {
        'app.ts': esmApp("import { Routes } from './users';", 'new Routes().set(app);'),
        'users.ts':
          "export class Routes { public set(app): void {\n  app.get('/users/list', (req, res) => res.json([]));\n} }",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'an instance in a field',
      {
        'app.ts':
          "import express from 'express';\nimport { Routes } from './users';\nclass App { public app: express.Application = express(); private routes: Routes = new Routes(); constructor() { this.routes.set(this.app); } }\nexport default new App().app;",
        'users.ts':
          "export class Routes { public set(app): void {\n  app.get('/users/list', (req, res) => res.json([]));\n} }",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'Routes.set(app)',
      {
        'app.ts': esmApp("import { Routes } from './users';", 'Routes.set(app);'),
        'users.ts':
          "export class Routes { static set(app): void {\n  app.get('/users/list', (req, res) => res.json([]));\n} }",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'configureRoutes({ app })',
      {
        'app.js': app("const { configureRoutes } = require('./users');", 'configureRoutes({ app, db });'),
        'users.js':
          "exports.configureRoutes = ({ app, db }) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      'configureRoutes({ server: app })',
      {
        'app.js': app("const { configureRoutes } = require('./users');", 'configureRoutes({ server: app });'),
        'users.js':
          "exports.configureRoutes = ({ server }) => {\n  server.get('/users/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      'on from file to file',
      {
        'app.js': app("require('./routes')(app);"),
        'routes/index.js': "module.exports = (app) => { require('./users')(app); };",
        'routes/users.js': ROUTES,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'mounts in the function',
      {
        'app.js': app("require('./routes')(app);"),
        'routes/index.js':
          "const users = require('../users');\nmodule.exports = (app) => { app.use('/users', users); };",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'a router, under a prefix',
      {
        'app.js': app('const router = express.Router();', "require('./users')(router);", "app.use('/users', router);"),
        'users.js': "module.exports = (router) => {\n  router.get('/list', (req, res) => res.json([]));\n};",
      },
      LIST,
    ],
    [
      'a function that mounts a router of its own',
      {
        'app.js': app("require('./users')(app);"),
        'users.js': `${ROUTER}module.exports = (app) => app.use('/users', router);`,
      },
      LIST,
    ],
    [
      'a function that makes its router',
      {
        'app.js': app("require('./users')(app);"),
        'users.js':
          "module.exports = (app) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\napp.use('/users', router); };",
      },
      LIST,
    ],
    [
      'two functions, each with a router',
      {
        'app.js': app(
          'const api = express.Router();',
          "require('./users')(api);",
          "require('./orders')(api);",
          "app.use('/api', api);",
        ),
        'users.js': "module.exports = (api) => {\n  api.get('/users/list', (req, res) => res.json([]));\n};",
        'orders.js': "module.exports = (api) => {\n  api.get('/orders/list', (req, res) => res.json([]));\n};",
      },
      'GET /api/orders/list orders.js:2',
      'GET /api/users/list users.js:2',
    ],
    [
      'a plugin that hands on what it is handed, under the name of a scope',
      {
        'app.js': fastifyApp(
          "const routes = require('./users');",
          "app.register(async (scope) => { routes(scope); }, { prefix: '/api' });",
          "app.register((innerScope, options, done) => { routes(innerScope); done(); }, { prefix: '/v2' });",
        ),
        'users.js': PLUGIN.replace('async function (fastify)', '(fastify) =>'),
      },
      'GET /api/list users.js:2',
      'GET /v2/list users.js:2',
    ],
    [
      'something else of that name',
      {
        'app.js': fastifyApp("const routes = require('./users');", 'const scope = tracer.scope();', 'routes(scope);'),
        'users.js': PLUGIN.replace('async function (fastify)', '(fastify) =>'),
      },
      'GET ${…}/list users.js:2',
    ],
    [
      'one function, handed two routers',
      {
        'app.js': app(
          'const api = express.Router();',
          "const routes = require('./users');",
          'routes(api);',
          'routes(app);',
          "app.use('/api', api);",
        ),
        'users.js': ROUTES,
      },
      'GET /api/users/list users.js:2',
      LIST,
    ],
    [
      'a function that answers the router that it is handed',
      {
        'app.js': app("app.use('/users', require('./users')(express.Router()));"),
        'users.js':
          "module.exports = (router) => {\n  router.get('/list', (req, res) => res.json([]));\nreturn router; };",
      },
      LIST,
    ],
    [
      'app and express',
      {
        'app.js': app("require('./users')(app, express);"),
        'users.js':
          "module.exports = (app, express) => { const router = express.Router();\nrouter.get('/list', (req, res) => res.json([]));\napp.use('/users', router); };",
      },
      LIST,
    ],
    [
      'a method of the class that is handed the router',
      {
        'app.ts':
          "import express from 'express';\nimport users from './users';\nexport class App { app = express(); constructor() { this.routes(this.app); } private routes(app) { app.use('/users', users); } }",
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a method that registers a plugin',
      {
        'app.ts':
          "import Fastify from 'fastify';\nimport { Users } from './users';\nconst fastify = Fastify();\nnew Users(auth, fastify);",
        'users.ts':
          "import { FastifyInstance } from 'fastify';\nexport class Users { constructor(private readonly auth: Auth, private readonly app: FastifyInstance) { this.app = app; this.register(app); }\nprivate register(app: FastifyInstance) { app.register(async (router) => {\nrouter.get('/list', async () => []); }, { prefix: '/users' }); } }",
      },
      'GET /users/list users.ts:4',
    ],
    [
      'a call in a callback',
      {
        'app.js': app(
          "const routes = require('./users');",
          'connect().then(() => { routes(app); app.listen(3000); });',
        ),
        'users.js': ROUTES,
      },
      LIST,
    ],
    ['never called', { 'users.js': ROUTES }, 'GET /users/list users.js:2'],
  ],

  Loops: [
    [
      'forEach over objects',
      {
        'app.js': app(
          "const routes = [{ path: '/users', route: require('./users') }];",
          'routes.forEach((each) => { app.use(each.path, each.route); });',
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'for...of',
      {
        'app.js': app(
          "const users = require('./users');",
          "for (const { path, route } of [{ path: '/users', route: users }]) app.use(path, route);",
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'map',
      {
        'app.js': app(
          "const users = require('./users');",
          "const routes = [{ path: '/users', route: users }];",
          'routes.map(({ path, route }) => app.use(path, route));',
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'pairs',
      {
        'app.js': app(
          "const users = require('./users');",
          "[['/users', users]].forEach(([path, route]) => app.use(path, route));",
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'Object.entries',
      {
        'app.js': app(
          "const users = require('./users');",
          "const routes = { '/users': users };",
          'Object.entries(routes).forEach(([path, route]) => app.use(path, route));',
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'for...of Object.entries',
      {
        'app.js': app(
          "const users = require('./users');",
          "for (const [path, route] of Object.entries({ '/users': users })) { app.use(path, route); }",
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'Object.values',
      {
        'app.js': app(
          "const users = require('./users');",
          "Object.values({ users }).forEach((router) => app.use('/users', router));",
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'routers without paths',
      {
        'app.js': app("const users = require('./users');", "[users].forEach((router) => app.use('/users', router));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'require in the list',
      {
        'app.js': app("for (const router of [require('./users')]) app.use('/users', router);"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'a list of another file',
      {
        'app.js': app(
          "const routes = require('./routes');",
          'routes.forEach(({ path, route }) => app.use(path, route));',
        ),
        'routes.js':
          "module.exports = [{ path: '/users', route: require('./users') }, { path: '/orders', route: require('./orders') }];",
        'users.js': `${ROUTER}module.exports = router;`,
        'orders.js': `${ROUTER}module.exports = router;`,
      },
      'GET /orders/list orders.js:2',
      LIST,
    ],
    [
      'a named list of another file',
      {
        'app.js': esmApp(
          "import { defaultRoutes } from './routes.js';",
          'for (const each of defaultRoutes) app.use(each.path, each.route);',
        ),
        'routes.js':
          "import users from './users.js';\nexport const defaultRoutes = [{ path: '/users', route: users }];",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'a list of routers of another file',
      {
        'app.js': app(
          "const { routers } = require('./routes');",
          "routers.forEach((each) => app.use('/users', each));",
        ),
        'routes.js': "exports.routers = [require('./users')];",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'Object.values of a barrel',
      {
        'app.js': esmApp(
          "import * as routes from './routes.js';",
          "Object.values(routes).forEach((router) => app.use('/users', router));",
        ),
        'routes.js': "export { default as users } from './users.js';",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'a list that is not told',
      {
        'app.js': app(
          "const routes = require('fs').readdirSync('./routes').map((file) => require(`./routes/${file}`));",
          'routes.forEach((each) => app.use(each.path, each.route));',
        ),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET ${…}/list users.js:2',
    ],
  ],

  'Folders that are read at run time': [
    [
      'Koa, a template',
      {
        'app.js': "const Koa = require('koa');\nconst app = new Koa();\nrequire('./routes')(app);",
        'routes/index.js':
          "const fs = require('fs');\nmodule.exports = (app) => { fs.readdirSync(__dirname).forEach((file) => {\nif (file === 'index.js') return;\nconst router = require(`./${file}`);\napp.use(router.routes()).use(router.allowedMethods()); }); };",
        'routes/users.js':
          "const router = new (require('@koa/router'))({ prefix: '/users' });\nrouter.get('/list', (ctx) => { ctx.body = []; });\nmodule.exports = router;",
        'routes/text.js': "module.exports = 'x';",
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'path.join',
      {
        'app.js': app(
          "const path = require('path');",
          "require('fs').readdirSync(path.join(__dirname, 'routes')).forEach((file) => app.use('/api', require(path.join(__dirname, 'routes', file))));",
        ),
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /api/list routes/users.js:2',
    ],
    [
      'functions',
      {
        'app.js': app(
          "require('fs').readdirSync('./routes').forEach((file) => { require('./routes/' + file)(app); });",
        ),
        'routes/users.js': ROUTES,
        'routes/orders/index.js': ROUTES.replace('users', 'orders'),
      },
      'GET /orders/list routes/orders/index.js:2',
      'GET /users/list routes/users.js:2',
    ],
    [
      'a prefix that a loop makes of the name',
      {
        'app.js': app(
          "require('fs').readdirSync('./routes').forEach((file) => app.use(`/${file.split('.')[0]}`, require(`./routes/${file}`)));",
        ),
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'import()',
      {
        'app.js': esmApp(
          "for (const file of await readdir('./routes')) { const { default: router } = await import(`./routes/${file}`); app.use('/users', router); }",
        ),
        'routes/users.js': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    ...LOADED_BY_NAME.map(([title, loop]) => [title, { 'app.js': app(READ, ...loop), ...FOLDER }, ...CHOSEN] as const),
    ...LOADED_ALL.map(([title, loop]) => [title, { 'app.js': app(READ, ...loop), ...FOLDER }, ...ALL] as const),
    [
      'a folder that is not told',
      {
        'app.js': app("for (const file of files) app.use('/users', require(file));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET ${…}/list users.js:2',
    ],
  ],
});
