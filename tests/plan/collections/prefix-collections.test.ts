import { describe, expect, it } from 'vitest';
import { awaitsItems } from '../../../src/plan/collections/prefix-collections.ts';
import { ANSWER, express, fastify, koa, mounted, registration } from '../../support/applications.ts';
import { OPTIONS, planOf, viewOf } from '../planning.ts';

/** The names that the collections in the paths of an application should have. */
function renamed(source: string): readonly string[] {
  return planOf({ 'server.js': source }).routes.flatMap(({ methods }) =>
    methods.flatMap(({ misnamed }) => misnamed.map(({ other }) => other)),
  );
}

describe('the prefix of a router', () => {
  it.each<[prefix: string, lines: readonly string[], names: readonly string[]]>([
    ['/user', ['GET /:id', 'PUT /:id'], ['users']],
    ['/user', ['GET /', 'GET /:id'], ['users']],
    ['/user', ['GET /me', 'GET /:userId/posts'], ['users']],
    ['/user/', ['GET /:id'], ['users']],
    ['/api/user', ['GET /:id'], ['users']],
    ['/user/:userId/order', ['GET /:id'], ['users', 'orders']],
    ['/user', ['GET /:slug', 'GET /:id'], ['users']],
    ['/user', ["router.get(['/', '/:id'], answer);"], ['users']],
    ['/user', ['router.get(pathOf(id), answer);', 'GET /:id'], ['users']],
    ['/user/:userId', ['GET /orders'], ['users']],
    ['/user', ['GET /:page', 'GET /:id'], ['users']],
    ['/users', ['GET /:id'], []],
    ['/report-template', ['GET /:id', 'POST /create'], ['report-templates']],
    ['/report-failure', ['GET /:id', 'POST /create'], []],
    ['/user', ['GET /'], []],
    ['/user', [], []],
    ['/user', ['GET /me/:id'], []],
    ['/user', ['GET /:id?'], []],
    ['/user', ['GET /:id*'], []],
    ['/user', ["router.use('/:id', auth);", 'GET /'], []],
    ['/', ['GET /:id'], []],
    ['/:tenant', ['GET /:id'], []],
  ])('names what its routes find: %s %j', (prefix, lines, names) => {
    expect(
      renamed(
        mounted(
          prefix,
          ...lines.map((line) => (line.startsWith('router') ? line : registration('router', line, ANSWER))),
        ),
      ),
    ).toEqual(names);
  });

  it('has no items where the router goes on with a prefix of its own', () => {
    const routers = (prefix: string): string =>
      koa(
        `const inner = new Router(${prefix});`,
        "inner.get('/:id', (ctx) => { ctx.body = 1; });",
        "router.use('/order', inner.routes());",
      );
    expect(renamed(routers(''))).toEqual(['orders']);
    expect(renamed(routers("{ prefix: '/active' }"))).toEqual([]);
  });

  it('names it for each of its routers', () => {
    expect(
      renamed(
        express(
          'const router = express.Router();',
          registration('router', 'GET /:id', ANSWER),
          "app.use('/user', router);",
          "app.use('/person', router);",
        ),
      ),
    ).toEqual(['users', 'people']);
  });
});

describe('the prefix of a router of another file', () => {
  it.each<[lines: readonly string[], awaits: boolean]>([
    [["app.use('/user', require('./users'));"], true],
    [["const users = require('./users');", "app.use('/user', users);"], true],
    [["app.use('/api/user', require('./users'));"], true],
    [["app.use('/users', require('./users'));", "app.use('/order', require('./orders'));"], true],
    [["app.use('/export/user', require('./users'));"], true],
    [["app.use('/users', require('./users'));"], false],
    [["app.use('/api', require('./users'));"], false],
    [["app.use('/', require('./users'));"], false],
    [["app.use(require('./users'));"], false],
    [["app.use('/user/:id', require('./users'));"], false],
    [["app.use('/user', (req, res, next) => next());"], false],
    [["app.get('/user', require('./users'));"], false],
    [["app.get('/users', answer);"], false],
  ])('may name a collection in the wrong number: %j', (lines, awaits) => {
    expect(viewOf({ 'server.js': express(...lines) }).routers.map((router) => awaitsItems(router, OPTIONS))).toEqual([
      awaits,
    ]);
  });

  it('may do so by the number that is wanted', () => {
    const options = { ...OPTIONS, naming: { ...OPTIONS.naming, style: 'singular' } } as const;
    const awaits = (line: string): readonly boolean[] =>
      viewOf({ 'server.js': express(line) }).routers.map((router) => awaitsItems(router, options));
    expect([awaits("app.use('/user', require('./users'));"), awaits("app.use('/users', require('./users'));")]).toEqual(
      [[false], [true]],
    );
  });

  it('may name one for another framework too', () => {
    const awaits = (source: string): boolean =>
      viewOf({ 'server.js': source }).routers.some((router) => awaitsItems(router, OPTIONS));
    expect([
      awaits(koa("router.use('/user', require('./users').routes());")),
      awaits(koa("router.use('/users', require('./users').routes());")),
    ]).toEqual([true, false]);
    expect([
      awaits(fastify("fastify.register(require('./users'), { prefix: '/user' });")),
      awaits(fastify("fastify.register(require('./users'), { prefix: '/users' });")),
    ]).toEqual([true, false]);
  });
});
