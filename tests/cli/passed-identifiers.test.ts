import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

type Files = Readonly<Record<string, string>>;

/** What `fix --identifiers` makes of the routes and the requests of an application. */
async function moved(files: Files): Promise<readonly (string | undefined)[]> {
  const project = temporary(files);
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  return ['app.js', 'client.mjs'].map((name) => readFileSync(project.at(name), 'utf8').split('\n').at(-2));
}

function application(route: string, service: string, request: string): Files {
  return {
    'package.json': '{ "name": "shop" }',
    'app.js': `const express = require('express');\nconst users = require('./users');\nconst app = express();\napp.use(express.json());\n${route}\n`,
    'users.js': `const { User } = require('./models');\n${service}\n`,
    'models.js': "const mongoose = require('mongoose');\nexports.User = mongoose.model('User');\n",
    'client.mjs': `import axios from 'axios';\n${request}\n`,
  };
}

const DELETE = "app.post('/users/delete', async (req, res) => res.json(await users.remove(req.body)));";
const UPDATE = "app.put('/users/update', async (req, res) => res.json(await users.update(req.body)));";
const DELETED = "app.delete('/users/:id', async (req, res) => res.json(await users.remove({ id: req.params.id })));";
const UPDATED =
  "app.put('/users/:id', async (req, res) => res.json(await users.update({ ...req.body, id: req.params.id })));";
const TO_DELETE = "export const remove = (id) => axios.post('/users/delete', { id });";
const TO_UPDATE = "export const update = (id, name) => axios.put('/users/update', { id, name });";
const REQUESTED = 'export const remove = (id) => axios.delete(`/users/${encodeURIComponent(id)}`);';
const REMOVE = 'exports.remove = ({ id }) => User.findByIdAndDelete(id);';
const UPDATING = 'export const update = (id, name) => axios.put(`/users/${encodeURIComponent(id)}`, { name });';

it.each([
  ['a pattern', 'exports.remove = ({ id }) => User.findByIdAndDelete(id);'],
  ['a member', 'exports.remove = (data) => User.findByIdAndDelete(data.id);'],
  [
    'a pattern within',
    'exports.remove = async (sent) => {\n  const { id } = sent;\n  return User.findByIdAndDelete(id);\n};',
  ],
  ['a method', 'module.exports = { remove({ id }) {\n  return User.deleteOne({ _id: id });\n} };'],
  [
    'a declaration',
    'async function remove({ id }) {\n  return User.findByIdAndDelete(id);\n}\nmodule.exports = { remove };',
  ],
])('gives a function the identifier where it reads nothing else of a body: by %s', async (_, service) => {
  expect(await moved(application(DELETE, service, TO_DELETE))).toEqual([DELETED, REQUESTED]);
});

it.each([
  ['a pattern', 'exports.update = ({ id, name }) => User.findByIdAndUpdate(id, { name });'],
  ['a rest', 'exports.update = ({ id, ...data }) => User.findByIdAndUpdate(id, data);'],
  ['the whole', 'exports.update = (data) => User.findByIdAndUpdate(data.id, data);'],
  [
    'another function',
    'const save = ({ id, name }) => User.findByIdAndUpdate(id, { name });\nexports.update = (data) => save(data);',
  ],
])('gives a function the identifier with the rest of a body: by %s', async (_, service) => {
  expect(await moved(application(UPDATE, service, TO_UPDATE))).toEqual([UPDATED, UPDATING]);
});

it('drops a variable that contained the body for that alone', async () => {
  const route =
    "app.post('/users/delete', async (req, res) => {\n  const data = req.body;\n  res.json(await users.remove(data)); });";
  const project = temporary(application(route, REMOVE, TO_DELETE));
  await answer(['fix', '--identifiers', '--force', project.root]);
  expect(readFileSync(project.at('app.js'), 'utf8')).toContain(
    "app.delete('/users/:id', async (req, res) => {\n  res.json(await users.remove({ id: req.params.id })); });",
  );
});

it('keeps a body of which code that never runs reads more', async () => {
  const service =
    'exports.update = (data) => {\n  return User.findByIdAndUpdate(data.id, {});\n  console.log(data.name);\n};';
  expect(await moved(application(UPDATE, service, TO_UPDATE))).toEqual([UPDATED, UPDATING]);
});

it('leaves what is printed', async () => {
  const route = UPDATE.replace('res.json', 'console.log(req.body) ?? res.json');
  const service = 'exports.update = ({ id, name }) => User.findByIdAndUpdate(id, { name });';
  const [then] = await moved(application(route, service, TO_UPDATE));
  expect(then).toBe(UPDATED.replace('res.json', 'console.log(req.body) ?? res.json'));
});

it('gives it the name that the function reads', async () => {
  const service = 'exports.remove = ({ _id }) => User.findByIdAndDelete(_id);';
  const request = "export const remove = (id) => axios.post('/users/delete', { _id: id });";
  const [route] = await moved(application(DELETE, service, request));
  expect(route).toContain('users.remove({ _id: req.params.id })');
});

it.each([
  [
    'it is changed first',
    DELETE.replace('res.json', 'users.trim(req.body) && res.json'),
    `${REMOVE}\nexports.trim = (data) => data;`,
  ],
  [
    'the function changes it',
    DELETE,
    'exports.remove = (data) => {\n  data.id = data.id.trim();\n  return User.findByIdAndDelete(data.id);\n};',
  ],
  [
    'the function does without it',
    DELETE,
    'exports.remove = ({ id }) => {\n  if (id) return User.findByIdAndDelete(id);\n  return User.deleteMany({});\n};',
  ],
  [
    'the function compares it with a number',
    DELETE,
    'const known = [1, 2];\nexports.remove = ({ id }) => known.find((each) => each === id);',
  ],
  ['it names several', DELETE, 'exports.remove = ({ id, groupId }) => User.deleteOne({ _id: groupId, id });'],
  ['it is one of several values', DELETE.replace('req.body)', 'req.body ?? {})'), REMOVE],
  ['a handler reads the request too', DELETE.replace('req.body)', 'req.body, req)'), REMOVE],
  [
    'middleware reads it',
    DELETE.replace('async', '(req, res, next) => (req.body.id ? next() : res.end()), async'),
    REMOVE,
  ],
])('leaves an identifier in a body that is passed on where %s', async (_, route, service) => {
  expect(await moved(application(route, service, TO_DELETE))).toEqual([route, TO_DELETE]);
});

it('leaves an identifier that an unknown function may take for a number', async () => {
  const service = "const stored = require('stored');\nexports.update = (data) => stored.save(data.id, data);";
  expect(await moved(application(UPDATE, service, TO_UPDATE))).toEqual([UPDATE, TO_UPDATE]);
  const request = "export const update = (name) => axios.put('/users/update', { id: 'a/b', name });";
  expect(await moved(application(UPDATE, service, request))).toEqual([
    UPDATED,
    "export const update = (name) => axios.put('/users/a%2Fb', { name });",
  ]);
});

it.each([
  ['reads it', 'api.interceptors.request.use((c) => {\n  c.headers.id = c.data.id;\n  return c;\n});', false],
  [
    'passes the body on',
    'const log = (data) => console.log(data?.id);\napi.interceptors.request.use((c) => (log(c.data), c));',
    false,
  ],
  ['takes it apart', 'api.interceptors.request.use(({ data: { id }, ...c }) => ({ ...c, params: { id } }));', false],
  ['reads something else', 'api.interceptors.request.use((c) => (c.data?.token ? c : sign(c)));', true],
  ['is that of another client', 'axios.create().interceptors.request.use((c) => (c.data.id ? c : sign(c)));', true],
])('moves no identifier that an interceptor of its client needs: one that %s', async (_, interceptor, isMoved) => {
  const client = `const api = axios.create();\n${interceptor}\nexport const remove = (id) => api.post('/users/delete', { id });`;
  const [, request] = await moved(application(DELETE, REMOVE, client));
  expect(request?.includes('api.delete')).toBe(isMoved);
});
