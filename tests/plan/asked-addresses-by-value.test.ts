import { describe, expect, it } from 'vitest';
import { ANSWER, express, koa, registration } from '../support/applications.ts';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

const GET = 'GET /getUsers';

function reasons(endpoint: string, before: string, others: Files = {}): readonly string[] {
  return reasonsOf(planOf({ 'server.js': express(before, registration('app', endpoint, ANSWER)), ...others })).map(
    (reason) => reason.split(' ')[0] ?? '',
  );
}

describe('a route stays that code tells apart by its address, whatever names stand between', () => {
  it.each([
    "app.use((req, res, next) => { const first = req; const there = first.path; if (there.includes('get')) return auth(req, res, next); next(); });",
    "app.use((req, res, next) => { if (req.path /* address */ .includes('get')) return auth(req, res, next); next(); });",
    "app.use((req, res, next) => { const { path: at } = req; switch (at) { case '/getUsers': return auth(req, res, next); default: next(); } });",
    "app.use(({ path: at }, res, next) => (at === '/getUsers' ? res.sendStatus(401) : next()));",
    "const OPEN = '/getUsers'; const isOpen = (at) => at === OPEN; app.use((req, res, next) => (isOpen(req.path) ? next() : res.sendStatus(401)));",
    "class Gate { handle(request) { return this.test(request.url); } test(u) { return u.indexOf('get') >= 0; } }\napp.use((req, res, next) => (new Gate().handle(req) ? auth(req, res, next) : next()));",
    "const roles = { '/getUsers': 'admin' }; const roleOf = (at) => roles[at]; app.use((req, res, next) => (roleOf(req.path) ? auth(req, res, next) : next()));",
    "const open = new Set(['/getUsers']); const has = (at) => open.has(at); app.use((req, res, next) => (has(req.path) ? next() : res.sendStatus(401)));",
    'const GETTERS = /^.get/; const isOne = (at) => GETTERS.test(at); app.use((req, res, next) => (isOne(req.path) ? next() : res.sendStatus(401)));',
    "const at = (request) => request.originalUrl.split('?')[0]; app.use((req, res, next) => (at(req) === '/getUsers' ? next() : res.sendStatus(401)));",
    "app.use((req, res, next) => { const [, first] = req.path.split('/'); if (first.startsWith('get')) return res.sendStatus(401); next(); });",
    "app.use((req, res, next) => { const info = { ...{ at: req.url } }; if (info.at.match('get')) return res.sendStatus(401); next(); });",
    "const closed = ['/get*'].map((glob) => new RegExp('^' + glob.replace('*', '[^/]*') + '$'));\napp.use((req, res, next) => (closed.some((each) => each.test(req.path)) ? res.sendStatus(401) : next()));",
    "const closed = new RegExp(`^${escape('/getUsers')}$`);\napp.use((req, res, next) => (closed.test(req.path) ? res.sendStatus(401) : next()));",
    "const rules = new Map([[/^.get/, 'admin']]);\napp.use((req, res, next) => { for (const [rule, role] of rules) if (rule.test(req.path) && req.role !== role) return res.sendStatus(403); next(); });",
    "const rules = new Map().set(/^.get/, 'admin');\napp.use((req, res, next) => { const hit = [...rules.entries()].find(([rule]) => rule.test(req.path)); if (hit) return res.sendStatus(403); next(); });",
    "const rules = new Map([[/^.get/, 'admin']]);\napp.use((req, res, next) => ([...rules.keys()].some((rule) => rule.test(req.path)) ? res.sendStatus(403) : next()));",
    "const rules = new Map([[{ at: '/getUsers' }, 'admin']]);\napp.use((req, res, next) => { rules.forEach((role, rule) => { if (req.path === rule.at) res.role = role; }); next(); });",
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((req, res, next) => store.run(req, next));\napp.use((req, res, next) => (store.getStore().url.includes('get') ? res.sendStatus(401) : next()));",
    "app.use((req, res, next) => (Object.is(req.path, '/users') ? res.sendStatus(401) : next()));",
    "const { z } = require('zod');\nconst open = z.string().regex(/^.get/);\napp.use((req, res, next) => (open.safeParse(req.path).success ? next() : res.sendStatus(401)));",
    "app.use((req, res, next) => ({}.hasOwnProperty.call({ '/users': 1 }, req.path) ? res.sendStatus(401) : next()));",
    "app.use((req, res, next) => (req.path.replace('/users', '') === '' ? next() : res.sendStatus(401)));",
    "app.use((req, res, next) => (req.path.replace(/^.users/, '') ? res.sendStatus(401) : next()));",
    'app.use((req, res, next) => (JSON.stringify(req.path.split(\'/\')) === \'["","users"]\' ? next() : res.sendStatus(401)));',
    "const pages = { users: { open: true } };\napp.use((req, res, next) => (pages[req.url.replace(/^\\//, '')]?.open ? next() : res.sendStatus(401)));",
    "const open = ['users'];\napp.use((req, res, next) => (open.includes(req.path.replace('/', '')) ? next() : res.sendStatus(401)));",
    "const bus = new (require('node:events'))();\nbus.on('/users', () => { throw new Error(); });\napp.use((req, res, next) => { bus.emit(req.path); next(); });",
  ])('%s', (guard) => {
    expect(reasons(GET, guard)).not.toEqual(['']);
  });

  it.each([
    ["matchedRoutes(c).at(-1).path === '/users'", 'path-guard'],
    ["matchedRoutes(c).some((route) => route.path === '/users')", 'path-guard'],
    ["c.req.matchedRoutes.some(({ path }) => path === '/users')", 'path-guard'],
    ["c.req.matchedRoutes.find((route) => route.path.startsWith('/users/'))", 'path-guard'],
    ["c.req.matchedRoutes.some(({ path }) => path === '/posts')", ''],
    ["c.get('rows').some(({ path }) => path === '/users')", ''],
  ])('by the routes of Hono that match a request: %s', (condition, expected) => {
    const server = [
      "import { Hono } from 'hono'; import { matchedRoutes } from 'hono/route'; const app = new Hono();",
      `app.use((c, next) => (${condition} ? next() : c.json({}, 401)));`,
      "app.get('/users/list', (c) => c.json([]));",
    ].join('\n');
    expect(reasonsOf(projectPlanOf({ 'server.ts': server }))[0]?.split(' ')[0]).toBe(expected);
  });

  it('by what an instance is made with', () => {
    const server = [
      "const Koa = require('koa'); const Router = require('@koa/router');",
      'class Guard {',
      '  constructor(open) { this.open = open; this.handle = this.handle.bind(this); }',
      "  async handle(ctx, next) { if (!this.open.some((each) => ctx.path.startsWith(each)) && !ctx.get('authorization')) ctx.throw(401); await next(); }",
      '}',
      'const app = new Koa(); const router = new Router();',
      "app.use(new Guard(['/users/', '/health']).handle);",
      "router.get('/users/list', (ctx) => { ctx.body = []; });",
      'app.use(router.routes()); app.listen(3000);',
    ].join('\n');
    expect(reasonsOf(projectPlanOf({ 'server.js': server }))[0]).toMatch(/^path-guard/);
  });

  it('by a table of another file', () => {
    const guard =
      "const { minimatch } = require('minimatch');\nconst rules = [{ glob: '/users/*/*' }];\napp.use((req, res, next) => (rules.some((rule) => minimatch(req.path, rule.glob)) ? res.sendStatus(403) : next()));";
    expect(reasons('GET /users/delete/:id', guard)).toEqual(['path-guard']);
  });
});

describe('a route whose handler reads the identifier by its place in the address', () => {
  const REMOVE = 'DELETE /users/delete/:id';
  const route = (handler: string): string => `app.delete('/users/delete/:id', (q, s) => { ${handler} s.json({}); });`;

  it.each([
    "db.query('delete from users where id = ?', [q.path.split('/')[3]]);",
    "const [, , , id] = q.path.split('/'); db.run(SQL, [id, q.user.id]);",
    "const remove = (id) => db.query({ text: SQL, values: [id] }); remove(q.url.split('/')[3]);",
  ])('stays where it passes that on in a list: %s', (handler) => {
    expect(reasonsOf(planOf({ 'server.js': express(route(handler)) }))[0]).toMatch(/^path-guard/);
  });

  it.each([
    "db.query('delete from users where id = ?', [q.path.split('/').pop()]);",
    "console.log('removed', [q.path.split('/')[3]]);",
    "db.query('delete from users where id = ?', [q.params.id]);",
  ])(`moves where the place stays, or only a log gets it: ${REMOVE} by %s`, (handler) => {
    expect(reasonsOf(planOf({ 'server.js': express(route(handler)) }))).toEqual(['']);
  });
});

describe('an answer whose fields are named by a segment of its address', () => {
  const wrapped = (key: string): string =>
    `app.use((req, res, next) => { const { json } = res; res.json = (body) => json.call(res, { [${key}]: body }); next(); });`;

  it.each<[key: string, expected: string]>([
    ["req.path.split('/').pop()", 'path-guard'],
    ["req.originalUrl.split('/')[2]", 'path-guard'],
    ["req.originalUrl.split('/')[1]", ''],
    ['req.path', ''],
    ['req.method', ''],
    ["'data'", ''],
  ])('%s', (key, expected) => {
    expect(reasons('GET /users/list', wrapped(key))).toEqual([expected]);
  });

  it('or what a handler answers', () => {
    const own = "const named = (req, data) => ({ [req.path.split('/').at(-1)]: data });";
    const handler = '(req, res) => res.json(named(req, []))';
    const source = express(own, registration('app', 'GET /users/list', handler));
    expect(reasonsOf(planOf({ 'server.js': source }))).toEqual([expect.stringMatching(/^path-guard/)]);
  });
});

describe('an answer that names a neighbour of its own address', () => {
  const answering = (answer: string): readonly string[] =>
    reasonsOf(planOf({ 'server.js': express(`app.post('/users/create', (q, s) => { ${answer} });`) }));

  it.each([
    "s.location(q.originalUrl.split('/').slice(0, -1).join('/') + '/7').end();",
    String.raw`s.json({ url: q.originalUrl.replace(/\/[^/]*$/, '/7') });`,
    's.json({ url: q.originalUrl.replace(/[^/]+$/, `${row.id}`) });',
    "s.json({ url: q.path.split('/').slice(1, -1).join('/') });",
  ])('keeps its route: %s', (answer) => {
    expect(answering(answer)).toEqual([expect.stringMatching(/^path-guard/)]);
  });

  it.each([
    's.json({ self: q.originalUrl });',
    String.raw`s.json({ self: q.originalUrl.replace(/\?.*$/, '') });`,
    String.raw`s.location(q.originalUrl.replace(/\/+$/, '') + '/7').end();`,
  ])('or names that itself: %s', (answer) => {
    expect(answering(answer)).toEqual(['']);
  });
});

describe('a route moves where its address is only passed on', () => {
  it.each([
    "const bus = new (require('node:events'))();\nbus.on('seen', (at) => console.log(at));\napp.use((req, res, next) => { bus.emit('seen', req.path); next(); });",
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((req, res, next) => store.run({ at: req.path, id: req.id }, next));\napp.use((req, res, next) => { console.log(store.getStore().at); return store.getStore().id === 'a' ? res.end() : next(); });",
    "app.use((req, res, next) => (Object.is(req.get('host'), 'users') ? res.sendStatus(401) : next()));",
  ])('%s', (code) => {
    expect(reasons(GET, code)).toEqual(['']);
  });
});

describe('what is asked of the requests of one route alone holds no other', () => {
  it.each([
    "const only = (q, s, next) => (/^.get/.test(q.path) ? next() : s.sendStatus(404));\napp.get('/getBooks', only, list);",
    "app.get('/getBooks', (q, s) => s.json(q.url.startsWith('/get') ? [1] : []));",
    "const answer = (q, s) => s.json(at(q));\nconst at = (q) => q.path.includes('get');\napp.get('/getBooks', answer);",
  ])('%s', (other) => {
    const [first, second] = reasons(GET, other);
    expect([first, second]).toEqual(['path-guard', '']);
  });

  it('of two routes with one function, both stay', () => {
    const other =
      "const only = (q, s, next) => (/^.get/.test(q.path) ? next() : s.sendStatus(404));\napp.get('/getBooks', only, list);\napp.get('/getTrees', only, list);";
    expect(reasons(GET, other)).toEqual(['path-guard', 'path-guard', '']);
  });

  it('of all requests, every one stays', () => {
    const other =
      "const only = (q, s, next) => (/^.get/.test(q.path) ? next() : s.sendStatus(404));\napp.get('/getBooks', only, list);\napp.use(only);";
    expect(reasons(GET, other)).toEqual(['path-guard', 'path-guard']);
  });
});

describe('a route stays that a pattern of a package takes for another', () => {
  it.each([
    ["const { minimatch } = require('minimatch');", "['/users/*'].some((glob) => minimatch(req.path, glob))"],
    ["const { minimatch } = require('minimatch');", "minimatch(req.path, '/users/*/*')"],
    ["const picomatch = require('picomatch');", "picomatch.isMatch(req.path, '/users/*')"],
    ["const { match } = require('path-to-regexp');\nconst fits = match('/:resource/:action/:id');", 'fits(req.path)'],
    ["const { match } = require('path-to-regexp');\nconst fits = match('/:resource{/:action}');", 'fits(req.path)'],
    [
      "const { match: made } = require('path-to-regexp');\nconst fits = made('/users/:action');",
      'fits(req.path).params.action',
    ],
    [
      "const CLOSED = '/users/:action/:id';\nconst fits = new URLPattern({ pathname: CLOSED });",
      'fits.test({ pathname: req.path })',
    ],
    ["const fits = require('picomatch')(['/users/*/*', '/cats/*']);", 'fits(req.path)'],
    [
      "const { pathToRegexp: made } = require('path-to-regexp');\nclass Gate { fits = made('/users/:action/:id'); asks(at) { return this.fits.exec(at); } }",
      'new Gate().asks(req.path)',
    ],
  ])('%s %s', (before, question) => {
    const guard = `${before}\napp.use((req, res, next) => (${question} ? next() : res.sendStatus(403)));`;
    expect(reasons('GET /users/delete/:id', guard)).toEqual(['path-guard']);
  });

  it('and goes where it takes both alike', () => {
    const guard =
      "const { minimatch } = require('minimatch');\napp.use((req, res, next) => (minimatch(req.path, '/users/**') ? next() : res.sendStatus(403)));";
    expect(reasons('GET /users/delete/:id', guard)).toEqual(['']);
  });

  it.each<[reason: string, glob: string]>([
    ['path-guard', '/users/**/*'],
    ['path-guard', '/*/**/*'],
    ['path-guard', '/users/*rest'],
    ['', '/**/*'],
    ['', '/*rest'],
    ['', '/cats/**/*'],
    ['', '/cats/*rest'],
  ])('with wildcards that stand for several segments: %j for %s', (reason, glob) => {
    const fits = "const { match } = require('path-to-regexp');\nconst { minimatch } = require('minimatch');";
    for (const question of [`minimatch(req.path, '${glob}')`, `match('${glob}')(req.path)`]) {
      const guard = `${fits}\napp.use((req, res, next) => (${question} ? next() : res.sendStatus(403)));`;
      expect(reasons('GET /users/list', guard)).toEqual([reason]);
    }
  });
});

describe('a route is not held', () => {
  it.each([
    "app.use((req, res, next) => { const at = req.path; if (at.startsWith('/')) return next(); next(); });",
    "app.use((req, res, next) => { const at = req.path; if (at === '/health') return res.sendStatus(204); next(); });",
    "const send = (file) => file.name.includes('get'); send(file);",
    "app.use((req, res, next) => { const kind = req.query.kind; if (kind === 'getUsers') return auth(req, res, next); next(); });",
    "const at = location.pathname; if (at.includes('get')) show();",
  ])('by %s', (code) => {
    expect(reasons(GET, code)).toEqual(['']);
  });
});

describe('a pattern of the beginning of an address', () => {
  const asking = (address: string): string =>
    koa(
      `app.use(async (ctx, next) => { if (new RegExp(['^/', 'li', 'st'].join('')).test(${address})) return next(); ctx.throw(401); });`,
      'const router = new Router();',
      "router.get('/users/list', (ctx) => { ctx.body = []; });",
      'app.use(router.routes());',
    );

  it('is asked of all of it where no mount takes a prefix off', () => {
    expect(reasonsOf(planOf({ 'server.js': asking('ctx.request.url') }))).toEqual(['']);
  });

  it('may be asked of what is below a mount', () => {
    expect(reasonsOf(planOf({ 'server.js': asking('ctx.path') }))[0]).toMatch(/^path-guard /);
  });
});
