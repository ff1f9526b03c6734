import type { InvalidTestCase } from '@typescript-eslint/rule-tester';
import { describe, expect, it } from 'vitest';
import rule from '../../src/rules/no-duplicate-route.ts';
import { ANSWER, express, fastify, KOA, koa, mounted } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';
import { readMarks } from '../support/marks.ts';
import type { Files } from '../support/project.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { TRAPS } from '../support/traps.ts';

type Case = InvalidTestCase<'duplicate' | 'sameAddress', readonly [{ allow?: readonly string[] }]>;

/** A route that is underlined at its mark, with the place of the earlier one. */
function duplicate(name: string, marked: string, endpoint: string, place: string, other = endpoint): Case {
  const { code, marks } = readMarks(marked);
  return {
    name,
    code,
    errors: marks.map(({ place: at }) => ({
      messageId: endpoint === other ? 'duplicate' : 'sameAddress',
      data: { endpoint, other, place },
      ...at,
    })),
  };
}

const GET = `app.get('/users/:id', ${ANSWER});`;
const AGAIN = `app.«get»('/users/:id', ${ANSWER});`;
const ITTY = "import { Router } from 'itty-router';\nconst router = Router();\n";
const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";

describe('no-duplicate-route', () => {
  ruleTester.run('no-duplicate-route', rule, {
    valid: [
      ...TRAPS,
      { name: 'another method', code: express(GET, `app.put('/users/:id', ${ANSWER});`) },
      { name: 'every method, which is another rule', code: express(`app.all('/users/:id', ${ANSWER});`, GET) },
      {
        name: 'a parameter with a pattern',
        code: express(String.raw`app.get('/users/:id(\\d+)', (req, res) => res.json());`, GET),
      },
      {
        name: 'rounds of a loop, each of which has its own application',
        code: "import express from 'express';\nfor (const path of ['/users', '/users/']) { const app = express(); app.get(path, (req, res) => res.json([])); }",
      },
      { name: 'two applications', code: express(GET, 'const other = express();', GET.replace('app', 'other')) },
      {
        name: 'two prefixes',
        code: express(
          'const a = express.Router();',
          GET.replace('app', 'a'),
          'const b = express.Router();',
          GET.replace('app', 'b'),
          "app.use('/a', a);",
          "app.use('/b', b);",
        ),
      },
      {
        name: 'a guard that hands on',
        code: express(
          "app.get('/users', (req, res, next) => { req.seen = true; next(); });",
          `app.get('/users', ${ANSWER});`,
        ),
      },
      {
        name: 'a handler of itty-router that returns nothing',
        code: `${ITTY}router.get('/users', (request) => { request.seen = true; });\nrouter.get('/users', () => new Response('[]'));`,
      },
      {
        name: 'a handler of itty-router that returns nothing here and there',
        code: `${ITTY}router.get('/users', (request) => { if (request.seen) { return; }\nreturn new Response('', { status: 403 }); });\nrouter.get('/users', () => new Response('[]'));`,
      },
      {
        name: 'a router of itty-router that need not answer',
        code: `${ITTY}router.get('/users', users.fetch);\nrouter.get('/users', () => new Response('[]'));`,
      },
      {
        name: 'a guard by its name',
        code: express("app.get('/users', requireLogin);", `app.get('/users', ${ANSWER});`),
      },
      {
        name: 'a member that is a guard by its name',
        code: express("app.get('/users', passport.authenticate('jwt'));", `app.get('/users', ${ANSWER});`),
      },
      {
        name: 'a handler without a name',
        code: express("app.get('/users', handlers['a'] || fallback);", `app.get('/users', ${ANSWER});`),
      },
      {
        name: 'a first handler that may skip the others',
        code: express(`app.get('/users', isMobile, ${ANSWER});`, `app.get('/users', ${ANSWER});`),
      },
      {
        name: 'a first handler that tells requests apart by what it is made with',
        code: express("app.get('/users', role('admin'), users.list);", "app.get('/users', role('user'), users.own);"),
      },
      {
        name: 'wrapped handlers of which the first hands on',
        code: express(
          "app.post('/users', utils.asyncHandler(verifyCaptcha()));",
          "app.post('/users', utils.asyncHandler(create()));",
        ),
      },
      {
        name: 'a first handler that does',
        code: express(
          `app.get('/users', (req, res, next) => (req.mobile ? next() : next('route')), ${ANSWER});`,
          `app.get('/users', ${ANSWER});`,
        ),
      },
      { name: 'the sides of a condition', code: express(`if (process.env.MOCK) { ${GET} } else { ${GET} }`) },
      { name: 'an earlier one that is not always there', code: express(`if (process.env.MOCK) ${GET}`, GET) },
      {
        name: 'functions of which one may be called',
        code: express(`module.exports.a = () => { ${GET} };`, `module.exports.b = () => { ${GET} };`),
      },
      {
        name: 'a path that is not told',
        code: express(`app.get(base + '/users', ${ANSWER});`, `app.get(base + '/users', ${ANSWER});`),
      },
      {
        name: 'a method that is not told',
        code: express(`app[method]('/users', ${ANSWER});`, `app[method]('/users', ${ANSWER});`),
      },
      {
        name: 'a router that is strict',
        code: express(
          'const router = express.Router({ strict: true });',
          `router.get('/users', ${ANSWER});`,
          `router.get('/users/', ${ANSWER});`,
        ),
      },
      {
        name: 'Fastify, by version',
        code: fastify(
          "fastify.get('/users', { constraints: { version: '1.0.0' } }, async () => []);",
          "fastify.get('/users', { constraints: { version: '2.0.0' } }, async () => []);",
        ),
      },
      {
        name: 'Fastify, by options that are not seen',
        code: fastify(
          "fastify.get('/users', first, async () => []);",
          "fastify.get('/users', second, async () => []);",
        ),
      },
      {
        name: 'Fastify, by the slash at the end',
        code: fastify("fastify.get('/users', async () => []);", "fastify.get('/users/', async () => []);"),
      },
      {
        name: 'Koa, by host',
        code: `${KOA}const other = new Router({ host: 'b.example' });\napp.use(other.routes());\nrouter.get('/users', (ctx) => { ctx.body = []; });\nother.get('/users', (ctx) => { ctx.body = []; });`,
      },
      {
        name: 'Koa, a prefix that is not told',
        code: `${KOA}const other = new Router({ prefix: config.base });\napp.use(other.routes());\nrouter.get('/users', (ctx) => { ctx.body = []; });\nother.get('/users', (ctx) => { ctx.body = []; });`,
      },
      {
        name: 'Koa, handed on',
        code: koa(
          "router.get('/users', async (ctx, next) => { await next(); });",
          "router.get('/users', (ctx) => { ctx.body = []; });",
        ),
      },
      {
        name: 'hapi, by host',
        code: "const server = require('@hapi/hapi').server();\nserver.route({ method: 'GET', path: '/users', vhost: 'a', handler: () => [] });\nserver.route({ method: 'GET', path: '/users', vhost: 'b', handler: () => [] });",
      },
      {
        name: 'a router that is mounted again where it is reached',
        code: express(
          'const users = express.Router();',
          `users.get('/', ${ANSWER});`,
          `app.get('/v1/users', ${ANSWER});`,
          "app.use('/v1/users', users);",
          "app.use('/v2/users', users);",
        ),
      },
      { name: 'an allowed path', code: express(GET, GET), options: [{ allow: ['/users/**'] }] },
    ],
    invalid: [
      duplicate(
        'a handler of itty-router that always returns',
        `${ITTY}router.get('/users', (request) => { try { return json(request); } catch { return new Response('', { status: 500 }); } });\nrouter.«get»('/users', () => new Response('[]'));`,
        'GET /users',
        'line 3',
      ),
      duplicate('Express', express(GET, AGAIN), 'GET /users/:id', 'line 3'),
      duplicate('each one but the first', express(GET, AGAIN, AGAIN), 'GET /users/:id', 'line 3'),
      duplicate(
        'another name of the parameter',
        express(GET, `app.«get»('/users/:name', ${ANSWER});`),
        'GET /users/:name',
        'line 3',
        'GET /users/:id',
      ),
      duplicate(
        'another case, and a slash at the end',
        express(`app.get('/users', ${ANSWER});`, `app.«get»('/Users/', ${ANSWER});`),
        'GET /Users/',
        'line 3',
        'GET /users',
      ),
      duplicate(
        'handlers of other files',
        express(
          "const users = require('./users');",
          "app.get('/users', users.list);",
          "app.«get»('/users', users.all);",
        ),
        'GET /users',
        'line 4',
      ),
      duplicate(
        'behind a guard that refuses',
        express("app.get('/users', requireLogin, users.list);", "app.«get»('/users', users.all);"),
        'GET /users',
        'line 3',
      ),
      duplicate(
        'errors are not handed to routes',
        express(
          "app.get('/users', async (req, res, next) => { try { res.json(await all()); } catch (e) { next(e); } });",
          `app.«get»('/users', ${ANSWER});`,
        ),
        'GET /users',
        'line 3',
      ),
      duplicate(
        'every method twice',
        express(`app.all('/users', ${ANSWER});`, `app.«all»('/users', ${ANSWER});`),
        'ALL /users',
        'line 3',
      ),
      duplicate('the later one in a condition', express(GET, `if (dev) { ${AGAIN} }`), 'GET /users/:id', 'line 3'),
      duplicate(
        'under a mount',
        mounted('/users', `app.get('/users/me', ${ANSWER});`, `router.«get»('/me', ${ANSWER});`),
        'GET /users/me',
        'line 4',
      ),
      duplicate(
        'two routers under one prefix',
        express(
          'const a = express.Router();',
          GET.replace('app', 'a'),
          'const b = express.Router();',
          AGAIN.replace('app', 'b'),
          "app.use('/api', a);",
          "app.use('/api', b);",
        ),
        'GET /api/users/:id',
        'line 4',
      ),
      duplicate(
        'one report for two mounts',
        express(
          'const router = express.Router();',
          GET.replace('app', 'router'),
          AGAIN.replace('app', 'router'),
          "app.use('/a', router);",
          "app.use('/b', router);",
        ),
        'GET /a/users/:id',
        'line 4',
      ),
      duplicate(
        'a router that is mounted elsewhere',
        `const router = require('express').Router();\n${GET.replace('app', 'router')}\n${AGAIN.replace('app', 'router')}\nmodule.exports = router;`,
        'GET /users/:id',
        'line 2',
      ),
      duplicate(
        'an array of paths',
        express(`app.get('/', ${ANSWER});`, `app.get([«'/'», '/:name'], ${ANSWER});`),
        'GET /',
        'line 3',
      ),
      duplicate(
        'a chain',
        express(`app.get('/users', ${ANSWER});`, `app.route('/users').post(${ANSWER}).«get»(${ANSWER});`),
        'GET /users',
        'line 3',
      ),
      duplicate(
        'the methods of a class',
        `const { Router } = require('express');\nclass Users {\n  router = Router();\n  constructor() { this.first(); this.second(); }\n  first() { this.router.get('/users', ${ANSWER}); }\n  second() { this.router.«get»('/users', ${ANSWER}); }\n}\nmodule.exports = Users;`,
        'GET /users',
        'line 5',
      ),
      duplicate(
        'Fastify',
        fastify("fastify.get('/users/:id', async () => []);", "fastify.«get»('/users/:name', async () => []);"),
        'GET /users/:name',
        'line 3',
        'GET /users/:id',
      ),
      duplicate(
        'one method of two',
        fastify(
          "fastify.get('/users', async () => []);",
          "fastify.route({ method: ['POST', '«GET»'], url: '/users', handler: async () => [] });",
        ),
        'GET /users',
        'line 3',
      ),
      duplicate(
        'plugins',
        fastify(
          "fastify.register(async (a) => { a.get('/me', async () => []); }, { prefix: '/users' });",
          "fastify.register(async (b) => { b.«get»('/users/me', async () => []); });",
        ),
        'GET /users/me',
        'line 3',
      ),
      duplicate(
        'Koa',
        koa(
          "router.get('/users', (ctx) => { ctx.body = []; });",
          "router.«get»('/users', (ctx) => { ctx.body = []; });",
        ),
        'GET /users',
        'line 6',
      ),
      duplicate(
        'Hono',
        `${HONO}app.get('/users', (c) => c.json([]));\napp.«get»('/users', (c) => c.json([]));`,
        'GET /users',
        'line 3',
      ),
      duplicate(
        'hapi',
        "const server = require('@hapi/hapi').server();\nserver.route({ method: 'GET', path: '/users/{id}', handler: () => [] });\nserver.route({ method: '«GET»', path: '/users/{name}', handler: () => [] });",
        'GET /users/{name}',
        'line 2',
        'GET /users/{id}',
      ),
    ],
  });
});

/** What the rule says of the files of a project. */
async function reportsIn(files: Files): Promise<readonly string[]> {
  const project = new LintedProject(files, { rules: { 'restful-routes/no-duplicate-route': 'error' } });
  return (await project.reports()).map((report) => report.replace(/^(.*?) no-duplicate-route: /, '$1 '));
}

const ROUTER = "const router = require('express').Router();\n";
const APP = "const express = require('express');\nconst app = express();\n";

describe('no-duplicate-route, over files', () => {
  it('names the file of the earlier route', async () => {
    expect(
      await reportsIn({
        'app.js': `${APP}app.use('/api/users', require('./routes/users'));\napp.use('/api', require('./routes/rest'));\n`,
        'routes/users.js': `${ROUTER}router.get('/me', ${ANSWER});\nmodule.exports = router;\n`,
        'routes/rest.js': `${ROUTER}router.get('/users/me', ${ANSWER});\nmodule.exports = router;\n`,
      }),
    ).toEqual(["routes/rest.js:2:8 'GET /api/users/me' is registered already (routes/users.js:2)."]);
  });

  it('follows handlers', async () => {
    const files = (handler: string): Files => ({
      'routes.js': `${ROUTER}const users = require('./users');\nrouter.get('/', users.first);\nrouter.get('/', users.second);\nmodule.exports = router;\n`,
      'users.js': `exports.first = ${handler};\nexports.second = ${ANSWER};\n`,
    });
    expect(await reportsIn(files('(req, res, next) => next()'))).toEqual([]);
    expect(await reportsIn(files(ANSWER))).toEqual(["routes.js:4:8 'GET /' is registered already (line 3)."]);
  });

  it('does not compare what a test builds around a router with what the application does', async () => {
    expect(
      await reportsIn({
        'users.js': `${ROUTER}router.get('/', ${ANSWER});\nmodule.exports = router;\n`,
        'app.js': `${APP}app.use('/users', require('./users'));\n`,
        'tests/users.test.js': `${APP}app.get('/', ${ANSWER});\napp.use('/', require('../users'));\n`,
      }),
    ).toEqual([]);
  });

  it('does not take a condition around a mount for nothing', async () => {
    const files = (mount: string): Files => ({
      'users.js': `${ROUTER}router.get('/', ${ANSWER});\nmodule.exports = router;\n`,
      'app.js': `${APP}${mount}\napp.get('/users', ${ANSWER});\n`,
    });
    expect(await reportsIn(files("if (process.env.USERS) app.use('/users', require('./users'));"))).toEqual([]);
    expect(await reportsIn(files("app.use('/users', require('./users'));"))).toEqual([
      "app.js:4:5 'GET /users' is registered already (users.js:2).",
    ]);
  });
});
