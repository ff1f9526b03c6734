import { describe, expect, it } from 'vitest';
import { readsBodyIn } from './dump.ts';

const EXPRESS = "const { body, check, param } = require('express-validator'); const app = require('express')(); ";

/** Registrations, and whether what they hand their requests to reads the body. */
const REGISTRATIONS: readonly (readonly [args: string, reads: boolean | null])[] = [
  ['(req, res) => res.json(remove(req.params.id))', false],
  ['(req, res) => res.json(remove(req.body.ids))', true],
  ['(req, res) => { const { body } = req; res.json(remove(body)) }', true],
  ['({ body }, res) => res.json(remove(body))', true],
  ['wrap(async (req, res) => res.json(await remove(req.body)))', true],
  // A request under another name, and a whole request.
  ['(r, s) => s.json(remove(r.body.ids))', true],
  ['(r, s) => { const { ids } = r.body; s.json(remove(ids)) }', true],
  ['(r, s) => { const { params, body } = r; s.json(remove(params.id, body)) }', true],
  ['(incoming, res) => res.json(remove(incoming.params.id))', false],
  ['(_, res) => res.json(_.body.length > 0)', true],
  ['({ params, ...request }, res) => res.json(remove(params.id, request))', true],
  ['({ params, query }, res) => res.json(remove(params.id, query))', false],
  ['(req, res) => { const { params, ...rest } = req; res.json(remove(params.id, rest)) }', true],
  ['(req, res) => res.json(remove({ ...req }))', true],
  ['(req, res) => res.json(remove({ ...req.params }))', false],
  ['(req, res) => res.json(remove(...req.params.ids))', false],
  ['(req, res) => res.json(new Removal(req).run())', true],
  ['(req, res) => res.json(new Removal(req.params.id).run())', false],
  ['(req, res) => { const that = req; res.json(remove(that.body.ids)) }', true],
  ['(req, res) => { let that; that = req; res.json(remove(that.body.ids)) }', true],
  ['(req, res) => { const that = req.params; res.json(remove(that.id)) }', false],
  ['(req, res) => { const request = req; res.json(remove(request.params.id)) }', false],
  ['(req, res) => { res.req = req; res.json(remove(req.params.id)) }', false],
  // What is taken out of a request by its name.
  ["(req, res) => res.json(remove(pick(req, ['body', 'params'])))", true],
  ["(req, res) => res.json(remove(_.get(req, 'body.ids')))", true],
  ["(req, res) => res.json(remove(pick(req, ['params'])))", false],
  ["(req, res) => res.json(remove(translate(req, 'bodyless')))", false],
  ['(req, res) => res.json(remove(matchedData(req)))', true],
  ["(req, res) => res.json(remove(matchedData(req, { locations: ['body', 'params'] })))", true],
  ["(req, res) => res.json(remove(matchedData(req, { locations: ['params'] })))", false],
  // The body as it comes in, and the files that were sent in it.
  ["(req, res) => { req.on('data', (chunk) => remove(chunk)); res.json({}) }", true],
  ["(req, res) => { req.on('close', () => remove(req.params.id)); res.json({}) }", false],
  ['(req, res) => { req.pipe(removal); res.json({}) }', true],
  ['async (req, res) => { for await (const chunk of req) await remove(chunk); res.json({}) }', true],
  ['(req, res) => res.json(remove(req.file))', true],
  ['(req, res) => res.json(remove(req.files.list))', true],
  ['(req, res) => res.json(remove(req.user.files))', false],
  ['(req, res) => { req.body = null; res.json(remove(req.params.id)) }', false],
  // As other frameworks call it.
  ['async (request, res) => res.json(remove(await request.urlencoded()))', true],
  ['async (request, res) => res.json(remove(await request.buffer()))', true],
  ["({ request }) => remove(request.only(['ids']))", true],
  ['({ request }) => remove(request.all())', true],
  ["({ request }) => remove(request.all('ids'))", false],
  ['(request) => remove(request.content.ids)', true],
  ['({ content }) => remove(content.ids)', true],
  ['async (request) => remove(await request.clone().json())', true],
  ['async (request) => remove(request.params.clone().id)', false],
  ['wrap(async (event) => remove(await readFormData(event)))', true],
  ['wrap(async (event) => remove(await readMultipartFormData(event)))', true],
  ['wrap({ onRequest: [log], handler: async (event) => remove(await readBody(event)) })', true],
  ['wrap({ handler: (event) => remove(event.context.params.id) })', false],
  ['(req, res) => res.json(remove(res.content.ids))', false],
  // A function that reads it, by its name.
  ['(req, res) => upload(req, res, () => res.json(remove(req.params.id)))', true],
  ['async (req, res) => res.json(remove(await readJson(req)))', true],
  ['(req, res) => form.parse(req, (error, fields) => res.json(remove(fields)))', true],
  ['(req, res) => res.json(remove(somebody(req)))', false],
  ['(req, res) => sendJson(req, res, remove(req.params.id))', false],
  ['(req, res) => res.json(remove(parseUrl(req).id))', false],
  ['(req, res) => res.json(remove(req.body)), (e, req, res, next) => next(e)', true],
  // What a token says, in Express.
  ['(req, res) => res.json(remove(req.payload.id))', false],
  ['users.remove', null],
  ['requireLogin, users.remove', null],
  ["body('reason').notEmpty(), users.remove", true],
  ["[check('id').isInt(), body('reason').isString()], users.remove", true],
  ["validate([param('id').isInt(), body('reason').isString()]), users.remove", true],
  ["validate([param('id').isInt()]), users.remove", null],
  ['validate({ body: Removal }), users.remove', true],
  ['validate({ params: Removal }), users.remove', null],
  ['celebrate({ [Segments.BODY]: Removal }), users.remove', true],
  ["validate(Removal, 'body'), users.remove", true],
  ["validate(Removal, 'params'), users.remove", null],
  ["upload.single('photo'), users.remove", true],
  ['this.photoUpload.none(), users.remove', true],
  ["multer({ dest: 'photos' }).array('photos'), users.remove", true],
  ["lists.single('photo'), users.remove", null],
  ['upload.list(), users.remove', null],
  ['validateBody(Removal), users.remove', true],
  ['requireBody, users.remove', true],
  ['validateBody(Removal), (req, res) => res.json({})', true],
  ['users.removeBody', null],
  ['requireNobody, users.remove', null],
  ["(req, res, next) => next(req.body.reason ? undefined : 'reason?'), users.remove", true],
  ["[(req, res, next) => next(req.body.reason ? undefined : 'reason?'), users.remove]", true],
];

describe('a validator or a parser of Express reads the body as a handler does', () => {
  it.each(REGISTRATIONS)('%s', (args, reads) => {
    expect(readsBodyIn(`${EXPRESS}app.post('/bodies/:id/remove', ${args})`)).toBe(reads);
  });

  it.each([
    ["const rules = [param('id').isInt(), body('reason').isString()];", 'validate(rules), users.remove', true],
    ["const rules = [param('id').isInt(), body('reason').isString()];", '...rules, users.remove', true],
    ['const Removal = { body: { reason: String } };', 'validate(Removal), users.remove', true],
    ['const Removal = { params: { id: String } };', 'validate(Removal), users.remove', null],
    // Whoever looks for a token looks everywhere.
    ['function auth(req, res, next) { next(req.headers.token || req.body.token) }', 'auth, users.remove', null],
    [
      'function auth(req, res, next) { next((req.body && req.body.token) || req.query.token) }',
      'auth, users.remove',
      null,
    ],
    [
      'const auth = (req, res, next) => { const { token } = req.body; next(check(token)); };',
      'auth, users.remove',
      true,
    ],
    [
      'function own(req, res, next) { if (req.body.userId !== req.params.id) return res.sendStatus(403); next(); }',
      'own, users.remove',
      true,
    ],
    [
      'function own(req, res, next) { if (req.body.userId !== req.params.id) return res.sendStatus(403); next(); }',
      '[own, users.remove]',
      true,
    ],
    [
      'function own(req, res, next) { if (req.body.userId !== req.params.id) return res.sendStatus(403); next(); }',
      '[own, requireLogin], users.remove',
      true,
    ],
    [
      'const own = (req, res, next) => { if (req.body.userId !== req.params.id) return res.sendStatus(403); next(); }; const chain = [own, requireLogin];',
      'chain, users.remove',
      true,
    ],
    [
      'const own = (req, res, next) => { if (req.body.userId !== req.params.id) return res.sendStatus(403); next(); }; const chain = [own]; const all = [chain];',
      'all, users.remove',
      true,
    ],
    [
      'const own = (req, res, next) => { if (req.body.userId !== req.params.id) return res.sendStatus(403); next(); }; const chain = [requireLogin, own];',
      '...chain, users.remove',
      true,
    ],
    ['function own(req, res, next) { if (req.params.id) next(); }', 'own, users.remove', null],
    [
      'const validate = (Schema) => (req, res, next) => next(Schema.check(req.body));',
      'validate(Removal), users.remove',
      null,
    ],
    ['const a = [b]; const b = [a];', 'validate(a), users.remove', null],
  ])('follows %s to %s', (before, args, reads) => {
    expect(readsBodyIn(`${EXPRESS}${before} app.post('/users/:id/remove', ${args})`)).toBe(reads);
  });
});

describe('a schema of another framework reads it too', () => {
  it.each([
    ["require('fastify')().post('/x/:id/remove', { schema: { body: { type: 'object' } } }, remove)", true],
    [
      "require('fastify')().post('/x/:id/remove', { schema: { body: { type: 'object' } }, handler: async () => [] })",
      true,
    ],
    [
      "require('fastify')().route({ method: 'POST', url: '/x/:id/remove', schema: { body: Removal }, handler: remove })",
      true,
    ],
    [
      "const options = { schema: { body: Removal } }; require('fastify')().post('/x/:id/remove', options, remove)",
      true,
    ],
    [
      "require('fastify')().post('/x/:id/remove', { preHandler: async (request) => check(request.body.token) }, remove)",
      true,
    ],
    [
      "const check = async (request) => verify(request.body.token); require('fastify')().post('/x/:id/remove', { preHandler: [check] }, remove)",
      true,
    ],
    [
      "const check = async (request) => verify(request.headers.token); require('fastify')().post('/x/:id/remove', { preValidation: [, check] }, remove)",
      null,
    ],
    [
      "require('fastify')().post('/x/:id/remove', { schema: { params: Item, response: { 200: { properties: { body: {} } } } } }, remove)",
      null,
    ],
    [
      "require('@hapi/hapi').server().route({ method: 'POST', path: '/x/{id}/remove', options: { validate: { payload: Removal } }, handler: remove })",
      true,
    ],
    [
      "require('@hapi/hapi').server().route({ method: 'POST', path: '/x/{id}/remove', options: { validate: { params: Item } }, handler: remove })",
      null,
    ],
    [
      "require('@hapi/hapi').server().route({ method: 'POST', path: '/x/{id}/remove', handler: (request, h) => remove(request.payload) })",
      true,
    ],
    [
      "require('@hapi/hapi').server().route({ method: 'POST', path: '/x/{id}/remove', handler: ({ params, payload }) => remove(params.id, payload.why) })",
      true,
    ],
    [
      "require('@hapi/hapi').server().route({ method: 'POST', path: '/x/{id}/remove', handler: ({ params, auth }) => remove(params.id, auth) })",
      false,
    ],
    ["require('koa-router')().post('/x/:id/remove', koaBody(), remove)", true],
    ["require('koa-joi-router')().post('/x/:id/remove', { validate: { type: 'multipart' } }, remove)", true],
    [
      "require('uWebSockets.js').App().post('/x/:id/remove', (res, req) => { res.onData((chunk) => remove(chunk)); })",
      true,
    ],
    [
      "require('uWebSockets.js').App().post('/x/:id/remove', (res) => { readJson(res, (item) => remove(item)); })",
      true,
    ],
    [
      "require('uWebSockets.js').App().post('/x/:id/remove', (res, req) => { res.onAborted(() => {}); sendJson(res, remove(req.getParameter(0))); })",
      false,
    ],
    [
      "require('koa-joi-router')().route({ method: 'post', path: '/x/:id/remove', validate: { type: 'json' }, handler: remove })",
      true,
    ],
    ["require('koa-joi-router')().post('/x/:id/remove', { validate: { params: Item } }, remove)", null],
    ["require('koa-router')().post('/x/:id/remove', (ctx) => { ctx.body = remove(ctx.request.body) })", true],
    ["require('koa-router')().post('/x/:id/remove', (ctx) => { ctx.body = remove(ctx.params.id) })", false],
    ["require('koa-router')().post('/x/:id/remove', (ctx) => { ctx.body = remove(ctx.request.fields) })", true],
    ["require('koa-router')().post('/x/:id/remove', async (ctx) => { ctx.body = remove(await parse(ctx)) })", true],
    [
      "require('koa-router')().post('/x/:id/remove', async (ctx) => { ctx.body = remove(await parse.json(ctx.req)) })",
      true,
    ],
    [
      "require('koa-router')().post('/x/:id/remove', async (ctx) => { const { req: { body } } = ctx; ctx.body = remove(body) })",
      true,
    ],
    [
      "require('koa-router')().post('/x/:id/remove', async (ctx) => { const { state: { body } } = ctx; ctx.body = remove(body) })",
      false,
    ],
    ["require('koa-router')().post('/x/:id/remove', async (x) => { x.body = remove(x.params.id) })", false],
    ["require('fastify')().post('/x/:id/remove', async (r) => remove(r.body.ids))", true],
    ["require('fastify')().post('/x/:id/remove', async (r) => remove(r.params.id))", false],
    [
      "require('fastify')().post('/x/:id/remove', async (request) => { for await (const part of request.parts()) remove(part) })",
      true,
    ],
    [
      "const { Hono } = require('hono'); new Hono().post('/x/:id/remove', async (c) => { const raw = c.req.raw; return c.json(remove(await raw.json())) })",
      true,
    ],
    [
      "const { Hono } = require('hono'); new Hono().post('/x/:id/remove', zValidator('json', Removal), (c) => c.json({}))",
      true,
    ],
    [
      "const { Hono } = require('hono'); new Hono().post('/x/:id/remove', zValidator('param', Removal), (c) => c.json({}))",
      false,
    ],
    ["const { Hono } = require('hono'); new Hono().post('/x/:id/remove', accepts('json'), (c) => c.json({}))", false],
  ])('%s', (code, reads) => {
    expect(readsBodyIn(code)).toBe(reads);
  });
});
