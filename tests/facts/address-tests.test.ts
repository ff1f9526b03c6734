import { describe, expect, it } from 'vitest';
import { viewOf } from '../plan/planning.ts';

/** What middleware asks of addresses: `starts /admin`. */
function guardsIn(text: string): readonly string[] {
  const guards = viewOf({ '/shop/guard.js': middleware(text) }).mentions.guards();
  return guards.map(
    ({ guard: { asks, text: said, ignoresCase } }) => `${asks} ${said}${ignoresCase ? ' (any case)' : ''}`,
  );
}

/** Some statements as middleware of the framework whose names they have. */
function middleware(text: string): string {
  if (/^(?:app|router)\.|^registerRoute|^new Elysia/m.test(text)) return text;
  const first = ['ctx', 'event', 'context', 'host', 'request'].find((name) => new RegExp(`\\b${name}\\b`).test(text));
  const parameters = first ? `${first}, next` : /\bc\./.test(text) ? 'c, next' : 'req, res, next';
  return `module.exports = (${parameters}) => {\n${text}\nnext();\n};`;
}

describe('what middleware asks of the address of a request', () => {
  it.each<[text: string, ...expected: string[]]>([
    ["if (req.path.startsWith('/admin/create')) refuse();", 'starts /admin/create'],
    ["if (request.url?.startsWith('/admin')) refuse();", 'starts /admin'],
    ["if (ctx.request.path.endsWith('User')) refuse();", 'ends User'],
    ["if (c.req.path.includes('create')) refuse();", 'holds create'],
    ["if (req.originalUrl.indexOf('/create') === 0) refuse();", String.raw`matches ^(.*?)\/create`, 'holds /create'],
    ["if (req.path.toLowerCase().includes('create')) refuse();", 'holds create'],
    ["if (req.path === '/users') refuse();", 'is /users'],
    ['if (event.path !== "/users") refuse();', 'is /users'],
    ["app.use('/users', (req, res, next) => { if (req.path === '/') next(); });", 'is /users'],
    ["app.use('/users', log(), function (request, res, next) { if (request.url !== '/') refuse(); });", 'is /users'],
    ["if (req.path.split('/')[1] === 'create') refuse();", 'holds create'],
    ["if ('/users' === req.path || '/login' == ctx.path) next();", 'is /login'],
    ["if ('create' === req.path.split('/')[1]) refuse();", 'holds create'],
    ["if (req.url.split('?')[0] === '/users') next();", 'is /users'],
    ["if (req.originalUrl.split(/[?#]/)[0].startsWith('/users')) next();", 'matches [?#]', 'holds /users'],
    ["const at = req.originalUrl.split('?').shift();\nif (at === '/users') next();", 'ends /users'],
    ["if (['/users'].includes(req.url.split('?', 1)[0].replace(/\\/+$/, ''))) next();", 'is /users', 'matches \\/+$'],
    ["if (request.url.replace(/\\?.*$/, '') === '/users') next();", 'is /users', 'matches \\?.*$'],
    ["if (context.switchToHttp().getRequest().url === '/users') open(context);", 'is /users'],
    [
      "const OPEN = ['/users'];\nif (OPEN.includes(host.switchToHttp().getRequest<Request>().url)) open(host);",
      'is /users',
    ],
    [
      "const { route, user } = context.switchToHttp().getRequest();\nif (route.path === '/users') open(user);",
      'route /users',
    ],
    ["if (getRequestURL(event).pathname === '/users') check(event);", 'is /users'],
    ["if (getRequestPath(event) === '/users') check(event);", 'is /users'],
    ["if (req.path() === '/users') return next();", 'is /users'],
    ["if (req.getPath() === '/users' || req.getRoute().path === '/posts') return next();", 'is /users', 'is /posts'],
    ["new Elysia().onBeforeHandle(({ route, set }) => { if (route === '/users') set.status = 401; });", 'is /users'],
    ["if (getPath(c.req.raw) === '/users') return next();", 'is /users'],
    [
      "app.addHook('preHandler', async ({ routerPath, user }, reply) => { if (routerPath === '/users') check(user); });",
      'is /users',
    ],
    ["if (req.url.split('?')[1] === '/users') next();", 'is /users'],
    ["if (req.path.slice(1).startsWith('create')) refuse();", 'holds create'],
    ["if ((req.path || '').startsWith('/create')) refuse();", 'starts /create'],
    ["const { path } = req;\nif (path.startsWith('/create')) refuse();", 'starts /create'],
    ['if (req.path.startsWith(`/create/${kind}`)) refuse();', 'starts /create/'],
    ["if (ctx._matchedRoute.startsWith('/create')) next();", 'starts /create'],
    ["const LEVELS = { '/drafts/:id': 2 };\nlimit(LEVELS[ctx._matchedRoute]);", 'is /drafts/:id'],
    ["if (c.req.routePath.startsWith('/create')) return next();", 'starts /create'],
    ["app.addHook('onRoute', (route) => { if (route.url.startsWith('/create')) close(route); });", 'starts /create'],
    [
      "app.addHook('onRoute', async function (opts) { if (opts.path.startsWith('/create')) close(opts); });",
      'starts /create',
    ],
    [
      "app.addHook('onRoute', (routeOptions) => { if (routeOptions.url.startsWith('/create')) close(routeOptions); });",
      'starts /create',
    ],
    ["app.addHook('onRoute', ({ url, config }) => { if (url === '/users') close(config); });", 'is /users'],
    [
      "app.addHook('onRoute', async function ({ path: at }) { if (at.startsWith('/users')) close(at); });",
      'starts /users',
    ],
    ["ctx.state.at = ctx.path.toLowerCase();\nif (ctx.state.at === '/users') refuse();", 'is /users'],
    ["app.use(({ path, user }, res, next) => (path.includes('delete') ? check(user, res) : next()));", 'holds delete'],
    ["app.use(({ originalUrl: at }, _res, next) => { if (at.startsWith('/users')) next(); });", 'starts /users'],
    ['const AREA = /^\\/(\\w+)/;\nconst [, area] = AREA.exec(req.path) ?? [];', 'matches ^\\/(\\w+)'],
    [
      'const AREA = /^\\/users/;\nif (req.url.match(AREA) || AREA.test(req.url)) next();',
      'matches ^\\/users',
      'matches ^\\/users',
    ],
    ["const { url: { pathname } } = event;\nif (pathname.startsWith('/users')) next();", 'starts /users'],
    ["const key = `${req.baseUrl}${req.path}`;\nif (key.includes('delete')) refuse();", 'holds delete'],
    ["if (req.headers['x-original-uri'].includes('delete')) refuse();", 'holds delete'],
    ["if (req.get('X-Forwarded-Uri').startsWith('/users')) next();", 'starts /users'],
    [
      "if ((req.url + '').indexOf('delete') > 0 || req.url.lastIndexOf('purge') > 0) refuse();",
      'holds delete',
      'matches ^(.*)purge',
      'holds purge',
    ],
    ["if (['list', 'delete'].includes(path.basename(req.path))) refuse();", 'is list', 'is delete'],
    ["if (['/list'].includes(decodeURIComponent(req.path))) next();", 'is /list'],
    ["app.onBeforeHandle(({ path, set }) => { if (path.includes('delete')) set.status = 401; });", 'holds delete'],
    [
      "app.addHook('onRequest', async ({ url, user }, reply) => { if (url.includes('delete')) check(user); });",
      'holds delete',
    ],
    ["if (getRequestURL(event).pathname.includes('delete')) check(event);", 'holds delete'],
    ["res.location(req.originalUrl.replace('create', id));", 'holds create'],
    ['res.location(req.path.replace(/\\/create$/, id));', 'matches \\/create$'],
    ["const [before] = req.url.split('create');", 'holds create'],
    ['if (/create/.test(req.path)) refuse();', 'matches create'],
    [
      'if (/^\\/api\\/[a-z]+\\/(create|update)/.test(req.path)) refuse();',
      'matches ^\\/api\\/[a-z]+\\/(create|update)',
    ],
    ['if (req.path.match(/^\\/users$/)) refuse();', 'matches ^\\/users$'],
    ["if (req.url.search('create') >= 0) refuse();", 'matches create'],
    ["if (new RegExp('create', 'i').test(req.url)) refuse();", 'matches create (any case)'],
    ['if (/^\\/Users\\//i.test(req.path)) refuse();', 'matches ^\\/Users\\/ (any case)'],
    ["if (minimatch(req.path, '/create*')) refuse();", 'matches ^/create[^/]+$'],
    ["if (_.startsWith(req.path, '/create')) refuse();", 'holds /create'],
    [
      "const OPEN = ['/create', '/update'];\nif (OPEN.some((each) => req.path.startsWith(each))) next();",
      'starts /create',
      'starts /update',
    ],
    ["const OPEN = ['/create', '/update'];\nif (OPEN.includes(req.path)) next();", 'is /create', 'is /update'],
    [
      "const WORDS = ['create', 'update'];\nif (WORDS.some((each) => req.path.includes(each) || req.url.includes(each))) refuse();",
      'holds create',
      'holds create',
      'holds update',
      'holds update',
    ],
    [
      'const OPEN = [/^\\/create/, /^\\/update/];\nif (OPEN.some((each) => each.test(req.path))) next();',
      'matches ^\\/create',
      'matches ^\\/update',
    ],
    ["const OPEN = new Set(['/users']);\nif (OPEN.has(req.path)) next();", 'is /users'],
    [
      "const OPEN = [{ method: 'GET', path: '/users' }];\nif (OPEN.some((each) => each.path === req.path)) next();",
      'is /users',
    ],
    [
      "const isOpen = (path) => ['/users', '/login'].some((each) => path === each);\nisOpen(req.path);",
      'is /users',
      'is /login',
    ],
    [
      "const OPEN = ['/users/*', '/login'];\nif (OPEN.some((each) => matches(each, req.path))) next();",
      'matches ^/users/[^/]+$',
      'matches ^/login$',
    ],
    [
      "const OPEN = ['/users/*', '/login'];\nfor (const each of OPEN) if (picomatch.isMatch(req.path, each)) next();",
      'matches ^/users/[^/]+$',
      'matches ^/login$',
    ],
    [
      "const OPEN = ['/users', '/login'].map((each) => match(each));\nif (OPEN.some((isOpen) => isOpen(req.path))) next();",
      'matches ^/users$',
      'matches ^/login$',
    ],
    ["if (micromatch.isMatch(req.path, ['/users', '/posts/*'])) next();", 'matches ^/users$', 'matches ^/posts/[^/]+$'],
    [
      "const OPEN = new Set(['POST /login', 'GET /users']);\nif (OPEN.has(`${req.method} ${req.path}`)) next();",
      'is /login',
      'is /users',
    ],
    ["const LIMITS = { 'GET:/users': 7 };\nconst key = req.method + ':' + req.path;\nlimit(LIMITS[key]);", 'is /users'],
    ["const OPEN = ['GET|/users'];\nif (OPEN.includes([ctx.method, ctx.path].join('|'))) next();", 'is /users'],
    ["const at = req.path;\nif (at.startsWith('/users')) next();", 'starts /users'],
    ["const action = req.path.replace('/', '');\nif (action === 'add') refuse();", 'ends /add'],
    ["const action = req.path.split('/')[2];\nswitch (action) {\n  case 'add': refuse();\n}", 'holds add'],
    ["switch (req.path.substring(1)) { case 'add': refuse(); }", 'ends /add'],
    [
      'const rights = { add: 1 };\nconst action = req.path.match(/[a-z]+/)[0];\nif (rank < rights[action]) refuse();',
      'holds add',
      'matches [a-z]+',
    ],
    [
      'const action = req.path.slice(1);\nif (!req.user.privileges.includes(action)) refuse();',
      'permissions permissions',
    ],
    ['const action = req.path.slice(1);\nif (!req.user.privileges.staff[action]) refuse();', 'permissions permissions'],
    ["const { path: at } = req;\nif (at === '/users') next();", 'is /users'],
    ["switch (req.path) {\n  case '/users':\n    next();\n}", 'is /users'],
    [
      "const USERS = '/users';\nconst OTHER = '/other';\nif (req.path === USERS || req.path === USERS + '/') next();",
      'is /users',
      'is /users/',
    ],
    ["const users: string = '/users';\nif (users !== req.path) refuse();", 'is /users'],
    ["const USERS = '/users';\nreq.path === USERS ? next() : refuse();", 'is /users'],
    [
      "const PATHS = { open: '/users', closed: '/crews' };\nif (req.path.startsWith(PATHS.open)) next();",
      'starts /users',
    ],
    ['if (req.path === `${API}/users`) next();', 'ends /users'],
    ['if (req.path.startsWith(`${API}/users/${kind}`)) next();', 'holds /users/'],
    ["if (req.path.startsWith(config.base + '/users/')) next();", 'holds /users/'],
    ["const LIMITS = { '/users': 7 };\nlimit(LIMITS[req.path]);", 'is /users'],
    ["const LIMITS = new Map(Object.entries({ '/users': 7 }));\nlimit(LIMITS.get(req.path));", 'is /users'],
    ["const LIMITS = { '/users': 7 };\nif (req.path in LIMITS) limit();", 'is /users'],
    ["const LIMITS = { '/users': 7 };\nif (Object.hasOwn(LIMITS, req.path)) limit();", 'is /users'],
    ["const LIMITS = { '/users': 7 };\nif (LIMITS.hasOwnProperty(req.path)) limit();", 'is /users'],
    ["if ([`${API}/users`, API + '/crews'].includes(req.path)) next();", 'ends /users', 'ends /crews'],
    ['if (new RegExp(`^${API}/users/`).test(req.path)) next();', 'matches ^.*/users/'],
    ["app.use(token.unless({ path: ['/users', /^\\/create/] }));", 'is /users', 'matches ^\\/create'],
    ["app.use(token.unless({ path: [{ url: '/users', methods: ['GET'] }, '/login'] }));", 'is /login', 'is /users'],
    ["app.use(token.unless({ path: [{ url: /^\\/create/, methods: ['GET'] }] }));", 'matches ^\\/create'],
    ["registerRoute(({ url }) => url.pathname.startsWith('/api/users/'), new NetworkFirst());", 'starts /api/users/'],
    [
      "const path = request.url;\nif (!permissions.map((each) => each.replace(/:/g, '/')).includes(path)) refuse();",
      'permissions permissions',
    ],
  ])('%s', (text, ...expected) => {
    expect(guardsIn(text)).toEqual(expected);
  });

  it.each([
    "const { route } = findWay();\nif (route.path === '/users') open(route);",
    "res.locals.area = area;\nif (res.locals.area === 'users' && req.path) next();",
    "const isOpen = (where) => OPEN.some((each) => each === where);\nconst OPEN = '/users';",
    "const OPEN = '/users';\nif (OPEN === '/users') open();",
    "const [action] = req.path.split('/');\nif (action === kind) refuse();",
    "if (name.startsWith('/create')) refuse();",
    "app.use((req, res, next) => { if (req.path === '/') greet(); });",
    "router.use((req, res, next) => next());\nif (req.path === '/') greet();",
    "router.use((req, res, next) => { if (req.originalUrl === '/') greet(); });",
    "router.use((ctx, next) => { if (ctx.path === '/') greet(); });",
    "if (location.pathname.startsWith('/create')) open();",
    "const file = path.join('a', 'b');\nif (path.startsWith('/create')) read();",
    "if (typeof req.path === 'string') read();",
    "if (req.url.startsWith('http')) read();",
    "if (req.path.includes('.')) read();",
    "if (req.body.name.includes('create')) refuse();",
    "send(req.path, 'create'.length);",
    'read(req.path);',
    "const OPEN = ['/users'];\nif (req.path !== undefined) show(OPEN);",
    "it('GET /users', () => {});\nlog(`${req.method} ${req.path}`);",
    "const LIMITS = { '/users': 7 };\nlimit(LIMITS[0], req.path);",
    "const ROUTERS = { '/users': users };\nfor (const path in ROUTERS) app.use(path, all);\nlog(req.path);",
    "if (req.file.path.startsWith('/create')) read();",
    "const USERS = '/users';\nif (req.path === own(USERS)) next();",
    "const USERS = '/users';\nif (req.path === USERS.plain || req.path === PLAIN.USERS[0]) next();",
    'if (req.path === `${API}${path}`) next();',
    "const OPEN = ['// all that is open'];\nif (OPEN.includes(req.path)) next();",
  ])('nothing: %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });
});
