import { expect, it } from 'vitest';
import { lintProject } from '../support/project.ts';
import { app, koaApp, projects } from './mounted.ts';

/** Two routers, each with one route. */
const TWO = [
  'const users = express.Router();',
  "users.get('/list', (req, res) => res.json([]));",
  'const staff = express.Router();',
  "staff.get('/list', (req, res) => res.json([]));",
];
const WRAPPED = [...TWO, "app.use('/users', wrap(users));", "app.use('/staff', wrap(staff));"];
const WRAP = '(inner) => { const outer = express.Router(); outer.use(logged); outer.use(inner); return outer; };';
const LISTS = ['GET /staff/list app.js:7', 'GET /users/list app.js:5'] as const;

projects({
  'Routers that a function makes around others': [
    ['are one for each call', { 'app.js': app(`const wrap = ${WRAP}`, ...WRAPPED) }, ...LISTS],
    [
      'in another file',
      {
        'app.js': app("const wrap = require('./wrap');", ...WRAPPED),
        'wrap.js': `const express = require('express');\nmodule.exports = ${WRAP}`,
      },
      ...LISTS,
    ],
    [
      'under the prefix that the function is given',
      {
        'app.js': app(
          'const at = (prefix, inner) => { const outer = express.Router(); outer.use(prefix, inner); return outer; };',
          ...TWO,
          "app.use(at('/users', users));",
          "app.use(at('/staff', staff));",
        ),
      },
      ...LISTS,
    ],
    [
      'with a prefix of their own',
      {
        'app.js': koaApp(
          'const nest = (prefix, inner) => { const outer = new Router({ prefix }); outer.use(inner.routes()); return outer; };',
          'const users = new Router();',
          "users.get('/list', (ctx) => { ctx.body = []; });",
          'const staff = new Router();',
          "staff.get('/list', (ctx) => { ctx.body = []; });",
          "app.use(nest('/users', users).routes());",
          "app.use(nest('/staff', staff).routes());",
        ),
      },
      'GET /staff/list app.js:8',
      'GET /users/list app.js:6',
    ],
    [
      'of Hono',
      {
        'app.js': [
          "import { Hono } from 'hono';",
          "const wrap = (inner) => { const outer = new Hono(); outer.use('*', logged); outer.route('/', inner); return outer; };",
          "const users = new Hono().get('/list', (c) => c.json([]));",
          "const staff = new Hono().get('/list', (c) => c.json([]));",
          'const app = new Hono();',
          "app.route('/users', wrap(users));",
          "app.route('/staff', wrap(staff));",
          'export default app;',
        ].join('\n'),
      },
      'GET /staff/list app.js:4',
      'GET /users/list app.js:3',
    ],
  ],
  'Routers on which a function registers before it returns them': [
    [
      'one call of another file',
      {
        'app.js': app(
          "const make = require('./make');",
          'const users = make();',
          "users.get('/list', (req, res) => res.json([]));",
          "app.use('/users', users);",
        ),
        'make.js':
          "const express = require('express');\nmodule.exports = () => { const made = express.Router();\nmade.get('/:id', (req, res) => res.json({})); return made; };",
      },
      'GET /users/:id make.js:3',
      'GET /users/list app.js:5',
    ],
  ],
});

const GUARD = "made.use('/:word', (req, res, next) => (req.get('x-user') ? next() : res.sendStatus(401)));";
const MAKER = `() => { const made = express.Router(); ${GUARD} return made; };`;
const MADE = [
  'const users = make();',
  "users.get('/list', (req, res) => res.json([]));",
  'const staff = make();',
  "staff.get('/list', (req, res) => res.json([]));",
  "app.use('/users', users);",
  "app.use('/staff', staff);",
];

it.each([
  ['the same file', { 'app.js': app(`const make = ${MAKER}`, ...MADE) }],
  [
    'another file',
    {
      'app.js': app("const make = require('./make');", ...MADE),
      'make.js': `const express = require('express');\nmodule.exports = ${MAKER}`,
    },
  ],
])('keeps a route behind middleware that a function of %s registers on its router', async (_, files) => {
  expect((await lintProject(files)).fixed).toEqual({});
});
