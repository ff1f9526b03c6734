import { app, esmApp, projects } from './mounted.ts';

const BASE = [
  "import { Router } from 'express';",
  'export default class Controller {',
  'constructor(config) { this.app = Router(); this.config = config; }',
  'route(options) { this.app[options.method](options.path, check(options.permission), this.wrap(options.handler.bind(this))); this.app.use(options.path, validate); }',
  "get(path, handler, permission = NONE) { this.route({ method: 'get', path, handler, permission }); }",
  'get router() { return this.app; }',
  '}',
].join('\n');

const BOUND = [
  "import { Router } from 'express';",
  'export default class Controller {',
  'constructor() { this.app = Router(); }',
  'route(options) { this.app[options.method](options.path, options.handler.bind(this)); }',
  'get(path, handler) { this.app.get(path, (req, res) => handler.call(this, req, res)); }',
  '}',
].join('\n');

const BOUND_APP = esmApp("import Users from './users.js';", "app.use('/users', new Users().app);");

function bound(...lines: readonly string[]): string {
  return [
    "import Controller from './controller.js'; export default class Users extends Controller { constructor() { super();",
    ...lines,
    '} }',
  ].join('\n');
}

projects({
  'Functions of other files that register': [
    [
      'a function that is handed the router',
      {
        'app.js': app("const addRoute = require('./add');", "addRoute(app, 'GET', '/users', list);"),
        'add.js': 'module.exports = (router, method, path, handler) => router[method.toLowerCase()](path, handler);',
      },
      'GET /users app.js:4',
    ],
    [
      'a prefix',
      {
        'app.js': app("const { api } = require('./add');", "api(app, 'get', '/users', list);"),
        'add.js':
          'exports.api = function (router, verb, name, ...handlers) { router[verb](`/api${name}`, ...handlers); };',
      },
      'GET /api/users app.js:4',
    ],
    [
      'members of an exported object',
      {
        'users.js':
          "const helpers = require('./helpers');\nconst { page } = helpers;\nmodule.exports = (app) => {\npage(app, '/users', [], list);\nhelpers.api(app, 'put', '/users/:id', update);\n};",
        'helpers.js':
          'const helpers = module.exports;\nhelpers.page = function (...args) { const [router, name] = args; const handler = args[args.length - 1]; router.get(name, handler); };\nhelpers.api = function (...args) { const [router, verb, name] = args; router[verb](name, helpers.wrap(args[args.length - 1])); };',
        'app.js': app("require('./users')(app);"),
      },
      'GET /users users.js:4',
      'PUT /users/:id users.js:5',
    ],
    [
      'a router under a prefix',
      {
        'app.js': esmApp(
          "import { add } from './add.js';",
          'const users = express.Router();',
          "add(users, '/list', list);",
          "app.use('/users', users);",
        ),
        'add.js': 'export function add(router, path, handler) { router.get(path, handler); }',
      },
      'GET /users/list app.js:5',
    ],
    [
      'a function that keeps the router',
      {
        'server.js':
          "const app = require('express')();\nexports.addRoute = (method, path, handler) => app[method](path, handler);\napp.listen(3000);",
        'users.js':
          "const { addRoute } = require('./server');\naddRoute('get', '/users', list);\naddRoute('post', '/users', create);",
      },
      'GET /users users.js:2',
      'POST /users users.js:3',
    ],
    [
      'a route as an object',
      {
        'server.js':
          "const fastify = require('fastify')();\nmodule.exports = { addRoute(options) { fastify.route({ ...options, handler: wrap(options.handler) }); } };",
        'users.js':
          "const server = require('./server');\nserver.addRoute({ method: 'GET', url: '/users', handler: list });",
      },
      'GET /users users.js:2',
    ],
    [
      'a method by itself',
      {
        'server.js': "const app = require('express')();\nmodule.exports = { read: app.get.bind(app) };",
        'users.js': "const { read } = require('./server');\nread('/users', list);",
      },
      'GET /users users.js:2',
    ],
    [
      'an instance',
      {
        'server.js':
          "const express = require('express');\nclass Server { constructor() { this.app = express(); } add_route(method, path, handler) { this.app[method](path, handler); } }\nmodule.exports = new Server();",
        'users.js': "const server = require('./server');\nserver.add_route('get', '/users', list);",
      },
      'GET /users users.js:2',
    ],
    [
      'a class that is extended',
      {
        'controller.js': BASE,
        'users.js':
          "import Controller from './controller.js';\nexport default class Users extends Controller { constructor(config) { super(config);\nthis.route({ method: 'post', path: '/', handler: this.create, permission: ADMIN });\nthis.get('/:id', this.show); } }",
        'orders.js':
          "import Controller from './controller.js';\nexport default class Orders extends Controller { constructor(config) { super(config);\nthis.get('/list', this.list); } }",
        'app.js': esmApp(
          "import Users from './users.js';",
          "import Orders from './orders.js';",
          "app.use('/users', new Users(config).router);",
          "app.use('/orders', new Orders(config).router);",
        ),
      },
      'GET /orders/list orders.js:3',
      'GET /users/:id users.js:4',
      'POST /users users.js:3',
    ],
    [
      'a class that is extended, and binds what it is handed',
      {
        'controller.js': BOUND,
        'users.js': bound(
          "this.route({ method: 'get', path: '/list', handler: this.list });",
          "this.get('/:id', this.show);",
        ),
        'app.js': BOUND_APP,
      },
      'GET /users/:id users.js:3',
      'GET /users/list users.js:2',
    ],
    [
      'a constant that a class is handed which it inherits from',
      {
        'controller.js': BOUND,
        'users.js': bound(
          "const PATH = '/list', ITEM = `${PATH}/:id`, ROOT = '/';",
          "this.route({ method: 'get', path: PATH, handler: this.list });",
          "this.route({ method: 'get', path: ITEM, handler: this.show });",
          "this.route({ method: 'put', path: `${ROOT}:id`, handler: this.update });",
          'this.get(ROOT, this.list);',
        ),
        'app.js': BOUND_APP,
      },
      'GET /users users.js:6',
      'GET /users/list users.js:3',
      'GET /users/list/:id users.js:4',
      'PUT /users/:id users.js:5',
    ],
    [
      'a constant that is no path',
      {
        'controller.js': BOUND,
        'users.js': bound(
          'const NAME = 7;',
          'this.get(NAME, this.list);',
          'this.route({ path: NAME, handler: this.list });',
        ),
        'app.js': BOUND_APP,
      },
      'GET (dynamic) controller.js:5',
      'UNKNOWN (dynamic) controller.js:4',
    ],
    [
      'a class of its own routers',
      {
        'own.js':
          "import Router from '@koa/router';\nexport class OwnRouter extends Router { ownGet(path, ...handlers) { this.get(path, ...handlers); } }",
        'users.js':
          "import { OwnRouter } from './own.js';\nconst users = new OwnRouter();\nusers.ownGet('/users', async (ctx) => { ctx.body = []; });",
      },
      'GET ${…}/users users.js:3',
    ],
    [
      'a function that nobody calls',
      { 'add.js': 'module.exports = (router, path, handler) => router.get(path, handler);' },
    ],
    [
      'a function that is handed a prefix',
      {
        'app.js': app("require('./users')(app, '/users');"),
        'users.js': 'module.exports = (app, base) => {\napp.get(`${base}/list`, (req, res) => res.json([])); };',
      },
      'GET /users/list users.js:2',
    ],
    [
      'a function of another name',
      {
        'app.js': app("const { find } = require('./add');", "find(app, '/users', list);"),
        'add.js': 'exports.find = (app, path, handler) => store.get(path, handler);',
      },
    ],
  ],
  'Functions that register a handler of their own': [
    [
      'of a text, in another file',
      {
        'app.mjs': esmApp(
          "import { forward as redirect } from './forward.mjs';",
          "redirect(app, '/users', 'https://x.org');",
        ),
        'forward.mjs':
          'export const forward = (app, path, url) => { app.get(path, (req, res) => res.redirect(url)); };',
      },
      'GET /users app.mjs:4',
    ],
    [
      'of an object, under another name',
      {
        'app.mjs': esmApp(
          "import * as pages from './pages.mjs';",
          'const { add: page } = pages;',
          "page(app, { path: '/users', view: 'a' });",
        ),
        'pages.mjs': 'export const add = (app, { path, view }) => app.get(path, (req, res) => res.render(view));',
      },
      'GET /users app.mjs:5',
    ],
    [
      'as a method',
      {
        'app.js': app(
          'class Pages { constructor(app) { this.app = app; }',
          'page(path, view) { this.app.get(path, (req, res) => res.render(view)); } }',
          'const pages = new Pages(app);',
          "pages.page('/users', 'users');",
        ),
      },
      'GET /users app.js:6',
    ],
    [
      'where calls give none, and pass on what they give',
      {
        'app.js': app(
          'const add = (path, handler) => app.get(path, handler);',
          "add('/users', 'text');",
          "add('/teams', (req, res) => res.json([]));",
        ),
      },
      'GET /teams app.js:5',
    ],
  ],
  'Other names of functions that register': [
    [
      'a member of an object',
      {
        'app.js': app(
          'function register(path, handler) { app.get(path, handler); }',
          'const on = { get: register };',
          "on.get('/users', (req, res) => res.json([]));",
        ),
      },
      'GET /users app.js:5',
    ],
    [
      'a method that is taken out of its object',
      {
        'app.js': app(
          'const helpers = { register(path, handler) { app.get(path, handler); } };',
          'const { register: get } = helpers;',
          "get('/users', (req, res) => res.json([]));",
        ),
      },
      'GET /users app.js:5',
    ],
    [
      'an export of another name',
      {
        'app.js': app("const { get } = require('./add');", "get(app, '/users', (req, res) => res.json([]));"),
        'add.js':
          'function add(app, path, handler) { app.get(path, handler); }\nconst get = add;\nmodule.exports = { get };',
      },
      'GET /users app.js:4',
    ],
  ],
});
