import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePath } from '../../src/paths/parse-path.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import type { Dialect } from '../../src/model/path.ts';
import { display, escapeStatic, join, joinPrefixes, parameterText, printPath } from '../../src/paths/print.ts';
import { anyText, dialects } from './generators.ts';

describe('join', () => {
  test.each<[Dialect, string, string, string]>([
    ['express', '', '', '/'],
    ['express', '/', '/', '/'],
    ['express', '', '/users', '/users'],
    ['express', '/', '/users', '/users'],
    ['express', '/users', '/', '/users'],
    ['express', '/users', '', '/users'],
    ['express', '/users/', '/', '/users'],
    ['express', '/users/', '/:id', '/users/:id'],
    ['express', '/users', '/:id/', '/users/:id/'],
    ['express', '/users', '*', '/users/*'],
    ['express', '/', 'users', '/users'],
    ['express', '/users', '(/:id)?', '/users(/:id)?'],
    ['express', '/users', '{/:id}', '/users{/:id}'],
    ['express', '/api', `${HOLE}/users`, `/api/${HOLE}/users`],
    ['express', HOLE, '/users', `${HOLE}/users`],
    ['koa', '/users', '/', '/users'],
    ['koa', '/users', '(.*)', '/users(.*)'],
    ['koa', '/v1', 'list', '/v1list'],
    ['koa', '/users/', '/list', '/users/list'],
    ['koa', '/users/', 'list', '/users/list'],
    ['koa', '/users/', '', '/users/'],
    ['koa', '/', '/list', '/list'],
    ['find-my-way', '/v1', '/users', '/v1/users'],
    ['find-my-way', '/v1/', '/users', '/v1/users'],
    ['find-my-way', '/v1', '/', '/v1'],
    ['find-my-way', '/v1/', '/', '/v1/'],
    ['find-my-way', '/', 'list', '/list'],
    ['find-my-way', '/v1', 'list', '/v1list'],
    ['find-my-way', '', '/', '/'],
    ['hono', '/', '/users', '/users'],
    ['hono', '/users', '/', '/users'],
    ['hono', '/users', '', '/users/'],
    ['hono', '/users', ':id', '/users/:id'],
    ['hono', '/v1', 'list', '/v1/list'],
    ['hono', 'v1', '/list', '/v1/list'],
    ['hono', '/v1', '*', '/v1/*'],
    ['hono', '/', '/', '/'],
    ['hono', HOLE, '/users', `${HOLE}/users`],
    ['hono', `v1${HOLE}`, '/users', `/v1${HOLE}/users`],
    ['hapi', '/', '/users', '/users'],
    ['hapi', '/v1', '/users/{id}', '/v1/users/{id}'],
    ['hapi', '/v1', '/', '/v1'],
  ])('%s: %s and %s are %s', (dialect, prefix, path, address) => {
    expect(join(prefix, path, dialect)).toEqual(parsePath(address, dialect));
    expect(join(parsePath(prefix, dialect), parsePath(path, dialect), dialect).text).toBe(address);
  });

  test('Fastify adds the slash that a nested prefix lacks', () => {
    expect(joinPrefixes('/v1', 'users', 'find-my-way').text).toBe('/v1/users');
    expect(joinPrefixes('/v1', 'users/', 'find-my-way').text).toBe('/v1/users/');
    expect(joinPrefixes('/v1', '/users', 'find-my-way').text).toBe('/v1/users');
    expect(joinPrefixes('/v1', `${HOLE}/users`, 'find-my-way').text).toBe(`/v1${HOLE}/users`);
    expect(joinPrefixes('/v1', `users${HOLE}`, 'find-my-way').text).toBe(`/v1/users${HOLE}`);
    expect(joinPrefixes('', 'v1', 'find-my-way').text).toBe('/v1');
    expect(joinPrefixes('/v1', '', 'find-my-way').text).toBe('/v1');
    expect(joinPrefixes('/v1', 'users', 'koa').text).toBe('/v1users');
  });

  test.each<[Dialect, outer: string, expected: string]>([
    ['find-my-way', '/v1', '/v1/'],
    ['find-my-way', '/v1/', '/v1/'],
    ['find-my-way', '', '/'],
    ['koa', '/v1', '/v1/'],
    ['koa', '/', '/'],
    ['express', '/v1', '/v1'],
    ['hono', '/v1', '/v1'],
  ])('%s: a slash alone below %s is %s', (dialect, outer, expected) => {
    expect(joinPrefixes(outer, '/', dialect).text).toBe(expected);
  });
});

test('display shows holes', () => {
  expect(display(`${HOLE}/users/:id`)).toBe('${…}/users/:id');
  expect(display(parsePath('/users', 'koa'))).toBe('/users');
});

describe('printPath', () => {
  const print = (text: string, dialect: Dialect, ...parts: (string | number)[]): string => {
    const path = parsePath(text, dialect);
    return printPath(
      path,
      parts.map((part) => (typeof part === 'string' ? part : (path.segments[part] ?? 'missing'))),
    );
  };
  test.each<[string, Dialect, readonly (string | number)[], string]>([
    ['/getUsers/:id', 'express', ['users', 1], '/users/:id'],
    ['/users/show/:id(\\d+)/', 'express', [0, 2], '/users/:id(\\d+)/'],
    ['/getAll', 'express', [], '/'],
    ['users/list', 'express', [0], 'users'],
    ['users', 'express', [], ''],
    ['/getUser{/:id}', 'express', ['users', 1], '/users{/:id}'],
    ['/', 'express', ['users'], '/users'],
    ['', 'express', ['users'], '/users'],
    ['', 'express', [], '/'],
    ['users{/:id}', 'express', [1], '{/:id}'],
    ['{/:lang}/users', 'express', [0, 'people'], '{/:lang}/people'],
    ['{/:lang}/users', 'express', ['people', 0], 'people/{/:lang}'],
    ['/list', 'koa', [':me'], '/\\:me'],
    ['/list', 'find-my-way', [':me'], '/::me'],
    ['/getUser/:id{[0-9]+}', 'hono', ['users', 1], '/users/:id{[0-9]+}'],
    ['/list', 'hono', [':me'], '/%3Ame'],
    ['/list', 'hono', ['a:b*'], '/a:b%2A'],
    ['/getUser/{id}', 'hapi', ['users', 1], '/users/{id}'],
    ['/list', 'hapi', ['{me}'], '/%7Bme%7D'],
    ['/getUser/[id]', 'files', ['users', 1], '/users/[id]'],
    ['/list', 'files', ['[me]'], '/%5Bme%5D'],
  ])('%s in %s with %j is %s', (text, dialect, parts, expected) => {
    expect(print(text, dialect, ...parts)).toBe(expected);
  });
});

test.each<[Dialect, string]>([
  ['express', ':id'],
  ['find-my-way', ':id'],
  ['hapi', '{id}'],
  ['files', '[id]'],
])('a parameter in %s is %s', (dialect, text) => {
  expect(parameterText('id', dialect)).toBe(text);
});

test('an escaped value is parsed as a static segment of that value', () => {
  const values = anyText.filter((value) => value !== '' && !/[/$^|\uE000]/.test(value));
  fc.assert(
    fc.property(values, dialects, (value, dialect) => {
      // What has no escape is written as a request says it.
      fc.pre(dialect !== 'hono' && dialect !== 'hapi' && dialect !== 'files');
      fc.pre(dialect !== 'find-my-way' || !value.includes('*'));
      fc.pre(dialect !== 'find-my-way' || !/^:.*\?/s.test(value));
      expect(parsePath(`/${escapeStatic(value, dialect)}`, dialect).segments).toMatchObject([
        { kind: 'static', value },
      ]);
    }),
    { numRuns: 1000 },
  );
});
