import { describe, expect, it } from 'vitest';
import { express, mounted } from '../support/applications.ts';
import { planOf, reasonsOf } from './planning.ts';

const ROUTES = [
  "app.get('/users/list', (q, s) => s.json([]));",
  "app.get('/books/delete/:id', (q, s) => s.json([]));",
  "app.get('/pens/list', (q, s) => s.json([]));",
];

/** The routes that stay because some lines before them would take them for others. */
function staying(...before: readonly string[]): readonly string[] {
  return stayingOf(express(...before, ...ROUTES));
}

function stayingOf(server: string): readonly string[] {
  const plan = planOf({ 'server.js': server });
  const reasons = reasonsOf(plan);
  return plan.routes.flatMap(({ route }, at) =>
    /^(?:path|method)-guard/.test(reasons[at] ?? '') ? [route.path?.value ?? ''] : [],
  );
}

describe('what packages choose requests by their addresses for', () => {
  it.each<[option: string, stays: readonly string[]]>([
    ["pathFilter: (pathname) => pathname === '/users'", ['/users/list']],
    ["pathFilter: (at, request) => request.method === 'DELETE' && at.startsWith('/books')", ['/books/delete/:id']],
    ["pathFilter: '/users/'", ['/users/list']],
    ["pathFilter: ['/users', '/pens']", []],
    ["pathFilter: ['/users/*', '!/users/x', '/pens/**']", ['/users/list']],
    ["router: (request) => (request.path === '/pens' ? one : other)", ['/pens/list']],
  ])('http-proxy-middleware({ %s })', (option, stays) => {
    const made = `createProxyMiddleware({ target: 'http://legacy', ${option} })`;
    expect(staying("const { createProxyMiddleware } = require('http-proxy-middleware');", `app.use(${made});`)).toEqual(
      stays,
    );
    const context = option.replace('pathFilter: ', '').replace(/^router.*/, "'/'");
    const legacy = `proxy.createProxyMiddleware(${context}, { target: 'http://legacy' })`;
    expect(staying("const proxy = require('http-proxy-middleware');", `app.use(${legacy});`)).toEqual(
      option.startsWith('router') ? [] : stays,
    );
  });

  it.each<[line: string, stays: readonly string[]]>([
    ["app.use(require('express-ipfilter').IpFilter(ADDRESSES, { excluding: ['^/users/.+'] }));", ['/users/list']],
    ["const list = ['/pens']; app.use(require('express-ipfilter')(ADDRESSES, { excluding: list }));", []],
    ["app.use(require('lusca').csrf({ allowlist: [{ path: '/users/', type: 'startWith' }] }));", ['/users/list']],
    ["app.use(require('lusca')({ csrf: { blocklist: '/pens' } }));", ['/pens/list']],
  ])('%s', (line, stays) => {
    expect(staying(line)).toEqual(expect.arrayContaining([...stays]));
    expect(staying(line)).not.toContain(stays.includes('/pens/list') ? '/users/list' : '/pens/list');
  });
});

describe('a question whether a route is registered', () => {
  it.each<[line: string, stays: readonly string[]]>([
    ["if (!app.hasRoute({ method: 'GET', url: '/users' })) app.get('/help', help);", ['/users/list']],
    ["const can = app.findRoute({ method: 'DELETE', url: '/books/:id' }) !== null;", ['/books/delete/:id']],
    ["if (!app.hasRoute({ method: 'GET', url: '/docs' })) app.register(docs);", []],
  ])('%s', (line, stays) => {
    const server = ["const app = require('fastify')();", ...ROUTES, line].join('\n');
    expect(stayingOf(server)).toEqual(stays);
  });
});

describe('what authenticates requests by their addresses', () => {
  it.each([
    "server.auth.scheme('own', () => ({ authenticate(request, h) { return request.path.startsWith('/users/') ? h.continue : null; } }));",
    "const scheme = () => ({ authenticate: async (r, h) => (r.path.startsWith('/users/') ? h.authenticated({}) : null) });\nserver.auth.scheme('own', scheme);",
    "class Key extends require('passport-strategy') { authenticate(req) { return req.path.startsWith('/users/') ? this.fail(401) : this.success({}); } }\npassport.use(new Key());",
    "class Key extends Base { authenticate(req, options) { this.check(req.url); } check(at) { if (at.startsWith('/users/')) this.fail(); } }\npassport.use('key', new Key());",
  ])('%s', (line) => {
    expect(staying(line)).toEqual(['/users/list']);
  });
});

describe('what a proxy tells of the request that it asks about', () => {
  it.each<[test: string, stays: readonly string[]]>([
    ["q.get('X-Forwarded-Uri').startsWith('/users/')", ['/users/list']],
    ["q.headers['x-original-url'] === '/pens'", ['/pens/list']],
    ["['GET'].includes(q.header('x-forwarded-method'))", ['/books/delete/:id']],
    ["q.headers['x-original-method'] !== 'DELETE'", ['/books/delete/:id']],
    ["q.headers['x-forwarded-for'] === '/users'", []],
  ])('%s', (test, stays) => {
    expect(staying(`app.get('/verify', (q, s) => s.sendStatus(${test} ? 200 : 401));`)).toEqual(stays);
  });
});

describe('what asks for the path of a route as its router declares it', () => {
  const guard = (asked: string): string => `const check = (q, s, next) => (${asked} ? s.sendStatus(403) : next());`;
  const routes = [
    "router.get('/get/:id', check, (q, s) => s.json({}));",
    "router.get('/list', check, (q, s) => s.json([]));",
  ];

  it.each<[asked: string, stays: readonly string[]]>([
    ["({ '/:id': 1 })[q.route.path]", ['/get/:id']],
    ["new Map([['/', 1]]).has(q.route.path)", ['/list']],
    ["q.route.path === '/:id'", ['/get/:id']],
    ["q.route.path === '/pens'", []],
    ["({ 'get:/:id': 1 })[`${q.method.toLowerCase()}:${q.route.path}`]", ['/get/:id']],
  ])('%s', (asked, stays) => {
    expect(stayingOf(mounted('/users', guard(asked), ...routes))).toEqual(stays);
  });
});

describe('segments of an address that lead through a table', () => {
  const table = "const RIGHTS = { users: { list: 'admin' }, books: 'editor' };";
  it.each([
    "_.get(RIGHTS, q.path.slice(1).split('/'))",
    "_.get(RIGHTS, _.compact(q.path.split('/')).join('.'))",
    "get(RIGHTS, q.path.split('/').filter(Boolean))",
    "dotProp.get(RIGHTS, q.path.slice(1).split('/').join('.'))",
  ])('%s', (asked) => {
    const packages =
      "const _ = require('lodash'); const get = require('lodash/get'); const dotProp = require('dot-prop');";
    const use = `app.use((q, s, next) => (${asked} === 'admin' ? s.sendStatus(403) : next()));`;
    expect(staying(packages, table, use)).toEqual(['/users/list']);
  });
});
