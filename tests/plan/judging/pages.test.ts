import { describe, expect, it } from 'vitest';
import { ANSWER, express, mounted } from '../../support/applications.ts';
import { outcomesOf, planOf } from '../planning.ts';

const VIEWS = "app.set('view engine', 'ejs');";
const ELSEWHERE = 'module.exports = (app) => {';

function get(path: string, handler: string): string {
  return `app.get('${path}', ${handler});`;
}

describe('a GET that says it deletes', () => {
  it.each<[handler: string, expected: string]>([
    [ANSWER, 'DELETE /users/:id'],
    ['users.remove', 'DELETE /users/:id'],
    ['deleteUser', 'DELETE /users/:id'],
    ['get', 'DELETE /users/:id'],
    ['getUser', 'DELETE /users/:id'],
    ['users.pages.remove', 'DELETE /users/:id'],
    ['userDelete.get', 'DELETE /users/:id'],
    ["(req, res) => res.render('user')", 'page'],
    ["(req, res) => res.redirect('/users')", 'link'],
    ['users.deletePage', 'page'],
    ['users.confirmRemoval', 'page'],
    ['removalForm', 'page'],
    ['user_delete_get', 'page'],
    ['deleteGet', 'page'],
    ['getDelete', 'page'],
    ['getDeleteUser', 'page'],
    ['showUpdate', 'page'],
    ['getUserForDelete', 'page'],
    ['users.loadUserToRemove', 'page'],
    ['findUserBeforeDelete', 'page'],
    ['prepareForDelete', 'DELETE /users/:id'],
    ['getForUser', 'DELETE /users/:id'],
    ['getUserAndDelete', 'DELETE /users/:id'],
    ['users.showDeletedUsers', 'DELETE /users/:id'],
    ['getReadUser', 'DELETE /users/:id'],
    ['showList', 'DELETE /users/:id'],
    ['findDelete', 'DELETE /users/:id'],
    ['getConstructor', 'DELETE /users/:id'],
  ])('may show a page that asks whether to go on: %s', (handler, expected) => {
    expect(outcomesOf(express(get('/users/delete/:id', handler)))).toEqual([expected]);
    expect(outcomesOf(express(`app.route('/users/delete/:id').get(${handler});`))).toEqual([expected]);
  });

  it('may be sent by a link where the application has views', () => {
    expect(outcomesOf(express(VIEWS, get('/users/delete/:id', 'users.remove')))).toEqual(['page']);
    expect(outcomesOf(express(VIEWS, get('/users/delete/:id', ANSWER)))).toEqual(['DELETE /users/:id']);
    expect(outcomesOf(`${ELSEWHERE}\n${get('/users/delete/:id', 'users.remove')}\n};`)).toEqual([
      'unseen-handler ? DELETE /users/:id',
    ]);
    expect(outcomesOf(`${ELSEWHERE}\n${get('/users/delete/:id', ANSWER)}\n};`)).toEqual(['DELETE /users/:id']);
    expect(outcomesOf(`${ELSEWHERE}\napp.post('/users/delete/:id', users.remove);\n};`)).toEqual(['DELETE /users/:id']);
  });

  it('shows a form that a POST of its path sends', () => {
    const both = (first: string, second: string): readonly string[] =>
      outcomesOf(express(get('/users/delete/:id', first), `app.post('/users/delete/:id', ${second});`));
    expect(both('users.ask', 'users.remove')).toEqual(['page', 'form-post GET /users/delete/:id']);
    expect(both("(req, res) => (req.user ? show(req, res) : res.redirect('/'))", 'users.remove')).toEqual([
      'page',
      'form-post GET /users/delete/:id',
    ]);
    expect(both('users.remove', 'users.remove')).toEqual([
      'collision POST /users/delete/:id',
      'collision GET /users/delete/:id',
    ]);
    expect(both(ANSWER, 'users.remove')).toEqual([
      'collision POST /users/delete/:id',
      'collision GET /users/delete/:id',
    ]);
    expect(
      outcomesOf(express(get('/users/delete/:id', 'users.ask'), "app.post('/users/delete/:name', users.remove);")),
    ).toEqual(['page', 'form-post GET /users/delete/:name']);
    expect(
      outcomesOf(express(get('/users/delete/:id', 'users.ask'), "app.put('/users/delete/:id', users.remove);")),
    ).toEqual(['DELETE /users/:id', 'method-disagrees']);
  });
});

describe('an unsafe GET', () => {
  /** The routes of a file whose GET is harmless, though its path says otherwise, by their paths. */
  const harmless = (...lines: readonly string[]): readonly string[] =>
    planOf({ 'server.js': express(...lines) })
      .routes.filter(({ methods }) => methods.some(({ page }) => page))
      .map(({ path }) => path.text);
  const [ask, remove] = [get('/users/delete/:id', 'users.ask'), "app.post('/users/delete/:id', users.remove);"];

  it.each<[lines: readonly string[], expected: readonly string[]]>([
    [[get('/users/delete/:id', 'users.removalForm')], ['/users/delete/:id']],
    [[get('/users/create', 'users.ask')], ['/users/create']],
    [[get('/users/create', ANSWER)], []],
    [[VIEWS, ask], ['/users/delete/:id']],
    [[ask], []],
    [[ask, remove], ['/users/delete/:id']],
    [[remove, ask], ['/users/delete/:id']],
    [[ask, "app.post('/users/delete/:id', users.ask);", remove], ['/users/delete/:id']],
    [[ask, "app.post('/users/delete/:id', users.ask);"], []],
    [[ask, "app.put('/users/delete/:id', users.remove);"], []],
    [[ask, "app.post('/users/remove/:id', users.remove);"], []],
    [[get('/users/delete/:id', ANSWER), remove], []],
    // What only reads is harmless anyway, and no POST is.
    [[get('/users/list', 'users.listView')], []],
    [["app.post('/users/delete/:id', users.removalForm);"], []],
  ])('is harmless where it only shows a page: %j', (lines, expected) => {
    expect(harmless(...lines)).toEqual(expected);
  });
});

describe('a GET that says it reads', () => {
  it.each<[handler: string, expected: string]>([
    [ANSWER, 'GET /users'],
    ['users.list', 'GET /users'],
    ["(req, res) => res.redirect('/')", 'GET /users'],
    ["(req, res) => res.render('users')", 'page'],
    ['users.listView', 'page'],
    ['users.renderAll', 'page'],
    ['users_list_get', 'page'],
  ])('may show a page, whose address stands in links: %s', (handler, expected) => {
    expect(outcomesOf(express(get('/users/list', handler)))).toEqual([expected]);
  });

  it('shows none where its handler is seen to answer with data, whatever it is called', () => {
    expect(outcomesOf(express(`const viewLamps = ${ANSWER};`, get('/lamps/view', 'viewLamps')))).toEqual([
      'GET /lamps',
    ]);
    expect(
      outcomesOf(express("const viewLamps = (req, res) => res.render('lamps');", get('/lamps/view', 'viewLamps'))),
    ).toEqual(['page']);
    expect(
      outcomesOf(express(`const getLampForDelete = ${ANSWER};`, get('/lamps/delete/:id', 'getLampForDelete'))),
    ).toEqual(['page']);
  });

  it.each(['posts.getPost', 'getPostById', 'showPost', 'getStore'])(
    'reads what its handler names, which is a verb elsewhere: %s',
    (handler) => {
      expect(outcomesOf(express(get('/posts/get/:id', handler)))).toEqual(['GET /posts/:id']);
    },
  );

  it('may show one wherever the application has views', () => {
    expect(outcomesOf(express(VIEWS, get('/users/list', 'users.list')))).toEqual(['page']);
    expect(outcomesOf(express(VIEWS, get('/users/list', ANSWER)))).toEqual(['GET /users']);
    expect(outcomesOf(express(VIEWS, `app.head('/users/list', ${ANSWER});`))).toEqual(['HEAD /users']);
  });
});

describe('a GET with the name of a form', () => {
  it.each<[path: string, handler: string, expected: string]>([
    ['/users/create', 'users.create', 'form'],
    ['/users/create', ANSWER, 'form ? POST /users'],
    ['/users/create', "(req, res) => res.render('user')", 'form'],
    ['/users/edit/:id', ANSWER, 'form ? PUT /users/:id'],
    ['/users/edit/:id', 'users.editForm', 'form'],
  ])('is one, unless somebody knows better: %s %s', (path, handler, expected) => {
    expect(outcomesOf(express(get(path, handler)))).toEqual([expected]);
  });
});

describe('a POST that a form may send', () => {
  const post = (handler: string): string => `app.post('/users/delete/:id', ${handler});`;

  it.each<[handler: string, expected: string]>([
    [ANSWER, 'DELETE /users/:id'],
    ['users.remove', 'DELETE /users/:id'],
    ["(req, res) => res.redirect('/users')", 'form-post'],
    ["(req, res) => res.render('users')", 'form-post'],
  ])('goes back to a page: %s', (handler, expected) => {
    expect(outcomesOf(express(post(handler)))).toEqual([expected]);
  });

  it('stands in an application with views, or beside forms', () => {
    expect(outcomesOf(express(VIEWS, post('users.remove')))).toEqual(['form-post']);
    expect(outcomesOf(express(VIEWS, post(ANSWER)))).toEqual(['DELETE /users/:id']);
    const form = [
      get('/users/update/:id', "(req, res) => res.render('user')"),
      `app.post('/users/update/:id', ${ANSWER});`,
    ];
    expect(outcomesOf(express(...form, post('users.remove')))).toEqual([
      'form',
      'form-post GET /users/update/:id',
      'form-post',
    ]);
    expect(outcomesOf(express(...form, post(ANSWER)))).toEqual([
      'form',
      'form-post GET /users/update/:id',
      'DELETE /users/:id',
    ]);
    expect(
      outcomesOf(mounted('/shop', ...form.map((line) => line.replace('app', 'router')), post('users.remove'))),
    ).toContain('DELETE /users/:id');
  });
});
