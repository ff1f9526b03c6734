import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, KOA, mounted } from '../../support/applications.ts';
import { planOf } from '../planning.ts';

const PASS = '(req, res, next) => next()';

/** The routes that no request reaches: `GET /users`. */
function unreached(source: string): readonly string[] {
  return planOf({ 'server.js': source }).routes.flatMap(({ path, clashes }) =>
    clashes.map(({ token }) => `${token.method} ${path.text}`),
  );
}

describe('an earlier route of one address', () => {
  it.each<[handlers: string]>([
    ['users.list'],
    ['users.download'],
    ['account.list'],
    ['auth.list'],
    ['authors.list'],
    ['listAuthors'],
    ['expressShipping'],
    ['orders.expressShipping'],
    ['blogs.show'],
    ['requireLogin, users.list'],
    ["passport.authenticate('jwt'), users.list"],
    [`authorize('admin'), limiter, ${ANSWER}`],
    ['(req, res, next) => (req.user ? next() : res.sendStatus(401)), users.list'],
    [`${PASS}, ${ANSWER}`],
    ['usersList'],
    ['addressList'],
    ['issues'],
    ['oracles'],
    ['timeouts.list'],
    ['users.previous'],
  ])('answers all: %s', (handlers) => {
    expect(unreached(express(`app.get('/users', ${handlers});`, `app.get('/users', ${ANSWER});`))).toEqual([
      'GET /users',
    ]);
  });

  it.each<[handlers: string]>([
    ['users.loadAll'],
    ['LoadAll'],
    ['use'],
    ['set_locale'],
    ['isAdmin'],
    ['logger'],
    ['authenticate'],
    ['passport.list'],
    ['validators.user'],
    ["upload.single('photo')"],
    ['middlewares.user'],
    ['express.text()'],
    ['bodyParser.raw()'],
    ['mw.first'],
    ["timeout('5s')"],
    ["acl('read')"],
    ['upgradeWebSocket(open)'],
    ['upgradeWebSocket(() => ({ onMessage: receive }))'],
    ['ws.upgradeWebSocket(() => ({ onMessage: receive }))'],
    ["handlers['list'] || fallback"],
    ['isMobile, users.list'],
    ["role('admin'), users.list"],
    ["handlers['a'] || fallback, users.list"],
    ['requireLogin, isMobile, users.list'],
    ["(req, res, next) => (req.mobile ? next('route') : next()), users.list"],
    [PASS],
    [`requireLogin, ${PASS}`],
  ])('may hand some on: %s', (handlers) => {
    expect(unreached(express(`app.get('/users', ${handlers});`, `app.get('/users', ${ANSWER});`))).toEqual([]);
  });
});

describe('a route that is not always there', () => {
  const GET = `app.get('/users', ${ANSWER});`;
  const router = (...lines: readonly string[]): string =>
    express('const users = express.Router();', `users.get('/', ${ANSWER});`, ...lines);

  it.each<[name: string, source: string, expected: readonly string[]]>([
    ['the earlier one in a condition', express(`if (process.env.MOCK) { ${GET} }`, GET), []],
    ['the later one in a condition', express(GET, `if (process.env.MOCK) { ${GET} }`), ['GET /users']],
    ['both in one condition', express(`if (process.env.MOCK) { ${GET} ${GET} }`, 'app.listen();'), ['GET /users']],
    ['the two sides of a condition', express(`if (process.env.MOCK) { ${GET} } else { ${GET} }`), []],
    [
      'the earlier one in an inner condition',
      express(`if (process.env.MOCK) { if (process.env.USERS) { ${GET} } ${GET} }`, 'app.listen();'),
      [],
    ],
    [
      'the later one in an inner condition',
      express(`if (process.env.MOCK) { ${GET} if (process.env.USERS) { ${GET} } }`, 'app.listen();'),
      ['GET /users'],
    ],
    [
      'the mount of the earlier one in a condition',
      router("if (process.env.USERS) app.use('/users', users);", GET),
      [],
    ],
    [
      'the mount of the later one in a condition',
      router(GET, "if (process.env.USERS) app.use('/users', users);"),
      ['GET /'],
    ],
    [
      'the mounts of both in one',
      router(
        `const more = express.Router();`,
        `more.get('/', ${ANSWER});`,
        "if (process.env.USERS) { app.use('/users', users); app.use('/users', more); }",
        `app.get('/posts', ${ANSWER});`,
      ),
      ['GET /'],
    ],
    [
      'the mount of the earlier one in a condition, that of the later one in none',
      router(
        'const more = express.Router();',
        `more.get('/', ${ANSWER});`,
        "if (process.env.USERS) app.use('/users', users);",
        "app.use('/users', more);",
      ),
      [],
    ],
    [
      'a condition inside of a router that is always there',
      express(
        'const users = express.Router();',
        `users.get('/', ${ANSWER});`,
        `if (process.env.MOCK) users.get('/', ${ANSWER});`,
        "app.use('/users', users);",
      ),
      ['GET /'],
    ],
    [
      'a condition inside of one, and one around it',
      express(
        'const users = express.Router();',
        `if (process.env.MOCK) users.get('/', ${ANSWER});`,
        `users.get('/', ${ANSWER});`,
        "if (process.env.USERS) app.use('/users', users);",
        GET,
      ),
      [],
    ],
  ])('%s', (_name, source, expected) => {
    expect(unreached(source)).toEqual(expected);
  });

  it.each<[name: string, source: string]>([
    [
      'by its version',
      fastify(
        "fastify.get('/users', { constraints: { version: '1.0.0' } }, async () => []);",
        "fastify.get('/users', async () => []);",
      ),
    ],
    [
      'by the version of the later one',
      fastify(
        "fastify.get('/users', async () => []);",
        "fastify.get('/users', { constraints: { version: '1.0.0' } }, async () => []);",
      ),
    ],
    [
      'by the host of its router',
      `${KOA}const other = new Router({ host: 'b.example' });\napp.use(other.routes());\nother.get('/users', (ctx) => { ctx.body = []; });\nother.get('/users', (ctx) => { ctx.body = []; });`,
    ],
    [
      'by the slash at the end',
      express(
        'const strict = express.Router({ strict: true });',
        `strict.get('/users', ${ANSWER});`,
        `strict.get('/users', ${ANSWER});`,
        'app.use(strict);',
      ),
    ],
    [
      'by the slash at the end, in an application',
      `const express = require('express');\nconst strict = express.Router({ strict: true });\nstrict.get('/users', ${ANSWER});\nstrict.get('/users', ${ANSWER});\nmodule.exports = strict;`,
    ],
    [
      'by a router outside of it',
      express(
        'const strict = express.Router({ strict: true });',
        'const users = express.Router();',
        `users.get('/', ${ANSWER});`,
        `users.get('/', ${ANSWER});`,
        "strict.use('/users', users);",
        'app.use(strict);',
      ),
    ],
  ])('tells requests apart: %s', (_name, source) => {
    expect(unreached(source)).toEqual([]);
  });
});

describe('an address that is not told', () => {
  it.each<[name: string, source: string, expected: readonly string[]]>([
    ['a part of a path', express(`app.get('/users/' + kind, ${ANSWER});`, `app.get('/users/' + kind, ${ANSWER});`), []],
    [
      'a part behind a prefix that is not told',
      mounted('/users', `router.get('/' + kind, ${ANSWER});`, `router.get('/' + kind, ${ANSWER});`).replace(
        "'/users', router",
        '`/${version}`, router',
      ),
      [],
    ],
    [
      'a part that routers read in different ways',
      express(`app.get('/users/[^a]', ${ANSWER});`, `app.get('/users/[^a]', ${ANSWER});`),
      [],
    ],
    ['a regular expression', express(`app.get(/users/, ${ANSWER});`, `app.get(/users/, ${ANSWER});`), []],
  ])('%s', (_name, source, expected) => {
    expect(unreached(source)).toEqual(expected);
  });
});

describe('the usual routes of a collection', () => {
  const egg = (...lines: readonly string[]): string =>
    ['module.exports = ({ router, controller }) => {', ...lines, '};'].join('\n');

  it('may be missing where the controller has no action for them', () => {
    const usual = "router.resources('posts', '/posts', controller.posts);";
    expect(unreached(egg(usual, "router.get('/posts/:id', controller.post.show);"))).toEqual([]);
    expect(unreached(egg(usual, "router.get('/posts/new', controller.post.form);"))).toEqual([]);
    expect(
      unreached(
        egg("router.get('/posts/:id', controller.post.show);", "router.get('/posts/new', controller.post.form);"),
      ),
    ).toEqual(['GET /posts/new']);
  });
});

describe('a list of routes', () => {
  it.each<[name: string, lines: readonly string[], expected: readonly string[]]>([
    ['of one loop', [`for (const path of ['/users', '/users/']) app.get(path, ${ANSWER});`], []],
    [
      'of two loops',
      [
        `for (const path of ['/users', '/posts']) app.get(path, ${ANSWER});`,
        `for (const path of ['/posts', '/people']) app.get(path, ${ANSWER});`,
      ],
      ['GET /posts'],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(unreached(express(...lines))).toEqual(expected);
  });

  it('passes middleware by', () => {
    expect(
      unreached(
        express(
          'app.use(express.json());',
          `app.get('/users', ${ANSWER});`,
          "app.use('/users', requireLogin);",
          `app.get('/users', ${ANSWER});`,
        ),
      ),
    ).toEqual(['GET /users']);
  });
});
