import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, koa, registration } from '../../support/applications.ts';
import { outcomesOf, planOf } from '../planning.ts';

const INDEX = "(req, res) => res.sendFile(path.join(__dirname, 'index.html'))";
const NEXT =
  "const next = require('next');\nconst site = next({ dev: false });\nconst handle = site.getRequestHandler();";

/** What becomes of a route beside lines that stand behind it. */
function beside(endpoint: string, ...lines: readonly string[]): string | undefined {
  return outcomesOf(express(registration('app', endpoint, ANSWER), ...lines))[0];
}

describe('a route for all that no other route answers, in routers that take the most specific one', () => {
  const hapi = (handler: string): string =>
    `const server = require('@hapi/hapi').server();\nserver.route({ method: '*', path: '/{any*}', handler: ${handler} });\nserver.route({ method: 'GET', path: '/users/list', handler: () => [] });`;

  it.each([
    [
      fastify(
        "fastify.get('/*', async () => '<!doctype html><main></main>');",
        "fastify.get('/users/list', async () => []);",
      ),
      'shadow GET /*',
    ],
    [
      fastify("fastify.get('/*', async () => ({ lost: true }));", "fastify.get('/users/list', async () => []);"),
      'GET /users',
    ],
    [hapi("() => '<!doctype html><main></main>'"), 'shadow ALL /{any*}'],
    [hapi('(request, h) => h.response().code(404)'), 'GET /users'],
  ])('%s', (source, outcome) => {
    expect(outcomesOf(source).at(-1)).toBe(outcome);
  });
});

describe('a response that a route for all makes', () => {
  const itty = (answer: string): string =>
    `import { html, json, Router } from 'itty-router';\nconst router = Router();\nrouter.get('/users/list', () => json([]));\nrouter.all('*', () => ${answer});`;

  it.each([
    ["html('<main></main>')", 'shadow ALL *'],
    ["html('<h1>Lost</h1>', { status: 404 })", 'GET /users'],
    ["new Response('<main></main>')", 'shadow ALL *'],
    ["new Response(page, { headers: { 'Content-Type': 'text/html' } })", 'shadow ALL *'],
    ["new Response(page, { status: 404, headers: { 'Content-Type': 'text/html' } })", 'GET /users'],
    ["new Response(data, { headers: { 'Content-Type': 'application/json' } })", 'GET /users'],
    ["json({ intro: '<p>Hello</p>' })", 'GET /users'],
  ])('%s', (answer, outcome) => {
    expect(outcomesOf(itty(answer))[0]).toBe(outcome);
  });
});

describe('a route for all that no other route answers, next to an unknown prefix', () => {
  const below = (prefix: string, ...lines: readonly string[]): string | undefined =>
    outcomesOf(
      express(
        'const users = express.Router();',
        registration('users', 'POST /create', ANSWER),
        `app.use(${prefix}, users);`,
        ...lines,
      ),
    )[0];

  it.each([
    ['`${process.env.BASE}/users`', "app.all('*', (req, res, next) => next(new Error('lost')));", 'POST /'],
    ['`/api/${version}/users`', "app.all('/*', (req, res) => res.status(404).json({}));", 'POST /'],
    ['`${process.env.BASE}/users`', "app.all('/:page', (req, res) => res.json({}));", 'shadow ALL /:page'],
  ])('%s %s', (prefix, line, outcome) => {
    expect(below(prefix, line)).toBe(outcome);
  });
});

describe('middleware behind all routes', () => {
  it.each<[middleware: string, outcome: string]>([
    [INDEX, 'shadow use'],
    [
      "(req, res) => { if (req.path.startsWith('/api')) return res.status(404).json({}); res.sendFile('index.html', { root }); }",
      'shadow use',
    ],
    ["(req, res, next) => (req.accepts('html') ? res.sendFile(__dirname + '/index.html') : next())", 'shadow use'],
    ["(req, res) => res.render('index')", 'shadow use'],
    ["(req, res) => fs.createReadStream('dist/index.html').pipe(res)", 'shadow use'],
    [
      "(req, res) => { if (req.path === '/lost') { res.status(404); return res.render('lost'); } res.render('index'); }",
      'shadow use',
    ],
    ["serveFile('dist/index.html')", 'shadow use'],
    ['(req, res) => res.status(404).json({})', 'GET /users'],
    ['(req, res) => res.sendStatus(404)', 'GET /users'],
    ["(req, res) => res.status(404).render('lost')", 'GET /users'],
    ["(req, res) => res.status(StatusCodes.NOT_FOUND).sendFile('lost.html')", 'GET /users'],
    [
      "(req, res) => { res.status(404); if (req.accepts('html')) return res.render('lost'); res.json({}); }",
      'GET /users',
    ],
    ["(req, res) => { res.statusCode = 404; res.end('<h1>Lost</h1>'); }", 'GET /users'],
    ["(req, res) => res.render('404')", 'GET /users'],
    ["(req, res) => res.sendFile(path.join(__dirname, 'not-found.html'))", 'GET /users'],
    ["(error, req, res, next) => res.render('oops')", 'GET /users'],
    ["(error, req, res, next) => res.status(error.status || 500).render('oops')", 'GET /users'],
    ['(req, res, next) => { log(req); next(); }', 'GET /users'],
    ["express.static('public')", 'GET /users'],
    ["express.static('public', { index: 'index.html' })", 'GET /users'],
    ['requireLogin', 'GET /users'],
  ])('%s', (middleware, outcome) => {
    expect(beside('GET /users/list', `app.use(${middleware});`)).toBe(outcome);
  });

  it.each<[endpoint: string, line: string, outcome: string]>([
    ['GET /shop/getUsers', `app.use(${INDEX});`, 'shadow use'],
    ['GET /api/getUsers', `app.use(${INDEX});`, 'GET /api/users'],
    ['POST /users/create', `app.use(${INDEX});`, 'POST /users'],
    ['POST /users/create', `app.all('*', ${INDEX});`, 'POST /users'],
    ['GET /users/list', `app.use('/admin', ${INDEX});`, 'GET /users'],
    ['GET /admin/users/list', `app.use('/admin', ${INDEX});`, 'shadow use /admin'],
    ['GET /users/list', `app.use('*', ${INDEX});`, 'shadow use *'],
    [
      'GET /users/list',
      `const INDEX = path.resolve('dist', 'index.html');\napp.get('*', (req, res) => res.sendFile(INDEX));`,
      'shadow GET *',
    ],
    ['GET /users/list', "app.get('*', (req, res) => res.status(404).render('lost'));", 'GET /users'],
    [
      'GET /users/list',
      `app.use((req, res, next) => (closed ? res.render('closed') : next()));\napp.use(${INDEX});`,
      'shadow use',
    ],
  ])('%s, %s: %s', (endpoint, line, outcome) => {
    expect(beside(endpoint, line)).toBe(outcome);
  });

  it('is no fallback before them', () => {
    expect(
      outcomesOf(
        express(
          "app.use((req, res, next) => (closed ? res.render('closed') : next()));",
          registration('app', 'GET /users/list', ANSWER),
        ),
      ),
    ).toEqual(['GET /users']);
  });

  it('keeps a collection at its name', () => {
    const { routes } = planOf({
      'server.js': express(registration('app', 'GET /user/:id', ANSWER), `app.use(${INDEX});`),
    });
    expect(routes.map(({ naming }) => naming?.withheld?.reason)).toEqual(['shadow']);
  });

  it.each<[middleware: string, outcome: string]>([
    ["(ctx) => send(ctx, 'index.html', { root: 'dist' })", 'shadow use'],
    ["async (ctx) => { ctx.type = 'html'; ctx.body = stream; }", 'shadow use'],
    ["(ctx) => { ctx.body = fs.createReadStream('dist/index.html'); }", 'shadow use'],
    ["async (ctx) => { ctx.body = await readFile(path.join('dist', 'index.html'), 'utf8'); }", 'shadow use'],
    ["async (ctx) => { ctx.status = 404; await ctx.render('lost'); }", 'GET /users'],
    ['(ctx) => { ctx.body = []; }', 'GET /users'],
  ])('of Koa: %s', (middleware, outcome) => {
    expect(
      outcomesOf(koa("router.get('/users/list', (ctx) => { ctx.body = []; });", `app.use(${middleware});`)),
    ).toEqual([outcome]);
  });
});

describe('a route of a regular expression', () => {
  it.each<[endpoint: string, pattern: string, outcome: string]>([
    ['GET /users/list', String.raw`/^(?!\/api).*/`, 'shadow GET of a regular expression'],
    ['GET /users/list', String.raw`/^\/(?!api|auth)/`, 'shadow GET of a regular expression'],
    ['GET /users/list', String.raw`/^((?!\/api).)*$/`, 'shadow GET of a regular expression'],
    ['GET /users/list', String.raw`/^(?!\/api(?:\/|$))(?!\/auth\b).*$/`, 'shadow GET of a regular expression'],
    ['GET /users/list', '/.*/', 'shadow GET of a regular expression'],
    ['GET /api/users/list', '/.*/', 'GET /api/users'],
    ['GET /users/list', String.raw`/^(?!\/(api|users)).*/`, 'GET /users'],
    ['GET /auth/users/list', String.raw`/^(?!\/api(?:\/|$))(?!\/auth\b).*$/`, 'GET /auth/users'],
    ['GET /users/list', String.raw`/^\/$/`, 'GET /users'],
    ['GET /users/list', String.raw`/^\/app\/.*/`, 'GET /users'],
    ['POST /users/create', '/.*/', 'POST /users'],
  ])('%s, %s: %s', (endpoint, pattern, outcome) => {
    expect(beside(endpoint, `app.get(${pattern}, ${INDEX});`)).toBe(outcome);
  });

  it('that answers with something else, is not told, or stands below a prefix', () => {
    expect(beside('GET /users/list', `app.get(new RegExp(pages), ${INDEX});`)).toBe('GET /users');
    expect(beside('GET /users/list', `app.get(/.*/, ${ANSWER});`)).toBe('GET /users');
    expect(
      beside(
        'GET /users/list',
        'const site = express.Router();',
        `site.get(/.*/, ${INDEX});`,
        "app.use('/site', site);",
      ),
    ).toBe('GET /users');
  });

  it('is found beside others', () => {
    expect(
      beside(
        'GET /users/list',
        `app.get(/\\.js$/, ${ANSWER});`,
        `app.get(/.*/, ${INDEX});`,
        `app.get(/\\.css$/, ${ANSWER});`,
      ),
    ).toBe('shadow GET of a regular expression');
  });
});

describe('what is told to answer all that no route does', () => {
  it.each<[lines: readonly string[], outcome: string]>([
    [["fastify.setNotFoundHandler((request, reply) => reply.sendFile('index.html'));"], 'shadow use'],
    [
      ["fastify.setNotFoundHandler({ preHandler }, (request, reply) => reply.type('text/html').send(page));"],
      'shadow use',
    ],
    [
      [
        "fastify.setNotFoundHandler((request, reply) => (request.url.startsWith('/api') ? reply.code(404).send({}) : reply.sendFile('index.html')));",
      ],
      'shadow use',
    ],
    [['fastify.setNotFoundHandler((request, reply) => reply.code(404).send({}));'], 'GET /users'],
    [["fastify.setNotFoundHandler((request, reply) => reply.code(404).view('lost'));"], 'GET /users'],
    [
      [
        "fastify.register(async (site) => { site.setNotFoundHandler((request, reply) => reply.sendFile('index.html')); }, { prefix: '/site' });",
      ],
      'GET /users',
    ],
  ])('of Fastify: %j: %s', (lines, outcome) => {
    const route = registration('fastify', 'GET /users/list', 'async () => []');
    expect(outcomesOf(fastify(route, ...lines))[0]).toBe(outcome);
    expect(outcomesOf(fastify(...lines, route))[0]).toBe(outcome);
  });

  it.each<[handler: string, outcome: string]>([
    ['(c) => c.html(page)', 'shadow use'],
    ["(c) => c.html('<h1>Lost</h1>', 404)", 'GET /users'],
    ['(c) => c.json({}, 404)', 'GET /users'],
  ])('of Hono: %s', (handler, outcome) => {
    expect(
      outcomesOf(
        [
          "import { Hono } from 'hono';",
          'const app = new Hono();',
          `app.notFound(${handler});`,
          "app.get('/users/list', (c) => c.json([]));",
        ].join('\n'),
      ),
    ).toEqual([outcome]);
  });
});

describe('a handler that hapi is told', () => {
  it.each<[handler: string, outcome: string]>([
    ["handler: { file: 'dist/index.html' }", 'shadow GET /{any*}'],
    ["handler: { file: { path: path.join(__dirname, 'index.html') } }", 'shadow GET /{any*}'],
    ["options: { auth: false, handler: { file: 'index.html' } }", 'shadow GET /{any*}'],
    ["handler: { view: 'index' }", 'shadow GET /{any*}'],
    ["handler: (request, h) => h.file('index.html')", 'shadow GET /{any*}'],
    ['handler: (request, h) => h.response({}).code(404)', 'GET /users'],
    ["handler: (request, h) => h.view('lost').code(404)", 'GET /users'],
    ["handler: { directory: { path: 'public' } }", 'GET /users'],
  ])('%s', (handler, outcome) => {
    const source = [
      "const Hapi = require('@hapi/hapi');",
      'const server = Hapi.server({ port: 3000 });',
      "server.route({ method: 'GET', path: '/users/list', handler: () => [] });",
      `server.route({ method: 'GET', path: '/{any*}', ${handler} });`,
    ].join('\n');
    expect(outcomesOf(source)[0]).toBe(outcome);
  });
});

describe('a package that serves pages', () => {
  it.each<[lines: readonly string[], outcome: string]>([
    [[NEXT, "app.all('*', (req, res) => handle(req, res));"], 'shadow ALL *'],
    [[NEXT, "app.get('*', (req, res) => { return handle(req, res, parse(req.url, true)); });"], 'shadow GET *'],
    [[NEXT, "app.get('/{*path}', handle);"], 'shadow GET /{*path}'],
    [[NEXT, 'app.use((req, res) => handle(req, res));'], 'shadow use'],
    [[NEXT, 'app.use(handle);'], 'shadow use'],
    [['app.use((req, res) => handle(req, res));'], 'GET /users'],
    [["app.use(require('connect-history-api-fallback')());"], 'shadow use'],
    [
      ["const history = require('connect-history-api-fallback');", "app.use(history({ index: '/index.html' }));"],
      'shadow use',
    ],
  ])('%j: %s', (lines, outcome) => {
    expect(beside('GET /users/list', ...lines)).toBe(outcome);
  });

  it('makes a route a page', () => {
    expect(outcomesOf(express(NEXT, "app.get('/users/list', (req, res) => handle(req, res));"))).toEqual(['page']);
  });

  it.each<[line: string, outcome: string]>([
    ["app.get('*', serveStatic({ path: './dist/index.html' }));", 'shadow GET /*'],
    ["app.use('*', serveStatic({ path: './dist/index.html' }));", 'shadow use /*'],
    ["app.get('*', serveStatic({ root: './dist' }));", 'GET /users'],
    ["app.get('*', (c) => c.html('Lost', 404));", 'GET /users'],
  ])('of Hono: %s', (line, outcome) => {
    const source = [
      "import { Hono } from 'hono';",
      "import { serveStatic } from '@hono/node-server/serve-static';",
      'const app = new Hono();',
      "app.get('/users/list', (c) => c.json([]));",
      line,
    ].join('\n');
    expect(outcomesOf(source)[0]).toBe(outcome);
  });
});
