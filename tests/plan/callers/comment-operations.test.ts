import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

/** What becomes of routes in a file with a comment of these lines. */
function outcomes(lines: readonly string[], ...endpoints: readonly string[]): readonly string[] {
  const comment = ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
  return outcomesOf(express(comment, ...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))));
}

describe('an operation of an OpenAPI block in a comment', () => {
  it('holds its route where two of them would get one path', () => {
    expect(
      outcomes(
        ['@openapi', '/users/list:', '  get: {}', '/users/create:', '  post: {}'],
        'GET /users/list',
        'POST /users/create',
      ),
    ).toEqual(['stuck-document /users/list', 'POST /users']);
  });

  it('holds its route where another one has the path', () => {
    const block = ['@swagger', '/users/{id}:', '  get: {}', '/users/delete/{id}:', '  delete: {}'];
    expect(outcomes(block, 'DELETE /users/delete/:id')).toEqual(['stuck-document /users/delete/{id}']);
  });

  it('holds its route where the path has several methods', () => {
    expect(outcomes(['@openapi', '/users/list:', '  get: {}', '  head: {}'], 'GET /users/list')).toEqual([
      'stuck-document /users/list',
    ]);
  });

  it.each([
    ['in flow style', ['@openapi', '/users/list: { get: { summary: all } }'], 'used /users/list'],
    ['without methods', ['@openapi', '/users/list:', "  $ref: 'users.yaml'"], 'used /users/list'],
    [
      'that a link of another one names',
      ['@openapi', '/users:', '  post:', '    operationRef: "#/paths/~1users~1list/get"'],
      'used ~1users~1list',
    ],
    ['of swagger-autogen', ["#swagger.path = '/users/list'"], 'used /users/list'],
    ['of the form of apidoc', ['@api {get} /users/list All', '@apiSampleRequest /users/list'], 'used /users/list'],
  ])('holds its route %s', (_, lines, reason) => {
    expect(outcomes(lines, 'GET /users/list')).toEqual([reason]);
  });

  it('follows its route in a block of its own, whatever its descriptions say', () => {
    const block = ['@openapi', '/users/list:', '  get:', '    description: as /users/list of old, see /users/list/'];
    expect(outcomes(block, 'GET /users/list')).toEqual(['GET /users']);
  });

  it('is no operation after the block', () => {
    const comment = ['@openapi', '/users/list:', '  get: {}', '@example', '/users/list: 200'];
    expect(outcomes(comment, 'GET /users/list')).toEqual(['GET /users']);
  });
});
