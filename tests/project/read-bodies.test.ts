import { describe, expect, it } from 'vitest';
import { usesIn, type Files } from '../support/project.ts';
const EXPRESS = "const app = require('express')();\n";
/** What a route has before its handler and what that does, and whether a body is read. */
const BODIES: readonly (readonly [title: string, files: Files, reads: boolean])[] = [
  [
    'under other names',
    {
      'app.js':
        EXPRESS +
        "app.post('/x/:id/remove', (req, res) => { const r = req; const b = r['body']; res.json(drop(b.why)); });",
    },
    true,
  ],
  [
    'in a nested pattern',
    { 'app.js': EXPRESS + "app.post('/x/:id/remove', ({ body: { why } }, res) => { res.json(drop(why)); });" },
    true,
  ],
  [
    'under a computed key',
    {
      'app.js':
        EXPRESS + "const KEY = 'bo' + 'dy';\napp.post('/x/:id/remove', (req, res) => res.json(drop(req[KEY])));",
    },
    true,
  ],
  [
    'in a function of another file',
    {
      'app.js':
        EXPRESS +
        "const h = require('./h');\napp.post('/x/:id/remove', async (req, res) => { res.json(await h.run({ request: req })); });",
      'h.js': 'exports.run = async ({ request }) => drop(request.body.why);',
    },
    true,
  ],
  [
    'a function of another file that reads a parameter',
    {
      'app.js':
        EXPRESS +
        "const h = require('./h');\napp.post('/x/:id/remove', async (req, res) => { res.json(await h.run({ request: req })); });",
      'h.js': 'exports.run = async ({ request }) => drop(request.params.id);',
    },
    false,
  ],
  [
    'in a wrapper',
    {
      'app.js':
        EXPRESS +
        "const wrap = require('./wrap');\nconst c = require('./c');\napp.post('/x/:id/remove', wrap(c.remove));",
      'wrap.js': 'module.exports = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);',
      'c.js':
        'exports.remove = async (req, res) => { const { why } = req.body; res.json(await drop(why)); };\nexports.show = async (req, res) => res.json(1);',
    },
    true,
  ],
  [
    'another handler in the same wrapper',
    {
      'app.js':
        EXPRESS +
        "const wrap = require('./wrap');\nconst c = require('./c');\napp.post('/x/:id/remove', wrap(c.show));\napp.post('/y/:id', wrap(c.remove));",
      'wrap.js': 'module.exports = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);',
      'c.js':
        'exports.remove = async (req, res) => { const { why } = req.body; res.json(await drop(why)); };\nexports.show = async (req, res) => res.json(1);',
    },
    false,
  ],
  [
    'in a method that another one calls',
    {
      'app.js':
        EXPRESS + "const C = require('./c');\nconst c = new C(store);\napp.post('/x/:id/remove', c.remove.bind(c));",
      'c.js':
        'module.exports = class { constructor(s) { this.s = s; } async remove(req, res) { res.json(await this.s.drop(this.why(req))); } why(q) { return q.body.why; } };',
    },
    true,
  ],
  [
    'a method that reads a parameter',
    {
      'app.js': EXPRESS + "const C = require('./c');\napp.post('/x/:id/remove', new C().remove);",
      'c.js': 'module.exports = class { remove = async (req, res) => { res.json(drop(req.params.id)); }; };',
    },
    false,
  ],
  [
    'the answer of Koa',
    {
      'app.js':
        "const router = require('koa-router')();\nrouter.post('/x/:id/remove', async function () { this.body = await drop(this.params.id); });\nmodule.exports = router;",
    },
    false,
  ],
  [
    'of the context that is this',
    {
      'app.js':
        "const router = require('koa-router')();\nrouter.post('/x/:id/remove', async function () { this.body = await drop(this.request.body); });\nmodule.exports = router;",
    },
    true,
  ],
  [
    'a reply of Fastify',
    {
      'app.js':
        "const app = require('fastify')();\napp.post('/x/:id/remove', async (request, reply) => { reply.send(await drop(request.params.id)); });",
    },
    false,
  ],
  [
    'a hook of Fastify',
    {
      'app.js':
        "const app = require('fastify')();\nconst own = async (request, reply) => { if (!request.body) reply.code(400).send(); };\napp.post('/x/:id/remove', { preHandler: own }, async (request) => drop(request.params.id));",
    },
    true,
  ],
  [
    'an option that is a handler of another route',
    {
      'app.js':
        "const { Server } = require('hyper-express');\nconst app = new Server();\nconst m = require('./m');\napp.post('/x/:id/remove', { middlewares: [m.own] }, m.log, (request, response) => { response.json(drop(request.params.id)); });\napp.post('/y', m.own, (request, response) => { response.json([]); });",
      'm.js':
        'exports.own = async (request, response, next) => { check(await request.json()); next(); };\nexports.log = (request, response, next) => { next(); };',
    },
    true,
  ],
  [
    'of the request in a context',
    {
      'app.js':
        "const { Hono } = require('hono');\nconst app = new Hono();\napp.post('/x/:id/remove', async (c) => { const { req } = c; const { why } = await req.json(); return c.json(drop(why)); });",
    },
    true,
  ],
  [
    'an answer as text',
    {
      'app.js':
        "const { Hono } = require('hono');\nconst app = new Hono();\napp.post('/x/:id/remove', async (c) => { drop(c.req.param('id')); return c.text('gone'); });",
    },
    false,
  ],
  [
    'an answer as JSON',
    {
      'app.js':
        "const { Hono } = require('hono');\nconst app = new Hono();\napp.post('/x/:id/remove', async (context) => context.json(await drop(context.req.param('id'))));",
    },
    false,
  ],
  [
    'a handler of hapi',
    {
      'app.js':
        "const s = require('@hapi/hapi').server();\ns.route({ method: 'POST', path: '/x/{id}/remove', handler: (request, h) => h.response(drop(request.params.id)) });",
    },
    false,
  ],
  [
    'a payload under another name',
    {
      'app.js':
        "const s = require('@hapi/hapi').server();\nconst handler = ({ payload: what }, h) => h.response(drop(what));\ns.route({ method: 'POST', path: '/x/{id}/remove', handler });",
    },
    true,
  ],
  [
    'another route of a list',
    {
      'app.js':
        "const s = require('@hapi/hapi').server();\ns.route([{ method: 'POST', path: '/x/{id}/remove', handler: (request, h) => h.response(1) }, { method: 'POST', path: '/y', options: { validate: { payload: Y } }, handler: (request, h) => h.response(request.payload) }]);",
    },
    false,
  ],
  [
    'a schema in a list of routes',
    {
      'app.js':
        "const s = require('@hapi/hapi').server();\ns.route([{ method: 'POST', path: '/x/{id}/remove', options: { validate: { payload: Y } }, handler: (request, h) => h.response(1) }, { method: 'POST', path: '/y', handler: (request, h) => h.response(1) }]);",
    },
    true,
  ],
  [
    'a function of h3 under another name',
    {
      'app.js':
        "const { createRouter, defineEventHandler, readBody: take, getRouterParam } = require('h3');\nconst r = createRouter();\nr.post('/x/:id/remove', defineEventHandler(async (event) => drop(await take(event))));\nmodule.exports = r;",
    },
    true,
  ],
  [
    'a parameter in h3',
    {
      'app.js':
        "const { createRouter, defineEventHandler, getRouterParam } = require('h3');\nconst r = createRouter();\nr.post('/x/:id/remove', defineEventHandler(async (event) => drop(getRouterParam(event, 'id'))));\nmodule.exports = r;",
    },
    false,
  ],
  [
    'a decorated parameter',
    {
      'c.ts':
        "import { Controller, Post, Body, Param } from '@nestjs/common';\n@Controller('x')\nexport class C { @Post(':id/remove') remove(@Param('id') id: string, @Body() why: Why) { return this.s.drop(id); } }",
    },
    true,
  ],
  [
    'a decorated parameter of the path',
    {
      'c.ts':
        "import { Controller, Post, Body, Param } from '@nestjs/common';\n@Controller('x')\nexport class C { @Post(':id/remove') remove(@Param('id') id: string) { return this.s.drop(id); } }",
    },
    false,
  ],
  [
    'a decorated request',
    {
      'c.ts':
        "import { Controller, Post, Req } from '@nestjs/common';\n@Controller('x')\nexport class C { @Post(':id/remove') remove(@Req() incoming: Request) { return this.s.drop(incoming.body.why); } }",
    },
    true,
  ],
  [
    'a decorated file',
    {
      'c.ts':
        "import { Controller, Post, UploadedFile } from '@nestjs/common';\n@Controller('x')\nexport class C { @Post(':id/remove') remove(@UploadedFile() photo) { return this.s.drop(photo); } }",
    },
    true,
  ],
  [
    'a package under another name',
    {
      'app.js':
        EXPRESS +
        "const take = require('raw-body');\napp.post('/x/:id/remove', async (req, res) => res.json(drop(await take(req))));",
    },
    true,
  ],
  [
    'a stream',
    {
      'app.js':
        EXPRESS +
        "const busboy = require('busboy');\napp.post('/x/:id/remove', (req, res) => { const bb = busboy({ headers: req.headers }); req.pipe(bb); });",
    },
    true,
  ],
  [
    'a parser of forms of another file',
    {
      'app.js':
        EXPRESS + "const { one } = require('./photo');\napp.post('/x/:id/remove', one, (req, res) => res.json(1));",
      'photo.js': "const m = require('multer');\nconst keep = m({ dest: 'x' });\nexports.one = keep.single('photo');",
    },
    true,
  ],
  [
    'rules of another file',
    {
      'app.js':
        EXPRESS + "const { rules } = require('./rules');\napp.post('/x/:id/remove', rules, (req, res) => res.json(1));",
      'rules.js':
        "const { check, body: field } = require('express-validator');\nexports.rules = [check('id').isInt(), field('why').notEmpty()];",
    },
    true,
  ],
  [
    'a token that may be elsewhere',
    {
      'app.js':
        EXPRESS + "const auth = require('./auth');\napp.post('/x/:id/remove', auth, (req, res) => res.json(1));",
      'auth.js':
        "module.exports = (req, res, next) => { const token = req.body.token || req.query.token || req.headers['x-token']; if (!ok(token)) return res.sendStatus(401); next(); };",
    },
    false,
  ],
  [
    'a validator in a chain',
    {
      'app.js':
        EXPRESS +
        "const router = require('express').Router();\nrouter.route('/x/:id/remove').post(validateBody(Why), (req, res) => res.json(1)).delete((req, res) => res.json(2));\napp.use(router);",
    },
    true,
  ],
  [
    'a validator of another method in a chain',
    {
      'app.js':
        EXPRESS +
        "const router = require('express').Router();\nrouter.route('/x/:id/remove').post((req, res) => res.json(1)).put(validateBody(Why), (req, res) => res.json(2));\napp.use(router);",
    },
    false,
  ],
  [
    'a function that captures something',
    {
      'routes.js':
        "module.exports = (app, db) => { const own = (req, res, next) => { if (req.body.user !== db.id) return res.sendStatus(403); next(); };\napp.post('/x/:id/remove', own, (req, res) => res.json(db.drop(req.params.id))); };",
      'app.js': EXPRESS + "require('./routes')(app, connect());",
    },
    true,
  ],
  [
    'a validator of parameters',
    {
      'app.js':
        EXPRESS +
        "const validate = require('./v');\nconst z = require('zod');\napp.post('/x/:id/remove', validate(z.object({ params: z.object({ id: z.string() }) })), (req, res) => res.json(1));",
      'v.js':
        'module.exports = (schema) => (req, res, next) => { schema.parse({ body: req.body, query: req.query, params: req.params }); next(); };',
    },
    false,
  ],
  [
    'a validator of bodies',
    {
      'app.js':
        EXPRESS +
        "const validate = require('./v');\nconst z = require('zod');\napp.post('/x/:id/remove', validate(z.object({ body: z.object({ id: z.string() }) })), (req, res) => res.json(1));",
      'v.js':
        'module.exports = (schema) => (req, res, next) => { schema.parse({ body: req.body, query: req.query, params: req.params }); next(); };',
    },
    true,
  ],
  [
    'a log',
    {
      'app.js':
        EXPRESS + "app.post('/x/:id/remove', (req, res) => { console.log(req.body); res.json(drop(req.params.id)); });",
    },
    true,
  ],
];
describe('whether a handler reads the body of its requests, however it is written', () => {
  it.each(BODIES)('%s', (_title, files, reads) => {
    expect(usesIn(files)[0]?.readsBody).toBe(reads);
  });
});
/** Handlers, and whether they answer by the method. */
const METHODS: readonly (readonly [title: string, files: Files, asks: boolean])[] = [
  [
    'alias',
    { 'app.js': EXPRESS + "app.post('/x', (req, res) => { const { method: how } = req; res.json(how === 'POST'); });" },
    true,
  ],
  [
    'helper',
    { 'app.js': EXPRESS + "const is = (q) => q.method === 'POST';\napp.post('/x', (req, res) => res.json(is(req)));" },
    true,
  ],
  ['startsWith', { 'app.js': EXPRESS + "app.post('/x', (req, res) => res.json(req.method.startsWith('P')));" }, true],
  ['log', { 'app.js': EXPRESS + "app.post('/x', (req, res) => { log(req.method); res.json(1); });" }, false],
  ['other', { 'app.js': EXPRESS + "app.post('/x', (req, res) => { res.json(req.body.method === 'POST'); });" }, false],
  [
    'koa',
    {
      'app.js':
        "const router = require('koa-router')();\nrouter.post('/x', (ctx) => { ctx.body = ctx.method === 'POST'; });\nmodule.exports = router;",
    },
    true,
  ],
  [
    'hono',
    {
      'app.js':
        "const { Hono } = require('hono');\nconst app = new Hono();\napp.post('/x', (c) => c.json(c.req.method === 'POST'));",
    },
    true,
  ],
  [
    'switch',
    {
      'app.js':
        EXPRESS +
        "app.post('/x', (req, res) => { switch (req.method.toUpperCase()) { case 'POST': return res.json(1); } });",
    },
    true,
  ],
  [
    'h3',
    {
      'app.js':
        "const { createRouter, defineEventHandler, isMethod } = require('h3');\nconst r = createRouter();\nr.post('/x', defineEventHandler((event) => isMethod(event, ['POST'])));\nmodule.exports = r;",
    },
    true,
  ],
];
describe('whether a handler answers by the method of its requests, however it is written', () => {
  it.each(METHODS)('%s', (_title, files, asks) => {
    expect(usesIn(files)[0]?.asksMethod).toBe(asks);
  });
});
