import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

const SERVER = `import express from 'express';
import { User } from './models.js';
const app = express();
app.use(express.json());
app.put('/users/update', async (req, res) => {
  const { id, name } = req.body;
  res.json(await User.findByIdAndUpdate(id, { name }));
});
app.post('/users/delete', async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));
app.get('/users/get', async (req, res) => res.json(await User.findById(req.query.id)));
`;

/** The client after `fix --identifiers`, which sends its requests by functions of another file. */
async function moved(api: string, client: string): Promise<string> {
  const project = temporary({
    'package.json': '{ "name": "shop", "type": "module" }',
    'app.js': SERVER,
    'models.js': "import mongoose from 'mongoose';\nexport const User = mongoose.model('User');\n",
    'api.js': `import axios from 'axios';\n${api}\n`,
    'client.js': `import { api, request } from './api.js';\n${client}\n`,
  });
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  return readFileSync(project.at('client.js'), 'utf8').trimEnd().split('\n').slice(1).join('\n');
}

const UPDATE = "export const update = (id, name) => api.put('/users/update', { id, name });";
const OTHER = "\nexport const other = (n) => api.put('/orders/7', { n });";
const UPDATED = 'export const update = (id, name) => api.put(`/users/${encodeURIComponent(id)}`, { name });';

it.each([
  ['an object', 'export const api = { put: (url, body) => axios.put(process.env.API + url, body) };'],
  [
    'a class',
    'class Api {\n  async put(url, body) {\n    const { data } = await axios.put(url, body, { headers: {} });\n    return data;\n  }\n}\nexport const api = new Api();',
  ],
  [
    'several functions',
    'const send = (url, data) => axios.put(url, data);\nexport const api = { put: (url, body) => send(url, body) };',
  ],
  [
    'a function that tests and prints it',
    'export const api = {\n  put: (url, body) => {\n    console.log(body);\n    return fetch(url, { method: "PUT", body: body ? JSON.stringify(body) : undefined });\n  },\n};',
  ],
])('moves an identifier of a request that is sent by %s', async (_, api) => {
  expect(await moved(api, UPDATE)).toBe(UPDATED);
  expect(await moved(api, UPDATE + OTHER)).toBe(UPDATED + OTHER);
});

it.each([
  [
    'export const request = (method, url, data) => axios({ method, url, data });',
    "request('post', '/users/delete', { id })",
    "request('delete', `/users/${encodeURIComponent(id)}`)",
  ],
  [
    'export const request = (method, url, body) => fetch(url, { method, body: JSON.stringify(body) });',
    "request('POST', '/users/delete', { id })",
    "request('DELETE', `/users/${encodeURIComponent(id)}`)",
  ],
  [
    'export const request = ({ url, method, data }) => axios({ url, method, data });',
    "request({ url: '/users/delete', method: 'post', data: { id } })",
    "request({ url: `/users/${encodeURIComponent(id)}`, method: 'delete' })",
  ],
  [
    'export const request = (url, options) => fetch(url, { cache: "no-store", ...options });',
    "request('/users/delete', { method: 'POST', body: JSON.stringify({ id }) })",
    "request(`/users/${encodeURIComponent(id)}`, { method: 'DELETE' })",
  ],
  [
    'export const request = (url, params) => axios.get(url, { params });',
    "request('/users/get', { id })",
    'request(`/users/${encodeURIComponent(id)}`)',
  ],
])('leaves out what becomes empty: %s', async (api, call, then) => {
  expect(await moved(api, `export const ask = (id) => ${call};`)).toBe(`export const ask = (id) => ${then};`);
});

it.each([
  ['reads it', '(console.log(body.id), axios.put(url, body))'],
  ['copies it', 'axios.put(url, { ...body, at: 1 })'],
  ['wraps it', 'axios.put(url, { data: body })'],
  ['stores it', '(sent.push(body), axios.put(url, body))'],
  ['passes it through another function', 'axios.put(url, checked(body))'],
  ['sends another one, too', 'axios.put(url, process.env.FAST ? body : { id: 1 })'],
  ['passes it to one that reads it', 'send(url, body)'],
])('leaves an identifier in a body where the function that sends it %s', async (_, put) => {
  const rest =
    "const sent = [];\nconst checked = (data) => {\n  if (!('id' in data)) throw new Error();\n  return data;\n};\nconst send = (url, data) => data.id && axios.put(url, data);";
  expect(await moved(`${rest}\nexport const api = { put: (url, body) => ${put} };`, UPDATE + OTHER)).toBe(
    UPDATE + OTHER,
  );
});

it.each([
  ['is not in sight', "export const update = (data) => api.put('/users/update', data);"],
  ['is one of two', "export const update = (id, name) => api.put('/users/update', id ? { id, name } : { name });"],
  [
    'is used elsewhere',
    "export const update = (id, name) => {\n  const data = { id, name };\n  api.put('/users/update', data);\n  return data;\n};",
  ],
])('leaves an identifier in a body that %s', async (_, client) => {
  const api = 'export const api = { put: (url, body) => axios.put(url, body) };';
  expect(await moved(api, client + OTHER)).toBe(client + OTHER);
});
