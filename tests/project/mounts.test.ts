import type { Files } from '../support/project.ts';
import { app, ESM_ROUTER, esmApp, projects, ROUTER } from './mounted.ts';

const LIST = 'GET /users/list users.js:2';
const TS_LIST = 'GET /users/list users.ts:2';

/** Two classes that extend one whose method registers a route; one of them has this body. */
function continuing(body: string): Files {
  return {
    'app.ts': esmApp(
      "import { Users } from './users';",
      "import { Things } from './things';",
      "app.use('/users', new Users().router);",
      "app.use('/things', new Things().router);",
    ),
    'base.ts':
      "import { Router } from 'express'; export class Base { router = Router(); constructor() { this.init(); } init(): void {\nthis.router.get('/list', (req, res) => res.json([])); } }",
    'things.ts': "import { Base } from './base'; export class Things extends Base {}",
    'users.ts': `import { Router } from 'express'; import { Base } from './base'; export class Users extends Base { ${body} }`,
  };
}

/** A class that registers on what it inherits with a member of this kind, and what an application mounts of it. */
function inheriting(member: string, mounted: string, from = './base'): Files {
  return {
    'app.ts': esmApp("import { Users } from './users';", `app.use('/users', ${mounted});`),
    'base.ts': `import { Router } from 'express'; export abstract class Base { protected router = Router(); constructor() { this.init(); } protected abstract init(): void; ${member} }`,
    'users.ts': `import { Base } from '${from}'; export class Users extends Base { protected init() {\nthis.router.get('/list', (req, res) => res.json([])); } }`,
  };
}

const ANSWERING = inheriting('getRouter() { return this.router; }', 'users');
/** The same application without the import of the class, whose file exports the router. */
const FILES_OF_INSTANCE = {
  ...ANSWERING,
  'app.ts': esmApp("import users from './users';", "app.use('/users', users);"),
  'users.ts': ANSWERING['users.ts'] ?? '',
};

const PACKAGE = (name: string, more = ''): string => `{ "name": "${name}"${more} }`;

projects({
  CommonJS: [
    [
      'module.exports = router',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users);"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'a router under a name that nothing declares',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users);"),
        'users.js': `${ROUTER.replace('const ', '')}module.exports = router;`,
      },
      LIST,
    ],
    [
      'an application under such a name',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users);").replace('const app', 'app'),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'module.exports = { router }',
      {
        'app.js': app("app.use('/users', require('./users').router);"),
        'users.js': `${ROUTER}module.exports = { router };`,
      },
      LIST,
    ],
    [
      'module.exports = { users: router }, taken apart',
      {
        'app.js': app("const { users } = require('./users');", "app.use('/users', users);"),
        'users.js': `${ROUTER}module.exports = { users: router };`,
      },
      LIST,
    ],
    [
      'renamed while taken apart',
      {
        'app.js': app("const { router: users } = require('./users');", "app.use('/users', users);"),
        'users.js': `${ROUTER}module.exports = { router };`,
      },
      LIST,
    ],
    [
      'exports.router = router',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users.router);"),
        'users.js': `${ROUTER}exports.router = router;`,
      },
      LIST,
    ],
    [
      'module.exports.router = router',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users.router);"),
        'users.js': `${ROUTER}module.exports.router = router;`,
      },
      LIST,
    ],
    [
      'exports = module.exports = router',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js': `${ROUTER}exports = module.exports = router;`,
      },
      LIST,
    ],
    [
      'module.exports = exports = router',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js': `${ROUTER}module.exports = exports = router;`,
      },
      LIST,
    ],
    [
      'const router = module.exports = express.Router()',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js':
          "const router = module.exports = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\n",
      },
      LIST,
    ],
    [
      'exports.users = Router() and registered on it',
      {
        'app.js': app("app.use('/users', require('./users').users);"),
        'users.js':
          "exports.users = require('express').Router();\nexports.users.get('/list', (req, res) => res.json([]));\n",
      },
      LIST,
    ],
    [
      'module.exports = Router().get()',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js': "module.exports = require('express').Router()\n  .get('/list', (req, res) => res.json([]));",
      },
      'GET /users/list users.js:1',
    ],
    [
      'exported before the routes are registered',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js':
          "const router = require('express').Router(); module.exports = router;\nrouter.get('/list', (req, res) => res.json([]));\n",
      },
      LIST,
    ],
    [
      'module.exports = Object.freeze({ router })',
      {
        'app.js': app("app.use('/users', require('./users').router);"),
        'users.js': `${ROUTER}module.exports = Object.freeze({ router });`,
      },
      LIST,
    ],
    [
      'with an extension',
      { 'app.js': app("app.use('/users', require('./users.js'));"), 'users.js': `${ROUTER}module.exports = router;` },
      LIST,
    ],
    [
      'an index file',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users/index.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list users/index.js:2',
    ],
    [
      'a folder named "." or ".."',
      {
        'routes/index.js': `${ROUTER}module.exports = router;`,
        'app.js': app("app.use('/users', require('./routes/'));"),
        'routes/deep/more.js': "const router = require('..');\nrouter.get('/more', (req, res) => res.json([]));",
      },
      'GET /users/list routes/index.js:2',
      'GET /users/more routes/deep/more.js:2',
    ],
    [
      '.cjs',
      {
        'app.cjs': app("app.use('/users', require('./users.cjs'));"),
        'users.cjs': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list users.cjs:2',
    ],
    [
      'a name that says nothing',
      {
        'app.js': app("app.use('/users', require('./things').stuff);"),
        'things.js': `${ROUTER}module.exports = { stuff: router };`,
      },
      'GET /users/list things.js:2',
    ],
    [
      'transpiled, (0, users_1.default)()',
      {
        'app.js': app('const users_1 = require("./users");', "app.use('/users', (0, users_1.usersRouter)());"),
        'users.js':
          "exports.usersRouter = () => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([])); return router; };",
      },
      LIST,
    ],
  ],

  'ECMAScript modules': [
    [
      'default',
      {
        'app.js': esmApp("import users from './users.js';", "app.use('/users', users);"),
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'named',
      {
        'app.js': esmApp("import { router } from './users.js';", "app.use('/users', router);"),
        'users.js': `${ESM_ROUTER}export { router };`,
      },
      LIST,
    ],
    [
      'export const',
      {
        'app.js': esmApp("import { router as users } from './users.js';", "app.use('/users', users);"),
        'users.js': ESM_ROUTER.replace('const', 'export const'),
      },
      LIST,
    ],
    [
      'renamed',
      {
        'app.js': esmApp("import { users } from './users.js';", "app.use('/users', users);"),
        'users.js': `${ESM_ROUTER}export { router as users };`,
      },
      LIST,
    ],
    [
      '{ router as default }',
      {
        'app.js': esmApp("import users from './users.js';", "app.use('/users', users);"),
        'users.js': `${ESM_ROUTER}export { router as default };`,
      },
      LIST,
    ],
    [
      '{ default as users }',
      {
        'app.js': esmApp("import { default as users } from './users.js';", "app.use('/users', users);"),
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'export { default } from',
      {
        'app.js': esmApp("import users from './routes/index.js';", "app.use('/users', users);"),
        'routes/index.js': "export { default } from '../users.js';",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'export { default as users } from',
      {
        'app.js': esmApp("import { users } from './routes/index.js';", "app.use('/users', users);"),
        'routes/index.js': "export { default as users } from '../users.js';",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'export { x as default } from',
      {
        'app.js': esmApp("import users from './routes/index.js';", "app.use('/users', users);"),
        'routes/index.js': "export { router as default } from '../users.js';",
        'users.js': `${ESM_ROUTER}export { router };`,
      },
      LIST,
    ],
    [
      'export * from',
      {
        'app.js': esmApp("import { router } from './routes/index.js';", "app.use('/users', router);"),
        'routes/index.js': "export * from '../other.js';\nexport * from '../users.js';",
        'other.js': 'export const limit = 3;',
        'users.js': `${ESM_ROUTER}export { router };`,
      },
      LIST,
    ],
    [
      'export * as users from',
      {
        'app.js': esmApp("import { users } from './routes/index.js';", "app.use('/users', users.router);"),
        'routes/index.js': "export * as users from '../users.js';",
        'users.js': `${ESM_ROUTER}export { router };`,
      },
      LIST,
    ],
    [
      'namespace',
      {
        'app.js': esmApp("import * as users from './users.js';", "app.use('/users', users.router);"),
        'users.js': `${ESM_ROUTER}export { router };`,
      },
      LIST,
    ],
    [
      'the default of a namespace',
      {
        'app.js': esmApp("import * as users from './users.js';", "app.use('/users', users.default);"),
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'imported, then exported',
      {
        'app.js': esmApp("import { users } from './routes/index.js';", "app.use('/users', users);"),
        'routes/index.js': "import users from '../users.js';\nexport { users };",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'imported, then the default',
      {
        'app.js': esmApp("import routes from './routes/index.js';", "app.use('/users', routes.users);"),
        'routes/index.js': "import users from '../users.js';\nexport default { users };",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'await import()',
      {
        'app.js': esmApp("const { router } = await import('./users.js');", "app.use('/users', router);"),
        'users.js': `${ESM_ROUTER}export { router };`,
      },
      LIST,
    ],
    [
      '(await import()).default',
      {
        'app.js': esmApp("app.use('/users', (await import('./users.js')).default);"),
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      '{ default: users } of await import()',
      {
        'app.js': esmApp("const { default: users } = await import('./users.js');", "app.use('/users', users);"),
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      '.mjs',
      {
        'app.mjs': esmApp("import users from './users.mjs';", "app.use('/users', users);"),
        'users.mjs': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list users.mjs:2',
    ],
    [
      'export default Router().get()',
      {
        'app.js': esmApp("import users from './users.js';", "app.use('/users', users);"),
        'users.js':
          "import { Router } from 'express';\nexport default Router().get('/list', (req, res) => res.json([]));",
      },
      LIST,
    ],
    [
      'export let, written later',
      {
        'app.js': esmApp("import { router } from './users.js';", "app.use('/users', router);"),
        'users.js':
          "import { Router } from 'express'; export let router; router = Router();\nrouter.get('/list', (req, res) => res.json([]));",
      },
      LIST,
    ],
    [
      'export const { users } = object',
      {
        'app.js': esmApp("import { users } from './users.js';", "app.use('/users', users);"),
        'users.js': `${ESM_ROUTER}export const { users } = { users: router };`,
      },
      LIST,
    ],
    [
      'a subpath of the package',
      {
        'package.json': PACKAGE('shop', ', "type": "module", "imports": { "#routes/*": "./routes/*.js" }'),
        'app.js': esmApp("import users from '#routes/users';", "app.use('/users', users);"),
        'routes/users.js': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
  ],

  TypeScript: [
    [
      'import x = require()',
      {
        'app.ts':
          "import express = require('express');\nimport users = require('./users');\nconst app = express();\napp.use('/users', users);",
        'users.ts':
          "import express = require('express'); const router = express.Router();\nrouter.get('/list', (req, res) => res.json([]));\nexport = router;",
      },
      TS_LIST,
    ],
    [
      'export = { router }',
      {
        'app.ts': esmApp("import users = require('./users');", "app.use('/users', users.router);"),
        'users.ts': `${ESM_ROUTER}export = { router };`,
      },
      TS_LIST,
    ],
    [
      '.js for a .ts file',
      {
        'app.ts': esmApp("import users from './users.js';", "app.use('/users', users);"),
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      TS_LIST,
    ],
    [
      'typed',
      {
        'app.ts':
          "import express, { type Express } from 'express';\nimport { users } from './users';\nconst app: Express = express();\napp.use('/users', users);",
        'users.ts':
          "import { Router } from 'express'; export const users: Router = Router();\nusers.get('/list', (req, res) => { res.json([]); });",
      },
      TS_LIST,
    ],
    [
      'as and satisfies',
      {
        'app.ts': esmApp("import { users } from './users';", "app.use('/users', users as express.Router);"),
        'users.ts': `${ESM_ROUTER}export const users = router satisfies Router;`,
      },
      TS_LIST,
    ],
    [
      'the paths of tsconfig.json',
      {
        'tsconfig.json': '{ "compilerOptions": { "paths": { "@routes/*": ["./src/routes/*"] } } }',
        'src/app.ts': esmApp("import users from '@routes/users';", "app.use('/users', users);"),
        'src/routes/users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list src/routes/users.ts:2',
    ],
    [
      'baseUrl',
      {
        'tsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
        'src/app.ts': esmApp("import users from 'routes/users';", "app.use('/users', users);"),
        'src/routes/users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list src/routes/users.ts:2',
    ],
    [
      'a type of the same module',
      {
        'app.ts': esmApp(
          "import type { User } from './users';",
          "import { users } from './users';",
          "app.use('/users', users);",
        ),
        'users.ts': `${ESM_ROUTER}export interface User { id: string }\nexport type Id = string;\nexport { router as users };`,
      },
      TS_LIST,
    ],
    [
      'a type of the same name',
      {
        'app.ts': esmApp("import { users } from './routes';", "app.use('/users', users);"),
        'routes/index.ts':
          "export type { users as Users } from './types';\nexport type * from './types';\nexport { users } from '../users';",
        'routes/types.ts': 'export type users = string;',
        'users.ts': `${ESM_ROUTER}export { router as users };`,
      },
      TS_LIST,
    ],
  ],

  'Barrels and collections': [
    [
      'module.exports = { users: require() }',
      {
        'app.js': app("const routes = require('./routes');", "app.use('/users', routes.users);"),
        'routes/index.js': "module.exports = { users: require('./users'), orders: require('./orders') };",
        'routes/users.js': `${ROUTER}module.exports = router;`,
        'routes/orders.js': 'module.exports = 3;',
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'exports.users = require()',
      {
        'app.js': app("const routes = require('./routes');", "app.use('/users', routes.users);"),
        'routes/index.js': "exports.users = require('./users');",
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'module.exports = require()',
      {
        'app.js': app("app.use('/users', require('./routes'));"),
        'routes/index.js': "module.exports = require('./users');",
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'taken apart from require()',
      {
        'app.js': app("const { users } = require('./routes');", "app.use('/users', users);"),
        'routes/index.js': "const users = require('./users');\nmodule.exports = { users };",
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'import * as routes',
      {
        'app.js': esmApp("import * as routes from './routes/index.js';", "app.use('/users', routes.users);"),
        'routes/index.js': "export { default as users } from './users.js';",
        'routes/users.js': `${ESM_ROUTER}export default router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'objects in objects',
      {
        'app.js': app("const routes = require('./routes');", "app.use('/users', routes.v1.users);"),
        'routes/index.js': "module.exports = { v1: { users: require('./users') } };",
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'an object that is spread',
      {
        'app.js': app("const routes = require('./routes');", "app.use('/users', routes.users);"),
        'routes/index.js': "module.exports = { ...require('./all') };",
        'routes/all.js': "module.exports = { users: require('./users') };",
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'an object that is filled later',
      {
        'app.js': app("const routes = require('./routes');", "app.use('/users', routes.users);"),
        'routes/index.js': "const routes = {};\nroutes.users = require('./users');\nmodule.exports = routes;",
        'routes/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list routes/users.js:2',
    ],
    [
      'barrels of barrels',
      {
        'app.js': esmApp("import { users } from './a.js';", "app.use('/users', users);"),
        'a.js': "export * from './b.js';",
        'b.js': "export { users } from './c.js';",
        'c.js': "import { users } from './users.js';\nexport { users };",
        'users.js': `${ESM_ROUTER}export { router as users };`,
      },
      LIST,
    ],
  ],

  'Factories and classes': [
    [
      'require()(dependencies)',
      {
        'app.js': app("app.use('/users', require('./users')(db));"),
        'users.js':
          "module.exports = (db) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; };",
      },
      LIST,
    ],
    [
      'createRouter()',
      {
        'app.js': esmApp("import { createRouter } from './users.js';", "app.use('/users', createRouter());"),
        'users.js':
          "import { Router } from 'express'; export function createRouter() { const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; }",
      },
      LIST,
    ],
    [
      'usersRouter({ db })',
      {
        'app.js': esmApp("import { usersRouter } from './users.js';", "app.use('/users', usersRouter({ db }));"),
        'users.js':
          "import { Router } from 'express'; export function usersRouter({ db }) { const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; }",
      },
      LIST,
    ],
    [
      'export default function',
      {
        'app.js': esmApp(
          "import createUsers from './users.js';",
          'const users = createUsers(db);',
          "app.use('/users', users);",
        ),
        'users.js':
          "import { Router } from 'express'; export default function (db) { const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; }",
      },
      LIST,
    ],
    [
      'an arrow function that returns a chain',
      {
        'app.js': esmApp("import { createRouter } from './users.js';", "app.use('/users', createRouter());"),
        'users.js':
          "import { Router } from 'express'; export const createRouter = () => Router()\n.get('/list', (req, res) => res.json([]));",
      },
      'GET /users/list users.js:1',
    ],
    [
      'a factory among the exports',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users.createRouter(db));"),
        'users.js':
          "const createRouter = (db) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([])); return router; };\nmodule.exports = { createRouter };",
      },
      LIST,
    ],
    [
      'a factory that answers an object',
      {
        'app.js': app("const { router } = require('./users')(db);", "app.use('/users', router);"),
        'users.js':
          "module.exports = (db) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn { router, stop() {} }; };",
      },
      LIST,
    ],
    [
      'a factory that is called twice',
      {
        'app.js': app(
          "const create = require('./users');",
          "app.use('/users', create(a));",
          "app.use('/staff', create(b));",
        ),
        'users.js':
          "module.exports = (db) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; };",
      },
      'GET /staff/list users.js:2',
      LIST,
    ],
    [
      'an async factory',
      {
        'app.js': esmApp("import create from './users.js';", "app.use('/users', await create());"),
        'users.js':
          "import { Router } from 'express'; export default async function create() { const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; }",
      },
      LIST,
    ],
    [
      'a class, new Users().router, with a field',
      {
        'app.ts': esmApp("import Users from './users';", "app.use('/users', new Users().router);"),
        'users.ts':
          "import { Router } from 'express'; export default class Users { public router = Router(); constructor() {\nthis.router.get('/list', (req, res) => res.json([])); } }",
      },
      TS_LIST,
    ],
    [
      'a class, the field made in the constructor',
      {
        'app.js': esmApp(
          "import { Users } from './users.js';",
          'const users = new Users();',
          "app.use('/users', users.router);",
        ),
        'users.js':
          "import { Router } from 'express'; export class Users { constructor() { this.router = Router();\nthis.router.get('/list', (req, res) => res.json([])); } }",
      },
      LIST,
    ],
    [
      'a class, the field set up in another method',
      {
        'app.js': esmApp("import { Users } from './users.js';", "app.use('/users', new Users().router);"),
        'users.js':
          "import { Router } from 'express'; export class Users { constructor() { this.router = Router(); this.setUp(); } setUp() {\nthis.router.get('/list', (req, res) => res.json([])); } }",
      },
      LIST,
    ],
    [
      'a class with a getter',
      {
        'app.ts': esmApp("import { Users } from './users';", "app.use('/users', new Users().router);"),
        'users.ts':
          "import { Router } from 'express'; export class Users { #router = Router(); private r = Router(); constructor() {\nthis.r.get('/list', (req, res) => res.json([])); } get router(): Router { return this.r; } }",
      },
      TS_LIST,
    ],
    [
      'a class with getRouter()',
      {
        'app.ts': esmApp("import { Users } from './users';", "app.use('/users', new Users(db).getRouter());"),
        'users.ts':
          "import { Router } from 'express'; export class Users { private router = Router(); constructor(private db: Db) {\nthis.router.get('/list', (req, res) => res.json([])); } getRouter() { return this.router; } }",
      },
      TS_LIST,
    ],
    [
      'a class whose method makes the router',
      {
        'app.js': esmApp("import { Users } from './users.js';", "app.use('/users', new Users().routes());"),
        'users.js':
          "import { Router } from 'express'; export class Users { routes() { const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; } }",
      },
      LIST,
    ],
    [
      'static routes()',
      {
        'app.js': esmApp("import { Users } from './users.js';", "app.use('/users', Users.routes());"),
        'users.js':
          "import { Router } from 'express'; export class Users { static routes() { const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; } }",
      },
      LIST,
    ],
    [
      'a static field',
      {
        'app.ts': esmApp("import { Users } from './users';", "app.use('/users', Users.router);"),
        'users.ts':
          "import { Router } from 'express'; export class Users { static router = Router(); static {\nUsers.router.get('/list', (req, res) => res.json([])); } }",
      },
      TS_LIST,
    ],
    [
      'an instance',
      {
        'app.js': esmApp("import users from './users.js';", "app.use('/users', users.router);"),
        'users.js':
          "import { Router } from 'express'; class Users { router = Router(); constructor() {\nthis.router.get('/list', (req, res) => res.json([])); } }\nexport default new Users();",
      },
      LIST,
    ],
    [
      'an instance, then its field',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js':
          "class Users { constructor() { this.router = require('express').Router();\nthis.router.get('/list', (req, res) => res.json([])); } }\nmodule.exports = new Users().router;",
      },
      LIST,
    ],
    [
      'an instance in a constant',
      {
        'app.js': app("app.use('/users', require('./users').router);"),
        'users.js':
          "class Users { constructor() { this.router = require('express').Router();\nthis.router.get('/list', (req, res) => res.json([])); } }\nconst users = new Users();\nmodule.exports = users;",
      },
      LIST,
    ],
    [
      'files that a compiler made',
      {
        'app.js':
          "const express_1 = __importDefault(require('express'));\nconst users_1 = __importDefault(require('./users'));\nconst app = (0, express_1.default)();\napp.use('/users', users_1.default);\napp.listen(3000);",
        'users.js':
          "Object.defineProperty(exports, '__esModule', { value: true });\nconst express_1 = _interopRequireDefault(require('express'));\nconst router = express_1.default.Router();\nrouter.get('/list', (req, res) => res.json([]));\nexports.default = router;",
      },
      'GET /users/list users.js:4',
    ],
    [
      'a class that extends another of another file',
      {
        'app.ts': esmApp("import { Users } from './users';", "app.use('/users', new Users().router);"),
        'base.ts':
          "import { Router } from 'express';\nexport abstract class Base { readonly router: Router = Router(); }",
        'users.ts':
          "import { Base } from './base'; export class Users extends Base { constructor() { super();\nthis.router.get('/list', (req, res) => res.json([])); } }",
      },
      TS_LIST,
    ],
    [
      'a class that goes on with the router of one of another file',
      continuing("constructor() { super();\nthis.router.get('/mine', (req, res) => res.json([])); }"),
      'GET /things/list base.ts:2',
      'GET /users/list base.ts:2',
      'GET /users/mine users.ts:2',
    ],
    [
      'a class that calls the method that it stands in for',
      continuing("init() { super.init();\nthis.router.get('/mine', (req, res) => res.json([])); }"),
      'GET /things/list base.ts:2',
      'GET /users/list base.ts:2',
      'GET /users/mine users.ts:2',
    ],
    [
      'a class with a method of its own',
      continuing(
        "constructor() { super(); this.more(); } more() {\nthis.router.get('/mine', (req, res) => res.json([])); }",
      ),
      'GET /things/list base.ts:2',
      'GET /users/list base.ts:2',
      'GET /users/mine users.ts:2',
    ],
    [
      'a class whose method stands in for that of the other',
      continuing("init() {\nthis.router.get('/mine', (req, res) => res.json([])); }"),
      'GET /things/list base.ts:2',
      'GET /users/mine users.ts:2',
    ],
    [
      'a class whose router an inherited method answers',
      inheriting('getRouter() { return this.router; }', 'new Users().getRouter()'),
      'GET /users/list users.ts:2',
    ],
    [
      'a class whose router an inherited getter answers',
      inheriting('get routes() { return this.router; }', 'new Users().routes'),
      'GET /users/list users.ts:2',
    ],
    [
      'a class whose router a method answers that it inherits by way of another',
      {
        ...inheriting('getRouter() { return this.router; }', 'new Users().getRouter()', './middle'),
        'middle.ts': "import { Base as Other } from './base'; export abstract class Base extends Other {}",
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a class whose file exports what an inherited method answers',
      { ...FILES_OF_INSTANCE, 'users.ts': `${FILES_OF_INSTANCE['users.ts']} export default new Users().getRouter();` },
      'GET /users/list users.ts:2',
    ],
    [
      'a class whose file keeps it in a constant first',
      {
        ...FILES_OF_INSTANCE,
        'users.ts': `${FILES_OF_INSTANCE['users.ts']} const users = new Users(); const router = users.getRouter(); export default router;`,
      },
      'GET /users/list users.ts:2',
    ],
    [
      'a class that inherits a method which answers another router',
      inheriting('other = Router(); getRouter() { return this.other; }', 'new Users().getRouter()'),
      'GET ${…}/list users.ts:2',
    ],
    [
      'a class with a router of its own',
      continuing(
        "constructor() { super(); this.router = Router();\nthis.router.get('/mine', (req, res) => res.json([])); }",
      ),
      'GET /things/list base.ts:2',
      'GET /users/mine users.ts:2',
    ],
    [
      'a class that extends Router',
      {
        'app.ts': esmApp("import { Users } from './users';", "app.use('/users', new Users());"),
        'users.ts':
          "import Router from 'express-promise-router'; const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\nexport class Users { router = router }\nexport { router };",
      },
      'GET ${…}/list users.ts:2',
    ],
  ],

  'Several mounts': [
    [
      'two in one file',
      {
        'app.js': app("const users = require('./users');", "app.use('/users', users);", "app.use('/staff', users);"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /staff/list users.js:2',
      LIST,
    ],
    [
      'two in two files',
      {
        'app.js': app("app.use('/users', require('./users'));", "app.use('/api', require('./api'));"),
        'api.js':
          "const router = require('express').Router();\nrouter.use('/people', require('./users'));\nmodule.exports = router;",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /api/people/list users.js:2',
      LIST,
    ],
    [
      'an array of paths',
      {
        'app.js': app("app.use(['/users', '/staff'], require('./users'));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /staff/list users.js:2',
      LIST,
    ],
    [
      'nested five deep',
      {
        'app.js': app("app.use('/a', require('./b'));"),
        'b.js':
          "const router = require('express').Router();\nrouter.use('/b', require('./c'));\nmodule.exports = router;",
        'c.js':
          "const router = require('express').Router();\nrouter.use('/c', require('./d'));\nmodule.exports = router;",
        'd.js':
          "const router = require('express').Router();\nrouter.use('/d', require('./users'));\nmodule.exports = router;",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /a/b/c/d/list users.js:2',
    ],
    [
      'without a path',
      { 'app.js': app("app.use(require('./users'));"), 'users.js': `${ROUTER}module.exports = router;` },
      'GET /list users.js:2',
    ],
    [
      'middleware before the router',
      {
        'app.js': app(
          "const auth = require('./auth');",
          "app.use('/users', auth, auth.check('x'), require('./users'));",
        ),
        'auth.js':
          'module.exports = (req, res, next) => next();\nmodule.exports.check = (x) => (req, res, next) => next();',
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'an array of middleware and router',
      {
        'app.js': app("const auth = require('./auth');", "app.use('/users', [auth, require('./users')]);"),
        'auth.js': 'module.exports = (req, res, next) => next();',
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'a parameter in the prefix',
      {
        'app.js': app("app.use('/teams/:team/users', require('./users'));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /teams/:team/users/list users.js:2',
    ],
    [
      'a prefix of another file',
      {
        'app.js': app("const { BASE } = require('./config');", 'app.use(BASE, require("./users"));'),
        'config.js': "exports.BASE = '/users';",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      "a prefix that is put together of another file's text",
      {
        'app.ts': esmApp(
          "import { config } from './config';",
          "import users from './users';",
          'app.use(`${config.api.prefix}/users`, users);',
        ),
        'config.ts': "export const config = { api: { prefix: '/api/v1' } };",
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      'GET /api/v1/users/list users.ts:2',
    ],
    [
      'a prefix that is not known',
      {
        'app.js': app("app.use(process.env.BASE_PATH, require('./users'));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /${…}/list users.js:2',
    ],
    ['never mounted', { 'users.js': `${ROUTER}module.exports = router;` }, 'GET ${…}/list users.js:2'],
  ],

  Applications: [
    [
      'imported by the files of its routes',
      {
        'app.js': `${app()}\nmodule.exports = app;`,
        'users.js': "const app = require('./app');\napp.get('/users/list', (req, res) => res.json([]));",
      },
      LIST,
    ],
    [
      'mounted on one another',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js': "const app = module.exports = require('express')();\napp.get('/list', (req, res) => res.json([]));",
      },
      LIST,
    ],
    [
      'exported and listened on elsewhere',
      {
        'app.js': `${app("app.use('/users', require('./users'));")}\nmodule.exports = app;`,
        'server.js':
          "const app = require('./app');\nrequire('http').createServer(app).listen(3000);\napp.listen(3001);",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'made by a function',
      {
        'app.js':
          "const express = require('express');\nmodule.exports = function createApp(db) {\nconst app = express();\napp.use('/users', require('./users')(db));\nreturn app;\n};",
        'server.js': "const createApp = require('./app');\ncreateApp({}).listen(3000);",
        'users.js':
          "module.exports = (db) => { const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\nreturn router; };",
      },
      LIST,
    ],
    [
      'made by a class',
      {
        'app.ts':
          "import express from 'express';\nimport users from './users';\nexport class App { public app: express.Application; constructor() { this.app = express(); this.routes(); }\nprivate routes() { this.app.use('/users', users); } }",
        'server.ts': "import { App } from './app';\nnew App().app.listen(3000);",
        'users.ts': `${ESM_ROUTER}export default router;`,
      },
      TS_LIST,
    ],
    [
      'made by a class that is handed its routes',
      {
        'app.ts':
          "import express from 'express';\nexport class App { public app: express.Application = express(); constructor(routes: Routes[]) { routes.forEach((route) => { this.app.use('/', route.router); }); } }",
        'server.ts': "import { App } from './app';\nimport { Users } from './users';\nnew App([new Users()]);",
        'users.ts':
          "import { Router } from 'express'; export class Users { public path = '/users'; public router = Router(); constructor() {\nthis.router.get(`${this.path}/list`, (req, res) => res.json([])); } }",
      },
      TS_LIST,
    ],
  ],

  Monorepos: [
    [
      'a package by its name',
      {
        'package.json': PACKAGE('shop', ', "workspaces": ["packages/*"]'),
        'packages/api/package.json': PACKAGE('@shop/api'),
        'packages/api/src/app.js': app("app.use('/users', require('@shop/users'));"),
        'packages/users/package.json': PACKAGE('@shop/users', ', "main": "src/index.js"'),
        'packages/users/src/index.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list packages/users/src/index.js:2',
    ],
    [
      'services do not meet',
      {
        'package.json': PACKAGE('shop', ', "workspaces": ["packages/*"]'),
        'packages/a/package.json': PACKAGE('a'),
        'packages/a/app.js': app("app.use('/users', require('./users'));"),
        'packages/a/users.js': `${ROUTER}module.exports = router;`,
        'packages/b/package.json': PACKAGE('b'),
        'packages/b/app.js': app("app.use('/people', require('./users'));"),
        'packages/b/users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /people/list packages/b/users.js:2',
      'GET /users/list packages/a/users.js:2',
    ],
    [
      'a shared package in two services',
      {
        'package.json': PACKAGE('shop', ', "workspaces": ["packages/*"]'),
        'packages/a/package.json': PACKAGE('a'),
        'packages/a/app.js': app("app.use('/users', require('shared'));"),
        'packages/b/package.json': PACKAGE('b'),
        'packages/b/app.js': app("app.use('/people', require('shared'));"),
        'packages/shared/package.json': PACKAGE('shared', ', "main": "index.js"'),
        'packages/shared/index.js': `${ROUTER}module.exports = router;`,
      },
      'GET /people/list packages/shared/index.js:2',
      'GET /users/list packages/shared/index.js:2',
    ],
  ],

  'Bad input': [
    [
      'a cycle of imports',
      {
        'a.js': app("app.use('/users', require('./users'));", 'module.exports = app;'),
        'users.js': `require('./a');\n${ROUTER}module.exports = router;`,
      },
      'GET /users/list users.js:3',
    ],
    [
      'a cycle of exports',
      {
        'app.js': esmApp("import { users } from './a.js';", "app.use('/users', users);"),
        'a.js': "export * from './b.js';\nexport { users } from './b.js';",
        'b.js': "export * from './a.js';\nexport { users } from './a.js';",
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      'GET ${…}/list users.js:2',
    ],
    [
      'routers that mount one another',
      {
        'a.js':
          "const router = require('express').Router();\nrouter.use('/b', require('./b'));\nrouter.get('/x', (req, res) => res.json([]));\nmodule.exports = router;",
        'b.js':
          "const router = require('express').Router();\nrouter.use('/a', require('./a'));\nmodule.exports = router;",
      },
      'GET ${…}/b/a/x a.js:3',
    ],
    [
      'a module that is not there',
      {
        'app.js': app("app.use('/users', require('./gone'));", "app.use('/users', require('./users'));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'a file with a syntax error',
      {
        'app.js': app("app.use('/broken', require('./broken'));", "app.use('/users', require('./users'));"),
        'broken.js': "router.get('/x', (req, res) => {",
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'a file that exports nothing',
      {
        'app.js': app("app.use('/users', require('./nothing'));", "app.use('/users', require('./users'));"),
        'nothing.js': '',
        'users.js': `${ROUTER}module.exports = router;`,
      },
      LIST,
    ],
    [
      'JSON',
      {
        'app.js': app("const { base } = require('./config.json');", 'app.use(base, require("./users"));'),
        'config.json': '{ "base": "/users" }',
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /users/list users.js:2',
    ],
    [
      'a file that imports itself',
      {
        'app.js': app("app.use('/users', require('./users'));"),
        'users.js': `${ROUTER}module.exports = router;\nconst self = require('./users');\nrouter.use('/self', self);`,
      },
      'GET ${…}/self/list users.js:2',
      LIST,
    ],
    [
      'two applications in one project',
      {
        'a.js': app("app.use('/users', require('./users'));"),
        'b.js': app("app.get('/list', (req, res) => res.json([]));"),
        'users.js': `${ROUTER}module.exports = router;`,
      },
      'GET /list b.js:3',
      LIST,
    ],
  ],
});
