import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, mounted } from '../../support/applications.ts';
import { planOf } from '../planning.ts';

/**
 * What is wrong with the shapes of the routes of a file, with the answer that a person may choose:
 * `item-post ? PUT /users/:id`.
 */
function faults(source: string): readonly string[] {
  return planOf({ 'server.js': source }).routes.flatMap(({ methods, suggestion }) =>
    methods.flatMap(({ shape }) =>
      shape ? [[shape.kind, ...(suggestion ? ['?', suggestion.method, suggestion.path.text] : [])].join(' ')] : [],
    ),
  );
}

const PAGE = "(req, res) => res.render('user')";
const UPDATE = 'item-post ? PUT /users/:id';
const STATUS = 'detail-post ? PUT /orders/:id/status';
const DELETION = 'collection-delete ? DELETE /users/:id';
const CHANGE = 'collection-change ? PUT /users/:id';

describe('a POST of an item, or of what it has one of', () => {
  it.each<[handler: string, item: readonly string[], detail: readonly string[]]>([
    [ANSWER, [UPDATE], [STATUS]],
    ['users.update', [UPDATE], [STATUS]],
    ['updateUser', [UPDATE], [STATUS]],
    ['orders.status.editOne', [UPDATE], [STATUS]],
    ['saveUser', [UPDATE], [STATUS]],
    // These say that they do not update.
    ['users.create', ['item-post'], ['detail-post']],
    ['createUser', ['item-post'], ['detail-post']],
    ['deleteUser', ['item-post'], ['detail-post']],
    ['sendMessage', ['item-post'], ['detail-post']],
    ['update.send', ['item-post'], ['detail-post']],
    ['constructor', ['item-post'], ['detail-post']],
    ['users.updateAll', [UPDATE], [STATUS]],
    // A page sends them.
    [PAGE, [], []],
    ["(req, res) => res.redirect('/')", [], []],
  ])('is an update, where the handler says nothing else: %s', (handler, item, detail) => {
    expect(faults(express(`app.post('/users/:id', ${handler});`))).toEqual(item);
    expect(faults(express(`app.post('/orders/:id/status', ${handler});`))).toEqual(detail);
  });

  it.each<[name: string, line: string, expected: readonly string[]]>([
    ['the page of the item', `app.get('/users/:id', ${PAGE});`, []],
    ['a page by its name', "app.get('/users/:id', users.view);", []],
    ['a page under another name of the parameter', `app.get('/users/:name', ${PAGE});`, []],
    ['the edit page', "app.get('/users/:id/edit', users.edit);", []],
    ['the edit page, whatever it answers', `app.get('/users/:id/edit', ${ANSWER});`, []],
    ['another page of the router', `app.get('/', ${PAGE});`, []],
    ['one page of several of one address', `app.get('/', ${ANSWER});\napp.get('/', ${PAGE});`, []],
    ['one page of several', `app.route('/').get(${ANSWER}).put(${PAGE});`, []],
    ['an application with views', "app.set('view engine', 'ejs');", []],
    ['data of the item', `app.get('/users/:id', ${ANSWER});`, [UPDATE]],
    ['a handler that is not seen', "app.get('/users/:id', users.show);", [UPDATE]],
    ['the edit page of another item', `app.get('/posts/:id/edit', users.edit);`, [UPDATE]],
    ['an edit that becomes its own', `app.put('/users/:id/edit', ${ANSWER});`, ['item-post']],
    ['the page of another method', "app.put('/users/:id', users.editForm);", ['item-post']],
    ['data elsewhere', `app.get('/', ${ANSWER});`, [UPDATE]],
  ])('may be sent by a form: %s', (_name, line, expected) => {
    expect(faults(express(line, "app.post('/users/:id', users.update);"))).toEqual(expected);
    expect(faults(express("app.post('/users/:id', users.update);", line))).toEqual(expected);
  });

  it('is no form where its handler answers with data, unless a page of its path may hold one', () => {
    const beside = (line: string): readonly string[] => faults(express(line, `app.post('/users/:id', ${ANSWER});`));
    expect(beside(`app.get('/', ${PAGE});`)).toEqual([UPDATE]);
    expect(beside("app.set('view engine', 'ejs');")).toEqual([UPDATE]);
    expect(beside(`app.get('/users/:id', ${PAGE});`)).toEqual([]);
  });

  it('is one in all places of its router, or none', () => {
    const places = (...prefixes: readonly string[]): readonly string[] =>
      faults(
        express(
          'const router = express.Router();',
          `router.post('/:id', ${ANSWER});`,
          ...prefixes.map((prefix) => `app.use('${prefix}', router);`),
        ),
      );
    expect(places('/users', '/people')).toEqual(['item-post ? PUT /:id']);
    expect(places('/users', '/profile')).toEqual([]);
    expect(places('/profile', '/users')).toEqual([]);
    expect(places('/profile', '/users', '/people')).toEqual([]);
  });

  it('is asked for router by router', () => {
    expect(faults(mounted('/v1', "router.post('/users/:id', users.update);", `app.get('/', ${PAGE});`))).toEqual([
      UPDATE,
    ]);
  });
});

describe('a change of a collection', () => {
  it.each<[handler: string, removed: readonly string[], changed: readonly string[]]>([
    [ANSWER, [DELETION], [CHANGE]],
    ['users.remove', [DELETION], [CHANGE]],
    ['deleteUsers', [DELETION], [CHANGE]],
    ['clear.users', [DELETION], [CHANGE]],
    ['constructor', [DELETION], [CHANGE]],
    ['users.deleteAll', [], []],
    ['removeEveryUser', [], []],
    ['changeMany', [], []],
    ['bulkChange', [], []],
    ['clearUsers', [], []],
    ['users.clear', [], []],
    // Whatever shows a page is asked for by nobody else.
    [PAGE, [DELETION], [CHANGE]],
  ])('names no item, unless the handler says that all are meant: %s', (handler, removed, changed) => {
    expect(faults(express(`app.delete('/users', ${handler});`))).toEqual(removed);
    expect(faults(express(`app.put('/users', ${handler});`))).toEqual(changed);
  });

  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [[`app.put(['/users', '/users/:id'], ${ANSWER});`], []],
    [[`app.put(['/users/:id', '/users'], ${ANSWER});`], []],
    [[`app.put(['/users', '/users/:name'], ${ANSWER});`], []],
    [[`app.put('/users/:id', ${ANSWER});`, `app.put(['/users', '/users/:id'], ${ANSWER});`], []],
    [[`app.put('/users', ${ANSWER});`, `app.put('/users/:id', ${ANSWER});`], ['collection-change']],
    [[`app.put(['/users', '/posts/:id'], ${ANSWER});`], [CHANGE]],
    [[`app.put('/users', ${ANSWER});`, `app.get('/users/:id', ${ANSWER});`], [CHANGE]],
  ])('names it where it is registered for the collection and the item together: %j', (lines, expected) => {
    expect(faults(express(...lines))).toEqual(expected);
  });

  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [[`app.put('/users/:id/friends', ${ANSWER});`], []],
    [[`app.patch('/users/:id/friends', ${ANSWER});`, `app.post('/users/:id/friends', ${ANSWER});`], []],
    [[`app.put('/users/:id/friends', ${ANSWER});`, `app.delete('/users/:id/posts/:postId', ${ANSWER});`], []],
    [[`app.put('/users/:id/friends', ${ANSWER});`, `app.delete('/users/:user/friends/:friend', ${ANSWER});`], []],
    [
      [`app.patch('/users/:id/friends', ${ANSWER});`, `app.delete('/users/:user/friends/:friend', ${ANSWER});`],
      ['collection-change ? PATCH /users/:id/friends/:friendId'],
    ],
    [
      [
        `app.put('/users/:id/friends', ${ANSWER});`,
        `app.delete('/users/:user/friends/:friend/letters/:letter', ${ANSWER});`,
      ],
      ['collection-change ? PUT /users/:id/friends/:friendId'],
    ],
    [
      [`app.put('/users/:id/friends', ${ANSWER});`, `app.get('/users/:user/friends/:friend', ${ANSWER});`],
      ['collection-change ? PUT /users/:id/friends/:friendId'],
    ],
    [
      [`app.put('/users/:id/friends', (req, res) => res.json(update(req.body.friendId)));`],
      ['collection-change ? PUT /users/:id/friends/:friendId'],
    ],
    [[`app.delete('/users/:id/friends', ${ANSWER});`], ['collection-delete ? DELETE /users/:id/friends/:friendId']],
    [
      [`app.put('/:tenant/orders', ${ANSWER});`, `app.get('/:tenant/orders/:id', ${ANSWER});`],
      ['collection-change ? PUT /:tenant/orders/:id'],
    ],
  ])('is one of the whole set that an item has, where no address names one of it: %j', (lines, expected) => {
    expect(faults(express(...lines))).toEqual(expected);
  });

  it('is told of each method of a registration, and has no answer there', () => {
    expect(
      faults(fastify("fastify.route({ method: ['PUT', 'DELETE'], url: '/users', handler: async () => [] });")),
    ).toEqual(['collection-change', 'collection-delete']);
  });
});

describe('an identifier with its noun', () => {
  it.each<[handler: string, expected: readonly string[]]>([
    [ANSWER, ['joined-identifier ? GET /users/:id']],
    ['users.show', ['joined-identifier ? GET /users/:id']],
    ['users.showAll', ['joined-identifier ? GET /users/:id']],
    [PAGE, []],
    ['users.page', []],
  ])('belongs in a segment of its own, unless it is the address of a page: %s', (handler, expected) => {
    expect(faults(express(`app.get('/user-:id', ${handler});`))).toEqual(expected);
  });

  it('is no matter of forms', () => {
    expect(faults(express(`app.get('/', ${PAGE});`, "app.post('/user-:id', users.create);"))).toEqual([
      'joined-identifier ? POST /users/:id',
    ]);
  });

  it('may be that of a page where the application has views', () => {
    const source = (handler: string): string =>
      express("app.set('view engine', 'ejs');", `app.get('/user-:id', ${handler});`);
    expect([faults(source('users.show')), faults(source(ANSWER))]).toEqual([
      [],
      ['joined-identifier ? GET /users/:id'],
    ]);
  });
});
