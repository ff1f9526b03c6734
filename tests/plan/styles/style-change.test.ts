import { describe, expect, it } from 'vitest';
import type { PathStyle } from '../../../src/convention/path-style.ts';
import { DEFAULT_STYLE, styleFaults } from '../../../src/plan/styles/path-styles.ts';
import { changeFor, type StyleChange } from '../../../src/plan/styles/style-change.ts';
import { inOneFix } from '../../../src/text/one-fix.ts';
import { ANSWER, express, EXPRESS, fastify, koa, mounted, registration } from '../../support/applications.ts';
import { edited, writtenIn } from '../planning.ts';

const SNAKE: Partial<PathStyle> = { segments: 'snake', parameters: 'snake' };

/** The changes of style that the paths of a file get, in the order of the paths; null where none can be made. */
function changes(source: string, style: Partial<PathStyle> = {}): readonly (StyleChange | null)[] {
  return writtenIn(source).flatMap((written) =>
    styleFaults(written, { ...DEFAULT_STYLE, ...style }, () => true).map((fault) => changeFor(fault, written)),
  );
}

/** What becomes of the paths of a file: `certainly /users`, `perhaps /users`, or that one stays. */
function outcomes(source: string, style: Partial<PathStyle> = {}): readonly string[] {
  return changes(source, style).map((change) =>
    change ? `${change.isCertain ? 'certainly' : 'perhaps'} ${change.path.text}` : 'stays',
  );
}

/** A file with the first change of style made. */
function text(source: string, style: Partial<PathStyle> = {}): string | null {
  const [change] = changes(source, style);
  return change ? edited(source, change.edits) : null;
}

function app(...lines: readonly string[]): string {
  return express(...lines.map((line) => (/^[A-Z]+ /.test(line) ? registration('app', line, ANSWER) : line)));
}

function koaApp(...paths: readonly string[]): string {
  return koa(...paths.map((path) => `router.get('${path}', (ctx) => { ctx.body = []; });`));
}

function fastifyApp(...endpoints: readonly string[]): string {
  return fastify(...endpoints.map((endpoint) => registration('fastify', endpoint, '(request, reply) => []')));
}

describe('a path in another style', () => {
  it.each<[source: string, expected: readonly string[]]>([
    // Capitals that the router does not see, and other words.
    [app('GET /Users/:id'), ['certainly /users/:id']],
    [app('GET /userProfiles/:id'), ['perhaps /user-profiles/:id']],
    [koaApp('/Users'), ['certainly /users']],
    [fastifyApp('GET /Users'), ['perhaps /users']],
    // A slash at the end.
    [app('GET /users/'), ['certainly /users']],
    [app('GET /users//'), ['perhaps /users/', 'stays']],
    [koaApp('/users/'), ['perhaps /users']],
    [fastifyApp('GET /users/'), ['perhaps /users']],
    // An empty segment, which other routes may not take for one.
    [app('GET /users//posts'), ['perhaps /users/posts']],
    [app('GET /users//posts', 'GET /users/:id'), ['stays']],
    [app('GET /users//posts', 'GET *'), ['perhaps /users/posts']],
    // A slash at the beginning.
    [fastifyApp('GET users'), ['certainly /users']],
    [app('GET users'), ['perhaps /users']],
    [
      "import { Hono } from 'hono';\nconst app = new Hono();\napp.get('users', (c, next) => c.json([]));",
      ['certainly /users'],
    ],
    // A document is no resource, and nothing tells what the address should be.
    [app('GET /users.json'), ['stays']],
  ])('gets what no request notices, or what somebody has to choose: %#', (source, expected) => {
    expect(outcomes(source)).toEqual(expected);
  });

  it.each<[made: string]>([['express.Router({ caseSensitive: true, strict: true })'], ['express.Router(options)']])(
    'is seen by a router that is told to: %s',
    (made) => {
      expect(
        outcomes(
          `const express = require('express');\nconst app = ${made};\napp.get('/Users', ${ANSWER});\napp.get('/posts/', ${ANSWER});`,
        ),
      ).toEqual(['perhaps /users', 'perhaps /posts']);
    },
  );

  it('is a prefix, which changes where no request notices', () => {
    const source = (prefix: string): string => mounted(prefix, `router.get('/', ${ANSWER});`);
    expect(outcomes(source('/Users'))).toEqual(['certainly /users']);
    expect(outcomes(source('/users/'))).toEqual(['certainly /users']);
    expect(outcomes(source('/userProfiles'))).toEqual(['stays']);
    expect(outcomes(source('users'))).toEqual(['stays']);
    expect(text(source('/Users'))).toBe(source('/users'));
  });

  it('changes nothing else of the file', () => {
    expect(text(app('GET /posts', 'GET /api/userProfiles/:id'))).toBe(app('GET /posts', 'GET /api/user-profiles/:id'));
    expect(text(app('GET /users/'))).toBe(app('GET /users'));
    expect(text(fastifyApp('GET users'))).toBe(fastifyApp('GET /users'));
  });

  it('stays where others read its text', () => {
    expect(outcomes(`${EXPRESS}export const USERS = '/Users';\napp.get(USERS, ${ANSWER});`)).toEqual(['stays']);
  });
});

describe('an address that another route has', () => {
  it.each<[others: readonly string[], expected: string]>([
    [['GET /user-profiles'], 'stays'],
    [['HEAD /user-profiles'], 'stays'],
    [['ALL /user-profiles'], 'stays'],
    [['GET /posts', 'GET /user-profiles'], 'stays'],
    [['GET /:kind-profiles'], 'stays'],
    [[`app.get(/profiles/, ${ANSWER});`], 'stays'],
    [['app.get(path, users.list);'], 'stays'],
    [['POST /user-profiles'], 'perhaps /user-profiles'],
    [['GET /user-profiles/:id'], 'perhaps /user-profiles'],
    [['GET /posts'], 'perhaps /user-profiles'],
    [["app.use('/user-profiles', auth);"], 'perhaps /user-profiles'],
    // It meets the path as it did before.
    [['GET /:page'], 'perhaps /user-profiles'],
    [['GET *'], 'perhaps /user-profiles'],
  ])('is not taken: %j', (others, expected) => {
    expect(outcomes(app(...others, 'GET /userProfiles'))).toEqual([expected]);
    expect(outcomes(app('GET /userProfiles', ...others))).toEqual([expected]);
  });

  it('is taken with a slash at its end, too', () => {
    expect(outcomes(app('GET /user-profiles/', 'GET /userProfiles'))).toEqual(['certainly /user-profiles', 'stays']);
    expect(outcomes(fastifyApp('GET /users', 'GET /users/'))).toEqual(['stays']);
  });

  it('is asked for by each method of the path', () => {
    const both = `app.route('/userProfiles').get(${ANSWER}).post(${ANSWER});`;
    expect(outcomes(app(both))).toEqual(['perhaps /user-profiles']);
    expect(outcomes(app('POST /user-profiles', both))).toEqual(['stays']);
    expect(outcomes(app('PUT /user-profiles', both))).toEqual(['perhaps /user-profiles']);
  });

  it('may stand on another router', () => {
    expect(
      outcomes(mounted('/v1', `router.get('/user-profiles', ${ANSWER});`, `app.get('/userProfiles', ${ANSWER});`)),
    ).toEqual(['perhaps /user-profiles']);
  });

  it('may be the one of a change that no request notices', () => {
    expect(outcomes(app('GET /users', 'GET /Users'))).toEqual(['certainly /users']);
  });
});

describe('a parameter in another style', () => {
  const update = (path: string, handler: string, ...before: readonly string[]): string =>
    express(...before, `app.put('${path}', ${handler});`);

  it.each<[handler: string, becomes: string]>([
    ['(req, res) => res.json([])', '(req, res) => res.json([])'],
    ['(req, res) => res.json(req.params.userId)', '(req, res) => res.json(req.params.user_id)'],
    [
      '(req, res) => res.json([req.params.userId, req.params.userId])',
      '(req, res) => res.json([req.params.user_id, req.params.user_id])',
    ],
    ['(req, res) => res.json(req.params.postId)', '(req, res) => res.json(req.params.postId)'],
    [
      '(req, res) => { const { userId } = req.params; res.json(userId); }',
      '(req, res) => { const { user_id: userId } = req.params; res.json(userId); }',
    ],
    [
      '(req, res) => { const { userId: id } = req.params; res.json(id); }',
      '(req, res) => { const { user_id: id } = req.params; res.json(id); }',
    ],
  ])('takes its uses along: %s', (handler, becomes) => {
    expect(text(update('/users/:userId', handler), SNAKE)).toBe(update('/users/:user_id', becomes));
    expect(outcomes(update('/users/:userId', handler), SNAKE)).toEqual(['certainly /users/:user_id']);
  });

  it.each<[name: string, source: string]>([
    ['a handler of another file', update('/users/:userId', 'users.update')],
    ['all parameters', update('/users/:userId', '(req, res) => res.json(req.params)')],
    ['several paths of one handler', express(`app.put(['/users/:userId', '/people/:userId'], ${ANSWER});`)],
    ['a prefix', mounted('/users/:userId', `router.get('/', ${ANSWER});`)],
    ['a name that is taken', update('/users/:userId/posts/:user_id', ANSWER)],
  ])('stays where its uses are not seen, or cannot be changed: %s', (_name, source) => {
    expect(new Set(outcomes(source, SNAKE))).toEqual(new Set(['stays']));
  });

  it('takes along the uses of each handler of the path', () => {
    const source = (path: string, ...uses: readonly string[]): string =>
      express(
        `app.route('${path}')${uses.map((use, at) => `.${at === 0 ? 'get' : 'put'}((req, res) => res.json(${use}))`).join('')};`,
      );
    expect(text(source('/users/:userId', 'req.params.userId', 'req.params.userId'), SNAKE)).toBe(
      source('/users/:user_id', 'req.params.user_id', 'req.params.user_id'),
    );
    expect(outcomes(source('/users/:userId', 'req.params.userId', 'req.params'), SNAKE)).toEqual(['stays']);
  });

  it('changes whatever other routes there are', () => {
    const others = ['app.get(/people/, people.list);', 'app.get(path, people.list);'];
    expect(outcomes(app(...others, 'PUT /users/:userId'), SNAKE)).toEqual(['certainly /users/:user_id']);
    expect(
      outcomes(
        koa(
          ...others.map((line) => line.replace('app', 'router')),
          "router.put('/users/:userId', (ctx) => { ctx.body = []; });",
        ),
        SNAKE,
      ),
    ).toEqual(['perhaps /users/:user_id']);
  });

  it('may be named by others than its handlers', () => {
    const handler = '(ctx) => { ctx.body = ctx.params.userId; }';
    expect(outcomes(koa(`router.get('/users/:userId', ${handler});`), SNAKE)).toEqual(['perhaps /users/:user_id']);
    expect(text(koa(`router.get('/users/:userId', ${handler});`), SNAKE)).toBe(
      koa(`router.get('/users/:user_id', ${handler.replace('userId', 'user_id')});`),
    );
    expect(
      outcomes(fastify("fastify.get('/users/:userId', async (request) => request.params.userId);"), SNAKE),
    ).toEqual(['perhaps /users/:user_id']);
  });
});

describe('changes that touch each other', () => {
  it('make one path of several faults', () => {
    const source = app('GET /Users/Archive/');
    const all = changes(source).filter((each) => each !== null);
    const edits = inOneFix(all);
    expect(all.map((each) => edited(source, edits.get(each) ?? []))).toEqual([
      app('GET /users/Archive/'),
      app('GET /Users/archive'),
      app('GET /Users/archive'),
    ]);
  });
});
