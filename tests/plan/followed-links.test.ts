import { describe, expect, it } from 'vitest';
import { express, koa } from '../support/applications.ts';
import { planOf, reasonsOf } from './planning.ts';

const ADONIS = "import router from '@adonisjs/core/services/router';\n";

/** Whether each route of a file moves. */
function moves(source: string): readonly boolean[] {
  return planOf({ 'server.js': source }).routes.map(({ rewrite }) => rewrite !== null);
}

describe('a route that something links to by its name keeps its method', () => {
  const routes = [
    "router.get('remove', '/users/delete/:id', (ctx) => { ctx.body = {}; });",
    "router.get('all', '/users/list', (ctx) => { ctx.body = []; });",
    "router.get('drop', '/books/delete/:id', (ctx) => { ctx.body = {}; });",
  ];

  it.each([
    "router.get('/mail/:id', async (ctx) => { await send(`<a href=\"${router.url('remove', ctx.params.id)}\">`); });",
    "router.get('/mail/:id', (ctx) => ctx.redirect(ctx.router.url('remove', { id: ctx.params.id })));",
    "const NAME = 'remove';\nrouter.get('/mail/:id', (ctx) => { const at = router.url(NAME, 7); ctx.redirect(at); });",
    "router.get('/mail/:id', (ctx) => { ctx.body = router.url('remove', 7) + router.url('all'); });",
  ])('of Koa: %s', (link) => {
    expect(moves(koa(...routes, link)).slice(0, 3)).toEqual([false, true, true]);
  });

  it('but none that nothing links to', () => {
    expect(
      moves(koa(...routes, "router.get('/mail', (ctx) => { ctx.body = router.url('other'); });")).slice(0, 3),
    ).toEqual([true, true, true]);
  });

  it.each([
    'response.redirect().toRoute("users.remove", [params.id])',
    "router.makeUrl('users.remove', params)",
    "router.builder().params([7]).make('users.remove')",
  ])('of AdonisJS: %s', (link) => {
    const source = `${ADONIS}router.get('/users/delete/:id', async () => ({})).as('users.remove');\nrouter.get('/pens/delete/:id', async () => ({})).as('pens.remove');\nrouter.get('/mail/:id', async ({ params, response }) => ${link});`;
    expect(moves(source).slice(0, 2)).toEqual([false, true]);
  });

  it.each([
    ['users.edge', '<a href="{{ route(\'users.remove\', { id: user.id }) }}">Remove</a>'],
    ['users.njk', '<a href="{{ route("users.remove", user) }}">Remove</a>'],
    ['users.pug', "a(href=route('users.remove', user)) Remove"],
    ['users.ejs', "<% const at = url( 'users.remove', user) %><a href='<%= at %>'>Remove</a>"],
  ])('of a page: %s', (page, link) => {
    const server = `${ADONIS}router.get('/users/delete/:id', async () => ({})).as('users.remove');\nrouter.get('/pens/delete/:id', async () => ({})).as('pens.remove');`;
    const plan = planOf({ 'server.js': server, [`views/${page}`]: `<ul>\n${link}\n</ul>` });
    expect(reasonsOf(plan)).toEqual([`method-guard GET views/${page}`, '']);
  });
});

describe('a route stays that a cookie would not be sent to', () => {
  it.each([
    "app.post('/login', (q, s) => s.cookie('t', 'x', { path: '/users/', httpOnly: true }).sendStatus(204));",
    "const options = { path: '/users/' };\napp.post('/login', (q, s) => { s.cookie('t', 'x', options); s.end(); });",
    "app.post('/login', (q, s) => s.cookie('t', 'x', { path: q.baseUrl + '/users/' }).end());",
    "app.post('/login', (q, s) => s.cookie('t', 'x', { path: process.env.BASE + '/users/' }).end());",
    "app.use(require('express-session')({ secret: 's', cookie: { path: '/users/' } }));",
    "app.use(require('cookie-session')({ keys, path: '/users/' }));",
    "app.post('/login', (q, s) => { s.setHeader('Set-Cookie', 'r=1; HttpOnly; Path=/users/'); s.end(); });",
    "const cookie = require('cookie');\napp.post('/login', (q, s) => s.append('Set-Cookie', cookie.serialize('r', '1', { path: '/users/' })).end());",
  ])('%s', (line) => {
    const list = (path: string): string => `app.get('${path}', (q, s) => s.json([]));`;
    const server = express(line, list('/users/list'), list('/books/list'));
    expect(reasonsOf(planOf({ 'server.js': server })).slice(-2)).toEqual([expect.stringMatching(/^path-guard /), '']);
    expect(
      moves(express(line.replace("'/users/'", "'/users'").replace('=/users/', '=/users'), list('/users/list'))).at(-1),
    ).toBe(true);
  });
});
