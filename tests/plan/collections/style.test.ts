import { describe, expect, it } from 'vitest';
import type { CollectionStyle } from '../../../src/model/plan-options.ts';
import { ANSWER, express, fastify, mounted, registration } from '../../support/applications.ts';
import { OPTIONS, planOf } from '../planning.ts';

/** The names that the collections in the paths of a file should have, each once: `user -> users`. */
function renamed(source: string, style: CollectionStyle, kept: readonly string[] = []): readonly string[] {
  const { routes } = planOf({ 'server.js': source }, { naming: { ...OPTIONS.naming, style, kept: new Set(kept) } });
  return [
    ...new Set(
      routes.flatMap(({ methods }) =>
        methods.flatMap(({ misnamed }) => misnamed.map(({ name, other }) => `${name} -> ${other}`)),
      ),
    ),
  ];
}

function app(...endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)));
}

describe('collections in one number', () => {
  const both = app('GET /user/:id', 'GET /orders/:id');

  it.each<[style: CollectionStyle, expected: readonly string[]]>([
    ['plural', ['user -> users']],
    ['singular', ['orders -> order']],
  ])('are renamed where they have another: %s', (style, expected) => {
    expect(renamed(both, style)).toEqual(expected);
  });

  it('keep the names that somebody keeps', () => {
    expect(renamed(both, 'plural', ['user'])).toEqual([]);
    expect(renamed(both, 'plural', ['orders'])).toEqual(['user -> users']);
    expect(renamed(app('GET /User/:id'), 'plural', ['user'])).toEqual([]);
  });
});

describe('collections in the number that most have', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['GET /user/:id'], []],
    [['GET /users/:id'], []],
    [['GET /user/:id', 'GET /order/:id', 'GET /posts/:id'], ['posts -> post']],
    [['GET /users/:id', 'GET /orders/:id', 'GET /post/:id'], ['post -> posts']],
    [
      ['GET /invoice/:id', 'GET /users/:id', 'GET /orders/:id', 'GET /post/:id'],
      ['invoice -> invoices', 'post -> posts'],
    ],
    // Where there are as many of either, plurals.
    [['GET /user/:id', 'GET /orders/:id'], ['user -> users']],
    [['GET /status'], []],
  ])('are renamed where they have another: %j', (endpoints, expected) => {
    expect(renamed(app(...endpoints), 'consistent')).toEqual(expected);
  });

  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    // Several routes and methods of one.
    [['GET /users/:id', 'PUT /users/:id', 'DELETE /users/:id', 'GET /order/:id', 'GET /post/:id'], ['users -> user']],
    [
      ['GET /users/:id', 'PUT /users/:name', 'GET /users/:userId/avatar', 'GET /order/:id', 'GET /post/:id'],
      ['users -> user'],
    ],
    [['GET /users/:id', 'PUT /users/:id', 'GET /order/:id'], ['order -> orders']],
    // The same word in several places is several.
    [['GET /shop/:shopId/users/:id', 'GET /team/:teamId/users/:id', 'GET /order/:id'], ['users -> user']],
    [
      ['GET /shop/:shopId/users/:id', 'GET /team/:teamId/users/:id'],
      ['shop -> shops', 'team -> teams'],
    ],
    [['GET /api/users/:id', 'GET /v1/users/:id', 'GET /order/:id'], ['order -> orders']],
    // Names of parameters are no places.
    [['GET /shop/:id/users/:userId', 'GET /shop/:shopId/users/:id', 'GET /order/:id'], ['users -> user']],
  ])('count once each: %j', (endpoints, expected) => {
    expect(renamed(app(...endpoints), 'consistent')).toEqual(expected);
  });

  it('are those of one router', () => {
    const lines = [
      registration('router', 'GET /users/:id', ANSWER),
      registration('app', 'GET /order/:id', ANSWER),
      registration('app', 'GET /post/:id', ANSWER),
      registration('app', 'GET /articles/:id', ANSWER),
    ];
    expect(renamed(mounted('/v1', ...lines), 'consistent')).toEqual(['articles -> article']);
  });

  it('are counted in routes that have a path alone', () => {
    expect(
      renamed(
        express(
          "app.use('/orders', orders);",
          "app.use('/posts/:id', auth);",
          `app.get(/articles/, ${ANSWER});`,
          'app.get(path, list);',
          registration('app', 'GET /user/:id', ANSWER),
        ),
        'consistent',
      ),
    ).toEqual([]);
  });

  it('are counted for all methods of a registration', () => {
    const route = (method: string, url: string): string =>
      `fastify.route({ method: ${method}, url: '${url}', handler: async () => [] });`;
    expect(
      renamed(
        fastify(route("['GET', 'PUT']", '/users/:id'), route("'GET'", '/order/:id'), route("'GET'", '/post/:id')),
        'consistent',
      ),
    ).toEqual(['users -> user']);
  });
});
