import { describe, expect, it } from 'vitest';
import { express, mounted } from '../../support/applications.ts';
import { outcomesOf, planOf } from '../planning.ts';

/** What is suggested for one route, or why nothing is. */
function outcome(endpoint: string, handler: string): string | undefined {
  const [method = '', path = ''] = endpoint.split(' ');
  const helper = "const reset = () => Settings.update({ value: null }, { where: { key: 'user' } });";
  return outcomesOf(express(helper, `app.${method.toLowerCase()}('${path}', ${handler});`))[0];
}

describe('an identifier that the path lacks', () => {
  it.each([
    ['an identifier of the body', '(req, res) => { User.remove(req.body.id); res.json([]); }'],
    [
      'one of the body that it checks',
      "(ctx) => { User.remove(ctx.state.user, ctx.checkBody('id').notEmpty().value); ctx.body = []; }",
    ],
    [
      'one of the query that it checks, step by step',
      "(ctx) => { const check = ctx.checkQuery('userId'); const { value: id } = check.isInt(); User.remove(ctx.state.user, id); ctx.body = []; }",
    ],
    ['nothing', '(req, res) => res.json([])'],
    ['what nobody sees', 'users.remove'],
  ])('is asked for where the handler reads %s', (_, handler) => {
    expect(outcome('POST /users/delete', handler)).toBe('missing-identifier ? DELETE /users/:id');
  });

  it.each([
    ['who asks', '(req, res) => { User.remove(req.user.id); res.json([]); }', 'own-item'],
    [
      'who asks, taken apart',
      '(req, res) => { const { user } = req; User.remove(user.id); res.json([]); }',
      'own-item',
    ],
    ['the content of a token', '(req, res) => { User.remove(req.tokenData.id); res.json([]); }', 'own-item'],
    [
      'the content of a token, taken apart',
      '(req, res) => { const { decoded: { id } } = req; User.remove(id); res.json([]); }',
      'own-item',
    ],
    ['who asks, of Koa', '(ctx) => { User.remove(ctx.state.user.id); ctx.body = []; }', 'own-item'],
    ['a list', '(req, res) => { User.removeAll(req.body.ids); res.json([]); }', 'bulk'],
    [
      'nothing, to change what there is one of',
      "(req, res) => { Settings.destroy({ where: { key: 'user' } }); res.json([]); }",
      'missing-identifier',
    ],
    ['nothing, in a function', '(req, res) => { reset(); res.json([]); }', 'missing-identifier'],
    ['a list, for who asks', '(req, res) => { User.removeAll(req.user, req.body.userIds); res.json([]); }', 'bulk'],
  ])('is not asked for where the handler reads %s', (_, handler, reason) => {
    expect(outcome('POST /users/delete', handler)).toBe(reason);
  });

  it.each([
    ['another field of the query', '(req, res) => res.json(summed(req.query.month))'],
    ['others, taken apart', '(req, res) => { const { month, year } = req.query; res.json(summed(month, year)); }'],
    ['another field, in a function that it calls', '(req, res) => res.json(sum(req))'],
  ])('is not asked for where the handler reads %s', (_, handler) => {
    const lines = ['const sum = (request) => summed(request.query.month);', `app.get('/getRevenue', ${handler});`];
    expect(outcomesOf(express(...lines))[0]).toBe('missing-identifier');
  });

  it('is missing where the handler reads who asks and an identifier', () => {
    const handler = '(req, res) => { User.remove(req.user, req.body.id); res.json([]); }';
    expect(outcome('POST /users/delete', handler)).toBe('missing-identifier ? DELETE /users/:id');
  });
});

describe('a deletion whose handler reads the body', () => {
  it.each([
    ['(req, res) => { for (const f of req.body.features) Project.drop(req.params.id, f); res.json([]); }', 'bulk'],
    ['(req, res) => { Project.remove(req.params.id, req.body.reason); res.json([]); }', 'reads-body'],
    ['(req, res) => { Project.remove(req.params.id); res.json([]); }', 'DELETE /projects/:id'],
  ])('%s: %s', (handler, expected) => {
    expect(outcome('POST /projects/:id/delete', handler)).toBe(expected);
  });
});

describe('a handler that does something else', () => {
  it.each([
    ['changes what it finds', 'Note.update({ viewed: true }, { where: { id: req.body.id } })', 'missing-identifier'],
    ['changes it at once', 'Note.findOneAndUpdate({ _id: req.body.id }, { viewed: true })', 'missing-identifier'],
    ['reads it', 'Note.findOne({ _id: req.body.id })', 'missing-identifier ? GET /notes/:id'],
    ['reads all', 'Note.find()', 'missing-identifier'],
  ])('%s', (_, call, expected) => {
    const handler = `async (req, res) => { const note = await ${call}; res.json(note); }`;
    expect(outcome('POST /notes/view_note', handler)).toBe(expected);
  });
});

describe('a read that a body identifies', () => {
  it.each([
    ['POST /getEventDetails', 'Event.load(req.body.eventId)', 'read-with-body'],
    ['POST /getEventDetails', 'summed(req.body.month)', 'read-with-body ? GET /eventDetails'],
    ['POST /getEvents', 'Event.load(req.body.userId)', 'read-with-body ? GET /events'],
  ])('is not one of all: %s with %s', (endpoint, call, expected) => {
    expect(outcome(endpoint, `(req, res) => res.json(${call})`)).toBe(expected);
  });
});

it('is not suggested for many at once', () => {
  expect(outcome('POST /bulk/delete', 'media.remove')).toBe('bulk');
});

describe('a handler that changes what is stored', () => {
  it.each([
    ['reads', 'Stage.find()', 'read-with-body ? GET /stages'],
    ['changes many', "Lead.updateMany({ stage: { $nin: [] } }, { stage: '' })", 'read-with-body'],
    ['creates', 'prisma.stage.create({ data: req.body })', 'read-with-body'],
    ['saves', 'stage.save()', 'read-with-body'],
  ])('is no read: %s', (_, call, expected) => {
    const handler = `async (req, res) => { await store(); res.json([]); }`;
    const lines = [`const store = () => ${call.replace('req.body', '{}')};`, `app.post('/findStages', ${handler});`];
    expect(outcomesOf(express(...lines))[0]).toBe(expected);
  });
});

describe('what stores data', () => {
  it.each([
    ['a model', "const model = require('mongoose').model('Stage', {}); model.create({});", 'read-with-body'],
    ['a class', 'class stage extends Model {} stage.create({});', 'read-with-body'],
    ['an alias of a model', 'const model = Stage; model.create({});', 'read-with-body'],
    ['a record', 'const s = new Stage(); s.save();', 'read-with-body'],
    ['no map', 'const Seen = new Map(); Seen.delete(1);', 'read-with-body ? GET /stages'],
    ['no session', 'const { session: kept } = req; kept.save();', 'read-with-body ? GET /stages'],
    ['no session of Koa', 'const kept = req.ctx.session; kept.save();', 'read-with-body ? GET /stages'],
  ])('is told by the value: %s', (_, code, expected) => {
    expect(outcome('POST /findStages', `(req, res) => { ${code} res.json([]); }`)).toBe(expected);
  });
});

describe('an identifier that is not that of an item', () => {
  it.each([
    ['of the resource before', 'Booking.updateOne({ _id: req.body.bookingId }, { notes: 1 })', 'missing-identifier'],
    [
      'of the item',
      'Note.updateOne({ _id: req.body.id }, { text: 1 })',
      'missing-identifier ? PUT /bookings/notes/:id',
    ],
    ['of many', 'Note.updateMany({ color: req.body.color }, { text: 1 })', 'missing-identifier'],
  ])('%s', (_, call, expected) => {
    const handler = `async (req, res) => { await ${call}; res.json({}); }`;
    expect(outcome('POST /bookings/updateNotes', handler)).toBe(expected);
  });

  it.each([
    ['that of a part', 'Plan.deleteOne({ _id: req.body.id })', 'missing-identifier'],
    ['that of its owner', 'User.updateOne({ _id: req.body.id }, {})', 'missing-identifier ? DELETE /users/:id/plan'],
  ])('is %s', (_, call, expected) => {
    expect(outcome('POST /users/deletePlan', `async (req, res) => { await ${call}; res.json({}); }`)).toBe(expected);
  });

  it('is none where a GET that changes brings none', () => {
    expect(outcome('GET /account/updateDriver', '(req, res) => { refresh(); res.json({}); }')).not.toContain('?');
  });

  it('is none where who sends the request changes a login name', () => {
    const handler = '(req, res) => { User.update(req.user.id, { phone: req.body.phone }); res.json({}); }';
    expect(outcome('PATCH /users/update', handler)).not.toContain('?');
  });

  it('is none where a list comes with a login name', () => {
    const check = 'if (!User.findOne({ email: req.body.email })) return res.sendStatus(403);';
    const handler = `(req, res) => { ${check} Report.remove({ _id: split(req.body._ids) }); res.json([]); }`;
    expect(outcome('DELETE /reports/delete', handler)).toBe('bulk');
  });

  it('is a list of them under any name', () => {
    const handler = '(req, res) => { User.remove({ _id: split(req.body._ids) }); res.json([]); }';
    expect(outcome('DELETE /users/delete', handler)).toBe('bulk');
  });
});

describe('the one who sends a request', () => {
  it.each([
    ["app.get('/me', (req, res) => res.json({}));", 'own-item ? DELETE /me'],
    ["app.get('/users/me', (req, res) => res.json({}));", 'own-item ? DELETE /users/me'],
    ["app.delete('/me', (req, res) => res.json({}));", 'own-item'],
    ["app.get('/users', (req, res) => res.json([]));", 'own-item'],
  ])('has the address that the project has: %s', (route, expected) => {
    const lines = ["app.post('/users/delete', (req, res) => { User.remove(req.user.id); res.json([]); });", route];
    expect(outcomesOf(express(...lines))[0]).toBe(expected);
  });
});

describe('a handler that says something else', () => {
  it.each([
    ['POST /getUsers', 'users.createReport', 'read-with-body'],
    ['POST /users/update', 'users.createUser', 'missing-identifier'],
    ['POST /users/update', 'users.updateUser', 'missing-identifier ? PUT /users/:id'],
    ['POST /users/update', 'users.handle', 'missing-identifier ? PUT /users/:id'],
    ['POST /assistance/list', 'assistance.uploadList', 'read-with-body'],
    ['POST /users/list', 'users.searchUsers', 'read-with-body ? GET /users'],
  ])('%s of %s: %s', (endpoint, handler, expected) => {
    expect(outcome(endpoint, handler)).toBe(expected);
  });
});

describe('a page whose path says an action', () => {
  it.each([
    ['GET /login', "(req, res) => res.render('login')"],
    ['GET /search', "(req, res) => res.render('results')"],
    ['GET /verify', 'accounts.showVerifyForm'],
  ])('%s of %s is left alone', (endpoint, handler) => {
    expect(outcome(endpoint, handler)).toBe('');
  });

  it('is none where data is answered', () => {
    expect(outcome('GET /login', '(req, res) => res.json([])')).toBe('action');
  });
});

describe('the case of a suggestion', () => {
  it.each([
    ['POST /yarn/compareDirectories', 'kebab', 'action ? POST /yarn/directory-comparisons'],
    ['POST /yarn/compareDirectories', 'snake', 'action ? POST /yarn/directory_comparisons'],
    ['POST /yarn/compareDirectories', null, 'action ? POST /yarn/directoryComparisons'],
    // What the route has already is the business of the rule itself.
    ['POST /yarnCenter/compareDirectories', 'kebab', 'action ? POST /yarnCenter/directory-comparisons'],
    ['DELETE /deleteShopItem', 'kebab', 'missing-identifier ? DELETE /shop-items/:id'],
  ] as const)('%s in %s: %s', (endpoint, segmentCase, expected) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const source = express(`app.${method.toLowerCase()}('${path}', things.handle);`);
    expect(outcomesOf(source, { segmentCase })[0]).toBe(expected);
  });
});

describe('a criterion', () => {
  it.each([
    ['GET /getUserByEmail/:email', '/', 'GET /users?email='],
    ['GET /getByEmail/:email', '/users', 'GET /users?email='],
    ['GET /getOrdersByUser/:id', '/', 'GET /orders?user='],
    ['GET /users/getAllByRole/:role', '/', 'GET /users?role='],
    ['DELETE /deleteUserByEmail/:email', '/', undefined],
    ['GET /getBySlug/:slug', '/', undefined],
  ])('%s under %s is named in a query: %s', (endpoint, mount, query) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const route = `router.${method.toLowerCase()}('${path}', things.handle);`;
    const plan = planOf({ 'server.js': mounted(mount, route) });
    expect(plan.routes.find((planned) => planned.withheld?.reason === 'filter')?.withheld?.target).toBe(query);
  });
});

it('is not suggested to become what another route of the path becomes', () => {
  const both = ["app.put('/deleterole/:id', roles.remove);", "app.delete('/deleterole/:id', roles.remove);"];
  expect(outcomesOf(express(...both))[0]).toBe('method-disagrees');
  expect(outcomesOf(express(both[0] ?? ''))[0]).toBe('method-disagrees ? DELETE /roles/:id');
});

describe('what two routes would become', () => {
  it.each([
    [
      ['POST /forgot-password', 'POST /reset-password'],
      ['action', 'action'],
    ],
    [
      ['POST /send-otp', 'POST /resend-otp'],
      ['action', 'action'],
    ],
    [
      ['GET /users/list', 'GET /users/search'],
      ['GET /users', 'action'],
    ],
    [
      ['POST /signout', 'POST /signout-all'],
      ['action ? DELETE /session', 'action ? DELETE /sessions'],
    ],
  ])('is suggested for neither: %j', (endpoints, expected) => {
    const routes = endpoints.map((endpoint) => {
      const [method = '', path = ''] = endpoint.split(' ');
      return `app.${method.toLowerCase()}('${path}', (req, res) => res.json([]));`;
    });
    expect(outcomesOf(express(...routes))).toEqual(expected);
  });
});

describe('the identifier of another thing', () => {
  it.each([
    ['PATCH /orders/:id/removeImage', 'Order.clear(req.params.id)', 'method-disagrees ? DELETE /orders/:id/image'],
    ['PATCH /orders/:id/removeTicket', 'Order.clear(req.params.id)', 'missing-identifier'],
    ['POST /services/updateTaskProgress', 'db.put(req.body.task_id, req.body.progress)', 'missing-identifier'],
    [
      'POST /services/updateProgress',
      'db.put(req.body.service_id, req.body.progress)',
      'missing-identifier ? PUT /services/:id/progress',
    ],
    ['DELETE /users/deleteAddress', 'db.drop(req.query.address_id)', 'missing-identifier'],
    ['DELETE /users/deleteAddress', 'db.drop(req.query.user_id)', 'missing-identifier ? DELETE /users/:id/address'],
    ['POST /orders/updateStatus', 'db.put(req.body.statusId, req.body.text)', 'missing-identifier'],
    [
      'POST /orders/updateStatus',
      'db.put(req.body.orderId, req.body.statusId)',
      'missing-identifier ? PUT /orders/:id/status',
    ],
    ['PUT /putOrderDiscountCode', 'db.put(req.body.order_id, req.body.order_discount_code)', 'missing-identifier'],
    [
      'PUT /putOrderDiscountCode',
      'db.put(req.body.order_discount_code_id, req.body)',
      'missing-identifier ? PUT /orderDiscountCodes/:id',
    ],
  ])('is not asked for: %s with %s', (endpoint, call, expected) => {
    expect(outcome(endpoint, `(req, res) => { ${call}; res.json([]); }`)).toBe(expected);
  });
});

it('does not name a link of a page that ends a session', () => {
  const page = "app.get('/users', (req, res) => res.render('users'));";
  const logout = "app.get('/logout', (req, res) => { req.session = null; res.redirect('/users'); });";
  expect(outcomesOf(express(page, logout))[1]).toBe('');
  expect(outcomesOf(express(logout))[0]).toBe('action ? DELETE /session');
});
