import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { ANSWER, express, fastify, koa, registration } from '../support/applications.ts';
import { writeProject, type Files } from '../support/project.ts';
import { OPTIONS } from './planning.ts';

const ROUTES = [registration('app', 'GET /users/list', ANSWER), registration('app', 'POST /users/create', ANSWER)];
const HELD = ['GET /users/list', 'POST /users/create'];
const MOVED = ['GET /users', 'POST /users'];

/** What becomes of the routes of a project: the new address, or the old one with the place that holds it back. */
function outcomesOf(files: Files): readonly string[] {
  const { routes } = makePlan(Project.at(writeProject(files), { accounting: 'all' }).view(), OPTIONS);
  return routes.map(({ route, path, rewrite, withheld }) => {
    if (rewrite) return `${rewrite.method} ${rewrite.path.text}`;
    const other = withheld?.reason === 'address-key' ? '' : ` ${withheld?.reason ?? ''}`;
    return `${route.methods[0]?.method ?? ''} ${path.text}${other}`;
  });
}

/** An Express application with a list and a creation behind these lines. */
function server(...lines: readonly string[]): string {
  return express(...lines, ...ROUTES);
}

/** Middleware with these lines. */
function middleware(...lines: readonly string[]): string {
  return server(`app.use((req, res, next) => {\n  ${lines.join('\n  ')}\n  next();\n});`);
}

describe('routes that would share a path stay where a server keeps something under the address alone', () => {
  it.each<[kind: string, code: string]>([
    ['a Map', middleware('if (!seen.has(req.originalUrl)) seen.set(req.originalUrl, Date.now());')],
    ['a Set and a name', middleware('const key = req.path;', 'seen.add(key);')],
    ['a pattern', middleware('const { originalUrl: key } = req;', 'seen.add(key);')],
    ['an object', middleware('answers[req.url] = res;')],
    ['an object that is filled once', middleware('answers[req.url] ??= res;')],
    ['an object that is copied', middleware('answers = { ...answers, [req.url]: res };')],
    ['a counter', middleware('hits[req.path]++;')],
    ['a list', middleware('if (!pending.includes(req.path)) pending.push(req.path);')],
    ['a text around it', middleware('cache.put(`__express__${req.originalUrl || req.url}`, res);')],
    ['its path alone', middleware('cache.set(new URL(req.url, HOST).pathname, res);')],
    ['a part without the query', middleware("const [path] = req.originalUrl.split('?');", 'cache.set(path, res);')],
    [
      'a digest',
      middleware("const key = createHash('md5').update(req.originalUrl).digest('hex');", 'cache.set(key, 1);'),
    ],
    ['something else of the request', middleware('seen.add(JSON.stringify({ user: req.user.id, url: req.url }));')],
    ['Redis', middleware("redis.hSet('answers', req.originalUrl, body);")],
    ['a lock', middleware('locks.acquire(req.path, next);')],
    [
      'a function of the file',
      middleware('const keyOf = (request) => request.originalUrl;', 'cache.set(keyOf(req), 1);'),
    ],
    [
      'a function that it is handed to',
      `const remember = (key) => cache.set(key, 1);\n${middleware('remember(req.path);')}`,
    ],
    ['a member that is set before', middleware('res.locals.key = req.originalUrl;', 'cache.set(res.locals.key, 1);')],
    ['its answer', middleware('const { json } = res;', 'res.json = (body) => json(cache.set(req.originalUrl, body));')],
    ['other names', server('app.use((r, s, done) => {\n  seen.add(r.url);\n  done();\n});')],
    [
      'a function with a name',
      server(
        'function limit(incoming, outgoing, proceed) {\n  seen.add(incoming.path);\n  proceed();\n}',
        'app.use(limit);',
      ),
    ],
    [
      'a class',
      server(
        'class Cache {\n  #answers = new Map();\n  handle = (req, res, next) => {\n    this.#answers.set(this.keyOf(req), res);\n    next();\n  };\n  keyOf(req) { return req.originalUrl; }\n}',
        'app.use(new Cache().handle);',
      ),
    ],
    [
      'a condition on another method',
      middleware("if (req.method === 'OPTIONS') return next();", 'seen.add(req.path);'),
    ],
    ['a condition on both methods', middleware("if (['GET', 'POST'].includes(req.method)) seen.add(req.path);")],
    [
      'a condition on something else',
      middleware("if (req.method === 'GET' && req.user) return next();", 'seen.add(req.path);'),
    ],
    ['a generator of keys', server('app.use(rateLimit({ limit: 1, keyGenerator: (req) => req.path }));')],
    [
      'a generator with a name',
      server(
        'const byPath = (request) => `${request.ip} ${request.path}`;',
        'app.use(slowDown({ keyGenerator: byPath }));',
      ),
    ],
    ['a method of options', server('app.use(rateLimit({ limit: 1, keyGenerator(req) { return req.originalUrl; } }));')],
    [
      'a generator of a class',
      server(
        'class Limit extends Guard {\n  generateKey(context) {\n    return context.switchToHttp().getRequest().url;\n  }\n}',
        'app.use(new Limit().use);',
      ),
    ],
    ['a limit of Koa', server("const limit = require('koa-ratelimit');", 'app.use(limit({ id: (ctx) => ctx.path }));')],
    ['lodash', server("const { memoize } = require('lodash');", 'app.use(memoize(limit, (req) => req.path));')],
    ['apicache', server("const apicache = require('apicache');", "app.use(apicache.middleware('5 minutes'));")],
    [
      'apicache by another name',
      server(
        "const { middleware: cached } = require('apicache').options({ debug: true });",
        "app.use(cached('5 minutes'));",
      ),
    ],
    ['route-cache', server("const cache = require('route-cache').cacheSeconds(20);", 'app.use(cache);')],
    [
      'express-redis-cache',
      server("const cache = require('express-redis-cache')();", "app.use('/users', cache.route());"),
    ],
  ])('%s', (_, code) => {
    expect(outcomesOf({ 'server.js': code })).toEqual(HELD);
  });

  it('Koa', () => {
    const routes = ROUTES.map((each) => each.replace('app.', 'router.'));
    expect(
      outcomesOf({
        'server.js': koa('app.use(async (ctx, next) => {\n  seen.add(ctx.url);\n  await next();\n});', ...routes),
      }),
    ).toEqual(HELD);
  });

  it.each([
    "fastify.addHook('onRequest', async (request) => {\n  seen.add(request.routeOptions.url);\n});",
    "fastify.addHook('preHandler', async ({ raw: { url } }) => {\n  seen.add(url);\n});",
    "import rateLimit from '@fastify/rate-limit';\nfastify.register(rateLimit, { max: 1, keyGenerator: (request) => request.url });",
    "import rateLimit from '@fastify/rate-limit';\nfastify.register(rateLimit, { max: 1, keyGenerator: (r) => r.url });",
  ])('Fastify: %s', (line) => {
    expect(
      outcomesOf({ 'server.js': fastify(line, ...ROUTES.map((each) => each.replace('app.', 'fastify.'))) }),
    ).toEqual(HELD);
  });
});

describe('routes whose paths are keys before they are registered', () => {
  const ROWS = `const rows = [
    { method: 'get', path: '/users/list', run: ${ANSWER} },
    { method: 'post', path: '/users/create', run: ${ANSWER} },
  ];`;
  const table = (...lines: readonly string[]): string => express(ROWS, ...lines);
  const each = 'app[row.method](row.path, row.run);';

  it.each([
    table(`for (const row of Object.values(Object.fromEntries(rows.map((row) => [row.path, row])))) ${each}`),
    table(`for (const row of new Map(rows.map((row) => [row.path, row])).values()) ${each}`),
    table(`for (const row of Object.values(rows.reduce((all, row) => ({ ...all, [row.path]: row }), {}))) ${each}`),
    table(`const doc = {}; for (const row of rows) { doc[row.path] = { [row.method]: {} }; ${each} }`),
    table(`const known = new Set(); for (const row of rows) {
      if (known.has(row.path)) throw new Error(row.path);
      known.add(row.path);
      ${each}
    }`),
  ])('stay: %s', (source) => {
    expect(outcomesOf({ 'server.js': source })).toEqual(HELD);
  });

  it.each([
    table('const known = new Set(); for (const row of rows) {', 'known.add(`${row.method} ${row.path}`);', `${each} }`),
    table(`for (const row of Object.values(Object.fromEntries(rows.map((row, at) => [at, row])))) ${each}`),
    table(`for (const row of rows) ${each}`, 'for (const { path } of rows) console.log(path);'),
    server('app.put("/settings", change);'),
  ])('move: %s', (source) => {
    expect(outcomesOf({ 'server.js': source }).slice(-2)).toEqual(MOVED);
  });
});

describe('routes that would share a path move where nothing confuses them', () => {
  it.each<[kind: string, code: string]>([
    ['nothing is kept', middleware('log(req.originalUrl);')],
    ['the key says the method', middleware('seen.add(`${req.method} ${req.originalUrl}`);')],
    ['a name says the method', middleware('const { method, url } = req;', "seen.add(method + ' ' + url);")],
    ['a list says the method', middleware("cache.set([req.method, req.path].join(':'), 1);")],
    ['an object says the method', middleware('cache.set(JSON.stringify({ method: req.method, url: req.url }), 1);')],
    [
      'a function says the method',
      middleware('const keyOf = ({ method, path }) => `${method} ${path}`;', 'cache.set(keyOf(req), 1);'),
    ],
    ['there is a store for each method', middleware('stores[req.method][req.url] = res;')],
    ['there is a Map for each method', middleware('const store = stores.get(req.method);', 'store.set(req.url, res);')],
    [
      'the address is what is kept',
      middleware('req.session.returnTo = req.originalUrl;', "last.set('address', req.originalUrl);"),
    ],
    [
      'the key is something else of the request',
      middleware('seen.add(req.ip);', 'seen.add(req.params.path);', 'seen.add(req.query.url);'),
    ],
    ['the key is something else', middleware('cache.set(file.path, 1);', 'connections[config.url] = 1;')],
    ['a table is only read', middleware("if (new Set(['/login']).has(req.path)) return next();")],
    ['only reads get there', middleware("if (req.method !== 'GET') return next();", 'seen.add(req.path);')],
    ['only reads are kept', middleware("if (req.method === 'GET' || req.method === 'HEAD') seen.add(req.path);")],
    [
      'only reads are kept by a list',
      middleware(
        "const READS = new Set(['GET', 'HEAD']);",
        'if (!READS.has(req.method)) return next();',
        'seen.add(req.path);',
      ),
    ],
    [
      'only reads are kept by a function',
      middleware("const reads = (request) => request.method === 'GET';", 'if (reads(req)) seen.add(req.path);'),
    ],
    [
      'only reads are kept by a switch',
      middleware("switch (req.method) {\n    case 'HEAD':\n    case 'GET':\n      seen.add(req.path);\n  }"),
    ],
    [
      'only reads get to what a callback keeps',
      middleware(
        "if (req.method !== 'GET') return next();",
        'redis.get(req.originalUrl, (error, hit) => {',
        '  res.json = (body) => redis.setex(req.originalUrl, 60, body);',
        '});',
      ),
    ],
    [
      'other methods are left out by a switch',
      middleware(
        "switch (req.method) {\n    case 'POST':\n    case 'PUT':\n      return next();\n    default:\n      seen.add(req.path);\n  }",
      ),
    ],
    ['a folder is a key', server('walk((entry) => {\n  tree[entry.path] = entry;\n});')],
    ['a path of something else is a key', server('render([{ key: (row) => row.path }]);')],
    ['the generator says the method', server('app.use(rateLimit({ keyGenerator: (req) => req.method + req.path }));')],
    ['the generator counts users', server('app.use(rateLimit({ keyGenerator: (req) => req.ip }));')],
    [
      'the limit skips reads',
      server("app.use(rateLimit({ skip: (req) => req.method === 'GET', keyGenerator: (req) => req.path }));"),
    ],
    [
      'apicache appends the method',
      server(
        "const apicache = require('apicache');",
        'apicache.options({ appendKey: (req) => req.method });',
        "app.use(apicache.middleware('5 minutes'));",
      ),
    ],
    [
      'apicache keeps reads alone',
      server(
        "const apicache = require('apicache');",
        "app.use(apicache.middleware('5 minutes', (req) => req.method === 'GET'));",
      ),
    ],
    [
      'apicache is not used',
      server("const apicache = require('apicache');", 'setInterval(() => apicache.clear(), 1000);'),
    ],
  ])('%s', (_, code) => {
    expect(outcomesOf({ 'server.js': code })).toEqual(MOVED);
  });

  it('the cache is that of a route', () => {
    const cache =
      'const cached = (ttl) => (req, res, next) => {\n  cache.set(req.originalUrl, res, ttl);\n  next();\n};';
    const list = (...before: readonly string[]): string => `app.get('/users/list', ${[...before, ANSWER].join(', ')});`;
    const create = (...before: readonly string[]): string =>
      `app.post('/users/create', ${[...before, ANSWER].join(', ')});`;
    expect(outcomesOf({ 'server.js': express(cache, list('cached(5)'), create()) })).toEqual(MOVED);
    expect(outcomesOf({ 'server.js': express(cache, list('cached(5)'), create('cached(1)')) })).toEqual(HELD);
    expect(
      outcomesOf({ 'server.js': express(cache, 'const brief = cached(1);', list('brief'), create('[brief]')) }),
    ).toEqual(HELD);
    expect(outcomesOf({ 'server.js': express(cache, 'const brief = cached(1);', list('brief'), create()) })).toEqual(
      MOVED,
    );
    expect(
      outcomesOf({ 'server.js': express(cache, 'handlers.push(cached(1));', list('cached(5)'), create()) }),
    ).toEqual(HELD);
    expect(
      outcomesOf({
        'server.js': express("const { middleware } = require('apicache');", list("middleware('1 minute')"), create()),
      }),
    ).toEqual(MOVED);
  });
});

it('the limit is that of one route, or of both', () => {
  const limit = "const limit = require('express-rate-limit')({ keyGenerator: (req) => req.path });";
  const list = `app.get('/users/list', limit, ${ANSWER});`;
  expect(outcomesOf({ 'server.js': express(limit, list, `app.post('/users/create', ${ANSWER});`) })).toEqual(MOVED);
  expect(outcomesOf({ 'server.js': express(limit, list, `app.post('/users/create', limit, ${ANSWER});`) })).toEqual(
    HELD,
  );
});

it('what one handler keeps is read by the handler of another method', () => {
  const list = "app.get('/users/list', (req, res) => { kept.set(req.path, 1); res.json([]); });";
  const create = (read: string): string => `app.post('/users/create', (req, res) => { ${read} res.json([]); });`;
  const outcomes = (read: string): readonly string[] =>
    outcomesOf({ 'server.js': express('const kept = new Map();', list, create(read)) });
  expect(outcomes('if (kept.has(req.path)) return res.json(1);')).toEqual(HELD);
  expect(outcomes("if (kept.has('total')) return res.json(1);")).toEqual(MOVED);
});

describe('what a handler keeps under the address and middleware answers', () => {
  const written = "app.get('/users/list', (req, res) => { answers.set(req.url, []); res.json([]); });";
  const outcomes = (read: string): readonly string[] =>
    outcomesOf({
      'server.js': express(
        'const answers = new Map();',
        `app.use((req, res, next) => { ${read} next(); });`,
        written,
        ROUTES[1] ?? '',
      ),
    });

  it.each(['if (answers.has(req.url)) return res.json(answers.get(req.url));', 'res.kept = answers.get(req.url);'])(
    'holds both routes: %s',
    (read) => {
      expect(outcomes(read)).toEqual(HELD);
    },
  );

  it.each([
    "if (req.method === 'GET' && answers.has(req.url)) return res.json([]);",
    'res.kept = answers.get(req.method + req.url);',
    'res.title = titles.get(req.url);',
  ])('holds none where it is not what another method wrote: %s', (read) => {
    expect(outcomes(read)).toEqual(MOVED);
  });
});

describe('a route is held only where it comes to share a path', () => {
  const SEEN = 'app.use((req, res, next) => {\n  seen.add(req.path);\n  next();\n});';

  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['GET /users/list'], ['GET /users']],
    [
      ['GET /users/list', 'POST /posts/create'],
      ['GET /users', 'POST /posts'],
    ],
    [
      ['GET /users/list', 'POST /users'],
      ['GET /users/list', 'POST /users '],
    ],
    [
      ['GET /users/show/:id', 'POST /users/update/:key'],
      ['GET /users/show/:id', 'POST /users/update/:key'],
    ],
    [
      ['GET /users/list', 'GET /users/show/:id'],
      ['GET /users', 'GET /users/:id'],
    ],
    [
      ['PATCH /users/update/:id', 'PUT /users/update/:id'],
      ['PATCH /users/:id', 'PUT /users/:id'],
    ],
  ])('%j', (endpoints, expected) => {
    const routes = endpoints.map((endpoint) => registration('app', endpoint, ANSWER));
    expect(outcomesOf({ 'server.js': express(SEEN, ...routes) })).toEqual(expected);
  });

  it('below the prefixes of its routers', () => {
    const router = (name: string, endpoint: string): string =>
      `const ${name} = express.Router();\n${registration(name, endpoint, ANSWER)}`;
    const code = (prefix: string): string =>
      express(
        SEEN,
        router('lists', 'GET /users/list'),
        router('forms', 'POST /create'),
        "app.use('/api', lists);",
        `app.use('/api/${prefix}', forms);`,
      );
    expect(outcomesOf({ 'server.js': code('users') })).toEqual(['GET /users/list', 'POST /create']);
    expect(outcomesOf({ 'server.js': code('posts') })).toEqual(['GET /users', 'POST /']);
  });
});

describe('what keeps something under the address may stand in another file', () => {
  const LIST = "app.get('/users/list', cached(5), (req, res) => res.json([]));";
  const CREATE = "app.post('/users/create', (req, res) => res.json([]));";
  const KEPT = '(ttl) => (req, res, next) => {\n  cache.set(req.originalUrl, res, ttl);\n  next();\n}';

  it.each<[kind: string, cache: string, loading: string]>([
    ['a module', `module.exports = ${KEPT};`, "const cached = require('./cache');"],
    ['a member', `exports.cached = ${KEPT};`, "const { cached } = require('./cache');"],
    [
      'a name',
      `const cached = ${KEPT};\nmodule.exports = { cached };`,
      "const caches = require('./cache');\nconst { cached } = caches;",
    ],
    ['apicache', "module.exports = require('apicache').middleware;", "const cached = require('./cache');"],
  ])('as %s', (_, cache, loading) => {
    const files = (...lines: readonly string[]): Files => ({
      'cache.js': cache,
      'server.js': express(loading, ...lines),
    });
    expect(outcomesOf(files(LIST, CREATE))).toEqual(MOVED);
    expect(outcomesOf(files('app.use(cached(5));', LIST, CREATE))).toEqual(HELD);
    expect(outcomesOf(files(LIST, CREATE.replace('(req', 'cached(1), (req')))).toEqual(HELD);
  });

  it('where nobody is seen to load it', () => {
    expect(outcomesOf({ 'middleware/cache.js': `module.exports = ${KEPT};`, 'server.js': server() })).toEqual(HELD);
  });

  it.each<[key: string, expected: readonly string[]]>([
    ['(req) => req.originalUrl', HELD],
    ['({ originalUrl }) => originalUrl', HELD],
    ['(req) => `${req.method} ${req.originalUrl}`', MOVED],
    ['(req) => req.user.id', MOVED],
  ])('as the key %s', (key, expected) => {
    const files = {
      'keys.js': `exports.keyOf = ${key};`,
      'server.js': server(
        "const { keyOf } = require('./keys');",
        'app.use((req, res, next) => {\n  cache.set(keyOf(req), res);\n  next();\n});',
      ),
    };
    expect(outcomesOf(files)).toEqual(expected);
  });
});

describe('a client that keeps answers by their URLs', () => {
  const CALLS =
    "exports.list = () => call('GET', '/users/list');\nexports.create = () => call('POST', '/users/create');\n";
  const outcomes = (client: string): readonly string[] => outcomesOf({ 'server.js': server(), 'client.js': client });

  it.each<[kind: string, client: string]>([
    [
      'a Map',
      `const call = async (method, path) => {\n  if (!cache.has(path)) cache.set(path, await fetch(path, { method }));\n  return cache.get(path);\n};\n${CALLS}`,
    ],
    [
      'a URL that is put together',
      `const call = (verb, end) => {\n  const url = BASE + end;\n  return (pending[url] ??= axios.request({ url, method: verb }));\n};\n${CALLS}`,
    ],
    [
      'options',
      "const call = (options) => (pending[options.url] ??= axios(options));\nexports.list = () => call({ url: '/users/list' });\nexports.create = () => call({ url: '/users/create', method: 'POST' });\n",
    ],
    [
      'options behind the URL',
      "const call = (path, init) => {\n  inflight.add(path);\n  return fetch(API + path, { credentials: 'include', ...init });\n};\nexports.list = () => call('/users/list');\nexports.create = () => call('/users/create', { method: 'POST' });\n",
    ],
    [
      'a class',
      "class Api {\n  #answers = new Map();\n  async send(path, { method, body }) {\n    this.#answers.set(path, await fetch(path, { method, body }));\n  }\n}\nexports.list = () => new Api().send('/users/list', {});\nexports.create = () => new Api().send('/users/create', { method: 'POST' });\n",
    ],
    [
      'a member of the client',
      `const call = (method, url) => {\n  cache[url] ??= axios[method.toLowerCase()](url);\n  return cache[url];\n};\n${CALLS}`,
    ],
    [
      'a function in between',
      "const send = (path, options) => fetch(path, options);\nconst call = (url, options) => {\n  seen.add(url);\n  return send(url, options);\n};\nexports.list = () => call('/users/list');\nexports.create = () => call('/users/create', { method: 'POST' });\n",
    ],
    [
      'a function that is handed',
      "const once = (path, send) => {\n  cache[path] ??= send(path);\n  return cache[path];\n};\nexports.list = () => once('/users/list', fetch);\nexports.create = () => once('/users/create', (path) => fetch(path, { method: 'POST' }));\n",
    ],
    [
      'requests under way, of a class',
      "class Api {\n  #open = new Map();\n  request(method, url, body) {\n    if (!this.#open.has(url)) this.#open.set(url, fetch(url, { method, body }));\n    return this.#open.get(url);\n  }\n}\nconst api = new Api();\nexports.list = () => api.request('GET', '/users/list');\nexports.create = (body) => api.request('POST', '/users/create', body);\n",
    ],
    [
      'two functions and one store',
      "const cache = new Map();\nconst read = async (path) => {\n  cache.set(path, await fetch(path));\n};\nconst write = async (path, body) => {\n  cache.set(path, await fetch(path, { method: 'POST', body }));\n};\nexports.list = () => read('/users/list');\nexports.create = (body) => write('/users/create', body);\n",
    ],
    [
      'an interceptor',
      "axios.interceptors.request.use((config) => {\n  pending.add(config.url);\n  return config;\n});\nexports.list = () => axios.get('/users/list');\n",
    ],
    [
      'memoize',
      "import pMemoize from 'p-memoize';\nconst call = pMemoize((path, options) => fetch(path, options));\nexport const list = () => call('/users/list', { method: 'GET' });\nexport const create = () => call('/users/create', { method: 'POST' });\n",
    ],
  ])('holds routes that would share a path: %s', (_, client) => {
    expect(outcomes(client)).toEqual(HELD.map((each) => expect.stringContaining(each) as string));
  });

  it.each<[kind: string, client: string]>([
    [
      'a client is called',
      "exports.list = () => api.put('/users/list', {});\nexports.create = () => api.get('/users/create');\n",
    ],
    [
      'requests of one method get there',
      "const call = (path, init) => {\n  cache[path] ??= fetch(path, init);\n  return cache[path];\n};\nexports.list = () => call('/users/list');\n",
    ],
    [
      'the key says the method',
      'const call = async (method, path) => {\n  const key = `${method} ${path}`;\n  if (!cache.has(key)) cache.set(key, await fetch(path, { method }));\n  return cache.get(key);\n};\n',
    ],
    ['all requests are reads', 'const read = (path) => {\n  cache[path] ??= fetch(path);\n  return cache[path];\n};\n'],
    [
      'all requests have one method',
      "const read = (path, headers) => {\n  cache[path] ??= fetch(path, { method: 'GET', headers });\n  return cache[path];\n};\n",
    ],
    [
      'files are kept',
      'const read = (path, options) => {\n  cache[path] ??= fs.readFile(path, options);\n  return cache[path];\n};\n',
    ],
    [
      'only reads are kept',
      "const call = (method, path) => {\n  if (method !== 'GET') return fetch(path, { method });\n  cache[path] ??= fetch(path, { method });\n  return cache[path];\n};\n",
    ],
    [
      'another method passes another function',
      "const read = (path) => (cache[path] ??= fetch(path));\nexports.list = () => read('/users/list');\nexports.create = (body) => fetch('/users/create', { method: 'POST', body });\n",
    ],
    [
      'the interceptor says the method',
      'axios.interceptors.request.use((config) => {\n  pending.add(`${config.method}:${config.url}`);\n  return config;\n});\n',
    ],
    [
      'memoize says the method',
      'const call = _.memoize((path, options) => fetch(path, options), (path, { method }) => method + path);\n',
    ],
  ])('holds none where %s', (_, client) => {
    expect(outcomes(client)).toEqual(MOVED);
  });

  const STORING =
    'const kept = new Map();\nexports.call = async (method, path) => {\n  if (!kept.has(path)) kept.set(path, await fetch(path, { method }));\n  return kept.get(path);\n};\n';
  const calling = (method: string, path: string): string =>
    `const { call } = require('./client');\nexports.load = () => call('${method}', '${path}');\n`;

  it('is known with the requests of all files', () => {
    const files = { 'client.js': STORING, 'list.js': calling('GET', '/users/list'), 'server.js': server() };
    expect(outcomesOf({ ...files, 'create.js': calling('POST', '/users/create') })).toEqual(HELD);
    expect(outcomesOf({ ...files, 'create.js': calling('GET', '/users/names') })).toEqual(MOVED);
  });

  it('holds the routes that it asks for, and no other ones', () => {
    const posts = [registration('app', 'GET /posts/list', ANSWER), registration('app', 'POST /posts/create', ANSWER)];
    const client = `${calling('GET', '/users/list')}exports.create = () => call('POST', '/users/create');\n`;
    expect(outcomesOf({ 'client.js': STORING, 'users.js': client, 'server.js': express(...ROUTES, ...posts) })).toEqual(
      [...HELD, 'GET /posts', 'POST /posts'],
    );
  });
});
