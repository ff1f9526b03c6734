import { describe, expect, it } from 'vitest';
import { movedText, movesIn, planOf, reasonsOf } from '../plan/planning.ts';
import { routeLines } from '../routes/dump.ts';
import { ANSWER, express, registration } from '../support/applications.ts';
import { requestLines, withMethod, withUrl } from './dump.ts';

const IMPORT = "import { Gaxios, instance, request } from 'gaxios';\n";

it.each<[code: string, request: string]>([
  ["request({ url: '/users/list' });", 'gaxios GET /users/list'],
  ["request({ url: '/users/create', method: 'POST', data });", 'gaxios POST<POST> /users/create'],
  ["request<User>({ url: `/users/delete/${id}`, method: 'DELETE' });", 'gaxios DELETE<DELETE> /users/delete/…'],
  ["const options = { url: '/users/list', method: 'GET' };\nrequest(options);", 'gaxios GET<GET> /users/list'],
  ["request({ ...rest, url: '/users/list' });", "gaxios UNKNOWN<{ ...rest, url: '/users/list' }> /users/list base=?"],
  ["request({ url: new URL('/users/list', HOST) });", 'gaxios GET …/users/list'],
  ["request({ baseURL: '/api/', url: 'users/list' });", 'gaxios GET users/list base=/api/'],
  ["instance.request({ url: '/users/list' });", 'gaxios GET /users/list'],
  ["instance.fetch('http://localhost/users/list');", 'gaxios GET http://localhost/users/list'],
  ["instance.fetch('http://localhost/users', { method: 'POST' });", 'gaxios POST<POST> http://localhost/users'],
  ["instance.fetch({ url: 'http://localhost/users', method: 'POST' });", 'gaxios POST<POST> http://localhost/users'],
  ["new Gaxios().request({ url: '/users/list' });", 'gaxios GET /users/list'],
  [
    "const api = new Gaxios({ baseURL: 'http://localhost/api' });\napi.request({ url: '/users/list' });",
    'gaxios GET /users/list base=?',
  ],
  [
    "const api = new Gaxios({ baseURL: process.env.API });\napi.request({ url: '/users/list' });",
    'gaxios GET /users/list base=?',
  ],
  ["new Gaxios({ baseUrl: '/api' }).request({ url: '/users/list' });", 'gaxios GET /users/list base=?'],
  [
    "const api = new Gaxios();\napi.defaults.baseURL = '/api';\napi.request({ url: '/users/list' });",
    'gaxios GET /users/list base=?',
  ],
  ['class Api extends Gaxios { list = () => this.request({ url: `/users/list` }); }', 'gaxios GET /users/list'],
  ["export const list = (api: Gaxios) => api.request({ url: '/users/list' });", 'gaxios GET /users/list base=?'],
])('gaxios sends %s', (code, request) => {
  expect(requestLines(IMPORT + code)).toEqual([request]);
  expect(routeLines(IMPORT + code)).toEqual([]);
});

it.each([
  "const { request } = require('gaxios');\nrequest({ url: '/users/list' });",
  "const { Gaxios } = require('gaxios');\nnew Gaxios().request({ url: '/users/list' });",
  "import * as gaxios from 'gaxios';\ngaxios.request({ url: '/users/list' });",
  "import gaxios from 'gaxios';\ngaxios.instance.request({ url: '/users/list' });",
])('is imported: %s', (code) => {
  expect(requestLines(code)).toEqual(['gaxios GET /users/list']);
});

it.each(['request();', "request('/users/list');", 'new Gaxios({ url: `/users/list` });', 'request(options);'])(
  'sends no known request by %s',
  (code) => {
    expect(requestLines(IMPORT + code)).toEqual([]);
  },
);

it.each<[code: string, method: string, changed: string | null]>([
  ["request({ url: '/users/delete/1' });", 'DELETE', "request({ method: 'DELETE', url: '/users/delete/1' });"],
  ["request({ url: '/users/1', method: 'POST' });", 'DELETE', "request({ url: '/users/1', method: 'DELETE' });"],
  ["request({ url: '/users/1', method: 'POST', data });", 'PUT', "request({ url: '/users/1', method: 'PUT', data });"],
  ["instance.fetch('/users/delete/1');", 'DELETE', "instance.fetch('/users/delete/1', { method: 'DELETE' });"],
  // A GET has no body.
  ["request({ url: '/users/find', method: 'POST', data });", 'GET', null],
  ["request({ url: '/users/find', method: 'POST', body });", 'GET', null],
  ["request({ url: '/users/find', method: 'POST', multipart });", 'GET', null],
])('the method of %s becomes %s', (code, method, changed) => {
  expect(withMethod(IMPORT + code, method)).toBe(changed === null ? null : IMPORT + changed);
});

it('has its URL changed', () => {
  const code = "request({ url: '/users/delete/1' });";
  expect(withUrl(IMPORT + code, '/delete', '')).toBe(`${IMPORT}request({ url: '/users/1' });`);
});

describe('a route', () => {
  const API = "const api = new Gaxios({ baseURL: 'http://localhost:3000/api' });\n";

  function planned(client: string, endpoint: string): { text: string; reasons: readonly string[] } {
    const files = { 'server.js': express(registration('app', endpoint, ANSWER)), 'client.js': IMPORT + client };
    const plan = planOf(files);
    return { text: movedText(plan, files, 'client.js'), reasons: reasonsOf(plan) };
  }

  it.each<[endpoint: string, client: string, becomes: string]>([
    ['GET /users/list', "request({ url: '/users/list' });", "request({ url: '/users' });"],
    [
      'POST /users/delete/:id',
      "request({ url: `/users/delete/${id}`, method: 'POST' });",
      "request({ url: `/users/${id}`, method: 'DELETE' });",
    ],
    // Version 7 asks for `/users/list`, earlier ones for `/api/users/list`.
    ['GET /users/list', `${API}api.request({ url: '/users/list' });`, `${API}api.request({ url: '/users' });`],
    ['GET /api/users/list', `${API}api.request({ url: '/users/list' });`, `${API}api.request({ url: '/users' });`],
    [
      'POST /users/delete/:id',
      "const send = (url, method, data) => request({ url, method, data });\nsend('/users/delete/1', 'POST');",
      "const send = (url, method, data) => request({ url, method, data });\nsend('/users/1', 'DELETE');",
    ],
  ])('%s takes %s with it', (endpoint, client, becomes) => {
    expect(planned(client, endpoint)).toEqual({ text: IMPORT + becomes, reasons: [''] });
  });

  it.each([
    "const api = new Gaxios({ url: '/users/list' });\napi.request();",
    "request({ ...rest, url: '/users/list' });",
  ])('stays where it is not known whether it is asked: %s', (client) => {
    const { text, reasons } = planned(client, 'GET /users/list');
    expect(text).toBe(IMPORT + client);
    expect(reasons).toEqual([expect.stringMatching(/./)]);
  });
});

it('holds a route that only one version asks for, where another one is asked for by the other', () => {
  const client = `${IMPORT}const api = new Gaxios({ baseURL: 'http://localhost:3000/api' });\napi.request({ url: '/users/list' });`;
  const server = express(
    ...['GET /users', 'GET /users/list', 'GET /api/users/list'].map((each) => registration('app', each, ANSWER)),
  );
  const plan = planOf({ 'server.js': server, 'client.js': client });
  expect(movesIn(plan, 'client.js')).toEqual([]);
  expect(reasonsOf(plan).at(-1)).not.toBe('');
});
