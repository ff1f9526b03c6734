import { describe, expect, it } from 'vitest';
import { ANSWER, express } from '../support/applications.ts';
import { projectPlanOf, reasonsOf, type Files } from './planning.ts';

const UPDATE = `app.post('/users/update/:id', ${ANSWER});`;

function reasons(source: string, others: Files = {}): readonly string[] {
  return reasonsOf(projectPlanOf({ 'server.js': source, ...others })).map((reason) => reason.split(' ')[0] ?? '');
}

describe('a member of an application that is replaced', () => {
  it.each([
    'const { post } = app; app.post = (path, handler) => post.call(app, path, auth, handler);',
    "const before = app['post']; app['post'] = function (...all) { return before.apply(this, [all[0], auth, all[1]]); };",
    'Object.assign(app, { post: guarded(app.post) });',
    "Object.defineProperty(app, 'post', { value: guarded(app.post) });",
    'const shop = app; const names = ["post"]; for (const name of names) shop[name] = guarded(shop[name]);',
    'class Shop { constructor(of) { this.of = of; } close() { this.of.post = guarded(this.of.post); } }\nnew Shop(app).close();',
    'express.application.post = guarded(express.application.post);',
  ])('keeps the method: %s', (replacing) => {
    expect(reasons(express(replacing, UPDATE))).toEqual(['method-guard']);
  });

  it('keeps the method where another file replaces it', () => {
    const guard = 'module.exports = (of) => { of.post = (path, handler) => of.route(path).post(auth, handler); };';
    expect(reasons(express("require('./guard')(app);", UPDATE), { 'guard.js': guard })).toEqual(['method-guard']);
  });

  it.each([
    'app.get = (path, handler) => before(path, auth, handler);',
    "for (const name of ['post', 'put']) app[name] = guarded(app[name]);",
    'const other = express(); other.post = guarded(other.post);',
    'app.post.help = 1;',
    "app.locals.post = 'mail';",
    'const client = {}; client.post = (url) => fetch(url);',
  ])('lets it go: %s', (replacing) => {
    expect(reasons(express(replacing, UPDATE))).toEqual(['']);
  });
});

describe('a member that a class of routers overrides', () => {
  const api = (members: string, registration = "api.post('/users/update/:id', show);"): string =>
    [
      "const Router = require('@koa/router');\nconst app = new (require('koa'))();\nconst show = (ctx) => { ctx.body = {}; };",
      `class Api extends Router { ${members} }\nconst api = new Api();`,
      `${registration}\napp.use(api.routes());`,
    ].join('\n');
  const POST = 'post(path, ...all) { return super.post(path, auth, ...all); }';

  it.each<[source: string, expected: string]>([
    [api(POST), 'method-guard'],
    [api(POST.replaceAll('post', 'delete'), "api.get('/users/delete/:id', show);"), 'method-guard'],
    [api(POST.replaceAll('post', 'patch'), "api.get('/users/delete/:id', show);"), ''],
    [api('post(path, ...all) { log(path); return super.post(path, ...all); }'), ''],
    [api('list() { return this.stack; }'), ''],
  ])('adds to some routes, or does not: %s', (source, expected) => {
    expect(reasons(source)).toEqual([expected]);
  });
});

describe('a method that is asked for before it registers a route', () => {
  const register = (body: string): string =>
    express(`const route = (method, path, handler) => {\n${body}\napp[method](path, handler);\n};`) +
    `\nroute('get', '/users/delete/:id', ${ANSWER});`;

  it.each([
    "if (!['get', 'post'].includes(method)) throw new Error(method);",
    "const KNOWN = new Set(['get', 'post']); if (!KNOWN.has(method)) throw new Error(method);",
    "if (method !== 'get') app.use(path, auth);",
    "switch (method) { case 'get': break; default: app.use(path, auth); }",
    'if (!/^(get|post)$/.test(method)) throw new Error(method);',
    'const LEVELS = { get: 0, delete: 2 }; app.use(level(LEVELS[method]));',
  ])('stays: %s', (body) => {
    expect(reasons(register(body))).toEqual(['method-guard']);
  });

  it.each([
    "if (!['get', 'post', 'delete'].includes(method)) throw new Error(method);",
    "if (method === 'post') posts.push(parse);",
    'const LEVELS = { get: 1, delete: 1 }; levels.push(level(LEVELS[method]));',
    'console.log(method, path);',
  ])('goes: %s', (body) => {
    expect(reasons(register(body))).toEqual(['']);
  });

  const table = (args: string): string =>
    express(
      `const routes = [{ method: 'get', path: '/users/delete/:id', handler: ${ANSWER} }];`,
      `for (const r of routes) app[r.method](r.path, ${args});`,
    );

  it('stays in a table', () => {
    expect(reasons(table("...(r.method === 'get' ? [] : [auth]), r.handler"))).toEqual(['method-guard']);
    expect(reasons(table("...(r.method === 'put' ? [] : [auth]), r.handler"))).toEqual(['']);
  });
});

describe('a path that is asked for before it registers a route', () => {
  const register = (body: string): string =>
    express(`const route = (method, path) => {\n${body}\n};`) + "\nroute('get', '/users/list');";
  const of = (key: string): string => register(`const key = ${key}; app[method](path, actions[key]);`);
  const actions = `const actions = { list: ${ANSWER}, users: ${ANSWER}, getUsersList: ${ANSWER} };\n`;
  const named =
    "[method, ...path.split('/').filter((s) => s && s[0] !== ':').map((s) => s[0].toUpperCase() + s.slice(1))]";

  it.each([
    of("path.split('/')[2]"),
    of(`${named}.join('')`),
    register(`app[method](path, (req, res) => actions[path.split('/').pop()](req, res));`),
    register(`const open = new Set(['users.list']);
      app[method](path, open.has(path.slice(1).split('/').join('.')) ? pass : refuse, ${ANSWER});`),
    register(`app[method](path, path.split('/').length > 2 ? pass : refuse, ${ANSWER});`),
    register(
      `const LEVELS = { _users_list: 5 }; app[method](path, level(LEVELS[path.replace(/\\W+/g, '_')]), ${ANSWER});`,
    ),
  ])('stays: %s', (source) => {
    expect(reasons(actions + source)).toEqual(['path-guard']);
  });

  it.each([
    of("path.split('/')[1]"),
    register(`if (!path.startsWith('/')) throw new Error(path); app[method](path, ${ANSWER});`),
    register(`const rows = [path, method]; if (rows.length > 2) throw new Error(path); app[method](path, ${ANSWER});`),
  ])('goes: %s', (source) => {
    expect(reasons(actions + source)).toEqual(['']);
  });
});

describe('a method that a wrapper of a client asks for', () => {
  const wrapper = (body: string): Files => ({
    'client.js': `const call = (method, path) => ${body};\nexports.remove = (id) => call('GET', '/users/delete/' + id);`,
  });
  const server = express(`app.get('/users/delete/:id', ${ANSWER});`, 'module.exports = app;');

  it('stays', () => {
    expect(reasons(server, wrapper("fetch(path, method === 'GET' ? { method } : { method, body: '{}' })"))).not.toEqual(
      [''],
    );
    expect(
      reasons(server, wrapper("fetch(path, { method, cache: method === 'PUT' ? 'no-store' : 'default' })")),
    ).toEqual(['']);
  });
});
