import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Files = Readonly<Record<string, string>>;

/** What `fix --identifiers` makes of files. */
async function moved(files: Files): Promise<Files> {
  const project = temporary(files);
  expect(await answer(['fix', '--identifiers', project.root])).toMatchObject({ code: 0, stderr: '' });
  return Object.fromEntries(Object.keys(files).map((name) => [name, readFileSync(project.at(name), 'utf8')]));
}

/** What `plan` says that the option would do. */
async function said(files: Files): Promise<readonly string[]> {
  const { stdout } = await answer(['plan', temporary(files).root]);
  return stdout.split('\n').flatMap((line) => line.split('with --identifiers: ').slice(1));
}

const app = (...lines: readonly string[]): string =>
  [
    "const express = require('express');",
    "const { User, Order } = require('./models');",
    'const app = express();',
    'app.use(express.json());',
    ...lines,
    'module.exports = app;',
    '',
  ].join('\n');
const MODELS = "const mongoose = require('mongoose');\nexports.User = mongoose.model('User');\n";
const client = (...lines: readonly string[]): string => ["import axios from 'axios';", ...lines, ''].join('\n');

const DELETE = "app.post('/deleteUser', async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));";
const DELETED = "app.delete('/users/:id', async (req, res) => res.json(await User.findByIdAndDelete(req.params.id)));";

/** Routes before and after. */
const HANDLERS: readonly (readonly [string, string, string])[] = [
  ['a member of the body', DELETE, DELETED],
  [
    'a member of the query',
    "app.get('/users/get', async (req, res) => res.json(await User.findOne({ name: req.query['id'] })));",
    "app.get('/users/:id', async (req, res) => res.json(await User.findOne({ name: req.params.id })));",
  ],
  [
    'a pattern that takes nothing else',
    "app.get('/users/get', async (req, res) => {\n  const { id: own } = req.query;\n  res.json(await User.findById(own));\n});",
    "app.get('/users/:id', async (req, res) => {\n  const { id: own } = req.params;\n  res.json(await User.findById(own));\n});",
  ],
  [
    'a pattern that takes more',
    "app.put('/users/update', async (req, res) => {\n  const { name, _id } = req.body;\n  res.json(await User.findByIdAndUpdate(_id, { name }));\n});",
    "app.put('/users/:id', async (req, res) => {\n  const { id: _id } = req.params;\n  const { name } = req.body;\n  res.json(await User.findByIdAndUpdate(_id, { name }));\n});",
  ],
  [
    'a variable that contains the body for that alone',
    "app.post('/deleteUser', async (req, res) => {\n  const sent = req.body;\n  if (!sent.id) return res.sendStatus(400);\n  res.json(await User.findByIdAndDelete(sent.id));\n});",
    "app.delete('/users/:id', async (req, res) => {\n  if (!req.params.id) return res.sendStatus(400);\n  res.json(await User.findByIdAndDelete(req.params.id));\n});",
  ],
  [
    'a field with the first letter of the item',
    "app.put('/users/update', async (req, res) => {\n  const { uId, name } = req.body;\n  res.json(await User.findByIdAndUpdate(uId, { name }));\n});",
    "app.put('/users/:id', async (req, res) => {\n  const { id: uId } = req.params;\n  const { name } = req.body;\n  res.json(await User.findByIdAndUpdate(uId, { name }));\n});",
  ],
  [
    'what a pattern leaves',
    "app.put('/users/update', async (req, res) => {\n  const { id, ...data } = req.body;\n  res.json(await User.findByIdAndUpdate(id, data));\n});",
    "app.put('/users/:id', async (req, res) => {\n  const { id } = req.params;\n  const { ...data } = req.body;\n  res.json(await User.findByIdAndUpdate(id, data));\n});",
  ],
  [
    'the body under another name',
    "app.put('/users/update', async (request, res) => {\n  const sent = request.body;\n  res.json(await User.findByIdAndUpdate(sent.id, { name: sent.name }));\n});",
    "app.put('/users/:id', async (request, res) => {\n  const sent = request.body;\n  res.json(await User.findByIdAndUpdate(request.params.id, { name: sent.name }));\n});",
  ],
  [
    'a request that is refused without it',
    "app.delete('/users/delete', async (req, res) => {\n  if (!req.body.id) return res.sendStatus(400);\n  res.json(await User.findByIdAndDelete(req.body.id));\n});",
    "app.delete('/users/:id', async (req, res) => {\n  if (!req.params.id) return res.sendStatus(400);\n  res.json(await User.findByIdAndDelete(req.params.id));\n});",
  ],
  [
    'the one that is called after the collection',
    "app.put('/users/update', async (req, res) => res.json(await User.findByIdAndUpdate(req.body.userId, { team: req.body.teamId })));",
    "app.put('/users/:userId', async (req, res) => res.json(await User.findByIdAndUpdate(req.params.userId, { team: req.body.teamId })));",
  ],
  [
    'the identifier of a document in other places too',
    "app.put('/users/update', async (req, res) => {\n  await User.findByIdAndUpdate(req.body.id, { name: req.body.name });\n  res.json({ id: req.body.id });\n});",
    "app.put('/users/:id', async (req, res) => {\n  await User.findByIdAndUpdate(req.params.id, { name: req.body.name });\n  res.json({ id: req.params.id });\n});",
  ],
  [
    'the identifier of a part of a document',
    "app.delete('/users/remove', async (req, res) => {\n  const team = await User.findOne({ name: 'a' });\n  team.users.pull(team.users.id(req.body.userId) && req.body.userId);\n  res.json({ id: req.body.userId });\n});",
    "app.delete('/users/:userId', async (req, res) => {\n  const team = await User.findOne({ name: 'a' });\n  team.users.pull(team.users.id(req.params.userId) && req.params.userId);\n  res.json({ id: req.params.userId });\n});",
  ],
  [
    'a field behind middleware that sets another one',
    "app.put('/users/update', (req, res, next) => {\n  req.body.userId = req.headers.user;\n  next();\n}, async (req, res) => res.json(await User.findByIdAndUpdate(req.body.id, { by: req.body.userId })));",
    "app.put('/users/:id', (req, res, next) => {\n  req.body.userId = req.headers.user;\n  next();\n}, async (req, res) => res.json(await User.findByIdAndUpdate(req.params.id, { by: req.body.userId })));",
  ],
];

/** Requests of a deletion, before and after. */
const BODIES: readonly (readonly [string, string, string])[] = [
  ['of a variable', "axios.post('/deleteUser', { id })", 'axios.delete(`/users/${encodeURIComponent(id)}`)'],
  ['of a document', "axios.post('/deleteUser', { id: user._id })", 'axios.delete(`/users/${user._id}`)'],
  ['that is written', "axios.post('/deleteUser', { id: 'a/b 7%' })", "axios.delete('/users/a%2Fb%207%25')"],
  ['that is a number', "axios.post(`/deleteUser`, { 'id': 7 })", 'axios.delete(`/users/7`)'],
  [
    'behind the base of a client',
    "axios.post(HOST + '/deleteUser', { id: own(id) })",
    "axios.delete(HOST + '/users/' + encodeURIComponent(own(id)))",
  ],
  [
    'of fetch',
    "fetch('/deleteUser', { method: 'POST', body: JSON.stringify({ id }) })",
    "fetch(`/users/${encodeURIComponent(id)}`, { method: 'DELETE' })",
  ],
  [
    'before options',
    "axios.post('/deleteUser', { id }, { headers: { token } })",
    'axios.delete(`/users/${encodeURIComponent(id)}`, { headers: { token } })',
  ],
  ['in a form', "axios.post('/deleteUser', qs.stringify({ id }))", 'axios.delete(`/users/${encodeURIComponent(id)}`)'],
  [
    'of jQuery',
    "$.ajax({ url: '/deleteUser', type: 'POST', data: { id } })",
    "$.ajax({ url: `/users/${encodeURIComponent(id)}`, type: 'DELETE' })",
  ],
  [
    'of options alone',
    "axios({ method: 'post', url: '/deleteUser', data: { id } })",
    "axios({ method: 'delete', url: `/users/${encodeURIComponent(id)}` })",
  ],
];

/** Requests of a read, before and after. */
const QUERIES: readonly (readonly [string, string, string])[] = [
  ['options', "axios.get('/users/get', { params: { id } })", 'axios.get(`/users/${encodeURIComponent(id)}`)'],
  [
    'options with more',
    "axios.get('/users/get', { params: { id, full: 1 } })",
    'axios.get(`/users/${encodeURIComponent(id)}`, { params: { full: 1 } })',
  ],
  ['a template', 'fetch(`/users/get?id=${id}`)', 'fetch(`/users/${encodeURIComponent(id)}`)'],
  ['a template with more', 'fetch(`/users/get?id=${id}&full=1`)', 'fetch(`/users/${encodeURIComponent(id)}?full=1`)'],
  ['a sum', "fetch('/users/get?id=' + id)", "fetch('/users/' + encodeURIComponent(id))"],
  [
    'options in a variable',
    "{ const config = { params: { id } }; return axios.get('/users/get', config); }",
    '{ const config = { params: { id } }; return axios.get(`/users/${encodeURIComponent(config.params.id)}`, config); }',
  ],
  ['data of jQuery', "$.getJSON('/users/get', { id })", '$.getJSON(`/users/${encodeURIComponent(id)}`)'],
  ['a text', "fetch('/users/get?full=1&id=7')", "fetch('/users/7?full=1')"],
];

/** Requests of an update whose body is a variable, before and after: only their URL changes. */
const VARIABLES: readonly (readonly [string, string, string])[] = [
  [
    'an object whose identifier is assigned again since',
    "{\n  const data = { id, name };\n  id = name;\n  return axios.put('/users/update', data);\n}",
    '`/users/${encodeURIComponent(data.id)}`',
  ],
  [
    'an object that is built in steps',
    "{\n  const data = {};\n  data.id = id;\n  if (name) data.name = name;\n  console.log(data);\n  return axios.put('/users/update', data);\n}",
    '`/users/${encodeURIComponent(data.id)}`',
  ],
  [
    'a form',
    "{\n  const form = new FormData();\n  form.append('id', id);\n  if (name) form.append('name', name);\n  name && form.append('alias', name);\n  return axios.put('/users/update', form, { headers });\n}",
    "`/users/${encodeURIComponent(form.get('id'))}`",
  ],
  [
    'a query as text',
    "{\n  const sent = new URLSearchParams({ id, name });\n  return fetch('/users/update', { method: 'PUT', body: sent.toString() });\n}",
    "`/users/${encodeURIComponent(sent.get('id'))}`",
  ],
];

/** Bodies whose fields are not certain. */
const UNSEEN: readonly (readonly [string, string])[] = [
  [
    'an object that may lack it',
    "{\n  const data = { name };\n  if (id) data.id = id;\n  return axios.put('/users/update', data);\n}",
  ],
  [
    'a form that may lack it',
    "{\n  const form = new FormData();\n  id && form.append('id', id);\n  return axios.put('/users/update', form);\n}",
  ],
  [
    'an object that gets it later',
    "{\n  const data = { name };\n  const send = () => axios.put('/users/update', data);\n  data.id = id;\n  return send;\n}",
  ],
  [
    'an object that other code gets too',
    "{\n  const data = { id, name };\n  prepare(data);\n  return axios.put('/users/update', data);\n}",
  ],
  [
    'an object of which the rest is used',
    "{\n  const data = { id, name };\n  return axios.put('/teams/update', data);\n}",
  ],
  [
    'a form with fields of unknown names',
    "{\n  const form = new FormData();\n  form.append('id', id);\n  form.append(name, id);\n  return axios.put('/users/update', form);\n}",
  ],
];

const UPDATE =
  "app.put('/users/update', async (req, res) => res.json(await User.findByIdAndUpdate(req.body.id, { name: req.body.name })));";

describe('fix --identifiers', () => {
  it.each(VARIABLES)('reads the identifier of a body from a variable: %s', async (_, before, url) => {
    const files = {
      'app.js': app(UPDATE),
      'models.js': MODELS,
      'client.js': client(`export const f = (id, name, headers) => ${before};`),
    };
    expect((await moved(files))['client.js']).toBe(files['client.js'].replace("'/users/update'", url));
  });

  it.each(UNSEEN)('leaves requests whose body is %s', async (_, body) => {
    const rest =
      "app.put('/teams/update', async (req, res) => {\n  const { id, ...data } = req.body;\n  res.json(await User.findByIdAndUpdate(id, data));\n});";
    const files = {
      'app.js': app(body.includes('/teams') ? rest : UPDATE),
      'models.js': MODELS,
      'client.js': client(`export const f = (id, name) => ${body};`),
    };
    expect(await moved(files)).toEqual(files);
  });

  it.each([
    ['each change of it contains it as it was', 'setData({ ...data, [key]: value })', true],
    ['each change is made of it as it was', 'setData((before) => ({ ...before, [key]: value }))', true],
    ['each change names the field', "setData({ id: value, name: '' })", true],
    ['nothing changes it', 'key', true],
    ['a change may leave the field out', "setData({ name: '' })", false],
    ['a change is not known', 'setData(value)', false],
    ['a function may leave the field out', 'setData((before) => key ? before : { name: value })', false],
    ['other code may change it', 'register(setData)', false],
  ])('reads the identifier from the state of a component where %s', async (_, change, isMoved) => {
    const text = `import { useState } from 'react';
import axios from 'axios';
export function Form({ user }) {
  const [data, setData] = useState({ id: user._id, name: '' });
  const change = (key, value) => ${change};
  const save = () => axios.put('/users/update', data);
  return <form onChange={change} onSubmit={save} />;
}
`;
    const files = { 'app.js': app(UPDATE), 'models.js': MODELS, 'Form.jsx': text };
    const after = text.replace("'/users/update'", '`/users/${encodeURIComponent(data.id)}`');
    expect((await moved(files))['Form.jsx']).toBe(isMoved ? after : text);
  });

  it.each(HANDLERS)('moves the identifier of a handler that reads %s', async (_, before, after) => {
    const files = await moved({ 'app.js': app(before), 'models.js': MODELS });
    expect(files['app.js']).toBe(app(after));
  });

  it.each(BODIES)('puts the identifier of a body into the URL: one %s', async (_, before, after) => {
    const files = {
      'app.js': app(DELETE),
      'models.js': MODELS,
      'client.js': client(`export const f = (id, user) => ${before};`),
    };
    expect(await moved(files)).toEqual({
      ...files,
      'app.js': app(DELETED),
      'client.js': client(`export const f = (id, user) => ${after};`),
    });
  });

  it.each(QUERIES)('puts the identifier of a query into the path: one in %s', async (_, before, after) => {
    const get = "app.get('/users/get', async (req, res) => res.json(await User.findById(req.query.id)));";
    const files = {
      'app.js': app(get),
      'models.js': MODELS,
      'client.js': client(`export const f = (id) => ${before};`),
    };
    expect((await moved(files))['client.js']).toBe(client(`export const f = (id) => ${after};`));
  });

  it.each([
    ['(id: string)', 'id', true],
    ['(id: string | number)', 'id', false],
    ['(user: User)', 'id: user.id.toString()', true],
    ['()', 'id: useParams().id', true],
    ['()', "id: localStorage.getItem('id')", true],
    ['()', "id: store.getItem('id')", false],
    ['(event: Event)', 'id: event.target.value', true],
    ['(id: any)', 'id', false],
  ])('knows whether a request of %s with %s sends a text', async (parameters, body, isText) => {
    const files = {
      'app.js': app(
        "app.put('/users/update', (req, res) => res.json(users.find((user) => user.id === req.body.id).change(req.body.name)));",
      ),
      'models.js': MODELS,
      'client.ts': client(`export const f = ${parameters} => axios.put('/users/update', { ${body}, name: 'x' });`),
    };
    expect((await moved(files))['app.js']?.includes("app.put('/users/:id'")).toBe(isText);
  });

  it('moves the handlers of other files, and what tests send', async () => {
    const files = {
      'app.js': app("app.use('/users', require('./routes'));"),
      'models.js': MODELS,
      'routes.js':
        "const { Router } = require('express');\nconst users = require('./controllers/users');\nconst router = Router();\n" +
        'const wrap = (run) => (req, res, next) => Promise.resolve(run(req, res, next)).catch(next);\n' +
        "router.post('/remove', wrap(users.remove));\nmodule.exports = router;\n",
      'controllers/users.js':
        "const { User } = require('../models');\nexports.remove = async (req, res) => {\n  const { id } = req.body;\n  await User.findByIdAndDelete(id);\n  res.json({});\n};\n",
      'test/users.test.js':
        "const request = require('supertest');\nconst app = require('../app');\n" +
        "it('removes', () => request(app).post('/users/remove').set('x-a', '1').send({ id: '7' }).expect(200));\n",
    };
    const after = await moved(files);
    expect(after['routes.js']).toContain("router.delete('/:id', wrap(users.remove));");
    expect(after['controllers/users.js']).toContain('  const { id } = req.params;\n');
    expect(after['test/users.test.js']).toContain("request(app).delete('/users/7').set('x-a', '1').expect(200)");
  });

  it('follows an identifier through services to the model, and wrappers to the handlers of each route', async () => {
    const files = {
      'app.js': app(
        "const users = require('./users.controller');",
        'const wrap = (run) => (req, res, next) => Promise.resolve(run(req, res, next)).catch(next);',
        'app.use(wrap(async (req, res, next) => (req.query.stop ? res.sendStatus(403) : next())));',
        "app.post('/login', wrap(users.login));",
        "app.post('/deleteUser', wrap(users.remove));",
      ),
      'models.js': MODELS,
      'users.controller.js':
        "const service = require('./users.service');\n" +
        'exports.login = async (req, res) => {\n  const { id, password } = req.body;\n  res.json(await service.login(id, password));\n};\n' +
        'exports.remove = async (req, res) => res.json(await service.remove(req.body.id));\n',
      'users.service.js':
        "const { User } = require('./models');\nclass Users {\n  async remove(id) {\n    return User.findByIdAndDelete(id);\n  }\n  async login(id, password) {\n    return User.findOne({ name: id, password });\n  }\n}\nmodule.exports = new Users();\n",
    };
    const after = await moved(files);
    expect(after['app.js']).toContain("app.delete('/users/:id', wrap(users.remove));");
    expect(after['users.controller.js']).toContain('service.remove(req.params.id)');
    expect(after['users.controller.js']).toContain('const { id, password } = req.body;');
  });

  it('leaves the field in a body that the handler uses as a whole', async () => {
    const update =
      "app.put('/users/update', async (req, res) => res.json(await User.findByIdAndUpdate(req.body.id, req.body)));";
    const files = await moved({
      'app.js': app(update),
      'models.js': MODELS,
      'client.js': client("export const f = (id, name) => axios.put('/users/update', { id, name });"),
    });
    expect(files['app.js']).toContain(
      "app.put('/users/:id', async (req, res) => res.json(await User.findByIdAndUpdate(req.params.id, req.body)));",
    );
    expect(files['client.js']).toContain('axios.put(`/users/${encodeURIComponent(id)}`, { id, name })');
  });

  it('reads the parameters of Koa', async () => {
    const koa = (route: string): string =>
      `const Router = require('@koa/router');\nconst { User } = require('./models');\nconst router = new Router();\n${route}\nmodule.exports = router.routes();\n`;
    const files = await moved({
      'app.js': koa(
        "router.post('/users/delete', async (ctx) => {\n  const { id } = ctx.request.body;\n  ctx.body = await User.findByIdAndDelete(id);\n});",
      ),
      'models.js': MODELS,
    });
    expect(files['app.js']).toBe(
      koa(
        "router.delete('/users/:id', async (ctx) => {\n  const { id } = ctx.params;\n  ctx.body = await User.findByIdAndDelete(id);\n});",
      ),
    );
  });

  it('reads the parameters of Fastify', async () => {
    const fastify = (route: string): string =>
      `const app = require('fastify')();\nconst { User } = require('./models');\n${route}\nmodule.exports = app;\n`;
    const files = await moved({
      'app.js': fastify("app.post('/users/delete', async (request) => User.findByIdAndDelete(request.body.id));"),
      'models.js': MODELS,
      'test/app.test.js':
        "const app = require('../app');\nit('removes', () => app.inject({ method: 'POST', url: '/users/delete', payload: { id: '7' } }));\n",
    });
    expect(files['app.js']).toBe(
      fastify("app.delete('/users/:id', async (request) => User.findByIdAndDelete(request.params.id));"),
    );
    expect(files['test/app.test.js']).toContain("app.inject({ method: 'DELETE', url: '/users/7' })");
  });

  it.each([
    ['a variable', "const options = SCHEMA;\napp.put('/users/update', options, HANDLER);"],
    ['a member', "const all = { update: SCHEMA };\napp.put('/users/update', all.update, HANDLER);"],
  ])('leaves a route of Fastify whose options are %s', async (_, route) => {
    const schema =
      "{ schema: { body: { type: 'object', required: ['id', 'name'], properties: { id: { type: 'string' }, name: { type: 'string' } } } } }";
    const handler = 'async (request) => User.findByIdAndUpdate(request.body.id, { name: request.body.name })';
    const written = route.replace('SCHEMA', schema).replace('HANDLER', handler);
    const files = {
      'app.js': `const app = require('fastify')();\nconst { User } = require('./models');\n${written}\n`,
      'models.js': MODELS,
    };
    expect(await moved(files)).toEqual(files);
  });

  it.each([
    [
      'alone',
      "app.post('/users/delete', { schema: { body: { type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } } } }, async (request) => User.findByIdAndDelete(request.body._id));",
      "app.delete('/users/:id', { schema: { params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } } }, async (request) => User.findByIdAndDelete(request.params.id));",
    ],
    [
      'next to others',
      "app.put('/users/update', { schema: { tags: ['users'], body: { type: 'object', required: ['id', 'name'], properties: { id: { type: 'integer' }, name: { type: 'string' } } } } }, async (request) => change(request.body.id, request.body.name));",
      "app.put('/users/:id', { schema: { tags: ['users'], params: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }, body: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } } }, async (request) => change(request.params.id, request.body.name));",
    ],
    [
      'of a query',
      "app.get('/users/get', { schema: { querystring: { type: 'object', properties: { id: { type: 'integer' } } } } }, async (request) => one(request.query.id));",
      "app.get('/users/:id', { schema: { params: { type: 'object', properties: { id: { type: 'integer' } } } } }, async (request) => one(request.params.id));",
    ],
  ])('moves the field in the schema of Fastify: %s', async (_, before, after) => {
    const fastify = (route: string): string =>
      `const app = require('fastify')();\nconst { User } = require('./models');\n${route}\nmodule.exports = app;\n`;
    const files = { 'app.js': fastify(before), 'models.js': MODELS };
    expect((await moved(files))['app.js']).toBe(fastify(after));
    const strict = { ...files, 'ajv.js': 'exports.ajv = { customOptions: { coerceTypes: false } };\n' };
    expect(await moved(strict)).toEqual(strict);
  });

  it('leaves a schema of Fastify that converts the field for a body as a whole', async () => {
    const files = {
      'app.js':
        "const app = require('fastify')();\nconst { User } = require('./models');\napp.put('/users/update', { schema: { body: { type: 'object', properties: { id: { type: 'string' } } } } }, async (request) => User.findByIdAndUpdate(request.body.id, request.body));\nmodule.exports = app;\n",
      'models.js': MODELS,
    };
    expect(await moved(files)).toEqual(files);
  });

  it('leaves a request to Fastify that would have a type of content and no content', async () => {
    const files = {
      'app.js':
        "const app = require('fastify')();\nconst { User } = require('./models');\napp.post('/users/delete', async (request) => User.findByIdAndDelete(request.body.id));\nmodule.exports = app;\n",
      'models.js': MODELS,
      'client.js':
        "export const f = (id) => fetch('/users/delete', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ id }) });\n",
    };
    expect(await moved(files)).toEqual(files);
  });

  it('decorates the parameters of NestJS', async () => {
    const controller = (imported: string, methods: string): string =>
      `import { ${imported} } from '@nestjs/common';\n\n@Controller('users')\nexport class UsersController {\n${methods}}\n`;
    const files = await moved({
      'main.ts':
        "import { NestFactory } from '@nestjs/core';\nimport { AppModule } from './app.module';\nNestFactory.create(AppModule);\n",
      'app.module.ts':
        "import { Module } from '@nestjs/common';\nimport { UsersController } from './users.controller';\n@Module({ controllers: [UsersController] })\nexport class AppModule {}\n",
      'users.controller.ts': controller(
        'Body, Controller, Delete, Get, Put, Query',
        "  @Get('get')\n  one(@Query('id') id: string) {\n    return find(id);\n  }\n" +
          "  @Put('update')\n  update(@Body('_id') id: string, @Body('name') name: string) {\n    return change(id, name);\n  }\n" +
          "  @Delete('delete')\n  remove(@Body('id', ParseIntPipe) id: number) {\n    return drop(id);\n  }\n",
      ),
      'client.ts':
        "import axios from 'axios';\nexport const one = (id: string) => axios.get('/users/get', { params: { id } });\n",
    });
    expect(files['users.controller.ts']).toBe(
      controller(
        'Body, Controller, Delete, Get, Put, Query, Param',
        "  @Get(':id')\n  one(@Param('id') id: string) {\n    return find(id);\n  }\n" +
          "  @Put(':id')\n  update(@Param('id') id: string, @Body('name') name: string) {\n    return change(id, name);\n  }\n" +
          "  @Delete(':id')\n  remove(@Param('id', ParseIntPipe) id: number) {\n    return drop(id);\n  }\n",
      ),
    );
    expect(files['client.ts']).toContain('axios.get(`/users/${encodeURIComponent(id)}`)');
  });

  it('moves each route by itself', async () => {
    const files = {
      'app.js': app(
        DELETE,
        "app.post('/deleteOrder', async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));",
      ),
      'models.js': MODELS,
      'client.js': client(
        "export const f = (id) => axios.post('/deleteUser', { id });",
        "axios.post('/deleteOrder', order);",
      ),
    };
    const after = await moved(files);
    expect(after['app.js']).toContain(DELETED);
    expect(after['app.js']).toContain("app.post('/deleteOrder'");
    expect(after['client.js']).toContain("axios.post('/deleteOrder', order);");
  });

  it('does nothing without the option or the setting', async () => {
    const files = { 'app.js': app(DELETE), 'models.js': MODELS };
    const project = temporary(files);
    expect((await answer(['fix', project.root])).stdout).toContain('Nothing to change.');
    const settings = temporary({ 'settings.json': JSON.stringify({ identifiers: 'path' }) }).at('settings.json');
    await answer(['fix', '--settings', settings, project.root]);
    expect(readFileSync(project.at('app.js'), 'utf8')).toBe(app(DELETED));
  });

  it('has nothing more to do the next time', async () => {
    const project = temporary({ 'app.js': app(DELETE), 'models.js': MODELS });
    await answer(['fix', '--identifiers', project.root]);
    vi.setSystemTime(Date.now() + 5_000);
    expect((await answer(['fix', '--identifiers', '--force', project.root])).stdout).toBe('Nothing to change.\n');
  });
});

/** Applications whose identifiers stay, and why. */
const HELD: readonly (readonly [string, string, string, string])[] = [
  [
    'a number may be compared',
    "app.post('/deleteUser', (req, res) => res.json(users.find((user) => user.id === req.body.id)));",
    '',
    'a text may be handled otherwise than a number',
  ],
  [
    'the body is used as a whole',
    "app.post('/deleteUser', (req, res) => res.json(User.deleteOne(req.body)));",
    '',
    'its handler uses the body or the query as a whole',
  ],
  [
    'it is compared with a number',
    "app.put('/users/update', async (req, res) => res.json(req.body.id === 7 ? null : await User.findByIdAndUpdate(req.body.id, { name: req.body.name })));",
    "axios.put('/users/update', { id, name })",
    'a text may be handled otherwise than a number',
  ],
  [
    'something else gets the request',
    "app.post('/deleteUser', (req, res) => res.json(find(req), req.body.id));",
    '',
    'its handler gives the request to other code',
  ],
  [
    'the handler does without',
    "app.get('/getUser', async (req, res) => res.json(req.query.id ? await User.findById(req.query.id) : null));",
    '',
    'its handler also answers requests without the id',
  ],
  [
    'the handler replaces it',
    "app.post('/deleteUser', async (req, res) => {\n  let { id } = req.body;\n  id = id.trim();\n  res.json(await User.findByIdAndDelete(id));\n});",
    '',
    'its handler replaces the id',
  ],
  [
    'a package makes middleware of its name',
    "app.put('/users/update', require('rules').make({ id: 'required' }), async (req, res) => {\n  const { id, name } = req.body;\n  res.json(await User.findByIdAndUpdate(id, { name }));\n});",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'a package makes middleware of its name, which a variable contains',
    "const needsId = require('rules').make({ required: ['id'] });\napp.put('/users/update', needsId, async (req, res) => {\n  const { id, name } = req.body;\n  res.json(await User.findByIdAndUpdate(id, { name }));\n});",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'a variable contains a validator',
    "const checked = require('celebrate').celebrate({ body: bodies.user });\napp.put('/users/update', checked, async (req, res) => {\n  const { id, name } = req.body;\n  res.json(await User.findByIdAndUpdate(id, { name }));\n});",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'it begins with another letter than the item',
    "app.put('/users/update', async (req, res) => {\n  const { tId, name } = req.body;\n  res.json(await User.findByIdAndUpdate(tId, { name }));\n});",
    '',
    'its path has no identifier of the item',
  ],
  [
    'several identifiers are read',
    "app.delete('/cart/remove', async (req, res) => res.json(await User.remove(req.body.userId, req.body.productId)));",
    '',
    'its handler reads several ids',
  ],
  [
    'an identifier and that of the collection are read',
    "app.put('/users/update', async (req, res) => res.json(await User.findByIdAndUpdate(req.body.userId, { id: req.body.id })));",
    '',
    'its handler reads several ids',
  ],
  [
    'documents have numbers',
    "app.put('/users/update', async (req, res) => res.json([await User.findById(req.body.id), req.body.id, { _id: { type: Number } }]));",
    '',
    'a text may be handled otherwise than a number',
  ],
  [
    'middleware passes the body on',
    "app.put('/users/update', (req, res, next) => check(req.body, next), async (req, res) => res.json(await User.findByIdAndUpdate(req.body.id, {})));",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'middleware sets another field of a body that a DELETE has not',
    "app.post('/users/delete', (req, res, next) => {\n  req.body.userId = req.headers.user;\n  next();\n}, async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));",
    '',
    'the body of its requests is read, and a DELETE has none',
  ],
  [
    'middleware reads it',
    "app.post('/deleteUser', (req, res, next) => (req.body.id === '1' ? res.sendStatus(403) : next()), async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'wrapped middleware reads it, which answers another route too',
    'const wrap = (run) => (req, res, next) => Promise.resolve(run(req, res, next)).catch(next);\n' +
      "const check = async (req, res, next) => (req.body.id === '1' ? res.sendStatus(403) : next());\n" +
      "app.post('/checks', wrap(check));\n" +
      "app.post('/deleteUser', wrap(check), wrap(async (req, res) => res.json(await User.findByIdAndDelete(req.body.id))));",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'middleware of all writes it',
    `app.use((req, res, next) => {\n  req.body.id = req.user.id;\n  next();\n});\n${DELETE}`,
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'middleware of all writes it, which answers a route too',
    `const own = (req, res, next) => {\n  req.body.id = req.user.id;\n  next();\n};\napp.use(own);\napp.post('/owners', own);\n${DELETE}`,
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'a validator may check it',
    "app.post('/deleteUser', validate(rules), async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));",
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'parameters of its name are loaded',
    `app.param('id', load);\n${DELETE}`,
    '',
    'code before its handler reads or checks the same',
  ],
  [
    'a body is not in sight',
    DELETE,
    "axios.post('/deleteUser', user)",
    'what a request sends is not written in its call',
  ],
  [
    'a body may say it again',
    DELETE,
    "axios.post('/deleteUser', { id, ...user })",
    'what a request sends is not written in its call',
  ],
  ['a request lacks it', DELETE, "axios.post('/deleteUser', { name })", 'a request does not send the id'],
  [
    'a request sends an empty one',
    DELETE,
    "axios.post('/deleteUser', { id: '' })",
    'a request sends a value that cannot stand in a URL',
  ],
  [
    'a request sends nothing',
    DELETE,
    "axios.post('/deleteUser', { id: null })",
    'a request sends a value that cannot stand in a URL',
  ],
  [
    'a request sends what leads elsewhere',
    DELETE,
    "axios.post('/deleteUser', { id: '..' })",
    'a request sends a value that cannot stand in a URL',
  ],
  [
    'the body holds more than a DELETE may',
    DELETE,
    "axios.post('/deleteUser', { id, reason })",
    'a request that names it cannot be updated',
  ],
  ['another text names the address', DELETE, "open('/deleteUser')", 'another text contains the old address'],
  [
    'an empty one would delete all',
    `app.delete('/users', (req, res) => res.json(User.deleteMany()));\n${DELETE}`,
    '',
    'with an empty id, a request would change the whole collection',
  ],
  [
    'another route has the address',
    `app.delete('/users/:id', (req, res) => res.json({}));\n${DELETE}`,
    '',
    'another route has or would get',
  ],
  [
    'a later route has one segment',
    "app.get('/users/get', async (req, res) => res.json(await User.findById(req.query.id)));\napp.get('/users/active', (req, res) => res.json([]));",
    '',
    'it would change which handler answers some requests',
  ],
];

/** Methods of a controller of NestJS whose identifiers stay, and why. */
const HELD_BY_NEST: readonly (readonly [string, string, string])[] = [
  [
    'a body may hold a number',
    "@Delete('delete')\n  remove(@Body('id') id: number) {}",
    'a text may be handled otherwise than a number',
  ],
  [
    'a DTO holds it',
    "@Delete('delete')\n  remove(@Body() dto: RemoveDto) { return dto.id; }",
    'a type says what the request holds',
  ],
  [
    'a DTO may hold it too',
    "@Put('update')\n  update(@Body('id') id: string, @Body() dto: UpdateDto) {}",
    'its handler uses the body or the query as a whole',
  ],
  [
    'the request is given',
    "@Delete('delete')\n  remove(@Body('id') id: string, @Req() req: Request) {}",
    'its handler gives the request to other code',
  ],
  [
    'it may be left out',
    "@Get('get')\n  one(@Query('id') id?: string) {}",
    'its handler also answers requests without the id',
  ],
  [
    'documents describe it',
    "@Get('get')\n  @ApiQuery({ name: 'id' })\n  one(@Query('id') id: string) {}",
    'a type says what the request holds',
  ],
];

describe('plan', () => {
  it.each(HELD)('says why an identifier stays where %s', async (_, routes, request, reason) => {
    const files = {
      'app.js': app(routes),
      'models.js': MODELS,
      ...(request !== '' && { 'client.js': client(`export const f = (id, user, name, reason) => ${request};`) }),
    };
    expect((await said(files)).join('\n')).toContain(`unchanged, ${reason}`);
    const { 'app.js': after } = await moved(files);
    expect(after).toBe(files['app.js']);
  });

  it.each(HELD_BY_NEST)('says why an identifier stays in NestJS where %s', async (_, method, reason) => {
    const files = {
      'users.controller.ts': `import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';\n@Controller('users')\nexport class UsersController {\n  ${method}\n}\n`,
    };
    expect((await said(files)).join('\n')).toContain(`unchanged, ${reason}`);
  });

  it('says that a page or a document names the address, which this leaves as it is', async () => {
    const files = {
      'app.js': app(
        "app.get('/users/get', async (req, res) => res.json(await User.findById(req.query.id)));",
        "app.post('/deleteUser', async (req, res) => res.json(await User.findByIdAndDelete(req.body.id)));",
      ),
      'models.js': MODELS,
      'views/users.ejs': '<a href="/users/get?id=<%= id %>">One</a>\n',
      'api.http': 'POST http://localhost:3000/deleteUser\nContent-Type: application/json\n\n{ "id": 7 }\n',
    };
    expect(await said(files)).toEqual([
      'unchanged, a document or a page names the address (views/users.ejs:1)',
      'unchanged, a document or a page names the address (api.http:1)',
    ]);
    expect(await moved(files)).toEqual(files);
  });

  it('says what the option would do', async () => {
    expect(await said({ 'app.js': app(DELETE), 'models.js': MODELS })).toEqual(['DELETE /users/:id']);
  });

  it('shows what it does', async () => {
    const files = {
      'app.js': app(DELETE),
      'models.js': MODELS,
      'client.js': client("export const f = (id) => axios.post('/deleteUser', { id });"),
    };
    const { stdout } = await answer(['plan', '--identifiers', temporary(files).root]);
    expect(stdout).toBe(
      'app.js\n  5:5  POST /deleteUser → DELETE /users/:id\n         client.js:2  POST /deleteUser → DELETE /users/:id\n\n' +
        '1 route in 1 file: 1 to be rewritten, 0 more reported.\nUpdates 1 request or comment.\n',
    );
  });
});
