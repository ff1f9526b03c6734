import { describe, expect, it } from 'vitest';
import { parsePath } from '../../src/paths/parse-path.ts';
import type { Dialect } from '../../src/model/path.ts';
import { allowsPath, coveredBy } from '../../src/reporting/allowed-paths.ts';
import { expectLinear } from '../support/work/work.ts';

describe('path patterns of the option allow', () => {
  it.each([
    ['/legacy/**', '/legacy'],
    ['/legacy/**', '/legacy/getUsers'],
    ['/legacy/**', '/legacy/users/delete/:id'],
    ['/**', '/'],
    ['/**/delete', '/users/:id/delete'],
    ['/**/delete', '/delete'],
    ['/users/*/edit', '/users/:id/edit'],
    ['/users/:id/edit', '/users/:id/edit'],
    ['/getUsers', '/getUsers/'],
    ['/**/a/**/b', '/x/a/a/y/b'],
    ['/users', '/users'],
    ['/*', '/users'],
    ['/*/show', '/users/show'],
    ['/**/getUsers', '/getUsers'],
    ['/**/getUsers', '/a/b/getUsers'],
    ['/a/**/b/**/c', '/a/x/b/y/b/c'],
    ['/**/a/*', '/a/a/b'],
    ['/api/get*', '/api/getUsers'],
    ['/api/get*', '/api/get'],
    ['/*.json', '/getAll.json'],
    ['/*-*', '/get-users'],
    ['/g*U*s/:id', '/getUsers/:id'],
    ['/users/{id}/edit', '/users/:id/edit'],
    ['/users/{id}', '/users/:id(\\d+)'],
    ['/users/{id}', '/users/:id?'],
  ])('%s covers %s', (pattern, path) => {
    expect(allowsPath(pattern, parsePath(path, 'express'))).toBe(true);
  });

  it.each([
    ['/legacy/**', '/legacies/getUsers'],
    ['/legacy/*', '/legacy'],
    ['/legacy/*', '/legacy/users/delete'],
    ['/users/:id/edit', '/users/:userId/edit'],
    ['/users/{id}/edit', '/users/:userId/edit'],
    ['/users/{id}', '/users/id'],
    ['/users/{id}', '/users/:id.json'],
    ['/users/{}', '/users/:id'],
    ['/', '/getUsers'],
    ['/**/a/**/b', '/x/a/a/y/c'],
    ['/users', '/users/:id'],
    ['/users/:id', '/users'],
    ['/*', '/'],
    ['/*', '/users/:id'],
    ['/**/getUsers', '/a/getUsers/b'],
    ['/a/**/b/**/c', '/a/x/c'],
    ['/Users', '/users'],
    ['/api/get*', '/api/get/users'],
    ['/api/get*', '/api/forget'],
    ['/get*get', '/get'],
    ['/*a*b*', '/ba'],
  ])('%s does not cover %s', (pattern, path) => {
    expect(allowsPath(pattern, parsePath(path, 'express'))).toBe(false);
  });

  it.each<[dialect: Dialect, path: string]>([
    ['express', '/users/:id'],
    ['find-my-way', '/users/:id'],
    ['hono', '/users/:id{[0-9]+}'],
    ['hapi', '/users/{id}'],
    ['files', '/users/[id]'],
  ])('name a parameter in two notations for %s: %s', (dialect, path) => {
    expect(allowsPath('/users/{id}', parsePath(path, dialect))).toBe(true);
    expect(allowsPath('/users/:id', parsePath(path, dialect))).toBe(true);
    expect(allowsPath('/users/{name}', parsePath(path, dialect))).toBe(false);
  });

  it.each<[pattern: string, methods: readonly string[], isCovered: boolean]>([
    ['GET /users', ['GET'], true],
    ['GET /users', ['POST'], false],
    ['GET /users', ['POST', 'GET'], true],
    ['GET /users', ['ALL'], true],
    ['GET /users', ['USE'], true],
    ['GET /users', ['UNKNOWN'], true],
    ['GET /users', [], true],
    ['/users', ['POST'], true],
    ['DELETE /**', ['DELETE'], true],
    ['DELETE /posts', ['DELETE'], false],
  ])('%s covers the methods %j: %j', (pattern, methods, isCovered) => {
    const path = parsePath('/users', 'express');
    expect(
      coveredBy(['fetch', pattern])?.(
        methods.map((method) => ({ method })),
        path,
        path,
      ),
    ).toBe(isCovered);
  });

  it('are none where all entries are words', () => {
    expect(coveredBy(['fetch', 'users.list'])).toBe(null);
  });

  it('takes work in proportion to the path', () => {
    expectLinear((count) => allowsPath(`/${'**/a/'.repeat(50)}b`, parsePath(`/${'a/'.repeat(count)}`, 'express')));
    expectLinear((count) => allowsPath(`/${'*a'.repeat(50)}b`, parsePath(`/${'a'.repeat(count)}`, 'express')));
    expect(allowsPath(`/${'**/a/'.repeat(50)}b`, parsePath(`/${'a/'.repeat(5_000)}`, 'express'))).toBe(false);
    expect(allowsPath(`/${'*a'.repeat(50)}b`, parsePath(`/${'a'.repeat(5_000)}`, 'express'))).toBe(false);
  });
});
