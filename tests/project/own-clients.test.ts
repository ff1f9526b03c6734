import { describe, expect, it } from 'vitest';
import { Project } from '../../src/project/project.ts';
import { temporary } from './temporary.ts';

const USERS = 'src/users.js';
const POST = "await http.post('/users/delete/1');";

/**
 * What the member of the only request of `src/users.js` becomes where its route becomes a DELETE; nothing where it
 * cannot follow.
 */
function followed(users: string, others: Readonly<Record<string, string>> = {}): string {
  const folder = temporary({ 'package.json': '{ "name": "shop" }', [USERS]: users, ...others });
  const { requests } = Project.at(folder.root, { accounting: 'all' }).view().callersIn(folder.at(USERS));
  return requests.map(({ method }) => method?.edit('DELETE')?.text ?? '').join();
}

const READS = 'get: (url) => fetch(url), post: (url) => fetch(url, init)';
const ALL = `${READS}, delete: (url) => fetch(url, init)`;
const AXIOS = "import axios from 'axios';";

describe('a client of the same file', () => {
  it.each<[code: string, expected: string]>([
    [`const http = { ${READS} };\n${POST}`, ''],
    [`const http = { ${ALL} };\n${POST}`, 'delete'],
    [`const http = { ${READS} };\nhttp.delete = (url) => fetch(url, init);\n${POST}`, 'delete'],
    [`const http = { ...base, ${READS} };\n${POST}`, ''],
    // What axios answers is another thing than what its own members do.
    [`${AXIOS}\nconst http = { ...axios, ${READS} };\n${POST}`, ''],
    [`const base = { ${ALL} };\nconst http = { ...base };\n${POST}`, 'delete'],
    [
      `class Http { get(url) { return fetch(url, init); } post(url) { return fetch(url, init); } }\nconst http = new Http();\n${POST}`,
      '',
    ],
    [
      `class Http { get(url) { return fetch(url, init); } post(url) { return fetch(url, init); } delete(url) { return fetch(url, init); } }\nconst http = new Http();\n${POST}`,
      'delete',
    ],
    [
      `class Base { delete(url) { return fetch(url, init); } }\nclass Http extends Base { post(url) { return fetch(url, init); } }\nconst http = new Http();\n${POST}`,
      'delete',
    ],
    ["class Http { static post(url) { return fetch(url, init); } }\nawait Http.post('/users/delete/1');", ''],
    [
      "class Http { static post(url) { return fetch(url, init); } static delete(url) { return fetch(url, init); } }\nawait Http.post('/users/delete/1');",
      'delete',
    ],
    [
      "class Users { post(url) { return fetch(url, init); } async remove(id) { await this.post('/users/delete/1'); } }",
      '',
    ],
    [
      "class Users { post(url) { return fetch(url, init); } delete(url) { return fetch(url, init); } async remove(id) { await this.post('/users/delete/1'); } }",
      'delete',
    ],
    [
      "const Http = class { static post(url) { return fetch(url, init); } static delete(url) { return fetch(url, init); } };\nawait Http.post('/users/delete/1');",
      'delete',
    ],
    [
      `const Http = class { post(url) { return fetch(url, init); } delete(url) { return fetch(url, init); } };\nconst http = new Http();\n${POST}`,
      'delete',
    ],
    [`const http = { ${READS} };\nconst other = {};\nother.delete = (url) => fetch(url, init);\n${POST}`, ''],
    [`const makeHttp = async () => ({ ${ALL} });\nconst http = await makeHttp();\n${POST}`, 'delete'],
    [`function http(url) { return fetch(url, init); }\nhttp.post = (url) => http(url);\n${POST}`, ''],
    [
      `function http(url) { return fetch(url, init); }\nhttp.post = (url) => http(url);\nhttp.delete = (url) => http(url);\n${POST}`,
      'delete',
    ],
    [`const useHttp = () => ({ ${READS} });\nconst http = useHttp();\n${POST}`, ''],
    [`const useHttp = () => ({ ${ALL} });\nconst http = useHttp();\n${POST}`, 'delete'],
    [`const axios = { ${READS} };\nawait axios.post('/users/delete/1');`, ''],
    [`class Users { http = { ${READS} }; async remove() { await this.http.post('/users/delete/1'); } }`, ''],
    [`class Users { http = { ${ALL} }; async remove() { await this.http.post('/users/delete/1'); } }`, 'delete'],
    [
      `class Users { constructor() { this.http = { ${READS} }; } async remove() { await this.http.post('/users/delete/1'); } }`,
      '',
    ],
    [
      `class Users { http; constructor() { this.http = { ${ALL} }; } async remove() { await this.http.post('/users/delete/1'); } }`,
      'delete',
    ],
    [
      `class Users { static { start(); } files = { ${ALL} }; http = { ${READS} }; async remove() { await this.http.post('/users/delete/1'); } }`,
      '',
    ],
    [`class Users { http = { ${ALL} }; async remove(other) { await other.http.post('/users/delete/1'); } }`, ''],
  ])('%s', (code, expected) => {
    expect(followed(code)).toBe(expected);
  });
});

describe('a member that takes other arguments', () => {
  const UPDATE = "await http.post('/users/update/1', user);";

  it.each<[members: string, expected: string]>([
    ['post: (url, data) => fetch(url, data), put: (url, id, data) => fetch(url + id, data)', ''],
    ['post: (url, data) => fetch(url, data), put: (data, url) => fetch(url, data)', ''],
    ['post: (url, data) => fetch(url, data), put: (url, id, body) => fetch(url + id, body)', ''],
    ['post(url, data) { return fetch(url, data); }, put(url, data, config) { return fetch(url, data); }', ''],
    ['post: (url, data) => fetch(url, data), put: (url, data) => fetch(url, data)', 'put'],
    ['post: (url, data) => fetch(url, data), put: (path, body) => send(path, body)', 'put'],
    ['post: (url, data) => fetch(url, data), put: (url, data, config = {}) => fetch(url, data)', 'put'],
    ['post: (url, data) => fetch(url, data), put: (...all) => fetch(...all)', ''],
    ['post: fetch, put: (url, id, data) => fetch(url + id, data)', ''],
  ])('is no member for a request: { %s }', (members, expected) => {
    const edits = (users: string, others: Readonly<Record<string, string>> = {}): string => {
      const folder = temporary({ 'package.json': '{ "name": "shop" }', [USERS]: users, ...others });
      const { requests } = Project.at(folder.root, { accounting: 'all' }).view().callersIn(folder.at(USERS));
      return requests.map(({ method }) => method?.edit('PUT')?.text ?? '').join();
    };
    expect(edits(`const http = { ${members} };\n${UPDATE}`)).toBe(expected);
    expect(edits(`import http from './http.js';\n${UPDATE}`, { 'src/http.js': `export default { ${members} };` })).toBe(
      expected,
    );
  });

  it('is none for a request in a class either', () => {
    expect(
      followed(
        'class Http { post(url) { return fetch(url, init); } delete(id, url) { return fetch(url, init); } }\nconst http = new Http();\n' +
          POST,
      ),
    ).toBe('');
    expect(
      followed(
        'class Base { delete(id, url) { return fetch(url, init); } }\nclass Http extends Base { post(url) { return fetch(url, init); } delete(url) { return fetch(url, init); } }\nconst http = new Http();\n' +
          POST,
      ),
    ).toBe('delete');
  });
});

it.each([
  `const http = { ...base };\nconst base = { ...http };\n${POST}`,
  `const http = await base;\nconst base = await http;\n${POST}`,
  `const http = base;\nconst base = http;\n${POST}`,
  `const useHttp = () => useHttp();\nconst http = useHttp();\n${POST}`,
  `const useHttp = () => http();\nconst http = useHttp();\n${POST}`,
  "class Users { http = this.http; async remove() { await this.http.post('/users/delete/1'); } }",
  "class Users { constructor() { this.http = this.http; } async remove() { await this.http.post('/users/delete/1'); } }",
])('a client may be made of itself: %s', (code) => {
  expect(followed(code)).toBe('');
});

describe('a client of another file', () => {
  it.each<[http: string, users: string, expected: string]>([
    [`export const http = { ${READS} };`, `import { http } from './http.js';\n${POST}`, ''],
    [`export const http = { ${ALL} };`, `import { http } from './http.js';\n${POST}`, 'delete'],
    [`export default { ${READS} };`, `import http from './http.js';\n${POST}`, ''],
    [`module.exports = { ${READS} };`, `const http = require('./http');\n${POST}`, ''],
    [`module.exports = { ${ALL} };`, `const http = require('./http');\n${POST}`, 'delete'],
    [
      'export const get = (url) => fetch(url, init);\nexport const post = (url) => fetch(url, init);',
      `import * as http from './http.js';\n${POST}`,
      '',
    ],
    [
      'export const post = (url) => fetch(url, init);\nconst remove = (url) => fetch(url, init);\nexport { remove as delete };',
      `import * as http from './http.js';\n${POST}`,
      'delete',
    ],
    [
      'class Http { post(url) { return fetch(url, init); } }\nexport default new Http();',
      `import http from './http.js';\n${POST}`,
      '',
    ],
    [
      'class Http { post(url) { return fetch(url, init); } delete(url) { return fetch(url, init); } }\nexport default new Http();',
      `import http from './http.js';\n${POST}`,
      'delete',
    ],
    [
      'export default class Http { post(url) { return fetch(url, init); } delete(url) { return fetch(url, init); } }',
      `import Http from './http.js';\nconst http = new Http();\n${POST}`,
      'delete',
    ],
    [
      'export default class Http { post(url) { return fetch(url, init); } }',
      `import Http from './http.js';\nconst http = new Http();\n${POST}`,
      '',
    ],
    [
      `export const useApi = () => ({ ${READS} });`,
      `import { useApi } from './http.js';\nconst http = useApi();\n${POST}`,
      '',
    ],
    [
      `export const useApi = () => ({ ${ALL} });`,
      `import { useApi } from './http.js';\nconst http = useApi();\n${POST}`,
      'delete',
    ],
    [`export default { ${READS} };`, "import axios from './http.js';\nawait axios.post('/users/delete/1');", ''],
    [
      `${AXIOS}\nexport default axios.create({ baseURL: '/api' });`,
      "import axios from './http.js';\nawait axios.post('/users/delete/1');",
      'delete',
    ],
    [`${AXIOS}\nexport const http = axios.create();`, `import { http } from './http.js';\n${POST}`, 'delete'],
    [
      `${AXIOS}\nconst useApi = () => { const api = axios.create(); return api; };\nexport default useApi;`,
      `import useApi from './http.js';\nconst http = useApi();\n${POST}`,
      'delete',
    ],
    ["export { default as http } from 'axios';", `import { http } from './http.js';\n${POST}`, 'delete'],
    ["export * from './own.js';", `import { http } from './http.js';\n${POST}`, ''],
    ["export * from './whole.js';", `import { http } from './http.js';\n${POST}`, 'delete'],
    [
      "export * from './names.js';\nexport * from './whole.js';",
      `import { http } from './http.js';\n${POST}`,
      'delete',
    ],
    [
      "export * from './whole.js';\nexport * from './names.js';",
      `import { http } from './http.js';\n${POST}`,
      'delete',
    ],
    ["import { http } from './own.js';\nexport default http;", `import http from './http.js';\n${POST}`, ''],
    [
      `${AXIOS}\nexport const http = { post: axios.post, delete: axios.delete };`,
      `import { http } from './http.js';\n${POST}`,
      'delete',
    ],
    [
      `export const api = {};\nexport const apihttp = { ${ALL} };`,
      `import { api } from './http.js';\nawait api.http.post('/users/delete/1');`,
      '',
    ],
    ['export const http = makeClient();', `import { http } from './http.js';\n${POST}`, ''],
  ])('%s', (http, users, expected) => {
    expect(
      followed(users, {
        'src/http.js': http,
        'src/own.js': `export const http = { ${READS} };`,
        'src/whole.js': `export const http = { ${ALL} };`,
        'src/names.js': 'export const name = 1;',
      }),
    ).toBe(expected);
  });

  it('that is left out of the project tells nothing', () => {
    expect(
      followed(`import { http } from '../dist/http.js';\n${POST}`, {
        '.gitignore': 'dist',
        'dist/http.js': `export const http = { ${ALL} };`,
      }),
    ).toBe('');
  });
});

describe('a client that has a type', () => {
  const IMPORT = "import { ApiService } from './api';\n";

  it.each([
    `${IMPORT}export class Users { constructor(private readonly api: ApiService) {} remove() { return this.api.post('/users/delete/1'); } }`,
    `${IMPORT}export class Users { constructor(private readonly files: Files, private readonly api: ApiService) {} remove() { return this.api.post('/users/delete/1'); } }`,
    `${IMPORT}export class Users { private readonly api: ApiService; remove() { return this.api.post('/users/delete/1'); } }`,
    `${IMPORT}export const remove = (api: ApiService) => api.post('/users/delete/1');`,
    "class ApiService { MEMBERS }\nexport const remove = (api: ApiService) => api.post('/users/delete/1');",
  ])('is what it says: %s', (users) => {
    const member = (members: string): string => {
      const folder = temporary({
        'package.json': '{ "name": "shop" }',
        'src/users.ts': users.replace('MEMBERS', members),
        'src/api.ts': `export class ApiService { ${members} }`,
      });
      const { requests } = Project.at(folder.root, { accounting: 'all' }).view().callersIn(folder.at('src/users.ts'));
      return requests.map(({ method }) => method?.edit('DELETE')?.text ?? '').join();
    };
    expect(member('post(url: string) { return fetch(url, init); }')).toBe('');
    expect(
      member('post(url: string) { return fetch(url, init); } delete(url: string) { return fetch(url, init); }'),
    ).toBe('delete');
  });
});

describe('a client that all components find', () => {
  const REMOVE = "export default { methods: { async remove() { await this.$http.post('/users/delete/1'); } } };";

  it.each<[main: string, expected: string]>([
    ["import Vue from 'vue';\nVue.use(VueResource);", 'delete'],
    [`import Vue from 'vue';\n${AXIOS}\nVue.prototype.$http = axios;`, 'delete'],
    [`import Vue from 'vue';\nVue.prototype.$http = { ${READS} };`, ''],
    [`import Vue from 'vue';\nVue.prototype.$http = { ${ALL} };`, 'delete'],
    [
      "import { createApp } from 'vue';\nimport { http } from './http.js';\ncreateApp({}).config.globalProperties.$http = http;",
      '',
    ],
    ["import Vue from 'vue';\nexport default ({ app }) => { Vue.prototype.$http = app.$http; };", 'delete'],
    ["import Vue from 'vue';\nexport default ({ app }) => { Vue.prototype.$http = app.$axios; };", 'delete'],
    ["import Vue from 'vue';\nVue.prototype.$http = makeHttp();", ''],
    ["import Vue from 'vue';\nVue.prototype.$http = axios; )", ''],
  ])('%s', (main, expected) => {
    expect(followed(REMOVE, { 'src/main.js': main, 'src/http.js': `export const http = { ${READS} };` })).toBe(
      expected,
    );
  });
});

it('is not held up by 30 barrels that export all of one another', () => {
  const numbers = Array.from({ length: 30 }, (_, at) => at);
  const barrels = Object.fromEntries(
    numbers.map((at) => [
      `src/b${String(at)}.js`,
      numbers.map((to) => `export * from './b${String(to)}.js';`).join('\n') +
        (at === 29 ? `\nexport const http = { ${ALL} };` : ''),
    ]),
  );
  expect(followed(`import { http } from './b0.js';\n${POST}`, barrels)).toBe('delete');
  expect(followed(`import { gone as http } from './b0.js';\n${POST}`, barrels)).toBe('');
});

describe('a client that nothing tells of', () => {
  const REMOVE = 'export const remove = async (http) => { await http.post(`/users/delete/1`); };';

  it.each<[other: string, expected: string]>([
    ['export const clean = async (http) => { await http.delete(`/posts/1`); };', 'delete'],
    ['export const clean = async (client) => { await client.delete(`/posts/1`); };', ''],
    ['export const clean = async (http) => { await http.put(`/posts/1`); };', ''],
    ['export const clean = async (http) => { http.delete(key); };', ''],
    ['export const clean = async (http) => { http.delete(key); await http.post(`/posts/1`); };', ''],
    // What is known of another one says nothing of this one: it may be a request that followed its route.
    [
      "import axios from 'axios';\nconst http = axios.create();\nexport const clean = () => http.delete('/posts/1');",
      '',
    ],
    [`const http = { ${ALL} };\nexport const clean = () => http.delete('/posts/1');`, ''],
  ])('has the members that others of its name are asked by: %s', (other, expected) => {
    expect(followed(REMOVE, { 'src/other.js': other })).toBe(expected);
  });
});

describe('where others of its name are asked by a member', () => {
  const OTHER = 'export const clean = async (http) => { await http.delete(`/posts/1`); };';

  it.each<[users: string, http?: string]>([
    [`const http = { ${READS} };\n${POST}`],
    [`const base = { ${READS} };\nconst http = { ...base };\n${POST}`],
    [`class Http { post(url) { return fetch(url, init); } }\nconst http = new Http();\n${POST}`],
    [`function http(url) { return fetch(url, init); }\nhttp.post = (url) => http(url);\n${POST}`],
    [`import * as http from './http.js';\n${POST}`, 'export const post = (url) => fetch(url, init);'],
  ])('a client does not have it whose members are all known: %s', (users, http = '') => {
    expect(followed(users, { 'src/other.js': OTHER, 'src/http.js': http })).toBe('');
  });

  it.each<[users: string, http?: string]>([
    [`const http = { ...base, ${READS} };\n${POST}`],
    [`const http = { [name]: send, ${READS} };\n${POST}`],
    [`const http = { ${READS} };\nhttp[name] = send;\n${POST}`],
    [`class Http extends Base { post(url) { return fetch(url, init); } }\nconst http = new Http();\n${POST}`],
    [
      `import * as http from './http.js';\n${POST}`,
      "export const post = (url) => fetch(url, init);\nexport * from 'shop-http';",
    ],
    ["export async function remove(http) { await http.post('/users/delete/1'); }"],
    ["export const remove = (http: Api) => http.post('/users/delete/1');"],
  ])('a client may have it of which the source does not say all: %s', (users, http = '') => {
    expect(followed(users, { 'src/other.js': OTHER, 'src/http.js': http })).toBe('delete');
  });
});

describe('a client of a library', () => {
  it.each<[code: string, expected: string]>([
    [`${AXIOS}\naxios.post('/users/delete/1');`, 'delete'],
    ["axios.post('/users/delete/1');", 'delete'],
    ["import ky from 'ky';\nky.extend({}).post('/users/delete/1');", 'delete'],
    ["import request from 'supertest';\nrequest(app).post('/users/delete/1');", 'delete'],
    ["import { agent } from './setup.js';\nawait agent.post('/users/delete/1').expect(204);", 'delete'],
    ["const agent = { post: (url) => request(app).post(url) };\nawait agent.post('/users/delete/1').expect(204);", ''],
    [
      "angular.module('shop').service('users', function ($http) { this.remove = () => $http.post('/users/delete/1'); });",
      'delete',
    ],
    ["import superagent from 'superagent';\nsuperagent.post('/users/delete/1');", 'delete'],
    [
      "test('deletes', async ({ request }) => { await request.post('/users/delete/1'); });\nimport { test } from '@playwright/test';",
      'delete',
    ],
  ])('has a member for every method: %s', (code, expected) => {
    expect(followed(code)).toBe(expected);
  });
});
