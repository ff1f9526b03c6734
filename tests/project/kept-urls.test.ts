import { describe, expect, it } from 'vitest';
import { type Files, usersFixedInOrders, usersMoved, usersProject } from '../support/users-server.ts';

describe('URLs that one file keeps for the requests of others move with their routes, whichever file is linted first', () => {
  const AXIOS = "import axios from 'axios';";

  it.each<[what: string, files: Files]>([
    [
      'a table',
      {
        'urls.mjs':
          "const BASE = '/api';\nexport const URLS = { users: { list: `${BASE}/users/getAll`, remove: '/api/users/delete/' }, orders: '/api/orders' };",
        'web/users.mjs': `${AXIOS}\nimport { URLS } from '../urls.mjs';\nexport const list = () => axios.get(URLS.users.list);\nexport const again = () => fetch(URLS.users.list);\nexport const remove = (id) => axios.delete(URLS.users.remove + id);`,
      },
    ],
    [
      'constants',
      {
        'urls.mjs': "export const USERS = '/api/users/getAll';\nexport const REMOVE_USER = '/api/users/delete';",
        'web/users.mjs': `${AXIOS}\nimport { REMOVE_USER as REMOVE, USERS } from '../urls.mjs';\nexport const list = (page) => axios.get(\`\${USERS}?page=\${page}\`);\nexport const remove = (id) => axios.delete(\`\${REMOVE}/\${id}\`);`,
      },
    ],
    [
      'functions',
      {
        'urls.mjs':
          "export const URLS = { list: () => '/api/users/getAll', remove(id) { return `/api/users/delete/${id}`; } };",
        'web/users.mjs': `${AXIOS}\nimport * as urls from '../urls.mjs';\nexport const list = () => axios.get(urls.URLS.list());\nexport const remove = (id) => axios.delete(urls.URLS.remove(id));`,
      },
    ],
    [
      'a table of a CommonJS module',
      {
        'urls.cjs':
          "const urls = { list: '/api/users/getAll', remove: (id) => '/api/users/delete/' + id };\nmodule.exports = urls;",
        'web/users.cjs':
          "const axios = require('axios');\nconst urls = require('../urls.cjs');\nexports.list = () => axios({ url: urls.list, method: 'get' });\nexports.remove = (id) => axios({ url: urls.remove(id), method: 'delete' });",
      },
    ],
    [
      'a default export that is frozen',
      {
        'urls.mjs': "export default Object.freeze({ list: '/api/users/getAll', remove: '/api/users/delete/' });",
        'web/users.mjs': `${AXIOS}\nimport urls from '../urls.mjs';\nexport const list = () => axios.get(urls.list);\nexport const remove = (id) => axios.delete(urls.remove + id);`,
      },
    ],
    [
      'a table that other files hand on',
      {
        'config/urls.mjs': "export const URLS = { list: '/api/users/getAll', remove: '/api/users/delete/' };",
        'config/index.mjs': "export * from './urls.mjs';",
        'config/again.mjs': "export { URLS as ADDRESSES } from './urls.mjs';",
        'web/users.mjs': `${AXIOS}\nimport { URLS } from '../config/index.mjs';\nimport { ADDRESSES } from '../config/again.mjs';\nexport const list = () => axios.get(URLS.list);\nexport const remove = (id) => axios.delete(ADDRESSES.remove + id);`,
      },
    ],
    [
      'a table beside a client of the project',
      {
        'web/http.mjs': `${AXIOS}\nexport const api = axios.create({ baseURL: '/api' });`,
        'web/urls.mjs': "export const URLS = { list: '/users/getAll', remove: '/users/delete/' };",
        'web/users.mjs':
          "import { api } from './http.mjs';\nimport { URLS } from './urls.mjs';\nexport const list = async () => (await api.get(URLS.list)).data;\nexport const remove = (id) => api.delete(URLS.remove + id).then(() => list());",
      },
    ],
  ])('%s', async (_what, files) => {
    for (const { texts, reports } of await usersFixedInOrders(files)) {
      expect(texts).toMatchObject(usersMoved(files));
      expect(reports).toEqual([]);
    }
  });

  it('reports where the URL is kept, with what the requests ask for', async () => {
    const linted = usersProject({
      'urls.mjs': "export const URLS = { list: '/api/users/getAll' };",
      'web/users.mjs':
        "import axios from 'axios';\nimport { URLS } from '../urls.mjs';\nexport const list = () => axios.get(URLS.list);\nexport const again = () => axios.get(URLS.list);",
    });
    expect((await linted.reports()).filter((report) => report.startsWith('urls'))).toEqual([
      "urls.mjs:1:30 request-matches-route: 'GET /api/users/getAll' becomes 'GET /api/users', as its route does.",
    ]);
  });
});

describe('a URL that a file keeps for others stays with its route', () => {
  const URLS = "export const URLS = { list: '/api/users/getAll' };";
  const READER =
    "import axios from 'axios';\nimport { URLS } from '../urls.mjs';\nexport const list = () => axios.get(URLS.list);";

  it.each<[what: string, files: Files]>([
    [
      'where another place shows it',
      { 'web/page.mjs': "import { URLS } from '../urls.mjs';\nexport const show = () => console.log(URLS.list);" },
    ],
    [
      'where a link leads to it',
      { 'web/page.jsx': "import { URLS } from '../urls.mjs';\nexport const page = <a href={URLS.list}>Users</a>;" },
    ],
    [
      'where a key of run time reads the table',
      { 'web/page.mjs': "import { URLS } from '../urls.mjs';\nexport const ask = (key) => fetch(URLS[key]);" },
    ],
    ['where the table is handed on', { 'web/page.mjs': "import { URLS } from '../urls.mjs';\nsend(URLS);" }],
    [
      'where something replaces a part of it',
      {
        'web/page.mjs':
          "import axios from 'axios';\nimport { URLS } from '../urls.mjs';\nexport const ask = (page) => axios.get(URLS.list.replace('users', page));",
      },
    ],
    [
      'where a request with another method reads it',
      {
        'web/page.mjs':
          "import axios from 'axios';\nimport { URLS } from '../urls.mjs';\nexport const add = (user) => axios.post(URLS.list, user);",
      },
    ],
    [
      'where a request to another server reads it',
      {
        'web/page.mjs':
          "import axios from 'axios';\nimport { URLS } from '../urls.mjs';\nconst other = axios.create({ baseURL: 'https://other.example' });\nexport const ask = () => other.get(URLS.list);",
      },
    ],
    [
      'where the template of a component reads it',
      {
        'web/page.vue':
          '<script setup>\nimport { URLS } from \'../urls.mjs\';\nfetch(URLS.list);\n</script>\n<template><upload :action="URLS.list"/></template>',
      },
    ],
    [
      'where it is imported while the program runs',
      { 'web/page.mjs': "export const load = () => import('../urls.mjs');" },
    ],
    [
      'where a file that is not found may be it',
      { 'web/page.mjs': "import { URLS } from '$lib/urls';\nconsole.log(URLS.list);" },
    ],
  ])('%s', async (_what, files) => {
    const all: Files = { 'urls.mjs': URLS, 'web/users.mjs': READER, ...files };
    const fixed = await usersProject(all).fix();
    expect(fixed).toMatchObject(all);
    expect(fixed['server.js']).toContain('/api/users/getAll');
  });

  it('where it may be written again', async () => {
    const all = {
      'urls.mjs': "export let URLS = { list: '/api/users/getAll' };\nexport const set = (urls) => { URLS = urls; };",
      'web/users.mjs': READER,
    };
    const fixed = await usersProject(all).fix();
    expect(fixed).toMatchObject(all);
    expect(fixed['server.js']).toContain('/api/users/getAll');
  });

  it('where its requests would have to say another method', async () => {
    const all: Files = {
      'server.js':
        "const express = require('express');\nconst app = express();\napp.post('/api/users/remove/:id', (req, res) => res.sendStatus(204));",
      'urls.mjs': "export const REMOVE = '/api/users/remove/';",
      'web/users.mjs':
        "import axios from 'axios';\nimport { REMOVE } from '../urls.mjs';\nexport const remove = (id) => axios.post(REMOVE + id);",
    };
    expect(await usersProject(all).fix()).toMatchObject(all);
  });
});

describe('a URL that a file keeps for others goes with all that reads it', () => {
  const READER = "import { URLS } from '../urls.mjs';\nexport const list = () => fetch(URLS.list);";

  it.each<[what: string, urls: string, reader?: string, others?: Files]>([
    ['a file that logs it', "export const URLS = { list: '/api/users/getAll' };\nconsole.log(URLS.list);"],
    ['another name', "export const URLS = { list: '/api/users/getAll' };\nexport default URLS;"],
    [
      'a table of which a part may be said again',
      "import { more } from 'more';\nexport const URLS = { list: '/api/users/getAll', ...more };",
    ],
    [
      'a function that chooses',
      "export const URLS = { list: (all) => (all ? '/api/users/getAll' : '/api/orders') };",
      READER.replace('URLS.list', 'URLS.list(true)'),
    ],
    [
      'a file that takes it out of the table',
      "export const URLS = { list: '/api/users/getAll' };",
      "import { URLS } from '../urls.mjs';\nconst { list } = URLS;\nfetch(list);",
    ],
    [
      'a file that exports it again',
      "export const URLS = { list: '/api/users/getAll' };",
      READER,
      { 'web/again.mjs': "import { URLS } from '../urls.mjs';\nexport { URLS };" },
    ],
    [
      'a test that replaces its module',
      "export const URLS = { list: '/api/users/getAll' };",
      READER,
      { 'web/page.test.mjs': "import { URLS } from '../urls.mjs';\nvi.mock('../urls.mjs');\nfetch(URLS.list);" },
    ],
  ])('%s', async (_what, urls, reader = READER, others = {}) => {
    const files: Files = { 'urls.mjs': urls, 'web/users.mjs': reader, ...others };
    const { 'urls.mjs': moved, 'server.js': server } = await usersProject(files).fix();
    expect(moved).toBe(urls.replace('/getAll', ''));
    expect(server).not.toContain('getAll');
  });
});
