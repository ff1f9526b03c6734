import { fastifyApp, projects } from './mounted.ts';

const LIST = "server.route({ method: 'GET', path: '/users/list', handler: (request, h) => [] });";
/** A plugin of hapi with these lines in its function. */
const hapiPlugin = (...lines: readonly string[]): string =>
  ["exports.plugin = { name: 'users', register: async (server, options) => {", ...lines, '} };'].join('\n');
const hapiApp = (line: string): string => `const server = require('@hapi/hapi').server();\n${line}`;
/** A function that registers what it is told, on whatever router it is called with. */
const CRUD =
  "module.exports = async (router, { names }) => {\n  for (const name of names) router.get('/' + name + '/list', async () => []);\n};";

projects({
  'Plugins of hapi': [
    [
      'under a prefix',
      {
        'app.js': hapiApp("server.register(require('./users'), { routes: { prefix: '/v1' } });"),
        'users.js': hapiPlugin(LIST),
      },
      'GET /v1/users/list users.js:2',
    ],
    [
      'in an object with their options',
      {
        'app.js': hapiApp(
          "const users = require('./users');\nserver.register([{ plugin: users, options: { path: '/users/list' }, routes: { prefix: '/v1' } }]);",
        ),
        'users.js': hapiPlugin("server.route([{ method: 'GET', path: options.path, handler: (request, h) => [] }]);"),
      },
      'GET /v1/users/list app.js:3',
    ],
    [
      'that pass their options on together with the server',
      {
        'app.js': hapiApp(
          "server.register([{ plugin: require('./users'), options: { of: 'cars' }, routes: { prefix: '/v1' } }]);",
        ),
        'users.js': hapiPlugin("server.route(require('./rows')({ server, options }));"),
        'rows.js': `module.exports = ({ server }) => [${LIST.slice('server.route('.length, -2)}];`,
      },
      'GET /v1/users/list rows.js:1',
    ],
    [
      'that register others',
      {
        'app.js': hapiApp("server.register({ plugin: require('./api'), routes: { prefix: '/v1' } });"),
        'api.js': hapiPlugin("await server.register(require('./users'), { routes: { prefix: '/api' } });"),
        'users.js': hapiPlugin(
          'const rows = [];',
          `rows.push(${LIST.slice('server.route('.length, -2)});`,
          'server.route(rows);',
        ),
      },
      'GET /v1/api/users/list users.js:3',
    ],
    [
      'by a function that only somebody outside calls',
      {
        'server.js': [
          "const Hapi = require('@hapi/hapi');",
          'async function register(server, config) {',
          "  for (const name of ['users', 'pets'])",
          "    await server.register({ plugin: require(`./plugins/${name}`), options: config[name], routes: { prefix: '/v4' } });",
          '}',
          'module.exports = async (config) => { const server = Hapi.server(config.http); await register(server, config); return server; };',
        ].join('\n'),
        'plugins/users.js': hapiPlugin("const list = require('../rows').list;", "server.route([list('users')]);"),
        'plugins/pets.js': hapiPlugin("server.route([require('../rows').list('pets')]);"),
        'rows.js':
          "exports.list = (name) => ({ method: 'GET', path: `/${name}/list`, handler: async (request, h) => [] });",
      },
      'GET /v4/pets/list rows.js:1',
      'GET /v4/users/list rows.js:1',
    ],
  ],

  'Plugins of Fastify': [
    [
      'that are registered with other options each',
      {
        'app.js': fastifyApp(
          "const crud = require('./crud');",
          "app.register(crud, { prefix: '/a', names: ['users'] });",
          "app.register(crud, { prefix: '/b', names: ['posts', 'pets'] });",
        ),
        'crud.js': CRUD,
      },
      'GET /a/users/list crud.js:2',
      'GET /b/pets/list crud.js:2',
      'GET /b/posts/list crud.js:2',
    ],
    [
      'on one of two servers',
      {
        'app.js':
          "const fastify = require('fastify');\nconst app = process.env.KEY ? fastify({ https: {} }) : fastify();\napp.register(require('./crud'), { prefix: '/a', names: ['users'] });\napp.listen({ port: 3000 });",
        'crud.js': CRUD,
      },
      'GET /a/users/list crud.js:2',
    ],
    [
      'from a file whose name is not known',
      {
        'app.js': fastifyApp('app.register(require(`./plugins/${process.env.PLUGIN}`), { prefix: "/a" });'),
        'plugins/users.js': "module.exports = async (router) => {\n  router.get('/users/list', async () => []);\n};",
        'plugins/pets.js': "module.exports = async (router) => {\n  router.get('/pets/list', async () => []);\n};",
      },
      'GET /a/pets/list plugins/pets.js:2',
      'GET /a/users/list plugins/users.js:2',
    ],
  ],
});
