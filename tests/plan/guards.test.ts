import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, koa } from '../support/applications.ts';
import { planOf, reasonsOf } from './planning.ts';

const PASS = '(req, res, next) => next()';
const ANSWERED = `app.post('/users/delete/:id', ${ANSWER});`;
const HANDED_ON = `app.post('/users/delete/:id', ${PASS});`;
const GUARDED = "app.post('/users/delete/:id', requireLogin);";

/** Why the routes of an application stay; nothing for those that move, or have nothing to move for. */
function reasons(...lines: readonly string[]): readonly string[] {
  return reasonsOf(planOf({ 'server.js': express(...lines) }));
}

describe('what stays behind a route', () => {
  it.each<[first: string, later: string, reason: string]>([
    [HANDED_ON, `app.post('/users/delete/all', ${ANSWER});`, 'middleware POST /users/delete/all'],
    [GUARDED, `app.post('/users/delete/all', ${ANSWER});`, 'middleware POST /users/delete/all'],
    [GUARDED, `app.all('/users/delete/:name', ${ANSWER});`, 'middleware ALL /users/delete/:name'],
    [HANDED_ON, `app.post('/users/:action/:id', ${ANSWER});`, 'shadow POST /users/:action/:id'],
    [HANDED_ON, `app.all('/users/:action/:id', ${ANSWER});`, 'shadow ALL /users/:action/:id'],
    [HANDED_ON, `app.post(/delete/, ${ANSWER});`, 'shadow POST of a regular expression'],
    [HANDED_ON, `app.post('*', ${ANSWER});`, 'shadow POST *'],
    [HANDED_ON, `app.use('/users/delete', ${PASS});`, 'shadow use /users/delete'],
    [
      "app.post('/users/delete/:id', (req, res, next) => (req.user ? res.json({}) : next('route')));",
      `app.post('/users/:action/:id', ${ANSWER});`,
      'shadow POST /users/:action/:id',
    ],
    [`app.get('/users/getAll', ${PASS});`, `app.get('/users/:what', ${ANSWER});`, 'shadow GET /users/:what'],
    [
      `app.get('/users/getAll', (req, res, next) => (req.user ? next() : next('route')), ${ANSWER});`,
      `app.get('/users/:what', ${ANSWER});`,
      'shadow GET /users/:what',
    ],
  ])('would miss it: %s %s', (first, later, reason) => {
    expect(reasons(first, later)[0]).toBe(`${reason} server.js`);
  });

  it.each<[first: string, later: string]>([
    [ANSWERED, `app.post('/users/delete/all', ${ANSWER});`],
    ["app.post('/users/delete/:id', deleteUser);", `app.post('/users/delete/all', ${ANSWER});`],
    [ANSWERED, `app.post('/users/:action/:id', ${ANSWER});`],
    [GUARDED, `app.post('/users/:action/:id', ${ANSWER});`],
    [HANDED_ON, `app.get('/users/:action/:id', ${ANSWER});`],
    [HANDED_ON, `app.all('*', ${ANSWER});`],
    [HANDED_ON, `app.use(${PASS});`],
    [HANDED_ON, `app.use('/users', ${PASS});`],
    [`app.get('/users/getAll', ${PASS});`, `app.get('*', ${ANSWER});`],
    [`app.get('/users/getAll', ${PASS});`, `app.get('/users/*/edit', ${ANSWER});`],
    [`app.post('/users/delete/:id', loadUser, ${ANSWER});`, `app.post('/users/delete/all', ${ANSWER});`],
    [`app.get('/users/getAll', loadUsers, ${ANSWER});`, `app.use('/users/getAll', ${PASS});`],
  ])('does not miss it: %s %s', (first, later) => {
    expect(reasons(first, later)[0]).toBe('');
  });

  it('misses nothing where it stands before it', () => {
    expect(reasons(`app.post('/users/delete/all', ${ANSWER});`, GUARDED)[1]).toBe('');
  });

  it('would miss it behind one prefix, whatever that is', () => {
    const lines = [
      'const router = express.Router();',
      "router.post('/delete/:id', requireLogin);",
      `router.post('/delete/all', ${ANSWER});`,
      'app.use(`/${process.env.USERS}/users`, router);',
    ];
    expect(reasons(...lines)[0]).toBe('middleware POST /${…}/users/delete/all server.js');
  });

  it('goes by the order of the router', () => {
    expect(
      reasonsOf(
        planOf({
          'server.js': koa(
            "router.post('/users/delete/:id', requireLogin);",
            "router.post('/users/delete/all', (ctx) => { ctx.body = 1; });",
          ),
        }),
      )[0],
    ).toBe('middleware POST /users/delete/all server.js');
    expect(
      reasonsOf(
        planOf({
          'server.js': fastify(
            "fastify.post('/users/delete/:id', requireLogin);",
            "fastify.post('/users/delete/all', async () => 1);",
          ),
        }),
      )[0],
    ).toBe('');
  });
});

describe('a route behind another one that moves too', () => {
  it.each([PASS, 'requireLogin', ANSWER])('keeps both where they are: %s', (handler) => {
    expect(reasons(`app.get('/users/get/:id', ${handler});`, `app.get('/users/get/me', ${ANSWER});`)).toEqual([
      'middleware GET /users/get/me server.js',
      'shadow GET /users/get/:id server.js',
    ]);
  });

  it('gets what the first one hands on', () => {
    expect(reasons(`app.get('/users/get/me', ${PASS});`, `app.get('/users/get/:id', ${ANSWER});`)).toEqual([
      'middleware GET /users/get/:id server.js',
      'shadow GET /users/get/me server.js',
    ]);
    expect(reasons("app.all('/users/get/me', requireLogin);", `app.get('/users/get/:id', ${ANSWER});`)).toEqual([
      expect.stringMatching(/^no-single-method/),
      'middleware ALL /users/get/me server.js',
    ]);
    expect(reasons(`app.get('/users/get/me', ${ANSWER});`, `app.get('/users/get/:id', ${ANSWER});`)).toEqual(['', '']);
  });
});

describe('middleware that a plugin brings to Fastify', () => {
  it.each<[middleware: string, expected: string]>([
    ["fastify.use('/users', requireLogin);", 'middleware use /users server.js'],
    ["fastify.use(['/posts', '/users'], requireLogin);", 'middleware use /users server.js'],
    [
      "fastify.register(require('@fastify/middie')).after(() => { fastify.use('/users', requireLogin); });",
      'middleware use /users server.js',
    ],
    ["fastify.use('/posts', requireLogin);", ''],
    ['fastify.use(requireLogin);', ''],
  ])('would run before a route: %s', (middleware, expected) => {
    expect(
      reasonsOf(planOf({ 'server.js': fastify(middleware, "fastify.get('/getUsers', async () => []);") })),
    ).toEqual([expected]);
  });
});
