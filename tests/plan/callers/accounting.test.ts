import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../src/paths/parse-path.ts';
import { filesExpectingNothing } from '../../../src/plan/callers/accounting.ts';
import { proseNaming } from '../../../src/plan/callers/occurrence-lookup.ts';
import { ANSWER, express, koa, mounted, registration } from '../../support/applications.ts';
import { movedText, planOf, projectPlanOf, reasonsOf, viewOf, type Files } from '../planning.ts';

/** Why the routes stay beside files that reach one another. */
function linkedReasons(endpoints: readonly string[], others: Files): readonly string[] {
  const server = express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
  return reasonsOf(projectPlanOf({ 'server.js': server, ...others })).map((reason) => reason.replace(/ \/\S*\//, ' '));
}

function reasons(endpoints: readonly string[], others: Files): readonly string[] {
  return reasonsOf(
    planOf({ 'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))), ...others }),
  );
}

describe('a page that only a command changes', () => {
  it('cannot send another method', () => {
    const form = '<form action="/users/<%= user.id %>/delete" method="post">';
    expect(reasons(['POST /users/:id/delete'], { 'users.ejs': form })).toEqual([
      'stuck-document /users/…/delete users.ejs',
    ]);
  });

  it.each<[endpoint: string, file: string, text: string, label: string]>([
    ['GET /users/getAll', 'users.ejs', '<a href="/users/getAll">all</a>', '/users/getAll'],
    ['GET /users/getAll', 'users.pug', 'a(href="/users/getAll") all', '/users/getAll'],
  ])('%s: %s %s', (endpoint, file, text, label) => {
    expect(reasons([endpoint], { [file]: text })).toEqual([`documented ${label} ${file}`]);
  });
});

describe('a text that is left behind', () => {
  it('is that of a request to another host', () => {
    const files = { 'client.js': "fetch('https://example.com/users/getAll');" };
    expect(reasons(['GET /users/getAll'], files)).toEqual(['other-host https://example.com/users/getAll client.js']);
  });

  it.each<[endpoint: string, file: string, text: string, label: string]>([
    ['GET /users/getAll', 'menu.js', "export const MENU = ['/users/getAll'];", '/users/getAll'],
    ['GET /users/getAll', 'menu.js', "res.redirect(307, '/users/getAll?page=1');", '/users/getAll?page=1'],
    ['GET /users/getAll', 'menu.js', "const path = BASE + '/users/getAll';", '/users/getAll'],
    ['GET /users/getAll', 'menu.js', 'go(`/${lang}/users/getAll`);', '/${lang}/users/getAll'],
    ['POST /users/delete/:id', 'menu.js', "send('/users/delete/' + id);", '/users/delete/'],
    ['POST /users/delete/:id', 'permissions.js', "allow({ route: '/users/delete', role });", '/users/delete'],
    ['GET /users/getAll', 'client.js', "if (url.includes('/users/getAll')) answer();", '/users/getAll'],
    ['GET /users/getAll', 'client.js', "if (url.startsWith('/users/getAll')) answer();", '/users/getAll'],
    ['GET /users/getAll', 'client.js', 'fetch(`/users/getAll${query}`);', '/users/getAll${query}'],
    ['GET /users/getAll', 'client.js', "fetch(`/users/getAll${query}`, { method: 'HEAD' });", '/users/getAll${query}'],
    ['GET /users/getAll', 'client.js', 'fetch(`/users/getAll${query}`, options);', '/users/getAll${query}'],
    [
      'GET /users/:id/getPosts',
      'client.js',
      'fetch(`/users/${id}/getPosts${query}`);',
      '/users/${id}/getPosts${query}',
    ],
    ['GET /users/getAll', 'client.js', 'if (url === `/users/getAll${query}`) answer();', '/users/getAll${query}'],
    ['GET /users/list/active', 'client.js', "if (url.startsWith('/users/list/')) answer();", '/users/list/'],
    ['GET /users/list/active', 'client.js', 'fetch(`/users/list${rest}`);', '/users/list${rest}'],
    ['POST /users/create', 'users.html', '<button hx-post="create">add</button>', 'create'],
    ['GET /users/list', 'users.html', '<div data-hx-get="list?page=2"></div>', 'list'],
    ['POST /users/create', 'users.html', '<button formaction="create" formmethod="post">add</button>', 'create'],
    ['GET /users/getAll', 'api.yaml', 'paths:\n  /users/getAll:\n', '/users/getAll'],
    ['GET /api/getConfig', 'mock/db.json', '{ "getConfig": { "open": true } }', 'getConfig'],
    [
      'GET /users/getAll',
      'db/permissions.sql',
      "INSERT INTO permissions VALUES (7, 'Users', '/users/getAll', 'get');",
      '/users/getAll',
    ],
    [
      'POST /users/delete/:id',
      'db/permissions.sql',
      "INSERT INTO permissions VALUES (8, '/users/delete', 'post');",
      '/users/delete',
    ],
    ['GET /users/getAll', 'policy.csv', 'p,clerk,/users/getAll,GET', '/users/getAll'],
    ['POST /users/create', 'policy.csv', 'p, clerk, users/create, POST', 'users/create'],
    ['POST /users/create', 'serverless.yml', '- http:\n    path: users/create\n    method: post', 'users/create'],
    ['POST /users/create', 'Client.kt', 'base.newBuilder().addPathSegment("users").addPathSegment("create")', 'create'],
    [
      'POST /users/create',
      'Client.cs',
      'await api.AppendPathSegment("users").AppendPathSegment("create").PostJsonAsync(user);',
      'create',
    ],
    ['POST /users/create', 'Client.cs', 'await client.PostAsJsonAsync("create", user);', 'create'],
    ['POST /users/create', 'client.php', "$client->post('create', $user);", 'create'],
    ['POST /users/create', 'client.py', 'requests.post(urljoin(BASE, "create"), json=user)', 'create'],
    ['POST /users/create', 'client.go', 'url.JoinPath(base, "users", "create")', 'create'],
    ['GET /users/getAll', 'users.proto', 'option (google.api.http) = { get: "/users/getAll" };', '/users/getAll'],
    ['GET /users/getAll', 'gateway.tf', 'route_key = "GET /users/getAll"', '/users/getAll'],
    ['GET /users/getAll', 'users.feature', 'When a clerk opens "/users/getAll"', '/users/getAll'],
    ['GET /users/getAll', 'client.dart', "http.get(Uri.parse('$base/users/getAll'));", '$base/users/getAll'],
    [
      'POST /users/delete/:id',
      'Client.swift',
      'URL(string: "\\(base)/users/delete/\\(id)")',
      '\\(base)/users/delete/\\(id)',
    ],
    ['GET /getUsers', 'Client.java', '@GET("getUsers") Call<List<User>> users();', 'getUsers'],
    ['GET /getUsers', 'users.vue', '<template><button @click="$http.get(\'getUsers\')"/></template>', 'getUsers'],
    ['GET /getUsers', 'client.js', "request({ url: 'getUsers' });", 'getUsers'],
    ['GET /wazifas/getwazifas', 'client.js', "send(base + 'getwazifas');", 'getwazifas'],
    ['GET /wazifas/getwazifas', 'Client.java', '@GET("getwazifas") Call<List<Wazifa>> wazifas();', 'getwazifas'],
    ['GET /getUsers', 'client.js', "send(base + 'getUsers');", 'getUsers'],
    ['GET /getUsers', 'client.js', 'fetch(`${base}getUsers${query}`);', 'getUsers'],
    [
      'GET /getUsers',
      'client.js',
      "const api = axios.create({ baseURL: `${base}getUsers` });\napi.get('/');",
      'getUsers',
    ],
    ['GET /users/getAll', 'client.js', 'fetch(`${base}users/getAll${query}`);', '${base}users/getAll${query}'],
    ['GET /users/getAll', 'client.js', 'fetch(`${base}api/users/getAll`);', '${base}api/users/getAll'],
    ['GET /getUsers', 'client.js', "send(new URL('getUsers', base));", 'getUsers'],
    ['POST /users/create', 'client.js', "send(url.resolve(base, 'create'));", 'create'],
    [
      'GET /users/getAll',
      'client.ts',
      "const client = hc<App>(base);\nclient.users['getAll'].$get();",
      "client.users['getAll']".slice(6),
    ],
    ['POST /users/create', 'client.ts', 'client.users.create.$post({ json });', '.users.create'],
    ['GET /users/list/page/:page', 'guard.js', "if (req.path.startsWith('/users/list')) next();", '/users/list'],
    ['GET /users/list/page/:page', 'open.js', "module.exports = ['/login', '/users/list'];", '/users/list'],
    ['POST /users/add', 'guard.js', "if (req.method + req.path === 'POST/users/add') refuse();", 'POST/users/add'],
    ['POST /users/add', 'client.js', "send(BASE + 'add');", 'add'],
    ['POST /users/add', 'client.js', "send(this.config.api + 'add');", 'add'],
    ['POST /users/add', 'client.js', 'send(`${BASE}add`);', 'add'],
    ['POST /users/add', 'client.js', "this.http.post('add', user);", 'add'],
    [
      'POST /users/add',
      'client.js',
      "class Users extends RESTDataSource {\n  make(user) { return this.post('add', { body: user }); }\n}",
      'add',
    ],
    ['POST /users/add', 'client.js', "const endpoints = { url: 'add' };", 'add'],
    [
      'POST /users/add',
      'client.js',
      "const save = (kind, action) => $.ajax({ url: '/api/' + kind + '/' + action });\nsave('users', 'add');",
      'add',
    ],
    ['PUT /users/update/:id', 'client.js', "api.put(['update', id].join('/'), user);", 'update'],
    ['POST /users/add', 'users.ejs', "<script>fetch(base + 'add', { method: 'POST' })</script>", 'add'],
    ['POST /users/add', 'Client.java', '@POST("add") Call<User> add(@Body User user);', 'add'],
    ['POST /users/add', 'Client.java', 'post(BASE + "add");', 'add'],
    ['POST /users/add', 'client.py', 'requests.post(BASE + "add", json=user)', 'add'],
    ['POST /users/add', 'Client.swift', 'URLRequest(url: base.appendingPathComponent("add"))', 'add'],
    ['GET /getUsers', 'open.js', 'const OPEN = [/login/, /getUsers/];', 'getUsers'],
    [
      'POST /users/delete/:id',
      'guard.js',
      'if (/\\/(create|update|delete)/.test(req.originalUrl)) refuse();',
      '\\/(create|update|delete)',
    ],
    [
      'GET /users/getAll',
      'guard.js',
      'const OPEN = [/^\\/users\\/(?:getAll|index)$/];',
      '^\\/users\\/(?:getAll|index)$',
    ],
    // A server answers OPTIONS by itself, for the routes of an address.
    ['POST /users/update/:id', 'client.js', "fetch('/users/update/1', { method: 'OPTIONS' });", '/users/update/1'],
    [
      'GET /users/getAll',
      'server.test.js',
      "const request = require('supertest');\nrequest(app).options('/users/getAll').expect(204);",
      '/users/getAll',
    ],
    // No word says the method: it may be another default, set elsewhere.
    [
      'POST /users/delete/:id',
      'client.js',
      "const rpc = axios.create({ method: 'post' });\nrpc('/users/delete/1');",
      '/users/delete/1',
    ],
    [
      'POST /users/delete/:id',
      'client.js',
      "axios.defaults.method = 'post';\naxios('/users/delete/1');",
      '/users/delete/1',
    ],
    [
      'POST /users/delete/:id',
      'client.js',
      "import ky from 'ky';\nconst rpc = ky.extend({ method: 'post' });\nrpc('/users/delete/1');",
      '/users/delete/1',
    ],
    [
      'POST /users/delete/:id',
      'client.js',
      "import got from 'got';\nconst rpc = got.extend({ method: 'POST' });\nrpc('/users/delete/1');",
      '/users/delete/1',
    ],
    [
      'POST /users/delete/:id',
      'client.js',
      "$.ajaxSetup({ type: 'POST' });\n$.ajax({ url: '/users/delete/1' });",
      '/users/delete/1',
    ],
    [
      'POST /users/delete/:id',
      'client.js',
      "import fetch from './http.js';\nfetch('/users/delete/1');",
      '/users/delete/1',
    ],
    ['GET /users/getAll', 'client.js', "const LIST = './users/getAll';", './users/getAll'],
    ['GET /users/getAll', 'client.js', "new EventSource('../users/getAll');", '../users/getAll'],
    ['GET /users/getAll', 'users.html', '<script>fetch("./users/getAll")</script>', './users/getAll'],
    ['GET /users/getAll', 'client.js', "const URLS = { all: 'users/getAll ' };", 'users/getAll'],
    ['GET /users/getAll', 'client.js', 'send(`${BASE}/users/getAll\n`);', '${BASE}/users/getAll'],
    ['GET /users/:id/getPosts', 'api.json', '{ "/users/{id}/getPosts": {} }', '/users/{id}/getPosts'],
    ['GET /users/getAll', 'Makefile', 'warm:\n\tcurl -fs $(HOST)/users/getAll', '$(HOST)/users/getAll'],
    ['GET /users/getAll', 'pipeline.yml', '- script: curl "$(shop.url)/users/getAll"', '$(shop.url)/users/getAll'],
    ['GET /users/getAll', 'warm.cmd', 'curl %HOST%/users/getAll', '%HOST%/users/getAll'],
    [
      'GET /users/getAll',
      'schema.graphql',
      'type Query { users: [User] @rest(url: "https://api.example.com/users/getAll") }',
      'https://api.example.com/users/getAll',
    ],
    ['GET /users/getAll', 'cache.vcl', 'if (req.url ~ "^/users/getAll") { return (pass); }', '/users/getAll'],
    [
      'GET /users/getAll',
      'locales/de.po',
      'msgid "all"\nmsgstr "<a href=\\"/users/getAll\\">alle</a>"',
      '/users/getAll',
    ],
    ['GET /users/getAll', 'load.jmx', '<stringProp name="HTTPSampler.path">users/getAll</stringProp>', 'users/getAll'],
  ])('%s: %s %s', (endpoint, file, text, label) => {
    expect(reasons([endpoint], { [file]: text })).toEqual([`used ${label} ${file}`]);
  });

  it.each<[endpoint: string, file: string, text: string]>([
    ['GET /users/getAll', 'menu.js', "const path = '/users';"],
    ['GET /users/getAll', 'menu.js', "const path = '/posts/getAll';"],
    ['GET /users/getAll', 'menu.js', "const path = '/users/getAll/more';"],
    ['GET /users/getAll', 'menu.js', "db.getAll('users');"],
    ['GET /users/getAll', 'menu.js', "// see '/users/getAll'"],
    ['GET /users/getAll', 'README.md', '`GET /users/getAll`'],
    ['GET /users/getAll', 'client.js', "fetch(`/users/getAll${query}`, { method: 'POST' });"],
    ['GET /users/getAll', 'client.js', "fetch('/users/getAll', { method: 'TRACE' });"],
    ['GET /users/getAll', 'client.js', "fetch('/posts/getAll', { method: 'OPTIONS' });"],
    ['GET /users/getAll', 'client.js', 'fetch(`/users/getAllowed${query}`);'],
    ['GET /users/getAll', 'client.js', 'fetch(`/posts/getAll${query}`);'],
    ['GET /users/getAll', 'client.js', "if (url.includes('/posts/getAll')) answer();"],
    ['GET /users/list/active', 'client.js', "fetch('/users/list/');"],
    ['GET /users/list/active', 'client.js', "fetch('/users/list/' + 'mine');"],
    ['POST /users/delete/:id', 'client.js', "fetch('/users/delete/1', { method: 'PUT' });"],
    ['POST /users/delete/:id', 'client.js', "fetch('/users/delete/1', { method: 'POST' });"],
    ['POST /users/:id/delete', 'users.ejs', '<a href="/posts/1/delete">'],
    ['GET /getUsers', 'client.js', "fetch(base + 'getPosts');"],
    ['POST /users/add', 'client.js', "classes.add('add');"],
    ['GET /users/list', 'model.js', "class Users extends Model { get label() { return this.get('list'); } }"],
    ['POST /users/add', 'client.js', "fetch('/posts/' + id);\nopen('add');"],
    ['POST /users/add', 'client.js', "const label = prefixed + 'add';"],
    ['POST /users/add', 'client.js', "axios.post('/posts/' + 'add');"],
    ['POST /users/add', 'Client.java', 'buttons.get("add").click();'],
    ['POST /users/create', 'page.js', "if (location.pathname.split('/')[2] === 'create') open();"],
    ['POST /users/create', 'guard.js', "if (req.path.split('/')[2] === 'settings') refuse();\nlog('create');"],
    ['POST /users/create', 'guard.js', "if (req.body.action === 'create') refuse();"],
    ['GET /getUsers', 'client.js', "fetch('/posts/' + kind + 'getUsers');"],
    ['GET /getUsers', 'client.js', "fetch(base + '/posts/' + kind + 'getUsers');"],
    ['GET /getUsers', 'store.js', "dispatch('getUsers');"],
    ['GET /getUsers', 'client.py', 'getUsers()'],
    ['GET /users/list', 'client.js', "import list from './users/list';"],
    ['GET /users/list', 'client.js', "vi.mock('../users/list');"],
    ['GET /users/list', 'client.js', "readFile(path.join(__dirname, './users/list'));"],
    ['GET /users/list', 'client.js', "fetch('./users/list');"],
    ['GET /users/list', 'client.js', "fetch(new URL('../users/list', location.href));"],
    ['GET /users/list', 'client.js', "fetch('/users/list \\n');"],
    ['GET /users/list', 'client.js', 'fetch(`${BASE}users/list\n`);'],
  ])('is none: %s: %s %s', (endpoint, file, text) => {
    expect(reasons([endpoint], { [file]: text })).toEqual(['']);
  });

  it.each<[client: string]>([
    ['fetch(`${base}users/getAll`);'],
    ["fetch(base + 'users/getAll');"],
    ["fetch(`${base}users/getAll`, { method: 'HEAD' });"],
    ["const api = axios.create({ baseURL: '/admin' });\napi.get(`${base}users/getAll`);"],
    ["const api = axios.create({ baseURL: `${base}users` });\napi.get('/getAll');"],
  ])('is none where a request behind a base that may end in a slash follows: %s', (client) => {
    expect(reasons(['GET /users/getAll'], { 'client.js': client })).toEqual(['']);
    expect(reasons(['GET /users/getAll', 'GET /shelves/:shelf/:book'], { 'client.js': client })).toEqual(['', '']);
  });

  it.each<[client: string]>([['fetch(`${base}getUsers`);'], ["fetch(base + 'getUsers');"]])(
    'is a request whose word may be the rest of another segment: %s',
    (client) => {
      expect(reasons(['GET /getUsers'], { 'client.js': client })).toEqual(['stuck-caller …getUsers client.js']);
    },
  );

  it.each(['POST /users/delete/:id', 'GET /users/delete/:id'])(
    'says of a request that is made that another method may be put in its place: %s',
    (endpoint) => {
      expect(
        reasons([endpoint], { 'client.js': "fetch(new Request('/users/delete/1'), { method: 'POST' });" }),
      ).toEqual(['stuck-caller /users/delete/1 client.js']);
    },
  );

  it.each<[client: string, label: string]>([
    ['fetch(`${base}api/users/getAll`);', '${base}api/users/getAll'],
    ["fetch(base + 'api/users/getAll');", 'api/users/getAll'],
    ['fetch(`${base}users/getAll${query}`);', '${base}users/getAll${query}'],
  ])(
    'is none that another route explains whose parameter stands for a base and the word behind it: %s',
    (client, label) => {
      const endpoints = ['GET /users/getAll', 'GET /shelves/:shelf/users/:user', 'GET /shops/:shop/:kind'];
      expect(reasons(endpoints, { 'client.js': client })).toEqual([`used ${label} client.js`, '', '']);
      expect(reasons(endpoints.toReversed(), { 'client.js': client })).toEqual(['', '', `used ${label} client.js`]);
    },
  );

  it('is none where a request reaches the route however its base ends', () => {
    expect(reasons(['GET /:kind/users/getAll'], { 'client.js': 'fetch(`${base}api/users/getAll`);' })).toEqual(['']);
  });

  it('is none where another route says it', () => {
    expect(reasons(['GET /users/getAll', 'POST /users/getAll'], {})).toEqual([
      '',
      expect.stringMatching(/^read-with-body/),
    ]);
  });

  it('is none where a path of another route or a prefix says it', () => {
    const server = (...lines: readonly string[]): string =>
      express(registration('app', 'GET /getUsers', ANSWER), ...lines);
    expect(reasonsOf(planOf({ 'server.js': server(`app.post(/getUsers/, ${ANSWER});`) }))[0]).toBe('');
    expect(reasonsOf(planOf({ 'server.js': server("app.use('/admin/getUsers', requireLogin);") }))[0]).toBe('');
    expect(
      reasonsOf(
        planOf({ 'server.js': server('const admin = express.Router();', "app.use('/admin/getUsers', admin);") }),
      )[0],
    ).toBe('');
    expect(reasonsOf(planOf({ 'server.js': server("const allow = '/admin/getUsers';") }))[0]).toBe(
      'used /admin/getUsers server.js',
    );
    const koaServer = koa(
      "router.get('/getUsers', (ctx) => { ctx.body = []; });",
      "const admin = new Router({ prefix: '/admin/getUsers' });",
      "admin.get('/:id', (ctx) => { ctx.body = []; });",
      'app.use(admin.routes());',
    );
    expect(reasonsOf(planOf({ 'server.js': koaServer }))[0]).toBe('');
  });

  it('may leave out the mount', () => {
    const server = mounted('/users', registration('router', 'GET /getAll', ANSWER));
    expect(reasonsOf(planOf({ 'server.js': server, 'menu.js': "go('/getAll');" }))).toEqual(['used /getAll menu.js']);
  });
});

describe('a segment that is partly a value of run time', () => {
  it.each<[endpoint: string, file: string, text: string, label: string]>([
    ['POST /NoticeCreate', 'client.js', 'axios.post(`${BASE}/${kind}Create`, fields);', '${BASE}/${kind}Create'],
    ['POST /NoticeCreate', 'client.js', "axios.post(BASE + '/' + kind + 'Create', fields);", '…/…Create'],
    ['POST /notice-create', 'client.js', "axios.post(BASE + '/' + kind + '-create', fields);", '…/…-create'],
    ['POST /noticeCreate', 'client.js', 'axios.post(`${kind}Create`, fields);', 'Create'],
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/create${kind}`, fields);', '${BASE}/create${kind}'],
    ['POST /createTicket', 'client.js', "axios.post(BASE + 'create' + kind, fields);", 'create'],
    ['POST /createTicket', 'client.js', 'send(`/create${kind}`, options);', '/create${kind}'],
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/${action}Ticket`, fields);', '${BASE}/${action}Ticket'],
    ['GET /getTicket/:id', 'client.js', "axios.get(BASE + '/get' + kind + '/' + id);", '…/get…/…'],
    ['GET /getTickets', 'client.js', 'axios.get(`/get${kind}s`);', '/get${kind}s'],
    ['GET /cpu/get-cpu-rates', 'client.js', 'axios.get(`/${kind}/get-${kind}-rates`);', '/${kind}/get-${kind}-rates'],
    ['GET /users/getAll', 'client.js', 'fetch(`/users/get${what}`);', '/users/get${what}'],
    ['POST /createTicket', 'client.dart', "http.post(Uri.parse('$base/create${kind}'));", '$base/create${kind}'],
    ['POST /createTicket', 'tickets.ejs', '<form action="/create<%= kind %>" method="post">', '/create<%= kind %>'],
    ['POST /createTicket', 'client.py', 'requests.post(BASE + "/create" + kind)', '/create'],
    ['POST /createTicket', 'client.go', 'url := fmt.Sprintf("%s/create%s", base, kind)', '%s/create%s'],
  ])('may stand for that of a route: %s: %s %s', (endpoint, file, text, label) => {
    expect(reasons([endpoint], { [file]: text })).toEqual([`used ${label} ${file}`]);
  });

  it('may stand for it though a parameter of another route takes it', () => {
    expect(reasons(['GET /getTickets', 'GET /:page'], { 'client.js': 'axios.get(`${BASE}/get${kind}`);' })).toEqual([
      'used ${BASE}/get${kind} client.js',
      '',
    ]);
  });

  it.each<[endpoint: string, file: string, text: string]>([
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/${kind}`, fields);'],
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/${kind}/create`, fields);'],
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/delete${kind}`, fields);'],
    ['POST /createTicket', 'client.js', 'axios.get(`${BASE}/create${kind}`);'],
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/create${kind}/comments`, fields);'],
    ['POST /desk/createTicket', 'client.js', 'axios.post(`${BASE}/shop/create${kind}`, fields);'],
    ['POST /createTicket', 'client.js', 'axios.post(`${BASE}/recreate${kind}`, fields);'],
    ['POST /createTicket', 'client.js', "axios.post(BASE + '/' + kind + 'Tickets', fields);"],
    ['POST /createTicket', 'client.js', '// `/create${kind}`'],
    ['POST /createTicket', 'client.js', "fetch('/log/' + type);\nmodel['create' + kind]();"],
    ['POST /tickets/create', 'client.js', 'axios.post(`/tickets/${id}.json`, fields);'],
    ['GET /users/getAll', 'client.js', 'fetch(`/users/${id}-all`);'],
    ['GET /getUsers', 'client.js', 'fetch(`${BASE}users`);'],
    ['GET /getUsers', 'client.js', "fetch(BASE + 'users/' + id);"],
    ['GET /usersFetch', 'client.js', 'fetch(`/users${query}`);'],
    ['GET /usersFetch', 'client.js', "fetch('/users' + (id ? '/' + id : ''));"],
    ['GET /usersFetch', 'client.js', "fetch(`/users${id ? '?id=' + id : ''}`);"],
  ])('is another one: %s: %s %s', (endpoint, file, text) => {
    expect(reasons([endpoint], { [file]: text })).toEqual(['']);
  });

  it('may end in a query where a route answers what stands before it', () => {
    const client = { 'client.js': 'fetch(`/photo${rest}`);' };
    expect(reasons(['GET /photoLabelsFetch', 'GET /photo'], client)).toEqual(['', '']);
    expect(reasons(['GET /photoLabelsFetch'], client)).toEqual(['used /photo${rest} client.js']);
  });

  it('is that of a route which takes a part of its segment', () => {
    expect(reasons(['GET /report-list', 'GET /report-:id'], { 'client.js': 'fetch(`/report-${id}`);' })[0]).toBe('');
  });
});

describe('filesExpectingNothing', () => {
  it('finds the files that are to be read: tests that name an address and tell somewhere that nothing answers', () => {
    const asking = "request(app).get('/api/users')";
    const files = {
      'gone.test.js': `${asking}.expect(404);`,
      'list.test.js': `${asking}.expect(200);`,
      'posts.test.js': "request(app).get('/api/posts').expect(404);",
      'users.md': '`/api/users` answers 404',
      'other.test.js': "request(app).get('/admin/users').expect(404);",
    };
    const { mentions } = viewOf(files);
    const addresses = ['/api/users', '/', '/api/users/:id'].map((address) => parsePath(address, 'express'));
    expect([...filesExpectingNothing(addresses, mentions)]).toEqual(['gone.test.js']);
  });
});

describe('proseNaming', () => {
  it('finds the texts for people that name a route', () => {
    const files = {
      'server.js': express(registration('app', 'GET /users/getAll', ANSWER)),
      'README.md': 'Ask `/users/getAll`.',
      'menu.js': "go('/users/getAll');",
    };
    const [route] = planOf(files).routes;
    expect(
      route && proseNaming(route, viewOf(files).mentions).map(({ file, mention }) => `${file} ${mention.written}`),
    ).toEqual(['README.md /users/getAll']);
  });
});

describe('a word that a function of another file puts into a URL', () => {
  const held = (send: string, client: string): readonly string[] =>
    linkedReasons(['POST /api/createUser'], { 'http.js': send, 'client.js': client });

  it.each([
    ['export const send = (endpoint, data) => unseen.post(`/api/${endpoint}`, data);', "send('createUser', user);"],
    ["export const send = (path) => show('/api/' + path);", "send('createUser');"],
    ["export const send = (url) => fetch(`${BASE}${url}`, { method: 'POST' });", "send('createUser');"],
    ['export const send = (url) => fetch(API_URL + url);', "send(wrapped('createUser'));"],
    ["export const send = (route) => link('/api', route).open(`/api/${route}`);", "send('createUser');"],
  ])('names a route: %s %s', (send, call) => {
    expect(held(send, `import { send } from './http.js';\n${call}`)).toEqual([
      expect.stringMatching(/ (?:\S*createUser) client\.js$/),
    ]);
  });

  it('follows its route where the function is inherited', () => {
    const base = 'export class Base { post(endpoint) { return this.http.post(`/api/${endpoint}`); } }';
    const client =
      "import { Base } from './http.js';\nclass Users extends Base { add() { return this.post('createUser'); } }";
    const files = { 'server.js': express(registration('app', 'POST /api/createUser', ANSWER)), 'http.js': base };
    expect(reasonsOf(projectPlanOf({ ...files, 'client.js': client }))).toEqual(['']);
  });

  it.each([
    "emit('createUser');",
    "this.emit('createUser');",
    "useMutation('createUser');",
    "new UserError('createUser');",
    "describe('createUser', run);",
    "x = 'createUser';",
    "send('createUser now');",
  ])('is none where something else is named: %s', (call) => {
    const send = 'export const send = (endpoint, data) => axios.post(`/api/${endpoint}`, data);';
    expect(held(send, `import { send } from './http.js';\n${call}`)).toEqual(['']);
  });

  it.each([
    'export const read = (path) => readFile(`./${path}`);',
    'export const read = (id) => axios.get(`/users/${id}`);',
    'export const read = (path) => import(`./api/${path}`);',
  ])('is none where no file does: %s', (read) => {
    expect(held(read, "import { read } from './http.js';\nread('createUser', user);")).toEqual(['']);
  });
});

describe('a word that a parameter takes of a function which nobody sees called', () => {
  const CHANGE =
    'export const change = (id, fields, address) => async (dispatch) => { await axios.put(`${process.env.API_URL}/${address}/${id}`, fields); };';

  it.each([
    CHANGE,
    'export async function change(id: string, fields: Fields, address: string): Promise<void> { await axios.put(`/${address}/${id}`, fields); }',
    "class Results { change(id, fields, address = 'results') { return this.http.put(this.api + '/' + address + '/' + id, fields); } }",
    'const change = useCallback; const api = { change: async (id, fields, address) => axios.put(`/api/${address}/${id}`, fields) };',
  ])('names a route where a function of the name puts it into a URL: %s', (change) => {
    const client = "dispatch(unseen.change(id, { a: [1, 2] }, 'updateResult'));";
    expect(reasons(['PUT /updateResult/:id'], { 'http.ts': change, 'client.js': client })).toEqual([
      'used updateResult client.js',
    ]);
  });

  it.each(["this.results.change(id, f(x, y), 'updateResult');", "change<User>(id, 'a, b', 'updateResult', true);"])(
    'is given by %s',
    (call) => {
      expect(reasons(['PUT /updateResult/:id'], { 'http.ts': CHANGE, 'client.ts': call })).toEqual([
        'used updateResult client.ts',
      ]);
    },
  );

  it.each([
    ['export const send = (id, action) => axios.post(`/users/${action}`, { id });', "send(id, 'create');"],
    [
      "export const ask = (name, action, id) => fetch(['/api', name, action, id].filter(Boolean).join('/'));",
      "ask(name, 'create');",
    ],
    [
      "export class Base { call(action) { return fetch([API, this.name, action].join('/')); } }",
      "this.call('create');",
    ],
    ["export const urlOf = (...segments) => '/' + segments.join('/');", "send(links.urlOf('users', id, 'create'));"],
  ])('may be a verb alone: %s %s', (send, call) => {
    expect(reasons(['POST /users/create', 'POST /users/:id/create'], { 'http.js': send, 'client.js': call })).toContain(
      'used create client.js',
    );
  });

  it.each([
    "change(id, 'updateResult', fields);",
    "exchange(id, fields, 'updateResult');",
    "change(id, fields, ['updateResult']);",
    "const other = 'updateResult';\nchange(id, fields, word);",
    "// change(id, fields, 'updateResult')",
    "const word = 'updateResult';\nlog(word.length);",
  ])('is none where another one gets it: %s', (call) => {
    expect(reasons(['PUT /updateResult/:id'], { 'http.ts': CHANGE, 'client.js': call })).toEqual(['']);
  });

  it.each([
    'export const change = (id, fields, address) => axios.put(`/results/${id}?at=${address}`, fields);',
    'export const change = (id, fields, address) => read(`./${address}/${id}`);',
    'export const change = (id, fields, address) => axios.put(url, { address });',
    'export const change = (id, fields, address) => import(`./api/${address}`);',
  ])('is none where no file puts it into a URL: %s', (change) => {
    expect(
      reasons(['PUT /updateResult/:id'], { 'http.ts': change, 'client.js': "change(id, fields, 'updateResult');" }),
    ).toEqual(['']);
  });
});

describe('a request behind a base that a proxy may take the place of', () => {
  const asks = (base: string): string =>
    `import axios from 'axios';\nconst http = axios.create({ baseURL: '${base}' });\nhttp.get('/users/list');`;

  it.each([
    ['/dev-api', 'used /users/list'],
    ['http://localhost:8080/backend', 'used /users/list'],
    ['https://example.com/v1', 'other-host https://example.com/v1/users/list'],
  ])('may name a route: %s', (base, reason) => {
    expect(reasons(['GET /api/users/list'], { 'client.js': asks(base) })).toEqual([`${reason} client.js`]);
  });

  it('names no other one', () => {
    expect(reasons(['GET /api/people/list'], { 'client.js': asks('/dev-api') })).toEqual(['']);
  });
});

describe('a relative redirect', () => {
  it.each([
    "res.redirect('list');",
    "res.redirect(303, 'list');",
    "ctx.redirect('./list');",
    "res.redirect('../users/list');",
  ])('names a route: %s', (call) => {
    expect(reasons(['GET /users/list'], { 'old.js': `export const old = (req, res) => { ${call} };` })).toEqual([
      expect.stringMatching(/^used .*list old\.js$/),
    ]);
  });
});

describe('a text in the class of a controller', () => {
  it.each([
    "@Redirect('/cars/list')",
    "@Get('first') first(@Res() res) { res.redirect(307, '/cars/list'); }",
    "@Get('first') first() { return { next: '/cars/list' }; }",
  ])('names a route of it: %s', (member) => {
    const controller = `import { Controller, Get } from '@nestjs/common';\n@Controller('cars')\nexport class CarsController {\n  @Get('list') list() { return []; }\n  ${member}${member.startsWith('@Redirect') ? " @Get('old') old() {}" : ''}\n}`;
    expect(reasonsOf(planOf({ 'cars.controller.ts': controller }))).toContain('used /cars/list cars.controller.ts');
  });
});

describe('a word behind a constant that ends in a slash', () => {
  it.each(["this.http.get(this.resource + 'list');", 'api.get<User[]>(`${conf.users}list`);'])(
    'names a route where a client is told both: %s',
    (call) => {
      const [other] = reasons(['GET /api/users/list'], {
        'client.ts': `import axios from 'axios';\nconst users = '/api/users/';\n${call}`,
      });
      expect(other).toBe('used list client.ts');
    },
  );

  it.each(["axios.get(users + 'list');", 'axios.get(`${users}list`);', "fetch(users + 'list');"])(
    'is the end of a URL that follows its route: %s',
    (call) => {
      expect(
        reasons(['GET /api/users/list'], {
          'client.ts': `import axios from 'axios';\nconst users = '/api/users/';\n${call}`,
        }),
      ).toEqual(['']);
    },
  );

  it.each(["print(users + 'list');", 'log(`${users}list`);'])('names none elsewhere: %s', (call) => {
    expect(
      reasons(['GET /api/users/list'], {
        'client.ts': `import axios from 'axios';\nconst users = '/api/users/';\n${call}`,
      }),
    ).toEqual(['']);
  });
});

describe('segments that are joined to a URL', () => {
  it.each([
    "import path from 'node:path';\napi.post(path.join(BASE, 'users', 'create'));",
    "import { join } from 'node:path/posix';\nhttp.post(join('/users', 'create'), user);",
  ])('name a route: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual([
      expect.stringMatching(/^stuck-caller \S*\/users\/create client\.js$/),
    ]);
  });

  it.each([
    "import path from 'node:path';\nreadFile(path.join('users', 'create'));",
    "import path from 'node:path';\nres.render(path.join('users', 'create'));",
  ])('name none elsewhere: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['']);
  });
});

describe('segments that a function of another file makes a URL of', () => {
  const WRAPPERS = [
    "export const urlOf = (...segments) => '/' + segments.join('/');",
    'export const urlOf = (resource, action) => `/${resource}/${action}`;',
    'export const urlOf = (a, b) => `${base}/${a}/${b}`;',
    'export function urlOf(a, b) { return `/${a}/${b}`; }',
  ];

  it.each(WRAPPERS)('name a route: %s', (wrapper) => {
    const client = "import { urlOf } from './url.js';\nshow(urlOf('users', 'create'));";
    expect(linkedReasons(['POST /users/create'], { 'url.js': wrapper, 'client.js': client })).toEqual([
      'used create client.js',
    ]);
    expect(
      reasons(['POST /users/create'], { 'url.js': wrapper, 'client.js': "send(urlOf('users', 'create'));" }),
    ).toEqual(['used create client.js']);
  });

  it.each([
    "urlOf('orders', 'create');",
    "requirePermission('users', 'create');",
    "can('users', 'create');",
    "path.join('users', 'create');",
    "emit('users', 'create');",
    "make('create');",
  ])('are none of the route: %s', (call) => {
    expect(reasons(['POST /users/create'], { 'url.js': WRAPPERS[0] ?? '', 'client.js': call })).toEqual(['']);
  });

  it.each([
    "const keys = { root: ['users'], add: () => [...keys.root, 'create'] };",
    "const addKey = [...rootOf(page), 'create'];",
  ])('may go on what a list takes in: %s', (keys) => {
    expect(
      reasons(['POST /users/create'], {
        'url.js': "const queryFn = ({ queryKey }) => fetch('/' + queryKey.join('/'));",
        'keys.js': keys,
      }),
    ).toEqual(['used create keys.js']);
    expect(
      reasons(['POST /users/create'], {
        'url.js': "const queryFn = ({ queryKey }) => fetch('/' + queryKey[0]);",
        'keys.js': keys,
      }),
    ).toEqual(['']);
  });

  it('are none where no file makes URLs', () => {
    expect(reasons(['POST /users/create'], { 'client.js': "send(make('users', 'create'));" })).toEqual(['']);
  });
});

describe('a constant that is put into a URL', () => {
  it.each([
    ["export enum Api { Create = 'create' }", 'Api', 'show(`/users/${Api.Create}`);'],
    ["export const ACTIONS = { createUser: 'create' };", 'ACTIONS', 'show(`/users/${ACTIONS.createUser}`);'],
    ["export const api = { users: { 'create': 'create' } };", 'api', "show('/users/' + api.users.create, user);"],
    ["export const CREATE = 'create';", 'CREATE', 'show(`${API_URL}/${CREATE}`);'],
    ["export enum Action { Add = 'create' }", 'Action', 'fetch(urlOf(Action.Add));'],
    ["export enum Action { Add = 'create' }", 'Action', 'axios.post(this.endpointFor(id, Action.Add), user);'],
    ["export class NewUser { mode = 'create'; }", 'NewUser', 'show(`/users/${new NewUser().mode}`);'],
  ])('names a route: %s, %s, %s', (constant, name, request) => {
    expect(
      linkedReasons(['POST /users/create'], {
        'segments.ts': constant,
        'client.ts': `import { ${name} } from './segments';\n${request}`,
      }),
    ).toEqual(['used create segments.ts']);
  });

  it.each([
    ["export enum Api { Create = 'create' }", 'Api', 'fetch(`${base}/${Api.Update}`);'],
    ["export const options = { method: 'create' };", 'options', 'fetch(`/users?by=${options.method}`);'],
    ["export enum Api { Create = 'create' }", 'Api', 'emit(Api.Create);'],
    ["export enum Mode { Create = 'create' }", 'Mode', 'readFile(`${folder}/${Mode.Create}`);'],
  ])('names none: %s, %s, %s', (constant, name, request) => {
    expect(
      linkedReasons(['POST /users/create'], {
        'segments.ts': constant,
        'client.ts': `import { ${name} } from './segments';\n${request}`,
      }),
    ).toEqual(['']);
  });

  it.each([
    ["enum Api { Add = 'create' }", 'fetch(`${base}/${unseen.Add}`);'],
    ["class NewUser { mode = 'create'; }", 'fetch(`/users/${this.mode}`);'],
  ])('names a route under the name of a member of what nobody sees: %s, %s', (constant, request) => {
    expect(reasons(['POST /users/create'], { 'segments.ts': constant, 'client.ts': request })).toEqual([
      'used create segments.ts',
    ]);
  });
});

describe('a list whose words are put into addresses', () => {
  const GUARD =
    "const OPEN = ['add', 'create'];\nexport default expressjwt(options).unless({ path: OPEN.map((w) => `/users/${w}`) });";

  it('holds a route back that a word of it names', () => {
    expect(reasons(['POST /users/create'], { 'guard.js': GUARD })).toEqual(['used create guard.js']);
    expect(reasons(['POST /users/create'], { 'guard.js': GUARD.replace('`/users/${w}`', 'describe(w)') })).toEqual([
      '',
    ]);
  });

  it.each([
    'show(OPEN.map((w) => `/users/${w}`));',
    "export const isOpen = (req) => words.OPEN.some((w) => req.path === '/users/' + w);",
    'for (const w of words.OPEN) allow(`/users/${w}`);',
  ])('may stand in another file: %s', (guard) => {
    const importing = `import * as words from './words.js';\nimport { OPEN } from './words.js';\n${guard}`;
    const listed = "export const OPEN = ['add', 'create'];";
    expect(linkedReasons(['POST /users/create'], { 'words.js': listed, 'guard.js': importing })).toEqual([
      expect.stringMatching(/^(?:used|guarded|stuck-caller) create .*\b(?:words|guard)\.js$/),
    ]);
    expect(
      linkedReasons(['POST /users/create'], { 'words.js': listed.replace('create', 'count'), 'guard.js': importing }),
    ).toEqual(['']);
  });
});

describe('an object whose keys are put into addresses', () => {
  it.each([
    "const ACTIONS = { create: 'POST', count: 'GET' };\nexport const api = Object.entries(ACTIONS).map(([word, method]) => fetch(`/users/${word}`, { method }));",
    "const ACTIONS = Object.freeze({ count: 'GET', // reads\n  create: 'POST' });\nfor (const word of Object.keys(ACTIONS)) api[word] = () => axios.post('/users/' + word);",
    "const ACTIONS: Actions = { 'count': read, create };\nfor (const word in ACTIONS) api[word] = () => axios.post(`/users/${word}`);",
    'const api = { users: { create() {} } };\nObject.keys(api.users).forEach((word) => { api.users[word] = () => axios.post(`/users/${word}`); });',
  ])('holds a route back that one of them names: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.ts': client })).toEqual([
      expect.stringMatching(/^(?:used|stuck-caller) (?:\/users\/)?create client\.ts$/),
    ]);
  });

  it.each([
    "const ACTIONS = { create: 'POST' };\nObject.keys(ACTIONS).map((word) => fetch(`/users?do=${word}`));",
    "const ACTIONS = { create: 'POST' };\nconst OTHERS = { count: 'GET' };\nObject.keys(OTHERS).map((word) => fetch(`/users/${word}`));",
    "const ACTIONS = { count: { create: 'POST' } };\nObject.keys(ACTIONS).map((word) => fetch(`/users/${word}`));",
    'const ACTIONS = { count: create, size: one ? create : other };\nObject.keys(ACTIONS).map((word) => fetch(`/users/${word}`));',
  ])('holds none back: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.ts': client })).toEqual(['']);
  });
});

describe('a word that fills a parameter of an address', () => {
  it.each<[string, Files]>([
    [
      'in its file',
      { 'users.js': "$resource('/users/:action', {}, { send: { method: 'POST', params: { action: 'create' } } });" },
    ],
    [
      'in another file',
      { 'users.js': "send({ action: 'create' });", 'resource.js': "const Users = $resource('/users/:action');" },
    ],
  ])('names a route, %s', (_, files) => {
    expect(reasons(['POST /users/create'], files)).toEqual(['used create users.js']);
  });

  it('names none where no address has such a parameter', () => {
    expect(
      reasons(['POST /users/create'], {
        'users.js': "$resource('/users/:id/:part', {}, { send: { params: { step: 'create' } } });",
      }),
    ).toEqual(['']);
  });
});

describe('a property that is put into a URL', () => {
  it.each([
    ['form.jsx', '<UserForm action="create" />'],
    ['form.vue', '<template><user-form action="create"/></template>'],
    ['page.html', '<button data-action="create">Create</button>'],
    ['form.js', "class CreateForm extends Form { action = 'create'; }"],
    ['form.js', "open({ formAction: 'create' });"],
  ])('names a route: %s, %s', (file, text) => {
    const url = text.includes('formAction') ? 'props.formAction' : 'this.action';
    expect(
      reasons(['POST /users/create'], { [file]: text, 'send.js': `axios.post(\`/users/\${${url}}\`, user);` }),
    ).toEqual([`used create ${file}`]);
  });

  it('names none where no URL takes it in', () => {
    expect(
      reasons(['POST /users/create'], {
        'form.jsx': '<UserForm action="create" />',
        'send.js': 'axios.post(`/users/${this.id}`, user);',
      }),
    ).toEqual(['']);
  });

  it.each([
    ['form.vue', '<template><user-form mode="create"/></template>', 'axios.post(`/users/${props.mode}`, user);'],
    ['form.jsx', '<UserForm verb="create" />', "axios.post('/users/' + props.verb, user);"],
    [
      'page.html',
      '<select><option value="create">New</option></select>',
      'fetch(`/users/${choice.value}`, { method: "POST" });',
    ],
    ['page.ejs', '<button data-step="create">New</button>', "$.post('/users/' + $(this).data('step'));"],
    [
      'page.html',
      '<button data-step="create">New</button>',
      'axios.post(`/users/${event.target.getAttribute("data-step")}`);',
    ],
    ['page.html', '<button data-step="create">New</button>', 'axios.post(`/users/${event.target.dataset.step}`);'],
  ])('names a route by an attribute: %s, %s, %s', (file, text, send) => {
    expect(reasons(['POST /users/create'], { [file]: text, 'send.js': send })).toEqual([`used create ${file}`]);
    expect(reasons(['POST /users/create'], { [file]: text, 'send.js': 'axios.post(`/users/${user.name}`);' })).toEqual([
      '',
    ]);
  });
});

describe('a value that a page puts into an address', () => {
  it.each<[page: string, text: string, given: string, word: string]>([
    [
      'form.ejs',
      '<form method="post" action="/users/<%= action %>">',
      'pages.js',
      "res.render('form', { action: 'create' });",
    ],
    [
      'form.ejs',
      '<form method="post" action="/users/<%- locals.step -%>">',
      'new.ejs',
      "<%- include('form', { step: 'create' }) %>",
    ],
    ['form.hbs', '<form method="post" action="/users/{{step}}">', 'new.hbs', '{{> form step="create"}}'],
    ['form.pug', "form(method='post' action=`/users/${step}`)", 'pages.js', "res.render('form', { step: 'create' });"],
    [
      'page.html',
      '<script>send.onclick = () => fetch(`/users/${choice.value}`, { method: "POST" });</script>',
      'choice.html',
      '<option value="create">New</option>',
    ],
  ])('names a route: %s, %s, %s, %s', (page, text, given, word) => {
    expect(reasons(['POST /users/create'], { [page]: text, [given]: word })).toEqual([`used create ${given}`]);
    expect(
      reasons(['POST /users/create'], { [page]: '<form method="post" action="/users/<%= user.id %>">', [given]: word }),
    ).toEqual(['']);
  });
});

describe('one of several values that a URL takes in', () => {
  it.each([
    ["fetch(`/users/${id ? `update/${id}` : 'create'}`, { method: 'POST' });", "'create'", "''"],
    ["fetch(`/users/${id ? 'all' : 'create'}`, { method: 'POST' });", "'create'", "''"],
    ["fetch('/users/' + (id ? 'all' : 'create'), { method: 'POST' });", "'create'", "''"],
    ["axios.post(`/users/${isNew && 'create'}`, user);", "'create'", "''"],
    ["axios.post('/users/:action'.replace(':action', 'create'), user);", "'create'", "''"],
    ["fetch('/users' + (id ? '/all' : '/create'), { method: 'POST' });", "'/create'", "''"],
    ["fetch(`/users${id ? '/all' : '/create'}`, { method: 'POST' });", "'/create'", "''"],
    ["let url = '/users/'; if (isNew) url += 'create'; fetch(url, { method: 'POST' });", "'create'", "''"],
    ["let last = 'all'; if (!id) last = 'create'; fetch('/users/' + last, { method: 'POST' });", "'create'", "''"],
    ["const action = isNew ? 'create' : 'all'; fetch(`/users/${action}`, { method: 'POST' });", "'create'", "''"],
    ["const ACTIONS = { add: 'create' }; fetch(`/users/${ACTIONS.add}`, { method: 'POST' });", "'create'", "''"],
    ["const url = (name) => ['/users', name].join('/'); request(app).post(url('create'));", "'create'", "''"],
  ])('follows by itself: %s', (client, word, becomes) => {
    const files = { 'server.js': express(registration('app', 'POST /users/create', ANSWER)), 'client.js': client };
    const plan = planOf(files);
    expect([movedText(plan, files, 'client.js'), reasonsOf(plan)]).toEqual([client.replace(word, becomes), ['']]);
  });

  it.each([
    "const action = isNew ? 'create' : ''; if (action) fetch(`/users/${action}`, { method: 'POST' });",
    "const action = isNew ? 'create' : null; fetch(action ? `/users/${action}` : '/drafts', { method: 'POST' });",
    "axios.post(`/users/${{ add: 'create', edit: 'revise' }[mode]}`, user); show({ add: 'create' });",
    "const action = isNew ? 'create' : 'all'; track(action); fetch(`/users/${action}`, { method: 'POST' });",
  ])('stays where more depends on it: %s', (client) => {
    const files = { 'server.js': express(registration('app', 'POST /users/create', ANSWER)), 'client.js': client };
    const plan = planOf(files);
    expect(movedText(plan, files, 'client.js')).toBe(client);
    expect(reasonsOf(plan)).not.toEqual(['']);
  });

  it.each([
    "const [action, setAction] = useState('create'); fetch(`/users/${action}`, { method: 'POST' });",
    "axios.post(`/users/${segmentOf('create')}`, user);",
    "const [step, setStep] = useState(); setStep('create'); fetch(`/users/${step}`, { method: 'POST' });",
    "const form = useForm(); form.setValue('step', 'create'); fetch('/users/' + form.watch('step'), { method: 'POST' });",
  ])('names a route by its word: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['used create client.js']);
  });

  it.each(["axios.post(`${base}/users${path('/create')}`);"])('names a route by its path: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['used /create client.js']);
  });

  it.each([
    "label(id ? 'update' : 'create');",
    "const label = id ? 'update' : 'create'; fetch(`/users/${id}`);",
    "const label = 'create'; fetch(`/users/${label.length}`);",
    "fetch(`/users/${id}`, id ? 'update' : 'create');",
    "fetch(`/users/${mode === 'create' ? 1 : 2}`);",
    "text.replace('_', 'create');",
    "label(id ? 'update' : 'create'); fetch(`/payments/${transaction._id}`);",
    "label(id ? 'update' : 'create'); fetch(`/payments/${transaction}`);",
    "label(id ? 'update' : 'create'); fetch('/files/' + resource.id);",
    "label(id ? 'update' : 'create'); fetch(`/people/${identity}`);",
  ])('is none: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['']);
  });
});

describe('a word that is handed to something unknown, which may hand it on', () => {
  const SEND = "const send = (action, data) => fetch(`/users/${action}`, { method: 'POST', body: data });\n";

  it.each([
    "const later = debounce(send, 300); later('create', {});",
    "const kept = useCallback(send, []); kept('create');",
    "setTimeout(send, 1000, 'create');",
    "limited(send, 'create', {});",
    "bus.on('load', send); bus.emit('load', 'create');",
    "bus.on('load', ([action]) => send(action)); bus.emit('load', ['create']);",
    "const store = createStore({ actions: { save: (context, [action]) => send(action) } }); store.dispatch('save', ['create']);",
    "query({ key: ['users', 'create'], run: ({ key: [, action] }) => send(action) });",
    "query({ key: ['users', 'create'], run: ({ key }) => send(key[1]) });",
    "export const create = send.bind(null, nothing('create'));",
    "new Worker('calls', (job) => send(job.data[0])); const queue = new Queue('calls'); queue.add('call', ['create']);",
    "new QueryClient({ defaultOptions: { queries: { queryFn: ({ queryKey: [, action] }) => send(action) } } }); useQuery({ queryKey: ['users', 'create'] });",
  ])('names a route by its word: %s', (calls) => {
    const bus =
      "import { EventEmitter } from 'events';\nimport { Queue, Worker } from 'bullmq';\nimport { QueryClient, useQuery } from '@tanstack/react-query';\nconst bus = new EventEmitter();\n";
    expect(reasons(['POST /users/create'], { 'client.js': `${bus}${SEND}${calls}` })).toEqual([
      'used create client.js',
    ]);
  });

  it.each([
    "bus.on('create', send);",
    "bus.on('load', send); other.emit('create', 1);",
    "label('create'); debounce(send, 300)(id);",
    "import { Queue } from 'bullmq';\nimport { Worker } from 'other';\nnew Worker('calls', (job) => send(job.data[0])); new Queue('calls').add('call', ['create']);",
    "app.use(cors({ methods: ['create'] })); app.get('/x', (req, res) => send(req.params.action));",
  ])('is none: %s', (calls) => {
    const bus = "import { EventEmitter } from 'events';\nconst bus = new EventEmitter(), other = new EventEmitter();\n";
    const servers = "const app = require('express')();\n";
    expect(reasons(['POST /users/create'], { 'client.js': `${bus}${servers}${SEND}${calls}` })[0]).toBe('');
  });
});

describe('a word that something unknown writes otherwise', () => {
  it('names a route by its letters', () => {
    const client = "const api = (name) => fetch('/api/' + kebabCase(name));\napi('getUsers');\n";
    expect(reasons(['GET /api/get-users', 'GET /api/get-books'], { 'client.js': client })).toEqual([
      'used getUsers client.js',
      '',
    ]);
  });
});

describe('names of members that are put into a URL', () => {
  it('are requests that cannot follow', () => {
    const client = "const api = new Proxy({}, { get: (_, name) => () => fetch('/' + name) });\napi.getUsers();\n";
    expect(reasons(['GET /getUsers', 'GET /getBooks'], { 'client.js': client })).toEqual([
      'stuck-caller /getUsers client.js',
      '',
    ]);
  });
});

describe('a function that is given words in advance', () => {
  it('is called from outside with these', () => {
    const client =
      "const send = (method, action) => fetch(`/users/${action}`, { method });\nexport const create = send.bind(null, 'POST', 'create');\n";
    const files = { 'server.js': express(registration('app', 'POST /users/create', ANSWER)), 'client.js': client };
    expect(movedText(planOf(files), files, 'client.js')).toBe(client.replace("'create'", "''"));
  });
});

describe('a word that a view puts at the end of an address under a condition', () => {
  it.each([
    ['form.njk', `<form method="post" action="/users/{{ 'revise' if user else 'create' }}"></form>`],
    ['form.pug', "form(method='post' action='/users/' + (user ? 'revise' : 'create'))"],
    ['form.ejs', `<form method="post" action="/users/<%= user ? 'revise/' + user.id : 'create' %>"></form>`],
    ['Form.vue', "<template><form :action=\"`/users/${user ? 'revise' : 'create'}`\"></form></template>"],
  ])('names a route: %s, %s', (file, view) => {
    expect(reasons(['POST /users/create'], { [file]: view })).toEqual([`used create ${file}`]);
  });

  it.each([
    ['form.hbs', '/users/{{#if user}}revise{{else}}create', '{{/if}}'],
    ['form.ejs', '/users/<% if (user) { %>revise<% } else { %>create', '<% } %>'],
  ])('names a route with the whole of its address: %s, %s', (file, written, end) => {
    const view = `<form method="post" action="${written}${end}"></form>`;
    expect(reasons(['POST /users/create'], { [file]: view })).toEqual([`used ${written} ${file}`]);
  });
});

describe('a link that is one word under a condition', () => {
  it.each([
    ['cars.hbs', '<a href="{{#if all}}getAll{{/if}}">all</a>', 'getAll'],
    ['cars.ejs', '<a class="b" href="<% if (all) { %>getAll<% } %>?page=1">all</a>', 'getAll<% } %>?page=1'],
    ['cars.njk', '<form action="{% if all %}getAll{% else %}7{% endif %}">all</form>', 'getAll'],
    ['cars.ejs', `<a href="<%= all ? 'getAll' : '7' %>">all</a>`, 'getAll'],
    ['cars.ejs', `<a href="get<%= all ? 'All' : '7' %>">all</a>`, "get<%= all ? 'All"],
    ['cars.njk', `<a href="{{ 'getAll' if all else '7' }}">all</a>`, 'getAll'],
    ['cars.pug', "a(href=all ? 'getAll' : '7') all", 'getAll'],
  ])('names a route: %s, %s', (file, view, written) => {
    expect(reasons(['GET /cars/getAll'], { [file]: view })).toEqual([`used ${written} ${file}`]);
  });

  it.each([
    ['cars.hbs', '<p title="{{#if all}}getAll{{/if}}">all</p>'],
    ['cars.ejs', '<p><% if (all) { %>getAll<% } %></p>'],
    ['cars.ejs', `<p title="<%= all ? 'getAll' : '7' %>">all</p>`],
    ['cars.ejs', `<a href="<%= all ? 'all' : '7' %>">all</a>`],
    ['cars.pug', "a(title=all ? 'getAll' : '7') all"],
  ])('is a word elsewhere: %s, %s', (file, view) => {
    expect(reasons(['GET /cars/getAll'], { [file]: view })).toEqual(['']);
  });
});

describe('a page of the browser', () => {
  const pages = [
    "const add = () => navigate('/cars/create');",
    "export const Add = () => <Link to='/cars/create'>Add</Link>;",
    "export const pages = [{ path: '/cars/create', element: <AddCar /> }];",
  ];

  it.each(pages)('is not asked for with another method than GET: %s', (page) => {
    expect(reasons(['POST /cars/create'], { 'pages.jsx': page })).toEqual(['']);
    expect(reasons(['POST /cars/create'], { 'pages.jsx': `${page}\nsend('/cars/create');` })).toEqual([
      'used /cars/create pages.jsx',
    ]);
  });

  it.each(pages)('may be asked for with GET: %s', (page) => {
    const [reason] = reasons(['GET /cars/create'], { 'pages.jsx': page });
    expect(reason).not.toBe('');
    expect(reasons(['GET /cars/getAll'], { 'pages.jsx': page.replace('create', 'getAll') })).toEqual([
      'used /cars/getAll pages.jsx',
    ]);
  });

  it('holds back a route of all methods', () => {
    expect(reasons(['ALL /cars/create'], { 'pages.jsx': pages[0] ?? '' })).not.toEqual(['']);
  });
});
