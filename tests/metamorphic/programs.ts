import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Files } from '../plan/planning.ts';

/** A small project whose plan is known to say something: routes that move, and routes that something holds. */
export interface Program {
  readonly name: string;
  readonly files: Files;
  /** Whether its plan may become more careful all the same. */
  readonly mayBeHeld?: true;
}

const SERVER = "const express = require('express');\nconst app = express();\napp.use(express.json());\n";

/** The application that the demonstration is about. */
const SAMPLE = fileURLToPath(new URL('../fixtures/sample-app/', import.meta.url));

/** Small projects between whose sources and sinks values go in many ways. */
export const PROGRAMS: readonly Program[] = [
  {
    name: 'routes of one file, and a client beside it',
    files: {
      'app.js': `${SERVER}const users = [];
const find = (id) => users.find((user) => user.id === id);
app.get('/getUsers', (req, res) => res.json(users));
app.get('/users/show/:id', (req, res) => res.json(find(req.params.id)));
app.get('/users/delete/:id', (req, res) => { users.splice(0, 1); res.json({ deleted: req.params.id }); });
app.post('/users/create', (req, res) => { users.push(req.body); res.status(201).json(req.body); });
app.listen(3000);
`,
      'client.js': `const axios = require('axios');
const base = '/users';
exports.all = () => axios.get('/getUsers');
exports.show = (id) => axios.get(\`\${base}/show/\${id}\`);
exports.create = (user) => axios.post(base + '/create', user);
`,
    },
  },
  {
    name: 'a router that is mounted, with its prefix in a constant',
    files: {
      'app.js': `${SERVER}const orders = require('./orders');
const prefix = '/orders';
app.use(prefix, orders);
app.listen(3000);
`,
      'orders.js': `const { Router } = require('express');
const router = Router();
const list = (req, res) => res.json([]);
router.get('/list', list);
router.get('/getOrder/:id', (req, res) => res.json({ id: req.params.id }));
router.put('/update/:id', (req, res) => res.json(req.body));
module.exports = router;
`,
      'test.js': `const request = require('supertest');
const { app } = require('./app');
test('lists', async () => { const answer = await request(app).get('/orders/list'); expect(answer.status).toBe(200); });
test('updates', () => request(app).put('/orders/update/1').send({ a: 1 }));
`,
    },
  },
  {
    name: 'a guard that goes by the path',
    files: {
      'app.js': `${SERVER}const open = ['/cars/list', '/login'];
const guard = (req, res, next) => {
  const asked = req.path;
  if (open.includes(asked)) return next();
  if (!req.headers.authorization) return res.sendStatus(401);
  next();
};
app.use(guard);
app.get('/cars/list', (req, res) => res.json([]));
app.get('/cars/get/:id', (req, res) => res.json({ id: req.params.id }));
app.listen(3000);
`,
    },
  },
  {
    name: 'a guard that goes by the method',
    files: {
      'app.js': `${SERVER}app.use((req, res, next) => {
  const method = req.method;
  if (method === 'DELETE' && req.headers.role !== 'admin') return res.sendStatus(403);
  next();
});
app.get('/trees/delete/:id', (req, res) => res.json({ deleted: req.params.id }));
app.get('/trees/show/:id', (req, res) => res.json({ id: req.params.id }));
app.listen(3000);
`,
    },
  },
  {
    name: 'a table of routes',
    files: {
      'app.js': `${SERVER}const handlers = require('./handlers');
const routes = [
  { method: 'get', path: '/books/list', handler: handlers.list },
  { method: 'get', path: '/books/show/:id', handler: handlers.show },
  { method: 'post', path: '/books/add', handler: handlers.add },
];
for (const route of routes) app[route.method](route.path, route.handler);
app.listen(3000);
`,
      'handlers.js': `exports.list = (req, res) => res.json([]);
exports.show = (req, res) => res.json({ id: req.params.id });
exports.add = (req, res) => res.status(201).json(req.body);
`,
    },
  },
  {
    name: 'clients that put their URLs together',
    files: {
      'app.js': `${SERVER}app.get('/api/songs/getAll', (req, res) => res.json([]));
app.get('/api/songs/find/:id', (req, res) => res.json({ id: req.params.id }));
app.post('/api/songs/create', (req, res) => res.status(201).json(req.body));
app.delete('/api/songs/remove/:id', (req, res) => res.json({ deleted: req.params.id }));
app.listen(3000);
`,
      'urls.js': `const root = '/api/songs';
const verbs = { find: 'find', remove: 'remove' };
exports.all = root + '/getAll';
exports.of = (verb, id) => [root, verbs[verb], id].join('/');
`,
      'client.js': `const { all, of } = require('./urls');
const send = (url, options) => fetch(url, options).then((answer) => answer.json());
exports.all = () => send(all);
exports.find = (id) => send(of('find', id));
exports.create = (song) => send('/api/songs/create', { method: 'POST', body: JSON.stringify(song) });
`,
    },
  },
  {
    name: 'Koa, as modules',
    files: {
      'package.json': '{ "type": "module" }',
      'app.js': `import Koa from 'koa';
import { router } from './router.js';
const app = new Koa();
app.use(router.routes());
app.listen(3000);
`,
      'router.js': `import Router from '@koa/router';
import { base } from './paths.js';
export const router = new Router({ prefix: base });
const all = async (ctx) => { ctx.body = []; };
router.get('/films/list', all);
router.get('/films/get/:id', async (ctx) => { ctx.body = { id: ctx.params.id }; });
router.post('/films/create', async (ctx) => { ctx.status = 201; ctx.body = ctx.request.body; });
`,
      'paths.js': "export const base = '/api';\n",
    },
  },
  {
    name: 'Fastify, with a cache and a class as client',
    files: {
      'server.js': `const fastify = require('fastify')();
const answers = new Map();
fastify.addHook('onRequest', async (request, reply) => {
  const kept = answers.get(request.url);
  if (kept) return reply.send(kept);
});
fastify.get('/birds/list', async (request) => { const all = []; answers.set(request.url, all); return all; });
fastify.post('/birds/create', async (request, reply) => { reply.code(201); return request.body; });
fastify.get('/birds/show/:id', async (request) => ({ id: request.params.id }));
fastify.listen({ port: 3000 });
`,
      'client.js': `class Birds {
  constructor(base) { this.base = base; }
  show(id) { return fetch(this.base + '/show/' + id); }
}
module.exports = new Birds('/birds');
`,
    },
  },
  {
    name: 'words that an unknown function may put into a URL',
    files: {
      'app.js': `${SERVER}app.post('/notes/create', (req, res) => res.status(201).json(req.body));
app.get('/notes/list', (req, res) => res.json([]));
app.get('/notes/show/:id', (req, res) => res.json({ id: req.params.id }));
app.listen(3000);
`,
      'client.js': `const { choose } = require('some-package');
const action = choose('create');
exports.run = (note) => fetch('/notes/' + action, { method: 'POST', body: note });
`,
    },
  },
  {
    name: 'a handler that asks for its own path',
    files: {
      'app.js': `${SERVER}const answer = (req, res) => {
  const { path } = req;
  const all = path.endsWith('/list');
  res.json(all ? [] : { id: req.params.id });
};
app.get('/stones/list', answer);
app.get('/stones/show/:id', answer);
app.get('/rivers/list', (req, res) => res.json([]));
app.listen(3000);
`,
    },
  },
  { name: 'an application of several frameworks', files: filesIn(SAMPLE), mayBeHeld: true },
];

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}
