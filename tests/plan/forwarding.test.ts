import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import type { Plan } from '../../src/model/plan.ts';
import { Project } from '../../src/project/project.ts';
import { ANSWER, express, fastify, koa, mounted, registration } from '../support/applications.ts';
import { writeProject } from '../support/project.ts';
import { OPTIONS, outcomesOf, planOf, reasonsOf, type Files } from './planning.ts';

const SENT_ON = '(req, res) => fetch(USERS + req.url)';
const PROXY = "const { createProxyMiddleware } = require('http-proxy-middleware');";

describe('a route whose requests are sent on to another server', () => {
  it.each<[endpoint: string, handlers: string, expected: string]>([
    ['GET /users/list', SENT_ON, 'forwards'],
    ['GET /users/list', '(req, res) => fetch(USERS)', 'GET /users'],
    ['POST /users/delete/:id', '(req, res) => fetch(USERS, { method: req.method })', 'forwards'],
    ['GET /users/list', 'createProxyMiddleware({ target: USERS })', 'forwards'],
    ['GET /users/list', 'requireLogin, createProxyMiddleware({ target: USERS })', 'forwards'],
    ['GET /users/list', 'users.list', 'GET /users'],
    ['GET /users/list', "(req, res) => { fetch(USERS + req.url); res.render('users') }", 'page'],
    // Another server would have to know what a person chooses, too.
    ['DELETE /deleteUser', ANSWER, 'missing-identifier ? DELETE /users/:id'],
    ['DELETE /deleteUser', SENT_ON, 'missing-identifier'],
    ['POST /posts/:id/like', SENT_ON, 'action'],
  ])('%s: %s', (endpoint, handlers, expected) => {
    expect(outcomesOf(express(PROXY, registration('app', endpoint, handlers)))).toEqual([expected]);
  });

  it('keeps those that share its path', () => {
    expect(outcomesOf(express(`app.route('/users/update/:id').put(${SENT_ON}).patch(${ANSWER});`))).toEqual([
      'forwards',
      'shared-path',
    ]);
  });
});

describe('a proxy, or a router of data, behind a route', () => {
  it.each<[behind: string, expected: readonly string[]]>([
    ["app.use('/users', createProxyMiddleware({ target: USERS }));", ['shadow use /users', 'shadow use /users']],
    ['app.use(createProxyMiddleware({ target: USERS }));', ['shadow use', 'shadow use']],
    [`app.use('/users', ${SENT_ON});`, ['shadow use /users', 'shadow use /users']],
    ["app.use('/books', createProxyMiddleware({ target: USERS }));", ['GET /users', 'DELETE /users/:id']],
    ["app.use(require('json-server').router('db.json'));", ['shadow use', 'shadow use']],
    ["app.use('/data', require('json-server').router('db.json'));", ['GET /users', 'DELETE /users/:id']],
  ])('may answer its new address: %s', (behind, expected) => {
    expect(
      outcomesOf(
        express(
          PROXY,
          registration('app', 'GET /users/list', ANSWER),
          registration('app', 'POST /users/delete/:id', ANSWER),
          behind,
        ),
      ),
    ).toEqual(expected);
  });
});

describe('a proxy that answers what is left over', () => {
  const hono = (...lines: readonly string[]): string =>
    ["import { Hono } from 'hono';\nimport { proxy } from 'hono/proxy';\nconst app = new Hono();", ...lines].join('\n');
  const hapi = (...lines: readonly string[]): string =>
    ["const server = require('@hapi/hapi').server();", ...lines].join('\n');
  const ofExpress = registration('app', 'GET /users/list', ANSWER);
  const ofFastify = "fastify.get('/users/list', async () => []);";
  const ofHono = "app.get('/users/list', (c) => c.json([]));";
  const ofHapi = "server.route({ method: 'GET', path: '/users/list', handler: () => [] });";
  const ofKoa = "router.get('/users/list', (ctx) => { ctx.body = []; });";

  it.each<[source: string, expected: string]>([
    [express(PROXY, ofExpress, "app.all('*', createProxyMiddleware({ target: USERS }));"), 'shadow ALL *'],
    [express(PROXY, ofExpress, `app.all('*', ${SENT_ON});`), 'shadow ALL *'],
    [express(PROXY, ofExpress, `app.all('*', ${ANSWER});`), 'GET /users'],
    [hono(ofHono, "app.all('*', (c) => proxy(USERS + c.req.path));"), 'shadow ALL /*'],
    [hono(ofHono, "app.all('/posts/*', (c) => proxy(USERS + c.req.path));"), 'GET /users'],
    [hono(ofHono, 'app.notFound((c) => fetch(USERS + c.req.path));'), 'shadow use'],
    [hono(ofHono, "app.notFound((c) => c.text('none', 404));"), 'GET /users'],
    [fastify("fastify.all('/*', (request, reply) => reply.from(request.url));", ofFastify), 'shadow ALL /*'],
    [fastify('fastify.setNotFoundHandler((request, reply) => reply.from(request.url));', ofFastify), 'shadow use'],
    [
      fastify('fastify.setNotFoundHandler((request, reply) => reply.code(404).send({ url: request.url }));', ofFastify),
      'GET /users',
    ],
    [fastify("fastify.register(require('@fastify/http-proxy'), { upstream: USERS });", ofFastify), 'shadow use'],
    [
      fastify(
        "fastify.register(async (old) => old.register(require('@fastify/http-proxy'), { upstream: USERS }), { prefix: '/old' });",
        ofFastify,
      ),
      'GET /users',
    ],
    [
      hapi(ofHapi, "server.route({ method: '*', path: '/{path*}', handler: { proxy: { uri: `${USERS}/{path}` } } });"),
      'shadow ALL /{path*}',
    ],
    [
      koa(
        ofKoa,
        "const c2k = require('koa2-connect');",
        PROXY,
        'app.use(c2k(createProxyMiddleware({ target: USERS })));',
      ),
      'shadow use',
    ],
  ])('may answer its new address: %#', (source, expected) => {
    expect(outcomesOf(source).filter((outcome) => outcome !== '')).toEqual([expected]);
  });
});

describe('a proxy that is told itself what it sends on', () => {
  it.each<[proxy: string, expected: string]>([
    ["createProxyMiddleware('/users', { target: USERS })", 'path-guard /users'],
    ["createProxyMiddleware(['/posts', '/users/**'], { target: USERS })", 'path-guard /users'],
    ["createProxyMiddleware({ target: USERS, pathFilter: '/users' })", 'path-guard /users'],
    ["createProxyMiddleware({ target: USERS, pathFilter: ['/posts', '/users'] })", 'path-guard /users'],
    ["createProxyMiddleware('/posts', { target: USERS })", 'GET /users'],
    ["createProxyMiddleware({ target: USERS, pathFilter: '/posts' })", 'GET /users'],
  ])('keeps others from coming before it: %s', (proxy, expected) => {
    expect(outcomesOf(express(PROXY, `app.use(${proxy});`, registration('app', 'GET /getUsers', ANSWER)))).toEqual([
      expected,
    ]);
  });

  it('leaves others alone behind it', () => {
    const behind = (path: string): string =>
      express(
        PROXY,
        registration('app', 'GET /users/list', ANSWER),
        `app.use(createProxyMiddleware('${path}', { target: USERS }));`,
      );
    expect(outcomesOf(behind('/users'))).toEqual(['shadow use /users']);
    expect(outcomesOf(behind('/posts'))).toEqual(['GET /users']);
  });
});

/** The plan over files that know one another. */
function planOfProject(files: Files): Plan {
  return makePlan(Project.at(writeProject(files), { accounting: 'all' }).view(), OPTIONS);
}

describe('a route whose handler stands in another file', () => {
  it.each<[title: string, files: Files, expected: string]>([
    [
      'that sends on',
      {
        'app.js': express("app.get('/users/list', require('./users').list);"),
        'users.js': `exports.list = ${SENT_ON};`,
      },
      'forwards',
    ],
    [
      'that does not',
      {
        'app.js': express("app.get('/users/list', require('./users').list);"),
        'users.js': `exports.list = ${ANSWER};`,
      },
      '',
    ],
    [
      'a proxy',
      {
        'app.js': express("app.get('/users/list', require('./users').list);"),
        'users.js': `${PROXY}\nexports.list = createProxyMiddleware({ target: USERS });`,
      },
      'forwards',
    ],
    [
      'what makes one',
      {
        'app.js': express("app.get('/users/list', require('./proxy')(USERS));"),
        'proxy.js': `${PROXY}\nmodule.exports = (target) => createProxyMiddleware({ target });`,
      },
      'forwards',
    ],
    [
      'a class',
      {
        'app.ts':
          "import express from 'express';\nimport { users } from './users';\nconst app = express();\napp.get('/users/list', users.list);",
        'users.ts':
          'class Users { list = (req, res) => this.send(req, res); private send(req, res) { axios.get(USERS + req.originalUrl); } }\nexport const users = new Users();',
      },
      'forwards',
    ],
  ])('%s', (_title, files, expected) => {
    expect(reasonsOf(planOfProject(files))).toEqual([expected]);
  });

  it('one that is not there', () => {
    const plan = planOfProject({ 'app.js': express("app.get('/users/list', require('./users').list);") });
    expect(plan.routes.map(({ withheld }) => withheld?.reason)).toEqual(['missing-handler']);
  });
});

/** Why the collections of an application keep their names; empty for one that is renamed. */
function namingsOf(source: string): readonly string[] {
  return planOf({ 'server.js': source }).routes.flatMap(({ naming }) =>
    naming ? [[naming.withheld?.reason, naming.withheld?.other?.label].filter(Boolean).join(' ')] : [],
  );
}

describe('a collection of which requests are sent on to another server', () => {
  it.each<[source: string, expected: readonly string[]]>([
    [express(registration('app', 'GET /user/:id', SENT_ON)), ['forwards GET /user/:id']],
    [
      express(registration('app', 'GET /user/:id', ANSWER), registration('app', 'PUT /user/:id', SENT_ON)),
      ['forwards PUT /user/:id', 'forwards PUT /user/:id'],
    ],
    [
      express(registration('app', 'GET /user/:id', ANSWER), registration('app', 'GET /order/:id', SENT_ON)),
      ['', 'forwards GET /order/:id'],
    ],
    [mounted('/user', registration('router', 'GET /:id', SENT_ON)), ['forwards GET /user/:id']],
    [
      express(
        PROXY,
        "app.use('/user', createProxyMiddleware({ target: USERS }));",
        registration('app', 'GET /user/:id', ANSWER),
      ),
      ['forwards use /user'],
    ],
    [
      fastify(
        "fastify.register(require('@fastify/http-proxy'), { upstream: USERS, prefix: '/user' });",
        "fastify.get('/user/:id', async () => []);",
      ),
      ['forwards use /user'],
    ],
  ])('keeps its name: %#', (source, expected) => {
    expect(namingsOf(source)).toEqual(expected);
  });

  it('keeps its name for a proxy of another file', () => {
    const files = {
      'app.js': express("app.use('/user', require('./proxy'));", registration('app', 'GET /user/:id', ANSWER)),
      'proxy.js': `${PROXY}\nmodule.exports = createProxyMiddleware({ target: USERS });`,
    };
    expect(planOfProject(files).routes.map(({ naming }) => naming?.withheld?.reason)).toEqual(['forwards']);
  });
});
