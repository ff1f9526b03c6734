import { describe, expect, it } from 'vitest';
import { express, koa, mounted, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

/** What becomes of an item route whose handler asks for these. */
function outcome(endpoint: string, body: string): string | undefined {
  return outcomesOf(express(registration('app', endpoint, `async (req, res) => { ${body} }`)))[0];
}

describe('a handler that looks its parameter up as something else than the identifier of the item', () => {
  it.each([
    ['the identifier of another resource', 'res.json(await Order.find({ userId: req.params.id }));'],
    ['of one that is read alone', 'res.json(await Order.findOne({ userId: req.params.id }));'],
    ['with underscores', 'res.json(await Order.findOne({ user_id: req.params.id }));'],
    ['in one word', 'res.json(await Order.findOne({ userid: req.params.id }));'],
    ['another resource', 'res.json(await Order.find({ user: req.params.id }));'],
    ['an owner of one', 'res.json(await Order.findOne({ customer: req.params.id }));'],
    ['an attribute of many', 'res.json(await Order.find({ street: req.params.id }));'],
    ['a condition of an ORM', 'res.json(await Order.findAll({ where: { userId: req.params.id } }));'],
    ['a relation', 'res.json(await orders.find({ where: { user: { id: req.params.id } } }));'],
    ['one of several conditions', 'res.json(await Order.find({ paid: true, user: req.params.id }));'],
    ['alternatives', 'res.json(await Order.find({ $or: [{ buyer: req.params.id }, { seller: req.params.id }] }));'],
    ['an operator', 'res.json(await Order.find({ user: { $eq: req.params.id } }));'],
    ['a number', 'res.json(await Order.findAll({ where: { userId: Number(req.params.id) } }));'],
    ['an object identifier', 'res.json(await Order.find({ user: new mongoose.Types.ObjectId(req.params.id) }));'],
    ['a variable', 'const id = req.params.id; res.json(await Order.find({ user: id }));'],
    ['a number in a variable', 'const id = parseInt(req.params.id, 10); res.json(await Order.find({ user: id }));'],
    ['what is taken out of the parameters', 'const { id } = req.params; res.json(await Order.find({ user: id }));'],
    [
      'what is taken out of parameters in a variable',
      'const params = req.params; res.json(await Order.find({ user: params.id }));',
    ],
    [
      'what is taken out of parameters that are taken out',
      'const { params } = req; res.json(await Order.find({ user: params.id }));',
    ],
    ['what is taken out at once', 'const { params: { id } } = req; res.json(await Order.find({ user: id }));'],
    ['under another name', 'const { id: userId } = req.params; res.json(await Order.find({ userId }));'],
    ['a condition of a query', "res.json(await knex('orders').where({ user_id: req.params.id }));"],
    ['a column', "res.json(await knex('orders').where('orders.user_id', req.params.id));"],
    ['a column with an operator', "res.json(await knex('orders').where('user_id', '=', req.params.id));"],
    [
      'who it belongs to, who has to be there',
      'if (!(await User.findById(req.params.id))) return res.sendStatus(404); res.json(await Order.find({ user: req.params.id }));',
    ],
    [
      'who it belongs to, both of models',
      'if (!(await UserModel.findById(req.params.id))) return res.sendStatus(404); res.json(await OrderModel.find({ user: req.params.id }));',
    ],
    [
      'something else beside it',
      'const orders = await Order.find({ street: req.params.id }); res.json({ orders, gate: await Gate.findOne({ gatecode: req.params.id }) });',
    ],
    [
      'a statement',
      "db.query('SELECT * FROM orders WHERE user_id = ?', [req.params.id], (error, rows) => res.json(rows));",
    ],
    [
      'a statement of PostgreSQL',
      "res.json(await pool.query('select * from orders where user_id = $1 order by date', [req.params.id]));",
    ],
    [
      'a statement in a variable',
      'const { id } = req.params; const sql = `SELECT * FROM orders o WHERE o.user_id = ?`; res.json(await db.execute(sql, [id]));',
    ],
    [
      'a statement with a value in it',
      'res.json(await db.all(`SELECT * FROM orders WHERE "userId" = \'${req.params.id}\'`));',
    ],
    ['a tagged statement', 'res.json(await sql`SELECT * FROM orders WHERE user_id = ${req.params.id}`);'],
    [
      'one value of several',
      "res.json(await db.query('SELECT * FROM orders WHERE paid = ? AND customer_id = ?', [1, req.params.id]));",
    ],
    [
      'a value that is no list',
      "db.query('SELECT * FROM orders WHERE user_id = ?', req.params.id, (error, rows) => res.json(rows));",
    ],
    [
      'a statement that was prepared',
      "res.json(db.prepare('SELECT * FROM orders WHERE user_id = ?').all(req.params.id));",
    ],
    [
      'one value of a statement that was prepared',
      "res.json(db.prepare('SELECT * FROM orders WHERE paid = ? AND user_id = ?').get(1, req.params.id));",
    ],
    [
      'a statement of SQLite',
      "db.get('SELECT * FROM orders WHERE user_id = ?', [req.params.id], (error, row) => res.json(row));",
    ],
    [
      'a statement of SQLite in a variable',
      "const sql = 'SELECT * FROM orders WHERE user_id = ?'; db.get(sql, [req.params.id], (error, row) => res.json(row));",
    ],
    [
      'values that are bound to it',
      "res.json(await env.DB.prepare('SELECT * FROM orders WHERE user_id = ?').bind(req.params.id).all());",
    ],
    [
      'a statement beside its values',
      "res.json(await pool.query({ text: 'SELECT * FROM orders WHERE user_id = $1', values: [req.params.id] }));",
    ],
    ['chained', 'res.json(await Order.find({ user: req.params.id }).sort({ date: 1 }).lean());'],
    ['a variable that says whose it is', 'const companyId = req.params.id; res.json(await listed(companyId));'],
    [
      'a parameter under a name that says whose it is',
      'const { id: userId } = req.params; res.json(await listed(userId));',
    ],
    ['what a list is filtered by', 'res.json(orders.filter((order) => order.userId === req.params.id));'],
    ['what a list is filtered by, of any kind', 'res.json(orders.filter((order) => order.street == req.params.id));'],
    [
      'what a list is filtered by, the other way round',
      'const { id } = req.params; res.json(orders.filter(function (order) { return Number(id) === order.user.id; }));',
    ],
    [
      'what one of a list is found by',
      'res.json(orders.find((order) => order.open && order.userId === Number(req.params.id)));',
    ],
    ['what is taken out of the things of a list', 'res.json(orders.filter(({ userId }) => userId === req.params.id));'],
    ['a column of Supabase', "res.json(await supabase.from('orders').select('*').eq('user_id', req.params.id));"],
    ['columns of Supabase', "res.json(await supabase.from('orders').select('*').match({ user_id: req.params.id }));"],
    ['a column of Drizzle', 'res.json(await db.select().from(orders).where(eq(orders.userId, req.params.id)));'],
    [
      'one column of several',
      'res.json(await db.select().from(orders).where(and(eq(orders.open, true), eq(orders.userId, Number(req.params.id)))));',
    ],
    ['a field of Firestore', "res.json(await db.collection('orders').where('street', '==', req.params.id).get());"],
    [
      'a query of Firestore',
      "res.json(await getDocs(query(collection(db, 'orders'), where('street', '==', req.params.id))));",
    ],
    [
      'a stage of an aggregation',
      'res.json(await Order.aggregate([{ $match: { street: req.params.id } }, { $sort: { date: 1 } }]));',
    ],
    ['a field of a query', "res.json(await Order.find().where('user').equals(req.params.id));"],
    [
      'a condition of a query builder',
      "res.json(await orders.createQueryBuilder('order').where('order.userId = :id', { id: req.params.id }).getMany());",
    ],
    ['what a function is called by', 'res.json(await orderService.findAllByUserId(req.params.id));'],
    ['what a function is called by of one', 'res.json(await getOrderByUserId(req.params.id));'],
    ['what a function of many is called by', 'res.json(await orders.getOrdersByShop(req.params.id));'],
    ['an owner that a function is called by', 'const { id } = req.params; res.json(await orders.getByUser(id));'],
    [
      'what a function is called by behind its noun',
      'res.json(await orders.findOrderByShopId(Number(req.params.id)));',
    ],
    [
      'who a variable names, who has to be there',
      'const userId = req.params.id; const user = await User.findById(userId); res.json(await listed(user));',
    ],
  ])('holds the route: %s', (_, body) => {
    expect(outcome('GET /orders/get/:id', body)).toBe('filter');
  });

  it.each([
    ['its identifier', 'res.json(await Order.findOne({ _id: req.params.id }));'],
    ['its identifier of an ORM', 'res.json(await Order.findOne({ where: { id: req.params.id } }));'],
    ['the identifier that says whose it is', 'res.json(await Order.findOne({ orderId: req.params.id }));'],
    ['in one word', 'res.json(await Order.findOne({ orderid: req.params.id }));'],
    ['a word that ends like one', 'res.json(await Order.findOne({ valid: req.params.id }));'],
    ['of many', 'res.json(await Order.findAll({ where: { order_id: req.params.id } }));'],
    ['its operator', 'res.json(await Order.findOne({ id: { equals: req.params.id } }));'],
    ['a key of its own of one', 'res.json(await Order.findOne({ number: req.params.id }));'],
    ['its column', "res.json(await knex('orders').where('id', req.params.id).first());"],
    [
      'a statement',
      "db.query('SELECT * FROM orders WHERE id = ?', [req.params.id], (error, rows) => res.json(rows[0]));",
    ],
    [
      'a statement that says whose identifier it is',
      "res.json(await pool.query('SELECT * FROM orders WHERE order_id = $1', [req.params.id]));",
    ],
    [
      'the second value of a statement',
      "res.json(await db.query('SELECT * FROM orders WHERE user_id = ? AND id = ?', [req.user.id, req.params.id]));",
    ],
    [
      'the first value of PostgreSQL',
      "res.json(await pool.query('SELECT * FROM orders WHERE user_id = $2 AND id = $1', [req.params.id, req.user.id]));",
    ],
    [
      'an attribute in a statement',
      "res.json(await db.query('SELECT * FROM orders WHERE street = ?', [req.params.id]));",
    ],
    [
      'a statement that writes',
      "await db.query('UPDATE visits SET count = count + 1 WHERE user_id = ?', [req.params.id]); res.json(await Order.findById(req.params.id));",
    ],
    ['its identifier in a list', 'res.json(orders.find((order) => order.id === req.params.id));'],
    ['its identifier in a list that is filtered', 'res.json(orders.filter((order) => order.id == req.params.id));'],
    ['a key of its own in a list', 'res.json(orders.find((order) => order.number === req.params.id));'],
    [
      'what is not compared with it',
      'res.json(orders.find((order) => order.userId === req.user.id && order.id === req.params.id));',
    ],
    [
      'what is compared outside of a list',
      'const order = await Order.findById(req.params.id); if (order.userId === req.params.id) return res.sendStatus(400); res.json(order);',
    ],
    [
      'what is read with it of a list',
      'const order = orders.find((each) => each.id === req.params.id); res.json({ order, lines: lines.filter((line) => line.orderId === req.params.id) });',
    ],
    ['a statement that was prepared', "res.json(db.prepare('SELECT * FROM orders WHERE id = ?').get(req.params.id));"],
    [
      'another value of a statement that was prepared',
      "res.json(db.prepare('SELECT * FROM orders WHERE user_id = ? AND id = ?').get(req.user.id, req.params.id));",
    ],
    ['its column of Supabase', "res.json(await supabase.from('orders').select('*').eq('id', req.params.id).single());"],
    ['its column of Drizzle', 'res.json(await db.select().from(orders).where(eq(orders.id, req.params.id)));'],
    ['its field of Firestore', "res.json(await db.collection('orders').where('orderId', '==', req.params.id).get());"],
    [
      'its stage of an aggregation',
      'res.json(await Order.aggregate([{ $match: { _id: new mongoose.Types.ObjectId(req.params.id) } }]));',
    ],
    ['its field of a query', "res.json(await Order.findOne().where('_id').equals(req.params.id));"],
    [
      'its condition of a query builder',
      "res.json(await orders.createQueryBuilder('order').where('order.id = :id', { id: req.params.id }).getOne());",
    ],
    ['no condition', 'res.json(await Order.findById(req.params.id));'],
    ['what it belongs to beside it', 'res.json(await Order.findOne({ _id: req.params.id, user: req.user.id }));'],
    [
      'what is read with it, both of repositories',
      'const order = await orderRepository.findById(req.params.id); const lines = await lineRepository.find({ orderId: req.params.id }); res.json({ order, lines });',
    ],
    [
      'what is read with it',
      'const order = await Order.findById(req.params.id); const lines = await Line.find({ orderId: req.params.id }); res.json({ order, lines });',
    ],
    [
      'who is asked by a name of its own',
      'const post = await Post.findById(req.params.id); const lines = await Line.find({ post: req.params.id }); res.json({ post, lines });',
    ],
    [
      'what belongs to it, read behind it',
      'const order = await Order.findOne({ _id: req.params.id }); const lines = await Line.find({ parent: req.params.id }); res.json({ order, lines });',
    ],
    ['a variable that says what it is', 'const orderId = req.params.id; res.json(await listed(orderId));'],
    ['a variable for another thing', 'const itemId = req.params.id; res.json(await listed(itemId));'],
    [
      'an owner in a variable that the item is found by',
      'const userId = req.params.id; res.json(await Order.findById(userId));',
    ],
    ['an owner who is no parameter', 'const userId = req.user.id; res.json(await listed(userId, req.params.id));'],
    ['an answer', 'const id = req.params.id; res.json({ user: id, order: await Order.findById(id) });'],
    ['what it writes', 'await Visit.create({ user: req.params.id }); res.json(await Order.findById(req.params.id));'],
    ['a function that is called by its identifier', 'res.json(await orders.getOrderById(req.params.id));'],
    ['a function that is called by its identifier at length', 'res.json(await orders.findByOrderId(req.params.id));'],
    ['a function that is called by its primary key', 'res.json(await Order.findByPk(req.params.id));'],
    ['a function that is called by that at length', 'res.json(await orders.findByPrimaryKey(req.params.id));'],
    [
      'a function that is called by the type of its identifier',
      'res.json(await orders.findByObjectId(req.params.id));',
    ],
    ['a function that is called by a key of its own', 'res.json(await orders.getOrderByNumber(req.params.id));'],
    [
      'a function that is called by its identifier and something else',
      'res.json(await orders.findOrderByIdAndUser(req.params.id, req.user.id));',
    ],
    ['a function that goes on', 'res.json(await Order.findByIdAndUpdate(req.params.id, { seen: true }));'],
    ['a function by whom something is done', 'res.json(await orders.findByUserWithItems(req.user.id, req.params.id));'],
    ['what another parameter says', 'const { id } = req.query; res.json(await Order.find({ user: id }));'],
  ])('holds no other: %s', (_, body) => {
    expect(outcome('GET /orders/get/:id', body)).toBe('GET /orders/:id');
  });

  it.each([
    ['PUT /orders/update/:id', 'await Order.updateMany({ user: req.params.id }, req.body); res.json({});', 'filter'],
    ['DELETE /orders/delete/:id', 'await orders.deleteByShopId(req.params.id); res.json({});', 'filter'],
    ['DELETE /orders/delete/:id', 'await orders.deleteById(req.params.id); res.json({});', 'DELETE /orders/:id'],
    ['GET /orderLines/get/:id', 'res.json(await lines.findAllByOrderId(req.params.id));', 'filter'],
    ['GET /orderLines/get/:id', 'res.json(await lines.findByOrderLineId(req.params.id));', 'GET /orderLines/:id'],
    ['GET /users/get/:id', 'res.json(await users.findByCustomerId(req.params.id));', 'filter'],
    ['GET /users/:id/getOrders', 'res.json(await Order.find({ user: req.params.id }));', 'GET /users/:id/orders'],
    ['GET /orders/get/:id', 'res.json(await Order.findOne({ quickId: req.params.id }));', 'GET /orders/:id'],
    ['GET /orders/get/:id', 'const userLabel = req.params.id; res.json(await listed(userLabel));', 'GET /orders/:id'],
    [
      'GET /models/get/:id',
      'await User.findById(req.params.id); res.json(await Model.find({ user: req.params.id }));',
      'filter',
    ],
    [
      'GET /users/get/:username',
      'res.json(await User.findOne({ username: req.params.username }));',
      'GET /users/:username',
    ],
    ['GET /users/get/:id', 'res.json(await User.findOne({ userId: req.params.id }));', 'GET /users/:id'],
    ['GET /users/get/:id', 'res.json(await User.find({ user_id: req.params.id }));', 'GET /users/:id'],
    ['GET /users/get/:id', 'const customerId = req.params.id; res.json(await listed(customerId));', 'GET /users/:id'],
  ])('asks the collection: %s', (endpoint, body, expected) => {
    expect(outcome(endpoint, body)).toBe(expected);
  });

  it.each([
    [
      'what the path names before',
      'GET /visits/getSignedForm/:id',
      'res.json((await Visit.findById(req.params.id)).form);',
      'filter',
    ],
    [
      'by its field',
      'GET /visits/getSignedForm/:id',
      'res.json((await Visit.findOne({ _id: req.params.id })).form);',
      'filter',
    ],
    [
      'of a model',
      'GET /visits/getForms/:id',
      'const id = req.params.id; res.json((await VisitModel.findById(id)).forms);',
      'filter',
    ],
    [
      'by a form of it',
      'GET /visits/getSignedFormBySlug/:slug',
      'const slug = decodeURIComponent(req.params.slug); res.json((await Visit.findOne({ where: { slug } })).form);',
      'filter',
    ],
    [
      'by a form that it has itself',
      'GET /visits/getSignedForm/:id',
      'res.json((await Visit.findById(req.params.id.trim())).form);',
      'filter',
    ],
    ['the item', 'GET /visits/getForm/:id', 'res.json(await Form.findById(req.params.id));', 'GET /visits/forms/:id'],
    [
      'the item below it',
      'GET /visits/getForm/:id',
      'const form = await Form.findById(req.params.id); res.json({ form, visit: await Visit.findById(form.visit) });',
      'GET /visits/forms/:id',
    ],
    [
      'both',
      'GET /visits/getForm/:id',
      'res.json((await Form.findById(req.params.id)) ?? (await Visit.findById(req.params.id)));',
      'GET /visits/forms/:id',
    ],
    [
      'something else',
      'GET /visits/getForm/:id',
      'res.json(await Sheet.findById(req.params.id));',
      'GET /visits/forms/:id',
    ],
    [
      'one that the item is of',
      'GET /visits/getForm/:id',
      'res.json(await Visit.findOne({ form: req.params.id }));',
      'GET /visits/forms/:id',
    ],
    [
      'one of the only collection',
      'GET /visits/get/:id',
      'res.json(await Visit.findById(req.params.id));',
      'GET /visits/:id',
    ],
  ])('finds one by its identifier: %s', (_, endpoint, body, expected) => {
    expect(outcome(endpoint, body)).toBe(expected);
  });

  it.each([
    ['many of a user', 'DELETE /orders/delete/:id', 'await Order.deleteMany({ user: req.params.id }); res.json({});'],
    ['one of a user', 'POST /orders/update/:id', 'res.json(await Order.updateOne({ user: req.params.id }, req.body));'],
    [
      'found and changed in one',
      'PUT /orders/update/:id',
      'res.json(await Order.findOneAndUpdate({ user: req.params.id }, req.body));',
    ],
    [
      'of an ORM',
      'DELETE /orders/delete/:id',
      'await Order.destroy({ where: { userId: req.params.id } }); res.json({});',
    ],
    [
      'of an ORM, behind the values',
      'PUT /orders/update/:id',
      'await Order.update(req.body, { where: { userId: req.params.id } }); res.json({});',
    ],
    [
      'read before it',
      'PUT /orders/update/:id',
      'const user = await User.findById(req.params.id); const orders = await Order.find({ user: req.params.id }); res.json(change(user, orders, req.body));',
    ],
    [
      'by a statement',
      'DELETE /orders/delete/:id',
      "db.query('DELETE FROM orders WHERE user_id = ?', [req.params.id], () => res.json({}));",
    ],
    [
      'by a statement with values',
      'PUT /orders/update/:id',
      "db.query('UPDATE orders SET paid = ? WHERE user_id = ?', [req.body.paid, req.params.id], () => res.json({}));",
    ],
    [
      'under the name of its owner',
      'DELETE /orders/delete/:id',
      'const userId = req.params.id; res.json(await removed(userId));',
    ],
    [
      'a part of it',
      'DELETE /basket/remove/:id',
      'res.json(await Basket.findOneAndUpdate({ user: req.user.id }, { $pull: { lines: { productId: req.params.id } } }));',
    ],
  ])('holds a change: %s', (_, endpoint, body) => {
    expect(outcome(endpoint, body)).toBe('filter');
  });

  it.each([
    ['its identifier', 'await Order.deleteOne({ _id: req.params.id }); res.json({});'],
    ['its identifier in a function', 'await Order.findByIdAndDelete(req.params.id); res.json({});'],
    [
      'what belongs to it',
      'await Line.deleteMany({ order: req.params.id }); await Order.deleteOne({ _id: req.params.id }); res.json({});',
    ],
    [
      'what belongs to it by another name',
      'await Task.deleteMany({ owner: req.params.id }); await Order.destroy({ where: { id: req.params.id } }); res.json({});',
    ],
    [
      'who has a mark of it',
      'await User.updateMany({ orders: req.params.id }, { $pull: { orders: req.params.id } }); await orders.remove(req.params.id); res.json({});',
    ],
    ['new values alone', 'const order = await find(req); await order.update({ user: req.params.id }); res.json({});'],
    [
      'new values behind it',
      'await Order.update({ user: req.params.id }, { where: { id: req.params.id } }); res.json({});',
    ],
    ['a statement', "db.query('DELETE FROM orders WHERE id = ?', [req.params.id], () => res.json({}));"],
    [
      'a statement with an owner among its values',
      "db.query('UPDATE orders SET user_id = ? WHERE id = ?', [req.body.user, req.params.id], () => res.json({}));",
    ],
    [
      'statements about others',
      "db.query('DELETE FROM tasks WHERE owner_id = ?', [req.params.id]); db.query('DELETE FROM orders WHERE id = ?', [req.params.id], () => res.json({}));",
    ],
  ])('holds no other change: %s', (_, body) => {
    expect(outcome('DELETE /orders/delete/:id', body)).toBe('DELETE /orders/:id');
  });

  it('asks no read for what it changes', () => {
    expect(
      outcome(
        'GET /orders/get/:id',
        'await Visit.updateOne({ user: req.params.id }, { seen: true }); res.json(await listed(req.params.id));',
      ),
    ).toBe('GET /orders/:id');
  });

  it('follows a handler that has a name', () => {
    expect(
      outcomesOf(
        express(
          'async function show(req, res) { res.json(await Order.find({ user: req.params.id })); }',
          "app.get('/orders/get/:id', show);",
        ),
      ),
    ).toEqual(['filter']);
  });

  it('asks the mount', () => {
    expect(
      outcomesOf(
        mounted(
          '/users',
          "router.get('/get/:id', async (req, res) => res.json(await User.find({ userId: req.params.id })));",
        ),
      ),
    ).toEqual(['GET /:id']);
  });

  it('reads the parameters of a context', () => {
    expect(
      outcomesOf(
        koa("router.get('/orders/get/:id', async (ctx) => { ctx.body = await Order.find({ user: ctx.params.id }); });"),
      ),
    ).toEqual(['filter']);
    expect(
      outcomesOf(
        koa(
          "router.get('/orders/get/:id', async ({ params, response }) => { response.body = await Order.find({ user: params.id }); });",
        ),
      ),
    ).toEqual(['filter']);
  });

  it('asks h3 for its parameters', () => {
    const h3 = (body: string): string =>
      `import { createRouter, defineEventHandler } from 'h3';\nconst router = createRouter();\nrouter.get('/orders/get/:id', defineEventHandler(async (event) => { ${body} }));`;
    expect(outcomesOf(h3("return Order.find({ user: getRouterParam(event, 'id') });"))).toEqual(['filter']);
    expect(outcomesOf(h3('const { id } = getRouterParams(event); return Order.find({ user: id });'))).toEqual([
      'filter',
    ]);
    expect(outcomesOf(h3("return Order.findById(getRouterParam(event, 'id'));"))).toEqual(['GET /orders/:id']);
    expect(outcomesOf(h3('return proxyRequest(event, ORDERS);'))).toEqual(['forwards']);
  });

  it('asks Hono for its parameters', () => {
    const hono = (body: string): string =>
      `import { Hono } from 'hono';\nconst app = new Hono();\napp.get('/orders/get/:id', async (c) => { ${body} });`;
    expect(outcomesOf(hono('const { id } = c.req.param(); return c.json(await Order.find({ user: id }));'))).toEqual([
      'filter',
    ]);
    expect(
      outcomesOf(hono("const { id } = c.req.valid('param'); return c.json(await Order.find({ user: id }));")),
    ).toEqual(['filter']);
    expect(outcomesOf(hono('const { id } = c.req.param(); return c.json(await Order.findById(id));'))).toEqual([
      'GET /orders/:id',
    ]);
  });
});

describe('a handler that finds by its parameter what the collection is a part of', () => {
  it.each([
    ['GET /getComments/:id', 'const post = await Post.findById(req.params.id); res.json(post.comments);'],
    ['GET /getComments/:id', 'res.json((await Post.findById(req.params.id)).comments);'],
    ['GET /getComments/:id', "res.json(await Post.findById(req.params.id).select('comments -_id'));"],
    ['GET /getComments/:id', "const post = await Post.findById(req.params.id).populate('comments'); res.json(post);"],
    [
      'GET /getComments/:id',
      'res.json(await prisma.post.findUnique({ where: { id: req.params.id }, include: { comments: true } }));',
    ],
    [
      'GET /getComments/:id',
      "res.json(await Post.findOne({ where: { id: req.params.id }, relations: ['comments'] }));",
    ],
    ['GET /getComments/:id', 'const { comments } = await Post.findById(req.params.id); res.json(comments);'],
    ['GET /getComments/:id', 'Post.findById(req.params.id, (error, post) => res.json(post.comments));'],
    ['GET /getComments/:id', 'Post.findById(req.params.id).exec().then((post) => res.json(post.comments));'],
    ['GET /getComment/:id', 'const post = await Post.findOne({ _id: req.params.id }); res.json(post?.comment);'],
    [
      'DELETE /deletePhoto/:id',
      'const lamp = await Lamp.findById(req.params.id); lamp.photo = null; await lamp.save(); res.json({});',
    ],
    ['DELETE /deletePhoto/:id', 'await Lamp.findByIdAndUpdate(req.params.id, { $unset: { photo: 1 } }); res.json({});'],
    ['PUT /updatePhoto/:id', 'await Lamp.updateOne({ _id: req.params.id }, { photo: req.body.photo }); res.json({});'],
  ])('holds the route: %s %s', (endpoint, body) => {
    expect(outcome(endpoint, body)).toBe('filter');
  });

  it.each([
    [
      'GET /getComments/:id',
      'const comment = await Comment.findById(req.params.id); res.json(comment.comments);',
      'GET /comments/:id',
    ],
    [
      'GET /getComment/:id',
      'const found = await repository.findById(req.params.id); res.json(found.comment);',
      'GET /comments/:id',
    ],
    [
      'GET /getComment/:id',
      'const post = await Post.findOne({ comments: req.params.id }); res.json(post.comments);',
      'GET /comments/:id',
    ],
    [
      'GET /getComment/:id',
      'const post = await Post.findById(req.query.post); res.json(post.comments.id(req.params.id));',
      'GET /comments/:id',
    ],
    [
      'GET /getWriter/:id',
      'const user = await User.findById(req.params.id); res.json({ name: user.name });',
      'GET /writers/:id',
    ],
    [
      'DELETE /deletePhoto/:id',
      'const photo = await Photo.findById(req.params.id); await Lamp.updateOne({ photo: photo.id }, { photo: null }); res.json({});',
      'DELETE /photos/:id',
    ],
  ])('holds no other: %s %s', (endpoint, body, expected) => {
    expect(outcome(endpoint, body)).toBe(expected);
  });
});

describe('what a handler keeps, goes through and says in texts', () => {
  it.each([
    ['conditions in a variable', 'const filter = { shelf: req.params.id }; res.json(await Book.find(filter));'],
    [
      'conditions that are written later',
      'const filter = {}; filter.shelf = req.params.id; res.json(await Book.find(filter));',
    ],
    [
      'stages in a variable',
      'const stages = [{ $match: { shelf: req.params.id } }]; res.json(await Book.aggregate(stages));',
    ],
    [
      'alternatives under a computed key',
      'res.json(await Book.findAll({ where: { [Op.or]: [{ shelfId: req.params.id }, { lenderId: req.params.id }] } }));',
    ],
    [
      'a loop',
      'const found = []; for (const book of books) { if (book.shelfId === req.params.id) found.push(book); } res.json(found);',
    ],
    [
      'a loop that takes things apart',
      'for (const { shelfId, title } of books) if (shelfId === req.params.id) titles.push(title); res.json(titles);',
    ],
    [
      'a loop that counts',
      'for (let at = 0; at < books.length; at++) if (books[at].shelfId == req.params.id) found.push(books[at]); res.json(found);',
    ],
    [
      'a function for each',
      'books.forEach((book) => { if (book.shelfId === req.params.id) found.push(book); }); res.json(found);',
    ],
    [
      'a sum',
      'res.json(books.reduce((found, book) => (book.shelfId === req.params.id ? [...found, book] : found), []));',
    ],
    ['a list that a function is handed', 'res.json(_.filter(books, (book) => book.shelfId === req.params.id));'],
    ['a list and its conditions', 'res.json(_.filter(books, { shelfId: req.params.id }));'],
    ['one of several values of a thing', 'res.json(books.filter((book) => book.shelves.includes(req.params.id)));'],
    [
      'a list of each thing',
      'res.json(books.filter((book) => book.lenders.some((lender) => lender.id === req.params.id)));',
    ],
    ['what is counted', 'res.json({ count: await Book.countDocuments({ shelf: req.params.id }) });'],
    ['what is shown by pages', 'res.json(await Book.paginate({ shelf: req.params.id }, { limit: 10 }));'],
    [
      'what is searched for',
      "res.json(await client.search({ index: 'books', query: { term: { shelfId: req.params.id } } }));",
    ],
    [
      'by the thing that was found first',
      'const shelf = await Shelf.findById(req.params.id); res.json(await Book.find({ shelf: shelf._id }));',
    ],
    [
      'by the whole thing that was found first',
      'const shelf = await Shelf.findById(req.params.id); res.json(await Book.find({ shelf }));',
    ],
    [
      'a part of one of a list',
      'const shelf = shelves.find((each) => each.id === Number(req.params.id)); res.json(shelf.books);',
    ],
    [
      'a part that a method asks for',
      'const shelf = await Shelf.findByPk(req.params.id); res.json(await shelf.getBooks());',
    ],
    [
      'a part that is asked for at once',
      'res.json(await prisma.shelf.findUnique({ where: { id: req.params.id } }).books());',
    ],
    ['a model that is brought along', 'res.json(await Shelf.findByPk(req.params.id, { include: [{ model: Book }] }));'],
    [
      'a part of a query',
      "const shelf = await Shelf.query().findById(req.params.id).withGraphFetched('books'); res.json(shelf);",
    ],
    [
      'a collection of a document',
      "const found = await db.collection('shelves').doc(req.params.id).collection('books').get(); res.json(found.docs);",
    ],
    [
      'the path of a collection',
      "const found = await getDocs(collection(db, 'shelves', req.params.id, 'books')); res.json(found.docs);",
    ],
    [
      'an address of another server',
      'const found = await axios.get(`${STORE}/shelves/${req.params.id}/books`); res.json(found.data);',
    ],
    [
      'a query of another server',
      'const found = await axios.get(`${STORE}/books?shelfId=${req.params.id}`); res.json(found.data);',
    ],
    [
      'a sum of texts',
      "const found = await db.ref('shelves/' + req.params.id + '/books').once('value'); res.json(found.val());",
    ],
    ['a key', 'res.json(await redis.lrange(`shelf:${req.params.id}:books`, 0, -1));'],
    ['a column that says whose it is', "res.json(await knex('books').whereIn('shelf_id', [req.params.id]));"],
    [
      'a field that says whose it is',
      "res.json(await db.ref('books').orderByChild('shelfId').equalTo(req.params.id).once('value'));",
    ],
    ['a field of a query that says whose it is', "res.json(await Book.query('shelfId').eq(req.params.id).exec());"],
    [
      'the column of a table that is joined',
      "res.json(await knex('books').join('shelves', 'shelves.id', 'books.shelf_id').where('shelves.id', req.params.id));",
    ],
    [
      'the column of an entity that is joined',
      "res.json(await books.createQueryBuilder('book').leftJoin('book.shelf', 'shelf').where('shelf.id = :id', { id: req.params.id }).getMany());",
    ],
    ['a condition by itself', "res.json(await knex('books').whereRaw('shelf_id = ?', [req.params.id]));"],
    [
      'a condition as a template',
      'res.json(await books.createQueryBuilder().where(`shelfId = ${req.params.id}`).getMany());',
    ],
    [
      'a condition of DynamoDB',
      "res.json(await client.send(new QueryCommand({ TableName: 'books', KeyConditionExpression: 'shelfId = :id', ExpressionAttributeValues: { ':id': req.params.id } })));",
    ],
    [
      'a condition of DynamoDB with names and types',
      "const asked = { KeyConditionExpression: '#shelf = :id', ExpressionAttributeNames: { '#shelf': 'shelfId' }, ExpressionAttributeValues: { ':id': { S: req.params.id } } }; res.json(await client.query(asked));",
    ],
    [
      'a statement that joins',
      "res.json(await db.query('SELECT b.* FROM books b JOIN shelves s ON s.id = b.shelf_id WHERE s.id = ?', [req.params.id]));",
    ],
    [
      'a statement that is put together',
      "res.json(await db.query('SELECT * FROM books WHERE shelf_id = ' + req.params.id));",
    ],
    [
      'a statement that is put together with quotes',
      'const sql = "SELECT * FROM books WHERE shelf_id = \'" + mysql.escape(req.params.id) + "\'"; res.json(await db.query(sql));',
    ],
    [
      'values in a variable',
      "const values = [req.params.id]; res.json(await db.query('SELECT * FROM books WHERE shelf_id = $1', values));",
    ],
    [
      'a statement with its values in a variable',
      "const asked = { text: 'SELECT * FROM books WHERE shelf_id = $1', values: [req.params.id] }; res.json(await pool.query(asked));",
    ],
    [
      'a prepared statement in a variable',
      "const statement = db.prepare('SELECT * FROM books WHERE shelf_id = ?'); res.json(statement.all(req.params.id));",
    ],
    [
      'values that have names',
      "res.json(await db.execute('SELECT * FROM books WHERE shelf_id = :id', { id: req.params.id }));",
    ],
    [
      'values that have names with marks',
      "db.all('SELECT * FROM books WHERE shelf_id = $id', { $id: req.params.id }, (error, rows) => res.json(rows));",
    ],
    ['names in a row', "res.json(await db.execute('SELECT * FROM books WHERE shelf_id = :id', [req.params.id]));"],
    [
      'replacements',
      "res.json(await db.query('SELECT * FROM books WHERE shelf_id = :id', { replacements: { id: req.params.id } }));",
    ],
    [
      'inputs',
      "res.json(await pool.request().input('id', sql.Int, req.params.id).query('SELECT * FROM books WHERE shelf_id = @id'));",
    ],
  ])('holds the route: %s', (_, body) => {
    expect(outcome('GET /books/get/:id', body)).toBe('filter');
  });

  it.each([
    [
      'its identifier in conditions of a variable',
      'const filter = { _id: req.params.id }; res.json(await Book.findOne(filter));',
    ],
    [
      'conditions that hold themselves',
      'const filter = { get all() { return filter; }, $or: [filter] }; res.json(await Book.find(filter, req.params.id));',
    ],
    [
      'a loop',
      'for (const book of books) { if (book.id === Number(req.params.id) && book.shelfId === req.query.shelf) return res.json(book); } res.sendStatus(404);',
    ],
    [
      'a loop that counts',
      'for (let at = 0; at < books.length; at++) if (books[at].id == req.params.id) return res.json(books[at]); res.sendStatus(404);',
    ],
    [
      'what no list holds',
      'const book = books.get(req.params.id); check((shelf) => shelf.shelfId === req.params.id); res.json(book);',
    ],
    [
      'what belongs to what was found',
      'const book = await Book.findById(req.params.id); res.json({ book, lines: await Line.find({ book: book._id }) });',
    ],
    [
      'where it stands',
      'const book = await Book.findById(req.params.id); res.json({ book, shelf: await Shelf.findById(book.shelf) });',
    ],
    ['its document', "const found = await db.collection('books').doc(req.params.id).get(); res.json(found.data());"],
    ['its address', 'const found = await axios.get(`${STORE}/books/${req.params.id}`); res.json(found.data);'],
    ['its key', 'res.json(await redis.get(`book:${req.params.id}`));'],
    [
      'what is said of it elsewhere',
      'log(`shelves/${req.params.id}/books`); res.json(await Book.findById(req.params.id));',
    ],
    [
      'its column among those of another table',
      "res.json(await db.query('SELECT b.*, s.place FROM books b JOIN shelves s ON s.id = b.shelf_id WHERE b.id = ?', [req.params.id]));",
    ],
    [
      'its column in a statement that is put together',
      "res.json(await db.query('SELECT * FROM books WHERE id = ' + req.params.id));",
    ],
    [
      'its input',
      "res.json(await pool.request().input('id', sql.Int, req.params.id).query('SELECT * FROM books WHERE id = @id'));",
    ],
    [
      'its name among the values',
      "res.json(await db.execute('SELECT * FROM books WHERE shelf_id = :shelf AND id = :id', { id: req.params.id, shelf: req.query.shelf }));",
    ],
    [
      'its condition of DynamoDB',
      "res.json(await client.query({ KeyConditionExpression: 'bookId = :id', ExpressionAttributeValues: { ':id': req.params.id } }));",
    ],
  ])('holds no other: %s', (_, body) => {
    expect(outcome('GET /books/get/:id', body)).toBe('GET /books/:id');
  });

  it.each([
    ['GET /getPrice/:id', "res.json(await db.query('SELECT price FROM lamps WHERE id = ?', [req.params.id]));"],
    ['GET /getPrice/:id', 'const lamp = lamps.find((each) => each.id === req.params.id); res.json(lamp.price);'],
    [
      'PUT /updatePrice/:id',
      "await db.query('UPDATE lamps SET price = ? WHERE id = ?', [req.body.price, req.params.id]); res.json({});",
    ],
    [
      'DELETE /notes/delete/:id',
      "await db.query('DELETE FROM notes WHERE board_id = ' + req.params.id); res.json({});",
    ],
  ])('reads what a statement or a list is asked for: %s %s', (endpoint, body) => {
    expect(outcome(endpoint, body)).toBe('filter');
  });
});

describe('a function of the same file that a handler hands its parameter to', () => {
  const listed = 'res.json(await listed(req.params.id));';
  it.each([
    ['what it finds', 'async function listed(id) { return Book.find({ shelf: id }); }', 'filter'],
    ['under a name that says more', 'const listed = (shelfId) => Book.find({ shelfId });', 'filter'],
    [
      'through another one',
      'const by = (id) => Book.find({ shelf: id }); const listed = (id) => by(Number(id));',
      'filter',
    ],
    ['the item', 'async function listed(id) { return Book.findById(id); }', 'GET /books/:id'],
    [
      'the item, and what belongs to it',
      'const listed = async (id) => ({ book: await Book.findById(id), lines: await Line.find({ book: id }) });',
      'GET /books/:id',
    ],
    ['nothing that is told', 'const listed = (id) => run(id);', 'GET /books/:id'],
    ['itself', 'const listed = (id) => listed(id);', 'GET /books/:id'],
  ])('says more than its name: %s', (_, before, expected) => {
    expect(
      outcomesOf(express(before, registration('app', 'GET /books/get/:id', `async (req, res) => { ${listed} }`)))[0],
    ).toBe(expected);
  });
});

describe('a verb of many before an identifier', () => {
  it('reads one of them where the handler finds it by that', () => {
    const one = 'res.json(await Tag.findByPk(req.params.id));';
    expect(outcome('GET /tags/list/:id', one)).toBe(outcome('GET /tags/read/:id', one));
    expect(outcome('GET /tags/list/:id', 'res.json(await Tag.findOne({ _id: req.params.id }));')).toBe(
      outcome('GET /tags/read/:id', one),
    );
  });

  it.each([
    'res.json(await Tag.find({ user: req.params.id }));',
    'res.json(await User.findById(req.params.id));',
    'res.json(await Tag.findAll());',
  ])('lists what belongs to another: %s', (body) => {
    expect(outcome('GET /tags/list/:id', body)).not.toBe(
      outcome('GET /tags/read/:id', 'res.json(await Tag.findByPk(req.params.id));'),
    );
  });
});

describe('a handler that looks something up in a list of the program', () => {
  const BOOKS =
    "const books = [{ id: 1, shelfId: 7, price: 3, title: 'Sea' }, { id: 2, shelfId: 8, price: 4, title: 'Wind' }];";
  const outcomeOf = (endpoint: string, body: string): string | undefined =>
    outcomesOf(express(BOOKS, registration('app', endpoint, `(req, res) => { ${body} }`)))[0];

  it.each([
    ['GET /books/get/:id', 'res.json(books.filter((book) => book.shelfId === Number(req.params.id)));'],
    ['GET /books/get/:id', 'res.json(books.filter(({ shelfId }) => shelfId == req.params.id));'],
    ['GET /books/get/:id', 'res.json(books.find((each) => each.shelfId === Number(req.params.id)));'],
    [
      'GET /books/get/:id',
      'for (const book of books) if (book.shelfId == req.params.id) return res.json(book); res.sendStatus(404);',
    ],
    [
      'GET /getPrice/:id',
      'const book = books.find((each) => each.id === Number(req.params.id)); res.json(book.price);',
    ],
    [
      'PUT /updatePrice/:id',
      'const book = books.find((each) => each.id === Number(req.params.id)); book.price = req.body.price; res.json(book);',
    ],
  ])('holds the route: %s %s', (endpoint, body) => {
    expect(outcomeOf(endpoint, body)).toBe('filter');
  });

  it.each([
    ['which is empty', 'const books = [];'],
    [
      'which others fill',
      "const books = []; app.post('/books', (req, res) => { books.push(req.body); res.json({}); });",
    ],
    ['which is loaded later', 'let books = []; load().then((all) => { books = all; });'],
    ['of a file that is read', "const books = JSON.parse(require('fs').readFileSync('./books.json', 'utf8'));"],
    ['of a class', 'const store = new (class { books = []; }); const { books } = store;'],
  ])('holds the route where the list is one %s, of which a loop reads all', (_, before) => {
    const handler =
      '(req, res) => { for (const book of books) if (book.shelfId === req.params.id) return res.json(book); res.sendStatus(404); }';
    expect(outcomesOf(express(before, registration('app', 'GET /books/get/:id', handler))).at(-1)).toBe('filter');
  });

  it.each([
    ['which is empty', 'const books = [];'],
    [
      'which others fill',
      "const books = []; app.post('/books', (req, res) => { books.push(req.body); res.json({}); });",
    ],
    ['which is loaded later', 'let books = []; load().then((all) => { books = all; });'],
    ['of a file that is read', "const books = JSON.parse(require('fs').readFileSync('./books.json', 'utf8'));"],
    ['of a class', 'const store = new (class { books = []; }); const { books } = store;'],
  ])('holds the route where the list is one %s', (_, before) => {
    const handler = '(req, res) => res.json(books.filter((book) => book.shelfId === req.params.id))';
    expect(outcomesOf(express(before, registration('app', 'GET /books/get/:id', handler))).at(-1)).toBe('filter');
  });

  it.each([
    'res.json(books.find((book) => book.id === Number(req.params.id)));',
    'const book = books.find(({ id }) => id == req.params.id); res.json({ title: book.title, price: book.price });',
    'for (const book of books) if (book.id == req.params.id && book.shelfId === req.query.shelf) return res.json(book); res.sendStatus(404);',
    'const at = books.findIndex((book) => book.id === Number(req.params.id)); res.json(books[at]);',
  ])('holds no other: %s', (body) => {
    expect(outcomeOf('GET /books/get/:id', body)).toBe('GET /books/:id');
  });
});

describe('a handler whose lookup is written in another way', () => {
  const WRAP = 'const wrap = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);';
  it.each([
    ['other names', '', 'async (asked, given) => given.json(await Order.find({ user: asked.params.id }))'],
    [
      'aliases',
      '',
      'async (req, res) => { const own = req; const all = own.params; res.json(await Order.find({ user: all.id })); }',
    ],
    ['computed members', '', "async (req, res) => res.json(await Order['find']({ user: req['params']['id'] }))"],
    [
      'conditions that a function makes',
      'const by = (user) => ({ paid: true, user });',
      'async (req, res) => res.json(await Order.find(by(req.params.id)))',
    ],
    [
      'conditions that are spread',
      'const OPEN = { open: true };',
      'async (req, res) => res.json(await Order.find({ ...OPEN, user: req.params.id }))',
    ],
    [
      'a method of an object',
      'const orders = { by(owner) { return Order.find({ owner }); } };',
      'async (req, res) => res.json(await orders.by(req.params.id))',
    ],
    ['a wrapper', WRAP, 'wrap(async (req, res) => res.json(await Order.find({ user: req.params.id })))'],
    [
      'a wrapper, and a function that another handler calls too',
      `${WRAP} const by = (user) => Order.find({ user }); app.get('/orders/own', wrap(async (req, res) => res.json(await by(req.params.id))));`,
      'wrap(async (req, res) => res.json(await by(req.params.id)))',
    ],
  ])('holds the route: %s', (_, before, handler) => {
    const outcomes = outcomesOf(express(before, registration('app', 'GET /orders/get/:id', handler)));
    expect(outcomes.at(-1)).toBe('filter');
  });

  it('is not taken for another handler of the same wrapper', () => {
    const outcomes = outcomesOf(
      express(
        WRAP,
        registration(
          'app',
          'GET /orders/list/:id',
          'wrap(async (req, res) => res.json(await Order.find({ user: req.params.id })))',
        ),
        registration(
          'app',
          'GET /lines/get/:id',
          'wrap(async (req, res) => res.json(await Line.findById(req.params.id)))',
        ),
      ),
    );
    expect(outcomes.at(-1)).toBe('GET /lines/:id');
  });

  it('is one of the request alone, and not of what a callback gets', () => {
    const handler =
      'async (req, res) => { const order = await Order.findById(req.params.id); jobs.on("done", (job) => Order.find({ user: job.params.id })); res.json(order); }';
    expect(outcome('GET /orders/get/:id', handler.slice(handler.indexOf('{') + 1, handler.lastIndexOf('}')))).toBe(
      'GET /orders/:id',
    );
  });
});
