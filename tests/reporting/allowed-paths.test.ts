import { describe, expect, it } from 'vitest';
import { allowsPath } from '../../src/reporting/allowed-paths.ts';

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
  ])('%s covers %s', (pattern, path) => {
    expect(allowsPath(pattern, path)).toBe(true);
  });

  it.each([
    ['/legacy/**', '/legacies/getUsers'],
    ['/legacy/*', '/legacy'],
    ['/legacy/*', '/legacy/users/delete'],
    ['/users/:id/edit', '/users/:userId/edit'],
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
    expect(allowsPath(pattern, path)).toBe(false);
  });

  it('takes time in proportion to the path', () => {
    expect(allowsPath(`/${'**/a/'.repeat(50)}b`, `/${'a/'.repeat(5_000)}`)).toBe(false);
    expect(allowsPath(`/${'*a'.repeat(50)}b`, `/${'a'.repeat(5_000)}`)).toBe(false);
  });
});
