import { describe, expect, it } from 'vitest';
import { LintedProject } from '../support/linted-project.ts';
import { type Files, USERS_SERVER, usersFixedInOrders, usersMoved, usersProject } from '../support/users-server.ts';

const AXIOS = "import axios from 'axios';";
const LIST = "import { getData } from './http.mjs';\nexport const list = () => getData('/api/users/getAll');";

describe('requests that functions of the project send move with their routes, whichever file is linted first', () => {
  it.each<[what: string, files: Files]>([
    [
      'what awaits fetch',
      {
        'web/http.mjs':
          'export async function getData(url) {\n  const response = await fetch(`http://localhost:3000${url}`);\n  return response.json();\n}',
        'web/users.mjs': LIST,
      },
    ],
    [
      'what says a method, a base and more beside the URL',
      {
        'web/http.mjs': `${AXIOS}\nconst BASE = import.meta.env.VITE_API;\nexport const getData = async (url, token) => axios.get(BASE + url, { headers: { token } });\nexport const removeData = (token, url) => axios({ method: 'DELETE', url: \`\${BASE}\${url}\`, headers: { token } });`,
        'web/users.mjs':
          "import { getData, removeData } from './http.mjs';\nexport const list = (page, token) => getData(`/api/users/getAll?page=${page}`, token);\nexport const remove = (id, token) => removeData(token, `/api/users/delete/${id}`);",
      },
    ],
    [
      'what puts the slash',
      {
        'web/http.mjs': `${AXIOS}\nexport const getDataAPI = async (url, token) => {\n  const res = await axios.get(\`/api/\${url}\`, { headers: { Authorization: token } });\n  return res;\n};`,
        'web/users.mjs':
          "import { getDataAPI } from './http.mjs';\nexport const list = (token) => async (dispatch) => dispatch({ type: 'USERS', payload: await getDataAPI('users/getAll', token) });",
      },
    ],
    [
      'the URL put together before',
      {
        'web/http.mjs':
          "const HOST = 'http://localhost:3000';\nexport default async function getData(path) {\n  const url = `${HOST}${path}`;\n  console.log(`GET ${path}`);\n  return (await fetch(url, { method: 'GET' })).json();\n}",
        'web/users.mjs': "import load from './http.mjs';\nexport const list = () => load('/api/users/getAll');",
      },
    ],
    [
      'what other files hand on',
      {
        'web/http.mjs': 'export const getData = (url) => fetch(url);',
        'web/index.mjs': "export * from './http.mjs';",
        'web/again.mjs': "export { getData as load } from './index.mjs';",
        'web/users.mjs': "import { load } from './again.mjs';\nexport const list = () => load('/api/users/getAll');",
      },
    ],
    [
      'a CommonJS module',
      {
        'web/http.cjs':
          "const axios = require('axios');\nconst getData = (url) => axios.get(url);\nmodule.exports = { getData };",
        'web/users.cjs':
          "const { getData } = require('./http.cjs');\nexports.list = () => getData('/api/users/getAll');",
      },
    ],
    [
      'a function of the same file',
      {
        'web/users.mjs':
          "const getData = (url) => fetch('/api' + url);\nexport const list = () => getData('/users/getAll');",
      },
    ],
    [
      'what hands a word on',
      {
        'web/http.mjs': `${AXIOS}\nexport const get = (word) => axios.get(\`/api/\${word}\`);\nexport const getAgain = (word) => get(word);`,
        'web/users.mjs': "import { getAgain } from './http.mjs';\nexport const list = () => getAgain('users/getAll');",
      },
    ],
    [
      'the fetcher of SWR',
      {
        'web/http.mjs': 'export const getData = (url) => fetch(url);',
        'web/users.mjs':
          "import useSWR from 'swr';\nimport { getData } from './http.mjs';\nexport const useUsers = () => useSWR('/api/users/getAll', getData);",
      },
    ],
    [
      'what trims it',
      {
        'web/http.mjs': 'export const getData = (url) => { url = url.trim(); return fetch(url); };',
        'web/users.mjs': LIST,
      },
    ],
    [
      'what sends a part of it',
      { 'web/http.mjs': "export const getData = (url) => fetch(url.split('?')[0]);", 'web/users.mjs': LIST },
    ],
    [
      'what is told no method',
      { 'web/http.mjs': 'export const getData = (url, options) => fetch(url, options);', 'web/users.mjs': LIST },
    ],
    [
      'URLs of a table',
      {
        'web/http.mjs': 'export const getData = (url) => fetch(url);',
        'web/urls.mjs': "export const URLS = { list: '/api/users/getAll' };",
        'web/users.mjs':
          "import { getData } from './http.mjs';\nimport { URLS } from './urls.mjs';\nexport const list = () => getData(URLS.list);",
      },
    ],
  ])('%s', async (_what, files) => {
    for (const { texts, reports } of await usersFixedInOrders(files)) {
      expect(texts).toMatchObject(usersMoved(files));
      expect(reports).toEqual([]);
    }
  });

  it('reports the request where the function is called', async () => {
    const linted = usersProject({
      'web/http.mjs': 'export const getData = (url) => fetch(url);',
      'web/users.mjs': LIST,
    });
    expect((await linted.reports()).filter((report) => report.startsWith('web'))).toEqual([
      "web/users.mjs:2:36 request-matches-route: 'GET /api/users/getAll' becomes 'GET /api/users', as its route does.",
    ]);
  });
});

describe('a request whose method another file says', () => {
  const SERVER = [
    "const express = require('express');",
    'const app = express();',
    "app.get('/berths/list', (req, res) => res.json([]));",
    "app.post('/berths/store', (req, res) => res.json({}));",
    "app.put('/berths/change/:id', (req, res) => res.json({}));",
  ].join('\n');

  it.each<[what: string, files: Files]>([
    [
      'of a function',
      {
        'web/http.mjs': 'export const getData = (url) => fetch(url);',
        'web/berths.mjs': "import { getData } from './http.mjs';\nexport const all = () => getData('/berths/list');",
      },
    ],
    [
      'of a function that posts',
      {
        'web/http.mjs': "export const send = (url, body) => fetch(url, { method: 'POST', body });",
        'web/berths.mjs':
          "import { send } from './http.mjs';\nexport const keep = (berth) => send('/berths/store', berth);",
      },
    ],
    [
      'of who reads its URL',
      {
        'web/http.mjs':
          "import axios from 'axios';\nimport { URLS } from './urls.mjs';\nexport const keep = (berth) => axios.post(URLS.keep, berth);",
        'web/urls.mjs': "export const URLS = { keep: '/berths/store' };",
      },
    ],
    [
      'of who reads its URL and puts',
      {
        'web/http.mjs':
          "import axios from 'axios';\nimport { CHANGE } from './urls.mjs';\nexport const change = (id, berth) => axios.put(`${CHANGE}/${id}`, berth);",
        'web/urls.mjs': "export const CHANGE = '/berths/change';",
      },
    ],
  ])('follows though its verb is none with every method: %s', async (_what, files) => {
    const fixed = await new LintedProject({
      'package.json': '{ "name": "harbour" }',
      'server.js': SERVER,
      ...files,
    }).fix();
    const moved = Object.entries(files).map(([name, text]) => [
      name,
      text.replace(/\/berths\/(?:list|store|change)/, '/berths'),
    ]);
    expect(fixed).toMatchObject(Object.fromEntries(moved));
    expect(fixed['server.js']).not.toMatch(/list|store|change/);
  });
});

describe('a request that says the identifier of an item', () => {
  it.each([
    "request(app).put('/berths/change/7')",
    "request(app).put('/berths/change/north')",
    "fetch('/berths/change/7', { method: 'PUT' })",
    "nock('http://localhost:3000').put('/berths/change/7')",
  ])('follows where its verb is one before a parameter: %s', async (asked) => {
    const server =
      "const express = require('express');\nconst app = express();\napp.put('/berths/change/:id', (req, res) => res.json({}));\nmodule.exports = app;";
    const test = `const request = require('supertest');\nconst nock = require('nock');\nconst app = require('./server');\nit('changes', () => ${asked});`;
    const fixed = await new LintedProject({
      'package.json': '{ "name": "harbour" }',
      'server.js': server,
      'berths.test.js': test,
    }).fix();
    expect(fixed).toMatchObject({
      'server.js': server.replace('/change', ''),
      'berths.test.js': test.replace('/change', ''),
    });
  });
});

describe('a text that is handed to a function holds its route back', () => {
  it.each<[what: string, http: string]>([
    ['that sends nothing', 'export const getData = (url) => url.length;'],
    ['that looks at it', "export const getData = (url) => (url.includes('getAll') ? fetch(url) : null);"],
    [
      'that sends it with two methods',
      "export const getData = (url) => fetch(url).catch(() => fetch(url, { method: 'POST' }));",
    ],
    ['that hands it on', "import { send } from './send.mjs';\nexport const getData = (url) => send(url);"],
    ['that sends another argument', 'export const getData = (name, url) => fetch(url);'],
    ['that asks another server', "export const getData = (url) => fetch('https://other.example' + url);"],
    ['that does not join them', "export const getData = (url) => fetch('/api/' + url);"],
    ['that takes it apart', 'export const getData = ({ url }) => fetch(url);'],
    ['that is not there', 'export const other = 1;'],
  ])('%s', async (_what, http) => {
    const files: Files = { 'web/http.mjs': http, 'web/users.mjs': LIST };
    const fixed = await usersProject(files).fix();
    expect(fixed).toMatchObject({ ...files, 'server.js': USERS_SERVER.replace('/delete/', '/') });
  });

  it('that says a method in a place which cannot say another', async () => {
    const server = USERS_SERVER.replace("app.delete('/api/users/delete/:id'", "app.post('/api/users/delete/:id'");
    const files: Files = {
      'server.js': server,
      'web/http.mjs': "export const postData = (url) => fetch(url, { method: 'POST' });",
      'web/users.mjs':
        "import { postData } from './http.mjs';\nexport const remove = (id) => postData(`/api/users/delete/${id}`);",
    };
    const fixed = await usersProject(files).fix();
    expect(fixed['web/users.mjs']).toBe(files['web/users.mjs']);
    expect(fixed['server.js']).toContain("app.post('/api/users/delete/:id'");
  });

  it.each<[what: string, users: string]>([
    [
      'by a name that something else may have',
      "import * as http from './http.mjs';\nexport const list = (name) => http[name]('/api/users/getAll');",
    ],
    [
      'behind what is spread',
      "import { getData } from './http.mjs';\nexport const list = (first) => getData(...first, '/api/users/getAll');",
    ],
    ['from a package', "import { getData } from 'http-data';\nexport const list = () => getData('/api/users/getAll');"],
    [
      'as an argument of another function',
      "import useOwn from 'hooks';\nimport { getData } from './http.mjs';\nexport const useUsers = () => useOwn('/api/users/getAll', getData);",
    ],
  ])('%s', async (_what, users) => {
    const files: Files = { 'web/http.mjs': 'export const getData = (url) => fetch(url);', 'web/users.mjs': users };
    expect(await usersProject(files).fix()).toMatchObject(files);
  });
});
