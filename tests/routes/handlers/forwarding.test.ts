import { describe, expect, it } from 'vitest';
import { routersOf, routesOf } from '../dump.ts';

const EXPRESS = "const axios = require('axios'); const http = require('http'); const app = require('express')(); ";

/** What the handlers of the first route of a source do with the address of their requests. */
function forwardsOf(code: string): boolean | undefined {
  return routesOf(code)[0]?.handler.forwards;
}

/** A handler of Express with this body. */
function handling(body: string): string {
  return `${EXPRESS}app.get('/users/list', async (req, res) => { ${body} });`;
}

describe('an address that a handler sends on', () => {
  it.each([
    'res.json((await axios.get(`${BASE}${req.url}`)).data)',
    "res.json(await (await fetch(BASE + '/v2' + req.originalUrl)).json())",
    'const target = `${BASE}${req.path}`; res.json(await axios(target))',
    'let target = BASE; target += req.baseUrl + req.path; res.json(await axios.get(target))',
    'const { url } = req; axios.get(BASE + url)',
    'const { originalUrl: asked } = req; axios.get(BASE + asked)',
    'axios({ url: BASE + req.url })',
    'const options = { host: HOST, path: req.url, method: req.method }; http.request(options, (answer) => answer.pipe(res))',
    'const options = { host: HOST }; options.path = req.url; req.pipe(http.request(options))',
    'fetch(new URL(req.path, BASE), { method: req.method })',
    'const url = new URL(req.url, BASE); url.host = HOST; fetch(url.href)',
    'const { pathname } = new URL(req.url, BASE); fetch(BASE + pathname)',
    "fetch([BASE, req.path].join(''))",
    "fetch(BASE + (req.originalUrl || req.url).replace('/api', ''))",
    "fetch(BASE + req.url.split('?')[0])",
    'fetch(BASE + encodeURI(req.path))',
    "const [path] = req.url.split('?'); fetch(BASE + path)",
    "const id = req.path.split('/')[2]; fetch(`${BASE}/users/${id}`)",
    'fetch(`${BASE}/users`, { method: req.method })',
    'axios[req.method.toLowerCase()](`${BASE}/users`)',
    'superagent(req.method, BASE + req.url).pipe(res)',
    'this.httpService.get(BASE + req.url)',
    'fetch(new Request(BASE + req.url, { headers }))',
    'const target = BASE + req.url; for (let at = 0; at < 3; at++) { try { await fetch(target) } catch {} }',
  ])('%s', (body) => {
    expect(forwardsOf(handling(body))).toBe(true);
  });

  it.each([
    "console.log(`${req.method} ${req.url}`); axios.get(BASE + '/users')",
    'log.info(req.url); fetch(BASE)',
    'res.redirect(`https://${req.hostname}${req.url}`)',
    'res.json({ path: req.path, method: req.method })',
    'throw new Error(`no ${req.originalUrl}`)',
    'res.json(await cache.get(req.originalUrl))',
    'const { searchParams } = new URL(req.url, BASE); fetch(`${BASE}/users?${searchParams}`)',
    'const url = new URL(req.url, BASE); fetch(`${BASE}/users${url.search}`)',
    "fetch(BASE + '/users?' + req.url.split('?')[1])",
    'fetch(`${BASE}/users/${req.params.id}`)',
    "if (req.method === 'GET') fetch(BASE + '/users')",
    "fetch(req.path === '/' ? BASE : OTHER)",
    'axios.post(AUDIT, { path: req.path, method: req.method })',
    "fetch(AUDIT, { method: 'POST', headers: { 'x-path': req.path }, body: JSON.stringify({ path: req.path }) })",
    'axios.get(BASE, { params: { path: req.path } })',
    "axios.get(BASE + '/users').catch((error) => next(`${req.url}: ${error.message}`))",
    'fetch(body.url)',
  ])('is none in %s', (body) => {
    expect(forwardsOf(handling(body))).toBe(false);
  });
});

describe('a proxy', () => {
  it.each([
    ["const { createProxyMiddleware } = require('http-proxy-middleware');", 'createProxyMiddleware({ target: USERS })'],
    ["import { createProxyMiddleware as proxied } from 'http-proxy-middleware';", 'proxied({ target: USERS })'],
    ["const proxy = require('express-http-proxy');", 'proxy(USERS)'],
    ["const users = require('express-http-proxy')(USERS);", 'users'],
    ["const users = require('express-http-proxy')(USERS);", 'requireLogin, users'],
    ["const users = require('express-http-proxy')(USERS);", '[requireLogin, users]'],
    ["const users = require('express-http-proxy')(USERS);", 'users, (req, res) => res.json([])'],
    ["import proxy from 'express-http-proxy'; const to = (target) => proxy(target);", 'to(USERS)'],
    ["import proxy from 'express-http-proxy'; function to(target) { return proxy(target); }", 'to(USERS)'],
    [
      "const proxy = require('http-proxy').createProxyServer({});",
      '(req, res) => proxy.web(req, res, { target: USERS })',
    ],
    [
      "const proxy = require('http-proxy').createProxyServer({});",
      'wrap((req, res) => { proxy.web(req, res, { target: USERS }) })',
    ],
    ['', '(req, res) => forward(req, res); function forward(req, res) { fetch(USERS + req.originalUrl) }'],
    [
      '',
      '(req, res) => forward(req, res); const forward = (request, answer) => { answer.send(send(request.url)) }; function send(path) { return fetch(USERS + path) }',
    ],
    ['', '(req, res) => fetch(req)'],
    ['', '({ url }, res) => fetch(USERS + url).then(res.json)'],
    ['const to = (base) => async (req, res) => res.json(await (await fetch(base + req.url)).json());', 'to(USERS)'],
  ])('%s %s', (before, handlers) => {
    const [own = '', ...others] = handlers.split('; ');
    expect(forwardsOf(`${before} ${EXPRESS}app.get('/users/list', ${own}); ${others.join('; ')}`)).toBe(true);
  });

  it.each([
    ['(req, res) => res.json(show(req)); function show(req) { return req.url }', false],
    [
      '(req, res) => res.json(show(req)); function show(req) { return hide(req) } function hide(req) { return show(req) }',
      false,
    ],
    ['users.list', false],
    ['requireLogin, users.list', false],
  ])('is none in %s', (handlers, expected) => {
    const [own = '', ...others] = handlers.split('; ');
    expect(forwardsOf(`${EXPRESS}app.get('/users/list', ${own}); ${others.join('; ')}`)).toBe(expected);
  });

  it.each([
    ["app.use('/user', createProxyMiddleware({ target: USERS }));", [true]],
    ["app.use('/user', (req, res) => fetch(USERS + req.url));", [true]],
    ["app.use('/user', requireLogin, (req, res, next) => next());", [false, false]],
  ])('may be what stands before routes: %s', (line, expected) => {
    const [router] = routersOf(
      `const { createProxyMiddleware } = require('http-proxy-middleware'); ${EXPRESS}${line} app.get('/', list);`,
    );
    expect(router?.entries.flatMap((entry) => (entry.kind === 'middleware' ? [entry.passage.forwards] : []))).toEqual(
      expected,
    );
  });
});

describe('a handler of another framework', () => {
  it.each([
    ['Fastify', "require('fastify')().get('/users/list', (request, reply) => reply.from(request.url))", true],
    [
      'Fastify, the method alone',
      "require('fastify')().get('/users/list', (request, reply) => reply.from('/users'))",
      true,
    ],
    [
      'Fastify, its raw request',
      "require('fastify')().get('/users/list', async (request) => (await fetch(USERS + request.raw.url)).json())",
      true,
    ],
    [
      'Fastify, its log',
      "require('fastify')().get('/users/list', async (request) => { request.log.info(request.url); return [] })",
      false,
    ],
    [
      'Koa',
      "require('koa-router')().get('/users/list', async (ctx) => { ctx.body = await request.get(`${config.users}${ctx.url}`) })",
      true,
    ],
    [
      'Koa, its request',
      "require('koa-router')().get('/users/list', async (ctx) => { ctx.body = await got(USERS + ctx.request.originalUrl) })",
      true,
    ],
    [
      'Koa, by a member of its context',
      "require('koa-router')().get('/users/list', async (ctx) => { ctx.body = (await ctx.curl(USERS + ctx.url)).data })",
      true,
    ],
    [
      'Koa, its answer',
      "require('koa-router')().get('/users/list', async (ctx) => { ctx.body = { path: ctx.path } })",
      false,
    ],
    [
      'Hono',
      "import { Hono } from 'hono'; const app = new Hono(); app.get('/users/list', (c) => fetch(`${USERS}${c.req.path}`))",
      true,
    ],
    [
      'Hono, its helper',
      "import { Hono } from 'hono'; import { proxy } from 'hono/proxy'; const app = new Hono(); app.get('/users/list', (c) => proxy(USERS, c.req))",
      true,
    ],
    [
      'Hono, all of it',
      "import { Hono } from 'hono'; const app = new Hono(); app.get('/users/list', (c) => fetch(USERS, c.req.raw))",
      true,
    ],
    [
      'hapi',
      "require('@hapi/hapi').server().route({ method: 'GET', path: '/users/list', handler: { proxy: { host: USERS } } })",
      true,
    ],
    [
      'hapi, its options',
      "require('@hapi/hapi').server().route({ method: 'GET', path: '/users/list', options: { handler: { proxy: { host: USERS } } } })",
      true,
    ],
    [
      'hapi, its toolkit',
      "require('@hapi/hapi').server().route({ method: 'GET', path: '/users/list', handler: (request, h) => h.proxy({ host: USERS }) })",
      true,
    ],
    [
      'hapi, its URL',
      "require('@hapi/hapi').server().route({ method: 'GET', path: '/users/list', handler: (request) => Wreck.get(request.url.search) })",
      false,
    ],
    [
      'NestJS',
      "import { Controller, Get, Req } from '@nestjs/common'; @Controller('users') class Users { @Get('list') list(@Req() req) { return this.http.get(USERS + req.url) } }",
      true,
    ],
    [
      'NestJS, a body',
      "import { Body, Controller, Get } from '@nestjs/common'; @Controller('users') class Users { @Get('list') list(@Body() { url }) { return this.http.get(url) } }",
      false,
    ],
  ])('%s', (_name, code, expected) => {
    expect(forwardsOf(code)).toBe(expected);
  });
});

describe('what nobody wrote', () => {
  it.each([
    [
      'addresses that lead to one another',
      `let a = req.url; let b = a; ${'a = b + a; b = a + b; '.repeat(500)} fetch(BASE)`,
    ],
    ['a long sum', `log(req.url${' + a'.repeat(500)})`],
  ])('ends: %s', (_name, body) => {
    expect(forwardsOf(handling(body))).toBe(false);
  });
});
