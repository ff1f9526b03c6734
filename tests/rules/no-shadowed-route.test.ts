import type { InvalidTestCase } from '@typescript-eslint/rule-tester';
import { describe, expect, it } from 'vitest';
import rule from '../../src/rules/no-shadowed-route.ts';
import { ANSWER, express, fastify, koa, mounted } from '../support/applications.ts';
import { lint } from '../support/lint.ts';
import { LintedProject } from '../support/linted-project.ts';
import { readMarks } from '../support/marks.ts';
import { ruleTester } from '../support/rule-tester.ts';
import { expectLinear } from '../support/work/work.ts';

type Case = InvalidTestCase<'shadowed' | 'moveUp', readonly [{ allow?: readonly string[] }]>;

/**
 * A route that is underlined at its mark, with the route that answers its requests, and what a move makes of the
 * source.
 */
function shadowed(
  name: string,
  marked: string,
  endpoint: string,
  other: string,
  place: string,
  moved: string | null,
): Case {
  const { code, marks } = readMarks(marked);
  const data = { endpoint, other, place };
  const suggestions = moved === null ? null : [{ messageId: 'moveUp', data, output: moved } as const];
  return { name, code, errors: marks.map(({ place: at }) => ({ messageId: 'shadowed', data, ...at, suggestions })) };
}

const ITEM = `app.get('/users/:id', ${ANSWER});`;
const ME = `app.get('/users/me', ${ANSWER});`;
const MARKED = `app.«get»('/users/me', ${ANSWER});`;
const OTHER = `app.get('/posts', ${ANSWER});`;
const HONO = "import { Hono } from 'hono';\nconst app = new Hono();\n";

/** `/users/me` behind `/users/:id` with lines between them, and how it would be moved. */
function between(name: string, lines: readonly string[], isMoved: boolean): Case {
  const marked = express(ITEM, ...lines, MARKED);
  return shadowed(
    name,
    marked,
    'GET /users/me',
    'GET /users/:id',
    'line 3',
    isMoved ? express(ME, ITEM, ...lines, '') : null,
  );
}

describe('no-shadowed-route', () => {
  ruleTester.run('no-shadowed-route', rule, {
    valid: [
      { name: 'the narrower one first', code: express(ME, ITEM) },
      { name: 'another method', code: express(ITEM, `app.post('/users/me', ${ANSWER});`) },
      { name: 'a duplicate, which is another rule', code: express(ITEM, ITEM) },
      { name: 'a pattern', code: express(String.raw`app.get('/users/:id(\\d+)', (req, res) => res.json());`, ME) },
      { name: 'more segments', code: express(ITEM, `app.get('/users/me/posts', ${ANSWER});`) },
      { name: 'an overlap', code: express(`app.get('/:kind/me', ${ANSWER});`, ITEM) },
      {
        name: 'a handler that hands on',
        code: express("app.get('/users/:id', (req, res, next) => (req.params.id === 'me' ? next() : res.json()));", ME),
      },
      { name: 'a handler that is named like a guard', code: express("app.get('/users/:id', loadUser);", ME) },
      {
        name: 'guards of everything',
        code: express("app.all('*', authenticate);", "app.all('/users/*', cors());", "app.get('*', handler);", ME),
      },
      { name: 'guards of every method', code: express("app.all('/users/me', users.prepare);", ME) },
      { name: 'middleware', code: express("app.use('/users', (req, res) => res.json());", ME) },
      {
        name: 'a router that may let requests through',
        code: express(
          'const users = express.Router();',
          `users.get('/:id(\\\\d+)', ${ANSWER});`,
          "app.use('/users', users);",
          ME,
        ),
      },
      { name: 'a regular expression', code: express(`app.get(/users/, ${ANSWER});`, ME) },
      { name: 'a path that is not told', code: express(`app.get(path, ${ANSWER});`, ME) },
      { name: 'an earlier one that is not always there', code: express(`if (process.env.SHOP) { ${ITEM} }`, ME) },
      { name: 'a later one that runs first', code: express(`function rest() { ${ITEM} }`, ME, 'rest();') },
      {
        name: 'Fastify, by specificity',
        code: fastify(
          "fastify.get('/users/:id', async () => []);",
          "fastify.get('/users/me', async () => []);",
          "fastify.get('/*', async () => []);",
          "fastify.get('/posts', async () => []);",
        ),
      },
      {
        name: 'hapi, by specificity',
        code: "const server = require('@hapi/hapi').server();\nserver.route({ method: '*', path: '/users', handler: () => [] });\nserver.route({ method: 'GET', path: '/users', handler: () => [] });",
      },
      {
        name: 'Restify, by version',
        code: "const server = require('restify').createServer();\nserver.get('/users/:id', (req, res, next) => { res.send([]); });\nserver.get('/users/me', (req, res, next) => { res.send([]); });",
      },
      {
        name: 'Koa, the last one first',
        code: "const Router = require('@koa/router');\nconst router = new Router({ exclusive: true });\nrouter.get('/users/:id', (ctx) => { ctx.body = []; });\nrouter.get('/users/me', (ctx) => { ctx.body = []; });",
      },
      { name: 'two paths of one handler', code: express(`app.get(['/users/:id', '/users/me'], ${ANSWER});`) },
      {
        name: 'a router that is mounted again where it is reached',
        code: express(
          'const users = express.Router();',
          ME.replace('app', 'users'),
          `app.get('/v1/users/:id', ${ANSWER});`,
          "app.use('/v1', users);",
          "app.use('/v2', users);",
        ),
      },
      { name: 'an allowed path', code: express(ITEM, ME), options: [{ allow: ['/users/me'] }] },
    ],
    invalid: [
      between('directly behind', [], true),
      between('behind another route', [OTHER], true),
      between(
        'behind a narrower one',
        [`app.get('/users/new', ${ANSWER});`].map((line) => line.replace('/users/new', '/users/new/list')),
        true,
      ),
      between('behind a function and a constant', ['function list(req, res) {}', "const limit = '10kb';"], true),
      between('behind a constant that calls something', ['const limit = read();'], false),
      between('behind anything that runs', ['app.locals.ready = true;'], false),
      between('behind middleware', ['app.use(express.json());'], false),
      between('behind a router of the same place', ["app.use('/users', require('./users'));"], false),
      between('behind a route that shares requests', [`app.get(/me$/, ${ANSWER});`], false),
      between('behind a route of an unknown path', [`app.get(path, ${ANSWER});`], false),
      shadowed(
        'with its comment',
        express('// One user.', ITEM, '', '/*', ' * Who asks.', ' */', '// Me.', MARKED, '', OTHER),
        'GET /users/me',
        'GET /users/:id',
        'line 4',
        express('/*', ' * Who asks.', ' */', '// Me.', ME, '', '// One user.', ITEM, '', OTHER),
      ),
      shadowed(
        'at the end of a block',
        express('{', `  ${ITEM}`, '', `  ${MARKED} // mine`, '}'),
        'GET /users/me',
        'GET /users/:id',
        'line 4',
        express('{', `  ${ME} // mine`, '', `  ${ITEM}`, '}'),
      ),
      shadowed(
        'with the lines of Windows',
        express(ITEM, MARKED, '').replaceAll('\n', '\r\n'),
        'GET /users/me',
        'GET /users/:id',
        'line 3',
        express(ME, ITEM, '').replaceAll('\n', '\r\n'),
      ),
      shadowed(
        'with a name that is declared between',
        express(ITEM, 'const me = require("./me");', "app.«get»('/users/me', me);"),
        'GET /users/me',
        'GET /users/:id',
        'line 3',
        null,
      ),
      shadowed('beside other code', express(`${ITEM} ${MARKED}`), 'GET /users/me', 'GET /users/:id', 'line 3', null),
      shadowed(
        'in a condition',
        express(ITEM, `if (dev) { ${MARKED} }`),
        'GET /users/me',
        'GET /users/:id',
        'line 3',
        null,
      ),
      shadowed(
        'one of several paths',
        express(ITEM, `app.get([«'/users/me'», '/me'], ${ANSWER});`),
        'GET /users/me',
        'GET /users/:id',
        'line 3',
        null,
      ),
      shadowed(
        'a link of a chain',
        express(ITEM, `app.route('/users/me').«get»(${ANSWER}).post(${ANSWER});`),
        'GET /users/me',
        'GET /users/:id',
        'line 3',
        null,
      ),
      shadowed(
        'behind a wildcard',
        express("app.get('*', (req, res) => res.send('none'));", MARKED),
        'GET /users/me',
        'GET /*',
        'line 3',
        express(ME, "app.get('*', (req, res) => res.send('none'));", ''),
      ),
      shadowed(
        'behind two, the first of which is named',
        express(
          "app.get('*', (req, res) => res.send('none'));",
          `app.all('/users/:id', (req, res) => res.send('none'));`.replace('app.all', 'app.post'),
          OTHER.replace('get', 'put'),
          MARKED,
        ),
        'GET /users/me',
        'GET /*',
        'line 3',
        express(
          ME,
          "app.get('*', (req, res) => res.send('none'));",
          "app.post('/users/:id', (req, res) => res.send('none'));",
          OTHER.replace('get', 'put'),
          '',
        ),
      ),
      shadowed(
        'behind every method',
        express(`app.all('/users/me', ${ANSWER});`, MARKED),
        'GET /users/me',
        'ALL /users/me',
        'line 3',
        express(ME, `app.all('/users/me', ${ANSWER});`, ''),
      ),
      shadowed(
        'an optional parameter',
        express(`app.get('/users/:id?', ${ANSWER});`, `app.«get»('/users', ${ANSWER});`),
        'GET /users',
        'GET /users/:id?',
        'line 3',
        express(`app.get('/users', ${ANSWER});`, `app.get('/users/:id?', ${ANSWER});`, ''),
      ),
      shadowed(
        'HEAD, which GET answers',
        express(ITEM, `app.«head»('/users/me', ${ANSWER});`),
        'HEAD /users/me',
        'GET /users/:id',
        'line 3',
        express(`app.head('/users/me', ${ANSWER});`, ITEM, ''),
      ),
      shadowed(
        'handlers of other files',
        express(
          "const users = require('./users');",
          "app.get('/users/:id', users.show);",
          "app.«get»('/users/me', users.me);",
        ),
        'GET /users/me',
        'GET /users/:id',
        'line 4',
        express(
          "const users = require('./users');",
          "app.get('/users/me', users.me);",
          "app.get('/users/:id', users.show);",
          '',
        ),
      ),
      shadowed(
        'another router',
        mounted('/users', `app.get('/users/:id', ${ANSWER});`, `router.«get»('/me', ${ANSWER});`),
        'GET /users/me',
        'GET /users/:id',
        'line 4',
        null,
      ),
      shadowed(
        'Koa',
        koa(
          "router.get('/users/:id', (ctx) => { ctx.body = []; });",
          "router.«get»('/users/me', (ctx) => { ctx.body = []; });",
        ),
        'GET /users/me',
        'GET /users/:id',
        'line 6',
        koa(
          "router.get('/users/me', (ctx) => { ctx.body = []; });",
          "router.get('/users/:id', (ctx) => { ctx.body = []; });",
          '',
        ),
      ),
      shadowed(
        'Hono',
        `${HONO}app.get('/users/:id', (c) => c.json([]));\napp.«get»('/users/me', (c) => c.json([]));`,
        'GET /users/me',
        'GET /users/:id',
        'line 3',
        `${HONO}app.get('/users/me', (c) => c.json([]));\napp.get('/users/:id', (c) => c.json([]));\n`,
      ),
      shadowed(
        'Fastify, where both are refused',
        fastify("fastify.all('/users', async () => []);", "fastify.«get»('/users', async () => []);"),
        'GET /users',
        'ALL /users',
        'line 3',
        null,
      ),
    ],
  });
});

it('offers no move where the settings switch fixes off', () => {
  const [report] = lint(express(ITEM, ME), {
    rules: { 'restful-routes/no-shadowed-route': 'error' },
    settings: { fix: 'off' },
  });
  expect(report?.message).toContain("'GET /users/me'");
  expect(report?.suggestions).toBeUndefined();
});

it('takes many spaces in its stride', () => {
  // The lines before it tell that a person wrote the file.
  const comment = `${'\n'.repeat(20_000)}//${' '.repeat(100_000)}x\n`;
  const [report] = lint(express(comment, ITEM, '', ME), { rules: { 'restful-routes/no-shadowed-route': 'error' } });
  expect(report?.suggestions?.[0]?.fix.text).toBe(`${ME}\n\n${ITEM}\n`);
});

const BOTH = {
  rules: { 'restful-routes/no-shadowed-route': 'error', 'restful-routes/no-duplicate-route': 'error' },
} as const;

it('takes thousands of routes in its stride', () => {
  const reports = (count: number): readonly unknown[] => {
    // Names of one length, whatever their number, and others for each number: paths are remembered.
    const letter = String.fromCodePoint(97 + (count % 26));
    const names = Array.from({ length: count }, (_, at) => letter + String(at).padStart(4, '0'));
    const lines = names.flatMap((name) => [
      `app.get('/r${name}/:id', ${ANSWER});`,
      `app.get('/r${name}/me', ${ANSWER});`,
      `app.get('/:kind/x${name}', ${ANSWER});`,
    ]);
    return lint(express(...lines), BOTH);
  };
  // More routes than are compared with one another, in sources longer than the part that shows whether a program wrote
  // them.
  expectLinear(reports, [260]);
  expect(reports(200)).toHaveLength(200);
});

it('ends where every route stands in the way of every other', () => {
  const reports = (count: number): readonly unknown[] =>
    lint(
      express(...Array.from({ length: count }, () => `app.get('*', handler);\napp.all('/:a/:b', ${ANSWER});`)),
      BOTH,
    );
  expectLinear(reports, [120, 400]);
  expect(reports(200)).not.toEqual([]);
});

describe('no-shadowed-route, over files', () => {
  const router = "const router = require('express').Router();\n";
  const reportsIn = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    new LintedProject(files, { rules: { 'restful-routes/no-shadowed-route': 'error' } }).reports();

  it('names the file of the earlier route', async () => {
    expect(
      await reportsIn({
        'app.js':
          "const express = require('express');\nconst app = express();\napp.use('/users', require('./users'));\napp.use('/users/me', require('./me'));\n",
        'users.js': `${router}router.get('/:id', ${ANSWER});\nmodule.exports = router;\n`,
        'me.js': `${router}router.get('/', ${ANSWER});\nmodule.exports = router;\n`,
      }),
    ).toEqual([
      "me.js:2:8 no-shadowed-route: No request reaches 'GET /users/me': 'GET /users/:id' (users.js:2) answers them all.",
    ]);
  });

  it('knows the order in which functions of other files are handed the router', async () => {
    const files = (first: string, second: string): Readonly<Record<string, string>> => ({
      'app.js': `const express = require('express');\nconst app = express();\nrequire('./${first}')(app);\nrequire('./${second}')(app);\n`,
      'item.js': `module.exports = (app) => {\n  app.get('/users/:id', ${ANSWER});\n};\n`,
      'me.js': `module.exports = (app) => {\n  app.get('/users/me', ${ANSWER});\n};\n`,
    });
    expect(await reportsIn(files('me', 'item'))).toEqual([]);
    expect(await reportsIn(files('item', 'me'))).toEqual([
      "me.js:2:7 no-shadowed-route: No request reaches 'GET /users/me': 'GET /users/:id' (item.js:2) answers them all.",
    ]);
  });

  it('knows the order in which a class calls the registrar of its base', async () => {
    const files = {
      'base.js':
        "const express = require('express');\nmodule.exports = class { constructor() { this.router = express.Router(); } route({ method, path, handler }) { this.router[method](path, handler); } };\n",
      'users.js': `const Base = require('./base');\nmodule.exports = class Users extends Base { constructor() { super();\nthis.route({ method: 'get', path: '/users/me', handler: ${ANSWER} });\nthis.route({ method: 'get', path: '/users/:id', handler: ${ANSWER} });\n} };\n`,
      'app.js':
        "const express = require('express');\nconst Users = require('./users');\nconst app = express();\napp.use(new Users().router);\n",
    };
    expect(await reportsIn(files)).toEqual([]);
  });

  it('does not guess in which order files register on a router that they import', async () => {
    expect(
      await reportsIn({
        'app.js': "module.exports = require('express')();\n",
        'all.js': `const app = require('./app');\napp.get('/:page', ${ANSWER});\n`,
        'users.js': `const app = require('./app');\napp.get('/users', ${ANSWER});\n`,
      }),
    ).toEqual([]);
  });
});
