import { describe, expect, it } from 'vitest';
import { fix } from '../../support/lint.ts';
import { LintedProject } from '../../support/linted-project.ts';

const APP = "const app = require('express')();\n";
const LIST = '(req, res) => res.json([])';
const RULES = {
  'restful-routes/no-verb-segment': 'error',
  'restful-routes/no-unsafe-get': 'error',
  'restful-routes/no-tunneled-method': 'error',
} as const;

describe('a fix of what a function registers', () => {
  it.each([
    [
      `${APP}const get = (path, handler) => app.get(path, handler);\nget('/getUsers', ${LIST});`,
      `${APP}const get = (path, handler) => app.get(path, handler);\nget('/users', ${LIST});`,
    ],
    [
      `${APP}const get = (path, handler) => app.get(\`/api\${path}\`, handler);\nget('/getUsers', ${LIST});`,
      `${APP}const get = (path, handler) => app.get(\`/api\${path}\`, handler);\nget('/users', ${LIST});`,
    ],
    [
      `${APP}const add = (method, path, handler) => app[method](path, handler);\nadd('post', '/users/update/:id', ${LIST});`,
      `${APP}const add = (method, path, handler) => app[method](path, handler);\nadd('put', '/users/:id', ${LIST});`,
    ],
    [
      `${APP}const get = app.get.bind(app);\nget('/getUsers', ${LIST});`,
      `${APP}const get = app.get.bind(app);\nget('/users', ${LIST});`,
    ],
    [
      `${APP}[{ method: 'get', path: '/getUsers', handler: ${LIST} }].forEach(({ method, path, handler }) => app[method](path, handler));`,
      `${APP}[{ method: 'get', path: '/users', handler: ${LIST} }].forEach(({ method, path, handler }) => app[method](path, handler));`,
    ],
  ])('is made in its call: %s', (code, fixed) => {
    expect(fix(code, { rules: RULES })).toBe(fixed);
  });

  it.each([
    [
      'the method is that of the function',
      `${APP}const post = (path, handler) => app.post(path, handler);\npost('/users/update/:id', ${LIST});`,
    ],
    [
      'the verb is the text of the function',
      `${APP}const get = (path, handler) => app.get('/get' + path, handler);\nget('Users', ${LIST});`,
    ],
    [
      'the list has other readers',
      `${APP}const routes = [{ method: 'get', path: '/getUsers', handler: ${LIST} }];\nroutes.forEach(({ method, path, handler }) => app[method](path, handler));\nrequire('fs').writeFileSync('routes.json', JSON.stringify(routes));`,
    ],
    [
      'two routes of one text become different ones',
      `${APP}const page = (path, handler) => { app.get(path, handler); app.get(\`/users\${path}\`, handler); };\npage('/getUsers', ${LIST});`,
    ],
    [
      'the address is taken',
      `${APP}const get = (path, handler) => app.get(path, handler);\nget('/getUsers', ${LIST});\napp.get('/users', ${LIST});`,
    ],
    [
      'a call hands an unknown path',
      `${APP}const get = (path, handler) => app.get(path, handler);\nget('/getUsers', ${LIST});\nget(USERS, ${LIST});`,
    ],
    [
      'a comment says that the call keeps an old address',
      `${APP}const get = (path, handler) => app.get(path, handler);\n/** @deprecated */\nget('/getUsers', ${LIST});`,
    ],
    [
      'others may call the function',
      `${APP}module.exports.get = (path, handler) => app.get(path, handler);\napp.get('/getUsers', ${LIST});`,
    ],
  ])('is not made where %s', (_, code) => {
    expect(fix(code, { rules: RULES })).toBe(code);
  });

  it('is made in a call of a function of another file', async () => {
    const project = new LintedProject({
      'app.js': `${APP}const { api } = require('./api');\napi(app, 'get', '/getUsers', ${LIST});\napi(app, 'post', '/users/update/:id', (req, res) => res.json({ id: req.params.id }));`,
      'api.js': 'exports.api = (router, verb, name, ...handlers) => router[verb](`/api${name}`, ...handlers);',
    });
    expect((await project.fix())['app.js']).toBe(
      `${APP}const { api } = require('./api');\napi(app, 'get', '/users', ${LIST});\napi(app, 'put', '/users/:id', (req, res) => res.json({ id: req.params.id }));`,
    );
  });

  it('is made in a class that inherits the function, and follows into the callers', async () => {
    const project = new LintedProject({
      'controller.mjs':
        "import { Router } from 'express';\nexport class Controller { constructor() { this.router = Router(); } get(path, handler) { this.router.get(path, handler); } }",
      'users.mjs': `import { Controller } from './controller.mjs';\nexport class Users extends Controller { constructor() { super(); this.get('/getAll', ${LIST}); } }`,
      'app.mjs':
        "import express from 'express';\nimport { Users } from './users.mjs';\nconst app = express();\napp.use('/users', new Users().router);",
      'client.mjs': "export const all = () => fetch('/users/getAll');",
    });
    const fixed = await project.fix();
    expect(fixed['users.mjs']).toContain(`this.get('/', ${LIST})`);
    expect(fixed['client.mjs']).toBe("export const all = () => fetch('/users');");
  });
});
