import { describe, expect, it } from 'vitest';
import type { AllowsRoute } from '../../src/model/plan-options.ts';
import { ANSWER, express, fastify, mounted, registration } from '../support/applications.ts';
import { outcomesOf, planOf } from './planning.ts';

const PAGE = "(req, res) => res.render('users')";

function app(...endpoints: readonly string[]): string {
  return express(
    ...endpoints.map((endpoint) => (/^[A-Z]+ /.test(endpoint) ? registration('app', endpoint, ANSWER) : endpoint)),
  );
}

describe('an action', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['POST /posts/:id/like'], ['action ? POST /posts/:id/likes']],
    [['POST /posts/:id/publish'], ['action ? PUT /posts/:id/publication']],
    [
      ['POST /posts/:id/publish', 'PUT /posts/:id/publication'],
      ['action', ''],
    ],
    [
      ['POST /posts/:id/publish', 'POST /posts/:id/publication'],
      ['action ? PUT /posts/:id/publication', ''],
    ],
    // What can be taken back is there or not.
    [
      ['POST /posts/:id/publish', 'DELETE /posts/:id/publish'],
      ['', ''],
    ],
    [
      ['PUT /posts/:id/publish', 'DELETE /posts/:name/publish'],
      ['', ''],
    ],
    [
      ['POST /posts/:id/publish', 'DELETE /posts/:id'],
      ['action ? PUT /posts/:id/publication', ''],
    ],
  ])('%j', (endpoints, expected) => {
    expect(outcomesOf(app(...endpoints))).toEqual(expected);
  });

  it('is a page where a GET of its path stands beside what a form sends', () => {
    expect(
      outcomesOf(
        app("app.get('/posts/:id/publish', posts.form);", "app.post('/posts/:id/publish', posts.publish);"),
      )[0],
    ).toBe('');
    expect(
      outcomesOf(app("app.get('/posts/:id/publish', posts.ask);", "app.post('/posts/:id/publish', posts.publish);"))[0],
    ).toBe('');
  });

  it('has an answer where no form sends it, and none that makes a GET change something', () => {
    const outcome = (...lines: readonly string[]): string | undefined => outcomesOf(app(...lines))[0];
    expect(outcome("app.get('/posts/:id/publish', posts.publish);")).toBe('action');
    expect(
      outcome("app.get('/posts/:id/publish', posts.publish);", "app.post('/posts/:id/publish', posts.publish);"),
    ).toBe('action');
    expect(outcome("app.get('/posts/:id/publish', posts.form);")).toBe('');
    expect(outcome("app.post('/posts/:id/publish', posts.form);")).toBe('action ? PUT /posts/:id/publication');
    expect(
      outcome("app.post('/posts/:id/publish', posts.publish);", "app.post('/posts/:id/publish', posts.ask);"),
    ).toBe('action ? PUT /posts/:id/publication');
  });
});

describe('a form', () => {
  it.each<[get: string, post: string, expected: string]>([
    [PAGE, 'users.create', 'form-post GET /users/create'],
    ['users.form', 'users.create', 'form-post GET /users/create'],
    ['users.create', 'users.create', 'POST /users'],
    [ANSWER, 'users.create', 'POST /users'],
  ])('%s beside %s', (get, post, expected) => {
    expect(outcomesOf(express(`app.get('/users/create', ${get});`, `app.post('/users/create', ${post});`))[1]).toBe(
      expected,
    );
    expect(outcomesOf(express(`app.get('/users/new/form', ${get});`, `app.post('/users/create', ${post});`))[1]).toBe(
      'POST /users',
    );
  });

  it('is sent by a POST alone', () => {
    expect(
      outcomesOf(express(`app.get('/users/update/:id', ${PAGE});`, `app.put('/users/update/:id', ${ANSWER});`))[1],
    ).toBe('PUT /users/:id');
  });
});

describe('a router in several places', () => {
  const places = (path: string, ...prefixes: readonly string[]): string =>
    express(
      'const router = express.Router();',
      `router.get('${path}', ${ANSWER});`,
      ...prefixes.map((prefix) => `app.use('${prefix}', router);`),
    );

  it.each<[path: string, prefixes: readonly string[], expected: string]>([
    ['/getUsers', ['/users', '/api/users'], 'GET /'],
    ['/getUsers', ['/users', '/shops'], 'several-mounts'],
    ['/getUsers', ['/shops', '/api'], 'GET /users'],
    // A noun in one of them is none to be taken for a verb.
    ['/list', ['/users', '/people'], 'GET /'],
    ['/list', ['/users', '/users/:id'], ''],
    ['/list', ['/users/:id', '/users'], ''],
    ['/list', ['/users', '/people', '/users/:id'], ''],
    // What is open in one of them is open.
    ['/get/:id', ['/users', '/people'], 'GET /:id'],
    ['/list', ['/users', '/'], 'no-resource'],
    ['/list', ['/', '/users'], 'no-resource'],
  ])('%s below %j', (path, prefixes, expected) => {
    expect(outcomesOf(places(path, ...prefixes))).toEqual([expected]);
  });
});

describe('a route of several methods', () => {
  const route = (methods: string, url: string, handler = 'async () => []'): string =>
    `fastify.route({ method: ${methods}, url: '${url}', handler: ${handler} });`;
  const SHOWN = "(request, reply) => reply.view('users')";

  it.each<[lines: readonly string[], expected: string]>([
    [[route("['GET', 'HEAD']", '/users/list')], 'GET /users'],
    [[route("['GET', 'HEAD']", '/users/list', SHOWN)], 'page'],
    [[route("['GET', 'POST']", '/users/delete/:id', SHOWN)], 'page'],
    [[route("['HEAD']", '/users/list', SHOWN)], 'HEAD /users'],
    [[`fastify.get('/users/save/:id', ${SHOWN});`, route("['PUT', 'PATCH']", '/users/save/:id')], 'PUT /users/:id'],
    [[`fastify.get('/users/update/:id', ${SHOWN});`, route("['PUT', 'PATCH']", '/users/update/:id')], 'PUT /users/:id'],
    [
      [`fastify.get('/users/update/:id', ${SHOWN});`, route("['PUT', 'POST']", '/users/update/:id')],
      'form-post GET /users/update/:id',
    ],
  ])('is judged as one: %j', (lines, expected) => {
    expect(outcomesOf(fastify(...lines)).at(-1)).toBe(expected);
  });
});

describe('what is left alone', () => {
  const source = mounted('/users', `router.get('/getAll', ${ANSWER});`);

  it.each<[name: string, isAllowed: AllowsRoute, expected: string]>([
    ['its address', (_methods, address) => address.text === '/users/getAll', ''],
    ['its path', (_methods, _address, path) => path.text === '/getAll', ''],
    ['another one', (_methods, address) => address.text === '/getAll', 'GET /'],
  ])('by %s', (_name, isAllowed, expected) => {
    expect(outcomesOf(source, { isAllowed })).toEqual([expected]);
  });
});

describe('a route in several places of which one is left alone', () => {
  it('is left alone', () => {
    const source = express(
      'const router = express.Router();',
      `router.get('/getAll', ${ANSWER});`,
      "app.use('/users', router);",
      "app.use('/people', router);",
    );
    expect(outcomesOf(source)).toEqual(['GET /']);
    expect(outcomesOf(source, { isAllowed: (_methods, address) => address.text === '/people/getAll' })).toEqual(['']);
  });
});

describe('the prefix of a router', () => {
  it('is judged once for all that it mounts', () => {
    const plan = planOf({
      'server.js': express(
        'const users = express.Router();',
        'const people = express.Router();',
        "app.use('/getUsers', users, people);",
      ),
    });
    expect(plan.routes.map(({ withheld }) => withheld?.reason)).toEqual(['no-single-method']);
  });

  it.each<[prefixes: readonly string[], count: number]>([
    [['/getUsers'], 2],
    [['/users'], 1],
    [['/users', '/people'], 1],
    [['/getUsers', '/getPeople'], 3],
  ])('is judged where it holds a verb: %j', (prefixes, count) => {
    const plan = planOf({
      'server.js': express(
        'const router = express.Router();',
        `router.get('/:id', ${ANSWER});`,
        ...prefixes.map((prefix) => `app.use('${prefix}', router);`),
      ),
    });
    expect(plan.routes).toHaveLength(count);
    expect(plan.routes.filter(({ withheld }) => withheld?.reason === 'no-single-method')).toHaveLength(count - 1);
  });
});
