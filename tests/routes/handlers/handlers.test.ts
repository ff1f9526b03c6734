import { describe, expect, it } from 'vitest';
import { routesOf } from '../dump.ts';

const APP = "const app = require('express')(); ";

/** Registrations, the names of their handlers (null for inline ones) and what they answer. */
const HANDLERS: readonly (readonly [args: string, names: readonly (string | null)[], response: string])[] = [
  ['list', ['list'], 'unknown'],
  ['users.list', ['users.list'], 'unknown'],
  ['auth, users.list', ['auth', 'users.list'], 'unknown'],
  ['[auth, log], users.list', ['auth', 'log', 'users.list'], 'unknown'],
  ['...chain', ['chain'], 'unknown'],
  ['asyncHandler(users.list)', ['users.list'], 'unknown'],
  ['asyncHandler(async (req, res) => { res.json({}) })', [null], 'data'],
  ["passport.authenticate('jwt')", ['passport.authenticate'], 'unknown'],
  ['users.list.bind(users)', ['users'], 'unknown'],
  ["(req, res) => res.render('users')", [null], 'page'],
  ["(req, res) => { if (x) { return res.redirect('/login') } res.render('users') }", [null], 'page'],
  ["(req, res) => res.redirect('/login')", [null], 'redirect'],
  ['(req, res) => res.json([])', [null], 'data'],
  ['(req, res) => { res.status(204).end() }', [null], 'data'],
  ["(req, res) => res.sendFile('index.html')", [null], 'page'],
  ["(req, res) => res.sendFile(path.join(__dirname, 'index.html'))", [null], 'page'],
  ["(req, res) => res.sendFile(__dirname + '/index.html')", [null], 'page'],
  ['(req, res) => res.sendFile(`${root}/index.html`)', [null], 'page'],
  ['(req, res) => res.sendFile(file)', [null], 'data'],
  ["(req, res) => res.send('<h1>Users</h1>')", [null], 'page'],
  ['(req, res) => res.send(`\n  <h1>${title}</h1>`)', [null], 'page'],
  ["(req, res) => res.send('ok')", [null], 'data'],
  ["(req, res) => res.type('html').send(x)", [null], 'page'],
  ["(req, res) => { res.setHeader('Content-Type', 'text/html'); res.end(x) }", [null], 'page'],
  ["(req, res) => { res.set('Content-Type', 'text/html; charset=utf-8'); res.end(x) }", [null], 'page'],
  ['(req, res) => users.show(req, res)', ['users.show'], 'unknown'],
  ['async (req, res, next) => { await users.show(req, res, next); }', ['users.show'], 'unknown'],
  ['(req, res) => { return users.show(req, res); }', ['users.show'], 'unknown'],
  ['(req, res) => { log(req); users.show(req, res); }', [null], 'unknown'],
  ['(req, res) => users.show(res, req)', [null], 'unknown'],
  ['(req, res) => users.show(req, res, db)', [null], 'unknown'],
  ['(req, res, next) => next(req, res)', [null], 'unknown'],
  ['(req, res) => req.app.handle(req, res)', [null], 'unknown'],
  ['(req, res) => show(db)(req, res)', [null], 'unknown'],
  ['(req, res, next) => { next() }', [null], 'data'],
  ["async function (req, res) { const x = await load(); res.view('users', x) }", [null], 'page'],
];

describe('Express', () => {
  it.each(HANDLERS)('%s', (args, names, response) => {
    const [route] = routesOf(`${APP}app.get('/users', ${args})`);
    expect(route?.handler.names).toEqual(names);
    expect(route?.handler.answer.response).toBe(response);
  });

  it.each([
    ["function show(req, res) { res.render('x') }", 'show', 'page'],
    ["const show = (req, res) => { res.render('x') };", 'show', 'page'],
    ["const show = asyncHandler(async (req, res) => { res.render('x') });", 'show', 'page'],
    ["const users = { show(req, res) {}, list: (req, res) => res.redirect('/x') };", 'users.list', 'redirect'],
    ["class Users { show(req, res) { res.render('x') } } const users = new Users();", 'users.show', 'page'],
  ])('follows %s', (before, handler, response) => {
    expect(routesOf(`${APP}${before} app.get('/users', ${handler})`)[0]?.handler).toMatchObject({
      names: [handler],
      answer: { response },
    });
  });

  it('follows the methods of a class', () => {
    const code = `class Users { constructor() { this.router.get('/users', this.show) } show(req, res) { res.render('x') } }`;
    expect(routesOf(code)[0]?.handler).toMatchObject({ names: ['this.show'], answer: { response: 'page' } });
  });
});

describe('Fastify and Koa', () => {
  it.each([
    ["require('fastify')().get('/x', async (request, reply) => reply.view('/x.ejs', {}))", 'page'],
    ["require('fastify')().get('/x', { handler(request, reply) { reply.redirect('/y') } })", 'redirect'],
    ["require('fastify')().get('/x', async () => ({ ok: true }))", 'data'],
    ["require('fastify')().get('/x', (request, reply) => reply.type('text/html').send(x))", 'page'],
    ["require('koa-router')().get('/x', async (ctx) => { await ctx.render('x') })", 'page'],
    ["require('koa-router')().get('/x', (ctx) => { ctx.body = '<p>hello</p>' })", 'page'],
    ["require('koa-router')().get('/x', (ctx) => { ctx.type = 'html'; ctx.body = x })", 'page'],
    ["require('koa-router')().get('/x', (ctx) => { ctx.redirect('/y') })", 'redirect'],
    ["require('koa-router')().get('/x', (ctx) => { ctx.body = [] })", 'data'],
    ["require('koa-router')().get('/x', (ctx) => users.list(ctx))", 'unknown'],
  ])('%s', (code, response) => {
    expect(routesOf(code)[0]?.handler.answer.response).toBe(response);
  });
});

describe('methods with decorators', () => {
  const midway = (body: string): string =>
    `import { Controller, Get, Inject } from '@midwayjs/core'; @Controller('/users') class Users { @Inject() ctx; @Get('/list') async list() { ${body} } }`;
  const inversify = (body: string): string =>
    `import { controller, httpPost, BaseHttpController } from 'inversify-express-utils'; @controller('/users') class Users extends BaseHttpController { @httpPost('/x') save() { ${body} } }`;
  const foal = (body: string): string =>
    `import { Get, render, HttpResponseOK, HttpResponseRedirect } from '@foal/core'; class Users { @Get('/users/list') list() { ${body} } }`;

  it.each([
    [midway("await this.ctx.render('users')"), 'page'],
    [midway("this.ctx.redirect('/home')"), 'redirect'],
    [midway('this.ctx.body = await this.users.all()'), 'data'],
    [midway("await this.mails.render('welcome'); return this.users.all()"), 'data'],
    [inversify("return this.redirect('/home')"), 'redirect'],
    [inversify("return this.httpContext.response.redirect('/home')"), 'redirect'],
    [inversify('return this.json([])'), 'data'],
    [inversify("return this.links.redirect('/home')"), 'data'],
    [foal("return render('./templates/users.html')"), 'page'],
    [foal("return new HttpResponseRedirect('/home')"), 'redirect'],
    [foal('return new HttpResponseOK([])'), 'data'],
    [
      foal("return render('./templates/users.html')")
        .replace('render, ', '')
        .replace('class', "import { render } from './mails'; class"),
      'data',
    ],
  ])('%s', (code, response) => {
    expect(routesOf(code)[0]?.handler.answer.response).toBe(response);
  });
});
