import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../src/mentions/find-mentions.ts';
import type { Mention, MentionKind } from '../../src/model/mention.ts';
import { HOLE } from '../../src/paths/path.ts';
import type { Range } from '../../src/model/text.ts';
import { expectLinear } from '../support/work/work.ts';

type FileKind = Exclude<MentionKind, 'comment'>;

/** The comments of a source without strings that look like them. */
function commentsOf(source: string): readonly Range[] {
  return [...source.matchAll(/(?<![:'"`\w])\/\/.*|\/\*[\s\S]*?\*\//g)].map(({ index, 0: comment }) => [
    index,
    index + comment.length,
  ]);
}

/** `users/delete/*`, with `…` where it is open. */
function shown({ segments, opensBefore, opensBehind }: Mention): string {
  return `${opensBefore ? '…' : ''}${segments.map((segment) => (segment === HOLE ? '*' : segment)).join('/')}${opensBehind ? '…' : ''}`;
}

/** The words that are handed to a function or stand in a list, and the addresses that they may end. */
function handed(mentions: readonly Mention[]): readonly (readonly [written: string, path: string])[] {
  return mentions
    .filter(({ isHanded }) => isHanded)
    .map(({ written, segments }) => [written, segments.map((segment) => (segment === HOLE ? '*' : segment)).join('/')]);
}

function mentionsIn(source: string, kind: FileKind): readonly Mention[] {
  const found = findMentions(source, kind, kind === 'code' ? commentsOf(source) : []);
  for (const { written, range } of found) expect(source.slice(...range)).toBe(written);
  return found;
}

/** Each with the text that it stands in, as it is written. */
function check(
  source: string,
  kind: FileKind,
  expected: readonly (readonly [written: string, address: string])[],
): void {
  expect(mentionsIn(source, kind).map((mention) => [mention.written, shown(mention)])).toEqual(expected);
}

describe('mentions in code', () => {
  it.each<[string, string, string]>([
    ["fetch('/users/getAll')", '/users/getAll', 'users/getall'],
    ['fetch("/users/getAll")', '/users/getAll', 'users/getall'],
    ['fetch(`/users/getAll`)', '/users/getAll', 'users/getall'],
    ["fetch('/users/delete/' + id)", '/users/delete/', 'users/delete…'],
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
    ["get('users/delete/' + id)", 'users/delete/', 'users/delete…'],
    ["get('users/delete/:id')", 'users/delete/:id', 'users/delete/*'],
    ['get("/getAll?x=1")', '/getAll?x=1', 'getall'],
    ['get("/getAll#top")', '/getAll#top', 'getall'],
    ["menu = { route: '/admin/users/delete' }", '/admin/users/delete', 'admin/users/delete'],
    ['<a href="/users/delete/1">Delete</a>', '/users/delete/1', 'users/delete/1'],
    ['x = <a href={`/users/delete/${id}`}/>', '/users/delete/${id}', 'users/delete/*'],
    ['html = `<form action="/users/delete" method="post">`', '/users/delete', 'users/delete'],
    ["html = '<a href=\"/users/delete/' + id", '/users/delete/', 'users/delete…'],
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
    ["const url = (verb) => base + '/' + verb; send(url('add'))", 'add', '…add'],
    ["const url = (name) => `${base}/${name}`; send(url('add'))", 'add', '…add'],
    ["const url = (name) => [base, name].join('/'); send(url('add'))", 'add', '…add'],
    ["send(['add', id].join('/'))", 'add', '…add'],
    ["const url = (verb) => base + '/' + verb; const all = () => { return['add'].map(url) }", 'add', '…add'],
    ["crud('user')", 'user', '…user'],
    ["useResource<User>('user')", 'user', '…user'],
    ["new UserService(http, 'user')", 'user', '…user'],
    ["super('user')", 'user', '…user'],
    ["super(http, 'user')", 'user', '…user'],
    ["useList({ resource: 'user' })", 'user', '…user'],
    ["class Users { readonly resource = 'user' }", 'user', '…user'],
    ['x = <Resource list={List} name="user" />', 'user', '…user'],
    ["const all = (entity) => fetch(`/${entity}`); all('user')", 'user', '…user'],
    ["const all = (resource) => fetch('/' + resource); all('user')", 'user', '…user'],
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
    ["const action: string = 'getUsers'; fetch(`/${action}`)", 'getUsers', '…getusers'],
    ["let action = 'getUsers'; fetch('/' + action)", 'getUsers', '…getusers'],
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
    check(source, 'code', [[written, address]]);
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
    'x = </users>',
    "res.render('users/list')",
    "createAsyncThunk('users/getAll', load)",
    "x = { type: 'users/getAll' }",
    'x = `</${tag}>`',
    'x = `${a}/${b}`',
  ])('none in %s', (source) => {
    expect(mentionsIn(source, 'code')).toEqual([]);
  });

  it.each([
    ["open('list')", 'open(0'],
    ["load = (name) => require('./pages/' + name); add = counter('add')", 'counter(0'],
    ["load = (name) => import(`./pages/${name}`); add = counter('add')", 'counter(0'],
  ])('a verb alone is told by the parameter that it is handed to: %s', (source, keptAs) => {
    const [{ isHanded, ...word } = { isHanded: true }, ...others] = mentionsIn(source, 'code');
    expect([isHanded, word, others]).toEqual([undefined, expect.objectContaining({ keptAs }), []]);
  });

  it.each([
    ["open('lists')", 'lists'],
    ["populate('user')", 'user'],
    ["this.post<User>(http, 'getUsers')", 'getUsers'],
  ])('a function is handed: %s', (source, written) => {
    expect(mentionsIn(source, 'code')).toEqual([expect.objectContaining({ written, isHanded: true })]);
  });

  it.each([
    ["urlOf('users', 'create')", 'users/create'],
    ["this.links.url(base, 'v1', 'users', 'create')", 'v1/users/create'],
    ["send('POST', 'users', 'create')", 'users/create'],
    ["urlOf('users', id, 'create')", 'users/*/create'],
    ["urlOf('users', String(user.id), 'create')", 'users/*/create'],
  ])('a function is handed segment by segment: %s', (source, path) => {
    expect(handed(mentionsIn(source, 'code'))).toContainEqual(['create', path]);
  });

  it.each([
    ["const parts = ['/api', 'users', 'create'];", 'api/users/create'],
    ["useQuery({ queryKey: ['/api/users', user?.id, 'create'] })", 'api/users/*/create'],
    ["useQuery({ queryKey: ['/api/users', `${id}`, 'create'] })", 'api/users/*/create'],
    ["useQuery({ queryKey: [API, '/users/:id', 'create'] })", 'users/*/create'],
  ])('a list holds segment by segment: %s', (source, path) => {
    expect(handed(mentionsIn(source, 'code'))).toContainEqual(['create', path]);
  });

  it.each(["show(user, group, 'createUser')", "show('Hello, you', 'createUser')", "const keys = [id, 'create']"])(
    'is handed for nothing: %s',
    (source) => {
      expect(handed(mentionsIn(source, 'code'))).toEqual([]);
    },
  );

  it.each([
    ["const action = 'getUsers'; dispatch(action)", 'action'],
    ["enum Api { Create = 'create' }", 'Create'],
    ["const CREATE_USER = 'create'", 'CREATE_USER'],
    ["const actions = { users: 'getUsers' }", 'users'],
    ["const actions = { 'all': 'get-all' }", 'all'],
  ])('a constant is kept for: %s', (source, keptAs) => {
    expect(mentionsIn(source, 'code')).toEqual([expect.objectContaining({ keptAs })]);
  });

  it('are found in the holes of a template too', () => {
    check('`/a/${x ? `/b/${y}/c` : "/d"}/e`', 'code', [
      ['/a/${x ? `/b/${y}/c` : "/d"}/e', 'a/*/e'],
      ['/b/${y}/c', 'b/*/c'],
      ['/d', 'd'],
    ]);
  });

  it('are found on the lines behind a quote that misleads', () => {
    check("<p>5' long, x=' y</p>\n<a href='/users/list'/>", 'code', [['/users/list', 'users/list']]);
  });

  it('are comments in comments', () => {
    const source =
      "// app.get('/users/getAll', x)\n/* GET /users/list */ x = '/users'\n/** see `users/add` and {@link /users/edit} */";
    expect(mentionsIn(source, 'code').map(({ kind, written }) => [kind, written])).toEqual([
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
      expect(mentionsIn(source, 'code')).toEqual([]);
    },
  );

  it('are prose in titles of tests and lines of logs', () => {
    const source =
      "describe('GET /users/list', f); it.only('reads /users/list', f); console.log('/users/list'); /x/.test('/users/list')";
    expect(mentionsIn(source, 'code').map(({ kind }) => kind)).toEqual(['prose', 'prose', 'prose', 'code']);
  });
});

describe('mentions in views', () => {
  it.each<[string, string, string]>([
    ['<a href="/users/delete/<%= user.id %>">', '/users/delete/<%= user.id %>', 'users/delete/*'],
    ['<a href="<%= base %>/users/list">', '<%= base %>/users/list', '…users/list'],
    ['<a href="/users/delete/{{id}}">', '/users/delete/{{id}}', 'users/delete/*'],
    ['<a href="/users/delete/{{{ this.id }}}/now">', '/users/delete/{{{ this.id }}}/now', 'users/delete/*/now'],
    ['a(href="/users/delete/#{id}")', '/users/delete/#{id}', 'users/delete/*'],
    ["a(href='/users/delete/' + id)", '/users/delete/', 'users/delete…'],
    ["a(href=author.url+'/delete')", '/delete', '…delete'],
    ['<a href="/users/delete/{user.id}">', '/users/delete/{user.id}', 'users/delete/*'],
    ['<form action="/users/create" method="post">', '/users/create', 'users/create'],
    ['<form method="post" action="create">', 'create', '…create'],
    ['<a href="list?page=2">', 'list', '…list'],
    ['<a href="../users/edit/1">', '../users/edit/1', 'users/edit/1'],
    ['<a href="users/edit/1">', 'users/edit/1', 'users/edit/1'],
    ['<tr data-url="/users/list">', '/users/list', 'users/list'],
    ['<div hx-get="/users/list">', '/users/list', 'users/list'],
    [`<router-link :to="'/users/delete/' + id">`, '/users/delete/', 'users/delete…'],
    ['<img :src="`/users/photo/${id}`">', '/users/photo/${id}', 'users/photo/*'],
    ['<a th:href="@{/users/list}">', '/users/list', 'users/list'],
    ['<a href=/users/list>', '/users/list', 'users/list'],
    ["<script>$.post('/users/add', x)</script>", '/users/add', 'users/add'],
    ["<% if (path === '/users/list') { %>", '/users/list', 'users/list'],
    ["<%- include('partials/head') %><a href='/users/list'>", '/users/list', 'users/list'],
    ["<script>this.$http.get('getUsers')</script>", 'getUsers', '…getusers'],
    ['<script>fetch("./api/users/list")</script>', './api/users/list', 'api/users/list'],
    ['<div hx-get="../users/list">', '../users/list', 'users/list'],
    ['<script>fetch(`${api}getUsers`)</script>', 'getUsers', '…getusers'],
  ])('%s', (source, written, address) => {
    check(source, 'view', [[written, address]]);
  });

  it.each([
    '</div>',
    '<br/>',
    '{{#if x}}a{{/if}}',
    "script(src='/js/list.js')",
    "<%- include('../partials/head') %>",
    "<%- include('./users/list') %>",
    '<link href="./users/list.css">',
    "<script>import list from './users/list'</script>",
    '<b>and/or</b>',
    '<%= a %>N/A',
    '{/each}',
    '<use href="#list"/>',
    '{{> users/list}}',
    '<p @click="getUsers">',
    "<script>dispatch('getUsers')</script>",
  ])('none in %s', (source) => {
    expect(mentionsIn(source, 'view')).toEqual([]);
  });
});

describe('mentions in programs of other languages', () => {
  it.each<[string, string, string]>([
    ["http.get(Uri.parse('$base/users/getAll'))", '$base/users/getAll', '…users/getall'],
    ["http.get(Uri.parse('${base}/users/delete/$id'))", '${base}/users/delete/$id', '…users/delete/*'],
    ['base + "users/delete/" + id', 'users/delete/', '…users/delete…'],
    ['URL(string: "\\(base)/users/delete/\\(id)")', '\\(base)/users/delete/\\(id)', '…users/delete/*'],
    ['requests.get(f"{BASE}/users/{id}/delete")', '{BASE}/users/{id}/delete', '…users/*/delete'],
    ['curl -X POST $BASE/users/create', '$BASE/users/create', '…users/create'],
    ['curl http://localhost:3000/users/getAll', 'http://localhost:3000/users/getAll', '…users/getall'],
    ['@GET("getUsers")', 'getUsers', '…getusers'],
    ['static const String ALL = "get-users";', 'get-users', '…get-users'],
    ['base.join("users/create")', 'users/create', 'users/create'],
    ['@Resource("list") class List', 'list', '…list'],
    ['print(f"{BASE}getUsers")', 'getUsers', '…getusers'],
  ])('%s', (source, written, address) => {
    check(source, 'foreign', [[written, address]]);
  });

  it.each(['print("delete")', 'x = "users"', "import 'users.dart';", 'x = 1 / 2', 'getUsers()'])(
    'none in %s',
    (source) => {
      expect(mentionsIn(source, 'foreign')).toEqual([]);
    },
  );
});

describe('verbs that a program of another language joins to other segments', () => {
  it.each<[string, string, string]>([
    ["Uri(pathSegments: ['v1', 'users', 'create'])", 'create', '…users/create…'],
    ['appendPathSegments("users", id, "edit")', 'edit', '…users/*/edit…'],
    ['"/".join(["users", str(id), "show"])', 'show', '…users/*/show…'],
    ['url = BASE / "users" / user_id / "delete"', 'delete', '…users/*/delete…'],
  ])('%s', (source, written, address) => {
    check(source, 'foreign', [[written, address]]);
  });

  it.each(['x = ["users", "orders"]', 'x = "create"', 'show("users", { id: "create" })'])('none in %s', (source) => {
    check(source, 'foreign', []);
  });

  it.each(['"a",', '"a"/', '"a",b', '"a" ', ',"'])('are found in linear time in %s', (piece) => {
    expectLinear((count) => findMentions(piece.repeat(count), 'foreign'));
    expect(findMentions(piece.repeat(100_000), 'foreign').length).toBeLessThanOrEqual(MOST_MENTIONS);
  });
});

describe('mentions in documents and prose', () => {
  it.each<[FileKind, string, readonly (readonly [string, string])[]]>([
    ['document', 'paths:\n  /users/getAll:\n    get:', [['/users/getAll', 'users/getall']]],
    ['document', "  '/users/{id}/delete':", [['/users/{id}/delete', 'users/*/delete']]],
    ['document', '"url": "{{base}}/users/delete/:id"', [['{{base}}/users/delete/:id', '…users/delete/*']]],
    ['document', '"raw": "{{base}}/users/list?x={{x}}"', [['{{base}}/users/list?x={{x}}', '…users/list']]],
    ['document', '"url": "\\/users\\/list"', [['\\/users\\/list', 'users/list']]],
    ['document', '"url": "users/list"', [['users/list', 'users/list']]],
    ['document', '"url": "./users/list"', [['./users/list', 'users/list']]],
    ['document', '"main": "./users/list"', []],
    ['document', '"path": ["users", "delete", ":id"]', [['"users", "delete", ":id"', 'users/delete/*']]],
    [
      'document',
      'GET http://localhost:3000/users/list HTTP/1.1',
      [['http://localhost:3000/users/list', '…users/list']],
    ],
    ['document', 'POST {{host}}/users/create', [['{{host}}/users/create', '…users/create']]],
    ['document', 'url: /users/list', [['/users/list', 'users/list']]],
    ['document', '"users/list": "Users"', []],
    ['document', '"$ref": "#/components/schemas/User"', []],
    ['document', '"@scope/name": "^1.0.0", "node_modules/a/b": 1', []],
    ['document', 'admin,GET,users/list', [['users/list', 'users/list']]],
    ['document', 'path: createUser', [['createUser', '…createuser']]],
    ['document', '{ "method": "GET", "path": "getUsers" }', [['getUsers', '…getusers']]],
    ['document', 'path: create\ntype: createUser\nurl: createUser.html', []],
    ['document', 'VITE_USERS_PATH=users/list', [['users/list', 'users/list']]],
    ['document', 'RewriteRule ^people/?$ users/list [L]', [['users/list', 'users/list']]],
    ['document', 'location ~ ^/users/list$ {}', [['/users/list', 'users/list']]],
    ['document', 'location ~ ^/users/(\\d+)/edit$ {}', [['/users/(\\d+)/edit', 'users/*/edit']]],
    ['document', '"regex": "^/users/[^/]+/edit$"', [['/users/[^/]+/edit', 'users/*/edit']]],
    ['document', '"regex": "/users/(?<id>[0-9a-f]{24})/edit"', [['/users/(?<id>[0-9a-f]{24})/edit', 'users/*/edit']]],
    ['document', 'curl ${{ env.URL }}/users/list', [['${{ env.URL }}/users/list', '…users/list']]],
    ['document', '## Users [/users/list{?page,size}]', [['/users/list{?page,size}', 'users/list…']]],
    ['document', '# User [/users/show/{id}{#part}]', [['/users/show/{id}{#part}', 'users/show/*']]],
    [
      'document',
      'rewrite ^/users/(.*)/edit$ /user last;',
      [
        ['/users/(.*)/edit', 'users/*/edit'],
        ['/user', 'user'],
      ],
    ],
    ['prose', 'Send `GET /users/getAll`, then wait.', [['/users/getAll', 'users/getall']]],
    ['prose', '[users](/users/list) are listed', [['/users/list', 'users/list']]],
    ['prose', '| `users/getAll` | lists |', [['users/getAll', 'users/getall']]],
    ['prose', '**GET /users/list**', [['/users/list', 'users/list']]],
    ['prose', '- DELETE users/remove/:id', [['users/remove/:id', 'users/remove/*']]],
    ['prose', 'this and/or that, 1/2, n/a', []],
  ])('%s: %s', (kind, source, expected) => {
    check(source, kind, expected);
  });
});

describe('the data of a json-server, which serves each key of it', () => {
  it.each<[file: string, source: string, words: readonly string[]]>([
    [
      'db.json',
      '{ "getConfig": { "open": true }, "getNotCheckedMessages": [{ "id": 1, "getAll": [] }], "user" : [] }',
      ['getConfig', 'getNotCheckedMessages', 'user'],
    ],
    ['mock/db.json', '{ "a\\"{": "getAll", "getUsers": [] }', ['getUsers']],
    ['db.json', '[{ "getUsers": [] }]', []],
    ['db.json', '{ "getUsers', []],
    ['en.json', '{ "getUsers": { "title": "Users" } }', []],
    ['mydb.json', '{ "getUsers": [] }', []],
  ])('%s: %s', (file, source, words) => {
    const found = findMentions(source, 'document', null, file);
    expect(found.map(({ written, range }) => [written, source.slice(...range)])).toEqual(
      words.map((word) => [word, word]),
    );
    expect(found.map(shown)).toEqual(words.map((word) => `…${word.toLowerCase()}`));
  });
});

describe('hostile texts', () => {
  const large = ['/', '"', "'", '`', '${', '`${', '`${"/a'];
  const others = [
    '/(?<a>',
    '/[^',
    '/\\\\',
    '/(',
    '{{',
    '{',
    '<%',
    '#{',
    '\\',
    "\\'",
    ':a',
    ':a(',
    '/[',
    '/<a',
    '(/a',
    '=/[',
    "'/a",
    '"/a/b" + ',
    '/a/',
    '{a',
    '[a',
    'a',
    ' ',
    '(/',
    '/{a',
    '<form ',
    '"path": [',
    '//',
    '/*',
    'a/b?',
    'a:',
    '%',
  ];

  it.each([...large.map((piece) => [1_000_000, piece] as const), ...others.map((piece) => [100_000, piece] as const)])(
    '%i characters of %s are read in linear time',
    (size, piece) => {
      const text = piece.repeat(Math.ceil(size / piece.length));
      for (const kind of ['code', 'view'] as const) {
        expectLinear((count) => findMentions(piece.repeat(count), kind, []));
        expect(findMentions(text, kind, []).length).toBeLessThanOrEqual(MOST_MENTIONS);
      }
    },
  );

  it.each(['"', '\\"', '{', '{"a":', '}', '"a', '"a" '])(
    'data of a json-server that repeats %s is read in linear time',
    (piece) => {
      expectLinear((count) => findMentions(piece.repeat(count), 'document', null, 'db.json'));
      expect(findMentions(piece.repeat(300_000), 'document', null, 'db.json').length).toBeLessThanOrEqual(
        MOST_MENTIONS,
      );
    },
  );

  it('addresses with many marks before their last letter are read in linear time', () => {
    expectLinear((count) => findMentions(`/a${'!'.repeat(980)}b `.repeat(count), 'prose'), [25]);
    expect(findMentions(`/a${'!'.repeat(980)}b `.repeat(MOST_MENTIONS), 'prose')).toHaveLength(MOST_MENTIONS);
  });

  it('of many mentions the first ones are kept', () => {
    const source = Array.from({ length: MOST_MENTIONS + 10 }, (_, at) => `'/a${at}'`).join();
    const found = findMentions(source, 'code');
    expect(found).toHaveLength(MOST_MENTIONS);
    expect(found.at(-1)?.written).toBe(`/a${MOST_MENTIONS - 1}`);
  });

  it('words that functions are handed take the place of none', () => {
    const found = findMentions(`${"go('there');".repeat(MOST_MENTIONS + 10)}\ngo('/a');`, 'code');
    expect(found).toHaveLength(MOST_MENTIONS + 1);
    expect(found[0]?.written).toBe('/a');
  });

  it('comments that reach beyond the text, and none, are borne', () => {
    expect(findMentions("x = '/a'", 'code', [[3, 99]]).map(({ kind }) => kind)).toEqual(['comment']);
    expect(findMentions('', 'code', [[0, 5]])).toEqual([]);
  });
});

it.each([
  'resource "aws_api_gateway_resource" "create" {\n  path_part   = "create"\n}',
  'PathPart: create',
  '"PathPart": "create"',
])('a gateway names a segment: %s', (source) => {
  check(source, 'document', [['create', '…create']]);
});

describe('a page that says one of two addresses', () => {
  const conditions = [
    ['{{#if user}}', '{{else}}', '{{/if}}'],
    ['{% if user %}', '{% else %}', '{% endif %}'],
    ['<% if (user) { %>', '<% } else { %>', '<% } %>'],
  ] as const;
  it.each(
    conditions.flatMap(([start, otherwise, end]) => [
      `/users/${start}update${otherwise}create${end}`,
      `/users/${start}update/{{ user.id }}${otherwise}create${end}`,
      `/users${start}/update/<%= user.id %>${otherwise}/create${end}`,
      `${start}/users/update/{{id}}${otherwise}/users/create${end}`,
    ]),
  )('says both: %s', (address) => {
    const last = (verb: string): boolean =>
      findMentions(`<form action="${address}" method="post">`, 'view').some(({ segments }) => segments.includes(verb));
    expect(['update', 'create'].map(last)).toEqual([true, true]);
  });

  it.each([
    '/{{#if a}}b',
    '/{{#if a}}b{{id}}',
    '/{% if a %}b',
    '/<% { %>b<%= c %>',
    '{{else}}',
    '<% } %>',
    '{% else %}',
  ])('is read in linear time where %s is repeated', (piece) => {
    expectLinear((count) => findMentions(piece.repeat(count), 'view'));
    expect(findMentions(piece.repeat(50_000), 'view').length).toBeLessThanOrEqual(3 * MOST_MENTIONS);
  });
});

describe('groups of words in a string of code', () => {
  it.each([
    ["proxy = { '^/users/(list|create)/.*': host }", ['users/list', 'users/create']],
    ["new RegExp('^\\\\/users\\\\/(?:list|create)$')", ['users/list', 'users/create']],
    ["matcher: ['/(users|posts)/create/:path*']", ['users/create', 'posts/create']],
  ] as const)('say an address each: %s', (source, expected) => {
    expect(
      findMentions(source, 'code').map(({ segments }) => segments.filter((segment) => segment !== HOLE).join('/')),
    ).toEqual(expect.arrayContaining([...expected]));
  });

  it('are none where nothing is to be chosen', () => {
    expect(
      findMentions("x = '/users/(list)'; y = 'create|list'", 'code').some(({ segments }) => segments.includes('list')),
    ).toBe(false);
  });
});

describe('groups of words', () => {
  it.each([
    ['location ~ ^/users/(create|delete)$ { proxy_pass http://app; }', 'document', ['users/create', 'users/delete']],
    ['rule: PathRegexp(`/v1/{id}/(?:add|remove)`)', 'document', [`v1/${HOLE}/add`, `v1/${HOLE}/remove`]],
    ['location ~ ^/api/create(Car|Tree)$ { proxy_pass http://app; }', 'document', ['api/createcar', 'api/createtree']],
    [
      'location ~ ^/api/(get|create)(Car|Tree)s?$ { proxy_pass http://app; }',
      'document',
      ['api/getcar', 'api/getcars', 'api/gettree', 'api/createcars', 'api/createtrees'],
    ],
    ['location ~* ^/api/getCars?$ { proxy_pass http://app; }', 'document', ['api/getcar', 'api/getcars']],
    ['location ~ ^/users/(create|delete).*$ { proxy_pass http://app; }', 'document', ['users/create', 'users/delete']],
    ['path_regexp ^/getCar(s)?/', 'document', ['getcar', 'getcars']],
    ["re_path(r'^api/users/(getAll|list)/$', users)", 'foreign', ['users/getall', 'users/list']],
  ] as const)('say an address each: %s', (source, kind, expected) => {
    expect(findMentions(source, kind).map(({ segments }) => segments.join('/'))).toEqual(
      expect.arrayContaining([...expected]),
    );
  });

  it.each(['a (create|delete) b', '/users/(create)', '/users/(create|delete', '/users/(a b|c)', '/users?c=delete|c'])(
    'are none in %s',
    (source) => {
      expect(
        findMentions(source, 'document').some(({ segments }) => segments.includes('delete') || segments.includes('c')),
      ).toBe(false);
    },
  );

  it('are looked for in linear time', () => {
    expect(findMentions(`|${'/a'.repeat(100_000)}`, 'foreign').length).toBeLessThan(2);
    expectLinear((count) => findMentions(`|${'/a'.repeat(count)}`, 'foreign'));
    for (const piece of [
      '/a/(b|c',
      '/(a|b)(a|b)(a|b)',
      '/a?',
      '/aaaaaaaa',
      '/a(',
      '/a?(b)?',
      '(a|',
      '|',
      '/a?a?a?a?$',
    ]) {
      expect(findMentions(`|${piece.repeat(50_000)}`, 'document').length).toBeLessThan(MOST_MENTIONS + 65);
      expectLinear((count) => findMentions(`|${piece.repeat(count)}`, 'document'));
    }
  });
});

describe('words that a shell goes through', () => {
  it.each([
    ['for r in createCar createTree; do curl -X POST "$H/$r"; done', 'foreign'],
    ['for r in "createCar" \'createTree\'\ndo\n  curl "$H/${r}/1"\ndone', 'foreign'],
    ['all=(createCar\n  createTree)\nfor r in "${all[@]}"; do curl "$H/$r"; done', 'foreign'],
    ['  - run: for r in createCar createTree; do curl $H/$r; done', 'document'],
  ] as const)('say an address each: %s', (source, kind) => {
    expect(new Set(mentionsIn(source, kind).map(({ segments }) => segments.join('/')))).toEqual(
      new Set(['createcar', 'createtree']),
    );
  });

  it.each([
    'for r in createCar createTree; do make "$r"; done',
    'for r in createCar createTree; do curl "$H/$x"; done',
    'all=(createCar createTree); curl "$H/$r"',
  ])('say none: %s', (source) => {
    expect(mentionsIn(source, 'foreign')).toEqual([]);
  });

  it.each(['for a in a', 'for a in ', 'for a in b;', 'a=(', 'a=(b ', '/$a', 'a=(b)', 'for a in ${a[@]};'])(
    'are looked for in linear time where %s is repeated',
    (piece) => {
      const read = (count: number): readonly unknown[] =>
        findMentions(`for r in aaa bbb "\${a[@]}"; do curl /$r /$a; done ${piece.repeat(count)}`, 'foreign');
      expectLinear(read);
      expect(read(100_000).length).toBeLessThanOrEqual(3 * MOST_MENTIONS);
    },
  );
});

describe('a comment that does not end', () => {
  it.each([
    "/* fetch('/users/list')",
    "\n/* fetch('/users/list')",
    "\n\n/* fetch('/users/list')",
    '//',
    '\n//',
    '\n/*',
    '/',
  ])('ends with the text: %j', (text) => {
    expect(findMentions(text, 'code', null)).toEqual([]);
  });
});
