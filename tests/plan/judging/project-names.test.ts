import { describe, expect, it } from 'vitest';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

function outcomes(...endpoints: readonly string[]): readonly string[] {
  return outcomesOf(express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))));
}

describe('the name of a collection', () => {
  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['PUT /updateRanking/:username', ['GET /ranking'], 'PUT /ranking/:username'],
    ['GET /getUser/:id', ['GET /user'], 'GET /user/:id'],
    ['GET /getUser/:id', ['POST /user'], 'GET /user/:id'],
    ['DELETE /api/deleteUser/:id', ['GET /api/user/:id'], 'DELETE /api/user/:id'],
    ['POST /addUser', ['GET /user'], 'POST /user'],
    ['POST /users/:id/addPost', ['GET /users/:userId/post'], 'POST /users/:id/post'],
    ['GET /get/user/:id', ['GET /user'], 'GET /user/:id'],
  ])('stays the singular where that is its only name: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
    expect(outcomes(...others, endpoint).at(-1)).toBe(outcome);
  });

  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['GET /getUser/:id', [], 'GET /users/:id'],
    ['GET /getUser/:id', ['GET /user', 'GET /users'], 'GET /users/:id'],
    ['GET /getUser/:id', ['GET /user', 'GET /getAllUsers'], 'GET /users/:id'],
    ['GET /getUser/:id', ['GET /admin/user'], 'GET /users/:id'],
    ['GET /getUser/:id', ['GET /order'], 'GET /users/:id'],
  ])('is the plural where another route has that, or none the singular: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
    expect(outcomes(...others, endpoint).at(-1)).toBe(outcome);
  });

  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['POST /admin/user/insert', ['GET /admin/users'], 'POST /admin/users'],
    ['POST /user/create', ['GET /users/:id'], 'POST /users'],
    ['POST /user/create', ['GET /getAllUsers'], 'POST /users'],
    ['PUT /user/update/:id', ['GET /users'], 'PUT /users/:id'],
    ['POST /user/delete/:id', ['GET /users', 'POST /user/create'], 'DELETE /users/:id'],
    ['POST /user-role/create', ['GET /user-roles'], 'POST /user-roles'],
  ])('becomes the plural that the project has: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
    expect(outcomes(...others, endpoint).at(-1)).toBe(outcome);
  });

  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['POST /user/create', [], 'POST /user'],
    ['POST /admin/user/insert', ['GET /users'], 'POST /admin/user'],
    ['POST /user/create', ['GET /users', 'DELETE /user/:id'], 'POST /user'],
    ['POST /user/create', ['GET /users', 'POST /user/login'], 'POST /user'],
    ['GET /user/list', ['GET /users'], 'GET /user'],
  ])('stays where other routes keep it, or the plural is taken: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
    expect(outcomes(...others, endpoint).at(-1)).toBe(outcome);
  });

  it.each<[endpoints: readonly string[], outcomes: readonly string[]]>([
    [
      ['GET /user/:id', 'GET /getUser/:id'],
      ['', 'collision GET /user/:id'],
    ],
    // The one that has the plural already is the one that loses its verb there.
    [
      ['POST /user/delete/:id', 'POST /users/delete/:id', 'GET /users'],
      ['DELETE /user/:id', 'DELETE /users/:id', ''],
    ],
  ])('leaves no two routes for one: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)).toEqual(expected);
  });

  it('is that of the whole address, mounts included', () => {
    const routes = (...endpoints: readonly string[]): readonly string[] =>
      endpoints.map((endpoint) => registration('router', endpoint, ANSWER));
    const moved = mounted('/admin', ...routes('POST /user/insert'), registration('app', 'GET /admin/users', ANSWER));
    expect(outcomesOf(moved)).toContain('POST /users');
    const kept = mounted('/admin', ...routes('GET /getUser/:id'), registration('app', 'GET /admin/user', ANSWER));
    expect(outcomesOf(kept)).toContain('GET /user/:id');
  });
});
