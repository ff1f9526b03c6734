import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';
import { USERS_SERVER, USERS_SERVER_MOVED } from '../support/users-server.ts';

describe('a server and its client move together, whichever of them is linted first', () => {
  it.each<[what: string, http: string, users: string, moved: string]>([
    [
      'the client of a library behind an import',
      "import axios from 'axios';\nexport const api = axios.create({ baseURL: 'http://localhost:3000/api' });",
      "import { api } from './http.mjs';\nexport const list = () => api.get('users/getAll');\nexport const remove = (id) => api.delete(`users/delete/${id}`);",
      "import { api } from './http.mjs';\nexport const list = () => api.get('users');\nexport const remove = (id) => api.delete(`users/${id}`);",
    ],
    [
      'the base of all clients of axios',
      "import axios from 'axios';\naxios.defaults.baseURL = 'http://localhost:3000/api';",
      "import axios from 'axios';\nexport const list = () => axios.get('/users/getAll');\nexport const remove = (id) => axios.delete(`/users/delete/${id}`);",
      "import axios from 'axios';\nexport const list = () => axios.get('/users');\nexport const remove = (id) => axios.delete(`/users/${id}`);",
    ],
    [
      'endpoints of RTK Query',
      "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';\nexport const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/api' }), endpoints: () => ({}) });",
      "import { api } from './http.mjs';\nexport const users = api.injectEndpoints({ endpoints: (build) => ({\n  list: build.query({ query: () => '/users/getAll' }),\n  remove: build.mutation({ query: (id) => ({ url: `/users/delete/${id}`, method: 'DELETE' }) }),\n}) });",
      "import { api } from './http.mjs';\nexport const users = api.injectEndpoints({ endpoints: (build) => ({\n  list: build.query({ query: () => '/users' }),\n  remove: build.mutation({ query: (id) => ({ url: `/users/${id}`, method: 'DELETE' }) }),\n}) });",
    ],
    [
      'a table of URLs',
      '',
      "import axios from 'axios';\nconst URLS = { users: { list: '/api/users/getAll', one: '/api/users/delete/' } };\nexport const list = () => axios.get(URLS.users.list);\nexport const again = () => fetch(URLS.users.list);\nexport const remove = (id) => axios.delete(URLS.users.one + id);",
      "import axios from 'axios';\nconst URLS = { users: { list: '/api/users', one: '/api/users/' } };\nexport const list = () => axios.get(URLS.users.list);\nexport const again = () => fetch(URLS.users.list);\nexport const remove = (id) => axios.delete(URLS.users.one + id);",
    ],
    [
      'a constant that ends in a slash',
      '',
      "import axios from 'axios';\nconst API = '/api/users/';\nexport const list = () => axios.get(API + 'getAll');\nexport const remove = (id) => axios.delete(API + 'delete/' + id);",
      "import axios from 'axios';\nconst API = '/api/users/';\nexport const list = () => axios.get(API);\nexport const remove = (id) => axios.delete(API + id);",
    ],
  ])('%s', async (_what, http, users, moved) => {
    for (const order of [['server.js', 'web/users.mjs'], ['web/users.mjs', 'server.js']]) {
      const project = new LintedProject({ 'package.json': '{ "name": "shop" }', 'server.js': USERS_SERVER, 'web/http.mjs': http, 'web/users.mjs': users });
      expect(await project.fixOneByOne(order)).toMatchObject({ 'server.js': USERS_SERVER_MOVED, 'web/http.mjs': http, 'web/users.mjs': moved });
      expect(await project.reports()).toEqual([]);
    }
  });
});
