import { describe, expect, it } from 'vitest';
import { ANSWER, express, koa, registration } from '../support/applications.ts';
import { planOf, projectPlanOf, reasonsOf, type Files } from './planning.ts';

const DELETION = 'GET /users/delete/:id';
const UPDATE = 'POST /users/update/:id';

function reasons(endpoint: string, before: string, others: Files | null = null): readonly string[] {
  const planned = others ? projectPlanOf : planOf;
  return reasonsOf(planned({ 'server.js': express(before, registration('app', endpoint, ANSWER)), ...others })).map(
    (reason) => reason.split(' ')[0] ?? '',
  );
}

/** Middleware that refuses requests for which something is true. */
function refuses(condition: string): string {
  return `app.use((q, s, next) => (${condition} ? s.sendStatus(403) : next()));`;
}

/** A controller of NestJS with a service that asks whether something is a method. */
function injected(members: string, asked: string): Files {
  return {
    'users.service.ts': `import { Inject, Injectable } from '@nestjs/common';\nimport { CONTEXT, REQUEST } from '@nestjs/core';\nimport type { Request } from 'express';\n@Injectable() export class Users { ${members}\n mayRemove() { return ${asked} === 'POST'; } }`,
    'users.controller.ts':
      "import { Controller, Post, HttpCode } from '@nestjs/common';\nimport { Users } from './users.service';\n@Controller('users') export class UsersController { constructor(private users: Users) {}\n @HttpCode(200) @Post('delete/:id') remove() { return this.users.mayRemove(); } }",
  };
}

describe('a route keeps its method where code takes it for another, whatever names stand between', () => {
  it.each([
    "app.use((q, s, next) => { s.locals.m = q.method; next(); });\napp.use((q, s, next) => (s.locals.m === 'DELETE' ? s.sendStatus(403) : next()));",
    "class Context { constructor(method) { this.verb = method; } }\napp.use((q, s, next) => { q.context = new Context(q.method); next(); });\napp.use((q, s, next) => (q.context.verb === 'DELETE' ? s.sendStatus(403) : next()));",
    "const READS = ['GET', 'HEAD'];\nconst isRead = (given) => READS.includes(given);\napp.use((q, s, next) => { const { method: how } = q; if (!isRead(how)) return s.sendStatus(403); next(); });",
    "const READS = new Set(['GET', 'HEAD']);\nclass Gate { constructor(q) { this.how = q.method; } get open() { return READS.has(this.how); } }\napp.use((q, s, next) => (new Gate(q).open ? next() : s.sendStatus(403)));",
    "const key = 'method';\napp.use((q, s, next) => { switch (q[key]) { case 'GET': return next(); default: return s.sendStatus(403); } });",
    'const LEVELS = { GET: 1, DELETE: 2 };\nconst levelOf = ({ method }) => LEVELS[method];\napp.use((q, s, next) => (q.user.level < levelOf(q) ? s.sendStatus(403) : next()));',
    'const SAFE = /^(get|head)$/i;\napp.use((q, s, next) => (SAFE.test(q.method) ? next() : s.sendStatus(403)));',
    "const http = require('node:http');\nhttp.createServer((q, s) => { if (['GET', 'POST'].includes(q.method)) return app(q, s); s.end(); });",
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((q, s, next) => store.run({ how: q.method }, next));\napp.use((q, s, next) => (store.getStore().how === 'GET' ? next() : s.sendStatus(403)));",
    "const get = require('lodash/get');\napp.use((q, s, next) => (get(q, 'method') === 'GET' ? next() : s.sendStatus(403)));",
    "const check = (given) => new Promise((resolve, reject) => (given.method === 'GET' ? resolve() : reject(new Error())));\napp.use((q, s, next) => check(q).then(() => next(), () => s.sendStatus(403)));",
    "const how = (given) => new Promise((resolve) => resolve(given));\napp.use(async (q, s, next) => ((await how(q.method)) === 'GET' ? next() : s.sendStatus(403)));",
    "const seen = new WeakMap();\napp.use((q, s, next) => { seen.set(q, { how: q.method }); next(); });\napp.use((q, s, next) => (seen.get(q).how === 'GET' ? next() : s.sendStatus(403)));",
    "const HOW = Symbol('how');\napp.use((q, s, next) => { q[HOW] = q.method; next(); });\napp.use((q, s, next) => (q[HOW] === 'GET' ? next() : s.sendStatus(403)));",
    "app.use((q, s, next) => { s.locals[process.env.KEY] = { how: q.method }; next(); });\napp.use((q, s, next) => (s.locals[process.env.KEY].how === 'GET' ? next() : s.sendStatus(403)));",
    'class Gate { GET(q, s, next) { next(); } }\nconst gate = new Gate();\napp.use((q, s, next) => (gate[q.method] ? next() : s.sendStatus(403)));',
    `Object.defineProperty(app.request, 'isRead', { get() { return this.method === 'GET'; } });\n${refuses('!q.isRead')}`,
    `express.request.isRead = function () { return this.method === 'GET'; };\n${refuses('!q.isRead()')}`,
    `Object.assign(app.response, { mayRead() { return this.req.method === 'GET'; } });\n${refuses('!s.mayRead()')}`,
    'app.use((q, s, next) => (JSON.stringify([q.method]) === \'["GET"]\' ? next() : s.sendStatus(403)));',
    "app.use((q, s, next) => (q.method.replace('GET', '') === '' ? next() : s.sendStatus(403)));",
    "const bus = new (require('node:events'))();\nbus.on('request', (how) => { if (how === 'DELETE') throw new Error(); });\napp.use((q, s, next) => { bus.emit('request', q.method); next(); });",
    "const jobs = require('some-jobs').open();\njobs.each((job, done) => (job === 'DELETE' ? done(new Error()) : done()));\napp.use((q, s, next) => jobs.add(q.method, next));",
    refuses("q.method[0] === 'D'"),
    refuses('q.method.length > 4'),
    refuses("q.method.slice(0, 3) === 'DEL'"),
    refuses("!q.method.startsWith('G')"),
    refuses("q.method !== 'GET' && q.method !== 'POST'"),
    refuses('!process.env.METHODS.includes(q.method)'),
    refuses("q.method === 'DELETE' && !q.get('x-user').startsWith('admin')"),
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((q, s, next) => store.run(q, next));\napp.use((q, s, next) => (store.getStore().method === 'GET' ? next() : s.sendStatus(403)));",
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((q, s, next) => { const { given } = store.getStore(); if (given?.method === 'GET') return next(); s.sendStatus(403); });\napp.use((q, s, next) => { store.enterWith({ given: q }); next(); });",
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((q, s, next) => store.run(new Map(), () => { store.getStore().set('how', q.method); next(); }));\napp.use((q, s, next) => (store.getStore().get('how') === 'GET' ? next() : s.sendStatus(403)));",
    `require('http').IncomingMessage.prototype.isRead = function () { return this.method === 'GET'; };\n${refuses('!q.isRead()')}`,
    `const { IncomingMessage } = require('node:http');\nObject.defineProperty(IncomingMessage.prototype, 'isRead', { get() { return this.method === 'GET'; } });\n${refuses('!q.isRead')}`,
    refuses("!require('zod').z.enum(['GET', 'POST']).safeParse(q.method).success"),
    refuses("Object.is(q.method, 'DELETE')"),
    refuses('Object.prototype.hasOwnProperty.call({ DELETE: 1 }, q.method)'),
    refuses('{}.hasOwnProperty.call({ DELETE: 1 }, q.method)'),
    refuses("Array.prototype.includes.call(['DELETE'], q.method)"),
    refuses("require('node:util').isDeepStrictEqual(q.method, 'DELETE')"),
    refuses("require('lodash').isEqual(q.method, 'DELETE')"),
    refuses("require('lodash/eq')('DELETE', q.method)"),
    refuses("require('ramda').equals('DELETE', q.method)"),
    refuses("require('ramda').includes(q.method, ['DELETE'])"),
    refuses("require('validator').isIn(q.method, ['DELETE'])"),
    refuses("require('some-acl').covers(q.method)"),
    refuses("require('some-hash')(q.method) === 'c0ffee' && !q.get('x-user').startsWith('admin')"),
    refuses("Buffer.from(q.method).toString('hex') === '44454c455445'"),
    refuses("q.method.split('').reverse().join('') === 'ETELED'"),
    "const bus = new (require('node:events'))();\nbus.on('DELETE', () => { throw new Error(); });\napp.use((q, s, next) => { bus.emit(q.method); next(); });",
    "const bus = require('mitt')();\nbus.on('DELETE', () => { throw new Error(); });\napp.use((q, s, next) => { bus.emit(q.method, s); next(); });",
  ])('%s', (guard) => {
    expect(reasons(DELETION, guard)).toEqual(['method-guard']);
  });

  it.each([
    "const seen = new WeakMap();\napp.use((q, s, next) => { seen.set(q, { how: q.get('x-how') }); next(); });\napp.use((q, s, next) => (seen.get(q).how === 'a' ? next() : s.sendStatus(403)));",
    "const check = (given) => new Promise((resolve) => resolve(given.get('x-user')));\napp.use(async (q, s, next) => ((await check(q)) === 'a' ? next() : s.sendStatus(403)));",
    "const HOW = Symbol('how');\napp.use((q, s, next) => { q[HOW] = q.get('x-how'); next(); });\napp.use((q, s, next) => (q[HOW] === 'a' ? next() : s.sendStatus(403)));",
    "const bus = new (require('node:events'))();\nbus.on('request', (how) => { if (how === 'DELETE') throw new Error(); });\napp.use((q, s, next) => { bus.emit('request', q.get('x-how')); next(); });",
    refuses("q.get('x-user')[0] === 'D'"),
    `express.request.isAdmin = function () { return this.get('x-user') === 'a'; };\n${refuses('!q.isAdmin()')}`,
    "const { AsyncLocalStorage } = require('node:async_hooks');\nconst store = new AsyncLocalStorage();\napp.use((q, s, next) => store.run({ q, how: q.method }, next));\napp.use((q, s, next) => { console.log(store.getStore().how); return store.getStore().q.get('x-how') === 'GET' ? next() : s.sendStatus(403); });",
    `require('http').IncomingMessage.prototype.isAdmin = function () { return this.headers['x-user'] === 'a'; };\n${refuses('!q.isAdmin()')}`,
    refuses("Object.is(q.get('x-user'), 'DELETE')"),
    refuses("require('some-acl').covers(q.get('x-user'))"),
    refuses('!q.method'),
    "const chalk = require('chalk');\napp.use((q, s, next) => { const line = chalk.green(q.method); console.log(line.padEnd(8)); next(); });",
    "const client = require('prom-client');\nconst total = new client.Counter({ name: 'a', labelNames: ['method'] });\napp.use((q, s, next) => { total.labels(q.method).inc(); total.inc({ method: q.method }); next(); });",
    "const Log = require('mongoose').model('Log');\napp.use(async (q, s, next) => { const log = await Log.create({ method: q.method }); if (!log) console.warn('none'); next(); });",
    "const bus = new (require('node:events'))();\nbus.on('seen', (how) => console.log(how));\napp.use((q, s, next) => { bus.emit('seen', q.method); next(); });",
  ])('and not where it asks for something else: %s', (guard) => {
    expect(reasons(DELETION, guard)).toEqual(['']);
  });

  it('by a member of the context of Koa', () => {
    const server = koa(
      "app.context.mayChange = function () { return this.method !== 'GET'; };",
      'app.use((c, next) => (c.mayChange() ? next() : c.throw(403)));',
      "router.get('/users/delete/:id', (c) => { c.body = []; });",
    );
    expect(reasonsOf(planOf({ 'server.js': server })).map((reason) => reason.split(' ')[0])).toEqual(['method-guard']);
  });

  it('by what another file asks', () => {
    const others: Files = { 'gate.js': "module.exports = (how) => how === 'DELETE';" };
    const guard = `const isRisky = require('./gate');\n${refuses('isRisky(q.method)')}`;
    expect(reasons(DELETION, guard, others)).toEqual(['method-guard']);
  });

  it.each([
    "import { UseGuards } from '@nestjs/common';\nimport { Gate } from './gate';\n@UseGuards(Gate)\nclass Users {}",
    "import { APP_GUARD } from '@nestjs/core';\nimport { Module } from '@nestjs/common';\nimport { Gate } from './gate';\n@Module({ providers: [{ provide: APP_GUARD, useClass: Gate }] })\nclass Shop {}",
    "import { Gate } from './gate';\nboot.useGlobalGuards(new Gate());",
  ])('by a guard of a framework: %s', (code) => {
    const gate =
      "class Base { canActivate(context) { return this.mayPass(context.switchToHttp().getRequest()); } }\nexport class Gate extends Base { mayPass({ method: how }) { return how !== 'DELETE'; } }";
    const source = `${code}\nimport express from 'express';\nconst app = express();\n${registration('app', DELETION, ANSWER)}`;
    expect(reasonsOf(projectPlanOf({ 'server.ts': source, 'gate.ts': gate }))).toEqual([
      expect.stringMatching(/^method-guard/),
    ]);
  });

  it.each([
    'canActivate(context: ExecutionContext) { return context.getArgs()[0].method === "POST"; }',
    'canActivate(context: ExecutionContext) { return context.switchToHttp().getResponse().req.method === "POST"; }',
    'catch(error: Error, host: ArgumentsHost) { const [req, res] = host.getArgs(); if (req.method === "POST") throw error; }',
    'catch(error: Error, host: ArgumentsHost) { if (host.switchToHttp().getRequest().method === "POST") throw error; }',
  ])('by what a guard or a filter gets: %s', (member) => {
    const source =
      "import { Controller, HttpCode, Post } from '@nestjs/common';\n@Controller('users') export class Users { @Post('update/:id') @HttpCode(200) update() {} }";
    const reasons = (code: string): readonly string[] => reasonsOf(projectPlanOf({ 'users.ts': `${source}\n${code}` }));
    expect(reasons(`export class Gate { ${member} }`)).toEqual([expect.stringMatching(/^method-guard/)]);
    expect(reasons(`export class Gate { ${member.replaceAll('method', 'id')} }`)).toEqual(['']);
  });

  it.each([
    ["if (!isMethod(event, 'GET')) throw lost;", /^method-guard/],
    ["assertMethod(event, ['GET', 'POST']);", /^method-guard/],
    ["if (isMethod(event, ['PUT', 'PATCH'])) check(event);", /^$/],
  ])('by a function of h3: %s', (check, expected) => {
    const source = `import { createApp, createRouter, assertMethod, isMethod, defineEventHandler } from 'h3';
const app = createApp();
app.use(defineEventHandler((event) => { ${check} }));
const router = createRouter();
router.get('/users/delete/:id', defineEventHandler((event) => { db.users.delete(event.context.params.id); return {}; }));
app.use(router);`;
    expect(reasonsOf(projectPlanOf({ 'server.js': source }))).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['@Inject(REQUEST) private given', 'this.given.method'],
    ['@Inject(CONTEXT) private given: any', 'this.given.req.method'],
    ['@Inject(REQUEST) private readonly given: Request', 'this.given.method'],
  ])('by the request that a container injects: constructor(%s)', (parameter, asked) => {
    expect(reasonsOf(projectPlanOf(injected(`constructor(${parameter}) {}`, asked)))).toEqual([
      expect.stringMatching(/^method-guard/),
    ]);
  });

  it('by the request that a container injects into a field, or a decorator gives', () => {
    const field = injected('@Inject(REQUEST) private given;', 'this.given.method');
    expect(reasonsOf(projectPlanOf(field))).toEqual([expect.stringMatching(/^method-guard/)]);
    const handler =
      "import { Controller, Post, Req } from '@nestjs/common';\n@Controller('users') class Users { @Post('delete/:id') remove(@Req() q: any) { return q.method === 'POST'; } }";
    expect(reasonsOf(projectPlanOf({ 'users.ts': handler }))).toEqual([expect.stringMatching(/^method-guard/)]);
  });

  it.each([
    ['@Inject(REQUEST) private given', 'this.given.user.method'],
    ["@Inject('SETTINGS') private given", 'this.given.method'],
  ])('and not by something else that is injected: %s', (parameter, asked) => {
    expect(reasonsOf(projectPlanOf(injected(`constructor(${parameter}) {}`, asked)))).not.toEqual([
      expect.stringMatching(/^method-guard/),
    ]);
  });

  it('by what its own handler asks of the answer', () => {
    const ok = "const ok = (s, data) => s.status(s.req.method === 'POST' ? 201 : 200).json(data);";
    const route = "app.post('/users/update/:id', (q, s) => ok(s, {}));";
    expect(reasonsOf(planOf({ 'server.js': express(ok, route) }))[0]).toMatch(/^method-guard/);
  });
});

describe('a guard that is commented out', () => {
  it.each([
    "// if (req.method === 'GET') return auth(req, res, next);\napp.use((req, res, next) => next());",
    "app.use((req, res, next) => { /* if (req.path.includes('delete')) return auth(req, res, next); */ next(); });",
    "/**\n * app.use((req, res, next) => (OPEN.includes(req.method) ? next() : res.end()));\n * const OPEN = ['GET'];\n */",
  ])('holds nothing: %s', (code) => {
    expect(reasons(DELETION, code)).toEqual(['']);
  });
});

describe('a route is not held', () => {
  it.each<[endpoint: string, code: string]>([
    [DELETION, refuses("q.method === 'PUT'")],
    [DELETION, refuses("q.method === 'POST' || q.method === 'PATCH'")],
    [DELETION, refuses("q.query.method === 'other'")],
    [UPDATE, refuses("(q.method === 'POST' || q.method === 'PUT') && !q.is('json').includes('json')")],
    [UPDATE, refuses("!['POST', 'PUT', 'GET'].includes(q.method)")],
    [
      DELETION,
      "const RULES = { GET: 'open', DELETE: 'open' };\napp.use((q, s, next) => (RULES[q.method] ? next() : s.end()));",
    ],
    [
      DELETION,
      "app.use((q, s, next) => { s.locals.m = q.method; next(); });\napp.use((q, s, next) => (s.locals.n === 'DELETE' ? s.sendStatus(403) : next()));",
    ],
    [
      DELETION,
      "app.use('/cats', (q, s, next) => { const { method: how } = q; return how === 'DELETE' ? s.end() : next(); });",
    ],
    [DELETION, "const rows = [{ method: 'GET' }];\nrows.filter((row) => row.method === 'GET');"],
    [DELETION, "const show = (pet) => (pet.method === 'DELETE' ? 'gone' : 'there');\nshow(require('./pets'));"],
    [
      DELETION,
      'const stats = {};\napp.use((q, s, next) => { stats[q.method] = (stats[q.method] ?? 0) + 1; next(); });',
    ],
  ])('%s by %s', (endpoint, code) => {
    expect(reasons(endpoint, code)).toEqual(['']);
  });
});

describe("a client of the project's own that asks for the method it sends", () => {
  const asking = (condition: string): string =>
    `async function request(method, path, body) {\n  const headers = {};\n  if (${condition}) headers['X-CSRF'] = token;\n  return fetch(path, { method, headers, body });\n}\n`;
  const OBJECT = "const http = { post: (p, b) => request('POST', p, b), put: (p, b) => request('PUT', p, b) };\n";
  const CLASS =
    "class Http { post(p, b) { return request('POST', p, b); } put(p, b) { return request('PUT', p, b); } }\nconst http = new Http();\n";
  const CALL = 'export const update = (id, b) => http.post(`/users/update/${id}`, b);\n';

  it.each([OBJECT, CLASS])('holds its route: %s', (client) => {
    const files = { 'client.js': asking("method === 'POST'") + client + CALL };
    expect(reasons(UPDATE, '', files)).toEqual(['method-guard']);
  });

  it('holds its route from another file', () => {
    const http = asking("method === 'POST'") + OBJECT.replace('const', 'export const');
    const files = { 'http.js': http, 'client.js': `import { http } from './http.js';\n${CALL}` };
    expect(reasons(UPDATE, '', files)).toEqual(['method-guard']);
  });

  it.each(["method !== 'GET'", 'body !== undefined'])('holds none where the answer is the same: %s', (condition) => {
    expect(reasons(UPDATE, '', { 'client.js': asking(condition) + OBJECT + CALL })).toEqual(['']);
  });
});
