import { describe, expect, test } from 'vitest';
import { prefixRelates, relate, sameShape, shapeOf, winner, type Relation } from '../../src/paths/compare.ts';
import { parsePath } from '../../src/paths/parse.ts';
import { DIALECTS, HOLE, type Dialect } from '../../src/paths/path.ts';

describe('shapeOf', () => {
  test.each<[Dialect, string, string]>([
    ['express', '/', '/'],
    ['express', '', '/'],
    ['express', '/users/:id', '/USERS/:'],
    ['express', '/Users/:userId/', '/USERS/:'],
    ['express', '/users/:id(\\d+)?', '/USERS/:(\\d+)?'],
    ['express', '/:from-:to', '/:-:'],
    ['express', '/users{/:id}', '/USERS{/:}'],
    ['express', '/users/?', '/USERS/?'],
    ['express', '/*rest', '/*_'],
    ['express', '*', '/*'],
    ['express', '/\\:id', '/\\:ID'],
    ['express', `/${HOLE}/users`, '/…/USERS'],
    ['koa', '/users/', '/USERS'],
    ['koa', '/:path*', '/:*'],
    ['hono', '/Users/:id/', '/Users/:/'],
    ['hono', '/users/:id{[0-9]+}', '/users/:([0-9]+)'],
    ['hono', '*', '/*'],
    ['hapi', '/Users/{id}', '/Users/:'],
    ['hapi', '/users/{id?}', '/users/:?'],
    ['hapi', '/{name}.json', '/:.json'],
    ['hapi', '/{rest*}', '/*_'],
    ['files', '/Users/[id]', '/Users/:'],
    ['files', '/[[lang]]', '/:?'],
    ['files', '/[...rest]', '/:+'],
    ['files', '/[[...rest]]', '/*_'],
    ['find-my-way', '/Users/:id/', '/Users/:/'],
    ['find-my-way', '/::id', '/\\:id'],
    ['find-my-way', '/:id(^\\d+$)', '/:(\\d+)'],
    ['find-my-way', '/:id?', '/:?'],
    ['find-my-way', '/:from-:to?', '/:-:?'],
  ])('%s %s is %s', (dialect, text, shape) => {
    expect(shapeOf(parsePath(text, dialect))).toBe(shape);
  });

  test('a literal that looks like a parameter has another shape', () => {
    expect(sameShape(parsePath('/\\:', 'koa'), parsePath('/:id', 'koa'))).toBe(false);
  });
});

const PATH_TO_REGEXP: readonly (readonly [string, Relation, string])[] = [
  ['/users', 'same', '/users'],
  ['/users', 'same', '/USERS'],
  ['/caf\u00e9', 'same', '/CAF\u00c9'],
  // What has no capital of one character, and what has one in ASCII, stands for itself.
  ['/stra\u00dfe', 'disjoint', '/STRASSE'],
  ['/u\u017fers', 'disjoint', '/users'],
  ['/users/:id', 'same', '/users/:userId'],
  ['/users/:id', 'covers', '/users/me'],
  ['/users/:id', 'disjoint', '/users'],
  ['/users/:id', 'disjoint', '/users/:id/posts'],
  ['/users/:id', 'overlaps', '/:collection/me'],
  ['/users/:id/posts', 'disjoint', '/users/:id/comments'],
  ['/users/:id(\\d+)', 'disjoint', '/users/me'],
  ['/users/:id(\\d+)', 'covers', '/users/12'],
  ['/users/:id([0-9]+)', 'disjoint', '/users/me'],
  ['/users/:id([0-9a-f]{24})', 'covers', '/users/507f1f77bcf86cd799439011'],
  ['/users/:id([0-9a-f]{24})', 'covers', '/users/507F1F77BCF86CD799439011'],
  ['/users/:id([0-9a-f]{24})', 'disjoint', '/users/me'],
  ['/users/:id([0-9a-f]{24})', 'disjoint', '/users/:name([a-z]{1,8})'],
  ['/users/:id([0-9a-f]{24})', 'overlaps', '/users/:name([a-z]{1,24})'],
  ['/users/:id(me|you)', 'covers', '/users/me'],
  ['/users/:id(me|you)', 'disjoint', '/users/them'],
  ['/users/:id(\\d+)', 'covered', '/users/:name'],
  ['/users/:id((?=a)b)', 'overlaps', '/users/me'],
  ['/users/:id?', 'covers', '/users'],
  ['/users/:id?', 'covers', '/users/:id'],
  ['/users/:id?', 'disjoint', '/users/a/b'],
  ['/:a?/b', 'covers', '/b'],
  ['/*', 'covers', '/users/:id'],
  ['/*', 'covers', '/users/*'],
  ['/users/*rest', 'covers', '/users/a/b/c'],
  ['/users/*rest', 'disjoint', '/users'],
  ['/users/*rest/edit', 'covers', '/users/a/b/edit'],
  ['/users/*rest/edit', 'overlaps', '/users/:a/:b'],
  ['/users{/:id}', 'covers', '/users'],
  ['/users{/:id}', 'covers', '/users/me'],
  ['/users{/:id}{/:tab}-x', 'overlaps', '/users-x'],
  ['/files{/*rest}', 'covers', '/files/a/b'],
  ['/v:version', 'covered', '/:id'],
  ['/v:version', 'disjoint', '/users'],
  ['/:from-:to', 'disjoint', '/users'],
  ['/:from-:to', 'overlaps', '/a-b'],
  [`/${HOLE}/users`, 'overlaps', '/a/users'],
  [`/${HOLE}/users`, 'overlaps', '/users'],
  [`/${HOLE}/users`, 'disjoint', '/a/posts'],
  [`/api/${HOLE}`, 'disjoint', '/web/users'],
  [`/api/${HOLE}`, 'overlaps', `/api/${HOLE}`],
  ['/:id', 'overlaps', `/api/${HOLE}`],
  ['/((((', 'overlaps', '/users'],
  ['//host/users', 'overlaps', '/users'],
  ['users', 'overlaps', '/posts'],
];

const TABLES: Readonly<Record<Dialect, readonly (readonly [string, Relation, string])[]>> = {
  express: [
    ...PATH_TO_REGEXP,
    ['/users', 'same', '/users/'],
    ['/:from-:to', 'same', '/:a-:b/'],
    ['/users/?', 'covers', '/users'],
    ['*', 'covers', '/'],
    ['/files/:path*', 'covers', '/files/a/b'],
    ['/files/:path*', 'disjoint', '/files'],
    ['/ab*cd', 'disjoint', '/b'],
    ['/users/:id', 'overlaps', '/users/$count'],
    ['/a|b', 'overlaps', '/c'],
  ],
  koa: [
    ...PATH_TO_REGEXP,
    ['/users', 'overlaps', '/users/'],
    ['/users/', 'same', '/users/'],
    ['/(.*)', 'covers', '/users/:id'],
    ['/files/:path*', 'covers', '/files'],
    ['/files/:path+', 'disjoint', '/files'],
    ['/files/:path*', 'covers', '/files/:path+'],
    ['/:path+', 'covers', '/:a/:b?'],
  ],
  'find-my-way': [
    ['/users', 'disjoint', '/Users'],
    ['/users', 'disjoint', '/users/'],
    ['/users/:id', 'same', '/users/:userId'],
    ['/users/:id', 'covers', '/users/'],
    ['/users/:id', 'covers', '/users/me'],
    ['/users/:id', 'overlaps', `/users/${'x'.repeat(101)}`],
    ['/users/:id', 'overlaps', '/users/:from-:to'],
    ['/users/*', 'covers', '/users/:id'],
    ['/*', 'covers', '/users/*'],
    ['/users/*', 'covers', '/users/'],
    ['/users/*', 'disjoint', '/users'],
    ['/users/:id?', 'covers', '/users'],
    ['/:id?', 'covers', '/'],
    ['/users/:id(^\\d+$)', 'same', '/users/:key(\\d+)'],
    ['/users/:id(^\\d+$)', 'disjoint', '/users/me'],
    ['/users/:id(^[a-z]+$)', 'disjoint', '/users/ME'],
    ['/::users', 'disjoint', '/users'],
    ['//a', 'disjoint', '/a'],
    ['*', 'same', '/*'],
  ],
  hono: [
    ['/users', 'disjoint', '/Users'],
    ['/users', 'disjoint', '/users/'],
    ['/users/:id', 'same', '/users/:userId'],
    ['/users/:id', 'covers', '/users/me'],
    ['/users/:id', 'disjoint', '/users'],
    ['/users/:id', 'disjoint', '/users/'],
    ['/users/:id', 'overlaps', '/:collection/me'],
    ['/users/:id{[0-9]+}', 'disjoint', '/users/me'],
    ['/users/:id{[0-9]+}', 'covered', '/users/:name'],
    ['/users/:id{[0-9]+|new}', 'overlaps', '/users/me'],
    ['/users/:id?', 'covers', '/users'],
    ['/users/:id?', 'covers', '/users/:id'],
    ['/:id?', 'covers', '/'],
    ['/users/*', 'covers', '/users'],
    ['/users/*', 'covers', '/users/'],
    ['/users/*', 'covers', '/users/a/b'],
    ['/users/*', 'disjoint', '/posts'],
    ['/*', 'covers', '/'],
    ['*', 'same', '/*'],
    ['', 'same', '/'],
    ['/a/*/b', 'covers', '/a/:x/b'],
    ['/a/*/b', 'disjoint', '/a/b'],
    ['/a/*/b', 'overlaps', '/a//b'],
    ['/a/*/:id?', 'overlaps', '/a/b/c'],
    ['/*/*', 'overlaps', '/a'],
    ['/files/:path{.+}', 'overlaps', '/files/a/b'],
    ['/files/:path{.+}', 'disjoint', '/files'],
    ['/:from-:to', 'covers', '/users'],
    ['/a*b', 'overlaps', '/c'],
    ['users', 'overlaps', '/posts'],
    [`/${HOLE}/users`, 'overlaps', '/a/users'],
    [`/api/${HOLE}`, 'disjoint', '/web/users'],
  ],
  hapi: [
    ['/users', 'disjoint', '/Users'],
    ['/users', 'disjoint', '/users/'],
    ['/users/{id}', 'same', '/users/{userId}'],
    ['/users/{id}', 'covers', '/users/me'],
    ['/users/{id}', 'disjoint', '/users/'],
    ['/users/{id?}', 'overlaps', '/users'],
    ['/users/{id?}', 'overlaps', '/users/'],
    ['/users/{id?}', 'overlaps', '/users/{id}'],
    ['/users/{id?}', 'disjoint', '/users/a/b'],
    ['/users/{rest*}', 'covers', '/users'],
    ['/users/{rest*}', 'covers', '/users/a/b'],
    ['/{rest*}', 'covers', '/'],
    ['*', 'covers', '/users/{id}'],
    ['/{name}.json', 'disjoint', '/users'],
    ['/{name}.json', 'covered', '/{name}'],
    ['/{name}.json', 'overlaps', '/a.json'],
    ['/files/{path*2}', 'overlaps', '/files/a/b'],
  ],
  files: [
    ['/users', 'disjoint', '/Users'],
    ['/users', 'disjoint', '/users/'],
    ['/users/[id]', 'same', '/users/[userId]'],
    ['/users/[id]', 'covers', '/users/me'],
    ['/users/[id]', 'disjoint', '/users'],
    ['/[[lang]]/users', 'covers', '/users'],
    ['/[[lang]]/users', 'covers', '/en/users'],
    ['/files/[...path]', 'covers', '/files/a/b'],
    ['/files/[...path]', 'disjoint', '/files'],
    ['/files/[[...path]]', 'covers', '/files'],
    ['/files/[[...path]]', 'covers', '/files/a/b'],
    ['/[[...path]]', 'covers', '/files/[...path]'],
    ['/[name].json', 'disjoint', '/users'],
    ['/[name].json', 'covered', '/[name]'],
  ],
};

const OPPOSITE: Readonly<Record<Relation, Relation>> = {
  same: 'same',
  covers: 'covered',
  covered: 'covers',
  overlaps: 'overlaps',
  disjoint: 'disjoint',
};

describe.each(DIALECTS)('relate, %s', (dialect) => {
  test.each(TABLES[dialect])('%s %s %s', (first, relation, second) => {
    const a = parsePath(first, dialect);
    const b = parsePath(second, dialect);
    expect(relate(a, b)).toBe(relation);
    expect(relate(b, a)).toBe(OPPOSITE[relation]);
  });
});

test('paths of two dialects are not compared', () => {
  const a = parsePath('/users', 'express');
  const b = parsePath('/posts', 'koa');
  expect([relate(a, b), prefixRelates(a, b), sameShape(a, parsePath('/users', 'koa'))]).toEqual(['overlaps', 'overlaps', false]);
});

test('very long paths are not compared', () => {
  const long = parsePath('/a'.repeat(5000), 'express');
  expect(relate(long, parsePath('/b'.repeat(5000), 'express'))).toBe('overlaps');
});

describe('prefixRelates', () => {
  test.each<[Dialect, string, string, string]>([
    ['express', '/', 'covers', '/users'],
    ['express', '', 'covers', '/users'],
    ['express', '/users', 'covers', '/users'],
    ['express', '/users', 'covers', '/Users/:id'],
    ['express', '/users/', 'covers', '/users/:id'],
    ['express', '/users', 'disjoint', '/usersearch'],
    ['express', '/users', 'disjoint', '/'],
    ['express', '/users', 'overlaps', '/:collection'],
    ['express', '/:tenant', 'covers', '/users/:id'],
    ['express', '/users/me', 'overlaps', '/users/:id'],
    ['express', '/users/:id', 'disjoint', '/users'],
    ['express', '/users', 'overlaps', `/${HOLE}`],
    ['express', `/${HOLE}`, 'overlaps', '/users'],
    ['express', '*', 'covers', '/users'],
    ['koa', '/', 'covers', '/'],
    ['koa', '/', 'overlaps', '/users'],
    ['koa', '', 'covers', '/users'],
    ['koa', '/users/', 'overlaps', '/users/:id'],
    ['find-my-way', '/v1', 'covers', '/v1/users'],
    ['find-my-way', '/v1/', 'covers', '/v1/users'],
    ['find-my-way', '/v1', 'disjoint', '/V1/users'],
    ['hono', '/', 'covers', '/users'],
    ['hono', '/v1', 'covers', '/v1/users/:id'],
    ['hono', '/v1', 'disjoint', '/V1/users'],
    ['hapi', '/v1', 'covers', '/v1/users/{id}'],
  ])('%s %s %s %s', (dialect, prefix, relation, path) => {
    expect(prefixRelates(parsePath(prefix, dialect), parsePath(path, dialect))).toBe(relation);
  });
});

describe('winner', () => {
  test.each<[string, string, 'first' | 'second' | null]>([
    ['/users/me', '/users/:id', 'first'],
    ['/users/:id', '/users/me', 'second'],
    ['/users/:id(^\\d+$)', '/users/:id', 'first'],
    ['/users/:id', '/users/*', 'first'],
    ['/users/*', '/*', 'first'],
    ['/:a/me', '/users/:b', 'second'],
    ['/v:version', '/:id', 'first'],
    ['/:file.json', '/:file', 'first'],
    ['/:a-:b', '/:a-x', 'second'],
    ['/users/', '/users/:id', 'first'],
    ['/users/:id?', '/users/me', 'second'],
    ['/users/:id', '/users/:key', null],
    ['/users/:id(\\d+)', '/users/:id(\\w+)', null],
    ['/users/:id?/x', '/users/me/x', null],
    ['/users', '/posts', null],
  ])('%s or %s: %s', (first, second, expected) => {
    expect(winner(parsePath(first, 'find-my-way'), parsePath(second, 'find-my-way'))).toBe(expected);
  });

  test.each<[string, string, 'first' | 'second' | null]>([
    ['/users/me', '/users/{id}', 'first'],
    ['/users/{id}', '/users/me', 'second'],
    ['/users/{id}', '/users/{rest*}', 'first'],
    ['/users', '/users/{rest*}', 'first'],
    ['/users/', '/users/{id?}', 'first'],
    ['/users/{id?}', '/users/{rest*}', 'first'],
    ['/{a}/b', '/a/{rest*}', 'second'],
    ['/{name}.json', '/{name}', 'first'],
    ['/{name}.json', '/a.{extension}', null],
    ['/{name}.json/users', '/a.{extension}/{id}', null],
    ['/{name}.json/users', '/{name}.json/{id}', 'first'],
    ['/{a}/users', '/{b}/{id}', 'first'],
    ['/users/{id}', '/users/{key}', null],
    ['/files/{path*2}', '/files/{rest*}', null],
  ])('%s or %s in hapi: %s', (first, second, expected) => {
    expect(winner(parsePath(first, 'hapi'), parsePath(second, 'hapi'))).toBe(expected);
  });

  test.each<Dialect>(['express', 'koa', 'hono'])('the order of registration decides in %s', (dialect) => {
    expect(winner(parsePath('/me', dialect), parsePath('/:id', dialect))).toBeNull();
  });
});
