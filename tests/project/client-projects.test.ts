import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
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
      'assertions on what an imported client is asked for',
      "import axios from 'axios';\nexport const api = axios.create({ baseURL: '/api' });",
      "import { api } from './http.mjs';\nexpect(api.get).toHaveBeenCalledWith('/users/getAll');\nexpect(api.delete).toHaveBeenCalledWith('/users/delete/1');",
      "import { api } from './http.mjs';\nexpect(api.get).toHaveBeenCalledWith('/users');\nexpect(api.delete).toHaveBeenCalledWith('/users/1');",
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
    for (const order of [
      ['server.js', 'web/users.mjs'],
      ['web/users.mjs', 'server.js'],
    ]) {
      const project = new LintedProject({
        'package.json': '{ "name": "shop" }',
        'server.js': USERS_SERVER,
        'web/http.mjs': http,
        'web/users.mjs': users,
      });
      expect(await project.fixOneByOne(order)).toMatchObject({
        'server.js': USERS_SERVER_MOVED,
        'web/http.mjs': http,
        'web/users.mjs': moved,
      });
      expect(await project.reports()).toEqual([]);
    }
  });
});

describe('a client whose base another file keeps follows its server, whichever of them is linted first', () => {
  const SERVER = "const app = require('express')();\napp.get('/api/users/list', (req, res) => res.json([]));\n";
  const users = (lines: string): string => `import axios from 'axios';\n${lines}\n`;

  it.each<[what: string, config: string, client: string]>([
    [
      'in a concatenation',
      "export const API = 'http://localhost:3000/api';",
      "import { API } from './config.mjs';\nexport const list = () => axios.get(API + '/users/list');",
    ],
    [
      'in a template',
      "export const API = '/api';",
      "import { API } from './config.mjs';\nexport const list = () => axios.get(`${API}/users/list?page=1`);",
    ],
    [
      'as a member',
      "export default { api: { base: 'http://localhost:3000' } };",
      "import config from './config.mjs';\nexport const list = () => fetch(config.api.base + '/api/users/list');",
    ],
    [
      'of a namespace',
      "export const API = '/api';",
      "import * as config from './config.mjs';\nexport const list = () => axios.get(config.API + '/users/list');",
    ],
    [
      'through a constant',
      "export const API = '/api';",
      "import { API } from './config.mjs';\nconst USERS = `${API}/users`;\nexport const list = () => axios.get(`${USERS}/list`);",
    ],
  ])('%s', async (_what, config, client) => {
    for (const order of [
      ['server.js', 'web/users.mjs'],
      ['web/users.mjs', 'server.js'],
    ]) {
      const project = new LintedProject({
        'package.json': '{ "name": "shop" }',
        'server.js': SERVER,
        'web/config.mjs': config,
        'web/users.mjs': users(client),
      });
      expect(await project.fixOneByOne(order)).toMatchObject({
        'server.js': SERVER.replace('/list', ''),
        'web/config.mjs': config,
        'web/users.mjs': users(client.replace(/\/list(?=['?`])/, '')),
      });
      expect(await project.reports()).toEqual([]);
    }
  });

  it('under the other name of its collection too', async () => {
    const { rules } = plugin.configs.strict;
    const server = "const app = require('express')();\napp.get('/api/user/:id', (req, res) => res.json({}));\n";
    const client = users(
      "import { API } from './config.mjs';\nexport const find = (id) => axios.get(`${API}/user/${id}`);",
    );
    for (const order of [
      ['server.js', 'web/users.mjs'],
      ['web/users.mjs', 'server.js'],
    ]) {
      const project = new LintedProject(
        {
          'package.json': '{ "name": "shop" }',
          'server.js': server,
          'web/config.mjs': "export const API = '/api';",
          'web/users.mjs': client,
        },
        { rules },
      );
      expect(await project.fixOneByOne(order)).toMatchObject({
        'server.js': server.replace('user', 'users'),
        'web/users.mjs': client.replace('/user/', '/users/'),
      });
    }
  });

  it.each<[what: string, config: string, client: string]>([
    [
      'another host',
      "export const API = 'https://partner.example/api';",
      "import { API } from './config.mjs';\naxios.get(API + '/users/list');",
    ],
    [
      'another prefix',
      "export const API = '/v2';",
      "import { API } from './config.mjs';\naxios.get(API + '/users/list');",
    ],
    [
      'a value of run time',
      'export const API = process.env.API;',
      "import { API } from './config.mjs';\naxios.get(API + '/users/list');",
    ],
    [
      'a base of its client in front',
      "export const API = '/api';",
      "import { API } from './config.mjs';\naxios.create({ baseURL: '/v2' }).get(API + '/users/list');",
    ],
  ])('unless it is %s', async (_what, config, client) => {
    const files = {
      'package.json': '{ "name": "shop" }',
      'server.js': SERVER.replace('/list', ''),
      'web/config.mjs': config,
      'web/users.mjs': users(client),
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual([]);
    expect(await project.fix()).toEqual(files);
  });
});
