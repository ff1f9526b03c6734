import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

const ROUTE = `const express = require('express');
const { User } = require('./models');
const app = express();
app.use(express.json());
app.put('/users/update', async (req, res) => {
  const { id, name } = req.body;
  res.json(await User.findByIdAndUpdate(id, { name }));
});
`;
const MOVED = ROUTE.replace('/users/update', '/users/:id').replace(
  'const { id, name } = req.body;',
  'const { id } = req.params;\n  const { name } = req.body;',
);

/** What `fix --identifiers` makes of an application, its list of addresses and its requests. */
async function moved(list: string, requests: string): Promise<Readonly<Record<'app' | 'list' | 'requests', string>>> {
  const project = temporary({
    'package.json': '{ "name": "shop" }',
    'app.js': ROUTE,
    'models.js': "const mongoose = require('mongoose');\nexports.User = mongoose.model('User');\n",
    'api.mjs': `${list}\n`,
    'client.mjs': `import axios from 'axios';\nimport * as all from './api.mjs';\n${requests}\n`,
  });
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  const textOf = (name: string): string => readFileSync(project.at(name), 'utf8');
  const [app, texts, client] = [textOf('app.js'), textOf('api.mjs'), textOf('client.mjs')];
  return { app, list: texts.trimEnd(), requests: client.split('\n').slice(2).join('\n').trimEnd() };
}

const ROW = "export const API = { update: { url: '/users/update', method: 'put' } };";
const MOVED_ROW = "export const API = { update: { url: '/users', method: 'put' } };";
const SPREAD = 'export const update = (id, name) => axios({ ...all.API.update, data: { id, name } });';
const MOVED_SPREAD =
  'export const update = (id, name) => axios({ ...all.API.update, url: `${all.API.update.url}/${encodeURIComponent(id)}`, data: { name } });';

it.each([
  ['a row that is spread into its options', ROW, SPREAD, MOVED_ROW, MOVED_SPREAD],
  [
    'a row with another name for it',
    "export const API = { update: { uri: 'http://localhost:3000/users/update', method: 'PUT' } };",
    "import request from 'request';\nexport const update = (id, name) => request({ ...all.API.update, json: { id, name } });",
    "export const API = { update: { uri: 'http://localhost:3000/users', method: 'PUT' } };",
    "import request from 'request';\nexport const update = (id, name) => request({ ...all.API.update, uri: `${all.API.update.uri}/${encodeURIComponent(id)}`, json: { name } });",
  ],
  [
    'a constant',
    "export const UPDATE = '/users/update';",
    'export const update = (id, name) => axios.put(all.UPDATE, { id, name });',
    "export const UPDATE = '/users';",
    'export const update = (id, name) => axios.put(`${all.UPDATE}/${encodeURIComponent(id)}`, { name });',
  ],
  [
    'a constant behind a host',
    "export const UPDATE = '/users/update';",
    'export const update = (id, name) => axios.put(`${process.env.API}${all.UPDATE}`, { id, name });',
    "export const UPDATE = '/users';",
    'export const update = (id, name) => axios.put(`${process.env.API}${all.UPDATE}/${encodeURIComponent(id)}`, { name });',
  ],
  [
    'a parameter that has one value',
    "import axios from 'axios';\nexport const send = (url, id, name) => axios.put(url, { id, name });",
    "export const update = (id) => all.send('/users/update', id, 'x');",
    "import axios from 'axios';\nexport const send = (url, id, name) => axios.put(`${url}/${encodeURIComponent(id)}`, { name });",
    "export const update = (id) => all.send('/users', id, 'x');",
  ],
])('puts the identifier into an address that a request takes from %s', async (_, list, requests, then, after) => {
  expect(await moved(list, requests)).toEqual({ app: MOVED, list: then, requests: after });
});

it('puts the identifier into the URLs of all calls that send a request', async () => {
  const other = "export const rename = (id) => axios({ ...all.API.update, data: { id, name: 'x' } });";
  const { app, requests } = await moved(ROW, `${SPREAD}\n${other}`);
  expect(app).toBe(MOVED);
  expect(requests).toBe(
    `${MOVED_SPREAD}\nexport const rename = (id) => axios({ ...all.API.update, url: \`\${all.API.update.url}/\${encodeURIComponent(id)}\`, data: { name: 'x' } });`,
  );
});

it.each([
  [
    'one of two calls sends what is not known',
    ROW,
    `${SPREAD}\nexport const other = (data) => axios({ ...all.API.update, data });`,
  ],
  ['the row has a body too', ROW.replace("'put'", "'put', data: { name: 'x' }"), SPREAD],
  ['a body is added to the row', `${ROW}\nAPI.update.data = { name: 'x' };`, SPREAD],
  ['it is not known what else is spread', ROW, SPREAD.replace('...all.API.update', '...all.API.update, ...options')],
  [
    'a row is spread after the body',
    ROW,
    'export const update = (id, name) => axios({ data: { id, name }, ...all.API.update });',
  ],
  ['it is not known what is spread', ROW, SPREAD.replace('all.API.update', 'row()')],
  [
    'a call chooses one of two addresses',
    "export const [UPDATE, TEAMS] = ['/users/update', '/teams/update'];",
    'export const update = (flag, id, name) => {\n  const url = flag ? all.UPDATE : all.TEAMS;\n  return axios.put(url, { id, name });\n};',
  ],
  [
    'the address has a query',
    "export const UPDATE = '/users/update?full=1';",
    'export const update = (id, name) => axios.put(all.UPDATE, { id, name });',
  ],
  [
    'the address ends with a slash',
    "export const UPDATE = '/users/update/';",
    'export const update = (id, name) => axios.put(all.UPDATE, { id, name });',
  ],
  [
    'the address is compared as well',
    "export const UPDATE = '/users/update';",
    'export const update = (id, name) => axios.put(all.UPDATE, { id, name });\nexport const isUpdate = (request) => request.url === all.UPDATE;',
  ],
])('leaves an address of a list where %s', async (_, list, requests) => {
  expect(await moved(list, requests)).toEqual({ app: ROUTE, list, requests });
});
