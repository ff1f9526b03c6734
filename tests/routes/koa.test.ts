import { routeLines, table } from './dump.ts';

const ROUTER = "const Router = require('@koa/router'); const router = new Router(); ";

table(
  {
    'plain registrations': [
      [`${ROUTER}router.get('/users', async (ctx) => {})`, 'koa router GET<get> /users </users>'],
      [`${ROUTER}router.post('/users', body(), users.create)`, 'koa router POST<post> /users </users>'],
      [`${ROUTER}router.del('/users/:id', remove)`, 'koa router DELETE<del> /users/:id </users/:id>'],
      [`${ROUTER}router.all('/users', list)`, 'koa router ALL<all> /users </users>'],
      [`${ROUTER}router.get('users', '/users', list)`, 'koa router GET<get> /users </users>'],
      [`${ROUTER}router.get('user', '/users/:id', auth, show)`, 'koa router GET<get> /users/:id </users/:id>'],
      [`${ROUTER}router.get('user', /^\\/users/, show)`, 'koa router GET<get> (regexp) </^\\/users/>'],
      [`${ROUTER}router.get(['/a', '/b'], show)`, 'koa router GET<get> /a </a>', 'koa router GET<get> /b </b>'],
      [`${ROUTER}router.get('/a', a).post('/b', b)`, 'koa router GET<get> /a </a>', 'koa router POST<post> /b </b>'],
      [`${ROUTER}router['get']('/a', a)`, 'koa router GET<get> /a </a>'],
      [`${ROUTER}router.get('/planned')`, 'koa router GET<get> /planned </planned>'],
      [`${ROUTER}router.put('cancel', cancel)`, 'koa router PUT<put> cancel <cancel>'],
      [`${ROUTER}router.get('', list)`, "koa router GET<get> '' <>"],
      [`${ROUTER}router.get('(.*)', list)`, 'koa router GET<get> (.*) <(.*)>'],
    ],
    'lists of methods': [
      [`${ROUTER}router.register('/users', ['GET', 'HEAD'], list)`, 'koa router GET<GET>,HEAD<HEAD> /users </users>'],
      [`${ROUTER}router.register('/users', ['post'], auth, create)`, 'koa router POST<post> /users </users>'],
      [`${ROUTER}router.register(path, [method], create)`, 'koa router UNKNOWN<method> (dynamic) <path>'],
    ],
    'members that a router puts on an application': [
      [
        `const Koa = require('koa'); const app = new Koa(); app.use(router(app)); app.get('/users', (ctx) => { ctx.body = [] })`,
        'koa app GET<get> /users </users>',
      ],
      [
        `const Koa = require('koa'); const app = new Koa(); app.get('env', (ctx) => {}); app.get('/users', list); app.get('/users', (req, res) => {})`,
      ],
    ],
    'how a router is made': [
      [`import Router from 'koa-router'; const z = new Router(); z.get('/a', h)`, 'koa z GET<get> /a </a>'],
      [
        `import Router from '@koa/router'; const z = new Router({ prefix: '/users' }); z.get('/a', h)`,
        'koa z GET<get> /a </a>',
      ],
      [`import { Router } from '@koa/router'; const z = new Router(); z.get('/a', h)`, 'koa z GET<get> /a </a>'],
      [`import * as Router from 'koa-router'; const z = new Router(); z.get('/a', h)`, 'koa z GET<get> /a </a>'],
      [`const z = require('koa-router')(); z.get('/a', h)`, 'koa z GET<get> /a </a>'],
      [`const z = new (require('koa-router'))(); z.get('/a', h)`, 'koa z GET<get> /a </a>'],
      [`const z = require('koa-router')().prefix('/x'); z.get('/a', h)`, 'koa z GET<get> /a </a>'],
      [
        `import Router from 'koa-router'; export default new Router().get('/a', h).routes()`,
        'koa Router GET<get> /a </a>',
      ],
      [
        `import Router from '@koa/router'; class A { z = new Router<State>(); m() { this.z.get('/a', h) } }`,
        'koa this.z GET<get> /a </a>',
      ],
      [
        `import Router from '@koa/router'; export const f = (z: Router) => { z.get('/a', h) }`,
        'koa z GET<get> /a </a>',
      ],
      [
        `import Router from '@koa/router'; class Users extends Router {} const z = new Users(); z.get('/a', h)`,
        'koa z GET<get> /a </a>',
      ],
    ],
    'names and handlers alone': [
      [`x.get('/a', ctx => { ctx.body = 1 })`, 'koa x GET<get> /a </a>'],
      [`x.get('/a', async (ctx, next) => {})`, 'koa x GET<get> /a </a>'],
      [
        `module.exports = (router) => { router.get('/a', async ctx => {}); router.post('/b', create) }`,
        'koa router GET<get> /a </a>',
        'koa router POST<post> /b </b>',
      ],
      [`x.get('/a', async (c: RouterContext) => {})`, 'koa x GET<get> /a </a>'],
      [
        `import { Wrapped } from 'some-koa'; const users = new Wrapped({ prefix: '/v1' }); users.get('/:id', async ctx => {})`,
        'koa users GET<get> /:id </:id>',
      ],
    ],
  },
  routeLines,
);
