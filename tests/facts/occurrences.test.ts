import { describe, expect, it } from 'vitest';
import type { Mention } from '../../src/model/mention.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { occurrencesOf } from '../support/occurrences.ts';

/** `users/delete/*`, with `…` where it is open. */
function shown({ segments, openPrefix, openSuffix }: Mention): string {
  return `${openPrefix ? '…' : ''}${segments.map((segment) => (segment === HOLE ? '*' : segment)).join('/')}${openSuffix ? '…' : ''}`;
}

function mentionsIn(source: string): readonly Mention[] {
  const found = occurrencesOf(source);
  for (const { written, range } of found) expect(source.slice(...range)).toBe(written);
  return found.filter(({ keptAs }) => keptAs === undefined);
}

/** Each with the text that it stands in, as it is written. */
function check(source: string, expected: readonly (readonly [written: string, address: string])[]): void {
  expect(mentionsIn(source).map((mention) => [mention.written, shown(mention)])).toEqual(expected);
}

describe('mentions in code', () => {
  it.each<[string, string, string]>([
    ["fetch('/users/getAll')", '/users/getAll', 'users/getall'],
    ['fetch("/users/getAll")', '/users/getAll', 'users/getall'],
    ['fetch(`/users/getAll`)', '/users/getAll', 'users/getall'],
    ["fetch('/users/delete/' + id)", '/users/delete/', 'users/delete/*'],
    ["fetch('/users/getAll' + query)", '/users/getAll', 'users/getall…'],
    ["fetch('/users/getAll?page=' + page)", '/users/getAll?page=', 'users/getall'],
    ["fetch(base + '/getAll')", '/getAll', '…getall'],
    ['fetch(`/users/delete/${id}`)', '/users/delete/${id}', 'users/delete/*'],
    ['fetch(`${API}/users/delete/${id}`)', '${API}/users/delete/${id}', '…users/delete/*'],
    ['fetch(`${API}users/delete`)', '${API}users/delete', '…users/delete'],
    ['fetch(`/users/getAll${query}`)', '/users/getAll${query}', 'users/getall…'],
    ['fetch(`/users/getAll?x=${x}`)', '/users/getAll?x=${x}', 'users/getall'],
    ['fetch(`/users/${a}-${b}/delete`)', '/users/${a}-${b}/delete', 'users/*/delete'],
    ['fetch(`/users/${f({ a: 1 })}/delete`)', '/users/${f({ a: 1 })}/delete', 'users/*/delete'],
    ["get('users/getAll')", 'users/getAll', 'users/getall'],
    ["get('users/delete/' + id)", 'users/delete/', 'users/delete/*'],
    ["get('users/delete/:id')", 'users/delete/:id', 'users/delete/*'],
    ['get("/getAll?x=1")', '/getAll?x=1', 'getall'],
    ['get("/getAll#top")', '/getAll#top', 'getall'],
    ["menu = { route: '/admin/users/delete' }", '/admin/users/delete', 'admin/users/delete'],
    ['<a href="/users/delete/1">Delete</a>', '/users/delete/1', 'users/delete/1'],
    ['x = <a href={`/users/delete/${id}`}/>', '/users/delete/${id}', 'users/delete/*'],
    ['html = `<form action="/users/delete" method="post">`', '/users/delete', 'users/delete'],
    ["html = '<a href=\"/users/delete/' + id", '/users/delete/', 'users/delete/*'],
    ["html = '<a href=/users/list>'", '/users/list', 'users/list'],
    ["new RegExp('/users/\\\\d+/edit$')", '/users/\\\\d+/edit', 'users/*/edit'],
    ["new RegExp('^/users/([^/]+)/edit')", '/users/([^/]+)/edit', 'users/*/edit'],
    ["throw new Error('POST /users/getAll failed')", '/users/getAll', 'users/getall'],
    ["throw new Error('No answer from /users/getAll.')", '/users/getAll', 'users/getall'],
    ["x = 'GET users/getAll'", 'users/getAll', 'users/getall'],
    ["x = '\\n/users/getAll\\n'", '/users/getAll', 'users/getall'],
    ["x = 'http://localhost:3000/users/list'", 'http://localhost:3000/users/list', '…users/list'],
    ["x = 'https://api.example.com/users/list'", 'https://api.example.com/users/list', '…users/list'],
    ["x = '//api.example.com/users/list'", '//api.example.com/users/list', '…users/list'],
    ["x = 'localhost:3000/users/list'", 'localhost:3000/users/list', '…users/list'],
    ["x = 'GET:/users/list'", 'GET:/users/list', '…users/list'],
    ["x = '/Users/List'", '/Users/List', 'users/list'],
    ["x = '/users/list/'", '/users/list/', 'users/list…'],
    ["x = '/users/:id/delete'", '/users/:id/delete', 'users/*/delete'],
    ["x = '/users/:id(\\\\d+)/delete'", '/users/:id(\\\\d+)/delete', 'users/*/delete'],
    ["x = '/users/:id?/delete'", '/users/:id?/delete', 'users/*/delete'],
    ["x = '/users/{id}/delete'", '/users/{id}/delete', 'users/*/delete'],
    ["x = '/users/<id>/delete'", '/users/<id>/delete', 'users/*/delete'],
    ["x = '/users/[id]/delete'", '/users/[id]/delete', 'users/*/delete'],
    ["x = '/users/$id/delete'", '/users/$id/delete', 'users/*/delete'],
    ["x = '/users/%s/delete'", '/users/%s/delete', 'users/*/delete'],
    ["x = '/users/*'", '/users/*', 'users/*'],
    ["x = '{{base}}/users/getAll'", '/users/getAll', 'users/getall'],
    ["x = '\\/users\\/getAll'", '\\/users\\/getAll', 'users/getall'],
    ["x = '接口：/users/getAll，返回'", '/users/getAll', 'users/getall'],
    ["page.route('**/users/getAll*', f)", '/users/getAll', '…users/getall'],
    ['/\\/users\\/getAll/.test(url)', '\\/users\\/getAll', '…users/getall…'],
    ['nock(host).get(/^\\/users\\/getAll$/)', '^\\/users\\/getAll$', 'users/getall'],
    ['x = /^\\/users\\/(\\d+)\\/delete$/g', '^\\/users\\/(\\d+)\\/delete$', 'users/*/delete'],
    ['x = /\\/getAll(\\?.*)?$/', '\\/getAll(\\?.*)?$', '…getall…'],
    ['x = /[/]users[/]list/', '[/]users[/]list', '…users/list…'],
    ['x = [/login/, /getUsers/]', 'getUsers', '…getusers…'],
    ['x = /^get-users$/i', '^get-users$', '…get-users'],
    ['x = [/* open */\n// to all\n/\\/getAll/]', '\\/getAll', '…getall…'],
    ['x = [1 /* all */ / 2, /\\/getAll/]', '\\/getAll', '…getall…'],
    ["limits = { 'duration{name:/users/list}': 500 }", 'name:/users/list', '…users/list'],
    ["if (req.path.startsWith('/users/list')) next()", '/users/list', 'users/list…'],
    ["if (url.indexOf('/users/list') >= 0) next()", '/users/list', 'users/list…'],
    ["if (url.includes('/users/list')) next()", '/users/list', 'users/list…'],
    ["const OPEN = ['/users/list']", '/users/list', 'users/list…'],
    ["call(one, '/users/list')", '/users/list', 'users/list'],
    ["api.get('getUsers')", 'getUsers', '…getusers'],
    ["api.get('getwazifas')", 'getwazifas', '…getwazifas'],
    ["api.get('list')", 'list', '…list'],
    ["this.http.post<User>('add', user)", 'add', '…add'],
    ["api.extend({ retry: 0 }).post('add', { json: user })", 'add', '…add'],
    ["api.post(config.api + 'add', user)", 'add', '…add'],
    ["call('add', 'POST', user)", 'add', '…add'],
    ["call('POST', 'add', user)", 'add', '…add'],
    ["send(['add', id].join('/'))", 'add', 'add/*'],
    ["crud('user')", 'user', '…user'],
    ["useResource<User>('user')", 'user', '…user'],
    ["new UserService(http, 'user')", 'user', '…user'],
    ["super('user')", 'user', '…user'],
    ["super(http, 'user')", 'user', '…user'],
    ["useList({ resource: 'user' })", 'user', '…user'],
    ["class Users { readonly resource = 'user' }", 'user', '…user'],
    ['x = <Resource list={List} name="user" />', 'user', '…user'],
    ["api.get<User[]>('getUsers')", 'getUsers', '…getusers'],
    ["api.get('getusers?page=1')", 'getusers', '…getusers'],
    ["callApi('get-users')", 'get-users', '…get-users'],
    ["request({ url: 'getUsers' })", 'getUsers', '…getusers'],
    ["xhr.open('GET', 'getUsers')", 'getUsers', '…getusers'],
    ["builder.query({ query: () => 'getUsers' })", 'getUsers', '…getusers'],
    ["fetch(API + 'getUsers')", 'getUsers', '…getusers'],
    ["const USERS_URL = 'getUsers'", 'getUsers', '…getusers'],
    ["const RIGHTS = [{ label: 'users/delete' }]", 'users/delete', 'users/delete'],
    ['x = <a title="/Users/Delete" />', '/Users/Delete', 'users/delete'],
    ["export const ENDPOINTS = { a: 'posts', b: 'getUsers' } as const", 'getUsers', '…getusers'],
    ["const API: Record<string, string> = { users: 'getUsers' }", 'getUsers', '…getusers'],
    ["if (req.originalUrl.endsWith('getUsers')) next()", 'getUsers', '…getusers'],
    ['fetch(`${API}getUsers`)', 'getUsers', '…getusers'],
    ['fetch(`${API}getUsers${query}`)', 'getUsers', '…getusers…'],
    ["<p>Don't</p>; x = '/users/list'", '/users/list', 'users/list'],
    ["x = a / b; y = '/users/list'", '/users/list', 'users/list'],
    ["x = <br />; y = '/users/list'", '/users/list', 'users/list'],
    ["x = /['\"`]/; y = '/users/list'", '/users/list', 'users/list'],
    ["x = /[/'\"]/; y = '/users/list'", '/users/list', 'users/list'],
    ["x = 'it\\'s'; y = '/users/list'", '/users/list', 'users/list'],
    ["return'/users/list'", '/users/list', 'users/list'],
    ["/* it's */ x = '/users/list'", '/users/list', 'users/list'],
    ["fetch('./api/users/list')", './api/users/list', 'api/users/list'],
    ["$.ajax({ url: '../users/list' })", '../users/list', 'users/list'],
    ["const LIST = '../../users/list'", '../../users/list', 'users/list'],
    ["const URLS = { list: './users/list' }", './users/list', 'users/list'],
    ["send(BASE, './users/list?page=1')", './users/list?page=1', 'users/list'],
    ['send(`./users/delete/${id}`)', './users/delete/${id}', 'users/delete/*'],
    ["axios.get('./list')", './list', 'list'],
    ["download('./users/list')", './users/list', 'users/list'],
    ["readUsers('./users/list')", './users/list', 'users/list'],
    ["new EventSource('./list')", './list', 'list'],
    ["new URL('./users/list', location.href)", './users/list', 'users/list'],
    ["x = { list: 'users/list  ' }", 'users/list', 'users/list'],
    ["x = 'users/list\\n'", 'users/list', 'users/list'],
    ['x = `${BASE}users/list\n`', '${BASE}users/list', '…users/list'],
  ])('%s', (source, written, address) => {
    check(source, [[written, address]]);
  });

  it.each([
    "cache.get('list')",
    "@ApiTags('user') class Users {}",
    "call('User')",
    "model('user', schema)",
    "t('user')",
    'x = <Field name="user" />',
    "form.get('users')",
    "map.get('settings')",
    "const url = (verb) => base + '/' + verb; const ALLOWED = ['GET', 'DELETE']",
    "path = '/' + path.join('/'); entries['delete'](key)",
    "fetch('/' + e); open = e=>emit('add')",
    'x = <button title="Edit/Delete" />',
    "const HEADERS = [{ label: 'Edit/Delete' }]",
    "label = prefixed + 'list'",
    "x === 'list'",
    "dispatch('getUsers')",
    "throw new Error('getUsers')",
    "mapActions(['getUsers'])",
    "x = 'getUsers'",
    "const TITLES = { a: 'getUsers' }",
    "const ROUTES = { a: 1 }; const TITLES = { a: 'getUsers' }",
    "const ROUTES = { a: {} }; x = y ? 'getUsers' : 'getUsers'",
    'x = /list/',
    'x = /users/i',
    'x = /get users/',
    "import list from './users/list'",
    "import list from '../users/list'",
    "import list from '@/users/list'",
    "import list from '/src/users/list'",
    "import '/src/users/list'",
    "import('/src/users/list')",
    "require('../users/list')",
    "require('/users/list')",
    "require('users/list')",
    "require.resolve('users/list')",
    "export * from 'users/list'",
    "vi.mock('/src/users/list')",
    "path.join(dir, './users/list')",
    "path.join(__dirname, '..', './users/list')",
    "posix.normalize('./users/list')",
    "x = __dirname + './users/list'",
    "import './users/list'",
    "import('./users/list')",
    "lazy(() => import('./users/list'))",
    "require('../api/list')",
    "require.context('./users/list')",
    "export * from './users/list'",
    "vi.mock('./users/list')",
    "proxyquire('./users/list', {})",
    "readFile('./users/list')",
    "fs.promises.readFile('./users/list')",
    "existsSync('./users/list')",
    "new Worker('./users/list')",
    "new URL('./users/list', import.meta.url)",
    "import.meta.glob('./users/list')",
    "config = { entry: './users/list' }",
    "config = { entities: ['./users/list'] }",
    "declare module './users/list' {}",
    "x = { component: './users/list' }",
    "router.push('./users/list')",
    "x = <Link to='./users/list' />",
    "res.render('./users/list')",
    "x = './list'",
    "load('./list')",
    "x = '/js/users/list.js'",
    "x = '/css/list.css?v=3'",
    "x = '/images/list.png'",
    "x = 'C:\\\\users\\\\list'",
    "x = 'application/json'",
    "x = 'text/html'",
    "x = 'application/vnd.api+json'",
    "x = 'Europe/Berlin'",
    "x = '12/31/2020'",
    "x = '/12/31'",
    "x = 'either/or is said'",
    "x = '</div>'",
    "x = '<br/>'",
    "x = '#/components/schemas/User'",
    "x = 'http://www.w3.org/2000/svg'",
    "x = 'mailto:users/list'",
    "x = 'https://github.com/users/list'",
    "x = 'http://localhost:3000'",
    "x = '/'",
    "x = '**/users/*.js'",
    'a /b/ c',
    'x = a/b/c',
    'x = /users/i',
    "res.render('users/list')",
    "createAsyncThunk('users/getAll', load)",
    "x = { type: 'users/getAll' }",
    'x = `</${tag}>`',
    'x = `${a}/${b}`',
  ])('none in %s', (source) => {
    expect(mentionsIn(source)).toEqual([]);
  });

  it('are found in the holes of a template too', () => {
    check('`/a/${x ? `/b/${y}/c` : "/d"}/e`', [
      ['/a/${x ? `/b/${y}/c` : "/d"}/e', 'a/*/e'],
      ['/b/${y}/c', '…b/*/c…'],
      ['/d', '…d…'],
    ]);
  });

  it('are comments in comments', () => {
    const source =
      "// app.get('/users/getAll', x)\n/* GET /users/list */ x = '/users'\n/** see `users/add` and {@link /users/edit} */";
    expect(mentionsIn(source).map(({ kind, written }) => [kind, written])).toEqual([
      ['comment', '/users/getAll'],
      ['comment', '/users/list'],
      ['code', '/users'],
      ['comment', 'users/add'],
      ['comment', '/users/edit'],
    ]);
  });

  it.each(['//get all users', '//delete', '/// <reference types="x" />', '/* and/or */'])(
    'none in the comment %s',
    (source) => {
      expect(mentionsIn(source)).toEqual([]);
    },
  );

  it('are prose in titles of tests and lines of logs', () => {
    const source =
      "describe('GET /users/list', f); it.only('reads /users/list', f); console.log('/users/list'); /x/.test('/users/list')";
    expect(mentionsIn(source).map(({ kind }) => kind)).toEqual(['prose', 'prose', 'prose', 'code']);
  });
});

describe('groups of words in a string of code', () => {
  it.each([
    ["proxy = { '^/users/(list|create)/.*': host }", ['users/list', 'users/create']],
    ["new RegExp('^\\\\/users\\\\/(?:list|create)$')", ['users/list', 'users/create']],
    ["matcher: ['/(users|posts)/create/:path*']", ['users/create', 'posts/create']],
  ] as const)('say an address each: %s', (source, expected) => {
    expect(mentionsIn(source).map(({ segments }) => segments.filter((segment) => segment !== HOLE).join('/'))).toEqual(
      expect.arrayContaining([...expected]),
    );
  });

  it('are none where nothing is to be chosen', () => {
    expect(mentionsIn("x = '/users/(list)'; y = 'create|list'").some(({ segments }) => segments.includes('list'))).toBe(
      false,
    );
  });
});
