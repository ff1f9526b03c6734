import { app, esmApp, ESM_ROUTER, projects, ROUTER } from './mounted.ts';

const LIST = 'GET /users/list users.js:2';
const UNKNOWN = 'GET ${…}/list users.js:2';
const USERS = { 'users.js': `${ROUTER}module.exports = router;` };
const LOAD = "const users = require('./users');";
const MOUNT = "app.use('/users', caught(users));";
const CAUGHT = "const { caught } = require('./caught');";

projects({
  'Routers of one host': [
    ...['vhost', 'express-subdomain'].map((name): [string, Record<string, string>, string] => [
      name,
      {
        'app.js': app(`const host = require('${name}');`, LOAD, "app.use('/users', host('api.localhost', users));"),
        ...USERS,
      },
      LIST,
    ]),
  ],
  'Routers in a wrapper of the same file': [
    [
      'an arrow function',
      {
        'app.js': app(
          LOAD,
          'const caught = (handler) => async (req, res, next) => { try { await handler(req, res, next); } catch (error) { next(error); } };',
          MOUNT,
        ),
        ...USERS,
      },
      LIST,
    ],
    [
      'a function that comes later',
      {
        'app.js': app(
          LOAD,
          MOUNT,
          'function caught(fn) { return function (req, res, next) { Promise.resolve(fn(req, res, next)).catch(next); }; }',
        ),
        ...USERS,
      },
      LIST,
    ],
    [
      'a function with a name inside',
      {
        'app.js': app(
          LOAD,
          'function caught(fn) { const wrapped = (req, res, next) => { fn(req, res, next).catch(next); }; return wrapped; }',
          MOUNT,
        ),
        ...USERS,
      },
      LIST,
    ],
    [
      'all arguments at once',
      { 'app.js': app(LOAD, 'const caught = (fn) => (...args) => fn(...args).catch(args.at(-1));', MOUNT), ...USERS },
      LIST,
    ],
    [
      'the router as it was',
      { 'app.js': app(LOAD, 'const caught = (router) => { count(router.stack); return router; };', MOUNT), ...USERS },
      LIST,
    ],
    [
      'a router of the same file',
      {
        'app.js': app(
          'const caught = (fn) => (req, res, next) => fn(req, res, next);',
          'const users = express.Router();',
          "users.get('/list', (req, res) => res.json([]));",
          MOUNT,
        ),
      },
      'GET /users/list app.js:5',
    ],
    [
      'behind middleware',
      {
        'app.js': app(
          LOAD,
          'const caught = (fn) => (req, res, next) => fn(req, res, next);',
          "app.use('/users', express.json(), caught(users));",
        ),
        ...USERS,
      },
      LIST,
    ],
    [
      'wrapped twice',
      {
        'app.js': app(
          LOAD,
          'const caught = (fn) => (req, res, next) => fn(req, res, next);',
          "app.use('/users', caught(caught(users)));",
        ),
        ...USERS,
      },
      LIST,
    ],
    [
      'a function that hands on something else',
      { 'app.js': app(LOAD, 'const caught = (fn) => (req, res, next) => fn(clean(req), res, next);', MOUNT), ...USERS },
      UNKNOWN,
    ],
    [
      'a function that calls another one',
      {
        'app.js': app(LOAD, 'const caught = (router, fn) => (req, res, next) => fn(req, res, next);', MOUNT),
        ...USERS,
      },
      UNKNOWN,
    ],
    [
      'a function that changes the address',
      {
        'app.js': app(
          LOAD,
          "const caught = (fn) => (req, res, next) => { req.url = '/v2' + req.url; fn(req, res, next); };",
          MOUNT,
        ),
        ...USERS,
      },
      UNKNOWN,
    ],
  ],

  'Routers in a wrapper of another file': [
    [
      'exports.caught',
      {
        'app.js': app(LOAD, CAUGHT, MOUNT),
        ...USERS,
        'caught.js': 'exports.caught = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);',
      },
      LIST,
    ],
    [
      'a default export',
      {
        'app.js': esmApp("import caught from './caught.js';", "import users from './users.js';", MOUNT),
        'users.js': `${ESM_ROUTER}export default router;`,
        'caught.js':
          'export default function caught(fn) { return async function (req, res, next) { await fn(req, res, next); }; }',
      },
      LIST,
    ],
    [
      'a static method',
      {
        'app.js': esmApp(
          "import { Errors } from './errors.js';",
          "import users from './users.js';",
          "app.use('/users', Errors.watch(users));",
        ),
        'users.js': `${ESM_ROUTER}export default router;`,
        'errors.js':
          'export class Errors { static watch(fn) { return (req, res, next) => { fn(req, res, next).catch(next); }; } }',
      },
      LIST,
    ],
    [
      'the name of a router',
      {
        'app.js': app(LOAD, "const { wrapRouter } = require('./caught');", "app.use('/users', wrapRouter(users));"),
        ...USERS,
        'caught.js': 'exports.wrapRouter = (fn) => (req, res, next) => fn(req, res, next);',
      },
      LIST,
    ],
    [
      'a router of the same file',
      {
        'app.js': app(
          CAUGHT,
          'const users = express.Router();',
          "users.get('/list', (req, res) => res.json([]));",
          MOUNT,
        ),
        'caught.js': 'exports.caught = (fn) => (req, res, next) => fn(req, res, next);',
      },
      'GET /users/list app.js:5',
    ],
    [
      'middleware that is handed a router',
      {
        'app.js': app(LOAD, CAUGHT, MOUNT),
        ...USERS,
        'caught.js': 'exports.caught = (fn) => (req, res, next) => next();',
      },
      UNKNOWN,
    ],
    ['a wrapper that is not there', { 'app.js': app(LOAD, CAUGHT, MOUNT), ...USERS }, UNKNOWN],
  ],

  'Routers of a function that is handed a handler': [
    [
      'which it registers',
      {
        'app.js': app(
          'const users = require("./users");',
          'const say = (req, res) => res.json([]);',
          "app.use('/users', users(say));",
        ),
        'users.js': `${ROUTER}module.exports = (say) => { router.get('/all', say); return router; };`,
      },
      'GET /users/all users.js:3',
      LIST,
    ],
    [
      'that another function makes',
      {
        'app.js': app(
          'const users = require("./users");',
          'const say = (name) => (req, res) => res.json({ name });',
          "app.use('/users', users(say));",
        ),
        'users.js': `${ROUTER}module.exports = (say) => router;`,
      },
      LIST,
    ],
  ],

  'Routers in a wrapper of a package': [
    [
      'express-async-handler',
      { 'app.js': app(LOAD, "const caught = require('express-async-handler');", MOUNT), ...USERS },
      LIST,
    ],
    [
      'express-async-handler, imported',
      {
        'app.js': esmApp(
          "import asyncHandler from 'express-async-handler';",
          "import users from './users.js';",
          "app.use('/users', asyncHandler(users));",
        ),
        'users.js': `${ESM_ROUTER}export default router;`,
      },
      LIST,
    ],
    [
      'a package that is not known',
      { 'app.js': app(LOAD, "const caught = require('caught');", MOUNT), ...USERS },
      UNKNOWN,
    ],
  ],
});
