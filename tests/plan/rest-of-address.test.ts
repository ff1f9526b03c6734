import { describe, expect, it } from 'vitest';
import { ANSWER, express, mounted, registration } from '../support/applications.ts';
import { projectPlanOf, reasonsOf } from './planning.ts';

/** The first words of the reasons; an empty one for a route that moves. */
function reasons(...lines: readonly string[]): readonly string[] {
  return reasonsOf(projectPlanOf({ 'server.js': express(...lines) })).map((reason) => reason.split(' ')[0] ?? '');
}

describe('a guard that compares an address without its beginning', () => {
  const guard = (condition: string): string =>
    `const open = ['users', 'login'];\nconst rows = { users: { open: true } };\napp.use((req, res, next) => (${condition} ? next() : res.sendStatus(401)));`;
  const LIST = registration('app', 'GET /users/list', ANSWER);

  it.each([
    'open.includes(req.path.slice(1))',
    'new Set(open).has(req.path.substring(1))',
    'rows[req.path.slice(1)]',
    'req.path.slice(1) in rows',
    "req.path.slice(1) === 'users'",
    '/^users$/.test(req.path.slice(1))',
    "open.includes(req.path.split('/').filter(Boolean).join('/'))",
  ])('would open: %s', (condition) => {
    expect(reasons(guard(condition), LIST)).toEqual(['path-guard']);
  });

  it.each([
    "['posts', 'login'].includes(req.path.slice(1))",
    "req.path.slice(1) === 'login'",
    "req.path.split('/')[1] === 'users'",
  ])('stays closed, or open: %s', (condition) => {
    expect(reasons(guard(condition), LIST)).toEqual(['']);
  });
});

describe('a guard that removes a prefix from an address', () => {
  it.each([
    ["req.path.replace('/api/', '')", 'path-guard'],
    ["req.originalUrl.replace('/api/', '').split('?')[0]", 'path-guard'],
    ["req.path.slice('/api/'.length)", 'path-guard'],
    ["req.path.replace('/v1/', '').replace('/api/', '')", 'path-guard'],
    ["req.path.replace('/api', '')", ''],
  ])('is asked for a name: %s', (name, expected) => {
    const guard = `app.use((req, res, next) => (['users'].includes(${name}) ? next() : res.sendStatus(401)));`;
    expect(reasons(guard, registration('app', 'GET /api/users/list', ANSWER))).toEqual([expected]);
  });
});

describe('a guard of a router by whether anything is left of an address', () => {
  it.each([
    ['req.path.slice(1)', 'path-guard'],
    ['!req.url.substring(1)', 'path-guard'],
    ["req.path.slice(1) === ''", 'path-guard'],
    ["req.path.replace('/', '')", 'path-guard'],
    ['req.originalUrl.slice(1)', ''],
    ["req.path.startsWith('/')", ''],
  ])('%s', (condition, expected) => {
    const guard = `router.use((req, res, next) => (${condition} ? res.sendStatus(401) : next()));`;
    expect(
      reasonsOf(projectPlanOf({ 'server.js': mounted('/users', guard, registration('router', 'GET /list', ANSWER)) })),
    ).toEqual([expected === '' ? '' : expect.stringMatching(`^${expected}`)]);
  });
});

describe('middleware below a prefix that asks whether an address has a segment', () => {
  it.each([
    ["const [, resource, action] = req.path.split('/');", 'action', 'path-guard'],
    ["const action = req.path.split('/')[2];", '!action', 'path-guard'],
    ["const parts = req.path.split('/').filter(Boolean);", 'parts[1]', 'path-guard'],
    ["const [resource, action] = req.path.slice(1).split('/');", 'action', 'path-guard'],
    ['', '/^\\/[a-z]+\\/[^/]+$/.test(req.path)', 'path-guard'],
    ["const [, resource] = req.path.split('/');", 'resource', ''],
    ["const [, , resource] = req.originalUrl.split('/');", 'resource', ''],
    ["const [, , resource, action] = req.originalUrl.split('/');", 'action', 'path-guard'],
    ['', '/^\\/[a-z]+/.test(req.path)', ''],
  ])('%s %s', (statement, condition, expected) => {
    const guard = `app.use('/api', (req, res, next) => { ${statement} return ${condition} ? next() : res.sendStatus(401); });`;
    expect(reasons(guard, registration('app', 'POST /api/users/create', ANSWER))).toEqual([expected]);
  });
});

describe('a guard that asks for a slash at the end of an address', () => {
  it.each([
    "req.path.length > 1 && req.path.endsWith('/')",
    "req.path.substr(-1) === '/'",
    "req.path.at(-1) === '/'",
    "req.path[req.path.length - 1] === '/'",
    '/.\\/$/.test(req.path)',
  ])('holds a route whose requests would have one: %s', (condition) => {
    const files = (client: string): Record<string, string> => ({
      'server.js': express(
        `app.use((req, res, next) => (${condition} ? res.redirect(301, req.path.slice(0, -1)) : next()));`,
        registration('app', 'GET /users/list', ANSWER),
      ),
      'client.js': `const base = '/users/';\nfetch(${client});`,
    });
    expect(reasonsOf(projectPlanOf(files("base + 'list'")))).toEqual([expect.stringMatching('^path-guard')]);
    expect(reasonsOf(projectPlanOf(files("'/users/list'")))).toEqual(['']);
  });
});

describe('what handles the errors of a route', () => {
  it.each([
    ["app.use('/users/list', (err, req, res, next) => res.sendStatus(503));", 'GET /users/list', 'middleware'],
    ["app.use('/users', (err, req, res, next) => res.sendStatus(503));", 'GET /users/list', ''],
    [
      "app.use('/users/:id', (err, req, res, next) => res.json({ failed: req.params.id }));",
      'DELETE /users/delete/:id',
      'middleware',
    ],
    ["app.use('/users/:id', (err, req, res, next) => res.sendStatus(503));", 'DELETE /users/delete/:id', ''],
    ["app.use('/:kind', (err, req, res, next) => res.json(req.params.kind));", 'DELETE /users/delete/:id', ''],
    ["app.use((err, req, res, next) => res.redirect('/login'));", 'POST /users/update/:id', 'redirected'],
    ["app.use((err, req, res, next) => res.redirect('/login'));", 'GET /users/show/:id', ''],
    ['app.use((err, req, res, next) => res.sendStatus(500));', 'POST /users/update/:id', ''],
  ])('%s behind %s', (handler, endpoint, expected) => {
    expect(reasons(registration('app', endpoint, ANSWER), handler)).toEqual([expected]);
  });
});

describe('a redirect by its status', () => {
  const answers = (body: string): readonly string[] =>
    reasons(`app.post('/users/update/:id', (req, res) => { ${body} });`);

  it.each([
    "res.writeHead(302, { Location: '/done' }); res.end();",
    "res.status(301).set('Location', '/done').end();",
    "res.statusCode = 302; res.setHeader('Location', '/done'); res.end();",
  ])('may come of a form: %s', (body) => {
    expect(answers(body)).toEqual(['form-post']);
  });

  it('is none where something was created', () => {
    expect(answers("res.status(201).location('/users/1').json({});")).toEqual(['']);
  });
});

describe('a request that another route would answer', () => {
  const server = express(
    registration('app', 'GET /files/stats', ANSWER),
    registration('app', 'GET /files/get/:name', ANSWER),
  );
  const outcome = (client: string): readonly string[] =>
    reasonsOf(projectPlanOf({ 'server.js': server, 'client.js': client })).map((each) => each.split(' ')[0] ?? '');

  it.each([
    ["fetch('/files/get/stats');", 'shadow'],
    ["const get = (name) => fetch(`/files/get/${name}`);\nget('stats');", 'shadow'],
    ["fetch('/files/get/readme');", ''],
    ['exports.get = (name) => fetch(`/files/get/${name}`);', ''],
  ])('%s', (client, expected) => {
    expect(outcome(client).at(-1)).toBe(expected);
  });
});

describe('a cache by the address below a router', () => {
  const files = (key: string): Record<string, string> => ({
    'package.json': '{ "dependencies": { "express": "^4" } }',
    'server.js': express("app.use('/users', require('./users'));", "app.use('/posts', require('./posts'));"),
    'users.js': `const router = require('express').Router();\nconst cached = require('./cache');\nrouter.get('/list', cached, ${ANSWER});\nmodule.exports = router;`,
    'posts.js': `const router = require('express').Router();\nconst cached = require('./cache');\nrouter.get('/getAll', cached, ${ANSWER});\nmodule.exports = router;`,
    'cache.js': `const store = new Map();\nmodule.exports = (req, res, next) => {\n  const key = ${key};\n  if (store.has(key)) return res.json(store.get(key));\n  const json = res.json.bind(res);\n  res.json = (body) => (store.set(key, body), json(body));\n  next();\n};`,
  });
  const outcome = (key: string): readonly string[] =>
    reasonsOf(projectPlanOf(files(key))).map((each) => each.split(' ')[0] ?? '');

  it.each(['req.path', 'req.url', '`${req.method} ${req.path}`'])('answers for another router: %s', (key) => {
    expect(outcome(key)).toEqual(['address-key', 'address-key']);
  });

  it.each(['req.originalUrl', 'req.baseUrl + req.path'])('has an entry for each: %s', (key) => {
    expect(outcome(key)).toEqual(['', '']);
  });
});
