import { describe, expect, it } from 'vitest';
import { addressesIn } from '../support/project.ts';
import { app, esmFastifyApp, fastifyApp, projects } from './mounted.ts';

/** A hapi application of CommonJS with these lines. */
function hapiApp(...lines: readonly string[]): string {
  return ["const server = require('@hapi/hapi').server();", ...lines].join('\n');
}

/** A list of one route in its second line, without its export. */
function rows(path: string): string {
  return `[\n  { method: 'GET', path: '${path}', handler: (request, h) => [] },\n];\n`;
}

/** An application of Hono with these lines behind the first two. */
function openApiApp(...lines: readonly string[]): string {
  return ["import { OpenAPIHono } from '@hono/zod-openapi';", 'const app = new OpenAPIHono();', ...lines].join('\n');
}

const DESCRIBED =
  "import { createRoute } from '@hono/zod-openapi';\nexport const list = createRoute({ method: 'get', path: '/users/list', responses: {} });\nexport const show = createRoute({ method: 'get', path: '/users/{id}', responses: {} });";

const USERS = `module.exports = ${rows('/users/list')}`;
const POSTS = `module.exports = ${rows('/posts')}`;
const URLS = `module.exports = ${rows('/users/list').replace('path:', 'url:')}`;
const LIST = 'GET /users/list users.js:2';
const LOWER =
  "const users = require('./controller');\nmodule.exports = [\n  { method: 'get', path: '/users/list', handler: users.list, secured: true },\n  { method: 'del', path: '/users/:id', handler: users.remove },\n];";
const LOWER_ROUTES = ['DELETE /users/:id users.js:4', 'GET /users/list users.js:3'];
/** Registers each route of a list that it is handed. */
const HANDED = 'module.exports = (fastify, routes) => { routes.forEach((route) => { fastify.route(route); }); };';
const BOTH = ['GET /posts posts.js:2', LIST];

projects({
  'hapi, a list of which a part is not known': [
    [
      'rows before those of a package, in a plugin that nothing registers',
      {
        'api.js':
          "exports.plugin = { name: 'api', register(server) {\n  server.route([\n    { method: 'GET', path: '/users/list', handler: () => [] },\n    ...require('more-routes'),\n  ]);\n} };",
      },
      'GET /users/list api.js:3',
      'UNKNOWN (dynamic) api.js:2',
    ],
    [
      'rows that a callback adds for each element of an unknown list',
      {
        'app.js': hapiApp("server.register(require('./api'));"),
        'api.js':
          "const more = require('./models');\nmodule.exports = { name: 'api', register(server) {\n  server.route([{ method: 'GET', path: '/users/list', handler: () => [] }, ...more]);\n} };",
        'models.js':
          "const rows = [];\nObject.values(require('models')).forEach(({ name }) => rows.push({ method: 'POST', path: `/${name}`, handler: () => 1 }));\nmodule.exports = rows;",
      },
      'GET /users/list api.js:3',
      'UNKNOWN (dynamic) api.js:3',
    ],
  ],

  'Express, a path of a package': [
    [
      'by a function that gets the router',
      {
        'app.js':
          "const app = require('express')();\nconst paths = require('paths');\nconst adding = { on(r, method, path, handle) { r[method](path, handle); } };\napp.get('/users', (req, res) => res.json([]));\nadding.on(app, 'get', paths.cars, (req, res) => res.json([]));\napp.listen(3000);",
      },
      'GET (dynamic) app.js:3',
      'GET /users app.js:4',
    ],
    [
      'on each router of a list',
      {
        'app.js':
          "const express = require('express');\nconst routers = [express.Router()];\nconst app = express();\nfor (const router of routers) router.get(require('paths').cars, (req, res) => res.json([]));\napp.use('/api', routers[0]);\napp.listen(3000);",
      },
      'GET (dynamic) app.js:4',
    ],
  ],

  'hapi, a list of another file': [
    ['required inline', { 'app.js': hapiApp("server.route(require('./users'));"), 'users.js': USERS }, LIST],
    [
      'export default',
      {
        'app.js':
          "import Hapi from '@hapi/hapi';\nimport users from './users.js';\nconst server = Hapi.server();\nserver.route(users);",
        'users.js': `export default ${rows('/users/list')}`,
      },
      LIST,
    ],
    [
      'export const',
      {
        'app.js':
          "import Hapi from '@hapi/hapi';\nimport { routes } from './users.js';\nconst server = Hapi.server();\nserver.route(routes);",
        'users.js': `export const routes = ${rows('/users/list')}`,
      },
      LIST,
    ],
    [
      'exports.routes',
      {
        'app.js': hapiApp("const { routes } = require('./users');", 'server.route(routes);'),
        'users.js': `exports.routes = ${rows('/users/list')}`,
      },
      LIST,
    ],
    [
      'module.exports = { routes }',
      {
        'app.js': hapiApp("server.route(require('./users').routes);"),
        'users.js': `const routes = ${rows('/users/list')}module.exports = { routes };`,
      },
      LIST,
    ],
    [
      'under a name, frozen and typed',
      {
        'app.ts':
          "import Hapi from '@hapi/hapi';\nimport users from './users';\nconst server = Hapi.server();\nserver.route(users);",
        'users.ts': `import type { ServerRoute } from '@hapi/hapi'; const users: ServerRoute[] = Object.freeze(${rows('/users/list').replace(';', ' as const);')}export default users;`,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'that a function makes of its handlers',
      {
        'app.js':
          "const routes = require('./users');\nmodule.exports = { name: 'users', register: async (server, { service }) => {\nconst handler = new Handler(service);\nserver.route(routes(handler));\n} };",
        'server.js': hapiApp("server.register(require('./app'));"),
        'users.js': `const routes = (handler) => ${rows('/users/list').replace('(request, h) => []', 'handler.list')}module.exports = routes;`,
      },
      LIST,
    ],
    [
      'in a function that is handed the server',
      {
        'app.js': hapiApp("require('./routes')(server);"),
        'routes.js': "const users = require('./users');\nmodule.exports = (server) => server.route(users);",
        'users.js': USERS,
      },
      LIST,
    ],
    [
      'in a plugin, row by row',
      {
        'app.js': hapiApp("server.register(require('./plugin'));"),
        'plugin.js':
          "const users = require('./users');\nexports.plugin = { name: 'users', register: (server, options) => { for (const route of users) server.route(route); } };",
        'users.js': `module.exports = ${rows('/users/{id}')}`,
      },
      'GET /users/{id} users.js:2',
    ],
    [
      'handlers among options',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js':
          "const handlers = require('./handlers');\nmodule.exports = [\n  { method: 'GET', path: '/users', options: { auth: 'jwt', handler: handlers.list } },\n  { method: ['PUT', 'PATCH'], path: '/users/{id}', config: { handler: handlers.update } },\n  { method: '*', path: '/{rest*}', handler: { directory: { path: 'public' } } },\n];",
      },
      'ALL /{rest*} users.js:5',
      'GET /users users.js:3',
      'PUT,PATCH /users/{id} users.js:4',
    ],
    [
      'one route object a file',
      {
        'app.js': hapiApp("server.route([require('./list'), require('./show')]);"),
        'list.js': "module.exports = { method: 'GET', path: '/users', handler: (request, h) => [] };",
        'show.js': "module.exports = { method: 'GET', path: '/users/{id}', handler: (request, h) => [] };",
      },
      'GET /users list.js:1',
      'GET /users/{id} show.js:1',
    ],
    [
      'paths that another file says',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js':
          "const { PREFIX } = require('./paths');\nmodule.exports = [{ method: 'GET', path: PREFIX + '/list', handler: (request, h) => [] }, { method: 'GET', path: '/health', handler: (request, h) => 'ok' }];",
        'paths.js': "exports.PREFIX = '/users';",
      },
      'GET /health users.js:2',
      'GET /users/list users.js:2',
    ],
  ],

  'Express, a list of another file whose rows a loop registers': [
    [
      'by its members',
      {
        'app.js': app(
          "const users = require('./users');",
          'users.forEach((row) => app[row.method](row.path, row.handler));',
        ),
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'in small letters, with middleware',
      {
        'app.js': app(
          "const users = require('./users');",
          'for (const row of users) { app[row.method.toLowerCase()](row.path, auth, ...(row.middleware || []), row.handler); }',
        ),
        'users.js': USERS,
      },
      LIST,
    ],
    [
      'taken apart',
      {
        'app.js': app(
          "const users = require('./users');",
          'users.map(({ method, url, handler }) => app[method](url, handler));',
        ),
        'users.js': URLS.replace('GET', 'get'),
      },
      LIST,
    ],
    [
      'taken apart in the loop',
      {
        'app.js': app(
          "const users = require('./users');",
          'for (const row of users) {',
          '  const { method, path, handler } = row;',
          '  app[method](path, handler);',
          '}',
        ),
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'called otherwise in the loop',
      {
        'app.js': app(
          "const users = require('./users');",
          'users.forEach((row) => {',
          '  const verb = row.method;',
          '  const address = row.path;',
          '  app[verb](address, row.handler);',
          '});',
        ),
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'taken apart by a helper that is handed the list',
      {
        'app.js': app(
          "const users = require('./users');",
          "const { applyRoutes } = require('./apply');",
          'applyRoutes(users, app);',
        ),
        'apply.js':
          'exports.applyRoutes = (rows, router) => {\n  for (const row of rows) {\n    const { method, path, handler } = row;\n    router[method](path, handler);\n  }\n};',
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'taken apart and changed',
      {
        'app.js': app(
          "const users = require('./users');",
          'for (const row of users) {',
          '  let { method, path, handler } = row;',
          '  path = prefixed(path);',
          '  app[method](path, handler);',
          '}',
        ),
        'users.js': LOWER,
      },
      'UNKNOWN (dynamic) app.js:7',
    ],
    [
      'taken apart with a default',
      {
        'app.js': app(
          "const users = require('./users');",
          'for (const row of users) {',
          "  const { method = 'get', path, handler } = row;",
          '  app[method](path, handler);',
          '}',
        ),
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'under a prefix',
      {
        'app.js': app(
          "const users = require('./users');",
          'const router = express.Router();',
          'users.forEach((row) => { router[row.method](row.path, row.handler); });',
          "app.use('/api', router);",
        ),
        'users.js': LOWER,
      },
      ...LOWER_ROUTES.map((route) => route.replace('/users', '/api/users')),
    ],
    [
      'in a function that is handed the router',
      {
        'app.js': app("require('./register').routes(app);"),
        'register.js':
          "const users = require('./users');\nexports.routes = function (server) { users.forEach(function (row) { server[row.method](row.path, row.handler); }); };",
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'behind something that the loop adds',
      {
        'app.js': app(
          "const users = require('./users');",
          'users.forEach((row) => app[row.method](`/api${row.path}`, row.handler));',
        ),
        'users.js': LOWER,
      },
      'DELETE /api/users/:id users.js:4',
      'GET /api/users/list users.js:3',
    ],
    [
      'filtered',
      {
        'app.js': app(
          "const users = require('./users');",
          'users.filter(isWanted).forEach((row) => app[row.method](row.path, row.handler));',
        ),
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'changed before',
      {
        'app.js': app(
          "const users = require('./users');",
          'users.forEach((row) => { row.path = prefixed(row.path); app[row.method](row.path, row.handler); });',
        ),
        'users.js': LOWER,
      },
      'UNKNOWN (dynamic) app.js:4',
    ],
    [
      'of a router that has no member for each method',
      {
        'app.js':
          "const app = require('restify').createServer();\nconst users = require('./users');\nusers.forEach((row) => app[row.method](row.path, row.handler));",
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
  ],

  'the lists of a folder, whose files a loop loads': [
    [
      'each registered',
      {
        'app.js': hapiApp(
          "const { readdirSync } = require('fs');",
          "readdirSync('./routes').forEach((file) => { server.route(require('./routes/' + file)); });",
        ),
        'routes/users.js': USERS,
        'routes/posts.js': POSTS,
        'routes/posts.test.js': POSTS,
      },
      'GET /posts routes/posts.js:2',
      'GET /users/list routes/users.js:2',
    ],
    [
      'under a name, row by row',
      {
        'app.js': hapiApp(
          "const { join } = require('path');",
          "const folder = join(__dirname, 'routes');",
          "for (const file of require('fs').readdirSync(folder)) { const rows = require(join(folder, file)); rows.forEach((row) => server.route(row)); }",
        ),
        'routes/users.js': USERS,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'pushed into a list',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes/index.js':
          "const all = [];\nrequire('fs').readdirSync(__dirname).filter((file) => file !== 'index.js').forEach((file) => { all.push(...require('./' + file)); });\nmodule.exports = all;",
        'routes/users.js': USERS,
        'routes/posts.js': POSTS,
      },
      'GET /posts routes/posts.js:2',
      'GET /users/list routes/users.js:2',
    ],
    [
      'by the end of their names',
      {
        'app.js': hapiApp(
          "const { readdirSync } = require('fs');",
          "readdirSync('./routes').filter((file) => file.endsWith('.routes.js')).forEach((file) => { server.route(require('./routes/' + file)); });",
        ),
        'routes/users.routes.js': USERS,
        'routes/posts.js': POSTS,
      },
      'GET /users/list routes/users.routes.js:2',
    ],
  ],

  'lists of lists': [
    [
      'spread in another file',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes/index.js':
          "const users = require('../users');\nconst posts = require('../posts');\nmodule.exports = [...users, ...posts];",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'concatenated in another file',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes/index.js':
          "const users = require('../users');\nconst posts = require('../posts');\nmodule.exports = [].concat(users, posts);",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'beside rows of its own',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes.js':
          "const users = require('./users');\nmodule.exports = [{ method: 'GET', path: '/', handler: () => '' }, ...users];",
        'users.js': USERS,
      },
      'GET / routes.js:2',
      LIST,
    ],
    [
      'spread where it is registered',
      {
        'app.js': hapiApp(
          "const users = require('./users');",
          "const posts = require('./posts');",
          'server.route([...users, ...posts.routes]);',
        ),
        'users.js': USERS,
        'posts.js': POSTS.replace('module.', '').replace('exports', 'exports.routes'),
      },
      ...BOTH,
    ],
    [
      'concatenated where it is registered',
      {
        'app.js': hapiApp(
          "const users = require('./users');",
          "const posts = require('./posts');",
          'server.route([].concat(users, posts));',
        ),
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'users.concat(posts) under a name',
      {
        'app.js': hapiApp(
          "const users = require('./users');",
          "const posts = require('./posts');",
          'const all = users.concat(posts);',
          'server.route(all);',
        ),
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'under a name',
      {
        'app.js': hapiApp(
          "const users = require('./users');",
          "const posts = require('./posts');",
          'const all = [...users, ...posts];',
          'server.route(all);',
        ),
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'an object of lists',
      {
        'app.js': hapiApp("const routes = require('./routes');", 'server.route([...routes.users, ...routes.posts]);'),
        'routes/index.js': "module.exports = { users: require('../users'), posts: require('../posts') };",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'Object.values',
      {
        'app.js': hapiApp(
          "const routes = require('./routes');",
          'Object.values(routes).forEach((list) => server.route(list));',
        ),
        'routes/index.js': "module.exports = { users: require('../users'), posts: require('../posts') };",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'Object.values(...).flat()',
      {
        'app.js':
          "import Hapi from '@hapi/hapi';\nimport * as routes from './routes.js';\nconst server = Hapi.server();\nserver.route(Object.values(routes).flat());",
        'routes.js': "export { default as users } from './users.js';\nexport * from './posts.js';",
        'users.js': `export default ${rows('/users/list')}`,
        'posts.js': `export const posts = ${rows('/posts')}`,
      },
      ...BOTH,
    ],
    [
      'an object of lists that is spread',
      {
        'app.js': hapiApp(
          "const routes = require('./routes');",
          'for (const list of Object.values(routes)) server.route(list);',
        ),
        'routes/index.js':
          "const more = { posts: require('../posts') };\nmodule.exports = { ...require('./v1'), ...more };",
        'routes/v1.js': "exports.users = require('../users');",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'a list of lists',
      {
        'app.js': hapiApp(
          "const lists = require('./routes');",
          'lists.forEach((list) => list.forEach((route) => server.route(route)));',
        ),
        'routes.js': "module.exports = [require('./users'), require('./posts')];",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'modules with a list each',
      {
        'app.js': hapiApp(
          "const modules = require('./modules');",
          'for (const { routes } of modules) server.route(routes);',
        ),
        'modules.js':
          "module.exports = [{ name: 'users', routes: require('./users') }, { name: 'posts', routes: require('./posts') }];",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'to which rows and lists are added',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes.js': `const users = require('./users');\nconst all = [];\nall.push(...users, { method: 'GET', path: '/posts', handler: (request, h) => [] });\nmodule.exports = all;`,
        'users.js': USERS,
      },
      'GET /posts routes.js:3',
      LIST,
    ],
    [
      'that grows by lists',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes.js':
          "let all = [{ method: 'GET', path: '/health', handler: () => 'ok' }];\nall = all.concat(require('./users'));\nall = [...all, ...require('./posts')];\nmodule.exports = all;",
        'users.js': USERS,
        'posts.js': POSTS,
      },
      'GET /health routes.js:1',
      ...BOTH,
    ],
    [
      'that becomes another one',
      {
        'app.js': hapiApp("server.route(require('./routes'));"),
        'routes.js':
          "let all = [{ method: 'GET', path: '/health', handler: () => 'ok' }];\nall = all.filter(isWanted);\nall = all.concat(require('./users'));\nmodule.exports = all;",
        'users.js': USERS,
      },
      'GET /health routes.js:1',
      'GET /users/list users.js:2',
    ],
    [
      'which is added to where it is registered',
      {
        'app.js': hapiApp(
          "const users = require('./users');",
          "users.push({ method: 'GET', path: '/posts', handler: (request, h) => [] });",
          'server.route(users);',
        ),
        'users.js': USERS,
      },
      'GET /posts app.js:3',
      'GET /users/list users.js:2',
    ],
    [
      'from which rows are taken',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js': `const users = ${rows('/users/list')}users.splice(0, 1);\nmodule.exports = users;`,
      },
      'UNKNOWN (dynamic) app.js:2',
    ],
    [
      'that import one another',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js': `const posts = require('./posts');\nmodule.exports = [...posts, ${rows('/users/list').slice(1)}`,
        'posts.js': `const users = require('./users');\nmodule.exports = [...users, ${rows('/posts').slice(1)}`,
      },
      'GET /posts posts.js:3',
      'GET /users/list users.js:3',
    ],
    [
      'that export one another',
      {
        'app.js': hapiApp("server.route(require('./a'));"),
        'a.js': "module.exports = require('./b');",
        'b.js': "module.exports = require('./a');",
      },
      'UNKNOWN (dynamic) app.js:2',
    ],
  ],

  'Hono, descriptions of another file': [
    [
      'by their names',
      {
        'app.ts': openApiApp("import { list } from './users';", 'app.openapi(list, (c) => c.json([]));'),
        'users.ts': DESCRIBED,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'as members of their module',
      {
        'app.ts': openApiApp(
          "import * as routes from './users';",
          'export default app.openapi(routes.list, handlers.list).openapi(routes.show, handlers.show);',
        ),
        'users.ts': DESCRIBED,
      },
      'GET /users/list users.ts:2',
      'GET /users/{id} users.ts:3',
    ],
    [
      'under a prefix',
      {
        'app.ts': openApiApp("import users from './router';", "app.route('/api', users);"),
        'router.ts': openApiApp(
          "import { list } from './users';",
          'app.openapi(list, (c) => c.json([]));',
          'export default app;',
        ),
        'users.ts': DESCRIBED,
      },
      'GET /api/users/list users.ts:2',
    ],
    [
      'on a router that a function of the project makes',
      {
        'app.ts': openApiApp("import users from './router';", "app.route('/api', users);"),
        'create.ts':
          "import { OpenAPIHono } from '@hono/zod-openapi';\nexport function createRouter() { return new OpenAPIHono({ strict: false }); }",
        'router.ts':
          "import { createRouter } from './create';\nimport * as handlers from './handlers';\nimport * as routes from './users';\nconst router = createRouter().openapi(routes.list, handlers.list).openapi(routes.show, handlers.show);\nexport default router;",
        'users.ts': DESCRIBED,
      },
      'GET /api/users/list users.ts:2',
      'GET /api/users/{id} users.ts:3',
    ],
    [
      'on a router of any name and from elsewhere',
      {
        'app.ts': openApiApp("import users from './router';", "app.route('/api', users);"),
        'create.ts': "import { OpenAPIHono } from '@hono/zod-openapi';\nexport const make = () => new OpenAPIHono();",
        'router.ts':
          "import { make } from './create';\nimport { list } from './users';\nconst users = make();\nusers.openapi(list, async (context) => context.json([]));\nexport default users;",
        'users.ts': DESCRIBED,
      },
      'GET /api/users/list users.ts:2',
    ],
    [
      'with middleware added to them',
      {
        'app.ts': openApiApp(
          "import { list } from './users';",
          'app.openapi({ ...list, middleware: [auth] as const }, (c) => c.json([]));',
        ),
        'users.ts': DESCRIBED,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'that nobody registers',
      { 'app.ts': openApiApp("app.get('/health', (c) => c.text('ok'));"), 'users.ts': DESCRIBED },
      'GET /health app.ts:3',
    ],
  ],

  'Fastify, a loop over a list of another file': [
    [
      'forEach',
      {
        'app.js': fastifyApp("const routes = require('./users');", 'routes.forEach((route) => app.route(route));'),
        'users.js': URLS,
      },
      LIST,
    ],
    [
      'forEach with a body',
      {
        'app.js': fastifyApp(
          "const routes = require('./users');",
          'routes.forEach((route, index) => {',
          '  app.route(route);',
          '});',
        ),
        'users.js': URLS,
      },
      LIST,
    ],
    [
      'for ... of',
      {
        'app.js': esmFastifyApp(
          "import { routes } from './users.js';",
          'for (const route of routes) app.route(route);',
        ),
        'users.js': URLS.replace('module.exports', 'export const routes'),
      },
      LIST,
    ],
    [
      'which is added to first',
      {
        'app.js': fastifyApp(
          "const routes = require('./users');",
          "routes.push({ method: 'GET', url: '/posts', handler: async () => [] });",
          'routes.forEach((route) => app.route(route));',
        ),
        'users.js': URLS,
      },
      'GET /posts app.js:3',
      'GET /users/list users.js:2',
    ],
    ['map', { 'app.js': fastifyApp("require('./users').map((route) => app.route(route));"), 'users.js': URLS }, LIST],
    [
      'a plugin with a prefix',
      {
        'app.js': fastifyApp("app.register(require('./plugin'), { prefix: '/api' });"),
        'plugin.js':
          "const routes = require('./users');\nmodule.exports = async function (fastify) {\n  routes.forEach((route) => fastify.route(route));\n};",
        'users.js': URLS,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'a local list to which others are applied',
      {
        'app.js': fastifyApp(
          "const users = require('./users');",
          "const posts = require('./posts');",
          'let all = [];',
          'all.push.apply(all, users);',
          'all.push.apply(all, posts);',
          'all.forEach((route, index) => {',
          '  app.route(route);',
          '});',
        ),
        'users.js': URLS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'a local list to which something is called on',
      {
        'app.js': fastifyApp(
          "const users = require('./users');",
          'const all = [...users];',
          'all.push.call(all, ...others);',
          'all.forEach((route) => app.route(route));',
        ),
        'users.js': URLS,
      },
      'GET /users/list users.js:2',
      'UNKNOWN (dynamic) app.js:5',
    ],
    [
      'a local list that spreads others',
      {
        'app.js': fastifyApp(
          "const users = require('./users');",
          "const all = [...users, { method: 'GET', url: '/health', handler: async () => 'ok' }];",
          'all.forEach((route) => app.route(route));',
        ),
        'users.js': URLS,
      },
      'GET /health app.js:3',
      LIST,
    ],
    [
      'a loop in a loop',
      {
        'app.js': fastifyApp(
          "const users = require('./users');",
          "const posts = require('./posts');",
          '[users, posts].forEach((list) => list.forEach((route) => app.route(route)));',
        ),
        'users.js': URLS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
    [
      'Object.values',
      {
        'app.js': fastifyApp(
          "const routes = require('./routes');",
          'Object.values(routes).flat().forEach((route) => app.route(route));',
        ),
        'routes.js': "module.exports = { users: require('./users'), posts: require('./posts') };",
        'users.js': URLS,
        'posts.js': POSTS,
      },
      ...BOTH,
    ],
  ],

  'a function of another file that is handed the router and a list': [
    [
      'in one call',
      {
        'app.js': fastifyApp("require('./register')(app, require('./users'));"),
        'register.js': HANDED,
        'users.js': URLS,
      },
      LIST,
    ],
    [
      'in several calls',
      {
        'app.js': fastifyApp(
          "const register = require('./register');",
          "register(app, require('./users'));",
          "register(app, require('./posts'));",
        ),
        'register.js': HANDED,
        'users.js': URLS,
        'posts.js': POSTS.replace('path:', 'url:'),
      },
      ...BOTH,
    ],
    [
      'which is called by a name that its file makes',
      {
        'app.js': fastifyApp("const register = require('./register');", "register(app, require('./users'));"),
        'register.js': HANDED.replace('=', '= register ='),
        'users.js': URLS,
      },
      LIST,
    ],
    [
      'under a prefix each',
      {
        'app.js': fastifyApp(
          "const register = require('./register');",
          "app.register(async (inner) => { register(inner, require('./users')); }, { prefix: '/api' });",
          "register(app, require('./posts'));",
        ),
        'register.js': HANDED,
        'users.js': URLS,
        'posts.js': POSTS.replace('path:', 'url:'),
      },
      'GET /api/users/list users.js:2',
      'GET /posts posts.js:2',
    ],
    [
      'in Express',
      {
        'app.js': app("require('./register')(app, require('./users'));"),
        'register.js':
          'module.exports = (app, routes) => { routes.forEach((row) => app[row.method](row.path, row.handler)); };',
        'users.js': LOWER,
      },
      ...LOWER_ROUTES,
    ],
    [
      'of which one is not told',
      {
        'app.js': fastifyApp(
          "const register = require('./register');",
          "register(app, require('./users'));",
          "register(app, load('./posts'));",
        ),
        'register.js': HANDED,
        'users.js': URLS,
      },
      LIST,
      'UNKNOWN (dynamic) register.js:1',
      'UNKNOWN (dynamic) register.js:1',
    ],
  ],

  'what registers a list twice': [
    [
      'two servers',
      {
        'app.js': "const app = require('fastify')();\nfor (const route of require('./users')) app.route(route);",
        'admin.js':
          "const app = require('fastify')();\napp.register(async (admin) => {\n  for (const route of require('./users')) admin.route(route);\n}, { prefix: '/admin' });",
        'users.js': URLS,
      },
      'GET /admin/users/list users.js:2',
      LIST,
    ],
    [
      'two names of one list',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js': `const routes = ${rows('/users/list')}module.exports = routes;\nmodule.exports.routes = routes;`,
      },
      LIST,
    ],
  ],

  'lists that nobody registers': [
    ['alone', { 'app.js': hapiApp('server.start();'), 'users.js': USERS }],
    [
      'the endpoints of a client',
      {
        'app.js': hapiApp('server.start();'),
        'client.js': "const endpoints = require('./users');\nendpoints.forEach((endpoint) => axios.request(endpoint));",
        'users.js': USERS,
      },
    ],
    [
      'middleware of Express',
      { 'app.js': "const app = require('express')();\napp.use(require('./users'));", 'users.js': USERS },
    ],
    [
      'a list of something else',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js': "module.exports = ['users', { name: 'list' }];",
      },
      'UNKNOWN (dynamic) app.js:2',
    ],
  ],

  'lists that are registered otherwise than they are written': [
    [
      'mapped',
      {
        'app.js': hapiApp(
          "const users = require('./users');",
          "server.route(users.map((route) => ({ ...route, path: '/api' + route.path })));",
        ),
        'users.js': USERS,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'changed in the loop',
      {
        'app.js': fastifyApp(
          "const users = require('./users');",
          'users.forEach((route) => {',
          "  route.url = '/api' + route.url;",
          '  app.route(route);',
          '});',
        ),
        'users.js': URLS,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'changed where they are exported',
      {
        'app.js': hapiApp("server.route(require('./users'));"),
        'users.js': `const routes = ${rows('/users/list')}routes.forEach((route) => { route.path = '/api' + route.path; });\nmodule.exports = routes;`,
      },
      'GET /api/users/list users.js:2',
    ],
    [
      'of a function that is handed them',
      {
        'app.js': hapiApp(
          "const { prefixed } = require('./prefixed');",
          "server.route(prefixed('/api', require('./users')));",
        ),
        'prefixed.js':
          'exports.prefixed = (prefix, routes) => routes.map((route) => ({ ...route, path: prefix + route.path }));',
        'users.js': USERS,
      },
      'GET /api/users/list users.js:2',
    ],
  ],
});

describe('lists that lead to one another without end', () => {
  it('are gone through once', () => {
    const lists = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `r${String(at)}.js`,
        `module.exports = [...require('./r${String((at + 1) % 30)}'), ...require('./r${String((at + 7) % 30)}'), { method: 'GET', path: '/r${String(at)}', handler: () => '' }];`,
      ]),
    );
    expect(
      addressesIn({ 'app.js': hapiApp("server.route(require('./r0'));"), ...lists }).length,
    ).toBeGreaterThanOrEqual(30);
  });
});
