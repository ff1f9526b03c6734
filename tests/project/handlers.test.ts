import { describe, expect, it } from 'vitest';
import type { Handler, Response } from '../../src/model/handler.ts';
import { routersOf, usesIn, writeProject, type Files } from '../support/project.ts';

const PAGE = "(req, res) => { res.render('users'); }";
const KOA_PAGE = "async (ctx) => { await ctx.render('users'); }";

/** What answers the one route of a project. */
function handlerIn(files: Files): Handler | undefined {
  const routers = routersOf(writeProject(files));
  return routers.flatMap(({ entries }) => entries).find((entry) => entry.kind === 'route')?.handler;
}

/** An Express application with one route and this handler. */
function app(handler: string, ...before: readonly string[]): string {
  return ["const app = require('express')();", ...before, `app.get('/users', ${handler});`].join('\n');
}

/** The same as a module. */
function esmApp(handler: string, ...before: readonly string[]): string {
  return ["import express from 'express';", ...before, 'const app = express();', `app.get('/users', ${handler});`].join(
    '\n',
  );
}

describe('a handler of another file', () => {
  it.each<readonly [title: string, files: Files, response: Response]>([
    [
      'exports.list =',
      { 'app.js': app('users.list', "const users = require('./users');"), 'users.js': `exports.list = ${PAGE};` },
      'page',
    ],
    [
      'module.exports.list =',
      { 'app.js': app("require('./users').list"), 'users.js': `module.exports.list = ${PAGE};` },
      'page',
    ],
    [
      'module.exports = { list }',
      {
        'app.js': app('list', "const { list } = require('./users');"),
        'users.js': `const list = ${PAGE};\nmodule.exports = { list };`,
      },
      'page',
    ],
    [
      'a name that nothing declares',
      {
        'app.js': app('list', "const { list } = require('./users');"),
        'users.js': `list = ${PAGE};\nmodule.exports = { list };`,
      },
      'page',
    ],
    [
      'a wrapped one under such a name',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': `const wrap = require('wrap');\nlist = wrap(${PAGE});\nmodule.exports = { list };`,
      },
      'page',
    ],
    [
      'such a name that is written twice',
      {
        'app.js': app('list', "const { list } = require('./users');"),
        'users.js': `list = ${PAGE};\nlist = (req, res) => { res.json([]); };\nmodule.exports = { list };`,
      },
      'unknown',
    ],
    [
      'such a name that a function writes',
      {
        'app.js': app('list', "const { list } = require('./users');"),
        'users.js': `const init = () => { list = ${PAGE}; };\nmodule.exports = { init, list };`,
      },
      'unknown',
    ],
    [
      'module.exports = { list() {} }',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': "module.exports = { list(req, res) { res.render('users'); } };",
      },
      'page',
    ],
    [
      'module.exports = function',
      { 'app.js': app("require('./list')"), 'list.js': `module.exports = ${PAGE};` },
      'page',
    ],
    [
      'a redirect',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': "exports.list = async (req, res) => { await save(); res.redirect('/'); };",
      },
      'redirect',
    ],
    [
      'data',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': 'exports.list = async (req, res) => { res.json(await find()); };',
      },
      'data',
    ],
    [
      'export function',
      {
        'app.js': esmApp('list', "import { list } from './users.js';"),
        'users.js': "export async function list(req, res) { res.render('users'); }",
      },
      'page',
    ],
    [
      'export const',
      {
        'app.js': esmApp('users.list', "import * as users from './users.js';"),
        'users.js': `export const list = ${PAGE};`,
      },
      'page',
    ],
    [
      'export default { list }',
      {
        'app.js': esmApp('users.list', "import users from './users.js';"),
        'users.js': `const list = ${PAGE};\nexport default { list };`,
      },
      'page',
    ],
    [
      'exported again',
      {
        'app.js': esmApp('users.list', "import { users } from './controllers/index.js';"),
        'controllers/index.js': "export * as users from './users.js';",
        'controllers/users.js': `export const list = ${PAGE};`,
      },
      'page',
    ],
    [
      'a list of controllers',
      {
        'app.js': app('controllers.users.list', "const controllers = require('./controllers');"),
        'controllers/index.js': "module.exports = { users: require('./users') };",
        'controllers/users.js': `exports.list = ${PAGE};`,
      },
      'page',
    ],
    [
      'wrapped where it is registered',
      {
        'app.js': app('wrap(users.list)', "const users = require('./users');", "const wrap = require('./wrap');"),
        'wrap.js': 'module.exports = (fn) => (req, res, next) => fn(req, res, next).catch(next);',
        'users.js': `exports.list = ${PAGE};`,
      },
      'page',
    ],
    [
      'wrapped where it stands',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'wrap.js': 'module.exports = (fn) => (req, res, next) => fn(req, res, next).catch(next);',
        'users.js': `const wrap = require('./wrap');\nexports.list = wrap(async (req, res) => { res.render('users'); });`,
      },
      'page',
    ],
    [
      'wrapped by a package',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': `const asyncHandler = require('express-async-handler');\nconst list = asyncHandler(async (req, res) => { res.render('users'); });\nmodule.exports = { list };`,
      },
      'page',
    ],
    [
      'behind middleware',
      {
        'app.js': app('auth, users.list', "const users = require('./users');", "const auth = require('./auth');"),
        'auth.js': 'module.exports = (req, res, next) => next();',
        'users.js': `exports.list = ${PAGE};`,
      },
      'page',
    ],
    [
      'an array that ends in it',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': `exports.list = [(req, res, next) => next(), ${PAGE}];`,
      },
      'page',
    ],
    [
      'an instance',
      {
        'app.js': esmApp('users.list', "import users from './users.js';"),
        'users.js': "class Users { list(req, res) { res.render('users'); } }\nexport default new Users();",
      },
      'page',
    ],
    [
      'an instance made where it is registered',
      {
        'app.js': esmApp('users.list', "import { Users } from './users.js';", 'const users = new Users();'),
        'users.js': "export class Users { list = async (req, res) => { res.render('users'); }; }",
      },
      'page',
    ],
    [
      'an instance of a module',
      {
        'app.js': app('users.list', "const users = new (require('./users'))();"),
        'users.js': "module.exports = class Users { list(req, res) { res.render('users'); } };",
      },
      'page',
    ],
    [
      'a bound method',
      {
        'app.js': esmApp(
          'users.list.bind(users)',
          "import { Users } from './users.js';",
          'const users = new Users(db);',
        ),
        'users.js': "export class Users { list(req, res) { res.render('users'); } }",
      },
      'page',
    ],
    [
      'a method called in a function',
      {
        'app.js': esmApp(
          '(req, res) => users.list(req, res)',
          "import { Users } from './users.js';",
          'const users = new Users(db);',
        ),
        'users.js': "export class Users { list(req, res) { res.render('users'); } }",
      },
      'page',
    ],
    [
      'a method called with something else',
      {
        'app.js': esmApp(
          '(req, res) => users.list(req, res, db)',
          "import { Users } from './users.js';",
          'const users = new Users(db);',
        ),
        'users.js': "export class Users { list(req, res) { res.render('users'); } }",
      },
      'page',
    ],
    [
      'a static method',
      {
        'app.js': esmApp('Users.list', "import { Users } from './users.js';"),
        'users.js': "export class Users { static list(req, res) { res.render('users'); } }",
      },
      'page',
    ],
    [
      'an inherited method',
      {
        'app.js': esmApp('users.list', "import { Users } from './users.js';", 'const users = new Users();'),
        'users.js': "class Base { list(req, res) { res.render('users'); } }\nexport class Users extends Base {}",
      },
      'page',
    ],
    [
      'a field of the class of the routes',
      {
        'app.ts':
          "import { Router } from 'express';\nimport { Users } from './users';\nexport class Routes { router = Router(); users = new Users(); constructor() { this.router.get('/users', this.users.list); } }",
        'users.ts': "export class Users { public list = async (req, res) => { res.render('users'); }; }",
      },
      'page',
    ],
    [
      'a factory of handlers',
      { 'app.js': app('list(db)', "const list = require('./list');"), 'list.js': `module.exports = (db) => ${PAGE};` },
      'page',
    ],
    [
      'a factory of controllers',
      {
        'app.js': app('users.list', "const users = require('./users')(db);"),
        'users.js': `module.exports = (db) => ({ list: ${PAGE} });`,
      },
      'page',
    ],
    [
      'a factory of controllers that returns',
      {
        'app.js': app(
          'users.list',
          "const { createUsers } = require('./users');",
          'const users = createUsers({ db });',
        ),
        'users.js': `exports.createUsers = ({ db }) => { const list = ${PAGE}; return { list }; };`,
      },
      'page',
    ],
    [
      'Koa',
      {
        'app.js': "const router = new (require('@koa/router'))();\nrouter.get('/users', require('./users').list);",
        'users.js': `exports.list = ${KOA_PAGE};`,
      },
      'page',
    ],
    [
      'Koa, a static method',
      {
        'app.js':
          "const router = new (require('@koa/router'))();\nconst Users = require('./users');\nrouter.get('/users', Users.list);",
        'users.js': 'class Users { static async list(ctx) { ctx.body = []; } }\nmodule.exports = Users;',
      },
      'data',
    ],
    [
      'Fastify',
      {
        'app.js': "const app = require('fastify')();\napp.get('/users', { schema: {} }, require('./users').list);",
        'users.js': "exports.list = async (request, reply) => reply.view('users');",
      },
      'page',
    ],
    [
      'Fastify, an object',
      {
        'app.js':
          "const app = require('fastify')();\nconst users = require('./users');\napp.route({ method: 'GET', url: '/users', handler: users.list });",
        'users.js': "exports.list = async (request, reply) => reply.redirect('/');",
      },
      'redirect',
    ],
    [
      'one that is not there',
      { 'app.js': app('users.list', "const users = require('./users');"), 'users.js': 'exports.show = () => {};' },
      'unknown',
    ],
    ['of a package', { 'app.js': app("require('serve-favicon')('x')"), 'users.js': '' }, 'unknown'],
    [
      'a circle',
      {
        'app.js': app('users.list', "const users = require('./users');"),
        'users.js': "module.exports = require('./users');",
      },
      'unknown',
    ],
  ])('%s', (_title, files, response) => {
    expect(handlerIn(files)?.answer.response).toBe(response);
  });
});

describe('a handler that its framework finds by the name of its controller', () => {
  const ROUTER = (handler: string): string =>
    `module.exports = (app) => { const { router, controller } = app; router.get('/users', ${handler}); };`;
  const CLASS =
    "const { Controller } = require('egg');\nmodule.exports = class extends Controller { async list() { await this.ctx.render('users.tpl'); } };";
  const ROUTE = (handler: string): string => `const Route = use('Route');\nRoute.get('/users', ${handler});`;
  const PAGES =
    "class UserController { async list({ view }) { return view.render('users'); } }\nmodule.exports = UserController;";
  const LATER =
    "import router from '@adonisjs/core/services/router';\nconst UsersController = () => import('#controllers/users_controller');\n";
  const IMPORTS = {
    'package.json': '{ "type": "module", "imports": { "#controllers/*": "./app/controllers/*.js" } }',
    'app/controllers/users_controller.ts':
      "export default class UsersController { async list({ view }) { return view.render('users'); } }",
  };

  it.each<readonly [title: string, files: Files, response: Response]>([
    ['Egg, a class', { 'app/router.js': ROUTER('controller.users.list'), 'app/controller/users.js': CLASS }, 'page'],
    [
      'Egg, in a folder',
      { 'app/router/admin/users.js': ROUTER('controller.admin.users.list'), 'app/controller/admin/users.js': CLASS },
      'page',
    ],
    [
      'Egg, a file in small letters',
      { 'app/router.js': ROUTER('controller.userGroups.list'), 'app/controller/user_groups.js': CLASS },
      'page',
    ],
    [
      'Egg, a file with hyphens',
      { 'app/router.js': ROUTER('controller.userGroups.list'), 'app/controller/user-groups.ts': CLASS },
      'page',
    ],
    [
      'Egg, a file in capitals',
      { 'app/router.js': ROUTER('controller.userGroups.list'), 'app/controller/UserGroups.js': CLASS },
      'page',
    ],
    [
      'Egg, an object',
      { 'app/router.js': ROUTER('controller.users.list'), 'app/controller/users.js': `exports.list = ${KOA_PAGE};` },
      'page',
    ],
    [
      'Egg, a function that makes a class',
      {
        'app/router.js': ROUTER('controller.users.list'),
        'app/controller/users.js':
          "module.exports = (app) => class extends app.Controller { async list() { this.ctx.redirect('/'); } };",
      },
      'redirect',
    ],
    [
      'Egg, data',
      {
        'app/router.js': ROUTER('controller.users.list'),
        'app/controller/users.js':
          "const { Controller } = require('egg');\nmodule.exports = class extends Controller { async list() { this.ctx.body = await this.ctx.service.users.all(); } };",
      },
      'data',
    ],
    [
      'Egg, one that is not there',
      { 'app/router.js': ROUTER('controller.users.show'), 'app/controller/users.js': CLASS },
      'unknown',
    ],
    [
      'Egg, outside of its folder',
      { 'routes/index.js': ROUTER('controller.users.list'), 'controller/users.js': CLASS },
      'unknown',
    ],
    [
      'AdonisJS, by a text',
      { 'start/routes.js': ROUTE("'UserController.list'"), 'app/Controllers/Http/UserController.js': PAGES },
      'page',
    ],
    [
      'AdonisJS, in a folder',
      {
        'start/routes/admin.js': ROUTE("'Admin/UserController.list'"),
        'app/Controllers/Http/Admin/UserController.js': PAGES,
      },
      'page',
    ],
    [
      'AdonisJS, imported later',
      { ...IMPORTS, 'start/routes.ts': `${LATER}router.get('/users', [UsersController, 'list']);` },
      'page',
    ],
    [
      'AdonisJS, imported',
      {
        ...IMPORTS,
        'start/routes.ts':
          "import router from '@adonisjs/core/services/router';\nimport UsersController from '#controllers/users_controller';\nrouter.get('/users', [UsersController, 'list']);",
      },
      'page',
    ],
    [
      'AdonisJS, by the text of its module',
      { ...IMPORTS, 'start/routes.ts': `${LATER}router.get('/users', '#controllers/users_controller.list');` },
      'page',
    ],
    [
      'AdonisJS, one that is not there',
      { ...IMPORTS, 'start/routes.ts': `${LATER}router.get('/users', [UsersController, 'show']);` },
      'unknown',
    ],
  ])('%s', (_title, files, response) => {
    expect(handlerIn(files)?.answer.response).toBe(response);
  });

  it.each<readonly [title: string, files: Files, response: Response]>([
    [
      'a member of the application',
      {
        'routes/users.js': "module.exports = (app) => { app.get('/users', app.controllers.users.list); };",
        'controllers/users.js': `module.exports = () => ({ list: ${PAGE} });`,
      },
      'page',
    ],
    [
      'what such a member is first',
      {
        'routes/users.js':
          "module.exports = (app) => { const users = app.controllers.users; app.get('/users', users.list); };",
        'controllers/users.js': `exports.list = ${PAGE};`,
      },
      'page',
    ],
    [
      'a member with more folders, further above',
      {
        'config/routes/users.js': "module.exports = (app) => { app.get('/users', app.api.admin.users.list); };",
        'api/admin/users.js': `module.exports = () => ({ list: ${PAGE} });`,
      },
      'page',
    ],
    [
      'a member that answers with data',
      {
        'routes/users.js': "module.exports = (app) => { app.get('/users', app.controllers.users.list); };",
        'controllers/users.js': 'module.exports = () => ({ list: (req, res) => res.json([]) });',
      },
      'data',
    ],
    [
      'a member of no file',
      {
        'routes/users.js': "module.exports = (app) => { app.get('/users', app.controllers.users.list); };",
        'controllers/posts.js': `exports.list = ${PAGE};`,
      },
      'unknown',
    ],
  ])('is loaded into the application: %s', (_title, files, response) => {
    expect(handlerIn(files)?.answer.response).toBe(response);
  });

  it.each<readonly [title: string, before: string, handler: string, response: Response]>([
    ['what a container is asked for by a class', 'const users = container.resolve(Users);', 'users.list', 'page'],
    ['it, bound', 'const users = container.resolve(Users);', 'users.list.bind(users)', 'page'],
    ['it, in a function', 'const users = Container.get(Users);', '(req, res) => users.list(req, res)', 'page'],
    ['it, in a wrapper', 'const users = Container.get(Users);', 'wrap(users.list)', 'page'],
    ['it, without a name', '', 'container.resolve(Users).list', 'page'],
    ['what a container is asked for by a type', "const users = container.get<Users>('Users');", 'users.list', 'page'],
    ['what a type is written for', 'const users: Users = registry.users;', 'users.list', 'page'],
    ['another member', 'const users = container.resolve(Users);', 'users.show', 'data'],
    ['what something else answers', 'const users = decorate(Users);', 'users.list', 'unknown'],
    ['what nobody says', "const users = container.get('Users');", 'users.list', 'unknown'],
  ])('is a member of an instance that somebody else makes: %s', (_title, before, handler, response) => {
    const users =
      "export class Users { constructor(private store: Store) {} list(req, res) { res.render('users'); } show(req, res) { res.json({}); } }";
    expect(
      handlerIn({ 'app.ts': esmApp(handler, "import { Users } from './users';", before), 'users.ts': users })?.answer
        .response,
    ).toBe(response);
  });

  it.each([['constructor(private users: Users) {'], ['private users = container.resolve(Users); constructor() {']])(
    'is a member of a field of the class of the routes: %s',
    (start) => {
      const routes = `import { Router } from 'express';\nimport { Users } from './users';\nexport class Routes { router = Router(); ${start} this.router.get('/users', this.users.list); } }`;
      expect(
        handlerIn({
          'app.ts': routes,
          'users.ts': "export class Users { list = async (req, res) => { res.render('users'); }; }",
        })?.answer.response,
      ).toBe('page');
    },
  );

  it.each([
    ["const controllers = require('require-dir')('./controllers');", {}],
    [
      "const controllers = require('./controllers');",
      {
        'controllers/index.js':
          "for (const file of fs.readdirSync(__dirname)) exports[path.parse(file).name] = require('./' + file);",
      },
    ],
  ])('is a member of an object that is made of the files of a folder: %s', (before, index: Files) => {
    expect(
      handlerIn({
        'app.js': app('controllers.users.list', before),
        'controllers/users.js': `exports.list = ${PAGE};`,
        ...index,
      })?.answer.response,
    ).toBe('page');
  });

  it.each([
    [
      "handler: 'article.remove'",
      "module.exports = createCoreController('api::article.article', ({ strapi }) => ({ async remove(ctx) { return ctx.request.body; } }));",
      true,
    ],
    ["handler: 'api::article.article.remove'", 'module.exports = { remove(ctx) { return ctx.request.body; } };', true],
    ["handler: 'article.remove'", 'module.exports = { remove(ctx) { return ctx.params; } };', false],
    ["handler: 'article.remove'", 'module.exports = { find(ctx) { return ctx.request.body; } };', null],
  ])('is an action of Strapi: %s, %s', (handler, controller, reads) => {
    const routes = `module.exports = { routes: [{ method: 'POST', path: '/articles/delete/:id', ${handler} }] };`;
    const source = `const { createCoreController } = require('@strapi/strapi').factories;\n${controller}`;
    expect(
      usesIn({ 'src/api/article/routes/custom.js': routes, 'src/api/article/controllers/article.js': source })[0]
        ?.readsBody,
    ).toBe(reads);
  });

  it.each([
    ['const { ctx } = this; const { ids } = ctx.request.body;', true],
    ['const ids = this.ctx.request.body.ids;', true],
    ['const { id } = this.ctx.params;', false],
  ])('knows whether it reads the body of its requests: %s', (statement, reads) => {
    const controller = `const { Controller } = require('egg');\nmodule.exports = class extends Controller { async list() { ${statement} this.ctx.body = []; } };`;
    expect(
      usesIn({ 'app/router.js': ROUTER('controller.users.list'), 'app/controller/users.js': controller })[0]?.readsBody,
    ).toBe(reads);
  });
});

it('knows whether a handler of another file may hand requests on', () => {
  const routers = routersOf(
    writeProject({
      'app.js':
        "const app = require('express')();\nconst { show, pass } = require('./users');\napp.get('/a', show);\napp.get('/b', pass);",
      'users.js': 'exports.show = (req, res) => res.json([]);\nexports.pass = (req, res, next) => next();',
    }),
  );
  expect(
    routers.flatMap(({ entries }) => entries.map((entry) => entry.kind === 'route' && entry.handler.passesOn)),
  ).toEqual([false, true]);
});

it.each<[what: string, middleware: string, reads: boolean]>([
  ['reads the body', 'exports.own = (req, res, next) => { if (req.body.userId === req.params.id) next(); };', true],
  [
    'looks elsewhere too',
    'exports.own = (req, res, next) => { if (check(req.body.token || req.query.token)) next(); };',
    false,
  ],
  ['reads no body', 'exports.own = (req, res, next) => next();', false],
])('knows whether a middleware of another file %s', (_what, middleware, reads) => {
  const handlers = [`(req, res) => res.json([])`, "require('./users').list"];
  for (const handler of handlers) {
    const files = {
      'app.js': app(`own, ${handler}`, "const { own } = require('./own');"),
      'own.js': middleware,
      'users.js': 'exports.list = (req, res) => res.json([]);',
    };
    expect(usesIn(files)[0]?.readsBody).toBe(reads);
  }
});

it.each([
  ['(req, res) => users.remove(req, res)', true],
  ['async (req, res, next) => { await users.remove(req, res, next); }', true],
  ['async (req, res, next) => { try { await users.remove(req, res); } catch (error) { next(error); } }', true],
  ['async (req, res) => { log(req); await users.clear(req, res); }', true],
  ['async (req, res) => { await drop(users.chosen(req)); res.json({}); }', true],
  ['async (req, res) => { await drop(users.chosen(req), users.signedIn(req)); res.json({}); }', true],
  ['async (req, res) => { await drop(users.own(req, res)); }', true],
  ['async (req, res) => { res.json(await users.own(req)); }', false],
  ['async (req, res) => { res.json(await users.asked(req)); }', false],
  ['async (req, res) => { await users.told(req, res); }', false],
  ['async (req, res) => { await users.away(req); await users.answered(req, res); }', true],
  ['async (req, res) => { users.signedIn(req); users.show(req, res); }', false],
  ['(req, res) => users.show(req, res)', false],
  ['async (req, res) => { res.json(await users.remove(req.params.id)); }', false],
  ['async (req, res) => { try { await users.unknown(req, res); } finally { log(req); } }', false],
])('knows whether what a handler calls in another file reads the body: %s', (handler, reads) => {
  const users = [
    'exports.remove = async (req, res) => { await drop(req.body.reason); res.json({}); };',
    'exports.clear = async (req, res) => { try { await exports.remove(req, res); } catch (error) { fail(res, error); } };',
    'exports.show = (req, res) => res.json([]);',
    "exports.chosen = (req) => require('./chosen').chosenIn(req);",
    "exports.signedIn = (req) => req.body.token || req.headers['x-token'];",
    'exports.own = (req, res) => exports.signedIn(req, res);',
    "exports.asked = (req) => require('./chosen').answer(req, res);",
    'exports.told = (req, res) => res.json(exports.signedIn(req));',
    "exports.away = (req) => require('./nowhere').read(req);",
    "exports.answered = (req, res) => require('./chosen').answer(req, res);",
  ].join('\n');
  const chosen =
    'exports.chosenIn = (req) => exports.ids(req);\nexports.ids = (req) => (req.retry ? exports.chosenIn(req) : req.body.ids.map(String));\nexports.answer = (req, res) => res.json(req.body.token || req.query.token);';
  const files = { 'app.js': app(handler, "const users = require('./users');"), 'users.js': users, 'chosen.js': chosen };
  expect(usesIn(files)[0]?.readsBody).toBe(reads);
});

it.each([
  ['async (req, res) => { try { await remove(req, res); } catch { res.sendStatus(500); } }', true, ['courseId']],
  ['async (req, res) => { await drop(chosen(req)); res.json({}); }', true, ['courseId']],
  ['async (req, res) => { await drop(signedIn(req)); res.json({}); }', false, ['tokenId']],
  ['async (req, res) => { shown(req, res); }', false, ['tokenId']],
  ['async (req, res) => { signIn(req, res); }', true, ['tokenId']],
  ['async (req, res) => { hidden(req); }', false, ['tokenId']],
  ['async (req, res) => { req.body; asked(req, res); }', true, ['courseId']],
])('follows a request through the functions of its file: %s', (handler, reads, ids) => {
  const own = [
    'const remove = async (req, res) => { await drop(chosen(req)); res.json({}); };',
    'function chosen(req) { return req.retry ? again(req) : req.body.courseId; }',
    'function again(request) { return chosen(request); }',
    'const signedIn = (req) => req.body.tokenId || req.query.tokenId;',
    'const shown = (req, res) => res.json(signedIn(req));',
    'const signIn = (req, res) => res.json(req.body.tokenId || req.query.tokenId);',
    'const asked = (req, res) => res.json(find(req.query.courseId));',
    'const hidden = (req) => signIn(req, res);',
  ];
  const files = { 'app.js': app(handler, ...own) };
  expect(usesIn(files)[0]?.readsBody).toBe(reads);
  expect(usesIn(files)[0]?.fields).toEqual(ids);
});

it('knows the identifiers that a function of another file reads of the query', () => {
  const files = {
    'app.js': app(
      'async (req, res) => { if (!req.user) return res.sendStatus(401); await users.show(req, res); }',
      "const users = require('./users');",
    ),
    'users.js': 'exports.show = async (req, res) => res.json(await find(req.query.userId));',
  };
  expect(usesIn(files)[0]?.readsBody).toBe(false);
  expect(usesIn(files)[0]).toMatchObject({ fields: ['userId'], readsSender: true });
});

it('knows by what a handler of another file finds something', () => {
  const files = {
    'app.js': app('orders.show', "const orders = require('./orders');"),
    'orders.js':
      'exports.show = async (req, res) => { const { id } = req.params; res.json(await Order.find({ user: id })); };',
  };
  expect(usesIn(files)[0]?.lookups).toEqual([{ parameter: 'id', key: 'user', of: 'Order', many: true }]);
});

it('knows which identifiers a handler of another file reads of the body', () => {
  const uses = usesIn({
    'app.js':
      "const app = require('express')();\nconst { drop, show } = require('./courses');\napp.delete('/a', drop);\napp.get('/b', show);",
    'courses.js':
      'exports.drop = (req, res) => { const { courseId, reason } = req.body; res.json(remove(courseId, reason)); };\nexports.show = (req, res) => res.json(find(req.params.id));',
  });
  expect(uses.map(({ fields }) => fields)).toEqual([['courseId', 'reason'], []]);
});

it('knows whether a handler of another file answers by the method of its requests', () => {
  const files = {
    'app.js': app('users.list', "const users = require('./users');"),
    'users.js': "exports.list = (req, res) => res.json(req.method === 'GET');",
  };
  expect(usesIn(files)[0]?.asksMethod).toBe(true);
  expect(usesIn({ ...files, 'users.js': 'exports.list = (req, res) => res.json([]);' })[0]?.asksMethod).toBe(false);
});

describe('middleware of another file', () => {
  it.each<[source: string, expected: boolean]>([
    ['module.exports = (req, res, next) => next(rights[req.params.step]);', true],
    ['module.exports = (req, res, next) => next();', false],
  ])('speaks of the parameters of its path, or does not: %s', (source, expected) => {
    const routers = routersOf(
      writeProject({ 'app.js': app('list', "app.use('/users/:step', require('./check'));"), 'check.js': source }),
    );
    expect(
      routers.flatMap(({ entries }) => entries).find((entry) => entry.kind === 'middleware')?.passage.namesParameters,
    ).toBe(expected);
  });
});
