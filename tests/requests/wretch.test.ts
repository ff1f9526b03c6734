import { describe, expect, it } from 'vitest';
import { routeLines } from '../routes/dump.ts';
import { requestLines, withMethod, withUrl } from './dump.ts';

const IMPORT = "import wretch from 'wretch';\n";

it.each<[code: string, request: string]>([
  ["wretch('/users/list').get().json();", 'wretch GET<get> /users/list'],
  ["wretch('https://api.example').url('/users').get().json();", 'wretch GET<get> https://api.example/users'],
  ["wretch('/api').url('/users').get('/list');", 'wretch GET<get> /api/users/list'],
  ['wretch(process.env.API).url(`/users/delete/${id}`).delete();', 'wretch DELETE<delete> …/users/delete/…'],
  ["wretch().get('/users/list');", 'wretch GET<get> /users/list'],
  ["wretch(undefined, { mode: 'cors' }).head('/users/list');", 'wretch HEAD<head> /users/list'],
  ["wretch().opts('/users/list');", 'wretch OPTIONS<opts> /users/list'],
  ["wretch('/users/create').post({ a: 1 });", 'wretch POST<post> /users/create'],
  ["wretch().post(user, '/users/create');", 'wretch POST<post> /users/create'],
  ["wretch().options({ credentials: 'include' }).headers({}).get('/users/list');", 'wretch GET<get> /users/list'],
  ["wretch('/users/list').addon(QueryString).query({ page: 1 }).get();", 'wretch GET<get> /users/list'],
  ["wretch('/users?page=1').url('/list').get('?size=2');", 'wretch GET<get> /users/list?size=2'],
  ["wretch('/users/create').json(user).post();", 'wretch POST<post> /users/create'],
  ["wretch('/users').json(user).url('/create').post();", 'wretch POST<post> /users/create'],
  ["wretch().fetch('POST', '/users/create', user);", 'wretch POST<POST> /users/create'],
  ["wretch('/users/create').fetch('POST');", 'wretch POST<POST> /users/create'],
  ["wretch('/api').toFetch()('/users/create', { method: 'POST' });", 'wretch POST<POST> /api/users/create'],
  [
    "class Api { api = wretch('/api'); list() { return this.api.url('/users/list').get(); } }",
    'wretch GET<get> /api/users/list',
  ],
  [
    "import type { Wretch } from 'wretch';\nexport const list = (api: Wretch) => api.url('/users').get('/list');",
    'wretch GET<get> /users/list base=?',
  ],
])('wretch sends %s', (code, request) => {
  expect(requestLines(IMPORT + code)).toEqual([request]);
  expect(routeLines(IMPORT + code)).toEqual([]);
});

it.each([
  "wretch('/users/list');",
  'wretch().get();',
  "wretch('/users').url('/users/list', true).get();",
  "wretch('/users/list').json(query).get();",
  "wretch('/users/list').get(undefined);",
  "wretch('/users/list').defer(change).get();",
])('wretch sends no known request by %s', (code) => {
  expect(requestLines(IMPORT + code)).toEqual([]);
});

it('a module that exports it otherwise is known', () => {
  expect(requestLines("const wretch = require('wretch/all').default;\nwretch('/users').get('/list');")).toEqual([
    'wretch GET<get> /users/list',
  ]);
});

describe('another method', () => {
  it.each<[code: string, method: string, changed: string | null]>([
    ["wretch('/users/delete/1').post();", 'DELETE', "wretch('/users/delete/1').delete();"],
    ["wretch().get('/users/delete/1');", 'DELETE', "wretch().delete('/users/delete/1');"],
    ["wretch().post(user, '/users/update/1');", 'PUT', "wretch().put(user, '/users/update/1');"],
    ["wretch('/users/update/1').json(user).post();", 'PUT', "wretch('/users/update/1').json(user).put();"],
    ["wretch().fetch('POST', '/users/delete/1');", 'DELETE', "wretch().fetch('DELETE', '/users/delete/1');"],
    // The body stands where the URL would stand, or goes along with some methods alone.
    ["wretch().post(undefined, '/users/delete/1');", 'DELETE', null],
    ["wretch().get('/users/find');", 'POST', null],
    ["wretch('/users/delete/1').post({ reason });", 'DELETE', null],
    ["wretch('/users/delete/1').json({ reason }).post();", 'DELETE', null],
    ["wretch().fetch('POST', '/users/delete/1', { reason });", 'DELETE', null],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(IMPORT + code, method)).toBe(changed === null ? null : IMPORT + changed);
  });
});

it.each<[code: string, part: string, changed: string]>([
  ["wretch('/users/list').get();", '/list', "wretch('/users').get();"],
  ["wretch('/api').url('/users/list').get();", '/list', "wretch('/api').url('/users').get();"],
  ["wretch('/users').url('/list').get();", '/list', "wretch('/users').url('').get();"],
  ["const api = wretch('/api/users');\napi.get('/list');", '/list', "const api = wretch('/api/users');\napi.get('');"],
])('the URL of %s without %s', (code, part, changed) => {
  expect(withUrl(IMPORT + code, part, '')).toBe(IMPORT + changed);
});
