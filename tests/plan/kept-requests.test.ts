import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { projectPlanOf, reasonsOf, type Files } from './planning.ts';

const DELETION = 'POST /users/delete/:id';

function reasons(before: string, others: Files = {}, endpoint = DELETION): readonly string[] {
  const files = { 'server.js': express(before, registration('app', endpoint, ANSWER)), ...others };
  return reasonsOf(projectPlanOf(files)).map((reason) => reason.split(' ')[0] ?? '');
}

describe('a route keeps its method where code asks for it later, or by a part of a text', () => {
  it.each([
    // A queue, a list and a map of requests that other code reads.
    "const queue = [];\napp.use((q, s, next) => { queue.push(q); next(); });\nsetInterval(() => { if (queue.shift().method === 'POST') console.count('writes'); }, 100);",
    "const queue = [];\nsetInterval(() => { const job = queue.pop(); if (job?.given.method === 'POST') job.go(); }, 100);\napp.use((q, s, next) => { queue.push({ given: q, go: next }); });",
    "const waiting = new Map();\napp.use((q, s, next) => { waiting.set(q.get('x-id'), { how: q.method }); next(); });\nprocess.on('SIGUSR2', () => { if (waiting.get(process.env.ID).how === 'POST') process.exit(); });",
    "const last = [];\nsetTimeout(() => { if (last[0].method === 'POST') process.exit(); }, 9);\napp.use((q, s, next) => { last[0] = q; next(); });",
    // Promises of requests.
    "app.use((q, s, next) => { Promise.resolve(q).then((r) => r.method === 'POST').then((is) => (is ? s.sendStatus(403) : next())); });",
    "app.use((q, s, next) => { Promise.resolve(q.method).then((how) => (how === 'POST' ? s.sendStatus(403) : next())); });",
    "app.use((q, s, next) => { Promise.all([q]).then(([r]) => (r.method === 'POST' ? s.sendStatus(403) : next())); });",
    // The order of methods.
    "app.use((q, s, next) => (q.method < 'E' ? s.sendStatus(403) : next()));",
    "app.use((q, s, next) => ('M' > q.method && q.get('x-user') ? s.sendStatus(403) : next()));",
    "app.use((q, s, next) => (q.method.localeCompare('M') < 0 ? s.sendStatus(403) : next()));",
    // Regular expressions that are made of the method.
    "app.use((q, s, next) => (new RegExp(q.method).test('POST') ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => (new RegExp(`^${q.method}$`, 'i').test('post') ? next() : s.sendStatus(403)));",
    "const is = (word, text) => text.match(new RegExp('\\\\b' + word + '\\\\b'));\napp.use((q, s, next) => (is(q.method, 'GET, POST') ? next() : s.sendStatus(403)));",
    'app.use((q, s, next) => (/^x/.test(q.path) || new RegExp(`^${q.method} `).exec(process.env.OPEN) ? next() : s.sendStatus(403)));',
    'const OPEN = process.env.OPEN;\napp.use((q, s, next) => (RegExp(q.method).test(OPEN) ? next() : s.sendStatus(403)));',
    // Which one of several methods it is.
    "const ALL = ['GET', 'POST', 'DELETE'];\napp.use((q, s, next) => (q.rights & (1 << ALL.indexOf(q.method)) ? next() : s.sendStatus(403)));",
    "const ALL = ['GET', 'POST', 'DELETE'];\nconst COST = [1, 5, 9];\napp.use((q, s, next) => (q.left > COST[ALL.indexOf(q.method)] ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => (['GET', 'POST', 'DELETE'].findIndex((each) => each === q.method) > q.level ? s.sendStatus(403) : next()));",
    // What is made of the method, among known keys.
    "const { createHash } = require('crypto');\nconst OPEN = new Set(['5f2a', '77c0']);\napp.use((q, s, next) => (OPEN.has(createHash('md5').update(q.method + q.get('x')).digest('hex')) ? next() : s.sendStatus(403)));",
    "const hash = require('object-hash');\nconst OPEN = { a1: true, b2: true };\napp.use((q, s, next) => (OPEN[hash(q.method)] ? next() : s.sendStatus(403)));",
    "const hash = require('object-hash');\napp.use((q, s, next) => (['a1', 'b2'].includes(hash(`${q.method} ${q.ip}`)) ? next() : s.sendStatus(403)));",
    // Files that the method names.
    "app.use((q, s, next) => require('./handlers/' + q.method.toLowerCase())(q, s, next));",
    'app.use(async (q, s, next) => (await import(`./handlers/${q.method}.js`)).default(q, s, next));',
    "app.use((q, s, next) => require('fs').readFile(`./mocks/${q.method}.json`, (e, text) => (e ? next() : s.send(text))));",
    // Texts with the method and other words.
    "const LIMITS = { 'POST users': 5 };\napp.use((q, s, next) => (LIMITS[`${q.method} ${q.get('x-name')}`] === undefined ? s.sendStatus(403) : next()));",
    "const ALLOWED = new Set(['users:POST', 'users:GET']);\napp.use((q, s, next) => (ALLOWED.has(`users:${q.method}`) ? next() : s.sendStatus(403)));",
    'app.use((q, s, next) => (JSON.stringify({ how: q.method }).includes(\'"POST"\') ? s.sendStatus(403) : next()));',
    "const counts = {};\napp.use((q, s, next) => { const key = `${q.method}-${q.get('x-name')}`; counts[key] = (counts[key] ?? 0) + 1; next(); });\napp.use((q, s, next) => (counts['POST-users'] > 5 ? s.sendStatus(429) : next()));",
  ])('%s', (guard) => {
    expect(reasons(guard)).toEqual(['method-guard']);
  });

  it.each([
    "const queue = [];\napp.use((q, s, next) => { queue.push(q); next(); });\nsetInterval(() => { if (queue.shift().get('x-how') === 'POST') console.count('writes'); }, 100);",
    "app.use((q, s, next) => { Promise.resolve(q).then((r) => r.get('x-user') === 'a').then((is) => (is ? s.sendStatus(403) : next())); });",
    "app.use((q, s, next) => (q.method < 'A' ? s.sendStatus(403) : next()));",
    "app.use((q, s, next) => require('./handlers/' + q.get('x-kind'))(q, s, next));",
    "app.use((q, s, next) => (new RegExp(q.get('x-word')).test('POST') ? s.sendStatus(403) : next()));",
    "app.use((q, s, next) => (new RegExp(q.method).test('POST, DELETE') ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => (new RegExp(`^${q.get('x-word')}$`).test('POST') ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => (new RegExp(`${q.method}`).test('POST, DELETE') ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => (['POST', 'DELETE'].indexOf(q.method) === -1 ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => (['GET', 'HEAD'].indexOf(q.method) >= 0 ? next() : s.sendStatus(403)));",
    "const hash = require('object-hash');\napp.use((q, s, next) => (['a1', 'b2'].includes(hash(q.ip)) ? next() : s.sendStatus(403)));",
    "const WORDS = { 'post office': 5 };\napp.use((q, s, next) => (WORDS[q.get('x-word')] ? next() : s.sendStatus(403)));",
  ])('and moves with %s', (guard) => {
    expect(reasons(guard)).toEqual(['']);
  });
});

describe('a route keeps its method where a test expects a text with it', () => {
  const LOG =
    'app.log = [];\napp.use((q, s, next) => { app.log.push(`${q.method} invoices`); next(); });\nmodule.exports = app;';
  const test = (assertion: string): string =>
    [
      "const request = require('supertest');",
      "const app = require('./server');",
      "it('logs', async () => {",
      "  await request(app).post('/users/delete/7');",
      `  ${assertion}`,
      '});',
    ].join('\n');

  it.each([
    "expect(app.log).toContain('POST invoices');",
    "expect(app.log).toEqual(['POST invoices']);",
    "expect(counted(app.log)).toMatchObject({ 'POST invoices': 1 });",
  ])('%s', (assertion) => {
    expect(reasons(LOG, { 'server.test.js': test(assertion) })).toEqual(['asserted-method']);
  });

  it.each(["expect(app.log).toContain('Post office');", 'expect(app.log.length).toBe(1);'])(
    'and moves with %s',
    (assertion) => {
      expect(reasons(LOG, { 'server.test.js': test(assertion) })).toEqual(['']);
    },
  );
});

describe('a route stays whose requests a mock server of a page answers by a wildcard', () => {
  const CREATION = 'POST /users/create';
  const CLIENT = "export const create = (user) => fetch('/users/create', { method: 'POST', body: user });";

  it.each([
    "import { createServer } from 'miragejs';\ncreateServer({ routes() { this.namespace = 'api'; this.post('/users/:action', answer); } });",
    "import { createServer } from 'miragejs';\nconst server = createServer();\nserver.post('/users/:action', answer);",
    "import Pretender from 'pretender';\nexport default new Pretender(function () { this.post('/users/:action', answer); });",
  ])('%s', (mock) => {
    expect(reasons('', { 'client.js': CLIENT, 'mock.js': mock }, CREATION)).toHaveLength(1);
  });

  it.each([
    "import { createServer } from 'miragejs';\ncreateServer({ routes() { this.post('/ships/:action', answer); } });",
    "import { createServer } from 'miragejs';\ncreateServer({ routes() { this.post('/users/create', answer); } });",
  ])('and moves with %s', (mock) => {
    expect(reasons('', { 'client.js': CLIENT, 'mock.js': mock }, CREATION)).toEqual(['']);
  });
});

describe('a route stays whose word is the name of a function', () => {
  const CREATION = 'POST /users/createUser';

  it.each([
    "function createUser(data) { return send(createUser, data); }\nconst send = (fn, data) => fetch('/users/' + fn.name, { method: 'POST', body: data });",
    "const createUser = (data) => send(createUser, data);\nconst send = (fn, data) => fetch(`/users/${fn.name}`, { method: 'POST', body: data });",
    "class createUser {}\nexport const send = (data) => fetch('/users/' + createUser.name, { method: 'POST', body: data });",
    "const actions = { createUser() {} };\nexport const send = (data) => fetch('/users/' + actions.createUser.name, { method: 'POST', body: data });",
  ])('%s', (client) => {
    expect(reasons('', { 'client.js': client }, CREATION)).toHaveLength(1);
  });
});

describe('a route stays whose address is compared by its order or its length, or is kept for later', () => {
  const LIST = 'GET /users/list';

  it.each([
    "app.use((q, s, next) => (q.path < '/users/m' ? s.sendStatus(403) : next()));",
    "app.use((q, s, next) => ('/users/' <= q.path ? s.sendStatus(403) : next()));",
    'app.use((q, s, next) => (q.path.length > 8 ? s.sendStatus(414) : next()));',
    'app.use((q, s, next) => (11 === q.url.length ? s.sendStatus(414) : next()));',
    "const paths = [];\nsetInterval(() => { if (paths.shift().startsWith('/users/')) console.count('users'); }, 100);\napp.use((q, s, next) => { paths.push(q.path); next(); });",
    "app.use((q, s, next) => { Promise.resolve(q.originalUrl).then((at) => (at.startsWith('/users/') ? next() : s.sendStatus(403))); });",
  ])('%s', (guard) => {
    expect(reasons(guard, {}, LIST)).toEqual(['path-guard']);
  });

  it.each([
    'app.use((q, s, next) => (q.url.length > 2048 ? s.sendStatus(414) : next()));',
    'app.use((q, s, next) => (q.path.length > 3 ? next() : s.sendStatus(404)));',
    "app.use((q, s, next) => (q.path < '/a' ? s.sendStatus(403) : next()));",
    "app.use((q, s, next) => (q.get('x-at') < '/users/m' ? s.sendStatus(403) : next()));",
  ])('and moves with %s', (guard) => {
    expect(reasons(guard, {}, LIST)).toEqual(['']);
  });
});

describe('a route keeps its method where requests reach other code by events and messages', () => {
  const EVENTS = "const { EventEmitter, on, once } = require('events');\nconst bus = new EventEmitter();\n";

  it.each([
    [
      `${EVENTS}bus.on('seen', (e) => { if (e.how === 'POST') console.count('writes'); });\napp.use((q, s, next) => { bus.emit('seen', { how: q.method }); next(); });`,
    ],
    [
      `${EVENTS}bus.on('seen', ({ given: { how } }) => { if (how === 'POST') console.count('writes'); });\napp.use((q, s, next) => { bus.emit('seen', { given: { how: q.method } }); next(); });`,
    ],
    [
      `${EVENTS}(async () => { for await (const [q] of on(server, 'request')) if (q.method === 'POST') console.count('writes'); })();`,
    ],
    [
      `${EVENTS}(async () => { const [q] = await once(server, 'request'); if (q.method === 'POST') console.count('writes'); })();`,
    ],
    [
      "const { Worker } = require('worker_threads');\nconst worker = new Worker('./audit.js');\napp.use((q, s, next) => { worker.postMessage({ how: q.method }); next(); });",
      "const { parentPort } = require('worker_threads');\nparentPort.on('message', (m) => { if (m.how === 'POST') console.count('writes'); });",
    ],
    [
      "const child = require('child_process').fork('./audit.js');\napp.use((q, s, next) => { child.send(q.method); next(); });",
      "process.on('message', (how) => { if (how === 'POST') console.count('writes'); });",
    ],
  ])('%s %s', (guard, audit = '') => {
    expect(reasons(guard, { 'audit.js': audit })).toEqual(['method-guard']);
  });

  it.each([
    [
      `${EVENTS}bus.on('seen', (e) => { if (e.how === 'POST') console.count('writes'); });\napp.use((q, s, next) => { bus.emit('seen', { how: q.get('x-how') }); next(); });`,
    ],
    [
      "const { Worker } = require('worker_threads');\nconst worker = new Worker('./audit.js');\napp.use((q, s, next) => { worker.postMessage({ who: q.get('x-user') }); next(); });",
      "const { parentPort } = require('worker_threads');\nparentPort.on('message', (m) => { if (m.who === 'POST') console.count('writes'); });",
    ],
  ])('and moves with %s %s', (guard, audit = '') => {
    expect(reasons(guard, { 'audit.js': audit })).toEqual(['']);
  });
});

describe('a route stays whose address is taken apart in a way that is not followed, where that decides something', () => {
  const LIST = 'GET /users/list';
  const when = (condition: string, before = ''): string =>
    `${before}app.use((q, s, next) => (${condition} ? s.sendStatus(403) : next()));`;

  it.each([
    when("q.path.lastIndexOf('/') > 0"),
    when("q.path.substring(q.path.lastIndexOf('/') + 1).length === 4"),
    when("new URL(q.url, 'http://x').pathname.split('/').length === 3"),
    when("String(q.originalUrl).split('/').length === 3"),
    when("path.parse(q.url).name === 'list'", "const path = require('path');\n"),
    when("path.posix.relative('/users', q.path) !== ''", "const path = require('path');\n"),
    when('[...q.path.matchAll(/\\//g)].length > 2'),
    when("[...q.path].filter((c) => c === '/').length > 1"),
    when("_.last(_.split(q.path, '/')) === 'list'", "const _ = require('lodash');\n"),
    when("_.snakeCase(q.path) === 'users_list'", "const _ = require('lodash');\n"),
    when('ALLOWED[slugify(q.path)]', "const slugify = require('slugify');\nconst ALLOWED = { 'users-list': true };\n"),
    when("Object.hasOwn({ users_list: 1 }, q.path.slice(1).replace(/\\//g, '_'))"),
    when("Buffer.from(q.path).toString('base64').startsWith('L3VzZXJzL2')"),
    when("new Intl.Collator().compare(q.path, '/users/m') < 0"),
    when('q.url.charCodeAt(q.url.length - 1) === 116'),
    when("q.path[q.path.length - 1] === 't'"),
    when("path.basename(q.path) === 'users'", "const path = require('path');\n"),
    when("q.path.split('/').pop() === 'users'"),
    when("q.path.split('/')[2]"),
    when("q.path.split('/').slice(1).join('-') === 'users-list'"),
    "app.use((q, s, next) => { const [, of, how] = q.path.split('/'); return `${of}:${how}` === 'users:list' ? s.sendStatus(403) : next(); });",
    'app.use((q, s, next) => { let depth = 0; for (const c of q.path) if (c === "/") depth += 1; return depth > 1 ? s.sendStatus(403) : next(); });',
    "const rules = JSON.parse(process.env.RULES || '{}');\napp.use((q, s, next) => { s.locals.rule = rules[q.path]; next(); });",
    "app.use((q, s, next) => { s.locals.at = require('path').parse(q.path); next(); });\napp.use((q, s, next) => (s.locals.at.name === 'list' ? s.sendStatus(403) : next()));",
  ])('%s', (guard) => {
    expect(reasons(guard, {}, LIST)).toEqual(['path-guard']);
  });

  it.each([
    when("path.extname(q.path) === '.css'", "const path = require('path');\n"),
    when("q.path[q.path.length - 1] === '/'"),
    when("q.path.slice(-1) === '/' && q.path.length > 1"),
    when("q.url.substring(0, 5) === '/api/'"),
    when("new URL(q.url, 'http://x').searchParams.get('as') === 'list'"),
    when("q.url.indexOf('?') > 0"),
    when("~q.url.indexOf('/admin/')"),
    when("require('querystring').parse(q.url.split('?')[1]).token"),
    when("q.url.slice(0, q.url.indexOf('?')) === '/admin'"),
    when("q.path.split('/')[1] === 'admin'"),
    when("q.path.replace(/\\/+$/, '') === '/admin'"),
    when("path.basename(q.path) === 'admin'", "const path = require('path');\n"),
    when("q.path.split('/')[3]"),
    "app.use((q, s, next) => { const end = metrics.startTimer({ route: q.path }); s.on('finish', () => end && end()); next(); });",
    "const hash = require('object-hash');\nconst seen = {};\napp.use((q, s, next) => { const key = hash(q.method + q.path); if (seen[key] > 5) return s.sendStatus(429); seen[key] = (seen[key] ?? 0) + 1; next(); });",
    'const recent = [];\napp.use((q, s, next) => { recent.push(q.path); if (recent.length > 100) recent.shift(); next(); });',
    "const debug = require('debug')('app');\napp.use((q, s, next) => { debug(q.path.toUpperCase()); if (debug.enabled) console.log(q.url.charCodeAt(0)); next(); });",
  ])('and moves with %s', (guard) => {
    expect(reasons(guard, {}, LIST)).toEqual(['']);
  });
});

describe('a route stays whose handler finds a value by its place in the address', () => {
  it.each([
    "app.get('/users/get/:id', (req, res) => res.json({ id: req.url.split('/')[3] }));",
    "app.get('/users/get/:id', (req, res) => { const [, , , id] = req.originalUrl.split('/'); res.json({ id }); });",
    "app.get('/users/get/:id', (req, res) => { const id = req.originalUrl.slice(11); res.json({ id }); });",
    "app.get('/users/get/:id', (req, res) => { const id = new URL(req.url, 'http://x').pathname.split('/')[3] ?? ''; db.find(id, (row) => res.json(row)); });",
  ])('%s', (route) => {
    expect(reasonsOf(projectPlanOf({ 'server.js': express(route) }))).toHaveLength(1);
    expect(reasonsOf(projectPlanOf({ 'server.js': express(route) }))[0]).toMatch(/^path-guard/);
  });

  it.each([
    "app.get('/users/get/:id', (req, res) => res.json({ id: req.params.id, at: req.originalUrl }));",
    "app.get('/users/get/:id', (req, res) => res.json({ id: req.url.split('?')[1] }));",
    "app.get('/users/get/:id', (req, res) => res.json({ of: req.originalUrl.slice('/users'.length) && 'users' }));",
  ])('and moves with %s', (route) => {
    expect(reasonsOf(projectPlanOf({ 'server.js': express(route) }))).toEqual(['']);
  });
});

describe('a route stays whose path its registration goes by', () => {
  const LISTS = '(req, res) => res.json([])';
  const planned = (...lines: readonly string[]): readonly string[] =>
    reasonsOf(projectPlanOf({ 'server.js': express(...lines) })).map((reason) => reason.split(' ')[0] ?? '');

  it.each([
    `const actions = { list: ${LISTS} };\nconst add = (how, path) => app[how](path, actions[path.split('/')[2]]);\nadd('get', '/users/list');`,
    `const roles = { list: 'clerk' };\nconst guard = (role) => (q, s, next) => (q.get('x-role') === role ? next() : s.sendStatus(403));\nconst add = (how, path, run) => app[how](path, guard(roles[path.split('/').pop()]), run);\nadd('get', '/users/list', ${LISTS});`,
    `const costs = { _users_list: 5 };\nconst add = (how, path, run) => { const name = path.replace(/\\W+/g, '_'); app[how](path, (q, s, next) => { s.set('x-cost', costs[name]); next(); }, run); };\nadd('get', '/users/list', ${LISTS});`,
  ])('%s', (lines) => {
    expect(planned(lines)).toEqual(['path-guard']);
  });

  it.each([
    'const known = new Set();\nconst add = (how, path, run) => { if (known.has(path)) throw new Error(path); known.add(path); app[how](path, run); };',
    'const docs = {};\nconst add = (how, path, run) => { docs[path] = { [how]: run.name }; app[how](path, run); };',
    'const locks = new Map();\nconst locked = (name) => (q, s, next) => { if (locks.get(name)) return s.sendStatus(423); locks.set(name, true); next(); };\nconst add = (how, path, run) => app[how](path, locked(path), run);',
  ])('where two would have one path, with %s', (lines) => {
    const routes = `add('get', '/users/list', ${LISTS});\nadd('post', '/users/create', ${LISTS});`;
    expect(planned(lines, routes)).toEqual(['address-key', 'address-key']);
  });

  it('where two would have one key of a table that they are registered from', () => {
    const rows = `const rows = [{ how: 'get', path: '/users/list', run: ${LISTS} }, { how: 'post', path: '/users/create', run: ${LISTS} }];`;
    const table = 'const table = Object.fromEntries(rows.map((row) => [row.path, row]));';
    const register = (from: string): string => `for (const row of ${from}) app[row.how](row.path, row.run);`;
    expect(planned(rows, table, register('Object.values(table)'))).toEqual(['address-key', 'address-key']);
    expect(planned(rows, register('rows'))).toEqual(['', '']);
  });

  it.each([
    `const add = (how, path, run) => { if (!path.startsWith('/')) throw new Error(path); console.log(how, path); app[how](path, run); };\nadd('get', '/users/list', ${LISTS});`,
    `const known = new Set();\nconst add = (how, path, run) => { const key = how + ' ' + path; if (known.has(key)) throw new Error(key); known.add(key); app[how](path, run); };\nadd('get', '/users/list', ${LISTS});`,
    `const roles = { users: 'clerk' };\nconst guard = (role) => (q, s, next) => (q.get('x-role') === role ? next() : s.sendStatus(403));\nconst add = (how, path, run) => app[how](path, guard(roles[path.split('/')[1]]), run);\nadd('get', '/users/list', ${LISTS});`,
  ])('and moves with %s', (lines) => {
    expect(planned(lines)).toEqual(['']);
  });
});
