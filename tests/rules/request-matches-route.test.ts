import type { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';
import rule from '../../src/rules/request-matches-route.ts';
import { ANSWER, express, fastify, registration } from '../support/applications.ts';
import { called, follows, late } from '../support/callers.ts';
import { LintedProject } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';
import { ruleTester } from '../support/rule-tester.ts';

const RULE = 'restful-routes/request-matches-route';

/** A test asks the server that it holds, which would not ask itself. */
const TEST = 'server.test.js';

const MOVES = { 'restful-routes': { callers: 'fix' } };

/** An application that registers these endpoints. */
function serving(...endpoints: readonly string[]): string {
  return express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER)), 'module.exports = app;', '');
}

it('finds the words that other files make URLs of, whatever rules run besides', async () => {
  const files = {
    'server.js': serving('GET /api/getUsers'),
    'http.js': "exports.call = (name) => fetch('/api/' + name);\n",
    'client.js': "const { call } = require('./http');\nexports.list = () => call('getUsers');\n",
  };
  const fixed = await new LintedProject(files, { rules: { ...plugin.configs.strict.rules } }).fix();
  expect(fixed['client.js']).toBe(files['client.js'].replace('getUsers', 'users'));
});

describe('the name of a collection that a function of another file makes URLs of', () => {
  const STRICT = { rules: { ...plugin.configs.strict.rules } };
  const server = serving('GET /user/:id');
  const http = 'exports.get = (resource, id) => fetch(`/${resource}/${id}`);\n';

  it('is renamed with its routes', async () => {
    const client = "const api = require('./http');\nexports.one = () => api.get('user', 7);\n";
    const files = { 'server.js': server, 'http.js': http, 'client.js': client };
    const fixed = await new LintedProject(files, STRICT).fix();
    expect(fixed['server.js']).toBe(serving('GET /users/:id'));
    expect(fixed['client.js']).toBe(client.replace('user', 'users'));
  });

  it.each([
    ['in a file that shows no request', "const { get } = require('./http');\nexports.one = () => get('user', 7);\n"],
    [
      'where something else goes by it',
      'const get = async (resource) => [LABELS[resource], await fetch(`/${resource}/7`)];\nexports.one = () => get("user");\nconst LABELS = { user: "A user" };\n',
    ],
  ])('stays %s', async (_, client) => {
    const files = { 'server.js': server, 'http.js': http, 'client.js': client };
    const project = new LintedProject(files, STRICT);
    expect(await project.reports()).toEqual([
      expect.stringMatching(/a request that names it cannot be updated .*client\.js:/),
    ]);
    expect(await project.fix()).toEqual(files);
  });
});

describe('a request in the file of its route', () => {
  const invalid: readonly (readonly [
    name: string,
    endpoint: string,
    marked: string,
    before: string,
    after: string,
    output: string,
  ])[] = [
    ['fetch', 'GET /users/getAll', "fetch('«/users/getAll»');", 'GET /users/getAll', 'GET /users', "fetch('/users');"],
    [
      'a query',
      'GET /users/getAll',
      "fetch('«/users/getAll?page=1#top»');",
      'GET /users/getAll?page=1#top',
      'GET /users?page=1#top',
      "fetch('/users?page=1#top');",
    ],
    [
      'a host of this machine',
      'GET /users/getAll',
      "fetch('«http://localhost:3000/users/getAll»');",
      'GET /users/getAll',
      'GET /users',
      "fetch('http://localhost:3000/users');",
    ],
    [
      'a hole',
      'PUT /users/update/:id',
      "fetch(`«/users/update/${id»}`, { method: 'PUT', body });",
      'PUT /users/update/${…}',
      'PUT /users/${…}',
      "fetch(`/users/${id}`, { method: 'PUT', body });",
    ],
    [
      'a hole in front',
      'GET /users/getAll',
      'fetch(`${«BASE}/users/getAll»`);',
      'GET ${…}/users/getAll',
      'GET ${…}/users',
      'fetch(`${BASE}/users`);',
    ],
    [
      'a concatenation',
      'DELETE /users/delete/:id',
      "fetch('«/users/delete/' + id», { method: 'DELETE' });",
      'DELETE /users/delete/${…}',
      'DELETE /users/${…}',
      "fetch('/users/' + id, { method: 'DELETE' });",
    ],
    [
      'the method',
      'POST /users/delete/:id',
      "axios.post('«/users/delete/1»');",
      'POST /users/delete/1',
      'DELETE /users/1',
      "axios.delete('/users/1');",
    ],
    [
      'a method in options',
      'POST /users/delete/:id',
      "fetch('«/users/delete/1»', { method: 'POST' });",
      'POST /users/delete/1',
      'DELETE /users/1',
      "fetch('/users/1', { method: 'DELETE' });",
    ],
    [
      'a body that the new method takes too',
      'POST /users/update/:id',
      "axios.post('«/users/update/1»', { name });",
      'POST /users/update/1',
      'PUT /users/1',
      "axios.put('/users/1', { name });",
    ],
    [
      'a member instead of a word',
      'GET /getUser/:id',
      'axios.get(`«/getUser/${id»}`);',
      'GET /getUser/${…}',
      'GET /users/${…}',
      'axios.get(`/users/${id}`);',
    ],
    [
      'a test agent',
      'POST /users/delete/:id',
      "request(app).post('«/users/delete/1»').expect(204);",
      'POST /users/delete/1',
      'DELETE /users/1',
      "request(app).delete('/users/1').expect(204);",
    ],
    [
      'the end of a URL',
      'GET /users/getAll',
      "if (url.endsWith('«/users/getAll»')) answer();",
      '/users/getAll',
      '/users',
      "if (url.endsWith('/users')) answer();",
    ],
    [
      'a whole URL and its method',
      'POST /users/delete/:id',
      "if (url === '«/users/delete/1»' && options.method === 'POST') answer();",
      'POST /users/delete/1',
      'DELETE /users/1',
      "if (url === '/users/1' && options.method === 'DELETE') answer();",
    ],
  ];
  const imports = "const axios = require('axios');\nconst request = require('supertest');\n";

  ruleTester.run('request-matches-route', rule, {
    valid: [
      { name: 'a route that stays', code: serving('GET /users') + "fetch('/users');", settings: MOVES },
      { name: 'a route that nothing knows', code: "fetch('/users/getAll');", settings: MOVES },
      {
        name: 'another method',
        code: serving('POST /users/delete/:id') + "fetch('/users/delete/1', { method: 'PUT' });",
        settings: MOVES,
      },
      {
        name: 'a host that its own server asks',
        code: serving('GET /users/getAll') + 'fetch(`${BASE}/users/getAll`);',
        settings: MOVES,
      },
      {
        name: 'another host',
        code: serving('GET /users/getAll') + "fetch('https://example.com/users/getAll');",
        settings: MOVES,
      },
      {
        name: 'an unknown method',
        code: serving('GET /users/getAll') + "fetch('/users/getAll', options);",
        settings: MOVES,
      },
      {
        name: 'a body that the new method does not take',
        code: serving('POST /users/delete/:id') + "fetch('/users/delete/1', { method: 'POST', body });",
        settings: MOVES,
      },
      {
        name: 'a part of a URL',
        code: serving('GET /users/getAll') + "if (url.includes('/users/getAll')) answer();",
        settings: MOVES,
      },
      {
        name: 'a matcher of no method, where it would change',
        code: serving('POST /users/delete/:id') + "if (url === '/users/delete/1') answer();",
        settings: MOVES,
      },
      { name: 'settings that leave callers alone', code: serving('GET /users/getAll') + "fetch('/users/getAll');" },
      {
        name: 'a route whose rewrite is a suggestion',
        code: serving('GET /users/getAll') + "fetch('/users/getAll');",
        settings: { 'restful-routes': { callers: 'fix', fix: 'suggest' } },
      },
      {
        name: 'a route that is not rewritten',
        code: serving('GET /users/getAll') + "fetch('/users/getAll');",
        settings: { 'restful-routes': { callers: 'fix', fix: 'off' } },
      },
      {
        name: 'an address that is allowed',
        code: serving('GET /users/getAll') + "fetch('/users/getAll');",
        settings: MOVES,
        options: [{ allow: ['/users/**'] }],
      },
      {
        name: 'a route that collides',
        code: serving('GET /users/getAll', 'GET /users') + "fetch('/users/getAll');",
        settings: MOVES,
      },
    ],
    invalid: [
      ...invalid.map(([name, endpoint, marked, before, after, output]) => ({
        name,
        ...called(imports + serving(endpoint) + marked, follows(before, after)),
        output: imports + serving(endpoint) + output,
        filename: TEST,
        settings: MOVES,
      })),
      {
        name: 'Fastify and inject',
        ...called(
          fastify(
            "fastify.get('/users/getAll', async () => []);",
            "await fastify.inject({ method: 'GET', url: '«/users/getAll?page=1»' });",
          ),
          follows('GET /users/getAll?page=1', 'GET /users?page=1'),
        ),
        output: fastify(
          "fastify.get('/users/getAll', async () => []);",
          "await fastify.inject({ method: 'GET', url: '/users?page=1' });",
        ),
        settings: MOVES,
      },
      {
        name: 'an update becomes a PATCH',
        ...called(
          serving('POST /users/update/:id') + "fetch('«/users/update/1»', { method: 'POST', body });",
          follows('POST /users/update/1', 'PATCH /users/1'),
        ),
        output: serving('POST /users/update/:id') + "fetch('/users/1', { method: 'PATCH', body });",
        settings: MOVES,
        options: [{ update: 'PATCH' }],
      },
      {
        name: 'a verb of the options',
        ...called(
          serving('GET /users/obtain') + "fetch('«/users/obtain»');",
          follows('GET /users/obtain', 'GET /users'),
        ),
        output: serving('GET /users/obtain') + "fetch('/users');",
        settings: MOVES,
        options: [{ verbs: { obtain: 'read' } }],
      },
    ],
  });
});

describe('a request whose route was rewritten before', () => {
  ruleTester.run('request-matches-route', rule, {
    valid: [
      {
        name: 'nothing answers what it would become',
        code: serving('GET /users') + "fetch('/things/getAll');",
        settings: MOVES,
      },
      {
        name: 'a route answers it as it is',
        code: serving('GET /users', 'GET /users/lists') + "fetch('/users/lists');",
        settings: MOVES,
      },
      {
        name: 'another host',
        code: serving('GET /users') + "fetch('https://example.com/users/getAll');",
        settings: MOVES,
      },
      {
        name: 'a base that is not known, in a file that asks nothing else',
        code: serving('GET /users') + 'fetch(`${BASE}/users/getAll`);',
        settings: MOVES,
      },
      {
        name: 'a body that the new method does not take',
        code: serving('DELETE /users/:id') + "fetch('/users/delete/1', { method: 'POST', body });",
        settings: MOVES,
      },
    ],
    invalid: [
      {
        name: 'a path',
        ...called(serving('GET /users') + "fetch('«/users/getAll»');", late('GET /users/getAll', 'GET /users')),
        output: serving('GET /users') + "fetch('/users');",
      },
      {
        name: 'a path and a method',
        ...called(
          serving('DELETE /users/:id') + "fetch(`«/users/delete/${id»}`, { method: 'POST' });",
          late('POST /users/delete/${…}', 'DELETE /users/${…}'),
        ),
        output: serving('DELETE /users/:id') + "fetch(`/users/${id}`, { method: 'DELETE' });",
        settings: MOVES,
      },
      {
        name: 'a base that is not known, in a file whose other requests reach routes',
        ...called(
          serving('GET /users', 'GET /posts') + 'fetch(`${BASE}/posts`);\nfetch(`${«BASE}/users/getAll»`);',
          late('GET ${…}/users/getAll', 'GET ${…}/users'),
        ),
        output: serving('GET /users', 'GET /posts') + 'fetch(`${BASE}/posts`);\nfetch(`${BASE}/users`);',
        filename: TEST,
        settings: MOVES,
      },
      {
        name: 'as a suggestion',
        ...called(
          serving('GET /users') + "fetch('«/users/getAll»');",
          late('GET /users/getAll', 'GET /users', serving('GET /users') + "fetch('/users');"),
        ),
        output: null,
        settings: { 'restful-routes': { fix: 'suggest' } },
      },
      {
        name: 'reported alone',
        ...called(serving('GET /users') + "fetch('«/users/getAll»');", late('GET /users/getAll', 'GET /users')),
        output: null,
        settings: { 'restful-routes': { fix: 'off' } },
      },
    ],
  });
});

const LISTED = serving('GET /users/getAll');
const LISTED_AFTER = serving('GET /users');
const DELETED = serving('POST /users/delete/:id');
const AXIOS = "const axios = require('axios');\n";

/** The report on `GET /users/getAll` of {@link LISTED}, with why it stays. */
function listedStays(reason: string): readonly string[] {
  return [`server.js:3:17 no-verb-segment: Verb 'get' in the path of 'GET /users/getAll'. Not rewritten: ${reason}.`];
}

function deletedStays(reason: string): readonly string[] {
  return [
    `server.js:3:5 no-tunneled-method: 'POST /users/delete/:id' says 'delete', which is the action of another method. Not rewritten: ${reason}.`,
    "server.js:3:18 no-verb-segment: Verb 'delete' in the path of 'POST /users/delete/:id'. Not rewritten: see restful-routes/no-tunneled-method.",
  ];
}

describe('a request of another file', () => {
  it('says what its route becomes', async () => {
    const project = new LintedProject({ 'server.js': LISTED, 'client.js': "fetch('/users/getAll');\n" });
    expect(await project.reports()).toEqual([
      "client.js:1:8 request-matches-route: 'GET /users/getAll' becomes 'GET /users', as its route does.",
      "server.js:3:17 no-verb-segment: Verb 'get' in the path of 'GET /users/getAll'. Use 'GET /users'.",
    ]);
  });

  const moving: readonly (readonly [name: string, before: Files, after: Files])[] = [
    [
      'method and path',
      {
        'server.js': serving('GET /users/getAll', 'POST /users/delete/:id'),
        'client.js': `${AXIOS}axios.get('/users/getAll');\naxios.post(\`/users/delete/\${id}\`);\n`,
      },
      {
        'server.js': serving('GET /users', 'DELETE /users/:id'),
        'client.js': `${AXIOS}axios.get('/users');\naxios.delete(\`/users/\${id}\`);\n`,
      },
    ],
    [
      'the base of a client',
      {
        'server.js': serving('GET /api/users/getAll'),
        'client.js': `${AXIOS}const api = axios.create({ baseURL: '/api' });\napi.get('/users/getAll');\n`,
      },
      {
        'server.js': serving('GET /api/users'),
        'client.js': `${AXIOS}const api = axios.create({ baseURL: '/api' });\napi.get('/users');\n`,
      },
    ],
    [
      'a test with a body',
      {
        'server.js': serving('POST /users/update/:id'),
        'test.js':
          "const request = require('supertest');\nconst app = require('./server.js');\nrequest(app).post('/users/update/1').send({ name }).expect(200);\n",
      },
      {
        'server.js': serving('PUT /users/:id'),
        'test.js':
          "const request = require('supertest');\nconst app = require('./server.js');\nrequest(app).put('/users/1').send({ name }).expect(200);\n",
      },
    ],
    [
      'relative addresses',
      {
        'server.js': serving('GET /api/users/getAll', 'POST /api/users/delete/:id'),
        'client.js': "fetch('./api/users/getAll?page=1');\nfetch(`../api/users/delete/${id}`, { method: 'POST' });\n",
      },
      {
        'server.js': serving('GET /api/users', 'DELETE /api/users/:id'),
        'client.js': "fetch('./api/users?page=1');\nfetch(`../api/users/${id}`, { method: 'DELETE' });\n",
      },
    ],
    [
      'a noun that is said twice',
      { 'server.js': serving('GET /users/get/users'), 'client.js': "fetch('/users/get/users?page=1');\n" },
      { 'server.js': serving('GET /users'), 'client.js': "fetch('/users?page=1');\n" },
    ],
    [
      'one relative address',
      { 'server.js': serving('GET /users/getAll'), 'client.js': "fetch('./users/getAll');\n" },
      { 'server.js': serving('GET /users'), 'client.js': "fetch('./users');\n" },
    ],
    [
      'blanks behind a URL',
      {
        'server.js': serving('GET /users/getAll', 'GET /users/get/:id'),
        'client.js': "fetch('/users/getAll  ');\nfetch(`/users/get/${id}\n`);\n",
      },
      {
        'server.js': serving('GET /users', 'GET /users/:id'),
        'client.js': "fetch('/users  ');\nfetch(`/users/${id}\n`);\n",
      },
    ],
    [
      'a mounted router',
      {
        'app.js': express("app.use('/users', require('./users'));", ''),
        'users.js': `const router = require('express').Router();\nrouter.get('/getAll', ${ANSWER});\nrouter.get('/get/:id', ${ANSWER});\nmodule.exports = router;\n`,
        'client.js': "fetch('/users/getAll?page=' + page);\nfetch(`/users/get/${id}`);\n",
      },
      {
        'app.js': express("app.use('/users', require('./users'));", ''),
        'users.js': `const router = require('express').Router();\nrouter.get('/', ${ANSWER});\nrouter.get('/:id', ${ANSWER});\nmodule.exports = router;\n`,
        'client.js': "fetch('/users?page=' + page);\nfetch(`/users/${id}`);\n",
      },
    ],
    [
      'an empty body before options',
      {
        'server.js': serving('POST /users/delete/:id'),
        'client.js': `${AXIOS}axios.post(\`/users/delete/\${id}\`, {}, { headers });\naxios.post('/users/delete/' + id, null, { headers });\n`,
      },
      {
        'server.js': serving('DELETE /users/:id'),
        'client.js': `${AXIOS}axios.delete(\`/users/\${id}\`, { headers });\naxios.delete('/users/' + id, { headers });\n`,
      },
    ],
    [
      'a matcher of a mock, and JSX',
      {
        'server.js': LISTED,
        'List.jsx': "export const load = () => fetch('/users/getAll');\n",
        'List.test.mjs':
          "fetchMock.mockImplementation((url) => (url === '/users/getAll' && init.method === 'GET' ? [] : null));\n",
      },
      {
        'server.js': LISTED_AFTER,
        'List.jsx': "export const load = () => fetch('/users');\n",
        'List.test.mjs':
          "fetchMock.mockImplementation((url) => (url === '/users' && init.method === 'GET' ? [] : null));\n",
      },
    ],
    [
      'TypeScript',
      {
        'server.ts':
          "import express from 'express';\nconst app = express();\napp.get('/getUser/:id', (req, res) => { res.json({}); });\n",
        'client.ts':
          'export async function load(id: string): Promise<unknown> {\n  return (await fetch(`/getUser/${id}`)).json();\n}\n',
      },
      {
        'server.ts':
          "import express from 'express';\nconst app = express();\napp.get('/users/:id', (req, res) => { res.json({}); });\n",
        'client.ts':
          'export async function load(id: string): Promise<unknown> {\n  return (await fetch(`/users/${id}`)).json();\n}\n',
      },
    ],
  ];

  it.each(moving)('moves with its route at once, and a second run is clean: %s', async (_name, before, after) => {
    const project = new LintedProject(before);
    expect(await project.fix()).toEqual(after);
    expect(await project.reports()).toEqual([]);
  });

  it.each(moving)('moves file by file: %s', async (_name, before, after) => {
    expect(await new LintedProject(before).fixOneByOne()).toEqual(after);
    expect(await new LintedProject(before).fixOneByOne(Object.keys(before).toReversed())).toEqual(after);
  });

  it.each<[string, string, string]>([
    [
      'has a body that cannot follow',
      `${AXIOS}axios.post('/users/delete/' + id, { reason });\n`,
      "a request that names it cannot be updated ('/users/delete/${…}', client.js:2)",
    ],
    [
      'does not tell its method',
      "fetch('/users/delete/' + id, options);\n",
      "a request that names it cannot be updated ('/users/delete/${…}', client.js:1)",
    ],
    [
      'has its URL from elsewhere',
      "const DELETE = '/users/delete/1';\nfetch(DELETE, { method: 'POST' });\nkeep(DELETE);\n",
      "a request that names it cannot be updated ('/users/delete/1', client.js:2)",
    ],
    [
      'goes to another host',
      "fetch('https://example.com/users/delete/1', { method: 'POST' });\n",
      "a request to another host has this address, and the setting `origins` does not name that host ('https://example.com/users/delete/1', client.js:1)",
    ],
    [
      'compares a part of the URL',
      "if (url.includes('/users/delete')) answer();\n",
      "another text contains the old address and cannot be updated ('/users/delete', client.js:1)",
    ],
  ])('that %s withholds the route', async (_name, client, reason) => {
    const files = { 'server.js': DELETED, 'client.mjs': client };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual(deletedStays(reason.replace('client.js', 'client.mjs')));
    expect(await project.fix()).toEqual(files);
  });

  it('to a host that the settings name follows, file by file too', async () => {
    const before = { 'server.js': LISTED, 'client.js': "fetch('https://api.example.com/users/getAll');\n" };
    const after = { 'server.js': LISTED_AFTER, 'client.js': "fetch('https://api.example.com/users');\n" };
    const options = { settings: { origins: ['https://API.example.com:443'] } };
    expect(await new LintedProject(before, options).fix()).toEqual(after);
    expect(await new LintedProject(before, options).fixOneByOne(['server.js', 'client.js'])).toEqual(after);
    expect(await new LintedProject(before, options).fixOneByOne(['client.js', 'server.js'])).toEqual(after);
    expect(await new LintedProject(before, { settings: { origins: ['https://example.com'] } }).fix()).toEqual(before);
  });

  it('of another method is left alone', async () => {
    const project = new LintedProject({ 'server.js': DELETED, 'client.js': `${AXIOS}axios.put('/users/delete/1');\n` });
    expect(await project.fix()).toEqual({
      'server.js': serving('DELETE /users/:id'),
      'client.js': `${AXIOS}axios.put('/users/delete/1');\n`,
    });
  });

  it('that a comment suppresses withholds the route, and keeps its comment', async () => {
    const files = {
      'server.js': LISTED,
      'client.js':
        "// eslint-disable-next-line restful-routes/request-matches-route -- an old proxy\nfetch('/users/getAll');\n",
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual(
      listedStays(
        "a comment suppresses the report on a request or a document that names it, or sets options in its file ('/users/getAll', client.js:2)",
      ),
    );
    expect(await project.fix()).toEqual(files);
    expect(await project.fixOneByOne(['client.js', 'server.js'])).toEqual(files);
  });

  it.each([
    ['the next line', serving('GET /users/getAll').replace('app.get', '// eslint-disable-next-line\napp.get')],
    ['the whole file', `/* eslint-disable */\n${LISTED}`],
    ['the rule in the file', `/* eslint restful-routes/no-verb-segment: "off" */\n${LISTED}`],
  ])('stays with its route where a comment switches off %s', async (_name, server) => {
    const files = { 'server.js': server, 'client.js': "fetch('/users/getAll');\n// GET /users/getAll\n" };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });

  it.each([
    ['words', `/* eslint restful-routes/no-verb-segment: ["error", { "allow": ["getAll"] }] */\n${LISTED}`],
    [
      'paths',
      `/* eslint restful-routes/request-matches-route: 'error', restful-routes/no-verb-segment: [2, { allow: ['/users/**'] }] -- an old client */\n${LISTED}`,
    ],
  ])('stays with its route where a comment gives the rules of its file other %s', async (_name, server) => {
    const files = { 'server.js': server, 'client.js': "fetch('/users/getAll');\n" };
    expect(await new LintedProject(files).fix()).toEqual(files);
    expect(await new LintedProject(files).fixOneByOne(['client.js', 'server.js'])).toEqual(files);
  });

  it.each(['no-verb-segment', 'request-matches-route'])(
    'holds its route back where a comment gives %s options in its own file',
    async (rule) => {
      const files = {
        'server.js': LISTED,
        'client.js': `/* eslint restful-routes/${rule}: ["error", { "allow": ["getAll"] }] */\nfetch('/users/getAll');\n`,
      };
      const project = new LintedProject(files);
      expect(await project.reports()).toEqual(
        listedStays(
          "a comment suppresses the report on a request or a document that names it, or sets options in its file ('/users/getAll', client.js:2)",
        ),
      );
      expect(await project.fix()).toEqual(files);
    },
  );

  it.each(['no-verb-segment', 'no-unsafe-get', 'request-matches-route'])(
    'stays with the route that it holds back by other options of %s, and is not told to follow',
    async (rule) => {
      const files = {
        'server.js': LISTED,
        'client.js': `/* eslint restful-routes/${rule}: ["error", { "allow": ["/legacy/**"] }] */\nfetch('/users/getAll');\n`,
      };
      const project = new LintedProject(files);
      expect(await project.reports()).toEqual(
        listedStays(
          "a comment suppresses the report on a request or a document that names it, or sets options in its file ('/users/getAll', client.js:2)",
        ),
      );
      expect(await project.fix()).toEqual(files);
    },
  );

  it('holds its route back where a comment switches a rule off by which its own file would move it', async () => {
    const files = {
      'server.js': LISTED,
      'client.js': "/* eslint restful-routes/no-verb-segment: 'off' */\nfetch('/users/getAll');\n",
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual(
      listedStays(
        "a comment suppresses the report on a request or a document that names it, or sets options in its file ('/users/getAll', client.js:2)",
      ),
    );
    expect(await project.fix()).toEqual(files);
  });

  it.each(['["error", { "allow": ["user"] }]', '["error", { "style": "consistent" }]', '"off"'])(
    'holds the name of a collection where a comment says another thing of it in its own file: %s',
    async (said) => {
      const files = {
        'server.js': serving('GET /user/:id', 'PUT /user/:id'),
        'client.js': `/* eslint restful-routes/plural-collection: ${said} */\nfetch('/user/7');\n`,
      };
      expect(await new LintedProject(files, { rules: { ...plugin.configs.strict.rules } }).fix()).toEqual(files);
    },
  );

  it('stays with the route that its comment holds back, also where comments switch nothing off', async () => {
    const files = {
      'server.js': LISTED,
      'client.js': "// eslint-disable-next-line restful-routes/request-matches-route\nfetch('/users/getAll');\n",
    };
    expect(await new LintedProject(files, { linterOptions: { noInlineConfig: true } }).fix()).toEqual(files);
  });

  it.each(['no-verb-segment', 'no-unsafe-get', 'no-tunneled-method', 'request-matches-route'])(
    'moves with its route or not at all, whichever rule has options: %s',
    async (rule) => {
      const before = {
        'client.js':
          "fetch('/users/update/1', { method: 'POST', body });\nfetch('/users/delete/1');\nfetch('/getPosts');\n",
        'server.js': serving('POST /users/update/:id', 'GET /users/delete/:id', 'GET /getPosts'),
      };
      const withOptions = (options: object): Pick<Linter.Config, 'rules'> => ({
        rules: { ...plugin.configs.recommended.rules, [`restful-routes/${rule}`]: ['error', options] },
      });
      const kept = {
        ...before,
        'client.js': before['client.js'].replace('/getPosts', '/posts'),
        'server.js': before['server.js'].replace('/getPosts', '/posts'),
      };
      expect(await new LintedProject(before, withOptions({ allow: ['/users/**'] })).fix()).toEqual(kept);
      expect(await new LintedProject(before, withOptions({ allow: ['/users/**'] })).fixOneByOne()).toEqual(kept);
      const patched = {
        'client.js':
          "fetch('/users/1', { method: 'PATCH', body });\nfetch('/users/1', { method: 'DELETE' });\nfetch('/posts');\n",
        'server.js': serving('PATCH /users/:id', 'DELETE /users/:id', 'GET /posts'),
      };
      expect(await new LintedProject(before, withOptions({ update: 'PATCH' })).fix()).toEqual(patched);
    },
  );

  it('follows where a comment of the file sets a severity alone', async () => {
    const [server, client] = [
      `/* eslint restful-routes/no-verb-segment: ["warn"] */\n${LISTED}`,
      '/* eslint restful-routes/request-matches-route: "warn", no-undef: ["error", {}] */\n',
    ];
    const moved = await new LintedProject({
      'server.js': server,
      'client.js': `${client}fetch('/users/getAll');\n`,
    }).fix();
    expect(moved['client.js']).toBe(`${client}fetch('/users');\n`);
  });

  it('is suppressed where its URL stands', async () => {
    const test =
      "const request = require('supertest');\n// eslint-disable-next-line restful-routes/request-matches-route\nrequest(require('./server'))\n  .post('/users/delete/1');\n";
    const moved = await new LintedProject({ 'server.js': DELETED, 'test.js': test }).fix();
    expect(moved['server.js']).toBe(serving('DELETE /users/:id'));
    expect(moved['test.js']).toContain(".delete('/users/1')");
    const [head, comment, call, member] = test.split('\n');
    const files = { 'server.js': DELETED, 'test.js': [head, call, comment, member, ''].join('\n') };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });

  it('withholds the route where the settings do not say that callers move', async () => {
    const files = { 'server.js': LISTED, 'client.js': "fetch('/users/getAll');\n" };
    const project = new LintedProject(files, { settings: { callers: 'withhold' } });
    expect(await project.reports()).toEqual(
      listedStays("requests name it, and settings or rules leave these as they are ('/users/getAll', client.js:1)"),
    );
    expect(await project.fix()).toEqual(files);
  });

  it('withholds the route where it does not run, though the settings say that callers move', async () => {
    const files = {
      'server.js': LISTED,
      'client.js': "fetch('/users/getAll');\n",
      'jobs.js': serving('GET /jobs/getAll'),
    };
    const project = new LintedProject(files, { rules: { ...plugin.configs.recommended.rules, [RULE]: 'off' } });
    expect(await project.reports()).toEqual([
      "jobs.js:3:16 no-verb-segment: Verb 'get' in the path of 'GET /jobs/getAll'. Use 'GET /jobs'.",
      ...listedStays("requests name it, and settings or rules leave these as they are ('/users/getAll', client.js:1)"),
    ]);
    expect(await project.fix()).toEqual({ ...files, 'jobs.js': serving('GET /jobs') });
  });

  it('that a comment switches off in the file of routes leaves the requests there alone, and no others', async () => {
    const off = `/* eslint ${RULE}: off */\n`;
    const files = {
      'server.js': `${off}${serving('GET /users/getAll', 'GET /jobs/getAll')}fetch('/jobs/getAll');\n`,
      'client.js': "fetch('/users/getAll');\n",
    };
    const fixed = {
      'server.js': files['server.js'].replace('/users/getAll', '/users'),
      'client.js': "fetch('/users');\n",
    };
    expect(await new LintedProject(files).fix()).toEqual(fixed);
    expect(await new LintedProject(files).fixOneByOne(['client.js', 'server.js'])).toEqual(fixed);
  });

  it.each(['suggest', 'off'])('stays where fixes are set to %s', async (fix) => {
    const files = { 'server.js': LISTED, 'client.js': "fetch('/users/getAll');\n" };
    const project = new LintedProject(files, { settings: { fix } });
    expect(await project.reports()).toEqual([
      "server.js:3:17 no-verb-segment: Verb 'get' in the path of 'GET /users/getAll'. Use 'GET /users'.",
    ]);
    expect(await project.fix()).toEqual(files);
  });

  it('follows a server that was fixed before', async () => {
    const project = new LintedProject({
      'server.js': serving('GET /users', 'DELETE /users/:id'),
      'client.js': `${AXIOS}axios.get('/users/getAll');\naxios.post(\`/users/delete/\${id}\`);\naxios.get('/things/getAll');\n`,
    });
    expect(await project.reports()).toEqual([
      "client.js:2:12 request-matches-route: No route answers 'GET /users/getAll'. Use 'GET /users'.",
      "client.js:3:13 request-matches-route: No route answers 'POST /users/delete/${…}'. Use 'DELETE /users/${…}'.",
    ]);
    const { 'client.js': client } = await project.fix();
    expect(client).toBe(
      `${AXIOS}axios.get('/users');\naxios.delete(\`/users/\${id}\`);\naxios.get('/things/getAll');\n`,
    );
    expect(await project.reports()).toEqual([]);
  });

  it('may be sent from another service', async () => {
    const files = {
      'package.json': '{ "name": "shop", "workspaces": ["services/*"] }',
      'services/users/package.json': '{ "name": "users" }',
      'services/users/app.js': LISTED,
      'services/orders/package.json': '{ "name": "orders" }',
      'services/orders/app.js': express(
        `app.get('/orders', async (req, res) => res.json(await (await fetch(process.env.USERS + '/users/getAll')).json()));`,
        '',
      ),
    };
    const project = new LintedProject(files);
    const fixed = await project.fix();
    expect(fixed['services/users/app.js']).toBe(LISTED_AFTER);
    expect(fixed['services/orders/app.js']).toContain("fetch(process.env.USERS + '/users')");
    expect(await project.reports()).toEqual([]);
  });
});

describe('options of the rules on routes', () => {
  const RULES = plugin.configs.recommended.rules ?? {};

  it.each<
    [name: string, rules: Linter.RulesRecord, endpoint: string, becomes: string, client: string, follows: string]
  >([
    [
      'allow',
      { 'restful-routes/no-verb-segment': ['error', { allow: ['/internal/**'] }] },
      'GET /internal/getUsers',
      'GET /internal/getUsers',
      "fetch('/internal/getUsers');\n",
      "fetch('/internal/getUsers');\n",
    ],
    [
      'verbs',
      { 'restful-routes/no-verb-segment': ['error', { verbs: { obtain: 'read' } }] },
      'GET /obtainUsers',
      'GET /users',
      "fetch('/obtainUsers');\n",
      "fetch('/users');\n",
    ],
    [
      'update',
      { 'restful-routes/no-tunneled-method': ['error', { update: 'PATCH' }], 'restful-routes/no-verb-segment': 'off' },
      'POST /users/update/:id',
      'PATCH /users/:id',
      "fetch('/users/update/1', { method: 'POST' });\n",
      "fetch('/users/1', { method: 'PATCH' });\n",
    ],
  ])('hold for requests and comments too: %s', async (_name, rules, endpoint, becomes, client, follows) => {
    const files = { 'server.js': serving(endpoint), 'client.js': `${client}// ${endpoint}\n` };
    const fixed = { 'server.js': serving(becomes), 'client.js': `${follows}// ${becomes}\n` };
    expect(await new LintedProject(files, { rules: { ...RULES, ...rules } }).fix()).toEqual(fixed);
    expect(
      await new LintedProject(files, { rules: { ...RULES, ...rules } }).fixOneByOne(['client.js', 'server.js']),
    ).toEqual(fixed);
    expect(
      await new LintedProject(files, { rules: { ...RULES, ...rules } }).fixOneByOne(['server.js', 'client.js']),
    ).toEqual(fixed);
  });
});

describe('a URL behind an unknown base', () => {
  const CLIENT = `${AXIOS}const api = axios.create({ baseURL: process.env.API });\napi.get('/users/getAll');\n`;

  it('moves where all services that it may mean move', async () => {
    const project = new LintedProject({
      'users.js': serving('GET /api/users/getAll'),
      'admin.js': serving('GET /admin/users/getAll'),
      'client.js': CLIENT,
    });
    expect(await project.fix()).toEqual({
      'users.js': serving('GET /api/users'),
      'admin.js': serving('GET /admin/users'),
      'client.js': CLIENT.replace('/getAll', ''),
    });
    expect(await project.reports()).toEqual([]);
  });

  it('may mean several routes of one application', async () => {
    const files = {
      'app.js': serving('GET /api/users/getAll', 'GET /admin/users/getAll', 'GET /admin/users'),
      'client.js': CLIENT,
    };
    expect(await new LintedProject(files).fix()).toEqual(files);
  });

  it('stays where one of them stays, and holds the others', async () => {
    const files = {
      'users.js': serving('GET /api/users/getAll'),
      'admin.js': serving('GET /admin/users/getAll', 'GET /admin/users'),
      'client.js': CLIENT,
    };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual([
      "admin.js:3:23 no-verb-segment: Verb 'get' in the path of 'GET /admin/users/getAll'. Not rewritten: another route has or would get the same method and path ('GET /admin/users', line 4).",
      "users.js:3:21 no-verb-segment: Verb 'get' in the path of 'GET /api/users/getAll'. Not rewritten: a request that names it cannot be updated ('/users/getAll', client.js:3).",
    ]);
    expect(await project.fix()).toEqual(files);
  });
});

describe('a text of another file that names the address', () => {
  it.each<[string, string, string]>([
    [
      'public/index.html',
      '<script>\nload("/users/getAll?page=1");\n</script>\n',
      "'/users/getAll?page=1', public/index.html:2",
    ],
    ['openapi.yaml', 'paths:\n  /users/getAll:\n    get: {}\n', "'/users/getAll', openapi.yaml:2"],
    [
      'permissions.json',
      '[\n  { "route": "/users/getAll", "role": "owner" }\n]\n',
      "'/users/getAll', permissions.json:2",
    ],
    ['menu.js', "module.exports = [\n  { route: '/users/getAll', role: 'owner' },\n];\n", "'/users/getAll', menu.js:2"],
  ])('withholds the route and is named: %s', async (name, text, place) => {
    const files = { 'server.js': LISTED, [name]: text };
    const project = new LintedProject(files);
    expect(await project.reports()).toEqual(
      listedStays(`another text contains the old address and cannot be updated (${place})`),
    );
    expect(await project.fix()).toEqual(files);
  });

  it('withholds the route where a page links to it, which `fix` of the command moves along', async () => {
    const view = '<p>\n  <a href="/users/getAll">all</a>\n</p>\n';
    const project = new LintedProject({ 'server.js': LISTED, 'views/users.ejs': view });
    expect(await project.reports()).toEqual(
      listedStays(
        "a document or a page names it, which 'restful-routes fix' updates too ('/users/getAll', views/users.ejs:2)",
      ),
    );
  });

  it.each([
    ['README.md', '`GET /users/getAll` lists the users.\n'],
    ['CHANGELOG.md', '- `/users/getAll` is new\n'],
    ['node_modules/client/index.js', "fetch('/users/getAll', options);\n"],
    ['other.js', "// see '/users/getAll'\n"],
  ])('does not where only people read it, or where it is installed: %s', async (name, text) => {
    const project = new LintedProject({ 'server.js': LISTED, [name]: text });
    expect(await project.fix()).toEqual({ 'server.js': LISTED_AFTER, [name]: text });
  });

  it('does not where git ignores it', async () => {
    const view = '<a href="/users/getAll">all</a>\n';
    const project = new LintedProject({ 'server.js': LISTED, '.gitignore': 'build\n', 'build/users.html': view });
    expect((await project.fix())['server.js']).toBe(LISTED_AFTER);
  });

  it('does not where a page says it with another word that a statement may leave out', async () => {
    const view = '<a href="/users/{{#if id}}show/{{id}}{{/if}}">\n';
    const project = new LintedProject({ 'server.js': LISTED, 'views/users.hbs': view });
    expect((await project.fix())['server.js']).toBe(LISTED_AFTER);
  });

  it('does not in a view where only code counts', async () => {
    const view = '<a href="/users/getAll">all</a>\n';
    const project = new LintedProject(
      { 'server.js': LISTED, 'views/users.ejs': view },
      { settings: { accounting: 'code' } },
    );
    expect(await project.fix()).toEqual({ 'server.js': LISTED_AFTER, 'views/users.ejs': view });
  });

  it('still does in code where only code counts', async () => {
    const files = { 'server.js': LISTED, 'menu.js': "module.exports = [{ route: '/users/getAll' }];\n" };
    expect(await new LintedProject(files, { settings: { accounting: 'code' } }).fix()).toEqual(files);
  });
});

describe('the project', () => {
  const client = "fetch('/users/getAll', options);\n";

  it.each<[string, unknown]>([
    ['there is none', false],
    ['a pattern leaves the file out', { exclude: ['legacy/**'] }],
    ['no pattern takes the file in', { include: ['/*.js'] }],
  ])('does not know of other files where %s', async (_name, project) => {
    const linted = new LintedProject({ 'server.js': LISTED, 'legacy/client.js': client }, { settings: { project } });
    expect(await linted.fix('server.js')).toEqual({ 'server.js': LISTED_AFTER, 'legacy/client.js': client });
  });

  describe('that leaves the file of a route out', () => {
    const ignoring = { '.gitignore': 'routes\n', 'routes/users.js': LISTED };

    it('keeps the route that a request of another file names, which does not know of it', async () => {
      const files = { ...ignoring, 'client.js': "fetch('/users/getAll');\n" };
      const project = new LintedProject(files);
      expect(await project.reports()).toEqual([
        "routes/users.js:3:17 no-verb-segment: Verb 'get' in the path of 'GET /users/getAll'. Not rewritten: a request that names it may not be updated: ESLint may not lint its file, or not with this plugin and these options ('/users/getAll', client.js:1).",
      ]);
      expect(await project.fix()).toEqual(files);
    });

    it('moves a route that only its own file requests', async () => {
      const [own, moved] = ["fetch('/users/getAll');\n", "fetch('/users');\n"];
      const files = { ...ignoring, 'routes/users.js': LISTED + own };
      expect(await new LintedProject(files).fix()).toEqual({ ...files, 'routes/users.js': LISTED_AFTER + moved });
    });

    it('lets the requests of that file follow the routes of others', async () => {
      const files = { '.gitignore': 'pages\n', 'server.js': LISTED, 'pages/client.js': "fetch('/users/getAll');\n" };
      expect(await new LintedProject(files).fix()).toEqual({
        ...files,
        'server.js': LISTED_AFTER,
        'pages/client.js': "fetch('/users');\n",
      });
    });
  });

  it('may be a folder below', async () => {
    const menu = "module.exports = ['/users/getAll'];\n";
    const settings = { project: { root: 'api' } };
    const beside = { 'api/server.js': LISTED, 'web/menu.js': menu };
    expect(await new LintedProject(beside, { settings }).fix()).toEqual({ ...beside, 'api/server.js': LISTED_AFTER });
    const within = { 'api/server.js': LISTED, 'api/menu.js': menu };
    expect(await new LintedProject(within, { settings }).fix()).toEqual(within);
  });

  it('is all that ESLint runs over, where no work tree is around its packages', async () => {
    const packages = { 'server/package.json': '{ "name": "server" }', 'client/package.json': '{ "name": "client" }' };
    const files = {
      ...packages,
      'server/app.js': LISTED,
      'client/api.js': "fetch('/users/getAll');\n",
      'client/menu.js': '',
    };
    expect(await new LintedProject(files).fix()).toEqual({
      ...files,
      'server/app.js': LISTED_AFTER,
      'client/api.js': "fetch('/users');\n",
    });
    const named = { ...files, 'client/menu.js': "module.exports = ['/users/getAll'];\n" };
    expect(await new LintedProject(named).fix()).toEqual(named);
  });

  describe('of which ESLint runs over a part', () => {
    const files = {
      '.git/HEAD': '',
      'server/package.json': '{ "name": "server" }',
      'server/app.js': LISTED,
      'client/package.json': '{ "name": "client" }',
      'client/api.js': "fetch('/users/getAll');\n",
    };

    it('reports a route and the request beside the folder that it would leave behind', async () => {
      const server = new LintedProject(files, { runsIn: 'server' });
      expect(await server.reports()).toEqual([
        "server/app.js:3:17 no-verb-segment: Verb 'get' in the path of 'GET /users/getAll'. Not rewritten: a request that names it may not be updated: ESLint may not lint its file, or not with this plugin and these options ('/users/getAll', client/api.js:1).",
      ]);
      expect(await server.fix()).toEqual(files);
    });

    it('leaves the request alone where the route stands beside the folder', async () => {
      const client = new LintedProject(files, { runsIn: 'client' });
      expect(await client.reports()).toEqual([]);
      expect(await client.fix()).toEqual(files);
    });

    it('moves a route that nobody beside the folder requests', async () => {
      const alone = { ...files, 'client/api.js': "fetch('/orders/getAll');\n" };
      expect(await new LintedProject(alone, { runsIn: 'server' }).fix()).toEqual({
        ...alone,
        'server/app.js': LISTED_AFTER,
      });
    });

    it('fixes the request whose route has moved', async () => {
      const moved = { ...files, 'server/app.js': LISTED_AFTER };
      expect(await new LintedProject(moved, { runsIn: 'client' }).fix()).toEqual({
        ...moved,
        'client/api.js': "fetch('/users');\n",
      });
    });

    it.each<[what: string, configurations: Files, moves: boolean]>([
      ['the client has a configuration of its own', { 'client/eslint.config.js': 'export default [];' }, false],
      [
        'the server has a configuration of its own',
        {
          'eslint.config.mjs': 'export default [];',
          'server/eslint.config.ts': "import plugin from 'eslint-plugin-restful-routes';",
        },
        false,
      ],
      [
        'both run the plugin',
        {
          'eslint.config.mjs': "import plugin from 'eslint-plugin-restful-routes';",
          'client/eslint.config.js': "import plugin from 'eslint-plugin-restful-routes';",
        },
        true,
      ],
      ['one configuration is above them', { 'eslint.config.mjs': 'export default [];' }, true],
      [
        'it leaves the client out',
        {
          'eslint.config.mjs':
            "import plugin from 'eslint-plugin-restful-routes';\nexport default [{ ignores: ['client/'] }, plugin.configs.recommended];",
        },
        false,
      ],
      [
        'it gives the plugin to the server alone',
        {
          'eslint.config.mjs':
            "import plugin from 'eslint-plugin-restful-routes';\nexport default [{ files: ['server/**/*.js'], ...plugin.configs.recommended }];",
        },
        false,
      ],
      [
        'it leaves the requests of the client alone',
        {
          'eslint.config.mjs': `import plugin from 'eslint-plugin-restful-routes';\nexport default [plugin.configs.recommended, { files: ['client/**'], rules: { '${RULE}': 'off' } }];`,
        },
        false,
      ],
      [
        'it leaves others out',
        {
          'eslint.config.mjs':
            "import plugin from 'eslint-plugin-restful-routes';\nexport default [{ ignores: ['dist/', 'public/**'] }, plugin.configs.recommended];",
        },
        true,
      ],
      ['a third one has a configuration', { 'admin/eslint.config.js': 'export default [];' }, true],
    ])('looks at the configurations of its folders: %s', async (_what, configurations, moves) => {
      const all = { ...files, ...configurations };
      const moved = { ...all, 'server/app.js': LISTED_AFTER, 'client/api.js': "fetch('/users');\n" };
      expect(await new LintedProject(all).fix()).toEqual(moves ? moved : all);
    });

    it.each<[what: string, request: string, configuration: string | null, moves: boolean]>([
      [
        'a word that is reserved in modules',
        "const static = require('serve-static');\nfetch('/users/getAll');\n",
        null,
        false,
      ],
      ['with', "with (window) fetch('/users/getAll');\n", null, false],
      ['an octal number', "const mode = 010;\nfetch('/users/getAll');\n", '', false],
      ['return at the top', "if (!window) return;\nfetch('/users/getAll');\n", '', false],
      ['types of Flow', "const list = (id: string) => fetch('/users/getAll');\n", null, false],
      [
        'a script under a configuration of scripts',
        "with (window) fetch('/users/getAll');\n",
        "export default [{ files: ['public/*.js'], languageOptions: { sourceType: 'script' } }];",
        true,
      ],
      [
        'CommonJS under a configuration of it',
        "if (!window) return;\nfetch('/users/getAll');\n",
        'export default [{ files: [\'**/*.js\'], languageOptions: { sourceType: "commonjs" } }];',
        true,
      ],
      [
        'a script under another parser',
        "with (window) fetch('/users/getAll');\n",
        "import parser from '@babel/eslint-parser';",
        true,
      ],
      [
        'JSX without a configuration to be seen',
        "export const list = <a onClick={() => fetch('/users/getAll')} />;\n",
        null,
        true,
      ],
      [
        'JSX under a configuration that says nothing of it',
        "export const list = <a onClick={() => fetch('/users/getAll')} />;\n",
        'export default [];',
        false,
      ],
      [
        'JSX under one that does',
        "export const list = <a onClick={() => fetch('/users/getAll')} />;\n",
        'export default [{ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }];',
        true,
      ],
      ['a plain module', "export const list = () => fetch('/users/getAll');\n", '', true],
    ])('asks whether ESLint parses the file of a request: %s', async (_what, request, configuration, moves) => {
      const all = {
        'server.cjs': LISTED,
        'public/client.js': request,
        ...(configuration !== null && { 'eslint.config.mjs': configuration }),
      };
      const fixed = await new LintedProject(all).fix('server.cjs');
      expect(fixed).toEqual(moves ? { ...all, 'server.cjs': LISTED_AFTER } : all);
    });

    it('answers alike for both files, whatever the one was parsed as that is linted', async () => {
      const all = { 'server.js': LISTED, 'client.js': "const package = 1;\nfetch('/users/getAll');\n" };
      expect(await new LintedProject(all).fix()).toEqual(all);
      const told = { ...all, 'eslint.config.mjs': "export default [{ languageOptions: { sourceType: 'commonjs' } }];" };
      expect(await new LintedProject(told).fix()).toEqual({
        ...told,
        'server.js': LISTED_AFTER,
        'client.js': "const package = 1;\nfetch('/users');\n",
      });
    });

    it('leaves the requests and comments alone whose routes ESLint does not parse', async () => {
      const all = {
        'server.js': `const static = 1;\n${LISTED}`,
        'client.mjs': "// GET /users/getAll\nfetch('/users/getAll');\n",
      };
      const project = new LintedProject(all);
      expect(await project.fix('client.mjs')).toEqual(all);
      expect(await project.reports()).not.toContainEqual(expect.stringContaining('client.mjs'));
    });

    it('takes all of it for linted where the settings name its root', async () => {
      const settings = { project: { root: '..' } };
      expect(await new LintedProject(files, { runsIn: 'server', settings }).fix()).toEqual({
        ...files,
        'server/app.js': LISTED_AFTER,
      });
      expect(await new LintedProject(files, { runsIn: 'client', settings }).fix()).toEqual({
        ...files,
        'client/api.js': "fetch('/users');\n",
      });
    });
  });

  it('does not hold a text that is no file', async () => {
    const project = new LintedProject({ 'server.js': LISTED, 'client.js': client });
    expect(await project.fixText('other.js', LISTED)).toBe(LISTED_AFTER);
  });

  it('survives files that cannot be parsed', async () => {
    const files = { 'server.js': LISTED, 'broken.ts': "fetch('/users/getAll' ;;; {{{\n", 'binary.js': '\0\0\0' };
    expect((await new LintedProject(files).fix('server.js'))['server.js']).toMatch(/\/users(?:\/getAll)?'/);
  });
});

describe('an unsaved text', () => {
  const SAVED = { 'server.js': LISTED, 'client.js': '' };

  it('goes before what the file holds: a caller', async () => {
    const project = new LintedProject(SAVED);
    const [report, ...more] = await project.reportsOn('client.js', "\nfetch('/users/getAll');\n");
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      line: 2,
      column: 8,
      endLine: 2,
      endColumn: 21,
      message: "'GET /users/getAll' becomes 'GET /users', as its route does.",
    });
    expect(report?.fix).toEqual({ range: [14, 21], text: '' });
    expect(await project.reportsOn('client.js', '')).toEqual([]);
  });

  it('goes before what the file holds: a route', async () => {
    const project = new LintedProject({ 'server.js': LISTED, 'client.js': "fetch('/users/getAll', options);\n" });
    const withheld = { message: "Verb 'get' in the path of 'GET /users/fetchAll'. Use 'GET /users'." };
    expect(await project.reportsOn('server.js', serving('GET /users/getAll'))).toMatchObject([
      { message: expect.stringContaining('Not rewritten') as string },
    ]);
    expect(await project.reportsOn('server.js', serving('GET /users/fetchAll'))).toMatchObject([
      { ...withheld, message: withheld.message.replace("'get'", "'fetch'") },
    ]);
  });

  it('of a view stays as long as nobody reads its requests', async () => {
    const project = new LintedProject({ 'server.js': LISTED, 'List.vue': "fetch('/users/getAll');\n" });
    expect(await project.reports()).toEqual(
      listedStays("another text contains the old address and cannot be updated ('/users/getAll', List.vue:1)"),
    );
    expect(await project.reportsOn('List.vue', "fetch('/users/getAll');\n\n")).toEqual([]);
  });

  it('is told of what another file has become', async () => {
    const project = new LintedProject(SAVED);
    const text = "fetch('/users/getAll');\n";
    expect(await project.fixText('client.js', text)).toBe("fetch('/users');\n");
    project.write('server.js', serving('GET /users/getAll', 'GET /users'));
    expect(await project.fixText('client.js', text)).toBe(text);
    project.write('server.js', LISTED_AFTER);
    expect(await project.reportsOn('client.js', text)).toMatchObject([
      { message: "No route answers 'GET /users/getAll'. Use 'GET /users'." },
    ]);
  });
});
