import { describe, expect, it } from 'vitest';
import { HOLE } from '../../../src/paths/dialects.ts';
import type { PlanOptions } from '../../../src/model/plan-options.ts';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { movedText, movesIn, planOf, type Files } from '../planning.ts';

const SERVER = express(
  registration('app', 'GET /user', ANSWER),
  registration('app', 'GET /user/:id', ANSWER),
  registration('app', 'PUT /user/:id', ANSWER),
);

/** What becomes of the collection `user` of a server beside other files: its new name, or the reason against it. */
function naming(others: Files, server = SERVER, options: Partial<PlanOptions> = {}): readonly string[] {
  const { routes } = planOf({ 'server.js': server, ...others }, options);
  const said = routes.flatMap(({ naming: named }) => {
    if (!named) return [];
    const { other, reason } = named.withheld ?? {};
    return named.edits
      ? [named.collection.other]
      : [[reason, other?.label, other?.file].filter((part) => part !== undefined).join(' ')];
  });
  return [...new Set(said)];
}

describe('a collection that is renamed', () => {
  it.each<[client: string, becomes: string, moves: readonly string[]]>([
    ["fetch('/user');", "fetch('/users');", ['GET /user -> GET /users']],
    ["fetch('/user?page=1');", "fetch('/users?page=1');", ['GET /user?page=1 -> GET /users?page=1']],
    ["fetch('/user/7', { method: 'PUT' });", "fetch('/users/7', { method: 'PUT' });", ['PUT /user/7 -> PUT /users/7']],
    [
      "const load = (name) => fetch('/' + name);\nload('user');",
      "const load = (name) => fetch('/' + name);\nload('users');",
      ['GET /user -> GET /users'],
    ],
    ["if (url === '/user/7') answer();", "if (url === '/users/7') answer();", ['/user/7 -> /users/7']],
    ['// GET /user/:id reads one', '// GET /users/:id reads one', ['GET /user/:id -> GET /users/:id']],
  ])('takes its callers along: %s', (client, becomes, moves) => {
    const files = { 'server.js': SERVER, 'client.js': client };
    const plan = planOf(files);
    expect([naming({ 'client.js': client }), movedText(plan, files, 'client.js'), movesIn(plan, 'client.js')]).toEqual([
      ['users'],
      becomes,
      moves,
    ]);
  });

  it('takes along what stands behind a base that may end in a slash, and the word behind it', () => {
    const server = express(
      registration('app', 'GET /v1/user/:id', ANSWER),
      registration('app', 'GET /shelves/:shelf/user/:owner', ANSWER),
    );
    const files = { 'server.js': server, 'client.js': 'fetch(`${API}v1/user/7`);' };
    const plan = planOf(files);
    expect([naming(files, server), movedText(plan, files, 'client.js')]).toEqual([
      ['users'],
      'fetch(`${API}v1/users/7`);',
    ]);
  });

  it('keeps its name where a request to it is not fixed with its routes', () => {
    const options = { areFixedTogether: (file: string, other: string) => file === other };
    expect(naming({ 'client.js': "fetch('/user/7');" }, SERVER, options)).toEqual(['unreached /user/7 client.js']);
    expect(naming({ 'client.js': '// GET /user/7' }, SERVER, options)).toEqual(['users']);
  });

  it('keeps its name where a request names it and no caller is to move', () => {
    expect(naming({ 'client.js': "fetch('/user/7');" }, SERVER, { movesCallers: false })).toEqual([
      'callers /user/7 client.js',
    ]);
    expect(naming({ 'client.js': "fetch('/posts/7');" }, SERVER, { movesCallers: false })).toEqual(['users']);
    expect(naming({ 'client.js': '// GET /user/7' }, SERVER, { movesCallers: false })).toEqual(['users']);
  });

  it('asks whether a request is fixed with the file that names it', () => {
    const options = {
      areFixedTogether: (file: string, other: string) => file === 'server.js' && other === 'client.js',
    };
    expect(naming({ 'client.js': "fetch('/user/7');" }, SERVER, options)).toEqual(['users']);
    expect(naming({ 'page.js': "fetch('/user/7');" }, SERVER, options)).toEqual(['unreached /user/7 page.js']);
  });

  it('gets its name where a request of another collection is not fixed with its routes', () => {
    const options = { areFixedTogether: (file: string, other: string) => file === other };
    expect(
      naming(
        { 'client.js': "// '/user/7'\nfetch('/posts/7');" },
        `${SERVER}\n${registration('app', 'GET /posts/:id', ANSWER)}`,
        options,
      ),
    ).toEqual(['users']);
  });

  it.each<[file: string, text: string]>([
    ['README.md', 'Ask `/user/7`.'],
    ['client.js', "// see '/user/7'"],
    ['client.js', "const path = '/username';"],
    ['client.js', "const path = '/users/7';"],
    ['client.js', "fetch('/username/7');"],
    ['client.test.js', "it('tells', () => request(app).get('/user').expect(404));"],
    ['client.test.js', "const path = '/users';\nit('tells', () => request(app).get('/posts').expect(404));"],
    ['client.test.js', "it('tells', () => request(app).get('/users').expect(200));"],
    [
      'client.test.js',
      "it('tells', () => request(app).get('/users').expect(200));\nit('tells', () => request(app).get('/posts').expect(404));",
    ],
  ])('may be named where it harms nobody: %s %s', (file, text) => {
    expect(naming({ [file]: text })).toEqual(['users']);
  });
});

describe('one of two prefixes of a router that is renamed', () => {
  const server = express(
    'const crates = express.Router();',
    registration('crates', 'GET /:id', ANSWER),
    "app.use('/depot/crate', crates);",
    "app.use('/yard/crate', crates);",
  );
  const KEPT = { 'page.js': "open('/depot/crate');" };

  it.each<[client: string, becomes: string]>([
    ["fetch('/yard/crate/7');", "fetch('/yard/crates/7');"],
    ["fetch('/depot/crate/7');", "fetch('/depot/crate/7');"],
  ])('is followed by who asks for it: %s', (client, becomes) => {
    const files = { 'server.js': server, 'client.js': client, ...KEPT };
    expect(movedText(planOf(files), files, 'client.js')).toBe(becomes);
  });

  it('keeps its name where a request may ask for either', () => {
    expect(naming({ ...KEPT, 'client.js': 'fetch(`${base}/crate/7`);' }, server)).toEqual([
      `stuck-caller ${HOLE}/crate/7 client.js`,
    ]);
  });
});

describe('a collection that keeps its name', () => {
  const LIST = express(registration('app', 'GET /noticeList/:id', ANSWER));

  it.each<[file: string, text: string, label: string]>([
    ['client.js', 'axios.get(`${BASE}/${kind}List/${id}`);', '${BASE}/${kind}List/${id}'],
    ['client.js', "axios.get(BASE + '/' + kind + 'List/' + id);", '…/…List/…'],
    ['client.js', 'send(`/notice${what}/` + id);', '/notice…/…'],
  ])('is named by a segment that is partly a value of run time: %s %s', (file, text, label) => {
    expect(naming({ [file]: text }, LIST)).toEqual([`used ${label} ${file}`]);
  });

  it.each([
    'axios.get(`${BASE}/${kind}/${id}`);',
    'axios.get(`${BASE}/${kind}Form/${id}`);',
    'axios.get(`${BASE}/shelf/${kind}List/${id}`);',
    'axios.get(`${BASE}/notice${query}`);',
  ])('is not named by another one: %s', (text) => {
    const server = express(registration('app', 'GET /board/noticeList/:id', ANSWER));
    expect(naming({ 'client.js': text }, server)).toContain('noticeLists');
  });

  it.each<[file: string, text: string, reason: string]>([
    ['client.js', "// eslint-disable-next-line\nfetch('/user/7');", 'suppressed-caller /user/7 client.js'],
    ['client.js', "fetch('/USER/7');", 'stuck-caller /USER/7 client.js'],
    ['client.js', "if (url.startsWith('/user/7')) answer();", 'used /user/7 client.js'],
    ['menu.js', "export const MENU = ['/user'];", 'used /user menu.js'],
    ['client.js', "fetch('/user/7/posts');", 'used /user/7/posts client.js'],
    ['client.js', "export const users = crud('user');", 'used user client.js'],
    [
      'client.js',
      "export class Users extends Rows { constructor(http) { super(http, 'user'); } }",
      'used user client.js',
    ],
    ['App.jsx', 'export default () => <Resource name="user" list={Users} />;', 'used user App.jsx'],
    ['menu.js', "const path = '/admin/user/7';", 'used /admin/user/7 menu.js'],
    ['menu.js', "go('/user/' + id + '/posts');", 'used /user/…/posts menu.js'],
    ['users.ejs', '<a href="/user/7">One</a>', 'used /user/7 users.ejs'],
    [
      'client.test.js',
      "it('tells', () => request(app).get('/users').expect(404));",
      'awaited-nothing /users client.test.js',
    ],
    [
      'client.test.js',
      "it('tells', () => request(app).get('/users/7').expect(404));",
      'awaited-nothing /users/7 client.test.js',
    ],
    [
      'guard.js',
      "export default (req, res, next) => (req.path.startsWith('/users') ? check(req, res, next) : next());",
      'path-guard /users guard.js',
    ],
    [
      'users.module.ts',
      "export const configure = (consumer: MiddlewareConsumer) => consumer.apply(Auth).forRoutes('user');",
      'path-guard /user users.module.ts',
    ],
    [
      'users.module.ts',
      "export const configure = (consumer: MiddlewareConsumer) => consumer.apply(Auth).exclude({ path: 'users/:id', method: RequestMethod.GET }).forRoutes('*');",
      'path-guard /users/:id users.module.ts',
    ],
    ['nginx.conf', 'location /users/ { proxy_pass http://users:3000; }', 'path-guard /users/ nginx.conf'],
    ['guard.js', 'export default (req) => /user\\/[0-9]/.test(req.path);', 'used user\\/[0-9] guard.js'],
    [
      'guard.js',
      "export default (req, res, next) => (req.permissions.map((each) => each.replace(/:/g, '/')).includes(req.path) ? next() : refuse());",
      'path-guard permissions guard.js',
    ],
  ])('is named by a text that would be left: %s %s', (file, text, reason) => {
    expect(naming({ [file]: text })).toEqual([reason]);
  });

  it.each<[line: string, reason: string]>([
    ["const MENU = ['/user'];", 'used /user server.js'],
    ["go('/user/7/posts');", 'used /user/7/posts server.js'],
    ["const path = '/username';", 'users'],
  ])('is named by a text of the file that registers it: %s', (line, reason) => {
    expect(naming({}, `${line}\n${SERVER}`)).toEqual([reason]);
    expect(naming({}, `${SERVER}\n${line}`)).toEqual([reason]);
  });

  it('is named by a text that stands in another file where its own does in this one', () => {
    expect(naming({ 'menu.js': `${' '.repeat(SERVER.indexOf("'/user'"))}'/user'` })).toEqual(['used /user menu.js']);
  });

  it.each<[file: string, text: string, reason: string]>([
    ['menu.js', "export const MENU = ['/shop/user/7'];", 'used /shop/user/7 menu.js'],
    ['menu.js', "export const MENU = ['/admin/user/7'];", 'used /admin/user/7 menu.js'],
    ['menu.js', "export const MENU = ['/blog/user/7'];", 'users'],
    [
      'shop.test.js',
      "it('tells', () => request(app).get('/shop/users').expect(404));",
      'awaited-nothing /shop/users shop.test.js',
    ],
    [
      'shop.test.js',
      "it('tells', () => request(app).get('/admin/users').expect(404));",
      'awaited-nothing /admin/users shop.test.js',
    ],
    ['shop.test.js', "it('tells', () => request(app).get('/blog/users').expect(404));", 'users'],
  ])('stands in several places: %s %s', (file, text, reason) => {
    const server = express(
      'const router = express.Router();',
      registration('router', 'GET /user/:id', ANSWER),
      "app.use('/shop', router);",
      "app.use('/admin', router);",
      registration('app', 'GET /blog', ANSWER),
    );
    expect(naming({ [file]: text }, server)).toEqual([reason]);
  });

  it.each<[client: string, reason: string]>([
    ['fetch(`${API}user/7`);', 'stuck-caller …user/7 client.js'],
    ["fetch(API + 'user/7');", 'stuck-caller …user/7 client.js'],
    ['fetch(`${API}v1/user/7/posts`);', 'used ${API}v1/user/7/posts client.js'],
    ["fetch(API + 'v1/user/7/posts');", 'used v1/user/7/posts client.js'],
  ])('is named by a request behind a base that another route may answer: %s', (client, reason) => {
    const routes = [
      registration('app', 'GET /user/:id', ANSWER),
      registration('app', 'GET /shelves/:shelf/:kind/:item/posts', ANSWER),
    ];
    expect(naming({ 'client.js': client }, express(...routes)).map((each) => each.replaceAll(HOLE, '…'))).toEqual([
      reason,
    ]);
    expect(
      naming({ 'client.js': client }, express(...routes.toReversed())).map((each) => each.replaceAll(HOLE, '…')),
    ).toEqual([reason]);
  });

  it('holds another one of its name', () => {
    const files = {
      'server.js': express(registration('app', 'GET /user/:id/user/:other', ANSWER)),
      'client.js': "fetch('/user/1/user/2');",
    };
    const plan = planOf(files);
    expect([movedText(plan, files, 'client.js'), movesIn(plan, 'client.js')]).toEqual([
      "fetch('/users/1/users/2');",
      ['GET /user/1/user/2 -> GET /users/1/users/2'],
    ]);
  });

  it('may have an address already that a test expects nothing of', () => {
    const server = express(registration('app', 'GET /user/:id', ANSWER), registration('app', 'GET /users', ANSWER));
    expect(naming({ 'client.test.js': "it('tells', () => request(app).get('/users').expect(404));" }, server)).toEqual([
      'users',
    ]);
  });

  it('is one of several that a request may reach', () => {
    const serving = (...endpoints: readonly string[]): string =>
      express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
    const others = { 'client.js': "if (url.endsWith('/user/7')) answer();" };
    expect(naming(others, serving('GET /api/user/:id'))).toEqual(['users']);
    expect(naming(others, serving('GET /api/user/:id', 'GET /admin/user/:id'))).toEqual([
      'stuck-caller /user/7 client.js',
    ]);
  });
});

describe('a request that reached nothing before', () => {
  const DEAD = "fetch('/user/edit', { method: 'POST' });";
  const serverOf = (...endpoints: readonly string[]): string =>
    mounted('/user', ...endpoints.map((endpoint) => registration('router', endpoint, ANSWER)));

  it.each([serverOf('PUT /', 'PUT /edit/:id'), serverOf('PUT /', 'PUT /:id')])(
    'has no say in whether its collection is renamed, before the verbs go or after',
    (server) => {
      expect(naming({ 'client.js': DEAD }, server)).toEqual(['users']);
    },
  );
});
