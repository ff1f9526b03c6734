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
      'GET /getUsers app.ts:4',
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

  it('is judged where nothing else in its file is', async () => {
    const project = new LintedProject({
      'app.js': `${APP}const paths = require('./paths');\napp.get(paths.list, ${LIST});`,
      'paths.js': "module.exports = { list: '/getUsers' };",
    });
    expect(await project.reports()).toEqual([
      "app.js:4:9 no-verb-segment: Verb 'get' in the path of 'GET /getUsers'. Not rewritten: its path or method is not a literal of its own.",
    ]);
  });

  it('is judged, stays as it is, and keeps others from taking its address', async () => {
    const files = {
      'app.js': `${APP}const paths = require('./paths');\napp.get(paths.list, ${LIST});\napp.get('/getOrders', ${LIST});\napp.get(paths.orders, ${LIST});`,
      'paths.js': "module.exports = { list: '/getUsers', orders: '/orders' };",
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual([
      "app.js:4:9 no-verb-segment: Verb 'get' in the path of 'GET /getUsers'. Not rewritten: its path or method is not a literal of its own.",
      "app.js:5:11 no-verb-segment: Verb 'get' in the path of 'GET /getOrders'. Not rewritten: another route has or would get the same method and path ('GET /orders', line 6).",
    ]);
    expect(await project.fix()).toEqual(files);
  });
});
