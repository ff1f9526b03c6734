import { ESM_ROUTER, esmApp, projects } from './mounted.ts';

/** A class whose instances have a path and a router with one route in the third line. */
const USERS =
  "import { Router } from 'express';\nexport class Users { public path = '/users'; public router = Router(); constructor() { this.initialize(); } private initialize() {\n  this.router.get(`${this.path}/list`, (req, res) => res.json([])); } }";
/** The same with the path where the router is mounted. */
const BARE_USERS = USERS.replace('`${this.path}/list`', "'/list'");
const ORDERS = USERS.replace('Users', 'Orders').replace('/users', '/orders');
const SERVER = "import { App } from './app';\nimport { Users } from './users';\nnew App([new Users()]).listen();";

/** An application in a class with these members. */
function appClass(...members: readonly string[]): string {
  return `import express from 'express';\nexport class App { public app = express(); listen() { this.app.listen(3000); }\n${members.join('\n')}\n}`;
}

/** The same with a constructor that hands the list to a method with this body. */
function handing(body: string): string {
  return appClass(
    'constructor(routes: Routes[]) { this.initialize(routes); }',
    `private initialize(routes: Routes[]) { ${body} }`,
  );
}

/** An application with these lines. */
function program(...lines: readonly string[]): string {
  return esmApp("import { Users } from './users';", ...lines, 'app.listen(3000);');
}

const PREFIXED = handing("routes.forEach((route) => { this.app.use('/api', route.router); });");
const BY_PATH = handing('routes.forEach((route) => { this.app.use(route.path, route.router); });');
const LIST = 'GET /users/list users.ts:3';
const API_LIST = 'GET /api/users/list users.ts:3';
const OPEN = 'GET ${…}/users/list users.ts:3';
const OPEN_PREFIX = 'GET /${…}/users/list users.ts:3';
const OPEN_BELOW = 'GET /api${…}/users/list users.ts:3';

projects({
  'Lists of routers that a class is handed': [
    ['under a prefix', { 'app.ts': PREFIXED, 'server.ts': SERVER, 'users.ts': USERS }, API_LIST],
    ['under a path of each', { 'app.ts': BY_PATH, 'server.ts': SERVER, 'users.ts': BARE_USERS }, LIST],
    [
      'under a path of each behind a prefix',
      {
        'app.ts': handing('routes.forEach((route) => this.app.use(`/api${route.path}`, route.router));'),
        'server.ts': SERVER,
        'users.ts': BARE_USERS,
      },
      API_LIST,
    ],
    [
      'under a path of each behind a constant',
      {
        'app.ts': `const API = '/api';\n${handing('routes.forEach((route) => this.app.use(`${API}${route.path}`, route.router));')}`,
        'server.ts': SERVER,
        'users.ts': BARE_USERS,
      },
      API_LIST,
    ],
    [
      'under a prefix that is handed over as well',
      {
        'app.ts': appClass(
          'constructor(routes: Routes[], private version: string) { this.initialize(routes); }',
          'private initialize(routes: Routes[]) { routes.forEach((route) => this.app.use(`/api${this.version}`, route.router)); }',
        ),
        'server.ts': SERVER.replace('[new Users()]', "[new Users()], '/v1'"),
        'users.ts': USERS,
      },
      'GET /api/v1/users/list users.ts:3',
    ],
    [
      'by the constructor itself',
      {
        'app.ts': appClass("constructor(routes) { routes.forEach((route) => this.app.use('/api', route.router)); }"),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'for...of',
      {
        'app.ts': handing('for (const route of routes) this.app.use(route.path, route.router);'),
        'server.ts': SERVER,
        'users.ts': BARE_USERS,
      },
      LIST,
    ],
    [
      'taken apart',
      {
        'app.ts': handing('for (const { path, router } of routes) this.app.use(path, router);'),
        'server.ts': SERVER,
        'users.ts': BARE_USERS,
      },
      LIST,
    ],
    [
      'map',
      {
        'app.ts': handing("routes.map((route) => this.app.use('/', route.router));"),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      LIST,
    ],
    [
      'behind middleware',
      {
        'app.ts': handing("routes.forEach((route) => this.app.use('/', (req, res, next) => next(), route.router));"),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      LIST,
    ],
    [
      'in a field',
      {
        'app.ts': appClass(
          'private routes: Routes[];',
          'constructor(routes: Routes[]) { this.routes = routes; this.initialize(); }',
          "private initialize() { this.routes.forEach((route) => { this.app.use('/', route.router); }); }",
        ),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      LIST,
    ],
    [
      'in a parameter that is a field',
      {
        'app.ts': appClass(
          'constructor(private readonly routes: Routes[]) { this.initialize(); }',
          "private initialize() { this.routes.forEach((route) => { this.app.use('/', route.router); }); }",
        ),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      LIST,
    ],
    [
      'in an object',
      {
        'app.ts': appClass(
          'constructor(init: { port: number; controllers: any }) { this.routes(init.controllers); }',
          'private routes(controllers: { forEach: (each: (controller: any) => void) => void }) { controllers.forEach((controller) => { this.app.use(controller.path, controller.router); }); }',
        ),
        'server.ts': SERVER.replace('[new Users()]', '{ port: 3000, controllers: [new Users()] }'),
        'users.ts': BARE_USERS,
      },
      LIST,
    ],
    [
      'in an object that is taken apart',
      {
        'app.ts': appClass(
          "constructor({ routes }: Init) { for (const route of routes) this.app.use('/', route.router); }",
        ),
        'server.ts': SERVER.replace('[new Users()]', '{ routes: [new Users()] }'),
        'users.ts': USERS,
      },
      LIST,
    ],
    [
      'in a constant',
      {
        'app.ts': PREFIXED,
        'server.ts': SERVER.replace(
          'new App([new Users()])',
          'const routes: Routes[] = [new Users()];\nnew App(routes)',
        ),
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'of another file',
      {
        'app.ts': PREFIXED,
        'routes.ts': "import { Users } from './users';\nexport default [new Users()];",
        'server.ts': "import { App } from './app';\nimport routes from './routes';\nnew App(routes).listen();",
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'by way of barrels',
      {
        'app.ts': PREFIXED,
        'index.ts': "export * from './app';\nexport * from './users';",
        'server.ts': "import { App, Users } from '.';\nnew App([new Users()]).listen();",
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'in the file of the class',
      {
        'app.ts': `${PREFIXED}\nimport { Users } from './users';\nnew App([new Users()]).listen();`,
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'several',
      {
        'app.ts': PREFIXED,
        'orders.ts': ORDERS,
        'server.ts':
          "import { App } from './app';\nimport { Users } from './users';\nimport { Orders } from './orders';\nnew App([new Users(), new Orders()]).listen();",
        'users.ts': USERS,
      },
      'GET /api/orders/list orders.ts:3',
      API_LIST,
    ],
    [
      'routers themselves',
      {
        'app.ts': handing("routes.forEach((route) => this.app.use('/api', route));"),
        'server.ts': "import { App } from './app';\nimport users from './users';\nnew App([users]).listen();",
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /api/list users.ts:2',
    ],
    [
      'getters',
      {
        'app.ts': handing("routes.forEach((route) => this.app.use('/api', route.getRouter()));"),
        'server.ts': SERVER,
        'users.ts': USERS.replace('constructor', 'getRouter() { return this.router; } constructor'),
      },
      API_LIST,
    ],
    [
      'classes',
      {
        'app.ts': handing("routes.forEach((Each) => { const each = new Each(); this.app.use('/api', each.router); });"),
        'server.ts': SERVER.replace('new Users()', 'Users'),
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'that a test hands over as well',
      {
        'app.ts': PREFIXED,
        'server.ts': SERVER,
        'tests/users.test.ts':
          "import { App } from '../app';\nimport { Users } from '../users';\nnew App([new Users()]).listen();",
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'by CommonJS',
      {
        'app.js':
          "const express = require('express');\nclass App { constructor(controllers) { this.app = express(); this.initialize(controllers); } initialize(controllers) { controllers.forEach((controller) => this.app.use('/api', controller.router)); } listen() { this.app.listen(3000); } }\nmodule.exports = App;",
        'server.js':
          "const App = require('./app');\nconst Users = require('./users');\nnew App([new Users()], 3000).listen();",
        'users.js':
          "const express = require('express');\nmodule.exports = class { constructor() { this.router = express.Router();\n  this.router.get('/users/list', (req, res) => res.json([])); } };",
      },
      'GET /api/users/list users.js:3',
    ],
  ],

  'Lists of routers that a function is handed': [
    [
      'with the application',
      {
        'app.ts':
          "import express from 'express';\nimport { register } from './register';\nimport users from './users';\nconst app = express();\nregister(app, [{ path: '/users', router: users }]);\napp.listen(3000);",
        'register.ts':
          'export function register(app, routes) { routes.forEach(({ path, router }) => app.use(path, router)); }',
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a method',
      {
        'app.ts': appClass(
          "public add(routes: Routes[]) { routes.forEach((route) => this.app.use('/api', route.router)); }",
        ),
        'server.ts':
          "import { App } from './app';\nimport { Users } from './users';\nconst app = new App();\napp.add([new Users()]);\napp.listen();",
        'users.ts': USERS,
      },
      API_LIST,
    ],
  ],

  'Lists of instances in the file that mounts them': [
    [
      'a constant',
      {
        'app.ts': program(
          'const routes = [new Users()];',
          'routes.forEach((route) => app.use(route.path, route.router));',
        ),
        'users.ts': BARE_USERS,
      },
      LIST,
    ],
    [
      'a constant of constants',
      {
        'app.ts': program(
          'const users = new Users();',
          'const routes = [users];',
          "for (const route of routes) app.use('/api', route.router);",
        ),
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'the loop itself',
      {
        'app.ts': program('for (const { path, router } of [new Users()]) app.use(path, router);'),
        'users.ts': BARE_USERS,
      },
      LIST,
    ],
    [
      'getters',
      {
        'app.ts': program("[new Users()].forEach((route) => app.use('/api', route.getRouter()));"),
        'users.ts': USERS.replace('constructor', 'getRouter() { return this.router; } constructor'),
      },
      API_LIST,
    ],
    [
      'beside a router',
      {
        'app.ts': program(
          "import orders from './orders';",
          "for (const each of [{ path: '/orders', router: orders }, new Users()]) app.use(each.path, each.router);",
        ),
        'orders.ts': `${ESM_ROUTER}export default router;`,
        'users.ts': BARE_USERS,
      },
      'GET /orders/list orders.ts:2',
      LIST,
    ],
    [
      'a field',
      {
        'app.ts': `import { Users } from './users';\n${appClass('private routes = [new Users()];', 'constructor() { this.routes.forEach((route) => this.app.use(route.path, route.router)); }')}`,
        'users.ts': BARE_USERS,
      },
      LIST,
    ],
    [
      'a field of routers',
      {
        'app.ts': `import users from './users';\n${appClass("private routes = [{ path: '/users', router: users }];", 'constructor() { this.routes.forEach(({ path, router }) => this.app.use(path, router)); }')}`,
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a field that the constructor writes',
      {
        'app.ts': `import { Users } from './users';\n${appClass('private routes: Routes[] = [];', 'constructor() { this.routes = [new Users()]; this.mount(); }', "mount() { for (const route of this.routes) this.app.use('/api', route.router); }")}`,
        'users.ts': USERS,
      },
      API_LIST,
    ],
    [
      'a field that is written twice',
      {
        'app.ts': `import { Users } from './users';\n${appClass('private routes = [new Users()];', 'constructor() { this.routes = load(); this.mount(); }', "mount() { for (const route of this.routes) this.app.use('/api', route.router); }")}`,
        'users.ts': USERS,
      },
      OPEN,
    ],
  ],

  'What nobody tells of such a list': [
    ['who hands it over', { 'app.ts': PREFIXED, 'users.ts': USERS }, OPEN],
    [
      'a test alone hands it over',
      {
        'app.ts': PREFIXED,
        'tests/users.test.ts':
          "import { App } from '../app';\nimport { Users } from '../users';\nnew App([new Users()]).listen();",
        'users.ts': USERS,
      },
      OPEN,
    ],
    [
      'which of two applications',
      { 'admin.ts': SERVER, 'app.ts': PREFIXED, 'server.ts': SERVER, 'users.ts': USERS },
      ...[API_LIST, API_LIST],
    ],
    [
      'which of two calls',
      {
        'app.ts':
          "import express from 'express';\nimport { register } from './register';\nimport users from './users';\nimport orders from './orders';\nconst app = express();\nregister(app, [users]);\nregister(app, [orders]);\napp.listen(3000);",
        'orders.ts': `${ESM_ROUTER}export default router;`,
        'register.ts':
          "export const register = (app, routers) => { for (const router of routers) app.use('/api', router); };",
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /api/list orders.ts:2',
      'GET /api/list users.ts:2',
    ],
    [
      'what is in it',
      { 'app.ts': PREFIXED, 'server.ts': SERVER.replace('[new Users()]', 'await load()'), 'users.ts': USERS },
      OPEN,
    ],
    [
      'a path that is written later on',
      {
        'app.ts': BY_PATH,
        'server.ts': SERVER,
        'users.ts': BARE_USERS.replace('constructor() {', "constructor() { this.path = '/people';"),
      },
      'GET /people/list users.ts:3',
    ],
    [
      'a path that is handed over',
      {
        'app.ts': BY_PATH,
        'server.ts': SERVER.replace('Users()', "Users('/people')"),
        'users.ts': BARE_USERS.replace("path = '/users'", 'path: string').replace(
          'constructor() {',
          'constructor(path: string) { this.path = path;',
        ),
      },
      'GET /people/list users.ts:3',
    ],
    [
      'a list that is written later on',
      {
        'app.ts': handing("routes = load(routes); routes.forEach((route) => this.app.use('/api', route.router));"),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      OPEN,
    ],
    [
      'a field that is written twice',
      {
        'app.ts': appClass(
          'private routes = [];',
          'constructor(routes: Routes[]) { this.routes = routes; this.routes = load(); }',
          "start() { this.routes.forEach((route) => this.app.use('/api', route.router)); }",
        ),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      OPEN,
    ],
    [
      'a path of a list of paths',
      {
        'app.ts': handing('routes.forEach((route, at) => this.app.use(this.prefixes[at], route.router));'),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      OPEN_PREFIX,
    ],
    [
      'a path that a method makes',
      {
        'app.ts': handing('routes.forEach((route, at) => this.app.use(this.pathOf(route), route.router));'),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      OPEN_PREFIX,
    ],
    [
      'a path that a member of another name says',
      {
        'app.ts': handing('routes.forEach((route, at) => this.app.use(route.name, route.router));'),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      OPEN_PREFIX,
    ],
    [
      'a path with a fallback',
      {
        'app.ts': handing("routes.forEach((route, at) => this.app.use(route.base ?? '/', route.router));"),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      LIST,
    ],
    [
      'a path of two',
      {
        'app.ts': handing(
          "routes.forEach((route, at) => this.app.use(route.isOpen ? '/open' : '/closed', route.router));",
        ),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      'GET /closed/users/list users.ts:3',
    ],
    [
      'a prefix that is not known',
      {
        'app.ts': handing('routes.forEach((route) => this.app.use(`/api${process.env.BASE}`, route.router));'),
        'server.ts': SERVER,
        'users.ts': USERS,
      },
      OPEN_BELOW,
    ],
  ],
});
