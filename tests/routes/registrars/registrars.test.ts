import { routeLines, table, type Cases } from '../dump.ts';

const APP = "const app = require('express')();\n";
const ROUTER = "const router = require('express').Router();\n";

const cases: Cases = {
  Functions: [
    [
      `${APP}function addRoute(method, path, handler) { app[method.toLowerCase()](path, handler); }\naddRoute('GET', '/getUsers', list);\naddRoute('post', '/users', create);`,
      'express app GET<GET> /getUsers </getUsers>',
      'express app POST<post> /users </users>',
    ],
    [
      `${APP}const get = (path, ...handlers) => app.get(\`/api\${path}\`, auth, ...handlers);\nget('/getUsers', list);`,
      'express app GET</getUsers> /api/getUsers </getUsers>',
    ],
    [
      `${APP}const get = (path, handler) => app.get('/api' + path, handler);\nget('/users', list);\nget(USERS, list);`,
      "express app GET<get> /api… </api' + path>",
      'express app GET</users> /api/users </users>',
    ],
    [
      `${ROUTER}const setupApiRoute = (router, verb, name, ...handlers) => router[verb](\`/api\${name}\`, ...handlers);\nsetupApiRoute(router, 'get', '/config', config.get);\nsetupApiRoute(router, 'put', '/users/:id', users.update);`,
      'express router GET<get> /api/config </config>',
      'express router PUT<put> /api/users/:id </users/:id>',
    ],
    [
      `${APP}const api = require('express').Router();\nfunction add(router, path, handler) { router.post(path, handler); }\nadd(app, '/users', create);\nadd(api, '/orders', create);`,
      'express application POST</users> /users </users>',
      'express router POST</orders> /orders </orders>',
    ],
    [
      `${APP}function addRoute({ method = 'get', path, handler }) { app[method](path, wrap(handler)); }\naddRoute({ method: 'delete', path: '/users/:id', handler: remove });\naddRoute({ path: '/users', handler: list });`,
      'express app GET<get> /users </users>',
      'express app DELETE<delete> /users/:id </users/:id>',
    ],
    [
      `${APP}function addRoute(options) { const { path, handler } = options; app[options.method](path, async (req, res) => { await handler(req, res); }); }\naddRoute({ method: 'post', path: '/users', handler: create });`,
      'express app POST<post> /users </users>',
    ],
    [
      `${APP}function page(...args) { const [name] = args; const handler = args[args.length - 1]; app.get(name, handler); app.get(\`/api\${name}\`, handler); }\npage('/about', auth, about);`,
      'express app GET</about> /about </about>',
      'express app GET</about> /api/about </about>',
    ],
    [
      `const fastify = require('fastify')();\nfunction add(method, url, handler) { fastify.route({ method, url, handler }); }\nadd('GET', '/users', list);`,
      'fastify fastify GET<GET> /users </users>',
    ],
    [
      `const fastify = require('fastify')();\nconst add = (options) => fastify.route({ ...options, handler: wrap(options.handler) });\nadd({ method: 'GET', url: '/users', handler: list });`,
      'fastify application GET<GET> /users </users>',
    ],
    [
      `${APP}function resource(path, handlers) { app.get(path, handlers.list); app.get(\`\${path}/:id\`, handlers.show); app.route(path).post(handlers.create); }\nresource('/users', users);`,
      'express app GET</:id> /users/:id </:id>',
      'express app GET</users> /users </users>',
      'express app POST</users> /users </users>',
    ],
  ],
  'Functions that call one another': [
    [
      `${APP}const add = (method, path, handler) => app[method](path, handler);\nconst get = (path, handler) => add('get', \`/api\${path}\`, handler);\nget('/users', list);`,
      'express app GET<get> /api/users </users>',
    ],
    [
      `${APP}function a(path, handler) { b(path, handler); app.get(path, handler); }\nfunction b(path, handler) { a(path, handler); }\na('/users', list);`,
      'express app GET</users> /users </users>',
    ],
  ],
  'Methods by themselves': [
    [`${APP}const get = app.get.bind(app);\nget('/users', list);`, 'express application GET</users> /users </users>'],
    [
      `${ROUTER}const { get, post: create } = router;\nget('/users', list);\ncreate('/users', add);`,
      'express router GET</users> /users </users>',
      'express router POST</users> /users </users>',
    ],
    [
      `${APP}const register = isRead ? app.get.bind(app) : app.post.bind(app);\nregister('/users', list);`,
      'express application GET</users> /users </users>',
      'express application POST</users> /users </users>',
    ],
    [`${APP}const get = app.get.bind(app);\nget('env');`],
  ],
  Loops: [
    [
      `${ROUTER}const routes = [{ method: 'get', path: '/users', handler: list }, { method: 'post', path: '/users', handler: create }];\nroutes.forEach(({ method, path, handler }) => { router[method](path, auth, handler); });`,
      'express router GET<get> /users </users>',
      'express router POST<post> /users </users>',
    ],
    [
      `${ROUTER}for (const [verb, path, handler] of [['get', '/users', list]]) router[verb](path, handler);`,
      'express router GET<get> /users </users>',
    ],
    [
      `${APP}const add = (route) => app[route.method](route.path, route.handler);\nfor (const route of [{ method: 'get', path: '/users', handler: list }]) add(route);`,
      'express app GET<get> /users </users>',
    ],
    [
      `${APP}routes.forEach((route) => app[route.method](route.path, route.handler));`,
      'express app UNKNOWN<route.method> (dynamic) <route.path>',
    ],
  ],
  Classes: [
    [
      `import { Router } from 'express';\nclass Users { router = Router(); constructor() { this.get('/users', this.list); } private get(path, ...handlers) { this.router.get(path, ...handlers); } list = (req, res) => res.json([]); }\nnew Users();`,
      'express this.router GET</users> /users </users>',
    ],
    [
      `import Router from '@koa/router';\nclass OwnRouter extends Router { private add(method, path, ...handlers) { this[method](path, ...handlers); } ownGet(path, ...handlers) { this.add('get', path, ...handlers); } }\nconst users = new OwnRouter();\nusers.ownGet('/users', async (ctx) => { ctx.body = []; });`,
      'koa router GET<get> /users </users>',
    ],
  ],
  'Routers of packages': [
    [
      "import { OwnRouter } from 'own-koa';\nconst users = new OwnRouter({ prefix: '/users' });\nusers.ownGet('list', '/list', auth, async (ctx) => { ctx.body = []; });\nusers.ownDelete('/:id', async (ctx) => {});\nusers.ownGet('/other', list);\nusers.forget('/all', (ctx) => {});\nexport { users };",
      'koa users GET<ownGet> /list </list>',
      'koa users DELETE<ownDelete> /:id </:id>',
    ],
    ["import { ApiClient } from 'own-koa';\nconst users = new ApiClient();\nusers.ownGet('/list', async (ctx) => {});"],
    [
      "import { OwnRouter } from './own-koa';\nconst users = new OwnRouter();\nusers.ownGet('/list', async (ctx) => {});",
    ],
  ],
  'What is no registration': [
    [
      "const client = require('axios');\nconst get = (path, options) => client.get(path, options);\nget('/users', options);",
    ],
    ["const get = (path, handler) => cache.get(path, handler);\nget('/users', list);"],
    [
      `${APP}const get = (path, handler) => app.get(path, handler);\nget('users', list);\nget('http://host/users', list);`,
    ],
    [
      `${APP}const send = (method, path, handler) => app[method](path, handler);\nsend('listen', '/users', list);`,
      'express app UNKNOWN<method> (dynamic) <path>',
    ],
  ],
};

table(cases, routeLines);
