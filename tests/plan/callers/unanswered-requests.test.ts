import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movesIn, planOf, projectPlanOf, reasonsOf, type Files } from '../planning.ts';

function projectOf(endpoints: readonly string[], client: string, others: Files = {}): Files {
  return {
    'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))),
    'client.js': client,
    ...others,
  };
}

describe('a request that no route answers', () => {
  it.each<[endpoint: string, client: string, reason: string]>([
    ['GET /users/list', "fetch('/users/getAll');", 'dead-request /users/getAll client.js'],
    ['GET /users/list', "fetch('/getUsers');", 'dead-request /getUsers client.js'],
    ['GET /getUsers', "axios.get('/users/list?page=1');", 'dead-request /users/list?page=1 client.js'],
    ['GET /users/show/:id', "fetch('/getUser/7');", 'dead-request /getUser/7 client.js'],
    ['GET /users/show/:id', 'fetch(`/users/get/${id}`);', 'dead-request /users/get/${…} client.js'],
    [
      'POST /companies/claims/create-new',
      "fetch('/companies/claims/create', { method: 'POST' });",
      'dead-request /companies/claims/create client.js',
    ],
    [
      'GET /api/categories/list',
      "const http = axios.create({ baseURL: '/api' });\nhttp.get('/categories/getAll');",
      'dead-request /categories/getAll client.js',
    ],
    // Only another method is answered there.
    ['POST /users/delete/:id', "axios.get('/users/delete/1');", 'dead-request /users/delete/1 client.js'],
    [
      'POST /users/delete/:id',
      "$.ajax({ url: '/users/delete/1', type: 'GET' });",
      'dead-request /users/delete/1 client.js',
    ],
  ])('holds a route back that it would be taken for: %s beside %s', (endpoint, client, reason) => {
    const plan = planOf(projectOf([endpoint], client));
    expect([reasonsOf(plan), movesIn(plan, 'client.js')]).toEqual([[reason.replace('${…}', '…')], []]);
  });

  it('holds it back behind an unknown base too, in a file whose other requests reach routes', () => {
    const reason = 'dead-request …/users/getAll client.js';
    expect(
      reasonsOf(
        planOf(projectOf(['GET /users/list', 'GET /posts'], 'fetch(`${API}/users/getAll`);\nfetch(`${API}/posts`);')),
      ),
    ).toEqual([reason, '']);
    expect(reasonsOf(planOf(projectOf(['GET /users/list', 'GET /posts'], 'fetch(`${API}/users/getAll`);')))).toEqual([
      '',
      '',
    ]);
  });

  it.each<[endpoints: readonly string[], client: string, reasons: readonly string[]]>([
    [['GET /user/show/:id'], "fetch('/getUser/7');", ['dead-request /getUser/7 client.js']],
    [
      ['GET /chats/list', 'GET /chats/:id'],
      "fetch('/chat');\nfetch('/chats/list');",
      ['dead-request /chat client.js', ''],
    ],
    // A client may have been fixed before its server.
    [['GET /user/show/:id'], "fetch('/users/show/7');", ['']],
    [['GET /chats/list', 'GET /chats/:id'], "fetch('/chat');", ['', '']],
  ])('holds it back with the other name of its collection: %j beside %s', (endpoints, client, reasons) => {
    expect(reasonsOf(planOf(projectOf(endpoints, client)))).toEqual(reasons);
  });

  it('is no matter where nobody asks for names', () => {
    const files = projectOf(
      ['GET /user/show/:id', 'GET /chats/list'],
      "fetch('/getUser/7');\nfetch('/chat');\nfetch('/chats/list');",
    );
    expect(reasonsOf(planOf(files, { isReported: (kind) => kind !== 'singular' }))).toEqual(['', '']);
  });

  it('keeps the methods apart', () => {
    expect(
      reasonsOf(
        planOf(projectOf(['GET /users/list', 'POST /users/add'], "fetch('/users/create', { method: 'POST' });")),
      ),
    ).toEqual(['', 'dead-request /users/create client.js']);
  });

  it.each<[what: string, endpoints: readonly string[], client: string]>([
    ['it names the new address, as one that was fixed first', ['GET /users/list'], "fetch('/users');"],
    ['it asks for something else', ['GET /users/list'], "fetch('/posts/getAll');"],
    ['it says no verb', ['GET /users/list'], "fetch('/users/mine');"],
    ['it asks another host', ['GET /users/list'], "fetch('https://example.com/users/getAll');"],
    ['its method is not known', ['GET /users/list'], "fetch('/users/getAll', options);"],
    [
      'the new method takes no body',
      ['DELETE /users/remove/:id'],
      "fetch('/users/delete/1', { method: 'POST', body });",
    ],
    ['a comment says it', ['GET /users/list'], '// GET /users/getAll'],
    ['a mock waits for it', ['GET /users/list'], "if (url === '/users/getAll') answer();"],
    ['a test expects no answer', ['GET /users/list'], "request(app).get('/users/getAll').expect(404);"],
    ['another route answers it', ['GET /users/list', 'GET /:kind/getAll'], "fetch('/users/getAll');"],
  ])('lets a route go where %s', (_what, endpoints, client) => {
    expect(reasonsOf(planOf(projectOf(endpoints, client)))[0]).toBe('');
  });

  it('lets a route go that says the verb under another name of its collection', () => {
    expect(reasonsOf(planOf(projectOf(['GET /users/list'], "fetch('/user/list');")))).toEqual(['']);
  });
});

describe('a request of a test that mounts the router elsewhere by a function', () => {
  const files = (mounted: string, asked: string): Files => ({
    'app.js': express("app.use('/api/users', require('./users'));", 'module.exports = app;'),
    'users.js': `const users = require('express').Router();\nusers.get('/list', ${ANSWER});\nmodule.exports = users;`,
    'serve.js': `module.exports = (router) => { const app = require('express')(); ${mounted} return app; };`,
    'users.test.js': `const request = require('supertest');\nconst serve = require('./serve');
it('lists', () => request(serve(require('./users'))).get('${asked}'));`,
  });

  it('holds the route', () => {
    expect(reasonsOf(projectPlanOf(files("app.use('/t', router);", '/t/list')))).toEqual([
      expect.stringMatching(/^used \/t\/list .*users\.test\.js$/),
    ]);
  });

  it('holds nothing where it is outdated, since its route has moved', () => {
    const moved = { 'users.js': files('', '')['users.js']?.replace("'/list'", "'/'") ?? '' };
    const others = {
      'app.js': express(
        "app.use('/api/users', require('./users'));",
        "app.use('/api/cars', require('./cars'));",
        'module.exports = app;',
      ),
      'cars.js': `const cars = require('express').Router();\ncars.get('/list', ${ANSWER});\nmodule.exports = cars;`,
      'users.test.js':
        "const request = require('supertest');\nit('lists', () => request(require('./app')).get('/api/users/list'));",
    };
    expect(reasonsOf(projectPlanOf({ ...moved, ...others }))).toEqual(['', '']);
  });

  it('holds nothing where it asks for something else', () => {
    expect(reasonsOf(projectPlanOf(files("app.use('/t', router);", '/t/health')))).toEqual(['']);
  });
});
