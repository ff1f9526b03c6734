import { describe, expect, it } from 'vitest';
import type { PlanOptions, ViolationKind } from '../../src/model/plan-options.ts';
import { ANSWER, express, fastify, koa, mounted, registration } from '../support/applications.ts';
import { outcomesOf, planOf } from './planning.ts';

const PAGE = "(req, res) => res.render('done')";
const SENT_ON = "(req, res) => res.redirect('/users')";
const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";
const NEST = "import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';\n";
const VIEWS = "app.set('view engine', 'ejs');";

function app(...endpoints: readonly string[]): string {
  return express(
    ...endpoints.map((endpoint) => (/^[A-Z]+ /.test(endpoint) ? registration('app', endpoint, ANSWER) : endpoint)),
  );
}

describe('routes that share the text of a path', () => {
  it.each<[chain: string, expected: readonly string[]]>([
    [
      `app.route('/users/delete/:id').delete(${ANSWER}).post(${ANSWER});`,
      ['collision POST /users/delete/:id', 'collision DELETE /users/delete/:id'],
    ],
    [`app.route('/users/update/:id').put(${ANSWER}).patch(${ANSWER});`, ['PUT /users/:id', 'PATCH /users/:id']],
    [`app.route('/users/get/:id').get(${ANSWER}).delete(${ANSWER});`, ['shared-path', 'method-disagrees']],
    [`app.route('/deleteUser').delete(${ANSWER}).post(${ANSWER});`, ['missing-identifier', 'missing-identifier']],
    [`app.route('/deleteUser').delete(${ANSWER});`, ['missing-identifier ? DELETE /users/:id']],
    [`app.get(['/getUsers', '/users/list'], ${ANSWER});`, ['collision GET /users/list', 'collision GET /getUsers']],
    [`app.get(['/getUsers', '/getPosts'], ${ANSWER});`, ['GET /users', 'GET /posts']],
    [`app.post(['/users/delete/:id', '/posts/delete/:id'], ${ANSWER});`, ['shared-path', 'shared-path']],
    [
      `app.delete(['/deleteUser', '/deletePost'], ${ANSWER});`,
      ['missing-identifier ? DELETE /users/:id', 'missing-identifier ? DELETE /posts/:id'],
    ],
    [`app.post(['/deleteUser', '/deletePost'], ${ANSWER});`, ['missing-identifier', 'missing-identifier']],
  ])('%s', (chain, expected) => {
    expect(outcomesOf(express(chain))).toEqual(expected);
  });
});

describe('routes that share the text of a path with one that stays by itself', () => {
  it('stay for it, whatever else stands against them', () => {
    const chain = `app.route('/users/delete/:id').delete(${ANSWER}).post(${SENT_ON});`;
    expect(outcomesOf(app(chain))).toEqual(['shared-path', 'form-post']);
    expect(outcomesOf(app('DELETE /users/:id', chain))).toEqual(['', 'shared-path', 'form-post']);
  });
});

describe('routes of several methods', () => {
  it.each<[methods: string, path: string, expected: string]>([
    ["['GET', 'HEAD']", '/users/getAll', 'GET /users'],
    ["['DELETE', 'POST']", '/users/delete/:id', 'shared-text'],
    ["['PUT', 'PATCH']", '/users/update/:id', 'PUT /users/:id'],
  ])('%s %s', (methods, path, expected) => {
    expect(
      outcomesOf(fastify(`fastify.route({ method: ${methods}, url: '${path}', handler: async () => [] });`)),
    ).toEqual([expected]);
  });
});

describe('a route that a browser may ask for', () => {
  it.each<[endpoint: string, handler: string, expected: string]>([
    ['POST /users/delete/:id', ANSWER, 'DELETE /users/:id'],
    ['POST /users/delete/:id', SENT_ON, 'form-post'],
    ['POST /users/delete/:id', PAGE, 'form-post'],
    ['POST /users/create', SENT_ON, 'form-post'],
    ['PUT /users/update/:id', SENT_ON, 'PUT /users/:id'],
    ['GET /users/delete/:id', SENT_ON, 'link'],
    ['GET /users/delete/:id', ANSWER, 'DELETE /users/:id'],
    ['GET /users/delete/:id', 'users.delete', 'DELETE /users/:id'],
    ['POST /users/delete/:id', 'users.delete', 'DELETE /users/:id'],
    ['GET /users/getAll', SENT_ON, 'redirects-there'],
    ['GET /posts/getAll', SENT_ON, 'GET /posts'],
    ['GET /users/getAll', PAGE, 'page'],
  ])('%s: %s', (endpoint, handler, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handler)))).toEqual([expected]);
  });

  it('may be one where nobody tells whether the application has views', () => {
    const source =
      "const router = require('express').Router();\nrouter.get('/users/delete/:id', users.delete);\nmodule.exports = router;\n";
    expect(outcomesOf(source)).toEqual(['unseen-handler ? DELETE /users/:id']);
    expect(outcomesOf(source.replace('get', 'post'))).toEqual(['DELETE /users/:id']);
  });

  it('is one where the application has views', () => {
    expect(outcomesOf(app(VIEWS, registration('app', 'POST /users/delete/:id', 'users.delete')))).toEqual([
      'form-post',
    ]);
    expect(outcomesOf(app(VIEWS, 'POST /users/delete/:id'))).toEqual(['DELETE /users/:id']);
  });

  it('is one where another route of its router has a form', () => {
    const form = [`app.get('/posts/create', ${PAGE});`, "app.post('/posts/create', posts.create);"];
    const deletion = "app.post('/users/delete/:id', users.delete);";
    expect(outcomesOf(app(...form, deletion)).at(-1)).toBe('form-post');
    expect(outcomesOf(app(form[0] ?? '', deletion)).at(-1)).toBe('DELETE /users/:id');
    expect(
      outcomesOf(
        app(...form, 'const api = express.Router();', deletion.replace('app', 'api'), "app.use('/api', api);"),
      ).at(-1),
    ).toBe('DELETE /users/:id');
  });
});

const REMOVAL = '(req, res) => res.json(remove(req.params.id, req.body.reason))';

describe('a handler that reads the body of its requests, which a DELETE has none of', () => {
  it.each<[endpoint: string, handlers: string, expected: string]>([
    ['POST /users/deleteAll', '(req, res) => res.json(remove(req.body.ids))', 'bulk'],
    ['POST /users/deleteAll', ANSWER, 'DELETE /users'],
    ['DELETE /users/deleteAll', '(req, res) => res.json(remove(req.body.ids))', 'DELETE /users'],
    ['POST /users/createAll', '(req, res) => res.json(add(req.body))', 'POST /users'],
    ['POST /profile/update', '(req, res) => res.json(change(req.body))', 'PUT /profile'],
    ['POST /users/delete/:id', ANSWER, 'DELETE /users/:id'],
    ['POST /users/delete/:id', REMOVAL, 'reads-body'],
    ['GET /users/:id/remove', REMOVAL, 'reads-body'],
    ['POST /users/delete/:id', "body('reason').notEmpty(), users.remove", 'reads-body'],
    ['DELETE /users/delete/:id', REMOVAL, 'DELETE /users/:id'],
    ['POST /users/update/:id', REMOVAL, 'PUT /users/:id'],
    ['POST /users/delete/:id', "(req, res) => { remove(req.body); res.redirect('/users'); }", 'form-post'],
  ])('%s: %s', (endpoint, handlers, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handlers)))).toEqual([expected]);
  });

  it.each<[name: string, source: string, expected: string]>([
    [
      'Fastify',
      fastify("fastify.post('/beds/:id/delete', { schema: { body: { required: ['reason'] } } }, beds.remove);"),
      'reads-body',
    ],
    [
      'Hono',
      `${HONO}app.post('/beds/:id/delete', async (c) => c.json(await remove(c.req.param('id'), await c.req.json())));`,
      'reads-body',
    ],
    [
      'Hono, its path',
      `${HONO}app.post('/beds/:id/delete', async (c) => c.json(await remove(c.req.valid('param'))));`,
      'DELETE /beds/:id',
    ],
    [
      'NestJS',
      `${NEST}@Controller('beds')\nexport class Beds {\n  @Post('delete/:id')\n  @HttpCode(200)\n  remove(@Body() body: object) {}\n}\n`.replace(
        '{ ',
        '{ Body, ',
      ),
      'reads-body',
    ],
  ])('%s', (_name, source, expected) => {
    expect(outcomesOf(source, {}, 'beds.controller.ts')).toEqual([expected]);
  });
});

describe('a handler that answers by the method of its requests', () => {
  it.each<[endpoint: string, handler: string, expected: string]>([
    ['POST /berths/update/:id', "(req, res) => res.status(req.method === 'POST' ? 201 : 200).json({})", 'method-guard'],
    [
      'POST /berths/update/:id',
      "(req, res) => { if (req.method.toLowerCase() !== 'put') note(req); res.json({}); }",
      'method-guard',
    ],
    ['POST /berths/update/:id', "(req, res) => { switch (req.method) { case 'POST': res.json({}); } }", 'method-guard'],
    ['POST /berths/update/:id', '(req, res) => res.json(ANSWERS[req.method](req.params.id))', 'method-guard'],
    ['POST /berths/update/:id', '(req, res) => res.json(WRITING.includes(req.method))', 'method-guard'],
    [
      'POST /berths/update/:id',
      "(req, res) => { const { method } = req; res.json(method === 'POST'); }",
      'method-guard',
    ],
    ['POST /berths/update/:id', "({ method }, res) => res.json(method === 'POST')", 'method-guard'],
    ['GET /berths/delete/:id', "(req, res) => res.json(req.method === 'GET')", 'method-guard'],
    ['PUT /berths/update/:id', "(req, res) => res.json(req.method === 'PUT')", 'PUT /berths/:id'],
    [
      'POST /berths/update/:id',
      '(req, res) => { console.log(`${req.method} ${req.params.id}`); res.json({}); }',
      'PUT /berths/:id',
    ],
    [
      'POST /berths/update/:id',
      "(req, res) => { const method = payment(req); res.json(method === 'card'); }",
      'PUT /berths/:id',
    ],
    ['POST /berths/update/:id', "(req, res) => res.json(payment.method === 'card')", 'PUT /berths/:id'],
  ])('%s: %s', (endpoint, handler, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handler)))).toEqual([expected]);
  });

  it('is known under its name', () => {
    const save = "function save(req, res) { res.status(req.method === 'POST' ? 201 : 200).json({}); }";
    expect(
      outcomesOf(express("app.post('/berths/update/:id', save);", "app.put('/boats/update/:id', save);", save)),
    ).toEqual(['method-guard', 'PUT /boats/:id']);
  });
});

describe('a handler that is told by the body or the query which item it is for', () => {
  it.each<[endpoint: string, handler: string, expected: string]>([
    [
      'DELETE /wishlist/remove',
      '(req, res) => { const { courseId } = req.body; res.json(drop(courseId)); }',
      'missing-identifier',
    ],
    ['DELETE /cart/delete', '(req, res) => res.json(drop(req.body.item_id))', 'missing-identifier'],
    ['POST /currency/update', '(req, res) => res.json(change(req.body.id, req.body))', 'missing-identifier'],
    ['PUT /profile/update', '(req, res) => res.json(change(req.body.profileId, req.body))', 'missing-identifier'],
    [
      'PATCH /currency/update',
      'async (req, res) => { const { body } = req; res.json(await change(body._id)); }',
      'missing-identifier',
    ],
    [
      'POST /cart/update',
      '(req, res) => res.json(change({ user: req.user, product: req.body.productId, quantity: req.body.quantity }))',
      'missing-identifier',
    ],
    [
      'PATCH /api/favorites/update',
      '(req, res) => { const { item_id, note } = req.body; res.json(change(item_id, note)); }',
      'missing-identifier ? PATCH /api/favorites/:id',
    ],
    ['POST /cart/update', '(req, res) => res.json(change(req.user, req.body.items))', 'PUT /cart'],
    [
      'PUT /users/change-password',
      '(req, res) => res.json(change(req.body.userId, req.body.password))',
      'missing-identifier',
    ],
    [
      'POST /api/user/updatePassword',
      '(req, res) => { const { user_id, password } = req.body; res.json(change(user_id, password)); }',
      'missing-identifier',
    ],
    [
      'PUT /users/change-password',
      '(req, res) => res.json(change(req.user, req.body.sessionId))',
      'PUT /users/password',
    ],
    [
      'PUT /users/change-password',
      '(req, res) => res.json(change(req.body.email, req.body.password))',
      'missing-identifier',
    ],
    [
      'PUT /session/changeUserPassword',
      '(req, res) => res.json(change(req.body.email, req.body.password))',
      'missing-identifier',
    ],
    [
      'PUT /session/updateAlertSettings',
      '(req, res) => res.json(change(req.body.userId, req.body))',
      'missing-identifier',
    ],
    [
      'DELETE /session/delete-shopping-cart',
      '(req, res) => res.json(remove(req.body.productId))',
      'missing-identifier',
    ],
    [
      'PUT /session/changeUserPassword',
      '(req, res) => res.json(change(req.user, req.body.password))',
      'PUT /session/userPassword',
    ],
    [
      'PUT /settings/change-password',
      '(req, res) => { const { userId, newPassword } = req.body; res.json(change(userId, newPassword)); }',
      'missing-identifier',
    ],
    [
      'PATCH /auth/updatePassword',
      '(req, res) => res.json(change(req.body.employee_id, req.body.password))',
      'missing-identifier',
    ],
    [
      'PUT /settings/change-password',
      '(req, res) => res.json(change(req.user, req.body.sessionId))',
      'PUT /settings/password',
    ],
    ['PUT /settings/update', '(req, res) => res.json(change(req.body.userId, req.body))', 'missing-identifier'],
    ['PUT /profile/update', '(req, res) => res.json(change(req.body.ownerId, req.body))', 'missing-identifier'],
    ['PUT /profile/update', '(req, res) => res.json(change(req.user, req.body.orderId))', 'PUT /profile'],
    [
      'POST /auth/updatePin',
      '(req, res) => { const { phoneNumber, pin } = req.body; res.json(change(phoneNumber, pin)); }',
      'missing-identifier',
    ],
    [
      'PUT /users/change-password',
      '(req, res) => res.json(change(req.user.email, req.body.password))',
      'PUT /users/password',
    ],
    [
      'PUT /profile/update',
      '(req, res) => { const { username, email } = req.body; res.json(change(req.user, { username, email })); }',
      'PUT /profile',
    ],
    ['PUT /settings/update', '(req, res) => res.json(change(req.user, req.body.email))', 'PUT /settings'],
    ['DELETE /account/delete', '(req, res) => res.json(remove(req.body.email))', 'missing-identifier'],
    ['PUT /settings/update', '(req, res) => res.json(change(req.user, req.body.themeId))', 'PUT /settings'],
    ['PUT /profile/update', '(req, res) => res.json(change(req.user.id, req.body))', 'PUT /profile'],
    ['POST /wishlist/add', '(req, res) => res.json(add(req.body.courseId))', 'POST /wishlist'],
    ['PUT /orders/:id/update', '(req, res) => res.json(change(req.params.id, req.body.id))', 'PUT /orders/:id'],
    [
      'PUT /lists/:listId/update-quantity',
      '(req, res) => { const { itemId, quantity } = req.body; res.json(change(req.params.listId, itemId, quantity)); }',
      'missing-identifier',
    ],
    [
      'PATCH /orders/:id/updateStatus',
      '(req, res) => res.json(change(req.params.id, req.body.product_id, req.body.status))',
      'missing-identifier',
    ],
    [
      'PATCH /orders/:id/updateStatus',
      '(req, res) => res.json(change(req.params.id, req.body.statusId))',
      'PATCH /orders/:id/status',
    ],
    [
      'PATCH /orders/:id/updatePaymentStatus',
      '(req, res) => res.json(change(req.params.id, req.body.invoiceId))',
      'PATCH /orders/:id/paymentStatus',
    ],
    [
      'PATCH /orders/:order/updateStatus',
      '(req, res) => res.json(change(req.body.orderId, req.body.status))',
      'PATCH /orders/:order/status',
    ],
    [
      'PATCH /orders/:id/updateStatus',
      '(req, res) => res.json(change(req.params.id, req.body.userId, req.body.status))',
      'PATCH /orders/:id/status',
    ],
    [
      'PUT /users/:id/update-address',
      '(req, res) => res.json(change(req.params.id, req.body.cityId))',
      'PUT /users/:id/address',
    ],
    ['DELETE /users/deleteAll', '(req, res) => res.json(remove(req.body.ids))', 'DELETE /users'],
    ['PUT /staff/updateAvatar', '(req, res) => res.json(change(req.query._id, req.file))', 'missing-identifier'],
    [
      'PUT /profile/update',
      '(req, res) => { const { userId } = req.query; res.json(change(userId, req.body)); }',
      'missing-identifier',
    ],
    ['DELETE /cart/delete', '(req, res) => res.json(drop(req.query.itemId))', 'missing-identifier'],
    ['PUT /profile/update', '(req, res) => res.json(change(req.user, req.query.lang, req.body))', 'PUT /profile'],
    [
      'PUT /profile/update',
      "(req, res) => { const query = { _id: req.user.id }; query._id ??= one('query'); res.json(change(query, req.body)); }",
      'PUT /profile',
    ],
    ['DELETE /cart/delete', '({ query: { itemId } }, res) => res.json(drop(itemId))', 'missing-identifier'],
    ['DELETE /cart/delete', '({ query }, res) => res.json(drop(query.itemId))', 'missing-identifier'],
    [
      'PUT /settings/update',
      '({ body: { userId, ...others } }, res) => res.json(change(userId, others))',
      'missing-identifier',
    ],
    [
      'PUT /settings/update',
      '(req, res) => { const { query: { userId }, body } = req; res.json(change(userId, body)); }',
      'missing-identifier',
    ],
    [
      'PUT /settings/update',
      '(req, res) => { const { query } = req; const { userId } = query; res.json(change(userId, req.body)); }',
      'missing-identifier',
    ],
    ['PUT /settings/update', '({ user: { userId }, body }, res) => res.json(change(userId, body))', 'PUT /settings'],
    [
      'PUT /settings/update',
      '(req, res) => { const query = { userId: req.user.id }; res.json(change(query.userId, req.body)); }',
      'PUT /settings',
    ],
    ['GET /tubes/show', '(req, res) => res.json(find(req.query.id))', 'missing-identifier'],
    ['GET /tubes/get', '({ query: { tubeId } }, res) => res.json(find(tubeId))', 'missing-identifier'],
    [
      'GET /tube/getTube',
      'async (req, res) => { const { id } = req.query; res.json(await find(id)); }',
      'missing-identifier',
    ],
    ['GET /tubes/get', '(req, res) => res.json(find(req.query.ownerId))', 'GET /tubes'],
    ['GET /tubes/get', '(req, res) => res.json(find(req.query.page))', 'GET /tubes'],
    ['GET /tubes/getAll', '(req, res) => res.json(find(req.query.id))', 'GET /tubes'],
    ['GET /tubes/list', '(req, res) => res.json(find(req.query.id))', 'GET /tubes'],
    ['GET /getTubes', '(req, res) => res.json(find(req.query.id))', 'GET /tubes'],
    ['GET /getallproduct', '(req, res) => res.json(find(req.query.productId))', 'GET /products'],
    ['GET /get/tubes', '(req, res) => res.json(find(req.query.id))', 'GET /tubes'],
  ])('%s: %s', (endpoint, handler, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handler)))).toEqual([expected]);
  });

  it('behind the prefix of a router', () => {
    expect(
      outcomesOf(mounted('/wishlist', "router.delete('/remove', (req, res) => res.json(drop(req.body.courseId)));")),
    ).toEqual(['missing-identifier']);
    expect(
      outcomesOf(
        mounted(
          '/api/users',
          "router.put('/change-password', (req, res) => res.json(change(req.body.userId, req.body.password)));",
        ),
      ),
    ).toEqual(['missing-identifier']);
  });
});

describe('a handler that finds by a field of the body what it changes', () => {
  it.each<[endpoint: string, handler: string, expected: string]>([
    [
      'POST /inventory/update',
      'async (req, res) => { const { grade, units } = req.body; const kept = await Inventory.findOne({ grade }); kept.units += units; res.json(await kept.save()); }',
      'missing-identifier',
    ],
    [
      'PUT /inventory/update',
      'async (req, res) => { const found = req.body.grade; res.json(await inventoryModel.updateOne({ grade: String(found) }, { units: req.body.units })); }',
      'missing-identifier',
    ],
    [
      'PUT /inventory/update',
      'async (req, res) => { const grade = parseInt(req.query.grade, 10); res.json(await Inventory.findOneAndUpdate({ grade }, req.body)); }',
      'missing-identifier',
    ],
    [
      'PUT /poster-back-cover/update',
      'async (req, res) => { const number = Number(req.query.number); const poster = await Poster.findOne({ number }); poster.cover = req.body.cover; res.json(await poster.save()); }',
      'missing-identifier',
    ],
    [
      'PUT /authors/updateAvatar',
      '(req, res) => res.json(Author.updateOne({ email: req.body.email }, { avatar: req.body.avatar }))',
      'missing-identifier',
    ],
    [
      'PUT /authors/updateAvatar',
      '(req, res) => res.json(Author.findOneAndUpdate({ email: req.body.email }, { avatar: req.body.avatar }))',
      'missing-identifier',
    ],
    [
      'PUT /authors/updateProfile',
      'async (req, res) => { const author = await authorModel.findOne({ pen: req.body.pen }); res.json(await change(author, req.body)); }',
      'missing-identifier',
    ],
    [
      'DELETE /authors/deleteAvatar',
      '(req, res) => res.json(Author.updateOne({ pen: req.query.pen }, { avatar: null }))',
      'missing-identifier',
    ],
    [
      'PUT /authors/updateProfile',
      'async (req, res) => { if (await Author.findOne({ email: req.body.email })) throw taken(); res.json(await Author.updateOne({ _id: req.user.id }, { email: req.body.email })); }',
      'PUT /authors/profile',
    ],
    [
      'PUT /authors/updateAvatar',
      '(req, res) => res.json(Picture.updateOne({ path: req.body.path }, { used: true }))',
      'PUT /authors/avatar',
    ],
    [
      'PUT /currency/update',
      '({ body: { code, rate } }, res) => res.json(db.currency.update({ where: { code }, data: { rate } }))',
      'missing-identifier',
    ],
    [
      'PUT /settings/update',
      "(req, res) => db.query('UPDATE settings SET value = ? WHERE name = ?', [req.body.value, req.body.name], done(res))",
      'missing-identifier',
    ],
    [
      'PUT /settings/update',
      '(req, res) => res.json(Setting.findOneAndUpdate({ name: req.query.name }, req.body))',
      'missing-identifier',
    ],
    [
      'PUT /settings/update',
      '(req, res) => res.json(Setting.findOneAndUpdate({ user: req.user.id }, { name: req.body.name }))',
      'PUT /settings',
    ],
    [
      'PUT /settings/update',
      '(req, res) => res.json(Theme.findOne({ name: req.body.theme }) && save(req.body))',
      'PUT /settings',
    ],
    [
      'PUT /inventory/update',
      'async (req, res) => { const { units } = req.body; res.json(await Inventory.updateOne({ owner: req.user.id }, { units })); }',
      'PUT /inventory',
    ],
    [
      'PUT /members/update-profile',
      '(req, res) => res.json(Member.updateOne({ email: req.body.email }, req.body))',
      'missing-identifier',
    ],
    [
      'PUT /profile/update',
      "(req, res) => db.query('UPDATE users SET bio = ? WHERE email = ?', [req.body.bio, req.body.email], done(res))",
      'missing-identifier',
    ],
    [
      'PUT /members/update-profile',
      'async (req, res) => { const taken = await Member.findOne({ email: req.body.email }); res.json(taken ?? (await Member.updateOne({ _id: req.user.id }, req.body))); }',
      'PUT /members/profile',
    ],
    [
      'PUT /profile/update',
      '(req, res) => res.json(Photo.updateOne({ name: req.body.name }, { user: req.user.id }))',
      'PUT /profile',
    ],
    [
      'POST /inventory/add',
      'async (req, res) => { const { grade } = req.body; res.json(await Inventory.findOne({ grade }) ?? create(grade)); }',
      'POST /inventory',
    ],
    [
      'PUT /users/update/:id',
      'async (req, res) => { const { nick } = req.body; res.json(await User.findOne({ nick }) ?? change(req.params.id, nick)); }',
      'PUT /users/:id',
    ],
  ])('%s: %s', (endpoint, handler, expected) => {
    expect(outcomesOf(express(registration('app', endpoint, handler)))).toEqual([expected]);
  });

  it('behind the prefix of a router', () => {
    expect(
      outcomesOf(
        mounted(
          '/inventory',
          "router.put('/update', (req, res) => res.json(Inventory.updateOne({ grade: req.body.grade }, req.body)));",
        ),
      ),
    ).toEqual(['missing-identifier']);
  });
});

describe('a decorated method that is told by the body or the query which item it is for', () => {
  it.each<[decorators: string, signature: string, expected: string]>([
    ["@Get('show')", "(@Query('id') id: string)", 'missing-identifier'],
    ["@Get('show')", '(@Query() query: { id: string }) { return this.tubes.find(query.id); }', 'missing-identifier'],
    ["@Get('show')", '(@Query() { id }: { id: string })', 'missing-identifier'],
    ["@Get('show')", '(@Query() { page }: { page: number })', 'GET /'],
    ["@Get('show')", "(@Query('page') page: number, @Headers('id') id: string)", 'GET /'],
    ["@Get('getAll')", "(@Query('id') id: string)", 'GET /'],
    [
      "@Put('change-password')",
      "(@Body('userId') userId: string, @Body('password') password: string)",
      'missing-identifier',
    ],
    [
      "@Put('change-password')",
      "(@User('userId') userId: string, @Body() body: { password: string }) { return this.tubes.change(userId, body); }",
      'PUT /password',
    ],
  ])('%s %s', (decorators, signature, expected) => {
    const method = signature.endsWith('}') ? signature : `${signature} { return []; }`;
    const source = `import { Body, Controller, Get, Headers, Put, Query } from '@nestjs/common';\nimport { User } from './user';\n@Controller('tubes')\nexport class Tubes {\n  ${decorators}\n  answer${method}\n}\n`;
    expect(outcomesOf(source, {}, 'tubes.controller.ts')).toEqual([expected]);
  });

  it.each<[from: string, decorators: string, signature: string, expected: string]>([
    ['routing-controllers', "@Get('/show')", "(@QueryParam('id') id: string)", 'missing-identifier'],
    ['routing-controllers', "@Get('/show')", "(@QueryParam('page') page: number)", 'GET /'],
    ['@tsed/common', "@Get('/show')", "(@QueryParams('id') id: string)", 'missing-identifier'],
    ['tsoa', "@Get('show')", '(@Query() id: string)', 'missing-identifier'],
  ])('of %s: %s %s', (from, decorators, signature, expected) => {
    const source = `import { Controller, Get, Query, QueryParam, QueryParams, Route } from '${from}';\n${from === 'tsoa' ? "@Route('tubes')" : "@Controller('/tubes')"}\nexport class Tubes${from === 'tsoa' ? ' extends Controller' : ''} {\n  ${decorators}\n  answer${signature} { return []; }\n}\n`;
    expect(outcomesOf(source, {}, 'tubes.controller.ts')).toEqual([expected]);
  });
});

describe('a HEAD that would be the root of a prefix', () => {
  it.each<[source: string, expected: string]>([
    [
      fastify("fastify.register(async (users) => { users.head('/getAll', async () => []); }, { prefix: '/users' });"),
      'shadow',
    ],
    [
      fastify("fastify.register(async (users) => { users.head('getAll', async () => []); }, { prefix: '/users' });"),
      'odd-segment',
    ],
    [
      fastify("fastify.register(async (users) => { users.get('/getAll', async () => []); }, { prefix: '/users' });"),
      'GET /',
    ],
    [fastify("fastify.head('/users/getAll', async () => []);"), 'HEAD /users'],
    [mounted('/users', `router.head('/getAll', ${ANSWER});`), 'HEAD /'],
  ])('%s', (source, expected) => {
    expect(outcomesOf(source)).toEqual([expected]);
  });
});

describe('an address that would be a prefix with a slash at its end', () => {
  const handler = '(ctx) => { ctx.body = []; }';
  const nested = (path: string): string =>
    koa(
      'const users = new Router();',
      `users.get('${path}', ${handler});`,
      "router.prefix('/users');",
      "router.use('/', users.routes());",
    );
  const plugin = (path: string, prefix: string, app = 'fastify'): string =>
    `${app}.register(async (users) => { users.get('${path}', async () => []); }, { prefix: '${prefix}' });`;
  it.each<[source: string, expected: string]>([
    [fastify(plugin('/getAll', '/users/')), 'bare-prefix'],
    [fastify(plugin('getAll', '/users/')), 'bare-prefix'],
    [fastify(plugin('/getAll', '/users')), 'GET /'],
    [fastify(plugin('/users/getAll', '/api/')), 'GET /users'],
    [fastify(plugin('/users/getAll', '/')), 'GET /users'],
    [
      fastify(`fastify.register(async (app) => { ${plugin('/getAll', '/', 'app')} }, { prefix: '/users' });`),
      'bare-prefix',
    ],
    [
      fastify(`fastify.register(async (app) => { ${plugin('users/getAll', '/', 'app')} }, { prefix: '/v1' });`),
      'GET users',
    ],
    [koa("router.prefix('/users/');", `router.get('getAll', ${handler});`), 'bare-prefix'],
    [koa("router.prefix('/users/');", `router.get('get/:id', ${handler});`), 'GET :id'],
    [koa("router.prefix('/users');", `router.get('/getAll', ${handler});`), 'GET /'],
    ...(
      [
        ['{ strict: true }', 'bare-prefix'],
        ['options', 'bare-prefix'],
        ["{ prefix: '/shop' }", 'GET /'],
      ] as const
    ).map(([options, expected]): [string, string] => [
      koa(
        `const users = new Router(${options});`,
        `users.get('/getAll', ${handler});`,
        "router.use('/users', users.routes());",
      ),
      expected,
    ]),
    [nested('getAll'), 'bare-prefix'],
    [nested('books/getAll'), 'GET books'],
    [
      `${HONO}const users = new Hono();\nusers.get('/getAll', (c) => c.json([]));\napp.route('/users/', users);\n`,
      'bare-prefix',
    ],
    [mounted('/users/', `router.get('/getAll', ${ANSWER});`), 'GET /'],
  ])('%s', (source, expected) => {
    expect(outcomesOf(source)).toEqual([expected]);
  });

  it('takes along who asks for it below a slash that stands alone', () => {
    const server = koa(
      'const users = new Router();',
      `users.get('books/getAll', ${handler});`,
      "router.prefix('/v1');",
      "router.use('/', users.routes());",
    );
    const plan = planOf({ 'server.js': server, 'client.js': "fetch('/v1/books/getAll');" });
    expect(plan.callersIn('client.js').callers.map(({ after }) => after)).toEqual(['GET /v1/books']);
  });
});

describe('a method that decides on the status code', () => {
  it.each<[lines: string, expected: string]>([
    ["@Post('delete/:id')\n  remove() {}", 'status-code ? DELETE /:id'],
    ["@Post('delete/:id')\n  @HttpCode(204)\n  remove() {}", 'DELETE /:id'],
    ["@Post('create')\n  create() {}", 'POST /'],
    ["@Delete('delete/:id')\n  remove() {}", 'DELETE /:id'],
  ])('%s', (lines, expected) => {
    expect(
      outcomesOf(`${NEST}@Controller('users')\nexport class Users {\n  ${lines}\n}\n`, {}, 'users.controller.ts'),
    ).toEqual([expected]);
  });
});

describe('a text that is not the own one of a route', () => {
  it.each<[name: string, lines: readonly string[], expected: readonly string[]]>([
    [
      'a path of two routes that need it otherwise',
      ["const PATH = '/users/create';", `app.post(PATH, ${ANSWER});`, `app.put(PATH, ${ANSWER});`],
      ['shared-text', 'method-disagrees'],
    ],
    [
      'a path that two routes share, and change alike',
      ["const PATH = '/users/getAll';", `app.get(PATH, ${ANSWER});`, `app.get(PATH + '/new', ${ANSWER});`],
      ['GET /users', 'GET /users/new'],
    ],
    [
      'a method that is computed',
      ["const method = 'post';", `app[method]('/users/delete/:id', ${ANSWER});`, 'log(method);'],
      ['shared-text'],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(outcomesOf(express(...lines))).toEqual(expected);
  });
});

describe('what nobody asks for', () => {
  const only = (...kinds: readonly ViolationKind[]): Partial<PlanOptions> => ({
    isReported: (kind) => kinds.includes(kind),
  });

  it.each<[endpoint: string, kinds: readonly ViolationKind[], expected: string]>([
    ['GET /users/getAll', ['verb'], 'GET /users'],
    ['GET /users/getAll', ['unsafe', 'tunneled'], ''],
    ['GET /users/delete/:id', ['unsafe'], 'DELETE /users/:id'],
    ['GET /users/delete/:id', ['tunneled'], ''],
    ['POST /users/delete/:id', ['tunneled'], 'DELETE /users/:id'],
    ['POST /users/delete/:id', ['unsafe'], ''],
    ['POST /users/delete/:id', [], ''],
  ])('%s: %j', (endpoint, kinds, expected) => {
    expect(outcomesOf(app(endpoint), only(...kinds))).toEqual([expected]);
  });

  it.each<[endpoint: string, kind: ViolationKind, at: string]>([
    ['GET /users/getAll', 'verb', 'get'],
    ['GET /users/delete/:id', 'unsafe', 'get'],
    ['POST /users/delete/:id', 'tunneled', 'post'],
  ])('is not made where a comment suppresses one report: %s, %s', (endpoint, kind, at) => {
    const source = app(endpoint);
    const isSuppressed: PlanOptions['isSuppressed'] = (each, file, range) =>
      each === kind && file === 'server.js' && source.slice(...range).startsWith(at);
    expect(outcomesOf(source, { isSuppressed })).toEqual(['suppressed']);
    expect(
      outcomesOf(source, { isSuppressed: (each, file, range) => each === 'action' && isSuppressed(each, file, range) }),
    ).not.toEqual(['suppressed']);
  });
});

describe('an answer for a person to choose', () => {
  it.each<[source: string, expected: readonly string[]]>([
    [app('POST /users/:id/activate'), ['action ? PUT /users/:id/activation']],
    [app('POST /users/:id/activate', 'PUT /users/:id/activation'), ['action', '']],
    [app('DELETE /deleteUser', 'DELETE /users/:id'), ['missing-identifier', '']],
    [`${HONO}app.on(['DELETE'], '/deleteUser', (c) => c.json([]));`, ['missing-identifier ? DELETE /users/:id']],
  ])('%s', (source, expected) => {
    expect(outcomesOf(source)).toEqual(expected);
  });

  it.each<[endpoint: string, edits: readonly string[] | undefined]>([
    ['POST /users/:id', ['post -> put']],
    ['PUT /users', [' -> /:id']],
    // What nothing says to change anything is not made to.
    ['GET /users/:id/activate', undefined],
    ['PUT /users/:id/activate', ['activate -> activation']],
  ])('changes no more than it says: %s', (endpoint, edits) => {
    const source = app(endpoint);
    const [route] = planOf({ 'server.js': source }).routes;
    expect(route?.suggestion?.edits.map(({ range, text }) => `${source.slice(...range)} -> ${text}`)).toEqual(edits);
  });
});
