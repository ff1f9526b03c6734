import { describe, expect, it } from 'vitest';
import { ANSWER, express, fastify, mounted, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

function outcomes(...endpoints: readonly string[]): readonly string[] {
  return outcomesOf(express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))));
}

describe('a word that may be a verb', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [['POST /users/store'], ['POST /users']],
    [['GET /list'], ['no-resource']],
    [
      ['GET /users/list', 'GET /orders'],
      ['GET /users', ''],
    ],
    // Several routes that say the verb say it all the same.
    [
      ['GET /users/list', 'POST /users/list'],
      ['GET /users', 'read-with-body'],
    ],
    [
      ['GET /users/view/:id', 'POST /users/view'],
      ['GET /users/:id', 'read-with-body ? GET /users'],
    ],
  ])('is one: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)).toEqual(expected);
  });

  it.each<[endpoints: readonly string[]]>([
    [['POST /users/store', 'GET /users/store/:id']],
    [['GET /users/store/:id', 'POST /users/store']],
    [['GET /users/list', 'PUT /users/list']],
    [['GET /users/list', 'PUT /users/list/:id']],
    [['GET /list', 'POST /list']],
    [['GET /users/List', 'PUT /users/list']],
    [['GET /users/list', 'PUT /users/LIST']],
    [['POST /shops/:id/users/store', 'GET /shops/:shopId/users/store/:storeId']],
    [['GET /users/list', 'PUT /users/list', 'GET /orders']],
    // What the router has a collection of.
    [['GET /shows', 'GET /show-platforms']],
    [['GET /show-details/:id', 'GET /shows/:id']],
    [['GET /api/lists/:id', 'GET /api/list-categories']],
    [['POST /stores', 'POST /store-manager']],
    // An action whose address is read.
    [['GET /users/:id/email', 'POST /users/:id/email']],
    [['POST /orders/:id/export', 'GET /orders/:orderId/export']],
    [['GET /files/:id/share', 'POST /files/:id/share/:userId', 'PUT /files/:id/share']],
  ])('is none beside a route in which it is a noun: %j', (endpoints) => {
    expect(outcomes(...endpoints)).toEqual(endpoints.map(() => ''));
  });

  it.each<[endpoints: readonly string[], expected: string]>([
    // Another place.
    [['POST /users/store', 'GET /orders/store/:id'], 'POST /users'],
    [['POST /users/store', 'GET /store/:id'], 'POST /users'],
    [['POST /shops/:id/users/store', 'GET /shops/users/store/:storeId'], 'POST /shops/:id/users'],
    [['POST /users/store', 'GET /users/:id/store/:storeId'], 'POST /users'],
    [['POST /users/store', 'GET /users/:id'], 'POST /users'],
    // Another word.
    [['POST /users/store', 'GET /users/list/:id'], 'POST /users'],
    [['POST /users/store', 'GET /users/stores/:id'], 'POST /users'],
    [['GET /showAll', 'GET /shows'], 'no-resource'],
    [['GET /show-users', 'GET /users/shows'], 'GET /users'],
    [['GET /api/show-users', 'GET /shows'], 'GET /api/users'],
    [['POST /orders/:id/export', 'GET /orders/:id'], 'action ? POST /orders/:id/exports'],
    [['POST /orders/:id/export', 'PUT /orders/:id/export'], 'action ? POST /orders/:id/exports'],
    // A second verb is one.
    [['GET /post/getAll', 'GET /post/:id'], 'GET /post'],
  ])('is one beside a route of another noun: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)[0]).toBe(expected);
  });

  it('is a noun for the methods of a registration together', () => {
    const route = (methods: string): string =>
      `fastify.route({ method: ${methods}, url: '/users/list', handler: async () => [] });`;
    expect(outcomesOf(fastify(route("['GET', 'PUT']"), "fastify.delete('/users/list/:id', async () => []);"))[0]).toBe(
      '',
    );
    expect(outcomesOf(fastify(route("['GET', 'PUT']")))).toEqual(['no-single-method']);
  });

  it('is looked at router by router', () => {
    expect(
      outcomesOf(
        mounted('/users', registration('router', 'GET /list', ANSWER), registration('app', 'PUT /list', ANSWER)),
      ),
    ).toContain('GET /');
  });
});
