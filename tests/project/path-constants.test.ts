import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';
import { addressesIn, type Files } from '../support/project.ts';

const APP = "const express = require('express');\nconst app = express();\n";
const TYPED = "import express from 'express';\nconst app = express();\n";
const LIST = '(req, res) => res.json([])';

describe('a path of another file', () => {
  const rows: readonly (readonly [what: string, files: Files, ...addresses: string[]])[] = [
    [
      'a constant',
      {
        'app.js': `${APP}const { USERS } = require('./paths');\napp.get(USERS, ${LIST});`,
        'paths.js': "exports.USERS = '/users';",
      },
      'GET /users app.js:4',
    ],
    [
      'a member of an object',
      {
        'app.ts': `${TYPED}import { PATHS } from './paths';\napp.get(PATHS.users.getAll, ${LIST});`,
        'paths.ts': "export const PATHS = { users: { getAll: '/users' } } as const;",
      },
      'GET /users app.ts:4',
    ],
    [
      'a member of a frozen object, exported by itself',
      {
        'app.ts': `${TYPED}import PATHS from './paths';\napp.get(PATHS.users, ${LIST});`,
        'paths.ts': "const PATHS = Object.freeze({ users: '/users' });\nexport default PATHS;",
      },
      'GET /users app.ts:4',
    ],
    [
      'an enum',
      {
        'app.ts': `${TYPED}import { Routes } from './routes';\napp.get(Routes.GetUsers, ${LIST});`,
        'routes.ts': "export enum Routes { GetUsers = '/getUsers' }",
      },
      'GET /getUsers routes.ts:1',
    ],
    [
      'an enum that is exported behind its declaration',
      {
        'app.ts': `${TYPED}import Routes from './routes';\napp.get(Routes.Users, ${LIST});`,
        'routes.ts': "enum Routes { Users = '/users' }\nexport default Routes;",
      },
      'GET /users app.ts:4',
    ],
    [
      'a static field',
      {
        'app.ts': `${TYPED}import { Paths } from './paths';\napp.get(Paths.users, ${LIST});`,
        'paths.ts': "export class Paths { static readonly users = '/users'; }",
      },
      'GET /users app.ts:4',
    ],
    [
      'a text of several constants',
      {
        'app.ts': `${TYPED}import { USERS } from './paths';\napp.get(USERS, ${LIST});`,
        'paths.ts': "const API = '/api';\nexport const USERS = `${API}/users`;",
      },
      'GET /api/users app.ts:4',
    ],
    [
      'pieces of a template',
      {
        'app.ts': `${TYPED}import { API, USERS } from './paths';\napp.get(\`\${API}/\${USERS}/:id\`, ${LIST});`,
        'paths.ts': "export const API = '/api';\nexport const USERS = 'users';",
      },
      'GET /api/users/:id app.ts:4',
    ],
    [
      'a sum',
      {
        'app.ts': `${TYPED}import { API } from './paths';\nconst USERS = API + '/users';\napp.get(USERS + '/:id', ${LIST});`,
        'paths.ts': "export const API = '/api';",
      },
      'GET /api/users/:id app.ts:5',
    ],
    [
      'taken out of the object',
      {
        'app.ts': `${TYPED}import { PATHS } from './paths';\nconst { users } = PATHS;\napp.get(users, ${LIST});`,
        'paths.ts': "export const PATHS = { users: '/users' };",
      },
      'GET /users app.ts:5',
    ],
    [
      'behind another file',
      {
        'app.ts': `${TYPED}import { PATHS } from './config';\napp.get(PATHS.users, ${LIST});`,
        'config/index.ts': "export * from './paths';",
        'config/paths.ts': "export const PATHS = { users: '/users' };",
      },
      'GET /users app.ts:4',
    ],
    [
      'under a mount',
      {
        'app.js': `${APP}app.use('/api', require('./users'));`,
        'users.js':
          "const router = require('express').Router();\nconst paths = require('./paths');\nrouter.get(paths.users, (req, res) => res.json([]));\nmodule.exports = router;",
        'paths.js': "module.exports = { users: '/users' };",
      },
      'GET /api/users users.js:3',
    ],
    [
      'in a chain and a list of paths',
      {
        'app.js': `${APP}const paths = require('./paths');\napp.route(paths.users).post(${LIST});\napp.get([paths.users, '/members'], ${LIST});`,
        'paths.js': "module.exports = { users: '/users' };",
      },
      'GET /members app.js:5',
      'GET /users app.js:5',
      'POST /users app.js:4',
    ],
    [
      'what the other file does not say',
      {
        'app.js': `${APP}const paths = require('./paths');\napp.get(paths.users, ${LIST});`,
        'paths.js': 'module.exports = { users: process.env.USERS };',
      },
      'GET (dynamic) app.js:4',
    ],
    [
      'a part that the other file does not say',
      {
        'app.js': `${APP}const paths = require('./paths');\napp.get(\`\${paths.api}/\${paths.users}\`, ${LIST});`,
        'paths.js': "module.exports = { api: '/api', users: process.env.USERS };",
      },
      'GET /${…}/${…} app.js:4',
    ],
  ];
  it.each(rows.map(([what, files, ...addresses]) => ({ what, files, addresses })))('$what', ({ files, addresses }) => {
    expect(addressesIn(files)).toEqual(addresses);
  });

  const USERS = "module.exports = { list: '/getUsers', create: '/users/create', remove: '/users/delete/:id' };";
  const served = (...lines: readonly string[]): string =>
    [`${APP}const paths = require('./paths');`, ...lines].join('\n');

  it('is rewritten where it is written, as the only text of its file', async () => {
    const project = new LintedProject({ 'app.js': served(`app.get(paths.list, ${LIST});`), 'paths.js': USERS });
    expect(await project.reports()).toEqual([
      "paths.js:1:28 no-verb-segment: Verb 'get' in the path of 'GET /getUsers'. Use 'GET /users'.",
    ]);
    expect(await project.fix()).toMatchObject({ 'paths.js': USERS.replace('getUsers', 'users') });
  });

  it('stays where another route has its address, and keeps others from taking it', async () => {
    const files = {
      'app.js': served(
        `app.get(paths.list, ${LIST});`,
        `app.get('/users', ${LIST});`,
        `app.get('/getOrders', ${LIST});`,
        `app.get(paths.orders, ${LIST});`,
      ),
      'paths.js': "module.exports = { list: '/getUsers', orders: '/orders' };",
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual([
      "app.js:6:11 no-verb-segment: Verb 'get' in the path of 'GET /getOrders'. Not rewritten: another route has or would get the same method and path ('GET /orders', line 7).",
      "paths.js:1:28 no-verb-segment: Verb 'get' in the path of 'GET /getUsers'. Not rewritten: another route has or would get the same method and path ('GET /users', app.js:5).",
    ]);
    expect(await project.fix()).toEqual(files);
  });

  describe('with other readers', () => {
    const CREATE = `app.post(paths.create, (req, res) => res.status(201).json(req.body.name));`;
    const rows: readonly (readonly [what: string, files: Files, create: string])[] = [
      [
        'a client that sends it',
        {
          'client.mjs':
            "import axios from 'axios';\nimport paths from './paths.js';\nexport const add = (user) => axios.post(paths.create, user);",
        },
        '/users',
      ],
      [
        'a test that asks for it',
        {
          'app.test.js':
            "const request = require('supertest');\nconst paths = require('./paths');\nit('adds', () => request(require('./app')).post(paths.create).expect(201));",
        },
        '/users',
      ],
      ['another application with the same route', { 'admin.js': served(CREATE) }, '/users'],
      ['a log', { 'log.js': "console.log(require('./paths').create);" }, '/users'],
      ['a route with another method', { 'admin.js': served(`app.put(paths.create, ${LIST});`) }, '/users/create'],
      ['unknown code', { 'publish.js': "require('publisher').publish(require('./paths'));" }, '/users/create'],
      [
        'a name that is not known',
        { 'print.js': "exports.print = (name) => send(require('./paths')[name]);" },
        '/users/create',
      ],
      [
        'a comment at the registration',
        { 'app.js': served('// eslint-disable-next-line restful-routes/no-verb-segment -- old clients', CREATE) },
        '/users/create',
      ],
    ];
    it.each(rows.map(([what, files, create]) => ({ what, files, create })))('$what', async ({ files, create }) => {
      const project = new LintedProject({ 'app.js': served(CREATE), 'paths.js': USERS, ...files });
      expect((await project.fix())['paths.js']).toBe(USERS.replace('/users/create', create));
    });
  });

  it.each([
    [
      'a decorator of NestJS',
      {
        'paths.ts': "export const PATHS = { CREATE: 'create', SHOW: 'find/:id' };",
        'users.ts':
          "import { Controller, Get, Post, Body, Param } from '@nestjs/common';\nimport { PATHS } from './paths';\n@Controller('users')\nexport class Users {\n  @Post(PATHS.CREATE) create(@Body() user: { name: string }) { return user.name; }\n  @Get(PATHS.SHOW) show(@Param('id') id: string) { return id; }\n}",
      },
      { 'paths.ts': "export const PATHS = { CREATE: '', SHOW: ':id' };" },
    ],
    [
      'a decorator of fastify-decorators',
      {
        'paths.ts': "export const SHOW = '/show/:id';",
        'users.ts':
          "import { Controller, GET } from 'fastify-decorators';\nimport { SHOW } from './paths';\n@Controller('/users')\nexport class Users {\n  @GET(SHOW) async show(request) { return request.params.id; }\n}",
      },
      { 'paths.ts': "export const SHOW = '/:id';" },
    ],
    [
      'a table of the same file',
      { 'app.js': `${APP}const PATHS = { list: '/users/getAll' };\napp.get(PATHS.list, ${LIST});` },
      { 'app.js': `${APP}const PATHS = { list: '/users' };\napp.get(PATHS.list, ${LIST});` },
    ],
    [
      'a prefix of another file before a text',
      {
        'app.js': served(
          `app.get(paths.users + '/getAll', ${LIST});`,
          `app.get(\`\${paths.users}/show/:id\`, ${LIST});`,
        ),
        'paths.js': "module.exports = { users: '/users' };",
      },
      { 'app.js': served(`app.get(paths.users, ${LIST});`, `app.get(\`\${paths.users}/:id\`, ${LIST});`) },
    ],
  ])('is rewritten in %s', async (_what, files, fixed) => {
    expect(await new LintedProject(files).fix()).toEqual({ ...files, ...fixed });
  });

  describe('that is the end of a URL as well', () => {
    const PATHS = "exports.BASE = '/users';\nexports.PATHS = { LIST: '/getAll', REMOVE: '/delete/:id' };";
    const BARE = "exports.BASE = '/users';\nexports.PATHS = { LIST: '/', REMOVE: '/:id' };";
    const files = (...guards: readonly string[]): Files => ({
      'paths.js': PATHS,
      'app.js': [
        `${APP}const { BASE, PATHS } = require('./paths');`,
        ...guards,
        'const router = express.Router();',
        `router.get(PATHS.LIST, ${LIST});`,
        'router.delete(PATHS.REMOVE, (req, res) => res.json(req.params.id));',
        'app.use(BASE, router);',
      ].join('\n'),
      'client.js':
        "const { BASE, PATHS } = require('./paths');\nexports.list = () => fetch(BASE + PATHS.LIST);\nexports.find = (name) => fetch(`${BASE}${PATHS.LIST}?name=${name}`);\nexports.remove = (id) => fetch(BASE + PATHS.REMOVE.replace(':id', id), { method: 'DELETE' });",
    });

    it('becomes a slash, at which the URL ends', async () => {
      expect(await new LintedProject(files()).fix()).toMatchObject({ 'paths.js': BARE });
    });

    it.each([
      "app.use((req, res, next) => (req.path.endsWith('/') ? res.redirect(301, req.path.slice(0, -1)) : next()));",
      "app.use((req, res, next) => (req.path.slice(-1) === '/' ? res.sendStatus(404) : next()));",
      'app.use((req, res, next) => (/.\\/$/.test(req.url) ? res.sendStatus(404) : next()));',
    ])('stays where such a URL is another one: %s', async (guard) => {
      expect((await new LintedProject(files(guard)).fix())['paths.js']).toBe(
        BARE.replace("LIST: '/'", "LIST: '/getAll'"),
      );
    });
  });

  it('is reported by all rules in the file of its text', async () => {
    const files = {
      'app.js': served(
        `app.get(paths.item, ${LIST});`,
        `app.get(paths.list, ${LIST});`,
        `app.get(paths.again, ${LIST});`,
        `app.all(paths.find, (req, res) => res.json(req.params.user_id));`,
      ),
      'paths.js':
        "module.exports = {\n  item: '/users/:id',\n  list: '/users/list',\n  again: '/users/list',\n  find: '/all_Cars/login/:user_id/find/',\n};\n",
    };
    const project = new LintedProject(files, {
      rules: {
        'restful-routes/no-shadowed-route': 'error',
        'restful-routes/no-duplicate-route': 'error',
        'restful-routes/no-action-segment': 'error',
        'restful-routes/segment-case': ['error', { parameters: 'camel' }],
        'restful-routes/no-trailing-slash': 'error',
        'restful-routes/allowed-methods': 'error',
      },
    });
    expect(await project.reports()).toEqual([
      "paths.js:3:10 no-shadowed-route: No request reaches 'GET /users/list': 'GET /users/:id' (app.js:4) answers them all.",
      "paths.js:4:11 no-duplicate-route: 'GET /users/list' is registered already (line 3).",
      "paths.js:5:10 allowed-methods: '/all_Cars/login/:user_id/find/' answers every method through 'all'. Name those that are meant: GET, POST, PUT or DELETE.",
      "paths.js:5:11 segment-case: Segment 'all_Cars' in the path of 'ALL /all_Cars/login/:user_id/find/' is not in kebab-case. Name it 'all-cars'.",
      "paths.js:5:20 no-action-segment: Action 'login' in the path of 'ALL /all_Cars/login/:user_id/find/'. Name a resource instead.",
      "paths.js:5:26 segment-case: Parameter 'user_id' in the path of 'ALL /all_Cars/login/:user_id/find/' is not in camelCase. Name it 'userId'.",
      "paths.js:5:39 no-trailing-slash: The path '/all_Cars/login/:user_id/find/' ends with a slash. Write it '/all_Cars/login/:user_id/find'.",
    ]);
    expect(await project.fix()).toEqual({
      ...files,
      'paths.js': files['paths.js'].replace('find/', 'find'),
    });
  });

  it('is reported in an enum that decorators of NestJS use', async () => {
    const files = {
      'paths.ts': "export enum Paths { List = 'get_All/', Login = 'login/getAll' }\n",
      'users.ts':
        "import { Controller, Get, Post } from '@nestjs/common';\nimport { Paths } from './paths';\n@Controller('users')\nexport class Users {\n  @Get(Paths.List) list() { return []; }\n  @Post(Paths.Login) login() { return []; }\n}\n",
    };
    const project = new LintedProject(files, {
      rules: {
        'restful-routes/no-action-segment': 'error',
        'restful-routes/segment-case': 'error',
        'restful-routes/no-trailing-slash': 'error',
        'restful-routes/allowed-methods': ['error', { methods: ['POST'] }],
      },
    });
    expect(await project.reports()).toEqual([
      "paths.ts:1:29 allowed-methods: 'GET …/users/get_All/' has another method than POST.",
      "paths.ts:1:36 no-trailing-slash: The path 'get_All/' ends with a slash. Write it 'get_All'.",
      "paths.ts:1:49 no-action-segment: Action 'login' in the path of 'POST …/users/login/getAll'. Name a resource instead.",
    ]);
  });

  it('stays where its method would change, which is in another file', async () => {
    const files = { 'app.js': served(`app.get(paths.remove, ${LIST});`), 'paths.js': USERS };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });
});
