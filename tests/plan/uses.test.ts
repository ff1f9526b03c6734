import { describe, expect, it } from 'vitest';
import { parsePath } from '../../src/paths/parse.ts';
import { findUse, findUses } from '../../src/plan/uses.ts';

/** The text that uses an address, or null. */
function useIn(source: string, address: string, verb: string): string | null {
  return findUse(findUses(source, []), [parsePath(address, 'express')], verb)?.written ?? null;
}

describe('uses of an address in the same file', () => {
  it.each([
    ["res.redirect('/getUsers')", '/getUsers', 'getUsers', '/getUsers'],
    ['res.redirect("/getUsers?page=1#top")', '/getUsers', 'getUsers', '/getUsers?page=1#top'],
    ["fetch('/users/delete/5')", '/users/delete/:id', 'delete', '/users/delete/5'],
    ['fetch(`/users/delete/${id}`)', '/users/delete/:id', 'delete', '/users/delete/${id}'],
    ["fetch('/users/delete/' + id)", '/users/delete/:id', 'delete', '/users/delete/'],
    ['fetch(`${base}/users/list`)', '/users/list', 'list', '${base}/users/list'],
    ["fetch('http://localhost:3000/users/list')", '/users/list', 'list', 'http://localhost:3000/users/list'],
    ["request(app).get('/USERS/List')", '/users/list', 'list', '/USERS/List'],
  ])('%s uses %s', (source, address, verb, use) => {
    expect(useIn(source, address, verb)).toBe(use);
  });

  it.each([
    ["res.redirect('/getUsersOfGroup')", '/getUsers', 'getUsers'],
    ["res.redirect('/users')", '/users/list', 'list'],
    ["res.render('users/list')", '/users/list', 'list'],
    ["fetch('/posts/delete/5')", '/users/delete/:id', 'delete'],
    ["fetch('/users/delete/5/now')", '/users/delete/:id', 'delete'],
    ["log('see /users/list for more')", '/users/list', 'list'],
    ['// GET /users/list', '/users/list', 'list'],
  ])('%s does not use %s', (source, address, verb) => {
    expect(useIn(source, address, verb)).toBeNull();
  });

  it('reads a hostile text in linear time', () => {
    expect(findUses(`'/${"a'/".repeat(50_000)}`, []).size).toBeGreaterThan(0);
    expect(findUses('`${'.repeat(50_000), []).size).toBe(0);
  });
});
