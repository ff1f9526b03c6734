import { describe, expect, it } from 'vitest';
import { lintProject } from '../support/project.ts';
import { app, PLUGIN, projects, ROUTER } from './mounted.ts';

const LIST = 'GET /users/list users.js:2';
const USERS = `${ROUTER}module.exports = router;`;
const APP = app("app.use('/users', require('./users'));");
const OWN_APP = "const express = require('express');\nconst app = express();\napp.use(require('../users'));\n";

projects({
  'Applications of tests': [
    [
      'are no address of a router that has another',
      { 'app.js': APP, 'users.js': USERS, 'test/users.js': OWN_APP },
      LIST,
    ],
    [
      'by the name of the file',
      { 'app.js': APP, 'users.js': USERS, 'users.test.js': OWN_APP.replace('../', './') },
      LIST,
    ],
    [
      'are all that is known of a router that has none',
      { 'users.js': USERS, '__tests__/users.js': OWN_APP },
      'GET /list users.js:2',
    ],
    [
      'handed to a function',
      {
        'app.js': app("require('./users')(app);"),
        'users.js': "module.exports = (app) => {\n  app.get('/users/list', (req, res) => res.json([]));\n};",
        'test/users.js':
          "const app = require('express')();\nconst v2 = require('express').Router();\nrequire('../users')(v2);\napp.use('/v2', v2);",
      },
      LIST,
    ],
    [
      'plugins',
      {
        'app.js': "const app = require('fastify')();\napp.register(require('./users'), { prefix: '/users' });",
        'users.js': PLUGIN,
        'users.spec.js': "const app = require('fastify')();\napp.register(require('./users'));",
      },
      LIST,
    ],
    [
      'two services are two addresses',
      {
        'a/app.js': APP.replace('./', '../'),
        'b/app.js': APP.replace('./', '../').replace("'/users'", "'/people'"),
        'users.js': USERS,
      },
      'GET /people/list users.js:2',
      LIST,
    ],
  ],
});

describe('a test that builds its own application', () => {
  it('moves with the router, under the address that it gives it', async () => {
    const { fixed } = await lintProject({
      'app.js': `${app("app.use('/users', require('./users'));")}\nmodule.exports = app;`,
      'users.js':
        "const router = require('express').Router();\nrouter.get('/getAll', (req, res) => res.json([]));\nmodule.exports = router;\n",
      'test/app.test.js':
        "const request = require('supertest');\nconst app = require('../app');\nit('lists', () => request(app).get('/users/getAll').expect(200));\n",
      'test/users.test.js': `const request = require('supertest');\n${OWN_APP}it('lists', () => request(app).get('/getAll').expect(200));\n`,
    });
    expect(fixed['users.js']).toContain("router.get('/', ");
    expect(fixed['test/app.test.js']).toContain(".get('/users')");
    expect(fixed['test/users.test.js']).toContain(".get('/')");
  });

  it('moves under a prefix of its own', async () => {
    const { fixed } = await lintProject({
      'app.js': app("app.use('/api/users', require('./users'));"),
      'users.js':
        "const router = require('express').Router();\nrouter.post('/delete/:id', (req, res) => res.json({}));\nmodule.exports = router;\n",
      'test/users.test.js':
        "const request = require('supertest');\nconst app = require('express')();\napp.use('/test', require('../users'));\nit('deletes', () => request(app).post('/test/delete/3').expect(200));\n",
    });
    expect(fixed['users.js']).toContain("router.delete('/:id', ");
    expect(fixed['test/users.test.js']).toContain(".delete('/test/3')");
  });

  it('keeps a router whose new address another route of that application has', async () => {
    const { fixed } = await lintProject({
      'app.js': app("app.use('/users', require('./users'));"),
      'users.js':
        "const router = require('express').Router();\nrouter.get('/getAll', (req, res) => res.json([]));\nmodule.exports = router;\n",
      'test/users.test.js':
        "const request = require('supertest');\nconst app = require('express')();\napp.get('/', (req, res) => res.json({ ok: true }));\napp.use(require('../users'));\nit('lists', () => request(app).get('/getAll').expect(200));\n",
    });
    expect(fixed).toEqual({});
  });
});
