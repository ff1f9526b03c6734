import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporary, type Temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

/** A model that converts what it is asked for, as that of Mongoose does. */
const MODELS = `require('mongoose');
const found = (name) => async (id, data) => ({ name, id: String(id), data });
exports.User = { findById: found('one'), findByIdAndUpdate: found('update'), findByIdAndDelete: found('delete') };
`;

type Read = (carrier: string, find: string) => string;

/** How a handler reads an identifier from a carrier, `req.body` or another one, and answers with what is found. */
const READS: readonly Read[] = [
  (carrier, find) => `answer(await User.${find}(${carrier}.id, {}))`,
  (carrier, find) => `const { id } = ${carrier};\n  answer(await User.${find}(id, {}))`,
  (carrier, find) => `const { id: own } = ${carrier};\n  answer(await User.${find}(own, {}))`,
  (carrier, find) => `if (!${carrier}.id) return answer(null);\n  answer(await User.${find}(${carrier}.id, {}))`,
];
/** The body as a whole keeps the identifier. */
const WHOLE: Read = (carrier, find) => `answer(await User.${find}(${carrier}.id, ${carrier}))`;

/** Those that need more of a body than the identifier: it cannot become a request without one. */
const READS_OF_MORE: readonly Read[] = [
  (carrier, find) => `const { id: own, name } = ${carrier};\n  answer(await User.${find}(own, { name }))`,
  (carrier, find) => `const sent = ${carrier};\n  answer(await User.${find}(sent.id, { name: sent.name }))`,
  (carrier, find) => `const { id, ...data } = ${carrier};\n  answer(await User.${find}(id, data))`,
  WHOLE,
];

interface Server {
  readonly name: string;
  /** A file that exports a function which listens. */
  readonly app: (routes: string) => string;
  readonly route: (method: string, path: string, body: string) => string;
  readonly body: string | null;
  readonly query: string;
}

const SERVERS: readonly Server[] = [
  {
    name: 'Express',
    app: (routes) =>
      `const app = require('express')();\napp.use(require('express').json());\nconst { User } = require('./models');\n${routes}module.exports = app;\n`,
    route: (method, path, body) =>
      `app.${method}('${path}', async (req, res) => {\n  const answer = (value) => res.json(value);\n  ${body};\n});\n`,
    body: 'req.body',
    query: 'req.query',
  },
  {
    name: 'Koa',
    app: (routes) =>
      `const Koa = require('koa');\nconst Router = require('@koa/router');\nconst { User } = require('./models');\nconst router = new Router();\n${routes}const app = new Koa();\napp.use(router.routes());\nmodule.exports = app.callback();\n`,
    route: (method, path, body) =>
      `router.${method}('${path}', async (ctx) => {\n  const answer = (value) => {\n    ctx.body = value ?? {};\n  };\n  ${body};\n});\n`,
    body: null,
    query: 'ctx.query',
  },
];

/** What sends requests to an application. */
const CLIENT = `const { createServer } = require('node:http');
const axios = require('axios');
const request = require('supertest');
const app = require('./app');
axios.defaults.validateStatus = () => true;
const server = createServer(app).listen(0);
server.unref();
const BASE = \`http://localhost:\${server.address().port}\`;
`;

/** Requests of each carrier, of a method and a path. */
const SENT: Readonly<Record<'body' | 'query', readonly ((method: string, path: string) => string)[]>> = {
  body: [
    (method, path) => `request(app).${method}('${path}').send({ id })`,
    (method, path) => `request(app).${method}('${path}').set('x-trace', '1').send({ id: String(id) })`,
    (method, path) => `request(app).${method}('${path}').send({ id, name: 'x' })`,
    (method, path) => `axios.${method}(BASE + '${path}', ${method === 'delete' ? '{ data: { id } }' : '{ id }, {}'})`,
    (method, path) =>
      `axios.${method}(\`\${BASE}${path}\`, ${method === 'delete' ? '{ data: { id }, ' : '{ id }, { '}headers: { 'x-trace': '1' } })`,
  ],
  query: [
    (method, path) => `request(app).${method}('${path}').query({ id })`,
    (method, path) => `request(app).${method}(\`${path}?id=\${encodeURIComponent(id)}\`)`,
    (method, path) => `request(app).${method}('${path}?id=' + encodeURIComponent(id))`,
  ],
};

/** Method, path, what is found, and what the route becomes. */
const ROUTES: Readonly<Record<'body' | 'query', readonly (readonly [string, string, string, string])[]>> = {
  body: [
    ['post', '/deleteUser', 'findByIdAndDelete', "delete('/users/:id'"],
    ['put', '/users/update', 'findByIdAndUpdate', "put('/users/:id'"],
    ['delete', '/users/remove', 'findByIdAndDelete', "delete('/users/:id'"],
  ],
  query: [
    ['get', '/users/get', 'findById', "get('/users/:id'"],
    ['get', '/getUser', 'findById', "get('/users/:id'"],
  ],
};

const IDS: readonly (string | number)[] = [
  ...['7', '00a1', 'a b', 'a/b', '/a', 'a/', '50%', '%2F', 'ä', 'a?b', 'a#b', 'a&b=c', 'a+b', 'a.b', '...', ';x=1'],
  ...[':id', '*', '~', "it's", '(a)', 'active', 'undefined', 7, 0.5, -1],
];

interface Loaded {
  readonly send: (
    id: string | number,
  ) => Promise<{ readonly status: number; readonly body?: unknown; readonly data?: unknown }>;
}

async function answers(project: Temporary): Promise<readonly unknown[]> {
  const { send } = createRequire(project.at('x.js'))('./client.js') as Loaded;
  const all: unknown[] = [];
  for (const id of IDS) {
    const { status, body, data = body } = await send(id);
    all.push({ id, status, data });
  }
  return all;
}

function application(files: Readonly<Record<string, string>>): Temporary {
  const project = temporary(files);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), project.at('node_modules'), 'junction');
  return project;
}

/** What applications are made of: all of one carrier, with each form of reading and sending. */
const CASES = SERVERS.flatMap((server) =>
  (['body', 'query'] as const).flatMap((carrier) => {
    const way = server[carrier];
    return way === null
      ? []
      : ROUTES[carrier].flatMap((route) =>
          [...READS, ...(route[0] === 'put' ? READS_OF_MORE : [])].flatMap((read, at) =>
            SENT[carrier]
              .map((sent, sender) => ({ server, way, route, read, at, sent, sender }))
              // A DELETE has no more than the identifier, and what stays in the body is not worked out twice.
              .filter(({ sender }) => (sender !== 2 || route[0] !== 'post') && !(read === WHOLE && sender === 1))
              // How it is sent does not depend on how it is read.
              .filter(({ sender }) => sender < 3 || at === 1),
          ),
        );
  }),
);

describe('an application whose identifiers move', () => {
  it.each(CASES)('answers as before: $server.name, $route, reading form $at, request $sender', async (one) => {
    const { server, way, route, read, sent } = one;
    const [method, path, find, after] = route;
    const files = {
      'app.js': server.app(server.route(method, path, read(way, find))),
      'models.js': MODELS.replace(
        "require('mongoose');",
        "// Stands for require('mongoose').\nif (0) require('mongoose');",
      ),
      'client.js': `${CLIENT}exports.send = (id) => ${sent(method, path)};\n`,
    };
    const [old, now] = [application(files), application(files)];
    expect(await answer(['fix', '--identifiers', '--force', now.root])).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(now.at('app.js'), 'utf8')).toContain(after);
    expect(await answers(now)).toEqual(await answers(old));
  });
});
