import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/plan/styles/path-styles.ts';
import { ANSWER, express, fastify, koa, mounted } from '../../support/applications.ts';
import { writtenIn } from '../planning.ts';

/** What becomes of the paths of a file: `users refused`. */
function starts(source: string): readonly string[] {
  return writtenIn(source).map((written) => `${written.path.text} ${startOf(written) ?? 'as it should be'}`);
}

const CONTEXT = '(ctx) => { ctx.body = []; }';
const KOA = "import Koa from 'koa';\nimport Router from '@koa/router';\n";
const HONO = "import { Hono } from 'hono';\n";
const HAPI = "import Hapi from '@hapi/hapi';\nconst server = Hapi.server();\n";

function koaBehind(prefix: string): string {
  return `${KOA}const router = new Router({ prefix: '${prefix}' });\nrouter.get('list', ${CONTEXT});\nnew Koa().use(router.routes());`;
}

function koaBelow(outer: string, inner: string): string {
  return `${KOA}const api = new Router();\nconst router = new Router(${inner});\nrouter.get('list', ${CONTEXT});\napi.use('${outer}', router.routes());\nnew Koa().use(api.routes());`;
}

function plugin(prefix: string): string {
  return fastify(`fastify.register(async (users) => { users.get('list', async () => []); }, { prefix: ${prefix} });`);
}

describe('a path that begins with a word', () => {
  it.each<[name: string, source: string, expected: readonly string[]]>([
    ['is not reached in Express', express(`app.get('users', ${ANSWER});`), ['users unreached']],
    [
      'is not reached behind a prefix of Express',
      mounted('/v1', `router.get('users', ${ANSWER});`),
      ['/v1 unreached', 'users unreached'],
    ],
    [
      'is a prefix that is not reached in Express',
      mounted('users', `router.get('/', ${ANSWER});`),
      ['users unreached', '/ unreached'],
    ],
    ['is not reached in Koa', koa(`router.get('users', ${CONTEXT});`), ['users unreached']],
    [
      'is read alike in Hono',
      `${HONO}const app = new Hono();\napp.get('users', (c, next) => c.json([]));`,
      ['users alike'],
    ],
    [
      'is read alike behind a prefix of Hono',
      `${HONO}const app = new Hono().basePath('v1');\napp.get('users', (c, next) => c.json([]));`,
      ['v1 alike', 'users alike'],
    ],
    ['is refused by Fastify', fastify("fastify.get('users', (request, reply) => []);"), ['users refused']],
    ['is a prefix that Fastify reads alike', plugin("'v1'"), ['v1 alike', 'list joined']],
    [
      'is refused by hapi',
      `${HAPI}server.route({ method: 'GET', path: 'users', handler: (request, h) => [] });`,
      ['users refused'],
    ],
    [
      'is the custom in restify',
      "const restify = require('restify');\nconst server = restify.createServer();\nserver.get('users', (req, res, next) => res.send([]));",
      ['users as it should be'],
    ],
  ])('%s', (_name, source, expected) => {
    expect(starts(source)).toEqual(expected);
  });

  it.each<[name: string, source: string, expected: string]>([
    ['Fastify', plugin("'/v1'"), 'list joined'],
    ['Fastify, where it brings the slash', plugin("'/v1/'"), 'list as it should be'],
    ['Fastify, where it is the slash', plugin("'/'"), 'list refused'],
    ['Fastify, where it is not known', plugin('prefix'), 'list as it should be'],
    [
      'Fastify, where nobody says what it is',
      "export default async function (fastify) {\n  fastify.get('list', async (request, reply) => []);\n}",
      'list as it should be',
    ],
    ['Koa', koaBehind('/v1'), 'list joined'],
    ['Koa, where it brings the slash', koaBehind('/v1/'), 'list as it should be'],
    [
      'Koa, where nobody says what it is',
      `${KOA}const router = new Router();\nrouter.get('list', ${CONTEXT});\nexport default router;`,
      'list as it should be',
    ],
    ['Koa, of another router', koaBelow('/v1', ''), 'list as it should be'],
    ['Koa, of two routers', koaBelow('/api', "{ prefix: '/v1' }"), 'list as it should be'],
  ])('is put behind a prefix: %s', (_name, source, expected) => {
    expect(starts(source).at(-1)).toBe(expected);
  });

  it('is put behind each of several prefixes', () => {
    const places = (...prefixes: readonly string[]): string =>
      fastify(
        "async function users(instance) { instance.get('list', async () => []); }",
        ...prefixes.map((prefix) => `fastify.register(users, { prefix: '${prefix}' });`),
      );
    expect(starts(places('/v1', '/v2')).at(-1)).toBe('list joined');
    expect(starts(places('/v1', '/v2/')).at(-1)).toBe('list as it should be');
    expect(starts(places('/', '/v2')).at(-1)).toBe('list as it should be');
    expect(starts(places('/', '/')).at(-1)).toBe('list refused');
  });

  it('is the prefix that a router brings along', () => {
    expect(
      starts(
        `${KOA}const router = new Router({ prefix: 'v1' });\nrouter.get('/list', ${CONTEXT});\nnew Koa().use(router.routes());`,
      )[0],
    ).toBe('v1 as it should be');
  });
});
