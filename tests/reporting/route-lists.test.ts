import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
import { temporary } from '../project/temporary.ts';
import { lintProject } from '../support/project.ts';

const SERVER = "const server = require('@hapi/hapi').server();\n";
const INDEX = `${SERVER}server.route([...require('./users'), ...require('./posts')]);\n`;
const HANDLERS =
  "const { users } = require('./stores');\nexports.list = async (request, h) => users.all();\nexports.show = async (request, h) => users.find(request.params.id);\nexports.remove = async (request, h) => users.remove(request.params.id);\n";
const USERS =
  "const handlers = require('./handlers');\nmodule.exports = [\n  { method: 'GET', path: '/users/list', handler: handlers.list },\n  { method: 'GET', path: '/users/{id}', handler: handlers.show },\n];\n";
const POSTS =
  "const handlers = require('./handlers');\nmodule.exports = [\n  { method: 'GET', path: '/posts', handler: handlers.list },\n];\n";
const FILES = { 'app.js': INDEX, 'users.js': USERS, 'posts.js': POSTS, 'handlers.js': HANDLERS };

describe('a list of routes that another file registers', () => {
  it('is reported and fixed where it stands', async () => {
    const { messages, fixed } = await lintProject(FILES);
    expect(messages).toEqual([
      "users.js:3:34 no-verb-segment: Verb 'list' in the path of 'GET /users/list'. Use 'GET /users'.",
    ]);
    expect(fixed).toEqual({ 'users.js': USERS.replace('/users/list', '/users') });
  });

  it('takes its callers along', async () => {
    const test =
      "it('lists', async () => {\n  const { result } = await server.inject({ method: 'GET', url: '/users/list' });\n  expect(result).toEqual([]);\n});\n";
    const client = "import axios from 'axios';\nexport const users = () => axios.get('/users/list');\n";
    const { fixed } = await lintProject({
      ...FILES,
      'app.test.js': `const server = require('./app');\n${test}`,
      'client.mjs': client,
    });
    expect(Object.keys(fixed).sort()).toEqual(['app.test.js', 'client.mjs', 'users.js']);
    expect(fixed['client.mjs']).toBe(client.replace('/users/list', '/users'));
  });

  it('keeps the style of a method', async () => {
    const users = USERS.replace(
      "method: 'GET', path: '/users/list', handler: handlers.list",
      "method: 'get', path: '/users/delete/{id}', handler: handlers.remove",
    );
    const { fixed } = await lintProject({ ...FILES, 'users.js': users });
    expect(fixed['users.js']).toBe(
      users.replace("method: 'get', path: '/users/delete/{id}'", "method: 'delete', path: '/users/{id}'"),
    );
  });

  it('stays where a route of another list has the address', async () => {
    const posts = POSTS.replace('/posts', '/users');
    const { messages, fixed } = await lintProject({ ...FILES, 'posts.js': posts });
    expect(messages).toEqual([
      expect.stringContaining(
        "users.js:3:34 no-verb-segment: Verb 'list' in the path of 'GET /users/list'. Not rewritten",
      ),
    ]);
    expect(fixed).toEqual({});
  });

  it('stays where a text that cannot move names its address', async () => {
    const { fixed } = await lintProject({
      ...FILES,
      'README.md': 'Ask `curl localhost/users/list | jq`.\n',
      'menu.js': "exports.items = ['/users/list'];\n",
    });
    expect(fixed).toEqual({});
  });

  it('may hold a duplicate of a route of another list', async () => {
    const { messages } = await lintProject({ ...FILES, 'posts.js': POSTS.replace('/posts', '/users/{id}') });
    expect(messages).toEqual([
      "posts.js:3:14 no-duplicate-route: 'GET /users/{id}' is registered already (users.js:4).",
      expect.stringContaining('users.js:3:34 no-verb-segment'),
    ]);
  });

  it('is left alone where a comment says that it is deprecated', async () => {
    const users = USERS.replace(
      "  { method: 'GET', path: '/users/list'",
      "  // @deprecated\n  { method: 'GET', path: '/users/list'",
    );
    expect((await lintProject({ ...FILES, 'users.js': users })).messages).toEqual([]);
  });

  it('is left alone where no router registers it', async () => {
    const { messages, fixed } = await lintProject({
      ...FILES,
      'app.js': `${SERVER}server.start();\n`,
      'menu.js': "const users = require('./users');\nusers.forEach((each) => console.log(each.path));\n",
    });
    expect(messages).toEqual([]);
    expect(fixed).toEqual({});
  });

  it('is fixed once where two servers register it', async () => {
    const { messages, fixed } = await lintProject({
      ...FILES,
      'admin.js': `${SERVER}server.route(require('./users'));\n`,
    });
    expect(messages).toHaveLength(1);
    expect(fixed).toEqual({ 'users.js': USERS.replace('/users/list', '/users') });
  });

  it('is judged below the prefix of the plugin that registers it', async () => {
    const app = "const app = require('fastify')();\napp.register(require('./plugin'), { prefix: '/api' });\n";
    const plugin =
      "const routes = require('./users');\nmodule.exports = async function (fastify) {\n  routes.forEach((route) => fastify.route(route));\n};\n";
    const users = USERS.replaceAll('path:', 'url:').replace('{id}', ':id');
    const { messages, fixed } = await lintProject({
      'app.js': app,
      'plugin.js': plugin,
      'users.js': users,
      'handlers.js': HANDLERS,
    });
    expect(messages).toEqual([
      "users.js:3:33 no-verb-segment: Verb 'list' in the path of 'GET /api/users/list'. Use 'GET /api/users'.",
    ]);
    expect(fixed).toEqual({ 'users.js': users.replace('/users/list', '/users') });
  });

  it('has the style of its paths and its methods judged', async () => {
    const users = USERS.replace('/users/list', '/userGroups/').replace(
      "method: 'GET', path: '/users/{id}'",
      "method: 'TRACE', path: '/users/{id}'",
    );
    const { messages } = await lintProject({ ...FILES, 'users.js': users }, 'strict');
    expect(messages.map((message) => message.split(':')[2]?.replace(/^\d+ /, ''))).toEqual([
      'segment-case',
      'no-trailing-slash',
      'allowed-methods',
    ]);
  });

  it('is fixed once where its own file registers it too', async () => {
    const users = `${USERS.replace('module.exports =', 'const routes =')}module.exports = (server) => server.route(routes);\nmodule.exports.routes = routes;\n`;
    const { fixed } = await lintProject({
      ...FILES,
      'app.js': `${SERVER}require('./users')(server);\n`,
      'admin.js': `${SERVER}server.route(require('./users').routes);\n`,
      'users.js': users,
    });
    expect(fixed['users.js']).toBe(users.replace('/users/list', '/users'));
  });

  it('is left alone where the project is not read', () => {
    const folder = temporary({ 'package.json': '{ "name": "shop" }', ...FILES });
    const config: Linter.Config[] = [
      plugin.configs.strict,
      { languageOptions: { sourceType: 'commonjs' }, settings: { 'restful-routes': { project: false } } },
    ];
    expect(new Linter({ cwd: folder.root }).verify(USERS, config, { filename: folder.at('users.js') })).toEqual([]);
  });
});
