import { describe } from 'vitest';
import rule from '../../src/rules/leading-slash.ts';
import { ANSWER, express, EXPRESS, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<
  'slash' | 'unreached' | 'refused' | 'useInstead' | 'renameParameter',
  readonly [{ allow?: readonly string[] }]
>;

const FASTIFY = "import Fastify from 'fastify';\nconst fastify = Fastify();\n";
const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";
const HAPI = "import Hapi from '@hapi/hapi';\nconst server = Hapi.server();\n";
const KOA = "import Router from '@koa/router';\n";

const name = 'users';
const better = '/users';

describe('leading-slash', () => {
  ruleTester.run('leading-slash', rule, {
    valid: [
      ...['/', '', '*', '(.*)', '/users', '{/users}', '?'].map((path) => ({
        name: `'${path}'`,
        code: express('const router = express.Router();', `router.get('${path}', ${ANSWER});`, "app.use('/', router);"),
      })),
      { name: 'a path that begins with something unknown', code: express(`app.get(\`\${base}users\`, ${ANSWER});`) },
      { name: 'a setting', code: express("app.get('env');", "app.get('view engine');") },
      {
        name: 'itty-router, which puts it behind the base as it is',
        code: "import { Router } from 'itty-router';\nconst router = Router({ base: '/api/' });\nrouter.get('lamps', list);",
      },
      {
        name: 'Koa, behind a prefix that is not known',
        code: `${KOA}const router = new Router();\nrouter.get('users.list', (ctx) => { ctx.body = []; });\nexport default router;`,
      },
      {
        name: 'Koa, behind a prefix that brings the slash',
        code: `${KOA}const router = new Router();\nrouter.get('users.list', (ctx) => { ctx.body = []; });\nconst api = new Router({ prefix: '/api' });\napi.use('/', router.routes());\nimport Koa from 'koa';\nnew Koa().use(api.routes());`,
      },
      {
        name: 'Fastify, behind a prefix that is not known',
        code: "export default async function (fastify) {\n  fastify.get('users', async (request, reply) => []);\n}",
      },
      {
        name: 'NestJS',
        code: "import { Controller, Get } from '@nestjs/common';\n@Controller('users')\nexport class Users {\n  @Get('active') list() { return []; }\n}",
      },
      {
        name: 'an allowed path',
        code: express('const router = express.Router();', `router.get('users', ${ANSWER});`),
        options: [{ allow: ['/users'] }],
      },
    ],
    invalid: [
      report(
        'Express, where no request reaches it',
        `${EXPRESS}const router = express.Router();\nrouter.get('«users»', ${ANSWER});\napp.use('/v1', router);`,
        'unreached',
        { name, better, endpoint: 'GET /v1/users', after: 'GET /v1/users' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /v1/users' },
            output: `${EXPRESS}const router = express.Router();\nrouter.get('/users', ${ANSWER});\napp.use('/v1', router);`,
          },
        },
      ),
      report('a prefix of Express', mounted('«users»', `router.get('/', ${ANSWER});`), 'unreached', {
        name,
        better,
        endpoint: '/users',
        after: '',
      }),
      report(
        'Fastify, which refuses it',
        `${FASTIFY}fastify.get('«users»', (request, reply) => []);`,
        'refused',
        { name, better, endpoint: 'GET /users', after: 'GET /users' },
        { output: `${FASTIFY}fastify.get('/users', (request, reply) => []);` },
      ),
      report(
        'a prefix of Fastify, which adds it',
        `${FASTIFY}fastify.register(async (users) => { users.get('/', async () => []); }, { prefix: '«users»' });`,
        'slash',
        { name, better, endpoint: '/users', after: '/users' },
        {
          output: `${FASTIFY}fastify.register(async (users) => { users.get('/', async () => []); }, { prefix: '/users' });`,
        },
      ),
      report(
        'Hono, which adds it',
        `${HONO}app.get('«users»', (c, next) => c.json([]));`,
        'slash',
        { name, better, endpoint: 'GET /users', after: 'GET /users' },
        { output: `${HONO}app.get('/users', (c, next) => c.json([]));` },
      ),
      report(
        'hapi, which refuses it',
        `${HAPI}server.route({ method: 'GET', path: '«users»', handler: (request, h) => [] });`,
        'refused',
        { name, better, endpoint: 'GET /users', after: 'GET /users' },
        {
          output: `${HAPI}server.route({ method: 'GET', path: '/users', handler: (request, h) => [] });`,
        },
      ),
      report(
        'Koa behind a prefix, as it is',
        `${KOA}const router = new Router({ prefix: '/v1' });\nrouter.get('«users»', (ctx) => { ctx.body = []; });\nimport Koa from 'koa';\nnew Koa().use(router.routes());`,
        'slash',
        { name, better, endpoint: 'GET /v1users', after: 'GET /v1/users' },
        {
          offer: {
            messageId: 'useInstead',
            data: { after: 'GET /v1/users' },
            output: `${KOA}const router = new Router({ prefix: '/v1' });\nrouter.get('/users', (ctx) => { ctx.body = []; });\nimport Koa from 'koa';\nnew Koa().use(router.routes());`,
          },
        },
      ),
    ],
  });
});
